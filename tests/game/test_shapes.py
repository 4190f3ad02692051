"""Patterns, each with hand-worked cases on one card."""

import pytest

from desktop.game.base import Refused
from desktop.game.cards.card import Card
from desktop.game.prizes.in_row import InRow
from desktop.game.prizes.shape import Shape, Standing, standing
from desktop.game.prizes.whole import Whole

CARD = Card(
    (
        (3, 0, 0, 35, 47, 0, 62, 72, 0),
        (9, 14, 21, 39, 0, 0, 0, 0, 85),
        (0, 0, 26, 0, 49, 58, 0, 75, 89),
    )
)
REST = tuple(n for n in range(1, 91) if n not in CARD.numbers)


def stands(shape: Shape, *calls: int) -> Standing:
    return standing(shape.groups(CARD), {n: i for i, n in enumerate(calls, 1)}, calls[-1] if calls else 0)


@pytest.mark.parametrize(
    ("shape", "calls", "completed", "fresh", "needs"),
    [
        # ambo: two in one row of one card
        (InRow(2), (), 0, False, 2),
        (InRow(2), (3,), 0, False, 1),
        (InRow(2), (3, 9), 0, False, 1),  # two rows, however close they look
        (InRow(2), (3, 35), 2, True, 0),
        (InRow(2), (3, 35, 1), 2, False, 0),  # complete, but not with the last number
        (InRow(2), (3, 35, 9), 2, False, 0),  # the last number begins another row
        (InRow(2), (3, 35, 47), 2, True, 0),  # the third of the row makes another ambo with the last
        (InRow(2), (3, 35, 9, 14), 2, True, 0),  # another row
        # terna, quaterna
        (InRow(3), (3, 35, 9, 47), 4, True, 0),
        (InRow(3), (3, 35, 9, 14), 0, False, 1),
        (InRow(4), (89, 75, 58, 49), 4, True, 0),
        # cinquina: the whole row
        (InRow(5), (89, 75, 58, 49), 0, False, 1),
        (InRow(5), (89, 75, 58, 49, 26), 5, True, 0),
        # tombola: all fifteen
        (Whole(), tuple(CARD.numbers)[:14], 0, False, 1),
        (Whole(), (*REST, *CARD.numbers), 90, True, 0),
        (Whole(), (*CARD.numbers, 1), 15, False, 0),
    ],
)
def test_hand_worked_cases(shape: Shape, calls: tuple[int, ...], completed: int, fresh: bool, needs: int):
    """When the pattern is complete, whether with the last number, and how many numbers are missing."""
    found = stands(shape, *calls)
    assert (found.completed, found.fresh, found.needs) == (completed, fresh, needs)


def test_what_is_missing_is_that_of_the_nearest_row():
    """With three of the top row and one of the middle, the missing numbers are those of the top row."""
    assert stands(InRow(4), 3, 35, 47, 9).among == (62, 72)


def test_numbers_that_do_not_count_for_a_card_do_not_complete_it():
    """A late card's early numbers are simply not among its calls."""
    late = standing(InRow(2).groups(CARD), {47: 4}, 47)
    assert (late.completed, late.needs) == (0, 1)


@pytest.mark.parametrize("count", [-1, 0, 6])
def test_a_pattern_that_no_card_can_have_is_refused(count: int):
    """A row holds one to five numbers."""
    with pytest.raises(Refused) as refused:
        InRow(count)
    assert refused.value.code == "impossible_pattern"
