"""Verdicts: what the program answers to a claim, from the card, the calls and the open prizes.

A claim names a card, not a prize: the verdict lists every prize still to be won that the card has, in
order. Claims made on the same draw are settled together. Each cause of a refusal has its own answer
(docs/cards.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from .base import Value
from .cards.card import Card
from .drawing import Ball
from .prizes.nothing import Nothing
from .prizes.prize import LatePolicy, Prize
from .prizes.shape import Calls, Shape, Standing, needs, standing
from .rules import Rules

Answer: TypeAlias = Literal[
    "winning",
    "too_late",
    "not_winning",
    "not_open",
    "already_paid",
    "no_prize_left",
    "none_for_it",
    "barred",
    "lost_lot",
    "had_it",
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

    `winning` lists the prizes in `reached`; `too_late` lists what was reached in vain. `not_winning` says of
    `prize` how many numbers it `needs`, out of `among`; `not_open` names the `prize` that the card plays for,
    which another one must come before. `none_for_it`: what is left cannot go to this card. `had_it` lists
    prizes that, as a correction shows, the card had before they were awarded to others. For a card sold
    during the game, the first `since` balls do not count.
    """

    answer: Answer
    prize: str = ""
    reached: tuple[Reached, ...] = ()
    needs: int = 0
    among: tuple[int, ...] = ()
    since: int = 0


class Given(NamedTuple):
    """That a prize was awarded: on which draw, and whether later claims may still share in it."""

    position: int
    sharing: bool


class Facts(NamedTuple):
    """What claims made on one draw are judged by."""

    called: tuple[Ball, ...]
    """The balls that counted as called then."""
    prizes: tuple[Prize, ...]
    given: Mapping[str, Given]
    rules: Rules
    claimed: bool
    """Prizes must be claimed; else the program compares every card."""

    @property
    def position(self) -> int:
        """The place of the last ball called, or 0."""
        return self.called[-1].position if self.called else 0


class Contender(NamedTuple):
    """A card to be judged: the balls up to `since` do not count for it, and what it has won so far.

    A card of another maker has no `card`; the operator says which prizes it has.
    """

    card: Card | None
    since: int
    won: Mapping[str, int]
    """The prizes it has won, with the draw on which each was awarded."""
    barred: frozenset[str]
    """The prizes that an earlier wrong claim has cost it."""
    by_hand: frozenset[str] = frozenset()


class Settled(NamedTuple):
    """What the contenders of one draw win: for each, the prizes that it has."""

    reached: tuple[tuple[Reached, ...], ...]

    @property
    def prizes(self) -> tuple[str, ...]:
        """The prizes that are won, in order of their first winner's list."""
        return tuple(dict.fromkeys(r.prize for one in self.reached for r in one))


def settle(facts: Facts, contenders: Sequence[Contender]) -> Settled:
    """The prizes that each contender has, judged together: in the order of the plan, a prize that one of them
    wins opens the next for all.
    """
    reached: list[list[Reached]] = [[] for _ in contenders]
    opened = {prize: given.position for prize, given in facts.given.items()}
    for prize in facts.prizes:
        if not _in_play(prize, facts, opened):
            continue
        just_opened = opened.get(prize.predecessor, -1) == facts.position
        holders = [
            (place, at)
            for place, contender in enumerate(contenders)
            if _may_win(prize, facts, contender, reached[place])
            if (at := _held_at(prize, facts, contender, just_opened=just_opened))
        ]
        for place, at in holders:
            reached[place].append(_reached(prize, facts.called, at))
        if holders and prize.id not in opened:
            opened[prize.id] = facts.position
    return Settled(tuple(map(tuple, reached)))


def judge(facts: Facts, contender: Contender) -> Verdict:
    """The verdict on a card that is in play."""
    since = contender.since
    (reached,) = settle(facts, [contender]).reached
    if reached:
        return Verdict("winning", reached[0].prize, reached, since=since)
    if contender.barred and _barred(facts, contender):
        return Verdict("barred", since=since)
    if contender.card is None:
        return Verdict("not_open", min(contender.by_hand, default=""))
    if facts.position in contender.won.values():
        return Verdict("already_paid", since=since)
    if late := _late(facts, contender):
        return Verdict("too_late", late[0].prize, late, since=since)
    wanted = _wanted(facts, contender)
    if wanted is None:
        return Verdict(_nothing_left(facts, contender), since=since)
    stands = _standing(wanted, facts, contender)
    answer = "not_winning" if _open(wanted, facts) else "not_open"
    return Verdict(answer, wanted.id, needs=stands.needs, among=stands.among, since=since)


def is_wrong(verdict: Verdict) -> bool:
    """Whether a claim was a wrong one. What is complete with the last number is right, whoever was paid."""
    late = verdict.answer == "too_late" and all(one.ago for one in verdict.reached)
    return late or verdict.answer == "not_winning"


def counting(shape: Shape, card: Card, calls: Calls) -> frozenset[int]:
    """The called numbers of a card that make a pattern, or come nearest to it."""
    groups = shape.groups(card)
    nearest = min(needs(group, calls) for group in groups)
    numbers = frozenset[int]().union(*(g.numbers for g in groups if needs(g, calls) == nearest))
    return numbers & calls.keys()


def lapsed(prize: Prize, facts: Facts) -> bool:
    """Nobody can reach a prize any more: its number of balls is past, or it was decided on a draw before."""
    if isinstance(prize.pattern, Nothing):
        after = facts.given.get(prize.predecessor)
        return after is not None and after.position < facts.position
    past = 0 < prize.within < len(facts.called)
    return past and (not facts.claimed or _policy(prize, facts) == "strict")


