"""Kinds of series: strips, strips without full columns, cards for 75 balls, and cards of another maker.

Card 1 of the list is card 1 of the tests' own series, with 00101 printed on it:
 3  35 47 62 72  /  9 14 21 39 85  /  26 49 58 75 89
"""

import pytest
from msgspec import structs

from desktop.game.cards.card import Card
from desktop.game.cards.codes import print_code, print_number
from desktop.game.cards.listed import ListedCard, ListedSeries, list_faults, listed_cards, listed_text
from desktop.game.cards.series import Kind, Series
from desktop.game.claims import Claim, ClaimByHand
from desktop.game.draw import Resume
from desktop.game.evening import OpenEvening
from desktop.game.prizes.first import First
from desktop.game.prizes.in_row import InRow
from desktop.game.prizes.nothing import Nothing
from desktop.game.prizes.prize import Prize
from desktop.game.prizes.whole import Whole
from desktop.game.programme import Awarding, ListSeries, PlanGame, RegisterSeries, WithdrawSeries
from desktop.game.rounds import StartGame
from desktop.game.sales import Deal, Sell, TakeBack
from desktop.game.vault import Vault
from tests.hall import SECRET, SERIES, Hall, entropy_from

OTHER = entropy_from("another series")()


def given(number: int, **changes: object) -> ListedCard:
    """A card of the list: one of ours, with a number of another maker."""
    return structs.replace(ListedCard(f"{100 + number:05}", SERIES.card(number).rows), **changes)


LIST = tuple(given(number) for number in range(1, 61))
LOOSE = tuple(structs.replace(card, rows=(tuple(n for row in card.rows for n in row if n),)) for card in LIST)


def hall_with(
    *cards: ListedCard, prizes: tuple[Prize, ...] = (Prize("ambo", InRow(2)),), awarding: Awarding = "claimed"
) -> Hall:
    """A game with cards of another maker has started; those from 00101 to 00140 are in play."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(ListSeries(series=3, cards=cards))
    hall.do(PlanGame(source="balls", prizes=prizes, awarding=awarding))
    hall.do(Sell(series=3, from_serial="00101", to_serial="00140"))
    hall.do(StartGame())
    return hall


def claim(hall: Hall, text: str, series: int = 0) -> str:
    """Claim a card by what is printed on it; the answer."""
    hall.do(Claim(card=text, series=series))
    return hall.state.desk.claims[-1].verdict.answer


def test_a_card_of_another_maker_wins_by_its_own_number():
    """Winner and desk call it as it is printed, with its zeros."""
    hall = hall_with(*LIST)
    hall.call(3, 35)
    assert claim(hall, "00101") == "winning"
    hall.award()
    snapshot = hall.publish(Resume()).snapshot
    assert [winner.printed for winner in snapshot.prizes[0].winners] == ["00101"]


@pytest.mark.parametrize("text", ["101", " 0 0101", "00-101"])
def test_leading_zeros_and_hyphens_need_not_be_typed(text: str):
    """Where only one card can be meant."""
    hall = hall_with(*LIST)
    hall.call(3, 35)
    assert claim(hall, text) == "winning"


def test_zeros_tell_cards_apart_where_they_must():
    """A list with 0007 and 7 keeps both."""
    series = ListedSeries(3, listed_text((given(1, serial="0007"), given(2, serial="7"))))
    assert (series.find("0007"), series.find("7"), series.find("07")) == (1, 2, 0)


def test_each_reason_against_a_card_of_another_maker_is_told():
    """Outside the list, and not sold."""
    hall = hall_with(*LIST)
    hall.call(3, 35)
    assert claim(hall, "99999") == "outside_series"
    assert claim(hall, "00150") == "not_sold"


def test_ours_and_another_makers_cards_play_in_one_game():
    """A number that both may have must say its series; a code says it itself."""
    hall = Hall()
    hall.do(OpenEvening())
    ours = print_number(1)
    hall.do(ListSeries(series=3, cards=(given(9, serial=ours.replace("-", "")), given(2))))
    hall.do(RegisterSeries(series=17, strips=10, secret=SECRET.hex()))
    hall.do(PlanGame(source="balls", prizes=(Prize("ambo", InRow(2)),)))
    hall.do(Sell(series=3))
    hall.do(Sell(series=17))
    hall.do(StartGame())
    hall.call(3, 35)
    assert hall.refusal(Claim(card=ours)).code == "which_series"
    assert claim(hall, ours, 17) == "winning"
    assert claim(hall, ours, 3) == "winning"
    assert claim(hall, "00102") == "not_winning"
    assert claim(hall, print_code(SERIES.tag_key, 17, 7)) == "not_winning"
    assert claim(hall, print_number(2)) == "not_winning"


def test_an_automatic_game_finds_cards_of_another_maker():
    """They are called as they are printed."""
    hall = hall_with(*LIST, awarding="automatic")
    hall.call(3, 35)
    assert [claimed.printed for claimed in hall.state.desk.standing][:1] == ["00101"]


def test_cards_of_which_only_the_numbers_are_known_play_for_what_needs_no_rows():
    """Early five and full house, but no ambo."""
    hall = hall_with(*LOOSE, prizes=(Prize("five", First(5)), Prize("house", Whole())))
    hall.call(3, 14, 26, 35, 89)
    assert claim(hall, "00101") == "winning"
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(ListSeries(series=3, cards=LOOSE))
    refused = hall.refusal(
        PlanGame(source="balls", prizes=(Prize("five", First(5)), Prize("ambo", InRow(2))))
    )
    assert (refused.code, refused.params["prize"]) == ("rows_unknown", "ambo")


def test_cards_of_another_maker_are_sold_and_come_back_by_their_numbers():
    """A refusal calls them so, too."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(ListSeries(series=3, cards=LIST))
    hall.do(Sell(series=3, from_serial="00101", to_serial="00110"))
    refused = hall.refusal(Sell(series=3, from_serial="00105", to_serial="00120"))
    assert (refused.code, refused.params["cards"]) == ("already_sold", ("00105-00110",))
    hall.do(TakeBack(series=3, from_serial="00109", to_serial="00110"))
    assert hall.state.sales.in_play(3) == ((1, 8),)
    assert hall.refusal(Sell(series=3, from_serial="00199")).code == "no_such_serial"
    assert hall.refusal(Deal(series=3, cards=6)).code == "no_strips"


