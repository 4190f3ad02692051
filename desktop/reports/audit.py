"""The audit of a record: everything that can be recomputed is, and each line that fails is named.

What a line says is compared with what the rules give from the lines before it. A secret that is not
revealed, or a card whose series is not published, cannot be checked from an export alone; the evening's own
file has them beside the events.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from ..game import awards, orders
from ..game.awards import Award, PrizeAwarded
from ..game.base import Event, Refused
from ..game.cards.series import SECRET_BYTES, Series, recent_strip
from ..game.cards.series import commitment as series_commitment
from ..game.cards.strips import CARDS
from ..game.claims import ClaimChecked, ClaimRejudged, facts_of, since
from ..game.corrections import JUDGED
from ..game.draw import (
    DrawCorrected,
    Drawn,
    DrawUndone,
    GameStarted,
    Revealed,
    SecretRevealed,
    draw_order,
)
from ..game.programme import SeriesRevealed
from ..game.sales import SalesClosed, closing
from ..game.state import State
from ..game.vault import Vault
from ..game.verdicts import judge

Check = Literal["draw", "order", "commitment", "sold_list", "card", "verdict", "award", "correction"]


UNFOLLOWED = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError, Refused)
"""What happens where a line speaks of something that the lines before never made."""


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


def audit(events: Sequence[Event], vault: Vault) -> Audit:
    """Check the events of an evening in order; `vault` holds what is known beside them."""
    auditor = _Auditor(_known_secrets(events, vault))
    for line, event in enumerate(events, start=1):
        try:
            auditor.look(line, event)
        except UNFOLLOWED:
            auditor.findings.append(Finding(line, "impossible"))
            break
    takings = auditor.state.sales.takings()
    return Audit(auditor.checked, tuple(auditor.findings), takings, auditor.paid + _given(auditor.state))


def _given(state: State) -> int:
    """What the awards of the game played last come to."""
    return sum(winner.share for award in state.awards.given.values() for winner in award.winners)


class _Secrets(NamedTuple):
    """What is known of the secrets: revealed by a line, or lying beside the lines."""

    draws: Mapping[str, bytes]
    strip_keys: Mapping[int, bytes]


def _known_secrets(events: Sequence[Event], vault: Vault) -> _Secrets:
    draws = dict(vault.draws)
    keys = {n: Series(n, 1, secret).strip_key for n, secret in vault.series.items()}
    for event in events:
        if isinstance(event, SecretRevealed):
            draws[event.game] = _secret(event.secret, orders.SECRET_BYTES)
        if isinstance(event, SeriesRevealed):
            keys[event.series] = _secret(event.strip_key, SECRET_BYTES)
    return _Secrets(draws, keys)


def _secret(text: str, length: int) -> bytes:
    """A secret as a line states it; nothing, where the line states none."""
    stated = re.fullmatch(f"[0-9a-f]{{{2 * length}}}", text)
    return bytes.fromhex(text) if stated else b""


class _Auditor:
    """Follows the events with the state that they give."""

    def __init__(self, secrets: _Secrets) -> None:
        self.secrets = secrets
        self.state = State()
        self.checked: Counter[Check] = Counter()
        self.findings: list[Finding] = []
        self.paid = 0
        """The shares of the games before the one played last."""
        self._before_awards = State()
        """The state before the awards of one press, which are decided together."""
        self._awarding = False

    def look(self, line: int, event: Event) -> None:
        """Check one event, and go on to the next."""
        if isinstance(event, PrizeAwarded) and not self._awarding:
            self._before_awards = self.state
        self._awarding = isinstance(event, PrizeAwarded)
        for check, fault in self._faults(event):
            self.checked[check] += 1
            if fault:
                self.findings.append(Finding(line, fault))
        if isinstance(event, GameStarted):
            self.paid += _given(self.state)
        self.state = self.state.after(event)

    def _faults(self, event: Event) -> Iterator[tuple[Check, str]]:
        """What is checked about an event, with '' where it holds."""
        match event:
            case Drawn():
                yield "draw", self._draw_fault(event)
                yield from self._order_faults(event)
            case Revealed():
                last = self.state.draw.drawn[-1:]
                yield "draw", "" if last and last[0].position == event.position else "reveal_of_another"
            case DrawUndone() | DrawCorrected():
                yield "correction", self._correction_fault(event)
            case SalesClosed():
                yield "sold_list", "" if event == closing(self.state) else "sold_list_differs"
            case GameStarted():
                yield "sold_list", self._start_fault(event)
            case ClaimChecked():
                yield from self._claim_faults(event)
            case ClaimRejudged():
                yield "verdict", self._rejudged_fault(event)
            case PrizeAwarded():
                yield "award", self._award_fault(event)
            case SecretRevealed() | SeriesRevealed():
                yield "commitment", self._commitment_fault(event)
            case _:
                pass

    def _draw_fault(self, event: Drawn) -> str:
        drawing = self.state.draw
        if drawing.started is None:
            return "draw_outside_a_game"
        if event.position != len(drawing.drawn) + 1:
            return "draw_out_of_place"
        if not 1 <= event.number <= drawing.started.balls:
            return "no_such_ball"
        return "number_drawn_twice" if drawing.place_of(event.number) else ""

    def _order_faults(self, event: Drawn) -> Iterator[tuple[Check, str]]:
        drawing, words = self.state.draw, self.state.sales.words
        secret = self.secrets.draws.get(drawing.game)
        if event.by == "program" and drawing.source == "provable" and drawing.started and words and secret:
            order = draw_order(drawing.started, secret, words)
            holds = event.position <= len(order) and order[event.position - 1] == event.number
            yield "order", "" if holds else "order_differs"

    def _correction_fault(self, event: DrawUndone | DrawCorrected) -> str:
        drawn = self.state.draw.drawn
        was = event.number if isinstance(event, DrawUndone) else event.was
        if not drawn or (drawn[-1].position, drawn[-1].number) != (event.position, was):
            return "correction_of_another"
        taken = isinstance(event, DrawCorrected) and self.state.draw.place_of(event.number)
        return "number_drawn_twice" if taken else ""

    def _start_fault(self, event: GameStarted) -> str:
        planned = self.state.programme.game(event.game)
        if planned is None:
            return "game_not_planned"
        sold = self.state.sales.sold_list(event.game, planned.series)
        same = (sold.sold, sold.cards, planned.balls) == (event.sold, event.cards, event.balls)
        return "" if same else "sold_list_differs"

    def _claim_faults(self, event: ClaimChecked) -> Iterator[tuple[Check, str]]:
        key = self.secrets.strip_keys.get(event.series)
        if event.card and key:
            strip, place = divmod(event.number - 1, CARDS)
            made = recent_strip(key, strip)[place]
            yield "card", "" if made == event.card else "card_differs"
        if self.state.planned:
            yield "verdict", self._verdict_fault(event)

    def _verdict_fault(self, event: ClaimChecked) -> str:
        key = (event.series, event.number)
        register = self.state.sales.card(*key).register
        if event.verdict.answer in JUDGED:
            right = event.card and judge(event.card, facts_of(self.state, key), since(self.state, key))
            return "" if register == "sold" and right == event.verdict else "verdict_differs"
        told = event.verdict.answer in ("not_sold", "returned", "damaged")
        return "verdict_differs" if told and register != event.verdict.answer else ""

    def _rejudged_fault(self, event: ClaimRejudged) -> str:
        try:
            claim = self.state.claims.claim(event.claim)
        except Refused:
            return "no_such_claim"
        if claim.card is None:
            return "verdict_differs"
        right = judge(claim.card, facts_of(self.state, claim.key), since(self.state, claim.key))
        return "" if right == event.verdict else "verdict_differs"

    def _award_fault(self, event: PrizeAwarded) -> str:
        try:
            right = awards.decide(self._before_awards, Award(), Vault()).events
        except Refused:
            return "award_without_a_claim"
        return "" if event in right else "award_differs"

    def _commitment_fault(self, event: SecretRevealed | SeriesRevealed) -> str:
        if isinstance(event, SecretRevealed):
            planned = self.state.programme.game(event.game)
            committed = planned.commitment if planned else ""
            made = orders.commitment(_secret(event.secret, orders.SECRET_BYTES)).hex()
        else:
            known = self.state.programme.series.get(event.series)
            committed = known.commitment if known else ""
            made = series_commitment(_secret(event.strip_key, SECRET_BYTES)).hex()
        return "" if committed == made else "commitment_differs"
