"""What the hall sees, live, on which screen, and what else it could see now."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton

from ..game.views import HallView
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from ..languages.tables.hall import HALL
from ..scenes.showing import BETWEEN, GAME_SCENES, IN_PLAY, Choice, Showing, choice_of
from ..scenes.theme import Theme
from ..settings.board import BoardSettings
from .deeds import HALL_CHOICES, DeedId, key_of
from .key_names import key_name
from .look import label, space
from .picture import HallPicture
from .widgets import Panel


class HallPanel(Panel):
    """A picture of the board, where the board is, and buttons for what it can show."""

    deed = Signal(str)

    def __init__(self, theme: Theme, speaker: Speaker) -> None:
        super().__init__()
        self._speaker = speaker
        self.picture = HallPicture(theme)
        self.where = label("label", speaker.say(CONSOLE, "board_off"))
        self.choices = {choice: self._button(deed, choice) for deed, choice in HALL_CHOICES.items()}
        column = self.column(16, 8)
        column.addWidget(self.picture, 1)
        row = QHBoxLayout()
        space(row, between=8)
        for button in self.choices.values():
            row.addWidget(button, 1)
        column.addLayout(row)
        column.addWidget(self.where)

    def show_view(self, view: HallView, showing: Showing) -> None:
        """Show what the board shows, and what can be chosen instead."""
        self.picture.show_view(view, showing)
        unfit = BETWEEN if view.scene in GAME_SCENES else IN_PLAY
        for choice, button in self.choices.items():
            button.setVisible(choice not in unfit)
            button.setChecked(choice == choice_of(showing))

    def show_as(self, settings: BoardSettings, theme: Theme) -> None:
        """Show it as the board does."""
        self.picture.show_as(settings, theme)

    def show_screen(self, name: str) -> None:
        """Say on which screen the board is; '' for none."""
        say = self._speaker.say
        self.where.setText(say(CONSOLE, "board_on", screen=name) if name else say(CONSOLE, "board_off"))

    def _button(self, deed: DeedId, choice: Choice) -> QPushButton:
        """Small, and pressed while it is what the hall sees; its key is told where the mouse rests."""
        button = QPushButton(self._speaker.say(HALL, choice))
        button.setObjectName("small")
        button.setCheckable(True)
        button.setToolTip(key_name(self._speaker, key_of(deed)))
        button.clicked.connect(lambda: self.deed.emit(deed))
        return button
