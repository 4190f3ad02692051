"""Keys that may be a scanner's: what they do waits, or is undone, until Enter tells whether they were a scan.

In a field keys are let in at once, so that nobody waits for what he types; a scan is taken out of the field
again, which then holds what it held before. Anywhere else a key could press, choose or draw something, so it
is held back for a moment, and delivered in order where no scan comes of it.
"""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget
from shiboken6 import isValid

from .scanning import MOST_KEYS, may_be_scanned, scanned

HOLD_MS = 80
"""How long a key waits for the next one; nobody notices."""
ECHO_MS = 400
"""How long after a scan another Enter still belongs to it: some scanners send two."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
SILENT = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
)
"""Keys that by themselves do nothing."""
TYPED_WITH = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


class ScanDesk(Protocol):
    """Who is told of scans."""

    prefix: str
    """What the hall has its scanner send before each card; '' for nothing."""

    def take_scan(self, text: str) -> None:
        """A card was scanned: its number or code, without the prefix."""
        ...

    def typing_into(self) -> QWidget:
        """The widget of the console that keys are for."""
        ...

    @property
    def known_series(self) -> frozenset[int]:
        """The series of the evening."""
        ...


class Before(NamedTuple):
    """A field, and what it held before a key."""

    field: QLineEdit
    text: str
    cursor: int
    selected_from: int
    selected: int

    def restore(self) -> None:
        """Let the field hold that again."""
        if not isValid(self.field):
            return
        self.field.setText(self.text)
        if self.selected:
            self.field.setSelection(self.selected_from, self.selected)
        else:
            self.field.setCursorPosition(self.cursor)


class Pressed:
    """A key of the run that Enter may end; `before` where it went into a field."""

    def __init__(self, text: str, before: Before | None = None) -> None:
        self.text, self.before = text, before


class Held(NamedTuple):
    """A key that waits: to whom it was going, who had the focus, and whether it was only held down."""

    event: QKeyEvent
    watched: QWidget
    focus: QWidget
    repeats: bool
    pressed: Pressed | None


class ScanKeys(QObject):
    """Hears every key before it does anything. `deliver` is to send a held key to a widget after all."""

    def __init__(self, desk: ScanDesk, deliver: Callable[[Held, QWidget], None], parent: QObject) -> None:
        super().__init__(parent)
        self._desk, self._deliver = desk, deliver
        self._run: list[Pressed] = []
        self._held: list[Held] = []
        self._last: tuple[QWidget, int, int] | None = None
        self._hold, self._echo = self._make_timer(HOLD_MS), self._make_timer(ECHO_MS)
        self._hold.timeout.connect(self._let_go)

    def stop(self) -> None:
        """Forget everything."""
        self._hold.stop()
        self._echo.stop()
        self._held, self._run = [], []

    def hears(self, watched: QWidget, event: QKeyEvent, *, repeats: bool) -> bool:
        """Whether a key press goes no further now: it is held back, or has ended a scan."""
        if isinstance(QApplication.activeModalWidget(), QFileDialog):
            return False  # its widgets are Qt's own, and come and go behind our back
        if self._goes_up(watched, event) or event.key() in SILENT:
            return False
        self._forget_the_gone()
        if event.key() in ENTER and not event.modifiers() & ~TYPED_WITH:
            return self._ended(watched, event, repeats)
        typed = not event.isAutoRepeat() and not event.modifiers() & ~TYPED_WITH
        if typed and may_be_scanned(event.text(), self._desk.prefix):
            return self._typed(watched, event, repeats)
        return self._goes_on(watched, event, repeats)

    def _forget_the_gone(self) -> None:
        """A field that is gone cannot hold anything again; and another may take its place in memory, which
        must not be taken for it.
        """
        for pressed in self._run:
            if pressed.before and not isValid(pressed.before.field):
                pressed.before = None

    def _make_timer(self, length: int) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(length)
        return timer

    def _goes_up(self, watched: QWidget, event: QKeyEvent) -> bool:
        """Whether this is a key that was heard already: Qt offers what a widget leaves to those around it."""
        last, self._last = self._last, (watched, event.key(), event.timestamp())
        if last is None or last[0] is watched or last[1:] != self._last[1:] or not isValid(last[0]):
            return False
        return watched.isAncestorOf(last[0])

    def _typed(self, watched: QWidget, event: QKeyEvent, repeats: bool) -> bool:
        focus = self._focus()
        pressed = Pressed(event.text())
        self._run = [*self._run[1 - MOST_KEYS :], pressed]
        if isinstance(focus, QLineEdit) and not self._held:
            pressed.before = _held_by(focus)
            return False
        self._held.append(Held(_copy(event), watched, focus, repeats, pressed))
        self._hold.start()
        return True

    def _ended(self, watched: QWidget, event: QKeyEvent, repeats: bool) -> bool:
        typed = "".join(pressed.text for pressed in self._run)
        prefix = self._desk.prefix
        keys = scanned(typed, prefix, self._desk.known_series)
        if keys:
            self._take_out(keys)
            self._echo.start()
            self._desk.take_scan(typed[-keys:].removeprefix(prefix))
            return True
        if not typed and self._echo.isActive():
            return True
        return self._goes_on(watched, event, repeats)

    def _take_out(self, keys: int) -> None:
        """Let nothing be left of the last keys; what was typed before them stays typed."""
        scan, self._run = self._run[-keys:], []
        held, self._held = self._held, []
        self._hold.stop()
        self._send([one for one in held if one.pressed not in scan])
        for pressed in reversed(scan):
            if pressed.before:
                pressed.before.restore()

    def _goes_on(self, watched: QWidget, event: QKeyEvent, repeats: bool) -> bool:
        """A key that is no part of a scan: it comes after those that are held."""
        if self._held:
            self._held.append(Held(_copy(event), watched, self._focus(), repeats, None))
            self._let_go()
            self._run = []
            return True
        self._run = []
        return False

    def _let_go(self) -> None:
        """No scan came of them: the keys do what they would have done."""
        self._hold.stop()
        held, self._held = self._held, []
        self._send(held)

    def _send(self, held: list[Held]) -> None:
        """A key goes where it was going, unless one before it has moved the focus."""
        for one in held:
            focus = self._focus()
            target = one.watched if focus is one.focus and isValid(one.watched) else focus
            before = _held_by(focus) if isinstance(focus, QLineEdit) else None
            self._deliver(one, target)
            if one.pressed:
                one.pressed.before = before or _without(self._focus(), one.pressed.text)

    def _focus(self) -> QWidget:
        """Who would get a key now."""
        window = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        found = (window.focusWidget() or window) if window else None
        return found if found and isValid(found) else self._desk.typing_into()


def _held_by(field: QLineEdit) -> Before:
    return Before(
        field, field.text(), field.cursorPosition(), field.selectionStart(), len(field.selectedText())
    )


def _without(focus: QWidget, key: str) -> Before | None:
    """What a field held before a key opened it."""
    if not isinstance(focus, QLineEdit):
        return None
    text, place = focus.text(), focus.cursorPosition() - 1
    if place < 0 or text[place] != key:
        return None
    return Before(focus, text[:place] + text[place + 1 :], place, -1, 0)


def _copy(event: QKeyEvent) -> QKeyEvent:
    copy = QKeyEvent(QEvent.Type.KeyPress, event.key(), event.modifiers(), event.text(), event.isAutoRepeat())
    copy.setTimestamp(event.timestamp())
    return copy
