"""A given row: top line, middle line, bottom line."""

from typing import Literal

from ..cards.card import ROWS, Pool
from .shape import Pick, Shape, row_places

Which = Literal["top", "middle", "bottom"]


class Row(Shape, frozen=True):
    """All numbers of one row."""

    row: Which

    def picks(self, pool: Pool) -> tuple[Pick, ...]:
        """That row."""
        place = {"top": 0, "middle": ROWS[pool] // 2, "bottom": ROWS[pool] - 1}[self.row]
        return (Pick(row_places(place)),)
