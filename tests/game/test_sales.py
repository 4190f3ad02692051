"""Sales: which cards are in play, and the sold list that draws are bound to."""

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.game.corrections import Undo
from desktop.game.engine import decide
from desktop.game.evening import OpenEvening
from desktop.game.programme import PlanGame, RegisterSeries, WithdrawSeries
from desktop.game.register import (
    BeaconNamed,
    CardsReturned,
    CardsSold,
    Sales,
    SalesClosed,
    WordsTaken,
    reduce,
)
from desktop.game.rounds import CloseGame, StartGame
from desktop.game.sales import CloseSales, Deal, NameBeacon, ReopenSales, Sell, SellBook, TakeBack, TakeWords
from desktop.game.vault import Kept
from tests.hall import Hall


@pytest.fixture
def hall() -> Hall:
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(RegisterSeries(series=17, strips=4))
    hall.do(RegisterSeries(series=18, strips=4))
    hall.do(PlanGame(game="1", source="live"))
    return hall


def test_the_sold_list_has_the_published_hash(hall: Hall):
    """Runs ascending by series and number, neighbours joined, a single card as a run: the vector."""
    hall.do(Sell(series=18, first=5, last=6))
    hall.do(Sell(series=17, first=7, last=12))
    hall.do(Sell(series=17, first=1, last=6))
    hall.do(Sell(series=17, first=19, last=19))
    (closed,) = hall.do(CloseSales())
    assert isinstance(closed, SalesClosed)
    assert closed.lists[0].sold == "d8f600c2b8461c78f46daf9def0e332c0bff9dd10c8f171a4bf5252dad608266"
    assert closed.lists[0].cards == 15
    assert sha256(b"17:1-12\n17:19-19\n18:5-6\n").hexdigest() == closed.lists[0].sold


def test_one_choice_puts_a_whole_series_into_play(hall: Hall):
    """A hall that registers nothing sells the series without naming cards."""
    (sold,) = hall.do(Sell(series=17))
    assert isinstance(sold, CardsSold)
    assert (sold.first, sold.last) == (1, 24)


@pytest.mark.parametrize(("first", "last"), [(0, 25), (25, 26), (7, 6), (-1, 3), (1, 10**30)])
def test_cards_beyond_the_series_are_refused(hall: Hall, first: int, last: int):
    """A range must lie inside the series, in ascending order."""
    assert hall.refusal(Sell(series=17, first=first or 1, last=last)).code == "outside_series"


def test_cards_beyond_the_series_are_named(hall: Hall):
    """Those alone that are not in it; a range that goes backwards as it is."""
    for first, last, beyond in ((20, 30, "25-30"), (25, 25, "25"), (7, 6, "7-6")):
        assert hall.refusal(Sell(series=17, first=first, last=last)).params["beyond"] == (beyond,)


def test_a_card_sold_twice_is_refused_and_named(hall: Hall):
    """The refusal names the cards that are already sold or damaged."""
    hall.do(Sell(series=17, first=1, last=3))
    hall.do(TakeBack(series=17, first=6, last=6, damaged=True))
    refused = hall.refusal(Sell(series=17, first=2, last=8))
    assert (refused.code, refused.params["cards"]) == ("already_sold", ("2-3", "6"))


def test_returned_cards_are_out_of_play_and_can_be_sold_again(hall: Hall):
    """What comes back leaves the sold list; the last entry about a card decides."""
    hall.do(Sell(series=17, first=1, last=6))
    hall.do(TakeBack(series=17, first=3, last=4))
    assert hall.state.sales.in_play(17) == ((1, 2), (5, 6))
    assert hall.state.sales.card(17, 3, "1").register == "returned"
    hall.do(Sell(series=17, first=3, last=3))
    assert hall.state.sales.card(17, 3, "1").register == "sold"
    assert hall.state.sales.card(17, 7, "1").register == "not_sold"


def test_only_sold_cards_can_come_back(hall: Hall):
    """A return of cards that were never sold is refused, naming them; damage can strike any card."""
    hall.do(Sell(series=17, first=3, last=4))
    refused = hall.refusal(TakeBack(series=17, first=1, last=6))
    assert (refused.code, refused.params["cards"]) == ("not_sold", ("1-2", "5-6"))
    hall.do(TakeBack(series=17, first=1, last=3, damaged=True))
    assert hall.state.sales.card(17, 3, "1").register == "damaged"
    assert hall.state.sales.in_play(17) == ((4, 4),)


