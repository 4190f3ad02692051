"""Screens that come and go: the board never covers the console unless it was asked to."""

from PySide6.QtGui import QGuiApplication

from desktop.board.screens import board_screen
from tests.windows.conftest import MakeOperator
from tests.windows.operator import Operator
from tests.windows.screens import one_screen, plug, screens, two_screens


def on_hall(operator: Operator) -> bool:
    """The board fills the hall's screen and nothing of the console's."""
    board = operator.board.frameGeometry()
    return operator.board.isVisible() and not board.intersects(operator.console.screen().geometry())


def test_the_board_fills_the_second_screen(operator: Operator):
    """With two screens the board is on the other one, whole."""
    operator.wait(lambda: on_hall(operator))
    assert operator.board.size().toTuple() == (1920, 1080)
    assert "HALL" in operator.console.play.hall.where.text()


def test_an_unplugged_projector_hides_the_board_and_says_so(operator: Operator):
    """The board is gone at once, the console is untouched, and the notice says that it will come back."""
    operator.wait(lambda: on_hall(operator))
    plug(one_screen())
    operator.wait(lambda: not operator.board.isVisible())
    assert "projector is gone" in operator.notice
    assert operator.console.isVisible()


def test_a_projector_plugged_in_again_gets_its_board_back_by_itself(operator: Operator):
    """The same view is on the board again, and the notice is gone; a number drawn meanwhile is there."""
    operator.begin()
    operator.wait(lambda: on_hall(operator))
    plug(one_screen())
    operator.wait(lambda: not operator.board.isVisible())
    operator.do("next")
    plug(two_screens())
    operator.wait(lambda: on_hall(operator))
    assert operator.notice == ""
    assert operator.board.view.called == tuple(operator.numbers)


def test_ten_plug_cycles_leave_one_board_where_it_belongs(operator: Operator):
    """Again and again, and nothing is left over."""
    for _ in range(10):
        plug(one_screen())
        operator.wait(lambda: not operator.board.isVisible())
        plug(two_screens())
        operator.wait(lambda: on_hall(operator))


def test_a_projector_that_changes_its_resolution_is_filled_again(operator: Operator):
    """1080p, then 720p: the board has the new size."""
    operator.wait(lambda: on_hall(operator))
    plug(screens(("DESK", 0, 0, 1280, 720), ("HALL", 1280, 0, 1280, 720)))
    operator.wait(lambda: on_hall(operator) and operator.board.width() == 1280)


def test_with_one_screen_the_board_comes_when_asked_and_esc_gives_the_console_back(
    make_operator: MakeOperator,
):
    """F11 shows the board over the console; numbers go on; Esc brings the console back."""
    plug(one_screen())
    operator = make_operator()
    assert not operator.board.isVisible()
    operator.begin()
    operator.press("F11")
    operator.wait(operator.board.isVisible)
    operator.press("Space", on=operator.board)
    operator.wait(lambda: len(operator.numbers) == 1)
    operator.press("Esc", on=operator.board)
    operator.wait(lambda: not operator.board.isVisible())
    assert operator.console.isVisible()
    assert "F11" in operator.console.play.hall.where.text()


def test_a_projector_plugged_in_late_takes_the_board_off_the_console(make_operator: MakeOperator):
    """The board that covered the console goes to the projector as soon as there is one."""
    plug(one_screen())
    operator = make_operator()
    operator.begin()
    operator.press("F11")
    operator.wait(operator.board.isVisible)
    plug(two_screens())
    operator.wait(lambda: on_hall(operator))


def test_a_duplicated_desktop_is_no_second_screen(qapp: QGuiApplication):
    """Two screens that show the same place: a board there would cover the console."""
    plug(screens(("DESK", 0, 0, 1280, 720), ("COPY", 0, 0, 1280, 720)))
    first, _ = QGuiApplication.screens()
    assert board_screen(QGuiApplication.screens(), first) is None
    plug(two_screens())
    first, second = QGuiApplication.screens()
    assert board_screen(QGuiApplication.screens(), first) is second
