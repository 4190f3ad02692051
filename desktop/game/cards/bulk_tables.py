"""What `bulk` looks up: the choices of strips.py, every state of them, as sorted arrays of 64-bit integers."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .strips import CARD_WEIGHT, CARDS, EXTRAS, WEIGHT_WIDTHS, layouts, vectors

STATE_BITS, WORD_BITS, VECTOR_BITS = 10, 32, 11
WORD_AT = VECTOR_BITS + STATE_BITS
STATE_AT = WORD_AT + WORD_BITS
BELOW_WORD = 2**WORD_AT - 1
GUIDE_AT = STATE_AT - 8
REJECTED = 2**VECTOR_BITS - 1
"""The vector of the words beyond the last choice, where the block is thrown away."""
COLUMNS = 9


class Choosing(NamedTuple):
    """How one card chooses its vector, for all of its states.

    An entry (int64) is, from the top: the state, the first 32 bits of the least word that makes the choice,
    the vector's place in `vectors()` or REJECTED, and the state it leaves. Entries ascend; the guide gives for
    each state and first byte of a word the entry that its least word makes.
    """

    entries: NDArray[np.int64]
    guide: NDArray[np.int64]

    def find(self, state: NDArray[np.int64], word: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.bool]]:
        """The entry (N,) that each state (N,) and first 32 bits of a word (N,) choose, and where it is a tie (N,):
        there the bits beyond the 32nd decide, and the entry may be the one after the right one.
        """
        asked = state << STATE_AT | word << WORD_AT | BELOW_WORD
        at = self.guide[asked >> GUIDE_AT]
        late = np.flatnonzero(self.entries[at + 1] <= asked)
        while late.size:
            at[late] += 1
            late = late[self.entries[at[late] + 1] <= asked[late]]
        found = self.entries[at]
        return found, found >> WORD_AT == asked >> WORD_AT


class Placing(NamedTuple):
    """How a card chooses its layout: `masks[first[code] + r]` is layout r of the card with this code, as nine
    masks of three bits, the first column lowest; the code is the extras as a number in base 3, the first column last.
    """

    first: NDArray[np.int64]
    masks: NDArray[np.uint32]


class Leaving(NamedTuple):
    """All pairs of one of so many states and a vector that it can pay, ascending, and the state that is left."""

    states: int
    state: NDArray[np.int64]
    vector: NDArray[np.int64]
    left: NDArray[np.int64]


@cache
def vector_table() -> NDArray[np.uint8]:
    """`vectors()` by column, (9, 1554); one more of zeros stands for REJECTED, (9, 2048) in all."""
    table = np.zeros((COLUMNS, REJECTED + 1), np.uint8)
    table[:, : len(vectors())] = np.array(vectors(), np.uint8).T
    return table


@cache
def choosing() -> tuple[Choosing, ...]:
    """The tables of cards 1 to 5."""
    states = np.array([EXTRAS], np.int8)
    steps: list[Leaving] = []
    for _ in WEIGHT_WIDTHS:
        step, states = _leave(states)
        steps.append(step)
    ways = np.array([_ways_of_the_last(state) for state in states], object)
    made: list[Choosing] = []
    for step, width in reversed(list(zip(steps, WEIGHT_WIDTHS, strict=True))):
        table, ways = _choosing(step, ways, 8 * width)
        made.append(table)
    return tuple(reversed(made))


def _leave(states: NDArray[np.int8]) -> tuple[Leaving, NDArray[np.int8]]:
    """What cards can take from `states` (S, 9), and the different states that they leave (T, 9)."""
    rest = states[:, None] - np.array(vectors(), np.int8)
    state, vector = np.nonzero((rest >= 0).all(axis=2))
    rest = rest[state, vector]
    rest[:, 1:8].sort(axis=1)
    _, first, left = np.unique(_number(rest, 6), return_index=True, return_inverse=True)
    return Leaving(len(states), state, vector, left), rest[first]


def _number(digits: NDArray[np.int8], base: int) -> NDArray[np.int64]:
    """The last axis of nine digits as one number."""
    return digits @ base ** np.arange(COLUMNS)


def _ways_of_the_last(state: NDArray[np.int8]) -> int:
    """What the last card weighs, which takes all that is left; 0 where it cannot."""
    return 0 if (state > 2).any() else CARD_WEIGHT[np.count_nonzero(state == 2)]


def _choosing(step: Leaving, ways: NDArray[np.object_], bits: int) -> tuple[Choosing, NDArray[np.object_]]:
    """The table of a card, and the ways of its states, from the ways of the states it leaves."""
    weights = np.array(CARD_WEIGHT, object)[(vector_table() == 2).sum(axis=0)[step.vector]] * ways[step.left]
    able = np.flatnonzero(weights)
    made = step.vector[able] << STATE_BITS | step.left[able]
    totals = np.zeros(step.states, object)
    parts: list[NDArray[np.int64]] = []
    for state, (begin, end) in enumerate(pairwise(np.searchsorted(step.state[able], np.arange(step.states + 1)))):
        if begin < end:
            starts, totals[state] = _starts(weights[able[begin:end]], bits)
            choices = np.append(made[begin:end], REJECTED << STATE_BITS)
            parts.append(state << STATE_AT | starts << WORD_AT | choices)
    entries = np.concatenate([*parts, [np.iinfo(np.int64).max]])
    least = np.arange(step.states << STATE_AT - GUIDE_AT) << GUIDE_AT | BELOW_WORD
    return Choosing(entries, np.searchsorted(entries, least, side="right") - 1), totals


def _starts(weights: NDArray[np.object_], bits: int) -> tuple[NDArray[np.int64], int]:
    """The first 32 bits of the least word of `bits` bits that makes each choice and of the least that makes
    none, and the sum of the weights.
    """
    running = np.cumsum(weights)
    total = int(running[-1])
    ends = running * (2**bits // total) >> (bits - WORD_BITS)
    return np.append(0, np.minimum(ends, 2**WORD_BITS - 1)).astype(np.int64), total


@cache
def placing() -> Placing:
    """The table of layouts: 735,210 of them."""
    first = np.zeros(3**COLUMNS, np.int64)
    parts: list[NDArray[np.uint32]] = []
    size = 0
    for full, group in _by_full_columns():
        masks = np.array(layouts(full), np.uint32)
        first[_number(group, 3)] = size + len(masks) * np.arange(len(group))
        columns = np.argsort(-group, axis=1, kind="stable").astype(np.uint32)
        placed = np.zeros((len(group), len(masks)), np.uint32)
        for k in range(COLUMNS):
            placed |= masks[:, k] << 3 * columns[:, k, None]
        parts.append(placed.ravel())
        size += placed.size
    return Placing(first, np.concatenate(parts))


def _by_full_columns() -> Iterator[tuple[int, NDArray[np.int8]]]:
    every = np.array(vectors(), np.int8)
    for full in range(len(CARD_WEIGHT)):
        yield full, every[(every == 2).sum(axis=1) == full]
