"""Strips: known answers, and what every strip keeps."""

from hashlib import sha256
from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.game.cards import strips
from desktop.game.cards.card import Card, faults
from desktop.game.cards.strips import Block, Exhausted, layouts, strip, ways

KEY = bytes(range(64))


def test_first_strip_is_the_published_one():
    """Strip 0 of the key 00..3f is, number for number, the one in the documents."""
    cards = [
        "2 17 0 0 0 0 61 71 82 0 19 24 34 47 50 0 0 0 9 0 0 39 48 56 0 0 83",
        "0 14 22 0 40 52 0 73 0 3 15 0 0 43 0 62 74 0 0 0 25 35 0 57 64 0 90",
        "5 12 26 0 49 51 0 0 0 0 13 0 30 0 58 66 70 0 0 0 28 32 0 0 69 77 85",
        "0 10 20 36 0 0 63 0 84 1 11 0 37 41 59 0 0 0 0 0 29 0 46 0 67 72 86",
        "6 18 27 38 0 0 0 76 0 7 0 0 0 42 0 60 79 80 8 0 0 0 45 53 68 0 87",
        "0 0 0 31 0 54 65 75 81 4 0 21 0 44 55 0 0 88 0 16 23 33 0 0 0 78 89",
    ]
    made = [" ".join(map(str, chain.from_iterable(card.rows))) for card in strip(KEY, 0)]
    assert made == cards


def test_first_thousand_strips_have_the_published_hash():
    """The first thousand strips, as bytes, have the hash in the documents."""
    digest = sha256()
    for i in range(1000):
        for card in strip(KEY, i):
            digest.update(bytes(chain.from_iterable(card.rows)))
    assert digest.hexdigest() == "9068c3954b280994ba3adbddabbcec1f0507405698cd31e1111f44a840ee2a91"


def test_counts_of_layouts_and_states_are_the_published_ones():
    """A card has 1710, 639, 240 or 90 layouts with 0 to 3 full columns, and the states are counted."""
    assert [len(layouts(full)) for full in range(4)] == [1710, 639, 240, 90]
    states = {strips.EXTRAS}
    counts = []
    for after in range(5, 0, -1):
        counts.append(len(states))
        states = {
            strips.leave(state, vector) for state in states for vector in strips.choices(after, state).vectors
        }
    assert counts == [1, 25, 297, 536, 297]


def test_ways_equal_the_weights_that_are_chosen_from():
    """The short way of counting a state's weight agrees with listing its vectors."""
    for after, state in [
        (5, strips.EXTRAS),
        (1, (2, 0, 0, 1, 1, 1, 2, 2, 3)),
        (0, (0, 0, 0, 1, 1, 1, 1, 1, 1)),
    ]:
        assert strips.choices(after, state).running[-1] == ways(after + 1, state)


@given(key=st.binary(min_size=64, max_size=64), i=st.integers(0, 2**64 - 1))
@settings(max_examples=200, deadline=None)
def test_every_strip_is_valid(key: bytes, i: int):
    """Six valid cards that hold each of 1..90 once, whatever the key and the number."""
    cards = strip(key, i)
    assert [faults(card.rows) for card in cards] == [()] * 6
    assert sorted(chain.from_iterable(card.numbers for card in cards)) == list(range(1, 91))


def test_a_block_that_would_favour_somebody_is_thrown_away():
    """A value in the last, incomplete part of a range is not used."""
    assert Block(b"\xfb").below(6, 1) == 251 // 42
    with pytest.raises(Exhausted):
        Block(b"\xfc").below(6, 1)


def test_the_next_attempt_is_used_when_a_block_is_exhausted(monkeypatch: pytest.MonkeyPatch):
    """About one block in a hundred is exhausted, and the strip still comes out, the same every time."""
    attempts: list[bytes] = []
    real = strips.shake_256
    monkeypatch.setattr(strips, "shake_256", lambda head: attempts.append(head) or real(head))
    made = [strip(KEY, i) for i in range(500)]
    retried = [head for head in attempts if not head.endswith(bytes(4))]
    assert 0 < len(retried) < 20
    assert made == [strip(KEY, i) for i in range(500)]


@pytest.mark.parametrize(("key", "i"), [(b"short", 0), (KEY, -1), (KEY, 2**64)])
def test_a_wrong_key_or_number_is_refused(key: bytes, i: int):
    """A key that is not 64 bytes, or a number beyond 2^64 - 1, gives no strip."""
    with pytest.raises(ValueError, match="64 bytes"):
        strip(key, i)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({(0, 0): 0}, "row_without_five"),
        ({(0, 0): 12, (0, 1): 17}, "number_in_wrong_column"),
        ({(0, 0): 9, (2, 0): 2}, "column_not_ascending"),
        ({(2, 0): 0, (0, 0): 0, (0, 2): 20, (2, 1): 18}, "column_without_one_to_three"),
    ],
)
def test_each_fault_of_a_card_is_named(change: dict[tuple[int, int], int], fault: str):
    """A card that breaks a rule is told which."""
    rows = [list(row) for row in strip(KEY, 0)[0].rows]
    for (line, column), number in change.items():
        rows[line][column] = number
    assert fault in faults(rows)


def test_a_card_of_another_shape_is_no_card():
    """Two rows, or rows of eight, are not a card."""
    assert faults([[0] * 9] * 2) == ("not_three_rows_of_nine",)
    assert Card(strip(KEY, 0)[0].rows) == strip(KEY, 0)[0]
