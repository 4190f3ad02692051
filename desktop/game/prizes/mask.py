"""Drawings on a card of 5 x 5: lines, letters, a frame. Any one of several drawings is enough."""

import re

from ..base import Refused
from ..cards.card import Pool
from .shape import Pick, Shape

SIDE = 5
MOST_MASKS = 40
DRAWING = re.compile("[X.]{5}(/[X.]{5}){4}")


class Mask(Shape, frozen=True):
    """Drawings as `X...X/.X.X./..X../.X.X./X...X`: five rows from the top, `X` where a number is needed."""

    masks: tuple[str, ...]

    def __post_init__(self) -> None:
        drawn = [DRAWING.fullmatch(mask) and "X" in _cells(mask, free=".") for mask in self.masks]
        if not 1 <= len(drawn) <= MOST_MASKS or not all(drawn):
            raise Refused("impossible_mask", most=MOST_MASKS)

    def picks(self, pool: Pool) -> tuple[Pick, ...]:
        """The places of each drawing."""
        if pool != 75:
            raise Refused("wrong_cards_for_pattern", balls=pool, pool=75)
        cells = map(_cells, self.masks)
        return tuple(Pick(frozenset(i for i, cell in enumerate(mask) if cell == "X")) for mask in cells)


def _cells(mask: str, free: str = "") -> str:
    """The 25 cells of a drawing; the one in the middle may be shown as another."""
    cells = mask.replace("/", "")
    return cells[:12] + (free or cells[12]) + cells[13:]
