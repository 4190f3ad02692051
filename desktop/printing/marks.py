"""The two shapes on a card that are no text: the QR code, and the star of the free place."""

from functools import cache
from math import cos, pi, sin

import segno
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from .layout import MODULES

QUIET = 4
MASK = 3
"""One for all: every reader reads every mask, and to look for the best of eight takes five times as long."""


def qr_mark(code: str) -> QPainterPath:
    """The QR code of a card code without its hyphens, with a quiet zone of four modules, in a square of 1."""
    made = segno.make_qr(code.replace("-", ""), version=1, error="q", mask=MASK, boost_error=False)
    module, mark = 1 / MODULES, QPainterPath()
    for line, row in enumerate(made.matrix):
        for first, last in _dark(bytes(row)):
            x, y = (QUIET + first) * module, (QUIET + line) * module
            mark.addRect(QRectF(x, y, (last - first) * module, module))
    return mark


def _dark(row: bytes) -> list[tuple[int, int]]:
    """Where the dark runs of a row begin and end."""
    padded = b"\0" + row + b"\0"
    edges = [at for at in range(len(row) + 1) if padded[at] != padded[at + 1]]
    return list(zip(edges[::2], edges[1::2], strict=True))


@cache
def star() -> QPainterPath:
    """A star with five points, in a square of 1."""
    corners = (
        QPointF(0.5 + radius * sin(k * pi / 5), 0.52 - radius * cos(k * pi / 5))
        for k, radius in ((k, 0.2 if k % 2 else 0.48) for k in range(10))
    )
    path = QPainterPath()
    path.addPolygon(QPolygonF(list(corners)))
    path.closeSubpath()
    return path
