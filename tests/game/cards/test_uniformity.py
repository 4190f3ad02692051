"""Every strip is equally likely: enumerated on small strips, and the counts in the documents made again."""

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import chain, permutations, product
from math import comb, factorial, prod
from typing import Any

import pytest

from desktop.game.cards import strips as plain
from desktop.game.cards.card import COLUMN_FIRST
from tests.game.cards import model
from tests.game.cards.fairness import vector_law
from tests.game.cards.model import REAL, Rules, Strip, Vector, chances

MATRICES = 76_638_191_771_190
STRIPS = 467711541132248468278363019351514108076722415153589853880320000000000000000000
NO_FULL_STRIPS = 2256405314281078934330190346810099653718755461038080000000000000000000000000
SMALL = {
    Rules(2, 3, 2, (4, 4, 4)): 12_960,
    Rules(2, 3, 2, (3, 4, 5)): 8_640,
    Rules(2, 2, 3, (3, 3, 3, 3)): 1_944,
    Rules(2, 2, 3, (2, 3, 3, 4)): 864,
    Rules(3, 2, 2, (3, 4, 5)): 51_840,
    Rules(2, 3, 2, (2, 3, 3, 4), 2): 48_600,
    Rules(2, 3, 2, (3, 3, 3, 3), 2): 109_350,
}
"""Small strips, and how many there are. Cards of three rows have full columns, and so different weights; four
columns have several in the middle, whose order matters. The last two are without full columns.
"""


def every_strip(rules: Rules) -> Iterator[Strip]:
    """All strips there are: every number of a column in every cell of it, where rows come out right."""
    columns = [columns_by_cells(rules, size, rules.most or rules.rows) for size in rules.columns]
    for cells in product(*columns):
        used = Counter(chain.from_iterable(cells))
        if all(used[cell] == rules.in_row for cell in range(rules.cards * rules.rows)):
            for chosen in product(*(column[some] for column, some in zip(columns, cells, strict=True))):
                rows = list(zip(*chosen, strict=True))
                yield tuple(tuple(rows[c * rules.rows : (c + 1) * rules.rows]) for c in range(rules.cards))


def columns_by_cells(rules: Rules, size: int, most: int) -> dict[frozenset[int], list[Vector]]:
    """All ways to put 1..size into one column of all cards: ascending in each, and one to `most` on each."""
    found: dict[frozenset[int], list[Vector]] = {}
    for cells in permutations(range(rules.cards * rules.rows), size):
        column = [0] * (rules.cards * rules.rows)
        for number, cell in enumerate(cells, start=1):
            column[cell] = number
        cards = [column[c * rules.rows : (c + 1) * rules.rows] for c in range(rules.cards)]
        if all(1 <= sum(map(bool, card)) <= most and ascending(card) for card in cards):
            found.setdefault(frozenset(cells), []).append(tuple(column))
    return found


def ascending(card: list[int]) -> bool:
    """Whether the numbers grow downwards."""
    numbers = [n for n in card if n]
    return numbers == sorted(numbers)


def chance_of_every_strip(rules: Rules) -> dict[Strip, Fraction]:
    """How likely the construction makes each strip, exactly. Its steps use different randomness, so their
    chances multiply.
    """
    found: dict[Strip, Fraction] = {}
    first = (1,) * len(rules.columns)
    for counts, chance in chances(lambda below: model.choose_counts(rules, below)).items():
        placed = [chances(lambda below, c=c: model.choose_layout(rules, c, below)) for c in counts]
        dealt = [chances(lambda below, c=c: model.deal_column(c, below)) for c in zip(*counts, strict=True)]
        for layouts, hands in product(product(*placed), product(*dealt)):
            strip = model.put_together(rules, layouts, hands, first)
            steps = [ways[made] for ways, made in zip(placed, layouts, strict=True)]
            steps += [ways[made] for ways, made in zip(dealt, hands, strict=True)]
            found[strip] = found.get(strip, Fraction(0)) + prod(steps, start=chance)
    return found


@pytest.mark.parametrize(
    "rules", SMALL, ids=lambda rules: "-".join(map(str, (*rules[:3], *rules[3], rules.most)))
)
def test_small_strips_come_each_exactly_once_in_all(rules: Rules):
    """On small strips the construction makes every strip that there is, and each with the chance 1 in N."""
    made = chance_of_every_strip(rules)
    assert made.keys() == set(every_strip(rules))
    assert len(made) == SMALL[rules]
    assert set(made.values()) == {Fraction(1, len(made))}


def test_small_strips_would_show_wrong_weights(monkeypatch: pytest.MonkeyPatch):
    """Were all choices equally heavy, the same enumeration would find some strips more likely than others."""
    caches = (model.choices, model.total)
    monkeypatch.setattr(model, "weight", lambda rules, extras: 1)
    for cached in caches:
        cached.cache_clear()
    made = chance_of_every_strip(Rules(2, 3, 2, (4, 4, 4)))
    for cached in caches:
        cached.cache_clear()
    assert len(made) == 12_960
    assert len(set(made.values())) == 2


