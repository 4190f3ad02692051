"""Awards: which prizes were won, by which cards, with which shares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from msgspec import structs

from . import money
from .base import Command, Event, Hex, Integer, Refused, Value
from .draw import Drawn, DrawUndone, GameStarted
from .prizes.prize import Prize
from .text import one_line, reason
from .vault import Decision, Vault

if TYPE_CHECKING:
    from .state import State


Voider = Literal["operator", "correction"]


class Award(Command, frozen=True):
    """Award the open prizes to all claims that stand; joint winners share."""


class VoidAward(Command, frozen=True):
    """Take an award back, with the reason; the prize is open again."""

    prize: str
    reason: str


class NoteWinner(Command, frozen=True):
    """Write down who holds a winning card."""

    prize: str
    series: Integer
    number: Integer
    name: str
    table: str = ""
    entropy: Hex = ""


class Winner(Value, frozen=True):
    """A card that won, its share in minor units, and the position of the ball that completed it."""

    claim: int
    series: int
    number: int
    share: int
    position: int


class PrizeAwarded(Event, frozen=True):
    """A prize was won; joint winners share it, and `remainder` is what could not be shared. `balls` were
    called at the time.
    """

    prize: str
    winners: tuple[Winner, ...]
    remainder: int
    balls: int


class AwardVoided(Event, frozen=True):
    """An award was taken back, by the operator or by a correction, and its prize is open again. `claims`
    are those that won nothing else.
    """

    prize: str
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

    def won_by(self, series: int, number: int) -> frozenset[str]:
        """The prizes that a card won."""
        return frozenset(
            award.prize
            for award in self.given.values()
            if any((winner.series, winner.number) == (series, number) for winner in award.winners)
        )

    def open(self, prizes: tuple[Prize, ...]) -> tuple[Prize, ...]:
        """The prizes still to be won, in order."""
        return tuple(prize for prize in prizes if prize.id not in self.given)

    def depending_on(self, position: int) -> PrizeAwarded | None:
        """The first award that would not stand without the ball at a position."""
        return next(
            (a for a in self.given.values() if any(winner.position >= position for winner in a.winners)), None
        )


def decide(state: State, command: Command, vault: Vault) -> Decision:
    """What voiding an award and noting a winner do. Raises Refused."""
    state.evening.running()
    match command:
        case Award():
            return Decision(_award(state))
        case VoidAward():
            state.draw.running()
            award = _given(state, command.prize)
            return Decision((voided(state.awards, award, "operator", reason(command.reason)),))
        case NoteWinner():
            return _note(state, command, vault)
        case _:
            raise TypeError(command)


def voided(awards: Awards, award: PrizeAwarded, by: Voider, why: str) -> AwardVoided:
    """The event that takes an award back."""
    elsewhere = {
        winner.claim for other in awards.given.values() if other is not award for winner in other.winners
    }
    claims = tuple(winner.claim for winner in award.winners if winner.claim not in elsewhere)
    return AwardVoided(prize=award.prize, claims=claims, by=by, reason=why)


def _award(state: State) -> tuple[Event, ...]:
    """Each open prize in order goes to all claims that have it, up to the first that nobody has."""
    state.draw.running()
    standing = state.claims.standing
    if not standing:
        raise Refused("nothing_to_award")
    assert state.planned, "a game that runs was planned"
    awards: list[Event] = []
    for prize in state.awards.open(state.planned.prizes):
        holders = [
            (claim, reached)
            for claim in standing
            for reached in claim.verdict.reached
            if reached.prize == prize.id
        ]
        if holders:
            share, remainder = money.share(prize.value, len(holders))
            winners = tuple(
                Winner(claim.claim, claim.series, claim.number, share, reached.position)
                for claim, reached in holders
            )
            awards.append(
                PrizeAwarded(prize=prize.id, winners=winners, remainder=remainder, balls=len(state.called))
            )
    return tuple(awards)


def _given(state: State, prize: str) -> PrizeAwarded:
    if prize not in state.awards.given:
        raise Refused("not_awarded", prize=one_line(prize))
    return state.awards.given[prize]


def _note(state: State, command: NoteWinner, vault: Vault) -> Decision:
    _given(state, command.prize)
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
        case Drawn() | DrawUndone():
            return structs.replace(awards, now=())
        case PrizeAwarded(prize=prize):
            return structs.replace(awards, given={**awards.given, prize: event}, now=(*awards.now, prize))
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
