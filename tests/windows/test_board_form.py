"""The form in which the board is set, and a board that is painted only where it changes."""

import gc

import pytest
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from desktop.console.board_form import BoardForm
from desktop.game.views import HallView
from desktop.settings.board import BoardSettings
from desktop.settings.preferences import load_preferences
from tests.windows.conftest import MakeOperator
from tests.windows.operator import Operator

OWN = 'id = "ours"\nnames = { en = "Ours" }\nbase = "dark"\n[colors]\nground = "%s"\n'


def form_of(operator: Operator) -> BoardForm:
    """The form, opened by its key."""
    operator.press("Shift+F11")
    form = operator.dialog()
    assert isinstance(form, BoardForm)
    return form


def color_at(operator: Operator, x: int, y: int) -> str:
    return operator.board.grab().toImage().pixelColor(x, y).name().upper()


def close(operator: Operator, key: str) -> None:
    operator.press(key)
    operator.wait(lambda: QApplication.activeModalWidget() is None)


def test_the_board_is_set_by_keyboard_and_seen_at_once(operator: Operator):
    """Down, Tab, Down: board and console follow each key; Enter keeps it, for the next start too."""
    operator.begin()
    before = color_at(operator, 3, 3)
    form = form_of(operator)
    operator.press("Down")
    assert operator.console.play.ninety.settings.layout == "blocks"
    operator.press("Tab")
    operator.press("Down")
    assert color_at(operator, 3, 3) == "#000000" != before
    assert operator.console.play.hall.picture.settings == form.settings
    close(operator, "Return")
    chosen = BoardSettings(layout="blocks", theme="contrast")
    assert load_preferences(operator.places.preferences).board == chosen
    assert color_at(operator, 3, 3) == "#000000"


def test_esc_leaves_the_board_as_it_was(operator: Operator):
    """Whatever was tried."""
    operator.begin()
    before = operator.board.grab().toImage()
    form_of(operator)
    for key in ("Down", "Tab", "Down"):
        operator.press(key)
    assert operator.board.grab().toImage() != before
    close(operator, "Escape")
    assert operator.board.grab().toImage() == before
    assert load_preferences(operator.places.preferences).board == BoardSettings()


