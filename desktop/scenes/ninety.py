"""The numbers of the game, in rows of ten: called, last, and still to come, told apart by form, weight and
colour together.
"""

from collections.abc import Collection
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from .canvas import Canvas, Weight

GAP = 9.0
COLUMNS = 10
RING = 6.0
CALLED_HEIGHT = 0.765
COMING_HEIGHT = 0.63
WIDEST_PAIR = 1.40
"""Width of the widest two bold digits, in heights of a digit."""


class Grid(NamedTuple):
    """Where the numbers stand."""

    area: QRectF
    balls: int

    def cell(self, number: int) -> QRectF:
        """The cell of a number."""
        rows = -(-self.balls // COLUMNS)
        row, column = divmod(number - 1, COLUMNS)
        width = (self.area.width() - GAP * (COLUMNS - 1)) / COLUMNS
        height = (self.area.height() - GAP * (rows - 1)) / rows
        x = self.area.x() + column * (width + GAP)
        y = self.area.y() + row * (height + GAP)
        return QRectF(x, y, width, height)

    def reach(self, number: int) -> QRectF:
        """All that a number can paint, its disc included."""
        cell = self.cell(number)
        over = self.disc_radius() + RING
        return cell.united(QRectF(cell.center().x() - over, cell.center().y() - over, 2 * over, 2 * over))

    def disc_radius(self) -> float:
        """The radius of the disc of the last number."""
        cell = self.cell(1)
        return max(min(0.62 * cell.height(), 0.58 * cell.width()), self.called_height() * 0.82)

    def called_height(self) -> float:
        """How high the digits of a called number are."""
        cell = self.cell(1)
        return min(CALLED_HEIGHT * cell.height(), 0.97 * cell.width() / WIDEST_PAIR)


def paint_ninety(canvas: Canvas, grid: Grid, called: Collection[int], last: int) -> None:
    """All numbers; the last one over its neighbours."""
    out = set(called)
    for number in range(1, grid.balls + 1):
        if number != last and canvas.touches(grid.cell(number)):
            paint_cell(canvas, grid, number, called=number in out)
    if last and canvas.touches(grid.reach(last)):
        paint_last(canvas, grid, last)


def paint_cell(canvas: Canvas, grid: Grid, number: int, *, called: bool) -> None:
    """A number that is out, filled and bold, or one that is still to come, outlined and lighter."""
    cell, colors = grid.cell(number), canvas.colors
    height = grid.called_height()
    if called:
        canvas.panel(cell, colors.called, radius=10)
        canvas.digits(cell.center(), str(number), height, Weight.Bold, colors.called_ink)
    else:
        canvas.panel(cell, "", colors.line, radius=10)
        coming = height * COMING_HEIGHT / CALLED_HEIGHT
        canvas.digits(cell.center(), str(number), coming, Weight.Medium, colors.coming_ink)


def paint_last(canvas: Canvas, grid: Grid, number: int) -> None:
    """The last number: a gold disc that breaks out of its cell."""
    cell, colors = grid.cell(number), canvas.colors
    height = grid.called_height()
    center = QPointF(cell.center())
    canvas.disc(center, grid.disc_radius(), colors.gold, colors.ground, RING)
    canvas.digits(center, str(number), height, Weight.ExtraBold, colors.gold_ink)