def _in_play(prize: Prize, facts: Facts, opened: Mapping[str, int]) -> bool:
    """Whether a prize can be won: it is open, or those who had it in time may still share in it."""
    given = facts.given.get(prize.id)
    if given:
        return given.sharing and prize.tie == "share" and _policy(prize, facts) == "late_shares"
    return not prize.predecessor or prize.predecessor in opened


def _open(prize: Prize, facts: Facts) -> bool:
    return prize.id not in facts.given and (not prize.predecessor or prize.predecessor in facts.given)


def _may_win(prize: Prize, facts: Facts, contender: Contender, reached: Sequence[Reached]) -> bool:
    """Whether a card may have a prize at all, whatever was called; `reached` are those it has already."""
    by_id = {other.id: other for other in facts.prizes}
    mine = {*contender.won, *(other.prize for other in reached)}
    if any(prize.same_kind(by_id[other]) for other in mine if other in by_id):
        return False
    if prize.id in contender.barred or (mine and (facts.rules.winners_leave or prize.among == "others")):
        return False
    return prize.among != "winners" or bool(contender.won)


def _barred(facts: Facts, contender: Contender) -> bool:
    """Whether it is the bar that costs a card everything, or what it would win now."""
    free = contender._replace(barred=frozenset())
    return contender.barred.issuperset(p.id for p in facts.prizes) or any(settle(facts, [free]).reached)


def _held_at(prize: Prize, facts: Facts, contender: Contender, *, just_opened: bool) -> int:
    """The place of the ball that gives a card a prize now; 0 where it has not got it, or comes too late."""
    if contender.card is None:
        return facts.position if prize.id in contender.by_hand else 0
    if isinstance(prize.pattern, Nothing):
        bare = not contender.card.numbers & _calls(facts, contender).keys()
        return facts.position if just_opened and bare and contender.since < facts.position else 0
    stands = _standing(prize, facts, contender)
    given = facts.given.get(prize.id)
    if not stands.completed or (given and stands.completed > given.position):
        return 0
    timely = stands.completed if _within(prize, facts, stands.completed) else 0
    if _policy(prize, facts) != "strict":
        return timely
    if stands.fresh and _within(prize, facts, facts.position):
        return facts.position
    return timely if just_opened else 0


def _policy(prize: Prize, facts: Facts) -> LatePolicy:
    return (prize.late or facts.rules.late) if facts.claimed else "until_closed"


def _standing(prize: Prize, facts: Facts, contender: Contender) -> Standing:
    assert contender.card, "a card of another maker is judged by the operator"
    last = facts.called[-1].number if facts.called else 0
    after = min(contender.won.values(), default=0) if prize.among == "winners" else 0
    return standing(prize.pattern.groups(contender.card), _calls(facts, contender), last, after)


def _calls(facts: Facts, contender: Contender) -> dict[int, int]:
    return {ball.number: ball.position for ball in facts.called if ball.position > contender.since}


def _within(prize: Prize, facts: Facts, position: int) -> bool:
    """Whether no more balls that count were called, up to a place, than a prize allows."""
    return not prize.within or sum(ball.position <= position for ball in facts.called) <= prize.within


def _late(facts: Facts, contender: Contender) -> tuple[Reached, ...]:
    """The prizes that a card had in time, and did not claim in time: those that are open, and those that were
    awarded on this very draw.
    """
    late: list[Reached] = []
    for prize in facts.prizes:
        if isinstance(prize.pattern, Nothing) or not (_open(prize, facts) or _just_given(prize, facts)):
            continue
        stands = _standing(prize, facts, contender)
        timely = stands.completed and _within(prize, facts, stands.completed)
        if timely and _may_win(prize, facts, contender, late):
            again = stands.fresh and _within(prize, facts, facts.position)
            late.append(_reached(prize, facts.called, facts.position if again else stands.completed))
    return tuple(late)


def _just_given(prize: Prize, facts: Facts) -> bool:
    given = facts.given.get(prize.id)
    return given is not None and given.position == facts.position


def _wanted(facts: Facts, contender: Contender) -> Prize | None:
    """The prize that a card plays for: the nearest of the open ones, else the first that may still open."""
    left = [
        prize
        for prize in facts.prizes
        if prize.id not in facts.given and not isinstance(prize.pattern, Nothing)
        if not lapsed(prize, facts) and _may_win(prize, facts, contender, ())
        if _standing(prize, facts, contender).needs
    ]
    open_now = [prize for prize in left if _open(prize, facts)]
    if not open_now:
        return next(iter(left), None)
    return min(open_now, key=lambda prize: _standing(prize, facts, contender).needs)


def _nothing_left(facts: Facts, contender: Contender) -> Answer:
    """Why a card plays for nothing any more: it has won what is left, or that is not for it; or all is
    awarded, the last prize to this card or to others.
    """
    if left := [prize for prize in facts.prizes if prize.id not in facts.given]:
        won = [prize for prize in facts.prizes if prize.id in contender.won]
        had = any(prize.same_kind(other) for prize in left for other in won)
        return "already_paid" if had else "none_for_it"
    latest = max(given.position for given in facts.given.values())
    return "already_paid" if latest in contender.won.values() else "no_prize_left"


def _reached(prize: Prize, called: Sequence[Ball], position: int) -> Reached:
    number = next(ball.number for ball in called if ball.position == position)
    ago = sum(ball.position > position for ball in called)
    return Reached(prize.id, number, position, ago)
