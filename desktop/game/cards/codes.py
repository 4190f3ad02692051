"""How a card is named, printed, typed and scanned, version 1 (docs/cards.md).

A card number is for people: `1234-0`, ending in a Damm check digit. A card code is for scanners and
against invented cards: `04801-KCEKP-JG1QE`, carrying a tag that only the series' secret can make.
"""

import hmac
import re
from typing import TypeAlias

from stdnum import damm

from ..base import Value
from .series import LAST_SERIES, MOST_STRIPS
from .strips import CARDS

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LOOKALIKES = str.maketrans("ILO", "110")
CODE_LENGTH = 15
STRIP_BITS, PLACE_BITS, TAG_BITS = 20, 3, 35
CARD_BITS = 35
TAG_LABEL = b"tabellone/card/v1\0"


class CardNumber(Value, frozen=True):
    """A card number as typed, its check digit found right; the series is not part of it."""

    number: int


class CardCode(Value, frozen=True):
    """A card code as scanned, its check character found right; its tag is not yet checked."""

    series: int
    number: int
    tag: int


class Unreadable(Value, frozen=True):
    """Neither a number nor a code: mistyped, or damaged."""


CardEntry: TypeAlias = CardNumber | CardCode | Unreadable


def print_number(number: int) -> str:
    """Card number 1234 as printed: `1234-0`."""
    return f"{number}-{damm.calc_check_digit(str(number))}"


def print_code(tag_key: bytes, series: int, number: int) -> str:
    """The code of a card as printed, `04801-KCEKP-JG1QE`."""
    card = _pack(series, number)
    value = card << TAG_BITS | tag(tag_key, series, number)
    values = [value >> shift & 31 for shift in range(CARD_BITS + TAG_BITS - 5, -1, -5)]
    text = "".join(ALPHABET[v] for v in [*values, _check(values)])
    return "-".join((text[:5], text[5:10], text[10:]))


def tag(tag_key: bytes, series: int, number: int) -> int:
    """The 35 bits that prove a card's code."""
    digest = hmac.digest(tag_key, TAG_LABEL + _pack(series, number).to_bytes(5), "sha256")
    return int.from_bytes(digest[:5]) >> (40 - TAG_BITS)


def tags_match(one: int, other: int) -> bool:
    """Compare two tags in constant time."""
    return hmac.compare_digest(one.to_bytes(5), other.to_bytes(5))


def read_entry(text: str) -> CardEntry:
    """What was typed or scanned into a claim field: spaces and hyphens do not count."""
    plain = re.sub(r"[\s-]", "", text)
    if len(plain) == CODE_LENGTH and plain.isascii():
        return _read_code(plain)
    if re.fullmatch("[0-9]{2,8}", plain) and damm.is_valid(plain) and int(plain[:-1]) >= 1:
        return CardNumber(int(plain[:-1]))
    return Unreadable()


def read_card(text: str) -> CardEntry:
    """What was typed or scanned where cards are named by the range: as in a claim field, but digits alone are
    the number as it is counted, `1234`. With its hyphen, `1234-0`, the check digit must be right.
    """
    plain = text.strip()
    if re.fullmatch("[0-9]{1,8}", plain):
        return CardNumber(int(plain)) if int(plain) else Unreadable()
    entry = read_entry(plain)
    if isinstance(entry, CardNumber) and not re.fullmatch(r"[0-9]+\s*-\s*[0-9]", plain):
        return Unreadable()
    return entry


def _read_code(plain: str) -> CardEntry:
    text = plain.upper().translate(LOOKALIKES)
    if any(character not in ALPHABET for character in text):
        return Unreadable()
    *values, check = (ALPHABET.index(character) for character in text)
    if _check(values) != check:
        return Unreadable()
    value = 0
    for v in values:
        value = value << 5 | v
    card, tag_bits = value >> TAG_BITS, value & (1 << TAG_BITS) - 1
    series, strip, place = (
        card >> (STRIP_BITS + PLACE_BITS),
        card >> PLACE_BITS & MOST_STRIPS - 1,
        card & (1 << PLACE_BITS) - 1,
    )
    if not (1 <= series <= LAST_SERIES and 1 <= place <= CARDS):
        return Unreadable()
    return CardCode(series, CARDS * strip + place, tag_bits)


def _pack(series: int, number: int) -> int:
    """Series, strip and place as 35 bits."""
    strip, place = divmod(number - 1, CARDS)
    return series << (STRIP_BITS + PLACE_BITS) | strip << PLACE_BITS | place + 1


def _check(values: list[int]) -> int:
    """The check character over GF(32) modulo x^5 + x^2 + 1: c = 2 (c xor v) for each value."""
    c = 0
    for v in values:
        c = (c ^ v) << 1
        if c & 32:
            c ^= 0b100101
    return c
