"""The pattern of a prize on a card of 5 x 5, drawn: one drawing, or up to four of which any is enough."""

from PySide6.QtCore import QRectF

from .canvas import Canvas

SIDE = 5
WIDEST = 0.42
"""Of the width of the panel."""


def paint_drawings(canvas: Canvas, area: QRectF, drawings: tuple[frozenset[int], ...]) -> float:
    """Paint drawings as a square at the left of an area; how wide it is."""
    size = min(area.height(), area.width() * WIDEST)
    if len(drawings) == 1:
        _paint_drawing(canvas, QRectF(area.x(), area.y(), size, size), drawings[0])
        return size
    gap = size * 0.08
    half = (size - gap) / 2
    for i, drawing in enumerate(drawings):
        line, column = divmod(i, 2)
        corner = QRectF(area.x() + column * (half + gap), area.y() + line * (half + gap), half, half)
        _paint_drawing(canvas, corner, drawing)
    return size


def _paint_drawing(canvas: Canvas, square: QRectF, drawing: frozenset[int]) -> None:
    """Places that are needed are filled, the others outlined."""
    step = square.width() / SIDE
    gap = step * 0.14
    for place in range(SIDE * SIDE):
        line, column = divmod(place, SIDE)
        cell = QRectF(square.x() + column * step, square.y() + line * step, step - gap, step - gap)
        if place in drawing:
            canvas.panel(cell, canvas.colors.prize, radius=step * 0.12)
        else:
            canvas.panel(cell, "", canvas.colors.coming_ink, radius=step * 0.12, width=step * 0.07)
