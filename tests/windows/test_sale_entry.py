"""What the form of sales means, without a window."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.console.sale_entry import Fault, Filled, Order, understand
from desktop.game.cards.codes import print_code, print_number
from desktop.game.sales import Sell, SellBook, TakeBack
from desktop.game.views import SeriesRow

ROWS = (SeriesRow(1, 600, 0, (), ""), SeriesRow(2, 60, 0, (), ""))


@given(st.integers(1, 600), st.integers(1, 600), st.booleans(), st.booleans())
def test_a_range_is_taken_as_typed(first: int, last: int, first_checked: bool, last_checked: bool):
    """With the last digits or without: these cards and no others, or a fault where they go backwards."""
    texts = (
        print_number(first) if first_checked else str(first),
        print_number(last) if last_checked else str(last),
    )
    order = understand(Filled("range", 1, *texts), ROWS)
    if first <= last:
        assert order == Order(Sell(series=1, first=first, last=last), 1, last - first + 1, (first, last))
    else:
        assert isinstance(order, Fault) and (order.field, order.code) == ("last", "backwards")


@given(st.text(max_size=20))
def test_whatever_is_typed_is_a_card_of_the_series_or_a_fault(text: str):
    """Never another card than the one that was typed, and never an error."""
    order = understand(Filled("one", 2, text), ROWS)
    if isinstance(order, Order):
        assert order.run and 1 <= order.run[0] == order.run[1] <= 60
        digits = "".join(text.split())
        assert digits in (str(order.run[0]), print_number(order.run[0])) or int(digits) == order.run[0]
    else:
        assert order.field == "first"


def test_a_code_of_another_series_is_a_fault():
    """A range has its cards in one series."""
    code = print_code(bytes(64), 2, 7)
    order = understand(Filled("range", 1, "1", code), ROWS)
    assert isinstance(order, Fault) and order.code == "other_series"
    assert isinstance(understand(Filled("range", 2, "1", code), ROWS), Order)


def test_a_book_is_limited_by_the_shortest_series():
    """A page must be there in each."""
    assert understand(Filled("book", 1, "1", "60"), ROWS) == Order(
        SellBook(series=(1, 2), first=1, last=60), 0, 60, (1, 60)
    )
    order = understand(Filled("book", 1, "1", "61"), ROWS)
    assert isinstance(order, Fault) and order.code == "beyond"


@pytest.mark.parametrize(("what", "damaged"), [("take_back", False), ("damaged", True)])
def test_what_comes_back_is_a_range_or_one_card(what: str, damaged: bool):
    """The second number may be left out."""
    order = understand(Filled(what, 1, "7"), ROWS)  # type: ignore[arg-type]
    assert isinstance(order, Order)
    assert order.command == TakeBack(series=1, first=7, last=7, damaged=damaged)


@pytest.mark.parametrize("cards", ["", "0", "601", "-1", "x", "１"])
def test_so_many_cards_are_not_dealt(cards: str):
    """From one to 600."""
    order = understand(Filled("deal", 1, cards=cards), ROWS)
    assert isinstance(order, Fault) and order.code == "bad_count"


def test_cards_of_another_maker_are_named_as_they_are_printed():
    """From serial to serial; strips of them are not known, and they are no pages of books."""
    rows = (*ROWS, SeriesRow(3, 40, 0, (), "", kind="listed"))
    order = understand(Filled("range", 3, "A-017", "A-020", price=200), rows)
    assert isinstance(order, Order)
    assert order.command == Sell(series=3, from_serial="A-017", to_serial="A-020", price=200)
    assert order.named == ("A-017", "A-020")
    for what, code in (("strip", "no_strips"), ("book", "no_listed_book")):
        fault = understand(Filled(what, 3, "1", "2"), rows)  # type: ignore[arg-type]
        assert isinstance(fault, Fault) and fault.code == code
    missing = understand(Filled("take_back", 3, " "), rows)
    assert isinstance(missing, Fault) and missing.code == "serial_missing"
