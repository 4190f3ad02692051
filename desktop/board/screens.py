"""Which screen the board fills, and what happens when screens come and go."""

from collections.abc import Sequence

from PySide6.QtCore import QMetaObject, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from .window import BoardWindow


def board_screen(screens: Sequence[QScreen], console: QScreen | None) -> QScreen | None:
    """The screen for the board: the first that shows another place than the console's; None with one screen.

    A duplicated desktop has two screens with one geometry: a board there would cover the console.
    """
    taken = console.geometry() if console else None
    return next((screen for screen in screens if screen.geometry() != taken and screen is not console), None)


class BoardKeeper(QObject):
    """Keeps the board on the projector: hidden at once when it goes, back by itself when it returns."""

    placed = Signal(str)
    """The name of the screen that the board fills; '' while it has none."""
    lost = Signal()
    """The board's screen went away."""

    def __init__(self, board: BoardWindow, console: QWidget) -> None:
        super().__init__()
        self._board, self._console = board, console
        self._screen: QScreen | None = None
        self._moved: QMetaObject.Connection | None = None
        self._console_moved: QMetaObject.Connection | None = None
        self._here = False
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(0)
        self._settle.timeout.connect(self.place)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication), "screens need an application"
        self._connections = (
            app.screenAdded.connect(self._changed),
            app.screenRemoved.connect(self._removed),
            app.primaryScreenChanged.connect(self._changed),
        )

    def stop(self) -> None:
        """Close the board, and look at screens no more."""
        self._watch(None)
        for connection in (*self._connections, self._console_moved):
            if connection:
                QObject.disconnect(connection)
        self._settle.stop()
        self._board.close()

    def place(self) -> None:
        """Put the board where it belongs now."""
        self._follow_console()
        screen = board_screen(QGuiApplication.screens(), self._console.screen())
        if screen is None:
            if not self._here:
                self._hide()
            return
        self._here = False
        if screen is not self._screen or not self._board.isVisible():
            self._watch(screen)
            self._board.fill(screen)
            self._console.activateWindow()
        else:
            self._board.setGeometry(screen.geometry())
        self.placed.emit(screen.name())

    def show_here(self) -> None:
        """Show the board on the console's screen until `give_back`. The console keeps the keyboard."""
        screen = self._console.screen()
        if self._screen is None and screen is not None:
            self._here = True
            self._board.fill(screen, over_all=True)
            self._board.raise_()

    def give_back(self) -> bool:
        """Give the console its screen back; whether it was covered."""
        if not self._here:
            return False
        self._here = False
        self._board.hide()
        self._console.activateWindow()
        return True

    def _follow_console(self) -> None:
        """Look again when the console is moved to another screen."""
        window = self._console.windowHandle()
        if window and self._console_moved is None:
            self._console_moved = window.screenChanged.connect(self._changed)

    def _changed(self, *_: object) -> None:
        self._settle.start()

    def _removed(self, screen: QScreen) -> None:
        """Hide before Qt moves the board onto the console's screen."""
        if screen is self._screen:
            self._hide()
            self.lost.emit()
        self._settle.start()

    def _watch(self, screen: QScreen | None) -> None:
        """Follow the geometry of the board's screen."""
        if self._moved:
            QObject.disconnect(self._moved)
        self._screen = screen
        self._moved = screen.geometryChanged.connect(self._changed) if screen else None

    def _hide(self) -> None:
        if self._screen or self._board.isVisible():
            self._watch(None)
            self._board.hide()
            self.placed.emit("")
