"""A serial scanner on real pseudo-terminals: read, lost, found again."""

import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from firmware_bridge.opening import Status
from firmware_bridge.ports import Choice
from firmware_bridge.scanner import ScannerWire

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

from firmware_bridge.simulator import PseudoPort

CODE = "04801KCEKPJG1QE"


class Listener:
    """Holds a scanner, and waits for what it says."""

    def __init__(self, path: str) -> None:
        self.lines: list[str] = []
        self.told: list[Status] = []
        self._changed = threading.Condition()
        self.wire = ScannerWire(Choice(path=path), self._line, self._status)
        self.wire.start()

    def wait(self, true: Callable[[], bool]) -> None:
        with self._changed:
            assert self._changed.wait_for(true, 20), (self.lines, self.told)

    def _line(self, line: str) -> None:
        with self._changed:
            self.lines.append(line)
            self._changed.notify_all()

    def _status(self, status: Status) -> None:
        with self._changed:
            self.told.append(status)
            self._changed.notify_all()


@pytest.fixture
def link(tmp_path: Path) -> Path:
    return tmp_path / "scanner"


@pytest.fixture
def listener(link: Path) -> Iterator[Listener]:
    listener = Listener(str(link))
    yield listener
    listener.wire.stop()


def codes(listener: Listener) -> list[str]:
    return [status.code for status in listener.told]


def test_a_line_is_heard_with_its_end_and_without(link: Path, listener: Listener):
    """CR LF, or nothing more for a while: each is one line."""
    port = PseudoPort(link)
    listener.wait(lambda: "connected" in codes(listener))
    port.write(CODE.encode() + b"\r\n")
    listener.wait(lambda: listener.lines == [CODE])
    port.write(CODE.encode())
    listener.wait(lambda: listener.lines == [CODE, CODE])
    port.close()


def test_a_scanner_that_is_pulled_out_comes_back(link: Path, listener: Listener):
    """It is told once that it is gone, and its next card is heard."""
    PseudoPort(link).close()
    listener.wait(lambda: "no_such_port" in codes(listener))
    port = PseudoPort(link)
    listener.wait(lambda: codes(listener)[-1] == "connected")
    port.close()
    listener.wait(lambda: codes(listener)[-1] in ("lost", "no_such_port"))
    port = PseudoPort(link)
    listener.wait(lambda: codes(listener)[-1] == "connected")
    port.write(CODE.encode() + b"\r")
    listener.wait(lambda: listener.lines == [CODE])
    port.close()


def test_noise_is_no_line(link: Path, listener: Listener):
    """Bytes of a cable being plugged in, then a card."""
    port = PseudoPort(link)
    listener.wait(lambda: "connected" in codes(listener))
    port.write(bytes(range(0x80, 0x100)) + b"\x00\r\n" + CODE.encode() + b"\r\n")
    listener.wait(lambda: listener.lines == [CODE])
    port.close()
