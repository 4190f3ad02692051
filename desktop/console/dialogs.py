"""The few questions that need more than a key: asked over the console, answered or cancelled by keyboard."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ..game.text import MOST_LETTERS
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from .look import DESIGN, label, rescale, set_state, space
from .widgets import Choice, whole_numbers

MOST_NUMBER = 10**7


class Field(NamedTuple):
    """Something to fill in: text, or one of `choices` (value, caption), the first unless `value` is one."""

    id: str
    caption: str
    value: str = ""
    choices: Sequence[tuple[str, str]] = ()
    needed: bool = False
    """Whether there is no answer without it."""
    digits: bool = False
    """Whether only a whole number can be typed."""


class Dialog(QDialog):
    """A title over something, with a border where the window system gives none."""

    def __init__(self, parent: QWidget, title: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.column = QVBoxLayout(self)
        space(self.column, (44, 38, 44, 32), 22)
        heading = label("title", title)
        heading.setWordWrap(True)
        self.column.addWidget(heading)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """The border."""
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setPen(QPen(self.palette().color(self.foregroundRole()), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))


class Question(Dialog):
    """A text and some fields; `answers` once it was accepted with the button `yes`. A `careful` one is
    cancelled by Enter alone, unless something was typed: that is never thrown away so. A `foretold` one is
    accepted only after it was told what follows.
    """

    changed = Signal()
    """Something else is filled in."""

    def __init__(
        self,
        parent: QWidget,
        speaker: Speaker,
        title: str,
        text: str,
        fields: Sequence[Field],
        yes: str = "",
        *,
        careful: bool = False,
        foretold: bool = False,
    ) -> None:
        super().__init__(parent, title)
        self._possible = not foretold
        self._hint = speaker.say(CONSOLE, "follows_hint")
        self._enter_hint = speaker.say(CONSOLE, "enter_hint", yes=yes or speaker.say(CONSOLE, "ok"))
        self._careful = careful
        self.told = False
        """Whether it was told what follows from what is filled in now."""
        self.setMinimumWidth(parent.width() // 2)
        self._asked = fields
        self._fields = {field.id: _widget_for(field) for field in fields}
        words = label("plain", text)
        words.setWordWrap(True)
        words.setVisible(bool(text))
        self.column.addWidget(words)
        form = QFormLayout()
        space(form, between=14)
        for field in fields:
            self._fields[field.id].setAccessibleName(field.caption)
            form.addRow(label("soft", field.caption), self._fields[field.id])
        self.column.addLayout(form)
        self.follows = label("verdict")
        self.follows.setWordWrap(True)
        self.follows.setVisible(foretold)
        set_state(self.follows, "none")
        self.column.addWidget(self.follows)
        self.yes, self.no = self._add_buttons(
            yes or speaker.say(CONSOLE, "ok"), speaker.say(CONSOLE, "cancel")
        )
        default = self.no if careful else self.yes
        default.setDefault(True)
        next(iter(self._fields.values()), default).setFocus()
        for widget in self._fields.values():
            if isinstance(widget, QLineEdit):
                widget.textChanged.connect(self._changed)
            elif isinstance(widget, QComboBox):
                widget.currentIndexChanged.connect(self._changed)
        self._check()
        rescale(self, parent.height() / DESIGN.height())

    def answers(self) -> dict[str, str]:
        """What was filled in, by field."""
        return {name: _answer_of(widget) for name, widget in self._fields.items()}

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter that no button took is not a way to cancel once something was typed."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self._careful and self._typed():
            self.follows.setText(self._enter_hint)
            self.follows.show()
            self.adjustSize()
        else:
            super().keyPressEvent(event)

    def _typed(self) -> bool:
        edits = (widget for widget in self._fields.values() if isinstance(widget, QLineEdit))
        return any(edit.text().strip() for edit in edits)

    def foretell(self, words: str, *, possible: bool) -> None:
        """Say what follows, and whether it can be done at all."""
        self._possible, self.told = possible, bool(words)
        self.follows.setText(words or self._hint)
        set_state(self.follows, "none" if possible else "bad" if words else "none")
        self._check()
        self.adjustSize()

    def _changed(self) -> None:
        self._check()
        self.changed.emit()

    def _check(self) -> None:
        """What is needed must be there."""
        given = self.answers()
        filled = all(given[field.id].strip() for field in self._asked if field.needed)
        self.yes.setEnabled(filled and self._possible)

    def _add_buttons(self, yes: str, no: str) -> tuple[QPushButton, QPushButton]:
        box = QDialogButtonBox()
        accept = box.addButton(yes, QDialogButtonBox.ButtonRole.AcceptRole)
        reject = box.addButton(no, QDialogButtonBox.ButtonRole.RejectRole)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        self.column.addWidget(box)
        return accept, reject


class Reading(Dialog):
    """Something to read: lines of a caption and its meaning, in as many columns as asked. `rich` meanings are
    rich text, and never what people have typed.
    """

    def __init__(
        self,
        parent: QWidget,
        speaker: Speaker,
        title: str,
        lines: Sequence[tuple[str, str]],
        columns: int,
        *,
        rich: bool = False,
    ) -> None:
        super().__init__(parent, title)
        self.setMinimumWidth(parent.width() * (columns + 6) // 10)
        grid = QGridLayout()
        space(grid, between=16)
        rows = -(-len(lines) // columns)
        for i, (caption, meaning) in enumerate(lines):
            place, row = divmod(i, rows)
            words = label("plain", meaning)
            words.setWordWrap(True)
            if rich:
                words.setTextFormat(Qt.TextFormat.RichText)
            words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            grid.addWidget(label("soft", caption), row, 2 * place, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(words, row, 2 * place + 1, Qt.AlignmentFlag.AlignTop)
            grid.setColumnStretch(2 * place + 1, 1)
        self.column.addLayout(grid)
        box = QDialogButtonBox()
        box.addButton(speaker.say(CONSOLE, "ok"), QDialogButtonBox.ButtonRole.AcceptRole).setDefault(True)
        box.accepted.connect(self.accept)
        self.column.addWidget(box)
        rescale(self, parent.height() / DESIGN.height())


def _widget_for(field: Field) -> QWidget:
    if not field.choices:
        edit = QLineEdit(field.value)
        edit.setMaxLength(MOST_LETTERS)
        if field.digits:
            edit.setValidator(whole_numbers(0, MOST_NUMBER, edit))
        return edit
    box = Choice()
    for value, caption in field.choices:
        box.addItem(caption, value)
    box.setCurrentIndex(max(box.findData(field.value), 0))
    return box


def _answer_of(widget: QWidget) -> str:
    if isinstance(widget, QComboBox):
        return str(widget.currentData() or "")
    return widget.text() if isinstance(widget, QLineEdit) else ""
