"""The rules of every tradition in the windows, by keyboard alone: schemes, claims by hand, lots, corrections."""

from collections.abc import Sequence

import msgspec
import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from desktop.console.deeds import key_of
from desktop.console.new_evening import NewEveningPage
from desktop.game.base import Command
from desktop.game.cards.codes import print_number
from desktop.game.claims import Claim
from desktop.game.corrections import VoidDraw
from desktop.game.draw import Call
from desktop.game.evening import OpenEvening
from desktop.game.programme import PlanGame, RegisterSeries
from desktop.game.rounds import StartGame
from desktop.game.rules import Rules
from desktop.game.sales import Sell
from desktop.languages.speaker import speaker_for
from desktop.settings.schemes import Scheme, load_scheme, prizes_of, scheme_names
from tests.windows.operator import PATIENCE_MS, Operator
from tests.windows.test_play import row_of

HALL = msgspec.convert(
    {
        "id": "hall",
        "names": {"en": "The hall's own", "it": "Della sala"},
        "language": "it",
        "awarding": "automatic",
        "rules": {"late": "late_shares", "late_sales": True, "bogey": "prize"},
        "prizes": [
            {
                "id": "ambo",
                "names": {"en": "Ambo"},
                "pattern": {"pattern": "in_row", "count": 2},
                "after": "",
                "times": 2,
                "value": 500,
            },
            {"id": "five", "pattern": {"pattern": "first", "count": 5}, "after": "", "thing": "a ham"},
            {"id": "cinquina", "pattern": {"pattern": "in_row", "count": 5}, "percent": 700, "after": ""},
            {"id": "tombola", "pattern": {"pattern": "whole"}, "tie": "lots", "value": 90000, "after": ""},
            {"id": "second", "pattern": {"pattern": "whole"}, "optional": True, "value": 1000},
        ],
    },
    Scheme,
)


@pytest.fixture
def page(qtbot: QtBot) -> NewEveningPage:
    """The form of a new evening, with the hall's own scheme chosen."""
    page = NewEveningPage(speaker_for("en"), {"hall": HALL, "italy": load_scheme("italy")})
    qtbot.addWidget(page)
    page.scheme.setCurrentIndex(page.scheme.findData("hall"))
    return page


def plan_of(page: NewEveningPage) -> PlanGame:
    return next(command for command in page.commands() if isinstance(command, PlanGame))


def carry_out(operator: Operator, *commands: Command) -> None:
    """Commands that are not this test's matter."""
    with operator.qtbot.waitSignals([operator.evenings.published] * len(commands), timeout=PATIENCE_MS):
        for command in commands:
            operator.evenings.post(command)


def begin(operator: Operator, scheme: Scheme = HALL, *, rules: Rules | None = None) -> None:
    """A claimed game of a scheme with balls, which has started."""
    plan = PlanGame(source="balls", prizes=prizes_of(scheme), rules=rules or scheme.rules)
    commands = (
        OpenEvening(),
        RegisterSeries(series=1, strips=100),
        plan,
        Sell(series=1, last=300),
        StartGame(),
    )
    with operator.qtbot.waitSignals([operator.evenings.published] * len(commands), timeout=PATIENCE_MS):
        operator.evenings.begin(commands)
    operator.wait(lambda: operator.snapshot.playing)


def published(operator: Operator, *keys: str) -> None:
    """Press keys, and wait until what the last one does is done."""
    for key in keys[:-1]:
        operator.press(key)
    with operator.qtbot.waitSignal(operator.evenings.published, timeout=PATIENCE_MS):
        operator.press(keys[-1])


def by_hand(operator: Operator, note: str, prize: int = 0) -> None:
    """A winner by hand, of the prize so many places below the one that is offered."""
    operator.press(key_of("by_hand"))
    operator.dialog()
    for _ in range(prize):
        operator.press("Down")
    operator.press("Tab")
    operator.type(note)
    published(operator, "Return")


