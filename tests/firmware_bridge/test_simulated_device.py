"""Devices without acknowledgement on real pseudo-terminals: simulated, with everything that befalls them."""

import os
import select
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

from firmware_bridge.devices import device
from firmware_bridge.ports import Choice
from firmware_bridge.protocols import PROTOCOLS
from firmware_bridge.simulated_device import SimulatedDevice
from firmware_bridge.simulator import PseudoPort
from firmware_bridge.voices import VOICES, name_of

from .owner import Owner, faster

BALLS = (7, 9, 1)
"""One digit each: a line in pieces would end at the pause of a busy machine."""


@pytest.fixture(params=VOICES)
def kind(request: pytest.FixtureRequest) -> str:
    """Each kind of device."""
    return request.param


@pytest.fixture
def port(tmp_path: Path) -> Iterator[PseudoPort]:
    """A port whose far end the test plays."""
    port = PseudoPort(tmp_path / "reader")
    yield port
    port.close()


def names(kind: str) -> list[str]:
    """As what the balls are read."""
    return [name_of(kind, ball) for ball in BALLS]


def play(kind: str, folder: Path, *faults: str) -> Owner:
    """Show the balls to a device on which these faults come, and read them."""
    simulated = SimulatedDevice(kind, folder / "reader", faults, seed=1)
    simulated.start()
    try:
        with Owner(Choice(simulated.path), device=device(kind)) as owner:
            owner.wait_for("connected")
            for ball in BALLS:
                simulated.show(ball)
            owner.wait(lambda: owner.tags[-1:] == names(kind)[-1:])
    finally:
        simulated.stop()
    return owner


def test_every_device_but_the_reference_reader_is_simulated():
    """That one has a simulator of its own."""
    assert ["reference", *VOICES] == [protocol.name for protocol in PROTOCOLS]


def test_a_ball_shown_is_a_ball_read(kind: str, tmp_path: Path):
    """Once, in order and numbered, however often the device tells it."""
    owner = play(kind, tmp_path)
    assert owner.tags == names(kind)
    assert [read.seq for read in owner.reads] == [1, 2, 3]
    assert [told.code for told in owner.told] == ["waiting", "connected"]
    assert owner.told[1].params["kind"] == kind


def test_damage_on_the_line_neither_loses_nor_doubles_a_ball(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    """Noise, frames in pieces, frames that come twice, frames that break off."""
    assert play(kind, tmp_path, "noise", "split", "double", "truncate").tags == names(kind)


def test_a_cable_that_falls_out_between_two_balls_loses_none(tmp_path: Path):
    """Each opening is a session, in which the reads are counted anew."""
    owner = play("rdm6300", tmp_path, "unplug")
    assert owner.tags == names("rdm6300")
    assert owner.codes.count("lost") >= 1
    sessions = [told.params["session"] for told in owner.told if told.code == "connected"]
    assert len(set(sessions)) == len(sessions) > 1
    assert owner.reads[-1].session == sessions[-1]


def test_a_device_that_comes_back_under_another_link_is_another_port(kind: str, tmp_path: Path):
    """A ball that waits until the cable is in again is told then."""
    simulated = SimulatedDevice(kind, tmp_path / "one")
    simulated.start()
    simulated.unplug()
    assert simulated.path == ""
    simulated.show(7)
    simulated.replug(tmp_path / "two")
    with Owner(Choice(str(tmp_path / "two")), device=device(kind)) as owner:
        owner.wait_for("connected")
        simulated.show(8)
        owner.wait(lambda: name_of(kind, 8) in owner.tags)
    simulated.stop()
    assert list(tmp_path.iterdir()) == []


def test_a_pn532_whose_power_was_cut_is_woken_again(tmp_path: Path):
    """Nobody has to do anything."""
    simulated = SimulatedDevice("pn532", tmp_path / "reader")
    simulated.start()
    with Owner(Choice(simulated.path), device=device("pn532")) as owner:
        simulated.show(7)
        owner.wait(lambda: owner.tags == ["T0E000007"])
        simulated.restart()
        simulated.show(8)
        owner.wait(lambda: owner.tags == ["T0E000007", "T0E000008"])
    simulated.stop()
    assert owner.codes == ["waiting", "connected"]


def test_a_port_on_which_no_pn532_answers_is_told(port: PseudoPort):
    """As for every device that must answer; it is opened again and again."""
    with Owner(Choice(port.path), clock=faster(10), device=device("pn532")) as owner:
        owner.wait_for("reader_silent")
        owner.wait_for("lost")
        assert select.select([port], [], [], 20)[0]
        assert port.read().startswith(b"\x55\x55")
    assert owner.codes == ["waiting", "no_answer", "reader_silent", "lost"]


def test_a_line_that_a_pause_ends_is_read(port: PseudoPort):
    """A scanner that sends no line end."""
    with Owner(Choice(port.path), device=device("line")) as owner:
        owner.wait_for("connected")
        port.write(b"45")
        owner.wait(lambda: owner.tags == ["N45"])


def test_a_pattern_takes_the_number_out_of_a_blowers_lines(port: PseudoPort):
    """At another speed than the usual one."""
    blower = device("line", 115_200, "BALL ([0-9]+)")
    with Owner(Choice(port.path), device=blower) as owner:
        owner.wait_for("connected")
        port.write(b"12:31:07 BALL 45 TUBE 3\r\n")
        owner.wait(lambda: owner.tags == ["N45"])


def test_a_read_whose_cable_was_pulled_meanwhile_is_stored_all_the_same():
    """And so are those that waited behind it: the device would not tell them again."""
    port = PseudoPort()
    with Owner(Choice(port.path), commits=False, device=device("line")) as owner:
        owner.wait_for("connected")
        port.write(b"45\r\n46\r\n")
        owner.wait(lambda: owner.tags == ["N45"])
        port.close()
        owner.wait_for("lost")
        owner.wire.failed(owner.reads[0].session, owner.reads[0].seq)
        owner.wait(lambda: owner.tags == ["N45", "N45"])
        owner.commit(owner.reads[1])
        owner.wait(lambda: owner.tags == ["N45", "N45", "N46"])


def test_a_wrong_device_is_told(port: PseudoPort):
    """Bytes come, and mean nothing."""
    with Owner(Choice(port.path), device=device("rdm6300")) as owner:
        owner.wait_for("connected")
        port.write(b"45\r\n" * 20)
        owner.wait_for("not_understood")


def test_a_simulated_device_leaves_its_line_when_nobody_reads(tmp_path: Path):
    """What finds no room is dropped, as on a real line."""
    simulated = SimulatedDevice("rdm6300", tmp_path / "reader")
    line = os.open(simulated.path, os.O_RDWR | os.O_NOCTTY)
    simulated.start()
    simulated.show(7)
    assert os.read(line, 1) == b"\x02"
    simulated.stop()
    os.close(line)
