"""The few questions that need more than a key: asked over the console, answered or cancelled by keyboard."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from .look import DESIGN, label, rescale, space
from .widgets import Choice


class Field(NamedTuple):
    """Something to fill in: text, or one of `choices` (value and caption)."""

    id: str
    caption: str
    value: str = ""
    choices: Sequence[tuple[str, str]] = ()


class Question(QDialog):
    """A title, a text, some fields; `answers` once it was accepted."""

    def __init__(
        self, parent: QWidget, speaker: Speaker, title: str, text: str, fields: Sequence[Field]
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(parent.width() // 2)
        self._fields = {field.id: _widget_for(field) for field in fields}
        column = QVBoxLayout(self)
        space(column, (44, 38, 44, 32), 22)
        column.addWidget(label("title", title))
        words = QLabel(text)
        words.setWordWrap(True)
        words.setVisible(bool(text))
        column.addWidget(words)
        form = QFormLayout()
        for field in fields:
            self._fields[field.id].setAccessibleName(field.caption)
            form.addRow(label("soft", field.caption), self._fields[field.id])
        column.addLayout(form)
        column.addWidget(_buttons(self, speaker))
        rescale(self, parent.height() / DESIGN.height())

    def answers(self) -> dict[str, str]:
        """What was filled in, by field."""
        return {name: _answer_of(widget) for name, widget in self._fields.items()}


class Reading(QDialog):
    """Something to read: lines of a caption and its meaning, in as many columns as asked."""

    def __init__(
        self, parent: QWidget, speaker: Speaker, title: str, lines: Sequence[tuple[str, str]], columns: int
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(parent.width() * 2 // 3)
        column = QVBoxLayout(self)
        space(column, (44, 38, 44, 32), 22)
        column.addWidget(label("title", title))
        grid = QGridLayout()
        space(grid, between=24)
        rows = -(-len(lines) // columns)
        for i, (caption, meaning) in enumerate(lines):
            place, row = divmod(i, rows)
            words = label("plain", meaning)
            words.setWordWrap(True)
            words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            grid.addWidget(label("soft", caption), row, 2 * place, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(words, row, 2 * place + 1)
            grid.setColumnStretch(2 * place + 1, 1)
        column.addLayout(grid)
        box = QDialogButtonBox()
        box.addButton(speaker.say(CONSOLE, "ok"), QDialogButtonBox.ButtonRole.AcceptRole).setDefault(True)
        box.accepted.connect(self.accept)
        column.addWidget(box)
        rescale(self, parent.height() / DESIGN.height())


def _widget_for(field: Field) -> QWidget:
    if not field.choices:
        return QLineEdit(field.value)
    box = Choice()
    for value, caption in field.choices:
        box.addItem(caption, value)
    return box


def _answer_of(widget: QWidget) -> str:
    if isinstance(widget, QComboBox):
        return str(widget.currentData() or "")
    return widget.text() if isinstance(widget, QLineEdit) else ""


def _buttons(dialog: QDialog, speaker: Speaker) -> QDialogButtonBox:
    box = QDialogButtonBox()
    box.addButton(speaker.say(CONSOLE, "ok"), QDialogButtonBox.ButtonRole.AcceptRole).setDefault(True)
    box.addButton(speaker.say(CONSOLE, "cancel"), QDialogButtonBox.ButtonRole.RejectRole)
    box.accepted.connect(dialog.accept)
    box.rejected.connect(dialog.reject)
    return box
