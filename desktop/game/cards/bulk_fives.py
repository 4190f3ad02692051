"""Cards for 75 balls by the thousand, by numpy: number for number those of `fives.sheet`."""

from hashlib import shake_256
from math import perm

import numpy as np
from numpy.typing import NDArray

from .fives import BLOCK_BYTES, IN_COLUMN, LABEL, PLACES, SIDE, sheet
from .strips import CARDS, KEY_BYTES

MIDDLE = 2
SIZES = np.array([perm(IN_COLUMN, places) for places in PLACES], np.uint32)
"""In how many ways each column can be filled."""
SHARES = np.array([2**32 // perm(IN_COLUMN, places) for places in PLACES], np.uint32)


def cards(key: bytes, first_card: int, count: int) -> NDArray[np.uint8]:
    """Cards `first_card` to `first_card + count - 1` of `key` (64 bytes), numbered from 1 as on paper: uint8
    of shape (count, 5, 5), by card, row and column, 0 in the centre.

    Raises ValueError for a key, a number or a count out of range.
    """
    start, skipped = divmod(first_card - 1, CARDS)
    whole = -(-(skipped + count) // CARDS)
    if len(key) != KEY_BYTES or start < 0 or count < 0 or start + whole > 2**64:
        raise ValueError("cards need a key of 64 bytes, numbers from 1, and no negative count")
    return _sheets(key, start, whole).reshape(-1, SIDE, SIDE)[skipped : skipped + count]


def _sheets(key: bytes, start: int, count: int) -> NDArray[np.uint8]:
    """Sheets (count, card, row, column)."""
    r = _words(key, start, count) // SHARES
    made = np.zeros((count, CARDS, SIDE, SIDE), np.uint8)
    for column, places in enumerate(PLACES):
        rows = [row for row in range(SIDE) if places == SIDE or row != MIDDLE]
        made[:, :, rows, column] = _column(r[..., column], column, places)
    for n in np.flatnonzero((r >= SIZES).any(axis=(1, 2))).tolist():
        made[n] = [card.rows for card in sheet(key, start + n)]
    return made


def _column(x: NDArray[np.uint32], column: int, places: int) -> NDArray[np.uint8]:
    """The numbers of a column from the top, (count, card, places)."""
    numbers = np.empty((*x.shape, IN_COLUMN), np.uint8)
    numbers[:] = np.arange(IN_COLUMN * column + 1, IN_COLUMN * (column + 1) + 1, dtype=np.uint8)
    for k in range(places):
        x, d = np.divmod(x, np.uint32(IN_COLUMN - k))
        chosen = (d + k).astype(np.intp)[..., None]
        moved = numbers[..., k].copy()
        numbers[..., k] = np.take_along_axis(numbers, chosen, axis=-1)[..., 0]
        np.put_along_axis(numbers, chosen, moved[..., None], axis=-1)
        # where both are the same place, what was put there is what stood there
    return numbers[..., :places]


def _words(key: bytes, start: int, count: int) -> NDArray[np.uint32]:
    """The first blocks of sheets, (count, card, column), as words of 32 bits."""
    begun = shake_256(LABEL + key)
    blocks: list[bytes] = []
    for i in range(start, start + count):
        block = begun.copy()
        block.update(i.to_bytes(8) + bytes(4))
        blocks.append(block.digest(BLOCK_BYTES))
    return np.frombuffer(b"".join(blocks), ">u4").reshape(count, CARDS, SIDE).astype(np.uint32)
