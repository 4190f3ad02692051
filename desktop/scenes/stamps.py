"""Pictures of what is painted again and again the same, kept from one painting to the next: filling the
outlines of ninety large numbers takes three times as long as copying them.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter

MOST_BYTES = 96_000_000
"""Two boards of 3840 x 2160 with all their numbers, called and still to come."""


class Stamps:
    """Pictures by what they show; those not seen for longest are forgotten."""

    def __init__(self, most_bytes: int) -> None:
        self._most, self._bytes = most_bytes, 0
        self._kept: OrderedDict[Hashable, QImage] = OrderedDict()

    def get(self, what: Hashable, size: QSize, paint: Callable[[QPainter], None]) -> QImage:
        """The picture of something, `size` in pixels, painted where it is not kept."""
        picture = self._kept.get(what)
        if picture is None:
            picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
            picture.fill(Qt.GlobalColor.transparent)
            with QPainter(picture) as painter:
                paint(painter)
            self._keep(what, picture)
        self._kept.move_to_end(what)
        return picture

    def _keep(self, what: Hashable, picture: QImage) -> None:
        self._kept[what] = picture
        self._bytes += picture.sizeInBytes()
        while self._bytes > self._most and len(self._kept) > 1:
            _, forgotten = self._kept.popitem(last=False)
            self._bytes -= forgotten.sizeInBytes()


_STAMPS = Stamps(MOST_BYTES)


def stamped(what: Hashable, size: QSize, paint: Callable[[QPainter], None]) -> QImage:
    """The picture of something, `size` in pixels; `paint` paints it the first time."""
    return _STAMPS.get(what, size, paint)
