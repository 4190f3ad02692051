"""Claims: each cause has its own answer, and the verdict lists every prize that the card has.

Card 1 of the series:    3  35 47 62 72  /  9 14 21 39 85  /  26 49 58 75 89
Card 2:                 37 44 50 73 81  /  38 45 61 79 83  /  7 15 20 54 64
"""

import pytest

from desktop.game.awards import PrizeAwarded
from desktop.game.cards.codes import ALPHABET, print_code, print_number
from desktop.game.claims import AskOthers, ChooseVerdict, Claim, ClaimByHand, ShowClaim, WithdrawClaim
from desktop.game.corrections import Correct, Undo
from desktop.game.desk import (
    ClaimChecked,
    ClaimRejudged,
    ClaimShown,
    ClaimWithdrawn,
    OthersAsked,
    VerdictChosen,
)
from desktop.game.draw import AnnounceNumber, Call, Pause, Resume
from desktop.game.drawing import Paused
from desktop.game.engine import decide
from desktop.game.evening import OpenEvening
from desktop.game.prizes.in_row import InRow
from desktop.game.prizes.prize import Prize
from desktop.game.programme import PlanGame, RegisterSeries
from desktop.game.rounds import CloseGame, StartGame
from desktop.game.sales import Sell, TakeBack
from desktop.game.settling import Award
from desktop.game.verdicts import Reached, Verdict
from desktop.game.views import ClaimView
from tests.hall import SECRET, SERIES, Hall, names, row


def code_of(card: int, series: int = 17) -> str:
    return print_code(SERIES.tag_key, series, card)


def test_a_winning_claim_names_its_prize_and_its_ball():
    """Two numbers of a row, the second just called: ambo, with that ball, no balls ago."""
    hall = Hall.playing()
    hall.call(3, 9, 35)
    verdict = hall.claim(1)
    assert verdict.answer == "winning"
    (reached,) = verdict.reached
    assert (reached.prize, reached.ball, reached.position, reached.ago) == ("ambo", 35, 3, 0)


def test_a_claim_freezes_play_and_the_card_appears():
    """The claim pauses play, is checked, and a winning card is shown to the hall."""
    hall = Hall.playing()
    hall.call(3, 35)
    events = hall.do(Claim(card="1-3"))
    assert names(events) == ["Paused", "ClaimChecked", "ClaimShown"]
    assert isinstance(events[1], ClaimChecked)
    assert events[1].card == SERIES.card(1)


def test_a_refused_card_is_shown_only_when_the_operator_chooses():
    """A card that has not won stays off the board until it is shown on purpose, and can be hidden."""
    hall = Hall.playing()
    assert names(hall.do(Claim(card="1-3"))) == ["Paused", "ClaimChecked"]
    assert hall.publish(ShowClaim(claim=1)).snapshot.hall.scene == "claim"
    assert hall.publish(ShowClaim(claim=1, shown=False)).snapshot.hall.scene == "play"


def test_a_claim_wins_every_open_prize_that_the_card_has():
    """Rule 5's example: row numbers at balls 5, 9 and 12 give terna, and the ambo still unclaimed."""
    hall = Hall.playing()
    hall.call(90, 88, 86, 84, 3, 82, 80, 78, 35, 76, 74, 47)
    verdict = hall.claim(1)
    assert [reached.prize for reached in verdict.reached] == ["ambo", "terna"]
    assert {reached.position for reached in verdict.reached} == {12}


def test_a_card_not_yet_winning_is_told_what_is_missing():
    """The answer says how many numbers are missing, and out of which."""
    hall = Hall.playing()
    hall.call(3, 9)
    verdict = hall.claim(1)
    assert (verdict.answer, verdict.prize, verdict.needs) == ("not_winning", "ambo", 1)
    assert verdict.among in ((35, 47, 62, 72), (14, 21, 39, 85))


def test_before_the_first_ball_nothing_is_won():
    """A claim on an empty board is answered."""
    verdict = Hall.playing().claim(1)
    assert (verdict.answer, verdict.needs) == ("not_winning", 2)


