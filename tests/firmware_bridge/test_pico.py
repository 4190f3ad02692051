"""The firmware's main file for the Pico, on a real MicroPython with littlefs, against the real wire.

What stands in for the hardware is in `pico`.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from firmware_bridge.ports import Choice

from .owner import Owner

pytest.importorskip("micropython_unix", reason="MicroPython runs on Linux and macOS only")

from .board import MAIN, PICO, PicoBoard


@pytest.fixture
def board(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[PicoBoard]:
    """A Pico, powered and plugged in."""
    board = PicoBoard(tmp_path, getattr(request, "param", "rdm6300"))
    board.power_up()
    yield board
    board.close()


pn532 = pytest.mark.parametrize("board", ["pn532"], indirect=True)


def test_the_power_may_go_in_every_step_that_the_flash_does():
    """On littlefs, with pages and erasures done in part: the old state or the new one is found, whole."""
    command = [
        "-m",
        "micropython_unix",
        "-X",
        "heapsize=4M",
        str(PICO / "cut_the_power.py"),
        str(MAIN.parent),
    ]
    done = subprocess.run([sys.executable, *command], capture_output=True, check=True, text=True, timeout=100)
    _, old, _, new = done.stdout.split()
    assert int(old) > 1_000
    assert int(new) > 500


def test_ninety_balls_come_exactly_once_and_in_order(board: PicoBoard):
    """Through nine power cuts, each with balls on their way. They are in its flash, in one session."""
    tags = [f"T{number:010X}" for number in range(1, 91)]
    with Owner(Choice(board.path)) as owner:
        owner.wait_for("connected")
        for first in range(1, 91, 10):
            board.shows(*range(first, first + 10))
            owner.wait(lambda least=first + 3: len(owner.reads) >= least)
            board.kill()
            board.power_up()
        owner.wait(lambda: len(owner.reads) >= 90)
    assert owner.tags == tags
    assert [read.seq for read in owner.reads] == list(range(1, 91))
    assert len({read.session for read in owner.reads}) == 1


def test_a_full_memory_is_told_and_outlives_the_power(board: PicoBoard):
    """128 balls that no host has taken; what finds no room is counted, and the host alarmed."""
    with Owner(Choice(board.path), commits=False) as owner:
        owner.wait_for("connected")
        board.shows(*range(1, 130))
        owner.wait_for("reads_refused")
    board.kill()
    board.power_up()
    with Owner(Choice(board.path)) as owner:
        owner.wait(lambda: len(owner.reads) >= 128, 60)
        owner.wait_for("reads_refused")
    assert owner.tags == [f"T{number:010X}" for number in range(1, 129)]
    assert {read.age for read in owner.reads} == {None}


def test_a_ball_that_lies_there_counts_once(board: PicoBoard):
    """However often the antenna repeats it; a damaged frame is told."""
    with Owner(Choice(board.path)) as owner:
        owner.wait_for("connected")
        for _ in range(5):
            board.shows(7)
        board.says(b"\x02100026F44426\x03")
        board.shows(8)
        owner.wait(lambda: len(owner.reads) >= 2)
        owner.wait_for("reader_error")
    assert owner.tags == ["T0000000007", "T0000000008"]
    assert owner.told[-1].params["word"] == "BADTAG"


def test_the_button_sends_a_test_ball(board: PicoBoard):
    """With a tag that no ball has; and the light flickers for a ball."""
    with Owner(Choice(board.path)) as owner:
        owner.wait_for("connected")
        dark = board.shown.count("0")
        (board.folder / "pin14").touch()
        owner.wait(lambda: owner.tags == ["T7E57"])
        (board.folder / "pin14").unlink()
        board.shows(7)
        owner.wait(lambda: owner.tags == ["T7E57", "T0000000007"])
    assert board.shown.count("0") > dark


def test_with_its_button_down_it_leaves_the_board_to_the_tools(board: PicoBoard):
    """When the power comes: so that its files can be changed."""
    board.kill()
    (board.folder / "pin14").touch()
    board.power_up()
    assert board.exit_code() == 0


def test_the_page_names_the_files_that_run(tmp_path: Path):
    """Those that a hobbyist copies are enough, and all there are."""
    page = (Path(__file__).parents[2] / "docs" / "build-a-reader.md").read_text(encoding="utf-8")
    firmware = tmp_path / "copied"
    firmware.mkdir()
    for name in re.findall("mpremote cp (.+) :", page)[0].split():
        shutil.copy(MAIN.parent / name, firmware)
    board = PicoBoard(tmp_path, "pn532", firmware)
    board.power_up()
    with Owner(Choice(board.path)) as owner:
        owner.wait_for("connected")
    board.close()
    unused = {path.name for path in MAIN.parent.glob("*.py")} - {path.name for path in firmware.iterdir()}
    assert unused == {"__init__.py", "unix_main.py"}


@pn532
def test_a_pn532_is_read(board: PicoBoard):
    """Tag by tag, each once while it lies there."""
    with Owner(Choice(board.path)) as owner:
        owner.wait_for("connected")
        for count, tag in enumerate(("DEADBEEF", "04A1B2C3D4E5F6"), 1):
            board.lays(tag)
            owner.wait(lambda count=count: len(owner.reads) >= count)
        board.lays("")
    assert owner.tags == ["TDEADBEEF", "T04A1B2C3D4E5F6"]


@pn532
def test_a_pn532_that_falls_silent_is_told_once_and_found_again(board: PicoBoard):
    """When its wire is mended it is set up anew, and reads."""
    with Owner(Choice(board.path)) as owner:
        owner.wait_for("connected")
        (board.folder / "mute").touch()
        owner.wait_for("reader_error")
        assert owner.told[-1].params["word"] == "SENSOR"
        (board.folder / "mute").unlink()
        board.lays("DEADBEEF")
        owner.wait(lambda: owner.tags == ["TDEADBEEF"])
    assert owner.codes.count("reader_error") == 1
