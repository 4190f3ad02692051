"""Strips by numpy are, number for number, those of the plain definition."""

from collections.abc import Callable
from hashlib import sha256, shake_256

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from desktop.game.cards import bulk, bulk_steps
from desktop.game.cards import strips as plain
from desktop.game.cards.card import Card
from desktop.game.cards.series import Series

KEY = bytes(range(64))
KEYS = [KEY, bytes(64), b"\xff" * 64, sha256(b"a").digest() * 2, sha256(b"b").digest() * 2]


def plain_strips(key: bytes, start: int, count: int) -> NDArray[np.uint8]:
    """The same by the plain definition."""
    made = [[card.rows for card in plain.strip(key, i)] for i in range(start, start + count)]
    return np.array(made, np.uint8).reshape(count, 6, 3, 9)


def test_first_thousand_strips_have_the_published_hash():
    """The first thousand strips, as bytes, have the hash in the documents."""
    made = bulk.strips(KEY, 0, 1000)
    assert (
        sha256(made.tobytes()).hexdigest()
        == "9068c3954b280994ba3adbddabbcec1f0507405698cd31e1111f44a840ee2a91"
    )


@pytest.mark.parametrize("key", KEYS, ids="abcde")
@pytest.mark.parametrize("start", [0, 2**32 - 100, 2**64 - 200])
def test_strips_are_those_of_the_plain_definition(key: bytes, start: int):
    """Two hundred strips of each of several keys, at both ends of the numbers."""
    assert (bulk.strips(key, start, 200) == plain_strips(key, start, 200)).all()


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("key", KEYS, ids="abcde")
def test_ten_thousand_strips_of_a_key_are_those_of_the_plain_definition(key: bytes):
    """Fifty thousand strips in all, of five keys, across the seam of two parts."""
    start = 2**40
    assert (bulk.strips(key, start, 10_000) == plain_strips(key, start, 10_000)).all()


@given(key=st.binary(min_size=64, max_size=64), start=st.integers(0, 2**64 - 5), count=st.integers(0, 5))
@settings(max_examples=100, deadline=None)
def test_any_strips_are_those_of_the_plain_definition(key: bytes, start: int, count: int):
    """Whatever the key, the first number and how many are asked."""
    assert (bulk.strips(key, start, count) == plain_strips(key, start, count)).all()


@given(first=st.integers(1, 100), count=st.integers(0, 20))
@settings(deadline=None)
def test_cards_are_the_rows_of_the_series(first: int, count: int):
    """Cards carry the numbers on paper: card n of the bulk is card n of the series, its rows without blanks."""
    series = Series(number=1, strips=100, secret=KEY)
    expected = [
        [[number for number in row if number] for row in series.card(n).rows]
        for n in range(first, first + count)
    ]
    made = bulk.cards(series.strip_key, first, count)
    assert made.shape == (count, 3, 5)
    assert made.tolist() == expected


def test_seams_between_parts_do_not_show(monkeypatch: pytest.MonkeyPatch):
    """Strips are the same whatever the size of the parts in which they are made."""
    whole = bulk.strips(KEY, 3, 50), bulk.cards(KEY, 5, 100)
    monkeypatch.setattr(bulk, "PART", 7)
    assert (bulk.strips(KEY, 3, 50) == whole[0]).all()
    assert (bulk.cards(KEY, 5, 100) == whole[1]).all()


def test_the_arrays_are_bytes_and_may_be_empty():
    """The promised shapes and type, also for no strips at all."""
    assert (bulk.strips(KEY, 0, 0).shape, bulk.cards(KEY, 3, 0).shape) == ((0, 6, 3, 9), (0, 3, 5))
    assert {bulk.strips(KEY, 0, 2).dtype, bulk.cards(KEY, 1, 2).dtype} == {np.dtype(np.uint8)}


@pytest.mark.parametrize(
    ("key", "start", "count"), [(b"short", 0, 1), (KEY, -1, 1), (KEY, 0, -1), (KEY, 2**64 - 1, 2)]
)
def test_a_wrong_key_or_number_is_refused(key: bytes, start: int, count: int):
    """A key that is not 64 bytes, a number beyond 2^64 - 1 or a negative count gives nothing."""
    with pytest.raises(ValueError, match="64 bytes"):
        bulk.strips(key, start, count)
    with pytest.raises(ValueError, match="64 bytes"):
        bulk.cards(key, 6 * start + 1, 6 * count)


