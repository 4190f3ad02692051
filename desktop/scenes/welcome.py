"""The welcome: whose evening it is, what time it is, and when what comes next begins."""

from PySide6.QtCore import QRectF

from ..game.views import GameView, HallView
from ..languages.sentences import prize_name, prize_worth
from ..languages.speaker import Speaker
from ..languages.tables.board import BOARD
from .canvas import Align, Canvas, Weight
from .parts import game_title
from .pictures import logo_of, paint_picture
from .showing import Showing
from .times import Times, clock, countdown

HEAD, FOOT, GAP = 150.0, 176.0, 28.0
LABEL, DIGITS, NAME, HALL = 46.0, 330.0, 150.0, 56.0
UNDER_CLOCK = 0.24
"""How much of the width is kept for the clock."""


def paint_welcome(canvas: Canvas, view: HallView, speaker: Speaker, showing: Showing) -> None:
    """Logo and clock above, the countdown or the evening's name in the middle, the next game below."""
    inside = canvas.inside
    _paint_head(canvas, QRectF(inside.x(), inside.y(), inside.width(), HEAD), view, speaker, showing)
    foot = QRectF(inside.x(), inside.bottom() - FOOT, inside.width(), FOOT)
    bottom = foot.y() - GAP if view.coming else inside.bottom() - HEAD
    middle = QRectF(inside.x(), inside.y() + HEAD + GAP, inside.width(), bottom - inside.y() - HEAD - GAP)
    if showing.times.left is None:
        paint_names(canvas, middle, view, speaker)
    else:
        paint_countdown(canvas, middle, "starts_at", showing.times, speaker)
    if view.coming:
        _paint_coming(canvas, foot, view, view.coming, speaker)


def paint_clock(canvas: Canvas, area: QRectF, times: Times, size: float = 84) -> None:
    """What time it is, at the right of an area."""
    canvas.text(area, clock(times.now), size, Weight.DemiBold, canvas.colors.second, Align.AlignRight)


def paint_countdown(canvas: Canvas, area: QRectF, code: str, times: Times, speaker: Speaker) -> None:
    """When it begins, and how long it is until then: the largest thing on its scene."""
    colors, left = canvas.colors, times.left or 0
    room = min(area.height() * 0.24, 110)
    size = min(DIGITS, (area.height() - room) * 0.86)
    height = room + size * 1.1
    top = area.center().y() - height / 2
    words = speaker.upper(speaker.say(BOARD, code, time=clock(times.start)))
    line = QRectF(area.x(), top, area.width(), room)
    canvas.text(line, words, min(LABEL * 1.3, room * 0.6), Weight.DemiBold, colors.label, Align.AlignHCenter)
    below = QRectF(area.x(), line.bottom(), area.width(), height - room)
    said = countdown(left) if left else speaker.upper(speaker.say(BOARD, "any_moment"))
    large = size if left else min(size, NAME)
    canvas.text(below, said, large, Weight.ExtraBold, colors.ink, Align.AlignHCenter, least=0.35)


def paint_names(canvas: Canvas, area: QRectF, view: HallView, speaker: Speaker) -> None:
    """What the evening is called, and the hall under it."""
    colors = canvas.colors
    title = view.name or speaker.say(BOARD, "welcome")
    height = NAME * 1.5 + (HALL * 2 if view.hall else 0)
    name = QRectF(area.x(), area.center().y() - height / 2, area.width(), NAME * 1.5)
    canvas.words(name, title, NAME, Weight.ExtraBold, colors.ink, Align.AlignHCenter)
    below = QRectF(area.x(), name.bottom() + 10, area.width(), HALL * 2)
    canvas.text(below, view.hall, HALL, Weight.Medium, colors.label, Align.AlignHCenter)


def _paint_head(canvas: Canvas, line: QRectF, view: HallView, speaker: Speaker, showing: Showing) -> None:
    paint_clock(canvas, line, showing.times)
    left = line.adjusted(0, 0, -line.width() * UNDER_CLOCK, 0)
    picture = logo_of(canvas, showing)
    if picture:
        logo = left.adjusted(0, 0, -left.width() * 0.5, 0)
        left.setLeft(paint_picture(canvas, logo, picture, Align.AlignLeft).right() + 40)
    if showing.times.left is None:
        return
    name = QRectF(left.x(), left.y(), left.width(), HEAD * (0.62 if view.hall else 1))
    title = view.name or speaker.say(BOARD, "welcome")
    canvas.text(name, title, 68, Weight.ExtraBold, canvas.colors.ink, least=0.4)
    hall = QRectF(left.x(), name.bottom(), left.width(), HEAD * 0.38)
    canvas.text(hall, view.hall, 36, Weight.Medium, canvas.colors.label)


def _paint_coming(canvas: Canvas, area: QRectF, view: HallView, game: GameView, speaker: Speaker) -> None:
    """The next game, and the most that can be won in it."""
    colors = canvas.colors
    canvas.panel(area, colors.panel, radius=20)
    inner = area.adjusted(44, 22, -44, -22)
    upper = QRectF(inner.x(), inner.y(), inner.width(), 40)
    lower = QRectF(inner.x(), upper.bottom(), inner.width(), inner.bottom() - upper.bottom())
    label = speaker.upper(speaker.say(BOARD, "coming_game"))
    canvas.text(upper, label, 30, Weight.DemiBold, colors.label)
    title = lower.adjusted(0, 0, -lower.width() * 0.46, 0)
    canvas.words(title, game_title(game, view, speaker), 62, Weight.Bold, colors.ink)
    if game.prizes:
        best = max(reversed(game.prizes), key=lambda prize: prize.value)
        named = speaker.upper(prize_name(speaker, best))
        canvas.text(upper, named, 30, Weight.DemiBold, colors.label, Align.AlignRight)
        worth = prize_worth(speaker, best, view.currency)
        canvas.words(
            lower.adjusted(lower.width() * 0.56, 0, 0, 0),
            worth,
            62,
            Weight.Bold,
            colors.ink,
            Align.AlignRight,
        )
