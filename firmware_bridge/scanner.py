"""The thin thread between a serial scanner and whoever wants its lines: it opens, reads, and opens again."""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Callable

import serial

from .opening import VANISHED, Opening, Status, milliseconds
from .ports import Choice
from .protocols.line import BAUD, PAUSE_MS, Decoder

FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.2, 1.0
"""Between two attempts to open the port."""

_log = logging.getLogger(__name__)


class ScannerWire:
    """One scanner, held on to from `start` to `stop`, whatever becomes of its cable. It speaks one way
    only: while its port is open it counts as connected. `on_line` and `on_status` are called on the
    wire's own thread.
    """

    def __init__(
        self,
        choice: Choice,
        on_line: Callable[[str], None],
        on_status: Callable[[Status], None],
        clock: Callable[[], int] = milliseconds,
    ) -> None:
        self._on_line, self._on_status, self._clock = on_line, on_status, clock
        self._opening = Opening(choice, BAUD, self._say, clock)
        self._said: Status | None = None
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="scanner wire")
        self._pause = FIRST_PAUSE_S

    def start(self) -> None:
        """Begin, on a thread of its own. Once only."""
        self._thread.start()

    def stop(self) -> None:
        """Close the port and end the thread. Not from a callback."""
        self._stopping.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopping.is_set():
            try:
                port = self._opening.open()
                if port is not None:
                    self._hold(port)
            except Exception:
                _log.exception("the scanner's thread failed")
                self._say(Status("lost", {"reason": "fault"}))
            self._stopping.wait(self._pause)
            self._pause = min(2 * self._pause, LONGEST_PAUSE_S)

    def _hold(self, port: serial.Serial) -> None:
        """Read an open port until it is lost or the wire is stopped."""
        self._say(Status("connected"))
        self._pause = FIRST_PAUSE_S
        try:
            self._read(port)
        except VANISHED:
            self._say(Status("lost", {"reason": "unplugged"}))
        finally:
            with contextlib.suppress(*VANISHED):
                port.close()

    def _read(self, port: serial.Serial) -> None:
        decoder, heard_at = Decoder(), self._clock()
        while not self._stopping.is_set():
            # Asking for more than has arrived would lose it if the device vanished meanwhile.
            data = port.read(port.in_waiting or 1)
            now = self._clock()
            if data:
                heard_at = now
                lines = decoder.feed(data)
            else:
                lines = decoder.pause() if now - heard_at >= PAUSE_MS else []
            for line in lines:
                self._on_line(line)

    def _say(self, status: Status) -> None:
        """Tell a change: `waiting` is none, for a scanner is connected as soon as it is open."""
        if status.code != "waiting" and status != self._said:
            self._said = status
            self._on_status(status)
