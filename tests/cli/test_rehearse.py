"""`tabellone rehearse` and `reader`: an evening and a reader without people or hardware."""

import json
import signal
from pathlib import Path

import pytest

from tests.cli.tabellone import start, tabellone


def test_a_whole_evening_is_played():
    """Three games from ambo to tombola, drawn by a reader and by the program, claimed and automatic."""
    result = tabellone("rehearse", "--players", "20")
    assert result.code == 0, result.err
    assert [line.split(":")[0] for line in result.out.splitlines() if line.startswith("Game")] == [
        "Game 1",
        "Game 2",
        "Game 3",
    ]
    assert result.out.count("  Tombola: ") == 3
    assert "everything agrees" in result.out


def test_the_same_seed_plays_the_same_evening():
    """Players, draws, claims and winners follow from the seed."""
    one, other = (tabellone("rehearse", "--seed", "5", "--games", "2", "--players", "10") for _ in range(2))
    assert one.out == other.out
    assert one.out != tabellone("rehearse", "--seed", "6", "--games", "2", "--players", "10").out


def test_both_windows_are_photographed_at_the_turning_points(tmp_path: Path):
    """Pictures of console and board: welcome, claims, winners, results."""
    folder = tmp_path / "pictures"
    result = tabellone("rehearse", "--seed", "5", "--games", "1", "--players", "5", "--pictures", str(folder))
    assert result.code == 0, result.err
    names = sorted(path.name for path in folder.glob("*.png"))
    assert names[0] == "01-welcome-board.png"
    assert {"console", "board"} == {name.rsplit("-", 1)[1].removesuffix(".png") for name in names}
    assert any("claim-tombola" in name for name in names) and any("winners-ambo" in name for name in names)


def test_pictures_that_cannot_be_written_are_told(tmp_path: Path):
    """Exit 3: the folder is a file."""
    (tmp_path / "file").touch()
    result = tabellone("rehearse", "--games", "1", "--pictures", str(tmp_path / "file"))
    assert result.code == 3
    assert "Traceback" not in result.err


@pytest.mark.parametrize("arguments", [("--games", "0"), ("--players", "x"), ("--seed", "-1")])
def test_wrong_use_is_told(arguments: tuple[str, ...]):
    """Exit 2."""
    assert tabellone("rehearse", *arguments).code == 2


def test_ports_are_listed():
    """A JSON line for each port there is, none where there are none."""
    result = tabellone("reader", "list")
    assert result.code == 0
    assert all({"port", "usb"} <= json.loads(line).keys() for line in result.out.splitlines())


def test_a_simulated_reader_is_watched():
    """Balls typed into the simulator are seen by the watcher, once each, in order."""
    simulator = start(["reader", "simulate"])
    assert simulator.stdin and simulator.stdout
    port = json.loads(simulator.stdout.readline())["port"]
    watcher = start(["reader", "watch", port])
    assert watcher.stdout
    seen = [json.loads(watcher.stdout.readline()) for _ in range(2)]
    assert [line["notice"] for line in seen] == ["waiting", "connected"]
    simulator.stdin.write(b"42\nT0C000621A5\n7\n")
    simulator.stdin.flush()
    tags = [json.loads(watcher.stdout.readline()).get("tag") for _ in range(3)]
    assert tags == ["N42", "T0C000621A5", "N7"]
    watcher.send_signal(signal.SIGTERM)
    assert watcher.wait(timeout=20) == 0
    watcher.communicate()
    simulator.communicate()
    assert simulator.returncode == 0


def test_a_simulated_reader_shows_all_balls_by_itself(tmp_path: Path):
    """With --every the ninety balls come in the order of the seed."""
    result = tabellone(
        "reader", "simulate", "--every", "0", "--seed", "3", "--link", str(tmp_path / "reader")
    )
    lines = [json.loads(line) for line in result.out.splitlines()]
    assert lines[0] == {"port": str(tmp_path / "reader")}
    assert sorted(line["shown"] for line in lines[1:]) == list(range(1, 91))