def test_a_frame_shows_the_margin_while_the_form_is_open(operator: Operator):
    """On the board itself, where the margin that is typed ends; gone with the form."""
    operator.begin()
    gold = "#FFD34D"
    board = operator.board
    assert color_at(operator, round(board.width() * 0.025) - 3, board.height() // 40 + 40) != gold
    form = form_of(operator)
    for typed, margin in (("2.5", 0.025), ("5", 0.05), ("0,5", 0.005)):
        form.margin.setText(typed)
        edge = board.width() * margin
        assert color_at(operator, round(edge - 3 * board.height() / 1080), round(edge + 20)) == gold
    close(operator, "Escape")
    assert color_at(operator, round(board.width() * 0.025) - 3, board.height() // 40 + 40) != gold


@pytest.mark.parametrize("typed", ["11", "a", "2.55", "-1"])
def test_a_margin_that_cannot_be_is_told(operator: Operator, typed: str):
    """And cannot be taken; the board keeps the last one that can."""
    operator.begin()
    form = form_of(operator)
    form.margin.setText(typed)
    assert "from 0 to 10" in form.advice.text()
    assert not form.save.isEnabled() and form.settings.margin == 25
    close(operator, "Escape")


def test_the_farthest_seat_chooses_the_layout(operator: Operator):
    """Measures typed, the form says what can be read from there, and takes the layout that can."""
    operator.begin()
    form = form_of(operator)
    form.layouts.setCurrentIndex(form.layouts.findData("columns"))
    form.image_width.setText("2.4")
    for seat, layout, said in (("12", "columns", "read well"), ("20", "blocks", "just be read")):
        form.farthest_seat.setText(seat)
        assert form.settings.layout == layout and said in form.advice.text()
    form.farthest_seat.setText("40")
    assert "cannot be read from there" in form.advice.text()
    close(operator, "Return")
    settings = load_preferences(operator.places.preferences).board
    assert (settings.image_width, settings.farthest_seat) == (240, 4000)


def test_the_hall_is_told_of_waiting_cards_once_that_is_chosen(operator: Operator):
    """Ticked and taken; not before, and not in the preview."""
    operator.begin_evening(in_play="all")
    operator.do("start_game")
    assert operator.board.view.waiting is None
    form = form_of(operator)
    form.waiting.click()
    assert operator.board.view.waiting is None
    with operator.qtbot.waitSignal(operator.evenings.published):
        close(operator, "Return")
    assert operator.board.view.waiting == 0


def test_waiting_cards_are_told_after_a_restart_too(make_operator: MakeOperator):
    """What was chosen is remembered, and the evening that is resumed begins with it."""
    first = make_operator()
    first.begin_evening(in_play="all")
    first.do("start_game")
    first.evenings.set_board(BoardSettings(waiting=True))
    first.wait(lambda: first.board.view.waiting is not None)
    first.leave()
    second = make_operator()
    assert second.evenings.last
    second.evenings.resume(second.evenings.last)
    second.wait(lambda: second.snapshot.playing)
    assert second.board.view.waiting == 0


def test_the_halls_own_theme_is_offered_and_a_faulty_one_is_told(operator: Operator):
    """Beside the program's; the fault with file, key and reason."""
    folder = operator.places.themes
    folder.mkdir(parents=True)
    (folder / "ours.toml").write_text(OWN % "#200010")
    (folder / "wrong.toml").write_text(OWN.replace("ours", "wrong") % "#777777")
    operator.begin()
    form = form_of(operator)
    offered = [form.themes.itemText(i) for i in range(form.themes.count())]
    assert offered == ["Dark", "High contrast", "Festive", "Light", "Ours"]
    assert "wrong.toml" in form.told.text() and "colors." in form.told.text()
    form.themes.setCurrentIndex(4)
    assert color_at(operator, 3, 3) == "#200010"
    close(operator, "Return")


def test_a_theme_that_cannot_be_read_any_more_is_told_at_the_start(make_operator: MakeOperator):
    """The evening begins in the default colours, with a notice that names file, key and reason."""
    first = make_operator()
    folder = first.places.themes
    folder.mkdir(parents=True)
    (folder / "ours.toml").write_text(OWN % "#777777")
    first.evenings.set_board(BoardSettings(theme="ours"))
    first.leave()
    second = make_operator()
    assert "ours.toml" in second.notice and "colors." in second.notice
    assert color_at(second, 3, 3) == "#0A0F1E"


def test_calls_are_said_and_switched_off(operator: Operator):
    """The console's caller reads the name that the hall sees, polite at first, and none without a list."""
    operator.console.start.balls.setFocus()
    operator.begin()
    operator.type_number(88)
    assert operator.console.play.action.number.words().endswith("Two Snowmen")
    form = form_of(operator)
    form.traditional.click()
    assert operator.console.play.action.number.words().endswith("Two Fat Ladies")
    with_name = operator.board.grab().toImage()
    form.calls.setCurrentIndex(form.calls.findData(""))
    assert operator.console.play.action.number.words() == "Number 1 of 90"
    assert not form.traditional.isEnabled()
    assert operator.board.grab().toImage() != with_name
    close(operator, "Return")


class Painted(QObject):
    """Counts how often the board is painted."""

    def __init__(self, operator: Operator) -> None:
        super().__init__()
        self.times = 0
        operator.board.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.times += event.type() == QEvent.Type.Paint
        return False


def pass_idle_time(operator: Operator) -> None:
    """Everything that the program does by itself in ten seconds and longer: every timer that runs, in Python
    or in Qt, rings; what was posted is done.
    """
    operator.time_ms += 10_000
    for _ in range(3):
        for timer in [t for t in gc.get_objects() if isinstance(t, QTimer) and isValid(t) and t.isActive()]:
            timer.timeout.emit()
        QApplication.sendPostedEvents()
        QApplication.processEvents()


def test_an_idle_board_is_never_painted(operator: Operator):
    """In ten seconds of play in which nothing happens; a number paints it once."""
    operator.begin()
    operator.do("next")
    pass_idle_time(operator)
    painted = Painted(operator)
    for _ in range(5):
        pass_idle_time(operator)
    assert painted.times == 0
    operator.do("next")
    pass_idle_time(operator)
    assert painted.times == 1


def test_the_same_view_again_paints_nothing(operator: Operator):
    """Something happened that the hall does not see."""
    operator.begin()
    operator.do("next")
    pass_idle_time(operator)
    painted = Painted(operator)
    view: HallView = operator.board.view
    operator.board.show_view(view)
    QApplication.processEvents()
    assert painted.times == 0
