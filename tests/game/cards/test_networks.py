"""Sorting networks."""

from itertools import product

import numpy as np
import pytest

from desktop.game.cards.networks import network, sort_rows


@pytest.mark.parametrize("n", range(1, 10))
def test_a_network_sorts_everything(n: int):
    """A network that sorts all lists of zeros and ones sorts every list: all 2^n of them, at once."""
    lists = np.array(list(product((0, 1), repeat=n)), np.uint8).T.copy()
    rows = list(lists.copy())
    sort_rows(rows)
    assert (np.array(rows) == np.sort(lists, axis=0)).all()


def test_the_largest_network_in_use_sorts_everything():
    """The one of eighteen rows, too, sorts all 262,144 lists of zeros and ones."""
    lists = (np.arange(2**18) >> np.arange(18)[:, None] & 1).astype(np.uint8)
    rows = list(lists.copy())
    sort_rows(rows)
    assert (np.array(rows) == np.sort(lists, axis=0)).all()


def test_rows_of_any_shape_are_sorted_element_by_element():
    """Rows may be tables: each of their places is a list of its own."""
    lists = np.random.default_rng(1).integers(0, 256, (7, 3, 50), dtype=np.uint8)
    rows = list(lists.copy())
    sort_rows(rows)
    assert (np.array(rows) == np.sort(lists, axis=0)).all()


def test_few_comparisons_are_needed():
    """A network of eighteen compares 82 times, as Batcher's does."""
    assert [len(network(n)) for n in (1, 2, 7, 9, 18)] == [0, 1, 16, 26, 82]
