"""From one scene to the next: the old picture becomes the new one, and no point of it is ever brighter, or
darker, than in both of them.
"""

from PySide6.QtCore import QEasingCurve, QRect, QVariantAnimation
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

FADE_MS = 240


class Fade(QVariantAnimation):
    """Two pictures, and how far one has become the other."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._pictures = (QImage(), QImage())
        self.setDuration(FADE_MS)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setEasingCurve(QEasingCurve.Type.InOutSine)
        self.valueChanged.connect(lambda: board.update())
        self.finished.connect(self._forget)
        self.finished.connect(lambda: board.update())

    @property
    def running(self) -> bool:
        """Whether neither picture is to be seen alone."""
        return self.state() == QVariantAnimation.State.Running

    def start(self, old: QImage, new: QImage) -> None:  # type: ignore[override]
        """Begin with one picture, end with the other."""
        self.stop()
        self._pictures = (old, new)
        super().start()

    def stop(self) -> None:
        """End now."""
        super().stop()
        self._forget()

    def paint(self, painter: QPainter, area: QRect) -> None:
        """The two pictures as they are mixed now."""
        mix(painter, area, self._pictures, float(self.currentValue()))

    def _forget(self) -> None:
        self._pictures = (QImage(), QImage())


def mix(painter: QPainter, area: QRect, pictures: tuple[QImage, QImage], share: float) -> None:
    """Two pictures over one another: of the second the `share`, 0 to 1."""
    old, new = pictures
    painter.drawImage(area, old)
    painter.setOpacity(share)
    painter.drawImage(area, new)
    painter.setOpacity(1)
