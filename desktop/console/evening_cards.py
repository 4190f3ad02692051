"""The cards of a new evening: a series of ours, a list of another maker's from a file, or none we know."""

from collections.abc import Callable
from typing import Literal, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from ..game.base import Command, Refused
from ..game.cards.card import Card
from ..game.cards.listed import ListedCard
from ..game.cards.series import LAST_SERIES, MOST_STRIPS, POOLS, Kind
from ..game.programme import AnnounceSeries, ListSeries, RegisterSeries
from ..game.sales import Sell
from ..languages.card_words import words_in
from ..languages.sentences import prize_name, refusal
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from ..settings.schemes import Scheme, SchemePrize
from .sale_words import MOST_PRICE
from .widgets import AmountField, Choice, NumberField


class Known(NamedTuple):
    """What is known of a series: its cards' kind, and its size in strips; '' and 0 for a new one."""

    kind: Kind | Literal[""] = ""
    strips: int = 0


class EveningCards(QObject):
    """The fields that say which cards are played with, and what they mean."""

    file_wanted = Signal()
    """A file with cards of another maker is to be chosen: `take_cards`."""

    def __init__(self, speaker: Speaker, parent: QWidget) -> None:
        super().__init__(parent)
        self._speaker = speaker
        self._listed: tuple[ListedCard, ...] = ()
        self.known: Callable[[int], Known] = lambda series: Known()
        """What is known of a series that was taken before."""
        self.series = NumberField(1, LAST_SERIES, 1)
        self.strips = NumberField(1, MOST_STRIPS, 100)
        self.in_play = Choice()
        for value in ("all", "sold", "listed", "listed_sold", "others"):
            self.in_play.addItem(speaker.say(CONSOLE, f"in_play_{value}"), value)
        self.file = QPushButton(speaker.say(CONSOLE, "cards_file_choose"))
        self.file.clicked.connect(self.file_wanted)
        self.price, self.colour = AmountField("", MOST_PRICE), Choice()
        self.colour.addItem(speaker.say(CONSOLE, "colour_none"), "")
        for colour, name in words_in(speaker.language).colours.items():
            self.colour.addItem(name, colour)
        self.in_play.currentIndexChanged.connect(self._show_asked)
        self.series.textChanged.connect(self.show_known)
        self._show_asked()

    def show_known(self) -> None:
        """A series that was taken before has as many strips as it had: no others were ever printed."""
        if strips := self.known(self.series.value()).strips:
            self.strips.set_value(strips)

    @property
    def fields(self) -> tuple[tuple[str, QWidget], ...]:
        """Caption and field, from top to bottom."""
        captions = ("series", "strips", "in_play", "cards_of_file", "card_price", "card_colour")
        fields = (self.series, self.strips, self.in_play, self.file, self.price, self.colour)
        return tuple(
            (self._speaker.say(CONSOLE, code), field) for code, field in zip(captions, fields, strict=True)
        )

    def show_scheme(self, scheme: Scheme) -> None:
        """Offer what can be played with: cards are made for some balls only."""
        for choice in ("all", "sold", "listed", "listed_sold"):
            self.in_play.offer(choice, offered=scheme.kind is not None)
        self._show_asked()

    def take_cards(self, name: str, cards: tuple[ListedCard, ...]) -> None:
        """Play with the cards of a file."""
        self._listed = cards
        self.file.setText(self._speaker.say(CONSOLE, "cards_file", len(cards), file=name))

    def brought(self, scheme: Scheme) -> tuple[Command, ...]:
        """What brings the cards in: a series of ours of the kind that it has, or that the scheme wants; or a
        list.
        """
        number = self.series.value()
        match self.in_play.currentData():
            case "others":
                return ()
            case "listed" | "listed_sold":
                return (ListSeries(series=number, cards=self._listed),)
            case _:
                kind = self._kind(scheme)
                return (RegisterSeries(series=number, strips=self.strips.value(), kind=kind),)

    def announced(self, digits: int) -> tuple[Command, ...]:
        """What the hall is told of them, in a currency with so many decimals, where something is."""
        price, colour = self.price.amount(digits) or 0, self.colour.currentData()
        told = self.in_play.currentData() != "others" and (price or colour)
        return (AnnounceSeries(series=self.series.value(), price=price, colour=colour),) if told else ()

    def price_fits(self, digits: int) -> bool:
        """Whether the price is an amount, or none is said."""
        return not self.price.text().strip() or self.price.amount(digits) is not None

    def sold(self) -> tuple[Command, ...]:
        """What puts all of them into play, where that is the choice."""
        return (Sell(series=self.series.value()),) if self.in_play.currentData() in ("all", "listed") else ()

    def unfit(self, scheme: Scheme, prizes: tuple[SchemePrize, ...]) -> str:
        """Why these cards cannot be played with for some prizes of a scheme, or ''."""
        match self.in_play.currentData():
            case "others":
                return ""
            case "listed" | "listed_sold" if not self._listed:
                return self._speaker.say(CONSOLE, "cards_file_first")
            case "listed" | "listed_sold":
                return self._unfit_list(scheme, prizes)
            case _:
                return self._other_pool(POOLS[self._kind(scheme)], scheme)

    def focus_unfit(self) -> None:
        """Go to the field that says which cards these are."""
        (self.file if self._from_file else self.series).setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _from_file(self) -> bool:
        return self.in_play.currentData() in ("listed", "listed_sold")

    def _unfit_list(self, scheme: Scheme, prizes: tuple[SchemePrize, ...]) -> str:
        card = Card(self._listed[0].rows)
        by_rows = [prize for prize in prizes if not prize.pattern.anywhere]
        if not card.loose or not by_rows:
            return self._other_pool(card.pool, scheme)
        prize = prize_name(self._speaker, by_rows[0])
        return refusal(self._speaker, Refused("rows_unknown", series=self.series.value(), prize=prize))

    def _other_pool(self, pool: int, scheme: Scheme) -> str:
        if pool == scheme.balls:
            return ""
        return refusal(self._speaker, Refused("wrong_pool", pool=pool, balls=scheme.balls))

    def _kind(self, scheme: Scheme) -> Kind:
        return self.known(self.series.value()).kind or scheme.kind or "90"

    def _show_asked(self) -> None:
        """A series is asked for where its cards are played with, and a file where they are listed there."""
        in_play = self.in_play.currentData()
        self.series.setEnabled(in_play != "others")
        self.strips.setEnabled(in_play != "others" and not self._from_file)
        self.file.setEnabled(self._from_file)
        for field in (self.price, self.colour):
            field.setEnabled(in_play != "others")
