"""How the hall's board is set: remembered, changed in a form that shows it at once, given to the windows."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QRectF

from ..board.window import BoardWindow
from ..console.asking import open_dialog
from ..console.board_form import BoardForm
from ..console.notices import Notice
from ..console.window import ConsoleWindow
from ..game.base import Refused
from ..game.views import Snapshot
from ..languages.sentences import refusal
from ..languages.speaker import Speaker
from ..scenes.theme import Theme, load_theme, theme_names
from ..settings.board import BoardSettings
from .evenings import Evenings

SHAPE = QRectF(0, 0, 1920, 1080)
"""Of a board that is on no screen."""


class Themes(NamedTuple):
    """The themes that can be used, the default first, and what is wrong with the others."""

    usable: Sequence[Theme]
    faults: Sequence[str]


class BoardDesk(QObject):
    """Joins form, preferences and windows."""

    def __init__(
        self, evenings: Evenings, console: ConsoleWindow, board: BoardWindow, speaker: Speaker
    ) -> None:
        super().__init__()
        self._evenings, self._console, self._board, self._speaker = evenings, console, board, speaker

    def show(self) -> None:
        """Set the board as it is remembered. Where its theme cannot be used, say why and take the default."""
        settings = self._evenings.preferences.board
        try:
            theme = load_theme(settings.theme, self._evenings.themes)
        except Refused as fault:
            theme = load_theme()
            self._console.notices.keep("theme", Notice(refusal(self._speaker, fault)))
        self._give(settings, theme, framed=False)

    def open(self, snapshot: Snapshot) -> None:
        """Ask how the board shall be."""
        usable, faults = self._themes()
        shape = QRectF(self._board.rect()) if self._board.isVisible() else SHAPE
        settings = self._evenings.preferences.board
        form = BoardForm(self._console, self._speaker, settings, usable, faults, snapshot.hall, shape)
        known = {theme.id: theme for theme in usable}

        def preview(chosen: BoardSettings) -> None:
            self._give(chosen, known[chosen.theme], framed=True)

        form.changed.connect(preview)
        form.accepted.connect(lambda: self._take(form.settings))
        form.rejected.connect(self.show)
        preview(form.settings)
        open_dialog(form)

    def _take(self, settings: BoardSettings) -> None:
        self._console.notices.keep("theme", None)
        self._evenings.set_board(settings)
        self.show()

    def _give(self, settings: BoardSettings, theme: Theme, *, framed: bool) -> None:
        self._board.show_as(settings, theme, framed=framed)
        self._console.play.show_as(settings, theme)

    def _themes(self) -> Themes:
        usable: list[Theme] = []
        faults: list[str] = []
        for name in theme_names(self._evenings.themes):
            try:
                usable.append(load_theme(name, self._evenings.themes))
            except Refused as fault:
                faults.append(refusal(self._speaker, fault))
        return Themes(usable, faults)
