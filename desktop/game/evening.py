"""The evening itself: opened with the settings that can change a verdict, and closed for good."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

from msgspec import structs

from .base import Command, Event, Refused, Value
from .roles import PinSet, SignedIn
from .text import one_line
from .vault import Decision

if TYPE_CHECKING:
    from .state import State
    from .vault import Vault

RECORD_VERSION = 1

Reveal = Literal["at_once", "by_operator"]
"""Whether the hall sees a number as soon as it is stored, or when the operator reveals it."""


class OpenEvening(Command, frozen=True):
    """Begin an evening. `evening` names it for good; left empty, its date does."""

    evening: str = ""
    name: str = ""
    hall: str = ""
    currency: str = "EUR"
    language: str = "it"
    reveal: Reveal = "at_once"
    rehearsal: bool = False


class NoteFault(Command, frozen=True):
    """Write into the record what went wrong outside the rules: a reader lost, a power cut."""

    code: str
    detail: str = ""


class CloseEvening(Command, frozen=True):
    """End the evening, for good: nothing can be added to its record afterwards."""


class EveningOpened(Event, frozen=True):
    """An evening began, with the settings that can change a verdict."""

    evening: str
    name: str
    hall: str
    currency: str
    language: str
    reveal: Reveal
    rehearsal: bool
    record: int


class FaultNoted(Event, frozen=True):
    """Something went wrong outside the rules."""

    code: str
    detail: str


class EveningClosed(Event, frozen=True):
    """The evening ended; `jackpots` are what its accumulators still hold, in minor units."""

    evening: str
    jackpots: dict[str, int]


class Evening(Value, frozen=True):
    """What the events say of the evening itself."""

    opened: EveningOpened | None = None
    closed: bool = False
    roles: bool = False
    """The console is used in roles."""
    role: str = ""
    """The role at the console; '' for nobody."""

    def running(self) -> EveningOpened:
        """The evening's settings. Raises Refused before it is opened and after it is closed."""
        if self.opened is None:
            raise Refused("no_evening")
        if self.closed:
            raise Refused("evening_closed")
        return self.opened


def decide(state: State, command: Command, vault: Vault) -> Decision:
    """What opening, closing or noting does. Raises Refused."""
    match command:
        case OpenEvening():
            return _open(state, command)
        case CloseEvening():
            return _close(state)
        case NoteFault():
            state.evening.running()
            fault = FaultNoted(code=one_line(command.code), detail=one_line(command.detail))
            return Decision((fault,))
        case _:
            raise TypeError(command)


def _open(state: State, command: OpenEvening) -> Decision:
    if state.evening.opened:
        raise Refused("already_open")
    if not re.fullmatch("[A-Z]{3}", command.currency):
        raise Refused("not_a_currency", currency=one_line(command.currency))
    opened = EveningOpened(
        evening=one_line(command.evening) or command.at[:10],
        name=one_line(command.name),
        hall=one_line(command.hall),
        currency=command.currency,
        language=one_line(command.language),
        reveal=command.reveal,
        rehearsal=command.rehearsal,
        record=RECORD_VERSION,
    )
    return Decision((opened,))


def _close(state: State) -> Decision:
    opened = state.evening.running()
    if state.draw.game:
        raise Refused("game_running", game=state.draw.game)
    return Decision((EveningClosed(evening=opened.evening, jackpots=dict(state.jackpots.amounts)),))


def reduce(evening: Evening, event: Event) -> Evening:
    """The evening after one more event."""
    match event:
        case EveningOpened():
            return structs.replace(evening, opened=event)
        case EveningClosed():
            return structs.replace(evening, closed=True)
        case PinSet(role=role):
            return structs.replace(evening, roles=True, role=evening.role or role)
        case SignedIn(role=role):
            return structs.replace(evening, role=role)
        case _:
            return evening
