"""Pictures from files, read on a thread of their own: a stick that is slow, or a picture that is huge, never
stops a window.
"""

import threading
from collections.abc import Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QImage, QImageReader

SUFFIXES = (".png", ".jpg", ".jpeg")


class Loaded(NamedTuple):
    """A picture from a file, or why there is none."""

    path: Path
    image: QImage
    why: str = ""


def pictures_in(folder: str) -> tuple[Path, ...]:
    """The files with pictures in a folder, by name; none where it cannot be read."""
    if not folder:
        return ()
    try:
        found = [path for path in Path(folder).iterdir() if path.suffix.lower() in SUFFIXES]
    except OSError:
        return ()
    return tuple(sorted(path for path in found if not path.name.startswith(".")))


def load_picture(path: Path, within: QSize) -> Loaded:
    """A picture, upright, and no larger than it can be shown."""
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    image = reader.read()
    if image.isNull():
        return Loaded(path, image, reader.errorString())
    if image.width() > within.width() or image.height() > within.height():
        keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        image = image.scaled(within, keep, smooth)
    return Loaded(path, image)


class Loading(QObject):
    """Loads what is wanted, one after another. Its signal arrives on the thread that made it."""

    loaded = Signal(object)
    """A Loaded."""
    _read = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._read.connect(self.loaded, Qt.ConnectionType.QueuedConnection)
        self._wanted: SimpleQueue[tuple[Path, QSize] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def want(self, paths: Sequence[Path], within: QSize) -> None:
        """Load these, no larger than `within`."""
        for path in paths:
            self._wanted.put((path, within))
        if paths and self._thread is None:
            self._thread = threading.Thread(target=self._run, name="pictures")
            self._thread.start()

    def close(self) -> None:
        """Load no more, and wait for the one that is being read."""
        thread, self._thread = self._thread, None
        if thread:
            while not self._wanted.empty():
                self._wanted.get()
            self._wanted.put(None)
            thread.join()

    def _run(self) -> None:
        while wanted := self._wanted.get():
            self._read.emit(load_picture(*wanted))
