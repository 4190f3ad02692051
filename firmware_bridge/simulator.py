"""A reader without hardware: the reference firmware's core at the far end of a real pseudo-terminal.

For rehearsals, demonstrations and tests, on Linux and macOS. The host opens it like any serial port.
"""

from __future__ import annotations

import os
import secrets
import threading
import tty
from errno import EEXIST
from pathlib import Path

from .firmware.reader_core import Reader
from .wire import milliseconds

LOOK_S = 0.01
"""How often the simulated reader looks at its antenna and its line."""


class PseudoPort:
    """A serial port made of a pseudo-terminal: the host's end has a path, this end reads and writes.

    `link`, where given, is a symbolic link that always leads to the present terminal, whatever its name, as
    an operating system's link to a device with a certain serial number does. What is no link is never
    replaced. Raises OSError.
    """

    def __init__(self, link: Path | None = None) -> None:
        self._link = link
        self._master, self._slave = os.openpty()
        tty.setraw(self._slave)
        os.set_blocking(self._master, False)
        try:
            if link is not None:
                _point(link, os.ttyname(self._slave))
        except OSError:
            self._close_ends()
            raise

    @property
    def path(self) -> str:
        """What the host opens."""
        return str(self._link or os.ttyname(self._slave))

    def fileno(self) -> int:
        """The near end, for `select`."""
        return self._master

    def read(self) -> bytes:
        """What the host has written, without waiting."""
        try:
            return os.read(self._master, 4096)
        except BlockingIOError:
            return b""

    def write(self, data: bytes) -> int:
        """How many of these bytes found room, without waiting."""
        try:
            return os.write(self._master, data)
        except BlockingIOError:
            return 0

    def close(self) -> None:
        """The cable is pulled: the host's end dies, and a link to it is gone."""
        if self._link is not None and self._link.is_symlink():
            self._link.unlink()
        self._close_ends()

    def _close_ends(self) -> None:
        os.close(self._slave)  # it was held so that the terminal outlives a host that comes and goes
        os.close(self._master)


class SimulatedReader:
    """A reader on a thread of its own, from `start` to `stop`. Its methods may be called from any thread."""

    def __init__(self, link: Path | None = None, kind: str = "simulator") -> None:
        self._link = link
        self._kind = kind
        self._reader = self._power_up("")
        self._saved = ""
        self._out = b""
        self._port: PseudoPort | None = PseudoPort(link)
        self._lock = threading.Lock()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="simulated reader")

    @property
    def path(self) -> str:
        """What the host opens; '' while the cable is out."""
        with self._lock:
            return self._port.path if self._port else ""

    @property
    def held(self) -> list[str]:
        """The tags that no host has acknowledged yet, the oldest first."""
        with self._lock:
            return self._reader.held

    @property
    def idle(self) -> bool:
        """Whether every ball that was shown needs nothing more of this reader: it holds what nobody took."""
        return True

    def start(self) -> None:
        """Begin to look. Once only."""
        self._thread.start()

    def show(self, tag: str) -> None:
        """Put a ball before the antenna for a moment: `N7`, `T0C000621A5`."""
        with self._lock:
            self._reader.seen(tag, milliseconds())
            self._keep()

    def unplug(self) -> None:
        """Pull the cable. The reader has power of its own, and goes on reading."""
        with self._lock:
            self._unplug()

    def replug(self, link: Path | None = None) -> None:
        """Plug the cable in again: a new terminal, found under the same link or under another one."""
        with self._lock:
            self._unplug()
            self._link = link or self._link
            self._port = PseudoPort(self._link)

    def restart(self, kept: bool = True) -> None:
        """Cut the power for a moment; the cable stays in. `kept`: what the reader holds is in flash."""
        with self._lock:
            self._reader, self._out = self._power_up(self._saved if kept else ""), b""

    def stop(self) -> None:
        """End the thread and pull the cable."""
        self._stopping.set()
        self._thread.join()
        self.unplug()

    def _keep(self) -> None:
        self._saved = self._reader.unsaved() or self._saved

    def _power_up(self, saved: str) -> Reader:
        return Reader(self._kind, lambda: secrets.randbits(32), milliseconds(), saved)

    def _unplug(self) -> None:
        if self._port is not None:
            self._port.close()
        self._port, self._out = None, b""

    def _run(self) -> None:
        while not self._stopping.wait(LOOK_S):
            with self._lock:
                self._look(milliseconds())

    def _look(self, now: int) -> None:
        if self._port and not self._out:
            self._out = self._reader.received(self._port.read(), now)
        if not self._out:
            self._out = self._reader.tick(now)
        self._keep()
        # What finds no room waits, and nothing more is said until it has gone.
        sent = self._port.write(self._out) if self._port else len(self._out)
        self._out = self._out[sent:]


def _point(link: Path, target: str) -> None:
    """Make a link lead here in one step, so that nobody ever finds it missing. Raises OSError, also where
    something else than a link has that name.
    """
    if os.path.lexists(link) and not link.is_symlink():
        raise FileExistsError(EEXIST, os.strerror(EEXIST), str(link))
    fresh = link.with_name(f"{link.name}.{secrets.token_hex(4)}")
    fresh.symlink_to(target)
    fresh.replace(link)
