"""The evening's programme: the series of cards that take part, and the games planned."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from msgspec import structs

from . import money, orders
from .base import Command, Event, Hex, Integer, Refused, Untold, Value
from .cards.card import Pool
from .cards.listed import ListedCard, ListedSeries, listed_text
from .cards.series import LAST_SERIES, MOST_STRIPS, POOLS, SECRET_BYTES, Kind, Series
from .cards.strips import CARDS
from .prizes.listing import listing, winnable
from .prizes.prize import Prize
from .rules import Rules
from .text import one_line
from .vault import Decision, Kept, Vault

if TYPE_CHECKING:
    from .state import State

MOST_GAMES = 200
CARD_BALLS = 90
"""The balls of a game where nothing else is said."""

Source = Literal["provable", "live", "balls"]
"""Where numbers come from: the program's provable or live draw, or balls that are read or typed."""
Awarding = Literal["claimed", "automatic"]
"""Whether a prize needs a claim, or the program compares every card in play."""


class RegisterSeries(Untold, Command, frozen=True):
    """Bring a series into the evening: `strips` times six cards of a kind. A fresh secret unless one is
    given.
    """

    series: Integer
    strips: Integer
    kind: Kind = "90"
    secret: Hex = ""
    entropy: Hex = ""


class ListSeries(Command, frozen=True):
    """Bring cards of another maker into the evening, one by one, with the numbers printed on them."""

    series: Integer
    cards: tuple[ListedCard, ...]


class AnnounceSeries(Command, frozen=True):
    """Say what a card of a series costs, in minor units, and what colour its cards have: a code of the
    program's, or any words. What was said before holds no more.
    """

    series: Integer
    price: Integer = 0
    colour: str = ""


class WithdrawSeries(Command, frozen=True):
    """Take a series out of use and publish its strip key, so that anyone can make every card again."""

    series: Integer


class PlanGame(Untold, Command, frozen=True):
    """Add a game. Its prizes are given in order, or come with the name of a `scheme`: those that are not
    optional, with the `extra` ones and without the `left_out`, each as many `times` as is said. A scheme
    gives the rules, the balls and the awarding too, unless they are given here. `values` are by prize id, in
    minor units. No series means all that are registered and have cards for so many balls.
    """

    game: str = ""
    title: str = ""
    balls: Integer = 0
    source: Source = "provable"
    awarding: Awarding | None = None
    rules: Rules | None = None
    series: tuple[Integer, ...] = ()
    prizes: tuple[Prize, ...] = ()
    scheme: str = ""
    extra: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()
    times: dict[str, Integer] = {}
    values: dict[str, Integer] = {}
    entropy: Hex = ""


class SeriesRegistered(Event, frozen=True):
    """A series takes part. `commitment` is what is printed on its cards."""

    series: int
    strips: int
    commitment: str
    kind: Kind = "90"


class SeriesListed(Event, frozen=True):
    """Cards of another maker take part. `commitment` is the checksum of their list; where they are `loose`,
    only their numbers are known, not their rows.
    """

    series: int
    cards: int
    commitment: str
    pool: Pool
    loose: bool


class SeriesAnnounced(Event, frozen=True):
    """What a card of a series costs, in minor units, and the colour of its cards."""

    series: int
    price: int
    colour: str


class SeriesRevealed(Event, frozen=True):
    """The strip key of a withdrawn series: with it anyone can make every card again."""

    series: int
    strip_key: str


class GamePlanned(Event, frozen=True):
    """A game of the programme, with everything that a verdict depends on. `commitment` is that of the
    secret of a provable draw, and empty for the other sources.
    """

    game: str
    title: str
    balls: int
    source: Source
    awarding: Awarding
    rules: Rules
    series: tuple[int, ...]
    prizes: tuple[Prize, ...]
    commitment: str


