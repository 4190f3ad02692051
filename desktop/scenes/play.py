"""The board in play: the ninety, the last number, the last five, the count, the prize in play."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from ..game.claims import TIMES_ASKED
from ..game.views import HallView
from ..languages.sentences import prize_name, prize_worth
from ..languages.speaker import Speaker
from ..languages.tables.board import BOARD
from .canvas import LEAST, Align, Canvas, Weight
from .ninety import Grid, paint_ninety
from .parts import game_title, halves, paint_correction, paint_count, paint_previous

PANEL_SHARE = 0.306
GUTTER = 52.0
PRIZE_HEIGHT = 222.0
PRIZES_HEAD = 64.0
"""Above the lines of several prizes in play."""
PRIZES_LINE = 56.0
MOST_IN_A_COLUMN = 3
MOST_IN_PLAY = 8
NAME_SIZE, NAME_LEAST, WORTH_SIZE = 38.0, 26.0, 26.0


class Places(NamedTuple):
    """Where the numbers are, and what stands beside them."""

    grid: Grid
    side: QRectF


def places(inside: QRectF, view: HallView) -> Places:
    """The two parts of the board in play."""
    left = inside.right() - PANEL_SHARE * inside.width() + GUTTER / 2
    side = QRectF(left, inside.y(), inside.right() - left, inside.height())
    area = QRectF(inside.x(), inside.y(), side.x() - GUTTER - inside.x(), inside.height())
    return Places(Grid(area, view.balls), side)


def paint_play(canvas: Canvas, view: HallView, speaker: Speaker) -> None:
    """The board while numbers come out."""
    grid, side = places(canvas.inside, view)
    paint_ninety(canvas, grid, view.called, view.last)
    if canvas.touches(side):
        paint_side(canvas, side, view, speaker)


def changed_in_play(inside: QRectF, old: HallView, new: HallView) -> list[QRectF]:
    """What has to be painted again when one board in play follows another of the same game."""
    grid, side = places(inside, new)
    numbers = set(old.called) ^ set(new.called) | {old.last, new.last} - {0}
    return [side, *(grid.reach(number) for number in numbers)]


def paint_side(canvas: Canvas, side: QRectF, view: HallView, speaker: Speaker) -> None:
    """Beside the ninety: where the game stands, the last number, and what is played for."""
    paint_header(canvas, QRectF(side.x(), side.y(), side.width(), 40), view, speaker)
    height = _prizes_height(len(view.open))
    prize = QRectF(side.x(), side.bottom() - height, side.width(), height)
    (paint_prize if len(view.open) == 1 else _paint_several)(canvas, prize, view, speaker)
    five = QRectF(side.x(), prize.y() - (40 if height else 0) - 112, side.width(), 112)
    top = side.y() + 64
    room = five.y() - 36 - top
    radius = min(room, side.width() * 0.98) / 2
    center = QPointF(side.center().x(), top + room / 2)
    if view.last:
        canvas.ball(center, radius, view.last)
        if not (view.checking and view.correction):  # they would show between the two banners
            paint_previous(canvas, five, view.called)
    else:
        _paint_waiting(canvas, center, radius, speaker)
    banner = five.adjusted(0, -8, 0, 8)
    if view.checking and view.correction:
        banner, below = halves(banner)
        paint_correction(canvas, below, view, speaker)
    elif view.correction:
        paint_correction(canvas, banner, view, speaker)
    if view.checking:
        _paint_checking(canvas, banner, view, speaker)


def paint_header(canvas: Canvas, line: QRectF, view: HallView, speaker: Speaker) -> None:
    """Which game this is, at the left, and how many numbers are out, at the right."""
    if view.game:
        left = line.adjusted(0, 0, -line.width() * 0.34, 0)
        title = speaker.upper(game_title(view.game, view, speaker))
        canvas.text(left, title, 28, Weight.DemiBold, canvas.colors.label, least=LEAST)
        paint_count(canvas, line.adjusted(line.width() * 0.66, 0, 0, 0), view, speaker)


def paint_prize(canvas: Canvas, area: QRectF, view: HallView, speaker: Speaker) -> None:
    """The prize being played for: the largest words on the board."""
    colors, prize = canvas.colors, view.prize
    if prize is None:
        return
    canvas.panel(area, colors.panel, radius=20)
    inner = area.adjusted(28, 0, -28, 0)
    top = QRectF(inner.x(), area.y() + 22, inner.width(), 54)
    _paint_label(canvas, top.adjusted(0, 0, -top.width() * 0.54, 0), speaker)
    value = prize_worth(speaker, prize, view.currency)
    right = top.adjusted(top.width() * 0.48, 0, 0, 0)
    canvas.words(right, value, 44, Weight.Bold, colors.ink, Align.AlignRight)
    name = speaker.upper(prize_name(speaker, prize))
    line = QRectF(inner.x(), area.y() + 84, inner.width(), area.height() - 100)
    canvas.words(line, name, 81, Weight.ExtraBold, colors.gold)


def _prizes_height(count: int) -> float:
    """How much room the prizes in play take: in two columns, where there are many."""
    if count < 2:
        return count * PRIZE_HEIGHT
    lines = count if count <= MOST_IN_A_COLUMN else -(-min(count, MOST_IN_PLAY) // 2)
    return max(PRIZE_HEIGHT, PRIZES_HEAD + lines * PRIZES_LINE + 16)


def _paint_several(canvas: Canvas, area: QRectF, view: HallView, speaker: Speaker) -> None:
    """Several prizes in play at once, all alike; of very many the first, and how many more."""
    prizes = view.open
    if not prizes:
        return
    canvas.panel(area, canvas.colors.panel, radius=20)
    inner = area.adjusted(28, 0, -28, 0)
    _paint_label(canvas, QRectF(inner.x(), area.y() + 10, inner.width(), 54), speaker)
    columns = 1 if len(prizes) <= MOST_IN_A_COLUMN else 2
    shown = prizes if len(prizes) <= MOST_IN_PLAY else prizes[: MOST_IN_PLAY - 1]
    width = (inner.width() - (columns - 1) * 28) / columns
    lines = -(-min(len(prizes), MOST_IN_PLAY) // columns)
    cells = [
        QRectF(
            inner.x() + column * (width + 28), area.y() + PRIZES_HEAD + line * PRIZES_LINE, width, PRIZES_LINE
        )
        for column in range(columns)
        for line in range(lines)
    ]
    worths = [prize_worth(speaker, prize, view.currency) for prize in shown]
    rooms = [_worth_room(canvas, width, worth) for worth in worths]
    names = [prize_name(speaker, prize) for prize in shown]
    fitting = [
        100 * (width - room) / canvas.measure(name, 100, Weight.ExtraBold)
        for room, name in zip(rooms, names, strict=True)
    ]
    size = max(NAME_LEAST, min(NAME_SIZE, *fitting))
    for cell, name, worth, room in zip(cells, names, worths, rooms, strict=False):
        canvas.words(cell.adjusted(0, 0, -room, 0), name, size, Weight.ExtraBold, canvas.colors.gold)
        if worth:
            right = cell.adjusted(width - room + 12, 0, 0, 0)
            canvas.words(right, worth, WORTH_SIZE, Weight.Bold, canvas.colors.ink, Align.AlignRight)
    if len(shown) < len(prizes):
        more = speaker.say(BOARD, "more_prizes", len(prizes) - len(shown))
        canvas.text(cells[len(shown)], more, 30, Weight.DemiBold, canvas.colors.label)


def _worth_room(canvas: Canvas, width: float, worth: str) -> float:
    """How much of a line what a prize is worth may take."""
    return min(width * 0.4, canvas.measure(worth, WORTH_SIZE, Weight.Bold) + 12) if worth else 0.0


def _paint_label(canvas: Canvas, line: QRectF, speaker: Speaker) -> None:
    label = speaker.upper(speaker.say(BOARD, "playing_for"))
    canvas.text(line, label, 28, Weight.DemiBold, canvas.colors.label)


def _paint_waiting(canvas: Canvas, center: QPointF, radius: float, speaker: Speaker) -> None:
    """Where the ball will be."""
    canvas.disc(center, radius, canvas.colors.panel, canvas.colors.line, 3)
    box = QRectF(center.x() - radius * 0.8, center.y() - 30, radius * 1.6, 60)
    words = speaker.say(BOARD, "first_number")
    canvas.text(box, words, 64, Weight.Bold, canvas.colors.label, Align.AlignHCenter)


def _paint_checking(canvas: Canvas, area: QRectF, view: HallView, speaker: Speaker) -> None:
    """Why no number comes out: a claim is being checked, and the hall is asked whether there are others."""
    words = speaker.say(BOARD, "checking")
    if view.asked:
        of = speaker.say(BOARD, "others_of", asked=view.asked, times=TIMES_ASKED)
        words = f"{speaker.upper(speaker.say(BOARD, 'others'))}  {of}"
    canvas.panel(area, canvas.colors.called, radius=16)
    inner = area.adjusted(24, 0, -24, 0)
    ink = canvas.colors.called_ink
    size = min(60 if view.asked else 42, area.height() * 0.6)
    canvas.words(inner, words, size, Weight.Bold, ink, Align.AlignHCenter)
