"""The first screen: just the board, tonight's evening, or an evening that exists."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ..game.base import Command
from ..game.evening import OpenEvening
from ..game.programme import PlanGame, Source
from ..game.rounds import StartGame
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from ..scenes.theme import Theme
from .look import label, space
from .widgets import KeyButton


def board_alone(source: Source, language: str) -> tuple[Command, ...]:
    """The commands of an evening with the board alone: no cards, no prizes, and the game has started."""
    return (OpenEvening(language=language), PlanGame(source=source), StartGame())


class StartPage(QWidget):
    """Large choices below one another; the first has the focus, so that Enter is enough."""

    begin = Signal(object)
    tonight = Signal()
    resume = Signal()
    open_file = Signal()
    restore = Signal()
    set_up_reader = Signal()

    def __init__(self, theme: Theme, speaker: Speaker) -> None:
        super().__init__()
        self._theme, self._speaker = theme, speaker
        language = speaker.language
        self._column = QVBoxLayout()
        self.resume_button = self._choice("resume_last", "resume_last")
        self.program = self._choice("board_program", "board_program_more")
        self.balls = self._choice("board_balls", "board_balls_more")
        self.evening = self._choice("tonight", "tonight_more")
        self.file = self._choice("open_file", "open_file_more")
        self.resume_button.clicked.connect(self.resume)
        self.program.clicked.connect(lambda: self.begin.emit(board_alone("live", language)))
        self.balls.clicked.connect(lambda: self.begin.emit(board_alone("balls", language)))
        self.evening.clicked.connect(self.tonight)
        self.file.clicked.connect(self.open_file)
        self.restore_button = QPushButton(speaker.say(CONSOLE, "restore_yes_more"))
        self.restore_button.clicked.connect(self.restore)
        self.setup_button = QPushButton(speaker.say(CONSOLE, "set_up_reader"))
        self.setup_button.clicked.connect(self.set_up_reader)
        self._lay_out()
        self.offer_resume("")

    def offer_resume(self, name: str) -> None:
        """Offer the last evening by its name and date, if one can be resumed."""
        self.resume_button.setVisible(bool(name))
        self.resume_button.show_as(
            self._speaker.say(CONSOLE, "resume_last"), name, gold=bool(name), large=True
        )
        self.program.show_as(
            self._speaker.say(CONSOLE, "board_program"),
            self._speaker.say(CONSOLE, "board_program_more"),
            gold=not name,
            large=True,
        )
        (self.resume_button if name else self.program).setFocus()

    def _choice(self, caption: str, more: str) -> KeyButton:
        button = KeyButton(self._theme, "")
        button.show_as(self._speaker.say(CONSOLE, caption), self._speaker.say(CONSOLE, more), large=True)
        button.setAutoDefault(True)
        self._column.addWidget(button, 3)
        return button

    def _preparing(self) -> QHBoxLayout:
        """What is done now and then, below the choices."""
        row = QHBoxLayout()
        space(row, between=16)
        row.addStretch(1)
        row.addWidget(self.setup_button)
        row.addWidget(self.restore_button)
        return row

    def _lay_out(self) -> None:
        middle = QVBoxLayout()
        space(middle, between=18)
        middle.addStretch(1)
        middle.addWidget(label("title", self._speaker.say(CONSOLE, "program")))
        middle.addWidget(label("large", self._speaker.say(CONSOLE, "welcome")))
        space(self._column, between=20)
        middle.addLayout(self._column, 14)
        middle.addLayout(self._preparing())
        middle.addStretch(1)
        outer = QHBoxLayout(self)
        outer.addStretch(1)
        outer.addLayout(middle, 3)
        outer.addStretch(1)
