"""How a scan is told from typing: by its check character or the hall's prefix, never by speed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.console.scanning import is_prefix, scanned
from desktop.game.cards.codes import ALPHABET, print_code, print_number

TAG_KEY = bytes(64)
CODE = print_code(TAG_KEY, 17, 1234).replace("-", "")
typed_text = st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=40)


@given(st.integers(1, 4095), st.integers(1, 6 * 2**20), typed_text)
def test_every_code_is_recognized_whatever_was_typed_before(series: int, number: int, before: str):
    """Its fifteen characters are taken, and nothing before them."""
    code = print_code(TAG_KEY, series, number).replace("-", "")
    assert scanned(before + code, "", {series}) == 15
    assert scanned(before + code.lower(), "", {series}) == 15


@given(st.integers(0, 14), st.sampled_from(ALPHABET))
def test_a_code_with_a_wrong_character_is_no_scan(place: int, other: str):
    """The check character finds it."""
    wrong = CODE[:place] + other + CODE[place + 1 :]
    assert scanned(wrong, "", {17}) == (15 if wrong == CODE else 0)


@given(st.text("0123456789-", max_size=14))
def test_numbers_are_typed_and_not_scanned(typed: str):
    """Also right card numbers, without the hall's prefix."""
    assert scanned(typed, "", {17}) == 0


def test_a_long_word_is_no_scan():
    """Fifteen letters alone count as a code only where the series is one of the evening's."""
    word = next(
        word
        for last in ALPHABET[10:]
        for word in [f"FRAINTENDIMENT{last}"]
        if scanned(word, "", range(1, 4096))
    )
    assert scanned(word, "", {17}) == 0


@given(typed_text, st.sampled_from(["~", "#", "]Q3", "$$"]), st.integers(1, 600))
def test_whatever_follows_the_prefix_is_a_scan(before: str, prefix: str, number: int):
    """A number, a code, or what cannot be read."""
    for text in (print_number(number), CODE, "4006381333931"):
        assert scanned(before + prefix + text, prefix, {17}) == len(prefix + text)


@pytest.mark.parametrize("text", ["", "~", "#", "]Q3", "~AB1", "$$$$$$$$"])
def test_prefixes_that_nobody_types_are_taken(text: str):
    """A sign, and more."""
    assert is_prefix(text)


@pytest.mark.parametrize("text", ["A", "1", "a~", "-", "+39", ".", ",", " ~", "~ 1", "€", "~\n", "$$$$$$$$$"])
def test_prefixes_that_words_or_numbers_begin_with_are_not(text: str):
    """They could not be told from typing."""
    assert not is_prefix(text)
