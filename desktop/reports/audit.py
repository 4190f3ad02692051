"""The audit of a record: everything that can be recomputed is, and each line that fails is named.

For each line the command is worked out that made it; the rules are asked what that command makes of the lines
before; and the lines are compared. A secret that is not revealed, or a card whose series is not published,
cannot be checked from an export alone: the evening's own file has them beside the events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple, Protocol

from msgspec import structs

from ..game import orders
from ..game.awards import AwardVoided, PrizeAwarded
from ..game.base import Command, Event, Refused
from ..game.cards.card import Card
from ..game.cards.listed import ListedSeries, listed_cards
from ..game.cards.series import recent_strip
from ..game.cards.strips import CARDS
from ..game.desk import ClaimChecked, ClaimRejudged, VerdictChosen
from ..game.draw import Draw, cannot_draw
from ..game.drawing import (
    Ball,
    DrawCorrected,
    Drawn,
    DrawUndone,
    DrawVoided,
    GameStarted,
    Revealed,
    SecretRevealed,
)
from ..game.engine import carry_out
from ..game.finding import Finder, Found
from ..game.judging import JUDGED, judged, last_called
from ..game.prizes.prize import Prize
from ..game.programme import (
    GamePlanned,
    ListSeries,
    PlanGame,
    RegisterSeries,
    SeriesListed,
    SeriesRegistered,
    SeriesRevealed,
)
from ..game.register import SalesClosed
from ..game.state import State
from ..game.vault import Vault
from .derive import commands_for
from .secrets_known import Secrets, secrets_known

Check = Literal["draw", "order", "commitment", "sold_list", "card", "verdict", "award", "correction", "other"]

UNFOLLOWED = (AssertionError, AttributeError, LookupError, TypeError, ValueError, Refused)
"""What happens where a line speaks of something that the lines before never made."""

CHECKS: dict[type[Event], Check] = {
    Drawn: "draw",
    DrawUndone: "correction",
    DrawCorrected: "correction",
    DrawVoided: "correction",
    SalesClosed: "sold_list",
    GameStarted: "sold_list",
    ClaimChecked: "verdict",
    ClaimRejudged: "verdict",
    VerdictChosen: "verdict",
    PrizeAwarded: "award",
    AwardVoided: "award",
}
"""What is checked by comparing an event with what the rules make."""


class Told(Protocol):
    """A line of a record: when it was, and what happened."""

    @property
    def at(self) -> str:
        """UTC, as the record writes it."""
        ...

    @property
    def event(self) -> Event:
        """What happened."""
        ...


class Finding(NamedTuple):
    """A line that fails, and why."""

    line: int
    code: str


class Audit(NamedTuple):
    """What was checked, how often, and what failed."""

    checked: Mapping[Check, int]
    findings: tuple[Finding, ...]
    takings: int
    """In minor units: what the cards in play were sold for."""
    paid: int
    """In minor units: the shares of all awards that stand."""


def audit(told: Sequence[Told], vault: Vault, finder: Finder | None = None) -> Audit:
    """Check the lines of an evening in order; `vault` holds what is known beside them. With a `finder`, what
    the program found in automatic games is looked for again.
    """
    auditor = _Auditor(told, secrets_known([line.event for line in told], vault), finder)
    auditor.run()
    return Audit(
        checked=auditor.checked,
        findings=tuple(auditor.findings),
        takings=auditor.state.sales.takings(),
        paid=auditor.paid + auditor.shares(),
    )


class _Auditor:
    """Follows the lines with the state that they give."""

    def __init__(self, told: Sequence[Told], secrets: Secrets, finder: Finder | None) -> None:
        self.told, self.secrets, self.finder = told, secrets, finder
        self.events = [line.event for line in told]
        self.state = State()
        self.checked: Counter[Check] = Counter()
        self.findings: list[Finding] = []
        self.paid = 0
        """The shares of the games before."""

    def run(self) -> None:
        """Check every line, up to the first that cannot have happened at all."""
        place = 0
        while place < len(self.told):
            try:
                place = self._next(place)
            except UNFOLLOWED:
                self.findings.append(Finding(place + 1, "impossible"))
                return

    def shares(self) -> int:
        """What the awards of this game give."""
        given = self.state.awards.given.values()
        return sum(winner.share for award in given for winner in award.winners)

    def _next(self, place: int) -> int:
        """Check the lines that one command made; give the place of the line after them."""
        made = self._made(place)
        if not made:
            self._look(place, against_the_rules=made is not None)
            return place + 1
        for right in made:
            if place == len(self.events):
                self.findings.append(Finding(place, "cut_off"))
                return place
            wrong = self.events[place] != right
            self._look(place, against_the_rules=wrong)
            place += 1
            if wrong:
                break
        return place

    def _made(self, place: int) -> tuple[Event, ...] | None:
        """What the rules make of the command behind a line; nothing where they refuse it; None where it
        cannot be worked out.
        """
        commands = commands_for(self.state, self.events, place, self.told[place].at)
        made: tuple[Event, ...] | None = None
        for command in commands:
            made = self._carried_out(command)
            if made and tuple(self.events[place : place + len(made)]) == made:
                break
        return made

    def _carried_out(self, command: Command) -> tuple[Event, ...] | None:
        try:
            command = self._with_secret(command)
            return carry_out(self.state, command, self._vault(command), self._finder()).events
        except KeyError:
            return None  # it needs a secret that is not known
        except Refused:
            return ()

    def _with_secret(self, command: Command) -> Command:
        """The command as it was given. Raises KeyError where that is not known."""
        match command:
            case RegisterSeries(series=series):
                return structs.replace(command, secret=self.secrets.series[series].hex())
            case ListSeries(series=series):
                return structs.replace(command, cards=listed_cards(self.secrets.lists[series]))
            case PlanGame(game=game, source="provable"):
                return structs.replace(command, entropy=self.secrets.draws[game].hex())
            case Draw():
                self.secrets.draws[self.state.draw.game]
                return command
            case _:
                return command

    def _vault(self, command: Command) -> Vault:
        """What is known beside the events; persons by their ids alone, and a false secret for a draw whose
        own is not known, so that the line that reveals it is found.
        """
        people = {word: word for word in structs.asdict(command).values() if isinstance(word, str) and word}
        unknown = {game: bytes(orders.SECRET_BYTES) for game in self.state.programme.ids}
        draws = {**unknown, **self.secrets.draws}
        return Vault(self.secrets.series, self.secrets.lists, draws, people)

    def _finder(self) -> Finder:
        series = self.state.planned.series if self.state.planned else ()
        known = {*self.secrets.series, *self.secrets.lists}.issuperset(series)
        return self.finder if self.finder and known else _nobody

    def _look(self, place: int, *, against_the_rules: bool) -> None:
        """Check one line, and go on to the next."""
        event, line = self.events[place], place + 1
        own = CHECKS.get(type(event), "other")
        alone = list(self._alone(event))
        self.checked.update({own, *(check for check, _ in alone)})
        faults = [fault for _, fault in alone if fault]
        if against_the_rules and not faults:
            faults = [_code(self.state, event)]
        self.findings += [Finding(line, fault) for fault in faults[:1]]
        if isinstance(event, GameStarted):
            self.paid += self.shares()
        self.state = self.state.after(event, self.told[place].at)

    def _alone(self, event: Event) -> Iterator[tuple[Check, str]]:
        """What can be said of an event by itself, with '' where it holds."""
        match event:
            case Drawn():
                yield "draw", _draw_fault(self.state, event)
                provable = event.by == "program" and self.state.draw.source == "provable"
                if provable and self.state.draw.game in self.secrets.draws:
                    yield "order", ""
            case ClaimChecked():
                yield from self._card_faults(event)
                yield "verdict", _claim_fault(self.state, event)
            case SeriesRegistered(series=series) | SeriesListed(series=series) if (
                series in self.secrets.false_series
            ):
                yield "commitment", "commitment_differs"
            case GamePlanned(game=game) if game in self.secrets.false_draws:
                yield "commitment", "commitment_differs"
            case SecretRevealed(game=game) if game in self.state.draw.revealed:
                yield "commitment", "against_the_rules"
            case SecretRevealed(game=game, secret=secret):
                right = secret and self.secrets.draws.get(game, b"").hex() == secret
                yield "commitment", "" if right else "commitment_differs"
            case SeriesRevealed(series=series, strip_key=key):
                right = key and self.secrets.strip_keys.get(series, b"").hex() == key
                yield "commitment", "" if right else "commitment_differs"
            case _:
                pass

    def _card_faults(self, event: ClaimChecked) -> Iterator[tuple[Check, str]]:
        if event.card and (made := self._card(event.series, event.number)):
            yield "card", "" if made == event.card else "card_differs"

    def _card(self, series: int, number: int) -> Card | None:
        """A card as it must be, where its series' key or list is known."""
        known = self.state.programme.series.get(series)
        if known and known.kind == "listed":
            return (
                ListedSeries(series, self.secrets.lists[series]).card(number)
                if series in self.secrets.lists
                else None
            )
        key = self.secrets.strip_keys.get(series)
        strip, place = divmod(number - 1, CARDS)
        return recent_strip(known.kind, key, strip)[place] if known and key else None


