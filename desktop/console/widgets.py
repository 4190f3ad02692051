"""The few kinds of widgets that the console is made of."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QIntValidator, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from ..scenes.fonts import TEXT, font
from ..scenes.theme import Theme
from .look import DESIGN, space

AMOUNT = re.compile(r"(?P<units>[0-9]+)(?:[.,](?P<minor>[0-9]+))?")
MOST_TYPED = 40
ENABLED = Qt.ItemDataRole.UserRole - 1
"""Where a list of choices keeps whether each can be made."""
ARROW_PLACE = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Panel(QFrame):
    """A group of things that belong together."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")

    def column(self, around: int = 22, between: int = 14) -> QVBoxLayout:
        """A column to put things into."""
        layout = QVBoxLayout(self)
        space(layout, (around, around, around, around), between)
        return layout


class KeyButton(QPushButton):
    """A button that shows its caption and, below, its key. Gold when it is the one next action."""

    def __init__(self, theme: Theme, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._key = theme, key
        self._hint = ""
        self._gold = False
        self._large = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_as(self, caption: str, hint: str = "", *, gold: bool = False, large: bool = False) -> None:
        """The caption, a line below instead of the key, and how it stands out."""
        self.setText(caption)
        self.setAccessibleName(caption)
        self._hint, self._gold, self._large = hint, gold, large
        self.update()

    @property
    def hint(self) -> str:
        """The line below the caption."""
        return self._hint or self._key

    def sizeHint(self) -> QSize:  # noqa: N802
        """Small: the layout decides."""
        return QSize(80, 48)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Caption and key, centred, over a plain ground."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors = self._theme.colors
        ink = colors.gold_ink if self._gold else colors.ink if self.isEnabled() else colors.coming_ink
        line = colors.ink if self.hasFocus() else colors.gold if self._gold else colors.line
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setBrush(QColor(colors.gold if self._gold else colors.panel))
        painter.setPen(QPen(QColor(line), 2))
        radius = 16 * self._unit()
        painter.drawRoundedRect(area, radius, radius)
        self._paint_words(painter, area, ink, ink if self._gold else colors.label)

    def _unit(self) -> float:
        """Pixels to a length of the design."""
        return self.window().height() / DESIGN.height()

    def _paint_words(self, painter: QPainter, area: QRectF, ink: str, soft: str) -> None:
        unit = self._unit()
        size = min((40 if self._large else 25) * unit, area.height() * 0.36)
        below = self.hint
        top = area.adjusted(6, 0, -6, -area.height() * (0.36 if below else 0))
        _fit(painter, top, self.text(), size, 650, ink)
        if below:
            _fit(
                painter,
                area.adjusted(6, area.height() * 0.5, -6, -area.height() * 0.06),
                below,
                size * 0.7,
                400,
                soft,
            )


def _fit(painter: QPainter, area: QRectF, text: str, size: float, weight: int, color: str) -> None:
    """Text in the middle of an area, smaller where it would not fit."""
    made = QFont(font(round(size), QFont.Weight(weight), TEXT))
    painter.setFont(made)
    wide = painter.fontMetrics().horizontalAdvance(text)
    if wide > area.width():
        made.setPixelSize(max(8, int(size * area.width() / wide)))
        painter.setFont(made)
    painter.setPen(QColor(color))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)


class Choice(QComboBox):
    """A list to choose from, with a sign that it is one."""

    def offer(self, value: str, *, offered: bool) -> None:
        """Whether a choice can be made; the next one is made instead where it cannot."""
        place = self.findData(value)
        self.model().setData(self.model().index(place, 0), None if offered else 0, ENABLED)
        if not offered and self.currentIndex() == place:
            self.setCurrentIndex(place + 1)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """The choice, and an arrow that the style sheet cannot draw."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        inset = self.fontMetrics().height() // 2
        painter.drawText(self.rect().adjusted(0, 0, -inset, 0), ARROW_PLACE, "▾")


def whole_numbers(first: int, last: int, parent: QWidget) -> QIntValidator:
    """Takes whole numbers of digits alone."""
    digits = QLocale.c()
    digits.setNumberOptions(QLocale.NumberOption.RejectGroupSeparator)
    validator = QIntValidator(first, last, parent)
    validator.setLocale(digits)
    return validator


class NumberField(QLineEdit):
    """A field for a whole number from `first` to `last`. (Qt's own spin box shows nothing when it is styled
    and has no buttons.)
    """

    entered = Signal()
    """Enter was pressed, whatever is typed; Qt's returnPressed is silent for a number out of range."""

    def __init__(self, first: int, last: int, value: int) -> None:
        super().__init__(str(value))
        self.set_range(first, last)
        self.setProperty("digitsOnly", True)

    def value(self) -> int:
        """The number; the first one allowed where nothing is typed."""
        return int(self.text()) if self.hasAcceptableInput() else self.first

    def set_range(self, first: int, last: int) -> None:
        """Take other numbers."""
        self.first, self.last = first, last
        self.setValidator(whole_numbers(first, last, self))

    def set_value(self, value: int) -> None:
        """Show a number."""
        self.setText(str(min(max(value, self.first), self.last)))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Up and down count."""
        step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()), 0)
        if step:
            self.set_value(self.value() + step)
        else:
            super().keyPressEvent(event)
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.entered.emit()


class AmountField(QLineEdit):
    """A field for an amount of money, with a point or a comma before its decimals. Anything can be typed, and
    what is no amount is never taken for another one.
    """

    def __init__(self, text: str, most: int) -> None:
        """`most` is in whole units."""
        super().__init__(text)
        self._most = most
        self.setMaxLength(MOST_TYPED)

    def amount(self, digits: int) -> int | None:
        """The amount in minor units of a currency with so many decimals; None where it is not one."""
        typed = AMOUNT.fullmatch(self.text().strip())
        if typed is None or len(typed["minor"] or "") > digits:
            return None
        value = int(typed["units"] + (typed["minor"] or "").ljust(digits, "0"))
        return value if value <= self._most * 10**digits else None

    def set_value(self, value: int) -> None:
        """Show an amount of whole units."""
        self.setText(str(min(max(value, 0), self._most)))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Up and down count whole units."""
        step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()), 0)
        units = self.amount(0)
        if step and units is not None:
            self.set_value(units + step)
        else:
            super().keyPressEvent(event)


class TickBox(QCheckBox):
    """A box to tick, with a sign that it is ticked."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """The box, and a tick that the style sheet cannot draw."""
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.Window))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "✓")


class Part(NamedTuple):
    """Some words of a line; those that do not count are struck out."""

    text: str
    struck: bool = False


class OneLine(QLabel):
    """A line of words and numbers that ends where there is no more room; some of them struck out."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.setObjectName(kind)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.parts: tuple[Part, ...] = ()

    def show_parts(self, parts: Sequence[Part]) -> None:
        """Show these, one after another."""
        self.parts = tuple(parts)
        self.setText("  ".join(part.text for part in parts))
        self.update()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Narrow: the layout decides."""
        return QSize(20, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """As many parts as there is room for."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        gap, x = self.fontMetrics().horizontalAdvance("  "), 0
        for part in self.parts:
            wide = self.fontMetrics().horizontalAdvance(part.text)
            if x and x + wide > self.width():
                break
            made = QFont(self.font())
            made.setStrikeOut(part.struck)
            painter.setFont(made)
            shown = self.fontMetrics().elidedText(part.text, Qt.TextElideMode.ElideRight, self.width() - x)
            painter.drawText(self.rect().adjusted(x, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, shown)
            x += wide + gap
