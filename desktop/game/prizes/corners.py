"""The four corners: the first and the last *number* of the top and of the bottom row."""

from ..cards.card import A_ROW, ROWS, Pool
from .shape import Pick, Shape


class Corners(Shape, frozen=True):
    """Four numbers; on a card of 90 they need not stand in the corner cells."""

    def picks(self, pool: Pool) -> tuple[Pick, ...]:
        """The ends of the outer rows."""
        bottom = A_ROW * (ROWS[pool] - 1)
        return (Pick(frozenset((0, A_ROW - 1, bottom, bottom + A_ROW - 1))),)
