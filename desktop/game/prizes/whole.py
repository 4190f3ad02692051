"""All numbers of a card: tombola, full house, bingo, carton plein, coverall."""

from typing import ClassVar

from ..cards.card import Pool
from .shape import Pick, Shape, all_places


class Whole(Shape, frozen=True):
    """Every number of the card."""

    anywhere: ClassVar[bool] = True

    def picks(self, pool: Pool) -> tuple[Pick, ...]:
        """The card."""
        return (Pick(all_places(pool)),)
