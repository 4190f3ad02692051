"""How many cards wait for one number: told to the hall only where the operator wants it."""

from collections.abc import Iterable

import pytest
from msgspec import structs

from desktop.game.cards.listed import ListedCard
from desktop.game.claims import Claim
from desktop.game.corrections import Undo
from desktop.game.draw import AnnounceNumber, Draw
from desktop.game.evening import OpenEvening
from desktop.game.prizes.first import First
from desktop.game.prizes.prize import Prize
from desktop.game.programme import ListSeries, PlanGame
from desktop.game.rounds import StartGame
from desktop.game.sales import Sell
from desktop.game.views import HallView
from tests.hall import SERIES, Hall


def seen(hall: Hall) -> HallView:
    return hall.session.snapshot().hall


def near(called: Iterable[int], need: int) -> int:
    """Of cards 1 to 60, those with a row that has one number less than `need` and none that has as many."""
    out = set(called)
    most = [max(len(out & {n for n in row if n}) for row in SERIES.card(card).rows) for card in range(1, 61)]
    return most.count(need - 1)


def test_nobody_is_told_unless_the_operator_wants_it():
    """The count is in no view of the hall before, and in none after it was taken back."""
    hall = Hall.playing(source="live")
    hall.draw(9)
    assert seen(hall).waiting is None
    told = hall.session.tell_waiting(True).snapshot.hall
    assert told.waiting is not None
    assert told == seen(hall) == structs.replace(told, waiting=near(told.called, 2))
    assert hall.session.tell_waiting(False).snapshot.hall.waiting is None


def test_it_is_right_after_each_number_and_after_an_undo():
    """As counted from the cards one by one; a number that was taken back does not count."""
    hall = Hall.playing(source="live")
    hall.session.tell_waiting(True)
    for _ in range(6):
        hall.draw()
        assert seen(hall).waiting == near(seen(hall).called, 2)
    hall.do(Undo(reason="misread"))
    assert seen(hall).waiting == near(seen(hall).called, 2)


def test_it_stands_in_what_is_published():
    """Windows show what is published, and need not ask."""
    hall = Hall.playing(source="live")
    hall.session.tell_waiting(True)
    hall.draw(5)
    published = hall.publish(Undo(reason="misread"))
    assert published.snapshot.hall == seen(hall) and seen(hall).waiting is not None


def test_a_number_that_is_not_yet_called_tells_nothing():
    """Where a number counts once it is announced, the count changes with the announcement."""
    hall = Hall.playing(source="live", called_from="announced")
    hall.session.tell_waiting(True)
    for _ in range(2):
        hall.draw()
        hall.do(AnnounceNumber())
    hall.draw()
    before = seen(hall)
    assert before.waiting == near(before.called[:2], 2)
    hall.do(AnnounceNumber())
    assert seen(hall).waiting == near(before.called, 2)


def test_nothing_of_it_is_stored():
    """It is how the board is set: the record has the same lines with it and without it."""
    lines = []
    for told in (False, True):
        hall = Hall.playing(source="live")
        hall.session.tell_waiting(told)
        drawn = [hall.publish(Draw()) for _ in range(9)]
        lines.append([line.exported() for published in drawn for line in published.lines])
    assert lines[0] == lines[1]


@pytest.mark.parametrize("registered", [False, True])
def test_cards_of_another_maker_are_counted_where_they_are_known(registered: bool):
    """Without any card in play there is nothing to count, and nothing is told."""
    hall = Hall()
    hall.do(OpenEvening())
    numbers = tuple(n for row in SERIES.card(1).rows for n in row if n)
    if registered:
        hall.do(ListSeries(series=3, cards=(ListedCard("00123", (numbers,)),)))
    hall.do(PlanGame(source="balls", prizes=(Prize("two", First(2), {"it": "Primi due"}),)))
    if registered:
        hall.do(Sell(series=3))
    hall.do(StartGame())
    hall.session.tell_waiting(True)
    hall.call(numbers[4])
    assert seen(hall).waiting == (1 if registered else None)
    if registered:
        hall.call(numbers[5])
        hall.do(Claim(card="00123"))
        assert seen(hall).waiting == 0
