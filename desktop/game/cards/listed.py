"""Cards of another maker: a series that is a list, with the numbers printed on its cards, and no secret.

The list is kept as text, a card a line: `00123:0 14 22 0 40 52 0 73 0/3 15 …`, from the top row to the
bottom one, 0 for an empty cell. Where only a card's numbers are known, they are one row. The commitment is a
checksum of that text: what was changed or damaged is no longer the series (docs/cards.md).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from hashlib import sha256
from typing import NamedTuple, TypeVar

from ..base import Refused, Value
from ..text import one_line
from .card import COLUMN_LAST, Card, Pool, faults
from .fives import IN_COLUMN, PLACES, SIDE
from .strips import CARDS

LABEL = b"tabellone/listed/v1\0"
MOST_LISTED = 60_000
MOST_IN_SERIAL = 24
ON_A_CARD = 15
"""Numbers on a card for 90 balls."""

Key = TypeVar("Key")


class ListedCard(Value, frozen=True):
    """A card as it was given: the number printed on it, its rows with 0 for an empty cell (or one row of
    fifteen numbers where only those are known), and the strip that it belongs to, if that is known.
    """

    serial: str
    rows: tuple[tuple[int, ...], ...]
    strip: str = ""


class ListFault(NamedTuple):
    """What is wrong with the card at a place of the list, counted from 0."""

    place: int
    fault: str
    other: int = -1
    """The place of the card that it clashes with."""


class ListedSeries(Value, frozen=True, dict=True):
    """A series whose cards were given one by one. Its cards count from 1, in the order of the list."""

    number: int
    text: str

    @property
    def cards(self) -> int:
        """How many cards the series has."""
        return len(self._listing.cards)

    @property
    def commitment(self) -> bytes:
        """The checksum of the list, 32 bytes."""
        return self._listing.commitment

    @property
    def pool(self) -> Pool:
        """How many balls its cards are made for."""
        return self._listing.cards[0].pool

    @property
    def loose(self) -> bool:
        """Only the numbers of its cards are known, not their rows."""
        return any(card.loose for card in self._listing.cards)

    def card(self, number: int) -> Card:
        """Card `number` (1..cards). Raises ValueError outside the series."""
        return self._listing.cards[self._place(number)]

    def serial(self, number: int) -> str:
        """The number printed on card `number` (1..cards). Raises ValueError outside the series."""
        return self._listing.serials[self._place(number)]

    def find(self, serial: str) -> int:
        """The card with this number printed on it, also typed without its leading zeros, or 0."""
        plain = _plain(serial)
        return self._listing.places.get(plain, self._listing.without_zeros.get(plain.lstrip("0"), 0))

    def _place(self, number: int) -> int:
        if not 1 <= number <= self.cards:
            raise ValueError(f"no card {number} in a series of {self.cards}")
        return number - 1

    @cached_property
    def _listing(self) -> "_Listing":
        return _read(self.text)


class _Listing(NamedTuple):
    """A list that was read."""

    cards: tuple[Card, ...]
    serials: tuple[str, ...]
    places: dict[str, int]
    """By plain serial, counted from 1."""
    without_zeros: dict[str, int]
    """The same without leading zeros, where that leaves only one card."""
    commitment: bytes


def listed_text(cards: Sequence[ListedCard]) -> str:
    """The text of a list. Raises Refused, with the first fault, where the cards are not right."""
    if not 1 <= len(cards) <= MOST_LISTED:
        raise Refused("bad_count_of_cards", most=MOST_LISTED)
    if fault := next(list_faults(cards), None):
        other = cards[fault.other].serial if fault.other >= 0 else ""
        serial = one_line(cards[fault.place].serial)
        raise Refused(
            "bad_card", card=serial, place=fault.place + 1, fault=fault.fault, other=one_line(other)
        )
    return "".join(_line(card) for card in cards)


def listed_cards(text: str) -> tuple[ListedCard, ...]:
    """The cards of a list's text; to which strips they belong is not in it. Raises ValueError."""
    listing = _read(text)
    return tuple(
        ListedCard(serial, card.rows) for serial, card in zip(listing.serials, listing.cards, strict=True)
    )


