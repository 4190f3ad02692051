"""Cards that are scanned: by a scanner that types, with the focus anywhere, and by one on a serial port."""

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget

from desktop.console.deeds import key_of
from desktop.game.cards.codes import print_code, print_number
from desktop.game.state import State
from desktop.journal.journal import Journal
from desktop.session.session import Session
from firmware_bridge.ports import Choice
from tests.windows.conftest import MakeOperator
from tests.windows.operator import PATIENCE_MS, Operator
from tests.windows.test_play import cards_of, row_of


def code_of(operator: Operator, card: int) -> str:
    """The code of a card as its QR code holds it."""
    return print_code(cards_of(operator).tag_key, 1, card).replace("-", "")


def playing(operator: Operator, source: str = "balls") -> None:
    operator.begin_evening(source=source)
    operator.do("start_game")


def claimed(operator: Operator) -> list[int]:
    return [claim.number for claim in operator.snapshot.claims]


def stored(operator: Operator) -> State:
    """The evening as it is on the disk, once everything that was asked for is done."""
    operator.leave()
    (file,) = operator.places.evenings.glob("*.tabellone")
    session = Session(Journal.open(file))
    session.close()
    return session.state


def scan(operator: Operator, text: str) -> None:
    """Scan, and wait for the answer of the session."""
    with operator.qtbot.waitSignal(operator.evenings.published, timeout=PATIENCE_MS):
        operator.scan(text)


def focus_on(operator: Operator, where: Callable[[Operator], QWidget]) -> QWidget:
    widget = where(operator)
    widget.setFocus()
    assert operator.console.focusWidget() is widget
    return widget


PLACES: dict[str, Callable[[Operator], QWidget]] = {
    "the window": lambda operator: operator.console,
    "the ball's field": lambda operator: operator.console.play.action.entry,
    "undo": lambda operator: operator.console.play.action.small["undo"],
    "pause": lambda operator: operator.console.play.action.small["pause"],
    "by hand": lambda operator: operator.console.play.claims.by_hand,
    "the claim's field": lambda operator: operator.console.play.claims.entry,
}


@pytest.mark.parametrize("place", PLACES)
def test_a_scan_is_a_claim_wherever_the_focus_is(operator: Operator, place: str):
    """Play stops and the card is on the desk; no ball came out, nothing was pressed, no field holds a key."""
    playing(operator)
    operator.type_number(42)
    focus_on(operator, PLACES[place])
    scan(operator, code_of(operator, 7))
    assert claimed(operator) == [7]
    assert operator.numbers == [42]
    assert operator.snapshot.halt == "claim"
    assert QApplication.activeModalWidget() is None
    for field in operator.console.findChildren(QLineEdit):
        if field.isVisible():
            assert field.text() == ""


def test_the_enter_of_a_scan_awards_nothing(operator: Operator):
    """With a valid claim on the desk and the focus on Award: the next scan is one more claim, whose Enter, and
    the second one that some scanners send, press nothing.
    """
    playing(operator)
    for number in row_of(operator, 5)[:2]:
        operator.type_number(number)
    scan(operator, code_of(operator, 5))
    award = operator.console.play.claims.buttons["award"]
    assert award.isEnabled()
    award.setFocus()
    operator.scan(code_of(operator, 22))
    operator.hit("Return")
    state = stored(operator)
    assert [claim.number for claim in state.desk.claims] == [5, 22]
    assert not state.awards.given


def test_what_was_typed_before_a_scan_stays_typed(operator: Operator):
    """A half typed ball is still there, and so is a selection."""
    playing(operator)
    entry = operator.console.play.action.entry
    entry.setFocus()
    operator.type("4")
    scan(operator, code_of(operator, 7))
    assert entry.text() == "4"


def test_a_scan_replaces_no_selected_text(operator: Operator):
    """The first key overwrote it; it is back."""
    playing(operator)
    entry = operator.console.play.action.entry
    entry.setText("42")
    entry.selectAll()
    entry.setFocus()
    scan(operator, code_of(operator, 7))
    assert entry.text() == "42"


def test_a_scan_in_a_dialog_fills_in_and_accepts_nothing(operator: Operator):
    """The reason is empty as before, the question is still open, and the card is on the desk."""
    playing(operator)
    operator.type_number(42)
    operator.press(key_of("undo"))
    question = operator.question()
    reason = question.findChild(QLineEdit)
    assert isinstance(reason, QLineEdit)
    before = reason.text()
    reason.setFocus()
    scan(operator, code_of(operator, 7))
    assert (reason.text(), question.isVisible()) == (before, True)
    assert claimed(operator) == [7] and operator.numbers == [42]
    operator.press("Esc")


