"""The board with the numbers alone: all of them as large as they go, or in the order in which they came."""

from PySide6.QtCore import QRectF

from ..game.views import HallView
from ..languages.speaker import Speaker
from ..languages.tables.board import BOARD
from ..settings.board import PLAIN, BoardSettings
from .canvas import Align, Canvas, Weight
from .grid import PAIR_FILLS, RING, ROWS, WIDEST_PAIR, Grid
from .ninety import COMING_HEIGHT, paint_ninety

COLUMNS = (10, 12, 15, 18)
HEAD = 52.0
GAP = 9.0


def paint_full(canvas: Canvas, view: HallView, speaker: Speaker) -> None:
    """The numbers and nothing else."""
    paint_ninety(canvas, full_grid(canvas.inside, view, canvas.settings), view.called, view.last)


def full_grid(inside: QRectF, view: HallView, settings: BoardSettings = PLAIN) -> Grid:
    """Where the numbers of the full board are."""
    return Grid(inside, view.balls, settings.layout)


def changed_in_full(
    inside: QRectF, old: HallView, new: HallView, settings: BoardSettings = PLAIN
) -> list[QRectF]:
    """What has to be painted again when one full board follows another of the same game."""
    grid = full_grid(inside, new, settings)
    numbers = set(old.called) ^ set(new.called) | {old.last, new.last} - {0}
    return [grid.reach(number) for number in numbers]


def paint_in_order(canvas: Canvas, view: HallView, speaker: Speaker) -> None:
    """Every number drawn, in order, the last one gold; below, all that can still come."""
    inside = canvas.inside
    columns = _columns(inside, view.balls)
    width = (inside.width() - GAP * (columns - 1)) / columns
    height = _row_height(inside, view.balls, columns)
    left = tuple(n for n in range(1, view.balls + 1) if n not in set(view.called))
    top = inside.y()
    for code, numbers, out in (("drawn_in_order", view.called, True), ("to_come", left, False)):
        _paint_head(canvas, QRectF(inside.x(), top, inside.width(), HEAD - 14), code, len(numbers), speaker)
        top += HEAD
        cells = [
            QRectF(inside.x() + column * (width + GAP), top + row * (height + GAP), width, height)
            for row, column in (divmod(place, columns) for place in range(len(numbers)))
        ]
        for cell, number in zip(cells, numbers, strict=True):
            _paint_cell(canvas, cell, number, out=out)
        if out and cells:
            _paint_last(canvas, cells[-1], view.last)
        top += -(-max(1, len(numbers)) // columns) * (height + GAP) + GAP


def _paint_head(canvas: Canvas, line: QRectF, code: str, count: int, speaker: Speaker) -> None:
    words = speaker.upper(speaker.say(BOARD, code))
    canvas.text(line, words, 32, Weight.DemiBold, canvas.colors.label)
    canvas.text(line, str(count), 36, Weight.Bold, canvas.colors.ink, Align.AlignRight)


def _paint_cell(canvas: Canvas, cell: QRectF, number: int, *, out: bool) -> None:
    colors, size = canvas.colors, _digits(cell.width(), cell.height())
    if out:
        canvas.panel(cell, colors.called, radius=10)
        canvas.digits(cell.center(), str(number), size, Weight.Bold, colors.called_ink)
    else:
        canvas.panel(cell, "", colors.line, radius=10)
        smaller = size * COMING_HEIGHT
        canvas.digits(cell.center(), str(number), smaller, Weight.Medium, colors.coming_ink)


def _paint_last(canvas: Canvas, cell: QRectF, number: int) -> None:
    """Over its neighbours, as on the board in play."""
    colors, size = canvas.colors, _digits(cell.width(), cell.height())
    radius = max(min(cell.width(), cell.height()) * 0.56, size * 0.86)
    canvas.disc(cell.center(), radius, colors.gold, colors.gold_ring, RING)
    canvas.digits(cell.center(), str(number), size, Weight.ExtraBold, colors.gold_ink)


def _columns(inside: QRectF, balls: int) -> int:
    """In how many columns the digits are highest, whatever is out."""
    return max(
        COLUMNS,
        key=lambda columns: _digits(inside.width() / columns - GAP, _row_height(inside, balls, columns)),
    )


def _row_height(inside: QRectF, balls: int, columns: int) -> float:
    """How high rows are, so that the most there can be have room: one more than all numbers together need."""
    rows = -(-balls // columns) + 1
    return (inside.height() - 2 * HEAD - GAP * (rows + 1)) / rows


def _digits(width: float, height: float) -> float:
    return min(ROWS.filled * height, PAIR_FILLS * width / WIDEST_PAIR)
