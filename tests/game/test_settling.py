"""Arguments that are settled rarely, and must be settled rightly: automatic games corrected, lots, late shares.

Card 1 of the series:    3  35 47 62 72  /  9 14 21 39 85  /  26 49 58 75 89
Card 9 of the series:    3  26 35 63 81  /  6  17 29 44 55 /  19 49 66 71 90
"""

import pytest

from desktop.game.awards import PrizeAwarded
from desktop.game.claims import ClaimByHand
from desktop.game.corrections import Correct, Undo, VoidDraw
from desktop.game.desk import ClaimRejudged
from desktop.game.draw import Resume
from desktop.game.evening import OpenEvening
from desktop.game.jackpots import RaiseJackpot
from desktop.game.prizes.in_row import InRow
from desktop.game.prizes.nothing import Nothing
from desktop.game.prizes.prize import Prize
from desktop.game.prizes.whole import Whole
from desktop.game.programme import PlanGame, RegisterSeries
from desktop.game.rounds import StartGame
from desktop.game.rules import Rules
from desktop.game.sales import Sell
from desktop.game.settling import Award, VoidAward
from desktop.game.verdicts import Reached, Verdict
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


@pytest.mark.parametrize(("within", "ball", "position"), [(0, 47, 3), (2, 35, 2)])
def test_whoever_claims_after_the_award_on_its_draw_had_it_with_the_last_ball_that_counts(
    within: int, ball: int, position: int
):
    """3 and 35 made an ambo, 35 and 47 another, unless the prize was to be had with two numbers only."""
    hall = hall_with(Prize("ambo", InRow(2), within=within, late="until_closed"))
    hall.call(3, 35, 47)
    hall.do(ClaimByHand())
    hall.award()
    assert hall.claim(1).reached == (Reached("ambo", ball, position, 3 - position),)


def test_lots_for_two_prizes_leave_whoever_wins_one_of_them_a_winner():
    """Cards 3 and 26 have 30 60 84 in a row, card 52 has 30 60: it alone has lost, and is told what it had."""
    hall = Hall.playing(tie="lots")
    hall.call(30, 84, 60)
    for card in (3, 26, 52):
        hall.claim(card)
    ambo, terna, lost = hall.do(Award(lots={"ambo": 1, "terna": 2}))
    assert isinstance(ambo, PrizeAwarded) and isinstance(terna, PrizeAwarded)
    assert [(ambo.drew, ambo.winners[0].number), (terna.drew, terna.winners[0].number)] == [
        ((1, 2, 3), 3),
        ((1, 2), 26),
    ]
    assert lost == ClaimRejudged(claim=3, verdict=Verdict("lost_lot", "ambo", (Reached("ambo", 60, 3, 0),)))