def test_a_list_has_nothing_to_publish():
    """It cannot be withdrawn as a series of ours."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(ListSeries(series=3, cards=LIST))
    assert hall.refusal(WithdrawSeries(series=3)).code == "series_is_listed"
    assert hall.refusal(RegisterSeries(series=3, strips=1)).code == "series_known"


ROWS = SERIES.card(1).rows


def swapped(row: int, one: int, other: int) -> tuple[tuple[int, ...], ...]:
    """Card 1 with two cells of a row changed."""
    cells = list(ROWS[row])
    cells[one], cells[other] = cells[other], cells[one]
    return tuple(tuple(cells) if place == row else line for place, line in enumerate(ROWS))


@pytest.mark.parametrize(
    ("cards", "fault", "place"),
    [
        ((given(1, serial=""),), "bad_serial", 1),
        ((given(1, serial="a:b"),), "bad_serial", 1),
        ((given(1, serial="x" * 25),), "bad_serial", 1),
        ((given(1), given(2, serial="00-101")), "serial_twice", 2),
        ((given(1), given(2, rows=ROWS)), "cards_alike", 2),
        ((given(1, rows=swapped(0, 0, 1)),), "number_in_wrong_column", 1),
        ((given(1, rows=((0, *ROWS[0][1:]), *ROWS[1:])),), "row_without_five", 1),
        ((given(1, rows=((9, *ROWS[0][1:]), *ROWS[1:])),), "number_twice", 1),
        ((given(1, rows=ROWS[:2]),), "not_a_layout", 1),
        ((given(1, rows=(ROWS[0][:8], *ROWS[1:])),), "not_three_rows_of_nine", 1),
        ((given(1, rows=(tuple(range(1, 16)),)),), "column_without_one_to_three", 1),
        ((given(1, rows=(tuple(range(1, 15)),)),), "not_fifteen_numbers", 1),
        ((given(1, rows=((*range(1, 15), 91),)),), "no_such_number", 1),
        ((given(1), LOOSE[1]), "another_kind_of_card", 2),
        ((given(1, strip="a"), given(7, strip="a")), "number_twice_in_strip", 2),
        (tuple(given(n, strip="a") for n in range(1, 8)), "too_many_in_strip", 1),
    ],
)
def test_a_list_with_a_fault_is_refused_and_the_card_is_named(
    cards: tuple[ListedCard, ...], fault: str, place: int
):
    """Nothing is changed by it."""
    hall = Hall()
    hall.do(OpenEvening())
    refused = hall.refusal(ListSeries(series=3, cards=cards))
    assert (refused.code, refused.params["fault"], refused.params["place"]) == ("bad_card", fault, place)
    assert not hall.state.programme.series


def test_an_empty_list_is_refused():
    """A series has a card at least."""
    hall = Hall()
    hall.do(OpenEvening())
    assert hall.refusal(ListSeries(series=3, cards=())).code == "bad_count_of_cards"


def test_whole_strips_of_a_list_are_no_fault():
    """Six cards that hold each number once."""
    cards = tuple(given(number, strip=str((number - 1) // 6)) for number in range(1, 61))
    assert not list(list_faults(cards))


def test_the_text_of_a_list_gives_its_cards_back():
    """With serials as they were given, and loose numbers in order."""
    assert listed_cards(listed_text(LIST)) == LIST
    assert [card.rows for card in listed_cards(listed_text(LOOSE))] == [
        (tuple(sorted(card.rows[0])),) for card in LOOSE
    ]


FIVES = Series(75, 100, SECRET, "75")


def test_cards_for_75_balls_play_in_a_game_of_75():
    """A row of card 1 wins the line; the free centre counts in its own."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(RegisterSeries(series=75, strips=10, secret=SECRET.hex(), kind="75"))
    hall.do(RegisterSeries(series=17, strips=10, secret=OTHER))
    assert (
        hall.refusal(PlanGame(source="balls", balls=75, series=(17,), prizes=(Prize("a", InRow(5)),))).code
        == "wrong_pool"
    )
    assert (
        hall.refusal(PlanGame(source="balls", series=(75,), prizes=(Prize("a", InRow(5)),))).code
        == "wrong_pool"
    )
    hall.do(PlanGame(source="balls", balls=75, prizes=(Prize("line", InRow(5)),)))
    assert hall.state.programme.games[0].series == (75,)
    hall.do(Sell(series=75))
    hall.do(StartGame())
    hall.call(*(n for n in FIVES.card(1).rows[2] if n))
    assert claim(hall, print_number(1)) == "winning"


