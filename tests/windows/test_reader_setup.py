"""Setting up the reader, with a reader on a pseudo-terminal: plug in, learn, try; nothing is lost or drawn."""

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog

from desktop.console.reader_setup import ReaderSetup, SetupStep
from desktop.game.trial import TrialDrawn
from desktop.settings.ball_tags import BallTags, load_ball_tags, save_ball_tags
from firmware_bridge.ports import Choice
from firmware_bridge.simulator import SimulatedReader
from tests.windows.conftest import MakeOperator
from tests.windows.operator import Operator


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[SimulatedReader]:
    reader = SimulatedReader(tmp_path / "reader")
    reader.start()
    yield reader
    reader.stop()


@pytest.fixture
def operator(make_operator: MakeOperator, reader: SimulatedReader, tmp_path: Path) -> Operator:
    return make_operator(reader=Choice(path=str(tmp_path / "reader")))


def set_up(operator: Operator, step: SetupStep = "learn") -> ReaderSetup:
    """Open the set-up from where the operator is, and go to a step once the reader has answered."""
    if operator.console.listening:
        operator.press("Ctrl+Shift+L")
    else:
        operator.console.start.setup_button.click()
    form = operator.dialog()
    assert isinstance(form, ReaderSetup)
    operator.wait(lambda: form.light.text() == "● The reader is connected.")
    form.go_to(step)
    return form


def tags(operator: Operator) -> dict[str, int]:
    """The hall's table, as it is in its file."""
    return dict(load_ball_tags(operator.places.ball_tags).tags)


def close(operator: Operator) -> None:
    """Leave the set-up."""
    operator.press("Esc")
    operator.wait(lambda: QApplication.activeModalWidget() is None)


def test_the_reader_that_is_chosen_is_proposed_and_nothing_else_is_opened(
    make_operator: MakeOperator, reader: SimulatedReader
):
    """With no choice and no known device no port is open and none is marked, until the operator marks one."""
    operator = make_operator()
    operator.console.start.setup_button.click()
    form = operator.dialog()
    assert isinstance(form, ReaderSetup)
    assert (form.plug.chosen, form.next.isEnabled()) == ("", False)
    assert form.light.text() == "○ No reader is chosen"
    reader.show("N7")
    assert reader.held == ["N7"]
    form.reject()


def test_the_reader_is_found_again_by_its_link(operator: Operator):
    """It stands in the list as chosen, and Enter goes on with it."""
    form = set_up(operator, "plug")
    assert form.plug.chosen.endswith("reader")
    operator.press("Return")
    assert form.step == "show"
    close(operator)


def test_any_ball_is_shown_with_its_tag(operator: Operator, reader: SimulatedReader):
    """The step that tests: what was read, whether it is learnt or not."""
    form = set_up(operator, "show")
    reader.show("T0C000621A5")
    operator.wait(lambda: form.show_page.tag.text() == "Tag T0C000621A5")
    assert form.show_page.words.text() == "A ball that is not learnt yet"
    reader.show("N7")
    operator.wait(lambda: form.show_page.words.text() == "Ball 7")
    close(operator)


def test_balls_are_learnt_one_by_one_and_each_is_kept_at_once(
    make_operator: MakeOperator, operator: Operator, reader: SimulatedReader, tmp_path: Path
):
    """After the second the power goes; the next day the third is wanted."""
    form = set_up(operator)
    assert form.learn.wish.text() == "Show ball 1"
    for number, tag in ((1, "TA1"), (2, "TA2")):
        reader.show(tag)
        operator.wait(lambda number=number: form.learn.lesson.text() == f"Ball {number} is learnt.")
    assert tags(operator) == {"TA1": 1, "TA2": 2}
    assert form.learn.count.text() == "2 of 90 learnt"
    operator.leave()
    tomorrow = make_operator(reader=Choice(path=str(tmp_path / "reader")))
    assert set_up(tomorrow).learn.wish.text() == "Show ball 3"
    close(tomorrow)


def test_a_ball_shown_twice_is_caught_and_the_last_one_undone(operator: Operator, reader: SimulatedReader):
    """It is told as which ball it was learnt; Ctrl+Z forgets the last one."""
    form = set_up(operator)
    for tag in ("TA1", "TA2", "TA3"):
        reader.show(tag)
        operator.wait(lambda tag=tag: tag in tags(operator))
    form.learn.wanted.emit(17)
    reader.show("TA4")
    operator.wait(lambda: tags(operator).get("TA4") == 17)
    reader.restart()  # it would not tell the same ball again so soon
    reader.show("TA1")
    operator.wait(lambda: "learnt as 1." in form.learn.lesson.text())
    form.learn.undo_button.click()
    assert "TA4" not in tags(operator)
    assert form.learn.wish.text() == "Show ball 17"
    close(operator)


def test_a_ball_from_before_waits_until_it_is_set_aside(operator: Operator, reader: SimulatedReader):
    """It may be an evening's: it stays in the reader, teaches nothing, and goes only when the operator says so."""
    reader.show("TA1")
    reader.restart()  # without power nobody knows how old it is
    form = set_up(operator)
    operator.wait(form.held.isVisible)
    assert "still holds a ball from before" in form.held_words.text()
    assert (reader.held, tags(operator)) == (["TA1"], {})
    form.aside.click()
    operator.wait(lambda: reader.held == [])
    assert (form.held.isVisible(), tags(operator)) == (False, {})
    close(operator)


