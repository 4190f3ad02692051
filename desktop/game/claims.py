"""The claims desk: cards that someone says have won, and their verdicts.

In automatic games the program lays the cards that it found on the same desk, so that one press awards
them, whoever found them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec import structs

from .awards import AwardVoided, PrizeAwarded
from .base import Command, Event, Integer, Refused, Value
from .cards.card import Card
from .cards.codes import CardCode, CardNumber, Unreadable, read_entry, tag, tags_match
from .draw import GameStarted, Paused, Resumed
from .vault import Decision, Vault
from .verdicts import Facts, Verdict, judge

if TYPE_CHECKING:
    from .state import State

TIMES_ASKED = 3
"""How often the hall is asked whether there are other claims, before an award."""

FACELESS = ("suspect", "outside_series", "no_such_series")
"""Answers to a card that does not exist, and so cannot be shown."""

Finder = Literal["person", "program"]
Status = Literal["standing", "refused", "awarded", "withdrawn"]


class Claim(Command, frozen=True):
    """Someone shouted: check a card by its number or code. `series` is needed only for a number, and
    only where several series are in play. Play is frozen.
    """

    card: str
    series: Integer = 0


class Found(NamedTuple):
    """A card in play that the session's index takes to have an open prize."""

    series: int
    number: int


class ShowClaim(Command, frozen=True):
    """Show a claimed card to the hall, or hide it again."""

    claim: Integer
    shown: bool = True


class WithdrawClaim(Command, frozen=True):
    """Take a claim off the desk: a wrong card was typed, or it was not meant."""

    claim: Integer


class AskOthers(Command, frozen=True):
    """Ask the hall once more whether somebody else has won."""


class ClaimChecked(Event, frozen=True):
    """A claim and its verdict. `card` is what is printed on it, where that is known; `balls` were called."""

    claim: int
    series: int
    number: int
    card: Card | None
    finder: Finder
    balls: int
    verdict: Verdict


class ClaimRejudged(Event, frozen=True):
    """A correction changed the verdict on a claim."""

    claim: int
    verdict: Verdict


class ClaimShown(Event, frozen=True):
    """The hall sees this claim, or 0 for none."""

    claim: int


class ClaimWithdrawn(Event, frozen=True):
    """A claim was taken off the desk."""

    claim: int


class OthersAsked(Event, frozen=True):
    """The hall was asked for other claims, for this time of three."""

    times: int


class Claimed(Value, frozen=True):
    """A claim of this game, as it stands now."""

    claim: int
    series: int
    number: int
    card: Card | None
    finder: Finder
    balls: int
    verdict: Verdict
    status: Status
    on_desk: bool = True

    @property
    def key(self) -> tuple[int, int]:
        """Series and number."""
        return self.series, self.number


class Desk(Value, frozen=True):
    """What the events say of the claims of the game being played."""

    claims: tuple[Claimed, ...] = ()
    shown: int = 0
    asked: int = 0

    @property
    def standing(self) -> tuple[Claimed, ...]:
        """The claims that would be awarded now."""
        return tuple(claim for claim in self.claims if claim.status == "standing")

    def claim(self, number: int) -> Claimed:
        """A claim by its number. Raises Refused."""
        if not 1 <= number <= len(self.claims):
            raise Refused("no_such_claim", claim=number)
        return self.claims[number - 1]


def decide(state: State, command: Command, vault: Vault) -> Decision:
    """What happens at the desk. Raises Refused."""
    state.evening.running()
    state.draw.running()
    match command:
        case Claim():
            return Decision((*_freeze(state), *_check(state, command, vault)))
        case ShowClaim():
            return Decision((_show(state, command),))
        case WithdrawClaim():
            return Decision((_withdraw(state, command),))
        case AskOthers():
            return Decision((_ask(state),))
        case _:
            raise TypeError(command)


def found(state: State, vault: Vault, cards: Iterable[Found]) -> tuple[Event, ...]:
    """What an automatic game makes of the cards that the session's index has found: those that win are laid
    on the desk. The index gives a hint, which is judged like a claim; what does not win is left out.
    """
    events: list[Event] = []
    claims = len(state.claims.claims)
    standing = {claim.key for claim in state.claims.standing}
    for key in cards:
        card = state.programme.known(key.series).opened(vault).card(key.number)
        verdict = judge(card, facts_of(state, key), since(state, key))
        if verdict.answer == "winning" and key not in standing:
            events.append(_checked(claims + len(events) + 1, state, key, card, "program", verdict))
    return (*_freeze(state), *events) if events else ()


def facts_of(state: State, key: tuple[int, int]) -> Facts:
    """What a card is judged by now."""
    planned, called = state.planned, state.called
    assert planned, "claims are judged in a game"
    won = state.awards.won_by(*key)
    return Facts(
        called=called,
        open=state.awards.open(planned.prizes),
        won=tuple(prize for prize in planned.prizes if prize.id in won),
        late=planned.late if planned.awarding == "claimed" else "until_closed",
        paid_now=not won.isdisjoint(state.awards.now),
    )


def since(state: State, key: tuple[int, int]) -> int:
    """How many balls of this game do not count for a card, because it was sold later."""
    entered = state.sales.card(*key)
    return entered.after if entered.game == state.draw.game else 0


def _freeze(state: State) -> tuple[Event, ...]:
    return () if state.draw.halt == "claim" else (Paused(reason="claim"),)


