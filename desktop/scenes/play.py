"""The board in play: the ninety, the last number and its name, the last five, the prize in play."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from ..game.claims import TIMES_ASKED
from ..game.views import HallView
from ..languages.calls import calls_for
from ..languages.sentences import prize_name, prize_worth
from ..languages.speaker import Speaker
from ..languages.tables.board import BOARD
from ..settings.board import PLAIN, BoardSettings
from .canvas import LEAST, Align, Canvas, Weight
from .grid import Grid
from .ninety import paint_ninety
from .parts import game_title, halves, paint_correction, paint_count, paint_previous
from .pattern import paint_drawings

PANEL_SHARE = 0.306
GUTTER = 52.0
HEADER = 40.0
CALL_HEIGHT, CALL_SIZE = 54.0, 46.0
FIVE_HEIGHT = 96.0
PRIZE_HEIGHT = 222.0
DRAWING_HEIGHT = 288.0
"""Of the panel of the prize in play where its pattern is drawn."""
WAITING_HEIGHT = 46.0
PRIZES_HEAD = 60.0
"""Above the lines of several prizes in play."""
PRIZES_LINE = 52.0
MOST_IN_A_COLUMN = 3
MOST_IN_PLAY = 8
NAME_SIZE, NAME_LEAST, WORTH_SIZE = 38.0, 26.0, 26.0


class Places(NamedTuple):
    """Where the numbers are, and what stands beside them."""

    grid: Grid
    side: QRectF


class Side(NamedTuple):
    """What stands beside the numbers, from the top."""

    header: QRectF
    ball: QRectF
    call: QRectF
    five: QRectF
    prizes: QRectF

    @property
    def drawn(self) -> QRectF:
        """What changes with a draw: from the ball to the last five."""
        return self.ball.united(self.call).united(self.five).adjusted(0, -8, 0, 8)


def places(inside: QRectF, view: HallView, settings: BoardSettings = PLAIN) -> Places:
    """The two parts of the board in play."""
    left = inside.right() - PANEL_SHARE * inside.width() + GUTTER / 2
    side = QRectF(left, inside.y(), inside.right() - left, inside.height())
    area = QRectF(inside.x(), inside.y(), side.x() - GUTTER - inside.x(), inside.height())
    return Places(Grid(area, view.balls, settings.layout), side)


def side_parts(side: QRectF, view: HallView, settings: BoardSettings = PLAIN) -> Side:
    """The parts beside the numbers. The ball takes what the others leave."""
    called = CALL_HEIGHT if calls_for(settings, view.language, view.balls) else 0.0
    height = _prizes_height(view)
    prizes = QRectF(side.x(), side.bottom() - height, side.width(), height)
    five = QRectF(side.x(), prizes.y() - (24 if height else 0) - FIVE_HEIGHT, side.width(), FIVE_HEIGHT)
    call = QRectF(side.x(), five.y() - 12 - called, side.width(), called)
    header = QRectF(side.x(), side.y(), side.width(), HEADER)
    top = header.bottom() + 14
    return Side(header, QRectF(side.x(), top, side.width(), call.y() - 12 - top), call, five, prizes)


def paint_play(canvas: Canvas, view: HallView, speaker: Speaker) -> None:
    """The board while numbers come out."""
    grid, side = places(canvas.inside, view, canvas.settings)
    paint_ninety(canvas, grid, view.called, view.last)
    if canvas.touches(side):
        paint_side(canvas, side, view, speaker)


def changed_in_play(
    inside: QRectF, old: HallView, new: HallView, settings: BoardSettings = PLAIN
) -> list[QRectF]:
    """What has to be painted again when one board in play follows another of the same game."""
    grid, side = places(inside, new, settings)
    before, parts = side_parts(side, old, settings), side_parts(side, new, settings)
    numbers = set(old.called) ^ set(new.called) | {old.last, new.last} - {0}
    cells = [grid.reach(number) for number in numbers]
    if before != parts:
        return [side, *cells]
    prizes = [parts.prizes] if _prizes_shown(old) != _prizes_shown(new) else []
    return [parts.header, parts.drawn, *prizes, *cells]


def _prizes_shown(view: HallView) -> tuple[object, ...]:
    """All that the panel of the prizes in play tells."""
    return (view.open, view.waiting, view.currency, view.language)


def paint_side(canvas: Canvas, side: QRectF, view: HallView, speaker: Speaker) -> None:
    """Beside the ninety: where the game stands, the last number, and what is played for."""
    parts = side_parts(side, view, canvas.settings)
    if canvas.touches(parts.header):
        paint_header(canvas, parts.header, view, speaker)
    if canvas.touches(parts.prizes):
        (paint_prize if len(view.open) == 1 else _paint_several)(canvas, parts.prizes, view, speaker)
    if canvas.touches(parts.drawn):
        _paint_drawn(canvas, parts, view, speaker)


def _paint_drawn(canvas: Canvas, parts: Side, view: HallView, speaker: Speaker) -> None:
    """The last number, what it is called, and the five before it, or what the hall has to be told instead."""
    radius = min(parts.ball.height(), parts.ball.width() * 0.98) / 2
    center = parts.ball.center()
    if view.last:
        canvas.ball(center, radius, view.last)
        paint_call(canvas, parts.call, view)
    else:
        _paint_waiting(canvas, center, radius, speaker)
    told = parts.five.adjusted(0, -6, 0, 6)
    if not (view.checking or view.correction):
        paint_previous(canvas, parts.five, view.called)
    elif view.checking and view.correction:
        above, below = halves(told)
        _paint_checking(canvas, above, view, speaker)
        paint_correction(canvas, below, view, speaker)
    elif view.checking:
        _paint_checking(canvas, told, view, speaker)
    else:
        paint_correction(canvas, told, view, speaker)


def paint_call(canvas: Canvas, area: QRectF, view: HallView, size: float = CALL_SIZE) -> None:
    """What the last number is called in the tradition, where the hall wants that."""
    calls = calls_for(canvas.settings, view.language, view.balls)
    if calls and view.last:
        name = calls.call(view.last, traditional=canvas.settings.traditional)
        canvas.text(area, name, size, Weight.Medium, canvas.colors.second, Align.AlignHCenter)


def paint_header(canvas: Canvas, line: QRectF, view: HallView, speaker: Speaker) -> None:
    """Which game this is, at the left, and how many numbers are out, at the right."""
    if view.game:
        left = line.adjusted(0, 0, -line.width() * 0.34, 0)
        title = speaker.upper(game_title(view.game, view, speaker))
        canvas.text(left, title, 28, Weight.DemiBold, canvas.colors.label, least=LEAST)
        paint_count(canvas, line.adjusted(line.width() * 0.66, 0, 0, 0), view, speaker)


def paint_prize(canvas: Canvas, area: QRectF, view: HallView, speaker: Speaker) -> None:
    """The prize being played for: the largest words on the board; its pattern, where that can be drawn."""
    colors, prize = canvas.colors, view.prize
    if prize is None:
        return
    canvas.panel(area, colors.panel, radius=20)
    inner = area.adjusted(28, 0, -28, -_waiting_height(view))
    top = QRectF(inner.x(), area.y() + 22, inner.width(), 54)
    _paint_label(canvas, top.adjusted(0, 0, -top.width() * 0.54, 0), speaker)
    value = prize_worth(speaker, prize, view.currency)
    right = top.adjusted(top.width() * 0.48, 0, 0, 0)
    canvas.words(right, value, 44, Weight.Bold, colors.ink, Align.AlignRight)
    name = speaker.upper(prize_name(speaker, prize))
    line = QRectF(inner.x(), area.y() + 84, inner.width(), inner.bottom() - area.y() - 100)
    if prize.drawings:
        wide = paint_drawings(canvas, line, prize.drawings)
        line = line.adjusted(wide + 28, 0, 0, 0)
    canvas.words(line, name, 81, Weight.ExtraBold, colors.prize)
    foot = QRectF(inner.x(), area.bottom() - WAITING_HEIGHT - 14, inner.width(), WAITING_HEIGHT)
    _paint_cards_waiting(canvas, foot, view, speaker, 34)


def _waiting_height(view: HallView) -> float:
    return WAITING_HEIGHT if view.waiting is not None else 0.0


def _paint_cards_waiting(
    canvas: Canvas,
    line: QRectF,
    view: HallView,
    speaker: Speaker,
    size: float,
    align: Align = Align.AlignLeft,
) -> None:
    """How many cards wait for one number, where the hall is told."""
    if view.waiting is not None:
        words = speaker.say(BOARD, "cards_wait", view.waiting)
        canvas.text(line, words, size, Weight.DemiBold, canvas.colors.second, align, least=LEAST)


def _prizes_height(view: HallView) -> float:
    """How much room the prizes in play take: in two columns, where there are many."""
    count = len(view.open)
    if not count:
        return 0.0
    if count == 1:
        drawn = view.prize is not None and view.prize.drawings
        return (DRAWING_HEIGHT if drawn else PRIZE_HEIGHT) + _waiting_height(view)
    lines = count if count <= MOST_IN_A_COLUMN else -(-min(count, MOST_IN_PLAY) // 2)
    return max(PRIZE_HEIGHT, PRIZES_HEAD + lines * PRIZES_LINE + 14)


def _paint_several(canvas: Canvas, area: QRectF, view: HallView, speaker: Speaker) -> None:
    """Several prizes in play at once, all alike; of very many the first, and how many more."""
    prizes = view.open
    if not prizes:
        return
    canvas.panel(area, canvas.colors.panel, radius=20)
    inner = area.adjusted(28, 0, -28, 0)
    head = QRectF(inner.x(), area.y() + 8, inner.width(), 50)
    told = view.waiting is not None
    _paint_label(canvas, head.adjusted(0, 0, -head.width() * 0.64 if told else 0, 0), speaker)
    right = head.adjusted(head.width() * 0.38, 0, 0, 0)
    _paint_cards_waiting(canvas, right, view, speaker, 28, Align.AlignRight)
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
        canvas.words(cell.adjusted(0, 0, -room, 0), name, size, Weight.ExtraBold, canvas.colors.prize)
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
    canvas.text(line, label, 28, Weight.DemiBold, canvas.colors.label, least=LEAST)


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
