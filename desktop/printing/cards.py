"""Cards to be printed: what differs from one to the next."""

from collections.abc import Iterator
from typing import NamedTuple

from ..game.cards import bulk, bulk_fives
from ..game.cards.card import Card
from ..game.cards.codes import print_code, print_number
from ..game.cards.listed import ListedSeries
from ..game.cards.series import Series
from ..game.cards.strips import ALL, CARDS, NO_FULL
from .failure import PrintFailed

PART = 3000
"""Cards that are made at a time."""


class PrintedCard(NamedTuple):
    """A card, its number as it is printed, and its code as it is printed; '' where it has no code."""

    card: Card
    number: str
    code: str = ""


def cards_of(series: Series | ListedSeries, first: int, last: int) -> Iterator[PrintedCard]:
    """Cards `first` to `last` of a series. Raises ValueError outside the series, and PrintFailed where nobody
    knows how the cards look.
    """
    if not 1 <= first <= last <= series.cards:
        raise ValueError(f"no cards {first} to {last} in a series of {series.cards}")
    return _listed(series, first, last) if isinstance(series, ListedSeries) else _made(series, first, last)


def _listed(series: ListedSeries, first: int, last: int) -> Iterator[PrintedCard]:
    if series.loose:
        raise PrintFailed("rows_unknown", series=series.number)
    return (PrintedCard(series.card(number), series.serial(number)) for number in range(first, last + 1))


def _made(series: Series, first: int, last: int) -> Iterator[PrintedCard]:
    for begin in range(first, last + 1, PART):
        count = min(PART, last + 1 - begin)
        for number, rows in enumerate(_rows(series, begin, count), start=begin):
            code = print_code(series.tag_key, series.number, number)
            yield PrintedCard(Card(tuple(map(tuple, rows))), print_number(number), code)


def _rows(series: Series, first: int, count: int) -> list[list[list[int]]]:
    """The rows of many cards, made together."""
    if series.kind == "75":
        return bulk_fives.cards(series.strip_key, first, count).tolist()
    start, skipped = divmod(first - 1, CARDS)
    law = ALL if series.kind == "90" else NO_FULL
    strips = bulk.strips(series.strip_key, start, -(-(skipped + count) // CARDS), law)
    return strips.reshape(-1, *strips.shape[2:])[skipped : skipped + count].tolist()
