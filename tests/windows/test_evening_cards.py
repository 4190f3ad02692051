"""Which cards a new evening is played with: ours, of the kind that fits, or another maker's from a file."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from desktop.game.programme import RegisterSeries
from tests.hall import SERIES
from tests.windows.operator import Operator


def choose(operator: Operator, field: str, value: str) -> None:
    """Choose in a list of the form."""
    page = operator.console.new_evening
    box = {"scheme": page.scheme, "in_play": page.cards.in_play}[field]
    box.setCurrentIndex(box.findData(value))


def file_of(folder: Path, numbers: range, *, alone: bool = False) -> Path:
    """A file of cards, with rows or with their numbers alone."""
    path = folder / "cards.csv"
    lines = [
        ";".join([f"0{n}", *(str(c or "") for row in SERIES.card(n).rows for c in row if c or not alone)])
        for n in numbers
    ]
    path.write_text("\n".join(lines) + "\n")
    return path


@pytest.fixture
def pick(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], None]:
    """The file that the operator will pick in the dialog."""

    def will_pick(path: Path) -> None:
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))

    return will_pick


def test_an_evening_is_played_with_cards_from_a_file(
    operator: Operator, tmp_path: Path, pick: Callable[[Path], None]
):
    """All of them are in play, and are claimed by what is printed on them."""
    pick(file_of(tmp_path, range(1, 31)))
    page = operator.console.new_evening
    operator.console.start.tonight.emit()
    choose(operator, "in_play", "listed")
    page.start.click()
    assert operator.notice == "Choose the file with the cards first."
    page.cards.file.click()
    assert page.cards.file.text() == "cards.csv: 30 cards"
    page.start.click()
    operator.wait(lambda: operator.snapshot.series != () and operator.snapshot.series[0].in_play == 30)
    assert operator.snapshot.series[0].listed


def test_what_is_wrong_in_a_file_is_told_with_its_line(
    operator: Operator, tmp_path: Path, pick: Callable[[Path], None]
):
    """And the cards are not taken."""
    path = file_of(tmp_path, range(1, 3))
    path.write_text(path.read_text().replace("02;", "02;abc", 1))
    pick(path)
    operator.console.start.tonight.emit()
    choose(operator, "in_play", "listed")
    operator.console.new_evening.cards.file.click()
    assert operator.notice == "1 fault in cards.csv: Line 2, card 02: “abc” is not a number."
    operator.console.new_evening.start.click()
    assert operator.notice == "Choose the file with the cards first."


def test_cards_without_rows_are_no_use_for_prizes_along_rows(
    operator: Operator, tmp_path: Path, pick: Callable[[Path], None]
):
    """The form says so, and begins nothing."""
    pick(file_of(tmp_path, range(1, 31), alone=True))
    operator.console.start.tonight.emit()
    choose(operator, "in_play", "listed")
    operator.console.new_evening.cards.file.click()
    operator.console.new_evening.start.click()
    assert operator.notice.startswith("Ambo goes by rows")
    assert operator.console.pages.currentWidget() is operator.console.new_evening


def kind_in(operator: Operator) -> str:
    commands = operator.console.new_evening.commands()
    return next(command.kind for command in commands if isinstance(command, RegisterSeries))


def test_a_new_series_has_the_kind_of_cards_that_the_scheme_is_played_with(operator: Operator):
    """Portugal's without full columns, five by five for 75 balls."""
    operator.console.start.tonight.emit()
    kinds = {}
    for scheme in ("italy", "portugal", "bingo75"):
        choose(operator, "scheme", scheme)
        kinds[scheme] = kind_in(operator)
    assert kinds == {"italy": "90", "portugal": "90-no-full", "bingo75": "75"}


def test_a_series_keeps_the_kind_that_it_was_taken_as(operator: Operator):
    """And its size: its cards are printed; another scheme does not change them, and one of other balls refuses them."""
    operator.console.start.tonight.emit()
    store = operator.evenings.series
    store.secret(1)
    store.note_size(1, 5, store.note(1).commitment, "90")
    operator.console.new_evening.focus_first()
    assert operator.console.new_evening.cards.strips.value() == 5
    choose(operator, "scheme", "portugal")
    assert kind_in(operator) == "90"
    choose(operator, "scheme", "bingo75")
    operator.console.new_evening.start.click()
    assert operator.notice == "These cards are made for 90 balls, not for 75."


def test_cards_from_a_file_can_wait_for_their_sale(
    operator: Operator, tmp_path: Path, pick: Callable[[Path], None]
):
    """Sold by sellers like our own: at the beginning none of them is in play."""
    pick(file_of(tmp_path, range(1, 31)))
    page = operator.console.new_evening
    operator.console.start.tonight.emit()
    choose(operator, "in_play", "listed_sold")
    page.cards.file.click()
    page.start.click()
    operator.wait(lambda: operator.snapshot.series != () and len(operator.snapshot.programme) == 3)
    assert operator.snapshot.series[0].in_play == 0
