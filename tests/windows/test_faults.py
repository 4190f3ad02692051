"""What an operator fears: a slow or full disk, a file that cannot be used, a reader that goes."""

import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.console.start import board_alone
from desktop.journal.journal import Journal
from firmware_bridge.ports import Choice
from firmware_bridge.simulator import SimulatedReader
from tests.hall import Hall
from tests.journal.disks import Disk
from tests.windows.conftest import MakeOperator
from tests.windows.operator import Operator


@pytest.fixture
def disk() -> Iterator[Disk]:
    disk = Disk("windows")
    yield disk
    disk.unregister()


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[SimulatedReader]:
    reader = SimulatedReader(tmp_path / "reader")
    reader.start()
    yield reader
    reader.stop()


def test_the_windows_stay_live_while_the_disk_is_slow(make_operator: MakeOperator, disk: Disk):
    """A commit hangs: nothing is shown before it is stored, and meanwhile the console takes keys."""
    operator = make_operator(opening=lambda path: Journal.open(path, vfs=disk.name))
    operator.begin()
    disk.gate.clear()
    operator.press("Space")
    operator.wait(disk.reached.is_set)
    entry = operator.console.play.claims.entry
    entry.setFocus()
    QTest.keyClicks(entry, "38-1")
    assert entry.text() == "38-1"
    assert operator.numbers == [] == list(operator.board.view.called)
    disk.gate.set()
    operator.wait(lambda: len(operator.numbers) == 1)


def test_with_every_commit_delayed_by_half_a_second_play_goes_on(make_operator: MakeOperator, disk: Disk):
    """Slow, but live and complete: three numbers, a claim and a resume."""
    operator = make_operator(opening=lambda path: Journal.open(path, vfs=disk.name))
    operator.begin()
    disk.sync_delay = 0.17
    for _ in range(3):
        operator.do("next")
    operator.do("stop")
    operator.do("resume")
    assert len(operator.numbers) == 3


def test_a_full_disk_draws_nothing_and_says_what_to_do(make_operator: MakeOperator, disk: Disk):
    """The number is not shown; when there is room, the next press draws."""
    operator = make_operator(opening=lambda path: Journal.open(path, vfs=disk.name))
    operator.begin()
    disk.bytes_left = 0
    with operator.qtbot.waitSignal(operator.evenings.failed):
        operator.press("Space")
    assert "disk is full" in operator.notice
    assert operator.numbers == []
    disk.bytes_left = None
    operator.do("next")
    assert len(operator.numbers) == 1


def test_a_file_that_is_open_elsewhere_is_told(operator: Operator, tmp_path: Path):
    """The first screen stays, and the sentence says to close the other window."""
    path = tmp_path / "open.tabellone"
    other = Journal.create(path)
    with operator.qtbot.waitSignal(operator.evenings.failed):
        operator.evenings.resume(path)
    assert "another window" in operator.notice
    assert not operator.console.listening
    other.close()


def test_a_file_of_another_kind_is_told_and_left_alone(operator: Operator, tmp_path: Path):
    """A shopping list is not an evening."""
    path = tmp_path / "list.tabellone"
    path.write_text("bread, milk")
    with operator.qtbot.waitSignal(operator.evenings.failed):
        operator.evenings.resume(path)
    assert "not an evening" in operator.notice
    assert path.read_text() == "bread, milk"


def test_an_evening_that_was_open_is_offered_again(make_operator: MakeOperator):
    """After a crash, or after the power went: one key resumes where it stopped."""
    before = make_operator()
    before.begin()
    before.do("next")
    before.leave()
    after = make_operator()
    assert after.evenings.last
    with after.qtbot.waitSignal(after.evenings.opened):
        after.press("Return")
    assert after.numbers == before.numbers
    assert after.board.view.called == tuple(before.numbers)


