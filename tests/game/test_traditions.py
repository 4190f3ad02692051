"""Games of every tradition, worked out by hand from the rules and then played in a hall.

The rows of the cards stand in traditions.py. Numbers that complete nothing come from cards that do not claim.
"""

from pathlib import Path

import pytest

from desktop.game.claims import ClaimByHand, WithdrawClaim
from desktop.game.corrections import VoidDraw
from desktop.game.draw import Call, Resume
from desktop.game.programme import PlanGame
from desktop.game.rounds import CloseGame
from desktop.game.rules import Rules
from desktop.game.settling import Award
from desktop.settings.schemes import scheme_names
from tests.game.traditions import CARDS, award, bingo75, by_hand, claimed, hall_of, house, own_scheme, won
from tests.hall import Hall, row

ROW = CARDS[1]
FIRST_FOUR = ("ambo", "terna", "quaterna", "cinquina")


def whole(card: int) -> tuple[int, ...]:
    """All numbers of a card, top row first."""
    return tuple(number for numbers in CARDS[card] for number in numbers)


def fill(hall: Hall, count: int) -> None:
    """So many numbers come out that stand neither on card 1 nor on card 2."""
    free = [n for card in (3, 4, 5, 6) for n in whole(card) if n not in hall.numbers]
    hall.call(*free[:count])


def won_with(hall: Hall, *numbers: int) -> list[str]:
    """Numbers come out one by one, and what the program finds is awarded at once: the prizes."""
    before = set(won(hall))
    for number in numbers:
        hall.call(number)
        if hall.state.desk.standing:
            award(hall)
    return [prize for prize in won(hall) if prize not in before]


def test_the_cards_are_those_of_the_series():
    """The games below speak of the cards that the program makes."""
    for card, rows in CARDS.items():
        assert [tuple(row(card, place)) for place in range(3)] == list(rows)


def test_every_scheme_is_played_here():
    """A new scheme comes with games worked out by hand."""
    played = "italy italy-halls britain spain portugal france fribourg turkey india flanders bingo75 square"
    assert set(scheme_names()) == set(played.split())


# Italy


def test_italy_balls_5_9_and_12_of_a_row_give_terna_and_the_unclaimed_ambo():
    """The last number makes both, so one claim wins both, in ascending order."""
    hall = hall_of("italy", values={"ambo": 1000, "terna": 2000})
    hall.call(5, 28, 43, 52, 3, 8, 12, 29, 35, 17, 46, 47)
    assert [(r.prize, r.ball, r.position) for r in hall.claim(1).reached] == [
        ("ambo", 47, 12),
        ("terna", 47, 12),
    ]
    award(hall)
    assert won(hall) == {"ambo": {1: 1000}, "terna": {1: 2000}}


def test_italy_three_quaterne_are_three_prizes_of_different_value():
    """First, second and third go to different cards; the third is shared, and a cent stays with the house."""
    hall = hall_of(
        "italy",
        left_out=("ambo", "terna"),
        times={"quaterna": 3},
        values={"quaterna-1": 4000, "quaterna-2": 3000, "quaterna-3": 2001},
    )
    hall.call(3, 35, 47, 62)
    assert claimed(hall, 1) == ["quaterna-1"]
    award(hall)
    hall.call(9, 14, 21, 39)
    assert claimed(hall, 1) == []  # another row, but the same kind of prize
    hall.do(Resume())
    hall.call(37, 44, 50, 73)
    assert claimed(hall, 2) == ["quaterna-2"]
    award(hall)
    hall.call(10, 30, 74, 22, 52, 76, 60)
    assert claimed(hall, 3) == claimed(hall, 11) == ["quaterna-3"]
    award(hall)
    assert won(hall) == {
        "quaterna-1": {1: 4000},
        "quaterna-2": {2: 3000},
        "quaterna-3": {3: 1000, 11: 1000},
    }
    assert house(hall) == {"quaterna-3": 1}


def test_italy_a_card_that_has_the_second_quaterna_already_wins_it_when_it_opens():
    """Nobody claimed the quaterna of ball 4; when the first is awarded on ball 8 the second is theirs."""
    hall = hall_of("italy", left_out=("ambo", "terna"), times={"quaterna": 2})
    hall.call(3, 35, 47, 62, 37, 44, 50, 73)
    assert claimed(hall, 2) == ["quaterna-1"]
    hall.award()
    assert claimed(hall, 1) == ["quaterna-2"]


