"""The trial draw before the evening: all balls once, so that a missing ball or one that is there twice is
found. A leftover test ball once made a number come out twice in a public draw.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from . import orders
from .base import Command, Event, Hex, Integer, Refused
from .vault import Decision, Vault

if TYPE_CHECKING:
    from .state import State

MOST_NUMBERS = 1000


class TrialDraw(Command, frozen=True):
    """Check a basket of so many `balls` by the `numbers` that came out of it; without any, the program draws
    them all.
    """

    balls: Integer = 90
    numbers: tuple[Integer, ...] = ()
    entropy: Hex = ""


class TrialDrawn(Event, frozen=True):
    """A trial draw: the numbers in order, those that never came, those that came again, and those that no
    ball of such a basket has.
    """

    balls: int
    numbers: tuple[int, ...]
    missing: tuple[int, ...]
    repeated: tuple[int, ...]
    foreign: tuple[int, ...]


def decide(state: State, command: Command, vault: Vault) -> Decision:
    """What a trial draw shows. Raises Refused."""
    state.evening.running()
    match command:
        case TrialDraw():
            return Decision((_tried(state, command),))
        case _:
            raise TypeError(command)


def _tried(state: State, command: TrialDraw) -> TrialDrawn:
    if state.draw.game:
        raise Refused("game_running", game=state.draw.game)
    balls = command.balls
    if not 1 <= balls <= orders.MOST_BALLS:
        raise Refused("not_a_count_of_balls", balls=balls, most=orders.MOST_BALLS)
    if len(command.numbers) > MOST_NUMBERS:
        raise Refused("too_many_numbers", most=MOST_NUMBERS)
    numbers = command.numbers or orders.order(bytes.fromhex(command.entropy), balls)
    came = Counter(numbers)
    return TrialDrawn(
        balls=balls,
        numbers=numbers,
        missing=tuple(n for n in range(1, balls + 1) if n not in came),
        repeated=tuple(n for n, times in came.items() if times > 1),
        foreign=tuple(n for n in came if not 1 <= n <= balls),
    )
