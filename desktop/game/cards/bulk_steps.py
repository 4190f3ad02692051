"""From blocks of randomness to strips, thousands together: the steps of strips.md on arrays.

The last axis of every array is the strip, and most hold bytes, so that each step is a few comparisons, sums
and sorting networks over all strips at once.
"""

from itertools import accumulate
from math import factorial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .bulk_tables import COLUMNS, REFUSED, choosing, placing, vector_table
from .card import COLUMN_FIRST, COLUMN_LAST
from .networks import sort_rows
from .strips import ALL, CARDS, EXTRAS, Law

WEIGHT_WORDS = (0, 4, 8, 12, 14)
"""Where the first 32 bits of the five weights are, in words of 32 bits."""
LAYOUT_WORDS, COLUMN_WORDS = slice(16, 22), slice(22, 31)
LEAST_IN_COLUMN, MOST_IN_COLUMN = 9, 11
SLOTS = 3 * CARDS
EMPTY = 15
"""The slot of a card that has fewer than three numbers in a column; it is sorted after them."""

IN_COLUMN = [last - first + 1 for first, last in zip(COLUMN_FIRST, COLUMN_LAST, strict=True)]
SHARES = np.array([[2**32 // factorial(n)] for n in IN_COLUMN], np.uint32)
LIMITS = np.array([[2**32 // factorial(n) * factorial(n)] for n in IN_COLUMN], np.uint32)
FIRST = np.array([[first] for first in COLUMN_FIRST], np.uint8)

Bytes = NDArray[np.uint8]
Flags = NDArray[np.bool]
Words = NDArray[np.uint32]


class Part(NamedTuple):
    """The cells of N strips, (row, card, column, N), 0 for an empty one, and which strips are not decided."""

    cells: Bytes
    undecided: Flags


def unusable(words: Words) -> Flags:
    """Which blocks (31, N) must be thrown away for the sake of the columns' numbers; few others ever are."""
    return np.logical_or.reduce(words[COLUMN_WORDS] >= LIMITS, axis=0)


def from_words(words: Words, law: Law = ALL) -> Part:
    """The strips that blocks (31, N) make, none of them `unusable`, as words of 32 bits.

    A strip is not decided where a weight needs more than its first 32 bits, or where the block must be thrown
    away; its cells mean nothing.
    """
    extras, unsure = _choose_extras(words[WEIGHT_WORDS, :], law)
    masks, refused = _choose_masks(words[LAYOUT_WORDS], extras)
    slots = _deal(_shuffle(words[COLUMN_WORDS]), extras + np.uint8(1))
    return Part(_place(slots, masks), unsure | refused)


def _choose_extras(words: Words, law: Law) -> tuple[Bytes, Flags]:
    """The numbers beyond the compulsory one, (column, card, N), and which strips these 32 bits cannot decide.

    `middle` are the columns 2 to 8 in the order of the state: extras left << 3 | column, ascending.
    """
    n = words.shape[1]
    extras = np.empty((COLUMNS, CARDS, n), np.uint8)
    pairs = np.empty((7, CARDS, n), np.uint8)  # column << 2 | extra, of the middle columns
    first, last = np.full(n, EXTRAS[0], np.uint8), np.full(n, EXTRAS[8], np.uint8)
    middle = [np.full(n, EXTRAS[column] << 3 | column, np.uint8) for column in range(1, 8)]
    state = np.zeros(n, np.int64)
    unsure = np.zeros(n, np.bool)
    for card, (table, word) in enumerate(zip(choosing(law), words.astype(np.int64), strict=True)):
        sort_rows(middle)
        vector, state, doubt = table.find(state, word)
        unsure |= doubt
        taken = vector_table().take(vector, axis=1)
        extras[0, card], extras[8, card] = taken[0], taken[8]
        first -= taken[0]
        last -= taken[8]
        for k, left in enumerate(middle):
            pairs[k, card] = (left & 7) << 2 | taken[k + 1]
            left -= taken[k + 1] << 3
    extras[0, 5], extras[8, 5] = first, last
    for k, left in enumerate(middle):
        pairs[k, 5] = (left & 7) << 2 | left >> 3
    rows = list(pairs)
    sort_rows(rows)
    extras[1:8] = rows
    extras[1:8] &= 3
    return extras, unsure


def _choose_masks(words: Words, extras: Bytes) -> tuple[Bytes, Flags]:
    """The rows of each column, as masks (card, column, N), and which strips' blocks must be thrown away."""
    table = placing()
    full = (extras == 2).view(np.uint8).sum(axis=0, dtype=np.uint8)
    code = np.zeros(full.shape, np.uint16)
    for column in extras[::-1]:
        code = code * np.uint16(3) + column
    r = ((words + 0.5) * table.per_word[full]).astype(np.int64)
    packed = table.masks[table.first[code] + r]
    shifts = 3 * np.arange(COLUMNS, dtype=np.uint32)[:, None]
    return (packed[:, None] >> shifts & 7).astype(np.uint8), (packed == REFUSED).any(axis=0)


def _shuffle(words: Words) -> Bytes:
    """The columns' numbers as they are dealt, counted from 0, (11, column, N); what a shorter column has
    beyond its last number means nothing.
    """
    x = words // SHARES
    swaps = np.empty((MOST_IN_COLUMN, *x.shape), np.uint8)
    for k in range(MOST_IN_COLUMN - 1, 0, -1):
        has = slice(_longer_than(k), None)
        swaps[k] = k
        rest = x[has] // np.uint32(k + 1)
        swaps[k, has] = x[has] - rest * np.uint32(k + 1)
        x[has] = rest
    return _permute(swaps)


def _longer_than(k: int) -> int:
    """The first column that holds more than `k` numbers; those after it do, too."""
    return int(np.searchsorted(IN_COLUMN, k, side="right"))


def _permute(swaps: Bytes) -> Bytes:
    """0..10 (11, ...) after entries k and swaps[k] have changed places for k = 10 down to 1.

    From the last change to the first, a change is a new name: swaps[k] is now called k, as nothing yet is.
    """
    order = swaps
    order[0] = 0
    for k in range(1, len(swaps)):
        renamed = (order[:k] == swaps[k]).view(np.uint8)
        renamed *= np.uint8(k)
        np.maximum(order[:k], renamed, out=order[:k])
    return order


def _deal(order: Bytes, counts: Bytes) -> list[Bytes]:
    """Three slots for each card, 18 of (column, N): its numbers in the column, counted from 0, then EMPTY."""
    dealt = np.stack(list(accumulate(counts.swapaxes(0, 1)[:5])))
    empty = 3 * np.arange(1, CARDS, dtype=np.uint8)[:, None, None] - dealt
    numbers = _cards_of(dealt, MOST_IN_COLUMN)
    numbers |= order
    blanks = _cards_of(empty, SLOTS - LEAST_IN_COLUMN)
    blanks |= EMPTY
    for k in range(LEAST_IN_COLUMN, MOST_IN_COLUMN):
        short = slice(0, _longer_than(k))
        numbers[k, short] = blanks[SLOTS - 1 - k, short]
    slots = [*numbers, *blanks[: SLOTS - MOST_IN_COLUMN]]
    sort_rows(slots)
    return slots


def _cards_of(bounds: Bytes, places: int) -> Bytes:
    """16 times the card at each place of lists (places, ...) in which card c begins at `bounds[c - 1]`."""
    cards = np.zeros((places, *bounds.shape[1:]), np.uint8)
    for bound in bounds:
        low, high = int(bound.min(initial=places)), int(bound.max(initial=0))
        cards[low:high] += (bound <= np.arange(low, high, dtype=np.uint8)[:, None, None]).view(np.uint8)
        cards[high:] += 1
    cards <<= 4
    return cards


def _place(slots: list[Bytes], masks: Bytes) -> Bytes:
    """The cells (row, card, column, N)."""
    low, middle, high = (_numbers(slots[k::3]) for k in range(3))
    top, centre, bottom = masks & 1, masks >> 1 & 1, masks >> 2
    cells = np.empty((3, *masks.shape), np.uint8)
    cells[0] = low * top
    cells[1] = np.maximum(low, middle * top) * centre
    cells[2] = np.maximum(np.maximum(low, middle * (top | centre)), high * (top & centre)) * bottom
    return cells


def _numbers(slots: list[Bytes]) -> Bytes:
    """What is printed for one slot of each card, (card, column, N)."""
    numbers = np.stack(slots)
    numbers &= 15
    numbers += FIRST
    return numbers