def test_italy_a_late_quaterna_claimed_beside_the_first_is_the_second():
    """Claims on one number are judged together: the one that came too late for the first wins the second."""
    hall = hall_of("italy", left_out=("ambo", "terna"), times={"quaterna": 2})
    hall.call(3, 35, 47, 62, 37, 44, 50, 73)
    assert hall.claim(1).answer == "too_late"
    assert claimed(hall, 2) == ["quaterna-1"]
    award(hall)
    assert won(hall) == {"quaterna-1": {2: 0}, "quaterna-2": {1: 0}}


def test_italy_without_ambo_two_in_a_row_are_nothing():
    """A game may leave the ambo out: it begins with the terna."""
    hall = hall_of("italy", left_out=("ambo",))
    hall.call(3, 35)
    verdict = hall.claim(1)
    assert (verdict.answer, verdict.prize, verdict.needs) == ("not_winning", "terna", 1)
    hall.do(Resume())
    hall.call(47)
    assert claimed(hall, 1) == ["terna"]


def test_italy_the_prizes_count_along_one_row():
    """Two numbers in two rows of a card are no ambo, and two cards with one each are none either."""
    hall = hall_of("italy")
    hall.call(3, 9, 37)
    assert [hall.claim(card).answer for card in (1, 2)] == ["not_winning", "not_winning"]


def test_italy_decina_lies_between_cinquina_and_tombola():
    """Where it is asked for: two full rows of one card, of which the cinquina was one."""
    hall = hall_of("italy", left_out=("ambo", "terna", "quaterna"), extra=("decina",))
    hall.call(*ROW[0])
    assert claimed(hall, 1) == ["cinquina"]
    award(hall)
    hall.call(*CARDS[2][0])
    assert claimed(hall, 2) == []  # a row of another card
    hall.do(Resume())
    hall.call(*ROW[1])
    assert claimed(hall, 1) == ["decina"]
    award(hall)
    hall.call(*ROW[2])
    assert claimed(hall, 1) == ["tombola"]


def test_italy_tombolino_goes_to_the_second_card():
    """The card that won the tombola is out of it; the next full card has it."""
    hall = hall_of("italy", left_out=FIRST_FOUR, extra=("tombolino",), values={"tombolino": 500})
    hall.call(*whole(1))
    assert claimed(hall, 1) == ["tombola"]
    award(hall)
    hall.call(*whole(2)[:14])
    assert claimed(hall, 1) == []
    assert hall.claim(2).needs == 1
    hall.do(Resume())
    hall.call(whole(2)[14])
    assert claimed(hall, 2) == ["tombolino"]
    award(hall)
    assert won(hall)["tombolino"] == {2: 500}


def test_italy_tombolina_is_for_a_card_that_has_won_already():
    """A full row of a card without an award is nothing; the ambo's winner has it with a row completed later."""
    hall = hall_of("italy", left_out=FIRST_FOUR[1:], extra=("tombolina",), values={"tombolina": 300})
    hall.call(3, 35)
    assert claimed(hall, 1) == ["ambo"]
    award(hall)
    hall.call(*CARDS[2][0])
    assert claimed(hall, 2) == []
    hall.do(Resume())
    hall.call(47, 62, 72)
    assert claimed(hall, 1) == ["tombolina"]
    award(hall)
    assert won(hall)["tombolina"] == {1: 300}


def test_italy_a_row_full_at_the_first_award_is_no_tombolina():
    """The row was completed on the ball of the award and not after it; the next row counts."""
    hall = hall_of("italy", left_out=FIRST_FOUR[1:], extra=("tombolina",))
    hall.call(*ROW[0])
    assert claimed(hall, 1) == ["ambo"]
    award(hall)
    hall.call(*ROW[1][:4])
    assert claimed(hall, 1) == []
    hall.do(Resume())
    hall.call(ROW[1][4])
    assert claimed(hall, 1) == ["tombolina"]


def test_italy_palo_secco_is_shared_by_all_who_have_marked_nothing():
    """On the ball of the tombola, and never again: a card that comes a ball later is refused."""
    hall = hall_of("italy", left_out=FIRST_FOUR, extra=("palo_secco",), values={"palo_secco": 1001})
    hall.call(*whole(1))
    assert claimed(hall, 1) == ["tombola"]
    hall.award()
    assert claimed(hall, 2) == claimed(hall, 3) == ["palo_secco"]
    assert claimed(hall, 9) == []  # it has the 3
    award(hall)
    assert won(hall)["palo_secco"] == {2: 500, 3: 500}
    assert house(hall) == {"palo_secco": 1}
    hall.call(37)
    assert claimed(hall, 4) == []


