"""Sales: which cards are in play, for which games, since when, and the sold list that draws are bound to.

The state keeps what people did, range by range, and never a row per card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, structs

from . import money, orders
from .base import Command, Event, Hex, Integer, Refused, Value
from .cards.strips import CARDS
from .draw import DrawUndone, GameVoided
from .runs import Run, common, merged, print_run, size, without
from .text import MOST_LETTERS, one_line
from .vault import Decision, Kept, Vault

if TYPE_CHECKING:
    from .programme import KnownSeries
    from .state import State

Register = Literal["not_sold", "sold", "returned", "damaged"]
Beacon = Annotated[Hex, Meta(max_length=1024)]
MOST_DEALT = 600


class Sell(Command, frozen=True):
    """Put cards into play: those from `first` to `last` of a series, the `first` alone, or the whole series,
    which is the one choice for halls that register nothing. They play in the `games` named, or in all.
    `price` is for each card, for all its games together.
    """

    series: Integer
    first: Integer = 0
    last: Integer = 0
    games: tuple[str, ...] = ()
    seller: str = ""
    buyer: str = ""
    price: Integer = 0
    entropy: Hex = ""


class SellBook(Command, frozen=True):
    """Sell books: a page of each of several series, with the same card numbers. A page plays in the games of
    its series. `price` is for each book.
    """

    series: tuple[Integer, ...]
    first: Integer
    last: Integer
    seller: str = ""
    buyer: str = ""
    price: Integer = 0
    entropy: Hex = ""


class Deal(Command, frozen=True):
    """Sell the next so many `cards` of a series to one person, from strips of which nothing was sold: who
    buys up to six at once never has a number twice.
    """

    series: Integer
    cards: Integer
    games: tuple[str, ...] = ()
    seller: str = ""
    buyer: str = ""
    price: Integer = 0
    entropy: Hex = ""


class TakeBack(Command, frozen=True):
    """Take cards out of play that came back unsold or damaged, before sales close."""

    series: Integer
    first: Integer
    last: Integer
    damaged: bool = False


class CloseSales(Command, frozen=True):
    """Close sales and publish the hash of each coming game's sold list."""


class ReopenSales(Command, frozen=True):
    """Sell again, between games, or in a game that allows latecomers; the hall's words will be taken anew."""


class NameBeacon(Command, frozen=True):
    """Name, before anything is sold, the public randomness round whose bytes will be taken with the hall's
    words.
    """

    source: str


class TakeWords(Command, frozen=True):
    """Take the hall's words, once sales are closed, for all provable games to come, and the bytes of the
    beacon that was named.
    """

    words: str
    beacon: Beacon = ""


class CardsSold(Event, frozen=True):
    """Cards from `first` to `last` came into play, in these `games` or in all. `seller` and `buyer` are
    persons' ids; `price` is for each card, in equal parts for the games `paid_for`. Where a game was being
    played, `game` and the `after` balls that were out do not count for them.
    """

    series: int
    first: int
    last: int
    games: tuple[str, ...]
    paid_for: tuple[str, ...]
    seller: str
    buyer: str
    price: int
    game: str
    after: int


class CardsReturned(Event, frozen=True):
    """Cards came back, unsold or damaged, and are out of play."""

    series: int
    first: int
    last: int
    damaged: bool


class SoldList(Value, frozen=True):
    """The sold list of one game: its number of cards, and the SHA-256 of its canonical form."""

    game: str
    cards: int
    sold: str


class SalesClosed(Event, frozen=True):
    """Sales closed, with the sold list of every game to come."""

    lists: tuple[SoldList, ...]


class SalesReopened(Event, frozen=True):
    """Sales opened again; words taken before do not count any more."""


class BeaconNamed(Event, frozen=True):
    """Which public randomness round will be taken with the hall's words."""

    source: str


class WordsTaken(Event, frozen=True):
    """The hall's words as hashed, and a public randomness round (hexadecimal) if one was named."""

    words: str
    beacon: str
    beacon_source: str


