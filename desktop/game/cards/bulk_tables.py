"""What bulk_steps looks up: all choices of strips.py, for every state, as arrays."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .strips import ALL, EXTRAS, WEIGHT_WIDTHS, Law, layouts, vectors

STATE_BITS, WORD_BITS, VECTOR_BITS = 10, 32, 11
WORD_AT = VECTOR_BITS + STATE_BITS
STATE_AT = WORD_AT + WORD_BITS
BELOW_WORD = 2**WORD_AT - 1
REJECTED = 2**VECTOR_BITS - 1
"""The vector of the words beyond the last choice, where the block is thrown away."""
REFUSED = 2**32 - 1
"""The masks of the words beyond the last layout, where the block is thrown away."""
COLUMNS = 9

Integers = NDArray[np.int64]


class Choosing(NamedTuple):
    """How one card chooses its vector, for all of its states.

    An entry (int64) is, from the top: the state, the first 32 bits of the least word that makes the choice,
    the vector's place in `vectors()` or REJECTED, and the state it leaves. Entries ascend. The guide tells
    which entry the least word makes, for each value of a state and a word's top, all bits from `guide_at` up.
    """

    entries: Integers
    guide: Integers
    guide_at: int

    def find(self, state: Integers, word: Integers) -> tuple[Integers, Integers, NDArray[np.bool]]:
        """What states (N,) and the first 32 bits of words (N,) choose: places of vectors, and the states they
        leave. The flags are raised where it is not so: the bits beyond the 32nd decide, or the block must be
        thrown away.
        """
        asked = state << STATE_AT | word << WORD_AT | BELOW_WORD
        at = self.guide[asked >> self.guide_at]
        late = np.flatnonzero(self.entries[at + 1] <= asked)
        while late.size:
            at[late] += 1
            late = late[self.entries[at[late] + 1] <= asked[late]]
        found = self.entries[at]
        rejected = (found >> STATE_BITS & REJECTED) == REJECTED
        found[rejected] = self.entries[at[rejected] - 1]  # something valid, for the steps to come
        tie = found >> WORD_AT == asked >> WORD_AT
        return found >> STATE_BITS & REJECTED, found & (1 << STATE_BITS) - 1, rejected | tie


class Placing(NamedTuple):
    """How a card chooses its layout: `masks[first[code] + r]` is layout r of the card with this code, as nine
    masks of three bits, the first column lowest, or REFUSED for the one r that is too large. The code is
    the extras as a number in base 3, the first column last; r is `per_word[full columns]` times a word.
    """

    per_word: NDArray[np.float64]
    first: Integers
    masks: NDArray[np.uint32]


class Leaving(NamedTuple):
    """All pairs of a state and a vector that it can pay, ascending, and the state that is left."""

    states: int
    state: Integers
    vector: Integers
    left: Integers


@cache
def vector_table() -> NDArray[np.uint8]:
    """`vectors()` by place in the state, (9, 1554)."""
    return np.array(vectors(), np.uint8).T.copy()


@cache
def choosing(law: Law) -> tuple[Choosing, ...]:
    """The tables of cards 1 to 5."""
    states = np.array([EXTRAS], np.int8)
    steps: list[Leaving] = []
    for _ in WEIGHT_WIDTHS:
        step, states = _leave(states)
        steps.append(step)
    ways = np.array([_ways_of_the_last(state, law) for state in states], object)
    made: list[Choosing] = []
    for step, width in reversed(list(zip(steps, WEIGHT_WIDTHS, strict=True))):
        table, ways = _choosing(step, ways, 8 * width, law)
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


def _number(digits: NDArray[np.int8], base: int) -> Integers:
    """The last axis of nine digits as one number."""
    return digits @ base ** np.arange(COLUMNS)


def _ways_of_the_last(state: NDArray[np.int8], law: Law) -> int:
    """What the last card weighs, which takes all that is left; 0 where it cannot."""
    return 0 if (state > 2).any() else law.weights[np.count_nonzero(state == 2)]


def _choosing(
    step: Leaving, ways: NDArray[np.object_], bits: int, law: Law
) -> tuple[Choosing, NDArray[np.object_]]:
    """The table of a card, and the ways of its states, from the ways of the states it leaves."""
    full = (vector_table() == 2).sum(axis=0)[step.vector]
    weights = np.array(law.weights, object)[full] * ways[step.left]
    able = np.flatnonzero(weights)
    made = step.vector[able] << STATE_BITS | step.left[able]
    totals = np.zeros(step.states, object)
    parts: list[Integers] = []
    bounds = np.searchsorted(step.state[able], np.arange(step.states + 1))
    for state, (begin, end) in enumerate(pairwise(bounds)):
        if begin < end:
            starts, totals[state] = _starts(weights[able[begin:end]], bits)
            choices = np.append(made[begin:end], REJECTED << STATE_BITS)
            parts.append(state << STATE_AT | starts << WORD_AT | choices)
    entries = np.concatenate([*parts, [np.iinfo(np.int64).max]])
    guide_at = STATE_AT - 2 - (len(able) // step.states).bit_length()  # about one entry in four steps
    least = np.arange(step.states << STATE_AT - guide_at) << guide_at | BELOW_WORD
    return Choosing(entries, np.searchsorted(entries, least, side="right") - 1, guide_at), totals


def _starts(weights: NDArray[np.object_], bits: int) -> tuple[Integers, int]:
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
    per_word = np.zeros(len(ALL.weights))
    first = np.zeros(3**COLUMNS, np.int64)
    parts: list[NDArray[np.uint32]] = []
    for full, group in _by_full_columns():
        masks = np.array(layouts(full), np.uint32)
        per_word[full] = 1 / (2**WORD_BITS // len(masks))
        first[_number(group, 3)] = sum(map(len, parts)) + (len(masks) + 1) * np.arange(len(group))
        columns = np.argsort(-group, axis=1, kind="stable").astype(np.uint32)
        placed = np.zeros((len(group), len(masks) + 1), np.uint32)
        for k in range(COLUMNS):
            placed[:, :-1] |= masks[:, k] << 3 * columns[:, k, None]
        placed[:, -1] = REFUSED
        parts.append(placed.ravel())
    return Placing(per_word, first, np.concatenate(parts))


def _by_full_columns() -> Iterator[tuple[int, NDArray[np.int8]]]:
    every = np.array(vectors(), np.int8)
    for full in range(len(ALL.weights)):
        yield full, every[(every == 2).sum(axis=1) == full]
