"""Some numbers along one row of one card: ambo, terna, quaterna, cinquina, line, quine, çinko."""

from ..base import Integer, Refused
from ..cards.card import Card
from .shape import Group, Shape


class InRow(Shape, frozen=True):
    """`count` numbers (1 to 5) in one row of one card."""

    count: Integer

    def __post_init__(self) -> None:
        if not 1 <= self.count <= 5:
            raise Refused("impossible_pattern", pattern="in_row", count=self.count)

    def groups(self, card: Card) -> tuple[Group, ...]:
        """Each row by itself."""
        return tuple(Group(row, self.count) for row in card.row_numbers)
