"""What claims are judged by, taken from the state: used at the desk, at an award, and after a correction.

A claim is judged as of the draw on which it was made, whatever was drawn since.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from .base import Event
from .cards.card import Card
from .desk import Claimed, ClaimRejudged
from .drawing import Paused
from .verdicts import Contender, Facts, Given, Verdict, is_wrong, judge

if TYPE_CHECKING:
    from .state import State

JUDGED = (
    *("winning", "too_late", "not_winning", "not_open", "already_paid", "no_prize_left"),
    *("none_for_it", "barred", "lost_lot", "had_it"),
)
"""The answers that depend on the numbers called and the prizes open."""


def last_called(state: State) -> int:
    """The place of the last ball called, or 0."""
    return state.called[-1].position if state.called else 0


def draw_of(state: State, claim: Claimed) -> int:
    """The place of the last draw that counts, as of a claim: an earlier one where the later ones are void."""
    return max((ball.position for ball in state.called if ball.position <= claim.position), default=0)


def facts_at(state: State, position: int) -> Facts:
    """What claims made on the draw at `position` are judged by."""
    planned = state.planned
    assert planned, "claims are judged in a game"
    awards = state.awards.given.values()
    latest = max((award.position for award in awards), default=0)
    return Facts(
        called=tuple(ball for ball in state.called if ball.position <= position),
        prizes=planned.prizes,
        given={a.prize: Given(a.position, sharing=a.position == latest) for a in awards},
        rules=planned.rules,
        claimed=planned.awarding == "claimed",
    )


def contender(state: State, key: tuple[int, int], card: Card | None) -> Contender:
    """A card as it stands in this game."""
    return Contender(card, since(state, key), state.awards.won_by(*key), _barred(state, key))


def contender_of(state: State, claim: Claimed) -> Contender:
    """The card of a claim as it stands in this game; what this very claim cost it does not count."""
    return Contender(
        claim.card,
        since(state, claim.key),
        state.awards.won_by(*claim.key),
        _barred(state, claim.key, but=claim.claim),
        frozenset(claim.by_hand),
    )


def since(state: State, key: tuple[int, int]) -> int:
    """How many balls of this game do not count for a card, because it was sold later."""
    entered = state.sales.card(*key, state.draw.game)
    return entered.after if entered.game == state.draw.game else 0


def judged(state: State, key: tuple[int, int], card: Card | None, position: int) -> Verdict:
    """The verdict on a card that is claimed on the draw at `position`. Who has lost a lot on it has lost it,
    however often the card is claimed.
    """
    verdict = judge(facts_at(state, position), contender(state, key, card))
    lots = (claim for claim in state.desk.claims if claim.key == key and claim.verdict.answer == "lost_lot")
    lost = next((claim.verdict for claim in lots if draw_of(state, claim) == position), None)
    return lost if lost and verdict.answer == "too_late" else verdict


def verdict_on(state: State, claim: Claimed) -> Verdict:
    """The verdict on a claim as things stand now, as of its own draw."""
    return judge(facts_at(state, claim.position), contender_of(state, claim))


def rejudged(state: State, claims: Iterable[Claimed]) -> tuple[Event, ...]:
    """New verdicts on claims, where they change; play is frozen where the operator must look at one. A card
    that several claims were made with has what the earlier of them win by the time of the later ones, so that
    it wins nothing twice.
    """
    changed: list[ClaimRejudged] = []
    wins_of: dict[tuple[int, int], dict[str, int]] = {}
    for claim in sorted(claims, key=lambda claim: (draw_of(state, claim), claim.claim)):
        mine = wins_of.setdefault(claim.key, {})
        verdict = _seen_now(state, claim, mine)
        wins = verdict.answer == "winning"
        if wins:
            mine |= {one.prize: draw_of(state, claim) for one in verdict.reached}
        elif claim.status == "awarded":
            continue
        if verdict != claim.verdict or wins != (claim.status == "standing"):
            changed.append(ClaimRejudged(claim=claim.claim, verdict=verdict))
    news = any(event.verdict.answer in ("winning", "had_it") for event in changed)
    return (*changed, Paused(reason="claim")) if news and state.draw.halt != "claim" else tuple(changed)


def _seen_now(state: State, claim: Claimed, wins: Mapping[str, int]) -> Verdict:
    """The verdict on a claim, whose card wins these prizes besides, on the draws named; where its prizes have
    gone to others on later draws, that it had them.
    """
    facts, who = facts_at(state, claim.position), contender_of(state, claim)
    opened = {prize: Given(position, sharing=False) for prize, position in wins.items()}
    facts = facts._replace(given={**opened, **facts.given})
    who = who._replace(won={**wins, **who.won})
    verdict = judge(facts, who)
    if verdict.answer == "winning":
        return verdict
    then = {prize: given for prize, given in facts.given.items() if given.position <= claim.position}
    won = {prize: position for prize, position in who.won.items() if position <= claim.position}
    before = judge(facts._replace(given=then), who._replace(won=won))
    mine = tuple(one for one in before.reached if one.prize not in who.won)
    if before.answer != "winning" or not mine:
        return verdict
    return Verdict("had_it", mine[0].prize, mine, since=before.since)


def _barred(state: State, key: tuple[int, int], but: int = 0) -> frozenset[str]:
    """The prizes that wrong claims have cost a card, where the scheme says that they do. A claim that only a
    correction made wrong was right on what the hall had seen.
    """
    planned = state.planned
    if planned is None or planned.rules.bogey == "no":
        return frozenset()
    wrong = [
        claim.verdict.prize
        for claim in state.desk.claims
        if claim.key == key and claim.claim != but and claim.bogey and is_wrong(claim.verdict)
        if claim.status in ("refused", "superseded")
    ]
    if wrong and planned.rules.bogey == "game":
        return frozenset(prize.id for prize in planned.prizes)
    return frozenset(wrong)
