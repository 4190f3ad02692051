"""Strips, version 1: every valid strip equally likely, decided by a key and a number.

The plain definition, word for word as docs/strips.md gives it. A strip is six ordered cards that hold
each of 1..90 once. Nothing is stored: `strip(key, i)` makes the same strip for ever.
"""

from bisect import bisect_right
from collections import Counter
from functools import cache
from hashlib import shake_256
from itertools import accumulate, product
from math import factorial
from typing import NamedTuple, TypeAlias

from .card import COLUMN_FIRST, COLUMN_LAST, Card

KEY_BYTES = 64
BLOCK_BYTES = 124
CARDS = 6
EXTRAS: tuple[int, ...] = (3, 4, 4, 4, 4, 4, 4, 4, 5)
"""Numbers that each column holds beyond the compulsory one on each card."""
EXTRAS_OF_A_CARD = 6
WEIGHT_WIDTHS = (16, 16, 16, 8, 8)
ROW_MASKS = {3: (7,), 2: (3, 5, 6), 1: (1, 2, 4)}
"""Where the numbers of a column can sit; bit 0 is the top row."""

Vector: TypeAlias = tuple[int, ...]


class Law(NamedTuple):
    """Which strips there are: the label of their randomness, and what a card weighs by its full columns."""

    label: bytes
    weights: tuple[int, int, int, int]
    """Layouts x (2/3)^full columns, for 0..3 full columns, up to a constant; 0 where there are none."""


ALL = Law(b"tabellone/strip/v1\0", (2565, 639, 160, 40))
"""Every valid strip."""
NO_FULL = Law(b"tabellone/strip-no-full/v1\0", (1, 0, 0, 0))
"""Strips in which every column of a card holds one number or two."""


class Exhausted(Exception):
    """A block that cannot decide without favouring somebody; the next attempt's is used."""


