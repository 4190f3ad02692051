"""Card numbers and card codes: known answers, tolerance, and what must not pass."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.game.cards.codes import (
    ALPHABET,
    CardCode,
    CardNumber,
    Unreadable,
    print_code,
    print_number,
    read_card,
    read_entry,
    tag,
    tags_match,
)
from desktop.game.cards.series import MOST_STRIPS, Series, commitment

SERIES = Series(17, MOST_STRIPS, bytes(range(64)))
numbers = st.integers(1, 6 * MOST_STRIPS)


def test_keys_and_commitment_are_the_published_ones():
    """The strip key and the commitment of the published secret."""
    assert SERIES.strip_key.hex() == (
        "ed7d72dd92aea185c72c09e6be1c8f54f1c4b5c9cc926c00556c3574bc8a29da"
        "8d59f2ad0de360e6c11d9d2a0dd5590864e56416438a26ab1c0301bf5f2616e6"
    )
    assert SERIES.commitment.hex() == "b9095e00fd002ab3df4fd854735fd55ec5083e89462c5581470c8224b9316260"
    assert commitment(SERIES.strip_key) == SERIES.commitment


def test_number_and_code_are_the_published_ones():
    """Card 1234 of series 17 is printed `1234-0` and `04801-KCEKP-JG1QE`."""
    assert print_number(1234) == "1234-0"
    assert print_code(SERIES.tag_key, 17, 1234) == "04801-KCEKP-JG1QE"


def test_a_second_published_code_reads():
    """The example of the documents has a right check character."""
    assert isinstance(read_entry("F795X-QDY40-RAF2S"), CardCode)


@pytest.mark.parametrize(
    "typed", ["04801-KCEKP-JG1QE", "o48oi kcekp jg1qe", "O48OLKCEKPJGIQE", " 04801kcekpjg1qe\r\n"]
)
def test_codes_are_read_tolerantly(typed: str):
    """Lower case, spaces, hyphens, I and L for 1, O for 0."""
    code = read_entry(typed)
    assert code == CardCode(17, 1234, tag(SERIES.tag_key, 17, 1234))


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "7",
        "12341",
        "1235",
        "123456789",
        "１２３４０",
        "1234-0x",
        "U4801-KCEKP-JG1QE",
        "04801-KCEKP-JG1QF",
        "00",
    ],
)
def test_what_is_neither_number_nor_code_is_unreadable(typed: str):
    """Too short, too long, a wrong check digit, other digits or letters."""
    assert read_entry(typed) == Unreadable()


@given(numbers)
def test_a_printed_number_reads_back(number: int):
    """What is printed can be typed, with or without its hyphen."""
    printed = print_number(number)
    assert read_entry(printed) == read_entry(printed.replace("-", "")) == CardNumber(number)


@given(numbers, st.data())
def test_one_wrong_digit_or_a_swap_of_neighbours_never_passes(number: int, data: st.DataObject):
    """The Damm digit catches every wrong digit and every swap."""
    digits = print_number(number).replace("-", "")
    i = data.draw(st.integers(0, len(digits) - 1))
    wrong = data.draw(st.sampled_from([d for d in "0123456789" if d != digits[i]]))
    assert read_entry(digits[:i] + wrong + digits[i + 1 :]) == Unreadable()
    if i and digits[i] != digits[i - 1]:
        swapped = digits[: i - 1] + digits[i] + digits[i - 1] + digits[i + 1 :]
        assert read_entry(swapped) == Unreadable()


@given(st.integers(1, 4095), numbers)
def test_a_printed_code_reads_back_with_its_tag(series: int, number: int):
    """What is printed can be scanned, and its tag is the one that the secret makes."""
    code = read_entry(print_code(SERIES.tag_key, series, number))
    assert code == CardCode(series, number, tag(SERIES.tag_key, series, number))


@given(numbers, st.integers(0, 14), st.sampled_from(ALPHABET))
def test_one_wrong_character_is_found_by_the_check_character(number: int, at: int, character: str):
    """A single misread character makes a code unreadable, never another card."""
    code = print_code(SERIES.tag_key, 17, number).replace("-", "")
    if code[at] != character:
        assert read_entry(code[:at] + character + code[at + 1 :]) == Unreadable()


@given(st.text(max_size=40))
def test_anything_typed_is_answered(text: str):
    """No text whatever breaks the reading of an entry."""
    read_entry(text)


def test_places_and_series_that_do_not_exist_are_unreadable():
    """A code with place 0 or 7, or with series 0, is unreadable even with a right check character."""
    assert isinstance(read_entry(print_code(SERIES.tag_key, 17, 6)), CardCode)
    assert read_entry(print_code(SERIES.tag_key, 0, 6)) == Unreadable()


def test_an_invented_tag_does_not_match():
    """A tag that differs in one bit is not the card's."""
    made = tag(SERIES.tag_key, 17, 1234)
    assert tags_match(made, made)
    assert not tags_match(made, made ^ 1)


@pytest.mark.parametrize("number", [0, 6 * MOST_STRIPS + 1])
def test_a_card_outside_the_series_is_refused(number: int):
    """A series has no card 0 and none beyond its last."""
    with pytest.raises(ValueError, match="no card"):
        SERIES.card(number)


def test_a_number_may_be_typed_with_zeros_before_it():
    """As tills and scanners do."""
    assert read_entry("0" * 4 + print_number(17).replace("-", "")) == CardNumber(17)


def test_the_last_series_has_codes():
    """Series 4095."""
    assert isinstance(read_entry(print_code(SERIES.tag_key, 4095, 6)), CardCode)


@pytest.mark.parametrize(
    ("typed", "entry"),
    [
        (" 1234 ", CardNumber(1234)),
        ("0", Unreadable()),
        ("1234-0", CardNumber(1234)),
        ("1234 - 0", CardNumber(1234)),
        ("1234-1", Unreadable()),
        ("12-340", Unreadable()),
        ("04801-KCEKP-JG1QF", Unreadable()),
    ],
)
def test_where_a_range_is_typed_a_number_needs_no_check_digit(typed: str, entry: object):
    """With its hyphen the check digit must be right; anything else is read as in a claim field."""
    assert read_card(typed) == entry
