"""The page of sales, by keyboard alone: what is sold, taken back and damaged, and who has what."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QTableWidget

from desktop.console.sale_form import SaleForm
from desktop.game.base import Command
from desktop.game.cards.codes import print_code, print_number
from desktop.game.cards.listed import ListedCard
from desktop.game.evening import OpenEvening
from desktop.game.programme import ListSeries, PlanGame, RegisterSeries
from desktop.game.sales import Sell
from tests.windows.operator import PATIENCE_MS, Operator
from tests.windows.test_play import cards_of
from tests.windows.test_rules import words_of


def form_of(operator: Operator) -> SaleForm:
    return operator.console.sales.form


def selling(operator: Operator, what: str = "range") -> SaleForm:
    """An evening in which nothing is sold, at the page of sales."""
    operator.begin_evening(in_play="sold")
    operator.press("Ctrl+S")
    form = form_of(operator)
    choose(operator, what)
    return form


def choose(operator: Operator, what: str) -> None:
    form = form_of(operator)
    form.what.setCurrentIndex(form.what.findData(what))
    form.focus_first()


def enter(operator: Operator, *texts: str) -> None:
    """Type into one field after another, with Enter after each; the last Enter is carried out."""
    for text in texts[:-1]:
        operator.type(text)
        operator.press("Return")
    operator.type(texts[-1])
    with operator.qtbot.waitSignal(operator.evenings.published, timeout=PATIENCE_MS):
        operator.press("Return")


def refused(operator: Operator, *texts: str) -> str:
    """The same, where the last Enter is refused: the sentence, in the form."""
    for text in texts[:-1]:
        operator.type(text)
        operator.press("Return")
    operator.type(texts[-1])
    with operator.qtbot.waitSignal(operator.evenings.refused, timeout=PATIENCE_MS):
        operator.press("Return")
    return form_of(operator).answer.text()


def rows(table: QTableWidget) -> list[list[str]]:
    texts: list[list[str]] = []
    for line in range(table.rowCount()):
        items = [table.item(line, place) for place in range(table.columnCount())]
        texts.append([item.text() if item else "" for item in items])
    return texts


def sold(operator: Operator) -> tuple[tuple[int, int], ...]:
    return operator.snapshot.series[0].runs


def several(operator: Operator, *more: Command) -> SaleForm:
    """An evening with two series, at the page of sales."""
    commands = (
        OpenEvening(language="en"),
        RegisterSeries(series=1, strips=10),
        RegisterSeries(series=2, strips=10),
        PlanGame(source="balls"),
        *more,
    )
    with operator.qtbot.waitSignals([operator.evenings.published] * len(commands), timeout=PATIENCE_MS):
        operator.evenings.begin(commands)
    operator.press("Ctrl+S")
    return form_of(operator)


def test_a_range_is_sold_by_keyboard(operator: Operator):
    """Ctrl+S, from, to, seller, price, buyer, each with Enter: sold, said with the cards as printed, and the next
    card is offered with its number selected; seller and price stay.
    """
    form = selling(operator)
    enter(operator, "1", "10", "Ada", "1.50", "")
    assert sold(operator) == ((1, 10),)
    assert form.answer.text() == f"Sold: 1-3 to {print_number(10)}, series 1: 10 cards. €\u00a015"
    assert (form.first.text(), form.last.text(), form.seller.text()) == ("11", "", "Ada")
    assert form.first.hasFocus() and form.first.selectedText() == "11"
    enter(operator, "21", "30", "", "", "Ugo")
    assert sold(operator) == ((1, 10), (21, 30))
    assert form.buyer.text() == ""


def test_a_range_typed_while_the_one_before_is_stored_is_kept(operator: Operator):
    """The next card is offered only where nothing else was typed meanwhile."""
    form = selling(operator)
    for text in ("1", "10", "", ""):
        operator.type(text)
        operator.press("Return")
    with operator.qtbot.waitSignal(operator.evenings.published, timeout=PATIENCE_MS):
        operator.press("Return")
        operator.type("51")
    assert form.first.text() == "51"


def test_who_has_what_is_told_and_reconciles(operator: Operator):
    """What comes back goes to the account of whoever was handed it; the totals are the sums."""
    selling(operator)
    enter(operator, "1", "10", "Ada", "2", "")
    enter(operator, "11", "20", "Bea", "2", "")
    choose(operator, "take_back")
    enter(operator, "9", "12")
    table = operator.console.sales.table
    assert rows(table.sellers) == [
        ["Ada", "1", "10", "2", "0", "8", "€\u00a016"],
        ["Bea", "1", "10", "2", "0", "8", "€\u00a016"],
    ]
    assert rows(table.series) == [["All sellers", "1", "20", "4", "0", "16", "€\u00a032"]]


def test_sellers_with_several_series_have_a_sum_of_their_own(operator: Operator):
    """A line a series, then the seller; every series with all sellers, then everything."""
    several(
        operator,
        Sell(series=1, first=1, last=6, seller="Ada", price=100),
        Sell(series=2, first=1, last=3, seller="Ada", price=200),
        Sell(series=2, first=4, last=4),
    )
    table = operator.console.sales.table
    assert [row[:3] for row in rows(table.sellers)] == [
        ["Ada", "1", "6"],
        ["Ada", "2", "3"],
        ["Ada, all series", "", "9"],
        ["no seller named", "2", "1"],
    ]
    assert [row[1:3] for row in rows(table.series)] == [["1", "6"], ["2", "4"], ["", "10"]]
    assert rows(table.series)[-1][-1] == "€\u00a012"


def test_a_card_that_is_sold_twice_is_refused_and_named(operator: Operator):
    """In the form, with the cards in words: `1-3` would be card 1 with its last digit."""
    form = selling(operator)
    enter(operator, "1", "10", "", "", "")
    assert "in series 1: 5 to 10" in refused(operator, "5", "12", "", "", "")
    assert (form.first.text(), form.last.text()) == ("5", "12")
    assert form.first.hasFocus()


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("601", "beyond series 1, which has cards 1 to 600"),
        ("99999999", "beyond series 1"),
        ("5-5", "“5-5” is no card"),
        ("0", "“0” is no card"),
        ("abc", "“abc” is no card"),
        ("", "from 1 to 600"),
    ],
)
def test_what_is_no_card_is_told_and_never_taken_for_another(operator: Operator, typed: str, said: str):
    """Enter says at once what is wrong and what can be, and waits there."""
    form = selling(operator)
    operator.type(typed)
    operator.press("Return")
    assert said in form.answer.text()
    assert form.first.hasFocus()
    assert sold(operator) == ()


def test_a_number_is_understood_with_its_last_digit_and_without(operator: Operator):
    """`7` and `7-x` are one card; the form says how it understood them before anything is done."""
    form = selling(operator)
    operator.type(print_number(7))
    operator.press("Return")
    operator.type("12")
    assert form.echo.text() == f"{print_number(7)} to {print_number(12)} · 6 cards"


def test_a_scanned_card_fills_in_its_field_and_sells_nothing(operator: Operator):
    """Two codes are a range, in sight; a person's Enter does it."""
    form = selling(operator, "take_back")
    choose(operator, "range")
    enter(operator, "1", "10", "", "", "")
    choose(operator, "take_back")
    tag_key = cards_of(operator).tag_key
    for card in (3, 5):
        operator.scan(print_code(tag_key, 1, card).replace("-", ""))
    assert form.echo.text().endswith("· 3 cards")
    assert sold(operator) == ((1, 10),)
    form.do.setFocus()
    with operator.qtbot.waitSignal(operator.evenings.published, timeout=PATIENCE_MS):
        operator.press("Space")
    assert sold(operator) == ((1, 2), (6, 10))