class KnownSeries(Value, frozen=True):
    """A series in this evening; its secret, or its list of cards, lies in the vault."""

    number: int
    cards: int
    """How many cards it has, numbered from 1."""
    commitment: str
    kind: Kind | Literal["listed"] = "90"
    pool: Pool = 90
    """How many balls its cards are made for."""
    loose: bool = False
    """Only the numbers of its cards are known, not their rows."""
    withdrawn: bool = False
    price: int = 0
    """What one of its cards costs, in minor units; 0 where nothing was said."""
    colour: str = ""

    def opened(self, vault: Vault) -> Series | ListedSeries:
        """The series with its secret, or with its list. Raises KeyError where that is missing."""
        if self.kind == "listed":
            return ListedSeries(self.number, vault.cards[self.number])
        return Series(self.number, self.cards // CARDS, vault.series[self.number], self.kind)


class Programme(Value, frozen=True):
    """What the events say of series and games."""

    series: Mapping[int, KnownSeries] = {}
    games: tuple[GamePlanned, ...] = ()

    def game(self, name: str) -> GamePlanned | None:
        """A game by its id."""
        return next((game for game in self.games if game.game == name), None)

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all games."""
        return tuple(game.game for game in self.games)

    def free_name(self, evening: str) -> str:
        """The name of a game that is given none: the evening's, with the next number that is free."""
        names = (f"{evening}/{n}" for n in range(len(self.games) + 1, 2 * len(self.games) + 2))
        return next(name for name in names if self.game(name) is None)

    @property
    def by_series(self) -> dict[int, tuple[str, ...]]:
        """The games that each series plays in."""
        return {n: tuple(game.game for game in self.games if n in game.series) for n in self.series}

    def twin(self, commitment: str) -> KnownSeries | None:
        """The series with this commitment, which has the same cards."""
        return next((known for known in self.series.values() if known.commitment == commitment), None)

    def known(self, series: int) -> KnownSeries:
        """A series by its number. Raises Refused."""
        if series not in self.series:
            raise Refused("no_such_series", series=series)
        return self.series[series]


def decide(state: State, command: Command, vault: Vault) -> Decision:
    """What registering, withdrawing and planning do. Raises Refused."""
    state.evening.running()
    match command:
        case RegisterSeries():
            return _register(state, command)
        case ListSeries():
            return _list(state, command)
        case AnnounceSeries():
            return _announce(state, command)
        case WithdrawSeries():
            return _withdraw(state, command, vault)
        case PlanGame():
            return _plan(state, command)
        case _:
            raise TypeError(command)


def _register(state: State, command: RegisterSeries) -> Decision:
    number, strips = command.series, command.strips
    _new_series(state, number)
    if not 1 <= strips <= MOST_STRIPS:
        raise Refused("not_a_size", strips=strips, most=MOST_STRIPS)
    secret = bytes.fromhex(command.secret or command.entropy)
    if len(secret) != SECRET_BYTES:
        raise Refused("not_a_secret", bytes=SECRET_BYTES)
    commitment = Series(number, strips, secret, command.kind).commitment.hex()
    if twin := state.programme.twin(commitment):
        raise Refused("series_secret_used", series=twin.number)
    return Decision(
        (SeriesRegistered(series=number, strips=strips, commitment=commitment, kind=command.kind),),
        keep=(Kept("series", str(number), secret.hex()),),
    )


def _list(state: State, command: ListSeries) -> Decision:
    _new_series(state, command.series)
    series = ListedSeries(command.series, listed_text(command.cards))
    if twin := state.programme.twin(series.commitment.hex()):
        raise Refused("cards_listed_twice", series=twin.number)
    listed = SeriesListed(
        series=series.number,
        cards=series.cards,
        commitment=series.commitment.hex(),
        pool=series.pool,
        loose=series.loose,
    )
    return Decision((listed,), keep=(Kept("cards", str(series.number), series.text),))


def _new_series(state: State, number: int) -> None:
    if not 1 <= number <= LAST_SERIES:
        raise Refused("not_a_series", series=number, last=LAST_SERIES)
    if number in state.programme.series:
        raise Refused("series_known", series=number)


def _announce(state: State, command: AnnounceSeries) -> Decision:
    known = state.programme.known(command.series)
    price, colour = money.amount(command.price), one_line(command.colour)
    return Decision((SeriesAnnounced(series=known.number, price=price, colour=colour),))


def _withdraw(state: State, command: WithdrawSeries, vault: Vault) -> Decision:
    known = state.programme.known(command.series)
    if known.withdrawn:
        raise Refused("series_withdrawn", series=known.number)
    if state.draw.game:
        raise Refused("game_running", game=state.draw.game)
    series = known.opened(vault)
    if isinstance(series, ListedSeries):
        raise Refused("series_is_listed", series=known.number)
    return Decision((SeriesRevealed(series=known.number, strip_key=series.strip_key.hex()),))


def _plan(state: State, command: PlanGame) -> Decision:
    programme = state.programme
    name = one_line(command.game) or programme.free_name(state.evening.running().evening)
    if programme.game(name):
        raise Refused("game_known", game=name)
    if len(programme.games) >= MOST_GAMES:
        raise Refused("too_many_games", most=MOST_GAMES)
    if command.scheme and not command.prizes:
        raise Refused("scheme_without_prizes", scheme=one_line(command.scheme))
    balls = command.balls or CARD_BALLS
    if not 1 <= balls <= orders.MOST_BALLS:
        raise Refused("not_a_count_of_balls", balls=balls, most=orders.MOST_BALLS)
    series = _series_of(programme, command.series, balls)
    rules = command.rules or Rules()
    if not 0 <= rules.draws <= balls:
        raise Refused("not_a_count_of_balls", balls=rules.draws, most=balls)
    prizes = listing(command.prizes, command.values, balls, rules.draws)
    winnable(prizes)
    _rows_known(programme, series, prizes)
    if missing := [p.jackpot for p in prizes if p.jackpot and p.jackpot not in state.jackpots.amounts]:
        raise Refused("no_such_jackpot", jackpot=missing[0])
    secret = _secret_of(state, command, rules) if command.source == "provable" else b""
    planned = GamePlanned(
        game=name,
        title=one_line(command.title),
        balls=balls,
        source=command.source,
        awarding=command.awarding or "claimed",
        rules=rules,
        series=series,
        prizes=prizes,
        commitment=orders.commitment(secret).hex() if secret else "",
    )
    return Decision((planned,), keep=(Kept("draw", name, secret.hex()),) if secret else ())


def _secret_of(state: State, command: PlanGame, rules: Rules) -> bytes:
    """The secret of a provable draw. It must be committed to before sale and before the hall's words, and
    used for one game only: used twice it would reveal the next order (docs/draw.md).
    """
    if rules.late_sales:
        raise Refused("latecomers_need_another_draw")
    if state.sales.begun or state.sales.words:
        raise Refused("commitment_after_sale")
    secret = bytes.fromhex(command.entropy)
    if len(secret) != orders.SECRET_BYTES:
        raise Refused("not_a_secret", bytes=orders.SECRET_BYTES)
    if orders.commitment(secret).hex() in {game.commitment for game in state.programme.games}:
        raise Refused("secret_used_twice")
    return secret


def _series_of(programme: Programme, chosen: tuple[int, ...], balls: int) -> tuple[int, ...]:
    """The series of a game: those that are chosen, or all with cards for so many balls. Raises Refused."""
    for known in map(programme.known, chosen):
        if known.pool != balls:
            raise Refused("wrong_pool", balls=balls, pool=known.pool)
    fitting = (number for number, known in programme.series.items() if known.pool == balls)
    return tuple(sorted(set(chosen or fitting)))


def _rows_known(programme: Programme, series: tuple[int, ...], prizes: tuple[Prize, ...]) -> None:
    """Make sure that no prize asks for rows of cards of which only the numbers are known. Raises Refused."""
    for number in series:
        asking = [prize.id for prize in prizes if not prize.pattern.anywhere]
        if asking and programme.series[number].loose:
            raise Refused("rows_unknown", series=number, prize=asking[0])


def reduce(programme: Programme, event: Event) -> Programme:
    """The programme after one more event."""
    match event:
        case SeriesRegistered(series=number, strips=strips, commitment=commitment, kind=kind):
            known = KnownSeries(number, CARDS * strips, commitment, kind, POOLS[kind])
            return structs.replace(programme, series={**programme.series, number: known})
        case SeriesListed() as e:
            known = KnownSeries(e.series, e.cards, e.commitment, "listed", e.pool, e.loose)
            return structs.replace(programme, series={**programme.series, e.series: known})
        case SeriesAnnounced(series=number, price=price, colour=colour):
            known = structs.replace(programme.series[number], price=price, colour=colour)
            return structs.replace(programme, series={**programme.series, number: known})
        case SeriesRevealed(series=number):
            known = structs.replace(programme.series[number], withdrawn=True)
            return structs.replace(programme, series={**programme.series, number: known})
        case GamePlanned():
            return structs.replace(programme, games=(*programme.games, event))
        case _:
            return programme
