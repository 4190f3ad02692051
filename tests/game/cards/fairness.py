"""How far strips are from the exact law: chi-square tests, each as standard deviations beyond its mean."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import pairwise
from math import sqrt
from random import Random
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from desktop.game.cards import strips as plain
from desktop.game.cards.card import COLUMN_FIRST, COLUMN_LAST

Cells = NDArray[np.uint8]
"""Strips as (count, 6, 3, 9), 0 for an empty cell."""
Made = TypeVar("Made")


@cache
def vector_law() -> dict[plain.Vector, Fraction]:
    """The exact chance of what a card holds in each column beyond one number; the six cards are alike."""
    options = plain.choices(plain.CARDS - 1, plain.EXTRAS)
    weights = (after - before for before, after in pairwise((0, *options.running)))
    return {v: Fraction(w, options.running[-1]) for v, w in zip(options.vectors, weights, strict=True)}


def beyond(seen: NDArray[np.int64], expected: NDArray[np.float64]) -> float:
    """The chi-square of what was seen, as standard deviations beyond its mean (Wilson and Hilferty). What is
    expected less than five times is counted together; where that leaves nothing to compare, 0.
    """
    rare = expected < 5
    parts = np.append(np.flatnonzero(~rare), np.flatnonzero(rare)[:1])
    if len(parts) < 2:
        return 0.0
    where = np.where(rare, len(parts) - 1, np.cumsum(~rare) - 1)
    met, meant = np.bincount(where, seen), np.bincount(where, expected)
    free = len(parts) - 1
    square = float(((met - meant) ** 2 / meant).sum())
    return ((square / free) ** (1 / 3) - 1 + 2 / (9 * free)) / sqrt(2 / (9 * free))


def distances(strips: Cells) -> dict[str, float]:
    """For each comparison with the exact law, the worst of its chi-squares.

    Strips are independent of each other, the cards of one are not: shares, tables and numbers are compared
    for each place in the strip by itself. Layouts are independent, once the numbers per column are known.
    """
    counts = (strips > 0).sum(axis=2)
    return {
        "full columns": max(_full_columns(counts[:, place]) for place in range(plain.CARDS)),
        "numbers per column": max(_vectors(counts[:, place]) for place in range(plain.CARDS)),
        "layouts": max(_layouts(strips.reshape(-1, 3, 9), full) for full in range(4)),
        "numbers": max(_numbers(strips[:, place]) for place in range(plain.CARDS)),
    }


def _full_columns(counts: NDArray[np.int64]) -> float:
    law = np.zeros(4)
    for vector, chance in vector_law().items():
        law[vector.count(2)] += float(chance)
    seen = np.bincount((counts == 3).sum(axis=1), minlength=4)
    return beyond(seen, len(counts) * law)


def _vectors(counts: NDArray[np.int64]) -> float:
    in_three = 3 ** np.arange(9)
    law = np.zeros(3**9)
    for vector, chance in vector_law().items():
        law[in_three @ np.array(vector)] = float(chance)
    seen = np.bincount((counts - 1) @ in_three, minlength=len(law))
    return beyond(seen[law > 0], len(counts) * law[law > 0])


def _layouts(cards: Cells, full: int) -> float:
    """The layouts of the cards with so many full columns, which are all equally likely."""
    seen = layouts_seen(cards, full)
    return beyond(seen, np.full(len(seen), seen.sum() / len(seen)))


def layouts_seen(cards: Cells, full: int) -> NDArray[np.int64]:
    """How often each layout, in the order of `plain.layouts`, has come on the cards with so many full columns."""
    taken = cards > 0
    counts = taken.sum(axis=1)
    some = (counts == 3).sum(axis=1) == full
    masks = (taken[some] * np.array([[1], [2], [4]])).sum(axis=1)
    columns = np.argsort(-counts[some], axis=1, kind="stable")
    in_eight = 8 ** np.arange(9)
    codes = np.take_along_axis(masks, columns, axis=1) @ in_eight
    known = np.array(plain.layouts(full)) @ in_eight
    order = np.argsort(known)
    at = order[np.searchsorted(known, codes, sorter=order)]
    assert (known[at] == codes).all()
    return np.bincount(at, minlength=len(known))


def _numbers(cards: Cells) -> float:
    """Each number's one in six chance to be on a card, as the worst number's standard deviations."""
    seen = np.bincount(cards.ravel(), minlength=91)[1:]
    return float(np.abs(seen - len(cards) / 6).max() / sqrt(len(cards) * 5 / 36))


def popular(count: int, seed: int) -> Cells:
    """Strips as most programs make them: the numbers are dealt column by column to the card that needs them
    most, the fullest columns go into the emptiest rows, and what gets stuck begins again.
    """
    random = Random(seed)
    made = np.zeros((count, plain.CARDS, 3, 9), np.uint8)
    for strip in made:
        for card, hand in zip(strip, _until_done(lambda: _deal(random)), strict=True):
            card[:] = _until_done(lambda hand=hand: _place(hand, random))
    return made


def _until_done(attempt: Callable[[], Made | None]) -> Made:
    while (made := attempt()) is None:
        pass
    return made


def _deal(random: Random) -> list[list[list[int]]] | None:
    """For each card, for each column, its numbers ascending."""
    need = [plain.EXTRAS_OF_A_CARD] * plain.CARDS
    hands: list[list[list[int]]] = [[] for _ in need]
    for first, last in zip(COLUMN_FIRST, COLUMN_LAST, strict=True):
        numbers = random.sample(range(first, last + 1), last + 1 - first)
        column = [[numbers.pop()] for _ in need]
        for number in numbers:
            able = [card for card, has in enumerate(column) if need[card] and len(has) < 3]
            if not able:
                return None
            card = max(able, key=lambda card: (need[card], random.random()))
            need[card] -= 1
            column[card].append(number)
        for hand, has in zip(hands, column, strict=True):
            hand.append(sorted(has))
    return hands


def _place(hand: list[list[int]], random: Random) -> list[list[int]] | None:
    """The three rows of a card."""
    room = [5] * 3
    rows = [[0] * 9 for _ in room]
    for column in sorted(range(9), key=lambda column: -len(hand[column])):
        emptiest = sorted(range(3), key=lambda row: (-room[row], random.random()))
        for row, number in zip(sorted(emptiest[: len(hand[column])]), hand[column], strict=True):
            if not room[row]:
                return None
            room[row] -= 1
            rows[row][column] = number
    return rows