def test_a_strict_claim_must_contain_the_last_number():
    """Complete on ball 2, claimed on ball 4: too late, by which ball and how many balls ago."""
    hall = Hall.playing(late="strict")
    hall.call(3, 35, 90, 9)
    verdict = hall.claim(1)
    assert verdict.answer == "too_late"
    (late,) = verdict.reached
    assert (late.ball, late.position, late.ago) == (35, 2, 2)


def test_a_lenient_scheme_takes_the_same_claim():
    """Where claims hold until the prize closes, the verdict still says which ball, and how many ago."""
    hall = Hall.playing(late="until_closed")
    hall.call(3, 35, 90, 9)
    verdict = hall.claim(1)
    assert verdict.answer == "winning"
    assert (verdict.reached[0].ball, verdict.reached[0].ago) == (35, 2)


def test_a_prize_repeated_on_the_same_ball_is_paid_once():
    """The winner who claims again on the same number is told that it is paid."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    assert hall.claim(1).answer == "already_paid"


def test_a_winner_of_ambo_goes_on_to_terna():
    """On a later ball the same card is judged for the next prize."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    hall.do(Resume())
    hall.call(90)
    verdict = hall.claim(1)
    assert (verdict.answer, verdict.prize, verdict.needs) == ("not_winning", "terna", 1)


def test_when_everything_is_won_a_claim_is_told_so():
    """After the last prize a card that won nothing hears that no prize is left."""
    hall = Hall.playing()
    hall.call(*row(1, 0), *row(1, 1), *row(1, 2))
    hall.claim(1)
    hall.award()
    assert hall.claim(2).answer == "no_prize_left"


@pytest.mark.parametrize(
    ("card", "answer"),
    [
        (61, "not_sold"),
        (6000, "not_sold"),
        (6001, "outside_series"),
    ],
)
def test_cards_that_are_not_in_play(card: int, answer: str):
    """Not sold, and beyond the series, are two answers."""
    hall = Hall.playing()
    assert hall.claim(card).answer == answer


def test_returned_and_damaged_cards_have_their_answers():
    """A card that came back is not in play, and how it came back is said."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(RegisterSeries(series=17, strips=10, secret=SECRET.hex()))
    hall.do(PlanGame(source="balls", scheme="italy"))
    hall.do(Sell(series=17))
    hall.do(TakeBack(series=17, first=1, last=1))
    hall.do(TakeBack(series=17, first=2, last=2, damaged=True))
    hall.do(StartGame())
    assert hall.claim(1).answer == "returned"
    assert hall.claim(2).answer == "damaged"


def test_a_code_with_another_tag_is_suspect():
    """A code that reads well but was not made by the series' secret."""
    hall = Hall.playing()
    plain = code_of(1).replace("-", "")
    values = [ALPHABET.index(c) for c in plain[:-1]]
    values[-1] ^= 1
    check = 0
    for v in values:
        check = (check ^ v) << 1
        check = check ^ 0b100101 if check & 32 else check
    forged = "".join(ALPHABET[v] for v in [*values, check])
    events = hall.do(Claim(card=forged))
    checked = next(e for e in events if isinstance(e, ClaimChecked))
    assert (checked.verdict.answer, checked.card) == ("suspect", None)
    assert hall.refusal(ShowClaim(claim=1)).code == "nothing_to_show"


def test_a_genuine_code_is_judged_like_its_number():
    """A scanned code brings its own series, and its tag proves it."""
    hall = Hall.playing()
    hall.call(3, 35)
    events = hall.do(Claim(card=code_of(1).lower()))
    assert any(isinstance(e, ClaimChecked) and e.verdict.answer == "winning" for e in events)


def test_a_code_of_another_series_is_answered():
    """A card of a series that is not in play in this game."""
    hall = Hall.playing()
    events = hall.do(Claim(card=code_of(1, series=16)))
    assert any(isinstance(e, ClaimChecked) and e.verdict.answer == "no_such_series" for e in events)


