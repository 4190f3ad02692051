"""Awards: which prizes were won, by which cards, with which shares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from msgspec import structs

from .base import Command, Event, Hex, Integer, Refused, Value
from .drawing import Drawn, DrawUndone, GameStarted, Paused
from .prizes.prize import Prize
from .text import one_line
from .vault import Decision, Vault

if TYPE_CHECKING:
    from .state import State


Voider = Literal["operator", "correction", "game"]
"""Who takes an award back: the operator, a correction, or the whole game that was declared void."""


class NoteWinner(Command, frozen=True):
    """Write down who holds a winning card."""

    prize: str
    series: Integer
    number: Integer
    name: str
    table: str = ""
    entropy: Hex = ""


class Winner(Value, frozen=True):
    """A card that won, its share in minor units, and the position of the ball that completed it. A card that
    was written down by hand has series 0, and the number of its claim.
    """

    claim: int
    series: int
    number: int
    share: int
    position: int


class PrizeAwarded(Event, frozen=True):
    """A prize was won, on the draw at `position`; joint winners share its `amount`, and `remainder` is what
    could not be shared. `drew` are the claims among which lots decided. A second award of a prize takes the
    place of the first: late winners share in it.
    """

    prize: str
    amount: int
    winners: tuple[Winner, ...]
    remainder: int
    position: int
    drew: tuple[int, ...] = ()
    jackpot: str = ""
    """The accumulator that was won with it."""


class AwardVoided(Event, frozen=True):
    """An award made on the draw at `position` was taken back, and its prize is open again. `claims` are those
    that won nothing else.
    """

    prize: str
    position: int
    claims: tuple[int, ...]
    by: Voider
    reason: str


class WinnerNoted(Event, frozen=True):
    """Who holds a winning card: a person's id, and a table."""

    prize: str
    series: int
    number: int
    person: str
    table: str


class Awards(Value, frozen=True):
    """What was won in the game being played, in the order of the awards."""

    given: Mapping[str, PrizeAwarded] = {}
    noted: tuple[WinnerNoted, ...] = ()
    now: tuple[str, ...] = ()
    """The prizes awarded on the last number drawn."""

    def won_by(self, series: int, number: int) -> dict[str, int]:
        """The prizes that a card won, each with the draw on which it was awarded."""
        return {
            award.prize: award.position
            for award in self.given.values()
            if any((winner.series, winner.number) == (series, number) for winner in award.winners)
        }

    def open(self, prizes: tuple[Prize, ...]) -> tuple[Prize, ...]:
        """The prizes that can be won now, in order."""
        left = (prize for prize in prizes if prize.id not in self.given)
        return tuple(prize for prize in left if not prize.predecessor or prize.predecessor in self.given)

    def left(self, prizes: tuple[Prize, ...]) -> tuple[Prize, ...]:
        """The prizes that were not won, in order."""
        return tuple(prize for prize in prizes if prize.id not in self.given)

    def depending_on(self, position: int) -> PrizeAwarded | None:
        """The first award that was made on the draw at a position, or on a later one."""
        return next((award for award in self.given.values() if award.position >= position), None)


def decide(state: State, command: Command, vault: Vault) -> Decision:
    """What noting a winner does. Raises Refused."""
    state.evening.running()
    match command:
        case NoteWinner():
            return _note(state, command, vault)
        case _:
            raise TypeError(command)


def _note(state: State, command: NoteWinner, vault: Vault) -> Decision:
    if command.prize not in state.awards.given:
        raise Refused("not_awarded", prize=one_line(command.prize))
    if command.prize not in state.awards.won_by(command.series, command.number):
        raise Refused("not_a_winner", prize=command.prize)
    person, keep = vault.person(one_line(command.name), command.entropy)
    noted = WinnerNoted(
        prize=command.prize,
        series=command.series,
        number=command.number,
        person=person,
        table=one_line(command.table),
    )
    return Decision((noted,), keep)


def reduce(awards: Awards, event: Event) -> Awards:
    """The awards after one more event."""
    match event:
        case GameStarted():
            return Awards()
        case Drawn() | DrawUndone() | Paused(reason="claim"):
            return structs.replace(awards, now=())
        case PrizeAwarded(prize=prize):
            now = (*(other for other in awards.now if other != prize), prize)
            return structs.replace(awards, given={**awards.given, prize: event}, now=now)
        case AwardVoided(prize=prize):
            return Awards(
                given={key: award for key, award in awards.given.items() if key != prize},
                noted=tuple(note for note in awards.noted if note.prize != prize),
                now=tuple(other for other in awards.now if other != prize),
            )
        case WinnerNoted():
            return structs.replace(awards, noted=(*awards.noted, event))
        case _:
            return awards
