"""One card of the 90-ball game: 3 rows x 9 columns, five numbers a row."""

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise

from ..base import Value

COLUMN_FIRST = (1, 10, 20, 30, 40, 50, 60, 70, 80)
COLUMN_LAST = (9, 19, 29, 39, 49, 59, 69, 79, 90)


class Card(Value, frozen=True, dict=True):
    """What is printed on a card: three rows of nine cells, 0 for an empty one."""

    rows: tuple[tuple[int, ...], ...]

    @cached_property
    def row_numbers(self) -> tuple[frozenset[int], ...]:
        """The numbers of each row, top to bottom, without the empty cells."""
        return tuple(frozenset(row) - {0} for row in self.rows)

    @cached_property
    def numbers(self) -> frozenset[int]:
        """All numbers of the card."""
        return frozenset[int]().union(*self.row_numbers)


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
