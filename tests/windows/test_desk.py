"""At the desk: what is typed where, and which claim the desk speaks of."""

import pytest
from msgspec import structs
from PySide6.QtWidgets import QApplication, QLabel

from desktop.game.cards.codes import print_code, print_number
from desktop.game.evening import OpenEvening
from desktop.game.programme import PlanGame, RegisterSeries
from desktop.game.rounds import StartGame
from desktop.game.sales import Sell
from desktop.languages.translation import languages
from desktop.settings.schemes import load_scheme
from tests.windows.conftest import MakeOperator
from tests.windows.operator import PATIENCE_MS, Operator
from tests.windows.test_play import cards_of, row_of


def playing(operator: Operator, numbers: int = 2) -> None:
    """An evening with the first numbers of a row of card 5 out."""
    operator.begin_evening(source="balls")
    operator.do("start_game")
    for number in row_of(operator, 5)[:numbers]:
        operator.type_number(number)


def answered(operator: Operator, text: str) -> None:
    """Type something where the focus is, and Enter; wait for what the session makes of it."""
    operator.type(text)
    with operator.qtbot.waitSignal(operator.evenings.published, timeout=PATIENCE_MS):
        operator.press("Return")


def test_a_card_typed_where_a_ball_was_wanted_is_a_claim(operator: Operator):
    """A number with its check digit, and a code: play stops and the card is on the desk; no ball came out."""
    playing(operator)
    out = operator.numbers
    answered(operator, "1-3")
    assert operator.numbers == out
    assert [claim.number for claim in operator.snapshot.claims] == [1]
    operator.do("resume")
    code = print_code(cards_of(operator).tag_key, 1, 7)
    answered(operator, code)
    assert operator.numbers == out
    assert [claim.number for claim in operator.snapshot.claims] == [7]


@pytest.mark.parametrize("typed", ["1-2", "1,3", "1.3", "1 3", "013", "1/3", "13a", "+13"])
def test_what_is_no_ball_is_told_and_not_guessed(operator: Operator, typed: str):
    """The sentence says what was typed and what is wanted; nothing is drawn."""
    operator.begin_with_balls()
    entry = operator.console.play.action.entry
    entry.setText(typed)
    operator.press("Return", on=entry)
    assert typed in operator.notice and "from 1 to 90" in operator.notice
    operator.type_number(7)
    assert operator.numbers == [7]


def test_a_second_card_typed_quickly_is_not_lost(operator: Operator):
    """A card is scanned while the answer to a valid one is on its way: both are on the desk."""
    playing(operator)
    operator.do("stop")
    first, second = print_number(5), print_number(22)
    operator.type(first)
    with operator.qtbot.waitSignal(operator.evenings.published, timeout=PATIENCE_MS):
        operator.press("Return")
        operator.type(second[:2])
    answered(operator, second[2:])
    assert [claim.number for claim in operator.snapshot.claims] == [5, 22]


def test_the_field_is_empty_after_a_claim(operator: Operator):
    """What was left there when play went on is not part of the next card."""
    playing(operator)
    operator.do("stop")
    operator.type("12")
    operator.do("resume")
    assert operator.console.play.claims.entry.text() == ""


def test_after_a_refused_claim_the_next_action_is_to_resume(operator: Operator):
    """Nothing stands: the large button resumes, and so does the small one."""
    playing(operator, numbers=1)
    operator.claim(5)
    assert operator.snapshot.next_action == "resume"
    operator.do("pause")
    assert operator.snapshot.halt == ""


def test_the_claim_that_is_chosen_is_shown_and_withdrawn(operator: Operator):
    """Ctrl+Up goes to the claim before; F3 shows that one, and Ctrl+Del withdraws it."""
    playing(operator, numbers=1)
    operator.claim(5)
    operator.claim(6)
    operator.press("Ctrl+Up")
    assert operator.console.play.claims.verdict.text().startswith(print_number(5))
    operator.do("show_claim")
    assert operator.board.view.claim and operator.board.view.claim.number == 5
    operator.do("withdraw")
    assert [claim.number for claim in operator.snapshot.claims] == [6]
    operator.press("Ctrl+Down")
    assert operator.console.play.claims.verdict.text().startswith(print_number(6))


