"""The sponsors' slides, one after another, while they are shown."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QSize, QTimer, Signal

from ..scenes.showing import Picture
from .loading import Loaded, Loading

MOST = QSize(3840, 2160)


class Slides(QObject):
    """Goes through the pictures of a folder, and round again; leaves out those that cannot be read."""

    shown = Signal(object)
    """The Picture to be shown now; None where there is none that can be."""
    broken = Signal(object)
    """A Loaded without a picture, told once."""

    def __init__(self) -> None:
        super().__init__()
        self._loading = Loading()
        self._loading.loaded.connect(self._loaded)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)
        self._left: list[Path] = []
        self._bad: set[Path] = set()
        self._at: Path | None = None

    @property
    def running(self) -> bool:
        """Whether slides follow one another."""
        return bool(self._left)

    def start(self, paths: Sequence[Path], seconds: int) -> None:
        """Show these from the first, each so many seconds."""
        self.stop()
        self._timer.setInterval(seconds * 1000)
        self._left = [path for path in paths if path not in self._bad]
        self._wait()

    def stop(self) -> None:
        """Show none any more."""
        self._timer.stop()
        self._left, self._at = [], None

    def close(self) -> None:
        """Stop, and wait for the one that is being read."""
        self.stop()
        self._loading.close()

    def _next(self) -> None:
        if len(self._left) > 1:
            self._left.append(self._left.pop(0))
            self._wait()

    def _wait(self) -> None:
        """Have the first one loaded; `shown` follows."""
        if self._left:
            self._loading.want(self._left[:1], MOST)
        else:
            self.shown.emit(None)

    def _loaded(self, loaded: Loaded) -> None:
        if loaded.path not in self._left[:1] or loaded.path == self._at:
            return
        if loaded.why:
            self._bad.add(loaded.path)
            self._left.remove(loaded.path)
            self.broken.emit(loaded)
            self._wait()
            return
        self._at = loaded.path
        self.shown.emit(Picture(loaded.image))
        self._timer.start()
