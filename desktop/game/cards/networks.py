"""Sorting networks: the same comparisons for all values, so that thousands of lists are sorted at once."""

from functools import cache

import numpy as np
from numpy.typing import NDArray


@cache
def network(n: int) -> tuple[tuple[int, int], ...]:
    """The pairs (low, high) to be compared, in order, that sort any `n` values: Batcher's merge exchange."""
    pairs: list[tuple[int, int]] = []
    top = 1 << (n - 1).bit_length() >> 1
    p = top
    while p:
        q, r, distance = top, 0, p
        while distance:
            pairs += [(i, i + distance) for i in range(n - distance) if i & p == r]
            q, r, distance = q >> 1, p, q - p
        p >>= 1
    return tuple(pairs)


def sort_rows(rows: list[NDArray[np.uint8]]) -> None:
    """Sort, element by element, arrays of one shape: the least values end in the first row.

    The list and its arrays are changed; no two of them may share memory.
    """
    spare = np.empty_like(rows[0])
    for low, high in network(len(rows)):
        one, other = rows[low], rows[high]
        np.minimum(one, other, out=spare)
        np.maximum(one, other, out=other)
        rows[low], spare = spare, one
