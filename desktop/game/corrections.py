"""Taking back, correcting or voiding numbers, with everything that follows from it.

No win stands on a wrong number: awards that depend on it fall, claims are judged again as of the draw on
which they were made, and claims refused before that would now hold come back to the desk.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from .awards import PrizeAwarded
from .base import Command, Event, Integer, Refused
from .drawing import Ball, DrawCorrected, DrawUndone, DrawVoided
from .judging import JUDGED, contender_of, facts_at, rejudged
from .prizes.prize import Prize
from .settling import made_on, voided, winners_printed, with_its_followers
from .text import one_line, reason
from .vault import Decision, Vault
from .verdicts import Given, settle

if TYPE_CHECKING:
    from .state import State


class Undo(Command, frozen=True):
    """Take the last number back: one ball a press. Refused where an award depends on it. A number that the
    hall has seen needs a reason.
    """

    reason: str = ""
    after: Integer | None = None


class Rewind(Command, frozen=True):
    """Take back the draw at this position and all later ones. Refused where an award depends on them."""

    position: Integer
    reason: str


class Correct(Command, frozen=True):
    """The ball at this position (the last one, if 0) was misread: it was this number. Later draws stand."""

    number: Integer
    reason: str
    position: Integer = 0


class VoidDraw(Command, frozen=True):
    """The draw at this position (the last one, if 0) does not count: its place stays, the number may come
    again, and the number before it becomes the last called.
    """

    reason: str
    position: Integer = 0


def decide(state: State, command: Command, vault: Vault) -> Decision:
    """What each correction does. Raises Refused."""
    state.evening.running()
    state.draw.running()
    match command:
        case Undo():
            return Decision(_undo(state, command))
        case Rewind():
            return Decision(_rewind(state, command))
        case Correct():
            return Decision(_correct(state, command))
        case VoidDraw():
            return Decision(_void(state, command))
        case _:
            raise TypeError(command)


def _ball(state: State, position: int) -> Ball:
    """The ball at a position, the last one if 0."""
    drawn = state.draw.drawn
    if not drawn:
        raise Refused("nothing_to_undo")
    place = position or len(drawn)
    if not 1 <= place <= len(drawn):
        raise Refused("no_such_draw", position=position, balls=len(drawn))
    return drawn[place - 1]


def _undo(state: State, command: Undo) -> tuple[Event, ...]:
    last = _ball(state, 0)
    if command.after is not None and command.after != last.position:
        raise Refused("out_of_step", balls=last.position)
    _independent(state, last)
    return _taken_back(state, last, reason(command.reason) if last.shown else one_line(command.reason))


def _rewind(state: State, command: Rewind) -> tuple[Event, ...]:
    first = _ball(state, command.position)
    _independent(state, first)
    return _taken_back(state, first, reason(command.reason))


def _independent(state: State, first: Ball) -> None:
    """Make sure that no award was made on a ball or a later one. Raises Refused, naming it."""
    if award := state.awards.depending_on(first.position):
        raise Refused("award_depends", prize=award.prize, cards=winners_printed(state, award))


def _taken_back(state: State, first: Ball, why: str) -> tuple[Event, ...]:
    """A ball and all later ones are taken back, the last one first."""
    undone = [
        DrawUndone(position=ball.position, number=ball.number, reason=why)
        for ball in reversed(state.draw.drawn[first.position - 1 :])
    ]
    return (*undone, *_rejudged(state, state.after_all(undone), first.position))


def _correct(state: State, command: Correct) -> tuple[Event, ...]:
    ball, balls = _ball(state, command.position), state.draw.running().balls
    why = reason(command.reason)
    if ball.by == "program":
        raise Refused("drawn_by_program")
    if ball.void:
        raise Refused("draw_is_void", position=ball.position)
    if not 1 <= command.number <= balls:
        raise Refused("not_a_ball", balls=balls)
    if place := state.draw.place_of(command.number):
        raise Refused("already_out", number=command.number, position=place)
    return _followed(
        state, DrawCorrected(position=ball.position, was=ball.number, number=command.number, reason=why)
    )


def _void(state: State, command: VoidDraw) -> tuple[Event, ...]:
    ball, why = _ball(state, command.position), reason(command.reason)
    if ball.void:
        raise Refused("draw_is_void", position=ball.position)
    if ball.by == "program" and state.draw.source == "provable":
        raise Refused("order_is_fixed")
    return _followed(state, DrawVoided(position=ball.position, number=ball.number, reason=why))


def _followed(state: State, event: DrawCorrected | DrawVoided) -> tuple[Event, ...]:
    """A correction and what follows from it: awards that fall, claims that are judged again."""
    after = state.after(event)
    fallen: list[PrizeAwarded] = []
    events: list[Event] = [event]
    for award in state.awards.given.values():
        if award.position >= event.position and award not in fallen and not _stands(state, after, award):
            for one in with_its_followers(after, award):
                fallen.append(one)
                events.append(voided(after, one, "correction", event.reason))
                after = after.after(events[-1])
    return (*events, *_rejudged(state, after, event.position))


def _stands(before: State, state: State, award: PrizeAwarded) -> bool:
    """Whether an award would still be given, to the same cards, after a correction. In automatic games
    everything is found anew.
    """
    if state.planned and state.planned.awarding == "automatic":
        return False
    if not any(ball.position == award.position for ball in state.called):
        return False
    if any(state.desk.claim(winner.claim).finder == "hand" for winner in award.winners):
        return False  # the operator has to look at that card again
    then = _as_it_was(before, award)
    return _holders(state, award, then) == _holders(before, award, then)


class AsItWas(NamedTuple):
    """What stood when an award was made."""

    earlier: frozenset[str]
    """The prizes awarded before it."""
    opened: Mapping[str, Given]
    """The prize before it in the list; where its award is gone, it counts as given on the same draw."""


def _as_it_was(state: State, award: PrizeAwarded) -> AsItWas:
    earlier = frozenset(takewhile(lambda prize: prize != award.prize, state.awards.given))
    predecessor = _prize_of(state, award).predecessor
    opened = state.awards.given[predecessor].position if predecessor in earlier else award.position
    return AsItWas(earlier, {predecessor: Given(opened, sharing=False)} if predecessor else {})


def _prize_of(state: State, award: PrizeAwarded) -> Prize:
    assert state.planned
    return next(prize for prize in state.planned.prizes if prize.id == award.prize)


def _holders(state: State, award: PrizeAwarded, then: AsItWas) -> dict[int, int]:
    """The claims that have a prize on the draw of its award, as if it were not given yet, each with the place
    of the ball that completed it: the winners, and whoever spoke only after the award.
    """
    claims = {claim.claim: claim for claim in made_on(state, award.position)}
    claims |= {winner.claim: state.desk.claim(winner.claim) for winner in award.winners}
    contenders = [contender_of(state, claim) for claim in claims.values()]
    won = [{prize: at for prize, at in who.won.items() if prize in then.earlier} for who in contenders]
    facts = facts_at(state, award.position)
    reached = settle(
        facts._replace(prizes=(_prize_of(state, award),), given=then.opened),
        [who._replace(won=mine) for who, mine in zip(contenders, won, strict=True)],
    ).reached
    return {claim: one.position for claim, prizes in zip(claims, reached, strict=True) for one in prizes}


def _rejudged(before: State, after: State, position: int) -> tuple[Event, ...]:
    """New verdicts, where they change, on the claims that the number at a position or later ones decided. One
    that was awarded something may have more.
    """
    claims = [
        after.desk.claim(claim.claim)
        for claim in before.desk.claims
        if claim.position >= position and claim.status in ("standing", "refused", "awarded")
        if claim.verdict.answer in JUDGED
    ]
    return rejudged(after, claims)
