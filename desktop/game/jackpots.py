"""Accumulators: amounts that rise from evening to evening until somebody wins them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import structs

from . import money
from .awards import AwardVoided, PrizeAwarded
from .base import Command, Event, Integer, Refused, Value
from .drawing import GameClosed
from .prizes.prize import Word
from .text import one_line
from .vault import Decision, Vault

if TYPE_CHECKING:
    from .state import State

MOST_JACKPOTS = 20
MOST_HELD = 1000 * money.MOST
"""What an accumulator can hold: far more than any prize, so that what falls back into it always fits."""


class RaiseJackpot(Command, frozen=True):
    """Bring an accumulator from an earlier evening, or add to it: `amount` is in minor units."""

    jackpot: Word
    amount: Integer
    origin: str = ""


class JackpotRaised(Event, frozen=True):
    """An accumulator rose by an amount, and stands at `total`."""

    jackpot: str
    amount: int
    total: int
    origin: str


class Jackpots(Value, frozen=True):
    """What the accumulators hold."""

    amounts: Mapping[str, int] = {}
    paid: Mapping[str, tuple[str, int]] = {}
    """What the awards of the game being played took from them, by prize."""


def decide(state: State, command: Command, vault: Vault) -> Decision:
    """What raising an accumulator does. Raises Refused."""
    state.evening.running()
    match command:
        case RaiseJackpot():
            return Decision((_raised(state.jackpots, command),))
        case _:
            raise TypeError(command)


def _raised(jackpots: Jackpots, command: RaiseJackpot) -> JackpotRaised:
    if command.jackpot not in jackpots.amounts and len(jackpots.amounts) >= MOST_JACKPOTS:
        raise Refused("too_many_jackpots", most=MOST_JACKPOTS)
    total = jackpots.amounts.get(command.jackpot, 0) + command.amount
    if command.amount < 0 or total > MOST_HELD:
        raise Refused("bad_amount", most=MOST_HELD)
    return JackpotRaised(
        jackpot=command.jackpot, amount=command.amount, total=total, origin=one_line(command.origin)
    )


def reduce(jackpots: Jackpots, event: Event) -> Jackpots:
    """The accumulators after one more event."""
    match event:
        case JackpotRaised(jackpot=jackpot, total=total):
            return structs.replace(jackpots, amounts={**jackpots.amounts, jackpot: total})
        case PrizeAwarded(prize=prize, jackpot=jackpot) if jackpot and prize not in jackpots.paid:
            amount = jackpots.amounts[jackpot]
            return Jackpots(
                amounts={**jackpots.amounts, jackpot: 0},
                paid={**jackpots.paid, prize: (jackpot, amount)},
            )
        case AwardVoided(prize=prize) if prize in jackpots.paid:
            jackpot, amount = jackpots.paid[prize]
            return Jackpots(
                amounts={**jackpots.amounts, jackpot: jackpots.amounts[jackpot] + amount},
                paid={other: paid for other, paid in jackpots.paid.items() if other != prize},
            )
        case GameClosed():
            return structs.replace(jackpots, paid={})
        case _:
            return jackpots
