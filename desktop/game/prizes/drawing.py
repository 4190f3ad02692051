"""The patterns of cards of 5 x 5 as a board can draw them."""

from collections.abc import Iterable

from .nothing import Nothing
from .prize import Pattern
from .shape import A_ROW, ALL

Drawing = frozenset[int]
"""The places of a card that are needed, counted row by row from 0."""
MOST = 4
"""Drawings that can be told apart from the last row of a hall."""


def drawings(pattern: Pattern) -> tuple[Drawing, ...]:
    """The drawings of a pattern of 75, any one of which is enough; of many, one of each form wherever it may
    stand. None where it asks for some numbers out of more.
    """
    if isinstance(pattern, Nothing):
        return ()
    picks = pattern.picks(75)
    if any(pick.need not in (ALL, len(pick.places)) for pick in picks):
        return ()
    drawn = tuple(pick.places for pick in picks)
    return drawn if len(drawn) <= MOST else _one_of_each(drawn)[:MOST]


def _one_of_each(drawn: Iterable[Drawing]) -> tuple[Drawing, ...]:
    """Of drawings that differ only in where they stand, the one in the middle."""
    forms: dict[Drawing, list[Drawing]] = {}
    for drawing in drawn:
        forms.setdefault(_in_the_corner(drawing), []).append(drawing)
    return tuple(alike[len(alike) // 2] for alike in forms.values())


def _in_the_corner(drawing: Drawing) -> Drawing:
    """The same form as far up and to the left as it goes."""
    left = min(place % A_ROW for place in drawing)
    top = min(place // A_ROW for place in drawing)
    return frozenset(place - left - A_ROW * top for place in drawing)
