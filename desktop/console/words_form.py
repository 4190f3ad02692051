"""The hall's words, and the commitment that they are taken for."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout

from ..game.sales import TakeWords
from ..game.views import Snapshot
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from .look import label, space
from .widgets import Panel

GROUP = 4
"""How many digits of a commitment stand together, to be compared by eye."""


class WordsForm(Panel):
    """The hall's words, taken once sales are closed; and the commitment of the next draw."""

    commanded = Signal(object)

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self._speaker = speaker
        self.words = QLineEdit()
        self.words.setMaxLength(200)
        self.words.setPlaceholderText(speaker.say(CONSOLE, "words_hint"))
        self.words.setAccessibleName(speaker.say(CONSOLE, "words"))
        self.take = QPushButton(speaker.say(CONSOLE, "take_words"))
        self.take.clicked.connect(self._take)
        self.words.returnPressed.connect(self._take)
        self.taken = label("plain")
        self.taken.setWordWrap(True)
        self.commitment = label("label")
        self.commitment.setWordWrap(True)
        column = QVBoxLayout(self)
        space(column, between=12)
        row = QHBoxLayout()
        row.addWidget(self.words, 1)
        row.addWidget(self.take)
        column.addWidget(self.taken)
        column.addLayout(row)
        column.addWidget(self.commitment)

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Whether words are wanted, and which were taken."""
        say, hall = self._speaker.say, snapshot.hall
        provable = any(row.source == "provable" and row.state == "coming" for row in snapshot.programme)
        wanted = provable and snapshot.sales_closed and not snapshot.words_taken
        for widget in (self.words, self.take):
            widget.setVisible(wanted)
        words = hall.words or say(CONSOLE, "no_words")
        self.taken.setText(say(CONSOLE, "words_taken", words=words))
        self.taken.setVisible(snapshot.words_taken)
        if snapshot.words_taken:
            self.words.clear()
        commitment = hall.game.commitment if hall.game else ""
        groups = " ".join(commitment[i : i + GROUP] for i in range(0, len(commitment), GROUP))
        self.commitment.setText(say(CONSOLE, "commitment", commitment=groups) if commitment else "")
        self.commitment.setVisible(bool(commitment))

    def _take(self) -> None:
        self.commanded.emit(TakeWords(words=self.words.text()))
