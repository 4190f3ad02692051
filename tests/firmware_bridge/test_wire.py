"""The wire on real pseudo-terminals: opening, losing, finding again; what it tells, and how often."""

import contextlib
import errno
import os
import select
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import serial

from firmware_bridge import wire
from firmware_bridge.link import Alarm, Deliver
from firmware_bridge.ports import Choice
from firmware_bridge.protocols.events import Ack, Ball, Event, Heartbeat, Hello, Ready
from firmware_bridge.protocols.reference import Decoder, encode, frame
from firmware_bridge.wire import Status

from .owner import Owner, faster

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

import termios

from firmware_bridge.simulator import PseudoPort, SimulatedReader

LOST = Status("lost", {"reason": "unplugged"})
NOT_THERE = Status("no_such_port")


class Puppet:
    """The far end of a port, played by the test itself."""

    def __init__(self, link: Path | None = None) -> None:
        self.port = PseudoPort(link)
        self._decoder = Decoder()
        self._heard: list[Event] = []

    def unplug(self) -> None:
        """The cable is pulled."""
        self.port.close()

    def replug(self, link: Path) -> None:
        """The cable is in again, on another terminal."""
        self.port = PseudoPort(link)

    def says(self, *events: Event) -> None:
        """Send these lines."""
        self.port.write(b"".join(encode(event) for event in events))

    def hears(self, kind: type[Event]) -> Event:
        """The next line of this kind that the host sends."""
        while True:
            while self._heard:
                event = self._heard.pop(0)
                if isinstance(event, kind):
                    return event
            assert select.select([self.port], [], [], 20)[0], "the host says nothing"
            self._heard += self._decoder.feed(self.port.read())

    def answers(self) -> None:
        """The host says Hello, and is answered."""
        hello = self.hears(Hello)
        assert isinstance(hello, Hello)
        self.says(Ready("3F9A", hello.seq + 1, 0, "puppet"))
        if hello.session != "3F9A":
            self.answers()


@pytest.fixture
def puppet(tmp_path: Path) -> Iterator[Puppet]:
    """A port whose far end the test plays."""
    puppet = Puppet(tmp_path / "reader")
    yield puppet
    puppet.unplug()


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[SimulatedReader]:
    """A simulated reader, running, found under a link."""
    reader = SimulatedReader(tmp_path / "reader")
    reader.start()
    yield reader
    reader.stop()


def test_a_ball_shown_is_a_ball_read(reader: SimulatedReader):
    """The wire opens the port, waits for the reader's answer, and hands on its balls in order."""
    with Owner(Choice(reader.path)) as owner:
        owner.wait_for("connected")
        for number in range(1, 6):
            reader.show(f"N{number}")
        owner.wait(lambda: len(owner.reads) == 5)
    assert owner.tags == ["N1", "N2", "N3", "N4", "N5"]
    assert [read.seq for read in owner.reads] == [1, 2, 3, 4, 5]
    assert [told.code for told in owner.told] == ["waiting", "connected"]
    assert owner.told[1].params["kind"] == "simulator"


def test_balls_seen_before_the_host_came_are_delivered(reader: SimulatedReader):
    """They were held."""
    for number in range(1, 4):
        reader.show(f"N{number}")
    with Owner(Choice(reader.path)) as owner:
        owner.wait(lambda: len(owner.reads) == 3)
    assert owner.tags == ["N1", "N2", "N3"]


def test_a_reader_that_comes_back_under_another_name_is_found(reader: SimulatedReader):
    """Its balls of the meantime are delivered, each once; each change is told once."""
    with Owner(Choice(reader.path)) as owner:
        owner.wait_for("connected")
        reader.show("N1")
        owner.wait(lambda: owner.tags == ["N1"])
        reader.unplug()
        reader.show("N2")
        owner.wait_for("no_such_port")
        reader.replug()
        owner.wait_for("connected", times=2)
        reader.show("N3")
        owner.wait(lambda: len(owner.reads) == 3)
    assert owner.tags == ["N1", "N2", "N3"]
    assert owner.codes == ["waiting", "connected", "lost", "no_such_port", "waiting", "connected"]
    assert LOST in owner.told and NOT_THERE in owner.told


def test_a_reader_whose_power_was_cut_goes_on_from_its_flash(reader: SimulatedReader):
    """The same session; nothing it held is lost, nothing comes twice."""
    with Owner(Choice(reader.path), commits=False) as owner:
        owner.wait_for("connected")
        reader.show("N1")
        reader.show("N2")
        owner.wait(lambda: owner.tags == ["N1"])
        reader.restart()
        owner.commit(owner.reads[0])
        owner.wait(lambda: owner.tags == ["N1", "N2"])
    assert owner.codes == ["waiting", "connected"]


