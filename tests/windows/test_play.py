"""Playing through the real windows, by the keyboard alone."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit

from desktop.console.deeds import DEEDS
from desktop.game.cards.codes import print_number
from desktop.game.cards.series import Series
from desktop.journal.journal import Journal
from desktop.session.session import Session
from desktop.settings.series_store import SeriesStore
from tests.windows.operator import PATIENCE_MS, Operator, keypad


def cards_of(operator: Operator) -> Series:
    """The cards of the evening's series, from the hall's own secret."""
    secret = SeriesStore(operator.places.series).secret(1)
    return Series(1, 100, secret)


def row_of(operator: Operator, card: int, line: int = 0) -> list[int]:
    return [number for number in cards_of(operator).card(card).rows[line] if number]


def test_just_the_board_is_one_key_away(operator: Operator):
    """Enter on the first screen, then Space: the first number is out, on the console and for the hall."""
    operator.begin()
    operator.do("next")
    assert len(operator.numbers) == 1
    assert operator.board.view.called == tuple(operator.numbers)
    assert operator.board.isVisible()


def test_a_held_key_draws_once(operator: Operator):
    """Auto-repeat is not a press."""
    operator.begin()
    operator.do("next")
    for _ in range(5):
        repeat = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
        QApplication.sendEvent(operator.console, repeat)
    operator.time_ms += 10_000
    operator.do("next")
    assert len(operator.numbers) == 2


def test_a_double_press_draws_once(operator: Operator):
    """The key is dead for a moment after a number."""
    operator.begin()
    operator.do("next")
    operator.hit("Space")
    operator.hit("Space")
    operator.do("next")
    assert len(operator.numbers) == 2


def test_two_presses_that_cross_a_slow_commit_draw_once(operator: Operator):
    """A second press that was made before the first number was seen is refused by the session."""
    operator.begin()
    with operator.qtbot.waitSignals(
        [operator.evenings.published, operator.evenings.refused], timeout=PATIENCE_MS
    ):
        operator.press("Space")
        operator.press("Space")
    assert len(operator.numbers) == 1


def test_space_never_draws_while_a_claim_is_open(operator: Operator):
    """After F2 the space bar does nothing, with the focus in the claim's field or elsewhere."""
    operator.begin()
    operator.do("next")
    operator.do("stop")
    operator.press("Space")
    operator.console.setFocus()
    operator.press("Space")
    operator.do("resume")
    operator.do("next")
    assert len(operator.numbers) == 2


def test_a_focused_button_does_not_eat_the_space(operator: Operator):
    """Space is the next number even where a button has the focus."""
    operator.begin()
    operator.console.play.action.small["undo"].setFocus()
    operator.do("next")
    operator.do("next")
    assert len(operator.numbers) == 2


def test_numbers_are_typed_where_balls_are_drawn(operator: Operator):
    """The field waits for digits; Enter brings the number out."""
    operator.begin_with_balls()
    operator.type_number(42)
    operator.type_number(7)
    assert operator.numbers == [42, 7]
    assert operator.board.view.last == 7


def test_the_keypad_types_numbers_wherever_the_focus_is(operator: Operator):
    """Digits without a field go to the field that waits for a number."""
    operator.begin_with_balls()
    operator.console.setFocus()
    keypad("88")
    with operator.qtbot.waitSignal(operator.evenings.published, timeout=PATIENCE_MS):
        operator.press("Return")
    assert operator.numbers == [88]


@pytest.mark.parametrize(
    ("typed", "sentence"), [("42", "already out"), ("91", "no such ball"), ("0", "no such ball")]
)
def test_a_wrong_number_is_told_and_the_next_can_be_typed(operator: Operator, typed: str, sentence: str):
    """A repeat or an impossible number is a sentence along the bottom, not a box in front."""
    operator.begin_with_balls()
    operator.type_number(42)
    operator.type(typed)
    with operator.qtbot.waitSignal(operator.evenings.refused, timeout=PATIENCE_MS):
        operator.press("Return")
    assert sentence in operator.notice
    assert QApplication.activeModalWidget() is None
    operator.type_number(43)
    assert operator.notice == ""
    assert operator.numbers == [42, 43]


def test_undo_takes_the_last_number_back(operator: Operator):
    """Ctrl+Z asks for the reason and takes one ball back, and the hall sees it; with none out it asks nothing."""
    operator.begin_with_balls()
    operator.type_number(42)
    operator.undo()
    assert operator.numbers == []
    assert operator.board.view.correction
    operator.press("Ctrl+Z")
    assert "No number is out" in operator.notice
    assert QApplication.activeModalWidget() is None


