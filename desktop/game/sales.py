"""Sales: which cards are in play, since when, and the sold list that draws are bound to.

The state keeps what people did, range by range, and never a row per card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta, structs

from . import money, orders
from .base import Command, Event, Hex, Integer, Refused, Value
from .text import MOST_LETTERS, one_line
from .vault import Decision, Vault

if TYPE_CHECKING:
    from .state import State

Register = Literal["not_sold", "sold", "returned", "damaged"]
Beacon = Annotated[Hex, Meta(max_length=1024)]
Run: TypeAlias = tuple[int, int]
"""Cards of one series from a first to a last number."""


class Sell(Command, frozen=True):
    """Put cards into play: those from `first` to `last` of a series, or the whole series, which is the
    one choice for halls that register nothing. `price` is for each card.
    """

    series: Integer
    first: Integer = 0
    last: Integer = 0
    seller: str = ""
    price: Integer = 0
    entropy: Hex = ""


class TakeBack(Command, frozen=True):
    """Take cards out of play that came back unsold or damaged."""

    series: Integer
    first: Integer
    last: Integer
    damaged: bool = False


class CloseSales(Command, frozen=True):
    """Close sales and publish the hash of each coming game's sold list."""


class ReopenSales(Command, frozen=True):
    """Sell again, between games; the hall's words will be taken anew."""


class TakeWords(Command, frozen=True):
    """Take the hall's words, once sales are closed, for all provable games to come."""

    words: str
    beacon: Beacon = ""
    beacon_source: str = ""


class CardsSold(Event, frozen=True):
    """Cards from `first` to `last` came into play. `seller` is a person's id. Where a game was being
    played, `game` and the `after` balls that were out do not count for them.
    """

    series: int
    first: int
    last: int
    seller: str
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


class WordsTaken(Event, frozen=True):
    """The hall's words as hashed, and a public randomness round (hexadecimal) if one was named."""

    words: str
    beacon: str
    beacon_source: str


class Entered(Value, frozen=True):
    """What the register says of one card."""

    register: Register
    game: str = ""
    after: int = 0


class Sales(Value, frozen=True):
    """What the events say of sales."""

    entries: tuple[CardsSold | CardsReturned, ...] = ()
    in_play: Mapping[int, tuple[Run, ...]] = {}
    """For each series the unbroken runs of cards in play, ascending."""
    damaged: Mapping[int, tuple[Run, ...]] = {}
    closed: bool = False
    words: WordsTaken | None = None

    @property
    def begun(self) -> bool:
        """Something was sold."""
        return bool(self.entries)

    def card(self, series: int, number: int) -> Entered:
        """What became of a card: the last entry about it decides."""
        for entry in reversed(self.entries):
            if entry.series == series and entry.first <= number <= entry.last:
                if isinstance(entry, CardsSold):
                    return Entered("sold", entry.game, entry.after)
                return Entered("damaged" if entry.damaged else "returned")
        return Entered("not_sold")

    def sold_list(self, game: str, series: Iterable[int]) -> SoldList:
        """The sold list of a game that is played with these series (docs/record.md)."""
        runs = [(number, run) for number in sorted(series) for run in self.in_play.get(number, ())]
        text = "".join(f"{number}:{first}-{last}\n" for number, (first, last) in runs)
        return SoldList(game, self.cards(series), sha256(text.encode()).hexdigest())

    def takings(self) -> int:
        """What the cards in play were sold for, in minor units."""
        prices: dict[tuple[int, Run], int] = {}
        for entry in self.entries:
            kept: dict[tuple[int, Run], int] = {}
            for (series, run), price in prices.items():
                hole = [(entry.first, entry.last)] if series == entry.series else []
                kept |= {(series, left): price for left in _without([run], *hole)}
            if isinstance(entry, CardsSold):
                kept[entry.series, (entry.first, entry.last)] = entry.price
            prices = kept
        return sum(price * (last - first + 1) for (_, (first, last)), price in prices.items())

    def cards(self, series: Iterable[int]) -> int:
        """How many cards of these series are in play."""
        runs = (run for number in series for run in self.in_play.get(number, ()))
        return sum(last - first + 1 for first, last in runs)


def decide(state: State, command: Command, vault: Vault) -> Decision:
    """What selling, taking back and closing sales do. Raises Refused."""
    state.evening.running()
    match command:
        case Sell():
            return _sell(state, command, vault)
        case TakeBack():
            return _take_back(state, command)
        case CloseSales():
            if state.sales.closed:
                raise Refused("sales_closed")
            return Decision((closing(state),))
        case ReopenSales():
            return _reopen(state)
        case TakeWords():
            return _take_words(state, command)
        case _:
            raise TypeError(command)


