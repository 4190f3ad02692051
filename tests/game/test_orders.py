"""The program's draw: known answers, and what an order always is."""

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.game import orders

SECRET = bytes(range(64))
SOLD = sha256(b"sold list").digest()
ORDER_90 = (
    "1 47 80 79 71 41 81 39 76 31 57 74 2 68 85 17 67 33 59 40 42 88 8 38 21 23 55 15 45 86 90 89 83 52 "
    "11 87 66 9 60 61 26 3 43 16 69 10 35 56 50 34 72 62 73 36 12 64 29 84 7 6 44 22 25 32 27 65 13 63 20 "
    "46 18 4 28 24 78 37 5 58 51 14 54 49 19 77 30 48 75 53 70 82"
)
ORDER_75 = (
    "49 34 74 26 67 73 36 4 71 65 23 41 54 11 2 50 45 63 61 15 51 38 66 72 16 19 33 21 9 37 30 1 29 58 47 "
    "25 35 22 40 17 5 59 57 24 18 62 31 55 39 7 44 32 52 10 69 14 8 20 3 75 46 28 48 56 53 43 60 42 68 6 "
    "27 12 64 13 70"
)


def key_of(balls: int) -> bytes:
    return orders.draw_key(SECRET, "2026-12-26/1", SOLD, "17 4 88 61 3", b"", balls)


def test_commitment_is_the_published_one():
    """The commitment of the secret 00..3f."""
    wanted = "68facc8785ae6002fe81693ba3afbb94b6b4f3060c756a8d7d1afd47c036ddd0"
    assert orders.commitment(SECRET).hex() == wanted


def test_draw_keys_are_the_published_ones():
    """The draw keys for 90 and for 75 balls differ, and are those of the documents."""
    assert key_of(90).hex() == (
        "f40fc6b1a99e56a91a3f7f2922e7de226584fb92ff0b6f1762ab894e19c1fae0"
        "c1aa1e1b0f87d3b003411435a3a3cc5c628a237bc09ca22c9447e9fa072e572a"
    )
    assert key_of(75).hex() == (
        "1f54648b29e61d466c5169e9f25a61db4f29847684dcc06d9f9e029cf37875d6"
        "1db57b397dc5156c5cb65b0112534d41cfff75cb17225344e9223cda7efcca09"
    )


def test_orders_are_the_published_ones():
    """The orders of 90 and of 75 balls."""
    assert " ".join(map(str, orders.order(key_of(90), 90))) == ORDER_90
    assert " ".join(map(str, orders.order(key_of(75), 75))) == ORDER_75


@given(st.binary(min_size=64, max_size=64), st.integers(1, orders.MOST_BALLS))
def test_an_order_holds_every_ball_once(key: bytes, balls: int):
    """Any key, any number of balls: a permutation."""
    assert sorted(orders.order(key, balls)) == list(range(1, balls + 1))


@given(st.binary(min_size=16, max_size=64), st.sets(st.integers(1, 128), min_size=1))
def test_a_live_pick_is_one_of_what_is_left(entropy: bytes, left: set[int]):
    """The live draw never leaves the basket."""
    assert orders.pick(entropy, sorted(left)) in left


def test_live_picks_come_evenly():
    """Over 9,000 picks of 9 balls each comes about 1,000 times (chi-square below the 1 in 10,000 bound)."""
    counts = dict.fromkeys(range(1, 10), 0)
    for i in range(9000):
        counts[orders.pick(sha256(str(i).encode()).digest(), range(1, 10))] += 1
    assert sum((seen - 1000) ** 2 / 1000 for seen in counts.values()) < 31.8


def test_nothing_waits_for_a_byte_that_never_comes():
    """A byte cannot decide among more than 256, and an order of more than 128 balls is refused."""
    assert sorted(orders.order(bytes(64), 128)) == list(range(1, 129))
    with pytest.raises(ValueError, match="129 balls"):
        orders.order(bytes(64), 129)
    with pytest.raises(ValueError, match="among 257"):
        orders.pick(bytes(64), range(257))


def test_words_are_hashed_as_people_say_them():
    """Line breaks, runs of white space and composed letters make no difference."""
    assert orders.tidy(" 17  4\n88\t") == "17 4 88"
    assert orders.tidy("caffe\u0300") == orders.tidy("caff\u00e8")


@given(st.lists(st.binary(max_size=8)), st.lists(st.binary(max_size=8)))
def test_different_parts_never_hash_alike(one: list[bytes], other: list[bytes]):
    """Every part is preceded by its length, so that no two lists of parts collide."""
    assert (orders.digest(*one) == orders.digest(*other)) == (one == other)


def test_a_long_stream_goes_on_where_it_left():
    """An order that needs more bytes than the first helping is still a permutation."""
    stream = orders._Stream(b"seed")
    first = [stream.below(3) for _ in range(2000)]
    again = orders._Stream(b"seed")
    assert first == [again.below(3) for _ in range(2000)]
    assert {0, 1, 2} == set(first[-100:])
