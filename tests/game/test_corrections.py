"""Undo and correction: no win stands on a wrong number.

Card 1 of the series:    3  35 47 62 72  /  9 14 21 39 85  /  26 49 58 75 89
"""

import pytest

from desktop.game.awards import AwardVoided, PrizeAwarded
from desktop.game.claims import AskOthers, ClaimByHand, ShowClaim, WithdrawClaim
from desktop.game.corrections import Correct, Rewind, Undo, VoidDraw
from desktop.game.desk import ClaimRejudged
from desktop.game.draw import Resume, RevealNumber
from desktop.game.drawing import DrawCorrected, DrawUndone, DrawVoided
from desktop.game.settling import Award, VoidAward
from tests.game.test_awards import sharers
from tests.hall import SERIES, Hall, names, row


def test_undo_takes_back_one_ball_a_press():
    """The last number goes back into the basket, one press at a time."""
    hall = Hall.playing()
    hall.call(1, 2)
    assert hall.do(Undo(reason="misread")) == (DrawUndone(position=2, number=2, reason="misread"),)
    hall.do(Undo(reason="misread"))
    assert hall.numbers == []
    assert hall.refusal(Undo(reason="misread")).code == "nothing_to_undo"


def test_a_double_press_of_undo_takes_back_one_ball():
    """An undo that says how many balls its sender saw is refused when one is gone."""
    hall = Hall.playing()
    hall.call(1, 2)
    hall.do(Undo(after=2, reason="misread"))
    assert hall.refusal(Undo(after=2, reason="misread")).code == "out_of_step"


def test_an_undone_provable_number_comes_again():
    """The order is fixed: undoing a press by mistake changes nothing of it."""
    hall = Hall.playing(source="provable")
    hall.draw(5)
    before = hall.numbers
    hall.do(Undo(reason="misread"))
    hall.draw()
    assert hall.numbers == before


def test_undo_is_refused_where_an_award_depends_on_the_ball():
    """The refusal names prize and card; voiding that award allows it."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    refused = hall.refusal(Undo(reason="misread"))
    assert (refused.code, refused.params) == ("award_depends", {"prize": "ambo", "cards": ("1-3",)})
    hall.do(VoidAward(prize="ambo", reason="wrong ball"))
    hall.do(Undo(reason="misread"))


def test_undo_is_allowed_past_an_award_that_does_not_depend_on_the_ball():
    """A ball that came after the award can be taken back."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    hall.do(Resume())
    hall.call(90)
    hall.do(Undo(reason="misread"))
    assert hall.numbers == [3, 35]


def test_a_claim_on_an_undone_number_falls():
    """The claim is judged again without the number, and no longer stands."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    undone, rejudged = hall.do(Undo(reason="misread"))
    assert isinstance(undone, DrawUndone) and isinstance(rejudged, ClaimRejudged)
    assert (rejudged.verdict.answer, rejudged.verdict.needs) == ("not_winning", 1)
    hall.do(Resume())


def test_a_claim_refused_as_too_late_comes_back_when_the_late_ball_is_undone():
    """Ambo on ball 2, a wrong ball 3, the claim too late: without ball 3 it holds, and play stops for it."""
    hall = Hall.playing()
    hall.call(3, 35, 90)
    assert hall.claim(1).answer == "too_late"
    hall.do(Resume())
    events = hall.do(Undo(reason="misread"))
    assert names(events) == ["DrawUndone", "ClaimRejudged", "Paused"]
    assert [claim.number for claim in hall.state.desk.standing] == [1]
    hall.award()


def test_a_withdrawn_claim_does_not_come_back():
    """What the operator took off the desk stays off it."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    hall.do(WithdrawClaim(claim=1))
    assert names(hall.do(Undo(reason="misread"))) == ["DrawUndone"]


def test_a_correction_puts_the_right_number_in_place():
    """The ball was another: its place stays, and the reason is in the record."""
    hall = Hall.playing()
    hall.call(1, 2)
    events = hall.do(Correct(number=20, reason="misread"))
    assert events == (DrawCorrected(position=2, was=2, number=20, reason="misread"),)
    assert hall.numbers == [1, 20]
    snapshot = hall.session.snapshot()
    assert snapshot.hall.correction and (snapshot.hall.correction.was, snapshot.hall.correction.number) == (
        2,
        20,
    )
    hall.call(2)
    assert hall.session.snapshot().hall.correction is None


