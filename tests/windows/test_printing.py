"""Printing cards from the console, by keyboard, between games."""

import re
from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtCore import QTimer
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from desktop.console.print_form import PrintForm
from desktop.game.cards.codes import print_number
from desktop.game.cards.listed import ListedCard
from desktop.game.cards.series import Series
from desktop.game.programme import ListSeries, RegisterSeries
from tests.windows.operator import Operator


def form_of(operator: Operator) -> PrintForm:
    """The form, opened by its key."""
    operator.press("Ctrl+Shift+P")
    form = operator.dialog()
    assert isinstance(form, PrintForm)
    return form


def saving_to(monkeypatch: pytest.MonkeyPatch, path: Path) -> list[str]:
    """The operator chooses a file; the names that are offered."""
    offered: list[str] = []

    def choose(parent: object, title: str, name: str, kind: str) -> tuple[str, str]:
        offered.append(Path(name).name)
        return str(path), kind

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    return offered


def back_up(operator: Operator, series: int = 1) -> None:
    """A backup was made some day."""
    operator.evenings.series.note_backup(series, "2026-12-01T20:00:00.000Z", "00" * 32)


def close(operator: Operator) -> None:
    operator.press("Escape")
    operator.wait(lambda: QApplication.activeModalWidget() is None)


def test_a_range_is_printed_into_a_file(operator: Operator, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """From, to, a price and Enter: a PDF of the series that the evening plays with, and a sentence."""
    operator.begin_evening(in_play="sold")
    back_up(operator)
    offered = saving_to(monkeypatch, tmp_path / "natale")
    form = form_of(operator)
    assert (form.first.text(), form.last.text()) == ("1", "600")
    form.first.set_value(7)
    form.last.set_value(13)
    form.price.setFocus()
    operator.type("2,50")
    operator.press("Return")
    operator.wait(lambda: "7 cards in" in form.told.text())
    assert offered == ["Series 1, cards 7-13.pdf"]
    document = pypdfium2.PdfDocument(tmp_path / "natale.pdf")
    text = document[0].get_textpage().get_text_bounded()
    commitment = operator.snapshot.series[0].commitment
    assert len(document) == 2
    assert print_number(7) in text and "2.50" in text
    assert commitment in text.replace(" ", "")
    close(operator)


def test_a_print_is_stopped(operator: Operator, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """Esc while it goes on stops it and tells that no file is there; Esc again closes the form."""
    operator.begin_evening(in_play="sold", strips=20_000)
    back_up(operator)
    saving_to(monkeypatch, tmp_path / "cards.pdf")
    form = form_of(operator)
    form.to_pdf.click()
    operator.wait(lambda: form.progress.value() > 0)
    assert not form.to_pdf.isEnabled()
    operator.press("Escape")
    operator.wait(lambda: form.told.text() == "Stopped. No file was written.")
    assert not list(tmp_path.glob("cards.pdf*"))
    close(operator)


def test_the_program_ends_in_the_middle_of_a_print(
    operator: Operator, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    """Nothing is left: no thread, no file."""
    operator.begin_evening(in_play="sold", strips=20_000)
    back_up(operator)
    saving_to(monkeypatch, tmp_path / "cards.pdf")
    form = form_of(operator)
    form.to_pdf.click()
    operator.wait(lambda: form.progress.value() > 0)
    operator.leave()
    assert not list(tmp_path.glob("cards.pdf*"))


def test_a_printer_is_asked_for_in_the_systems_own_way(operator: Operator):
    """The system's dialog over the form; Esc leaves everything as it was."""
    operator.begin_evening(in_play="sold")
    back_up(operator)
    form = form_of(operator)
    seen: list[QWidget | None] = []

    def leave() -> None:
        seen.append(QApplication.activeModalWidget())
        operator.press("Escape")

    QTimer.singleShot(0, leave)
    form.to_printer.click()
    assert isinstance(seen[0], QPrintDialog)
    assert operator.dialog() is form
    assert form.to_printer.isEnabled()
    close(operator)


@pytest.mark.parametrize(("first", "last"), [("1", "601"), ("8", "7"), ("", "7")])
def test_a_range_that_is_none_is_told(operator: Operator, first: str, last: str):
    """Which cards there are; nothing is printed."""
    operator.begin_evening(in_play="sold")
    form = form_of(operator)
    form.first.setText(first)
    form.last.setText(last)
    form.to_pdf.click()
    assert "from 1 to 600" in form.told.text()
    close(operator)


def test_cards_of_another_secret_are_not_printed(operator: Operator, monkeypatch: pytest.MonkeyPatch):
    """Where this computer has another secret for the series, or none: they would win nothing."""
    operator.begin_evening(in_play="sold")
    offered = saving_to(monkeypatch, operator.places.evenings / "cards.pdf")
    file = operator.places.series / "series-1.secret"
    form = form_of(operator)
    for content, said in (
        (bytes(64).hex(), "is not the one"),
        ("no secret", "is damaged"),
        ("", "is not on this PC"),
    ):
        file.write_text(content) if content else file.unlink()
        form.to_pdf.click()
        assert said in form.told.text()
    assert not file.exists() and not offered
    close(operator)


def test_a_wrong_picture_is_told(operator: Operator, tmp_path: Path):
    """A logo that is none; taken away again, the print can begin."""
    operator.begin_evening(in_play="sold")
    back_up(operator)
    (tmp_path / "logo.png").write_text("no picture")
    form = form_of(operator)
    form.logo.take(str(tmp_path / "logo.png"))
    form.to_pdf.click()
    assert "is not a picture" in form.told.text()
    form.logo.remove.click()
    assert form.logo.path == ""
    close(operator)


def test_a_series_is_backed_up_before_it_is_printed(operator: Operator, monkeypatch: pytest.MonkeyPatch):
    """Without a backup the form says how to make one, and no file is asked for."""
    operator.begin_evening(in_play="sold")
    offered = saving_to(monkeypatch, operator.places.evenings / "cards.pdf")
    form = form_of(operator)
    form.to_pdf.click()
    assert "no backup" in form.told.text() and "Ctrl+B" in form.told.text()
    assert not offered
    close(operator)


def test_nothing_is_printed_during_a_game(operator: Operator):
    """The key tells when cards are printed; so it does in an evening without a series."""
    operator.begin()
    operator.press("Ctrl+Shift+P")
    assert "between games" in operator.notice


def test_an_evening_without_a_series_has_nothing_to_print(operator: Operator):
    """The key tells why; there is no button."""
    operator.begin_evening(in_play="others")
    operator.press("Ctrl+Shift+P")
    assert "no series" in operator.notice
    assert not operator.console.play.between.print_cards.isVisible()


def test_every_kind_of_the_halls_series_is_printed(
    operator: Operator, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    """A series for 75 balls has its own cards, though its secret would make others too; cards of another maker
    are not offered.
    """
    operator.begin_evening(in_play="others")
    listed = (ListedCard("00123", Series(1, 1, bytes(64)).card(1).rows),)
    for command in (RegisterSeries(series=75, strips=1, kind="75"), ListSeries(series=8, cards=listed)):
        with operator.qtbot.waitSignal(operator.evenings.published):
            operator.evenings.post(command)
    back_up(operator, 75)
    saving_to(monkeypatch, tmp_path / "cards.pdf")
    form = form_of(operator)
    assert [form.series.itemText(place) for place in range(form.series.count())] == ["75"]
    form.to_pdf.click()
    operator.wait(lambda: "6 cards in" in form.told.text())
    series = Series(75, 1, operator.evenings.series.secret(75), "75")
    words = pypdfium2.PdfDocument(tmp_path / "cards.pdf")[0].get_textpage().get_text_bounded().split()
    printed = sorted(word for word in words if re.fullmatch("[0-9]{1,2}", word) and word != "75")
    cards = (str(number) for card in range(1, 7) for number in series.card(card).numbers)
    assert printed == sorted(number for number in cards if number != "75")
    close(operator)


def test_the_form_offers_what_the_evening_knows(operator: Operator):
    """Its hall and its language; the paper of its country; the tint only where there is a colour."""
    operator.begin_evening(in_play="sold", currency="USD")
    form = form_of(operator)
    assert (form.language.currentData(), form.paper.currentData()) == ("en", "letter")
    assert not form.tinted.isEnabled()
    form.colour.setCurrentIndex(form.colour.findData("pink"))
    assert form.tinted.isEnabled()
    close(operator)


def test_the_secret_is_never_shown_or_logged(
    operator: Operator, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    """Neither in the form nor in the log nor in the PDF."""
    operator.begin_evening(in_play="sold")
    back_up(operator)
    saving_to(monkeypatch, tmp_path / "cards.pdf")
    form = form_of(operator)
    form.to_pdf.click()
    operator.wait(lambda: "600 cards in" in form.told.text())
    secret = operator.evenings.series.secret(1)
    series = Series(1, 100, secret)
    text = "".join(
        page.get_textpage().get_text_bounded() for page in pypdfium2.PdfDocument(tmp_path / "cards.pdf")
    )
    for hidden in (secret.hex(), series.tag_key.hex(), series.strip_key.hex()):
        assert hidden not in caplog.text + form.told.text() + text.replace(" ", "")
    close(operator)