class Block:
    """One block of randomness, read from left to right."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def below(self, n: int, width: int) -> int:
        """A uniform number of 0..n-1 from the next `width` bytes. Raises Exhausted where they favour some."""
        u = int.from_bytes(self.data[self.at : self.at + width])
        self.at += width
        r = u // (256**width // n)
        if r >= n:
            raise Exhausted
        return r


class Choices(NamedTuple):
    """What a card can take from a state: vectors, and the running sum of their weights."""

    vectors: tuple[Vector, ...]
    running: tuple[int, ...]


def strip(key: bytes, i: int, law: Law = ALL) -> tuple[Card, ...]:
    """Strip number `i` (0..2^64-1) of `key` (64 bytes): six cards in order.

    Raises ValueError for a key or a number out of range.
    """
    if len(key) != KEY_BYTES or not 0 <= i < 2**64:
        raise ValueError("a strip needs a key of 64 bytes and a number below 2^64")
    attempt = 0
    while True:
        head = law.label + key + i.to_bytes(8) + attempt.to_bytes(4)
        try:
            return _from_block(Block(shake_256(head).digest(BLOCK_BYTES)), law)
        except Exhausted:
            attempt += 1


def _from_block(block: Block, law: Law) -> tuple[Card, ...]:
    counts = _choose_counts(block, law)
    layouts = [_choose_layout(block, card) for card in counts]
    hands = _deal_numbers(block, counts)
    return tuple(_fill(layout, hand) for layout, hand in zip(layouts, hands, strict=True))


def _choose_counts(block: Block, law: Law) -> list[Vector]:
    """How many numbers, one to three, each card has in each column."""
    left = list(EXTRAS)
    taken: list[Vector] = []
    for card, width in enumerate(WEIGHT_WIDTHS, start=1):
        order = [0, *sorted(range(1, 8), key=lambda column: (left[column], column)), 8]
        options = choices(CARDS - card, tuple(left[column] for column in order), law)
        r = block.below(options.running[-1], width)
        vector = options.vectors[bisect_right(options.running, r)]
        extras = [0] * 9
        for column, extra in zip(order, vector, strict=True):
            extras[column] = extra
            left[column] -= extra
        taken.append(tuple(1 + extra for extra in extras))
    taken.append(tuple(1 + extra for extra in left))
    return taken


@cache
def vectors() -> tuple[Vector, ...]:
    """What a card can take from the nine columns beyond the compulsory numbers, in ascending order."""
    return tuple(v for v in product(range(3), repeat=9) if sum(v) == EXTRAS_OF_A_CARD)


@cache
def choices(after: int, state: Vector, law: Law = ALL) -> Choices:
    """The vectors that a card can take from `state` (extras left: first, middle ascending, last), with
    `after` cards to come, in ascending order.
    """
    payable = [v for v in vectors() if all(extra <= left for extra, left in zip(v, state, strict=True))]
    weighted = [(v, law.weights[v.count(2)] * ways(after, leave(state, v), law)) for v in payable]
    possible = [(v, weight) for v, weight in weighted if weight]
    return Choices(tuple(v for v, _ in possible), tuple(accumulate(weight for _, weight in possible)))


@cache
def ways(cards: int, state: Vector, law: Law = ALL) -> int:
    """The weight of everything that `cards` cards can do with the extras of `state`.

    Equal to the sum of the weights of the state's vectors, which are counted here by what they leave,
    without listing them: that makes the first strip 15 times faster.
    """
    if cards == 0:
        return int(not any(state))
    first, *middle, last = state
    total = 0
    for (left, taken, twos), times in takings(tuple(middle)).items():
        for f in range(min(2, first) + 1):
            g = EXTRAS_OF_A_CARD - taken - f
            if 0 <= g <= min(2, last):
                weight = law.weights[twos + (f == 2) + (g == 2)]
                if weight:
                    total += times * weight * ways(cards - 1, (first - f, *left, last - g), law)
    return total


@cache
def takings(columns: Vector) -> Counter[tuple[Vector, int, int]]:
    """In how many ways a card can take from columns with these extras: by what is left (ascending), how
    many extras were taken, and from how many columns two.
    """
    if not columns:
        return Counter({((), 0, 0): 1})
    found: Counter[tuple[Vector, int, int]] = Counter()
    for (left, total, twos), times in takings(columns[:-1]).items():
        for taken in range(min(2, columns[-1], EXTRAS_OF_A_CARD - total) + 1):
            rest = tuple(sorted((*left, columns[-1] - taken)))
            found[rest, total + taken, twos + (taken == 2)] += times
    return found


def leave(state: Vector, vector: Vector) -> Vector:
    """The state after a card has taken `vector`: the extras left, the middle columns ascending."""
    rest = [extra - taken for extra, taken in zip(state, vector, strict=True)]
    return (rest[0], *sorted(rest[1:8]), rest[8])


def _choose_layout(block: Block, counts: Vector) -> tuple[int, ...]:
    """The row mask of each column of a card."""
    options = layouts(counts.count(3))
    masks = options[block.below(len(options), 4)]
    columns = sorted(range(9), key=lambda column: (-counts[column], column))
    placed = dict(zip(columns, masks, strict=True))
    return tuple(placed[column] for column in range(9))


@cache
def layouts(full: int) -> tuple[tuple[int, ...], ...]:
    """All row masks of nine columns, `full` columns of three first, then twos, then ones, five a row."""
    twos = EXTRAS_OF_A_CARD - 2 * full
    sizes = [3] * full + [2] * twos + [1] * (9 - full - twos)
    return tuple(
        masks
        for masks in product(*(ROW_MASKS[size] for size in sizes))
        if all(sum(mask >> row & 1 for mask in masks) == 5 for row in range(3))
    )


def _deal_numbers(block: Block, counts: list[Vector]) -> list[list[list[int]]]:
    """For each card, for each column, its numbers ascending."""
    hands: list[list[list[int]]] = [[] for _ in counts]
    for column, (first, last) in enumerate(zip(COLUMN_FIRST, COLUMN_LAST, strict=True)):
        numbers = list(range(first, last + 1))
        x = block.below(factorial(len(numbers)), 4)
        for k in range(len(numbers) - 1, 0, -1):
            x, d = divmod(x, k + 1)
            numbers[k], numbers[d] = numbers[d], numbers[k]
        for hand, card in zip(hands, counts, strict=True):
            hand.append(sorted(numbers[: card[column]]))
            del numbers[: card[column]]
    return hands


def _fill(layout: tuple[int, ...], hand: list[list[int]]) -> Card:
    rows = [[0] * 9 for _ in range(3)]
    for column, (mask, numbers) in enumerate(zip(layout, hand, strict=True)):
        for row, number in zip((r for r in range(3) if mask >> r & 1), numbers, strict=True):
            rows[row][column] = number
    return Card(tuple(tuple(row) for row in rows))
