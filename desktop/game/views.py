"""What people may see: the Snapshot is the operator's, the HallView is all that the hall may know.

Both are plain values of codes and parameters; `languages` makes sentences of them.
"""

from __future__ import annotations

from typing import Literal

from .base import Value
from .cards.card import Card
from .cards.series import Kind
from .desk import Finder, Status
from .drawing import Ball, Halt
from .inbox import Reading, ReadRecorded
from .programme import CARD_BALLS, Awarding, PlanGame, Source
from .runs import Run
from .verdicts import Verdict

Scene = Literal["welcome", "play", "claim", "winners", "pause", "results", "goodbye"]
NextAction = Literal[
    "open_evening",
    "plan_game",
    "start_game",
    "draw",
    "await_ball",
    "take_read",
    "reveal",
    "announce",
    "judge",
    "award",
    "resume",
    "close_game",
    "close_evening",
    "nothing",
]
"""The one thing to do next."""
PrizeState = Literal["won", "open", "coming", "lapsed"]
"""`lapsed`: nobody can win it any more."""


class WinnerView(Value, frozen=True):
    """A winning card: its number as printed, its share in minor units, who holds it. A card of another maker
    has series 0, and is `printed` as the operator noted it.
    """

    series: int
    number: int
    printed: str
    share: int
    name: str = ""
    table: str = ""

    @property
    def by_hand(self) -> bool:
        """The operator has checked the card: it is of another maker."""
        return not self.series


class PrizeView(Value, frozen=True):
    """A prize of the game: those `open` are being played for, those `coming` open later. `value` is what it
    is worth now, in minor units; `place` says which of its kind it is, 0 where there is one only. It was won
    on the draw at `position`.
    """

    id: str
    names: dict[str, str]
    value: int
    state: PrizeState
    winners: tuple[WinnerView, ...] = ()
    thing: str = ""
    place: int = 0
    position: int = 0
    drawings: tuple[frozenset[int], ...] = ()
    """In a game of 75: the places of a card, row by row from 0, that make the prize; any one drawing does."""


class ClaimView(Value, frozen=True):
    """A claimed card as printed, with what counts for its prize."""

    claim: int
    series: int
    number: int
    printed: str
    card: Card | None
    marked: frozenset[int]
    """The numbers of the card that were called and count for it."""
    counting: frozenset[int]
    """Those of them that make the prize."""
    verdict: Verdict
    status: Status
    prizes: tuple[PrizeView, ...]
    """The prizes that the verdict speaks of."""
    finder: Finder = "person"
    ball: int = 0
    """The number on which the claim was made: the `latest`, or the one before it."""
    latest: bool = True
    other: Verdict | None = None
    """The verdict for the other of the two last numbers, where the shout may have been for that."""
    other_ball: int = 0
    other_prizes: tuple[PrizeView, ...] = ()


class CorrectionView(Value, frozen=True):
    """What was wrong, and what is right: `number` is 0 where a number was taken back."""

    was: int
    number: int


class SeriesView(Value, frozen=True):
    """Cards that a game is played with: how many there are and are in play, what one costs in minor units,
    and their colour, as a code of the program's or in words; 0 and '' where nothing was said.
    """

    series: int
    cards: int
    in_play: int
    price: int = 0
    colour: str = ""


class ProofView(Value, frozen=True):
    """All that the order of a closed game's draw follows from (docs/draw.md); bytes in hexadecimal."""

    game: str
    secret: str
    sold: str
    words: str
    beacon: str
    balls: int


class GameView(Value, frozen=True):
    """A game as announced."""

    game: str
    title: str
    place: int
    of: int
    balls: int
    cards: int
    prizes: tuple[PrizeView, ...]
    commitment: str
    series: tuple[SeriesView, ...] = ()
    """The cards that it is played with, told of a game to come."""


