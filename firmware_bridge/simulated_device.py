"""A device of any kind but the reference reader, without hardware: its bytes on a real pseudo-terminal.

For demonstrations and tests, on Linux and macOS. The host opens it like any serial port.
"""

from __future__ import annotations

import random
import threading
from collections import deque
from collections.abc import Collection
from pathlib import Path

from .mishaps import Mishaps, Piece
from .opening import milliseconds
from .simulator import LOOK_S, PseudoPort
from .voices import VOICES

LIES_MS, AWAY_MS = 300, 100
"""How long a ball lies there, and until the next one comes."""
OUT_MS, BACK_MS = 500, 2_500
"""How long a cable that fell out stays out, and until the host has surely found the device again."""


class SimulatedDevice:
    """A device on a thread of its own, from `start` to `stop`. Its methods may be called from any thread."""

    def __init__(
        self, kind: str, link: Path | None = None, faults: Collection[str] = (), seed: int | None = None
    ) -> None:
        """`kind`: one of VOICES; `faults`: some of FAULTS. Raises OSError."""
        self._kind, self._link = kind, link
        self._mishaps = Mishaps(faults, random.Random(seed))
        self._voice = VOICES[kind]()
        self._balls: deque[int] = deque()
        self._pieces: deque[Piece] = deque()
        self._lying: int | None = None
        self._next_look = self._changes = 0
        self._back: int | None = None
        self._port: PseudoPort | None = PseudoPort(link)
        self._lock = threading.Lock()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="simulated device")

    @property
    def path(self) -> str:
        """What the host opens; '' while the cable is out."""
        with self._lock:
            return self._port.path if self._port else ""

    @property
    def idle(self) -> bool:
        """Whether every ball that was shown has been told and taken away."""
        with self._lock:
            return not self._balls and self._lying is None and not self._pieces

    def start(self) -> None:
        """Begin to look. Once only."""
        self._thread.start()

    def show(self, ball: int) -> None:
        """Put a ball before it for a moment, after those shown before."""
        with self._lock:
            self._balls.append(ball)

    def unplug(self) -> None:
        """Pull the cable, which is its power too. Balls wait until it is in again."""
        with self._lock:
            self._unplug()

    def replug(self, link: Path | None = None) -> None:
        """Plug the cable in again: a new terminal, found under the same link or under another one."""
        with self._lock:
            self._unplug()
            self._link = link or self._link
            self._replug()

    def restart(self) -> None:
        """Cut the power for a moment; the cable stays in."""
        with self._lock:
            self._pieces.clear()
            self._power_up()

    def stop(self) -> None:
        """End the thread and pull the cable."""
        self._stopping.set()
        self._thread.join()
        self.unplug()

    def _unplug(self) -> None:
        if self._port is not None:
            self._port.close()
        self._port, self._back = None, None
        self._pieces.clear()

    def _replug(self) -> None:
        self._power_up()
        self._port, self._back = PseudoPort(self._link), None

    def _power_up(self) -> None:
        self._voice = VOICES[self._kind]()
        self._voice.lay(self._lying)

    def _run(self) -> None:
        while not self._stopping.wait(LOOK_S):
            with self._lock:
                self._look(milliseconds())

    def _look(self, now: int) -> None:
        if self._back is not None and now >= self._back:
            self._replug()
        if self._port is not None:
            self._change_ball(now)
        if self._port is not None:
            self._speak(self._port, now)

    def _change_ball(self, now: int) -> None:
        """Take a ball away that was told and has lain there; lay the next one."""
        if now < self._changes or self._pieces:
            return
        if self._lying is None and self._balls:
            if self._mishaps.unplugs():
                self._fall_out(now)
            else:
                self._lay(self._balls.popleft(), now + LIES_MS)
        elif self._lying is not None and self._voice.told:
            self._lay(None, now + AWAY_MS)

    def _fall_out(self, now: int) -> None:
        self._unplug()
        self._back, self._changes = now + OUT_MS, now + OUT_MS + BACK_MS

    def _lay(self, ball: int | None, until: int) -> None:
        self._lying, self._changes = ball, until
        self._voice.lay(ball)

    def _speak(self, port: PseudoPort, now: int) -> None:
        frames = self._voice.hear(port.read())
        frames += self._voice.tick(now) if not self._pieces else []
        for frame in frames:
            self._pieces.extend(self._mishaps.befall(frame))
        if self._pieces and now >= self._next_look:
            piece = self._pieces.popleft()
            self._next_look = now + piece.rest_ms
            port.write(piece.data)
