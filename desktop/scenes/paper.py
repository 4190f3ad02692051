"""A card as it is printed, marked: it looks like the card in the hand."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPolygonF

from ..game.views import ClaimView
from .canvas import Align, Canvas, Weight

LETTERS = 0.6
"""How high the five letters over a card of 5 x 5 are, in cells."""
SQUARE = 1.25
"""How wide a card of 5 x 5 may be for its height."""
GAP = 8.0
FRAME = 14.0


def paint_card(canvas: Canvas, rect: QRectF, claim: ClaimView, last: int) -> None:
    """The claimed card: what counts fills its cell, gold and framed; what else was called stands in a
    pill, the last number on its disc. A card of 5 x 5 is as wide as it is high need be, under its letters.
    """
    if claim.card is None:
        return
    grid, free = claim.card.grid, claim.card.pool == 75
    lines, columns = len(grid) + (LETTERS if free else 0), len(grid[0])
    if free:
        width = min(rect.width(), rect.height() * SQUARE)
        rect = QRectF(rect.center().x() - width / 2, rect.y(), width, rect.height())
    colors, gap = canvas.colors, GAP * rect.height() / 480
    canvas.panel(rect, colors.paper, radius=16 * rect.height() / 480)
    inner = rect.adjusted(FRAME * gap / GAP, FRAME * gap / GAP, -FRAME * gap / GAP, -FRAME * gap / GAP)
    width, height = (
        (inner.width() - (columns - 1) * gap) / columns,
        (inner.height() - lines * gap + gap) / lines,
    )
    top = inner.y() + (LETTERS * (height + gap) if free else 0)
    for line, row in enumerate(grid):
        for column, number in enumerate(row):
            cell = QRectF(inner.x() + column * (width + gap), top + line * (height + gap), width, height)
            if number or not free:
                _paint_cell(canvas, cell, number, claim, last)
            else:
                _paint_free(canvas, cell)
    for column, letter in enumerate("BINGO" if free else ""):
        cell = QRectF(inner.x() + column * (width + gap), inner.y(), width, LETTERS * height)
        canvas.text(
            cell, letter, cell.height() * 0.95, Weight.ExtraBold, colors.paper_ink, Align.AlignHCenter
        )


def _paint_free(canvas: Canvas, cell: QRectF) -> None:
    """The free centre, which counts as called."""
    colors = canvas.colors
    canvas.panel(cell, colors.marked, colors.marked_line, cell.height() * 0.08, cell.height() * 0.025)
    far = min(cell.width(), cell.height()) * 0.36
    points = [
        cell.center()
        + QPointF(sin(turn * pi / 5), -cos(turn * pi / 5)) * (far if turn % 2 == 0 else far * 0.42)
        for turn in range(10)
    ]
    canvas.painter.setPen(Qt.PenStyle.NoPen)
    canvas.painter.setBrush(QColor(colors.marked_ink))
    canvas.painter.drawPolygon(QPolygonF([point * canvas.scale for point in points]))


def _paint_cell(canvas: Canvas, cell: QRectF, number: int, claim: ClaimView, last: int) -> None:
    colors, radius = canvas.colors, cell.height() * 0.08
    line = cell.height() * 0.035
    height = min(cell.height() * 0.62, cell.width() / 1.55)
    if not number:
        canvas.panel(cell, colors.paper_empty, radius=radius)
    elif number == last and number in claim.marked:
        canvas.panel(cell, colors.paper_cell, radius=radius)
        disc = min(cell.height() * 0.5, cell.width() * 0.5) - line / 2
        canvas.disc(cell.center(), disc, colors.gold, colors.gold_ink, line)
        canvas.digits(cell.center(), str(number), height * 0.94, Weight.ExtraBold, colors.gold_ink)
    elif number in claim.counting:
        canvas.panel(cell, colors.gold, colors.gold_ink, radius, line)
        canvas.digits(cell.center(), str(number), height, Weight.ExtraBold, colors.gold_ink)
    elif number in claim.marked:
        canvas.panel(cell, colors.paper_cell, radius=radius)
        inset = cell.height() * 0.08
        pill = cell.adjusted(inset, inset, -inset, -inset)
        canvas.panel(pill, colors.marked, colors.marked_line, pill.height() / 2, line * 0.5)
        canvas.digits(cell.center(), str(number), height * 0.88, Weight.Bold, colors.marked_ink)
    else:
        canvas.panel(cell, colors.paper_cell, colors.paper_empty, radius, line * 0.5)
        canvas.digits(cell.center(), str(number), height * 0.88, Weight.Medium, colors.paper_ink)