def test_italy_palo_secco_claimed_before_the_tombola_is_awarded():
    """It was not open yet; with the tombola's award on the same number it opens, and is won."""
    hall = hall_of("italy", left_out=FIRST_FOUR, extra=("palo_secco",))
    hall.call(*whole(1))
    assert claimed(hall, 2) == claimed(hall, 3) == []
    assert claimed(hall, 1) == ["tombola"]
    award(hall)
    assert won(hall) == {"tombola": {1: 0}, "palo_secco": {2: 0, 3: 0}}


def test_italy_palo_secco_unclaimed_on_that_ball_is_gone():
    """Nobody claims it when the tombola is won; a ball later it is nobody's, and the game closes without it."""
    hall = hall_of("italy", left_out=FIRST_FOUR, extra=("palo_secco",))
    hall.call(*whole(1))
    assert claimed(hall, 1) == ["tombola"]
    award(hall)
    hall.call(37)
    assert claimed(hall, 4) == []
    hall.do(Resume())
    hall.do(CloseGame())


def test_italy_palo_secco_in_an_automatic_game():
    """The program finds every bare card: of twelve sold, five have none of the fifteen numbers."""
    hall = hall_of(
        "italy",
        cards=(1, 12),
        awarding="automatic",
        left_out=FIRST_FOUR,
        extra=("palo_secco",),
        values={"palo_secco": 1000},
    )
    hall.call(*whole(1))
    award(hall)
    assert won(hall) == {"tombola": {1: 0}, "palo_secco": dict.fromkeys((2, 3, 4, 5, 6), 200)}


def test_italy_palo_secco_is_decided_at_the_first_of_three_tombole():
    """It does not wait for the last one."""
    hall = hall_of("italy", left_out=FIRST_FOUR, extra=("palo_secco",), times={"tombola": 3})
    hall.call(*whole(1))
    assert claimed(hall, 1) == ["tombola-1"]
    hall.award()
    assert claimed(hall, 4) == ["palo_secco"]


# Italy's bingo halls


def test_italy_halls_pay_7_and_53_percent_of_the_takings():
    """Seven cards at 1.50 are 10.50: the line 73.5 cents and bingo 556.5, the halves stay with the house."""
    hall = hall_of("italy-halls", cards=(1, 7), price=150)
    hall.call(*ROW[0])
    assert claimed(hall, 1) == ["cinquina"]
    award(hall)
    hall.call(*ROW[1], *ROW[2])
    assert claimed(hall, 1) == ["bingo"]
    award(hall)
    assert won(hall) == {"cinquina": {1: 73}, "bingo": {1: 556}}


def test_italy_halls_a_late_announcement_shares_with_one_in_time():
    """The line of ball 5 is announced on ball 10, when another card has one too: they share 7 % of 60.00."""
    hall = hall_of("italy-halls", price=100)
    hall.call(*ROW[0], *CARDS[2][0])
    verdict = hall.claim(1)
    assert [(r.prize, r.ball, r.ago) for r in verdict.reached] == [("cinquina", 72, 5)]
    assert claimed(hall, 2) == ["cinquina"]
    award(hall)
    assert won(hall) == {"cinquina": {1: 210, 2: 210}}


@pytest.mark.parametrize(("before", "voided", "superbingo"), [(25, 0, True), (26, 0, False), (26, 1, True)])
def test_italy_halls_superbingo_within_40_numbers(before: int, voided: int, superbingo: bool):
    """Bingo on the 40th number that counts wins the accumulator besides; on the 41st it does not."""
    hall = hall_of("italy-halls", price=100, extra=("superbingo",), jackpots={"superbingo": 50_000})
    fill(hall, before)
    if voided:
        hall.do(VoidDraw(reason="the ball fell"))
    hall.call(*whole(1))
    assert claimed(hall, 1) == ["cinquina", "bingo", *(["superbingo"] if superbingo else [])]
    award(hall)
    wins = {"cinquina": {1: 420}, "bingo": {1: 3180}} | ({"superbingo": {1: 50_000}} if superbingo else {})
    assert won(hall) == wins


# Britain and Ireland


def test_britain_two_lines_are_of_the_same_ticket():
    """A line on each of two tickets is not two lines; the second on the first ticket is."""
    hall = hall_of("britain", values={"one_line": 1000, "two_lines": 2000, "full_house": 5000})
    hall.call(*ROW[0])
    assert claimed(hall, 1) == ["one_line"]
    award(hall)
    hall.call(*CARDS[2][0])
    verdict = hall.claim(2)
    assert (verdict.answer, verdict.prize, verdict.needs) == ("not_winning", "two_lines", 5)
    hall.do(Resume())
    hall.call(*ROW[2])
    assert claimed(hall, 1) == ["two_lines"]
    award(hall)
    hall.call(*ROW[1])
    assert claimed(hall, 1) == ["full_house"]
    award(hall)
    assert won(hall) == {"one_line": {1: 1000}, "two_lines": {1: 2000}, "full_house": {1: 5000}}


