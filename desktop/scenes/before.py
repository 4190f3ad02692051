"""Before a game: what can be won, with which cards, and what the house has committed to."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPen

from ..game.views import GameView, HallView, PrizeView, SeriesView
from ..languages.card_words import COLOURS, words_in
from ..languages.sentences import money, prize_name, prize_worth
from ..languages.speaker import Speaker
from ..languages.tables.board import BOARD
from .canvas import LEAST, Align, Canvas, Weight
from .parts import LEAST_LINE, game_title
from .pictures import paint_picture
from .showing import Showing
from .times import Times, clock, countdown

HEAD, GAP = 176.0, 28.0
CARDS_SHARE = 0.36
PROOF_HEIGHT, SERIES_HEIGHT, FOOT = 148.0, 190.0, 168.0
ONE_COLUMN = 6
"""How many prizes stand in one column; more of them in two, over the whole width."""
LINE, NAME = 150.0, 62.0
SHORT = 16
"""How many digits of a commitment are shown: enough to tell it from any other."""

Block = Callable[[QRectF], None]
"""Paints itself into an area."""


def paint_before(canvas: Canvas, view: HallView, speaker: Speaker, showing: Showing) -> None:
    """The next game: its name and when it begins, its prizes, its cards, its commitment."""
    game, inside = view.coming, canvas.inside
    if game is None:
        return
    head = QRectF(inside.x(), inside.y(), inside.width(), HEAD)
    _paint_head(canvas, head, view, game, speaker, showing.times)
    body = inside.adjusted(0, HEAD, 0, 0)
    facts = _facts(canvas, view, game, speaker)
    crowded = len(game.prizes) > ONE_COLUMN
    room, rest = _parts(body, crowded=crowded) if facts and game.prizes else (body, body)
    if game.prizes:
        canvas.panel(room, canvas.colors.panel, radius=20)
        _paint_prizes(canvas, room.adjusted(40, 16, -40, -16), game.prizes, view, speaker, showing)
    for area, paint in zip(_places(rest, len(facts), in_a_row=crowded), facts, strict=True):
        canvas.panel(area, canvas.colors.panel, radius=20)
        paint(area.adjusted(36, 20, -36, -18))


def _parts(body: QRectF, *, crowded: bool) -> tuple[QRectF, QRectF]:
    """The room for the prizes, and that for the rest: beside them, or below where the prizes are many."""
    if crowded:
        foot = body.adjusted(0, body.height() - FOOT, 0, 0)
        return body.adjusted(0, 0, 0, -FOOT - GAP), foot
    side = body.adjusted(body.width() * (1 - CARDS_SHARE), 0, 0, 0)
    return body.adjusted(0, 0, -side.width() - GAP, 0), side


def _places(area: QRectF, count: int, *, in_a_row: bool) -> list[QRectF]:
    """Side by side; or the last ones low, and the first with the room that is left."""
    if in_a_row:
        width = (area.width() - (count - 1) * GAP) / max(1, count)
        return [QRectF(area.x() + i * (width + GAP), area.y(), width, area.height()) for i in range(count)]
    lows = [
        QRectF(area.x(), area.bottom() - PROOF_HEIGHT - i * (PROOF_HEIGHT + GAP), area.width(), PROOF_HEIGHT)
        for i in reversed(range(count - 1))
    ]
    first = area.adjusted(0, 0, 0, -(count - 1) * (PROOF_HEIGHT + GAP))
    return [first, *lows] if count else []


def _facts(canvas: Canvas, view: HallView, game: GameView, speaker: Speaker) -> list[Block]:
    """What stands beside the prizes: the cards, the commitment in short, what the hall has added."""
    facts: list[Block] = []
    if game.series:
        facts.append(lambda area: _paint_cards(canvas, area, view, game.series, speaker))
    if game.commitment:
        short = " ".join(game.commitment[i : i + 4] for i in range(0, SHORT, 4))
        facts.append(lambda area: _paint_fact(canvas, area, "commitment", f"{short} …", speaker))
    if view.words:
        facts.append(lambda area: _paint_fact(canvas, area, "words_label", view.words, speaker))
    return facts


def _paint_head(
    canvas: Canvas, area: QRectF, view: HallView, game: GameView, speaker: Speaker, times: Times
) -> None:
    colors = canvas.colors
    upper, lower = QRectF(area.x(), area.y(), area.width(), 44), area.adjusted(0, 48, 0, -22)
    coming = speaker.upper(speaker.say(BOARD, "coming_game"))
    left = upper.adjusted(0, 0, -upper.width() * 0.5, 0)
    canvas.text(left, coming, 34, Weight.DemiBold, colors.label)
    right = upper.adjusted(upper.width() * 0.5, 0, 0, 0)
    starts = speaker.upper(speaker.say(BOARD, "starts_at", time=clock(times.start)))
    told = clock(times.now) if times.left is None else starts
    canvas.text(right, told, 34, Weight.DemiBold, colors.label, Align.AlignRight)
    room = 0.0 if times.left is None else 0.36
    name = lower.adjusted(0, 0, -lower.width() * room, 0)
    canvas.words(name, game_title(game, view, speaker), 88, Weight.ExtraBold, colors.ink)
    if times.left is not None:
        left_over = countdown(times.left) if times.left else speaker.say(BOARD, "any_moment")
        place = lower.adjusted(lower.width() * (1 - room), 0, 0, 0)
        canvas.text(place, left_over, 88, Weight.ExtraBold, colors.ink, Align.AlignRight, least=0.4)


def _paint_prizes(
    canvas: Canvas,
    area: QRectF,
    prizes: Sequence[PrizeView],
    view: HallView,
    speaker: Speaker,
    showing: Showing,
) -> None:
    """In one column or two, each with its picture where there is one; of very many the first."""
    columns = 1 if len(prizes) <= ONE_COLUMN else 2
    most = columns * int(area.height() / LEAST_LINE)
    shown = prizes if len(prizes) <= most else prizes[: most - 1]
    rows = -(-min(len(prizes), most) // columns)
    height = min(area.height() / rows, LINE)
    top = area.y() + (area.height() - rows * height) / 2
    width = (area.width() - (columns - 1) * 2 * GAP) / columns
    cells = [
        QRectF(area.x() + column * (width + 2 * GAP), top + row * height, width, height)
        for column in range(columns)
        for row in range(rows)
    ]
    size = _name_size(canvas, [prize_name(speaker, prize) for prize in shown], width, height)
    beside = height if any(showing.pictures.of(prize) for prize in shown) else 0
    for place, (cell, prize) in enumerate(zip(cells, shown, strict=False)):
        if place % rows:
            canvas.panel(QRectF(cell.x(), cell.y() - 1, cell.width(), 2), canvas.colors.line, radius=0)
        if found := showing.pictures.of(prize):
            paint_picture(canvas, QRectF(cell.x(), cell.y() + 7, height - 14, height - 14), found)
        _paint_prize(canvas, cell.adjusted(beside, 0, 0, 0), prize, size, view, speaker)
    if len(shown) < len(prizes):
        more = speaker.say(BOARD, "more_prizes", len(prizes) - len(shown))
        canvas.text(cells[len(shown)], more, 40, Weight.Medium, canvas.colors.second)


def _name_size(canvas: Canvas, names: Sequence[str], width: float, height: float) -> float:
    """One size for all names: a list is not a set of headlines."""
    widest = max(canvas.measure(name, NAME, Weight.Bold) for name in names)
    return min(NAME, height * 0.5, max(NAME * 0.6, NAME * width * 0.5 / widest))


def _paint_prize(
    canvas: Canvas, line: QRectF, prize: PrizeView, size: float, view: HallView, speaker: Speaker
) -> None:
    worth = prize_worth(speaker, prize, view.currency)
    share = 0.5 if prize.thing else 0.6 if worth else 1.0
    name = line.adjusted(0, 0, -line.width() * (1 - share), 0)
    canvas.words(name, prize_name(speaker, prize), size, Weight.Bold, canvas.colors.ink)
    right = line.adjusted(line.width() * share + 16, 0, 0, 0)
    canvas.words(right, worth, size, Weight.Bold, canvas.colors.ink, Align.AlignRight)


def _paint_fact(canvas: Canvas, area: QRectF, code: str, words: str, speaker: Speaker) -> None:
    _paint_label(canvas, area, code, speaker)
    canvas.words(area.adjusted(0, 40, 0, 0), words, 42, Weight.DemiBold, canvas.colors.second)


def _paint_label(canvas: Canvas, area: QRectF, code: str, speaker: Speaker) -> None:
    line = QRectF(area.x(), area.y(), area.width(), 34)
    words = speaker.upper(speaker.say(BOARD, code))
    canvas.text(line, words, 28, Weight.DemiBold, canvas.colors.label)


def _paint_cards(
    canvas: Canvas, area: QRectF, view: HallView, series: Sequence[SeriesView], speaker: Speaker
) -> None:
    """Each series with its colour and price; of very many the first; a single one large."""
    room = area.adjusted(0, 44, 0, 0)
    _paint_label(canvas, area, "cards", speaker)
    most = max(1, int(room.height() / (SERIES_HEIGHT * 0.5)))
    if len(series) == 1 and room.height() > 2 * SERIES_HEIGHT:
        _paint_only_series(canvas, room, view, series[0], speaker)
        return
    shown = series if len(series) <= most else series[: max(1, most - 1)]
    left = len(series) - len(shown)
    if left:
        more = speaker.say(BOARD, "more_series", left)
        line = QRectF(area.x() + area.width() * 0.5, area.y(), area.width() * 0.5, 34)
        canvas.text(line, more, 32, Weight.Medium, canvas.colors.second, Align.AlignRight)
    height = min(room.height() / len(shown), SERIES_HEIGHT)
    for place, one in enumerate(shown):
        line = QRectF(room.x(), room.y() + place * height, room.width(), height)
        _paint_series(canvas, line.adjusted(0, 4, 0, -4), view, one, speaker)


def _paint_only_series(
    canvas: Canvas, area: QRectF, view: HallView, one: SeriesView, speaker: Speaker
) -> None:
    """A card of its colour; the series, the price, how many are in play, under one another."""
    colors, lines = canvas.colors, _Lines(one, view, speaker)
    tint, card = (
        COLOURS.get(one.colour, ""),
        QRectF(area.x(), area.y() + 26, area.width(), area.height() * 0.36),
    )
    if tint:
        _paint_card(canvas, QRectF(card.x(), card.y(), card.height() * 0.76, card.height()), tint)
        words = area.adjusted(0, card.height() + 52, 0, 0)
    else:
        words = area
    height = words.height() / 3
    for place, (text, size, weight, ink) in enumerate(
        (
            (lines.name, 56, Weight.Bold, colors.ink),
            (lines.price, 62, Weight.Bold, colors.ink),
            (lines.count, 46, Weight.Medium, colors.second),
        )
    ):
        line = QRectF(words.x(), words.y() + place * height, words.width(), height)
        canvas.text(line, text, size, weight, ink, least=LEAST)


def _paint_series(canvas: Canvas, area: QRectF, view: HallView, one: SeriesView, speaker: Speaker) -> None:
    """A small card of its colour; which series it is; what it costs and how many are in play."""
    lines, side = _Lines(one, view, speaker), min(area.height() - 8, 118.0)
    tint = COLOURS.get(one.colour, "")
    if tint:
        _paint_card(canvas, QRectF(area.x(), area.center().y() - side / 2, side * 0.76, side), tint)
    words = area.adjusted(side * 0.76 + 28 if tint else 0, 0, 0, 0)
    half, size = words.height() / 2, min(46.0, area.height() * 0.36)
    canvas.text(words.adjusted(0, 0, 0, -half), lines.name, size, Weight.Bold, canvas.colors.ink, least=LEAST)
    told = " · ".join(filter(None, (lines.price, lines.count)))
    below = words.adjusted(0, half, 0, 0)
    canvas.text(below, told, size * 0.84, Weight.Medium, canvas.colors.second, least=LEAST)


class _Lines:
    """A series in words."""

    def __init__(self, one: SeriesView, view: HallView, speaker: Speaker) -> None:
        colour = words_in(speaker.language).colours.get(one.colour, one.colour)
        self.name = " · ".join(filter(None, (speaker.say(BOARD, "series", series=one.series), colour)))
        price = money(speaker, one.price, view.currency)
        self.price = speaker.say(BOARD, "a_card", amount=price) if one.price else ""
        self.count = speaker.say(BOARD, "series_in_play", one.in_play) if one.in_play else ""


def _paint_card(canvas: Canvas, card: QRectF, tint: str) -> None:
    """A card in its colour, with the rows of a card."""
    canvas.panel(card, tint, radius=10)
    canvas.painter.setPen(QPen(QColor(canvas.colors.gold_ink), card.width() * 0.025 * canvas.scale))
    for part in (0.3, 0.5, 0.7):
        y = card.y() + part * card.height()
        line = QRectF(card.x() + card.width() * 0.16, y, card.width() * 0.68, 0)
        canvas.painter.drawLine(canvas.scaled(line).topLeft(), canvas.scaled(line).topRight())
