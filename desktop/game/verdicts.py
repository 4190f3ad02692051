"""Verdicts: what the program answers to a claim, from the card, the calls and the open prizes.

A claim names a card, not a prize: the verdict lists every prize still to be won that the card has, in
order. Each cause of a refusal has its own answer (docs/cards.md).
"""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from .base import Value
from .cards.card import Card
from .draw import Ball
from .prizes.prize import Prize
from .prizes.shape import Shape, Standing, needs, standing
from .programme import LatePolicy

Answer: TypeAlias = Literal[
    "winning",
    "too_late",
    "not_winning",
    "already_paid",
    "no_prize_left",
    "not_sold",
    "returned",
    "damaged",
    "suspect",
    "outside_series",
    "no_such_series",
]


class Reached(Value, frozen=True):
    """A prize that a card has: the ball that completed it, and how many balls were called since."""

    prize: str
    ball: int
    position: int
    ago: int


class Verdict(Value, frozen=True):
    """The answer to a claim.

    `winning` lists the prizes in `reached`; `too_late` and `already_paid` list what was reached in vain.
    `not_winning` says of `prize` how many numbers it `needs`, out of `among`. For a card sold during the
    game, the first `since` balls do not count.
    """

    answer: Answer
    prize: str = ""
    reached: tuple[Reached, ...] = ()
    needs: int = 0
    among: tuple[int, ...] = ()
    since: int = 0


class Facts(Value, frozen=True):
    """What a card is judged by: the balls called, the open prizes, what it has won, and the rules."""

    called: tuple[Ball, ...]
    open: tuple[Prize, ...]
    won: tuple[Prize, ...]
    late: LatePolicy
    paid_now: bool
    """The card was awarded something on the last ball."""


def judge(card: Card, facts: Facts, since: int) -> Verdict:
    """The verdict on a card that is in play; its first `since` balls do not count."""
    calls = {ball.number: ball.position for ball in facts.called if ball.position > since}
    reached = winning(card, facts, calls)
    if reached:
        return Verdict("winning", reached[0].prize, reached, since=since)
    wanted = next((p for p in facts.open if not any(map(p.same_kind, facts.won))), None)
    if facts.paid_now or (wanted is None and facts.won):
        return Verdict("already_paid", since=since)
    if wanted is None:
        return Verdict("no_prize_left", since=since)
    stands = _stands(wanted, card, facts, calls)
    if stands.completed:
        late = _reached(wanted, facts.called, stands.completed)
        return Verdict("too_late", wanted.id, (late,), since=since)
    return Verdict("not_winning", wanted.id, needs=stands.needs, among=stands.among, since=since)


def winning(card: Card, facts: Facts, calls: Mapping[int, int]) -> tuple[Reached, ...]:
    """The open prizes that a card has, in order and without a gap: a prize is never skipped."""
    found: list[Reached] = []
    won = list(facts.won)
    for prize in facts.open:
        if any(map(prize.same_kind, won)):
            continue
        stands = _stands(prize, card, facts, calls)
        if not stands.completed or (facts.late == "strict" and not stands.fresh):
            break
        position = facts.called[-1].position if facts.late == "strict" else stands.completed
        found.append(_reached(prize, facts.called, position))
        won.append(prize)
    return tuple(found)


def counting(shape: Shape, card: Card, calls: Mapping[int, int]) -> frozenset[int]:
    """The called numbers of a card that make a pattern, or come nearest to it."""
    groups = shape.groups(card)
    nearest = min(needs(group, calls) for group in groups)
    numbers = frozenset[int]().union(*(g.numbers for g in groups if needs(g, calls) == nearest))
    return numbers & calls.keys()


def _stands(prize: Prize, card: Card, facts: Facts, calls: Mapping[int, int]) -> Standing:
    last = facts.called[-1].number if facts.called else 0
    return standing(prize.pattern, card, calls, last)


def _reached(prize: Prize, called: Sequence[Ball], position: int) -> Reached:
    ball = next(ball for ball in called if ball.position == position)
    ago = sum(other.position > position for other in called)
    return Reached(prize.id, ball.number, position, ago)