def test_a_reader_that_lost_its_memory_begins_a_new_session(reader: SimulatedReader):
    """What it had announced is told as possibly lost."""
    with Owner(Choice(reader.path), commits=False) as owner:
        owner.wait_for("connected")
        reader.show("N1")
        owner.wait(lambda: owner.tags == ["N1"])
        owner.commit(owner.reads[0])
        reader.show("N2")
        owner.wait(lambda: owner.tags == ["N1", "N2"])
        reader.restart(kept=False)
        owner.commit(owner.reads[1])
        owner.wait_for("connected", times=2)
    assert len({told.params.get("session") for told in owner.told if told.code == "connected"}) == 2


def test_the_host_restarts_with_what_its_journal_has(puppet: Puppet):
    """Its first words name the session and the last SEQ."""
    with Owner(Choice(puppet.port.path), heard={"3F9A": 41}):
        assert puppet.hears(Hello) == Hello("3F9A", 41)


def test_a_read_is_acknowledged_when_the_owner_says_so_from_any_thread(puppet: Puppet):
    """And not before."""
    with Owner(Choice(puppet.port.path), commits=False) as owner:
        puppet.answers()
        puppet.says(Ball("3F9A", 1, "N7", None))
        owner.wait(lambda: owner.reads == [Deliver("3F9A", 1, "N7", None)])
        puppet.says(Ball("3F9A", 1, "N7", None), Ball("3F9A", 2, "N8", 0))
        assert puppet.hears(Ack) == Ack("3F9A", 0)
        owner.commit(owner.reads[0])
        assert puppet.hears(Ack) == Ack("3F9A", 1)


def test_a_read_that_the_owner_could_not_store_comes_again(reader: SimulatedReader):
    """And the ones after it are not lost behind it."""
    with Owner(Choice(reader.path), commits=False) as owner:
        reader.show("N7")
        reader.show("N8")
        owner.wait(lambda: owner.tags == ["N7"])
        owner.wire.failed(owner.reads[0].session, owner.reads[0].seq)
        owner.wait(lambda: owner.tags == ["N7", "N7"])
        owner.commit(owner.reads[1])
        owner.wait(lambda: owner.tags == ["N7", "N7", "N8"])


def test_a_port_that_is_not_there_is_told_once_and_found_when_it_comes(tmp_path: Path):
    """It is looked for again and again."""
    with Owner(Choice(str(tmp_path / "reader"))) as owner:
        owner.wait_for("no_such_port")
        puppet = Puppet(tmp_path / "reader")
        puppet.answers()
        owner.wait_for("connected")
    puppet.unplug()
    assert owner.codes == ["no_such_port", "waiting", "connected"]


def test_a_port_that_somebody_holds_is_told_after_fifteen_seconds(puppet: Puppet):
    """Some services hold a new port for a while; the port is taken when it is free."""
    holder = serial.Serial(puppet.port.path, exclusive=True)
    with Owner(Choice(puppet.port.path), clock=faster(10)) as owner:
        owner.wait_for("waiting")
        owner.wait_for("in_use")
        holder.close()
        puppet.answers()
        owner.wait_for("connected")
    assert owner.codes == ["waiting", "in_use", "waiting", "connected"]


def test_a_port_that_comes_back_busy_is_given_its_time_again(puppet: Puppet, tmp_path: Path):
    """The service that holds it looks at the device anew."""
    holder = serial.Serial(puppet.port.path, exclusive=True)
    with Owner(Choice(puppet.port.path), clock=faster(30)) as owner:
        owner.wait_for("in_use")
        holder.close()
        owner.wait_for("waiting", times=2)
        puppet.unplug()
        owner.wait_for("no_such_port")
        puppet.replug(tmp_path / "another")
        holder = serial.Serial(puppet.port.path, exclusive=True)
        (tmp_path / "reader").symlink_to(tmp_path / "another")
        owner.wait_for("in_use", times=2)
        holder.close()
    assert owner.codes[-3:] == ["no_such_port", "waiting", "in_use"]


def test_two_wires_never_share_a_port(reader: SimulatedReader):
    """The second one gets nothing of the first one's bytes."""
    with Owner(Choice(reader.path)) as first:
        first.wait_for("connected")
        with Owner(Choice(reader.path), clock=faster(30)) as second:
            second.wait_for("in_use")
            reader.show("N7")
            first.wait(lambda: first.tags == ["N7"])
    assert "connected" not in second.codes


def test_a_silent_port_is_told_once_however_often_it_is_opened(puppet: Puppet):
    """Forty Hellos are several openings; then the reader answers after all."""
    with Owner(Choice(puppet.port.path), clock=faster(10)) as owner:
        for _ in range(40):
            assert puppet.hears(Hello) == Hello(None, 0)
        puppet.answers()
        owner.wait_for("connected")
    assert owner.codes == ["waiting", "no_answer", "reader_silent", "lost", "connected"]
    assert Status("lost", {"reason": "silent"}) in owner.told