@pytest.mark.parametrize("typed", ["", "1-4", "hello", "0000000000000000", "04801-KCEKP-JG1QF"])
def test_a_mistyped_card_is_refused_and_nothing_happens(typed: str):
    """Play is not frozen by a typing mistake, and nothing enters the record."""
    hall = Hall.playing()
    assert hall.refusal(Claim(card=typed)).code == "unreadable"


def test_a_game_without_cards_of_ours_checks_none():
    """With the board alone there is nothing to check."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(PlanGame(source="balls"))
    hall.do(StartGame())
    assert hall.refusal(Claim(card="1-3")).code == "no_cards_in_game"


def test_with_several_series_a_number_needs_its_series():
    """Two series in play: the series is asked for, and a wrong one is answered."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(RegisterSeries(series=17, strips=10, secret=SECRET.hex()))
    hall.do(RegisterSeries(series=18, strips=10))
    hall.do(PlanGame(source="balls", scheme="italy"))
    hall.do(Sell(series=17))
    hall.do(StartGame())
    assert hall.refusal(Claim(card="1-3")).code == "which_series"
    hall.do(Claim(card="1-3", series=17))
    hall.do(Claim(card="1-3", series=19))
    assert [c.verdict.answer for c in hall.state.desk.claims] == ["not_winning", "no_such_series"]


def test_a_card_that_stands_on_the_desk_is_not_laid_down_twice():
    """The same card claimed again before the award is not a second winner."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    assert hall.refusal(Claim(card="1-3")).code == "on_the_desk"


def test_a_wrong_claim_can_be_withdrawn():
    """A claim typed by mistake leaves the desk and the board."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    assert hall.refusal(Resume()).code == "claims_stand"
    published = hall.publish(WithdrawClaim(claim=1))
    assert published.events == (ClaimWithdrawn(claim=1),)
    assert published.snapshot.hall.scene == "play"
    assert hall.refusal(WithdrawClaim(claim=1)).code == "not_on_the_desk"
    assert hall.refusal(WithdrawClaim(claim=2)).code == "no_such_claim"
    hall.do(Resume())


def test_withdrawing_a_claim_that_is_not_shown_leaves_the_shown_one():
    """The board keeps the card that the hall is looking at."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(2)
    hall.claim(1)
    shown = hall.publish(WithdrawClaim(claim=1)).snapshot.hall.claim
    assert shown and shown.number == 1


def test_others_are_asked_three_times_and_a_new_claim_begins_again():
    """One, two, three; any new claim interrupts the counting."""
    hall = Hall.playing()
    assert hall.refusal(AskOthers()).code == "no_claim_open"
    hall.call(3, 35)
    hall.claim(1)
    asked = [hall.do(AskOthers())[0] for _ in range(3)]
    assert asked == [OthersAsked(times=n) for n in (1, 2, 3)]
    assert hall.refusal(AskOthers()).code == "asked_enough"
    hall.claim(2)
    assert hall.do(AskOthers()) == (OthersAsked(times=1),)


def test_resuming_clears_the_desk_and_the_board():
    """When play goes on the claims have left the desk, and no card is shown."""
    hall = Hall.playing()
    hall.claim(1)
    hall.do(ShowClaim(claim=1))
    snapshot = hall.publish(Resume()).snapshot
    assert (snapshot.claims, snapshot.hall.claim, snapshot.hall.scene) == ((), None, "play")


def test_the_stop_key_opens_the_desk_before_any_card_is_known():
    """Play is frozen by the shout; the claim then finds it frozen."""
    hall = Hall.playing()
    assert hall.do(Pause(reason="claim")) == (Paused(reason="claim"),)
    assert names(hall.do(Claim(card="1-3"))) == ["ClaimChecked"]


def test_a_second_refused_claim_takes_the_first_winner_off_the_board():
    """The hall is not left looking at one card while another is being checked."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    assert ClaimShown(claim=0) in hall.do(Claim(card=print_number(2)))


