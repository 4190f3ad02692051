"""The board after an award: what was won, by which cards, and the share of each; never clipped."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from ..game.views import HallView, PrizeView, WinnerView
from ..languages.sentences import card_called, money, prize_name, prize_worth
from ..languages.speaker import Speaker
from ..languages.tables.board import BOARD
from .canvas import LEAST, Align, Canvas, Weight
from .parts import paint_caption, paint_correction, paint_last_numbers, paint_prizes

MOST_SHOWN = 12
MOST_SIDE_BY_SIDE = 2
MOST_IN_LINES = 5
"""More prizes at once than these are shown as a plain list."""
GAP = 24.0


def paint_winners(canvas: Canvas, view: HallView, speaker: Speaker) -> None:
    """The prizes just awarded: one or two side by side, more below one another."""
    inside = canvas.inside
    title = QRectF(inside.x(), inside.y(), inside.width(), 48)
    paint_caption(canvas, title, speaker.say(BOARD, "winners"), view, speaker)
    foot = QRectF(inside.x(), inside.bottom() - 104, inside.width(), 104)
    told = QRectF(foot.x(), foot.y(), foot.width() * 0.335 if view.correction else 0, foot.height())
    paint_correction(canvas, told, view, speaker)
    numbers = foot.adjusted(told.width() + 2 * GAP if view.correction else 0, 0, 0, 0)
    paint_last_numbers(canvas, numbers, view.called, speaker)
    room = QRectF(inside.x(), inside.y() + 72, inside.width(), foot.y() - inside.y() - 72 - GAP)
    prizes = view.won_now
    if len(prizes) > MOST_SIDE_BY_SIDE:
        canvas.panel(room, canvas.colors.good_ground, canvas.colors.good, radius=20, width=4)
        _paint_many(canvas, room.adjusted(44, 24, -44, -24), prizes, view, speaker)
        return
    width = (room.width() - GAP * (len(prizes) - 1)) / max(1, len(prizes))
    for i, prize in enumerate(prizes):
        area = QRectF(room.x() + i * (width + GAP), room.y(), width, room.height())
        _paint_prize(canvas, area, prize, view, speaker)


def _paint_many(
    canvas: Canvas, area: QRectF, prizes: Sequence[PrizeView], view: HallView, speaker: Speaker
) -> None:
    """A line for each prize: what it is and what it is worth, its cards, and what each of them gets."""
    if len(prizes) > MOST_IN_LINES:
        paint_prizes(canvas, area, tuple(prizes), view, speaker)
        return
    height, colors = area.height() / len(prizes), canvas.colors
    for place, prize in enumerate(prizes):
        line = QRectF(area.x(), area.y() + place * height, area.width(), height)
        if place:
            canvas.panel(QRectF(line.x(), line.y() - 1, line.width(), 2), colors.good, radius=0)
        left, middle = (
            line.adjusted(0, 0, -line.width() * 0.72, 0),
            line.adjusted(line.width() * 0.3, 0, 0, 0),
        )
        right = line.adjusted(line.width() * 0.8, 0, 0, 0)
        name = speaker.upper(prize_name(speaker, prize))
        canvas.words(left, name, min(70.0, height * 0.4), Weight.ExtraBold, colors.ink)
        worth = prize_worth(speaker, prize, view.currency)
        middle.setRight(right.left() - GAP if worth else right.right())
        canvas.words(right, worth, min(62.0, height * 0.36), Weight.Bold, colors.ink, Align.AlignRight)
        _paint_line_of_cards(canvas, middle, prize, view, speaker)


def _paint_line_of_cards(
    canvas: Canvas, area: QRectF, prize: PrizeView, view: HallView, speaker: Speaker
) -> None:
    """The winning cards of a prize in a line, as many as there is room for; below, how many and the share."""
    size = min(78.0, area.height() * 0.34)
    lines = [_card_line(winner, speaker) for winner in prize.winners]
    shown = next(
        (
            text
            for count in range(len(lines), 0, -1)
            if canvas.measure(text := _listed(lines, count, speaker), size * 0.6, Weight.Bold) <= area.width()
        ),
        _listed(lines, 1, speaker),
    )
    half = area.adjusted(0, area.height() * 0.08, 0, -area.height() * 0.38)
    canvas.text(half, shown, size, Weight.Bold, canvas.colors.ink, least=LEAST)
    below = area.adjusted(0, area.height() * 0.6, 0, -area.height() * 0.08)
    canvas.text(
        below, _shares(prize, view, speaker), min(34.0, size * 0.6), Weight.Medium, canvas.colors.second
    )


def _listed(lines: Sequence[str], count: int, speaker: Speaker) -> str:
    left = len(lines) - count
    more = [speaker.say(BOARD, "more_winners", left)] if left else []
    return ", ".join([*lines[:count], *more])


def _paint_prize(canvas: Canvas, area: QRectF, prize: PrizeView, view: HallView, speaker: Speaker) -> None:
    colors = canvas.colors
    canvas.panel(area, colors.good_ground, colors.good, radius=20, width=4)
    inner = area.adjusted(44, 36, -44, -36)
    head = QRectF(inner.x(), inner.y(), inner.width(), 124)
    value = prize_worth(speaker, prize, view.currency)
    room = inner.width() * (0.62 if value else 1.0)
    name = speaker.upper(prize_name(speaker, prize))
    canvas.words(QRectF(head.x(), head.y(), room, 124), name, 96, Weight.ExtraBold, colors.ink)
    right = head.adjusted(room + 16, 0, 0, 0)
    canvas.words(right, value, 72, Weight.Bold, colors.ink, Align.AlignRight)
    below = QRectF(inner.x(), head.bottom() + 6, inner.width(), 50)
    canvas.text(below, _shares(prize, view, speaker), 36, Weight.Medium, colors.second)
    _paint_cards(canvas, inner.adjusted(0, 206, 0, 0), prize.winners, speaker)


def _shares(prize: PrizeView, view: HallView, speaker: Speaker) -> str:
    """`1 winner`, or `3 winners, € 13,33 each`."""
    many = speaker.say(BOARD, "joint", len(prize.winners))
    if len(prize.winners) == 1 or not prize.value:
        return many
    each = money(speaker, prize.winners[0].share, view.currency)
    return f"{many}, {speaker.say(BOARD, 'each', amount=each)}"


def _paint_cards(canvas: Canvas, area: QRectF, winners: tuple[WinnerView, ...], speaker: Speaker) -> None:
    """The winning cards in as many columns as they need; beyond twelve, how many more."""
    shown = winners if len(winners) <= MOST_SHOWN else winners[: MOST_SHOWN - 1]
    lines = [_card_line(winner, speaker) for winner in shown]
    if len(shown) < len(winners):
        lines.append(speaker.say(BOARD, "more_winners", len(winners) - len(shown)))
    columns = 1 if len(lines) <= 3 else 2 if len(lines) <= 6 else 3
    rows = -(-len(lines) // columns)
    width, height = area.width() / columns, min(area.height() / rows, 300.0)
    wide = max(canvas.measure(line, 100, Weight.Bold) for line in lines)
    size = min(height * 0.5, 150.0, 100 * (width - GAP) / wide)
    for i, line in enumerate(lines):
        column, row = divmod(i, rows)
        cell = QRectF(area.x() + column * width, area.y() + row * height, width - GAP, height)
        canvas.text(cell, line, size, Weight.Bold, canvas.colors.ink)


def _card_line(winner: WinnerView, speaker: Speaker) -> str:
    card = card_called(speaker, winner)
    if not winner.by_hand:
        card = speaker.say(BOARD, "winner_card", number=card)
    if not winner.table:
        return card
    return f"{card} · {speaker.say(BOARD, 'winner_table', table=winner.table)}"
