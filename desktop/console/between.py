"""Between games: the programme, the cards in play, the hall's words, and the start of the next game."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ..game.sales import CloseSales, ReopenSales
from ..game.views import SeriesRow, Snapshot
from ..languages.speaker import Speaker
from ..languages.table import Table
from ..languages.tables.console import CONSOLE
from ..languages.tables.sales import SALES
from .backup_line import BackupLine
from .deeds import DeedId, key_of
from .key_names import key_name
from .look import empty, label, space
from .programme_list import Programme
from .sales_page import series_line
from .widgets import Panel
from .words_form import WordsForm

SECTION = 16
"""Room between programme, sales and words, beside what is between lines."""


class BetweenPanel(Panel):
    """What is prepared and sold while no game is being played."""

    deed = Signal(str)
    commanded = Signal(object)

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self._speaker = speaker
        self._shown: tuple[object, ...] = ()
        self._closed = False
        self.programme = Programme(speaker)
        self.sales_lines: list[QLabel] = []
        self._sales = QVBoxLayout()
        self.sell = self._make_button(SALES, "see_all", "sell")
        self.close_sales = QPushButton()
        self.close_sales.clicked.connect(self._close)
        self.backup = BackupLine(speaker)
        self.backup.asked.connect(lambda: self.deed.emit("back_up"))
        self.words_form = WordsForm(speaker)
        self.words_form.commanded.connect(self.commanded)
        self.another = self._make_button(CONSOLE, "another_game", "another_game")
        self.print_cards = self._make_button(CONSOLE, "print_cards", "print_cards")
        self._lay_out()

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Show programme, sales and words as they stand."""
        game = snapshot.hall.game
        proof = (snapshot.words_taken, snapshot.hall.words, game.commitment if game else "")
        shown = (snapshot.programme, snapshot.series, snapshot.sales_closed, *proof)
        if shown == self._shown:
            return
        self._shown, self._closed = shown, snapshot.sales_closed
        self.programme.show_games(snapshot.programme)
        self._show_sales(snapshot.series)
        self.words_form.show_snapshot(snapshot)
        self.another.setEnabled(snapshot.another is not None)

    def focus_words(self) -> bool:
        """Go to the hall's words where they are wanted; whether they are, and were not reached yet."""
        words = self.words_form.words
        wanted = words.isVisible() and not words.hasFocus()
        if wanted:
            words.setFocus()
        return wanted

    def _lay_out(self) -> None:
        column, deeds = self.column(28, 14), QHBoxLayout()
        space(deeds, between=12)
        for button in (self.sell, self.close_sales):
            deeds.addWidget(button)
        deeds.addStretch(1)
        column.addLayout(_headed(self._speaker.say(CONSOLE, "programme"), self.another))
        column.addWidget(self.programme)
        column.addSpacing(SECTION)
        column.addLayout(_headed(self._speaker.say(CONSOLE, "sales"), self.print_cards))
        column.addLayout(self._sales)
        column.addLayout(deeds)
        column.addWidget(self.backup)
        column.addSpacing(SECTION)
        column.addWidget(self.words_form)
        column.addStretch(1)

    def _show_sales(self, series: tuple[SeriesRow, ...]) -> None:
        empty(self._sales)
        self.sales_lines = []
        for row in series:
            self._add_sales(label("plain", series_line(self._speaker, row)))
        if not series:
            self._add_sales(label("soft", self._speaker.say(CONSOLE, "sales_none")))
        for button in (self.sell, self.close_sales, self.print_cards):
            button.setVisible(bool(series))
        code = "reopen_sales" if self._closed else "close_sales"
        self.close_sales.setText(self._speaker.say(CONSOLE, code))

    def _add_sales(self, line: QLabel) -> None:
        self.sales_lines.append(line)
        self._sales.addWidget(line)

    def _make_button(self, table: Table, caption: str, deed: DeedId) -> QPushButton:
        button = QPushButton(f"{self._speaker.say(table, caption)}   {_key(self._speaker, deed)}")
        button.clicked.connect(lambda: self.deed.emit(deed))
        return button

    def _close(self) -> None:
        self.commanded.emit(ReopenSales() if self._closed else CloseSales())


def _key(speaker: Speaker, deed: DeedId) -> str:
    return key_name(speaker, key_of(deed))


def _headed(words: str, beside: QWidget) -> QHBoxLayout:
    """A heading, and something at the right of it."""
    row = QHBoxLayout()
    row.addWidget(label("heading", words))
    row.addStretch(1)
    row.addWidget(beside)
    return row
