"""What all patterns share: a pattern turns a card into groups, and a card has the pattern when
some group has as many numbers called as it needs. Everything else follows from the groups.
"""

from collections.abc import Mapping
from typing import NamedTuple

from ..base import Value, snake_case
from ..cards.card import Card


class Group(NamedTuple):
    """Numbers of a card, `need` of which must be called."""

    numbers: frozenset[int]
    need: int


class Shape(Value, frozen=True, tag_field="pattern", tag=snake_case):
    """A pattern that a prize asks for."""

    def groups(self, card: Card) -> tuple[Group, ...]:
        """The groups of `card`, any one of which is enough."""
        raise NotImplementedError


class Standing(Value, frozen=True):
    """How a card stands towards a pattern after some calls."""

    completed: int
    """The position of the ball that first completed it; 0 where nothing is complete."""
    fresh: bool
    """Some complete group contains the last number called."""
    needs: int
    """How many numbers the nearest group still needs."""
    among: tuple[int, ...]
    """The uncalled numbers of the nearest group."""


def standing(shape: Shape, card: Card, calls: Mapping[int, int], last: int) -> Standing:
    """How `card` stands. `calls` gives the position of every number that counts for it; `last` is the
    last number called in the game.
    """
    groups = shape.groups(card)
    completions = [at for group in groups if (at := _completed_at(group, calls))]
    nearest = min(groups, key=lambda group: needs(group, calls))
    return Standing(
        completed=min(completions, default=0),
        fresh=last in calls and any(last in g.numbers and not needs(g, calls) for g in groups),
        needs=needs(nearest, calls),
        among=tuple(sorted(nearest.numbers - calls.keys())),
    )


def _completed_at(group: Group, calls: Mapping[int, int]) -> int:
    positions = sorted(calls[number] for number in group.numbers if number in calls)
    return positions[group.need - 1] if len(positions) >= group.need else 0


def needs(group: Group, calls: Mapping[int, int]) -> int:
    """How many numbers a group still needs."""
    return max(0, group.need - sum(number in calls for number in group.numbers))
