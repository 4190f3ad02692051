"""The line along the top: which evening and game, and the state of reader and projector."""

from typing import Literal

from PySide6.QtWidgets import QFrame, QHBoxLayout

from ..game.views import Snapshot
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from .look import label, set_state, space

Light = Literal["good", "warn", "off"]
SIGNS: dict[Light, str] = {"good": "●", "warn": "▲", "off": "○"}


class TopBar(QFrame):
    """Title at the left, lights at the right; each light has a sign and words, not only a colour."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self.setObjectName("top")
        self._speaker = speaker
        self.title = label("title")
        self.reader = label("light")
        self.projector = label("light")
        self.keys = label("label", f"F1 {speaker.say(CONSOLE, 'keys')}")
        row = QHBoxLayout(self)
        space(row, (32, 12, 32, 12), 50)
        row.addWidget(self.title, 1)
        for light in (self.reader, self.projector, self.keys):
            row.addWidget(light)
        self._confirm = False
        self._light: Light = "off"
        self._code = "reader_none"
        self.show_reader("off", "reader_none")
        self.show_projector("off", "screen_none")

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Which evening and game this is."""
        hall = snapshot.hall
        self._confirm = snapshot.reading == "confirm"
        self._show_reader()
        parts = [hall.name or snapshot.evening]
        if hall.game and (hall.game.title or hall.game.of > 1):
            place = self._speaker.say(CONSOLE, "game_of", place=hall.game.place, of=hall.game.of)
            parts.append(hall.game.title or place)
        if hall.rehearsal:
            parts.append(self._speaker.say(CONSOLE, "rehearsal"))
        self.title.setText(" · ".join(part for part in parts if part))

    def show_reader(self, light: Light, code: str) -> None:
        """The state of the reader."""
        self._light, self._code = light, code
        self._show_reader()

    def show_projector(self, light: Light, code: str) -> None:
        """The state of the projector."""
        self.projector.setText(f"{SIGNS[light]} {self._speaker.say(CONSOLE, code)}")
        set_state(self.projector, light)

    def _show_reader(self) -> None:
        """The reader, and that its balls wait to be accepted."""
        words = self._speaker.say(CONSOLE, self._code)
        if self._confirm:
            words = f"{words} · {self._speaker.say(CONSOLE, 'reading_confirm')}"
        self.reader.setText(f"{SIGNS[self._light]} {words}")
        set_state(self.reader, self._light)
