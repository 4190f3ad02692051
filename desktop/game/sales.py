"""Selling: cards come into play by ranges, as books, or dealt from fresh strips, and come back; sales close,
and the hall gives its words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from . import money, orders
from .base import Command, Hex, Integer, Refused
from .cards.listed import ListedSeries
from .cards.strips import CARDS
from .meant import run_name
from .register import BeaconNamed, CardsReturned, CardsSold, SalesClosed, SalesReopened, WordsTaken
from .runs import Run, common, merged, print_run, without
from .text import MOST_LETTERS, one_line
from .vault import Decision, Kept, Vault

if TYPE_CHECKING:
    from .programme import KnownSeries
    from .state import State


Beacon = Annotated[Hex, Meta(max_length=1024)]
MOST_DEALT = 600


class Sell(Command, frozen=True):
    """Put cards into play: those from `first` to `last` of a series, the `first` alone, or the whole series,
    which is the one choice for halls that register nothing. Cards of another maker can be named by the
    serials printed on the first and the last, in the order of their list. They play in the `games` named,
    or in all. `price` is for each card, for all its games together.
    """

    series: Integer
    first: Integer = 0
    last: Integer = 0
    from_serial: str = ""
    to_serial: str = ""
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
    """Take cards out of play that came back unsold or damaged, before sales close: from `first` to `last`,
    the `first` alone, or by the serials printed on them. A book comes back whole, by any of its pages; a
    damaged page alone.
    """

    series: Integer
    first: Integer = 0
    last: Integer = 0
    from_serial: str = ""
    to_serial: str = ""
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
            return _take_back(state, command, vault)
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
    run = _by_serial(known, command, vault) or (
        command.first or 1,
        command.last or command.first or known.cards,
    )
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
    if known.kind in ("75", "listed"):
        raise Refused("no_strips", series=known.number)
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
    scope, series = _scope(state, games), {known.number for known, _, _ in lots}
    paid_for = _paid_for(state, scope, series)
    if strangers := [game for game in scope if game not in paid_for]:
        raise Refused("series_not_in_game", series=min(series), game=strangers[0])
    for known, run, _ in lots:
        _free(state, known, run, scope, vault)
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
            book=command.series if isinstance(command, SellBook) else (),
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


def _free(state: State, known: KnownSeries, run: Run, scope: tuple[str, ...], vault: Vault) -> None:
    """Make sure that no card of a run is already in play in one of these games, or damaged."""
    _inside(run, known.cards)
    meeting = [lot for lot in state.sales.lots if lot.series == known.number and _meet(lot.games, scope)]
    spoken_for = [*((lot.first, lot.last) for lot in meeting), *state.sales.damaged(known.number)]
    if taken := merged(common(spoken_for, run)):
        raise Refused("already_sold", series=known.number, cards=_names(known, vault, taken))


def _meet(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    return not one or not other or not set(one).isdisjoint(other)


def _take_back(state: State, command: TakeBack, vault: Vault) -> Decision:
    if state.draw.game:
        raise Refused("game_running", game=state.draw.game)
    if state.sales.closed:
        raise Refused("sales_closed")
    known = state.programme.known(command.series)
    run = _by_serial(known, command, vault) or (command.first, command.last or command.first)
    _inside(run, known.cards)
    good = state.sales.in_play(known.number)
    wrong = [] if command.damaged else list(without([run], *good))
    if wrong:
        raise Refused("not_sold", series=known.number, cards=_names(known, vault, wrong))
    runs = [(known.number, run), *([] if command.damaged else _other_pages(state, known.number, run))]
    return Decision(
        tuple(
            CardsReturned(series=series, first=first, last=last, damaged=command.damaged)
            for series, (first, last) in runs
        )
    )


def _other_pages(state: State, series: int, run: Run) -> list[tuple[int, Run]]:
    """The pages that make books with those of a run, where they are in play."""
    return [
        (other, page)
        for lot in state.sales.lots
        if lot.series == series
        for part in common([(lot.first, lot.last)], run)
        for other in lot.book
        if other != series
        for page in common(state.sales.in_play(other), part)
    ]


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


def _by_serial(known: KnownSeries, command: Sell | TakeBack, vault: Vault) -> Run | None:
    """The run between two serials printed on cards of another maker; nothing where none are given."""
    if not command.from_serial:
        return None
    series = known.opened(vault)
    if not isinstance(series, ListedSeries):
        raise Refused("no_such_serial", series=known.number, serial=one_line(command.from_serial))
    first, last = (_found(series, serial) for serial in (command.from_serial, command.to_serial))
    return (first, last or first)


def _found(series: ListedSeries, serial: str) -> int:
    place = series.find(serial)
    if serial and not place:
        raise Refused("no_such_serial", series=series.number, serial=one_line(serial))
    return place


def _names(known: KnownSeries, vault: Vault, runs: Iterable[Run]) -> tuple[str, ...]:
    """Runs of cards as people call them."""
    series = known.opened(vault)
    return tuple(run_name(series, run) for run in runs)


def _inside(run: Run, cards: int) -> None:
    first, last = run
    if not 1 <= first <= last <= cards:
        beyond = without([run], (1, cards)) if first <= last else [run]
        raise Refused("outside_series", cards=cards, beyond=tuple(map(print_run, beyond)))
