"""The other kinds of series: strips without full columns, and cards for 75 balls."""

from hashlib import sha256
from itertools import permutations
from math import perm

import numpy as np
import pytest

from desktop.game.cards import bulk, bulk_fives, fives
from desktop.game.cards.strips import NO_FULL, Block, strip

KEY = bytes(range(64))
NUMBERS = 3000
"""Sheets that are compared; of so many, some seven need a second block."""


def test_strips_without_full_columns_have_their_known_answer():
    """The first thousand, as the documents give them."""
    made = bulk.strips(KEY, 0, 1000, NO_FULL).tobytes()
    assert sha256(made).hexdigest() == "ac2b2372067960e3f2d582c799973a1aba6e3fa7a16208f0cd68d2a672158af3"


def test_bulk_strips_without_full_columns_are_the_plain_ones():
    """Number for number, and none has three numbers in a column."""
    made = bulk.strips(KEY, 2**63, 1500, NO_FULL)
    plain = np.array([[card.rows for card in strip(KEY, 2**63 + i, NO_FULL)] for i in range(1500)])
    assert (made == plain).all()
    assert set(np.unique(np.count_nonzero(made, axis=2))) == {1, 2}
    assert (np.sort(made.reshape(1500, -1), axis=1)[:, -90:] == np.arange(1, 91)).all()


def test_cards_for_75_balls_have_their_known_answer():
    """The first card, and the first thousand sheets, as the documents give them."""
    assert fives.sheet(KEY, 0)[0].rows == (
        (4, 20, 35, 56, 71),
        (12, 30, 41, 53, 74),
        (11, 28, 0, 49, 68),
        (3, 29, 31, 51, 63),
        (13, 25, 34, 60, 65),
    )
    made = bulk_fives.cards(KEY, 1, 6000).tobytes()
    assert sha256(made).hexdigest() == "eccc2e08c762a810347efaaf00dc3c1c384da59191f92b400379a868c9bbc455"


def test_bulk_cards_for_75_balls_are_the_plain_ones():
    """Also those whose first block was thrown away, and wherever one begins to count."""
    plain = np.array([card.rows for i in range(NUMBERS) for card in fives.sheet(KEY, i)])
    assert (bulk_fives.cards(KEY, 1, 6 * NUMBERS) == plain).all()
    assert (bulk_fives.cards(KEY, 5, 20) == plain[4:24]).all()
    first = (bulk_fives._words(KEY, 0, NUMBERS) // bulk_fives.SHARES >= bulk_fives.SIZES).any(axis=(1, 2))
    assert first.any()


def test_a_column_of_75_can_be_filled_in_every_way_and_each_comes_once():
    """Each of the 32,760 ways to choose and order four of fifteen numbers, for as many values."""
    size, per = perm(15, 4), 2**32 // perm(15, 4)
    made = [tuple(fives._column(Block((value * per).to_bytes(4)), 2, 4)) for value in range(size)]
    assert sorted(made) == sorted(permutations(range(31, 46), 4))


@pytest.mark.parametrize(
    "make",
    [lambda: fives.sheet(b"", 0), lambda: fives.sheet(KEY, 2**64), lambda: bulk_fives.cards(KEY, 0, 1)],
)
def test_cards_for_75_balls_need_a_key_and_a_number(make):
    """What is out of range is refused."""
    with pytest.raises(ValueError, match="need"):
        make()
