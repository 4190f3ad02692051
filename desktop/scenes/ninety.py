"""The numbers of the game: called, last and to come, told apart by form, weight and colour together."""

from collections.abc import Collection

from PySide6.QtCore import QRectF

from .canvas import Align, Canvas, Weight
from .grid import RING, Grid

COMING_HEIGHT = 0.82
"""How high a number to come is, in heights of a called one."""
CORNER = 10.0


def paint_ninety(canvas: Canvas, grid: Grid, called: Collection[int], last: int) -> None:
    """All numbers; the last one over its neighbours."""
    out = set(called)
    for letter, head in grid.letters():
        if canvas.touches(head):
            canvas.text(
                head, letter, head.height() * 0.9, Weight.ExtraBold, canvas.colors.ink, Align.AlignHCenter
            )
    for number in range(1, grid.balls + 1):
        if number != last and canvas.touches(grid.cell(number)):
            paint_cell(canvas, grid, number, called=number in out)
    if last and canvas.touches(grid.reach(last)):
        paint_last(canvas, grid, last)


def paint_cell(canvas: Canvas, grid: Grid, number: int, *, called: bool) -> None:
    """A number that is out, filled and bold, or one that is still to come, outlined and lighter."""
    height = grid.called_height()

    def paint(canvas: Canvas, cell: QRectF) -> None:
        colors = canvas.colors
        if called:
            canvas.panel(cell, colors.called, radius=CORNER)
            canvas.digits(cell.center(), str(number), height, Weight.Bold, colors.called_ink)
        else:
            canvas.panel(cell, "", colors.line, radius=CORNER)
            canvas.digits(
                cell.center(), str(number), height * COMING_HEIGHT, Weight.Medium, colors.coming_ink
            )

    canvas.stamp(grid.cell(number), (number, called), paint)


def paint_last(canvas: Canvas, grid: Grid, number: int) -> None:
    """The last number: a gold disc that breaks out of its cell; in a wide one it swells a gold pill."""
    cell, colors, radius = grid.cell(number), canvas.colors, grid.disc_radius() + RING / 2
    center = cell.center()
    if grid.wide:
        around = cell.adjusted(-RING / 2, -RING / 2, RING / 2, RING / 2)
        canvas.bulged(around, radius, colors.gold, colors.gold_ring, RING)
    else:
        canvas.disc(center, radius, colors.gold, colors.gold_ring, RING)
    canvas.digits(center, str(number), grid.last_height(), Weight.ExtraBold, colors.gold_ink)
