"""Prints as a whole: exactly as many cards as asked, whole files or none, in the background."""

import errno
import os
import threading
from pathlib import Path
from typing import get_args

import pypdfium2
import pytest
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrinter
from pytestqt.qtbot import QtBot

from desktop.game.cards.codes import print_number
from desktop.game.cards.listed import ListedCard, ListedSeries, listed_text
from desktop.game.cards.series import Kind, Series
from desktop.printing.background import Background
from desktop.printing.cards import cards_of
from desktop.printing.failure import PrintFailed, Stopped, disk_failed
from desktop.printing.imprint import Imprint
from desktop.printing.job import Watch
from desktop.printing.logo import load_logo
from desktop.printing.pdf import write_pdf
from desktop.printing.printer import print_on, printer_for
from desktop.printing.rules import load_rules
from desktop.printing.series_job import series_job
from desktop.scenes.fonts import load_fonts
from tests.printing.paper import SERIES, Paper, job_of


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_fonts()


@pytest.mark.parametrize(
    ("per_page", "count", "pages"),
    [(6, 1, 1), (6, 6, 1), (6, 7, 2), (6, 600, 100), (3, 7, 3), (2, 7, 4), (1, 7, 7)],
)
def test_exactly_as_many_cards_as_asked(tmp_path: Path, per_page: int, count: int, pages: int):
    """No card is missing, none is there twice, none is there that was not asked for."""
    paper = Paper(tmp_path / "cards.pdf", job_of(1, count, per_page=per_page))
    assert paper.pages == pages
    printed = [
        number
        for page in range(pages)
        for place in paper.sheet.places
        if (number := paper.text(page, place.head.number).removeprefix("Series 17 No. "))
    ]
    assert [number.split()[-1] for number in printed] == [print_number(card) for card in range(1, count + 1)]


def test_a_strip_stays_together(tmp_path: Path):
    """A print that begins in the middle of a strip leaves the places of the cards before it empty."""
    paper = Paper(tmp_path / "cards.pdf", job_of(4, 13))
    heads = [
        [paper.text(page, place.head.number).split()[-1:] for place in paper.sheet.places]
        for page in range(paper.pages)
    ]
    numbers = [[print_number(card)] for card in range(4, 14)]
    assert heads == [[[], [], [], *numbers[:3]], numbers[3:9], [numbers[9], [], [], [], [], []]]


@pytest.mark.parametrize("kind", get_args(Kind))
def test_cards_are_those_of_the_series(kind: Kind):
    """Made by the thousand, they are the same as one by one, of every kind."""
    series = Series(17, 1000, SERIES.secret, kind)
    cards = list(cards_of(series, 4, 3010))
    assert [card.card for card in cards[:9]] == [series.card(number) for number in range(4, 13)]
    assert [card.card for card in cards[-12:]] == [series.card(number) for number in range(2999, 3011)]
    assert [card.number for card in cards] == [print_number(number) for number in range(4, 3011)]
    assert cards[1230][1:] == ("1234-0", "04801-KCEKP-JG1QE")


def test_a_range_beyond_the_series_is_refused():
    """Before anything is printed."""
    for first, last in ((1, 6001), (0, 5), (7, 6)):
        with pytest.raises(ValueError, match="no cards"):
            cards_of(SERIES, first, last)


def test_cards_of_another_maker_have_their_own_numbers(tmp_path: Path):
    """The serial that was given, no code; where only their numbers are known they cannot be drawn."""
    given = [ListedCard(f"{number:05}", SERIES.card(number).rows) for number in (1, 2)]
    series = ListedSeries(8, listed_text(given))
    paper = Paper(tmp_path / "cards.pdf", series_job(series, 1, 2, Imprint(), per_page=2))
    for number, place in enumerate(paper.sheet.places):
        assert paper.numbers(0, number) == [list(row) for row in given[number].rows]
        head = paper.text(0, place.head.number)
        assert f"No. 0000{number + 1}" in head and "Series 8" in head
    assert paper.codes(0, 200) == []
    numbers = tuple(sorted(SERIES.card(1).numbers))
    with pytest.raises(PrintFailed) as failed:
        cards_of(ListedSeries(8, listed_text([ListedCard("1", (numbers,))])), 1, 1)
    assert failed.value.code == "rows_unknown"


def test_a_print_takes_the_place_of_the_one_before(tmp_path: Path):
    """Whole, with nothing left beside it."""
    path = tmp_path / "cards.pdf"
    path.write_text("what was there")
    assert Paper(path, job_of()).pages == 1
    assert list(tmp_path.iterdir()) == [path]


def test_a_stopped_print_leaves_what_was_there(tmp_path: Path):
    """Stopped after the first page: no half file, and the old one as it was."""
    path = tmp_path / "cards.pdf"
    path.write_text("what was there")
    told: list[int] = []
    with pytest.raises(Stopped):
        write_pdf(path, job_of(1, 600), Watch(told.append, lambda: bool(told)))
    assert told == [6]
    assert list(tmp_path.iterdir()) == [path]
    assert path.read_text() == "what was there"


def test_progress_counts_cards(tmp_path: Path):
    """After each sheet, up to all of them."""
    told: list[int] = []
    write_pdf(tmp_path / "cards.pdf", job_of(4, 17), Watch(told.append))
    assert told == [3, 9, 14]


