"""What the form of sales says: how it was understood, what was done, what is wrong."""

from collections.abc import Sequence

from ..game.cards.codes import print_number
from ..game.money import minor_digits
from ..game.register import CardsReturned, CardsSold
from ..game.runs import Run, size
from ..game.sales import TakeBack
from ..languages.sentences import money
from ..languages.speaker import Speaker
from ..languages.tables.sales import SALES
from .sale_entry import Fault, Order

MOST_PRICE = 10**6
"""Of a card, in whole units."""


def cards_called(speaker: Speaker, run: Run) -> str:
    """A run of cards as they are printed."""
    first, last = map(print_number, run)
    return first if first == last else speaker.say(SALES, "run", first=first, last=last)


def called(speaker: Speaker, command: TakeBack) -> str:
    """The cards that come back."""
    if command.from_serial:
        return _named(speaker, [serial for serial in (command.from_serial, command.to_serial) if serial])
    return cards_called(speaker, (command.first, command.last))


def understood(speaker: Speaker, order: Order, price: int, currency: str) -> str:
    """The cards as they are printed, how many, and for how much."""
    cards = cards_called(speaker, order.run) if order.run else _named(speaker, order.named)
    counted = speaker.say(SALES, "cards_counted", order.cards) if order.cards else ""
    paid = money(speaker, price * order.cards, currency) if price and order.cards else ""
    return " · ".join(filter(None, (cards, counted, paid)))


def _named(speaker: Speaker, named: Sequence[str]) -> str:
    """Cards of another maker."""
    return speaker.say(SALES, "run", first=named[0], last=named[1]) if len(named) > 1 else "".join(named)


def done(
    speaker: Speaker, events: Sequence[CardsSold | CardsReturned], currency: str, named: Sequence[str] = ()
) -> str:
    """What was sold or came back; a book has an event for each of its pages. Cards of another maker are
    called as they were `named`.
    """
    event = events[0]
    run = (event.first, event.last)
    series = ", ".join(str(one.series) for one in events)
    called = _named(speaker, named) if named else cards_called(speaker, run)
    words = speaker.say(SALES, _code(event), size(run), series=series, run=called)
    price = event.price if isinstance(event, CardsSold) else 0
    return f"{words} {money(speaker, price * size(run), currency)}" if price else words


def _code(event: CardsSold | CardsReturned) -> str:
    if isinstance(event, CardsSold):
        return "done_sold"
    return "done_damaged" if event.damaged else "done_returned"


def wrong(speaker: Speaker, fault: Fault, currency: str, typed: str) -> str:
    """What cannot be as it was `typed`, and what can."""
    digits = minor_digits(currency)
    example = f"2{speaker.locale.decimalPoint()}{'5'.ljust(digits, '0')}" if digits else "2"
    most = speaker.locale.toString(MOST_PRICE)
    amounts = {"example": example, "most": most} if fault.field == "price" else {}
    return speaker.say(SALES, fault.code, **{"typed": typed, **amounts, **fault.params})
