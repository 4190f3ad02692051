"""Before, between and after games, by keyboard alone: sales, the hall's words, another game, and leaving."""

import time

import pytest
from PySide6.QtCore import QDate, QLocale
from PySide6.QtWidgets import QApplication, QLabel

from desktop.console.widgets import NumberField
from tests.windows.conftest import MakeOperator
from tests.windows.operator import PATIENCE_MS, Operator


def enter(operator: Operator) -> None:
    """Press Enter, and wait until what it does is done."""
    with operator.qtbot.waitSignal(operator.evenings.published, timeout=PATIENCE_MS):
        operator.press("Return")


def close_sales(operator: Operator) -> None:
    """Close or reopen sales with the button between games."""
    operator.console.play.between.close_sales.setFocus()
    enter(operator)


def test_the_halls_words_are_typed_with_their_spaces(operator: Operator):
    """Once sales are closed Ctrl+S goes to the words; Space is a letter there, Enter takes them."""
    operator.begin_evening(source="provable")
    close_sales(operator)
    operator.press("Ctrl+S")
    operator.type("blu notte")
    enter(operator)
    assert operator.board.view.words == "blu notte"


def test_the_operator_reads_the_whole_commitment(operator: Operator):
    """All 64 digits in groups, for the operator; the hall has the first of them."""
    operator.begin_evening(source="provable")
    game = operator.snapshot.hall.game
    assert game
    said = operator.console.play.between.words_form.commitment.text()
    assert game.commitment in said.replace(" ", "")
    assert game.commitment[:4] + " " + game.commitment[4:8] in said


def test_a_game_without_cards_asks_before_it_starts(operator: Operator):
    """F8 with nothing sold: Enter alone goes back, and the game can still be started."""
    operator.begin_evening(in_play="sold", source="balls")
    operator.press("F8")
    operator.dialog()
    operator.press("Return")
    operator.wait(lambda: QApplication.activeModalWidget() is None)
    assert operator.snapshot.next_action == "start_game"
    operator.press("F8")
    operator.accept()
    assert operator.snapshot.next_action == "await_ball"


def test_just_the_board_plays_another_game(operator: Operator):
    """One game closed, Ctrl+G, F8: an empty board, and numbers come out again."""
    operator.begin()
    operator.do("next")
    operator.press("F9")
    operator.accept()
    operator.do("another_game")
    operator.do("start_game")
    assert operator.board.view.called == ()
    operator.do("next")
    assert len(operator.numbers) == 1
    assert [row.state for row in operator.snapshot.programme] == ["played", "playing"]


def test_another_game_has_the_prizes_of_the_last(operator: Operator):
    """Cards are sold, so a provable game is followed by a live one, which is asked first."""
    operator.begin_evening(games=1, source="provable")
    operator.do("start_game")
    prizes = [prize.id for prize in operator.snapshot.prizes]
    operator.press("F9")
    operator.accept()
    operator.press("Ctrl+G")
    operator.accept()
    operator.do("start_game")
    assert [prize.id for prize in operator.snapshot.prizes] == prizes
    assert operator.snapshot.source == "live"


def test_three_quick_presses_begin_one_evening(operator: Operator):
    """Space three times on the first choice: one file."""
    operator.console.start.program.setFocus()
    with operator.qtbot.waitSignals([operator.evenings.published] * 3, timeout=PATIENCE_MS):
        for _ in range(3):
            operator.hit("Space")
    operator.do("next")
    assert len(list(operator.places.evenings.glob("*.tabellone"))) == 1


def test_leaving_asks_and_clears_what_was_said(operator: Operator):
    """Ctrl+Q: Enter alone stays; left, the first screen has no notice of the evening before."""
    operator.begin_with_balls()
    operator.type("1-3")
    operator.press("Return")
    assert operator.notice
    operator.press("Ctrl+Q")
    operator.dialog()
    operator.press("Return")
    operator.wait(lambda: QApplication.activeModalWidget() is None)
    assert operator.console.listening
    operator.press("Ctrl+Q")
    operator.accept(waiting=False)
    operator.wait(lambda: not operator.console.listening)
    assert operator.notice == ""


def test_the_board_speaks_the_operators_language_without_an_evening(operator: Operator):
    """Nothing is open: the welcome is in the language of the console."""
    assert operator.board.view.language == "en"
    operator.begin()
    operator.press("Ctrl+Q")
    operator.accept(waiting=False)
    operator.wait(lambda: not operator.console.listening)
    assert operator.board.view.language == "en"


