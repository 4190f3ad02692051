"""Pictures of both windows at the turning points of a rehearsal, without a screen."""

import os
from pathlib import Path

from ..game.views import Snapshot
from .terminal import speaker

SIZE = (1920, 1080)


class Pictures:
    """Saves what console and board show, numbered in the order of the evening. Raises OSError."""

    def __init__(self, folder: Path) -> None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        from PySide6.QtWidgets import QApplication

        from ..board.window import BoardWindow
        from ..console.window import ConsoleWindow
        from ..scenes.fonts import load_fonts
        from ..scenes.theme import load_theme
        from ..settings.schemes import load_scheme

        folder.mkdir(parents=True, exist_ok=True)
        self._folder, self._count = folder, 0
        self._app = QApplication.instance() or QApplication(["tabellone"])
        load_fonts()
        theme = load_theme()
        self._console = ConsoleWindow(theme, speaker(), {"italy": load_scheme("italy")}, lambda: 0)
        self._board = BoardWindow(theme, "")
        for window in (self._console, self._board):
            window.resize(*SIZE)

    def take(self, name: str, snapshot: Snapshot) -> None:
        """Save both windows as they show this snapshot."""
        self._count += 1
        self._console.show_snapshot(snapshot)
        self._board.show_view(snapshot.hall)
        for kind, window in (("console", self._console), ("board", self._board)):
            path = self._folder / f"{self._count:02d}-{name}-{kind}.png"
            if not window.grab().save(str(path)):
                raise OSError(f"{path} cannot be written")
