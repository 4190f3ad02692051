"""A canvas: a painter with a theme, measured in the design's units (1080 to the height of the board)."""

from collections.abc import Callable, Hashable
from copy import copy
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QRadialGradient, QRegion

from ..settings.board import PLAIN, BoardSettings
from .colors import Colors
from .fonts import CONDENSED, DIGIT_HEIGHT, font, metrics
from .stamps import stamped
from .theme import Theme

Weight = QFont.Weight
Align = Qt.AlignmentFlag
SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
DESIGN_HEIGHT = 1080.0
ONE_LINE = 0.62
"""How much smaller a text may get before it is broken into two lines."""
LEAST = 0.35
"""How much smaller the words of a prize, a claim or a winner may get before they are cut."""
MARGIN = PLAIN.margin / 1000
"""Of the width, kept free at the sides; above and below the same length, since projectors cut edges."""


class Design(NamedTuple):
    """Where a board is, in pixels, and how its design is measured there."""

    area: QRectF
    margin: float = MARGIN

    @property
    def scale(self) -> float:
        """Pixels to a unit of the design. A board narrower than 4:3 shrinks as a whole."""
        return min(self.area.height() / DESIGN_HEIGHT, self.area.width() / (DESIGN_HEIGHT * 4 / 3))

    @property
    def inside(self) -> QRectF:
        """The board without its margin, in units."""
        width, height = self.area.width() / self.scale, self.area.height() / self.scale
        margin = self.margin * width
        return QRectF(margin, margin, width - 2 * margin, height - 2 * margin)

    def pixels(self, rect: QRectF) -> QRect:
        """The whole pixels that a rectangle of the design touches."""
        s, x, y = self.scale, self.area.x(), self.area.y()
        return QRectF(x + rect.x() * s, y + rect.y() * s, rect.width() * s, rect.height() * s).toAlignedRect()