@pytest.mark.parametrize("kind", ["90-no-full", "75"])
def test_every_kind_of_series_is_found_by_an_automatic_game(kind: Kind):
    """The winner that the program finds is the card whose row was called."""
    balls = 75 if kind == "75" else 90
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(RegisterSeries(series=4, strips=50, secret=SECRET.hex(), kind=kind))
    hall.do(PlanGame(source="balls", balls=balls, prizes=(Prize("line", InRow(5)),), awarding="automatic"))
    hall.do(Sell(series=4, first=5, last=300))
    hall.do(StartGame())
    hall.call(*(n for n in Series(4, 50, SECRET, kind).card(200).rows[2] if n))
    assert [claimed.number for claimed in hall.state.desk.standing] == [200]


def test_a_series_without_full_columns_has_one_or_two_numbers_in_each():
    """Its cards are valid cards."""
    cards = [Series(4, 50, SECRET, "90-no-full").card(number) for number in range(1, 301)]
    for card in cards:
        columns = [sum(map(bool, column)) for column in zip(*card.rows, strict=True)]
        assert set(columns) <= {1, 2}
        assert [sum(map(bool, row)) for row in card.rows] == [5, 5, 5]


def test_kinds_of_one_secret_differ():
    """Two kinds of series with the same secret share no randomness."""
    kinds: tuple[Kind, ...] = ("90", "90-no-full", "75")
    made: set[Card] = {Series(4, 1, SECRET, kind).card(1) for kind in kinds}
    assert len(made) == 3


def test_the_same_cards_may_not_come_as_two_series():
    """A list is known by its checksum."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(ListSeries(series=3, cards=LIST))
    assert hall.refusal(ListSeries(series=4, cards=LIST)).code == "cards_listed_twice"


def test_a_serial_that_no_list_has_is_outside_all_of_them():
    """Two lists play, and neither has it: it is told so, and not asked for its series."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(ListSeries(series=3, cards=LIST[:30]))
    hall.do(ListSeries(series=4, cards=LIST[30:]))
    hall.do(PlanGame(source="balls", prizes=(Prize("ambo", InRow(2)),)))
    hall.do(Sell(series=3))
    hall.do(StartGame())
    hall.call(3, 35)
    assert claim(hall, "A-999") == "outside_series"


