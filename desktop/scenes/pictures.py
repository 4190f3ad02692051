"""The hall's own pictures on the board: whole, never cropped, never larger than their place."""

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from .canvas import Align, Canvas
from .showing import Picture, Showing


def paint_picture(
    canvas: Canvas, place: QRectF, picture: Picture, align: Align = Align.AlignHCenter
) -> QRectF:
    """A picture as large as it fits; gives what it covers."""
    size, image = place.size(), picture.image
    share = min(size.width() / image.width(), size.height() / image.height())
    covered = QRectF(0, 0, image.width() * share, image.height() * share)
    covered.moveCenter(place.center())
    if align == Align.AlignLeft:
        covered.moveLeft(place.left())
    canvas.painter.setRenderHint(canvas.painter.RenderHint.SmoothPixmapTransform)
    canvas.painter.drawImage(canvas.scaled(covered), image)
    return covered


def logo_of(canvas: Canvas, showing: Showing) -> Picture | None:
    """The hall's logo: the one that was chosen, else that of the theme."""
    if showing.pictures.logo or not canvas.theme.logo:
        return showing.pictures.logo
    return _decoded(canvas.theme.logo)


@lru_cache(maxsize=2)
def _decoded(content: bytes) -> Picture:
    return Picture(QImage.fromData(content))


def paint_sponsors(canvas: Canvas, showing: Showing) -> None:
    """A slide, on the theme's ground."""
    if showing.pictures.slide:
        paint_picture(canvas, canvas.inside, showing.pictures.slide)
