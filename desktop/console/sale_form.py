"""The form of sales, for hands on a keyboard: Enter goes on, and does it from the last field."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from ..game.base import Command, Event
from ..game.money import minor_digits
from ..game.register import CardsReturned, CardsSold
from ..game.sales import ReopenSales
from ..game.text import MOST_LETTERS
from ..game.views import Snapshot
from ..languages.speaker import Speaker
from ..languages.tables.sales import SALES
from .look import label, set_state, space
from .sale_entry import FIELDS, Fault, FieldId, Filled, Order, WhatId, series_of, understand
from .sale_words import MOST_PRICE, done, understood, wrong
from .widgets import AmountField, Choice

CAPTIONS: dict[WhatId, str] = {
    "take_back": "give_back",
    "damaged": "mark_damaged",
    "all_printed": "put_in_play",
    "unregistered": "put_in_play",
    "deal": "deal",
}
"""What the button says; that it sells, where nothing else is said here."""


class SaleForm(QWidget):
    """What is done with which cards. What was asked for is answered by `show_events` or `show_refused`."""

    commanded = Signal(object)

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self._speaker = speaker
        self._snapshot = Snapshot()
        self._asked: Filled | None = None
        """What was asked for, and is not answered yet."""
        self.what, self.series = Choice(), Choice()
        self.first, self.last, self.count = QLineEdit(), QLineEdit(), QLineEdit()
        self.seller, self.buyer = QLineEdit(), QLineEdit()
        self.price = AmountField("", MOST_PRICE)
        self.fields: dict[FieldId, QWidget] = {
            "series": self.series,
            "first": self.first,
            "last": self.last,
            "count": self.count,
            "seller": self.seller,
            "price": self.price,
            "buyer": self.buyer,
        }
        self.echo = label("soft")
        """How the cards were understood."""
        self.answer = label("verdict")
        self.do = QPushButton()
        self.do.setDefault(True)
        self._form = QFormLayout()
        self._make_choices()
        self._connect()
        self._lay_out()
        self._show_fields()

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Which series there are, and whether their cards can be sold now."""
        self._snapshot = snapshot
        numbers = [row.series for row in snapshot.series]
        if [self.series.itemData(i) for i in range(self.series.count())] != numbers:
            chosen = self.series.currentData()
            self.series.blockSignals(True)
            self.series.clear()
            for number in numbers:
                self.series.addItem(str(number), number)
            self.series.setCurrentIndex(max(0, self.series.findData(chosen)))
            self.series.blockSignals(False)
        for widget in (self.what, *self.fields.values(), self.do):
            widget.setEnabled(self.open)
        self._show_fields()

    @property
    def open(self) -> bool:
        """Whether cards can be sold now."""
        snapshot = self._snapshot
        late = snapshot.late_sales if snapshot.playing else not snapshot.sales_closed
        return bool(snapshot.series) and late and not snapshot.closed

    def focus_first(self) -> None:
        """Begin with the cards."""
        field = self._first_field()
        field.setFocus()
        if isinstance(field, QLineEdit):
            field.selectAll()

    def take_card(self, text: str) -> bool:
        """A card was scanned while one was wanted here; whether a field has taken it."""
        field = next((field for field in (self.first, self.last) if field.hasFocus()), None)
        if field is None:
            return False
        field.setText(text)
        name: FieldId = "first" if field is self.first else "last"
        if name == self._asked_fields()[-1]:
            self.do.setFocus()  # a scanner's Enter fills in; it is a person who does it
        else:
            self._enter(name)
        return True

    def show_events(self, events: Iterable[Event]) -> None:
        """What was sold or has come back: say so, and offer the next cards."""
        told = [event for event in events if isinstance(event, CardsSold | CardsReturned)]
        if not told:
            return
        asked, self._asked = self._asked, None
        order = understand(asked, self._snapshot.series) if asked else None
        named = order.named if isinstance(order, Order) else ()
        listed = any(row.listed and row.series == told[0].series for row in self._snapshot.series)
        if listed and not named:
            named = (self._speaker.say(SALES, "all_listed"),)
        self._tell(done(self._speaker, told, self._snapshot.hall.currency, named), "good")
        if asked:
            self._offer_next(asked, told[0])

    def show_refused(self, sentence: str) -> None:
        """Why it was refused; what was typed can be corrected."""
        self._asked = None
        self._tell(sentence, "bad")
        self.focus_first()

    def _make_choices(self) -> None:
        say = self._speaker.say
        for what in FIELDS:
            self.what.addItem(say(SALES, what), what)
        for field in (self.seller, self.buyer):
            field.setMaxLength(MOST_LETTERS)
        for name, field in (("first", self.first), ("last", self.last), ("count", self.count)):
            field.setMaxLength(32)
            field.setPlaceholderText(say(SALES, "card_hint") if name == "first" else "")
        self.last.setPlaceholderText(say(SALES, "last_hint"))
        self.price.setPlaceholderText("0")
        self.buyer.setPlaceholderText(say(SALES, "buyer_hint"))

    def _connect(self) -> None:
        self.what.currentIndexChanged.connect(self._chosen)
        self.series.currentIndexChanged.connect(self._show_echo)
        for name, field in self.fields.items():
            if isinstance(field, QLineEdit):
                field.returnPressed.connect(partial(self._enter, name))
                field.textChanged.connect(self._show_echo)
        self.do.clicked.connect(self._submit)

    def _lay_out(self) -> None:
        say = self._speaker.say
        space(self._form, between=12)
        self._captions: dict[str, QLabel] = {}
        for name, field in (("what", self.what), *self.fields.items()):
            words = say(SALES, f"field_{name}")
            field.setAccessibleName(words)
            self._captions[name] = label("soft", words)
            self._form.addRow(self._captions[name], field)
        for words in (self.echo, self.answer):
            words.setWordWrap(True)
        column = QVBoxLayout(self)
        space(column, between=14)
        column.addLayout(self._form)
        column.addWidget(self.echo)
        column.addWidget(self.do)
        column.addWidget(self.answer)
        self.answer.hide()

    @property
    def _what(self) -> WhatId:
        return self.what.currentData()

    def _asked_fields(self) -> list[FieldId]:
        """The fields that are asked for now; the series only where there are several."""
        several = self.series.count() > 1
        return [name for name in FIELDS[self._what] if name != "series" or several]

    def _chosen(self) -> None:
        self.answer.hide()
        self._show_fields()

    def _show_fields(self) -> None:
        asked = self._asked_fields()
        for name, field in self.fields.items():
            self._form.setRowVisible(field, name in asked)
        alone = "first_of_strip" if self._what == "strip" else "first_alone"
        words = self._speaker.say(SALES, "field_first" if "last" in asked else alone)
        self._captions["first"].setText(words)
        self.first.setAccessibleName(words)
        self.do.setText(self._speaker.say(SALES, CAPTIONS.get(self._what, "sell")))
        self._show_echo()

    def _first_field(self) -> QWidget:
        asked: list[FieldId] = [name for name in self._asked_fields() if name != "series"]
        if not self.open:
            return self
        return self.fields[asked[0]] if asked else self.do

    def _filled(self) -> Filled:
        digits = minor_digits(self._snapshot.hall.currency)
        return Filled(
            what=self._what,
            series=self.series.currentData() or 0,
            first=self.first.text(),
            last=self.last.text(),
            cards=self.count.text(),
            seller=self.seller.text(),
            buyer=self.buyer.text(),
            price=self.price.amount(digits) if self.price.text().strip() else 0,
        )

    def _order(self) -> Order | Fault:
        return understand(self._filled(), self._snapshot.series)

    def _enter(self, name: FieldId) -> None:
        """Enter in a field: say what is wrong with it, go to the next, or do it from the last."""
        self._follow_series(name)
        asked, order = self._asked_fields(), self._order()
        if isinstance(order, Fault) and order.field in asked[: asked.index(name) + 1]:
            self._show_fault(order)
        elif name == asked[-1]:
            self._submit()
        else:
            self.answer.hide()
            field = self.fields[asked[asked.index(name) + 1]]
            field.setFocus()
            if isinstance(field, QLineEdit):
                field.selectAll()

    def _follow_series(self, name: FieldId) -> None:
        """A scanned card brings its series with it."""
        if name == "first" and self._what != "book":
            place = self.series.findData(series_of(self.first.text()))
            self.series.setCurrentIndex(place if place >= 0 else self.series.currentIndex())

    def _submit(self) -> None:
        order = self._order()
        if isinstance(order, Fault):
            self._show_fault(order)
            return
        self._asked = self._filled()
        self.answer.hide()
        self.focus_first()
        for command in self._commands(order.command):
            self.commanded.emit(command)

    def _commands(self, command: Command) -> tuple[Command, ...]:
        """In play sales may have been closed; they open again for latecomers."""
        late = self._snapshot.playing and self._snapshot.sales_closed
        return (ReopenSales(), command) if late else (command,)

    def _offer_next(self, asked: Filled, event: CardsSold | CardsReturned) -> None:
        """The number after these, unless something else was typed meanwhile; the buyer is another one."""
        if self._filled() == asked and "first" in self._asked_fields():
            row = next(row for row in self._snapshot.series if row.series == event.series)
            counted = not row.listed and event.last < row.cards
            self.first.setText(str(event.last + 1) if counted else "")
            self.last.clear()
            self.buyer.clear()
            if self.first.hasFocus():
                self.first.selectAll()

    def _show_echo(self) -> None:
        order = self._order() if self._snapshot.series else None
        price = (self._filled().price or 0) if "price" in self._asked_fields() else 0
        currency = self._snapshot.hall.currency
        if isinstance(order, Order):
            self.echo.setText(understood(self._speaker, order, price, currency))
        else:
            self.echo.setText(self._speaker.say(SALES, "enter_goes_on"))

    def _show_fault(self, fault: Fault) -> None:
        field = self.fields[fault.field]
        field.setFocus()
        if isinstance(field, QLineEdit):
            field.selectAll()
        typed = field.text() if isinstance(field, QLineEdit) else ""
        self._tell(wrong(self._speaker, fault, self._snapshot.hall.currency, typed), "bad")

    def _tell(self, words: str, state: str) -> None:
        self.answer.setText(words)
        set_state(self.answer, state)
        self.answer.show()