@pytest.mark.slow
@pytest.mark.parametrize(("law", "most"), [(plain.ALL, 0), (plain.NO_FULL, 2)])
def test_the_enumerated_construction_is_the_one_in_use(law: plain.Law, most: int):
    """With the real sizes, what was enumerated makes the strips of the plain definition from the same blocks."""
    key, widths = bytes(range(64)), [*plain.WEIGHT_WIDTHS, *[4] * 15]
    for i in range(300):
        block = plain.Block(plain.shake_256(law.label + key + i.to_bytes(8) + bytes(4)).digest(124))
        width = iter(widths)
        try:
            made = model.strip(
                REAL._replace(most=most), lambda n, b=block, w=width: b.below(n, next(w)), COLUMN_FIRST
            )
        except plain.Exhausted:
            continue
        assert made == tuple(card.rows for card in plain.strip(key, i, law))


def test_cards_are_as_many_as_the_documents_say():
    """735,210 layouts of a card, and 3,669,688,706,217,187,500 different cards."""
    sizes = [len(plain.layouts(full)) for full in range(4)]
    assert sum(sizes[v.count(2)] for v in plain.vectors()) == 735_210
    cards = sum(
        sizes[v.count(2)] * prod(comb(n, 1 + extra) for n, extra in zip(REAL.columns, v, strict=True))
        for v in plain.vectors()
    )
    assert cards == 3_669_688_706_217_187_500


def test_strips_are_as_many_as_the_documents_say():
    """The weights of the construction add up to all strips: 2^258.01 of them."""
    whole = plain.ways(plain.CARDS, plain.EXTRAS) * prod(map(factorial, REAL.columns))
    # a card's weight is 3/2 of its layouts x (2/3)^full; the orders inside its columns are 64 x (3/2)^full
    assert whole == STRIPS * 96**6


def test_strips_without_full_columns_are_as_many_as_the_documents_say():
    """51,672,600 ways to share the columns out, each with as many strips: 2^250.32 in all."""
    ways = plain.ways(plain.CARDS, plain.EXTRAS, plain.NO_FULL)
    assert ways == 51_672_600
    numbers = prod(map(factorial, REAL.columns)) // 2**36  # 36 of the 54 columns of a strip hold two
    assert ways * len(plain.layouts(0)) ** 6 * numbers == NO_FULL_STRIPS


def test_shares_of_full_columns_are_those_of_the_documents():
    """Of the cards of a uniform strip, 38.833, 50.437, 10.527 and 0.203 % have 0, 1, 2 and 3 full columns."""
    assert [round(100 * float(share), 3) for share in full_columns()] == [38.833, 50.437, 10.527, 0.203]


def full_columns() -> list[Fraction]:
    """The exact chance that a card (all six are alike) has 0, 1, 2 or 3 full columns."""
    shares = [Fraction(0)] * 4
    for vector, chance in vector_law().items():
        shares[vector.count(2)] += chance
    return shares


def test_matrices_are_as_many_as_the_documents_say():
    """76,638,191,771,190 tables of numbers per card and column, counted column by column."""
    tables = by_columns(lambda card, taken: card + taken, 0, lambda card: card <= plain.EXTRAS_OF_A_CARD)
    assert tables == {(6,) * 6: MATRICES}


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_second_method_finds_the_same_strips_and_shares():
    """Counted column by column, not card by card, strips and shares of full columns are the same."""
    tables = by_columns(
        lambda card, taken: (card[0] + taken, card[1] + (taken == 2)), (0, 0), lambda card: card[0] <= 6
    )
    strips, with_full = Fraction(0), [Fraction(0)] * 4
    for cards, times in tables.items():
        if all(extras == 6 for extras, _ in cards):
            weight = Fraction(times * prod(map(factorial, REAL.columns)))
            for _, full in cards:
                weight *= Fraction(len(plain.layouts(full)), 2 ** (6 - 2 * full) * 6**full)
            strips += weight
            for _, full in cards:
                with_full[full] += weight / 6
    assert strips == STRIPS
    assert [share / strips for share in with_full] == full_columns()


def by_columns(
    take: Callable[[Any, int], Any], begin: Any, possible: Callable[[Any], bool]
) -> Counter[tuple[Any, ...]]:
    """In how many ways the columns' extras can be taken, at most two by a card, by what becomes of the cards."""
    found: Counter[tuple[Any, ...]] = Counter({(begin,) * plain.CARDS: 1})
    for extras in plain.EXTRAS:
        columns = [c for c in product(range(3), repeat=plain.CARDS) if sum(c) == extras]
        after: Counter[tuple[Any, ...]] = Counter()
        for cards, times in found.items():
            for column in columns:
                new = [take(card, taken) for card, taken in zip(cards, column, strict=True)]
                if all(map(possible, new)):
                    after[tuple(sorted(new))] += times
        found = after
    return found