def test_an_undo_is_shown_to_the_hall():
    """The hall sees which number was taken back, until the next one."""
    hall = Hall.playing()
    hall.call(7)
    hall.do(Undo(reason="misread"))
    shown = hall.session.snapshot().hall.correction
    assert shown and (shown.was, shown.number) == (7, 0)


@pytest.mark.parametrize(
    ("number", "reason", "code"),
    [(0, "x", "not_a_ball"), (91, "x", "not_a_ball"), (1, "x", "already_out"), (2, "x", "already_out")]
    + [(5, "", "reason_missing")],
)
def test_a_wrong_correction_is_refused(number: int, reason: str, code: str):
    """No such ball, a number that is already out, or no reason."""
    hall = Hall.playing()
    hall.call(1, 2)
    assert hall.refusal(Correct(number=number, reason=reason)).code == code


def test_a_number_that_the_program_drew_is_not_corrected():
    """The stored value is right by definition; it can be undone."""
    hall = Hall.playing(source="live")
    hall.draw()
    left = next(n for n in range(1, 91) if n not in hall.numbers)
    assert hall.refusal(Correct(number=left, reason="x")).code == "drawn_by_program"


def test_an_award_on_a_wrong_number_falls_and_its_claim_is_judged_again():
    """35 was really 36: card 1 has no ambo, the award is voided, its claim refused."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    corrected, voided, rejudged = hall.do(Correct(number=36, reason="misread"))
    assert isinstance(corrected, DrawCorrected)
    assert voided == AwardVoided(prize="ambo", position=2, claims=(1,), by="correction", reason="misread")
    assert isinstance(rejudged, ClaimRejudged)
    assert rejudged.verdict.answer == "not_winning"


def test_an_award_that_holds_with_the_right_number_stands():
    """35 was really 47: card 1 has its ambo all the same."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    assert names(hall.do(Correct(number=47, reason="misread"))) == ["DrawCorrected"]


def test_an_award_of_earlier_balls_is_untouched_by_a_correction():
    """A win of ball 2 does not depend on ball 3."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    hall.do(Resume())
    hall.call(90)
    assert names(hall.do(Correct(number=89, reason="misread"))) == ["DrawCorrected"]


def test_a_refused_claim_that_would_now_hold_comes_back_to_the_desk():
    """The ball read as 36 was 35: the claim refused for it stands, and waits for its award."""
    hall = Hall.playing()
    hall.call(3, 36)
    assert hall.claim(1).answer == "not_winning"
    _, rejudged = hall.do(Correct(number=35, reason="misread"))
    assert isinstance(rejudged, ClaimRejudged)
    assert rejudged.verdict.answer == "winning"
    assert hall.session.snapshot().next_action == "award"


def test_of_two_joint_winners_the_one_who_still_holds_comes_back_to_the_desk():
    """A joint award falls as a whole; the winner who still has the prize stands to be awarded alone."""
    hall = Hall.playing(late="until_closed")
    other, a, b = sharers(1, range(2, 61))
    right = next(n for n in row(1, 0) if n not in (a, b) and n not in SERIES.card(other).numbers)
    hall.call(a, b)
    hall.claim(1)
    hall.claim(other)
    hall.award()
    events = hall.do(Correct(number=right, reason="misread"))
    assert names(events)[:2] == ["DrawCorrected", "AwardVoided"]
    assert [claim.number for claim in hall.state.desk.standing] == [1]


def test_a_rewind_takes_back_a_draw_and_all_later_ones():
    """The last one goes first, each with the reason; an award on one of them refuses it."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    hall.do(Resume())
    hall.call(1, 2, 4)
    assert hall.refusal(Rewind(position=2, reason="x")).code == "award_depends"
    assert hall.refusal(Rewind(position=9, reason="x")).code == "no_such_draw"
    assert hall.refusal(Rewind(position=4, reason="")).code == "reason_missing"
    assert names(hall.do(Rewind(position=4, reason="wrong basket"))) == ["DrawUndone", "DrawUndone"]
    assert hall.numbers == [3, 35, 1]


def test_a_void_draw_keeps_its_place_and_its_number_may_come_again():
    """The number before becomes the last called."""
    hall = Hall.playing()
    hall.call(3, 35, 90)
    assert names(hall.do(VoidDraw(reason="two balls at once"))) == ["DrawVoided"]
    hall_view = hall.session.snapshot().hall
    assert (hall_view.called, hall_view.last) == ((3, 35), 35)
    assert hall.claim(1).answer == "winning"
    hall.award()
    hall.do(Resume())
    hall.call(90)
    assert [ball.position for ball in hall.state.draw.counting] == [1, 2, 4]
    assert hall.refusal(VoidDraw(reason="x", position=3)).code == "draw_is_void"
    assert hall.refusal(Correct(number=5, reason="x", position=3)).code == "draw_is_void"


