"""What several scenes show: titles, the count, the last numbers, prizes in lines."""

from PySide6.QtCore import QRectF

from ..game.views import GameView, HallView, PrizeView
from ..languages.sentences import card_called, prize_name, prize_worth
from ..languages.speaker import Speaker
from ..languages.tables.board import BOARD
from .canvas import Align, Canvas, Weight

LAST_FIVE = 5
LAST_SHOWN = 8
LEAST_LINE = 68.0
"""A prize's line is never lower than this: its words could not be read from the last row."""


def game_title(game: GameView, view: HallView, speaker: Speaker) -> str:
    """What a game is called: its title, or its place in the programme, or, for an only one, the evening."""
    if view.rehearsal:
        return speaker.say(BOARD, "rehearsal")
    if game.title or game.of == 1:
        return game.title or view.name
    return speaker.say(BOARD, "game_of", place=game.place, of=game.of)


def paint_count(canvas: Canvas, area: QRectF, view: HallView, speaker: Speaker) -> None:
    """How many numbers are out, at the right of an area."""
    count = speaker.say(BOARD, "count", count=len(view.called), balls=view.balls)
    canvas.text(area, count, 30, Weight.DemiBold, canvas.colors.ink, Align.AlignRight)


def paint_caption(canvas: Canvas, line: QRectF, words: str, view: HallView, speaker: Speaker) -> None:
    """A line of capitals over a scene: words at the left, game and count at the right."""
    left = line.adjusted(0, 0, -line.width() * 0.44, 0)
    canvas.text(left, speaker.upper(words), 38, Weight.DemiBold, canvas.colors.label)
    paint_count(canvas, line, view, speaker)
    if view.game:
        game = line.adjusted(line.width() * 0.58, 0, -150, 0)
        title = speaker.upper(game_title(view.game, view, speaker))
        canvas.text(game, title, 28, Weight.DemiBold, canvas.colors.label, Align.AlignRight)


def paint_previous(canvas: Canvas, area: QRectF, called: tuple[int, ...]) -> None:
    """The five numbers before the last, shrinking away from the ball, the newest nearest."""
    before = list(reversed(called[:-1]))[:LAST_FIVE]
    sizes = [1.0, 0.9, 0.83, 0.77, 0.72]
    gap = 14.0
    unit = (area.width() - gap * (LAST_FIVE - 1)) / sum(sizes)
    x = area.x()
    for i, (number, size) in enumerate(zip(before, sizes, strict=False)):
        width, height = unit * size, area.height() * size
        cell = QRectF(x, area.center().y() - height / 2, width, height)
        ground, line = (canvas.colors.called, "") if i == 0 else (canvas.colors.panel, canvas.colors.line)
        canvas.panel(cell, ground, line, radius=14 * size)
        ink = canvas.colors.called_ink if i == 0 else canvas.colors.second
        weight = Weight.Bold if i == 0 else Weight.DemiBold
        canvas.digits(cell.center(), str(number), min(height * 0.56, width * 0.6), weight, ink)
        x += width + gap


def paint_last_numbers(canvas: Canvas, area: QRectF, called: tuple[int, ...], speaker: Speaker) -> None:
    """The last numbers in a row, the newest first and gold."""
    colors = canvas.colors
    shown = list(reversed(called))[:LAST_SHOWN]
    label = speaker.say(BOARD, "last_numbers")
    wide = canvas.measure(label, 28, Weight.DemiBold) + 24
    canvas.text(QRectF(area.x(), area.y(), wide, area.height()), label, 28, Weight.DemiBold, colors.label)
    gap = 16.0
    width = min((area.width() - wide - gap * (LAST_SHOWN - 1)) / LAST_SHOWN, area.height() * 1.1)
    for i, number in enumerate(shown):
        cell = QRectF(area.right() - (LAST_SHOWN - i) * (width + gap) + gap, area.y(), width, area.height())
        ground, ink = (colors.gold, colors.gold_ink) if i == 0 else (colors.called, colors.called_ink)
        canvas.panel(cell, ground, radius=14)
        height = min(area.height() * 0.56, width * 0.6)
        canvas.digits(cell.center(), str(number), height, Weight.Bold, ink)


def around_open(prizes: tuple[PrizeView, ...], most: int) -> tuple[PrizeView, ...]:
    """The prizes that so many lines have room for: all, or those around the one in play and a line for how
    many more.
    """
    if len(prizes) <= most:
        return prizes
    room = max(1, most - 1)
    place = next((i for i, prize in enumerate(prizes) if prize.state == "open"), 0)
    first = max(0, min(place - 1, len(prizes) - room))
    return prizes[first : first + room]


def paint_prizes(
    canvas: Canvas, area: QRectF, prizes: tuple[PrizeView, ...], view: HallView, speaker: Speaker
) -> None:
    """Prizes in order with their values, and who won them; where there are many, how many more."""
    if not prizes:
        return
    shown = around_open(prizes, int(area.height() / LEAST_LINE))
    left = len(prizes) - len(shown)
    height = min(area.height() / (len(shown) + bool(left)), 130.0)
    size = min(height * 0.5, 62.0)
    if left:
        more = QRectF(area.x(), area.y() + len(shown) * height, area.width(), height)
        words = speaker.say(BOARD, "more_prizes", left)
        canvas.text(more, words, size * 0.72, Weight.Medium, canvas.colors.second)
    for i, prize in enumerate(shown):
        line = QRectF(area.x(), area.y() + i * height, area.width(), height)
        if i:
            canvas.panel(QRectF(line.x(), line.y() - 1, line.width(), 2), canvas.colors.line, radius=0)
        name = prize_name(speaker, prize)
        left = line.adjusted(0, 0, -line.width() * 0.68, 0)
        canvas.words(left, name, size, Weight.Bold, canvas.colors.ink)
        middle = line.adjusted(line.width() * 0.34, 0, -line.width() * (0.36 if prize.thing else 0.24), 0)
        canvas.text(middle, _outcome(prize, view, speaker), size * 0.72, Weight.Medium, canvas.colors.second)
        value = prize_worth(speaker, prize, view.currency)
        right = line.adjusted(line.width() * (0.66 if prize.thing else 0.78), 0, 0, 0)
        canvas.words(right, value, size, Weight.Bold, canvas.colors.ink, Align.AlignRight)


def _outcome(prize: PrizeView, view: HallView, speaker: Speaker) -> str:
    """The winning cards; after the game, that nobody won."""
    if view.scene == "results" and not prize.winners:
        return speaker.say(BOARD, "nobody")
    return ", ".join(card_called(speaker, winner) for winner in prize.winners)


def halves(area: QRectF) -> tuple[QRectF, QRectF]:
    """An area in two, one over the other."""
    height = (area.height() - 8) / 2
    above = QRectF(area.x(), area.y(), area.width(), height)
    return above, above.translated(0, height + 8)


def paint_correction(canvas: Canvas, area: QRectF, view: HallView, speaker: Speaker) -> None:
    """What was wrong, and what is right, until the next number."""
    if view.correction:
        code = "corrected" if view.correction.number else "undone"
        words = speaker.say(BOARD, code, was=view.correction.was, number=view.correction.number)
        canvas.panel(area, canvas.colors.warn_ground, canvas.colors.warn, radius=16, width=4)
        inner = area.adjusted(24, 0, -24, 0)
        size = min(42, area.height() * 0.6)
        canvas.words(inner, words, size, Weight.Bold, canvas.colors.ink, Align.AlignHCenter)