class Crafted:
    """SHAKE-256, but some bytes of the blocks of first attempts are given."""

    def __init__(self, at: int, given: bytes, head: bytes) -> None:
        self.at, self.given, self.head = at, given, head

    def copy(self) -> "Crafted":
        return Crafted(self.at, self.given, self.head)

    def update(self, more: bytes) -> None:
        self.head += more

    def digest(self, length: int) -> bytes:
        block = bytearray(shake_256(self.head).digest(length))
        if self.head.endswith(bytes(4)):
            block[self.at : self.at + len(self.given)] = self.given
        return bytes(block)


@pytest.fixture
def craft(monkeypatch: pytest.MonkeyPatch) -> Callable[[int, bytes], None]:
    """Give some bytes of every first attempt's block to both implementations."""

    def craft(at: int, given: bytes) -> None:
        for module in (plain, bulk):
            monkeypatch.setattr(module, "shake_256", lambda head: Crafted(at, given, head))

    return craft


@pytest.fixture
def left_to_the_plain_one(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the strips that the bulk leaves to the plain definition."""
    numbers: list[int] = []

    def strip(key: bytes, i: int, law: plain.Law) -> tuple[Card, ...]:
        numbers.append(i)
        return plain.strip(key, i, law)

    monkeypatch.setattr(bulk, "strip", strip)
    return numbers


@pytest.mark.parametrize("choice", [0, 1, 776, -1])
def test_a_tie_of_the_first_bits_is_decided_by_all(
    choice: int, craft: Callable[[int, bytes], None], left_to_the_plain_one: list[int]
):
    """A first weight that is the first to make a choice, and the one before it, which has the same 32 bits
    and makes another, both give the strips of the plain definition.
    """
    running = plain.choices(5, plain.EXTRAS).running
    least = running[choice] * (2**128 // running[-1])
    assert (least - 1) >> 96 == least >> 96
    made: list[NDArray[np.uint8]] = []
    for word in (least - 1, least):
        craft(0, word.to_bytes(16))
        made.append(bulk.strips(KEY, 0, 3))
        assert (made[-1] == plain_strips(KEY, 0, 3)).all()
    assert left_to_the_plain_one == [0, 1, 2] * 2
    assert (made[0] != made[1]).any()


@pytest.mark.parametrize("at", [0, 16, 32, 48, 56, *range(64, 88, 4)])
def test_a_weight_or_layout_beyond_the_last_begins_the_next_attempt(
    at: int, craft: Callable[[int, bytes], None], left_to_the_plain_one: list[int]
):
    """The largest possible weight, or number of a layout, throws the block away."""
    craft(at, b"\xff" * (16 if at < 48 else 8 if at < 64 else 4))
    made = bulk.strips(KEY, 0, 8)
    assert (made == plain_strips(KEY, 0, 8)).all()
    assert left_to_the_plain_one == list(range(8))


@pytest.mark.parametrize("at", range(88, 124, 4))
def test_numbers_beyond_the_last_begin_the_next_attempt(
    at: int, craft: Callable[[int, bytes], None], left_to_the_plain_one: list[int]
):
    """The largest possible number for a column throws the block away, without the plain definition's help."""
    craft(at, b"\xff" * 4)
    assert (bulk.strips(KEY, 0, 50) == plain_strips(KEY, 0, 50)).all()
    assert not left_to_the_plain_one


@pytest.mark.parametrize("column", range(9))
def test_the_last_number_that_can_be_used_is_used(column: int, craft: Callable[[int, bytes], None]):
    """The largest number for a column that keeps the block, and the one after it, are told apart."""
    for beyond in (0, 1):
        craft(88 + 4 * column, (int(bulk_steps.LIMITS[column, 0]) - 1 + beyond).to_bytes(4))
        assert (bulk.strips(KEY, 0, 3) == plain_strips(KEY, 0, 3)).all()


@pytest.mark.parametrize("full", range(4))
def test_every_layout_is_told_from_its_neighbours(full: int):
    """The first and the last word of every layout choose it, and the words before and after choose others."""
    table = bulk_steps.placing()
    size = len(plain.layouts(full))
    share = 2**32 // size
    r = np.arange(size)
    for word in (r * share, (r + 1) * share - 1):
        assert ((word + 0.5) * table.per_word[full]).astype(np.int64).tolist() == r.tolist()
    assert int((size * share + 0.5) * table.per_word[full]) == size
