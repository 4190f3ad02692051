"""Strips by the thousand, by numpy: number for number those of `strips.strip`, the plain definition.

The few blocks that bulk_steps cannot decide, about one in a million, are left to the plain definition.
"""

from collections.abc import Iterator
from hashlib import shake_256

import numpy as np

from .bulk_steps import Bytes, Words, from_words, unusable
from .bulk_tables import COLUMNS
from .networks import sort_rows
from .strips import ALL, BLOCK_BYTES, CARDS, KEY_BYTES, Law, strip

PART = 8000
"""Strips made together, which take 10 MB. Not a power of two: such strides meet in the processor's cache, and
turning the cells takes ten times as long.
"""


def strips(key: bytes, start: int, count: int, law: Law = ALL) -> Bytes:
    """Strips `start` to `start + count - 1` of `key` (64 bytes): uint8 of shape (count, 6, 3, 9), by strip,
    card, row and column, 0 for an empty cell.

    Raises ValueError for a key, a number (0..2^64-1) or a count out of range.
    """
    _check(key, start, count)
    made = np.empty((count, CARDS, 3, COLUMNS), np.uint8)
    for at, cells in _parts(key, start, count, law):
        made[at : at + cells.shape[-1]] = cells.transpose(3, 1, 0, 2)
    return made


def cards(key: bytes, first_card: int, count: int, law: Law = ALL) -> Bytes:
    """Cards `first_card` to `first_card + count - 1` of `key` (64 bytes), numbered from 1 as on paper: uint8
    of shape (count, 3, 5), the five numbers of each row, ascending.

    Raises ValueError for a key, a number or a count out of range.
    """
    start, skipped = divmod(first_card - 1, CARDS)
    whole = -(-(skipped + count) // CARDS)
    _check(key, start, whole if count > 0 else count)
    made = np.empty((whole, CARDS, 3, 5), np.uint8)
    for at, cells in _parts(key, start, whole, law):
        columns = list(cells.transpose(2, 0, 1, 3))
        sort_rows(columns)
        made[at : at + cells.shape[-1]] = np.stack(columns[-5:]).transpose(3, 2, 1, 0)
    return made.reshape(-1, 3, 5)[skipped : skipped + count]


def _check(key: bytes, start: int, count: int) -> None:
    if len(key) != KEY_BYTES or start < 0 or count < 0 or start + count > 2**64:
        raise ValueError(
            "strips need a key of 64 bytes, numbers from 0 and below 2^64, and no negative count"
        )


def _parts(key: bytes, start: int, count: int, law: Law) -> Iterator[tuple[int, Bytes]]:
    """Strips in parts: how many came before, and their cells (row, card, column, N)."""
    for at in range(0, count, PART):
        numbers = range(start + at, start + min(at + PART, count))
        part = from_words(_usable_words(law.label + key, numbers), law)
        for n in np.flatnonzero(part.undecided).tolist():
            rows = np.array([card.rows for card in strip(key, numbers[n], law)], np.uint8)
            part.cells[..., n] = rows.transpose(1, 0, 2)
        yield at, part.cells


def _usable_words(head: bytes, numbers: range) -> Words:
    """For each strip the block of the first attempt that is not `unusable`, (31, N), as words of 32 bits."""
    words = _words(head, [number << 32 for number in numbers])
    attempt, again = 0, np.flatnonzero(unusable(words))
    while again.size:
        attempt += 1
        words[:, again] = _words(head, [numbers[n] << 32 | attempt for n in again.tolist()])
        again = again[unusable(words[:, again])]
    return words


def _words(head: bytes, tickets: list[int]) -> Words:
    """The blocks of tickets (number of the strip << 32 | attempt), (31, N), as words of 32 bits."""
    begun = shake_256(head)
    blocks: list[bytes] = []
    for ticket in tickets:
        block = begun.copy()
        block.update(ticket.to_bytes(12))
        blocks.append(block.digest(BLOCK_BYTES))
    words = np.frombuffer(b"".join(blocks), ">u4").reshape(len(tickets), BLOCK_BYTES // 4)
    return words.T.astype(np.uint32, order="C")
