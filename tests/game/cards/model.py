"""The construction of docs/strips.md for strips of any size, so that small ones can be enumerated.

A second writing of the definition, without its shortcuts. Where it says `below`, it takes one of so many
values: from a block of randomness, or each in turn.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import accumulate, combinations, product
from math import factorial, gcd
from typing import NamedTuple, TypeAlias, TypeVar

Below: TypeAlias = Callable[[int], int]
Vector: TypeAlias = tuple[int, ...]
Layout: TypeAlias = tuple[tuple[int, ...], ...]
Strip: TypeAlias = tuple[tuple[Vector, ...], ...]
Made = TypeVar("Made")


class Rules(NamedTuple):
    """A strip's cards, a card's rows, a row's numbers, how many numbers each column has in all, and how many it
    has on one card at the most (as many as there are rows, if 0).
    """

    cards: int
    rows: int
    in_row: int
    columns: Vector
    most: int = 0

    @property
    def extras(self) -> Vector:
        """What the columns hold beyond one number on each card."""
        return tuple(size - self.cards for size in self.columns)

    @property
    def extras_of_a_card(self) -> int:
        """What a card holds beyond one number in each column."""
        return self.rows * self.in_row - len(self.columns)


REAL = Rules(6, 3, 5, (9, 10, 10, 10, 10, 10, 10, 10, 11))


@cache
def layouts(rules: Rules, counts: Vector) -> tuple[Layout, ...]:
    """All ways to place the numbers of columns with these counts: the rows of each."""
    ways = product(*(combinations(range(rules.rows), count) for count in counts))
    return tuple(
        way for way in ways if all(sum(r in rows for rows in way) == rules.in_row for r in range(rules.rows))
    )


@cache
def vectors(rules: Rules) -> tuple[Vector, ...]:
    """What a card can take beyond one number in each column, ascending."""
    every = product(range(rules.most or rules.rows), repeat=len(rules.columns))
    return tuple(v for v in every if sum(v) == rules.extras_of_a_card)


@cache
def raw_weight(rules: Rules, extras: Vector) -> int:
    """A card's layouts, divided by the orders of the numbers inside its columns, times what makes it whole."""
    weight = len(layouts(rules, tuple(1 + extra for extra in extras)))
    for extra in extras:
        weight *= factorial(rules.rows) // factorial(1 + extra)
    return weight


@cache
def scale(rules: Rules) -> int:
    """What all weights have in common."""
    return gcd(*(raw_weight(rules, tuple(sorted(v))) for v in vectors(rules)))


def weight(rules: Rules, extras: Vector) -> int:
    """A card's weight."""
    return raw_weight(rules, tuple(sorted(extras))) // scale(rules)


@cache
def choices(rules: Rules, after: int, state: Vector) -> tuple[tuple[Vector, int], ...]:
    """What the next card can take from a state, and its weight, with `after` cards to come."""
    found: list[tuple[Vector, int]] = []
    for vector in vectors(rules):
        rest = [left - taken for left, taken in zip(state, vector, strict=True)]
        if min(rest) >= 0:
            ways = total(rules, after, (rest[0], *sorted(rest[1:-1]), rest[-1]))
            found.append((vector, weight(rules, vector) * ways))
    return tuple(found)


@cache
def total(rules: Rules, cards: int, state: Vector) -> int:
    """The weight of everything that so many cards can do with a state."""
    if cards == 0:
        return int(not any(state))
    return sum(weight for _, weight in choices(rules, cards - 1, state))


def choose_counts(rules: Rules, below: Below) -> tuple[Vector, ...]:
    """How many numbers each card has in each column."""
    left = list(rules.extras)
    middle = range(1, len(left) - 1)
    cards: list[Vector] = []
    for after in range(rules.cards - 1, 0, -1):
        order = [0, *sorted(middle, key=lambda c: (left[c], c)), len(left) - 1]
        options = choices(rules, after, tuple(left[c] for c in order))
        vector = pick(options, below(sum(weight for _, weight in options)))
        taken = dict(zip(order, vector, strict=True))
        cards.append(tuple(1 + taken[c] for c in range(len(left))))
        left = [left[c] - taken[c] for c in range(len(left))]
    return (*cards, tuple(1 + extra for extra in left))


def pick(options: tuple[tuple[Vector, int], ...], r: int) -> Vector:
    """The vector in whose part of the running sum of weights r falls."""
    running = accumulate(weight for _, weight in options)
    return next(vector for (vector, _), end in zip(options, running, strict=True) if r < end)


def choose_layout(rules: Rules, counts: Vector, below: Below) -> Layout:
    """The rows of each column of a card."""
    columns = sorted(range(len(counts)), key=lambda c: (-counts[c], c))
    options = layouts(rules, tuple(counts[c] for c in columns))
    placed = dict(zip(columns, options[below(len(options))], strict=True))
    return tuple(placed[c] for c in range(len(counts)))


def deal_column(counts: Vector, below: Below) -> tuple[Vector, ...]:
    """Which numbers of a column, counted from 0, each card has, ascending."""
    numbers = list(range(sum(counts)))
    x = below(factorial(len(numbers)))
    for k in range(len(numbers) - 1, 0, -1):
        x, d = divmod(x, k + 1)
        numbers[k], numbers[d] = numbers[d], numbers[k]
    ends = [sum(counts[: card + 1]) for card in range(len(counts))]
    return tuple(tuple(sorted(numbers[e - n : e])) for e, n in zip(ends, counts, strict=True))


def put_together(
    rules: Rules, placed: tuple[Layout, ...], dealt: tuple[tuple[Vector, ...], ...], first: Vector
) -> Strip:
    """The cells of each card, row by row, 0 for an empty one; `first` is the first number of each column."""
    cards: list[tuple[Vector, ...]] = []
    for card, layout in enumerate(placed):
        cells = [[0] * len(layout) for _ in range(rules.rows)]
        for column, rows in enumerate(layout):
            for row, number in zip(rows, dealt[column][card], strict=True):
                cells[row][column] = first[column] + number
        cards.append(tuple(map(tuple, cells)))
    return tuple(cards)


def strip(rules: Rules, below: Below, first: Vector) -> Strip:
    """The whole construction."""
    counts = choose_counts(rules, below)
    placed = tuple(choose_layout(rules, card, below) for card in counts)
    dealt = tuple(deal_column(column, below) for column in zip(*counts, strict=True))
    return put_together(rules, placed, dealt, first)


def chances(make: Callable[[Below], Made]) -> dict[Made, Fraction]:
    """Everything that `make` can make and how likely it is, by letting `below` give each value in turn."""
    found: dict[Made, Fraction] = {}
    for made, chance in _outcomes(make):
        found[made] = found.get(made, Fraction(0)) + chance
    return found


def _outcomes(make: Callable[[Below], Made]) -> Iterator[tuple[Made, Fraction]]:
    values: list[int] = []
    while True:
        limits: list[int] = []

        def below(n: int, limits: list[int] = limits) -> int:
            limits.append(n)
            if len(limits) > len(values):
                values.append(0)
            return values[len(limits) - 1]

        made, chance = make(below), Fraction(1)
        for n in limits:
            chance /= n
        yield made, chance
        while values and values[-1] + 1 == limits[len(values) - 1]:
            values.pop()
        if not values:
            return
        values[-1] += 1
