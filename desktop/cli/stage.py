"""The stage of a rehearsal: the session on its own thread, and a simulated reader on a real serial line."""

import os
import random
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from types import TracebackType
from typing import Self

from firmware_bridge.link import Alarm, Deliver
from firmware_bridge.ports import Choice
from firmware_bridge.simulator import SimulatedReader
from firmware_bridge.wire import Status, Wire

from ..game.base import Command, Refused
from ..game.draw import Call
from ..game.drawing import Drawn
from ..game.views import Snapshot
from ..journal.journal import Journal
from ..readers.intake import store
from ..session.session import Published, Session
from ..session.worker import Answer, Refusal, Worker

PATIENCE_S = 30.0


class Unfinished(Exception):
    """The evening could not be played to its end: a refusal or a silence that must not be."""


class Stage:
    """Runs commands one after another, and brings balls to the reader. Use it in a `with`."""

    def __init__(self, journal: Journal, rng: random.Random, clock: Callable[[], str]) -> None:
        session = Session(journal, clock=clock, entropy=lambda: rng.randbytes(64).hex())
        self._answers: SimpleQueue[Answer] = SimpleQueue()
        self._worker = Worker(lambda: session, lambda news: None)
        self._connected = threading.Event()
        self._reader = SimulatedReader() if hasattr(os, "openpty") else None
        self._wire: Wire | None = None
        self.snapshot = Snapshot()

    def __enter__(self) -> Self:
        self._worker.start()
        if self._reader:
            self._reader.start()
            self._wire = Wire(Choice(path=self._reader.path), {}, self._read, self._status)
            self._wire.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._wire:
            self._wire.stop()
        if self._reader:
            self._reader.stop()
        self._worker.stop()

    def do(self, command: Command) -> Snapshot:
        """Carry out a command that must succeed; what is to be seen then. Raises Unfinished."""
        refused = self.attempt(command)
        if refused:
            raise Unfinished(f"{type(command).__name__}: {refused.code} {refused.params}")
        return self.snapshot

    def attempt(self, command: Command) -> Refused | None:
        """Carry out a command; its refusal, if it is refused. Raises Unfinished."""
        self._worker.post(command, self._answers.put)
        answer = self._answer()
        return answer.refused if isinstance(answer, Refusal) else None

    def read_ball(self, number: int) -> Snapshot:
        """A ball is put before the reader; or typed, where a computer has no pseudo-terminals."""
        if self._reader is None:
            return self.do(Call(number=number))
        if not self._connected.wait(PATIENCE_S):
            raise Unfinished("the simulated reader does not answer")
        self._reader.show(f"N{number}")
        answer = self._answer()
        if not isinstance(answer, Published) or not any(isinstance(e, Drawn) for e in answer.events):
            raise Unfinished(f"ball {number} was read and not drawn")
        return self.snapshot

    def _answer(self) -> Answer:
        try:
            answer = self._answers.get(timeout=PATIENCE_S)
        except Empty:
            raise Unfinished("the session does not answer") from None
        if isinstance(answer, Published):
            self.snapshot = answer.snapshot
        return answer

    def _read(self, read: Deliver) -> None:
        if self._wire:
            store(read, self._wire, self._worker, self._stored)

    def _stored(self, answer: Answer) -> None:
        """A read that the session had already stored says nothing new."""
        if not isinstance(answer, Published) or answer.events:
            self._answers.put(answer)

    def _status(self, status: Status | Alarm) -> None:
        if status.code == "connected":
            self._connected.set()
