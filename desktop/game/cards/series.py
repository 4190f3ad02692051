"""A series of cards: a number, a size in strips, and one secret from which every card follows."""

import hmac
from functools import cached_property, lru_cache
from hashlib import sha256

from ..base import Untold, Value
from .card import Card
from .strips import CARDS, strip

SECRET_BYTES = 64
LAST_SERIES = 4095
MOST_STRIPS = 2**20


class Series(Untold, Value, frozen=True, dict=True):
    """A series with its secret: knows every card, its code's tag, and the commitment printed on it."""

    number: int
    strips: int
    secret: bytes

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
        return recent_strip(self.strip_key, strip_number)[place]


def commitment(strip_key: bytes) -> bytes:
    """The commitment that a published strip key must match, 32 bytes."""
    return sha256(b"tabellone/series/v1\0" + strip_key).digest()


@lru_cache(maxsize=4096)
def recent_strip(strip_key: bytes, i: int) -> tuple[Card, ...]:
    """`strip`, remembered: the cards of a claim are looked at many times."""
    return strip(strip_key, i)
