"""The frame that shows the margin of the board while it is set: all of it must be seen on the screen."""

from PySide6.QtCore import QRectF

from .canvas import Canvas

WIDTH = 6.0
CORNER = 90.0


def paint_frame(canvas: Canvas) -> None:
    """A line around everything that is shown, with strong corners."""
    thick = 2 * WIDTH
    area = canvas.inside.adjusted(-thick, -thick, thick, thick)
    canvas.panel(area, "", canvas.colors.prize, radius=0, width=WIDTH / 2)
    for x in (area.x(), area.right() - CORNER):
        for y in (area.y(), area.bottom() - thick):
            canvas.panel(QRectF(x, y, CORNER, thick), canvas.colors.prize, radius=0)
    for x in (area.x(), area.right() - thick):
        for y in (area.y(), area.bottom() - CORNER):
            canvas.panel(QRectF(x, y, thick, CORNER), canvas.colors.prize, radius=0)