def test_a_scan_in_a_list_of_choices_chooses_nothing(operator: Operator):
    """Letters would choose there, and Enter would leave it."""
    playing(operator)
    operator.press(key_of("change_source"))
    question = operator.question_asked()
    focus = question.focusWidget()
    scan(operator, code_of(operator, 7))
    assert question.focusWidget() is focus and question.isVisible()
    assert operator.snapshot.source == "balls" and claimed(operator) == [7]
    operator.press("Esc")


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)
def test_a_scan_in_an_open_list_chooses_nothing(operator: Operator):
    """The list hangs open over the form; it does so afterwards, and the card is on the desk."""
    playing(operator)
    operator.press(key_of("change_source"))
    question = operator.question_asked()
    box = question.findChild(QComboBox)
    assert isinstance(box, QComboBox)
    box.showPopup()
    popup = QApplication.activePopupWidget()
    assert popup
    chosen = box.currentIndex()
    for key in code_of(operator, 7):
        QTest.keyClicks(popup.focusWidget() or popup, key)
    with operator.qtbot.waitSignal(operator.evenings.published, timeout=PATIENCE_MS):
        QTest.keyClick(popup.focusWidget() or popup, Qt.Key.Key_Return)
    assert (box.currentIndex(), claimed(operator)) == (chosen, [7])
    popup.close()
    question.reject()


def test_a_scan_draws_nothing_where_the_program_draws(operator: Operator):
    """The large button has the focus."""
    playing(operator, source="live")
    focus_on(operator, lambda operator: operator.console.play.action.next)
    scan(operator, code_of(operator, 7))
    assert operator.numbers == [] and claimed(operator) == [7]


def test_a_slow_scanner_leaves_nothing_behind(operator: Operator):
    """Its keys come one by one, each after the moment that it is held back for; recognition needs no speed."""
    playing(operator)
    operator.console.setFocus()
    entry = operator.console.play.action.entry
    code = code_of(operator, 7)
    operator.type(code[0])
    operator.wait(lambda: entry.text() == code[0])
    for length, key in enumerate(code[1:], start=2):
        operator.type(key)
        operator.wait(lambda length=length: entry.text() == code[:length])
    with operator.qtbot.waitSignal(operator.evenings.published, timeout=PATIENCE_MS):
        operator.hit("Return")
    assert claimed(operator) == [7]
    assert entry.text() == "" and operator.console.play.claims.entry.text() == ""


def test_digits_typed_with_no_field_are_delivered_in_order(operator: Operator):
    """As quickly as hands can: the ball comes out, whatever was held back."""
    playing(operator)
    operator.console.setFocus()
    operator.type_number(42)
    assert operator.numbers == [42]


def test_a_key_is_held_back_only_for_a_moment(operator: Operator):
    """One digit and no Enter: it is in the field."""
    playing(operator)
    operator.console.setFocus()
    operator.type("4")
    operator.wait(lambda: operator.console.play.action.entry.text() == "4")


def test_other_keys_come_after_those_that_are_held(operator: Operator):
    """Backspace takes away what was typed before it."""
    playing(operator)
    operator.console.setFocus()
    operator.type("42")
    operator.hit("Backspace")
    assert operator.console.play.action.entry.text() == "4"


def test_letters_still_choose_in_a_list(operator: Operator):
    """In the form of a new evening, after the moment that they are held."""
    operator.console.start.evening.setFocus()
    operator.press("Return")
    source = operator.console.new_evening.awarding
    source.setFocus()
    before = source.currentIndex()
    operator.type(source.itemText(1)[0:5].replace(" ", ""))
    operator.wait(lambda: source.currentIndex() != before)


def test_a_double_letter_of_a_scanner_is_two(operator: Operator):
    """X11 tells it like a key that is held down: let go and pressed again at one time."""
    playing(operator)
    operator.console.setFocus()
    code = next(code for card in range(1, 600) for code in [code_of(operator, card)] if "11" in code)
    at = 1000
    for key in code:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, Qt.Key(ord(key)), Qt.KeyboardModifier.NoModifier, key)
            event.setTimestamp(at)
            QApplication.sendEvent(operator.console.typing_into(), event)
        at += 2
    with operator.qtbot.waitSignal(operator.evenings.published, timeout=PATIENCE_MS):
        operator.hit("Return")
    assert len(operator.snapshot.claims) == 1