def test_a_claim_being_checked_is_told_to_hall_and_operator(operator: Operator):
    """From the stop to the end of the claim, with how often others were asked for."""
    playing(operator)
    state = operator.console.play.claims.state
    assert not operator.board.view.checking and not state.isVisible()
    operator.do("stop")
    assert operator.board.view.checking
    assert state.isVisible() and state.text() == "A claim is being checked"
    operator.do("others")
    operator.do("others")
    assert state.text() == "Others? 2 of 3"
    operator.do("resume")
    assert not operator.board.view.checking and not state.isVisible()


def test_an_awarded_claim_says_so(operator: Operator):
    """After the award the desk no longer says valid but awarded."""
    playing(operator)
    operator.claim(5)
    operator.do("award")
    assert operator.console.play.claims.verdict.text() == f"{print_number(5)} · Ambo: awarded."


def test_a_draw_of_the_program_is_not_asked_to_be_corrected(operator: Operator):
    """Ctrl+R: told at once that it is right as stored."""
    operator.begin()
    operator.do("next")
    operator.press("Ctrl+R")
    assert "right as stored" in operator.notice
    assert QApplication.activeModalWidget() is None


@pytest.mark.parametrize("language", languages())
def test_all_keys_can_be_read_at_720_lines(make_operator: MakeOperator, language: str):
    """F1: the dialog fits on the screen, and no line is cut."""
    operator = make_operator(language=language)
    operator.begin()
    operator.press("F1")
    dialog = operator.dialog()
    operator.qtbot.waitExposed(dialog)
    assert dialog.height() <= 720
    for line in dialog.findChildren(QLabel):
        needed = line.heightForWidth(line.width()) if line.wordWrap() else line.sizeHint().height()
        assert line.height() >= needed, line.text()
        assert dialog.rect().contains(line.geometry()), line.text()
    dialog.close()


def test_the_names_of_joint_winners_are_seen(operator: Operator):
    """F7 once for each: the prize's line has both names."""
    operator.begin_evening(source="balls")
    operator.do("start_game")
    cards, rows = cards_of(operator), [set(row_of(operator, 5, line)) for line in range(3)]
    shared = (
        (n, sorted(row & theirs)[:2])
        for n in range(6, 601)
        for theirs in (set(cards.card(n).places[i : i + 5]) for i in (0, 5, 10))
        for row in rows
        if len(row & theirs) > 1
    )
    other, pair = next(shared)
    for number in pair:
        operator.type_number(number)
    operator.claim(5)
    operator.claim(other)
    operator.do("award")

    def words() -> str:
        return " ".join(label.text() for label in operator.console.play.prizes.findChildren(QLabel))

    operator.wait(lambda: "F7 Note the winner" in words())
    for name in ("Ada", "Bruno"):
        operator.press("F7")
        operator.dialog()
        operator.type(name)
        with operator.qtbot.waitSignal(operator.evenings.published, timeout=PATIENCE_MS):
            operator.press("Return")
    operator.wait(lambda: "F7" not in words())
    assert "Ada, Bruno" in words()


def test_many_prizes_leave_room_for_the_ninety(operator: Operator):
    """Sixteen prizes at 720 lines: the numbers are as large as with five, and the rest of the prizes is counted."""
    prizes = tuple(
        structs.replace(prize, id=f"{prize.id}-{n}", kind="")
        for n in range(4)
        for prize in load_scheme("italy").prizes[:4]
    )
    plan = PlanGame(source="balls", prizes=prizes)
    commands = (OpenEvening(), RegisterSeries(series=1, strips=10), plan, Sell(series=1), StartGame())
    with operator.qtbot.waitSignals([operator.evenings.published] * len(commands), timeout=PATIENCE_MS):
        operator.evenings.begin(commands)
    play = operator.console.play
    operator.wait(lambda: play.ninety.isVisible() and play.ninety.height() > 300)
    assert play.prizes.geometry().bottom() <= play.height()
    words = [label.text() for label in play.prizes.findChildren(QLabel)]
    assert "+5 more" in words
