"""Games worked out by hand from the rules, about which there was once an argument."""

from desktop.game.draw import Resume
from desktop.game.evening import OpenEvening
from desktop.game.programme import GamePlanned, PlanGame, RegisterSeries
from desktop.game.rounds import CloseGame
from tests.game.traditions import CARDS, award, claimed, hall_of
from tests.hall import SECRET, Hall

TIE = (35, 47, 62, 72, 26, 63, 81, 3)
"""The top rows of cards 1 and 9, which end on the same 3."""


def test_a_game_of_75_balls_in_an_evening_that_has_series():
    """A hall that registered its cards of 90 plays one game of 75 with cards of another maker, by the board
    alone.
    """
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(RegisterSeries(series=17, strips=10, secret=SECRET.hex()))
    (planned,) = hall.do(PlanGame(source="balls", scheme="bingo75"))
    assert isinstance(planned, GamePlanned)
    assert planned.series == ()


def test_automatic_a_prize_whose_numbers_are_past_does_not_keep_the_game_open():
    """Nobody need claim, so after the 40th number nobody can win it any more: the game closes."""
    hall = hall_of(
        "italy-halls",
        cards=(1, 6),
        awarding="automatic",
        extra=("superbingo",),
        jackpots={"superbingo": 50_000},
    )
    hall.call(*CARDS[1][0])
    award(hall)
    hall.call(*(n for card in (2, 3) for numbers in CARDS[card][:2] for n in numbers))
    hall.call(*(n for numbers in CARDS[4][:2] for n in numbers), *CARDS[5][0][:4], *CARDS[6][0][:2])
    hall.call(*CARDS[1][1], *CARDS[1][2])
    award(hall)
    hall.do(CloseGame())


def test_a_true_line_claimed_after_its_award_is_answered_with_the_ball_that_completed_it():
    """Cards 1 and 9 have the line on the 3, and card 1 was awarded before card 9 spoke: it is told that it came
    too late, with the ball, and not that five numbers are missing.
    """
    hall = hall_of("britain")
    hall.call(*TIE)
    assert claimed(hall, 1) == ["one_line"]
    hall.award()
    verdict = hall.claim(9)
    assert verdict.answer != "not_winning"
    assert [(r.prize, r.ball, r.ago) for r in verdict.reached] == [("one_line", 3, 0)]


def test_india_a_true_claim_for_a_prize_just_awarded_is_no_bogey():
    """Ticket 9 has the top line on the 3 as ticket 1 has, and speaks after the award: it wins nothing, but its
    claim was not a wrong one: later its bottom line wins, and with it the corners.
    """
    hall = hall_of("india")
    hall.call(*TIE)
    assert claimed(hall, 1) == ["early_five", "top_line"]
    hall.award()
    assert claimed(hall, 9) == []
    hall.do(Resume())
    hall.call(*CARDS[9][2])
    assert claimed(hall, 9) == ["four_corners", "bottom_line"]
