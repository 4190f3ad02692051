"""A hall for tests: a real session on a real journal in memory, driven by commands."""

from collections.abc import Sequence
from hashlib import shake_256
from itertools import count
from pathlib import Path

import msgspec
from msgspec import structs

from desktop.game.base import Command, Event, Refused
from desktop.game.cards.codes import print_number
from desktop.game.cards.series import Series
from desktop.game.claims import Claim
from desktop.game.desk import ClaimChecked
from desktop.game.draw import Call, Draw
from desktop.game.evening import OpenEvening
from desktop.game.prizes.prize import LatePolicy, Tie
from desktop.game.programme import Awarding, PlanGame, RegisterSeries, Source
from desktop.game.rounds import StartGame
from desktop.game.rules import Bogey, CalledFrom, Rules
from desktop.game.sales import Sell
from desktop.game.settling import Award
from desktop.game.verdicts import Verdict
from desktop.journal.journal import MEMORY, Journal
from desktop.session.session import Published, Session
from desktop.settings.schemes import load_scheme, prizes_of

SECRET = bytes(range(64))
SERIES = Series(17, 1000, SECRET)
AT = "2026-12-26T20:30:00.000Z"


def entropy_from(seed: str):
    """A source of entropy that gives the same bytes for the same seed."""
    turns = count()
    return lambda: shake_256(f"{seed}/{next(turns)}".encode()).hexdigest(64)


class Hall:
    """An evening with one series, one game of Italian tombola, and cards 1 to 60 in play."""

    def __init__(self, journal: Journal | None = None, schemes: Path | None = None) -> None:
        self.session = Session(
            journal or Journal.create(MEMORY),
            clock=lambda: AT,
            entropy=entropy_from("hall"),
            schemes=schemes,
        )

    @classmethod
    def playing(
        cls,
        journal: Journal | None = None,
        *,
        source: Source = "balls",
        awarding: Awarding = "claimed",
        late: LatePolicy = "strict",
        late_sales: bool = False,
        called_from: CalledFrom = "shown",
        tie: Tie = "share",
        bogey: Bogey = "no",
        cards: tuple[int, int] = (1, 60),
        **settings: str,
    ) -> "Hall":
        """A hall in the middle of an evening: the game has started, no number is out."""
        hall = cls(journal)
        hall.do(msgspec.convert({"command": "open_evening", **settings}, OpenEvening))
        hall.do(RegisterSeries(series=17, strips=1000, secret=SECRET.hex()))
        prizes = tuple(structs.replace(prize, tie=tie) for prize in prizes_of(load_scheme("italy")))
        hall.do(
            PlanGame(
                game="1",
                source=source,
                awarding=awarding,
                rules=Rules(late=late, late_sales=late_sales, called_from=called_from, bogey=bogey),
                prizes=prizes,
                values={"ambo": 1000, "terna": 2000, "quaterna": 4000, "cinquina": 8000, "tombola": 20001},
            )
        )
        hall.do(Sell(series=17, first=cards[0], last=cards[1]))
        hall.do(StartGame())
        return hall

    def do(self, command: Command) -> tuple[Event, ...]:
        """Carry a command out and give its events."""
        return self.publish(command).events

    def publish(self, command: Command) -> Published:
        """Carry a command out and give all that is published."""
        return self.session.submit(command)

    def refusal(self, command: Command) -> Refused:
        """The refusal of a command, which must change nothing."""
        before = self.session.state
        try:
            events = self.do(command)
        except Refused as refused:
            assert self.session.state is before
            return refused
        raise AssertionError(f"{command} was not refused: {events}")

    def call(self, *numbers: int) -> None:
        """Numbers come out of the basket and are typed."""
        for number in numbers:
            self.do(Call(number=number))

    def draw(self, times: int = 1) -> None:
        """The program draws."""
        for _ in range(times):
            self.do(Draw())

    def claim(self, card: int) -> Verdict:
        """Someone claims with a card; its verdict."""
        events = self.do(Claim(card=print_number(card)))
        return next(event.verdict for event in events if isinstance(event, ClaimChecked))

    def award(self) -> tuple[Event, ...]:
        """The claims on the desk are awarded."""
        return self.do(Award())

    @property
    def state(self):
        return self.session.state

    @property
    def numbers(self) -> list[int]:
        """The numbers out, in order."""
        return [ball.number for ball in self.state.draw.drawn]


def row(card: int, place: int) -> list[int]:
    """The five numbers of a row (0, 1, 2) of a card of the series."""
    return [number for number in SERIES.card(card).rows[place] if number]


def names(events: Sequence[Event]) -> list[str]:
    """What happened, by name."""
    return [type(event).__name__ for event in events]
