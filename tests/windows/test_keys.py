"""Keys as hands press them: held, doubled, and on whatever has the focus."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.windows.conftest import MakeOperator
from tests.windows.operator import PATIENCE_MS, Operator
from tests.windows.screens import one_screen, plug


def send(operator: Operator, kind: QEvent.Type, key: Qt.Key, at: int, text: str = "") -> None:
    """A key event as X11 tells it, at a time in milliseconds."""
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
    event.setTimestamp(at)
    QApplication.sendEvent(operator.console.typing_into(), event)


def test_a_repeat_that_is_not_marked_draws_nothing(operator: Operator):
    """X11 tells a held key as let go and pressed at one time: one number, however long; then a press draws."""
    operator.begin()
    down, up = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    with operator.qtbot.waitSignal(operator.evenings.published, timeout=PATIENCE_MS):
        send(operator, down, Qt.Key.Key_Space, 1000, " ")
    for at in range(1660, 4000, 40):
        operator.time_ms = at
        send(operator, up, Qt.Key.Key_Space, at, " ")
        send(operator, down, Qt.Key.Key_Space, at, " ")
    send(operator, up, Qt.Key.Key_Space, 4000, " ")
    operator.time_ms = 5000
    with operator.qtbot.waitSignal(operator.evenings.published, timeout=PATIENCE_MS):
        send(operator, down, Qt.Key.Key_Space, 5000, " ")
    assert len(operator.numbers) == 2


def test_a_double_click_draws_once(operator: Operator):
    """Two clicks of the mouse on the large button, as fast as a double click: one number."""
    operator.begin()
    button = operator.console.play.action.next
    with operator.qtbot.waitSignal(operator.evenings.published, timeout=PATIENCE_MS):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    operator.time_ms += QApplication.doubleClickInterval()
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
    operator.do("next")
    assert len(operator.numbers) == 2


def test_keys_that_arrive_at_the_board_are_the_consoles(make_operator: MakeOperator):
    """Under F11, where a window system gives the board the keys all the same: a ball typed there is out."""
    plug(one_screen())
    operator = make_operator()
    operator.begin_with_balls()
    operator.press("F11")
    operator.wait(operator.board.isVisible)
    operator.press("4", on=operator.board)
    operator.press("2", on=operator.board)
    with operator.qtbot.waitSignal(operator.evenings.published, timeout=PATIENCE_MS):
        operator.press("Return", on=operator.board)
    assert operator.numbers == [42]
    assert operator.board.isVisible()


def test_stopping_gives_the_console_back(make_operator: MakeOperator):
    """F2 while the board covers the console: play is stopped, the board is gone, and a card can be typed."""
    plug(one_screen())
    operator = make_operator()
    operator.begin_evening(source="balls")
    operator.do("start_game")
    operator.press("F11")
    operator.wait(operator.board.isVisible)
    with operator.qtbot.waitSignal(operator.evenings.published, timeout=PATIENCE_MS):
        operator.press("F2", on=operator.board)
    operator.wait(lambda: not operator.board.isVisible())
    operator.type("5-5")
    assert operator.console.play.claims.entry.text() == "5-5"


def test_the_board_never_accepts_the_keyboard(make_operator: MakeOperator):
    """With two screens or covering the console, no window manager may give it the focus."""
    operator = make_operator()
    handle = operator.board.windowHandle()
    assert handle.flags() & Qt.WindowType.WindowDoesNotAcceptFocus
    plug(one_screen())
    operator.wait(lambda: not operator.board.isVisible())
    operator.begin()
    operator.press("F11")
    operator.wait(operator.board.isVisible)
    assert operator.board.windowHandle().flags() & Qt.WindowType.WindowDoesNotAcceptFocus