def test_a_late_share_divides_the_accumulator_that_was_won_too():
    """It is empty since the first award, and what it held is shared all the same."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(RaiseJackpot(jackpot="big", amount=500))
    hall.do(RegisterSeries(series=17, strips=10, secret=SECRET.hex()))
    prizes = (Prize("ambo", InRow(2), value=1000, jackpot="big"),)
    hall.do(PlanGame(source="balls", prizes=prizes, rules=Rules(late="late_shares")))
    hall.do(Sell(series=17))
    hall.do(StartGame())
    hall.call(3, 35)
    hall.claim(1)
    assert awards_of(hall.award()) == [("ambo", 2, [(1, 1500)])]
    hall.do(Resume())
    hall.call(90)
    hall.claim(9)
    assert awards_of(hall.award()) == [("ambo", 2, [(1, 750), (9, 750)])]


def test_an_award_names_no_lots_and_no_accumulator_where_there_were_none():
    """Two winners share."""
    hall = hall_with(Prize("ambo", InRow(2)))
    hall.call(3, 35)
    hall.claim(1)
    hall.claim(9)
    (award,) = hall.award()
    assert isinstance(award, PrizeAwarded)
    assert (award.drew, award.jackpot) == ((), "")


def test_an_award_that_a_correction_takes_in_part_is_won_again_by_the_same_claim():
    """Ambo, terna and quaterna on ball 5; without the 47 the ambo of ball 2 stands, the terna is of ball 5."""
    hall = Hall.playing(late="until_closed")
    hall.call(3, 35, 47, 80, 62)
    hall.claim(1)
    hall.award()
    events = hall.do(Correct(number=46, position=3, reason="misread"))
    assert names(events) == ["DrawCorrected", "AwardVoided", "AwardVoided", "ClaimRejudged"]
    assert awards_of(hall.award()) == [("terna", 5, [(1, 2000)])]


def test_a_correction_may_give_more_to_a_claim_that_was_awarded_something():
    """Card 1 had the ambo when it was claimed on ball 3, and the terna too: that ball was 47."""
    hall = Hall.playing(late="until_closed")
    hall.call(3, 35, 90)
    hall.claim(1)
    hall.award()
    hall.do(Resume())
    hall.call(89)
    assert names(hall.do(Correct(number=47, position=3, reason="misread"))) == [
        "DrawCorrected",
        "ClaimRejudged",
        "Paused",
    ]
    assert awards_of(hall.award()) == [("terna", 3, [(1, 2000)])]


def test_a_correction_looks_beyond_a_claim_that_keeps_its_award():
    """Card 1 keeps its ambo and has no more; the claim of card 2, made after it, stands now."""
    hall = hall_with(
        Prize("ambo", InRow(2)), Prize("full", InRow(3), after=""), rules=Rules(late="until_closed")
    )
    hall.call(3, 35, 37, 44, 90)
    hall.claim(1)
    hall.award()
    hall.claim(2)
    hall.do(Correct(number=73, position=5, reason="misread"))
    assert awards_of(hall.award()) == [("full", 5, [(2, 0)])]


def test_an_award_is_shared_with_whoever_a_correction_shows_to_have_had_it_too():
    """3 and 62 for card 1; 21 and 62 for card 7, which was refused because 21 had been read as 90."""
    hall = Hall.playing()
    hall.call(3, 90, 62)
    assert hall.claim(7).answer == "not_winning"
    hall.claim(1)
    hall.award()
    hall.do(Correct(number=21, position=2, reason="misread"))
    assert awards_of(hall.award()) == [("ambo", 3, [(7, 500), (1, 500)])]


def test_an_award_made_on_a_void_draw_falls_and_can_be_made_again():
    """Complete on ball 2, claimed and awarded on ball 3, which does not count: now it is of ball 2."""
    hall = Hall.playing(late="until_closed")
    hall.call(3, 35, 90)
    hall.claim(1)
    hall.award()
    events = hall.do(VoidDraw(reason="fell"))
    assert names(events)[:2] == ["DrawVoided", "AwardVoided"]
    assert awards_of(hall.award()) == [("ambo", 2, [(1, 1000)])]


def test_whoever_had_a_prize_before_others_won_it_is_told_what_and_since_when_its_card_counts():
    """Sold when one ball was out, card 1 had the ambo on ball 3, as the correction shows; card 2 was paid."""
    hall = Hall.playing(late_sales=True, cards=(2, 60))
    hall.call(90)
    hall.do(Sell(series=17, first=1, last=1))
    hall.call(3, 36)
    hall.claim(1)
    hall.do(Resume())
    hall.call(37, 44)
    hall.claim(2)
    hall.award()
    events = hall.do(Correct(number=35, position=3, reason="misread"))
    (told,) = [event for event in events if isinstance(event, ClaimRejudged)]
    assert told.verdict == Verdict("had_it", "ambo", (Reached("ambo", 35, 3, 0),), since=1)


def test_whoever_came_too_late_did_not_have_it_after_a_correction_of_another_ball():
    """Complete on ball 2, claimed on ball 4, won by card 2 on ball 5; what was ball 4 changes nothing."""
    hall = Hall.playing()
    hall.call(3, 35, 37, 90)
    assert hall.claim(1).answer == "too_late"
    hall.do(Resume())
    hall.call(44)
    hall.claim(2)
    hall.award()
    hall.do(Correct(number=89, position=4, reason="misread"))
    assert hall.state.desk.claims[0].verdict.answer == "not_winning"


def test_voiding_a_prize_leaves_what_was_decided_with_another():
    """Nothing marked was decided on the ball of the ambo, and falls with that alone."""
    hall = hall_with(
        Prize("ambo", InRow(2)), Prize("bare", Nothing()), Prize("terna", InRow(3), after="ambo")
    )
    hall.call(3, 35)
    for card in (1, 2):
        hall.claim(card)
    assert [award[0] for award in awards_of(hall.award())] == ["ambo", "bare"]
    hall.do(Resume())
    hall.call(47)
    hall.claim(1)
    hall.award()
    assert names(hall.do(VoidAward(prize="terna", reason="x"))).count("AwardVoided") == 1
    assert names(hall.do(VoidAward(prize="ambo", reason="x"))).count("AwardVoided") == 2


def test_two_claims_on_a_ball_that_is_taken_back_are_both_judged_again():
    """No number is out any more."""
    hall = Hall.playing()
    hall.call(3)
    for card in (1, 9):
        hall.claim(card)
    hall.do(Undo(reason="misread"))
    assert [claim.verdict.needs for claim in hall.state.desk.claims] == [2, 2]


def test_a_winner_of_anything_may_be_out_of_everything_else():
    """Where the scheme says that winners leave."""
    hall = hall_with(Prize("ambo", InRow(2)), Prize("terna", InRow(3)), rules=Rules(winners_leave=True))
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    hall.do(Resume())
    hall.call(47)
    assert hall.claim(1).answer == "none_for_it"


def test_a_prize_for_the_others_is_not_won_by_a_winner():
    """The next winner of a row is another card."""
    hall = hall_with(Prize("ambo", InRow(2)), Prize("other", InRow(3), among="others"))
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    hall.do(Resume())
    hall.call(47)
    assert hall.claim(1).answer == "none_for_it"


def test_a_prize_for_winners_counts_what_is_complete_after_the_first_prize():
    """The row that won does not win again; of the others the nearest is told."""
    hall = hall_with(Prize("ambo", InRow(2)), Prize("again", InRow(2), among="winners"))
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    hall.do(Resume())
    hall.call(90, 9)
    verdict = hall.claim(1)
    assert (verdict.answer, verdict.prize, verdict.needs, verdict.among) == (
        "not_winning",
        "again",
        1,
        (14, 21, 39, 85),
    )
    hall.do(Resume())
    hall.call(14)
    assert hall.claim(1).reached == (Reached("again", 14, 5, 0),)


def test_of_several_open_prizes_the_nearest_is_told():
    """The full card is far away; the row lacks one number."""
    hall = hall_with(Prize("full", Whole()), Prize("ambo", InRow(2), after=""))
    hall.call(3)
    verdict = hall.claim(1)
    assert (verdict.prize, verdict.needs) == ("ambo", 1)


def test_corrections_that_make_two_awards_fall_bring_both_back_at_their_own_draws():
    """Card 1 has the ambo on ball 2 and the terna on ball 3; ball 1 was another number of the same row."""
    hall = Hall.playing()
    hall.call(90, 35)
    hall.do(Correct(number=3, position=1, reason="misread"))
    hall.claim(1)
    hall.award()
    hall.do(Resume())
    hall.call(47)
    hall.claim(1)
    hall.award()
    events = hall.do(Correct(number=1, position=2, reason="misread"))
    assert names(events) == ["DrawCorrected", "AwardVoided", "AwardVoided", *["ClaimRejudged"] * 2]
    assert awards_of(hall.award()) == [("ambo", 3, [(1, 1000)])]


def test_a_prize_is_shared_with_a_winner_of_another_one_who_had_it_too_as_a_correction_shows():
    """All claimed on ball 6: the ambo for cards 1 and 2, the terna for card 2. Ball 5 was 47, and card 1 had
    the terna as well.
    """
    prizes = (Prize("ambo", InRow(2), value=100), Prize("terna", InRow(3), after="", value=200))
    hall = hall_with(*prizes, rules=Rules(late="until_closed"))
    hall.call(3, 35, 37, 44, 90, 73)
    for card in (1, 2):
        hall.claim(card)
    assert awards_of(hall.award()) == [("ambo", 6, [(1, 50), (2, 50)]), ("terna", 6, [(2, 200)])]
    hall.do(Correct(number=47, position=5, reason="misread"))
    assert awards_of(hall.award()) == [("terna", 6, [(1, 100), (2, 100)])]


def test_the_first_ball_of_a_game_can_win():
    """Where one number is enough."""
    hall = hall_with(Prize("first", InRow(1)))
    hall.call(3)
    assert hall.claim(1).reached == (Reached("first", 3, 1, 0),)


@pytest.mark.parametrize("within", [1, 2])
def test_a_prize_lapses_with_the_first_ball_beyond_its_limit(within: int):
    """Until then it can be won with the last number that it allows."""
    hall = hall_with(Prize("early", InRow(within), within=within))
    hall.call(*range(1, within + 1))
    assert hall.session.snapshot().prizes[0].state == "open"
    hall.call(90)
    assert hall.session.snapshot().prizes[0].state == "lapsed"


def test_nothing_marked_lapses_with_the_ball_after_that_on_which_it_is_decided():
    """Until then somebody may still come who has it."""
    hall = hall_with(Prize("ambo", InRow(2)), Prize("bare", Nothing()))
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    assert hall.session.snapshot().prizes[1].state == "open"
    hall.do(Resume())
    hall.call(90)
    assert hall.session.snapshot().prizes[1].state == "lapsed"
