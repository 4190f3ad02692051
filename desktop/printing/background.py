"""A print on a thread of its own, which can be watched and stopped from the windows."""

import logging
import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal

from .failure import PrintFailed, Stopped
from .job import Watch

_log = logging.getLogger(__name__)


class Background(QObject):
    """Prints one thing at a time. Its signals arrive on the thread that made it."""

    progressed = Signal(int)
    """How many cards are done."""
    ended = Signal(object)
    """None where all is printed, else the PrintFailed or Stopped."""
    _told = Signal(int)
    _over = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._told.connect(self.progressed, Qt.ConnectionType.QueuedConnection)
        self._over.connect(self._end, Qt.ConnectionType.QueuedConnection)
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def busy(self) -> bool:
        """Whether something is being printed."""
        return self._thread is not None

    def start(self, printing: Callable[[Watch], None]) -> None:
        """Print in the background; only where nothing is being printed."""
        assert not self.busy
        self._stop.clear()
        self._thread = threading.Thread(target=self._run, args=(printing,), name="printing")
        self._thread.start()

    def cancel(self) -> None:
        """Stop after the page that is being drawn; `ended` tells when that is done."""
        self._stop.set()

    def close(self) -> None:
        """Stop, and wait until it is done."""
        self.cancel()
        if self._thread:
            self._thread.join()

    def _run(self, printing: Callable[[Watch], None]) -> None:
        try:
            printing(Watch(self._told.emit, self._stop.is_set))
        except (PrintFailed, Stopped) as why:
            self._over.emit(why)
        except Exception as mistake:
            _log.exception("a print failed")
            self._over.emit(PrintFailed("print_mistake", why=f"{type(mistake).__name__}: {mistake}"))
        else:
            self._over.emit(None)

    def _end(self, why: PrintFailed | Stopped | None) -> None:
        thread, self._thread = self._thread, None
        if thread:
            thread.join()
        self.ended.emit(why)