def test_two_people_never_share_an_id(hall: Hall):
    """Also where a command brings the same entropy for both."""
    (one,) = hall.do(Sell(series=17, first=1, last=1, seller="Anna", entropy="ab" * 8))
    (two,) = hall.do(Sell(series=17, first=2, last=2, seller="Bice", entropy="ab" * 8))
    assert isinstance(one, CardsSold) and isinstance(two, CardsSold)
    assert hall.session.vault.people == {one.seller: "Anna", two.seller: "Bice"}
    assert hall.refusal(Sell(series=17, first=3, seller="Carla", entropy="ab")).code == "not_a_secret"


def test_sellers_are_people_whose_names_lie_beside_the_events(hall: Hall):
    """Events carry a random id; the same name has the same id."""
    (one,) = hall.do(Sell(series=17, first=1, last=1, seller="Anna"))
    (two,) = hall.do(Sell(series=17, first=2, last=2, seller=" Anna "))
    assert isinstance(one, CardsSold) and isinstance(two, CardsSold)
    assert one.seller == two.seller != ""
    assert hall.session.vault.people == {one.seller: "Anna"}


def test_a_negative_price_is_refused(hall: Hall):
    """Amounts are never negative."""
    assert hall.refusal(Sell(series=17, price=-1)).code == "bad_amount"


def test_sales_close_once_and_reopen_between_games(hall: Hall):
    """Closed sales sell nothing; reopening forgets the hall's words."""
    assert hall.refusal(ReopenSales()).code == "sales_open"
    assert hall.refusal(TakeWords(words="x")).code == "sales_open"
    hall.do(CloseSales())
    assert hall.refusal(CloseSales()).code == "sales_closed"
    assert hall.refusal(Sell(series=17)).code == "sales_closed"
    hall.do(TakeWords(words="x"))
    hall.do(ReopenSales())
    assert hall.state.sales.words is None


def test_overlong_words_are_refused(hall: Hall):
    """The hall's words fit on the board."""
    hall.do(CloseSales())
    assert hall.refusal(TakeWords(words="x" * 201)).code == "too_long"


def test_sales_close_at_the_start_of_a_game(hall: Hall):
    """The first game closes sales by itself, and during it nothing is sold, returned or reopened."""
    events = hall.do(StartGame())
    assert isinstance(events[0], SalesClosed)
    assert hall.refusal(Sell(series=17)).code == "sales_closed"
    assert hall.refusal(TakeBack(series=17, first=1, last=1)).code == "game_running"
    assert hall.refusal(ReopenSales()).code == "game_running"


def test_latecomers_are_sold_cards_that_count_from_the_next_ball():
    """Where the scheme allows it, a card is sold in mid-game, with the number of balls already out."""
    hall = Hall.playing(late_sales=True)
    hall.call(1, 2, 3)
    (sold,) = hall.do(Sell(series=17, first=100, last=100))
    assert isinstance(sold, CardsSold)
    assert (sold.game, sold.after) == ("1", 3)


def test_a_withdrawn_series_is_not_sold(hall: Hall):
    """Its cards can be made by anyone."""
    hall.do(WithdrawSeries(series=18))
    assert hall.refusal(Sell(series=18)).code == "series_withdrawn"


def test_a_game_without_latecomers_that_follows_one_with_them_closes_sales():
    """Sales that stayed open for latecomers close when the next game does not allow them."""
    hall = Hall.playing(late_sales=True)
    hall.do(PlanGame(game="2", source="live"))
    hall.do(CloseGame(leave_prizes=True))
    assert not hall.state.sales.closed
    hall.do(StartGame())
    assert hall.state.sales.closed


ranges = st.tuples(st.integers(1, 30), st.integers(1, 30)).map(sorted)


