"""Several full rows of the same card: two lines, double quine, ikinci çinko, decina."""

from itertools import combinations

from ..base import Integer
from ..cards.card import ROWS, Pool
from .shape import Pick, Shape, possible, row_places


class Rows(Shape, frozen=True):
    """`count` full rows of one card, whichever they are."""

    count: Integer

    def __post_init__(self) -> None:
        possible(self.count, 1, max(ROWS.values()))

    def picks(self, pool: Pool) -> tuple[Pick, ...]:
        """Every choice of so many rows."""
        possible(self.count, 1, ROWS[pool])
        chosen = combinations(range(ROWS[pool]), self.count)
        return tuple(Pick(frozenset[int]().union(*map(row_places, rows))) for rows in chosen)
