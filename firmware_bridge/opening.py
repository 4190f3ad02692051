"""Opening a chosen port, and saying why it cannot be opened; the same for readers and scanners."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

import serial

from . import ports

if sys.platform == "win32":
    VANISHED = (OSError, TypeError)
else:
    import termios

    VANISHED = (OSError, TypeError, termios.error)
"""What pyserial raises from a device that has vanished; its own exception is an OSError."""

READ_S = 0.02
"""How long a read waits: an acknowledgement, a Hello or a stop is never later than this."""
WRITE_S = 0.25
BUSY_MS = 15_000
"""Some services hold a new port for ten seconds to find out whether it is a modem."""

StatusCode: TypeAlias = Literal["waiting", "connected", "lost"] | ports.Failure


@dataclass(frozen=True, slots=True)
class Status:
    """How it stands with a device, each change told once. The parameters go into the sentence:

    - `waiting` (path): the port is there, and the device has not answered yet
    - `connected` (for a reader: kind, session)
    - `lost` (reason: unplugged, silent, not_looked, fault): it had been open; it is looked for again
    - `no_permission` (path, group), `in_use` (path), `cannot_open` (path), `no_such_port`: tried again
    """

    code: StatusCode
    params: Mapping[str, str] = field(default_factory=dict[str, str])


def milliseconds() -> int:
    """A clock that never goes back and does not stop while the computer sleeps."""
    if sys.platform == "linux":
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
    if sys.platform == "darwin":
        return time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1_000_000
    return time.monotonic_ns() // 1_000_000


class Opening:
    """Opens the port of a choice, as often as it is asked; `say` hears what came of it."""

    def __init__(
        self, choice: ports.Choice, baud: int, say: Callable[[Status], None], clock: Callable[[], int]
    ) -> None:
        self._choice, self._baud, self._say, self._clock = choice, baud, say, clock
        self._busy_since: int | None = None

    def open(self) -> serial.Serial | None:
        """The port, held by nobody else; None where it cannot be had."""
        path = ports.find(self._choice)
        if path is None:
            self._say(Status("no_such_port"))
            return None
        try:
            port = serial.Serial(path, self._baud, timeout=READ_S, write_timeout=WRITE_S, exclusive=True)
        except (*VANISHED, ValueError) as error:
            self._say_failure(ports.failure(error), path)
            return None
        self._busy_since = None
        self._say(Status("waiting", {"path": path}))
        return port

    def _say_failure(self, code: ports.Failure, path: str) -> None:
        if code == "no_such_port":
            self._say(Status(code))
        elif code == "no_permission":
            self._say(Status(code, {"path": path, "group": ports.group_of(path)}))
        elif code == "in_use" and not self._busy_for_long():
            self._say(Status("waiting", {"path": path}))
        else:
            self._say(Status(code, {"path": path}))

    def _busy_for_long(self) -> bool:
        now = self._clock()
        self._busy_since = now if self._busy_since is None else self._busy_since
        return now - self._busy_since >= BUSY_MS
