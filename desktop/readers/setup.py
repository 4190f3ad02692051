"""The hall's reader while it is set up, with nobody drawing: each read is told, and acknowledged once whoever
hears it has taken it.
"""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from firmware_bridge.link import Alarm, Deliver
from firmware_bridge.wire import Status, Wire

from .service import Reader


class SetupService(QObject):
    """Opens the chosen reader. Signals may be connected anywhere."""

    read = Signal(object)
    """A Deliver; the reader keeps it, and sends no other, until it is `taken`."""
    state = Signal(str, object)
    """A state or an alarm by its code, with parameters for its sentence."""

    def __init__(self) -> None:
        super().__init__()
        self._wire: Wire | None = None

    def open(self, reader: Reader, heard: Mapping[str, int]) -> None:
        """Take the reader, instead of the one before; `heard` is the last SEQ taken of each session."""
        self.close()
        self._wire = Wire(reader.choice, heard, self.read.emit, self._status, device=reader.device)
        self._wire.start()

    def close(self) -> None:
        """Let the reader go."""
        wire, self._wire = self._wire, None
        if wire:
            wire.stop()

    def taken(self, read: Deliver) -> None:
        """The read is kept: the reader may forget it."""
        if self._wire:
            self._wire.committed(read.session, read.seq)

    def not_taken(self, read: Deliver) -> None:
        """The read could not be kept: the reader sends it again."""
        if self._wire:
            self._wire.failed(read.session, read.seq)

    def _status(self, status: Status | Alarm) -> None:
        self.state.emit(status.code, {name: str(value) for name, value in status.params.items()})