def test_a_card_that_is_scanned_twice_is_claimed_once(operator: Operator):
    """At once, before the first is answered, and later: a friendly answer, and one claim in the record."""
    playing(operator)
    code = code_of(operator, 7)
    with operator.qtbot.waitSignal(operator.evenings.published, timeout=PATIENCE_MS):
        operator.scan(code)
        operator.scan(code)
    operator.scan(code)
    assert "scanned again" in operator.notice and print_number(7) in operator.notice
    assert claimed(operator) == [7]
    operator.do("resume")
    scan(operator, code)
    assert claimed(operator) == [7]
    assert [claim.number for claim in stored(operator).desk.claims] == [7, 7]


def test_an_invented_card_is_suspect(operator: Operator):
    """Its check character is right, so it is a scan; its tag is not ours."""
    playing(operator)
    scan(operator, print_code(bytes(64), 1, 7).replace("-", ""))
    assert "Suspect" in operator.console.play.claims.verdict.text()


def test_without_a_game_a_scan_tells_what_the_register_says(operator: Operator):
    """Nothing is recorded and nothing is pressed: the large button still waits to start the game."""
    operator.begin_evening(source="balls", in_play="sold")
    operator.sell(1, 6)
    focus_on(operator, lambda operator: operator.console.play.action.next)
    for card, said in ((5, "sold."), (7, "not sold.")):
        operator.scan(code_of(operator, card))
        operator.wait(lambda card=card: f"Card {print_number(card)}" in operator.notice)
        assert said in operator.notice
    assert operator.snapshot.next_action == "start_game"


def test_without_an_evening_a_scan_is_told(operator: Operator):
    """No choice of the first screen is made."""
    operator.scan(print_code(bytes(64), 1, 7).replace("-", ""))
    assert "no evening is open" in operator.notice
    assert not operator.console.listening and operator.evenings.worker is None


def set_prefix(operator: Operator, prefix: str) -> None:
    """The hall says which sign its scanner sends."""
    operator.press(key_of("scanner"))
    operator.question()
    operator.type(prefix)
    operator.press("Return")
    operator.wait(lambda: QApplication.activeModalWidget() is None)


def test_with_the_halls_prefix_card_numbers_are_scanned(make_operator: MakeOperator):
    """Also after the next start; without it a number is a ball."""
    operator = make_operator()
    playing(operator)
    set_prefix(operator, "~")
    operator.console.setFocus()
    scan(operator, f"~{print_number(7)}")
    assert claimed(operator) == [7]
    operator.leave()
    again = make_operator()
    assert again.console.prefix == "~"


def test_after_the_prefix_what_cannot_be_read_is_told_and_does_nothing(operator: Operator):
    """The barcode of a bottle: no ball, no claim."""
    playing(operator)
    set_prefix(operator, "~")
    operator.console.setFocus()
    with operator.qtbot.waitSignal(operator.evenings.refused, timeout=PATIENCE_MS):
        operator.scan("~4006381333931")
    assert operator.numbers == [] and claimed(operator) == []
    assert "not a card number" in operator.console.play.claims.verdict.text()


def test_a_prefix_that_people_type_is_refused(operator: Operator):
    """With what would do."""
    playing(operator)
    set_prefix(operator, "12")
    assert "cannot be told from typing" in operator.notice
    assert operator.console.prefix == ""


@pytest.mark.skipif(sys.platform == "win32", reason="needs pseudo-terminals")
def test_a_serial_scanner_claims_too(make_operator: MakeOperator):
    """Its line is a claim, noise and other barcodes are told and change nothing; pulled out, that is told."""
    from firmware_bridge.simulator import PseudoPort

    port = PseudoPort()
    operator = make_operator(scanner=Choice(path=port.path))
    playing(operator)
    code = code_of(operator, 7)
    port.write(b"4006381333931\r\n")
    operator.wait(lambda: "is no card" in operator.notice)
    assert operator.snapshot.halt == ""
    port.write(b"\xff\x00" + code.encode() + b"\r\n")
    operator.wait(lambda: claimed(operator) == [7])
    port.close()
    operator.wait(lambda: "scanner is gone" in operator.notice or "not plugged in" in operator.notice)


def test_the_first_number_of_a_keypad_is_not_lost(operator: Operator):
    """Keypad digits are held and delivered like the others."""
    playing(operator)
    operator.console.setFocus()
    for key in (Qt.Key.Key_4, Qt.Key.Key_2):
        QTest.keyClick(operator.console, key, Qt.KeyboardModifier.KeypadModifier)
    with operator.qtbot.waitSignal(operator.evenings.published, timeout=PATIENCE_MS):
        QTest.keyClick(operator.console, Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    assert operator.numbers == [42]