class Canvas:
    """Paints text, digits, panels and balls. All lengths are in units of the design."""

    def __init__(
        self,
        painter: QPainter,
        design: Design,
        theme: Theme,
        dirty: QRegion | None = None,
        settings: BoardSettings = PLAIN,
    ) -> None:
        self.painter = painter
        self.theme = theme
        self.settings = settings
        self.design = design
        self.scale = design.scale
        self.dirty = dirty
        self.cut: list[str] = []
        """Texts that had no room even at their least size, and end in an ellipsis."""
        painter.setRenderHints(SMOOTH)
        painter.translate(design.area.topLeft())

    @property
    def colors(self) -> Colors:
        """The theme's colours."""
        return self.theme.colors

    @property
    def inside(self) -> QRectF:
        """The board without its margin."""
        return self.design.inside

    def scaled(self, rect: QRectF) -> QRectF:
        """A rectangle of the design, in pixels from the board's corner."""
        s = self.scale
        return QRectF(rect.x() * s, rect.y() * s, rect.width() * s, rect.height() * s)

    def touches(self, rect: QRectF) -> bool:
        """Whether something of a rectangle of the design has to be painted now."""
        return self.dirty is None or self.dirty.intersects(self.design.pixels(rect))

    def fill(self, color: str) -> None:
        """The whole board in one colour."""
        size = self.design.area.size()
        self.painter.fillRect(QRectF(0, 0, size.width(), size.height()), QColor(color))

    def stamp(self, rect: QRectF, what: Hashable, paint: Callable[["Canvas", QRectF], None]) -> None:
        """Paint what is often seen the same: once, into whole pixels, and from then on it is copied. `what`
        says what it is; `paint` is told which rectangle to stay in.
        """
        box = self.scaled(rect)
        size = QSize(round(box.width()), round(box.height()))
        whole = QRectF(rect.x(), rect.y(), size.width() / self.scale, size.height() / self.scale)

        def fresh(painter: QPainter) -> None:
            painter.setRenderHints(SMOOTH)
            painter.translate(-box.topLeft())
            inner = copy(self)
            inner.painter = painter
            paint(inner, whole)

        key = (what, size.toTuple(), self.colors)
        self.painter.drawImage(box.topLeft().toPoint(), stamped(key, size, fresh))

    def panel(self, rect: QRectF, ground: str, line: str = "", radius: float = 12, width: float = 2) -> None:
        """A rounded rectangle, with an outline if a colour is given for it."""
        self.painter.setBrush(QColor(ground) if ground else Qt.BrushStyle.NoBrush)
        self.painter.setPen(QPen(QColor(line), width * self.scale) if line else Qt.PenStyle.NoPen)
        inset = width / 2 if line else 0
        area = self.scaled(rect.adjusted(inset, inset, -inset, -inset))
        self.painter.drawRoundedRect(area, radius * self.scale, radius * self.scale)

    def digits(self, center: QPointF, text: str, height: float, weight: Weight, color: str) -> None:
        """Digits `height` high, their middle at `center`."""
        pixels = round(height * self.scale / DIGIT_HEIGHT)
        width = metrics(pixels, weight).horizontalAdvance(text)
        self.painter.setFont(font(pixels, weight))
        self.painter.setPen(QColor(color))
        x = center.x() * self.scale - width / 2
        y = center.y() * self.scale + pixels * DIGIT_HEIGHT / 2
        self.painter.drawText(QPointF(x, y), text)

    def text(
        self,
        rect: QRectF,
        text: str,
        size: float,
        weight: Weight,
        color: str,
        align: Align = Align.AlignLeft,
        family: str = CONDENSED,
        least: float = 0.6,
    ) -> None:
        """One line of text with capitals `size` high, on the middle of `rect`, made smaller where it would
        not fit, down to `least`, and only then cut with an ellipsis.
        """
        if not text:
            return
        pixels = self._fitting(rect.width(), text, size, weight, family, least)
        measures = metrics(pixels, weight, family)
        shown = measures.elidedText(text, Qt.TextElideMode.ElideRight, rect.width() * self.scale + 1)
        if shown != text:
            self.cut.append(text)
        width = measures.horizontalAdvance(shown)
        room = rect.width() * self.scale - width
        shift = room / 2 if align == Align.AlignHCenter else room if align == Align.AlignRight else 0
        self.painter.setFont(font(pixels, weight, family))
        self.painter.setPen(QColor(color))
        middle = rect.center().y() * self.scale + pixels * DIGIT_HEIGHT / 2
        self.painter.drawText(QPointF(rect.x() * self.scale + shift, middle), shown)

    def words(
        self, rect: QRectF, text: str, size: float, weight: Weight, color: str, align: Align = Align.AlignLeft
    ) -> None:
        """Text with capitals `size` high in one line; in two where one would become much smaller, and there
        is a space to break it at.
        """
        if " " not in text or self.measure(text, size * ONE_LINE, weight) <= rect.width():
            self.text(rect, text, size, weight, color, align, least=LEAST)
            return
        half = rect.height() / 2
        for i, line in enumerate(_halves(text)):
            part = QRectF(rect.x(), rect.y() + i * half, rect.width(), half)
            self.text(part, line, min(size, half * 0.66), weight, color, align, least=LEAST)

    def _fitting(
        self, width: float, text: str, size: float, weight: Weight, family: str, least: float
    ) -> int:
        """The font size in pixels at which text is `size` high, or less where `width` asks for it."""
        pixels = round(size * self.scale / DIGIT_HEIGHT)
        needed = metrics(pixels, weight, family).horizontalAdvance(text)
        if needed <= width * self.scale:
            return pixels
        return int(pixels * max(least, width * self.scale / needed))

    def measure(self, text: str, size: float, weight: Weight, family: str = CONDENSED) -> float:
        """How wide text is at a size."""
        pixels = round(size * self.scale / DIGIT_HEIGHT)
        return metrics(pixels, weight, family).horizontalAdvance(text) / self.scale

    def ball(self, center: QPointF, radius: float, number: int) -> None:
        """The last number, on its ball: the only thing with a gradient."""
        colors = self.colors
        box = QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)
        self.stamp(box, "ball", lambda canvas, area: canvas._shaded_disc(area.center(), radius))
        self.digits(center, str(number), radius * 1.2, Weight.ExtraBold, colors.gold_ink)

    def _shaded_disc(self, center: QPointF, radius: float) -> None:
        colors = self.colors
        at = QPointF(center.x() * self.scale, center.y() * self.scale)
        r = radius * self.scale
        light = QRadialGradient(at - QPointF(r * 0.35, r * 0.45), r * 1.9)
        light.setColorAt(0.0, QColor(colors.gold).lighter(106))
        light.setColorAt(0.55, QColor(colors.gold))
        light.setColorAt(1.0, QColor(colors.gold_low))
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(light)
        self.painter.drawEllipse(at, r, r)

    def disc(self, center: QPointF, radius: float, color: str, ring: str = "", width: float = 0) -> None:
        """A flat disc, with a ring around it where a colour is given."""
        at = QPointF(center.x() * self.scale, center.y() * self.scale)
        self.painter.setPen(QPen(QColor(ring), width * self.scale) if ring else Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(color))
        self.painter.drawEllipse(at, radius * self.scale, radius * self.scale)

    def bulged(self, rect: QRectF, radius: float, color: str, ring: str, width: float) -> None:
        """A pill and a disc in its middle, as one form with a ring around it."""
        form, disc = QPainterPath(), QPainterPath()
        corner = rect.height() / 2 * self.scale
        form.addRoundedRect(self.scaled(rect), corner, corner)
        disc.addEllipse(self.scaled(rect).center(), radius * self.scale, radius * self.scale)
        self.painter.setPen(QPen(QColor(ring), width * self.scale))
        self.painter.setBrush(QColor(color))
        self.painter.drawPath(form.united(disc))


def _halves(text: str) -> tuple[str, str]:
    """A text in two lines of about the same length, broken at a space where there is one."""
    spaces = [i for i, letter in enumerate(text) if letter == " "]
    middle = min(spaces, key=lambda i: abs(i - len(text) / 2), default=len(text))
    return text[:middle], text[middle + 1 :]
