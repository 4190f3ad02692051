"""Automatic games: the cards that the session's index has found are laid on the claims desk.

The index gives a hint, which is judged like a claim; what does not win is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from .awards import AwardVoided, PrizeAwarded
from .base import Event
from .cards.listed import ListedSeries
from .claims import freeze
from .desk import ClaimChecked
from .drawing import Ball, DrawCorrected, DrawVoided
from .judging import contender, contender_of, draw_of, facts_at, last_called
from .prizes.nothing import Nothing
from .prizes.prize import Prize
from .vault import Vault
from .verdicts import Contender, Facts, Reached, Verdict, settle

if TYPE_CHECKING:
    from .state import State


class Found(NamedTuple):
    """A card in play that the index takes to have a prize."""

    series: int
    number: int


Finder: TypeAlias = "Callable[[State, Vault, Sequence[Ball], Prize], Iterable[Found]]"
"""All cards in play that have the pattern of a prize with these balls called, and perhaps others."""


def found(state: State, vault: Vault, finder: Finder, events: Sequence[Event]) -> tuple[Event, ...]:
    """The claims that the program makes after `events`: those of the first draw on which some card wins,
    beginning with the first draw that the events concern.
    """
    planned, last = state.planned, last_called(state)
    if planned is None or planned.awarding != "automatic":
        return ()
    start = min([last, *_concerned(state, events)])
    for position in [ball.position for ball in state.called if ball.position >= start]:
        if claims := _claims_on(state, vault, finder, position):
            return (*freeze(state), *claims)
        if any(draw_of(state, claim) == position for claim in state.desk.standing):
            break
    return ()


def _concerned(state: State, events: Sequence[Event]) -> Iterable[int]:
    """The draws from which on the winners may be others than before."""
    for event in events:
        if isinstance(event, DrawCorrected | DrawVoided | PrizeAwarded | AwardVoided):
            yield event.position
    yield from (draw_of(state, claim) for claim in state.desk.standing)


def _claims_on(state: State, vault: Vault, finder: Finder, position: int) -> tuple[Event, ...]:
    facts = facts_at(state, position)
    there = {c.key: contender_of(state, c) for c in state.desk.standing if draw_of(state, c) == position}
    known = {**there}
    asked: set[str] = set()
    while wanted := _open_to_all(facts, list(known.values()), asked):
        for prize in wanted:
            asked.add(prize.id)
            for card in finder(state, vault, facts.called, prize):
                key = (card.series, card.number)
                if key not in known:
                    known[key] = _contender(state, vault, key)
    reached = settle(facts, list(known.values())).reached
    wins = [(key, prizes) for key, prizes in zip(known, reached, strict=True) if prizes and key not in there]
    new = sorted((key, prizes) for key, prizes in wins if not _withdrawn(state, key, prizes))
    first = len(state.desk.claims) + 1
    return tuple(
        _checked(number, key, known[key], position, prizes, _serial(state, vault, key))
        for number, (key, prizes) in enumerate(new, start=first)
    )


def _open_to_all(facts: Facts, known: Sequence[Contender], asked: set[str]) -> list[Prize]:
    """The prizes that are open, or open with what the cards known so far win, and were not looked for yet."""
    won = settle(facts, known).prizes
    opened = {*facts.given, *won}
    fresh = {*won, *(prize for prize, given in facts.given.items() if given.position == facts.position)}
    return [
        prize
        for prize in facts.prizes
        if prize.id not in asked and prize.id not in facts.given
        if not prize.predecessor or prize.predecessor in opened
        if not isinstance(prize.pattern, Nothing) or prize.predecessor in fresh
    ]


def _contender(state: State, vault: Vault, key: tuple[int, int]) -> Contender:
    series, number = key
    return contender(state, key, state.programme.known(series).opened(vault).card(number))


def _withdrawn(state: State, key: tuple[int, int], prizes: Sequence[Reached]) -> bool:
    """Whether the operator has already taken just this off the desk."""
    had = {
        (one.prize, one.position)
        for claim in state.desk.claims
        if claim.key == key and claim.status == "withdrawn"
        for one in claim.verdict.reached
    }
    return had.issuperset((one.prize, one.position) for one in prizes)


def _serial(state: State, vault: Vault, key: tuple[int, int]) -> str:
    """The number on a card of another maker; nothing for one of ours."""
    series = state.programme.known(key[0]).opened(vault)
    return series.serial(key[1]) if isinstance(series, ListedSeries) else ""


def _checked(
    claim: int, key: tuple[int, int], who: Contender, position: int, prizes: tuple[Reached, ...], serial: str
) -> ClaimChecked:
    return ClaimChecked(
        claim=claim,
        typed="",
        series=key[0],
        number=key[1],
        serial=serial,
        card=who.card,
        finder="program",
        position=position,
        verdict=Verdict("winning", prizes[0].prize, prizes, since=who.since),
    )
