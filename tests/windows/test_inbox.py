"""Balls that were read and wait, in the windows: their ages, taking and dismissing, accepting each."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from firmware_bridge.ports import Choice
from firmware_bridge.simulator import SimulatedReader
from tests.windows.conftest import MakeOperator
from tests.windows.operator import Operator


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[SimulatedReader]:
    reader = SimulatedReader(tmp_path / "reader")
    reader.start()
    yield reader
    reader.stop()


@pytest.fixture
def operator(make_operator: MakeOperator, reader: SimulatedReader, tmp_path: Path) -> Operator:
    """An operator at a board for balls, with the reader connected."""
    operator = make_operator(reader=Choice(path=str(tmp_path / "reader")))
    operator.begin_with_balls()
    operator.wait(lambda: operator.console.play.top.reader.text().startswith("●"))
    return operator


def show(operator: Operator, reader: SimulatedReader, *numbers: int) -> None:
    """Balls are read one after another, and each is stored before the next."""
    for number in numbers:
        reader.show(f"N{number}")
        operator.wait(lambda number=number: number in [read.number for read in operator.snapshot.waiting])


def lines(operator: Operator) -> list[str]:
    """What the panel says of each ball that waits."""
    return operator.console.play.action.inbox.lines


def test_the_age_of_a_waiting_ball_counts_on(operator: Operator, reader: SimulatedReader):
    """By the clock of the window, without anything happening: seconds, minutes, hours."""
    operator.do("pause")
    show(operator, reader, 42)
    assert lines(operator)[0].startswith("42") and " 0 s ago" in lines(operator)[0]
    for later, words in ((12_000, "12 s ago"), (110_000, "2 min ago"), (7_200_000, "2 h ago")):
        operator.time_ms += later
        operator.wait(lambda words=words: words in lines(operator)[0])


def test_a_ball_that_waited_while_the_program_was_closed_has_no_known_age(
    make_operator: MakeOperator, operator: Operator, reader: SimulatedReader
):
    """Nobody has counted: a number of seconds would be a lie."""
    operator.do("pause")
    show(operator, reader, 42)
    operator.leave()
    again = make_operator()
    with again.qtbot.waitSignal(again.evenings.opened):
        again.press("Return")
    assert "age unknown" in lines(again)[0]


def test_several_wait_in_sight_and_any_of_them_is_taken(operator: Operator, reader: SimulatedReader):
    """The oldest is offered; Alt+Down goes to another one, which is taken or dismissed instead."""
    operator.do("pause")
    show(operator, reader, 42, 7, 13)
    operator.do("pause")
    assert [line.split()[0] for line in lines(operator)] == ["42", "7", "13"]
    operator.press("Alt+Down")
    operator.do("take_read")
    assert operator.numbers == [7]
    operator.do("dismiss_read")
    operator.do("take_read")
    assert operator.numbers == [7, 13]
    assert not operator.console.play.action.inbox.isVisible()


def test_a_waiting_ball_is_chosen_and_taken_with_the_mouse(operator: Operator, reader: SimulatedReader):
    """A click on its row chooses it, and the button takes it."""
    operator.do("pause")
    show(operator, reader, 42, 7)
    operator.do("pause")
    inbox = operator.console.play.action.inbox
    inbox.listed.setCurrentRow(1)
    operator.time_ms += 1000
    with operator.qtbot.waitSignal(operator.evenings.published):
        inbox.buttons["take_read"].click()
    assert operator.numbers == [7]


def test_a_double_press_takes_one_ball(operator: Operator, reader: SimulatedReader):
    """The second of two hits takes nothing: the next ball is still there."""
    operator.do("pause")
    show(operator, reader, 42, 7)
    operator.do("pause")
    operator.do("take_read")
    operator.hit("Ctrl+T")
    operator.do("pause")
    assert [read.number for read in operator.snapshot.waiting] == [7]


def test_in_confirm_mode_enter_accepts_the_ball_that_is_offered(operator: Operator, reader: SimulatedReader):
    """The hall sees nothing until then; the large button names the ball; another key dismisses."""
    operator.do("reading")
    assert "you accept each ball" in operator.console.play.top.reader.text()
    show(operator, reader, 42, 7)
    assert operator.board.view.called == ()
    assert operator.console.play.action.next.text() == "Take ball 42"
    assert "to accept" in lines(operator)[0]
    with operator.qtbot.waitSignal(operator.evenings.published):
        operator.press("Return")
    assert operator.board.view.called == (42,)
    operator.do("dismiss_read")
    assert (operator.numbers, operator.snapshot.waiting) == ([42], ())


def test_in_direct_mode_enter_alone_takes_nothing(operator: Operator, reader: SimulatedReader):
    """A ball that waited is taken by its own key only."""
    operator.do("pause")
    show(operator, reader, 42)
    operator.do("pause")
    operator.press("Return")
    operator.type_number(7)
    assert operator.numbers == [7]


def test_the_mode_is_remembered_and_written_into_the_next_record(operator: Operator, reader: SimulatedReader):
    """What the hall is used to, a new evening begins with."""
    operator.do("reading")
    operator.press("Ctrl+Q")
    operator.accept(waiting=False)
    operator.wait(lambda: not operator.console.listening)
    operator.console.start.balls.setFocus()
    with operator.qtbot.waitSignals([operator.evenings.published] * 4):
        operator.press("Return")
    assert operator.snapshot.reading == "confirm"


def test_on_the_page_of_sales_it_is_told_that_balls_wait(operator: Operator, reader: SimulatedReader):
    """The panel is out of sight there, and Esc leads back to it."""
    operator.do("pause")
    show(operator, reader, 42)
    operator.console.pages.setCurrentWidget(operator.console.sales)
    assert "1 ball waiting" in operator.notice
    operator.press("Esc")
    assert operator.notice == ""


def test_during_a_claim_balls_wait_beside_the_desk(
    make_operator: MakeOperator, reader: SimulatedReader, tmp_path: Path
):
    """Both are in sight at once; Ctrl+Down and Alt+Down choose a claim and a ball apart from one another."""
    operator = make_operator(reader=Choice(path=str(tmp_path / "reader")))
    operator.begin_evening(source="balls")
    operator.do("start_game")
    operator.claim(1)
    operator.claim(2)
    show(operator, reader, 42, 7)
    inbox, desk = operator.console.play.action.inbox, operator.console.play.claims
    assert inbox.isVisible() and desk.isVisible()
    operator.press("Alt+Down")
    assert inbox.chosen and inbox.chosen.number == 7
    operator.press("Ctrl+Up")
    assert desk.claim and desk.claim.number == 1
    assert inbox.chosen.number == 7