def test_britain_the_last_number_must_be_in_the_line():
    """A line claimed one call late is refused, with its ball; it stays in play for the next ticket."""
    hall = hall_of("britain")
    hall.call(*ROW[0], 37)
    verdict = hall.claim(1)
    assert verdict.answer == "too_late"
    assert [(r.prize, r.ball, r.ago) for r in verdict.reached] == [("one_line", 72, 1)]
    hall.do(Resume())
    hall.call(44, 50, 73, 81)
    assert claimed(hall, 2) == ["one_line"]


def test_britain_joint_winners_share():
    """Both lines end with the 3: half of 10.01 each, and a penny for the house."""
    hall = hall_of("britain", values={"one_line": 1001})
    hall.call(35, 47, 62, 72, 26, 63, 81, 3)
    assert claimed(hall, 1) == claimed(hall, 9) == ["one_line"]
    award(hall)
    assert won(hall) == {"one_line": {1: 500, 9: 500}}
    assert house(hall) == {"one_line": 1}


def test_britain_a_game_for_the_full_house_only():
    """The lines are left out; a jackpot comes with a full house in 45 calls."""
    hall = hall_of(
        "britain", left_out=("one_line", "two_lines"), extra=("jackpot",), jackpots={"jackpot": 100_000}
    )
    hall.call(*ROW[0])
    assert claimed(hall, 1) == []
    hall.do(Resume())
    fill(hall, 30)
    hall.call(*ROW[1], *ROW[2])
    assert claimed(hall, 1) == ["full_house", "jackpot"]
    award(hall)
    assert won(hall)["jackpot"] == {1: 100_000}


# Spain and Portugal


def test_spain_bingo_waits_for_the_line():
    """On a full card whose line nobody claimed, the last number gives both."""
    hall = hall_of("spain", values={"linea": 1500, "bingo": 6000})
    hall.call(*whole(2))
    assert claimed(hall, 2) == ["linea", "bingo"]
    award(hall)
    assert won(hall) == {"linea": {2: 1500}, "bingo": {2: 6000}}


def test_spain_the_accumulated_bingo_needs_40_balls():
    """Bingo on ball 41 is bingo and no more."""
    hall = hall_of("spain", extra=("acumulado",), jackpots={"acumulado": 90_000})
    hall.call(*ROW[0])
    assert claimed(hall, 1) == ["linea"]
    award(hall)
    fill(hall, 26)
    hall.call(*ROW[1], *ROW[2])
    assert claimed(hall, 1) == ["bingo"]
    award(hall)
    hall.do(CloseGame())


def test_portugal_linha_is_one_row_and_bingo_all_three():
    """Four numbers of a row are none; the winner of the line wins bingo too."""
    hall = hall_of("portugal", values={"linha": 100, "bingo": 900})
    hall.call(*ROW[0][:4])
    assert hall.claim(1).among == (72,)
    hall.do(Resume())
    hall.call(72)
    assert claimed(hall, 1) == ["linha"]
    award(hall)
    hall.call(*ROW[1], *ROW[2])
    assert claimed(hall, 1) == ["bingo"]
    award(hall)
    assert won(hall) == {"linha": {1: 100}, "bingo": {1: 900}}


def test_portugal_a_card_that_was_not_sold_wins_nothing():
    """Sixty cards are sold; the line of card 61 is answered with the register, and card 1 wins."""
    hall = hall_of("portugal")
    hall.call(*row(61, 0))
    assert hall.claim(61).answer == "not_sold"
    hall.do(Resume())
    hall.call(*[n for n in ROW[0] if n not in hall.numbers])
    assert claimed(hall, 1) == ["linha"]


# France


def test_france_joint_winners_draw_lots_for_a_quine():
    """A ham is not cut in two: until a lot is drawn nobody has it, and then one has all of it."""
    hall = hall_of("france", values={"quine": 3000})
    hall.call(35, 47, 62, 72, 26, 63, 81, 3)
    assert claimed(hall, 1) == claimed(hall, 9) == ["quine"]
    assert hall.refusal(Award(lots={"quine": 7})).code == "lot_needed"
    hall.do(Award(lots={"quine": 2}))
    assert won(hall) == {"quine": {9: 3000}}
    assert [claim.verdict.answer for claim in hall.state.desk.claims] == ["lost_lot", "winning"]
    hall.do(Resume())
    hall.call(9, 14, 21, 39, 85)
    assert claimed(hall, 1) == ["double_quine"]


