"""The tags of a hall's balls on one sheet of paper, as a PDF file."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from .failure import disk_failed
from .layout import Box
from .pdf import DOTS_PER_INCH, DOTS_PER_MM, whole
from .pen import Pen, Style, Weight

WIDTH, HEIGHT, MARGIN, HEAD = 210.0, 297.0, 16.0, 14.0
"""A4, the room around, and the height of the heading, in millimetres."""
COLUMNS = 3
ROW = 8.0
NUMBER = 12.0
"""How high a line is at the most, and how much of it the ball's number takes."""


def write_ball_table(path: Path, tags: Mapping[str, int], heading: str) -> None:
    """A line for each ball, by number, into a file that takes the place of one that is there. Raises
    PrintFailed, and nothing has changed then.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setCreator("Tabellone")
    writer.setResolution(DOTS_PER_INCH)
    portrait = QPageLayout.Orientation.Portrait
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A4), portrait, QMarginsF(0, 0, 0, 0)))
    with QPainter(writer) as painter:
        _draw(Pen(painter, DOTS_PER_MM), sorted((ball, tag) for tag, ball in tags.items()), heading)
    try:
        with whole(path) as file:
            file.write(buffer.data().data())
    except OSError as error:
        raise disk_failed(error, str(path)) from error


def _draw(pen: Pen, lines: list[tuple[int, str]], heading: str) -> None:
    pen.text(Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEAD), heading, Style(6.0, Weight.Bold))
    rows = -(-len(lines) // COLUMNS)
    top = MARGIN + HEAD
    high = min(ROW, (HEIGHT - MARGIN - top) / max(rows, 1))
    wide = (WIDTH - 2 * MARGIN) / COLUMNS
    for place, (ball, tag) in enumerate(lines):
        column, row = divmod(place, rows)
        x, y = MARGIN + column * wide, top + row * high
        pen.text(Box(x, y, NUMBER, high), str(ball), Style(0.5 * high, Weight.Bold))
        pen.text(Box(x + NUMBER, y, wide - NUMBER - 4, high), tag.removeprefix("T"), Style(0.42 * high))
