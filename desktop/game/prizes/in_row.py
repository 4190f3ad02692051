"""Some numbers along one row of one card: ambo, terna, quaterna, cinquina, line, quine, çinko."""

from ..base import Integer
from ..cards.card import A_ROW, ROWS, Pool
from .shape import Pick, Shape, possible, row_places


class InRow(Shape, frozen=True):
    """`count` numbers (1 to 5) in one row of one card."""

    count: Integer

    def __post_init__(self) -> None:
        possible(self.count, 1, A_ROW)

    def picks(self, pool: Pool) -> tuple[Pick, ...]:
        """Each row by itself."""
        return tuple(Pick(row_places(row), self.count) for row in range(ROWS[pool]))
