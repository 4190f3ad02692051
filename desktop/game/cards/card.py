"""One card: 3 rows x 9 columns for 90 balls, or 5 x 5 for 75."""

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from typing import Literal, TypeAlias

from ..base import Value

Pool: TypeAlias = Literal[90, 75]
"""How many balls a card is made for."""

COLUMN_FIRST = (1, 10, 20, 30, 40, 50, 60, 70, 80)
COLUMN_LAST = (9, 19, 29, 39, 49, 59, 69, 79, 90)
A_ROW = 5
"""Numbers in a row, of either kind of card; in the middle of 5 x 5 one is free."""
ROWS: dict[Pool, int] = {90: 3, 75: 5}
FREE: dict[Pool, int] = {90: -1, 75: 12}
"""The place that counts as called from the start; -1 for none."""


class Card(Value, frozen=True, dict=True):
    """What is printed on a card: three rows of nine cells, or five rows of five; 0 for an empty cell. Of a
    card of another maker perhaps only its fifteen numbers are known: they are one row, ascending.
    """

    rows: tuple[tuple[int, ...], ...]

    @property
    def pool(self) -> Pool:
        """How many balls it is made for."""
        return 75 if len(self.rows) == ROWS[75] else 90

    @property
    def loose(self) -> bool:
        """Only its numbers are known, not its rows."""
        return len(self.rows) == 1

    @property
    def grid(self) -> tuple[tuple[int, ...], ...]:
        """The rows as they are drawn: numbers of which no rows are known stand five to a row, ascending."""
        (numbers, *more) = self.rows
        return self.rows if more else tuple(numbers[at : at + A_ROW] for at in range(0, len(numbers), A_ROW))

    @cached_property
    def places(self) -> tuple[int, ...]:
        """The numbers by their places, row by row, five to a row: 15 places or 25, of which one holds 0."""
        if self.pool == 75:
            return tuple(cell for row in self.rows for cell in row)
        return tuple(cell for row in self.rows for cell in row if cell)

    @cached_property
    def numbers(self) -> frozenset[int]:
        """All numbers of the card."""
        return frozenset(self.places) - {0}


def faults(rows: Sequence[Sequence[int]]) -> tuple[str, ...]:
    """The rules of a 90-ball card that `rows` breaks, as codes; empty for a valid card.

    Rules: shared by every tradition, stated in the project's documents on cards.
    """
    if len(rows) != 3 or any(len(row) != 9 for row in rows):
        return ("not_three_rows_of_nine",)
    columns = [[cell for cell in column if cell] for column in zip(*rows, strict=True)]
    checks = {
        "row_without_five": any(sum(map(bool, row)) != 5 for row in rows),
        "column_without_one_to_three": any(not 1 <= len(column) <= 3 for column in columns),
        "number_in_wrong_column": any(
            not first <= number <= last
            for first, last, column in zip(COLUMN_FIRST, COLUMN_LAST, columns, strict=True)
            for number in column
        ),
        "column_not_ascending": any(
            above >= below for column in columns for above, below in pairwise(column)
        ),
    }
    return tuple(code for code, broken in checks.items() if broken)