def test_a_scanned_card_brings_its_series(operator: Operator):
    """The form goes to the series of the code."""
    form = several(operator)
    code = print_code(bytes(64), 2, 7).replace("-", "")
    operator.scan(code)
    assert form.series.currentData() == 2
    assert form.last.hasFocus()


def test_one_card_and_one_strip(operator: Operator):
    """A single number each: the card alone, and all six cards of the strip that it is on."""
    form = selling(operator, "one")
    enter(operator, "3", "", "", "")
    choose(operator, "strip")
    operator.press("Backspace")
    operator.type("9")
    assert form.echo.text() == f"{print_number(7)} to {print_number(12)} · 6 cards"
    enter(operator, "", "", "", "")
    assert sold(operator) == ((3, 3), (7, 12))


def test_a_book_is_a_page_of_every_series(operator: Operator):
    """The same numbers of each; with one series there are no books."""
    several(operator)
    choose(operator, "book")
    enter(operator, "1", "2", "Ada", "3", "")
    assert [row.runs for row in operator.snapshot.series] == [((1, 2),), ((1, 2),)]
    assert "series 1, 2: 2 cards. €\u00a06" in form_of(operator).answer.text()


def test_books_need_several_series(operator: Operator):
    """That is said."""
    form = selling(operator, "book")
    operator.type("1")
    operator.press("Return")
    assert "one series alone" in form.answer.text()


def test_cards_are_dealt_to_one_person(operator: Operator):
    """So many, from a strip of which nothing was sold; which they are is said."""
    form = selling(operator, "one")
    enter(operator, "1", "", "", "")
    choose(operator, "deal")
    enter(operator, "3", "", "", "Ugo")
    assert sold(operator) == ((1, 1), (7, 9))
    assert f"{print_number(7)} to {print_number(9)}" in form.answer.text()
    operator.type("601")
    operator.press("Return")
    assert "from 1 to 600" in form.answer.text()


def test_one_choice_puts_all_printed_cards_into_play(operator: Operator):
    """Nothing is filled in: a hall that registers nothing."""
    form = selling(operator, "all_printed")
    assert form.do.hasFocus()
    enter(operator, "")
    assert sold(operator) == ((1, 600),)


def test_a_range_is_put_into_play_with_nobody_registered(operator: Operator):
    """No seller, no price, no buyer is asked."""
    form = selling(operator, "unregistered")
    form.seller.setText("Ada")
    enter(operator, "1", "50")
    assert sold(operator) == ((1, 50),)
    assert operator.snapshot.totals[0].name == ""


