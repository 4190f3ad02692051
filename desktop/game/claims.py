"""Claims: someone says that a card has won, and what the program answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .base import Command, Event, Integer, Refused
from .cards.card import Card
from .desk import ClaimChecked, ClaimShown, ClaimWithdrawn, OthersAsked, VerdictChosen
from .drawing import Paused
from .judging import contender, contender_of, facts_at, judged, last_called
from .meant import Meant, card_meant, genuine
from .text import one_line
from .vault import Decision, Vault
from .verdicts import Verdict, judge

if TYPE_CHECKING:
    from .state import State

TIMES_ASKED = 3
"""How often the hall is asked whether there are other claims, before an award."""
OVERLAP_MS = 3000
"""A shout may have been for the number before, as long as the last one is younger than this."""

FACELESS = ("suspect", "outside_series", "no_such_series")
"""Answers to a card that does not exist, and so cannot be shown."""


class Claim(Command, frozen=True):
    """Someone shouted: check a card by its number or code. `series` is needed only for a number, and
    only where several series are in play. Play is frozen.
    """

    card: str
    series: Integer = 0


class ClaimByHand(Command, frozen=True):
    """A winner whose card the program does not know, of another maker: the operator has checked it, and says
    which prizes it has (the one being played for, where none is named). `note` is what the card says.
    """

    prizes: tuple[str, ...] = ()
    note: str = ""


class ShowClaim(Command, frozen=True):
    """Show a claimed card to the hall, or hide it again."""

    claim: Integer
    shown: bool = True


class WithdrawClaim(Command, frozen=True):
    """Take a claim off the desk: a wrong card was typed, or it was not meant. It bars no card then."""

    claim: Integer


class ChooseVerdict(Command, frozen=True):
    """The shout was for the number before the last one, or for the last after all: take the other verdict."""

    claim: Integer


class AskOthers(Command, frozen=True):
    """Ask the hall once more whether somebody else has won."""


def decide(state: State, command: Command, vault: Vault) -> Decision:
    """What happens at the desk. Raises Refused."""
    state.evening.running()
    state.draw.running()
    match command:
        case Claim():
            return Decision((*freeze(state), *_check(state, command, vault)))
        case ClaimByHand():
            return Decision((*freeze(state), _write_down(state, command)))
        case ShowClaim():
            return Decision((_show(state, command),))
        case WithdrawClaim():
            return Decision((_withdraw(state, command),))
        case ChooseVerdict():
            return Decision((_choose(state, command),))
        case AskOthers():
            return Decision((_ask(state),))
        case _:
            raise TypeError(command)


def freeze(state: State) -> tuple[Event, ...]:
    """Play is frozen for a claim, unless it is already."""
    return () if state.draw.halt == "claim" else (Paused(reason="claim"),)


def _check(state: State, command: Claim, vault: Vault) -> tuple[Event, ...]:
    playing = state.planned.series if state.planned else ()
    meant = card_meant(state, vault, command.card, command.series, playing)
    key = (meant.series, meant.number)
    _right_pool(state, key[0])
    verdict = _register_answer(state, meant, vault)
    known = state.programme.series.get(key[0])
    card = known.opened(vault).card(key[1]) if known and verdict.answer not in FACELESS else None
    before = None
    if verdict.answer == "winning":
        if any(claim.key == key for claim in state.desk.standing):
            raise Refused("on_the_desk", number=meant.printed)
        verdict, before = _judged(state, key, card, command.at)
    checked = ClaimChecked(
        claim=len(state.desk.claims) + 1,
        typed=one_line(command.card),
        series=key[0],
        number=key[1],
        serial=meant.serial,
        card=card,
        finder="person",
        position=last_called(state),
        verdict=verdict,
        before=before,
    )
    shown = ClaimShown(claim=checked.claim if verdict.answer == "winning" else 0)
    return (checked, shown) if shown.claim or state.desk.shown else (checked,)


def _judged(state: State, key: tuple[int, int], card: Card | None, at: str) -> tuple[Verdict, Verdict | None]:
    """The verdict for the last number, and that for the one before where the last is young."""
    verdict = judged(state, key, card, last_called(state))
    if len(state.called) < 2 or not _young(state.called_at, at):
        return verdict, None
    before = judged(state, key, card, state.called[-2].position)
    return verdict, before if before != verdict else None


def _young(called_at: str, now: str) -> bool:
    """Whether the last number was called so short a time ago that a shout may overlap it."""
    if not called_at or not now:
        return False
    passed = (_milliseconds(now) - _milliseconds(called_at)) % _A_DAY
    return passed < OVERLAP_MS


_A_DAY = 24 * 60 * 60 * 1000


def _milliseconds(at: str) -> int:
    """The time of day, in UTC; a shout never overlaps a number by a day."""
    hours, minutes, seconds = at[11:-1].split(":")
    return (int(hours) * 60 + int(minutes)) * 60_000 + int(seconds.replace(".", ""))


def _right_pool(state: State, series: int) -> None:
    """Make sure that a card is made for the balls of this game. Raises Refused."""
    planned, known = state.planned, state.programme.series.get(series)
    if planned and known and planned.balls != known.pool:
        raise Refused("wrong_pool", balls=planned.balls, pool=known.pool)


def _register_answer(state: State, meant: Meant, vault: Vault) -> Verdict:
    """The first cause of refusal, in the order series, range, tag, register; `winning` for a card in play."""
    planned = state.planned
    if planned is None or meant.series not in planned.series:
        return Verdict("no_such_series")
    known = state.programme.known(meant.series)
    if not 1 <= meant.number <= known.cards:
        return Verdict("outside_series")
    if meant.tag is not None and not genuine(known.opened(vault), meant.number, meant.tag):
        return Verdict("suspect")
    register = state.sales.card(meant.series, meant.number, planned.game).register
    return Verdict("winning" if register == "sold" else register)


def _write_down(state: State, command: ClaimByHand) -> ClaimChecked:
    planned = state.planned
    assert planned
    open_now = [prize.id for prize in state.awards.open(planned.prizes)]
    named = tuple(dict.fromkeys(map(one_line, command.prizes))) or tuple(open_now[:1])
    if unknown := [prize for prize in named if prize not in {other.id for other in planned.prizes}]:
        raise Refused("no_such_prize", prize=unknown[0])
    claim, note = len(state.desk.claims) + 1, one_line(command.note)
    number = _by_hand(state, note) or claim
    if any(other.key == (0, number) for other in state.desk.standing):
        raise Refused("on_the_desk", number=note)
    who = contender(state, (0, number), None)._replace(by_hand=frozenset(named))
    verdict = judge(facts_at(state, last_called(state)), who)
    if not verdict.reached:
        raise Refused("prize_not_open", prize=named[0] if named else "")
    return ClaimChecked(
        claim=claim,
        typed=note,
        series=0,
        number=number,
        card=None,
        finder="hand",
        position=last_called(state),
        verdict=verdict,
        prizes=named,
    )


def _by_hand(state: State, note: str) -> int:
    """The number of a card of another maker that was noted before, or 0."""
    hand = (claim for claim in state.desk.claims if claim.finder == "hand" and note and claim.typed == note)
    return next((claim.number for claim in hand), 0)


def _show(state: State, command: ShowClaim) -> ClaimShown:
    claim = state.desk.claim(command.claim)
    if command.shown and claim.card is None:
        raise Refused("nothing_to_show")
    return ClaimShown(claim=claim.claim if command.shown else 0)


def _withdraw(state: State, command: WithdrawClaim) -> ClaimWithdrawn:
    claim = state.desk.claim(command.claim)
    if claim.status not in ("standing", "refused", "superseded"):
        raise Refused("not_on_the_desk", claim=claim.claim)
    return ClaimWithdrawn(claim=claim.claim)


def _choose(state: State, command: ChooseVerdict) -> VerdictChosen:
    claim = state.desk.claim(command.claim)
    if claim.status not in ("standing", "refused") or claim.other is None or len(state.called) < 2:
        raise Refused("no_other_verdict", claim=claim.claim)
    before, last = state.called[-2].position, state.called[-1].position
    position = before if claim.position == last else last
    verdict = judge(facts_at(state, position), contender_of(state, claim))
    return VerdictChosen(claim=claim.claim, position=position, verdict=verdict)


def _ask(state: State) -> OthersAsked:
    if state.draw.halt != "claim":
        raise Refused("no_claim_open")
    if state.desk.asked == TIMES_ASKED:
        raise Refused("asked_enough", times=TIMES_ASKED)
    return OthersAsked(times=state.desk.asked + 1)