class HallView(Value, frozen=True):
    """Everything that the hall may know, and nothing else."""

    scene: Scene = "welcome"
    name: str = ""
    hall: str = ""
    currency: str = "EUR"
    language: str = "it"
    rehearsal: bool = False
    game: GameView | None = None
    called: tuple[int, ...] = ()
    """The numbers shown, in order."""
    claim: ClaimView | None = None
    asked: int = 0
    checking: bool = False
    """Play is stopped for a claim that is not settled."""
    won_now: tuple[PrizeView, ...] = ()
    """What has just been awarded."""
    correction: CorrectionView | None = None
    words: str = ""
    proof: ProofView | None = None
    """What the draw of the game just closed is checked with."""
    coming: GameView | None = None
    """Between games, the next one."""
    waiting: int | None = None
    """How many cards need one number more for what is played for; none where the hall is not told."""

    @property
    def balls(self) -> int:
        """How many numbers there are."""
        return self.game.balls if self.game else CARD_BALLS

    @property
    def last(self) -> int:
        """The last number shown, or 0."""
        return self.called[-1] if self.called else 0

    @property
    def prize(self) -> PrizeView | None:
        """The first of the prizes being played for."""
        return next(iter(self.open), None)

    @property
    def open(self) -> tuple[PrizeView, ...]:
        """The prizes being played for; several, where they run in parallel."""
        prizes = self.game.prizes if self.game else ()
        return tuple(prize for prize in prizes if prize.state == "open")


class GameRow(Value, frozen=True):
    """A line of the programme."""

    game: str
    title: str
    source: Source
    awarding: Awarding
    state: Literal["played", "playing", "coming"]


class SeriesRow(Value, frozen=True):
    """A series and how it sells."""

    series: int
    cards: int
    in_play: int
    runs: tuple[Run, ...]
    commitment: str
    damaged: int = 0
    """Cards that were marked as damaged, handed out or not."""
    kind: Kind | Literal["listed"] = "90"
    price: int = 0
    """What was said that a card costs, in minor units."""
    colour: str = ""

    @property
    def listed(self) -> bool:
        """Its cards are of another maker, and called by what is printed on them."""
        return self.kind == "listed"


class SellerRow(Value, frozen=True):
    """What one seller was handed of one series, in cards, and its money in minor units. `seller` is an id, ''
    where none was named; `name` is '' also where it was erased.
    """

    seller: str
    name: str
    series: int
    handed_out: int
    returned: int
    damaged: int
    sold: int
    money: int


class Snapshot(Value, frozen=True):
    """Everything that the operator may know."""

    hall: HallView = HallView()
    evening: str = ""
    programme: tuple[GameRow, ...] = ()
    series: tuple[SeriesRow, ...] = ()
    totals: tuple[SellerRow, ...] = ()
    sales_closed: bool = False
    words_taken: bool = False
    source: Source = "live"
    awarding: Awarding = "claimed"
    late_sales: bool = False
    """Cards can be sold while this game is played."""
    balls: tuple[Ball, ...] = ()
    """Every draw in order, those that were declared void among them."""
    halt: Halt = ""
    cannot_draw: str = ""
    """Why no number can come out now, as a code."""
    prizes: tuple[PrizeView, ...] = ()
    """The prizes that the hall sees, with the names of their winners."""
    claims: tuple[ClaimView, ...] = ()
    """What lies on the desk, the newest last."""
    waiting: tuple[ReadRecorded, ...] = ()
    reading: Reading = "direct"
    tags: dict[str, int] = {}
    """The evening's table of tags."""
    heard: dict[str, int] = {}
    """The last SEQ stored of each session of a reader, the session heard last at the end."""
    next_action: NextAction = "open_evening"
    another: PlanGame | None = None
    """Between games: the plan of one more game like the last one planned."""
    closed: bool = False

    @property
    def playing(self) -> bool:
        """Whether a game is being played."""
        return any(row.state == "playing" for row in self.programme)

    @property
    def counting(self) -> tuple[Ball, ...]:
        """The draws that count, in order."""
        return tuple(ball for ball in self.balls if not ball.void)

    @property
    def hidden(self) -> Ball | None:
        """The number that only the operator knows."""
        last = self.balls[-1] if self.balls else None
        return last if last and not last.shown and not last.void else None