def test_a_reader_draws_and_its_loss_is_told_while_numbers_are_typed(
    make_operator: MakeOperator, reader: SimulatedReader, tmp_path: Path
):
    """Balls come from the reader; unplugged, the console says so and takes typed numbers; then it is back."""
    operator = make_operator(reader=Choice(path=str(tmp_path / "reader")))
    operator.begin_with_balls()
    light = operator.console.play.top.reader
    operator.wait(lambda: light.text() == "● Reader")
    reader.show("N42")
    operator.wait(lambda: operator.numbers == [42])
    reader.unplug()
    operator.wait(lambda: "Type the numbers meanwhile" in operator.notice)
    assert "Reader lost" in light.text()
    operator.type_number(7)
    reader.replug()
    operator.wait(lambda: light.text() == "● Reader")
    assert operator.notice == ""
    reader.show("N8")
    operator.wait(lambda: operator.numbers == [42, 7, 8])


def test_a_ball_read_again_or_unknown_is_told_and_never_drawn(
    make_operator: MakeOperator, reader: SimulatedReader, tmp_path: Path
):
    """A ball typed before it was read is a repeat; a tag that nobody taught is unknown."""
    operator = make_operator(reader=Choice(path=str(tmp_path / "reader")))
    operator.begin_with_balls()
    operator.type_number(42)
    reader.show("N42")
    operator.wait(lambda: "42 was read again" in operator.notice)
    reader.show("T0C000621A5")
    operator.wait(lambda: "T0C000621A5" in operator.notice)
    assert operator.numbers == [42]


def test_a_ball_read_during_a_claim_waits_in_sight(
    make_operator: MakeOperator, reader: SimulatedReader, tmp_path: Path
):
    """In the panel of what waits; after the claim Ctrl+T takes it."""
    operator = make_operator(reader=Choice(path=str(tmp_path / "reader")))
    operator.begin_with_balls()
    operator.do("stop")
    reader.show("N42")
    inbox = operator.console.play.action.inbox
    operator.wait(lambda: len(inbox.lines) == 1)
    assert inbox.isVisible()
    assert "42" in inbox.lines[0] and "held back" in inbox.lines[0]
    assert "A claim is open" in operator.do_in_vain("take_read")
    operator.do("resume")
    operator.do("take_read")
    assert operator.numbers == [42]
    reader.show("N43")
    operator.wait(lambda: operator.numbers == [42, 43])


def test_a_ball_can_be_dismissed(make_operator: MakeOperator, reader: SimulatedReader, tmp_path: Path):
    """Ctrl+D lets a waiting ball go."""
    operator = make_operator(reader=Choice(path=str(tmp_path / "reader")))
    operator.begin_with_balls()
    operator.do("pause")
    reader.show("N42")
    operator.wait(lambda: bool(operator.snapshot.waiting))
    operator.do("dismiss_read")
    operator.do("pause")
    assert (operator.notice, operator.numbers) == ("", [])


def test_while_no_evening_is_open_balls_stay_in_the_reader(
    make_operator: MakeOperator, reader: SimulatedReader, tmp_path: Path
):
    """The port is closed at the first screen; a ball shown then is still held by the reader."""
    operator = make_operator(reader=Choice(path=str(tmp_path / "reader")))
    reader.show("N42")
    assert reader.held == ["N42"]
    operator.begin_with_balls()
    operator.wait(lambda: reader.held == [] and bool(operator.numbers or operator.snapshot.waiting))
    waiting = [read.number for read in operator.snapshot.waiting]
    assert operator.numbers + waiting == [42]


def test_the_reader_is_chosen_once_and_remembered(
    make_operator: MakeOperator, reader: SimulatedReader, tmp_path: Path
):
    """What was chosen is found again at the next start."""
    first = make_operator()
    first.evenings.remember(reader_path=str(tmp_path / "reader"))
    first.leave()
    second = make_operator()
    second.begin_with_balls()
    second.wait(lambda: second.console.play.top.reader.text() == "● Reader")


