"""All numbers of a card that are low, or that are high: breakfast and dinner, lunch and dinner."""

from typing import ClassVar, Literal

from ..base import Refused
from ..cards.card import Pool
from .shape import Pick, Shape, all_places

LOW, HIGH = range(1, 46), range(46, 91)


class Half(Shape, frozen=True):
    """The numbers 1 to 45 of the card, or 46 to 90."""

    anywhere: ClassVar[bool] = True

    half: Literal["low", "high"]

    @property
    def wanted(self) -> range:
        """The numbers that count."""
        return LOW if self.half == "low" else HIGH

    def picks(self, pool: Pool) -> tuple[Pick, ...]:
        """All places, of which only those numbers count."""
        if pool != 90:
            raise Refused("wrong_cards_for_pattern", balls=pool, pool=90)
        return (Pick(all_places(pool), numbers=self.wanted),)
