"""What all patterns share. A pattern picks places of a card; the numbers there form groups, and a card has
the pattern when some group has as many numbers called as it needs. Everything else follows from that.

Places are counted row by row, five to a row: 0..14 on a card of 90, 0..24 on one of 75, whose 12 is free.
"""

from collections.abc import Mapping
from typing import ClassVar, NamedTuple, TypeAlias

from ..base import Refused, Value, snake_case
from ..cards.card import A_ROW, FREE, ROWS, Card, Pool

ALL = 0
"""The need of a group all of whose numbers must be called."""

Calls: TypeAlias = Mapping[int, int]
"""The position at which each number came out, of those that count for a card."""


class Pick(NamedTuple):
    """Places of a card, of which `need` must be called; where `numbers` are given, only they count."""

    places: frozenset[int]
    need: int = ALL
    numbers: range | None = None


class Group(NamedTuple):
    """Numbers of a card, `need` of which must be called."""

    numbers: frozenset[int]
    need: int


class Shape(Value, frozen=True, tag_field="pattern", tag=snake_case):
    """A pattern that a prize asks for."""

    anywhere: ClassVar[bool] = False
    """It can be told from the numbers of a card alone, wherever they stand."""

    def picks(self, pool: Pool) -> tuple[Pick, ...]:
        """The places that matter on cards for so many balls, any one pick of which is enough. Raises
        Refused where such cards cannot have the pattern.
        """
        raise NotImplementedError

    def least(self, pool: Pool) -> int:
        """How many numbers must be called at least, before a card can have the pattern. Raises Refused."""
        free = {FREE[pool]}
        return min(0 if p.numbers else p.need or len(p.places - free) for p in self.picks(pool))

    def groups(self, card: Card) -> tuple[Group, ...]:
        """What the picks mean on one card."""
        return tuple(group_of(pick, card) for pick in self.picks(card.pool))


class Standing(NamedTuple):
    """How a card stands towards a pattern."""

    completed: int
    """The position of the ball that first completed a group; 0 where none is complete."""
    fresh: bool
    """The last number called is in some complete group."""
    needs: int
    """How many numbers the nearest group still needs."""
    among: tuple[int, ...]
    """The uncalled numbers of the nearest group."""


def group_of(pick: Pick, card: Card) -> Group:
    """The numbers of a pick on a card; a free place counts as called."""
    there = [card.places[place] for place in pick.places]
    wanted = frozenset(n for n in there if n and (pick.numbers is None or n in pick.numbers))
    return Group(wanted, len(wanted) if pick.need == ALL else pick.need - there.count(0))


def row_places(row: int) -> frozenset[int]:
    """The places of a row, counted from the top and from 0."""
    return frozenset(range(A_ROW * row, A_ROW * (row + 1)))


def all_places(pool: Pool) -> frozenset[int]:
    """All places of a card."""
    return frozenset(range(A_ROW * ROWS[pool]))


def possible(count: int, first: int, last: int) -> None:
    """Make sure that a pattern can be had. Raises Refused."""
    if not first <= count <= last:
        raise Refused("impossible_pattern", count=count, first=first, last=last)


def standing(groups: tuple[Group, ...], calls: Calls, last: int, after: int = 0) -> Standing:
    """How a card with these groups stands. `last` is the last number called in the game; a group that was
    complete at position `after` or before does not count.
    """
    completions = {group: completed_at(group, calls) for group in groups}
    counting = [group for group, at in completions.items() if at > after]
    left = [group for group, at in completions.items() if not 0 < at <= after]
    nearest = min(left or groups, key=lambda group: needs(group, calls))
    return Standing(
        completed=min((completions[group] for group in counting), default=0),
        fresh=last in calls and any(last in group.numbers for group in counting),
        needs=needs(nearest, calls),
        among=tuple(sorted(nearest.numbers - calls.keys())),
    )


def completed_at(group: Group, calls: Calls) -> int:
    """The position of the ball that completed a group; 0 while it is not complete."""
    positions = sorted(calls[number] for number in group.numbers if number in calls)
    return positions[group.need - 1] if len(positions) >= group.need > 0 else 0


def needs(group: Group, calls: Calls) -> int:
    """How many numbers a group still needs."""
    return max(0, group.need - sum(number in calls for number in group.numbers))
