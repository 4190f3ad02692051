"""The hall's serial scanner: its lines arrive as signals, which may be connected anywhere."""

from PySide6.QtCore import QObject, Signal

from firmware_bridge.opening import Status
from firmware_bridge.ports import Choice
from firmware_bridge.scanner import ScannerWire


class ScannerService(QObject):
    """Holds the chosen scanner, and tells what it sends and how it stands."""

    scanned = Signal(str)
    state = Signal(str, object)
    """A state by its code, with parameters for its sentence."""

    def __init__(self) -> None:
        super().__init__()
        self._wire: ScannerWire | None = None

    def open(self, choice: Choice) -> None:
        """Take a scanner, instead of the one before."""
        self.close()
        self._wire = ScannerWire(choice, self.scanned.emit, self._status)
        self._wire.start()

    def close(self) -> None:
        """Let the scanner go."""
        wire, self._wire = self._wire, None
        if wire:
            wire.stop()

    def _status(self, status: Status) -> None:
        self.state.emit(status.code, dict(status.params))
