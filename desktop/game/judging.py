"""What claims are judged by, taken from the state: used at the desk, at an award, and after a correction.

A claim is judged as of the draw on which it was made, whatever was drawn since.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .base import Event
from .cards.card import Card
from .desk import Claimed, ClaimRejudged
from .draw import Paused
from .verdicts import Contender, Facts, Given, Verdict, judge

if TYPE_CHECKING:
    from .state import State

JUDGED = (
    "winning",
    "too_late",
    "not_winning",
    "not_open",
    "already_paid",
    "no_prize_left",
    "barred",
    "lost_lot",
)
"""The answers that depend on the numbers called and the prizes open."""
WRONG = ("not_winning", "too_late")
"""The answers that make a claim a wrong one, where the scheme bars a card for that."""


def last_called(state: State) -> int:
    """The place of the last ball called, or 0."""
    return state.called[-1].position if state.called else 0


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
    """The card of a claim as it stands in this game."""
    return contender(state, claim.key, claim.card)._replace(by_hand=frozenset(claim.by_hand))


def since(state: State, key: tuple[int, int]) -> int:
    """How many balls of this game do not count for a card, because it was sold later."""
    entered = state.sales.card(*key, state.draw.game)
    return entered.after if entered.game == state.draw.game else 0


def verdict_on(state: State, claim: Claimed) -> Verdict:
    """The verdict on a claim as things stand now, as of its own draw."""
    return judge(facts_at(state, claim.position), contender_of(state, claim))


def rejudged(state: State, claims: Iterable[Claimed]) -> tuple[Event, ...]:
    """New verdicts on claims, where they change; play is frozen where one of them stands now. Of several
    claims with one card only the last is judged, so that no card wins twice.
    """
    newest = {claim.key: claim for claim in claims if claim.verdict.answer in JUDGED}
    changed: list[ClaimRejudged] = []
    for claim in newest.values():
        verdict = verdict_on(state, claim)
        wins = verdict.answer == "winning"
        if claim.status == "awarded" and not wins:
            continue
        if verdict != claim.verdict or wins != (claim.status == "standing"):
            changed.append(ClaimRejudged(claim=claim.claim, verdict=verdict))
    stands = any(event.verdict.answer == "winning" for event in changed)
    return (*changed, Paused(reason="claim")) if stands and state.draw.halt != "claim" else tuple(changed)


def _barred(state: State, key: tuple[int, int]) -> frozenset[str]:
    """The prizes that wrong claims have cost a card, where the scheme says that they do."""
    planned = state.planned
    if planned is None or planned.rules.bogey == "no":
        return frozenset()
    wrong = [
        claim.verdict.prize
        for claim in state.desk.claims
        if claim.key == key and claim.finder == "person" and claim.verdict.answer in WRONG
        if claim.status in ("refused", "superseded")
    ]
    if wrong and planned.rules.bogey == "game":
        return frozenset(prize.id for prize in planned.prizes)
    return frozenset(wrong)
