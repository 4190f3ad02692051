"""Cards for 75 balls: 5 x 5 with a free centre, every card equally likely, decided by a key and a number.

The plain definition, word for word as docs/strips.md gives it. Six cards are made together, as many as a
strip has; unlike those of a strip they do not complete each other.
"""

from hashlib import shake_256
from math import perm

from .card import Card
from .strips import CARDS, KEY_BYTES, Block, Exhausted

LABEL = b"tabellone/card-75/v1\0"
BLOCK_BYTES = 120
SIDE = 5
IN_COLUMN = 15
"""Numbers that a column is drawn from: B 1-15, I 16-30, N 31-45, G 46-60, O 61-75."""
PLACES = (5, 5, 4, 5, 5)
"""Numbers that a card has in each column; the middle of the third is free."""


def sheet(key: bytes, i: int) -> tuple[Card, ...]:
    """Sheet number `i` (0..2^64-1) of `key` (64 bytes): six cards in order.

    Raises ValueError for a key or a number out of range.
    """
    if len(key) != KEY_BYTES or not 0 <= i < 2**64:
        raise ValueError("a sheet needs a key of 64 bytes and a number below 2^64")
    attempt = 0
    while True:
        head = LABEL + key + i.to_bytes(8) + attempt.to_bytes(4)
        block = Block(shake_256(head).digest(BLOCK_BYTES))
        try:
            return tuple(_card(block) for _ in range(CARDS))
        except Exhausted:
            attempt += 1


def _card(block: Block) -> Card:
    columns = [_column(block, column, places) for column, places in enumerate(PLACES)]
    columns[2].insert(2, 0)
    return Card(tuple(zip(*columns, strict=True)))


def _column(block: Block, column: int, places: int) -> list[int]:
    """So many of the column's numbers, from the top, in any order."""
    numbers = list(range(IN_COLUMN * column + 1, IN_COLUMN * (column + 1) + 1))
    x = block.below(perm(IN_COLUMN, places), 4)
    for k in range(places):
        x, d = divmod(x, IN_COLUMN - k)
        numbers[k], numbers[k + d] = numbers[k + d], numbers[k]
    return numbers[:places]