@given(st.lists(st.tuples(ranges, st.sampled_from(["sold", "returned", "damaged"]))))
def test_runs_agree_with_a_register_card_by_card(entries: list[tuple[list[int], str]]):
    """Ranges kept as runs say the same as a register that keeps every card by itself."""
    sales, plain = Sales(), dict.fromkeys(range(1, 31), "not_sold")
    for (first, last), word in entries:
        if word == "sold":
            event = CardsSold(
                series=1,
                first=first,
                last=last,
                games=(),
                paid_for=(),
                seller="",
                buyer="",
                price=0,
                game="",
                after=0,
            )
        else:
            event = CardsReturned(series=1, first=first, last=last, damaged=word == "damaged")
        sales = reduce(sales, event)
        plain |= dict.fromkeys(range(first, last + 1), word)
    in_play = [n for first, last in sales.in_play(1) for n in range(first, last + 1)]
    assert in_play == [n for n, word in plain.items() if word == "sold"]
    assert [sales.card(1, n, "1").register for n in plain] == list(plain.values())
    assert all(b[0] > a[1] + 1 for a, b in zip(sales.in_play(1), sales.in_play(1)[1:], strict=False))


def two_games(hall: Hall) -> None:
    """Game 1 is played with series 17, game 2 with series 18, game 3 with both."""
    hall.do(PlanGame(game="2", source="live", series=(18,)))
    hall.do(PlanGame(game="3", source="live", series=(17, 18)))


def test_a_card_for_one_game_is_in_play_in_that_one_alone(hall: Hall):
    """It can be sold again for another, and not for the same one."""
    two_games(hall)
    hall.do(Sell(series=17, first=1, last=6, games=("3",)))
    assert hall.state.sales.card(17, 1, "3").register == "sold"
    assert hall.state.sales.card(17, 1, "1").register == "not_sold"
    assert hall.refusal(Sell(series=17, first=6)).code == "already_sold"
    hall.do(Sell(series=17, first=1, last=6, games=("1",)))
    assert hall.refusal(Sell(series=17, first=2, games=("9",))).code == "no_such_game"


def test_nothing_is_sold_for_a_game_that_is_over(hall: Hall):
    """Its numbers are known."""
    two_games(hall)
    hall.do(StartGame())
    hall.do(CloseGame())
    hall.do(ReopenSales())
    assert hall.refusal(Sell(series=17, first=1, games=("1",))).code == "game_played"


def test_a_book_has_a_page_of_each_of_its_series(hall: Hall):
    """The same card numbers of every series come into play; the price is paid once, for all their games."""
    two_games(hall)
    pages = hall.do(SellBook(series=(17, 18), first=1, last=2, price=300, seller="Anna"))
    assert [(p.series, p.first, p.last, p.price) for p in pages if isinstance(p, CardsSold)] == [
        (17, 1, 2, 300),
        (18, 1, 2, 0),
    ]
    sales, playing = hall.state.sales, hall.state.programme.by_series
    assert [sales.takings_of(game, playing) for game in ("1", "2", "3")] == [200, 200, 200]
    assert sales.takings() == 600
    for series in ((), (17, 17)):
        assert hall.refusal(SellBook(series=series, first=3, last=3)).code == "bad_book"


def test_a_book_comes_back_whole_by_any_of_its_pages(hall: Hall):
    """Its price is paid back once; a damaged page comes back alone, and stays paid."""
    two_games(hall)
    hall.do(SellBook(series=(17, 18), first=1, last=5, price=300))
    hall.do(Sell(series=18, first=9, last=9, price=100))
    hall.do(TakeBack(series=18, first=5))
    assert [hall.state.sales.in_play(series) for series in (17, 18)] == [((1, 4),), ((1, 4), (9, 9))]
    assert hall.state.sales.takings() == 4 * 300 + 100
    hall.do(TakeBack(series=17, first=4, damaged=True))
    assert [hall.state.sales.in_play(series) for series in (17, 18)] == [((1, 3),), ((1, 4), (9, 9))]
    assert hall.state.sales.takings() == 4 * 300 + 100


def test_dealt_cards_come_from_a_strip_of_which_nothing_was_sold(hall: Hall):
    """Whoever buys up to six at once never has a number twice; the next buyer begins with a strip of his own."""
    hall.do(Sell(series=17, first=4))
    dealt = [hall.do(Deal(series=17, cards=cards, buyer="Ugo"))[0] for cards in (3, 6)]
    assert [(d.first, d.last) for d in dealt if isinstance(d, CardsSold)] == [(7, 9), (13, 18)]
    assert all(isinstance(d, CardsSold) and d.buyer for d in dealt)
    for cards in (0, 601):
        assert hall.refusal(Deal(series=17, cards=cards)).code == "bad_count"
    assert hall.refusal(Deal(series=17, cards=12)).code == "outside_series"