class Entered(Value, frozen=True):
    """What the register says of one card in one game."""

    register: Register
    game: str = ""
    after: int = 0
    buyer: str = ""


class Sales(Value, frozen=True):
    """What the events say of sales."""

    lots: tuple[CardsSold, ...] = ()
    """The cards in play, as they were sold, less what came back."""
    back: tuple[CardsReturned, ...] = ()
    """What came back, in order."""
    begun: bool = False
    """Something was sold or taken back."""
    closed: bool = False
    words: WordsTaken | None = None
    beacon: str = ""

    def card(self, series: int, number: int, game: str) -> Entered:
        """What became of a card, for a game."""
        for lot in reversed(self.lots):
            if lot.series == series and lot.first <= number <= lot.last and _plays(lot, game):
                return Entered("sold", lot.game, lot.after, lot.buyer)
        for entry in reversed(self.back):
            if entry.series == series and entry.first <= number <= entry.last:
                return Entered("damaged" if entry.damaged else "returned")
        return Entered("not_sold")

    def in_play(self, series: int, game: str = "") -> tuple[Run, ...]:
        """The unbroken runs of cards in play of a series, ascending: in one game, or in any."""
        lots = (lot for lot in self.lots if lot.series == series and (not game or _plays(lot, game)))
        return merged((lot.first, lot.last) for lot in lots)

    def damaged(self, series: int) -> tuple[Run, ...]:
        """The runs of damaged cards of a series."""
        return merged((e.first, e.last) for e in self.back if e.series == series and e.damaged)

    def sold_list(self, game: str, series: Iterable[int]) -> SoldList:
        """The sold list of a game that is played with these series (docs/record.md)."""
        runs = [(number, run) for number in sorted(series) for run in self.in_play(number, game)]
        text = "".join(f"{number}:{first}-{last}\n" for number, (first, last) in runs)
        return SoldList(game, self.cards(series, game), sha256(text.encode()).hexdigest())

    def takings(self, game: str = "") -> int:
        """What the cards in play were sold for, in minor units: all of it, or the part of one game. What is
        left of a lot when it is divided among its games stays behind.
        """
        if not game:
            return sum(map(_price_of, self.lots))
        return sum(_price_of(lot) // len(lot.paid_for) for lot in self.lots if game in lot.paid_for)

    def cards(self, series: Iterable[int], game: str = "") -> int:
        """How many cards of these series are in play."""
        return sum(size(run) for number in series for run in self.in_play(number, game))


def _price_of(lot: CardsSold) -> int:
    return lot.price * size((lot.first, lot.last))


def decide(state: State, command: Command, vault: Vault) -> Decision:
    """What selling, taking back and closing sales do. Raises Refused."""
    state.evening.running()
    match command:
        case Sell():
            return _sell(state, command, vault)
        case SellBook():
            return _sell_book(state, command, vault)
        case Deal():
            return _deal(state, command, vault)
        case TakeBack():
            return _take_back(state, command)
        case CloseSales():
            if state.sales.closed:
                raise Refused("sales_closed")
            return Decision((closing(state),))
        case ReopenSales():
            return _reopen(state)
        case NameBeacon():
            return _name_beacon(state, command)
        case TakeWords():
            return _take_words(state, command)
        case _:
            raise TypeError(command)


def closing(state: State) -> SalesClosed:
    """The closing of sales as they stand, with the sold list of every game to come."""
    games = [game for game in state.programme.games if game.game not in state.draw.played]
    return SalesClosed(lists=tuple(state.sales.sold_list(game.game, game.series) for game in games))


def _sell(state: State, command: Sell, vault: Vault) -> Decision:
    known = _on_sale(state, command.series)
    run = (command.first or 1, command.last or command.first or known.cards)
    return _sold(state, command, [(known, run, money.amount(command.price))], command.games, vault)


def _sell_book(state: State, command: SellBook, vault: Vault) -> Decision:
    pages = [_on_sale(state, series) for series in command.series]
    if not pages or len(set(command.series)) < len(pages):
        raise Refused("bad_book")
    run, price = (command.first, command.last), money.amount(command.price)
    sold = [(known, run, 0 if place else price) for place, known in enumerate(pages)]
    return _sold(state, command, sold, (), vault)


def _deal(state: State, command: Deal, vault: Vault) -> Decision:
    known = _on_sale(state, command.series)
    if not 1 <= command.cards <= MOST_DEALT:
        raise Refused("bad_count", most=MOST_DEALT)
    touched = [*state.sales.in_play(known.number), *state.sales.damaged(known.number)]
    first = 1
    whole = -(-command.cards // CARDS) * CARDS
    while taken := merged(common(touched, (first, first + whole - 1))):
        first = (taken[-1][1] - 1) // CARDS * CARDS + CARDS + 1
    run = (first, first + command.cards - 1)
    return _sold(state, command, [(known, run, money.amount(command.price))], command.games, vault)


def _on_sale(state: State, series: int) -> KnownSeries:
    if state.sales.closed or (state.planned and not state.planned.rules.late_sales):
        raise Refused("sales_closed")
    known = state.programme.known(series)
    if known.withdrawn:
        raise Refused("series_withdrawn", series=known.number)
    return known


def _sold(
    state: State,
    command: Sell | SellBook | Deal,
    lots: Sequence[tuple[KnownSeries, Run, int]],
    games: tuple[str, ...],
    vault: Vault,
) -> Decision:
    scope = _scope(state, games)
    paid_for = _paid_for(state, scope, {known.number for known, _, _ in lots})
    for known, run, _ in lots:
        _free(state, known, run, scope)
    seller, keep = vault.person(one_line(command.seller), command.entropy)
    buyer, more = _buyer(vault, keep, command)
    sold = tuple(
        CardsSold(
            series=known.number,
            first=run[0],
            last=run[1],
            games=scope,
            paid_for=paid_for,
            seller=seller,
            buyer=buyer,
            price=price,
            game=state.draw.game,
            after=len(state.draw.drawn),
        )
        for known, run, price in lots
    )
    return Decision(sold, (*keep, *more))


def _buyer(
    vault: Vault, keep: tuple[Kept, ...], command: Sell | SellBook | Deal
) -> tuple[str, tuple[Kept, ...]]:
    """The buyer's id, made of another part of the entropy than the seller's."""
    with_seller = vault.after(Decision((), keep))
    return with_seller.person(one_line(command.buyer), command.entropy[16:])


def _scope(state: State, games: tuple[str, ...]) -> tuple[str, ...]:
    named = tuple(dict.fromkeys(map(one_line, games)))
    if unknown := [game for game in named if game not in state.programme.ids]:
        raise Refused("no_such_game", game=unknown[0])
    if over := [game for game in named if game in state.draw.played]:
        raise Refused("game_played", game=over[0])
    return named


def _paid_for(state: State, scope: tuple[str, ...], series: Set[int]) -> tuple[str, ...]:
    """The games of the programme that cards of these series are sold for."""
    return tuple(
        game.game
        for game in state.programme.games
        if game.game not in state.draw.played and (not scope or game.game in scope)
        if not series.isdisjoint(game.series)
    )


def _free(state: State, known: KnownSeries, run: Run, scope: tuple[str, ...]) -> None:
    """Make sure that no card of a run is already in play in one of these games, or damaged."""
    _inside(run, known.cards)
    meeting = [lot for lot in state.sales.lots if lot.series == known.number and _meet(lot.games, scope)]
    spoken_for = [*((lot.first, lot.last) for lot in meeting), *state.sales.damaged(known.number)]
    if taken := merged(common(spoken_for, run)):
        raise Refused("already_sold", series=known.number, cards=tuple(map(print_run, taken)))


def _meet(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    return not one or not other or not set(one).isdisjoint(other)


def _plays(lot: CardsSold, game: str) -> bool:
    return not lot.games or game in lot.games


def _take_back(state: State, command: TakeBack) -> Decision:
    if state.draw.game:
        raise Refused("game_running", game=state.draw.game)
    if state.sales.closed:
        raise Refused("sales_closed")
    known = state.programme.known(command.series)
    run = (command.first, command.last)
    _inside(run, known.cards)
    good = state.sales.in_play(known.number)
    wrong = [] if command.damaged else list(without([run], *good))
    if wrong:
        raise Refused("not_sold", series=known.number, cards=tuple(map(print_run, wrong)))
    returned = CardsReturned(series=known.number, first=run[0], last=run[1], damaged=command.damaged)
    return Decision((returned,))


def _reopen(state: State) -> Decision:
    if not state.sales.closed:
        raise Refused("sales_open")
    if state.planned and not state.planned.rules.late_sales:
        raise Refused("game_running", game=state.draw.game)
    return Decision((SalesReopened(),))


def _name_beacon(state: State, command: NameBeacon) -> Decision:
    source = one_line(command.source)
    if not source:
        raise Refused("beacon_missing")
    if state.sales.begun or state.sales.closed:
        raise Refused("beacon_after_sale")
    return Decision((BeaconNamed(source=source),))


def _take_words(state: State, command: TakeWords) -> Decision:
    sales = state.sales
    if not sales.closed:
        raise Refused("sales_open")
    if sales.words:
        raise Refused("words_taken")
    if bool(command.beacon) != bool(sales.beacon):
        raise Refused("beacon_not_named" if command.beacon else "beacon_missing")
    words = orders.tidy(command.words)
    if len(words) > MOST_LETTERS:
        raise Refused("too_long", most=MOST_LETTERS)
    return Decision((WordsTaken(words=words, beacon=command.beacon, beacon_source=sales.beacon),))


def reduce(sales: Sales, event: Event) -> Sales:
    """Sales after one more event."""
    match event:
        case CardsSold():
            return structs.replace(sales, lots=(*sales.lots, event), begun=True)
        case CardsReturned():
            lots = tuple(part for lot in sales.lots for part in _less(lot, event))
            return structs.replace(sales, lots=lots, back=(*sales.back, event), begun=True)
        case SalesClosed():
            return structs.replace(sales, closed=True)
        case SalesReopened():
            return structs.replace(sales, closed=False, words=None)
        case BeaconNamed(source=source):
            return structs.replace(sales, beacon=source)
        case WordsTaken():
            return structs.replace(sales, words=event)
        case DrawUndone(position=position):
            return _undone(sales, position)
        case GameVoided(game=game):
            return _begun_anew(sales, game)
        case _:
            return sales


def _less(lot: CardsSold, entry: CardsReturned) -> Iterable[CardsSold]:
    """What stays in play of a lot."""
    if lot.series != entry.series:
        return [lot]
    left = without([(lot.first, lot.last)], (entry.first, entry.last))
    return [structs.replace(lot, first=first, last=last) for first, last in left]


def _undone(sales: Sales, position: int) -> Sales:
    """Cards that were sold later count from the place of the ball that was taken back: the next number there
    is drawn after they were sold.
    """
    if not any(lot.game and lot.after >= position for lot in sales.lots):
        return sales
    lots = tuple(
        structs.replace(lot, after=position - 1) if lot.game and lot.after >= position else lot
        for lot in sales.lots
    )
    return structs.replace(sales, lots=lots)


def _begun_anew(sales: Sales, game: str) -> Sales:
    """Where a game is void and played again, all its numbers count for cards that were sold in it."""
    lots = (structs.replace(lot, game="", after=0) if lot.game == game else lot for lot in sales.lots)
    return structs.replace(sales, lots=tuple(lots))


def _inside(run: Run, cards: int) -> None:
    first, last = run
    if not 1 <= first <= last <= cards:
        raise Refused("outside_series", cards=cards)