def _check(state: State, command: Claim, vault: Vault) -> tuple[Event, ...]:
    entry = read_entry(command.card)
    if isinstance(entry, Unreadable):
        raise Refused("unreadable")
    key = (_series_of(state, entry, command.series), entry.number)
    if any(claim.key == key for claim in state.claims.standing):
        raise Refused("on_the_desk", number=entry.number)
    verdict = _register_answer(state, entry, key, vault)
    known = state.programme.series.get(key[0])
    card = known.opened(vault).card(key[1]) if known and verdict.answer not in FACELESS else None
    if verdict.answer == "winning":
        assert card
        verdict = judge(card, facts_of(state, key), since(state, key))
    return _lay_down(state, key, card, "person", verdict)


def _series_of(state: State, entry: CardNumber | CardCode, series: int) -> int:
    if isinstance(entry, CardCode):
        return entry.series
    match state.planned.series if state.planned else ():
        case ():
            raise Refused("no_cards_in_game")
        case (only,):
            return series or only
        case _ if not series:
            raise Refused("which_series")
        case _:
            return series


def _register_answer(
    state: State, entry: CardNumber | CardCode, key: tuple[int, int], vault: Vault
) -> Verdict:
    """The first cause of refusal, in the order series, range, tag, register; `winning` for a card in play."""
    number, planned = key[1], state.planned
    if planned is None or key[0] not in planned.series:
        return Verdict("no_such_series")
    known = state.programme.known(key[0])
    if number > known.cards:
        return Verdict("outside_series")
    if isinstance(entry, CardCode):
        made = tag(known.opened(vault).tag_key, *key)
        if not tags_match(made, entry.tag):
            return Verdict("suspect")
    register = state.sales.card(*key).register
    return Verdict("winning" if register == "sold" else register)


def _lay_down(
    state: State, key: tuple[int, int], card: Card | None, finder: Finder, verdict: Verdict
) -> tuple[Event, ...]:
    number = len(state.claims.claims) + 1
    checked = _checked(number, state, key, card, finder, verdict)
    shown = ClaimShown(claim=number if verdict.answer == "winning" else 0)
    return (checked, shown) if shown.claim or state.claims.shown else (checked,)


def _checked(
    number: int, state: State, key: tuple[int, int], card: Card | None, finder: Finder, verdict: Verdict
) -> ClaimChecked:
    return ClaimChecked(
        claim=number,
        series=key[0],
        number=key[1],
        card=card,
        finder=finder,
        balls=len(state.called),
        verdict=verdict,
    )


def _show(state: State, command: ShowClaim) -> ClaimShown:
    claim = state.claims.claim(command.claim)
    if command.shown and claim.card is None:
        raise Refused("nothing_to_show")
    return ClaimShown(claim=claim.claim if command.shown else 0)


def _withdraw(state: State, command: WithdrawClaim) -> ClaimWithdrawn:
    claim = state.claims.claim(command.claim)
    if not claim.on_desk or claim.status == "awarded":
        raise Refused("not_on_the_desk", claim=claim.claim)
    return ClaimWithdrawn(claim=claim.claim)


def _ask(state: State) -> OthersAsked:
    if state.draw.halt != "claim":
        raise Refused("no_claim_open")
    if state.claims.asked == TIMES_ASKED:
        raise Refused("asked_enough", times=TIMES_ASKED)
    return OthersAsked(times=state.claims.asked + 1)


def reduce(desk: Desk, event: Event) -> Desk:
    """The desk after one more event."""
    match event:
        case GameStarted():
            return Desk()
        case ClaimChecked():
            return structs.replace(desk, claims=(*desk.claims, _claimed(event)), asked=0)
        case ClaimRejudged(claim=claim, verdict=verdict):
            on_desk = desk.claim(claim).on_desk or verdict.answer == "winning"
            return _change(desk, (claim,), verdict=verdict, status=_status(verdict), on_desk=on_desk)
        case ClaimShown(claim=claim):
            return structs.replace(desk, shown=claim)
        case ClaimWithdrawn(claim=claim):
            shown = 0 if desk.shown == claim else desk.shown
            desk = structs.replace(desk, shown=shown)
            return _change(desk, (claim,), status="withdrawn", on_desk=False)
        case OthersAsked(times=times):
            return structs.replace(desk, asked=times)
        case PrizeAwarded(winners=winners):
            desk = structs.replace(desk, shown=0, asked=0)
            return _change(desk, tuple(winner.claim for winner in winners), status="awarded")
        case AwardVoided(claims=claims, by=by):
            status = "withdrawn" if by == "operator" else "refused"
            return _change(desk, claims, status=status, on_desk=False)
        case Resumed():
            cleared = tuple(structs.replace(claim, on_desk=False) for claim in desk.claims)
            return Desk(claims=cleared)
        case _:
            return desk


def _claimed(event: ClaimChecked) -> Claimed:
    return Claimed(
        claim=event.claim,
        series=event.series,
        number=event.number,
        card=event.card,
        finder=event.finder,
        balls=event.balls,
        verdict=event.verdict,
        status=_status(event.verdict),
    )


def _status(verdict: Verdict) -> Status:
    return "standing" if verdict.answer == "winning" else "refused"


def _change(desk: Desk, claims: tuple[int, ...], **changes: object) -> Desk:
    changed = tuple(
        structs.replace(claim, **changes) if claim.claim in claims else claim for claim in desk.claims
    )
    return structs.replace(desk, claims=changed)
