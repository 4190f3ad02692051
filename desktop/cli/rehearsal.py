"""A whole evening without people: sales, draws, claims, awards, close. Players and reader are simulated;
everything else is the real program.
"""

import random
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from ..game.awards import NoteWinner
from ..game.base import Command, Refused
from ..game.cards.card import Card
from ..game.cards.codes import print_number
from ..game.cards.series import SECRET_BYTES, Series
from ..game.claims import AskOthers, Claim
from ..game.draw import Draw, Pause, Resume
from ..game.evening import CloseEvening, OpenEvening
from ..game.prizes.prize import Prize
from ..game.prizes.shape import standing
from ..game.programme import Awarding, PlanGame, RegisterSeries, Source, WithdrawSeries
from ..game.rounds import CloseGame, StartGame
from ..game.sales import CloseSales, Sell, TakeWords
from ..game.settling import Award
from ..game.views import PrizeView, Snapshot
from ..settings.schemes import load_scheme, prizes_of
from .stage import Stage

SERIES = 1
SCHEME = "italy"
VALUES = {"ambo": 1000, "terna": 2000, "quaterna": 4000, "cinquina": 8000, "tombola": 20000}
PRICE = 100
TWO_CARDS, FALSE_CLAIM, MISTYPED = 1 / 3, 0.02, 0.1
"""How often a player holds two cards, claims without having won, and the operator mistypes."""
STARTED = datetime(2026, 12, 26, 20, 30, tzinfo=UTC)
STEP_S = 3
GAMES: tuple[tuple[Source, Awarding], ...] = (
    ("balls", "claimed"),
    ("provable", "claimed"),
    ("provable", "automatic"),
)
"""Where numbers come from and how prizes are won, game after game, over again."""
NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa", "Franco", "Gina", "Ivo", "Lia", "Marco", "Nora", "Ugo")

Moment = Callable[[str, Snapshot], None]
"""Called at the turning points with a name and what is to be seen."""


class Player(NamedTuple):
    """Someone in the hall, with cards of one strip: no number twice."""

    name: str
    table: str
    cards: dict[int, Card]


class GameResult(NamedTuple):
    """How a game ended."""

    source: Source
    awarding: Awarding
    balls: int
    prizes: tuple[PrizeView, ...]


def steady_clock() -> Callable[[], str]:
    """A clock of its own: the same evening tells the same times."""
    steps = iter(range(10**9))

    def now() -> str:
        at = STARTED + timedelta(seconds=STEP_S * next(steps))
        return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")

    return now