def test_a_misread_ball_is_corrected(operator: Operator):
    """Ctrl+R asks for the right number and the reason; both windows show it."""
    operator.begin_with_balls()
    operator.type_number(42)
    operator.press("Ctrl+R")
    operator.dialog()
    operator.type("24")
    operator.accept()
    assert operator.numbers == [24]
    assert operator.board.view.correction


def test_a_cancelled_correction_changes_nothing(operator: Operator):
    """Esc leaves the dialog, and the number stands."""
    operator.begin_with_balls()
    operator.type_number(42)
    operator.press("Ctrl+R")
    operator.press("Esc", on=operator.dialog())
    operator.wait(lambda: QApplication.activeModalWidget() is None)
    assert operator.numbers == [42]


def test_a_claim_is_checked_and_awarded_by_keys(operator: Operator):
    """F2, the card, Enter, Ctrl+Enter, F6: the winner is on both windows, and play goes on."""
    operator.begin_evening(source="balls")
    operator.do("start_game")
    for number in row_of(operator, 5)[:2]:
        operator.type_number(number)
    assert "Ambo: valid" in operator.claim(5)
    assert operator.board.view.scene == "claim"
    operator.do("others")
    assert operator.board.view.asked == 1
    operator.do("award")
    assert operator.board.view.scene == "winners"
    operator.do("resume")
    assert operator.board.view.scene == "play"
    assert operator.snapshot.hall.prize and operator.snapshot.hall.prize.id == "terna"


def test_enter_checks_a_card_and_never_awards_it(operator: Operator):
    """A scanner's Enter, however often, awards nothing, with the same card or none."""
    operator.begin_evening(source="balls")
    operator.do("start_game")
    for number in row_of(operator, 5)[:2]:
        operator.type_number(number)
    operator.claim(5)
    operator.press("Return")
    operator.type(print_number(5))
    with operator.qtbot.waitSignal(operator.evenings.refused, timeout=PATIENCE_MS):
        operator.press("Return")
    assert f"Card {print_number(5)} is already on the desk" in operator.console.play.claims.verdict.text()
    assert operator.snapshot.next_action == "award"


def test_a_mistyped_card_is_told(operator: Operator):
    """The check digit catches it: the card as typed stands in red on the desk, and nothing lies there."""
    operator.begin_evening(source="balls")
    operator.do("start_game")
    operator.do("stop")
    operator.type("5-5")
    with operator.qtbot.waitSignal(operator.evenings.refused, timeout=PATIENCE_MS):
        operator.press("Return")
    verdict = operator.console.play.claims.verdict
    assert verdict.text().startswith("5-5 · ") and "Type it again" in verdict.text()
    assert verdict.property("state") == "bad"
    assert operator.snapshot.claims == ()


def test_a_false_claim_is_refused_and_shown_only_on_purpose(operator: Operator):
    """The verdict says what is missing; F3 shows the card to the hall, and hides it again."""
    operator.begin_evening(source="balls")
    operator.do("start_game")
    operator.type_number(row_of(operator, 5)[0])
    assert "Not Ambo yet: 1 number missing" in operator.claim(5)
    assert operator.board.view.scene == "play"
    operator.do("show_claim")
    assert operator.board.view.scene == "claim"
    operator.do("show_claim")
    assert operator.board.view.scene == "play"


def test_a_card_that_was_not_sold_is_told_apart(operator: Operator):
    """Where only sold cards are in play, another card of the series is not."""
    operator.begin_evening(source="balls", in_play="sold")
    operator.sell(1, 3)
    operator.do("start_game")
    assert "Not sold" in operator.claim(4)


def test_the_winner_is_noted_by_name_and_table(operator: Operator):
    """F7 asks who holds the card; the console shows the name."""
    operator.begin_evening(source="balls")
    operator.do("start_game")
    for number in row_of(operator, 5)[:2]:
        operator.type_number(number)
    operator.claim(5)
    operator.do("award")
    operator.press("F7")
    name, table = operator.dialog().findChildren(QLineEdit)
    name.setText("Ada")
    table.setText("4")
    with operator.qtbot.waitSignal(operator.evenings.published, timeout=PATIENCE_MS):
        operator.press("Return", on=name)
    assert operator.snapshot.prizes[0].winners[0].name == "Ada"
    assert operator.board.view.won_now[0].winners[0].name == ""


