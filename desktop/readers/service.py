"""The hall's reader beside an evening: its reads go to the session, and are acknowledged once stored.

While no evening is open the port stays closed, so that balls stay in the reader.
"""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from firmware_bridge.devices import Device
from firmware_bridge.link import Alarm, Deliver
from firmware_bridge.ports import Choice
from firmware_bridge.wire import Status, Wire

from ..game.draw import Pause
from ..game.evening import NoteFault
from ..game.text import MOST_LETTERS
from ..session.worker import Worker
from .intake import store

LOST = ("lost", "no_such_port", "no_permission", "in_use", "cannot_open")
"""States in which numbers must be typed."""


class Reader(NamedTuple):
    """The hall's reader: where it is found, and what kind of device it is."""

    choice: Choice
    device: Device = Device()


class ReaderService(QObject):
    """Opens the chosen reader for an evening, and tells how it stands. Signals may be connected anywhere."""

    state = Signal(str, object)
    """A state or an alarm by its code, with parameters for its sentence."""

    def __init__(self) -> None:
        super().__init__()
        self._wire: Wire | None = None
        self._worker: Worker | None = None

    def open(self, reader: Reader, heard: Mapping[str, int], worker: Worker) -> None:
        """Take the reader for an evening; `heard` is the last SEQ stored of each of its sessions."""
        self.close()
        self._worker = worker
        self._wire = Wire(reader.choice, heard, self._read, self._status, device=reader.device)
        self._wire.start()

    def close(self) -> None:
        """Let the reader go."""
        wire, self._wire = self._wire, None
        if wire:
            wire.stop()

    def _read(self, read: Deliver) -> None:
        """On the wire's thread: store the read, then acknowledge it."""
        if self._wire and self._worker:
            store(read, self._wire, self._worker)

    def _status(self, status: Status | Alarm) -> None:
        """On the wire's thread: write faults down, halt where a ball may be missing, and tell."""
        params = {name: str(value) for name, value in status.params.items()}
        if self._worker and (isinstance(status, Alarm) or status.code in LOST):
            detail = " ".join(f"{name}={value}" for name, value in params.items())
            self._worker.post(NoteFault(code=f"reader_{status.code}", detail=detail[:MOST_LETTERS]))
            if status.code == "reads_refused":
                self._worker.post(Pause())
        self.state.emit(status.code, params)
