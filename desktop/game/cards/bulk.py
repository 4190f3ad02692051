"""Strips by the thousand, by numpy: number for number those of `strips.strip`, the plain definition.

All strips of a part go through each step together, as arrays of bytes whose last axis is the strip, so that
every step is a few comparisons, sums and sorting networks. A block that cannot be decided by the first 32
bits of its words is left to the plain definition.
"""

from collections.abc import Iterator
from hashlib import shake_256
from itertools import chain
from math import factorial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .bulk_tables import COLUMNS, REJECTED, STATE_BITS, choosing, placing, vector_table
from .card import COLUMN_FIRST, COLUMN_LAST
from .networks import sort_rows
from .strips import BLOCK_BYTES, CARDS, EXTRAS, KEY_BYTES, LABEL, layouts, strip

PART = 4000
"""Strips made together: their arrays stay near the processor, and 4096 would make them collide there."""
MOST_IN_COLUMN = 11
SLOTS = 3 * CARDS
EMPTY = 15
"""The slot of a card that has fewer than three numbers in a column; it is sorted after them."""
WEIGHT_WORDS = (0, 4, 8, 12, 14)
"""Where the first 32 bits of the five weights are, in words of 32 bits."""
LAYOUT_WORDS, COLUMN_WORDS = slice(16, 22), slice(22, 31)

