"""The board during a claim: the card as printed, marked; the verdict in words; others?; the last numbers."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from ..game.claims import TIMES_ASKED
from ..game.views import ClaimView, HallView
from ..languages.sentences import hall_verdict, worth
from ..languages.speaker import Speaker
from ..languages.tables.board import BOARD
from .canvas import Align, Canvas, Weight
from .paper import paint_card
from .parts import halves, paint_caption, paint_correction, paint_last_numbers


def paint_claim(canvas: Canvas, view: HallView, speaker: Speaker) -> None:
    """A claimed card and what the program answers."""
    if view.claim is None:
        return
    inside = canvas.inside
    _paint_title(canvas, QRectF(inside.x(), inside.y(), inside.width(), 48), view, speaker)
    foot = QRectF(inside.x(), inside.bottom() - 152, inside.width(), 152)
    banner = QRectF(inside.x(), foot.y() - 24 - 220, inside.width(), 220)
    room = QRectF(inside.x(), inside.y() + 68, inside.width(), banner.y() - 24 - inside.y() - 68)
    paint_card(canvas, room, view.claim, view.last)
    paint_verdict(canvas, banner, view, view.claim, speaker)
    _paint_foot(canvas, foot, view, speaker)


def _paint_title(canvas: Canvas, line: QRectF, view: HallView, speaker: Speaker) -> None:
    claim = view.claim
    if claim:
        card = speaker.say(BOARD, "card", number=claim.printed)
        series = speaker.say(BOARD, "series", series=claim.series)
        paint_caption(canvas, line, f"{card}   {series}", view, speaker)


def paint_verdict(canvas: Canvas, area: QRectF, view: HallView, claim: ClaimView, speaker: Speaker) -> None:
    """The verdict: a sign, a headline, a line below, and what it is worth."""
    colors = canvas.colors
    good = claim.verdict.answer == "winning"
    ground, line = (colors.good_ground, colors.good) if good else (colors.bad_ground, colors.bad)
    canvas.panel(area, ground, line, radius=20, width=4)
    sign = QPointF(area.x() + 116, area.center().y())
    (_paint_tick if good else _paint_cross)(canvas, sign, 62, line)
    headline, below = hall_verdict(speaker, claim)
    won = claim.prizes if good else ()
    value = worth(speaker, sum(prize.value for prize in won), [prize.thing for prize in won], view.currency)
    right = area.width() * 0.24 if value else 40.0
    words = QRectF(area.x() + 232, area.y(), area.width() - 232 - right, area.height())
    top = words.adjusted(0, 26, 0, -86) if below else words
    canvas.words(top, speaker.upper(headline), 88, Weight.ExtraBold, colors.ink)
    if below:
        canvas.text(words.adjusted(0, 136, 0, -20), below, 36, Weight.Medium, colors.second)
    if value:
        amount = QRectF(area.right() - right, area.y(), right - 48, area.height())
        canvas.words(amount, value, 84, Weight.Bold, colors.ink, Align.AlignRight)


def _paint_foot(canvas: Canvas, area: QRectF, view: HallView, speaker: Speaker) -> None:
    colors = canvas.colors
    ask = QRectF(area.x(), area.y(), area.width() * 0.335, area.height())
    if view.correction and view.asked:
        ask, below = halves(ask)
        paint_correction(canvas, below, view, speaker)
    elif view.correction:
        paint_correction(canvas, ask, view, speaker)
    if view.asked:
        canvas.panel(ask, colors.called, radius=20)
        others = speaker.upper(speaker.say(BOARD, "others"))
        of = speaker.say(BOARD, "others_of", asked=view.asked, times=TIMES_ASKED)
        canvas.text(
            ask.adjusted(28, 0, -28, 0),
            f"{others}  {of}",
            min(76, ask.height() * 0.6),
            Weight.Bold,
            colors.called_ink,
            Align.AlignHCenter,
        )
    numbers = QRectF(ask.right() + 48, area.y() + 24, area.right() - ask.right() - 48, area.height() - 48)
    paint_last_numbers(canvas, numbers, view.called, speaker)


def _paint_tick(canvas: Canvas, center: QPointF, size: float, color: str) -> None:
    points = [(-1.0, 0.1), (-0.3, 0.75), (1.0, -0.7)]
    _paint_stroke(canvas, center, size, color, points)


def _paint_cross(canvas: Canvas, center: QPointF, size: float, color: str) -> None:
    _paint_stroke(canvas, center, size * 0.8, color, [(-0.8, -0.8), (0.8, 0.8)])
    _paint_stroke(canvas, center, size * 0.8, color, [(-0.8, 0.8), (0.8, -0.8)])


def _paint_stroke(
    canvas: Canvas, center: QPointF, size: float, color: str, points: list[tuple[float, float]]
) -> None:
    pen = QPen(QColor(color), size * 0.36 * canvas.scale)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    canvas.painter.setPen(pen)
    canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
    line = [(center + QPointF(x, y) * size) * canvas.scale for x, y in points]
    canvas.painter.drawPolyline(QPolygonF(line))