def test_a_latecomers_card_counts_only_later_balls():
    """Sold when 2 numbers were out, the third is the first that counts on it."""
    hall = Hall.playing(late_sales=True, cards=(2, 60))
    hall.call(3, 35)
    hall.do(Sell(series=17, first=1, last=1))
    hall.call(47)
    verdict = hall.claim(1)
    assert (verdict.answer, verdict.since, verdict.needs) == ("not_winning", 2, 1)
    hall.do(Resume())
    hall.call(62)
    assert hall.claim(1).answer == "winning"


def test_a_latecomers_card_counts_whole_in_the_next_game():
    """The balls that do not count belong to the game in which the card was sold."""
    hall = Hall.playing(late_sales=True, cards=(2, 60))
    hall.do(PlanGame(game="2", source="balls", scheme="italy", series=(17,)))
    hall.call(3)
    hall.do(Sell(series=17, first=1, last=1))
    hall.do(CloseGame(leave_prizes=True))
    hall.do(StartGame())
    hall.call(3, 35)
    assert hall.claim(1).answer == "winning"


def test_called_begins_with_the_announcement_where_the_hall_wants_it_so():
    """A number on the board that nobody has spoken yet does not count."""
    hall = Hall.playing(called_from="announced")
    hall.call(3)
    hall.do(AnnounceNumber())
    hall.call(35)
    assert hall.claim(1).answer == "not_winning"
    assert hall.refusal(AnnounceNumber()).code == "claim_open"
    hall.do(Resume())
    hall.do(AnnounceNumber())
    assert hall.claim(1).answer == "winning"


def at(seconds: float) -> str:
    """A moment of the evening."""
    return f"2026-12-26T20:30:{seconds:06.3f}Z"


def shouted(after: float) -> Hall:
    """The ambo of card 1 was complete with 35; 90 was called at second 10, and somebody shouted so long after."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.do(Call(number=90, at=at(10)))
    hall.do(Claim(card="1-3", at=at(10 + after)))
    return hall


def test_a_shout_that_overlaps_the_next_number_has_two_verdicts():
    """Too late for the last number, winning for the one before; the operator's choice is in the record."""
    hall = shouted(2.9)
    (claim,) = hall.state.desk.claims
    assert claim.other
    assert (claim.verdict.answer, claim.other.answer) == ("too_late", "winning")
    (chosen,) = hall.do(ChooseVerdict(claim=1))
    assert isinstance(chosen, VerdictChosen)
    assert (chosen.position, chosen.verdict.answer) == (2, "winning")
    (award,) = hall.award()
    assert isinstance(award, PrizeAwarded) and award.position == 2


def test_the_choice_can_be_taken_back():
    """The shout was for the last number after all."""
    hall = shouted(1)
    hall.do(ChooseVerdict(claim=1))
    (chosen,) = hall.do(ChooseVerdict(claim=1))
    assert isinstance(chosen, VerdictChosen) and chosen.position == 3
    assert hall.refusal(Award()).code == "nothing_to_award"


@pytest.mark.parametrize("after", [3, 3600])
def test_a_shout_after_three_seconds_has_one_verdict(after: float):
    """It was for the last number."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.do(Call(number=90, at=at(10)))
    hall.do(Claim(card="1-3", at=f"2026-12-26T{20 + after // 3600}:30:{10 + after % 3600:02}.000Z"))
    assert hall.state.desk.claims[0].other is None
    assert hall.refusal(ChooseVerdict(claim=1)).code == "no_other_verdict"


def test_the_other_verdict_is_judged_again_when_it_is_chosen():
    """The ambo has gone to another card meanwhile: the earlier verdict does not pay it twice."""
    hall = Hall.playing()
    hall.call(3, 35, 37)
    hall.do(Call(number=44, at=at(10)))
    hall.do(Claim(card="1-3", at=at(11)))
    hall.do(Claim(card=print_number(2), at=at(11)))
    hall.award()
    (chosen,) = hall.do(ChooseVerdict(claim=1))
    assert isinstance(chosen, VerdictChosen) and chosen.verdict.answer != "winning"


def test_a_winner_with_a_card_of_another_maker_is_written_down_and_marked():
    """The prize being played for, where none is named; the same card noted again is no second winner."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.do(ClaimByHand(note="red 17"))
    assert hall.refusal(ClaimByHand(note="red 17")).code == "on_the_desk"
    hall.do(ClaimByHand(note="blue 4"))
    (award,) = hall.award()
    assert isinstance(award, PrizeAwarded)
    assert [(w.series, w.share) for w in award.winners] == [(0, 500), (0, 500)]
    shown = hall.session.snapshot().prizes[0].winners
    assert [winner.printed for winner in shown] == ["red 17", "blue 4"]


