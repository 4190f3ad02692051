"""One handler for every key of the program: deeds by their keys, digits to the desk that waits for them,
Enter to the button that has the focus.

Every key is first heard by `scan_keys`, whatever has the focus: a scanner types too.

Keys that arrive at another window than the console, as some window systems let happen, are the console's.
"""

from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QWidget

from .deeds import DEEDS, DeedId
from .scan_keys import ENTER, Held, ScanDesk, ScanKeys

REPEAT_MS = 20
"""No finger lets a key go and presses it again within this time: X11 tells repeats so, not always marked."""


class Desk(ScanDesk, Protocol):
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

    def go_on(self) -> None:
        """Give the focus to the widget after the one that has it."""
        ...

    @property
    def listening(self) -> bool:
        """Whether keys mean deeds now; not on the first screen or in a form."""
        ...

    @property
    def playing(self) -> bool:
        """Whether a game is being played: Space is the next number then, whatever has the focus."""
        ...


class Keyboard(QObject):
    """The application's event filter for keys."""

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._deeds: dict[str, DeedId] = {deed.key: deed.id for deed in DEEDS}
        self._let_go: dict[int, int] = {}
        """When each key was let go last."""
        self._scans = ScanKeys(desk, self._deliver, self)
        self._heard: Held | None = None
        """The key that is being delivered after it was held."""
        self._passing = False
        """The key comes from another window."""
        app = QApplication.instance()
        if app:
            app.installEventFilter(self)

    def stop(self) -> None:
        """Let keys go to the widgets again."""
        self._scans.stop()
        app = QApplication.instance()
        if app:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Take a key press that means something here, before any widget sees it."""
        if not isinstance(event, QKeyEvent) or not isinstance(watched, QWidget):
            return False
        if event.type() == QEvent.Type.KeyRelease:
            self._let_go[event.key()] = event.timestamp()
        if event.type() != QEvent.Type.KeyPress:
            return False
        heard = self._passing or self._heard is not None
        if not heard and self._scans.hears(watched, event, repeats=self._repeats(event)):
            return True
        if QApplication.activeModalWidget() or self._choosing(event):
            return False
        return self._pressed(event) or self._passed_on(watched, event)

    def _choosing(self, event: QKeyEvent) -> bool:
        """Whether the key is for an open list of choices; one that means a deed closes it first."""
        popup = QApplication.activePopupWidget()
        if popup and self._deeds.get(_name(event), "next") != "next":
            popup.close()
            return False
        return popup is not None

    def _passed_on(self, watched: QWidget, event: QKeyEvent) -> bool:
        """Whether the key arrived at another window, and was passed to the console."""
        focus = self._desk.typing_into()
        if watched.window() is focus.window():
            return False
        self._passing = True
        try:
            return QApplication.sendEvent(focus, event)
        finally:
            self._passing = False

    def _deliver(self, held: Held, target: QWidget) -> None:
        self._heard = held
        try:
            QApplication.sendEvent(target, held.event)
        finally:
            self._heard = None

    def _pressed(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape:
            return self._desk.escape()
        if event.key() in ENTER and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return self._entered(event)
        return self._desk.listening and self._meant(event)

    def _entered(self, event: QKeyEvent) -> bool:
        """Enter presses a button, and leaves a list of choices; fields know for themselves what it means."""
        focus = self._desk.typing_into()
        if isinstance(focus, QAbstractButton):
            if not self._repeats(event):
                focus.click()
            return True
        if isinstance(focus, QComboBox):
            self._desk.go_on()
            return True
        return False

    def _meant(self, event: QKeyEvent) -> bool:
        deed = self._deeds.get(_name(event))
        if deed is None:
            return self._digit(event)
        if deed == "next" and (self._typing_words() or not self._desk.playing):
            return self._repeats(event) and not self._typing()
        if not self._repeats(event):
            self._desk.do(deed)
        return True

    def _digit(self, event: QKeyEvent) -> bool:
        text = event.text()
        if self._typing() or self._repeats(event) or not (text.isascii() and text.isdigit()):
            return False
        return self._desk.take_digit(text)

    def _repeats(self, event: QKeyEvent) -> bool:
        """Whether the key is only held down."""
        if self._heard:
            return self._heard.repeats
        before, now = self._let_go.get(event.key()), event.timestamp()
        return event.isAutoRepeat() or (bool(now) and before is not None and now - before < REPEAT_MS)

    def _typing(self) -> bool:
        return isinstance(self._desk.typing_into(), QLineEdit)

    def _typing_words(self) -> bool:
        """The focus is in a field in which a space is a letter."""
        focus = self._desk.typing_into()
        return isinstance(focus, QLineEdit) and not focus.property("digitsOnly")


def _name(event: QKeyEvent) -> str:
    """The key as deeds name it; the keypad's keys are like the others."""
    name = QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText)
    return name.replace("Num+", "").replace("Enter", "Return")