def list_faults(cards: Sequence[ListedCard]) -> Iterator[ListFault]:
    """What is wrong with a list of cards, card by card, by code."""
    serials: dict[str, int] = {}
    faces: dict[object, int] = {}
    in_strip: dict[tuple[str, int], int] = {}
    strips = Counter(card.strip for card in cards)
    for place, card in enumerate(cards):
        fault = _serial_fault(card.serial) or _card_fault(card.rows)
        if not fault and len(card.rows) != len(cards[0].rows):
            fault = "another_kind_of_card"
        if fault:
            yield ListFault(place, fault)
            continue
        yield from _clash(serials, _plain(card.serial), place, "serial_twice")
        yield from _clash(faces, card.rows, place, "cards_alike")
        if card.strip:
            if strips[card.strip] > CARDS:
                yield ListFault(place, "too_many_in_strip")
            clashes = (
                fault
                for number in _numbers(card.rows)
                for fault in _clash(in_strip, (card.strip, number), place, "number_twice_in_strip")
            )
            yield from list(clashes)[:1]


def _clash(seen: dict[Key, int], key: Key, place: int, fault: str) -> Iterator[ListFault]:
    if (before := seen.setdefault(key, place)) != place:
        yield ListFault(place, fault, before)


def _serial_fault(serial: str) -> str:
    plain = _plain(serial)
    if not plain or len(serial) > MOST_IN_SERIAL or ":" in serial or not serial.isprintable():
        return "bad_serial"
    return ""


def _card_fault(rows: Sequence[Sequence[int]]) -> str:
    """What is wrong with the numbers of a card, or ''."""
    numbers = _numbers(rows)
    if len(set(numbers)) < len(numbers):
        return "number_twice"
    match len(rows):
        case 1:
            return _loose_fault(numbers)
        case 3:
            return next(iter(faults(rows)), "")
        case 5:
            return _fault_of_75(rows)
        case _:
            return "not_a_layout"


def _loose_fault(numbers: Sequence[int]) -> str:
    if len(numbers) != ON_A_CARD:
        return "not_fifteen_numbers"
    if not all(1 <= number <= COLUMN_LAST[-1] for number in numbers):
        return "no_such_number"
    columns = Counter(min(number // 10, 8) for number in numbers)
    return "" if all(1 <= columns[column] <= 3 for column in range(9)) else "column_without_one_to_three"


def _fault_of_75(rows: Sequence[Sequence[int]]) -> str:
    if any(len(row) != SIDE for row in rows):
        return "not_a_layout"
    for column, places in enumerate(PLACES):
        there = [row[column] for row in rows if row[column]]
        if len(there) != places or (places < SIDE and rows[2][column]):
            return "not_five_by_five"
        if not all(IN_COLUMN * column < number <= IN_COLUMN * (column + 1) for number in there):
            return "number_in_wrong_column"
    return ""


def _numbers(rows: Sequence[Sequence[int]]) -> list[int]:
    return [number for row in rows for number in row if number]


def _plain(serial: str) -> str:
    """A serial as it is compared: spaces, hyphens and the size of letters do not count."""
    return "".join(letter for letter in serial if not letter.isspace() and letter != "-").upper()


def _line(card: ListedCard) -> str:
    loose = len(card.rows) == 1
    rows = (tuple(sorted(card.rows[0])),) if loose else card.rows
    return f"{one_line(card.serial)}:{'/'.join(' '.join(map(str, row)) for row in rows)}\n"


@lru_cache(maxsize=64)
def _read(text: str) -> _Listing:
    """Raises ValueError where the text is not that of a list."""
    cards: list[Card] = []
    serials: list[str] = []
    for line in text.splitlines():
        serial, colon, rows = line.partition(":")
        if not colon:
            raise ValueError("not a list of cards")
        serials.append(serial)
        cards.append(Card(tuple(tuple(map(int, row.split(" "))) for row in rows.split("/"))))
    if not cards:
        raise ValueError("no cards")
    places = {_plain(serial): number for number, serial in enumerate(serials, 1)}
    short = Counter(plain.lstrip("0") for plain in places)
    return _Listing(
        tuple(cards),
        tuple(serials),
        places,
        {plain.lstrip("0"): n for plain, n in places.items() if short[plain.lstrip("0")] == 1},
        sha256(LABEL + text.encode()).digest(),
    )