def _nobody(state: State, vault: Vault, called: Sequence[Ball], prize: Prize) -> Iterable[Found]:
    """A finder that finds nothing, where the cards are not known."""
    return ()


def _draw_fault(state: State, event: Drawn) -> str:
    drawing = state.draw
    if drawing.started is None:
        return "draw_outside_a_game"
    if event.position != len(drawing.drawn) + 1:
        return "draw_out_of_place"
    if not 1 <= event.number <= drawing.started.balls:
        return "no_such_ball"
    if drawing.place_of(event.number):
        return "number_drawn_twice"
    own = (event.by == "program") != (drawing.source == "balls")
    return "" if own and not cannot_draw(state) else "draw_not_allowed"


def _claim_fault(state: State, event: ClaimChecked) -> str:
    """A claim that a person made, judged again with the card that the line tells."""
    if event.finder != "person":
        automatic = state.planned is not None and state.planned.awarding == "automatic"
        return "" if event.finder == "hand" or automatic else "verdict_differs"
    key = (event.series, event.number)
    register = state.sales.card(*key, state.draw.game).register
    if event.verdict.answer in JUDGED:
        position = last_called(state)
        if not event.card or register != "sold" or event.position != position:
            return "verdict_differs"
        return "" if judged(state, key, event.card, position) == event.verdict else "verdict_differs"
    told = event.verdict.answer in ("not_sold", "returned", "damaged")
    return "verdict_differs" if told and register != event.verdict.answer else ""


def _code(state: State, event: Event) -> str:
    """Why an event is not what the rules make."""
    match event:
        case Drawn():
            return "order_differs" if event.by == "program" else "draw_out_of_place"
        case Revealed():
            return "reveal_of_another"
        case DrawUndone() | DrawVoided():
            return "correction_of_another"
        case DrawCorrected(number=number):
            return "number_drawn_twice" if state.draw.place_of(number) else "correction_of_another"
        case GameStarted(game=game) if state.programme.game(game) is None:
            return "game_not_planned"
        case SalesClosed() | GameStarted():
            return "sold_list_differs"
        case ClaimRejudged(claim=claim) if not 1 <= claim <= len(state.desk.claims):
            return "no_such_claim"
        case ClaimChecked() | ClaimRejudged() | VerdictChosen():
            return "verdict_differs"
        case PrizeAwarded() if not state.desk.standing:
            return "award_without_a_claim"
        case PrizeAwarded() | AwardVoided():
            return "award_differs"
        case _:
            return "against_the_rules"