def test_france_quine_double_quine_carton_plein():
    """Three prizes in order; the two lines are of one card, and the carton plein may be another's."""
    hall = hall_of("france")
    hall.call(*CARDS[2][0])
    assert claimed(hall, 2) == ["quine"]
    award(hall)
    hall.call(*ROW[0])
    assert claimed(hall, 1) == []
    hall.do(Resume())
    hall.call(*CARDS[2][1])
    assert claimed(hall, 2) == ["double_quine"]
    award(hall)
    hall.call(*ROW[1], *ROW[2])
    assert claimed(hall, 1) == ["carton_plein"]


# Fribourg


def test_fribourg_ties_share_and_a_card_wins_one_quine():
    """Two cards share the first quine without a lot; their other rows win no second one."""
    hall = hall_of("fribourg", values={"quine-1": 4000, "quine-2": 3000})
    hall.call(35, 47, 62, 72, 26, 63, 81, 3)
    assert claimed(hall, 1) == claimed(hall, 9) == ["quine-1"]
    award(hall)
    hall.call(9, 14, 21, 39, 85)
    assert claimed(hall, 1) == []
    hall.do(Resume())
    hall.call(37, 44, 50, 73)
    assert claimed(hall, 2) == ["quine-2"]
    award(hall)
    assert won(hall) == {"quine-1": {1: 2000, 9: 2000}, "quine-2": {2: 3000}}


def test_fribourg_three_cartons_go_to_three_cards():
    """First, second and third carton, each with its value; who has one is out of the others."""
    hall = hall_of(
        "fribourg",
        left_out=("quine",),
        values={"carton-1": 10_000, "carton-2": 6000, "carton-3": 4000},
    )
    for card in (1, 2, 3):
        hall.call(*whole(card))
        assert claimed(hall, 1) == ["carton-1"] if card == 1 else claimed(hall, 1) == []
        if card > 1:
            assert claimed(hall, card) == [f"carton-{card}"]
        award(hall)
    assert won(hall) == {"carton-1": {1: 10_000}, "carton-2": {2: 6000}, "carton-3": {3: 4000}}
    hall.do(CloseGame())


def test_fribourg_with_a_double_quine():
    """Halls that play quine and double quine ask for it, and for the quine once."""
    hall = hall_of("fribourg", extra=("double_quine",), times={"quine": 1, "carton": 1})
    hall.call(*ROW[0])
    assert claimed(hall, 1) == ["quine"]
    award(hall)
    hall.call(*ROW[1])
    assert claimed(hall, 1) == ["double_quine"]
    award(hall)
    hall.call(*ROW[2])
    assert claimed(hall, 1) == ["carton"]


# Turkey


def test_turkey_the_second_cinko_is_two_rows_of_one_card():
    """The first çinko is card 1's; card 2 has the second with two rows of its own, though it never won a first."""
    hall = hall_of("turkey", values={"birinci_cinko": 100, "ikinci_cinko": 200, "tombala": 500})
    hall.call(*ROW[0])
    assert claimed(hall, 1) == ["birinci_cinko"]
    award(hall)
    hall.call(*CARDS[2][0])
    verdict = hall.claim(2)
    assert (verdict.answer, verdict.prize, verdict.needs) == ("not_winning", "ikinci_cinko", 5)
    hall.do(Resume())
    hall.call(*CARDS[2][2])
    assert claimed(hall, 2) == ["ikinci_cinko"]
    award(hall)
    hall.call(*ROW[1], *ROW[2])
    assert claimed(hall, 1) == ["tombala"]
    award(hall)
    assert won(hall) == {"birinci_cinko": {1: 100}, "ikinci_cinko": {2: 200}, "tombala": {1: 500}}


def test_turkey_one_number_gives_both_cinko():
    """Nobody claimed the first; the number that ends the second row gives both, and tombala is still open."""
    hall = hall_of("turkey")
    hall.call(*ROW[0], *ROW[1])
    assert claimed(hall, 1) == ["birinci_cinko", "ikinci_cinko"]
    award(hall)
    assert hall.refusal(CloseGame()).code == "prizes_open"


# India


def test_india_prizes_fall_in_any_order():
    """The bottom line before the top, early five with a line, corners last."""
    hall = hall_of("india", values={"bottom_line": 300, "top_line": 100, "early_five": 50})
    hall.call(*ROW[2])
    assert claimed(hall, 1) == ["early_five", "bottom_line"]
    award(hall)
    hall.call(*CARDS[2][0])
    assert claimed(hall, 2) == ["top_line"]
    award(hall)
    hall.call(3, 72)
    assert claimed(hall, 1) == ["four_corners"]
    award(hall)
    assert won(hall) == {
        "early_five": {1: 50},
        "bottom_line": {1: 300},
        "top_line": {2: 100},
        "four_corners": {1: 0},
    }


