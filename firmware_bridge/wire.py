"""The thin thread between a serial port and the host's link: it opens, reads, writes, and opens again.

Everything the protocol says is in `link`, and for devices without acknowledgement in `plain`; here is only
what serial ports do to a program.
"""

from __future__ import annotations

import contextlib
import logging
import secrets
import threading
import time
from collections.abc import Callable, Generator, Mapping
from queue import Empty, SimpleQueue
from typing import Protocol, TypeAlias

import serial

from . import ports
from .devices import Device
from .link import Actions, Alarm, Deliver, Found, Link, Note, Recovered, Reopen, Send
from .opening import READ_S, VANISHED, Opening, Status, milliseconds
from .plain import PlainLink
from .protocols import REFERENCE

FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.2, 1.0
"""Between two attempts to open the port."""
_Outcome: TypeAlias = Callable[[str, int, int], Actions]
"""What the link is told of a read's session and SEQ, and when."""

_log = logging.getLogger(__name__)


class _HostEnd(Protocol):
    """The host's end of a line, whichever device is at the other one."""

    def opened(self, now: int) -> Actions: ...
    def closed(self, now: int) -> Actions: ...
    def received(self, data: bytes, now: int) -> Actions: ...
    def tick(self, now: int) -> Actions: ...
    def committed(self, session: str, seq: int, now: int) -> Actions: ...
    def failed(self, session: str, seq: int, now: int) -> Actions: ...


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
        device: Device = Device(),  # noqa: B008, a frozen value
    ) -> None:
        self._opening = Opening(choice, device.speed, self._say, clock)
        self._link = _host_end(device, heard)
        self._on_read = on_read
        self._on_status = on_status
        self._clock = clock
        self._outcomes: SimpleQueue[tuple[_Outcome, str, int]] = SimpleQueue()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="reader wire")
        self._said: Status | None = None
        self._pause = FIRST_PAUSE_S

    def start(self) -> None:
        """Begin, on a thread of its own. Once only."""
        self._thread.start()

    def committed(self, session: str, seq: int) -> None:
        """The journal has this read. From any thread."""
        self._outcomes.put((self._link.committed, session, seq))

    def failed(self, session: str, seq: int) -> None:
        """The journal could not take this read, which will come again. From any thread."""
        self._outcomes.put((self._link.failed, session, seq))

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
                self._rest()
            except Exception:
                # Nothing foreseen ends here. The port is closed, and the reader repeats what was not stored.
                _log.exception("the reader's thread failed")
                self._say(Status("lost", {"reason": "fault"}))
                self._stopping.wait(self._pause)
            self._pause = min(2 * self._pause, LONGEST_PAUSE_S)

    def _rest(self) -> None:
        """Pause without a port. Reads of a device that remembers nothing may still be on their way."""
        until = time.monotonic() + self._pause
        while time.monotonic() < until and not self._stopping.wait(READ_S):
            self._tell_outcomes(None)
            self._do(None, self._link.tick(self._clock()))

    def _hold(self, port: serial.Serial) -> None:
        """Serve an open port until it is lost or the wire is stopped."""
        try:
            self._serve(port)
        except _LostError as lost:
            self._say(Status("lost", {"reason": lost.reason}))
        finally:
            self._link.closed(self._clock())
            with contextlib.suppress(*VANISHED):
                port.reset_output_buffer()  # closing would wait for bytes that nobody takes
            with contextlib.suppress(*VANISHED):
                port.close()

    def _serve(self, port: serial.Serial) -> None:
        self._do(port, self._link.opened(self._clock()))
        while not self._stopping.is_set():
            with _vanishing():
                # Asking for more than has arrived would lose it if the device vanished meanwhile.
                data = port.read(port.in_waiting or 1)
            self._do(port, self._link.received(data, self._clock()))
            self._tell_outcomes(port)

    def _tell_outcomes(self, port: serial.Serial | None) -> None:
        with contextlib.suppress(Empty):
            while True:
                tell, session, seq = self._outcomes.get_nowait()
                self._do(port, tell(session, seq, self._clock()))

    def _do(self, port: serial.Serial | None, actions: Actions) -> None:
        for action in actions:
            match action:
                case Send(data=data):
                    if port is not None:
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


def _host_end(device: Device, heard: Mapping[str, int]) -> _HostEnd:
    if device.protocol is REFERENCE:
        return Link(heard)
    return PlainLink(device, heard, lambda: f"{secrets.randbits(32) or 1:X}")


class _LostError(Exception):
    """The port must be closed, and opened again."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@contextlib.contextmanager
def _vanishing() -> Generator[None]:
    try:
        yield
    except VANISHED as error:
        raise _LostError("unplugged") from error


def _write(port: serial.Serial, data: bytes) -> None:
    """A write that times out is no loss: the bytes may be out all the same, and all is said again."""
    with _vanishing(), contextlib.suppress(serial.SerialTimeoutException):
        port.write(data)
