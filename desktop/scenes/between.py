"""The board when nothing is played and nothing is told: pause, good night."""

from PySide6.QtCore import QRectF

from ..game.views import HallView
from ..languages.speaker import Speaker
from ..languages.tables.board import BOARD
from .canvas import Align, Canvas, Weight
from .pictures import logo_of, paint_picture
from .showing import Showing
from .welcome import paint_clock, paint_countdown


def paint_pause(canvas: Canvas, view: HallView, speaker: Speaker, showing: Showing) -> None:
    """Play is paused; how long, where the operator has said when it goes on."""
    inside = canvas.inside
    pause = speaker.say(BOARD, "pause")
    if showing.times.left is None:
        _paint_words(canvas, speaker, pause, speaker.say(BOARD, "pause_more"), showing)
        return
    head = QRectF(inside.x(), inside.y(), inside.width(), 150)
    words = head.adjusted(0, 0, -head.width() * 0.3, 0)
    canvas.text(words, speaker.upper(pause), 110, Weight.ExtraBold, canvas.colors.ink)
    paint_clock(canvas, head, showing.times)
    area = inside.adjusted(0, 200, 0, -110)
    paint_countdown(canvas, area, "goes_on_at", showing.times, speaker)


def paint_goodbye(canvas: Canvas, view: HallView, speaker: Speaker, showing: Showing) -> None:
    """The evening is over."""
    goodbye, more = speaker.say(BOARD, "goodbye"), speaker.say(BOARD, "goodbye_more")
    _paint_words(canvas, speaker, goodbye, more, showing)


def _paint_words(canvas: Canvas, speaker: Speaker, large: str, small: str, showing: Showing) -> None:
    """Large words, smaller ones below them, and the hall's logo at the bottom."""
    inside = canvas.inside
    middle = QRectF(inside.x(), inside.center().y() - 150, inside.width(), 200)
    canvas.text(middle, speaker.upper(large), 150, Weight.ExtraBold, canvas.colors.ink, Align.AlignHCenter)
    below = QRectF(inside.x(), middle.bottom() + 16, inside.width(), 70)
    canvas.text(below, small, 48, Weight.Medium, canvas.colors.label, Align.AlignHCenter)
    logo = logo_of(canvas, showing)
    if logo:
        top = below.bottom() + 60
        paint_picture(canvas, QRectF(inside.x(), top, inside.width(), inside.bottom() - top), logo)
