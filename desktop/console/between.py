"""Between games: the programme, the cards in play, the hall's words, and the start of the next game."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ..game.cards.series import MOST_STRIPS
from ..game.sales import CloseSales, ReopenSales, Sell, TakeBack, TakeWords
from ..game.views import GameRow, SeriesRow, Snapshot
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from .backup_line import BackupLine
from .deeds import DeedId, key_of
from .key_names import key_name
from .look import empty, label, space
from .widgets import Choice, NumberField, Panel

MOST_CARDS = 6 * MOST_STRIPS
SECTION = 16
"""Room between programme, sales and words, beside what is between lines."""
FEW_GAMES = 4
"""So many games of the programme can always be seen."""
GROUP = 4
"""How many digits of a commitment stand together, to be compared by eye."""


class BetweenPanel(Panel):
    """What is prepared and sold while no game is being played."""

    deed = Signal(str)
    commanded = Signal(object)

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self._speaker = speaker
        self._shown: tuple[object, ...] = ()
        self.programme = Programme(speaker)
        self.sales_lines: list[QLabel] = []
        self._sales = QVBoxLayout()
        self.form = SaleForm(speaker)
        self.form.commanded.connect(self.commanded)
        self.backup = BackupLine(speaker)
        self.backup.asked.connect(lambda: self.deed.emit("back_up"))
        self.words_form = WordsForm(speaker)
        self.words_form.commanded.connect(self.commanded)
        self.another, self.print_cards = self._button("another_game"), self._button("print_cards")
        column = self.column(28, 14)
        column.addLayout(_headed(speaker.say(CONSOLE, "programme"), self.another))
        column.addWidget(self.programme)
        column.addSpacing(SECTION)
        sell_key = label("label", _key(speaker, "sell"))
        column.addLayout(_headed(speaker.say(CONSOLE, "sales"), sell_key, self.print_cards))
        column.addLayout(self._sales)
        column.addWidget(self.form)
        column.addWidget(self.backup)
        column.addSpacing(SECTION)
        column.addWidget(self.words_form)
        column.addStretch(1)

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Show programme, sales and words as they stand."""
        game = snapshot.hall.game
        proof = (snapshot.words_taken, snapshot.hall.words, game.commitment if game else "")
        shown = (snapshot.programme, snapshot.series, snapshot.sales_closed, *proof)
        if shown == self._shown:
            return
        self._shown = shown
        self.programme.show_games(snapshot.programme)
        self._show_sales(snapshot.series)
        self.form.show_snapshot(snapshot)
        self.words_form.show_snapshot(snapshot)
        self.another.setEnabled(snapshot.another is not None)
        self.print_cards.setVisible(bool(snapshot.series))

    def focus_next(self) -> None:
        """Go to the hall's words where they are wanted, and from there to the sale."""
        words = self.words_form.words
        if words.isVisible() and not words.hasFocus():
            words.setFocus()
        else:
            self.form.focus_first()

    def _button(self, deed: DeedId) -> QPushButton:
        button = QPushButton(f"{self._speaker.say(CONSOLE, deed)}   {_key(self._speaker, deed)}")
        button.clicked.connect(lambda: self.deed.emit(deed))
        return button

    def _show_sales(self, series: tuple[SeriesRow, ...]) -> None:
        empty(self._sales)
        self.sales_lines = []
        say = self._speaker.say
        for row in series:
            params = {"series": row.series, "in_play": row.in_play, "cards": row.cards}
            self._add_sales(label("plain", say(CONSOLE, "sales_of", **params)))
        if not series:
            self._add_sales(label("soft", say(CONSOLE, "sales_none")))

    def _add_sales(self, line: QLabel) -> None:
        self.sales_lines.append(line)
        self._sales.addWidget(line)


