"""A QR code on the board: dark on paper, each module the same whole number of pixels where there is room."""

from functools import lru_cache

import segno
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor

from ..game.views import ProofView
from .canvas import Canvas

QUIET = 4
"""The quiet zone, in modules: readers need it."""
INK, PAPER = "#000000", "#FFFFFF"
"""Whatever the theme: a reader wants dark on light."""


def proof_text(proof: ProofView) -> str:
    """What is in the code of a draw's secret: what `tabellone order` asks for, a line each (docs/draw.md)."""
    lines = [("game", proof.game), ("secret", proof.secret), ("sold", proof.sold), ("words", proof.words)]
    lines += [("beacon", proof.beacon)] if proof.beacon else []
    return "\n".join(f"{name}: {value}" for name, value in [*lines, ("balls", str(proof.balls))])


def paint_qr(canvas: Canvas, area: QRectF, text: str) -> None:
    """A code as large as it fits, in the middle of an area."""
    rows = _modules(text)
    modules = len(rows) + 2 * QUIET
    pixels = canvas.scaled(area)
    side = min(pixels.width(), pixels.height())
    module = max(1.0, side // modules) if side >= modules else side / modules
    left, top = (
        round(middle - module * modules / 2) for middle in (pixels.center().x(), pixels.center().y())
    )
    painter = canvas.painter
    painter.save()
    painter.setRenderHint(painter.RenderHint.Antialiasing, False)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(QRectF(left, top, module * modules, module * modules), QColor(PAPER))
    for line, row in enumerate(rows):
        for place, dark in enumerate(row):
            if dark:
                at = (left + (QUIET + place) * module, top + (QUIET + line) * module)
                painter.fillRect(QRectF(*at, module, module), QColor(INK))
    painter.restore()


@lru_cache(maxsize=4)
def _modules(text: str) -> tuple[bytes, ...]:
    """The rows of a code, a byte for each module, 1 where it is dark."""
    return tuple(bytes(row) for row in segno.make_qr(text, error="l", boost_error=True).matrix)
