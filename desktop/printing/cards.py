"""Cards to be printed: what differs from one to the next."""

from collections.abc import Iterator
from typing import NamedTuple

from ..game.cards import bulk
from ..game.cards.card import Card
from ..game.cards.codes import print_code, print_number
from ..game.cards.series import Series
from ..game.cards.strips import CARDS

PART = 500
"""Strips that are made at a time."""


class PrintedCard(NamedTuple):
    """A card, its number as it is printed, and its code as it is printed; '' where it has no code."""

    card: Card
    number: str
    code: str = ""


def cards_of(series: Series, first: int, last: int) -> Iterator[PrintedCard]:
    """Cards `first` to `last` of a series. Raises ValueError outside the series."""
    if not 1 <= first <= last <= series.cards:
        raise ValueError(f"no cards {first} to {last} in a series of {series.cards}")
    number = first
    while number <= last:
        start, skipped = divmod(number - 1, CARDS)
        count = min(PART, (last - 1) // CARDS - start + 1)
        strips = bulk.strips(series.strip_key, start, count).reshape(-1, 3, 9).tolist()
        for rows in strips[skipped : last - CARDS * start]:
            card = Card(tuple(map(tuple, rows)))
            yield PrintedCard(card, print_number(number), print_code(series.tag_key, series.number, number))
            number += 1