def test_india_corners_are_the_first_and_last_numbers_of_the_outer_lines():
    """The 26 stands in the third column, and is a corner all the same; the 9 of the middle line is none."""
    hall = hall_of("india", rules=Rules())
    hall.call(9, 85, 3, 72, 89)
    verdict = hall.claim(1)
    assert "four_corners" not in [reached.prize for reached in verdict.reached]
    hall.award()
    hall.do(Resume())
    hall.call(26)
    assert claimed(hall, 1) == ["four_corners"]


def test_india_early_five_are_any_five_of_one_ticket():
    """Four are not enough; the fifth may stand anywhere; three tickets with five together have nothing."""
    hall = hall_of("india", rules=Rules())
    hall.call(3, 9, 26, 37, 38, 10)
    assert [claimed(hall, card) for card in (1, 2, 3)] == [[], [], []]
    hall.do(Resume())
    hall.call(89, 14)
    assert claimed(hall, 1) == ["early_five"]


def test_india_a_bogey_bars_the_ticket_from_the_game():
    """A wrong claim costs ticket 3 its bottom line, which another ticket can still win."""
    hall = hall_of("india")
    hall.call(4, 27, 42, 68)
    assert hall.claim(3).answer == "not_winning"
    hall.do(Resume())
    hall.call(86)
    assert hall.claim(3).answer == "barred"
    hall.do(Resume())
    hall.call(*ROW[2])
    assert claimed(hall, 1) == ["early_five", "bottom_line"]


def test_india_a_mistyped_ticket_is_no_bogey():
    """The operator typed the wrong number and withdrew the claim: that ticket is not barred."""
    hall = hall_of("india")
    hall.call(4, 27, 42, 68)
    assert hall.claim(3).answer == "not_winning"
    hall.do(WithdrawClaim(claim=1))
    hall.do(Resume())
    hall.call(86)
    assert claimed(hall, 3) == ["early_five", "bottom_line"]


def test_india_a_claim_that_comes_a_number_late_is_a_bogey():
    """It holds only on the number just announced."""
    hall = hall_of("india")
    hall.call(*ROW[0], 37)
    assert hall.claim(1).answer == "too_late"
    hall.do(Resume())
    hall.call(*ROW[1])
    assert hall.claim(1).answer == "barred"


LINES = ("early_five", "four_corners", "top_line", "middle_line", "bottom_line")


def test_india_the_second_house_is_without_the_firsts_winners():
    """It opens with the full house, and goes to the next full ticket."""
    hall = hall_of("india", rules=Rules(), left_out=LINES, values={"full_house": 900, "second_house": 400})
    hall.call(*whole(1))
    assert claimed(hall, 1) == ["full_house"]
    award(hall)
    hall.call(*whole(2)[:14])
    assert claimed(hall, 1) == claimed(hall, 2) == []
    hall.do(Resume())
    hall.call(whole(2)[14])
    assert claimed(hall, 2) == ["second_house"]
    award(hall)
    assert won(hall) == {"full_house": {1: 900}, "second_house": {2: 400}}


def test_india_joint_full_houses_share_the_first_and_leave_the_second():
    """Tickets 1 and 9 end on the same 3: both are out of the second house, which ticket 2 wins."""
    hall = hall_of("india", left_out=LINES, values={"full_house": 900, "second_house": 400})
    hall.call(*({*whole(1), *whole(9)} - {3}), 3)
    assert claimed(hall, 1) == claimed(hall, 9) == ["full_house"]
    award(hall)
    hall.call(*[n for n in whole(2) if n not in hall.numbers])
    assert claimed(hall, 2) == ["second_house"]
    award(hall)
    assert won(hall) == {"full_house": {1: 450, 9: 450}, "second_house": {2: 400}}


def test_india_breakfast_and_dinner_are_the_low_and_the_high_numbers():
    """Of ticket 1 seven numbers are up to 45 and eight are above."""
    hall = hall_of("india", extra=("breakfast", "dinner"), left_out=LINES)
    hall.call(3, 35, 9, 14, 21, 39, 26)
    assert claimed(hall, 1) == ["breakfast"]
    award(hall)
    hall.call(47, 62, 72, 85, 49, 58, 75, 89)
    assert claimed(hall, 1) == ["dinner", "full_house"]


# Flanders


