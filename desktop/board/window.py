"""The public window: it fills a screen and paints what the hall may know. It never covers the console
unless the operator has asked for it, and never takes the keyboard.
"""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QScreen
from PySide6.QtWidgets import QWidget

from ..game.views import HallView
from ..scenes.stage import changes, paint_stage
from ..scenes.theme import Theme


class BoardWindow(QWidget):
    """A board on one screen."""

    def __init__(self, theme: Theme, title: str) -> None:
        super().__init__(
            None,
            Qt.WindowType.Window | Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowDoesNotAcceptFocus,
        )
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self._theme = theme
        self._view = HallView()

    @property
    def view(self) -> HallView:
        """What the hall sees."""
        return self._view

    def show_view(self, view: HallView) -> None:
        """Show the hall another view at once; only what differs is painted again."""
        changed = changes(QRectF(self.rect()), self._view, view)
        self._view = view
        self.repaint(changed)

    def fill(self, screen: QScreen, *, over_all: bool = False) -> None:
        """Fill a screen; `over_all` also where a window that has the keyboard fills it too."""
        self.setWindowFlag(Qt.WindowType.WindowStaysOnTopHint, over_all)
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.setWindowState(Qt.WindowState.WindowFullScreen)
        self.show()  # showFullScreen() would ask for the keyboard

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the part that Qt asks for."""
        with QPainter(self) as painter:
            paint_stage(painter, QRectF(self.rect()), self._view, self._theme, event.region())
