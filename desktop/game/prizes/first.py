"""The first few numbers of a card, wherever they stand: early five, jaldi five, quick seven."""

from typing import ClassVar

from ..base import Integer
from ..cards.card import Pool
from .shape import Pick, Shape, all_places, possible


class First(Shape, frozen=True):
    """Any `count` numbers of the card."""

    anywhere: ClassVar[bool] = True

    count: Integer

    def __post_init__(self) -> None:
        possible(self.count, 1, len(all_places(75)) - 1)

    def picks(self, pool: Pool) -> tuple[Pick, ...]:
        """The whole card, of which some numbers are enough; the free place of 75 is none of them."""
        places = all_places(pool) - ({12} if pool == 75 else set())
        possible(self.count, 1, len(places))
        return (Pick(places, self.count),)
