"""Arguments that are settled rarely, and must be settled rightly: automatic games corrected, lots, late shares.

Card 1 of the series:    3  35 47 62 72  /  9 14 21 39 85  /  26 49 58 75 89
Card 9 of the series:    3  26 35 63 81  /  6  17 29 44 55 /  19 49 66 71 90
"""

import pytest

from desktop.game.awards import PrizeAwarded
from desktop.game.claims import ClaimByHand
from desktop.game.corrections import Correct
from desktop.game.desk import ClaimRejudged
from desktop.game.draw import Resume
from desktop.game.evening import OpenEvening
from desktop.game.prizes.in_row import InRow
from desktop.game.prizes.prize import Prize
from desktop.game.prizes.whole import Whole
from desktop.game.programme import PlanGame, RegisterSeries
from desktop.game.rounds import StartGame
from desktop.game.rules import Rules
from desktop.game.sales import Sell
from desktop.game.settling import Award
from tests.hall import SECRET, Hall, names


def hall_with(*prizes: Prize, rules: Rules | None = None, cards: tuple[int, int] = (1, 60)) -> Hall:
    """A claimed game with these prizes has started."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(RegisterSeries(series=17, strips=10, secret=SECRET.hex()))
    hall.do(PlanGame(source="balls", prizes=prizes, rules=rules))
    hall.do(Sell(series=17, first=cards[0], last=cards[1]))
    hall.do(StartGame())
    return hall


def awards_of(events: tuple[object, ...]) -> list[tuple[str, int, list[tuple[int, int]]]]:
    """What was awarded: prize, draw, and each winner with the share."""
    return [
        (event.prize, event.position, [(w.number, w.share) for w in event.winners])
        for event in events
        if isinstance(event, PrizeAwarded)
    ]


def test_after_a_correction_an_automatic_game_is_won_again_draw_by_draw():
    """Ambo on ball 2 and terna on ball 3; ball 1 was another number of the same row. Both fall, are found again
    as of their own draws, and are awarded in that order.
    """
    hall = Hall.playing(awarding="automatic", cards=(1, 1))
    hall.call(3, 35)
    assert awards_of(hall.award()) == [("ambo", 2, [(1, 1000)])]
    hall.do(Resume())
    hall.call(47)
    assert awards_of(hall.award()) == [("terna", 3, [(1, 2000)])]
    fallen = hall.do(Correct(number=62, position=1, reason="misread"))
    assert names(fallen).count("AwardVoided") == 2
    assert awards_of(hall.award()) == [("ambo", 2, [(1, 1000)])]
    assert awards_of(hall.award()) == [("terna", 3, [(1, 2000)])]
    hall.do(Resume())


def test_after_a_correction_an_automatic_prize_goes_to_whoever_had_it_first():
    """Card 2 won the ambo on ball 4; with ball 2 corrected card 1 had it on ball 2, and card 2 gets nothing."""
    hall = Hall.playing(awarding="automatic", cards=(1, 2))
    hall.call(3, 36, 37, 44)
    assert awards_of(hall.award()) == [("ambo", 4, [(2, 1000)])]
    hall.do(Correct(number=35, position=2, reason="misread"))
    assert awards_of(hall.award()) == [("ambo", 2, [(1, 1000)])]
    assert not hall.state.desk.standing
    hall.do(Resume())


def test_whoever_loses_one_lot_and_wins_another_prize_has_won():
    """Lots decide the ambo between cards 1 and 9; card 1 loses it and has the terna."""
    hall = hall_with(Prize("ambo", InRow(2), value=100, tie="lots"), Prize("terna", InRow(3), value=200))
    hall.call(47, 3, 35)
    for card in (1, 9):
        hall.claim(card)
    refused = hall.refusal(Award())
    assert (refused.code, refused.params) == ("lot_needed", {"prize": "ambo", "claims": (1, 2)})
    assert hall.refusal(Award(lots={"ambo": 7})).code == "lot_needed"
    events = hall.do(Award(lots={"ambo": 2}))
    assert awards_of(events) == [("ambo", 3, [(9, 100)]), ("terna", 3, [(1, 200)])]
    assert "ClaimRejudged" not in names(events)


def test_a_late_share_divides_what_was_awarded_and_keeps_its_draw():
    """Card 9 claims two balls later, as the scheme allows: half for each, as of the draw of the award."""
    hall = hall_with(
        Prize("ambo", InRow(2), value=1001, percent=1000), rules=Rules(late="late_shares"), cards=(1, 9)
    )
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    hall.do(Resume())
    hall.call(90, 89)
    hall.claim(9)
    assert awards_of(hall.award()) == [("ambo", 2, [(1, 500), (9, 500)])]


def test_a_card_that_completed_a_prize_after_its_award_has_no_late_share():
    """It had nothing on the draw on which the prize was won."""
    hall = hall_with(Prize("ambo", InRow(2), value=1000), rules=Rules(late="late_shares"))
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    hall.do(Resume())
    hall.call(37, 44)
    assert hall.claim(2).answer != "winning"


def test_after_a_correction_each_claim_of_a_card_wins_what_it_was_made_for():
    """Card 1 stands with ball 3; the correction shows that its claim on ball 2 was right too: the ambo as of
    ball 2, the terna as of ball 3, and neither twice.
    """
    hall = Hall.playing()
    hall.call(3, 36)
    hall.claim(1)
    hall.do(Resume())
    hall.call(47)
    hall.claim(1)
    events = hall.do(Correct(number=35, position=2, reason="misread"))
    told = {e.claim: e.verdict for e in events if isinstance(e, ClaimRejudged)}
    assert [[one.prize for one in told[claim].reached] for claim in (1, 2)] == [["ambo"], ["terna"]]
    assert [award[:2] for award in awards_of(hall.award())] == [("ambo", 2), ("terna", 3)]


def test_after_a_correction_a_card_does_not_win_a_prize_with_each_of_its_claims():
    """Claimed in vain on ball 2 and again on ball 3, card 1 has the ambo once."""
    hall = Hall.playing()
    hall.call(3, 36)
    hall.claim(1)
    hall.do(Resume())
    hall.call(90)
    hall.claim(1)
    hall.do(Correct(number=35, position=2, reason="misread"))
    assert [award[:2] for award in awards_of(hall.award())] == [("ambo", 2)]
    assert not hall.state.desk.standing


def test_a_winner_noted_by_hand_comes_back_with_each_prize_that_a_correction_takes():
    """Both prizes of the card in the hand are asked for again, not only the first."""
    hall = hall_with(Prize("line", InRow(5)), Prize("coverall", Whole()))
    hall.call(1, 2)
    hall.do(ClaimByHand(note="Card 5"))
    hall.award()
    hall.do(Resume())
    hall.call(3)
    hall.do(ClaimByHand(note="Card 5"))
    hall.award()
    hall.do(Correct(number=70, position=1, reason="misread"))
    assert not hall.state.awards.given
    assert [award[:2] for award in awards_of(hall.award())] == [("line", 2), ("coverall", 3)]


def test_whoever_lost_the_lot_has_lost_it_when_claiming_again():
    """It is not told that it came too late with the ball just called."""
    hall = Hall.playing(tie="lots")
    hall.call(3, 26, 35)
    hall.claim(1)
    hall.claim(9)
    hall.do(Award(lots={"ambo": 2}))
    assert hall.claim(1).answer == "lost_lot"


@pytest.mark.parametrize(
    ("prizes", "answer"),
    [
        ((Prize("line", InRow(2)), Prize("two", InRow(3), within=3)), "none_for_it"),
        ((Prize("line", InRow(2)), Prize("rest", InRow(2), among="others")), "none_for_it"),
        ((Prize("line", InRow(2)),), "already_paid"),
    ],
)
def test_each_reason_why_a_card_plays_for_nothing_is_told(prizes: tuple[Prize, ...], answer: str):
    """A card that has won is told that it was paid only where it has the last prize that was awarded."""
    hall = hall_with(*prizes)
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    hall.do(Resume())
    hall.call(90, 89)
    assert hall.claim(1).answer == answer


def test_a_card_that_comes_after_the_last_prize_is_told_that_all_are_awarded():
    """It won the first prize, and others won the last one."""
    hall = hall_with(Prize("line", InRow(2)), Prize("two", InRow(3)))
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    hall.do(Resume())
    hall.call(26, 63)
    hall.claim(9)
    hall.award()
    hall.do(Resume())
    hall.call(47)
    assert hall.claim(1).answer == "no_prize_left"


def test_what_comes_too_late_names_the_ball_that_completed_it_within_its_limit():
    """Complete with the second of two numbers allowed, claimed on the third."""
    hall = hall_with(Prize("early", InRow(2), within=2), Prize("terna", InRow(3), after=""))
    hall.call(3, 35, 90)
    verdict = hall.claim(1)
    assert (verdict.answer, [(r.prize, r.ball, r.ago) for r in verdict.reached]) == (
        "too_late",
        [("early", 35, 1)],
    )


def test_a_prize_completed_beyond_its_limit_was_never_had():
    """Complete with the third number, where two are allowed: nothing was missed."""
    hall = hall_with(Prize("early", InRow(2), within=2), Prize("terna", InRow(3), after=""))
    hall.call(3, 90, 35)
    verdict = hall.claim(1)
    assert (verdict.answer, verdict.prize, verdict.needs) == ("not_winning", "terna", 1)
