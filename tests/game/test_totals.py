"""Totals of sales by seller and series, beside a register that keeps every card by itself."""

from collections import Counter
from contextlib import suppress
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.game.base import Refused
from desktop.game.engine import AnyCommand
from desktop.game.evening import OpenEvening
from desktop.game.programme import PlanGame, RegisterSeries
from desktop.game.register import CardsReturned, CardsSold
from desktop.game.rounds import CloseGame, StartGame
from desktop.game.sales import ReopenSales, Sell, SellBook, TakeBack
from desktop.game.seen import snapshot
from desktop.game.views import SellerRow
from tests.hall import Hall

COUNTS = ("handed_out", "returned", "damaged", "sold", "money")


def selling() -> Hall:
    """Two series of four strips, two games with both, one game with the second alone."""
    hall = Hall()
    hall.do(OpenEvening())
    for series in (17, 18):
        hall.do(RegisterSeries(series=series, strips=4))
    for game, series in (("1", (17, 18)), ("2", (17, 18)), ("3", (18,))):
        hall.do(PlanGame(game=game, source="live", series=series))
    return hall


def rows(hall: Hall) -> dict[tuple[str, int], SellerRow]:
    seen = snapshot(hall.state, hall.session.vault).totals
    assert len({(row.seller, row.series) for row in seen}) == len(seen)
    return {(row.name, row.series): row for row in seen}


class SlowRegister:
    """Every card that was handed out, each by itself: to whom, for what price, for which games."""

    def __init__(self) -> None:
        self.out: list[dict[str, Any]] = []
        self.counts: Counter[tuple[str, int, str]] = Counter()
        self.played: set[str] = set()

    def sold(self, event: CardsSold, seller: str) -> None:
        for number in range(event.first, event.last + 1):
            self.out.append(
                {"series": event.series, "number": number, "seller": seller, "price": event.price}
                | {"games": set(event.paid_for)}
            )
            self.counts[seller, event.series, "handed_out"] += 1
            self.counts[seller, event.series, "money"] += event.price

    def came_back(self, event: CardsReturned) -> None:
        for card in list(self.out):
            if card["series"] == event.series and event.first <= card["number"] <= event.last:
                self.out.remove(card)
                self.counts[card["seller"], event.series, "damaged" if event.damaged else "returned"] += 1
                if not event.damaged and not card["games"] & self.played:
                    self.counts[card["seller"], event.series, "money"] -= card["price"]

    def count(self, seller: str, series: int, what: str) -> int:
        if what == "sold":
            return sum(card["seller"] == seller and card["series"] == series for card in self.out)
        return self.counts[seller, series, what]


numbers = {"first": st.integers(1, 26), "last": st.integers(1, 26)}
sellers = {"seller": st.sampled_from(["", "Ada", "Bea"]), "price": st.integers(0, 300)}
series = {"series": st.sampled_from([17, 18])}
games = {"games": st.sampled_from([(), ("1",), ("2",), ("3",), ("1", "2")])}
commands = st.one_of(
    st.fixed_dictionaries({"command": st.just("sell"), **series, **numbers, **sellers, **games}),
    st.fixed_dictionaries(
        {"command": st.just("sell_book"), "series": st.just((17, 18)), **numbers, **sellers}
    ),
    st.fixed_dictionaries({"command": st.just("deal"), **series, "cards": st.integers(1, 7), **sellers}),
    st.fixed_dictionaries({"command": st.just("take_back"), **series, **numbers, "damaged": st.booleans()}),
    st.fixed_dictionaries({"command": st.sampled_from(["start_game", "close_game", "reopen_sales"])}),
)


@settings(deadline=None, max_examples=150)
@given(st.lists(commands, max_size=30))
def test_totals_agree_with_a_register_card_by_card(wanted: list[dict[str, Any]]):
    """Whatever is sold, comes back or is damaged, between games too: every count, and the money, by seller and
    series; in each row handed out - returned - damaged = sold, and all money is the takings.
    """
    hall, slow = selling(), SlowRegister()
    for command in wanted:
        with suppress(Refused):
            for event in hall.do(msgspec.convert(command, AnyCommand)):
                if isinstance(event, CardsSold):
                    slow.sold(event, hall.session.vault.people.get(event.seller, ""))
                if isinstance(event, CardsReturned):
                    slow.came_back(event)
            slow.played = set(hall.state.draw.played)
    seen = rows(hall)
    assert set(seen) == {(seller, series) for seller, series, _ in slow.counts}
    for (seller, number), row in seen.items():
        assert [getattr(row, what) for what in COUNTS] == [slow.count(seller, number, w) for w in COUNTS]
        assert row.handed_out - row.returned - row.damaged == row.sold
    assert sum(row.money for row in seen.values()) == hall.state.sales.takings()


def test_what_comes_back_is_credited_to_whoever_was_handed_it():
    """A range that spans two sellers: each has his own part back, and his money is less by that."""
    hall = selling()
    hall.do(Sell(series=17, first=1, last=6, seller="Ada", price=100))
    hall.do(Sell(series=17, first=7, last=12, seller="Bea", price=200))
    hall.do(TakeBack(series=17, first=5, last=8))
    hall.do(TakeBack(series=17, first=12, last=12, damaged=True))
    seen = rows(hall)
    assert [getattr(seen["Ada", 17], what) for what in COUNTS] == [6, 2, 0, 4, 400]
    assert [getattr(seen["Bea", 17], what) for what in COUNTS] == [6, 2, 1, 3, 800]


def test_a_book_is_paid_with_its_first_page():
    """Each page is handed out in its series; the price of the book stands once."""
    hall = selling()
    hall.do(SellBook(series=(17, 18), first=1, last=2, seller="Ada", price=300))
    seen = rows(hall)
    assert [(row.handed_out, row.money) for row in seen.values()] == [(2, 600), (2, 0)]


def test_cards_damaged_before_they_were_handed_out_are_nobodys():
    """They are counted in the series, and in no seller's row."""
    hall = selling()
    hall.do(TakeBack(series=17, first=1, last=3, damaged=True))
    assert rows(hall) == {}
    assert snapshot(hall.state, hall.session.vault).series[0].damaged == 3


def test_cards_that_have_played_come_back_and_stay_paid():
    """After the game the sellers hand in what they still have: fewer are out, and the money stands."""
    hall = selling()
    hall.do(Sell(series=17, first=1, last=6, seller="Ada", price=100))
    hall.do(StartGame())
    hall.do(CloseGame())
    hall.do(ReopenSales())
    hall.do(TakeBack(series=17, first=1, last=6))
    row = rows(hall)["Ada", 17]
    assert (row.returned, row.sold, row.money) == (6, 0, 600)