def test_the_evening_that_is_offered_again_has_its_day(make_operator: MakeOperator):
    """Which evening would be resumed is told by its name and its date."""
    before = make_operator()
    before.begin()
    before.leave()
    after = make_operator()
    today = time.localtime()
    day = QDate(today.tm_year, today.tm_mon, today.tm_mday)
    shown = after.console.start.resume_button.hint
    assert shown.startswith("tabellone · ")
    assert QLocale("en").toString(day, QLocale.FormatType.LongFormat) in shown


def test_enter_goes_on_from_a_list_of_choices_in_a_form(operator: Operator):
    """In the new evening's form Enter leaves the list for the next field, and begins from a button."""
    operator.console.start.evening.setFocus()
    operator.press("Return")
    form = operator.console.new_evening
    form.source.setFocus()
    operator.press("Return")
    assert operator.console.focusWidget() is not form.source
    form.start.setFocus()
    with operator.qtbot.waitSignals(
        [operator.evenings.published] * len(form.commands()), timeout=PATIENCE_MS
    ):
        operator.press("Return")
    assert operator.snapshot.next_action == "start_game"


def test_closing_what_is_not_being_played_is_refused_at_once(operator: Operator):
    """F9 between games asks nothing."""
    operator.begin_evening()
    assert "No game is being played" in operator.do_in_vain("close_game")


@pytest.mark.parametrize("games", [3, 16, 50])
def test_every_game_of_the_programme_can_be_read(operator: Operator, games: int):
    """Lines keep their height; a long programme scrolls, and what is to be sold below has its room."""
    operator.begin_evening(games=games)
    between = operator.console.play.between
    operator.wait(between.isVisible)
    lines = between.programme.lines
    assert len(lines) == games

    def readable() -> bool:
        foot = between.words_form.geometry().bottom()
        whole = between.programme.height() >= between.programme.sizeHint().height()
        below = (between.sell, between.close_sales, *between.sales_lines)
        return (
            all(line.height() >= line.sizeHint().height() for line in lines)
            and (whole or between.height() - foot < 2 * lines[0].height())
            and not lines[0].visibleRegion().isEmpty()
            and all(widget.height() >= widget.minimumSizeHint().height() for widget in below)
            and all(widget.visibleRegion().boundingRect() == widget.rect() for widget in below)
        )

    operator.wait(readable)
    between.programme.ensureWidgetVisible(lines[-1])
    operator.wait(lambda: not lines[-1].visibleRegion().isEmpty())


def test_an_evening_is_not_closed_in_mid_game(operator: Operator):
    """Ctrl+E is refused at once, and asks nothing."""
    operator.begin()
    operator.press("Ctrl+E")
    assert QApplication.activeModalWidget() is None
    assert "Close it first" in operator.notice


def test_enter_in_a_list_of_choices_accepts_the_dialog(operator: Operator):
    """The list has the focus; Enter is the answer."""
    operator.begin()
    operator.press("Ctrl+N")
    operator.dialog()
    operator.press("Tab")
    operator.type("the hall wants balls")
    operator.press("Backtab")
    enter(operator)
    assert operator.snapshot.source == "balls"


def test_a_reason_is_needed_to_change_the_source(operator: Operator):
    """Enter does nothing while none is given."""
    operator.begin()
    operator.press("Ctrl+N")
    dialog = operator.dialog()
    operator.press("Return")
    assert dialog.isVisible()
    operator.press("Esc")


@pytest.mark.parametrize("typed", ["1,000", "1.000", "1 000", "1-000", "1'000"])
def test_a_field_for_a_number_takes_digits_alone(qapp: QApplication, typed: str):
    """Separators of thousands are not taken, whatever the language writes."""
    QLocale.setDefault(QLocale("it"))
    field = NumberField(1, 10_000, 1)
    field.clear()
    field.insert(typed)
    assert field.value() in (1, 1000)
    assert field.text() in ("", "1000")
    field.deleteLater()
    QLocale.setDefault(QLocale.system())


def test_user_text_is_shown_as_it_was_typed(operator: Operator):
    """A name with angle brackets is a name, not a format."""
    form = operator.console.new_evening
    form.name.setText("<b>Ada & co</b>")
    operator.begin_evening(source="balls")
    for shown in operator.console.findChildren(QLabel):
        assert shown.textFormat().name == "PlainText", shown.text()
