"""A card as it is printed, marked: it looks like the card in the hand."""

from PySide6.QtCore import QRectF

from ..game.views import ClaimView
from .canvas import Canvas, Weight

GAP = 8.0
FRAME = 14.0


def paint_card(canvas: Canvas, rect: QRectF, claim: ClaimView, last: int) -> None:
    """The claimed card: what counts is gold, what else was called blue, the last number on its disc."""
    if claim.card is None:
        return
    colors, gap = canvas.colors, GAP * rect.height() / 480
    canvas.panel(rect, colors.paper, radius=16 * rect.height() / 480)
    inner = rect.adjusted(FRAME * gap / GAP, FRAME * gap / GAP, -FRAME * gap / GAP, -FRAME * gap / GAP)
    width, height = (inner.width() - 8 * gap) / 9, (inner.height() - 2 * gap) / 3
    for line, row in enumerate(claim.card.rows):
        for column, number in enumerate(row):
            x, y = inner.x() + column * (width + gap), inner.y() + line * (height + gap)
            _paint_cell(canvas, QRectF(x, y, width, height), number, claim, last)


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
        canvas.panel(cell, colors.marked, colors.marked_line, radius, line * 0.7)
        canvas.digits(cell.center(), str(number), height, Weight.ExtraBold, colors.marked_ink)
    else:
        canvas.panel(cell, colors.paper_cell, colors.paper_empty, radius, line * 0.5)
        canvas.digits(cell.center(), str(number), height * 0.88, Weight.Medium, colors.paper_ink)
