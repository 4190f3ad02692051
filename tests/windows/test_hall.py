"""What the operator lets the hall see: keys and buttons, the time, the sponsors' slides, one scene after the
other.
"""

from pathlib import Path

from PySide6.QtGui import QColor, QImage

from desktop.board.loading import pictures_in
from desktop.console.deeds import DeedId, key_of
from desktop.console.hall_form import HallForm
from desktop.scenes.showing import BoardScene, scene_of
from tests.windows.conftest import MakeOperator
from tests.windows.operator import Operator


def scene(operator: Operator) -> BoardScene:
    """What the board shows, and the console's picture of it with it."""
    board, picture = operator.board, operator.console.play.hall.picture
    assert (board.view, board.showing) == (picture.view, picture.showing)
    return scene_of(board.view, board.showing)


def press(operator: Operator, deed: DeedId) -> BoardScene:
    operator.press(key_of(deed))
    return scene(operator)


def with_slides(operator: Operator, folder: Path, *names: str) -> None:
    """A folder of slides, of which those called `broken…` are no pictures; each is shown for two seconds."""
    folder.mkdir(exist_ok=True)
    for name in names:
        if name.startswith("broken"):
            (folder / name).write_bytes(b"no picture")
        else:
            image = QImage(64, 36, QImage.Format.Format_RGB32)
            image.fill(QColor("#336699"))
            image.save(str(folder / name))
    operator.evenings.remember(slides=str(folder), slide_seconds=2)


def test_in_play_the_hall_sees_the_numbers_alone_or_in_order(operator: Operator):
    """A key each, and back; the next number is there at once, whatever was chosen."""
    operator.begin()
    operator.do("next")
    assert scene(operator) == "play"
    assert press(operator, "hall_full") == "full"
    operator.do("next")
    assert scene(operator) == "full"
    assert operator.board.view.called == tuple(operator.numbers)
    assert press(operator, "hall_order") == "order"
    assert press(operator, "hall_game") == "play"


def test_a_claim_takes_the_place_of_what_was_chosen(operator: Operator):
    """The hall sees that one is checked, and after it what it saw before."""
    operator.begin()
    operator.do("next")
    press(operator, "hall_full")
    operator.do("stop")
    assert scene(operator) == "play"
    operator.do("resume")
    assert scene(operator) == "full"


def test_a_blank_board_ends_with_the_next_number(operator: Operator):
    """Nobody misses a number."""
    operator.begin()
    assert press(operator, "hall_blank") == "blank"
    operator.do("next")
    assert scene(operator) == "play"


def test_a_correction_is_told_large_until_the_next_number(operator: Operator):
    """What was wrong stands beside what is right."""
    operator.begin()
    operator.do("next")
    operator.undo()
    assert scene(operator) == "correction"
    operator.do("next")
    assert scene(operator) == "play"


def test_what_does_not_fit_now_is_refused_in_words(operator: Operator):
    """Nothing changes on the board, and the notice says when it can be."""
    operator.begin_evening()
    assert press(operator, "hall_full") == "before"
    assert operator.notice == "While a game is played."
    assert press(operator, "hall_sponsors") == "before"
    assert "Ctrl+I" in operator.notice
    operator.do("start_game")
    assert press(operator, "hall_welcome") == "play"
    assert operator.notice == "Between games only."


def test_the_buttons_under_the_picture_do_what_the_keys_do(operator: Operator):
    """Only those that fit are there, and the one that is chosen is pressed."""
    operator.begin_evening()
    choices = operator.console.play.hall.choices
    assert [choice for choice, button in choices.items() if button.isVisible()] == [
        "game",
        "blank",
        "welcome",
        "before",
        "sponsors",
    ]
    choices["welcome"].click()
    assert scene(operator) == "welcome"
    assert choices["welcome"].isChecked() and not choices["game"].isChecked()
    operator.press(key_of("hall_game"))
    assert choices["game"].isChecked() and not choices["welcome"].isChecked()


def test_the_hall_sees_price_and_colour_of_the_cards(operator: Operator):
    """As the form of the new evening was filled in."""
    operator.console.new_evening.cards.price.setText("1,50")
    operator.begin_evening(colour="yellow")
    coming = operator.board.view.coming
    assert coming
    assert [(one.series, one.price, one.colour) for one in coming.series] == [(1, 150, "yellow")]


def test_a_price_that_is_none_is_told(operator: Operator):
    """The form waits there for another."""
    operator.console.start.evening.setFocus()
    operator.press("Return")
    page = operator.console.new_evening
    page.cards.price.setText("cheap")
    operator.press("Return")
    assert "cheap" in operator.notice
    assert page.focusWidget() is page.cards.price


