"""The thin thread between a serial port and the host's link: it opens, reads, writes, and opens again.

Everything the protocol says is in `link`; here is only what serial ports do to a program.
"""

from __future__ import annotations

import contextlib
import logging
import sys
import threading
import time
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import Literal, TypeAlias

import serial

from . import ports
from .link import Actions, Alarm, Deliver, Found, Link, Note, Recovered, Reopen, Send
from .protocols.reference import BAUD

if sys.platform == "win32":
    _VANISHED = (OSError, TypeError)
else:
    import termios

    _VANISHED = (OSError, TypeError, termios.error)
"""What pyserial raises from a device that has vanished; its own exception is an OSError."""

READ_S = 0.02
"""How long a read waits: an acknowledgement, a Hello or a stop is never later than this."""
WRITE_S = 0.25
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.2, 1.0
"""Between two attempts to open the port."""
BUSY_MS = 15_000
"""Some services hold a new port for ten seconds to find out whether it is a modem."""

StatusCode: TypeAlias = Literal["waiting", "connected", "lost"] | ports.Failure

_Outcome: TypeAlias = Callable[[str, int, int], Actions]
"""What the link is told of a read's session and SEQ, and when."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Status:
    """How it stands with the reader, each change told once. The parameters go into the sentence:

    - `waiting` (path): the port is there, and the reader has not answered yet
    - `connected` (kind, session)
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


class Wire:
    """One reader, held on to from `start` to `stop`, whatever becomes of its cable.

    `on_read` and `on_status` are called on the wire's own thread and must return soon: after three seconds
    the link counts as lost. Whoever gets a read commits it, then calls `committed`, or else `failed`: until
    then no other read comes.
    """

    def __init__(
        self,
        choice: ports.Choice,
        heard: Mapping[str, int],
        on_read: Callable[[Deliver], None],
        on_status: Callable[[Status | Alarm], None],
        clock: Callable[[], int] = milliseconds,
    ) -> None:
        self._choice = choice
        self._link = Link(heard)
        self._on_read = on_read
        self._on_status = on_status
        self._clock = clock
        self._outcomes: SimpleQueue[tuple[_Outcome, str, int]] = SimpleQueue()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="reader wire")
        self._said: Status | None = None
        self._pause = FIRST_PAUSE_S
        self._busy_since: int | None = None

    def start(self) -> None:
        """Begin, on a thread of its own. Once only."""
        self._thread.start()

    def committed(self, session: str, seq: int) -> None:
        """The journal has this read. From any thread."""
        self._outcomes.put((self._link.committed, session, seq))

    def failed(self, session: str, seq: int) -> None:
        """The journal could not take this read, which the reader will send again. From any thread."""
        self._outcomes.put((self._link.failed, session, seq))

    def stop(self) -> None:
        """Close the port and end the thread. Not from a callback."""
        self._stopping.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopping.is_set():
            try:
                port = self._open()
                if port is not None:
                    self._hold(port)
            except Exception:
                # Nothing foreseen ends here. The port is closed, and the reader repeats what was not stored.
                _log.exception("the reader's thread failed")
                self._say(Status("lost", {"reason": "fault"}))
            self._stopping.wait(self._pause)
            self._pause = min(2 * self._pause, LONGEST_PAUSE_S)

    def _open(self) -> serial.Serial | None:
        path = ports.find(self._choice)
        if path is None:
            self._say(Status("no_such_port"))
            return None
        try:
            port = serial.Serial(path, BAUD, timeout=READ_S, write_timeout=WRITE_S, exclusive=True)
        except (*_VANISHED, ValueError) as error:
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

    def _hold(self, port: serial.Serial) -> None:
        """Serve an open port until it is lost or the wire is stopped."""
        try:
            self._serve(port)
        except _LostError as lost:
            self._say(Status("lost", {"reason": lost.reason}))
        finally:
            self._link.closed(self._clock())
            with contextlib.suppress(*_VANISHED):
                port.reset_output_buffer()  # closing would wait for bytes that nobody takes
            with contextlib.suppress(*_VANISHED):
                port.close()

    def _serve(self, port: serial.Serial) -> None:
        self._do(port, self._link.opened(self._clock()))
        while not self._stopping.is_set():
            with _vanishing():
                # Asking for more than has arrived would lose it if the device vanished meanwhile.
                data = port.read(port.in_waiting or 1)
            self._do(port, self._link.received(data, self._clock()))
            self._tell_outcomes(port)

    def _tell_outcomes(self, port: serial.Serial) -> None:
        with contextlib.suppress(Empty):
            while True:
                tell, session, seq = self._outcomes.get_nowait()
                self._do(port, tell(session, seq, self._clock()))

    def _do(self, port: serial.Serial, actions: Actions) -> None:
        for action in actions:
            match action:
                case Send(data=data):
                    _write(port, data)
                case Deliver():
                    self._on_read(action)
                case Found(kind=kind, session=session) | Recovered(kind=kind, session=session):
                    self._pause = FIRST_PAUSE_S
                    self._say(Status("connected", {"kind": kind, "session": session}))
                case Alarm():
                    self._on_status(action)
                case Note(code=code, detail=detail):
                    _log.warning("%s: %s", code, detail)
                case Reopen(reason=reason):
                    raise _LostError(reason)

    def _say(self, status: Status) -> None:
        """Tell a change. A reader that is lost stays so until it answers, however often it is opened."""
        opened_again = status.code == "waiting" and self._said and self._said.code == "lost"
        if status != self._said and not opened_again:
            self._said = status
            self._on_status(status)


class _LostError(Exception):
    """The port must be closed, and opened again."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@contextlib.contextmanager
def _vanishing() -> Generator[None]:
    try:
        yield
    except _VANISHED as error:
        raise _LostError("unplugged") from error


def _write(port: serial.Serial, data: bytes) -> None:
    """A write that times out is no loss: the bytes may be out all the same, and all is said again."""
    with _vanishing(), contextlib.suppress(serial.SerialTimeoutException):
        port.write(data)
