"""The board when no number comes out: welcome, pause, results, good night."""

from PySide6.QtCore import QRectF

from ..game.views import HallView
from ..languages.speaker import Speaker
from ..languages.tables.board import BOARD
from .canvas import Align, Canvas, Weight
from .parts import game_title, paint_prizes

PROGRAM = "Tabellone"


def paint_welcome(canvas: Canvas, view: HallView, speaker: Speaker) -> None:
    """Before a game: the evening's name, what comes next, its prizes, and the draw's commitment."""
    inside, colors = canvas.inside, canvas.colors
    title = view.name or speaker.say(BOARD, "welcome")
    if view.game is None:
        middle = QRectF(inside.x(), inside.center().y() - 110, inside.width(), 160)
        canvas.text(middle, title, 110, Weight.ExtraBold, colors.ink, Align.AlignHCenter)
        below = QRectF(inside.x(), middle.bottom() + 10, inside.width(), 60)
        canvas.text(below, view.hall or PROGRAM, 40, Weight.Medium, colors.label, Align.AlignHCenter)
        return
    head = QRectF(inside.x(), inside.y() + 8, inside.width(), 110)
    canvas.text(head, title, 84, Weight.ExtraBold, colors.ink)
    below = QRectF(inside.x(), head.bottom() + 4, inside.width(), 50)
    canvas.text(below, view.hall, 36, Weight.Medium, colors.label)
    top = below.bottom() + 30 if view.hall else head.bottom() + 30
    _paint_next(canvas, QRectF(inside.x(), top, inside.width(), inside.bottom() - top), view, speaker)


def _paint_next(canvas: Canvas, area: QRectF, view: HallView, speaker: Speaker) -> None:
    colors, game = canvas.colors, view.game
    if game is None:
        return
    canvas.panel(area, colors.panel, radius=20)
    inner = area.adjusted(48, 30, -48, -30)
    line = QRectF(inner.x(), inner.y(), inner.width(), 64)
    left = speaker.upper(_joined(speaker.say(BOARD, "next_game"), game_title(game, view, speaker)))
    canvas.text(line.adjusted(0, 0, -line.width() * 0.36, 0), left, 40, Weight.DemiBold, colors.label)
    if game.cards:
        cards = speaker.say(BOARD, "cards_in_play", game.cards)
        right = line.adjusted(line.width() * 0.64, 0, 0, 0)
        canvas.text(right, cards, 36, Weight.Medium, colors.second, Align.AlignRight)
    foot = _paint_proof(canvas, inner, view, speaker)
    table = QRectF(inner.x(), line.bottom() + 16, inner.width(), foot - line.bottom() - 32)
    paint_prizes(canvas, table, game.prizes, view, speaker)


def _paint_proof(canvas: Canvas, inner: QRectF, view: HallView, speaker: Speaker) -> float:
    """The commitment and the hall's words along the bottom; gives where they begin."""
    lines = [speaker.say(BOARD, "words", words=view.words)] if view.words else []
    if view.game and view.game.commitment:
        short = " ".join(view.game.commitment[i : i + 4] for i in range(0, 16, 4))
        lines.append(speaker.say(BOARD, "draw_commitment", commitment=f"{short} …"))
    y = inner.bottom()
    for line in lines:
        y -= 44
        canvas.text(QRectF(inner.x(), y, inner.width(), 40), line, 27, Weight.Medium, canvas.colors.label)
    return y


def paint_pause(canvas: Canvas, view: HallView, speaker: Speaker) -> None:
    """Play is paused."""
    _paint_words(canvas, speaker, speaker.say(BOARD, "pause"), speaker.say(BOARD, "pause_more"))


def paint_goodbye(canvas: Canvas, view: HallView, speaker: Speaker) -> None:
    """The evening is over."""
    _paint_words(canvas, speaker, speaker.say(BOARD, "goodbye"), speaker.say(BOARD, "goodbye_more"))


def _paint_words(canvas: Canvas, speaker: Speaker, large: str, small: str) -> None:
    inside = canvas.inside
    middle = QRectF(inside.x(), inside.center().y() - 150, inside.width(), 200)
    canvas.text(middle, speaker.upper(large), 150, Weight.ExtraBold, canvas.colors.ink, Align.AlignHCenter)
    below = QRectF(inside.x(), middle.bottom() + 16, inside.width(), 70)
    canvas.text(below, small, 48, Weight.Medium, canvas.colors.label, Align.AlignHCenter)


def paint_results(canvas: Canvas, view: HallView, speaker: Speaker) -> None:
    """After a game: every prize with its winners, how many numbers, the draw's secret."""
    inside, colors = canvas.inside, canvas.colors
    head = QRectF(inside.x(), inside.y() + 8, inside.width(), 110)
    title = speaker.say(BOARD, "results")
    if view.game:
        title = _joined(title, game_title(view.game, view, speaker))
    canvas.text(head, title, 84, Weight.ExtraBold, colors.ink)
    area = QRectF(inside.x(), head.bottom() + 24, inside.width(), inside.bottom() - head.bottom() - 24)
    canvas.panel(area, colors.panel, radius=20)
    inner = area.adjusted(48, 30, -48, -30)
    bottom = inner.bottom()
    if view.secret:
        bottom -= 84
        label = QRectF(inner.x(), bottom + 4, inner.width(), 36)
        canvas.text(label, speaker.say(BOARD, "secret"), 24, Weight.Medium, colors.label)
        secret = QRectF(inner.x(), bottom + 42, inner.width(), 40)
        canvas.text(secret, view.secret, 24, Weight.Medium, colors.second)
    prizes = view.game.prizes if view.game else ()
    paint_prizes(
        canvas, QRectF(inner.x(), inner.y(), inner.width(), bottom - inner.y() - 12), prizes, view, speaker
    )


def _joined(*words: str) -> str:
    """Words with a dot between them, leaving out what is empty."""
    return " · ".join(word for word in words if word)
