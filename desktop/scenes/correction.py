"""A correction: what was wrong, struck out, and what is right."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from ..game.views import CorrectionView, HallView
from ..languages.speaker import Speaker
from ..languages.tables.board import BOARD
from .canvas import Align, Canvas, Weight
from .parts import paint_caption, paint_last_numbers

FOOT, WORDS = 104.0, 92.0


def paint_correction_scene(canvas: Canvas, view: HallView, speaker: Speaker) -> None:
    """The wrong number at the left, at the right the one that holds, the last numbers below."""
    if view.correction is None:
        return
    inside = canvas.inside
    line = QRectF(inside.x(), inside.y(), inside.width(), 48)
    paint_caption(canvas, line, speaker.say(BOARD, "correction"), view, speaker)
    foot = QRectF(inside.x(), inside.bottom() - FOOT, inside.width(), FOOT)
    paint_last_numbers(canvas, foot, view.called, speaker)
    area = inside.adjusted(0, 76, 0, -FOOT - 28)
    canvas.panel(area, canvas.colors.warn_ground, canvas.colors.warn, radius=20, width=4)
    wrong = QRectF(area.x(), area.y(), area.width() * 0.46, area.height())
    right = area.adjusted(area.width() * 0.54, 0, 0, 0)
    _paint_wrong(canvas, wrong, view.correction.was, speaker)
    _paint_arrow(canvas, area.center() - QPointF(0, WORDS / 2), area.height() * 0.1)
    _paint_right(canvas, right, view, view.correction, speaker)


def _round(area: QRectF) -> tuple[QPointF, float, QRectF]:
    """A disc, its radius, and the words below it."""
    radius = min((area.height() - WORDS) * 0.41, area.width() * 0.42)
    center = QPointF(area.center().x(), area.y() + (area.height() - WORDS) / 2 + 10)
    return center, radius, QRectF(area.x() + 20, area.bottom() - WORDS - 22, area.width() - 40, WORDS)


def _paint_wrong(canvas: Canvas, area: QRectF, number: int, speaker: Speaker) -> None:
    center, radius, words = _round(area)
    colors = canvas.colors
    canvas.disc(center, radius * 0.86, colors.ground, colors.line, 4)
    canvas.digits(center, str(number), radius * 0.9, Weight.DemiBold, colors.coming_ink)
    pen = QPen(QColor(colors.bad), radius * 0.1 * canvas.scale)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    canvas.painter.setPen(pen)
    far = QPointF(radius * 0.8, -radius * 0.55)
    canvas.painter.drawLine((center - far) * canvas.scale, (center + far) * canvas.scale)
    canvas.text(words, speaker.say(BOARD, "not_this"), 62, Weight.Bold, colors.second, Align.AlignHCenter)


def _paint_right(
    canvas: Canvas, area: QRectF, view: HallView, correction: CorrectionView, speaker: Speaker
) -> None:
    """The number that it was; after one was taken back, the one that is the last now."""
    center, radius, words = _round(area)
    colors, number = canvas.colors, correction.number or view.last
    code = "but_this" if correction.number else "last_is" if number else "no_number"
    if number and number == view.last:
        canvas.ball(center, radius, number)
    else:
        canvas.disc(center, radius, colors.called if number else colors.ground, colors.line, 4)
        canvas.digits(center, str(number or "–"), radius * 1.1, Weight.ExtraBold, colors.called_ink)
    canvas.text(words, speaker.say(BOARD, code), 62, Weight.Bold, colors.ink, Align.AlignHCenter)


def _paint_arrow(canvas: Canvas, center: QPointF, size: float) -> None:
    pen = QPen(QColor(canvas.colors.second), size * 0.2 * canvas.scale)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    canvas.painter.setPen(pen)
    tip = QPointF(size * 0.55, 0)
    for end in (
        QPointF(-size * 0.55, 0),
        QPointF(size * 0.1, -size * 0.45),
        QPointF(size * 0.1, size * 0.45),
    ):
        canvas.painter.drawLine((center + end) * canvas.scale, (center + tip) * canvas.scale)
