"""The reference firmware on a real MicroPython, at the far end of a cable, against the real wire."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from firmware_bridge import firmware
from firmware_bridge.ports import Choice

from .owner import Owner

pytest.importorskip("micropython_unix", reason="MicroPython runs on Linux and macOS only")

from firmware_bridge.simulator import PseudoPort

MAIN = Path(firmware.__file__).with_name("unix_main.py")


SCRIPT = """
import sys
sys.path.insert(0, sys.argv[1])
from reader_core import TICKS, Reader, frame

reader = Reader("proto", lambda: 0x3F9A, TICKS - 1000, "", 3)
for step in range(600):
    now = (TICKS - 1000 + 10 * step) % TICKS
    if step % 20 == 0:
        reader.seen("N%d" % (step % 70), now)
        reader.seen("T0C000621%02X" % (step % 256), now)
    print(reader.received(frame("ACK,3F9A,%d" % (step // 100))[: step % 25], now), reader.tick(now))
    if step % 90 == 0:
        print(reader.received(frame("HELO,1,3F9A,%d" % (step // 90)), now))
    print(reader.unsaved())
again = Reader("proto", lambda: 1, 0, frame("KEEP,7,9,1,N7").decode())
print(again.session, again.oldest, again.held, again.refused, again.tick(0))
"""


class Board:
    """A board with MicroPython, a file for an antenna, and a cable to the host that can be pulled.

    The board's own serial line is a pseudo-terminal, and the cable carries its bytes to that of the host, as
    the chip does that makes the USB of many boards.
    """

    def __init__(self, folder: Path) -> None:
        self._antenna, self._kept = folder / "antenna", folder / "kept"
        self._antenna.touch()
        self._link = folder / "reader"
        self._board = PseudoPort()
        self._host: PseudoPort | None = PseudoPort(self._link)
        self._to_host = self._to_board = b""
        self._process: subprocess.Popen[bytes] | None = None
        self._lock, self._stopping = threading.Lock(), threading.Event()
        self._thread = threading.Thread(target=self._carry, name="cable")
        self._thread.start()

    @property
    def path(self) -> str:
        """What the host opens."""
        return str(self._link)

    def power_up(self) -> None:
        """Start MicroPython."""
        command = [sys.executable, "-m", "micropython_unix", str(MAIN), str(self._antenna), str(self._kept)]
        line = os.open(self._board.path, os.O_RDWR | os.O_NOCTTY)
        self._process = subprocess.Popen(command, stdin=line, stdout=line)
        os.close(line)

    def kill(self) -> None:
        """Kill MicroPython, whatever it is doing."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        self._process = None

    def shows(self, *numbers: int) -> None:
        """Put these balls before the antenna."""
        with self._antenna.open("a") as file:
            file.write("".join(f"N{number}\n" for number in numbers))

    def unplug(self) -> None:
        """Pull the cable; the board has power of its own."""
        with self._lock:
            if self._host is not None:
                self._host.close()
            self._host = None

    def replug(self) -> None:
        """Plug the cable in: the same link leads to another terminal."""
        self.unplug()
        with self._lock:
            self._host = PseudoPort(self._link)

    def close(self) -> None:
        """Take it all away."""
        self.kill()
        self._stopping.set()
        self._thread.join()
        self.unplug()
        self._board.close()

    def _carry(self) -> None:
        while not self._stopping.wait(0.002):
            with self._lock:
                if self._host is None:
                    self._board.read()
                    self._to_host = self._to_board = b""
                else:
                    self._to_host += self._board.read()
                    self._to_host = self._to_host[self._host.write(self._to_host) :]
                    self._to_board += self._host.read()
                    self._to_board = self._to_board[self._board.write(self._to_board) :]


@pytest.fixture
def board(tmp_path: Path) -> Iterator[Board]:
    """A board, powered and plugged in."""
    board = Board(tmp_path)
    board.power_up()
    yield board
    board.close()


def test_both_pythons_do_the_same(tmp_path: Path):
    """The core says the same, byte for byte, under CPython and under MicroPython."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    said = [
        subprocess.run(
            [sys.executable, *python, str(script), str(MAIN.parent)],
            capture_output=True,
            check=True,
            timeout=60,
        ).stdout
        for python in ([], ["-m", "micropython_unix"])
    ]
    assert said[0] == said[1]
    assert said[0].count(b"$BALL") > 20


def test_ninety_balls_come_exactly_once_and_in_order(board: Board):
    """Through a kill of the reader, an unplug, and a restart of the host, each with balls on their way."""
    numbers = list(range(1, 91))
    with Owner(Choice(board.path)) as owner:
        owner.wait_for("connected")
        board.shows(*numbers[:20])
        owner.wait(lambda: len(owner.reads) >= 10)
        board.kill()
        board.shows(*numbers[20:40])
        board.power_up()
        owner.wait(lambda: len(owner.reads) >= 30)
        board.unplug()
        board.shows(*numbers[40:60])
        owner.wait_for("no_such_port")
        board.replug()
        owner.wait(lambda: len(owner.reads) >= 50)
    board.shows(*numbers[60:80])
    with Owner(Choice(board.path), owner.heard) as again:
        again.wait(lambda: len(owner.reads + again.reads) >= 65)
        board.kill()
        board.unplug()
        board.shows(*numbers[80:])
        board.power_up()
        board.replug()
        again.wait(lambda: len(owner.reads + again.reads) >= 90)
    reads = owner.reads + again.reads
    assert [read.tag for read in reads] == [f"N{number}" for number in numbers]
    assert [read.seq for read in reads] == numbers
    assert len({read.session for read in reads}) == 1


def test_without_its_memory_it_begins_a_new_session(board: Board, tmp_path: Path):
    """What it held is gone, and the host goes on with what comes."""
    with Owner(Choice(board.path), commits=False) as owner:
        owner.wait_for("connected")
        board.shows(1, 2)
        owner.wait(lambda: owner.tags == ["N1"])
        board.kill()
        (tmp_path / "kept").write_bytes((tmp_path / "kept").read_bytes()[:-4])
        owner.commit(owner.reads[0])
        board.power_up()
        owner.wait_for("connected", times=2)
        board.shows(3)
        owner.wait(lambda: owner.tags == ["N1", "N3"])
    assert owner.reads[1].session != owner.reads[0].session


def test_what_is_no_tag_is_told_as_an_error(board: Board, tmp_path: Path):
    """And the balls after it are read."""
    with Owner(Choice(board.path)) as owner:
        owner.wait_for("connected")
        with (tmp_path / "antenna").open("ab") as file:
            file.write(b"N07\n\xff\xfe\nN7\n")
        owner.wait(lambda: owner.tags == ["N7"])
        owner.wait_for("reader_error")
    assert owner.told[-1].params["word"] == "BADTAG"
