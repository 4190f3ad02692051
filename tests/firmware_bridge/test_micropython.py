"""The reference firmware on a real MicroPython, at the far end of a cable, against the real wire."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from firmware_bridge.ports import Choice

from .owner import Owner

pytest.importorskip("micropython_unix", reason="MicroPython runs on Linux and macOS only")

from .board import MAIN, Board

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

ANTENNAS = """
import sys
sys.path.insert(0, sys.argv[1])
from button import Button
from light import Light
from pn532 import Pn532, frame
from rdm6300 import Rdm6300
from reader_core import Reader

RDM = (b"\\x02010063E9AE25\\x03", b"\\x020C000621A58E\\r\\n\\x03", b"\\x02100026F44426\\x03",
       b"\\x02000000000000\\x03", b"\\x02010063E9BF34\\x03", b"\\x0201\\xff\\xfe63E9AE2\\x03", b"\\x020100\\x0245")
CONFIRMED = bytes((0, 0, 255, 0, 255, 0))
ANSWERS = [frame(body) for body in (
    b"\\xd5\\x4b\\x01\\x01\\x00\\x04\\x08\\x04\\xde\\xad\\xbe\\xef", b"\\xd5\\x4b\\x00", b"\\x7f",
    b"\\xd5\\x4b\\x01\\x01\\x00\\x44\\x00\\x07\\x04\\x00\\xff\\x03\\xd5\\x4b\\xf6", b"\\xd5\\x4b\\x01\\x01\\x00\\x04\\x08\\x09")]
ANSWERS += [ANSWERS[0][:-3] + b"\\xee\\x96\\x00"]

def split(data):
    return [(data[:cut], data[cut:]) for cut in range(len(data))] + [[bytes((byte,)) for byte in data]]

for data in RDM + (b"".join(RDM), b"\\x55\\x02\\x03" + RDM[0]):
    for parts in split(data):
        antenna = Rdm6300()
        print([antenna.feed(part) for part in parts])
for data in ANSWERS:
    for parts in split(CONFIRMED + data):
        antenna = Pn532()
        said = [antenna.ask(0), antenna.feed(CONFIRMED + frame(b"\\xd5\\x15"))]
        said += [antenna.ask(9), antenna.feed(CONFIRMED + frame(b"\\xd5\\x33")), antenna.ask(9)]
        print(said, [antenna.feed(part) for part in parts], antenna.ask(9), antenna.fault)
        print([(antenna.ask(100), antenna.fault) for _ in range(12)])
button = Button()
print([button.pressed(level == "_", 10) for level in "--_-__-____-____-_-_-----__----_____"])
reader = Reader("proto", lambda: 1, 0, "", 2)
light = Light(reader)
for step in range(600):
    if step in (200, 300):
        reader.seen("N%d" % step, step)
    print(light.look(10, step == 100, step > 500))
"""


@pytest.fixture
def board(tmp_path: Path) -> Iterator[Board]:
    """A board, powered and plugged in."""
    board = Board(tmp_path)
    board.power_up()
    yield board
    board.close()


@pytest.mark.parametrize(("text", "often"), [(SCRIPT, b"$BALL"), (ANTENNAS, b"'TDEADBEEF'")])
def test_both_pythons_do_the_same(tmp_path: Path, text: str, often: bytes):
    """The core, the drivers, the button and the light say the same under CPython and under MicroPython."""
    script = tmp_path / "script.py"
    script.write_text(text)
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
    assert said[0].count(often) > 20


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
