"""What the form of sales means: the command for what is filled in, or what is wrong with it. No Qt."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from ..game.base import Command
from ..game.cards.codes import CardCode, CardEntry, Unreadable, print_number, read_card
from ..game.cards.strips import CARDS
from ..game.runs import Run, size
from ..game.sales import MOST_DEALT, Deal, Sell, SellBook, TakeBack
from ..game.views import SeriesRow

FieldId: TypeAlias = Literal["series", "first", "last", "count", "seller", "buyer", "price"]
WhatId: TypeAlias = Literal[
    "range", "one", "strip", "book", "deal", "take_back", "damaged", "all_printed", "unregistered"
]
SELLING: tuple[FieldId, ...] = ("seller", "price", "buyer")
FIELDS: Mapping[WhatId, tuple[FieldId, ...]] = {
    "range": ("series", "first", "last", *SELLING),
    "one": ("series", "first", *SELLING),
    "strip": ("series", "first", *SELLING),
    "book": ("first", "last", *SELLING),
    "deal": ("series", "count", *SELLING),
    "take_back": ("series", "first", "last"),
    "damaged": ("series", "first", "last"),
    "all_printed": ("series",),
    "unregistered": ("series", "first", "last"),
}
"""What is asked for each thing that can be done, in the order in which Enter goes."""


class Filled(NamedTuple):
    """The form as it is filled in: text as typed; `price` in minor units, None where it is no amount."""

    what: WhatId
    series: int
    first: str = ""
    last: str = ""
    cards: str = ""
    seller: str = ""
    buyer: str = ""
    price: int | None = 0


class Order(NamedTuple):
    """What is filled in: a command about so many cards of a series; `run` where it is known which. Cards of
    another maker are only `named`, as they are printed, and 0 are counted.
    """

    command: Command
    series: int
    cards: int
    run: Run | None = None
    named: tuple[str, ...] = ()


class Fault(NamedTuple):
    """A field that cannot be as it is: a code with parameters, for the sentence."""

    field: FieldId
    code: str
    params: Mapping[str, str | int] = {}


class _Faulty(Exception):
    def __init__(self, field: FieldId, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.fault = Fault(field, code, params)


def understand(filled: Filled, rows: Sequence[SeriesRow]) -> Order | Fault:
    """What the form means; `rows` are the series of the evening."""
    try:
        return _understood(filled, {row.series: row for row in rows})
    except _Faulty as faulty:
        return faulty.fault


def series_of(text: str) -> int:
    """The series that a scanned code brings with it, 0 for a number."""
    entry = read_card(text)
    return entry.series if isinstance(entry, CardCode) else 0


def _understood(filled: Filled, rows: Mapping[int, SeriesRow]) -> Order:
    if filled.what == "deal":
        return _dealt(filled, rows)
    if filled.what == "all_printed":
        cards = rows[filled.series].cards
        return Order(Sell(series=filled.series), filled.series, cards, (1, cards))
    if filled.what == "book":
        return _book(filled, rows)
    if rows[filled.series].listed:
        return _named(filled)
    run = _run(filled, rows[filled.series])
    return Order(_command(filled, first=run[0], last=run[1]), filled.series, size(run), run)


def _named(filled: Filled) -> Order:
    """Cards of another maker, from what is printed on the first to what is printed on the last."""
    if filled.what == "strip":
        raise _Faulty("first", "no_strips")
    first, last = filled.first.strip(), filled.last.strip() if "last" in FIELDS[filled.what] else ""
    if not first:
        raise _Faulty("first", "serial_missing")
    command = _command(filled, from_serial=first, to_serial=last)
    return Order(command, filled.series, 0, named=(first, last) if last else (first,))


def _command(filled: Filled, **cards: Any) -> Command:
    """The command about these cards, however they are named."""
    match filled.what:
        case "take_back" | "damaged":
            return TakeBack(series=filled.series, damaged=filled.what == "damaged", **cards)
        case "unregistered":
            return Sell(series=filled.series, **cards)
        case _:
            return Sell(
                series=filled.series,
                seller=filled.seller,
                buyer=filled.buyer,
                price=_price(filled),
                **cards,
            )


def _dealt(filled: Filled, rows: Mapping[int, SeriesRow]) -> Order:
    text = filled.cards.strip()
    count = int(text) if text.isascii() and text.isdigit() and len(text) < 8 else 0
    if not 1 <= count <= MOST_DEALT:
        raise _Faulty("count", "bad_count", typed=text, most=MOST_DEALT)
    command = Deal(
        series=filled.series,
        cards=count,
        seller=filled.seller,
        buyer=filled.buyer,
        price=_price(filled),
    )
    return Order(command, filled.series, count)


def _book(filled: Filled, rows: Mapping[int, SeriesRow]) -> Order:
    if len(rows) < 2:
        raise _Faulty("first", "no_book")
    if listed := [row.series for row in rows.values() if row.listed]:
        raise _Faulty("first", "no_listed_book", series=listed[0])
    run = _run(filled, min(rows.values(), key=lambda row: row.cards))
    command = SellBook(
        series=tuple(rows),
        first=run[0],
        last=run[1],
        seller=filled.seller,
        buyer=filled.buyer,
        price=_price(filled),
    )
    return Order(command, 0, size(run), run)


def _run(filled: Filled, row: SeriesRow) -> Run:
    """The cards from the first field to the last: the first alone where there is no other."""
    first = _number("first", filled.first, row, any_series=filled.what == "book")
    if filled.what == "strip":
        start = (first - 1) // CARDS * CARDS + 1
        return start, start + CARDS - 1
    if "last" not in FIELDS[filled.what] or not filled.last.strip():
        return first, first
    last = _number("last", filled.last, row, any_series=filled.what == "book")
    if last < first:
        raise _Faulty("last", "backwards", first=print_number(first), last=print_number(last))
    return first, last


def _number(field: FieldId, text: str, row: SeriesRow, *, any_series: bool) -> int:
    if not text.strip():
        raise _Faulty(field, "card_missing", first=1, last=row.cards)
    entry: CardEntry = read_card(text)
    if isinstance(entry, Unreadable):
        raise _Faulty(field, "card_unreadable", typed=text.strip())
    if isinstance(entry, CardCode) and entry.series != row.series and not any_series:
        raise _Faulty(field, "other_series", other=entry.series, series=row.series)
    if entry.number > row.cards:
        params = {"typed": text.strip(), "series": row.series, "last": row.cards}
        raise _Faulty(field, "beyond", **params)
    return entry.number


def _price(filled: Filled) -> int:
    if filled.price is None:
        raise _Faulty("price", "bad_price")
    return filled.price
