"""Where the numbers of a game stand: in rows of ten, in the six blocks of the tabellone, in the columns of a
card, or, in the game of 75, under the five letters.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF

from ..settings.board import Layout

BLOCK_OF = 5, 3
"""Columns and lines of a block of the tabellone."""
LETTERS = "BINGO"
OF_A_LETTER = 15
DEEP = 8
"""Numbers in a column under a letter: there are two columns, of eight and of seven."""
WIDEST_PAIR = 1.40
"""Width of the widest two bold digits, in heights of a digit."""
PAIR_FILLS = 0.94
"""How much of the width of its cell the widest pair takes at most."""
RING = 6.0
"""Width of the ring around the disc of the last number."""
DISC_DIGITS = 0.82
"""Radius of a disc that two digits fit on, in their height."""


class Arrangement(NamedTuple):
    """How many columns and lines there are, in groups, and the room between them."""

    columns: int
    lines: int
    gap: float
    group: tuple[int, int]
    """Columns and lines of a group."""
    between: tuple[float, float]
    """Besides the gap, between two groups: across and down."""
    filled: float
    """How much of the height of its cell a called number takes at most."""
    head: float = 0
    """Room for the letters."""


ROWS = Arrangement(10, 9, 8, (10, 9), (0, 0), 0.85)
BLOCKS = Arrangement(10, 9, 5, BLOCK_OF, (26, 18), 0.86)
COLUMNS = Arrangement(10, 10, 4, (1, 10), (7, 0), 0.91)
UNDER_LETTERS = Arrangement(10, DEEP, 5, (2, DEEP), (13, 0), 0.83, head=92)


class Grid(NamedTuple):
    """The numbers of a game in a rectangle. The layout is for ninety; 75 have their own, others rows."""

    area: QRectF
    balls: int
    layout: Layout = "rows"

    @property
    def arrangement(self) -> Arrangement:
        """How the numbers are arranged."""
        if self.balls == len(LETTERS) * OF_A_LETTER:
            return UNDER_LETTERS
        if self.balls == 90 and self.layout != "rows":
            return BLOCKS if self.layout == "blocks" else COLUMNS
        lines = -(-self.balls // ROWS.columns)
        return ROWS._replace(lines=lines, group=(ROWS.columns, lines))

    def cell(self, number: int) -> QRectF:
        """The cell of a number."""
        kind = self.arrangement
        column, line = _place(number, kind)
        x = self.area.x() + column * (self._width + kind.gap) + column // kind.group[0] * kind.between[0]
        y = self._top + line * (self._height + kind.gap) + line // kind.group[1] * kind.between[1]
        return QRectF(x, y, self._width, self._height)

    def letters(self) -> Iterator[tuple[str, QRectF]]:
        """The five letters of a game of 75 and where they stand; none in other games."""
        head = self.arrangement.head
        if head:
            for i, letter in enumerate(LETTERS):
                first = self.cell(i * OF_A_LETTER + 1)
                last = self.cell(i * OF_A_LETTER + DEEP + 1)
                yield letter, QRectF(first.x(), self.area.y(), last.right() - first.x(), head - 12)

    def reach(self, number: int) -> QRectF:
        """All that a number can paint, its disc included."""
        cell = self.cell(number)
        over = self.disc_radius() + RING
        return cell.adjusted(-RING, -RING, RING, RING).united(
            QRectF(cell.center().x() - over, cell.center().y() - over, 2 * over, 2 * over)
        )

    def called_height(self) -> float:
        """How high the digits of a called number are."""
        return min(self.arrangement.filled * self._height, PAIR_FILLS * self._width / WIDEST_PAIR)

    def disc_radius(self) -> float:
        """The radius of the disc of the last number: it breaks out of its cell, and covers no digit above it
        or below.
        """
        wanted = max(min(0.62 * self._height, 0.58 * self._width), self.called_height() * DISC_DIGITS)
        free = self._height - self.called_height() / 2 + self.arrangement.gap - RING
        return min(wanted, free)

    def last_height(self) -> float:
        """How high the digits of the last number are."""
        return (
            self.called_height() if self.wide else min(self.called_height(), self.disc_radius() / DISC_DIGITS)
        )

    @property
    def wide(self) -> bool:
        """Whether a cell is wider than the disc of the last number."""
        return self._width > 2 * (self.disc_radius() + RING)

    @property
    def _width(self) -> float:
        kind = self.arrangement
        groups = -(-kind.columns // kind.group[0]) - 1
        room = self.area.width() - kind.gap * (kind.columns - 1) - kind.between[0] * groups
        return room / kind.columns

    @property
    def _height(self) -> float:
        kind = self.arrangement
        groups = -(-kind.lines // kind.group[1]) - 1
        room = self.area.height() - kind.head - kind.gap * (kind.lines - 1) - kind.between[1] * groups
        return room / kind.lines

    @property
    def _top(self) -> float:
        return self.area.y() + self.arrangement.head


@lru_cache(maxsize=1024)
def _place(number: int, kind: Arrangement) -> tuple[int, int]:
    """The column and the line of a number."""
    if kind is UNDER_LETTERS or kind == UNDER_LETTERS:
        letter, place = divmod(number - 1, OF_A_LETTER)
        column, line = divmod(place, DEEP)
        return 2 * letter + column, line
    if kind == COLUMNS:
        return divmod(number, 10)  # as on the card: tens across, and 90 beside 80
    line, column = divmod(number - 1, kind.columns)
    return column, line