class Rehearsal:
    """Plays an evening on a stage, by the decisions of one source of chance."""

    def __init__(self, stage: Stage, rng: random.Random, moment: Moment) -> None:
        self._stage, self._rng, self._moment = stage, rng, moment
        self._prizes = {prize.id: prize for prize in prizes_of(load_scheme(SCHEME))}
        self._players: list[Player] = []

    def play(self, games: int, players: int) -> list[GameResult]:
        """A whole evening. Raises Unfinished where something is refused that must not be."""
        self._prepare(games, players)
        self._moment("welcome", self._stage.snapshot)
        results = [self._play_game(number) for number in range(games)]
        self._do(WithdrawSeries(series=SERIES))
        self._do(CloseEvening())
        self._moment("goodbye", self._stage.snapshot)
        return results

    def _do(self, command: Command) -> Snapshot:
        return self._stage.do(command)

    def _prepare(self, games: int, players: int) -> None:
        secret = self._rng.randbytes(SECRET_BYTES)
        self._do(OpenEvening(name="Prova", rehearsal=True))
        self._do(RegisterSeries(series=SERIES, strips=players, secret=secret.hex()))
        for number in range(games):
            source, awarding = GAMES[number % len(GAMES)]
            self._do(PlanGame(source=source, awarding=awarding, scheme=SCHEME, values=VALUES))
        series = Series(SERIES, players, secret)
        for strip in range(players):
            self._seat(series, strip)
        self._do(CloseSales())
        self._do(TakeWords(words=" ".join(str(self._rng.randint(1, 90)) for _ in range(5))))

    def _seat(self, series: Series, strip: int) -> None:
        """A player buys one card of a fresh strip, or two."""
        first = 6 * strip + self._rng.randint(1, 5)
        last = first + (self._rng.random() < TWO_CARDS)
        cards = {number: series.card(number) for number in range(first, last + 1)}
        name = f"{self._rng.choice(NAMES)} {strip + 1}"
        self._players.append(Player(name, str(strip // 8 + 1), cards))
        self._do(Sell(series=SERIES, first=first, last=last, seller="Cassa", price=PRICE))

    def _play_game(self, number: int) -> GameResult:
        source, awarding = GAMES[number % len(GAMES)]
        snapshot = self._do(StartGame())
        basket = self._rng.sample(range(1, 91), 90)
        while snapshot.next_action not in ("close_game", "start_game", "close_evening"):
            snapshot = self._next_number(source, basket, len(snapshot.balls))
            snapshot = self._claims(snapshot, awarding)
        balls = len(snapshot.balls)
        self._moment(f"game-{number + 1}-end", snapshot)
        snapshot = self._do(CloseGame(leave_prizes=True))
        self._moment(f"game-{number + 1}-results", snapshot)
        return GameResult(source, awarding, balls, snapshot.prizes)

    def _next_number(self, source: Source, basket: list[int], balls: int) -> Snapshot:
        if source == "balls":
            return self._stage.read_ball(basket[balls])
        return self._do(Draw(after=balls))

    def _claims(self, snapshot: Snapshot, awarding: Awarding) -> Snapshot:
        """Whoever has won calls, now and then somebody who has not; others are asked, and all awarded."""
        callers = self._callers(snapshot) if awarding == "claimed" else []
        if callers:
            self._do(Pause(reason="claim"))
        for card in callers:
            self._type(card)
        snapshot = self._stage.snapshot
        if snapshot.next_action == "award":
            snapshot = self._award(snapshot)
        return self._do(Resume()) if snapshot.halt else snapshot

    def _callers(self, snapshot: Snapshot) -> list[int]:
        prize, called = snapshot.hall.prize, snapshot.hall.called
        if prize is None:
            return []
        winners = [
            card
            for player in self._players
            for card, paper in player.cards.items()
            if _has(self._prizes[prize.id], paper, called)
        ]
        if self._rng.random() < FALSE_CLAIM:
            winners.insert(0, self._rng.choice(list(self._rng.choice(self._players).cards)))
        return list(dict.fromkeys(winners))

    def _type(self, card: int) -> None:
        """The operator types the card, sometimes wrongly first."""
        right = print_number(card)
        if self._rng.random() < MISTYPED:
            wrong = right[:-1] + str((int(right[-1]) + 1) % 10)
            refused = self._stage.attempt(Claim(card=wrong))
            assert isinstance(refused, Refused), "a mistyped card is unreadable"
        self._do(Claim(card=right))

    def _award(self, snapshot: Snapshot) -> Snapshot:
        self._moment(f"claim-{snapshot.hall.prize.id if snapshot.hall.prize else ''}", snapshot)
        for _ in range(3):
            self._do(AskOthers())
        snapshot = self._do(Award())
        for prize in snapshot.hall.won_now:
            for winner in prize.winners:
                holder = next(player for player in self._players if winner.number in player.cards)
                who = {"name": holder.name, "table": holder.table}
                snapshot = self._do(NoteWinner(prize=prize.id, series=SERIES, number=winner.number, **who))
        self._moment(f"winners-{snapshot.hall.won_now[-1].id}", snapshot)
        return snapshot


def _has(prize: Prize, card: Card, called: tuple[int, ...]) -> bool:
    """Whether a player who marks everything at once has a prize with the last number."""
    calls = {number: position for position, number in enumerate(called, start=1)}
    return standing(prize.pattern.groups(card), calls, called[-1]).fresh
