"""The page on which an evening is played: it only assembles the panels."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from ..game.views import Snapshot
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from ..scenes.theme import Theme
from ..settings.board import BoardSettings
from .action import ActionPanel
from .between import BetweenPanel
from .claims_desk import ClaimsDesk
from .hall import HallPanel
from .look import space
from .picture import NinetyPicture
from .prizes import PrizesPanel
from .top import TopBar
from .widgets import OneLine, Panel, Part

IN_ORDER = 30


class PlayPage(QWidget):
    """From left to right as the evening goes: the number; the ninety and prizes; the hall and the claims."""

    deed = Signal(str)
    commanded = Signal(object)

    def __init__(self, theme: Theme, speaker: Speaker, now: Callable[[], int]) -> None:
        super().__init__()
        self._speaker = speaker
        self.top = TopBar(speaker)
        self.action = ActionPanel(theme, speaker, now)
        self.ninety = NinetyPicture(theme)
        self.history = OneLine("label")
        self.prizes = PrizesPanel(speaker)
        self.between = BetweenPanel(speaker)
        self.hall = HallPanel(theme, speaker)
        self.claims = ClaimsDesk(theme, speaker)
        for panel in (self.action, self.claims, self.between, self.hall):
            panel.deed.connect(self.deed)
        for panel in (self.action, self.claims, self.between):
            panel.commanded.connect(self.commanded)
        self._middle = self._make_middle()
        self._lay_out()

    def show_as(self, settings: BoardSettings, theme: Theme) -> None:
        """Arrange and call the numbers as the board does, and show the board in its own colours."""
        self.action.number.show_as(settings)
        self.ninety.show_as(settings)
        self.hall.show_as(settings, theme)

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Show the evening as it stands."""
        self._middle.setCurrentIndex(0 if snapshot.playing else 1)
        self.top.show_snapshot(snapshot)
        self.action.show_snapshot(snapshot)
        self.ninety.show_view(snapshot.hall)
        numbers = [Part(str(ball.number), ball.void) for ball in reversed(snapshot.balls)]
        self.history.show_parts([Part(self._speaker.say(CONSOLE, "in_order")), *numbers[:IN_ORDER]])
        self.prizes.show_snapshot(snapshot)
        self.prizes.setVisible(bool(snapshot.prizes))
        self.claims.setVisible(bool(snapshot.series or snapshot.prizes))
        self.between.show_snapshot(snapshot)
        self.claims.show_snapshot(snapshot)

    def _make_middle(self) -> QStackedWidget:
        panel = Panel()
        column = panel.column(12, 4)
        column.addWidget(self.ninety, 1)
        column.addWidget(self.history)
        playing = QWidget()
        both = QVBoxLayout(playing)
        space(both, between=20)
        both.addWidget(panel, 66)
        both.addWidget(self.prizes, 34)
        middle = QStackedWidget()
        middle.addWidget(playing)
        middle.addWidget(self.between)
        return middle

    def _lay_out(self) -> None:
        grid = QGridLayout()
        space(grid, (26, 20, 26, 20), 20)
        right = QWidget()
        both = QVBoxLayout(right)
        space(both, between=20)
        both.addWidget(self.hall, 41)
        both.addWidget(self.claims, 59)
        for column, (part, share) in enumerate(((self.action, 25), (self._middle, 41), (right, 32))):
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            grid.addWidget(part, 0, column)
            grid.setColumnStretch(column, share)
        outer = QVBoxLayout(self)
        space(outer)
        outer.addWidget(self.top)
        outer.addLayout(grid, 1)