def test_a_damaged_secret_is_told_when_the_evening_is_opened(operator: Operator, tmp_path: Path):
    """The first screen stays, and the sentence says which series and to go on from a copy."""
    path = tmp_path / "e.tabellone"
    hall = Hall.playing(Journal.create(path))
    hall.session.close()
    file = sqlite3.connect(path)
    file.execute("UPDATE vault SET value = ? WHERE kind = 'series'", ("00" * 64,))
    file.commit()
    file.close()
    with operator.qtbot.waitSignal(operator.evenings.failed):
        operator.evenings.resume(path)
    assert "series 17" in operator.notice and "copy" in operator.notice
    assert not operator.console.listening


def test_a_fault_in_a_halls_own_scheme_is_told(make_operator: MakeOperator, tmp_path: Path):
    """The program starts, names the file, and offers the other schemes."""
    own = tmp_path / "evenings" / "schemes"
    own.mkdir(parents=True)
    (own / "italy.toml").write_text("id =")
    operator = make_operator()
    operator.console.start.evening.setFocus()
    operator.press("Return")
    assert "italy.toml" in operator.notice
    schemes = operator.console.new_evening.scheme
    assert schemes.findData("italy") < 0 <= schemes.findData("france")


def test_a_folder_that_cannot_be_written_is_told_and_nothing_begins(operator: Operator, tmp_path: Path):
    """Where the folder of evenings is a file, no evening begins and the sentence says why."""
    (tmp_path / "evenings").touch()
    with operator.qtbot.waitSignal(operator.evenings.failed):
        operator.press("Return")
    assert "cannot be created" in operator.notice
    assert not operator.console.listening


def test_leaving_an_evening_waits_for_the_disk_and_the_windows_do_not(
    make_operator: MakeOperator, disk: Disk
):
    """The last number is still being stored: the console takes keys; then it is stored, and the first screen is back."""
    operator = make_operator(opening=lambda path: Journal.open(path, vfs=disk.name))
    operator.begin()
    disk.gate.clear()
    operator.press("Space")
    operator.wait(disk.reached.is_set)
    operator.press("Ctrl+Q")
    operator.accept(waiting=False)
    operator.console.play.claims.entry.setText("alive")
    assert operator.console.listening
    disk.gate.set()
    operator.wait(lambda: not operator.console.listening)
    with operator.qtbot.waitSignal(operator.evenings.opened):
        operator.press("Return")
    assert len(operator.numbers) == 1


def test_an_evening_that_was_left_says_nothing_more(operator: Operator):
    """A number that was on its way when the evening was stopped is not shown in the next one."""
    operator.begin()
    operator.press("Space")
    operator.evenings.stop()
    operator.evenings.begin(board_alone("live", "en"))
    with operator.qtbot.waitSignals([operator.evenings.published] * 3):
        pass
    assert operator.numbers == []


def test_closing_the_window_in_mid_game_is_asked_first(operator: Operator):
    """The window stays until that is confirmed."""
    operator.begin()
    assert not operator.console.close()
    operator.press("Esc", on=operator.dialog())
    assert operator.console.isVisible()


def test_a_mistake_of_the_program_is_told_along_the_bottom(operator: Operator):
    """Something that nobody foresaw, on whatever thread: a sentence, and play goes on."""
    operator.begin()
    thread = threading.Thread(target=operator.program.mistaken.emit, args=("KeyError: 7",))
    thread.start()
    operator.wait(lambda: "KeyError: 7" in operator.notice)
    thread.join()
    operator.do("next")
    operator.wait(lambda: operator.notice == "")


def test_the_reader_is_chosen_from_the_ports_that_there_are(operator: Operator):
    """Ctrl+L lists them; none is a choice too, and the light says so."""
    operator.begin_with_balls()
    operator.press("Ctrl+L")
    operator.press("Return", on=operator.dialog())
    operator.wait(lambda: QApplication.activeModalWidget() is None)
    assert "No reader" in operator.console.play.top.reader.text()
    assert operator.evenings.preferences.reader_path == ""
