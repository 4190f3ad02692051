"""The register of sales: which cards are in play, for which games, since when, and the sold list that draws
are bound to. It keeps what people did, range by range, and never a row per card.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Literal

from msgspec import structs

from .base import Event, Value
from .drawing import DrawUndone, GameClosed, GameStarted, GameVoided
from .runs import Run, common, merged, size, without
from .totals import Tally, came_back, handed_out

Register = Literal["not_sold", "sold", "returned", "damaged"]


class CardsSold(Event, frozen=True):
    """Cards from `first` to `last` came into play, in these `games` or in all. `seller` and `buyer` are
    persons' ids; `price` is for each card, in parts for the games `paid_for`. Where a game was being
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
    book: tuple[int, ...] = ()
    """The series whose pages make the book that this is a page of."""


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


class Sales(Value, frozen=True):
    """What the events say of sales."""

    lots: tuple[CardsSold, ...] = ()
    """The cards in play, as they were sold, less what came back."""
    back: tuple[CardsReturned, ...] = ()
    """What came back, in order."""
    begun: bool = False
    """Something was sold or taken back."""
    closed: bool = False
    kept: tuple[CardsSold, ...] = ()
    """What left the lots and stays paid: damaged cards, and those that have played."""
    tallies: tuple[Tally, ...] = ()
    """What every seller was handed of every series, in the order of the first hand-outs."""
    played: tuple[str, ...] = ()
    words: WordsTaken | None = None
    beacon: str = ""
    provable: GameStarted | None = None
    """The last game that began with a provable draw,"""
    provable_words: WordsTaken | None = None
    """and the hall's words that its order came of."""

    def card(self, series: int, number: int, game: str) -> Entered:
        """What became of a card, for a game."""
        for lot in reversed(self.lots):
            if lot.series == series and lot.first <= number <= lot.last and _plays(lot, game):
                return Entered("sold", lot.game, lot.after)
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

    def takings(self) -> int:
        """What all cards were sold for, in minor units, less what came back."""
        return sum(map(_price_of, (*self.lots, *self.kept)))

    def takings_of(self, game: str, playing: Mapping[int, tuple[str, ...]]) -> int:
        """The part of one game, in minor units; of what cannot be divided equally, the first games of a lot
        have one unit more. `playing` are the games of each series, for cards sold before any was planned.
        """
        shares = 0
        for lot in (*self.lots, *self.kept):
            games = lot.paid_for or lot.games or playing[lot.series]
            if game in games:
                each, over = divmod(_price_of(lot), len(games))
                shares += each + (games.index(game) < over)
        return shares

    def cards(self, series: Iterable[int], game: str = "") -> int:
        """How many cards of these series are in play."""
        return sum(size(run) for number in series for run in self.in_play(number, game))


def _price_of(lot: CardsSold) -> int:
    return lot.price * size((lot.first, lot.last))


def _plays(lot: CardsSold, game: str) -> bool:
    return not lot.games or game in lot.games


def reduce(sales: Sales, event: Event) -> Sales:
    """Sales after one more event."""
    match event:
        case CardsSold():
            tallies = handed_out(sales.tallies, event)
            return structs.replace(sales, lots=(*sales.lots, event), tallies=tallies, begun=True)
        case CardsReturned():
            return _returned(sales, event)
        case GameStarted(source="provable"):
            return structs.replace(sales, provable=event, provable_words=sales.words)
        case GameClosed(game=game):
            return structs.replace(sales, played=(*sales.played, game))
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


def _returned(sales: Sales, entry: CardsReturned) -> Sales:
    """Cards leave play; the money of those that are damaged, or that have played, is not paid back."""
    left = [part for lot in sales.lots for part in _in_both(lot, entry)]
    stays = [part for part in left if _stays_paid(part, entry, sales.played)]
    tallies = sales.tallies
    for part in left:
        tallies = came_back(
            tallies, part, damaged=entry.damaged, paid_back=not _stays_paid(part, entry, sales.played)
        )
    return structs.replace(
        sales,
        lots=tuple(part for lot in sales.lots for part in _less(lot, entry)),
        back=(*sales.back, entry),
        kept=(*sales.kept, *stays),
        tallies=tallies,
        begun=True,
    )


def _stays_paid(part: CardsSold, entry: CardsReturned, played: tuple[str, ...]) -> bool:
    """Damaged cards, and those that have played."""
    return entry.damaged or not set(part.paid_for).isdisjoint(played)


def _in_both(lot: CardsSold, entry: CardsReturned) -> Iterable[CardsSold]:
    """What of a lot came back."""
    runs = common([(lot.first, lot.last)], (entry.first, entry.last)) if lot.series == entry.series else ()
    return [structs.replace(lot, first=first, last=last) for first, last in runs]


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
    lots = tuple(
        structs.replace(lot, after=position - 1) if lot.game and lot.after >= position else lot
        for lot in sales.lots
    )
    return structs.replace(sales, lots=lots)


def _begun_anew(sales: Sales, game: str) -> Sales:
    """Where a game is void and played again, all its numbers count for cards that were sold in it."""
    lots = (structs.replace(lot, game="", after=0) if lot.game == game else lot for lot in sales.lots)
    return structs.replace(sales, lots=tuple(lots))
