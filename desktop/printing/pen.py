"""Draws texts and boxes that are measured in millimetres, on whatever a painter paints on."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen

from ..scenes.fonts import CONDENSED, DIGIT_HEIGHT, font, metrics
from .imprint import INK
from .layout import Box

Weight = QFont.Weight
Align = Qt.AlignmentFlag
FINE = 100
"""Units of the painter to a millimetre; the size of a font is a whole number of them."""
PITCH = 1.2
"""From line to line, in ems."""
SMALLER = 0.96
"""The step by which a text that has no room is made smaller."""
WHOLE_WORDS = 150
"""A word is broken rather than written in a smaller font (its em, in units of the painter)."""
LEAST_PIXELS = 60
SHIFTS = {Align.AlignLeft: 0.0, Align.AlignHCenter: 0.5, Align.AlignRight: 1.0}
"""How much of the room that is left over stands before a text."""


class Style(NamedTuple):
    """How a text is written: how high its capitals are at the most, in millimetres, and in which font."""

    capitals: float
    weight: QFont.Weight = Weight.Medium
    align: Qt.AlignmentFlag = Align.AlignLeft
    family: str = CONDENSED


class Fitted(NamedTuple):
    """A text in as many lines as its box takes, with the size of its font."""

    lines: tuple[str, ...]
    pixels: int


class Pen:
    """A painter whose units are made hundredths of a millimetre. Text is ink on whatever is there."""

    def __init__(self, painter: QPainter, dots_per_mm: float) -> None:
        self.painter = painter
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(dots_per_mm / FINE, dots_per_mm / FINE)

    def fill(self, boxes: Iterable[Box], color: str) -> None:
        """Boxes in one colour."""
        path = QPainterPath()
        for box in boxes:
            path.addRect(_rect(box))
        self.painter.fillPath(path, QColor(color))

    def outline(self, boxes: Iterable[Box], width: float) -> None:
        """The edges of boxes."""
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(QColor(INK), width * FINE)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        self.painter.setPen(pen)
        self.painter.drawRects([_rect(box) for box in boxes])

    def shape(self, path: QPainterPath, at: Box) -> None:
        """A shape of ink, made for a square of side 1, as large as a box is wide."""
        self.painter.save()
        self.painter.translate(at.x * FINE, at.y * FINE)
        self.painter.scale(at.width * FINE, at.width * FINE)
        self.painter.fillPath(path, QColor(INK))
        self.painter.restore()

    def dashes(self, x1: float, y1: float, x2: float, y2: float) -> None:
        """A broken line."""
        self.painter.setPen(QPen(QColor("#707070"), 0.2 * FINE, Qt.PenStyle.DashLine))
        self.painter.drawLine(QPointF(x1 * FINE, y1 * FINE), QPointF(x2 * FINE, y2 * FINE))

    def image(self, image: QImage, box: Box) -> None:
        """A picture in the middle of a box, as large as it can be without being distorted."""
        ratio = min(box.width / image.width(), box.height / image.height())
        wide, high = image.width() * ratio, image.height() * ratio
        place = Box(box.x + (box.width - wide) / 2, box.y + (box.height - high) / 2, wide, high)
        self.painter.drawImage(_rect(place), image)

    def digits(self, box: Box, text: str, height: float, family: str) -> None:
        """Bold digits so high in the middle of a box."""
        pixels = round(height * FINE / DIGIT_HEIGHT)
        x = (box.x + box.width / 2) * FINE - _width(text, pixels, Weight.Bold, family) / 2
        y = (box.y + (box.height + height) / 2) * FINE
        self._write(x, y, text, font(pixels, Weight.Bold, family))

    def text(self, box: Box, text: str, style: Style) -> float:
        """A text in the middle of the height of a box: smaller, or in several lines, where it has no room.
        How wide it has become.
        """
        if not text:
            return 0.0
        lines, pixels = fitted(text, box.width, box.height, style)
        wides = [_width(line, pixels, style.weight, style.family) for line in lines]
        block = (DIGIT_HEIGHT + (len(lines) - 1) * PITCH) * pixels
        y = (box.y + box.height / 2) * FINE - block / 2 + DIGIT_HEIGHT * pixels
        for line, wide in zip(lines, wides, strict=True):
            shift = SHIFTS[style.align] * (box.width * FINE - wide)
            self._write(box.x * FINE + shift, y, line, font(pixels, style.weight, style.family))
            y += PITCH * pixels
        return max(wides) / FINE

    def _write(self, x: float, y: float, text: str, made: QFont) -> None:
        self.painter.setFont(made)
        self.painter.setPen(QColor(INK))
        self.painter.drawText(QPointF(x, y), text)


@lru_cache(maxsize=4096)
def fitted(text: str, width: float, height: float, style: Style) -> Fitted:
    """A text as large as its style lets it be in a room (millimetres), broken between words. At the least
    size it may need more room than there is: `fits`.
    """
    pixels = round(style.capitals * FINE / DIGIT_HEIGHT)
    while True:
        lines = _broken(text, width * FINE, pixels, style)
        high = len(lines) * PITCH * pixels if len(lines) > 1 else DIGIT_HEIGHT * pixels
        wide = max(_width(line, pixels, style.weight, style.family) for line in lines)
        if (wide <= width * FINE and high <= height * FINE) or pixels <= LEAST_PIXELS:
            return Fitted(lines, pixels)
        pixels = max(LEAST_PIXELS, int(pixels * SMALLER))


def fits(text: str, width: float, height: float, style: Style, least: float) -> bool:
    """Whether a text has room with capitals at least so high (millimetres)."""
    return fitted(text, width, height, style).pixels * DIGIT_HEIGHT >= least * FINE


def _broken(text: str, width: float, pixels: int, style: Style) -> tuple[str, ...]:
    """Lines no wider than a width, but for a single word that is: only a small one is broken."""
    lines: list[str] = []
    for paragraph in text.splitlines():
        line = ""
        for whole in paragraph.split(" "):
            *full, word = _pieces(whole, width, pixels, style) if pixels < WHOLE_WORDS else [whole]
            if full:
                lines += [line, *full] if line else full
                line = ""
            longer = f"{line} {word}" if line else word
            if line and _width(longer, pixels, style.weight, style.family) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return tuple(lines)


def _pieces(word: str, width: float, pixels: int, style: Style) -> list[str]:
    """A word in pieces no wider than a width."""
    pieces = [""]
    for letter in word:
        if _width(pieces[-1] + letter, pixels, style.weight, style.family) > width:
            pieces.append(letter)
        else:
            pieces[-1] += letter
    return pieces


@lru_cache(maxsize=8192)
def _width(text: str, pixels: int, weight: QFont.Weight, family: str) -> float:
    return metrics(pixels, weight, family).horizontalAdvance(text)


def _rect(box: Box) -> QRectF:
    return QRectF(box.x * FINE, box.y * FINE, box.width * FINE, box.height * FINE)
