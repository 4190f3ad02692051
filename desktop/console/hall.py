"""What the hall sees, live, and on which screen."""

from ..game.views import HallView
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from ..scenes.theme import Theme
from .look import label
from .picture import HallPicture
from .widgets import Panel


class HallPanel(Panel):
    """A picture of the board, and where the board is."""

    def __init__(self, theme: Theme, speaker: Speaker) -> None:
        super().__init__()
        self._speaker = speaker
        self.picture = HallPicture(theme)
        self.where = label("label", speaker.say(CONSOLE, "board_off"))
        column = self.column(16, 8)
        column.addWidget(self.picture, 1)
        column.addWidget(self.where)

    def show_view(self, view: HallView) -> None:
        """Show what the board shows."""
        self.picture.show_view(view)

    def show_screen(self, name: str) -> None:
        """Say on which screen the board is; '' for none."""
        say = self._speaker.say
        self.where.setText(say(CONSOLE, "board_on", screen=name) if name else say(CONSOLE, "board_off"))