def words_of(widgets: Sequence[QLabel]) -> str:
    return " ".join(label.text() for label in widgets)


def test_a_scheme_brings_its_rules(page: NewEveningPage):
    """Awarding and late claims are the scheme's until another is chosen, and its other rules stay; where cards
    are sold in play no provable draw is offered.
    """
    assert plan_of(page).rules == HALL.rules
    assert plan_of(page).awarding == "automatic"
    assert plan_of(page).source == "live"
    page.late.setCurrentIndex(page.late.findData("strict"))
    assert plan_of(page).rules == structs.replace(HALL.rules, late="strict")
    page.scheme.setCurrentIndex(page.scheme.findData("italy"))
    assert plan_of(page).rules == load_scheme("italy").rules
    assert plan_of(page).awarding == "claimed"


def test_the_values_are_those_of_the_schemes_prizes(page: NewEveningPage):
    """A field for each place; what the scheme says in percent or in things is told, and not asked."""
    assert plan_of(page).values == {"ambo-1": 500, "ambo-2": 500, "tombola": 90000}
    page.prizes.fields["ambo-2"].set_value(7)
    assert plan_of(page).values["ambo-2"] == 700
    words = words_of(page.prizes.findChildren(QLabel))
    assert "7 % of the takings" in words and "a ham" in words


def type_into(page: NewEveningPage, field: QLineEdit, text: str) -> list[str]:
    """Type over what a field holds and press Enter; what was said."""
    said: list[str] = []
    page.told.connect(said.append)
    field.setText(text)
    QTest.keyClick(field, Qt.Key.Key_Return)
    return said


@pytest.mark.parametrize(
    ("typed", "currency", "value"),
    [
        ("12.50", "EUR", 1250),
        ("12,50", "EUR", 1250),
        ("12,5", "EUR", 1250),
        ("0.07", "EUR", 7),
        ("12", "EUR", 1200),
        ("1000000", "EUR", 10**8),
    ],
)
def test_a_value_may_have_cents(page: NewEveningPage, typed: str, currency: str, value: int):
    """With a point or a comma, and exactly."""
    page.currency.setCurrentIndex(page.currency.findData(currency))
    assert type_into(page, page.prizes.fields["tombola"], typed) == []
    assert plan_of(page).values["tombola"] == value


@pytest.mark.parametrize("typed", ["", "abc", "12.505", "1.250", "1.2.5", "-3", "12.", ".5", "1000001", "٣"])
def test_what_is_no_amount_is_told_and_waited_for(qtbot: QtBot, page: NewEveningPage, typed: str):
    """No evening begins with another number than was meant."""
    field = page.prizes.fields["tombola"]
    field.clear()
    with qtbot.assertNotEmitted(page.begin):
        said = type_into(page, field, typed)
    assert f"“{typed}” is no amount" in said[0] and "12.50" in said[0]
    assert field.text() == typed


@pytest.mark.parametrize(
    ("name", "typed", "range_"),
    [("strips", "9999999", "from 1 to 1,048,576"), ("series", "0", "from 1 to 4,095"), ("games", "", "50")],
)
def test_a_number_out_of_range_is_told_with_the_range(operator: Operator, name: str, typed: str, range_: str):
    """Neither Enter nor the button takes it for another number; the focus waits at the field."""
    operator.console.start.evening.setFocus()
    operator.press("Return")
    form = operator.console.new_evening
    field: QLineEdit = getattr(form, name, None) or getattr(form.cards, name)
    field.setFocus()
    field.clear()
    operator.type(typed)
    operator.press("Return")
    assert range_ in operator.notice and f"“{typed}”" in operator.notice
    operator.console.notices.done()
    form.start.click()
    assert range_ in operator.notice
    assert operator.console.focusWidget() is field and operator.evenings.worker is None
    form.leave.click()
    assert operator.notice == ""


