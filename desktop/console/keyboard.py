"""One handler for every key of the program: deeds by their keys, digits to the desk that waits for them.

Auto-repeat does nothing.
"""

from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit

from .deeds import DEEDS, DeedId


class Desk(Protocol):
    """What the keyboard works on."""

    def do(self, deed: DeedId) -> None:
        """Do what a key asks for."""
        ...

    def take_digit(self, digit: str) -> bool:
        """A digit typed while no field had the focus; whether a field has taken it."""
        ...

    def escape(self) -> bool:
        """Give the console back where the board covers it; whether there was something to do."""
        ...

    @property
    def listening(self) -> bool:
        """Whether keys mean deeds now; not on the first screen or in a form."""
        ...


class Keyboard(QObject):
    """The application's event filter for keys."""

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._deeds: dict[str, DeedId] = {deed.key: deed.id for deed in DEEDS}
        app = QApplication.instance()
        if app:
            app.installEventFilter(self)

    def stop(self) -> None:
        """Let keys go to the widgets again."""
        app = QApplication.instance()
        if app:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Take a key press that means something here, before any widget sees it."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if QApplication.activeModalWidget() or not watched.isWidgetType():
            return False
        if event.key() == Qt.Key.Key_Escape:
            return self._desk.escape()
        return self._desk.listening and self._pressed(event)

    def _pressed(self, event: QKeyEvent) -> bool:
        deed = self._deeds.get(_name(event))
        if deed is None:
            return self._digit(event)
        if deed == "next" and _typing_words():
            return False
        if not event.isAutoRepeat():
            self._desk.do(deed)
        return True

    def _digit(self, event: QKeyEvent) -> bool:
        text = event.text()
        if _typing() or event.isAutoRepeat() or not (text.isascii() and text.isdigit()):
            return False
        return self._desk.take_digit(text)


def _name(event: QKeyEvent) -> str:
    """The key as deeds name it; the keypad's keys are like the others."""
    name = QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText)
    return name.replace("Num+", "").replace("Enter", "Return")


def _typing() -> bool:
    return isinstance(QGuiApplication.focusObject(), QLineEdit)


def _typing_words() -> bool:
    """The focus is in a field in which a space is a letter."""
    focus = QGuiApplication.focusObject()
    return isinstance(focus, QLineEdit) and not focus.property("digitsOnly")
