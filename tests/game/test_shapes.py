"""Patterns, each with hand-worked cases on one card."""

from collections.abc import Callable

import pytest

from desktop.game.base import Refused
from desktop.game.cards.card import Card, Pool
from desktop.game.prizes.corners import Corners
from desktop.game.prizes.first import First
from desktop.game.prizes.half import Half
from desktop.game.prizes.in_row import InRow
from desktop.game.prizes.mask import Mask
from desktop.game.prizes.nothing import Nothing
from desktop.game.prizes.row import Row
from desktop.game.prizes.rows import Rows
from desktop.game.prizes.shape import Group, Shape, Standing, standing
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


TOP, MIDDLE, BOTTOM = (3, 35, 47, 62, 72), (9, 14, 21, 39, 85), (26, 49, 58, 75, 89)


@pytest.mark.parametrize(
    ("shape", "calls", "completed", "fresh", "needs"),
    [
        # rows: one, two or three full rows of the card
        (Rows(1), TOP[:4], 0, False, 1),
        (Rows(1), MIDDLE, 5, True, 0),
        (Rows(1), (*MIDDLE, 3), 5, False, 0),
        (Rows(2), TOP, 0, False, 5),
        (Rows(2), (*TOP, *MIDDLE[:4], *BOTTOM[:4]), 0, False, 1),
        (Rows(2), (*TOP, *BOTTOM), 10, True, 0),
        (Rows(2), (*TOP, *BOTTOM, 9), 10, False, 0),  # the last number is in the third row
        (Rows(2), (*TOP, *BOTTOM, *MIDDLE), 10, True, 0),  # with the third row other pairs are complete
        (Rows(3), (*TOP, *MIDDLE, *BOTTOM), 15, True, 0),
        # a given row
        (Row("top"), MIDDLE, 0, False, 5),
        (Row("top"), TOP, 5, True, 0),
        (Row("middle"), (*MIDDLE[:4], *TOP), 0, False, 1),
        (Row("middle"), MIDDLE, 5, True, 0),
        (Row("bottom"), (*BOTTOM, 3), 5, False, 0),
        # corners: the first and last numbers of the outer rows, whichever columns they stand in
        (Corners(), (3, 72, 26), 0, False, 1),
        (Corners(), (3, 72, 26, 89), 4, True, 0),
        (Corners(), (9, 85, 26, 89), 0, False, 2),  # the ends of the middle row are none
        (Corners(), (89, 26, 72, 3, 35), 4, False, 0),
        # the first few, wherever they stand
        (First(5), (3, 9, 26, 35), 0, False, 1),
        (First(5), (3, 9, 26, 35, 14), 5, True, 0),
        (First(5), (3, 9, 26, 35, 14, 1), 5, False, 0),
        (First(5), (3, 9, 26, 35, 14, 89), 5, True, 0),  # five with the last one
        (First(15), (*TOP, *MIDDLE, *BOTTOM), 15, True, 0),
        # halves: seven numbers up to 45, eight above
        (Half("low"), (3, 35, 9, 14, 21, 39), 0, False, 1),
        (Half("low"), (3, 35, 9, 14, 21, 39, 26), 7, True, 0),
        (Half("low"), (3, 35, 9, 14, 21, 39, 26, 47), 7, False, 0),
        (Half("high"), (47, 62, 72, 85, 49, 58, 75), 0, False, 1),
        (Half("high"), (47, 62, 72, 85, 49, 58, 75, 89), 8, True, 0),
    ],
)
def test_hand_worked_cases_of_the_traditions(
    shape: Shape, calls: tuple[int, ...], completed: int, fresh: bool, needs: int
):
    """Lines, corners, early five and halves, on the same card."""
    found = stands(shape, *calls)
    assert (found.completed, found.fresh, found.needs) == (completed, fresh, needs)


CARD_75 = Card(
    (
        (2, 16, 31, 46, 61),
        (4, 18, 33, 48, 63),
        (6, 20, 0, 50, 65),
        (8, 22, 37, 52, 67),
        (10, 24, 39, 54, 69),
    )
)
X = Mask(("X...X/.X.X./..X../.X.X./X...X",))
"""The letter, whose middle is free."""
LINES = Mask(
    ("XXXXX/...../...../...../.....", "...../...../XXXXX/...../.....", "..X../..X../..X../..X../..X..")
)
"""The top row, the middle row, the middle column."""


