"""Awarding prizes to the claims that stand, and taking an award back.

All claims made on one draw are settled together; those for an earlier draw come first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from . import money, orders
from .awards import AwardVoided, PrizeAwarded, Voider, Winner
from .base import Command, Event, Hex, Integer, Refused
from .desk import Claimed, ClaimRejudged
from .judging import JUDGED, contender_of, draw_of, facts_at, rejudged, verdict_on
from .prizes.nothing import Nothing
from .prizes.prize import Prize
from .text import one_line, reason
from .vault import Decision, Vault
from .verdicts import Reached, Verdict, settle

if TYPE_CHECKING:
    from .state import State


class Award(Command, frozen=True):
    """Award the open prizes to all claims that stand; joint winners share. Where lots decide instead, `lots`
    says for each such prize which claim drew the best lot, or 0 to let the program draw.
    """

    lots: dict[str, Integer] = {}
    entropy: Hex = ""


class VoidAward(Command, frozen=True):
    """Take an award back, with the reason: the prize is open again, and its claims lie on the desk."""

    prize: str
    reason: str


def decide(state: State, command: Command, vault: Vault) -> Decision:
    """What awarding and voiding do. Raises Refused."""
    state.evening.running()
    state.draw.running()
    match command:
        case Award():
            return Decision(_award(state, command))
        case VoidAward():
            return Decision(_void(state, command))
        case _:
            raise TypeError(command)


def voided(state: State, award: PrizeAwarded, by: Voider, why: str) -> AwardVoided:
    """The event that takes an award back."""
    others = [other for other in state.awards.given.values() if other.prize != award.prize]
    elsewhere = {winner.claim for other in others for winner in other.winners}
    claims = tuple(winner.claim for winner in award.winners if winner.claim not in elsewhere)
    return AwardVoided(prize=award.prize, position=award.position, claims=claims, by=by, reason=why)


def winners_printed(state: State, award: PrizeAwarded) -> tuple[str, ...]:
    """The winning cards as people call them: by their printed numbers, or by what was noted by hand."""
    return tuple(state.desk.claim(winner.claim).printed for winner in award.winners)


def made_on(state: State, position: int) -> tuple[Claimed, ...]:
    """The claims made on a draw that its numbers decide, the last one of each card."""
    live = [
        claim
        for claim in state.desk.claims
        if draw_of(state, claim) == position and claim.status in ("standing", "refused", "awarded")
        if claim.verdict.answer in JUDGED
    ]
    return tuple({claim.key: claim for claim in live}.values())


def _void(state: State, command: VoidAward) -> tuple[Event, ...]:
    award = state.awards.given.get(command.prize)
    if award is None:
        raise Refused("not_awarded", prize=one_line(command.prize))
    why = reason(command.reason)
    fallen = with_its_followers(state, award)
    events: list[Event] = []
    for one in fallen:
        events.append(voided(state.after_all(events), one, "operator", why))
    after = state.after_all(events)
    back = {claim for one in fallen for claim in (*one.drew, *(winner.claim for winner in one.winners))}
    return (*events, *rejudged(after, [c for c in after.desk.claims if c.claim in back or had_it(c, award)]))


def with_its_followers(state: State, award: PrizeAwarded) -> list[PrizeAwarded]:
    """An award, and those that fall with it, in the order in which they do."""
    fallen, after = [award], state
    for one in fallen:
        after = after.after(voided(after, one, "operator", ""))
        fallen += [other for other in _decided_with(after, one) if other not in fallen]
    return fallen


def _decided_with(state: State, award: PrizeAwarded) -> list[PrizeAwarded]:
    """The awards that fall with one that is gone: nothing marked, which was decided when that was won, and
    prizes for cards that have won before, where a winner has not.
    """
    planned = state.planned
    assert planned
    return [
        given
        for prize in planned.prizes
        if (given := state.awards.given.get(prize.id))
        if (isinstance(prize.pattern, Nothing) and prize.predecessor == award.prize)
        or (prize.among == "winners" and not _all_won_before(state, given))
    ]


def _all_won_before(state: State, award: PrizeAwarded) -> bool:
    """Whether each winner of an award had won something before the ball that completed it."""
    return all(
        any(
            prize != award.prize and position < winner.position
            for prize, position in state.awards.won_by(winner.series, winner.number).items()
        )
        for winner in award.winners
    )


def had_it(claim: Claimed, award: PrizeAwarded) -> bool:
    """Whether a correction has shown that a card had a prize before it was awarded."""
    verdict = claim.verdict
    return verdict.answer == "had_it" and any(one.prize == award.prize for one in verdict.reached)


def _award(state: State, command: Award) -> tuple[Event, ...]:
    if not state.desk.standing:
        raise Refused("nothing_to_award")
    events: list[Event] = []
    positions = sorted({draw_of(state, claim) for claim in state.desk.standing})
    for position in positions[:1] if state.planned and state.planned.awarding == "automatic" else positions:
        events += _settled(state.after_all(events), position, command)
    after = state.after_all(events)
    left = [ClaimRejudged(claim=c.claim, verdict=verdict_on(after, c)) for c in after.desk.standing]
    return (*events, *left)


def _settled(state: State, position: int, command: Award) -> list[Event]:
    """The awards of one draw."""
    facts = facts_at(state, position)
    claims = made_on(state, position)
    reached = settle(facts, [contender_of(state, claim) for claim in claims]).reached
    events: list[Event] = [
        ClaimRejudged(claim=claim.claim, verdict=_winning(claim, prizes))
        for claim, prizes in zip(claims, reached, strict=True)
        if prizes and prizes != claim.verdict.reached
    ]
    now, won = state.after_all(events), set[int]()
    lost: dict[int, Reached] = {}
    for prize in facts.prizes:
        holders = {
            claim.claim: one
            for claim, prizes in zip(claims, reached, strict=True)
            for one in prizes
            if one.prize == prize.id
        }
        if holders:
            winners = _drawn(prize, holders, command) if prize.tie == "lots" else holders
            events.append(_awarded(now, prize, winners, position, tuple(holders)))
            now = now.after(events[-1])
            won |= winners.keys()
            lost |= {claim: one for claim, one in holders.items() if claim not in winners}
    events += [
        ClaimRejudged(claim=claim, verdict=Verdict("lost_lot", one.prize, (one,)))
        for claim, one in lost.items()
        if claim not in won
    ]
    return events


def _winning(claim: Claimed, prizes: tuple[Reached, ...]) -> Verdict:
    return Verdict("winning", prizes[0].prize, prizes, since=claim.verdict.since)


def _drawn(prize: Prize, holders: Mapping[int, Reached], command: Award) -> dict[int, Reached]:
    """The one of several winners that the lot fell on. Raises Refused where nobody has drawn yet."""
    if len(holders) == 1:
        return dict(holders)
    chosen = command.lots.get(prize.id, -1)
    if chosen == 0 and command.entropy:
        chosen = orders.pick(bytes.fromhex(command.entropy), tuple(sorted(holders)))
    if chosen not in holders:
        raise Refused("lot_needed", prize=prize.id, claims=tuple(holders))
    return {chosen: holders[chosen]}


def _awarded(
    state: State, prize: Prize, holders: Mapping[int, Reached], position: int, drew: tuple[int, ...]
) -> PrizeAwarded:
    """An award; where the prize was awarded before, late winners share with those who have it already."""
    before = state.awards.given.get(prize.id)
    places = {winner.claim: winner.position for winner in before.winners} if before else {}
    places |= {claim: one.position for claim, one in holders.items()}
    amount = before.amount if before else worth(state, state.draw.game, prize)
    shares, remainder = money.shares(
        amount, len(places), prize.unit, first_takes_remainder=prize.remainder == "first"
    )
    winners = tuple(
        Winner(claim, *state.desk.claim(claim).key, share, places[claim])
        for claim, share in zip(sorted(places), shares, strict=True)
    )
    return PrizeAwarded(
        prize=prize.id,
        amount=amount,
        winners=winners,
        remainder=remainder,
        position=before.position if before else position,
        drew=drew if len(drew) > len(holders) else (),
        jackpot=prize.jackpot,
    )


def worth(state: State, game: str, prize: Prize) -> int:
    """What a prize is worth now, in minor units: its value, its part of the game's takings, its jackpot."""
    takings = state.sales.takings_of(game, state.programme.by_series) if prize.percent else 0
    jackpot = state.jackpots.amounts.get(prize.jackpot, 0)
    return prize.value + money.part(takings, prize.percent) + jackpot
