"""Taking back or correcting the last number, with everything that follows from it.

No win stands on a wrong number: awards that depend on it fall, claims are judged again, and claims
refused before that would now hold come back to the desk.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .awards import PrizeAwarded, voided
from .base import Command, Event, Integer, Refused
from .claims import Claimed, ClaimRejudged, facts_of, since
from .draw import Ball, DrawCorrected, DrawUndone, Paused
from .text import one_line, reason
from .vault import Decision, Vault
from .verdicts import Verdict, judge

if TYPE_CHECKING:
    from .state import State

JUDGED = ("winning", "too_late", "not_winning", "already_paid", "no_prize_left")
"""The answers that depend on the numbers called."""


class Undo(Command, frozen=True):
    """Take the last number back: one ball a press. Refused where an award depends on it."""

    reason: str = ""
    after: Integer | None = None


class Correct(Command, frozen=True):
    """The last ball was misread: it was this number."""

    number: Integer
    reason: str


def decide(state: State, command: Command, vault: Vault) -> Decision:
    """What undoing and correcting do. Raises Refused."""
    state.evening.running()
    state.draw.running()
    match command:
        case Undo():
            return Decision(_undo(state, command))
        case Correct():
            return Decision(_correct(state, command))
        case _:
            raise TypeError(command)


def _last(state: State) -> Ball:
    if not state.draw.drawn:
        raise Refused("nothing_to_undo")
    return state.draw.drawn[-1]


def _undo(state: State, command: Undo) -> tuple[Event, ...]:
    last = _last(state)
    if command.after is not None and command.after != last.position:
        raise Refused("out_of_step", balls=last.position)
    if award := state.awards.depending_on(last.position):
        raise Refused("award_depends", prize=award.prize, cards=tuple(w.number for w in award.winners))
    undone = DrawUndone(position=last.position, number=last.number, reason=one_line(command.reason))
    return (undone, *_rejudged(state.after(undone), last.position))


def _correct(state: State, command: Correct) -> tuple[Event, ...]:
    last, balls = _last(state), state.draw.running().balls
    why = reason(command.reason)
    if last.by == "program":
        raise Refused("drawn_by_program")
    if not 1 <= command.number <= balls:
        raise Refused("not_a_ball", balls=balls)
    if place := state.draw.place_of(command.number):
        raise Refused("already_out", number=command.number, position=place)
    corrected = DrawCorrected(position=last.position, was=last.number, number=command.number, reason=why)
    after = state.after(corrected)
    fallen: list[Event] = []
    for award in state.awards.given.values():
        if not _stands(after, award, last.position):
            fallen.append(voided(after.awards, award, "correction", why))
            after = after.after(fallen[-1])
    return (corrected, *fallen, *_rejudged(after, last.position))


def _stands(state: State, award: PrizeAwarded, position: int) -> bool:
    """Whether an award would still be given, to the same cards, after a correction at `position`."""
    if all(winner.position < position for winner in award.winners):
        return True
    without = state.after(voided(state.awards, award, "correction", ""))
    claims = [without.claims.claim(winner.claim) for winner in award.winners]
    return all(
        any(reached.prize == award.prize for reached in _verdict_of(without, claim).reached)
        for claim in claims
    )


def _rejudged(state: State, position: int) -> tuple[Event, ...]:
    """New verdicts on the claims that were made on the ball at `position`, where they change."""
    concerned = [
        claim
        for claim in state.claims.claims
        if claim.balls >= position and claim.status in ("standing", "refused")
        if claim.verdict.answer in JUDGED
    ]
    changed = tuple(
        ClaimRejudged(claim=claim.claim, verdict=verdict)
        for claim in concerned
        if (verdict := _verdict_of(state, claim)) != claim.verdict
    )
    stands = any(event.verdict.answer == "winning" for event in changed)
    return (*changed, Paused(reason="claim")) if stands and state.draw.halt != "claim" else changed


def _verdict_of(state: State, claim: Claimed) -> Verdict:
    assert claim.card, "only claims with a card depend on numbers"
    return judge(claim.card, facts_of(state, claim.key), since(state, claim.key))