def test_a_time_counts_down_on_the_welcome_and_only_there(operator: Operator):
    """The clock ticks while it is seen, and stands still during the game."""
    operator.begin_evening()
    press(operator, "hall_welcome")
    hall = operator.program.hall
    assert hall.clock.running
    hall.clock.now = lambda: 21 * 3600
    operator.press(key_of("start_at"))
    operator.question_asked()
    operator.type("21.30")
    operator.press("Return")
    assert operator.board.showing.times.left == 1800
    hall.clock.now = lambda: 21 * 3600 + 1
    operator.wait(lambda: operator.board.showing.times.left == 1799)
    operator.do("start_game")
    assert not hall.clock.running
    assert operator.board.showing.times.start is None


def test_what_is_no_time_is_told(operator: Operator):
    """And none is set."""
    operator.begin_evening()
    operator.press(key_of("start_at"))
    operator.question_asked()
    operator.type("soon")
    operator.press("Return")
    assert "soon" in operator.notice
    assert operator.board.showing.times.start is None


def test_slides_follow_one_another_between_games_and_end_with_the_start(operator: Operator, tmp_path: Path):
    """By name, then from the first again; a game's start ends them at once."""
    with_slides(operator, tmp_path / "slides", "b.png", "a.jpg")
    operator.begin_evening()
    operator.press(key_of("hall_sponsors"))
    operator.wait(lambda: scene(operator) == "sponsors")
    first = operator.board.showing.pictures.slide
    operator.wait(lambda: operator.board.showing.pictures.slide is not first)
    operator.do("start_game")
    assert scene(operator) == "play"
    assert not operator.program.hall.slides.running
    assert operator.board.showing.pictures.slide is None


def test_a_broken_slide_is_left_out_and_told_once(operator: Operator, tmp_path: Path):
    """The others are shown, and the second round says nothing."""
    with_slides(operator, tmp_path / "slides", "broken.png", "good.png")
    operator.begin_evening()
    operator.press(key_of("hall_sponsors"))
    operator.wait(lambda: scene(operator) == "sponsors")
    assert "broken.png" in operator.notice
    operator.console.notices.done()
    press(operator, "hall_sponsors")
    operator.press(key_of("hall_sponsors"))
    operator.wait(lambda: scene(operator) == "sponsors")
    assert operator.notice == ""


def test_slides_that_are_all_broken_leave_the_board_as_it_is(operator: Operator, tmp_path: Path):
    """It is told, and nothing is blank."""
    with_slides(operator, tmp_path / "slides", "broken.png")
    operator.begin_evening()
    operator.press(key_of("hall_sponsors"))
    operator.wait(lambda: "broken.png" in operator.notice)
    operator.wait(lambda: not operator.program.hall.slides.running)
    assert scene(operator) == "before"


def test_the_halls_pictures_are_chosen_remembered_and_shown(operator: Operator, tmp_path: Path):
    """A logo, and a prize that is called as its picture is."""
    pictures = tmp_path / "pictures"
    with_slides(operator, pictures, "logo.png", "TOMBOLA.png")
    operator.begin_evening()
    operator.press(key_of("hall_pictures"))
    form = operator.dialog()
    assert isinstance(form, HallForm)
    form.logo.take(str(pictures / "logo.png"))
    form.prizes.take(str(pictures))
    form.yes.click()
    shown = operator.board.showing
    coming = operator.board.view.coming
    assert coming
    prize = next(prize for prize in coming.prizes if prize.id == "tombola")
    operator.wait(lambda: operator.board.showing.pictures.of(prize) is not None)
    operator.wait(lambda: operator.board.showing.pictures.logo is not None)
    assert shown is not operator.board.showing
    assert operator.evenings.preferences.logo == str(pictures / "logo.png")


def test_only_pictures_of_a_folder_are_slides(tmp_path: Path):
    """By their ending, in the order of their names; a folder that is gone has none."""
    for name in ("2.JPG", "1.png", "notes.txt", ".hidden.png", "3.jpeg"):
        (tmp_path / name).write_bytes(b"")
    assert [path.name for path in pictures_in(str(tmp_path))] == ["1.png", "2.JPG", "3.jpeg"]
    assert pictures_in(str(tmp_path / "gone")) == pictures_in("") == ()


def test_a_scene_fades_and_a_number_never_does(make_operator: MakeOperator):
    """A number in the middle of a fade ends it, and is there."""
    operator = make_operator(fading=True)
    operator.begin()
    operator.wait(lambda: not operator.board.fade.running)
    operator.do("next")
    assert not operator.board.fade.running
    press(operator, "hall_full")
    assert operator.board.fade.running
    operator.wait(lambda: not operator.board.fade.running)
    press(operator, "hall_game")
    assert operator.board.fade.running
    operator.do("next")
    assert not operator.board.fade.running
    press(operator, "hall_blank")
    operator.wait(lambda: not operator.board.fade.running)
    operator.do("next")
    assert scene(operator) == "play"
    assert not operator.board.fade.running
    assert operator.board.view.called == tuple(operator.numbers)


def test_scenes_do_not_fade_where_that_is_turned_off(operator: Operator):
    """One scene, then the other."""
    operator.begin()
    press(operator, "hall_full")
    assert not operator.board.fade.running
