"""The hall's logo, as a picture that is printed on every card."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QImageReader

from .failure import PrintFailed

MOST_PIXELS = 700
"""Of its longer side: 600 dots per inch on the largest card."""


def load_logo(path: Path) -> QImage:
    """A picture, no larger than it can be seen. Raises PrintFailed where it cannot be read."""
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    image = reader.read()
    if image.isNull():
        raise PrintFailed("bad_logo", path=str(path), why=reader.errorString())
    if max(image.width(), image.height()) > MOST_PIXELS:
        keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        image = image.scaled(MOST_PIXELS, MOST_PIXELS, keep, smooth)
    return image
