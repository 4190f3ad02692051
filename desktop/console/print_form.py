"""The form for printing cards: which, on what paper, and what stands on them; then how the print goes on."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QWidget,
)

from ..game.money import minor_digits
from ..game.views import SeriesRow, Snapshot
from ..languages.card_words import CARD_WORDS, COLOURS, words_in
from ..languages.speaker import Speaker
from ..languages.tables.printing import PRINTING
from .dialogs import Dialog
from .file_choice import FileChoice
from .look import DESIGN, label, rescale, space
from .sale_words import MOST_PRICE
from .widgets import AmountField, Choice, NumberField, TickBox

MOST_LETTERS = 80
PAPERS = ("a4", "letter")
PER_PAGE = (6, 3, 2, 1)
LETTER_CURRENCY = "USD"
"""Where money is this, the paper in the drawer is Letter."""

Target = Literal["pdf", "printer"]


class PrintWish(NamedTuple):
    """Which cards are to be printed, and how. `price` is in minor units where it is digits."""

    target: Target
    series: SeriesRow
    first: int
    last: int
    paper: str
    per_page: int
    language: str
    colour: str
    tinted: bool
    hall: str
    sponsor: str
    price: str
    logo: str
    rules: str


class PrintForm(Dialog):
    """Asks what to print. It stays open while that is printed, and says what became of it."""

    wished = Signal(object)
    """A PrintWish."""
    stop = Signal()

    def __init__(self, parent: QWidget, speaker: Speaker, snapshot: Snapshot) -> None:
        super().__init__(parent, speaker.say(PRINTING, "title"))
        self._speaker, self._currency = speaker, snapshot.hall.currency
        self._busy = False
        self._of = 0
        self.setMinimumWidth(parent.width() * 3 // 4)
        self.series = Choice()
        for row in snapshot.series:
            if row.kind != "listed":
                self.series.addItem(str(row.series), row)
        self.first, self.last = NumberField(1, 1, 1), NumberField(1, 1, 1)
        self.paper = self._choice("paper", PAPERS)
        self.paper.setCurrentIndex(PAPERS.index("letter" if self._currency == LETTER_CURRENCY else "a4"))
        self.per_page = self._choice("per_page", PER_PAGE)
        self.language, self.colour = Choice(), Choice()
        self.tinted = TickBox(self._say("tinted"))
        self.hall, self.sponsor = QLineEdit(snapshot.hall.hall), QLineEdit()
        self.price = AmountField("", MOST_PRICE)
        self.logo = FileChoice(self, speaker, self._say("logo"), self._say("pictures"))
        self.rules = FileChoice(self, speaker, self._say("rules"), self._say("texts"))
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.told = label("plain")
        self.told.setWordWrap(True)
        self.to_pdf, self.to_printer = QPushButton(self._say("to_pdf")), QPushButton(self._say("to_printer"))
        self.leave = QPushButton(self._say("close"))
        self.leave.setAutoDefault(False)
        self._fill(snapshot.hall.language)
        self._lay_out()
        self._connect()
        self._show_series()
        self._show_busy(busy=False)
        rescale(self, parent.height() / DESIGN.height())
        self.first.setFocus()
        self.first.selectAll()

    def show_started(self, count: int) -> None:
        """So many cards are being printed."""
        self._of = count
        self.progress.setRange(0, count)
        self._show_busy(busy=True)
        self.show_progress(0)

    def show_progress(self, done: int) -> None:
        """So many of them are done."""
        self.progress.setValue(done)
        said = self._speaker.locale.toString(done)
        self.told.setText(self._speaker.say(PRINTING, "progress", self._of, done=said))

    def show_ended(self, sentence: str) -> None:
        """What became of the print, or why it was not begun."""
        self._show_busy(busy=False)
        self.told.setText(sentence)
        self.adjustSize()

    def reject(self) -> None:
        """Esc and the last button: stop what is being printed, else close."""
        if self._busy:
            self.stop.emit()
        else:
            super().reject()

    def _say(self, code: str) -> str:
        return self._speaker.say(PRINTING, code)

    def _choice(self, code: str, values: Sequence[str | int]) -> Choice:
        box = Choice()
        for value in values:
            box.addItem(self._say(f"{code}_{value}"), value)
        return box

    def _fill(self, language: str) -> None:
        for known, words in CARD_WORDS.items():
            self.language.addItem(words.name, known)
        self.language.setCurrentIndex(self.language.findData(language))
        self.colour.addItem(self._say("colour_none"), "")
        for colour in COLOURS:
            self.colour.addItem(words_in(self._speaker.language).colours[colour], colour)
        self.tinted.setChecked(True)
        for field in (self.hall, self.sponsor):
            field.setMaxLength(MOST_LETTERS)

    def _lay_out(self) -> None:
        columns = QHBoxLayout()
        space(columns, between=60)
        cards = (
            ("series", self.series),
            ("first", self.first),
            ("last", self.last),
            ("paper", self.paper),
            ("per_page", self.per_page),
            ("language", self.language),
        )
        words = (
            ("hall", self.hall),
            ("sponsor", self.sponsor),
            ("price", self.price),
            ("colour", self.colour),
            ("", self.tinted),
            ("logo", self.logo),
            ("rules", self.rules),
        )
        for fields in (cards, words):
            columns.addLayout(self._form(fields), 1)
        buttons = QHBoxLayout()
        space(buttons, between=14)
        buttons.addWidget(self.leave)
        buttons.addStretch(1)
        for button in (self.to_printer, self.to_pdf):
            buttons.addWidget(button)
        self.column.addLayout(columns)
        self.column.addWidget(self.progress)
        self.column.addWidget(self.told)
        self.column.addLayout(buttons)
        self.to_pdf.setDefault(True)
        self._fields = [field for _, field in (*cards, *words)]
        for before, after in pairwise((*self._fields, self.leave, self.to_printer, self.to_pdf)):
            QWidget.setTabOrder(before, after)

    def _form(self, fields: Sequence[tuple[str, QWidget]]) -> QFormLayout:
        form = QFormLayout()
        space(form, between=14)
        for code, field in fields:
            caption = self._say(code) if code else ""
            field.setAccessibleName(caption)
            form.addRow(label("soft", caption), field)
        return form

    def _connect(self) -> None:
        self.series.currentIndexChanged.connect(self._show_series)
        self.colour.currentIndexChanged.connect(self._show_tint)
        self.to_pdf.clicked.connect(lambda: self._wish("pdf"))
        self.to_printer.clicked.connect(lambda: self._wish("printer"))
        self.leave.clicked.connect(self.reject)
        self._show_tint()

    def _show_series(self) -> None:
        """All cards of the series that is chosen, with the price and the colour that the hall was told."""
        row: SeriesRow = self.series.currentData()
        cards, digits = row.cards, minor_digits(self._currency)
        if row.price:
            units, minor = divmod(row.price, 10**digits)
            point = self._speaker.locale.decimalPoint()
            self.price.setText(f"{units}{point}{minor:0{digits}}" if minor else str(units))
        self.colour.setCurrentIndex(max(self.colour.findData(row.colour), self.colour.currentIndex()))
        for field, value in ((self.first, 1), (self.last, cards)):
            field.set_range(1, cards)
            field.set_value(value)

    def _show_tint(self) -> None:
        self.tinted.setEnabled(bool(self.colour.currentData()))

    def _show_busy(self, *, busy: bool) -> None:
        self._busy = busy
        for widget in (*self._fields, self.to_pdf, self.to_printer):
            widget.setEnabled(not busy)
        if not busy:
            self._show_tint()
        self.progress.setVisible(busy)
        self.leave.setText(self._say("stop" if busy else "close"))

    def _wish(self, target: Target) -> None:
        row = self.series.currentData()
        right = self.first.hasAcceptableInput() and self.last.hasAcceptableInput()
        if not right or self.last.value() < self.first.value():
            self.told.setText(
                self._speaker.say(PRINTING, "wrong_range", cards=self._speaker.locale.toString(row.cards))
            )
            self.first.setFocus()
            self.first.selectAll()
            return
        self.wished.emit(
            PrintWish(
                target=target,
                series=row,
                first=self.first.value(),
                last=self.last.value(),
                paper=self.paper.currentData(),
                per_page=self.per_page.currentData(),
                language=self.language.currentData(),
                colour=self.colour.currentData(),
                tinted=self.tinted.isChecked(),
                hall=self.hall.text().strip(),
                sponsor=self.sponsor.text().strip(),
                price=self._price(),
                logo=self.logo.path,
                rules=self.rules.path,
            )
        )

    def _price(self) -> str:
        """An amount in minor units, or whatever else was typed: `free`."""
        amount = self.price.amount(minor_digits(self._currency))
        return self.price.text().strip() if amount is None else str(amount)
