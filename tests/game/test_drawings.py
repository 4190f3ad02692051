"""The patterns of cards of 5 x 5, as the hall sees them drawn."""

import pytest

from desktop.game.prizes.corners import Corners
from desktop.game.prizes.drawing import drawings
from desktop.game.prizes.first import First
from desktop.game.prizes.in_row import InRow
from desktop.game.prizes.mask import Mask
from desktop.game.prizes.nothing import Nothing
from desktop.game.prizes.prize import Pattern
from desktop.settings.schemes import load_scheme
from tests.hall import Hall


def drawn(pattern: Pattern) -> list[str]:
    return [
        "/".join("".join("X" if 5 * row + i in one else "." for i in range(5)) for row in range(5))
        for one in drawings(pattern)
    ]


@pytest.mark.parametrize(
    ("pattern", "lines"),
    [
        (Mask(("X...X/.X.X./..X../.X.X./X...X",)), ["X...X/.X.X./..X../.X.X./X...X"]),
        (Corners(), ["X...X/...../...../...../X...X"]),
        (InRow(5), ["...../...../XXXXX/...../....."]),
        (InRow(3), []),
        (First(5), []),
        (Nothing(), []),
    ],
)
def test_a_pattern_is_drawn_as_it_is(pattern: Pattern, lines: list[str]):
    """One drawing; a row stands for all rows; what is any few numbers of more cannot be drawn."""
    assert drawn(pattern) == lines


def test_of_many_drawings_one_of_each_form_is_told():
    """A line is a row, a column, or one of two diagonals; the stamp has all its four corners."""
    patterns = {prize.id: prize.pattern for prize in load_scheme("bingo75").prizes}
    assert drawn(patterns["line"]) == [
        "...../...../XXXXX/...../.....",
        "..X../..X../..X../..X../..X..",
        "X..../.X.../..X../...X./....X",
        "....X/...X./..X../.X.../X....",
    ]
    assert len(drawn(patterns["stamp"])) == 4
    assert drawn(patterns["coverall"]) == ["/".join(["XXXXX"] * 5)]


def test_only_games_of_75_are_drawn():
    """On a card of ninety the numbers of a row stand anywhere."""
    hall = Hall.playing(source="live")
    assert [prize.drawings for prize in hall.session.snapshot().hall.open] == [()]