def test_flanders_the_counters_stay_for_the_second_kien():
    """First a row, then the full card, with the numbers of the row still covered."""
    hall = hall_of("flanders")
    hall.call(*ROW[1])
    assert claimed(hall, 1) == ["kien_rij"]
    award(hall)
    hall.call(*ROW[0], *ROW[2])
    assert claimed(hall, 1) == ["kien_volle_kaart"]


def test_flanders_the_full_card_waits_for_the_row():
    """A second row after the first kien is nothing; an unclaimed row comes with the full card."""
    hall = hall_of("flanders", values={"kien_rij": 10, "kien_volle_kaart": 90})
    hall.call(*whole(1))
    assert claimed(hall, 1) == ["kien_rij", "kien_volle_kaart"]
    award(hall)
    assert won(hall) == {"kien_rij": {1: 10}, "kien_volle_kaart": {1: 90}}
    hall.do(CloseGame())


# 75 balls


def test_bingo75_winners_are_written_down_by_hand():
    """A line and then the whole card; two cards checked on the same number share."""
    hall = bingo75(values={"line": 1000, "coverall": 5001})
    assert hall.refusal(Call(number=76)).code == "not_a_ball"
    hall.call(1, 16, 46, 61)
    assert [r.prize for r in by_hand(hall).reached] == ["line"]
    award(hall)
    hall.call(*range(62, 76))
    by_hand(hall, "coverall")
    by_hand(hall, "coverall")
    award(hall)
    assert [sorted(one.share for one in g.winners) for g in hall.state.awards.given.values()] == [
        [1000],
        [2500, 2500],
    ]
    assert house(hall) == {"coverall": 1}
    hall.do(CloseGame())


def test_bingo75_a_drawing_is_announced_instead_of_the_line():
    """The coverall comes after the line, and is open at once where only the X comes with it."""
    lines = bingo75(values={})
    lines.call(1)
    assert lines.refusal(ClaimByHand(prizes=("coverall",))).code == "prize_not_open"
    hall = bingo75(extra=("letter_x",), left_out=("line",), values={"letter_x": 700, "coverall": 900})
    hall.call(1, 61)
    assert [r.prize for r in by_hand(hall, "letter_x").reached] == ["letter_x"]
    award(hall)
    hall.call(16)
    assert [r.prize for r in by_hand(hall, "coverall").reached] == ["coverall"]


# The square


def test_square_only_45_numbers_are_drawn():
    """After the 45th there is no other; what nobody has won stays unwon when the game is closed."""
    hall = hall_of("square")
    hall.call(*range(1, 46))
    assert hall.refusal(Call(number=46)).code == "all_out"
    assert hall.refusal(CloseGame()).code == "prizes_open"
    hall.do(CloseGame(leave_prizes=True))


def test_square_a_tombola_on_the_45th_number():
    """The last number of the evening fills the card: it wins, and there is no tombolone any more."""
    hall = hall_of("square", extra=("tombolone",), values={"tombola": 100_000})
    hall.call(3, 35, 47, 62)
    assert claimed(hall, 1) == ["quaterna"]
    award(hall)
    hall.call(72)
    assert claimed(hall, 1) == ["cinquina"]
    award(hall)
    fill(hall, 30)
    hall.call(*ROW[1], *ROW[2])
    assert claimed(hall, 1) == ["tombola"]
    award(hall)
    assert won(hall)["tombola"] == {1: 100_000}
    assert hall.refusal(Call(number=37)).code == "all_out"


def test_square_a_voided_draw_is_none_of_the_45():
    """Only draws that count are counted."""
    hall = hall_of("square")
    hall.call(*range(1, 46))
    hall.do(VoidDraw(reason="two balls came out"))
    hall.call(46)
    assert hall.refusal(Call(number=47)).code == "all_out"


# Late claims, in any tradition


def late(policy: Rules) -> Hall:
    """Cards 1 and 9 have the line on the 3; card 1 claims at once, and two more numbers come out."""
    hall = hall_of("britain", rules=policy, values={"one_line": 1000})
    hall.call(35, 47, 62, 72, 26, 63, 81, 3)
    assert claimed(hall, 1) == ["one_line"]
    award(hall)
    hall.call(90, 88)
    return hall


def test_late_claims_strict_and_until_closed_come_in_vain_after_the_award():
    """The line is won; card 9 had it on the same number, and did not shout."""
    for policy in ("strict", "until_closed"):
        hall = late(Rules(late=policy))
        assert claimed(hall, 9) == []
        assert won(hall) == {"one_line": {1: 1000}}


