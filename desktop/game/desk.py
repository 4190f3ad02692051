"""The claims of the game being played, as they lie on the desk.

In automatic games the program lays the cards that it found on the same desk, so that one press awards
them, whoever found them.
"""

from __future__ import annotations

from typing import Literal

from msgspec import structs

from .awards import AwardVoided, PrizeAwarded
from .base import Event, Refused, Value
from .cards.card import Card
from .cards.codes import print_number
from .drawing import DrawUndone, DrawVoided, GameStarted, Resumed
from .verdicts import Verdict, is_wrong

Finder = Literal["person", "program", "hand"]
"""Who brought a card: somebody claimed it, the program found it, or the operator wrote it down by hand."""
Status = Literal["standing", "refused", "awarded", "withdrawn", "superseded"]
"""`superseded`: the same card was claimed again on the same draw."""


class ClaimChecked(Event, frozen=True):
    """A claim and its verdict. `typed` is what was typed or scanned; `card` is what is printed on the card,
    where that is known; `position` is the draw on which it was made. `before` is the verdict for the number
    before, where the shout may have been for that. `prizes` are those that the operator named by hand.
    `serial` is the number on a card of another maker's list.
    """

    claim: int
    typed: str
    series: int
    number: int
    card: Card | None
    finder: Finder
    position: int
    verdict: Verdict
    before: Verdict | None = None
    prizes: tuple[str, ...] = ()
    serial: str = ""


class ClaimRejudged(Event, frozen=True):
    """A correction or an award changed the verdict on a claim."""

    claim: int
    verdict: Verdict


class VerdictChosen(Event, frozen=True):
    """The operator took the verdict for another draw: the one at `position`."""

    claim: int
    position: int
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
    """A claim of this game, as it stands now. Where the draw at `position`, on which it was made, is taken
    back, it counts as made on the draw before.
    """

    claim: int
    typed: str
    series: int
    number: int
    printed: str
    """How people call the card: as it is printed on it, or as the operator noted it by hand."""
    card: Card | None
    finder: Finder
    position: int
    verdict: Verdict
    status: Status
    other: Verdict | None = None
    """The verdict for the other draw that the shout may have been for."""
    by_hand: tuple[str, ...] = ()
    bogey: bool = False
    """Somebody made this claim, and it was a wrong one on what the hall had seen."""
    on_desk: bool = True

    @property
    def key(self) -> tuple[int, int]:
        """Series and number; a card written down by hand has series 0, and the number of its first claim."""
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


def reduce(desk: Desk, event: Event) -> Desk:
    """The desk after one more event."""
    match event:
        case GameStarted():
            return Desk()
        case ClaimChecked():
            return _laid_down(desk, event)
        case ClaimRejudged(claim=claim, verdict=verdict):
            return _rejudged(desk, desk.claim(claim), verdict)
        case VerdictChosen(claim=claim, position=position, verdict=verdict):
            other = desk.claim(claim).verdict
            changed = _rejudged(desk, desk.claim(claim), verdict)
            return _change(changed, (claim,), position=position, other=other)
        case ClaimShown(claim=claim):
            return structs.replace(desk, shown=claim)
        case ClaimWithdrawn(claim=claim):
            return _change(_hidden(desk, claim), (claim,), status="withdrawn", on_desk=False)
        case OthersAsked(times=times):
            return structs.replace(desk, asked=times)
        case PrizeAwarded(winners=winners):
            desk = structs.replace(desk, shown=0, asked=0)
            return _change(desk, tuple(winner.claim for winner in winners), status="awarded", other=None)
        case AwardVoided(claims=claims):
            return _change(desk, claims, status="refused", on_desk=False)
        case DrawUndone(position=position) | DrawVoided(position=position):
            made = tuple(claim.claim for claim in desk.claims if claim.position == position)
            return _change(desk, made, position=position - 1, other=None)
        case Resumed():
            cleared = tuple(structs.replace(claim, on_desk=False, other=None) for claim in desk.claims)
            return Desk(claims=cleared)
        case _:
            return desk


def _laid_down(desk: Desk, event: ClaimChecked) -> Desk:
    claim = Claimed(
        claim=event.claim,
        typed=event.typed,
        printed=event.serial or (print_number(event.number) if event.series else event.typed),
        series=event.series,
        number=event.number,
        card=event.card,
        finder=event.finder,
        position=event.position,
        verdict=event.verdict,
        status=_status(event.verdict),
        other=event.before,
        by_hand=event.prizes,
        bogey=event.finder == "person" and is_wrong(event.verdict),
    )
    same = (c for c in desk.claims if c.key == claim.key and c.position == claim.position)
    again = tuple(c.claim for c in same if c.status == "refused")
    desk = _change(desk, again, status="superseded", on_desk=False)
    return structs.replace(desk, claims=(*desk.claims, claim), asked=0)


def _rejudged(desk: Desk, claim: Claimed, verdict: Verdict) -> Desk:
    """A claim with another verdict: where it stands now it lies on the desk, else it is not shown."""
    wins = verdict.answer == "winning"
    if wins != (claim.status == "standing"):
        desk = structs.replace(desk if wins else _hidden(desk, claim.claim), asked=0)
    on_desk = claim.on_desk or wins or verdict.answer == "had_it"
    return _change(
        desk, (claim.claim,), verdict=verdict, status=_status(verdict), on_desk=on_desk, other=None
    )


def _hidden(desk: Desk, claim: int) -> Desk:
    return structs.replace(desk, shown=0) if desk.shown == claim else desk


def _status(verdict: Verdict) -> Status:
    return "standing" if verdict.answer == "winning" else "refused"


def _change(desk: Desk, claims: tuple[int, ...], **changes: object) -> Desk:
    changed = tuple(
        structs.replace(claim, **changes) if claim.claim in claims else claim for claim in desk.claims
    )
    return structs.replace(desk, claims=changed)