@pytest.mark.parametrize(
    ("shape", "calls", "completed", "needs"),
    [
        (X, (2, 61, 18, 48, 22, 52, 10), 0, 1),
        (X, (2, 61, 18, 48, 22, 52, 10, 69), 8, 0),  # eight numbers and the free place
        (LINES, (2, 16, 31, 46), 0, 1),
        (LINES, (2, 16, 31, 46, 61), 5, 0),
        (LINES, (6, 20, 50), 0, 1),  # four numbers make the middle row
        (LINES, (6, 20, 50, 65), 4, 0),
        (LINES, (31, 33, 37, 39), 4, 0),
        (Rows(1), (6, 20, 50, 65), 4, 0),
        (Rows(1), (8, 22, 37, 52), 0, 1),
        (Row("middle"), (6, 20, 50, 65), 4, 0),
        (Row("bottom"), (10, 24, 39, 54, 69), 5, 0),
        (InRow(3), (6, 20), 2, 0),  # the free place is the third
        (Corners(), (2, 61, 10, 69), 4, 0),
        (First(5), (2, 18, 37, 50), 0, 1),  # the free place is none of the five
        (First(5), (2, 18, 37, 50, 69), 5, 0),
        (Whole(), tuple(sorted(CARD_75.numbers))[:23], 0, 1),
        (Whole(), tuple(sorted(CARD_75.numbers)), 24, 0),
    ],
)
def test_hand_worked_cases_of_75_balls(shape: Shape, calls: tuple[int, ...], completed: int, needs: int):
    """Drawings, lines and the whole card of twenty-four numbers, with the place in the middle free."""
    found = standing(shape.groups(CARD_75), {n: i for i, n in enumerate(calls, 1)}, calls[-1])
    assert (found.completed, found.needs) == (completed, needs)
    assert found.fresh == (completed == len(calls))


def test_nothing_marked_is_no_number_of_the_card():
    """The pattern of palo secco looks at all fifteen numbers; who decides asks that none is called."""
    (group,) = Nothing().groups(CARD)
    assert group.numbers == CARD.numbers


@pytest.mark.parametrize("count", [-1, 0, 6])
def test_a_pattern_that_no_card_can_have_is_refused(count: int):
    """A row holds one to five numbers."""
    with pytest.raises(Refused) as refused:
        InRow(count)
    assert refused.value.code == "impossible_pattern"


@pytest.mark.parametrize(
    ("make", "pool", "code"),
    [
        (lambda: Rows(0), 90, "impossible_pattern"),
        (lambda: Rows(4), 90, "impossible_pattern"),
        (lambda: Rows(6), 75, "impossible_pattern"),
        (lambda: First(0), 90, "impossible_pattern"),
        (lambda: First(16), 90, "impossible_pattern"),
        (lambda: First(25), 75, "impossible_pattern"),
        (lambda: Half("low"), 75, "wrong_cards_for_pattern"),
        (lambda: X, 90, "wrong_cards_for_pattern"),
        (lambda: Mask(()), 75, "impossible_mask"),
        (lambda: Mask(("XXXXX",)), 75, "impossible_mask"),
        (lambda: Mask(("x...x/.x.x./..x../.x.x./x...x",)), 75, "impossible_mask"),
        (lambda: Mask(("...../...../..X../...../.....",)), 75, "impossible_mask"),  # only the free place
        (lambda: Mask(("XXXXX/...../...../...../.....",) * 41), 75, "impossible_mask"),
    ],
)
def test_a_pattern_that_its_cards_cannot_have_is_refused(make: Callable[[], Shape], pool: Pool, code: str):
    """Too many rows or numbers, a half of 75, a drawing on 90, a drawing of nothing."""
    with pytest.raises(Refused) as refused:
        make().picks(pool)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("make", "pool"),
    [
        (lambda: InRow(1), 90),
        (lambda: InRow(5), 90),
        (lambda: First(1), 90),
        (lambda: First(15), 90),
        (lambda: First(24), 75),
        (lambda: Mask(("XXXXX/...../...../...../.....",) * 40), 75),
    ],
)
def test_the_least_and_the_most_that_a_card_can_have_are_patterns(make: Callable[[], Shape], pool: Pool):
    """One number, a whole row, a whole card, forty drawings."""
    assert make().picks(pool)


def test_the_free_place_of_a_drawing_may_be_left_out():
    """With it or without it the letter is the same; drawn beside it, a number is wanted."""
    beside = Mask(("...../...../...X./...../.....",))
    assert beside.groups(CARD_75)[0].numbers == {50}


def test_one_number_is_complete_with_it():
    """The first ball of the card."""
    assert stands(First(1), 90, 3) == Standing(2, True, 0, tuple(sorted(CARD.numbers - {3})))


def test_a_card_that_has_no_number_of_a_half_never_has_it():
    """A group of nothing is not complete."""
    empty = (Group(frozenset(), 0),)
    assert standing(empty, {3: 1}, 3).completed == 0


def test_nothing_marked_can_be_had_before_any_ball():
    """The least number of balls is none."""
    assert (Nothing().least(90), Nothing().least(75)) == (0, 0)


def test_what_was_complete_with_an_earlier_win_counts_no_more():
    """The top row won with ball 2; of the others the middle one is nearest, and wins with ball 4."""
    groups = InRow(2).groups(CARD)
    assert standing(groups, {3: 1, 35: 2, 9: 3}, 9, after=2) == Standing(0, False, 1, (14, 21, 39, 85))
    assert standing(groups, {3: 1, 35: 2, 9: 3, 14: 4}, 14, after=2).completed == 4
    assert standing(groups, {3: 1, 35: 2, 9: 3, 14: 4}, 35, after=2) == Standing(4, False, 0, (21, 39, 85))
    assert standing((Group(frozenset((3,)), 1), Group(frozenset((9,)), 1)), {3: 1}, 3, after=1).needs == 1