def test_a_table_that_cannot_be_written_leaves_the_ball_in_the_reader(
    operator: Operator, reader: SimulatedReader
):
    """It is told, and once there is room the ball is learnt by itself."""
    form = set_up(operator)
    part = operator.places.ball_tags.with_name("balls.json.part")
    part.mkdir(parents=True)
    reader.show("TA1")
    operator.wait(lambda: "could not be written" in form.learn.lesson.text())
    assert (reader.held, tags(operator)) == (["TA1"], {})
    part.rmdir()
    operator.wait(lambda: tags(operator) == {"TA1": 1} and reader.held == [])
    close(operator)


def test_every_new_evening_has_the_table_of_the_hall(operator: Operator, reader: SimulatedReader):
    """What was learnt before is drawn by its number, and reads for learning are not missed."""
    save_ball_tags(operator.places.ball_tags, BallTags())
    set_up(operator)
    reader.show("TA1")
    operator.wait(lambda: tags(operator) == {"TA1": 1})
    close(operator)
    operator.console.start.balls.setFocus()
    with operator.qtbot.waitSignals([operator.evenings.published] * 4):
        operator.press("Return")
    operator.wait(lambda: operator.console.play.top.reader.text() == "● Reader")
    reader.restart()  # it would not tell the same ball again so soon
    reader.show("TA1")
    operator.wait(lambda: operator.numbers == [1])


def test_between_games_nothing_is_drawn_and_the_evening_misses_nothing(
    operator: Operator, reader: SimulatedReader
):
    """The evening lets the reader go meanwhile, gets the new tags, and takes the reader back without an alarm."""
    operator.begin_evening(source="balls")
    operator.wait(lambda: operator.console.play.top.reader.text() == "● Reader")
    reader.show("N90")
    operator.wait(lambda: [read.number for read in operator.snapshot.waiting] == [90])
    set_up(operator)
    reader.show("TA1")
    operator.wait(lambda: tags(operator) == {"TA1": 1} and reader.held == [])
    assert [read.number for read in operator.snapshot.waiting] == [90]
    close(operator)
    operator.wait(lambda: operator.snapshot.tags == {"TA1": 1})
    operator.wait(lambda: operator.console.play.top.reader.text() == "● Reader")
    reader.show("N5")
    operator.wait(lambda: [read.number for read in operator.snapshot.waiting] == [90, 5])
    assert operator.notice == ""


def test_during_a_game_the_reader_is_not_set_up(operator: Operator):
    """It draws then: the sentence says when."""
    operator.begin_with_balls()
    operator.press("Ctrl+Shift+L")
    assert "between games" in operator.notice
    assert QApplication.activeModalWidget() is None


def test_all_balls_light_up_and_those_that_did_not_come_are_named(
    operator: Operator, reader: SimulatedReader
):
    """A small board counts to the number of balls in the basket."""
    form = set_up(operator, "plug")
    form.plug.balls.set_value(4)
    form.go_to("board")
    for number in (3, 1):
        reader.show(f"N{number}")
        operator.wait(lambda number=number: number in form.board.board.view.called)
    assert form.board.count.text() == "Seen 2 of 4: 2, 4 not yet"
    for number in (2, 4):
        reader.show(f"N{number}")
    operator.wait(lambda: form.board.count.text() == "All 4 balls were seen.")
    assert not form.trial.deed.isEnabled() and "open the evening" in form.trial.note.text()
    close(operator)


def test_the_trial_draw_goes_into_the_record(operator: Operator, reader: SimulatedReader):
    """A ball that came out twice is told at once; the record has the order and what is wrong."""
    operator.begin_evening(source="balls")
    form = set_up(operator, "plug")
    form.plug.balls.set_value(6)
    form.go_to("trial")
    for number in (1, 2, 3, 4, 5):
        reader.show(f"N{number}")
    operator.wait(lambda: len(form.trial.board.view.called) == 5)
    reader.restart()  # it would not tell the same ball again so soon
    reader.show("N1")
    operator.wait(lambda: "Came out twice: 1" in form.trial.told.text())
    with operator.qtbot.waitSignal(operator.evenings.published) as published:
        form.trial.deed.click()
    assert published.args
    (event,) = published.args[0].events
    assert isinstance(event, TrialDrawn)
    assert (event.numbers, event.missing, event.repeated) == ((1, 2, 3, 4, 5, 1), (6,), (1,))
    assert "Missing: 6. More than once: 1." in form.trial.told.text()
    close(operator)


@pytest.mark.parametrize("kind", ["pdf", "csv"])
def test_the_table_is_saved(operator: Operator, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str):
    """As a sheet of paper and for a spreadsheet."""
    operator.evenings.balls.keep(BallTags().learnt("TA1", 1).learnt("T0C000621A5", 17))
    form = set_up(operator, "table")
    path = tmp_path / f"balls.{kind}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path.with_suffix("")), ""))
    form.table.buttons[kind].click()
    assert form.table.told.text() == f"Saved: {path}"
    if kind == "pdf":
        assert path.read_bytes().startswith(b"%PDF")
    else:
        assert list(csv.reader(path.read_text().splitlines()))[1:] == [["1", "TA1"], ["17", "T0C000621A5"]]
    close(operator)


def test_a_damaged_table_is_told_and_never_written_over(make_operator: MakeOperator, tmp_path: Path):
    """At the start, and instead of the set-up; the file stays as it is."""
    (tmp_path / "balls.json").write_text("{")
    operator = make_operator()
    assert "balls.json" in operator.notice
    operator.console.start.setup_button.click()
    assert QApplication.activeModalWidget() is None
    assert (tmp_path / "balls.json").read_text() == "{"