@pytest.mark.parametrize("text", ["", "00101 3 35\n", "00101:three\n"])
def test_what_is_no_list_is_no_series(text: str):
    """A text that was damaged is never taken for cards."""
    with pytest.raises(ValueError):  # noqa: PT011
        ListedSeries(3, text).commitment  # noqa: B018


def test_a_list_has_no_card_beyond_its_last():
    """Nor before its first."""
    series = ListedSeries(3, listed_text(LIST))
    for number in (0, 61):
        with pytest.raises(ValueError, match="no card"):
            series.serial(number)


FIVE = FIVES.card(1).rows


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        ((*FIVE[:4], FIVE[4][:4]), "not_a_layout"),
        ((*FIVE[:4], (0, *FIVE[4][1:])), "not_five_by_five"),
        ((*FIVE[:2], tuple(n or 45 for n in FIVE[2]), *FIVE[3:]), "not_five_by_five"),
        ((FIVE[0][::-1], *FIVE[1:]), "number_in_wrong_column"),
    ],
)
def test_a_card_of_five_by_five_with_a_fault_is_refused(rows: tuple[tuple[int, ...], ...], fault: str):
    """A short row, an empty cell, a number in the free centre, letters mixed up."""
    assert [found.fault for found in list_faults((ListedCard("B7", rows),))] == [fault]
    assert not list(list_faults((ListedCard("B7", FIVE),)))


def test_prizes_that_nobody_can_win_first_are_refused():
    """All of them for cards that have won already."""
    hall = Hall()
    hall.do(OpenEvening())
    prizes = (Prize("a", InRow(2), among="winners"), Prize("b", InRow(3), among="winners"))
    assert hall.refusal(PlanGame(source="balls", prizes=prizes)).code == "nobody_can_win"


def test_nothing_marked_needs_a_prize_that_decides_it():
    """By itself it would never be decided."""
    hall = Hall()
    hall.do(OpenEvening())
    refused = hall.refusal(PlanGame(source="balls", prizes=(Prize("bare", Nothing()),)))
    assert (refused.code, refused.params["prize"]) == ("bad_prize_order", "bare")


def test_a_vault_lets_a_list_go():
    """As it does every other thing."""
    vault = Vault(cards={3: "a", 4: "b"})
    assert vault.forgetting("cards", "3").cards == {4: "b"}


def test_a_series_is_not_sold_for_a_game_in_which_it_does_not_play():
    """Its cards could never win there."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(RegisterSeries(series=17, strips=10, secret=SECRET.hex()))
    hall.do(RegisterSeries(series=75, strips=10, secret=OTHER, kind="75"))
    hall.do(PlanGame(game="b", source="balls", balls=75, prizes=(Prize("line", InRow(5)),)))
    refused = hall.refusal(Sell(series=17, first=1, games=("b",)))
    assert (refused.code, refused.params["game"]) == ("series_not_in_game", "b")


def test_a_card_without_rows_is_drawn_in_rows_of_five():
    """Its numbers ascend; a card with rows is drawn as it is printed."""
    loose = Card((tuple(range(1, 16)),))
    assert loose.grid == (tuple(range(1, 6)), tuple(range(6, 11)), tuple(range(11, 16)))
    assert SERIES.card(1).grid == SERIES.card(1).rows


def test_a_snapshot_tells_cards_of_another_maker_apart():
    """From series of ours, and a winner noted by hand from one whose card is known."""
    hall = hall_with(*LIST)
    hall.call(3, 35)
    claim(hall, "00101")
    hall.do(ClaimByHand(note="Rossi 7"))
    hall.award()
    snapshot = hall.publish(Resume()).snapshot
    assert [row.listed for row in snapshot.series] == [True]
    assert [winner.by_hand for winner in snapshot.prizes[0].winners] == [False, True]


def test_a_secret_is_not_told_by_what_holds_it():
    """Neither by a series nor by the command that brings it."""
    told = repr(SERIES) + repr(RegisterSeries(series=1, strips=1, secret=SECRET.hex()))
    assert SECRET.hex() not in told
    assert repr(SECRET) not in told