def test_damage_is_asked_and_stays(operator: Operator):
    """A damaged card never comes back into play: Enter alone leaves things as they are."""
    form = selling(operator)
    enter(operator, "1", "10", "Ada", "1", "")
    choose(operator, "damaged")
    form.first.setText("4")
    form.last.setFocus()
    operator.press("Return")
    assert "never come back" in words_of(operator.dialog().findChildren(QLabel))
    operator.press("Return")
    operator.wait(lambda: QApplication.activeModalWidget() is None)
    assert sold(operator) == ((1, 10),)
    form.last.setFocus()
    operator.press("Return")
    operator.accept()
    assert sold(operator) == ((1, 3), (5, 10))
    assert rows(operator.console.sales.table.sellers) == [["Ada", "1", "10", "0", "1", "9", "€\u00a010"]]
    assert f"Damaged: {print_number(4)}" in form.answer.text()


def test_closed_sales_say_what_to_do_first(operator: Operator):
    """Nothing can be filled in until they are open again, which the page does too."""
    form = selling(operator)
    page = operator.console.sales
    for closed in (True, False):
        page.close_sales.setFocus()
        enter(operator, "")
        assert operator.snapshot.sales_closed is closed
        assert form.do.isEnabled() is not closed
    assert page.state.text() == ""


def test_a_price_that_is_no_amount_is_told(operator: Operator):
    """It is never taken for another one."""
    form = selling(operator)
    for text in ("1", "2", "Ada"):
        operator.type(text)
        operator.press("Return")
    operator.type("1.234")
    operator.press("Return")
    assert "“1.234” is no amount" in form.answer.text() and form.price.hasFocus()
    assert sold(operator) == ()


def test_esc_goes_back_to_the_game(operator: Operator):
    """And keys mean there what they did."""
    selling(operator)
    operator.press("Esc")
    assert operator.console.pages.currentWidget() is operator.console.play
    operator.press("F8")
    operator.accept()
    assert operator.snapshot.playing


def test_space_is_a_letter_in_a_sellers_name_and_draws_nothing(operator: Operator):
    """Also while a game is played, whose numbers cannot be seen there."""
    operator.begin_evening(source="live")
    operator.do("start_game")
    operator.press("Ctrl+S")
    operator.press("Space")
    operator.press("Esc")
    operator.do("next")
    assert len(operator.numbers) == 1


def test_a_stop_leaves_sales_for_the_desk(operator: Operator):
    """F2 in sales, and a claim of the program's: the desk is in front."""
    operator.begin_evening(source="balls")
    operator.do("start_game")
    operator.press("Ctrl+S")
    operator.do("stop")
    assert operator.console.pages.currentWidget() is operator.console.play
    assert operator.console.play.claims.entry.hasFocus()


def test_twelve_sellers_with_long_names_fit(operator: Operator):
    """At 720 lines: totals and form are whole, and the sellers scroll."""
    names = [f"{'Maria Grazia ' * 12}{n}" for n in range(12)]
    form = several(
        operator,
        *(Sell(series=1, first=n * 5 + 1, last=n * 5 + 5, seller=name) for n, name in enumerate(names)),
        *(Sell(series=2, first=n * 5 + 1, last=n * 5 + 5, seller=name) for n, name in enumerate(names)),
    )
    page = operator.console.sales
    operator.wait(lambda: page.table.series.rowCount() == 3)
    table = page.table.series
    operator.wait(lambda: table.visibleRegion().boundingRect() == table.rect())
    for widget in (form.do, form.buyer, form.first, page.leave, page.close_sales):
        assert widget.visibleRegion().boundingRect() == widget.rect()
    assert page.table.sellers.rowCount() == 36
    assert page.table.sellers.columnWidth(0) > 80


def test_cards_of_another_maker_are_sold_by_what_is_printed_on_them(operator: Operator):
    """The form calls them so, before and after; what was already sold too."""
    numbers = ((1, 10, 20, 30, 40), (2, 11, 50, 60, 70), (3, 21, 31, 71, 80))
    rows_of = [[0] * 9 for _ in numbers]
    for row, five in zip(rows_of, numbers, strict=True):
        for number in five:
            row[min(number // 10, 8)] = number
    cards = tuple(
        ListedCard(
            f"A-{n:03}", tuple(tuple(cell + n if cell == 50 else cell for cell in row) for row in rows_of)
        )
        for n in range(4)
    )
    commands = (OpenEvening(language="en"), ListSeries(series=3, cards=cards))
    with operator.qtbot.waitSignals([operator.evenings.published] * 2, timeout=PATIENCE_MS):
        operator.evenings.begin(commands)
    operator.press("Ctrl+S")
    form = form_of(operator)
    operator.type("A-000")
    operator.press("Return")
    operator.type("A-001")
    assert form.echo.text() == "A-000 to A-001"
    enter(operator, "", "Ada", "1", "")
    assert sold(operator) == ((1, 2),)
    assert form.answer.text() == "Sold: A-000 to A-001, series 3: 2 cards. €\u00a02"
    assert "in series 3: A-001." in refused(operator, "A-001", "A-002", "", "", "")