IN_COLUMN = np.array([last - first + 1 for first, last in zip(COLUMN_FIRST, COLUMN_LAST, strict=True)])
SHARES = np.array([[2**32 // factorial(n)] for n in IN_COLUMN], np.uint32)
COLUMN_LIMITS = np.array([[2**32 // factorial(n) * factorial(n)] for n in IN_COLUMN], np.uint32)
FIRST = np.array([[first] for first in COLUMN_FIRST], np.uint8)

Bytes = NDArray[np.uint8]
Flags = NDArray[np.bool]
Words = NDArray[np.uint32]


class Part(NamedTuple):
    """The cells of N strips, (row, card, column, N), 0 for an empty one, and which strips are not decided."""

    cells: Bytes
    undecided: Flags


def strips(key: bytes, start: int, count: int) -> Bytes:
    """Strips `start` to `start + count - 1` of `key` (64 bytes): uint8 of shape (count, 6, 3, 9), by strip, card,
    row and column, 0 for an empty cell.

    Raises ValueError for a key or a number (0..2^64-1) out of range.
    """
    made = np.empty((count, CARDS, 3, COLUMNS), np.uint8)
    for at, cells in _parts(key, start, count):
        into = made[at : at + cells.shape[-1]]
        into[:] = cells.transpose(3, 1, 0, 2)
    return made


def cards(key: bytes, first_card: int, count: int) -> Bytes:
    """Cards `first_card` to `first_card + count - 1` of `key` (64 bytes), numbered from 1 as on paper: uint8 of
    shape (count, 3, 5), the five numbers of each row, ascending.

    Raises ValueError for a key or a number out of range.
    """
    start, skipped = divmod(first_card - 1, CARDS)
    made = np.empty((-(-(skipped + count) // CARDS), CARDS, 3, 5), np.uint8)
    for at, cells in _parts(key, start, len(made)):
        rows = list(cells.transpose(2, 0, 1, 3))
        sort_rows(rows)
        into = made[at : at + cells.shape[-1]]
        into[:] = np.stack(rows[-5:]).transpose(3, 2, 1, 0)
    return made.reshape(-1, 3, 5)[skipped : skipped + count]


def _parts(key: bytes, start: int, count: int) -> Iterator[tuple[int, Bytes]]:
    """The cells (row, card, column, N) of some strips after the other, and how many came before."""
    if len(key) != KEY_BYTES or start < 0 or count < 0 or start + count > 2**64:
        raise ValueError("strips need a key of 64 bytes and numbers below 2^64")
    for at in range(0, count, PART):
        numbers = range(start + at, start + min(at + PART, count))
        part = from_words(first_words(key, numbers))
        for n in np.flatnonzero(part.undecided).tolist():
            rows = np.array([card.rows for card in strip(key, numbers[n])], np.uint8)
            part.cells[..., n] = rows.transpose(1, 0, 2)
        yield at, part.cells


def first_words(key: bytes, numbers: range) -> Words:
    """The blocks (31, N) of these strips, as words of 32 bits, each of the first attempt whose numbers of the
    columns can be used.
    """
    words = _hash(key, [number << 32 for number in numbers])
    late, attempt = np.arange(len(numbers)), 0
    while (late := late[(words[COLUMN_WORDS, late] >= COLUMN_LIMITS).any(axis=0)]).size:
        attempt += 1
        words[:, late] = _hash(key, [numbers[n] << 32 | attempt for n in late.tolist()])
    return words


def _hash(key: bytes, tickets: list[int]) -> Words:
    """The blocks of (strip << 32 | attempt), (31, N)."""
    head = LABEL + key
    blocks = b"".join([shake_256(head + ticket.to_bytes(12)).digest(BLOCK_BYTES) for ticket in tickets])
    return np.frombuffer(blocks, ">u4").reshape(len(tickets), -1).T.astype(np.uint32, order="C")


def from_words(words: Words) -> Part:
    """The strips that blocks (31, N) make."""
    extras, unsure = _choose_extras(words[WEIGHT_WORDS, :])
    masks, refused = _choose_masks(words[LAYOUT_WORDS], extras)
    slots = _deal(_shuffle(words[COLUMN_WORDS]), extras + np.uint8(1))
    return Part(_place(slots, masks), unsure | refused)


def _choose_extras(words: Words) -> tuple[Bytes, Flags]:
    """The numbers beyond the compulsory one (column, card, N), and which strips need more than these 32 bits."""
    n = words.shape[1]
    extras = np.empty((COLUMNS, CARDS, n), np.uint8)
    pairs = np.empty((7, CARDS, n), np.uint8)  # column << 2 | extra, of the middle columns
    first, last = np.full(n, EXTRAS[0], np.uint8), np.full(n, EXTRAS[8], np.uint8)
    middle = [np.full(n, EXTRAS[column] << 3 | column, np.uint8) for column in range(1, 8)]  # extras left << 3 | column
    state = np.zeros(n, np.int64)
    unsure = np.zeros(n, np.bool)
    for card, (table, word) in enumerate(zip(choosing(), words.astype(np.int64), strict=True)):
        sort_rows(middle)
        entry, tie = table.find(state, word)
        vector = entry >> STATE_BITS & REJECTED
        unsure |= tie | (vector == REJECTED)
        state = entry & (1 << STATE_BITS) - 1
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
    sizes = np.array([len(layouts(full)) for full in range(4)])
    full = (extras == 2).sum(axis=0, dtype=np.uint8)
    code = np.zeros(full.shape, np.uint16)
    for column in extras[::-1]:
        code = code * np.uint16(3) + column
    r = ((words + 0.5) * (1 / (2**32 // sizes))[full]).astype(np.int64)
    refused = r >= sizes[full]
    r[refused] = 0
    table = placing()
    packed = table.masks[table.first[code] + r]
    shifts = 3 * np.arange(COLUMNS, dtype=np.uint32)[:, None]
    return (packed[:, None] >> shifts & 7).astype(np.uint8), refused.any(axis=0)


def _shuffle(words: Words) -> Bytes:
    """The columns' numbers as they are dealt, counted from 0 (11, column, N); shorter columns end in their own
    order.
    """
    x = words // SHARES
    swaps = np.empty((MOST_IN_COLUMN, *x.shape), np.uint8)
    for k in range(MOST_IN_COLUMN - 1, 0, -1):
        has = slice(int(np.searchsorted(IN_COLUMN, k, side="right")), None)
        swaps[k] = k
        rest = x[has] // np.uint32(k + 1)
        swaps[k, has] = x[has] - rest * np.uint32(k + 1)
        x[has] = rest
    return _permute(swaps)


def _permute(swaps: Bytes) -> Bytes:
    """0..10 (11, ...) after entries k and swaps[k] have changed places for k = 10 down to 1.

    Done backwards: to swap first what is swapped last is to rename: who was swaps[k] becomes k.
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
    dealt = np.cumsum(counts[:, :5], axis=1, dtype=np.uint8).swapaxes(0, 1)
    empty = 3 * np.arange(1, CARDS, dtype=np.uint8)[:, None, None] - dealt
    slots: list[Bytes] = []
    for k in range(SLOTS):
        slot = np.empty(order.shape[1:], np.uint8)
        has = int(np.searchsorted(IN_COLUMN, k, side="right"))
        slot[has:] = _card_of(dealt[:, has:], k) << 4
        if has < COLUMNS:
            slot[has:] |= order[k, has:]
        slot[:has] = _card_of(empty[:, :has], SLOTS - 1 - k) << 4 | EMPTY
        slots.append(slot)
    sort_rows(slots)
    return slots


def _card_of(bounds: Bytes, place: int) -> Bytes:
    """The card, 0..5, that gets this place of a list, when the others begin at `bounds` (5, ...)."""
    return (bounds <= place).view(np.uint8).sum(axis=0, dtype=np.uint8)


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