def test_a_provable_order_has_no_void_draws():
    """Its numbers are fixed, so none of them can come again."""
    hall = Hall.playing(source="provable")
    hall.draw(2)
    assert hall.refusal(VoidDraw(reason="x")).code == "order_is_fixed"


def test_an_earlier_number_is_corrected_and_later_ones_stand():
    """Ball 2 was 35, not 36: the ambo claimed on it stands, although two more numbers are out."""
    hall = Hall.playing()
    hall.call(3, 36)
    hall.claim(1)
    hall.do(Resume())
    hall.call(90, 89)
    events = hall.do(Correct(number=35, reason="misread", position=2))
    assert names(events) == ["DrawCorrected", "ClaimRejudged", "Paused"]
    assert hall.numbers == [3, 35, 90, 89]
    (award,) = hall.award()
    assert isinstance(award, PrizeAwarded) and award.position == 2


def test_a_card_that_had_a_prize_before_others_won_it_is_told():
    """Card 1 had the ambo on ball 2, as the correction shows; card 2 has been paid: the operator decides."""
    hall = Hall.playing()
    hall.call(3, 36)
    hall.claim(1)
    hall.do(Resume())
    hall.call(37, 44)
    hall.claim(2)
    hall.award()
    hall.do(Resume())
    events = hall.do(Correct(number=35, reason="misread", position=2))
    assert names(events) == ["DrawCorrected", "ClaimRejudged", "Paused"]
    assert hall.state.draw.halt == "claim"
    (had_it,) = [claim for claim in hall.state.desk.claims if claim.verdict.answer == "had_it"]
    assert (had_it.number, had_it.on_desk, had_it.verdict.reached[0].prize) == (1, True, "ambo")
    hall.do(VoidAward(prize="ambo", reason="card 1 had it first"))
    assert sorted(claim.number for claim in hall.state.desk.standing) == [1, 2]
    award = hall.award()[0]
    assert isinstance(award, PrizeAwarded) and [w.number for w in award.winners] == [1]