def test_an_optional_prize_is_there_only_where_it_is_ticked(page: NewEveningPage):
    """Ticked it has a field, and what was typed into the others stays."""
    assert plan_of(page).extra == ()
    page.prizes.fields["tombola"].set_value(12)
    page.prizes.boxes["second"].click()
    assert plan_of(page).extra == ("second",)
    assert plan_of(page).values["second"] == 1000
    assert plan_of(page).values["tombola"] == 1200
    page.prizes.boxes["second"].click()
    assert "second" not in plan_of(page).values


@pytest.mark.parametrize("scheme", scheme_names())
def test_an_evening_begins_with_every_scheme(operator: Operator, scheme: str):
    """The form is good as it stands, whatever scheme is chosen."""
    operator.begin_evening(scheme=scheme)
    assert operator.snapshot.next_action == "start_game"


def test_an_evening_with_cards_of_another_maker(operator: Operator):
    """No series, but prizes: a winner is written down by hand."""
    operator.begin_evening(in_play="others", source="balls")
    operator.do("start_game")
    operator.type_number(7)
    by_hand(operator, "Rossi 12")
    assert [claim.printed for claim in operator.snapshot.claims] == ["Rossi 12"]


def test_a_winner_by_hand_is_told_as_such(operator: Operator):
    """Ctrl+H asks prize and note; desk, prizes and board say the note, and that it was checked by hand."""
    begin(operator)
    operator.type_number(7)
    by_hand(operator, "Rossi 12")
    assert "Rossi 12 (by hand) · Ambo 1: valid" in operator.console.play.claims.verdict.text()
    operator.do("award")
    (winner,) = operator.board.view.won_now[0].winners
    assert (winner.printed, winner.by_hand) == ("Rossi 12", True)
    assert "Rossi 12 (by hand)" in words_of(operator.console.play.prizes.findChildren(QLabel))


def test_with_nothing_to_win_nobody_is_written_down(operator: Operator):
    """Every prize awarded: Ctrl+H says so and asks nothing."""
    scheme = structs.replace(HALL, prizes=HALL.prizes[1:2])
    begin(operator, scheme)
    operator.type_number(7)
    by_hand(operator, "Rossi 12")
    operator.do("award")
    operator.press(key_of("by_hand"))
    assert "has been awarded" in operator.notice
    assert QApplication.activeModalWidget() is None


def test_two_verdicts_are_told_where_a_shout_overlaps_the_next_ball(operator: Operator):
    """The desk says what holds for the last number and for the one before; Ctrl+O takes the other, and back."""
    begin(operator, load_scheme("italy"))
    numbers = row_of(operator, 5)
    other = next(
        n for n in range(1, 91) if n not in [k for line in range(3) for k in row_of(operator, 5, line)]
    )
    for second, number in enumerate((*numbers[:2], other)):
        carry_out(operator, Call(number=number, at=f"2026-12-26T20:30:0{second}.000Z"))
    carry_out(operator, Claim(card=print_number(5), at="2026-12-26T20:30:03.000Z"))
    desk = operator.console.play.claims
    assert f"For {other}, the last: Too late for Ambo" in desk.verdict.text()
    assert f"For {numbers[1]}, before it: Ambo: valid" in desk.verdict.text()
    assert desk.other.isVisible()
    operator.do("other_verdict")
    assert operator.snapshot.next_action == "award"
    assert desk.verdict.text().split(" · ")[1].startswith(f"For {numbers[1]}, before it: Ambo: valid")
    operator.do("other_verdict")
    assert operator.snapshot.next_action == "resume"


def test_a_claim_with_one_verdict_has_no_other(operator: Operator):
    """Ctrl+O is refused with a sentence."""
    begin(operator)
    operator.type_number(7)
    by_hand(operator, "Rossi 12")
    assert "one verdict only" in operator.do_in_vain("other_verdict")