def test_a_prize_that_is_not_open_is_not_won_by_hand():
    """Nor one that the game has not, nor before any number was called."""
    hall = Hall.playing()
    assert hall.refusal(ClaimByHand()).code == "prize_not_open"
    hall.call(3)
    assert hall.refusal(ClaimByHand(prizes=("tombola",))).code == "prize_not_open"
    assert hall.refusal(ClaimByHand(prizes=("jackpot",))).code == "no_such_prize"
    hall.do(ClaimByHand(prizes=("terna", "ambo")))
    assert [a.prize for a in hall.award() if isinstance(a, PrizeAwarded)] == ["ambo", "terna"]


def test_a_bar_is_lifted_by_taking_the_wrong_claim_off_the_desk():
    """The operator had typed somebody else's card."""
    hall = Hall.playing(bogey="game")
    hall.call(3)
    assert hall.claim(1).answer == "not_winning"
    hall.do(Resume())
    hall.call(35)
    assert hall.claim(1).answer == "barred"
    hall.do(WithdrawClaim(claim=1))
    assert hall.claim(1).answer == "winning"


def test_a_wrong_claim_may_cost_the_prize_alone():
    """The card is barred from the ambo, and plays on for the terna."""
    hall = Hall.playing(bogey="prize")
    hall.call(3)
    hall.claim(1)
    hall.do(Resume())
    hall.call(35)
    assert hall.claim(1).answer == "barred"
    hall.do(Resume())
    hall.call(44, 37)
    hall.claim(2)
    hall.award()
    hall.do(Resume())
    hall.call(47)
    assert [reached.prize for reached in hall.claim(1).reached] == ["terna"]


