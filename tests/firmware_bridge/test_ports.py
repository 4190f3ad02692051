"""Which port is the hall's reader: by path, by serial number, by place; and why one cannot be opened."""

import errno
import os
import sys
from pathlib import Path

import pytest
import serial
from serial.tools import list_ports
from serial.tools.list_ports_common import ListPortInfo

from firmware_bridge.ports import Choice, Port, choose, failure, find, group_of, ports

PICO = Port("/dev/ttyACM0", "2E8A:0005", "E6614C775B7A4D2F", "1-2", "Board in FS mode")
TWIN = Port("/dev/ttyACM1", "2E8A:0005", "E6614C775B000000", "1-3", "Board in FS mode")
CHEAP = Port("/dev/ttyUSB0", "1A86:7523", "", "1-4", "USB Serial")
BUILT_IN = Port("/dev/ttyS0", description="ttyS0")
ALL = (BUILT_IN, CHEAP, PICO, TWIN)


def moved(port: Port, path: str, location: str | None = None) -> Port:
    """The same device under another name, and perhaps at another place."""
    return Port(
        path, port.usb, port.serial, port.location if location is None else location, port.description
    )


@pytest.mark.parametrize("port", ALL)
def test_a_chosen_port_is_found_again(port: Port):
    """Each among the others."""
    assert find(choose(port), ALL) == port.path


def test_a_device_is_found_under_another_name_and_at_another_place():
    """Its serial number decides."""
    assert find(choose(PICO), (TWIN, moved(PICO, "/dev/ttyACM7", "3-1"))) == "/dev/ttyACM7"


def test_a_device_with_another_serial_number_is_another_device():
    """Also at the same place."""
    assert find(choose(PICO), (moved(TWIN, "/dev/ttyACM0", PICO.location),)) is None


def test_a_device_without_serial_number_is_found_by_its_place():
    """Under another name, but nowhere else."""
    assert find(choose(CHEAP), (moved(CHEAP, "/dev/ttyUSB3"),)) == "/dev/ttyUSB3"
    assert find(choose(CHEAP), (moved(CHEAP, "/dev/ttyUSB0", "1-1"),)) is None


def test_copies_with_one_serial_number_are_told_apart_by_place():
    """And where the place is gone, none of several is guessed."""
    copy = moved(PICO, "/dev/ttyACM5", "4-4")
    assert find(choose(PICO), (copy, PICO)) == PICO.path
    assert find(choose(PICO), (copy,)) == copy.path
    assert find(choose(PICO), (copy, moved(PICO, "/dev/ttyACM6", "5-5"))) is None


def test_one_chip_that_shows_as_two_ports_is_one_device():
    """The first of them is taken."""
    both = (moved(CHEAP, "/dev/cu.usbserial-14"), moved(CHEAP, "/dev/cu.wchusbserial14"))
    assert find(choose(CHEAP), both) == "/dev/cu.usbserial-14"


def test_a_kind_alone_is_found_where_there_is_only_one():
    """Never one of two."""
    assert find(Choice(usb="1A86:7523"), ALL) == CHEAP.path
    assert find(Choice(usb="2E8A:0005"), ALL) is None


def test_nothing_chosen_is_nothing_found():
    """No port is ever opened that nobody chose."""
    assert find(Choice(), ALL) is None
    assert find(Choice(serial=PICO.serial, location=PICO.location), ALL) is None
    assert find(Choice(usb="0000:0000"), ALL) is None


def test_a_path_is_found_where_it_leads_somewhere(tmp_path: Path):
    """A link too; a name that only the list of ports knows too; a link that leads nowhere not."""
    link = tmp_path / "reader"
    link.symlink_to(tmp_path / "target")
    assert find(Choice(path=str(link)), ()) is None
    (tmp_path / "target").touch()
    assert find(Choice(path=str(link)), ()) == str(link)
    assert find(Choice(path="COM3"), (Port("COM3"),)) == "COM3"


@pytest.mark.parametrize(
    ("usb", "name"),
    [
        ("1A86:7523", "CH340"),
        ("10C4:EA60", "CP210x"),
        ("0403:6001", "FT232"),
        ("2E8A:0005", "Raspberry Pi Pico"),
        ("2341:0043", "Arduino"),
        ("05E0:1701", "Symbol/Zebra"),
        ("0C2E:0B61", "Honeywell"),
        ("05E0:1702", ""),
        ("", ""),
    ],
)
def test_known_devices_are_named(usb: str, name: str):
    """By product, or by vendor."""
    assert Port("/dev/ttyACM0", usb).known_as == name


def test_the_ports_of_this_computer_are_listed(monkeypatch: pytest.MonkeyPatch):
    """With what pyserial knows of them, in order; what it does not know is empty."""
    pico, plain = ListPortInfo("/dev/ttyACM10"), ListPortInfo("/dev/ttyACM9")
    pico.vid, pico.pid, pico.serial_number, pico.location = 0x2E8A, 5, "E661", "1-2"
    monkeypatch.setattr(list_ports, "comports", lambda: [pico, plain])
    assert ports() == (
        Port("/dev/ttyACM9", description="n/a"),
        Port("/dev/ttyACM10", "2E8A:0005", "E661", "1-2", "n/a"),
    )
    assert find(Choice(usb="2E8A:0005", serial="E661")) == "/dev/ttyACM10"


@pytest.mark.parametrize("error", [OSError(), TypeError(), ValueError()])
def test_a_device_that_vanishes_while_it_is_listed_does_no_harm(
    error: Exception, monkeypatch: pytest.MonkeyPatch
):
    """The list is made again soon."""

    def comports() -> list[ListPortInfo]:
        raise error

    monkeypatch.setattr(list_ports, "comports", comports)
    assert ports() == ()


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (serial.SerialException(errno.EACCES, "no"), "no_permission"),
        (PermissionError(errno.EPERM, "no"), "no_permission"),
        (serial.SerialException(errno.EBUSY, "no"), "in_use"),
        (serial.SerialException(errno.EWOULDBLOCK, "no"), "in_use"),
        (serial.SerialException(errno.ENOENT, "no"), "no_such_port"),
        (OSError(errno.ENXIO, "no"), "no_such_port"),
        (OSError(errno.ENODEV, "no"), "no_such_port"),
        (serial.SerialException("Could not configure port"), "cannot_open"),
        (TypeError("no"), "cannot_open"),
    ],
)
def test_failures_are_told_apart(error: Exception, code: str):
    """Permission, use, absence, and the rest."""
    assert failure(error) == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("could not open port 'COM3': PermissionError(13, 'Access is denied.', None, 5)", "in_use"),
        ("could not open port 'COM3': FileNotFoundError(2, 'cannot find the file', None, 2)", "no_such_port"),
        (
            "could not open port 'COM3': OSError(22, 'The semaphore timeout period has expired.')",
            "cannot_open",
        ),
    ],
)
def test_failures_are_told_apart_on_windows(text: str, code: str, monkeypatch: pytest.MonkeyPatch):
    """Where pyserial's exception has only a text."""
    monkeypatch.setattr(sys, "platform", "win32")
    assert failure(serial.SerialException(text)) == code


def test_the_group_that_may_open_a_port_is_named(tmp_path: Path):
    """As on the file; '' where it has gone."""
    assert bool(group_of(os.devnull)) == (os.name == "posix")
    assert group_of(str(tmp_path / "gone")) == ""