def test_an_award_by_hand_falls_with_its_number_and_waits_to_be_looked_at_again():
    """No win stands on a wrong number, and the program cannot judge that card."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.do(ClaimByHand(note="red 17"))
    hall.award()
    events = hall.do(Correct(number=36, reason="misread"))
    assert names(events) == ["DrawCorrected", "AwardVoided", "ClaimRejudged"]
    assert [claim.finder for claim in hall.state.desk.standing] == ["hand"]


def test_where_lots_decided_a_correction_that_changes_nothing_leaves_the_award():
    """All who drew still have the prize; whoever drew best keeps it."""
    hall = Hall.playing(late="until_closed", tie="lots")
    other, a, b = sharers(1, range(2, 61))
    hall.call(a, b)
    hall.claim(1)
    hall.claim(other)
    assert hall.refusal(Award()).code == "lot_needed"
    hall.do(Award(lots={"ambo": 2}))
    hall.do(Resume())
    hall.call(90)
    hall.do(Correct(number=89, reason="misread"))
    assert [w.number for w in hall.state.awards.given["ambo"].winners] == [other]
    free = next(n for n in range(1, 91) if n not in hall.numbers and n not in SERIES.card(1).numbers)
    events = hall.do(Correct(number=free, reason="misread", position=2))
    assert "AwardVoided" in names(events)


def test_a_program_draws_the_lot_where_it_is_asked_to():
    """One of those who have the prize gets it all, and the others are told."""
    hall = Hall.playing(tie="lots")
    other, a, b = sharers(1, range(2, 61))
    hall.call(a, b)
    hall.claim(1)
    hall.claim(other)
    award, told = hall.do(Award(lots={"ambo": 0}))
    assert isinstance(award, PrizeAwarded) and isinstance(told, ClaimRejudged)
    assert (len(award.winners), award.drew, award.winners[0].share) == (1, (1, 2), 1000)
    assert (told.claim, told.verdict.answer) == (3 - award.winners[0].claim, "lost_lot")


def test_an_award_that_falls_leaves_the_other_of_the_same_claim():
    """Ambo and terna awarded at once; without the 47 the ambo of ball 2 stands, and the terna is open again."""
    hall = Hall.playing(late="until_closed")
    hall.call(3, 35, 47)
    hall.claim(1)
    hall.award()
    assert names(hall.do(Correct(number=90, reason="misread"))) == ["DrawCorrected", "AwardVoided"]
    assert list(hall.state.awards.given) == ["ambo"]
    assert hall.state.desk.claims[0].status == "awarded"


def test_claims_around_void_draws_are_settled_together():
    """With ball 3 void and ball 4 undone, a claim made on ball 4 and one made now are both of ball 2."""
    hall = Hall.playing()
    hall.call(3, 35, 1)
    hall.do(VoidDraw(reason="fell"))
    hall.call(2)
    hall.claim(1)
    hall.do(Undo(reason="misread"))
    hall.claim(9)
    (award,) = [event for event in hall.award() if isinstance(event, PrizeAwarded)]
    assert [(w.number, w.share) for w in award.winners] == [(1, 500), (9, 500)]


def test_voiding_an_award_by_lots_brings_back_all_who_drew():
    """The lot is drawn again among those who have the prize."""
    hall = Hall.playing(tie="lots")
    hall.call(3, 35)
    hall.claim(1)
    hall.claim(9)
    hall.do(Award(lots={"ambo": 1}))
    hall.do(VoidAward(prize="ambo", reason="the lot was marked"))
    assert [claim.number for claim in hall.state.desk.standing] == [1, 9]


def test_lots_are_not_shared_later():
    """Whoever lost the lot cannot claim again for a share."""
    hall = Hall.playing(tie="lots", late="late_shares")
    hall.call(3, 35)
    hall.claim(1)
    hall.claim(9)
    hall.do(Award(lots={"ambo": 1}))
    hall.do(Resume())
    assert hall.claim(9).answer != "winning"


def test_a_number_that_the_hall_has_seen_is_taken_back_with_a_reason():
    """One that nobody has seen needs none, and the hall is told of no correction."""
    hall = Hall.playing(reveal="by_operator")
    hall.call(7)
    hall.do(RevealNumber())
    assert hall.refusal(Undo()).code == "reason_missing"
    hall.call(8)
    assert hall.do(Undo()) == (DrawUndone(position=2, number=8, reason=""),)
    hall.call(9)
    assert hall.do(Undo(reason=" fell ")) == (DrawUndone(position=2, number=9, reason="fell"),)
    assert hall.session.snapshot().hall.correction is None
    hall.do(Undo(reason="misread"))
    assert hall.session.snapshot().hall.correction


def test_what_the_program_drew_live_can_be_void():
    """Its number goes back among those that may come."""
    hall = Hall.playing(source="live")
    hall.draw(2)
    assert hall.do(VoidDraw(reason="fell")) == (
        DrawVoided(position=2, number=hall.numbers[1], reason="fell"),
    )


def test_asking_for_others_begins_again_where_a_correction_changes_who_has_won():
    """The claim on the board falls and leaves it; one that comes to stand while it is shown stays there."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    hall.do(AskOthers())
    desk = hall.publish(Correct(number=36, reason="misread")).snapshot
    assert (desk.hall.claim, desk.hall.asked, [c.status for c in desk.claims]) == (None, 0, ["refused"])
    hall.do(AskOthers())
    hall.do(ShowClaim(claim=1))
    desk = hall.publish(Correct(number=35, reason="misread")).snapshot
    assert (desk.hall.asked, [c.status for c in desk.claims]) == (0, ["standing"])
    assert desk.hall.claim and desk.hall.claim.status == "standing"


def test_a_correction_that_leaves_a_claim_standing_leaves_the_board_alone():
    """35 was really 47: card 1 has its ambo all the same, and the hall was asked once already."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    hall.do(AskOthers())
    view = hall.publish(Correct(number=47, reason="misread")).snapshot.hall
    assert view.claim and (view.claim.number, view.asked) == (1, 1)


@pytest.mark.parametrize("claims", [(1,), (9, 1), (1, 1)])
def test_a_correction_that_changes_nothing_for_a_claim_says_nothing_of_it(claims: tuple[int, ...]):
    """It stands; or the prize went to another card on the same draw, or to the card itself."""
    hall = Hall.playing()
    hall.call(90, 3, 35)
    for place, card in enumerate(claims):
        if place:
            hall.award()
        hall.claim(card)
    assert names(hall.do(Correct(number=89, position=1, reason="misread"))) == ["DrawCorrected"]