def closing(state: State) -> SalesClosed:
    """The closing of sales as they stand, with the sold list of every game to come."""
    games = [game for game in state.programme.games if game.game not in state.draw.played]
    return SalesClosed(lists=tuple(state.sales.sold_list(game.game, game.series) for game in games))


def _sell(state: State, command: Sell, vault: Vault) -> Decision:
    sales = state.sales
    if sales.closed or (state.planned and not state.planned.late_sales):
        raise Refused("sales_closed")
    known = state.programme.known(command.series)
    if known.withdrawn:
        raise Refused("series_withdrawn", series=known.number)
    run = (command.first or 1, command.last or known.cards)
    _inside(run, known.cards)
    spoken_for = (*sales.in_play.get(known.number, ()), *sales.damaged.get(known.number, ()))
    taken = sorted(_common(spoken_for, run))
    if taken:
        raise Refused("already_sold", series=known.number, cards=tuple(map(print_run, taken)))
    seller, keep = vault.person(one_line(command.seller), command.entropy)
    sold = CardsSold(
        series=known.number,
        first=run[0],
        last=run[1],
        seller=seller,
        price=money.amount(command.price),
        game=state.draw.game,
        after=len(state.draw.drawn),
    )
    return Decision((sold,), keep)


def _take_back(state: State, command: TakeBack) -> Decision:
    if state.draw.game:
        raise Refused("game_running", game=state.draw.game)
    known = state.programme.known(command.series)
    run = (command.first, command.last)
    _inside(run, known.cards)
    good = state.sales.in_play.get(known.number, ())
    wrong = [] if command.damaged else list(_without([run], *good))
    if wrong:
        raise Refused("not_sold", series=known.number, cards=tuple(map(print_run, wrong)))
    returned = CardsReturned(series=known.number, first=run[0], last=run[1], damaged=command.damaged)
    return Decision((returned,))


def _reopen(state: State) -> Decision:
    if not state.sales.closed:
        raise Refused("sales_open")
    if state.draw.game:
        raise Refused("game_running", game=state.draw.game)
    return Decision((SalesReopened(),))


def _take_words(state: State, command: TakeWords) -> Decision:
    if not state.sales.closed:
        raise Refused("sales_open")
    if state.sales.words:
        raise Refused("words_taken")
    words = orders.tidy(command.words)
    if len(words) > MOST_LETTERS:
        raise Refused("too_long", most=MOST_LETTERS)
    source = one_line(command.beacon_source)
    return Decision((WordsTaken(words=words, beacon=command.beacon, beacon_source=source),))


def reduce(sales: Sales, event: Event) -> Sales:
    """Sales after one more event."""
    match event:
        case CardsSold() | CardsReturned():
            return _entered(sales, event)
        case SalesClosed():
            return structs.replace(sales, closed=True)
        case SalesReopened():
            return structs.replace(sales, closed=False, words=None)
        case WordsTaken():
            return structs.replace(sales, words=event)
        case _:
            return sales


def _entered(sales: Sales, entry: CardsSold | CardsReturned) -> Sales:
    """The register after one more entry: its cards leave every run and join those of the entry's kind."""
    run, series = (entry.first, entry.last), entry.series
    in_play = list(_without(sales.in_play.get(series, ()), run))
    damaged = list(_without(sales.damaged.get(series, ()), run))
    if isinstance(entry, CardsSold):
        in_play.append(run)
    elif entry.damaged:
        damaged.append(run)
    return structs.replace(
        sales,
        entries=(*sales.entries, entry),
        in_play={**sales.in_play, series: _merged(in_play)},
        damaged={**sales.damaged, series: _merged(damaged)},
    )


def print_run(run: Run) -> str:
    """A run of cards for people, without check digits: `7` or `7-12`."""
    first, last = run
    return str(first) if first == last else f"{first}-{last}"


def _inside(run: Run, cards: int) -> None:
    first, last = run
    if not 1 <= first <= last <= cards:
        raise Refused("outside_series", cards=cards)


def _without(runs: Iterable[Run], *holes: Run) -> Iterator[Run]:
    """What is left of runs once the holes are cut out."""
    left = list(runs)
    for start, end in holes:
        pieces = [((first, min(last, start - 1)), (max(first, end + 1), last)) for first, last in left]
        left = [piece for pair in pieces for piece in pair if piece[0] <= piece[1]]
    return iter(left)


def _common(runs: Iterable[Run], run: Run) -> Iterator[Run]:
    """The parts of runs that lie inside one run."""
    for first, last in runs:
        common = (max(first, run[0]), min(last, run[1]))
        if common[0] <= common[1]:
            yield common


def _merged(runs: Iterable[Run]) -> tuple[Run, ...]:
    """Runs ascending, neighbours made one."""
    merged: list[Run] = []
    for first, last in sorted(runs):
        if merged and merged[-1][1] == first - 1:
            first = merged.pop()[0]
        merged.append((first, last))
    return tuple(merged)