def test_a_silent_port_that_was_unplugged_is_a_new_fault(puppet: Puppet, tmp_path: Path):
    """Somebody has done something about it, in vain."""
    with Owner(Choice(puppet.port.path), clock=faster(10)) as owner:
        owner.wait_for("no_answer")
        puppet.unplug()
        owner.wait_for("no_such_port")
        puppet.replug(tmp_path / "reader")
        owner.wait_for("no_answer", times=2)
    assert owner.codes == ["waiting", "no_answer", "lost", "no_such_port", "waiting", "no_answer"]


def test_alarms_are_handed_on(puppet: Puppet):
    """A reader whose memory was full."""
    with Owner(Choice(puppet.port.path)) as owner:
        puppet.answers()
        puppet.says(Heartbeat("3F9A", 0, 2))
        owner.wait_for("reads_refused")
    assert owner.told[-1] == Alarm("reads_refused", {"session": "3F9A", "refused": 2})


def test_a_dropped_line_goes_to_the_log(puppet: Puppet, caplog: pytest.LogCaptureFixture):
    """With its text."""
    with Owner(Choice(puppet.port.path)) as owner:
        puppet.answers()
        puppet.port.write(frame("HB,3F9A,x,0"))
        puppet.says(Ball("3F9A", 1, "N7", 0))
        owner.wait(lambda: bool(owner.reads))
    assert [record.getMessage() for record in caplog.records] == ["ill_formed: HB,3F9A,x,0"]


def test_a_line_that_takes_no_bytes_is_read_all_the_same(puppet: Puppet):
    """Writes that time out are said again later; nothing hangs."""
    path = puppet.port.path
    filler = os.open(path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
    with contextlib.suppress(BlockingIOError):
        while True:
            os.write(filler, b"x" * 100)
    with Owner(Choice(path), heard={"3F9A": 0}) as owner:
        owner.wait_for("waiting")
        while not owner.is_told("connected", 0.1):
            puppet.says(Ready("3F9A", 1, 0, "puppet"))
        puppet.says(Ball("3F9A", 1, "N7", 0))
        owner.wait(lambda: owner.tags == ["N7"])
        os.close(filler)
        puppet.says(Ball("3F9A", 1, "N7", 0))
        assert puppet.hears(Ack) == Ack("3F9A", 1)
    assert owner.codes == ["waiting", "connected"]


def test_what_is_no_serial_port_cannot_be_opened(tmp_path: Path):
    """A file that is something else."""
    path = tmp_path / "file"
    path.touch()
    with Owner(Choice(str(path))) as owner:
        owner.wait_for("cannot_open")
    assert owner.told == [Status("cannot_open", {"path": str(path)})]


def test_a_port_without_permission_names_the_group(puppet: Puppet, monkeypatch: pytest.MonkeyPatch):
    """Which is not the same as a port that is not there."""

    def refuse(*_: object, **__: object) -> None:
        raise serial.SerialException(errno.EACCES, "could not open port")

    monkeypatch.setattr(serial, "Serial", refuse)
    with Owner(Choice(puppet.port.path)) as owner:
        owner.wait_for("no_permission")
    assert owner.told[0].params["path"] == puppet.port.path
    assert owner.told[0].params["group"]


class Vanished:
    """A port of pyserial's whose device has vanished."""

    error = Exception("set by the test")
    opened = threading.Semaphore(0)

    def __init__(self, *_: object, **__: object) -> None:
        self.opened.release()

    @property
    def in_waiting(self) -> int:
        """Nothing can be asked of it."""
        raise self.error

    def read(self, size: int) -> bytes:
        """Nor read."""
        raise self.error

    def reset_output_buffer(self) -> None:
        """Nor emptied."""
        raise self.error

    close = reset_output_buffer


@pytest.mark.parametrize(
    "error", [OSError(5, "gone"), serial.SerialException("gone"), TypeError("fd"), termios.error(5)]
)
def test_a_dead_port_is_told_once_and_tried_with_pauses(
    error: Exception, puppet: Puppet, monkeypatch: pytest.MonkeyPatch
):
    """Whatever pyserial raises; and when it lives again it is used."""
    monkeypatch.setattr(Vanished, "error", error)
    monkeypatch.setattr(Vanished, "opened", threading.Semaphore(0))
    monkeypatch.setattr(serial, "Serial", Vanished)
    with Owner(Choice(puppet.port.path)) as owner:
        assert all(Vanished.opened.acquire(timeout=20) for _ in range(3))
        monkeypatch.undo()
        puppet.answers()
        owner.wait_for("connected")
    assert owner.codes == ["waiting", "lost", "connected"]


def test_stopping_is_prompt_at_any_moment(puppet: Puppet):
    """While it waits for a port, and while it waits for bytes."""
    for path in (puppet.port.path, "/nowhere"):
        with Owner(Choice(path)) as owner:
            owner.wait(lambda owner=owner: bool(owner.told))
            before = time.monotonic()
        assert time.monotonic() - before < 1


def test_the_clock_does_not_go_back():
    """Whole milliseconds."""
    assert wire.milliseconds() <= wire.milliseconds()
