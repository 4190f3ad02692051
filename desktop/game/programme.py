"""The evening's programme: the series of cards that take part, and the games planned."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from msgspec import structs

from . import orders
from .base import Command, Event, Hex, Integer, Refused, Untold, Value
from .cards.series import LAST_SERIES, MOST_STRIPS, SECRET_BYTES, Series
from .cards.strips import CARDS
from .prizes.listing import listing
from .prizes.prize import Prize
from .rules import Rules
from .text import one_line
from .vault import Decision, Kept, Vault

if TYPE_CHECKING:
    from .state import State

MOST_GAMES = 200
CARD_BALLS = 90
"""The balls of a game that is played with cards of a series."""

Source = Literal["provable", "live", "balls"]
"""Where numbers come from: the program's provable or live draw, or balls that are read or typed."""
Awarding = Literal["claimed", "automatic"]
"""Whether a prize needs a claim, or the program compares every card in play."""


class RegisterSeries(Untold, Command, frozen=True):
    """Bring a series into the evening: `strips` strips of six cards. A fresh secret unless one is given."""

    series: Integer
    strips: Integer
    secret: Hex = ""
    entropy: Hex = ""


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
    """A series in this evening; its secret lies in the vault."""

    number: int
    strips: int
    commitment: str
    withdrawn: bool = False

    @property
    def cards(self) -> int:
        """How many cards it has, numbered from 1."""
        return CARDS * self.strips

    def opened(self, vault: Vault) -> Series:
        """The series with its secret."""
        return Series(self.number, self.strips, vault.series[self.number])


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
        case WithdrawSeries():
            return _withdraw(state, command, vault)
        case PlanGame():
            return _plan(state, command)
        case _:
            raise TypeError(command)


def _register(state: State, command: RegisterSeries) -> Decision:
    number, strips = command.series, command.strips
    if not 1 <= number <= LAST_SERIES:
        raise Refused("not_a_series", series=number, last=LAST_SERIES)
    if not 1 <= strips <= MOST_STRIPS:
        raise Refused("not_a_size", strips=strips, most=MOST_STRIPS)
    if number in state.programme.series:
        raise Refused("series_known", series=number)
    secret = bytes.fromhex(command.secret or command.entropy)
    if len(secret) != SECRET_BYTES:
        raise Refused("not_a_secret", bytes=SECRET_BYTES)
    commitment = Series(number, strips, secret).commitment.hex()
    if twin := next((s for s in state.programme.series.values() if s.commitment == commitment), None):
        raise Refused("series_secret_used", series=twin.number)
    return Decision(
        (SeriesRegistered(series=number, strips=strips, commitment=commitment),),
        keep=(Kept("series", str(number), secret.hex()),),
    )


def _withdraw(state: State, command: WithdrawSeries, vault: Vault) -> Decision:
    known = state.programme.known(command.series)
    if known.withdrawn:
        raise Refused("series_withdrawn", series=known.number)
    if state.draw.game:
        raise Refused("game_running", game=state.draw.game)
    key = known.opened(vault).strip_key.hex()
    return Decision((SeriesRevealed(series=known.number, strip_key=key),))


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
    series = _series_of(programme, command.series) if command.series or balls == CARD_BALLS else ()
    if not 1 <= balls <= orders.MOST_BALLS:
        raise Refused("not_a_count_of_balls", balls=balls, most=orders.MOST_BALLS)
    if series and balls != CARD_BALLS:
        raise Refused("wrong_pool", balls=balls, pool=CARD_BALLS)
    rules = command.rules or Rules()
    if not 0 <= rules.draws <= balls:
        raise Refused("not_a_count_of_balls", balls=rules.draws, most=balls)
    prizes = listing(command.prizes, command.values, balls, rules.draws)
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


def _series_of(programme: Programme, chosen: tuple[int, ...]) -> tuple[int, ...]:
    for number in chosen:
        programme.known(number)
    return tuple(sorted(set(chosen or programme.series)))


def reduce(programme: Programme, event: Event) -> Programme:
    """The programme after one more event."""
    match event:
        case SeriesRegistered(series=number, strips=strips, commitment=commitment):
            known = KnownSeries(number, strips, commitment)
            return structs.replace(programme, series={**programme.series, number: known})
        case SeriesRevealed(series=number):
            known = structs.replace(programme.series[number], withdrawn=True)
            return structs.replace(programme, series={**programme.series, number: known})
        case GamePlanned():
            return structs.replace(programme, games=(*programme.games, event))
        case _:
            return programme
