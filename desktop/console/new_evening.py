"""The form of a new evening: good as it stands, so that Enter is enough."""

from collections.abc import Mapping
from itertools import pairwise

from msgspec import structs
from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ..game.base import Command
from ..game.evening import OpenEvening
from ..game.jackpots import RaiseJackpot
from ..game.money import minor_digits
from ..game.programme import PlanGame
from ..languages.sentences import SYMBOLS
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from ..settings.schemes import Scheme, prizes_asked
from .evening_cards import EveningCards
from .look import label, space
from .scheme_prizes import MOST_VALUE, SchemePrizes
from .widgets import AmountField, Choice, NumberField, Panel

SCHEME = "italy"
"""The scheme that is offered first."""


class NewEveningPage(QWidget):
    """Name, games, cards; scheme, where numbers come from, and the prizes with their values."""

    begin = Signal(object)
    back = Signal()
    told = Signal(str)
    """A sentence about what is filled in and cannot be."""

    def __init__(self, speaker: Speaker, schemes: Mapping[str, Scheme]) -> None:
        super().__init__()
        self._speaker, self._schemes = speaker, schemes
        say = speaker.say
        self.name = QLineEdit(say(CONSOLE, "name_example"))
        self.hall = QLineEdit()
        self.games = NumberField(1, 50, 3)
        self.currency = Choice()
        for currency, symbol in SYMBOLS.items():
            self.currency.addItem(f"{currency} {symbol}", currency)
        self.cards = EveningCards(speaker, self)
        self.scheme = self._scheme_choice()
        self.source = self._choice("source", "provable", "live", "balls")
        self.awarding = self._choice("awarding", "claimed", "automatic")
        self.late = self._choice("late", "strict", "until_closed", "late_shares")
        head = (
            ("scheme", self.scheme),
            ("source", self.source),
            ("awarding", self.awarding),
            ("late", self.late),
        )
        self.prizes = SchemePrizes(speaker, [(say(CONSOLE, code), field) for code, field in head])
        self.start = QPushButton(say(CONSOLE, "begin"))
        self.start.setDefault(True)
        self.leave = QPushButton(say(CONSOLE, "back"))
        self.start.clicked.connect(self._begin)
        self.leave.clicked.connect(self.back)
        for field in (self.name, self.hall):
            field.setMaxLength(80)
            field.returnPressed.connect(self.start.click)
        for field in (self.games, self.cards.series, self.cards.strips):
            field.entered.connect(self.start.click)
        self.prizes.entered.connect(self.start.click)
        self.prizes.filled.connect(self._order)
        self._lay_out()
        self.scheme.currentIndexChanged.connect(self._show_scheme)
        self._show_scheme()

    def commands(self) -> tuple[Command, ...]:
        """The evening as filled in, as commands."""
        opening = OpenEvening(
            name=self.name.text(),
            hall=self.hall.text(),
            language=self._speaker.language,
            currency=self.currency.currentData(),
        )
        cards = (*self.cards.brought(self._chosen()), *self.cards.announced(self._digits))
        raised = tuple(RaiseJackpot(jackpot=name, amount=0) for name in self.prizes.jackpots)
        plans = [self._plan()] * self.games.value()
        return (opening, *cards, *raised, *plans, *self.cards.sold())

    def _plan(self) -> PlanGame:
        scheme = self._chosen()
        return PlanGame(
            source=self.source.currentData(),
            awarding=self.awarding.currentData(),
            rules=structs.replace(scheme.rules, late=self.late.currentData()),
            scheme=self.scheme.currentData(),
            extra=self.prizes.extra,
            values=self.prizes.values(self._digits),
        )

    @property
    def _digits(self) -> int:
        return minor_digits(self.currency.currentData())

    def _begin(self) -> None:
        """Begin, or say what cannot be, and wait there for something else."""
        scheme = self._chosen()
        if field := self._faulty():
            field.setFocus()
            field.selectAll()
            self.told.emit(self._wanted(field))
        elif why := self.cards.unfit(scheme, prizes_asked(scheme, self.prizes.extra)):
            self.cards.focus_unfit()
            self.told.emit(why)
        else:
            self.begin.emit(self.commands())

    def _faulty(self) -> NumberField | AmountField | None:
        """The first field that holds what cannot be."""
        numbers = (field for field in (self.games, self.cards.series, self.cards.strips) if field.isEnabled())
        wrong = (field for field in numbers if not field.hasAcceptableInput())
        price = None if self.cards.price_fits(self._digits) else self.cards.price
        return next(wrong, None) or price or self.prizes.faulty(self._digits)

    def _wanted(self, field: NumberField | AmountField) -> str:
        """What a field takes."""
        say, write = self._speaker.say, self._speaker.locale.toString
        params = {"field": field.accessibleName(), "typed": field.text()}
        if isinstance(field, NumberField):
            return say(CONSOLE, "number_wanted", first=write(field.first), last=write(field.last), **params)
        example = f"12{self._speaker.locale.decimalPoint()}{'5'.ljust(self._digits, '0')}"
        example = example if self._digits else "12"
        return say(CONSOLE, "amount_wanted", example=example, most=write(MOST_VALUE), **params)

    def _order(self) -> None:
        """Tab goes from top to bottom."""
        order = (self.late, *self.prizes.asked, self.leave, self.start)
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _chosen(self) -> Scheme:
        return self._schemes[self.scheme.currentData()]

    def _show_scheme(self) -> None:
        """What the scheme says: its prizes, its rules, and what it cannot have."""
        scheme = self._chosen()
        self.prizes.show_scheme(scheme)
        for choice, value in ((self.awarding, scheme.awarding), (self.late, scheme.rules.late)):
            choice.setCurrentIndex(choice.findData(value))
        self.source.offer("provable", offered=not scheme.rules.late_sales)
        self.cards.show_scheme(scheme)

    def _scheme_choice(self) -> Choice:
        box = Choice()
        for name, scheme in self._schemes.items():
            said = scheme.names.get(self._speaker.language) or scheme.names.get("en", name)
            box.addItem(said, name)
        box.setCurrentIndex(max(0, box.findData(SCHEME)))
        return box

    def focus_first(self) -> None:
        """Begin with the name."""
        self.cards.show_known()
        self.name.setFocus()
        self.name.selectAll()

    def _choice(self, code: str, *values: str) -> Choice:
        box = Choice()
        for value in values:
            box.addItem(self._speaker.say(CONSOLE, f"{code}_{value}"), value)
        return box

    def _lay_out(self) -> None:
        say = self._speaker.say
        left = QFormLayout()
        space(left, between=20)
        for code, field in (
            ("name", self.name),
            ("hall_name", self.hall),
            ("games", self.games),
            ("currency", self.currency),
        ):
            self._add(left, say(CONSOLE, code), field)
        for caption, field in self.cards.fields:
            self._add(left, caption, field)
        panel = Panel()
        columns = QHBoxLayout(panel)
        space(columns, (50, 36, 50, 36), 80)
        columns.addLayout(left, 1)
        columns.addWidget(self.prizes, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.leave)
        buttons.addStretch(1)
        buttons.addWidget(self.start)
        outer = QVBoxLayout(self)
        space(outer, (110, 40, 110, 40), 18)
        outer.addWidget(label("large", say(CONSOLE, "new_evening")))
        outer.addWidget(panel, 1)
        outer.addLayout(buttons)

    def _add(self, form: QFormLayout, caption: str, field: QWidget) -> None:
        field.setAccessibleName(caption)
        form.addRow(label("soft", caption), field)
