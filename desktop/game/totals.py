"""What every seller has of every series: handed out, returned, damaged, sold, and the money for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from .base import Value
from .runs import size

if TYPE_CHECKING:
    from .register import CardsSold


class Tally(Value, frozen=True):
    """What was handed to one seller of one series, in cards. `seller` is a person's id, '' where none was
    named. A card that was sold for one game, and again for another, counts twice. `money` is what all that
    makes in minor units: damaged cards, and those that had played, stay paid.
    """

    seller: str
    series: int
    handed_out: int = 0
    returned: int = 0
    damaged: int = 0
    money: int = 0

    @property
    def sold(self) -> int:
        """What is still out: handed out - returned - damaged."""
        return self.handed_out - self.returned - self.damaged


def handed_out(tallies: tuple[Tally, ...], lot: CardsSold) -> tuple[Tally, ...]:
    """The tallies once a seller was handed a lot."""
    cards = size((lot.first, lot.last))
    return _added(tallies, Tally(lot.seller, lot.series, handed_out=cards, money=cards * lot.price))


def came_back(
    tallies: tuple[Tally, ...], lot: CardsSold, *, damaged: bool, paid_back: bool
) -> tuple[Tally, ...]:
    """The tallies once a part of a lot came back, to the account of whoever was handed it."""
    cards = size((lot.first, lot.last))
    money = -cards * lot.price if paid_back else 0
    back = (
        Tally(lot.seller, lot.series, damaged=cards)
        if damaged
        else Tally(lot.seller, lot.series, returned=cards)
    )
    return _added(tallies, structs.replace(back, money=money))


def _added(tallies: tuple[Tally, ...], more: Tally) -> tuple[Tally, ...]:
    """The tallies with more for one seller and series; a new one comes last."""
    for place, tally in enumerate(tallies):
        if (tally.seller, tally.series) == (more.seller, more.series):
            return (*tallies[:place], _sum(tally, more), *tallies[place + 1 :])
    return (*tallies, more)


def _sum(one: Tally, other: Tally) -> Tally:
    return structs.replace(
        one,
        handed_out=one.handed_out + other.handed_out,
        returned=one.returned + other.returned,
        damaged=one.damaged + other.damaged,
        money=one.money + other.money,
    )
