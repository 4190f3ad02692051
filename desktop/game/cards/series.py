"""A series of cards: a number, a kind, a size in strips, and one secret from which every card follows."""

import hmac
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache, partial
from hashlib import sha256
from typing import Literal, TypeAlias

from ..base import Untold, Value
from .card import Card, Pool
from .fives import sheet
from .strips import CARDS, NO_FULL, strip

Kind: TypeAlias = Literal["90", "90-no-full", "75"]
"""Which cards a series has: strips for 90 balls; such strips without columns of three, as in Portugal; sheets
of six cards for 75 balls."""

MAKERS: Mapping[Kind, Callable[[bytes, int], tuple[Card, ...]]] = {
    "90": strip,
    "90-no-full": partial(strip, law=NO_FULL),
    "75": sheet,
}
"""What makes six cards of a key and a number, by kind."""

POOLS: Mapping[Kind, Pool] = {"90": 90, "90-no-full": 90, "75": 75}
"""How many balls the cards are made for, by kind."""

SECRET_BYTES = 64
LAST_SERIES = 4095
MOST_STRIPS = 2**20


class Series(Untold, Value, frozen=True, dict=True):
    """A series with its secret: knows every card, its code's tag, and the commitment printed on it."""

    number: int
    strips: int
    secret: bytes
    kind: Kind = "90"

    @property
    def pool(self) -> Pool:
        """How many balls its cards are made for."""
        return POOLS[self.kind]

    @property
    def cards(self) -> int:
        """How many cards the series has; they are numbered from 1."""
        return CARDS * self.strips

    @cached_property
    def strip_key(self) -> bytes:
        """The key of its strips, 64 bytes; published once the series is withdrawn."""
        return hmac.digest(self.secret, b"tabellone/strip-key/v1", "sha512")

    @cached_property
    def tag_key(self) -> bytes:
        """The key of its codes' tags, 64 bytes; never published."""
        return hmac.digest(self.secret, b"tabellone/tag-key/v1", "sha512")

    @property
    def commitment(self) -> bytes:
        """What is printed on every card, 32 bytes."""
        return commitment(self.strip_key)

    def card(self, number: int) -> Card:
        """Card `number` (1..cards). Raises ValueError outside the series."""
        if not 1 <= number <= self.cards:
            raise ValueError(f"no card {number} in a series of {self.cards}")
        strip_number, place = divmod(number - 1, CARDS)
        return recent_strip(self.kind, self.strip_key, strip_number)[place]


def commitment(strip_key: bytes) -> bytes:
    """The commitment that a published strip key must match, 32 bytes."""
    return sha256(b"tabellone/series/v1\0" + strip_key).digest()


@lru_cache(maxsize=4096)
def recent_strip(kind: Kind, strip_key: bytes, i: int) -> tuple[Card, ...]:
    """Six cards, remembered: those of a claim are looked at many times."""
    return MAKERS[kind](strip_key, i)