def test_an_award_is_voided_with_a_reason(operator: Operator):
    """Undo names the award that depends on the ball, and asks nothing; F10 voids it, and then undo works."""
    operator.begin_evening(source="balls")
    operator.do("start_game")
    for number in row_of(operator, 5)[:2]:
        operator.type_number(number)
    operator.claim(5)
    operator.do("award")
    operator.press("Ctrl+Z")
    assert QApplication.activeModalWidget() is None
    assert f"Ambo to card {print_number(5)}" in operator.notice
    operator.press("F10")
    (reason,) = operator.dialog().findChildren(QLineEdit)
    reason.setText("wrong ball")
    told = operator.question().follows.text()
    assert f"Falls: Ambo: {print_number(5)}" in told
    assert f"To be awarded: {print_number(5)}, Ambo" in told
    operator.accept()
    operator.undo()
    assert len(operator.numbers) == 1


def test_a_game_with_prizes_left_asks_before_it_closes(operator: Operator):
    """F9 names what was not won; Enter alone goes back, and what says yes puts the results on the board."""
    operator.begin_evening(source="balls")
    operator.do("start_game")
    operator.press("F9")
    words = " ".join(label.text() for label in operator.dialog().findChildren(QLabel))
    assert "Terna" in words
    operator.press("Return")
    operator.wait(lambda: QApplication.activeModalWidget() is None)
    assert operator.board.view.scene == "play"
    operator.press("F9")
    operator.accept()
    assert operator.board.view.scene == "results"


def test_the_source_of_numbers_can_change_in_mid_game(operator: Operator):
    """Ctrl+N: from the program's draw to balls, with a reason."""
    operator.begin()
    operator.press("Ctrl+N")
    (reason,) = operator.dialog().findChildren(QLineEdit)
    reason.setText("the hall wants balls")
    with operator.qtbot.waitSignal(operator.evenings.published, timeout=PATIENCE_MS):
        operator.press("Return", on=reason)
    operator.type_number(9)
    assert operator.numbers == [9]


def test_all_numbers_out_and_left_can_be_read(operator: Operator):
    """F12 shows the numbers in order, and those still in the basket."""
    operator.begin_with_balls()
    operator.type_number(42)
    operator.press("F12")
    words = " ".join(label.text() for label in operator.dialog().findChildren(QLabel))
    assert "42" in words and "89 in the basket" in words
    operator.dialog().close()


def test_a_whole_evening_is_played_by_keyboard(operator: Operator):
    """Two games, every prize claimed and awarded, from the first screen to the closed evening."""
    operator.begin_evening(games=2, source="balls")
    for _ in range(2):
        operator.do("start_game")
        numbers = [n for line in range(3) for n in row_of(operator, 8, line)]
        for number in numbers:
            operator.type_number(number)
            if number in (numbers[1], numbers[2], numbers[3], numbers[4], numbers[-1]):
                operator.claim(8)
                operator.do("award")
                if operator.snapshot.next_action == "resume":
                    operator.do("resume")
        assert operator.snapshot.next_action == "close_game"
        operator.press("F9")
        operator.accept()
    operator.press("Ctrl+E")
    operator.accept()
    assert operator.board.view.scene == "goodbye"
    assert operator.evenings.last is None


def test_the_hall_never_sees_a_secret(operator: Operator):
    """No secret of the evening's file is anywhere in what the board is given."""
    operator.begin_evening(source="provable")
    operator.do("start_game")
    operator.do("next")
    seen = str(operator.board.view)
    operator.evenings.stop()
    session = Session(Journal.open(next(operator.places.evenings.iterdir())))
    secrets = [*session.vault.series.values(), *session.vault.draws.values()]
    session.close()
    assert len(secrets) == 4 and not [secret for secret in secrets if secret.hex() in seen]


def test_no_key_is_a_single_letter_and_none_stands_twice():
    """Scanners type letters; Esc, F5 and Enter alone destroy nothing because they are no deed at all."""
    keys = [deed.key for deed in DEEDS]
    assert len(set(keys)) == len(keys)
    assert not {key for key in keys if len(key) == 1}
    assert not {"Esc", "F5", "Return", "PgUp", "PgDown", "."} & set(keys)


def test_letters_of_a_scanner_do_nothing_outside_a_field(operator: Operator):
    """A code scanned while nothing waits for it changes nothing."""
    operator.begin()
    operator.console.setFocus()
    operator.type("F795X")
    operator.do("next")
    assert len(operator.numbers) == 1


def test_each_claim_lies_on_the_desk_with_its_sign(operator: Operator):
    """Several claims on one ball: a list of them all, each told as valid or not."""
    operator.begin_evening(source="balls")
    operator.do("start_game")
    for number in row_of(operator, 5)[:2]:
        operator.type_number(number)
    operator.claim(5)
    operator.claim(6)
    listed = operator.console.play.claims.listed
    assert listed.count() == 2
    assert print_number(5) in listed.item(0).text() and "✓" in listed.item(0).text()