def test_seller_and_buyer_are_two_persons(hall: Hall):
    """Each has an id, and the same name keeps it."""
    (sold,) = hall.do(Sell(series=17, first=1, seller="Anna", buyer="Ugo"))
    assert isinstance(sold, CardsSold)
    assert (hall.session.vault.people[sold.seller], hall.session.vault.people[sold.buyer]) == ("Anna", "Ugo")
    (again,) = hall.do(Sell(series=17, first=2, seller="Ugo", buyer="Anna"))
    assert isinstance(again, CardsSold)
    assert (again.seller, again.buyer) == (sold.buyer, sold.seller)


def test_what_came_back_leaves_the_other_series_alone(hall: Hall):
    """Cards of one number in two series are two cards."""
    hall.do(Sell(series=17, first=1, last=6, price=100))
    hall.do(Sell(series=18, first=1, last=6, price=100))
    hall.do(TakeBack(series=17, first=1, last=3))
    assert hall.state.sales.in_play(18) == ((1, 6),)
    assert hall.state.sales.takings() == 900


def test_a_beacon_is_named_before_sale_and_its_bytes_are_taken_with_the_words(hall: Hall):
    """What was not named is refused, and what was named must be given."""
    assert hall.refusal(NameBeacon(source=" ")).code == "beacon_missing"
    assert hall.do(NameBeacon(source="drand 5000000")) == (BeaconNamed(source="drand 5000000"),)
    hall.do(Sell(series=17, first=1))
    assert hall.refusal(NameBeacon(source="another")).code == "beacon_after_sale"
    hall.do(CloseSales())
    assert hall.refusal(TakeWords(words="17")).code == "beacon_missing"
    (taken,) = hall.do(TakeWords(words="17", beacon="00ff"))
    assert isinstance(taken, WordsTaken)
    assert (taken.beacon, taken.beacon_source) == ("00ff", "drand 5000000")


def test_a_beacon_that_nobody_named_is_refused(hall: Hall):
    """Chosen after sale it would let the house choose the order."""
    hall.do(CloseSales())
    assert hall.refusal(TakeWords(words="17", beacon="00ff")).code == "beacon_not_named"


def test_cards_come_back_before_sales_close(hall: Hall):
    """The sold list of a draw is published; sales are reopened first."""
    hall.do(Sell(series=17, first=1, last=6))
    hall.do(CloseSales())
    assert hall.refusal(TakeBack(series=17, first=1, last=1)).code == "sales_closed"


def test_cards_sold_before_any_game_is_planned_pay_for_those_that_they_play_in():
    """Whatever is planned later with their series has its part."""
    hall = Hall()
    hall.do(OpenEvening())
    for series in (17, 18):
        hall.do(RegisterSeries(series=series, strips=4))
    hall.do(Sell(series=18, first=1, last=10, price=100))
    two_games(hall)
    taken = [hall.state.sales.takings_of(game, hall.state.programme.by_series) for game in ("2", "3")]
    assert taken == [500, 500]


def test_cards_that_have_played_are_not_paid_back(hall: Hall):
    """After game 1 its takings stay, whatever comes back; a damaged card stays paid too."""
    two_games(hall)
    hall.do(Sell(series=17, first=1, last=10, price=100, games=("1",)))
    hall.do(Sell(series=17, first=1, last=10, price=100, games=("3",)))
    hall.do(StartGame())
    hall.do(CloseGame())
    hall.do(ReopenSales())
    hall.do(TakeBack(series=17, first=1, last=4))
    hall.do(TakeBack(series=17, first=5, last=5, damaged=True))
    playing = hall.state.programme.by_series
    assert [hall.state.sales.takings_of(game, playing) for game in ("1", "3")] == [1000, 600]