def test_late_claims_until_closed_hold_while_the_prize_is_open():
    """The line of ball 5 is claimed on ball 7: refused where it is strict, won where it is not."""
    strict = hall_of("britain", rules=Rules(late="strict"))
    strict.call(*ROW[0], 90, 88)
    assert strict.claim(1).answer == "too_late"
    relaxed = hall_of("britain", rules=Rules(late="until_closed"))
    relaxed.call(*ROW[0], 90, 88)
    assert [(r.prize, r.ball, r.ago) for r in relaxed.claim(1).reached] == [("one_line", 72, 2)]


def test_late_claims_that_share():
    """Card 9 had the line by then, so it shares with card 1; card 2, whose line came later, does not."""
    hall = late(Rules(late="late_shares"))
    assert claimed(hall, 9) == ["one_line"]
    award(hall)
    assert won(hall) == {"one_line": {1: 500, 9: 500}}
    hall.call(37, 44, 50, 73)
    assert claimed(hall, 2) == []


def test_late_claims_share_until_the_next_prize_is_won():
    """Once the two lines are awarded, nobody shares in the one line any more."""
    hall = late(Rules(late="late_shares"))
    hall.call(9, 14, 21, 39, 85)
    assert claimed(hall, 1) == ["two_lines"]
    award(hall)
    assert claimed(hall, 9) == []
    assert won(hall)["one_line"] == {1: 1000}


# Automatic games: the program finds the cards


def test_automatic_italy_with_tombolina():
    """Nobody claims: each prize falls on its ball, and the row after the ambo is also the tombolina."""
    hall = hall_of("italy", cards=(1, 6), awarding="automatic", extra=("tombolina",))
    won_on = {number: won_with(hall, number) for number in (*ROW[0], *CARDS[2][0])}
    assert {n: prizes for n, prizes in won_on.items() if prizes} == {
        35: ["ambo"],
        47: ["terna"],
        62: ["quaterna"],
        72: ["cinquina", "tombolina"],
    }


def test_automatic_fribourg_shares_the_first_quine_and_gives_the_second_to_another():
    """Cards 1 and 9 end on the 3; the next row is card 1's own and wins nothing, the one after is card 2's."""
    hall = hall_of("fribourg", cards=(1, 9), awarding="automatic", values={"quine-1": 100, "quine-2": 70})
    won_with(hall, 35, 47, 62, 72, 26, 63, 81, 3)
    assert won(hall) == {"quine-1": {1: 50, 9: 50}}
    assert won_with(hall, *ROW[1]) == []
    assert won_with(hall, 37, 44, 50, 73) == ["quine-2"]
    assert won(hall)["quine-2"] == {2: 70}


def test_automatic_india_in_any_order():
    """A strip of six: the middle line of ticket 4 takes early five with it; corners come before any other line."""
    hall = hall_of("india", cards=(1, 6), awarding="automatic", values={"early_five": 60, "middle_line": 90})
    assert won_with(hall, *CARDS[4][1]) == ["early_five", "middle_line"]
    assert won_with(hall, 3, 72, 26, 89) == ["four_corners"]
    assert won_with(hall, *CARDS[5][2], *CARDS[6][0]) == ["bottom_line", "top_line"]
    assert won(hall) == {
        "early_five": {4: 60},
        "middle_line": {4: 90},
        "four_corners": {1: 0},
        "bottom_line": {5: 0},
        "top_line": {6: 0},
    }


# Whatever the scheme


@pytest.mark.parametrize(("remainder", "shares"), [("house", (400, 400)), ("first", (601, 400))])
def test_a_halls_own_scheme_with_a_unit(tmp_path: Path, remainder: str, shares: tuple[int, int]):
    """Shares are whole two euros; what is left stays with the house, or goes to the first who claimed."""
    own = own_scheme(tmp_path, "ours", OURS.replace("REMAINDER", remainder))
    hall = hall_of("ours", own=own)
    hall.call(35, 47, 62, 72, 26, 63, 81, 3)
    claimed(hall, 9)
    claimed(hall, 1)
    award(hall)
    assert won(hall) == {"line": {9: shares[0], 1: shares[1]}}
    assert sum(shares) + house(hall).get("line", 0) == 1001


OURS = """
id = "ours"
language = "en"
names = { en = "Ours" }

[[prizes]]
id = "line"
names = { en = "Line" }
pattern = { pattern = "rows", count = 1 }
value = 1001
unit = 200
remainder = "REMAINDER"
"""


def test_a_prize_that_the_scheme_has_not_cannot_be_asked_for():
    """Neither as an extra one, nor left out, nor several times."""
    hall = Hall()
    for wrong in (
        PlanGame(scheme="italy", extra=("full_house",)),
        PlanGame(scheme="italy", left_out=("linea",)),
        PlanGame(scheme="italy", times={"quine": 2}),
    ):
        assert hall.refusal(wrong).code == "no_such_prize"
