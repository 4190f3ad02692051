"""The simulated reader: a serial port without hardware."""

import os
import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

from firmware_bridge.ports import Choice, find
from firmware_bridge.simulator import PseudoPort, SimulatedReader

from .owner import Owner


def test_a_pseudo_port_carries_bytes_both_ways_unchanged():
    """Also control characters, and without an echo."""
    port = PseudoPort()
    host = os.open(port.path, os.O_RDWR | os.O_NOCTTY)
    everything = bytes(range(256))
    assert port.write(everything) == 256
    assert os.read(host, 1_000) == everything
    assert port.read() == b""
    os.write(host, everything)
    assert port.read() == everything
    os.close(host)
    port.close()


def test_a_pseudo_port_never_waits():
    """Where nobody reads, there is room for some bytes and then for none."""
    port = PseudoPort()
    assert port.read() == b""
    while port.write(b"x" * 1_000):
        pass
    port.close()


def test_a_link_leads_to_the_reader_while_it_is_plugged_in(tmp_path: Path):
    """Another link can take its place."""
    reader = SimulatedReader(tmp_path / "one")
    reader.start()
    one, two = Choice(str(tmp_path / "one")), Choice(str(tmp_path / "two"))
    assert (find(one, ()), find(two, ())) == (reader.path, None)
    reader.unplug()
    assert (find(one, ()), reader.path) == (None, "")
    reader.replug(tmp_path / "two")
    assert (find(one, ()), find(two, ())) == (None, reader.path)
    reader.stop()
    assert list(tmp_path.iterdir()) == []


def test_a_reader_without_a_link_has_the_name_of_its_terminal():
    """A new one after each replug, and its balls are all there."""
    reader = SimulatedReader()
    reader.start()
    reader.unplug()
    reader.show("N7")
    reader.replug()
    with Owner(Choice(reader.path)) as owner:
        owner.wait(lambda: owner.tags == ["N7"])
    reader.stop()


def test_a_file_under_the_name_of_a_port_is_left_alone(tmp_path: Path):
    """Neither does a new port take its place, nor does a port that is closed take it away."""
    link = tmp_path / "reader"
    link.write_text("precious")
    with pytest.raises(FileExistsError):
        PseudoPort(link)
    link.unlink()
    port = PseudoPort(link)
    link.unlink()
    link.write_text("precious")
    port.close()
    assert link.read_text() == "precious"