def test_a_claim_with_a_card_made_for_other_balls_is_refused():
    """A game of 75 balls is not played with cards of 90."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(RegisterSeries(series=17, strips=10, secret=SECRET.hex()))
    hall.do(PlanGame(source="balls", scheme="bingo75"))
    hall.do(StartGame())
    assert hall.refusal(Claim(card="1-3")).code == "no_cards_in_game"
    assert hall.refusal(Claim(card=code_of(1))).code == "wrong_pool"


def test_without_times_a_shout_has_one_verdict():
    """A command that says no time cannot be said to overlap a number."""
    hall = Hall.playing()
    hall.call(3, 35, 90)
    (_, checked, *_) = decide(hall.state, Claim(card="1-3"), hall.session.vault).events
    assert isinstance(checked, ClaimChecked) and checked.before is None


def test_a_card_claimed_on_three_draws_stands_once_after_a_correction():
    """Ball 1 was 35: the first of its claims that holds stands, and no other one."""
    hall = Hall.playing(late="until_closed")
    hall.call(36, 3)
    hall.claim(1)
    hall.claim(1)
    hall.do(Resume())
    hall.call(90)
    hall.claim(1)
    hall.do(Resume())
    hall.do(Correct(number=35, position=1, reason="misread"))
    assert [(c.number, c.position) for c in hall.state.desk.standing] == [(1, 2)]
    (award,) = [event for event in hall.award() if isinstance(event, PrizeAwarded)]
    assert [winner.share for winner in award.winners] == [1000]


def test_a_claim_that_a_correction_makes_right_is_barred_by_nothing():
    """Its own first verdict was wrong because the ball was misread."""
    hall = Hall.playing(bogey="game")
    hall.call(3, 36)
    hall.claim(1)
    hall.do(Correct(number=35, reason="misread"))
    assert [claim.number for claim in hall.state.desk.standing] == [1]


def test_a_claim_that_only_a_correction_made_wrong_bars_nothing():
    """It was right on what the hall had seen."""
    hall = Hall.playing(bogey="game")
    hall.call(3, 35)
    hall.claim(1)
    hall.do(Correct(number=36, reason="misread"))
    hall.do(Resume())
    hall.call(35)
    assert hall.claim(1).answer == "winning"


def test_a_bar_is_lifted_also_where_the_same_card_was_typed_twice_by_mistake():
    """Both wrong claims were taken off the desk; the first of them does not bar the card behind the scenes."""
    hall = Hall.playing(bogey="game")
    hall.call(3)
    hall.claim(1)
    hall.do(WithdrawClaim(claim=1))
    hall.claim(1)
    hall.do(WithdrawClaim(claim=2))
    hall.do(Resume())
    hall.call(35)
    assert hall.claim(1).answer == "winning"


def test_a_wrong_claim_made_twice_on_one_draw_costs_its_prize_all_the_same():
    """The second claim takes the place of the first on the desk, and not its consequence; that one can be
    withdrawn too.
    """
    hall = Hall.playing(bogey="prize")
    hall.call(3)
    assert hall.claim(1).prize == "ambo"
    assert (hall.claim(1).answer, hall.state.desk.claims[1].verdict.prize) == ("not_open", "terna")
    assert [(c.claim, c.status) for c in hall.session.snapshot().claims] == [(2, "refused")]
    assert hall.state.desk.claims[0].status == "superseded"
    hall.do(Resume())
    hall.call(35)
    assert hall.claim(1).answer == "barred"
    hall.do(WithdrawClaim(claim=1))
    assert hall.claim(1).answer == "winning"


def test_a_barred_card_has_no_part_in_what_others_win_on_its_draw():
    """Card 9 claims the ambo with the same number, and has it alone."""
    hall = Hall.playing(bogey="prize")
    hall.call(3)
    hall.claim(1)
    hall.do(Resume())
    hall.call(35)
    assert hall.claim(1).answer == "barred"
    hall.claim(9)
    (award,) = [event for event in hall.award() if isinstance(event, PrizeAwarded)]
    assert [winner.number for winner in award.winners] == [9]


def test_a_card_barred_from_one_prize_wins_the_next_with_those_who_have_the_first():
    """Sold when one number was out, barred from the ambo: the terna is its own, once card 2 has the ambo."""
    hall = Hall.playing(bogey="prize", late="until_closed", late_sales=True, cards=(2, 60))
    hall.call(90)
    hall.do(Sell(series=17, first=1, last=1))
    hall.call(3)
    hall.claim(1)
    hall.do(Resume())
    hall.call(35, 37, 47, 44)
    assert hall.claim(1) == Verdict("barred", since=1)
    hall.claim(2)
    rejudged, ambo, terna = hall.award()
    reached = (Reached("terna", ball=47, position=5, ago=1),)
    assert rejudged == ClaimRejudged(claim=2, verdict=Verdict("winning", "terna", reached, since=1))
    assert isinstance(ambo, PrizeAwarded) and [w.number for w in ambo.winners] == [2]
    assert isinstance(terna, PrizeAwarded) and [w.number for w in terna.winners] == [1]


def test_by_hand_the_prize_being_played_for_is_the_first_that_is_open():
    """After the ambo the terna; of two that are open from the start the first."""
    hall = Hall.playing()
    hall.call(3)
    for prize in ("ambo", "terna"):
        hall.do(ClaimByHand())
        assert [a.prize for a in hall.award() if isinstance(a, PrizeAwarded)] == [prize]


def test_of_several_open_prizes_one_is_won_by_hand_unless_more_are_named():
    """Corners and line are played for at the same time."""
    hall = Hall()
    hall.do(OpenEvening())
    prizes = (Prize("corners", InRow(2)), Prize("line", InRow(5), after=""))
    hall.do(PlanGame(source="balls", prizes=prizes))
    hall.do(StartGame())
    hall.call(3)
    hall.do(ClaimByHand())
    assert [a.prize for a in hall.award() if isinstance(a, PrizeAwarded)] == ["corners"]


def test_a_card_of_another_maker_wins_prizes_of_one_kind_once():
    """Whoever notes it again is told so."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(
        PlanGame(source="balls", prizes=(Prize("one", InRow(2), kind="k"), Prize("two", InRow(2), kind="k")))
    )
    hall.do(StartGame())
    hall.call(3)
    hall.do(ClaimByHand(note="red 17"))
    hall.award()
    hall.do(Resume())
    hall.call(35)
    assert hall.refusal(ClaimByHand(note="red 17")).code == "prize_not_open"
    hall.do(ClaimByHand(note="blue 4"))