def test_a_folder_that_is_not_there_is_told(tmp_path: Path):
    """With the file's name and the reason."""
    with pytest.raises(PrintFailed) as failed:
        write_pdf(tmp_path / "none" / "cards.pdf", job_of())
    assert failed.value.code == "print_not_written"
    assert "No such file" in str(failed.value.params["why"])


def test_what_is_no_file_is_never_replaced(tmp_path: Path):
    """A folder of that name, a pipe, a device."""
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "pipe"):
        with pytest.raises(PrintFailed) as failed:
            write_pdf(path, job_of())
        assert failed.value.code == "print_no_file"


def test_a_full_disk_has_its_own_sentence():
    """Making room helps; for everything else the system's reason is told."""
    assert disk_failed(OSError(errno.ENOSPC, "full"), "x").code == "print_disk_full"
    assert disk_failed(OSError(errno.EIO, "input/output"), "x").params["why"] == "input/output"


def test_a_print_in_the_background_tells_how_it_goes(qtbot: QtBot, tmp_path: Path):
    """Progress and end arrive on the windows' thread; the thread is gone then."""
    background, path = Background(), tmp_path / "cards.pdf"
    told: list[tuple[int, threading.Thread]] = []
    background.progressed.connect(lambda done: told.append((done, threading.current_thread())))
    with qtbot.waitSignal(background.ended) as ended:
        background.start(lambda watch: write_pdf(path, job_of(1, 18), watch))
        assert background.busy
    assert ended.args == [None]
    assert told == [(done, threading.main_thread()) for done in (6, 12, 18)]
    assert not background.busy
    assert path.exists()


def test_a_print_in_the_background_is_stopped(qtbot: QtBot, tmp_path: Path):
    """No file; and the next print goes through."""
    background = Background()
    background.progressed.connect(background.cancel)
    with qtbot.waitSignal(background.ended) as ended:
        background.start(lambda watch: write_pdf(tmp_path / "a.pdf", job_of(1, 6000), watch))
    assert ended.args and isinstance(ended.args[0], Stopped)
    assert not list(tmp_path.iterdir())
    with qtbot.waitSignal(background.ended) as ended:
        background.start(lambda watch: write_pdf(tmp_path / "a.pdf", job_of(1, 6), watch))
    assert ended.args == [None]


def test_closing_waits_for_the_thread(tmp_path: Path, qapp: object):
    """The program ends in the middle of a print: the thread is gone, and so is the half file."""
    background = Background()
    background.start(lambda watch: write_pdf(tmp_path / "a.pdf", job_of(1, 6000), watch))
    background.close()
    assert not list(tmp_path.iterdir())


def test_a_mistake_in_the_background_is_told(qtbot: QtBot, caplog: pytest.LogCaptureFixture):
    """As a failure of the print; the log has more."""

    def mistake(watch: Watch) -> None:
        raise KeyError("x")

    background = Background()
    with qtbot.waitSignal(background.ended) as ended:
        background.start(mistake)
    assert ended.args and ended.args[0].code == "print_mistake"
    assert "a print failed" in caplog.text


def test_cards_go_to_a_printer(tmp_path: Path):
    """A printer that prints into a file gets the same pages, turned and duplex as the layout wants."""
    job = job_of(1, 2, per_page=1, rules="Pay first.")
    printer = printer_for(job)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    print_on(printer, job, Watch())
    pages = pypdfium2.PdfDocument(tmp_path / "printed.pdf")
    assert len(pages) == 4
    width, height = pages[0].get_size()
    assert width > height
    assert "Series 17" in pages[0].get_textpage().get_text_bounded()


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_does_not_take_the_cards_is_told(tmp_path: Path):
    """And not waited for."""
    job = job_of()
    printer = printer_for(job)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "none" / "printed.pdf"))
    with pytest.raises(PrintFailed) as failed:
        print_on(printer, job, Watch())
    assert failed.value.code == "printer_failed"


def test_a_logo_is_any_picture_and_not_too_large(tmp_path: Path):
    """A photograph is made smaller; what is no picture is told."""
    image = QImage(3000, 1000, QImage.Format.Format_RGB32)
    image.fill(0)
    image.save(str(tmp_path / "logo.png"))
    loaded = load_logo(tmp_path / "logo.png")
    assert (loaded.width(), loaded.height()) == (700, 233)
    (tmp_path / "text.png").write_text("no picture")
    for name in ("text.png", "none.png"):
        with pytest.raises(PrintFailed) as failed:
            load_logo(tmp_path / name)
        assert failed.value.code == "bad_logo"


@pytest.mark.parametrize(
    ("content", "read"),
    [(b"\xef\xbb\xbfOne\r\nTwo  words\r\n", "One\nTwo words"), (b"\xff\xfe", None), (b"x" * 20_001, None)],
)
def test_rules_are_a_text(tmp_path: Path, content: bytes, read: str | None):
    """In UTF-8, as Windows writes it too; anything else is told."""
    path = tmp_path / "rules.txt"
    path.write_bytes(content)
    if read is None:
        with pytest.raises(PrintFailed):
            load_rules(path)
    else:
        assert load_rules(path) == read