def test_a_lot_is_dealt_from_the_first_strip_on(hall: Hall):
    """One card or a hundred strips: the first whole strips of which nothing was touched."""
    hall.do(RegisterSeries(series=19, strips=200))
    for cards, first in ((1, 1), (600, 7), (7, 607), (2, 619)):
        (dealt,) = hall.do(Deal(series=19, cards=cards))
        assert isinstance(dealt, CardsSold) and (dealt.first, dealt.last) == (first, first + cards - 1)


@pytest.mark.parametrize(
    ("touched", "first"), [((1, 1), 7), ((6, 6), 7), ((7, 7), 1), ((5, 7), 13), ((12, 12), 1), ((6, 12), 13)]
)
@pytest.mark.parametrize("damaged", [False, True])
def test_a_strip_of_which_something_was_sold_or_damaged_is_not_dealt(
    hall: Hall, touched: tuple[int, int], first: int, damaged: bool
):
    """Whichever of its cards it was, the first one or the last."""
    if damaged:
        hall.do(TakeBack(series=17, first=touched[0], last=touched[1], damaged=True))
    else:
        hall.do(Sell(series=17, first=touched[0], last=touched[1]))
    (dealt,) = hall.do(Deal(series=17, cards=6))
    assert isinstance(dealt, CardsSold) and dealt.first == first


def test_what_is_damaged_stays_paid_card_by_card(hall: Hall):
    """Two of ten cards are damaged: all ten were sold."""
    hall.do(Sell(series=17, first=1, last=10, price=100))
    hall.do(TakeBack(series=17, first=4, last=5, damaged=True))
    assert hall.state.sales.takings() == 1000


def test_a_beacon_is_not_named_once_a_card_is_damaged(hall: Hall):
    """What was taken back is in the sold list too."""
    hall.do(TakeBack(series=17, first=1, last=1, damaged=True))
    assert hall.refusal(NameBeacon(source="x")).code == "beacon_after_sale"


def test_cards_that_play_in_no_game_pay_for_none():
    """Series 18 was sold before any game was planned, and plays in none."""
    hall = Hall()
    hall.do(OpenEvening())
    for series in (17, 18):
        hall.do(RegisterSeries(series=series, strips=4))
        hall.do(Sell(series=series, first=1, last=6, price=100))
    hall.do(PlanGame(game="1", source="live", series=(17,)))
    assert hall.state.sales.takings_of("1", hall.state.programme.by_series) == 600


def test_words_of_just_the_greatest_length_are_taken(hall: Hall):
    """Two hundred letters."""
    hall.do(CloseSales())
    assert hall.do(TakeWords(words="x" * 200))


def test_a_latecomers_card_counts_from_the_ball_that_replaces_one_taken_back():
    """Sold after ball 3, which was taken back: the next ball 3 was drawn after it was sold. Earlier cards, and
    cards sold before the ball that is taken back, are untouched.
    """
    hall = Hall.playing(late_sales=True, cards=(3, 60))
    hall.call(90)
    hall.do(Sell(series=17, first=2, last=2))
    hall.call(88, 89)
    hall.do(Sell(series=17, first=1, last=1))
    hall.do(Undo(reason="misread"))
    assert [hall.state.sales.card(17, card, "1").after for card in (1, 2, 3)] == [2, 1, 0]
    hall.call(3, 35)
    assert hall.claim(1).answer == "winning"


def test_what_is_kept_of_a_sale_are_the_names_with_an_id_of_eight_bytes_each(hall: Hall):
    """Seller and buyer have another part of the entropy each; whoever has no name has no id."""
    sell = Sell(series=17, first=1, seller="Anna", buyer="Ugo", entropy="ab" * 8 + "cd" * 8)
    decision = decide(hall.state, sell, hall.session.vault)
    assert decision.keep == (Kept("person", "ab" * 8, "Anna"), Kept("person", "cd" * 8, "Ugo"))
    (sold,) = hall.do(Sell(series=17, first=1))
    assert isinstance(sold, CardsSold) and (sold.seller, sold.buyer) == ("", "")


def test_a_card_sold_late_for_one_game_counts_from_its_sale_in_that_game():
    """Also where its game was named."""
    hall = Hall.playing(late_sales=True, cards=(2, 60))
    hall.call(3)
    hall.do(Sell(series=17, first=1, last=1, games=("1",)))
    hall.call(35)
    verdict = hall.claim(1)
    assert (verdict.answer, verdict.since) == ("not_winning", 1)