def test_when_all_is_won_nothing_is_won_by_hand():
    """No prize is named, because none is left."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(PlanGame(source="balls", prizes=(Prize("ambo", InRow(2)),)))
    hall.do(StartGame())
    hall.call(3)
    hall.do(ClaimByHand())
    hall.award()
    refused = hall.refusal(ClaimByHand())
    assert (refused.code, refused.params) == ("prize_not_open", {"prize": ""})


def test_a_card_written_down_by_hand_falls_with_its_number():
    """Nothing is out any more; its prize is no longer to be had."""
    hall = Hall.playing()
    hall.call(3)
    hall.do(ClaimByHand())
    (_, rejudged) = hall.do(Undo(reason="misread"))
    assert rejudged == ClaimRejudged(claim=1, verdict=Verdict("not_open", "ambo"))


@pytest.mark.parametrize(
    ("called", "claimed"),
    [
        ("20:30:10.000", "20:30:12.999"),
        ("20:29:59.900", "20:30:01.000"),
        ("20:59:58.500", "21:00:01.499"),
        ("19:59:59.000", "20:00:00.000"),
        ("23:59:59.000", "00:00:01.000"),
    ],
)
def test_a_shout_overlaps_across_every_change_of_the_clock(called: str, claimed: str):
    """With the second number too; the verdict for the number before is there to be chosen."""
    hall = Hall.playing()
    hall.call(3)
    hall.do(Call(number=35, at=f"2026-12-26T{called}Z"))
    hall.do(Claim(card="1-3", at=f"2026-12-26T{claimed}Z"))
    other = hall.state.desk.claims[0].other
    assert other and other.answer == "not_winning"
    hall.do(ChooseVerdict(claim=1))
    assert not hall.state.desk.standing


@pytest.mark.parametrize(
    ("called", "claimed"), [("20:29:57.000", "20:30:00.000"), ("20:59:57.000", "21:00:00.000")]
)
def test_three_seconds_are_three_seconds_across_every_change_of_the_clock(called: str, claimed: str):
    """The shout was for the last number."""
    hall = Hall.playing()
    hall.call(3)
    hall.do(Call(number=35, at=f"2026-12-26T{called}Z"))
    hall.do(Claim(card="1-3", at=f"2026-12-26T{claimed}Z"))
    assert hall.state.desk.claims[0].other is None


def test_a_shout_that_both_numbers_answer_alike_leaves_nothing_to_choose():
    """Card 1 has one number of a row, with the last ball and without it."""
    hall = Hall.playing()
    hall.call(3, 90)
    hall.claim(1)
    assert hall.state.desk.claims[0].other is None


def test_after_a_correction_the_other_verdict_of_a_shout_is_gone():
    """It spoke of a number that was not out."""
    hall = Hall.playing()
    hall.call(3, 90)
    hall.do(Call(number=35, at=at(10)))
    hall.do(Claim(card="1-3", at=at(11)))
    assert hall.state.desk.claims[0].other
    hall.do(Correct(number=47, reason="misread"))
    hall.do(Correct(number=36, reason="misread"))
    assert hall.refusal(ChooseVerdict(claim=1)).code == "no_other_verdict"


@pytest.mark.parametrize("card", [1, 9])
def test_a_claim_after_the_award_on_the_same_draw_names_the_last_ball(card: int):
    """Too late by no ball: the prize went to others with this number; nothing was shouted wrongly."""
    hall = Hall.playing(bogey="game")
    hall.call(3, 35)
    hall.claim(10 - card)
    hall.award()
    assert hall.claim(card) == Verdict("too_late", "ambo", (Reached("ambo", 35, 2, 0),))
    assert not hall.state.desk.claims[-1].bogey


def test_too_late_for_the_prize_that_opened_since():
    """The ambo is won, the terna was complete one ball ago."""
    hall = Hall.playing(late_sales=True, cards=(2, 60))
    hall.call(90)
    hall.do(Sell(series=17, first=1, last=1))
    hall.call(3, 35)
    hall.claim(9)
    hall.award()
    hall.do(Resume())
    hall.call(47, 89)
    assert hall.claim(1) == Verdict("too_late", "terna", (Reached("terna", 47, 4, 1),), since=1)


def test_a_latecomer_is_told_with_every_answer_from_which_ball_its_card_counts():
    """Winning, already paid, and when nothing is left."""
    hall = Hall.playing(late_sales=True, cards=(2, 60))
    hall.call(90)
    hall.do(Sell(series=17, first=1, last=1))
    hall.call(3, 35)
    assert hall.claim(1) == Verdict("winning", "ambo", (Reached("ambo", 35, 3, 0),), since=1)
    hall.award()
    assert hall.claim(1) == Verdict("already_paid", since=1)


def test_the_operator_sees_each_part_of_a_claim():
    """The ball that completed the ambo was called second, another one after it, and the shout overlapped."""
    hall = shouted(1)
    (claim,) = hall.session.snapshot().claims
    ambo = hall.session.snapshot().prizes[0]
    assert claim.other
    assert claim == ClaimView(
        claim=1,
        series=17,
        number=1,
        printed="1-3",
        card=SERIES.card(1),
        marked=frozenset((3, 35)),
        counting=frozenset((3, 35)),
        verdict=Verdict("too_late", "ambo", (Reached("ambo", 35, 2, 1),)),
        status="refused",
        prizes=(ambo,),
        finder="person",
        ball=90,
        latest=True,
        other=Verdict("winning", "ambo", (Reached("ambo", 35, 2, 0),)),
        other_ball=35,
        other_prizes=(ambo,),
    )
    hall.do(ChooseVerdict(claim=1))
    (chosen,) = hall.session.snapshot().claims
    assert (chosen.ball, chosen.latest, chosen.other_ball) == (35, False, 90)


def test_the_operator_sees_a_card_written_down_by_hand_as_it_was_noted():
    """It has no face, no other verdict, and no number of ours."""
    hall = Hall.playing()
    hall.call(3)
    hall.do(ClaimByHand(note="red 17"))
    (claim,) = hall.session.snapshot().claims
    assert (claim.printed, claim.card, claim.finder, claim.status) == ("red 17", None, "hand", "standing")
    assert (claim.other, claim.other_ball, claim.other_prizes, claim.ball) == (None, 0, (), 3)


def test_a_claim_before_the_first_ball_was_made_on_none():
    """The view says so."""
    hall = Hall.playing()
    hall.claim(1)
    (claim,) = hall.session.snapshot().claims
    assert (claim.ball, claim.latest) == (0, True)


def test_balls_before_its_sale_are_not_marked_on_a_card():
    """They do not count for it."""
    hall = Hall.playing(late_sales=True, cards=(2, 60))
    hall.call(3)
    hall.do(Sell(series=17, first=1, last=1))
    hall.call(35)
    hall.claim(1)
    assert hall.session.snapshot().claims[0].marked == {35}