@pytest.mark.parametrize(("downs", "winners"), [(1, ["A"]), (2, ["B"]), (3, ["A", "B"])])
def test_lots_are_asked_for_where_they_decide(operator: Operator, downs: int, winners: list[str]):
    """The award asks which claim drew the best lot, or lets the program draw; nothing is chosen by Enter alone."""
    scheme = structs.replace(HALL, prizes=HALL.prizes[3:4])
    begin(operator, scheme)
    operator.type_number(7)
    for note in ("A", "B"):
        by_hand(operator, note)
    operator.press(key_of("award"))
    question = operator.question_asked()
    assert not question.yes.isEnabled()
    for _ in range(downs):
        operator.press("Down")
    operator.accept()
    (won,) = operator.board.view.won_now
    assert len(won.winners) == 1 and won.winners[0].printed in winners
    (lost,) = [claim for claim in operator.snapshot.claims if claim.status != "awarded"]
    operator.console.play.claims.step(lost.claim - 2)
    assert "fell on another card" in operator.console.play.claims.verdict.text()


def test_an_earlier_number_is_corrected_where_it_stands(operator: Operator):
    """Ctrl+R offers the last draw; another is chosen, and what follows is told before."""
    operator.begin_with_balls()
    for number in (42, 7, 9):
        operator.type_number(number)
    operator.press("Ctrl+R")
    operator.dialog()
    operator.type("24")
    assert operator.question().follows.text() == "Nothing else changes."
    operator.press("Tab")
    operator.press("Down")
    operator.press("Down")
    operator.accept()
    assert operator.numbers == [24, 7, 9]


def test_what_cannot_be_corrected_is_told_in_the_question(operator: Operator):
    """A number that is out already: the reason stands in red, and there is nothing to accept."""
    operator.begin_with_balls()
    operator.type_number(42)
    operator.type_number(7)
    operator.press("Ctrl+R")
    operator.dialog()
    operator.type("42")
    question = operator.question()
    assert "already out" in question.follows.text() and not question.yes.isEnabled()
    assert question.follows.property("state") == "bad"
    operator.press("Backspace")
    operator.wait(question.yes.isEnabled)
    operator.press("Esc")


def test_a_void_number_does_not_count_and_is_struck_out(operator: Operator):
    """Ctrl+Shift+R: not among the called on the board, struck out on the console, back in the basket."""
    operator.begin_with_balls()
    for number in (42, 7):
        operator.type_number(number)
    operator.press(key_of("void_draw"))
    operator.dialog()
    operator.press("Tab")
    operator.type("fell on the floor")
    operator.accept()
    assert operator.board.view.called == (42,)
    assert operator.board.view.correction
    assert operator.console.play.action.number.words() == "Number 1 of 90 · Winnie the Pooh"
    struck = [part.text for part in operator.console.play.history.parts if part.struck]
    assert struck == ["7"]
    operator.press("F12")
    words = words_of(operator.dialog().findChildren(QLabel))
    assert "<s>7</s>" in words and "89 in the basket" in words
    operator.press("Esc")
    operator.type_number(7)
    assert operator.board.view.called == (42, 7)


def test_console_and_hall_count_the_same_draws(operator: Operator):
    """A void draw is not counted by either."""
    begin(operator)
    for number in (7, 8, 9, 10, 11):
        operator.type_number(number)
    carry_out(operator, VoidDraw(position=2, reason="fell out"))
    assert len(operator.snapshot.hall.called) == 4
    assert operator.console.play.action.number.words().startswith("Number 4 of 90")


def test_a_rewind_takes_back_several_numbers(operator: Operator):
    """Ctrl+Shift+Z: the draw chosen and those after it."""
    operator.begin_with_balls()
    for number in (42, 7, 9):
        operator.type_number(number)
    operator.press(key_of("rewind"))
    operator.dialog()
    operator.press("Down")
    operator.press("Tab")
    operator.type("misread twice")
    operator.accept()
    assert operator.numbers == [42]


