"""The public window: it fills a screen and paints what the hall may know. It never covers the console
unless the operator has asked for it, and never takes the keyboard.
"""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QRegion, QScreen
from PySide6.QtWidgets import QWidget

from ..game.views import HallView
from ..scenes.showing import Showing, scene_of
from ..scenes.stage import NOTHING_CHOSEN, changes, paint_stage
from ..scenes.theme import Theme
from ..settings.board import PLAIN, BoardSettings
from .fade import Fade


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
        self._theme, self._settings, self._framed = theme, PLAIN, False
        self._view, self._showing = HallView(), NOTHING_CHOSEN
        self.fades = False
        """Whether one scene fades into the next."""
        self.fade = Fade(self)

    @property
    def view(self) -> HallView:
        """What the hall may know."""
        return self._view

    @property
    def showing(self) -> Showing:
        """What was chosen that it sees of that."""
        return self._showing

    def show_as(self, settings: BoardSettings, theme: Theme, *, framed: bool = False) -> None:
        """Show everything otherwise; `framed` shows where the margin ends."""
        self._settings, self._theme, self._framed = settings, theme, framed
        self.fade.stop()
        self.update()

    def show_view(self, view: HallView, showing: Showing = NOTHING_CHOSEN) -> None:
        """Show the hall another view at once, and only paint again what differs; another scene fades in where
        it brings no number.
        """
        area = QRectF(self.rect())
        changed = changes(area, self._view, view, self._showing, showing, self._settings)
        fading = self.fades and self.isVisible() and self._changes_scene(view, showing)
        old = self._picture() if fading else None
        self._view, self._showing = view, showing
        if old:
            self.fade.start(old, self._picture())
        elif self.fade.running:
            self.fade.stop()
            self.repaint()
        else:
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
            if self.fade.running:
                self.fade.paint(painter, self.rect())
            else:
                self._paint(painter, event.region())

    def _paint(self, painter: QPainter, dirty: QRegion | None = None) -> None:
        paint_stage(
            painter,
            QRectF(self.rect()),
            self._view,
            self._theme,
            dirty,
            self._showing,
            self._settings,
            framed=self._framed,
        )

    def _changes_scene(self, view: HallView, showing: Showing) -> bool:
        """Whether the hall would see another scene, or another slide, and no other number."""
        before, after = scene_of(self._view, self._showing), scene_of(view, showing)
        slide = after == "sponsors" and showing.pictures.slide is not self._showing.pictures.slide
        return (before != after or slide) and view.called == self._view.called

    def _picture(self) -> QImage:
        """What is to be seen now; in the middle of a fade, that."""
        ratio = self.devicePixelRatio()
        picture = QImage(self.size() * ratio, QImage.Format.Format_RGB32)
        picture.setDevicePixelRatio(ratio)
        with QPainter(picture) as painter:
            if self.fade.running:
                self.fade.paint(painter, self.rect())
            else:
                self._paint(painter)
        return picture