class Programme(QScrollArea):
    """The games of the evening, a line each: as high as they are where there is room, else they scroll."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self._speaker = speaker
        self.lines: list[QLabel] = []
        self._next: QLabel | None = None
        self._inside = QWidget()
        self._column = QVBoxLayout(self._inside)
        space(self._column, between=6)
        self.setWidget(self._inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum)

    def show_games(self, programme: tuple[GameRow, ...]) -> None:
        """Show the programme, with the next game where it can be seen."""
        empty(self._column)
        say, self.lines, self._next = self._speaker.say, [], None
        for place, row in enumerate(programme, start=1):
            title = row.title or say(CONSOLE, "game_of", place=place, of=len(programme))
            state = say(CONSOLE, "game_played" if row.state == "played" else "game_coming")
            upcoming = row.state == "coming" and self._next is None
            kind = "gold" if upcoming else "soft"
            line = label(kind, f"{title} · {say(CONSOLE, f'source_{row.source}')} · {state}")
            self._next = line if upcoming else self._next
            self.lines.append(line)
            self._column.addWidget(line)
        self.updateGeometry()
        QTimer.singleShot(0, self, self._show_next)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Qt shows new lines, and they take room, only some time after they were added."""
        if watched is self._inside and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:  # noqa: N802
        """All lines."""
        return self._inside.sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """A few lines."""
        few = sum(line.sizeHint().height() + self._column.spacing() for line in self.lines[:FEW_GAMES])
        return QSize(20, few)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keep the next game where it can be seen."""
        super().resizeEvent(event)
        self._show_next()

    def _show_next(self) -> None:
        """Once the lines have their places."""
        if self._next:
            self.ensureWidgetVisible(self._next)


class SaleForm(Panel):
    """Sell cards from a number to another, or take them back; close and reopen sales."""

    commanded = Signal(object)

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        say = speaker.say
        self._closed = False
        self._asked: Sell | None = None
        """What was asked to be sold and is not seen as sold yet."""
        self.series = Choice()
        self.first, self.last = NumberField(1, MOST_CARDS, 1), NumberField(1, MOST_CARDS, 1)
        self.seller = QLineEdit()
        for field, code in ((self.first, "first_card"), (self.last, "last_card"), (self.seller, "seller")):
            field.setAccessibleName(say(CONSOLE, code))
        self.sell = QPushButton(say(CONSOLE, "sell_these"))
        self.take_back = QPushButton(say(CONSOLE, "take_back"))
        self.close_sales = QPushButton()
        self._captions = (say(CONSOLE, "close_sales"), say(CONSOLE, "reopen_sales"))
        self._series_word = say(CONSOLE, "series")
        for field in (self.first, self.last, self.seller):
            field.returnPressed.connect(self._sell)
        self.sell.clicked.connect(self._sell)
        self.take_back.clicked.connect(self._take_back)
        self.close_sales.clicked.connect(self._close)
        cards, deeds = QHBoxLayout(), QHBoxLayout()
        for row in (cards, deeds):
            space(row, between=12)
        cards.addWidget(self.series, 2)
        for field, code in ((self.first, "first_card"), (self.last, "last_card"), (self.seller, "seller")):
            cards.addWidget(label("label", say(CONSOLE, code)))
            cards.addWidget(field, 3 if field is self.seller else 2)
        for button in (self.sell, self.take_back, self.close_sales):
            deeds.addWidget(button)
        deeds.addStretch(1)
        column = QVBoxLayout(self)
        space(column, between=12)
        column.addLayout(cards)
        column.addLayout(deeds)

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Which series there are, and whether they are being sold."""
        self._closed = snapshot.sales_closed
        chosen = self.series.currentData()
        self.series.clear()
        for row in snapshot.series:
            self.series.addItem(f"{self._series_word} {row.series}", row.series)
        self.series.setCurrentIndex(max(0, self.series.findData(chosen)))
        self.setVisible(bool(snapshot.series))
        for widget in (self.sell, self.seller):
            widget.setEnabled(not self._closed)
        self.close_sales.setText(self._captions[self._closed])
        if self._asked and _is_sold(self._asked, snapshot.series):
            self._go_on(self._asked)
            self._asked = None

    def focus_first(self) -> None:
        """Begin with the first card."""
        self.first.setFocus()
        self.first.selectAll()

    def _go_on(self, sold: Sell) -> None:
        """The next card, unless something else was typed meanwhile."""
        for field, shown in ((self.first, sold.first), (self.last, sold.last)):
            if field.text() == str(shown):
                field.set_value(sold.last + 1)
                if field.hasFocus():
                    field.selectAll()

    def _sell(self) -> None:
        first, last = self.first.value(), self.last.value()
        self.focus_first()
        self._asked = Sell(
            series=self.series.currentData(), first=first, last=last, seller=self.seller.text()
        )
        self.commanded.emit(self._asked)

    def _take_back(self) -> None:
        series, first, last = self.series.currentData(), self.first.value(), self.last.value()
        self.commanded.emit(TakeBack(series=series, first=first, last=last))

    def _close(self) -> None:
        self.commanded.emit(ReopenSales() if self._closed else CloseSales())


def _key(speaker: Speaker, deed: DeedId) -> str:
    return key_name(speaker, key_of(deed))


def _headed(words: str, *beside: QWidget) -> QHBoxLayout:
    """A heading, and something at the right of it."""
    row = QHBoxLayout()
    space(row, between=14)
    row.addWidget(label("heading", words))
    row.addStretch(1)
    for widget in beside:
        row.addWidget(widget)
    return row


def _is_sold(asked: Sell, series: tuple[SeriesRow, ...]) -> bool:
    """Whether all the cards of a sale are in play."""
    runs = (run for row in series if row.series == asked.series for run in row.runs)
    return any(first <= asked.first and asked.last <= last for first, last in runs)


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