def test_a_rewind_past_an_award_is_refused_in_the_question(operator: Operator):
    """The award that depends on it is named, before anything is accepted."""
    begin(operator)
    operator.type_number(7)
    by_hand(operator, "Rossi 12")
    operator.do("award")
    operator.press(key_of("rewind"))
    question = operator.question()
    assert "Void that award first" in question.follows.text() and not question.yes.isEnabled()
    operator.press("Esc")


def test_a_game_is_declared_void_with_care(operator: Operator):
    """Shift+F9 needs a reason, and Enter in a field neither does it nor throws the reason away; refunded, the amount is told."""
    begin(operator)
    operator.type_number(7)
    carry_out(operator, Sell(series=1, first=301, last=310, price=150))
    operator.press(key_of("void_game"))
    question = operator.question_asked()
    assert not question.yes.isEnabled()
    operator.press("Down")
    operator.press("Tab")
    operator.type("the basket fell")
    operator.press("Return")
    assert QApplication.activeModalWidget() is question
    assert "Enter does nothing here" in question.follows.text()
    operator.press("Shift+Tab")
    operator.press("Return")
    assert QApplication.activeModalWidget() is question and operator.snapshot.playing
    assert question.answers()["reason"] == "the basket fell"
    operator.accept()
    assert not operator.snapshot.playing
    assert "15" in operator.notice and "€" in operator.notice


def test_a_void_game_is_played_again(operator: Operator):
    """The notice offers to start it again with its cards, and goes when it has begun."""
    begin(operator)
    operator.press(key_of("void_game"))
    operator.dialog()
    operator.press("Tab")
    operator.type("the basket fell")
    operator.accept()
    assert "the same cards play" in operator.notice
    assert operator.snapshot.next_action == "start_game"
    operator.do("start_game")
    operator.wait(lambda: operator.notice == "")
    assert operator.snapshot.playing


def test_cards_are_sold_to_latecomers_in_play(operator: Operator):
    """Ctrl+S goes to sales, which say from which draw the cards count; play is one Esc away."""
    begin(operator)
    for number in (42, 7):
        operator.type_number(number)
    operator.press(key_of("sell"))
    assert "from draw 3 on" in operator.console.sales.state.text()
    operator.press("Esc")
    operator.sell(301, 306)
    assert operator.snapshot.series[0].in_play == 306
    assert "Sold when 2 numbers were out" in operator.claim(301)


def test_without_latecomers_no_cards_are_sold_in_play(operator: Operator):
    """Ctrl+S shows who has what, says that sales are closed, and takes nothing."""
    begin(operator, rules=Rules())
    operator.press(key_of("sell"))
    assert "Sales are closed" in operator.console.sales.state.text()
    assert not operator.console.sales.form.do.isEnabled()
    operator.press("F2")
    operator.wait(lambda: operator.console.play.claims.entry.hasFocus())


def test_all_prizes_in_play_are_told_as_such(operator: Operator):
    """Prizes that run in parallel: each is open, on the console and for the hall."""
    begin(operator)
    assert [prize.id for prize in operator.board.view.open] == ["ambo-1", "five", "cinquina", "tombola"]
    words = words_of(operator.console.play.prizes.findChildren(QLabel))
    assert words.count("being played for") == 4
    assert "a ham" in words and "Ambo 2" in words


def test_a_correction_tells_which_awards_fall_and_which_claims_come_back(operator: Operator):
    """An award on the wrong number falls; the question says so before, and afterwards it has."""
    begin(operator, load_scheme("italy"))
    for number in row_of(operator, 5)[:2]:
        operator.type_number(number)
    operator.claim(5)
    operator.do("award")
    free = next(
        n for n in range(1, 91) if n not in [k for line in range(3) for k in row_of(operator, 5, line)]
    )
    operator.press("Ctrl+R")
    operator.dialog()
    operator.type(str(free))
    operator.wait(lambda: f"Falls: Ambo: {print_number(5)}" in operator.question().follows.text())
    operator.accept()
    assert operator.snapshot.prizes[0].state == "open"
