"""Nothing marked at all: palo secco. Decided once, on the ball on which the prize opens."""

from typing import ClassVar

from ..cards.card import Pool
from .shape import Pick, Shape, all_places


class Nothing(Shape, frozen=True):
    """No number of the card has been called."""

    anywhere: ClassVar[bool] = True

    def least(self, pool: Pool) -> int:
        """None at all."""
        return 0

    def picks(self, pool: Pool) -> tuple[Pick, ...]:
        """The card, none of whose numbers may be called."""
        return (Pick(all_places(pool)),)
