"""Awards: joint winners, several prizes on one draw, shares, notes, and taking an award back.

Cards 1 and 38 share the numbers 3 and 35 of no row; joint winners are found by their rows below.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.game import money
from desktop.game.awards import AwardVoided, NoteWinner, PrizeAwarded, WinnerNoted
from desktop.game.base import Refused
from desktop.game.claims import Claim, WithdrawClaim
from desktop.game.corrections import Undo
from desktop.game.desk import ClaimRejudged
from desktop.game.draw import Pause, Resume
from desktop.game.evening import OpenEvening
from desktop.game.jackpots import RaiseJackpot
from desktop.game.prizes.in_row import InRow
from desktop.game.prizes.prize import Prize
from desktop.game.programme import PlanGame, RegisterSeries
from desktop.game.rounds import CloseGame, StartGame
from desktop.game.sales import Sell
from desktop.game.settling import Award, VoidAward
from tests.hall import SECRET, SERIES, Hall, row


def sharers(card: int, among: range) -> tuple[int, int, int]:
    """Another card that has two numbers of the top row of `card` in one row, and those numbers."""
    for other in among:
        for line in range(3):
            common = sorted(set(row(other, line)) & set(row(card, 0)))
            if other != card and len(common) == 2:
                return other, common[0], common[1]
    raise AssertionError("no such card")


def test_joint_winners_share_equally():
    """Two cards that complete a prize on the same ball win half each; what is left over is told."""
    hall = Hall.playing()
    other, a, b = sharers(1, range(2, 61))
    hall.call(a, b)
    hall.claim(1)
    hall.claim(other)
    (award,) = hall.award()
    assert isinstance(award, PrizeAwarded)
    assert [(w.number, w.share) for w in award.winners] == [(1, 500), (other, 500)]
    assert award.remainder == 0


def test_one_draw_gives_one_card_several_prizes():
    """Ambo and terna at once are two awards, in ascending order."""
    hall = Hall.playing()
    hall.call(3, 35, 47)
    hall.claim(1)
    awards = hall.award()
    assert [a.prize for a in awards if isinstance(a, PrizeAwarded)] == ["ambo", "terna"]


def test_joint_winners_of_the_lower_prize_do_not_share_the_higher():
    """One card has ambo and terna, the other ambo alone, on the same ball."""
    hall = Hall.playing()
    other, a, b = sharers(1, range(2, 61))
    third = next(n for n in row(1, 0) if n not in (a, b) and n not in SERIES.card(other).numbers)
    hall.call(third, a, b)
    hall.claim(1)
    hall.claim(other)
    ambo, terna = hall.award()
    assert isinstance(ambo, PrizeAwarded) and isinstance(terna, PrizeAwarded)
    assert [w.number for w in ambo.winners] == [1, other]
    assert [(w.number, w.share) for w in terna.winners] == [(1, 2000)]


def test_a_prize_is_won_once():
    """After the award the next prize is the one being played for."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    snapshot = hall.publish(Award()).snapshot
    assert snapshot.hall.prize and snapshot.hall.prize.id == "terna"
    assert snapshot.hall.scene == "winners"
    assert [prize.id for prize in snapshot.hall.won_now] == ["ambo"]
    assert hall.refusal(Award()).code == "nothing_to_award"


def test_an_unclaimed_prize_stays_in_play():
    """Nobody claims the ambo of ball 2; it is won with ball 4, by whoever has it then."""
    hall = Hall.playing()
    hall.call(3, 35, 9, 14)
    assert hall.claim(1).reached[0].position == 4


@given(st.integers(0, money.MOST), st.integers(1, 1000), st.integers(1, money.MOST), st.booleans())
def test_shares_and_remainder_equal_the_prize(prize: int, winners: int, unit: int, first: bool):
    """Whatever the amount, the unit and the number of winners, nothing is made or lost."""
    shares, remainder = money.shares(prize, winners, unit, first_takes_remainder=first)
    assert sum(shares) + remainder == prize
    assert len(shares) == winners and len(set(shares[1:])) <= 1
    assert remainder == 0 if first else remainder < winners * unit


def test_an_award_can_be_voided_with_a_reason():
    """The prize opens again, its claim is back on the desk, and the reason is in the record."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    assert hall.refusal(VoidAward(prize="ambo", reason=" ")).code == "reason_missing"
    assert hall.refusal(VoidAward(prize="terna", reason="x")).code == "not_awarded"
    voided, _ = hall.do(VoidAward(prize="ambo", reason="not his card"))
    assert voided == AwardVoided(prize="ambo", position=2, claims=(1,), by="operator", reason="not his card")
    assert hall.session.snapshot().next_action == "award"
    hall.do(WithdrawClaim(claim=1))
    assert hall.claim(1).answer == "winning"


def test_voiding_one_of_two_awards_keeps_the_claim_of_the_other():
    """A card that won ambo and terna and loses the terna has still won the ambo."""
    hall = Hall.playing()
    hall.call(3, 35, 47)
    hall.claim(1)
    hall.award()
    voided, rejudged = hall.do(VoidAward(prize="terna", reason="x"))
    assert isinstance(voided, AwardVoided) and isinstance(rejudged, ClaimRejudged)
    assert voided.claims == ()
    assert [reached.prize for reached in rejudged.verdict.reached] == ["terna"]
    hall.do(WithdrawClaim(claim=1))
    assert "ambo" in hall.state.awards.given


def test_the_winner_is_noted_by_an_id_and_a_table():
    """The name lies beside the events; the console shows it, the hall does not."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    published = hall.publish(NoteWinner(prize="ambo", series=17, number=1, name="Ada", table="4"))
    (noted,) = published.events
    assert isinstance(noted, WinnerNoted)
    assert noted.person and noted.person != "Ada"
    mine, halls = published.snapshot.claims, published.snapshot.hall.won_now
    assert mine[0].prizes[0].winners[0].name == "Ada"
    assert (halls[0].winners[0].name, halls[0].winners[0].table) == ("", "4")


def test_only_a_winner_can_be_noted():
    """A card that has not won that prize is refused."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    wrong = NoteWinner(prize="ambo", series=17, number=2, name="Ada")
    assert hall.refusal(wrong).code == "not_a_winner"


def test_a_note_goes_with_its_award():
    """When an award is voided, who won it is forgotten with it."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    hall.do(NoteWinner(prize="ambo", series=17, number=1, name="Ada"))
    hall.do(VoidAward(prize="ambo", reason="x"))
    assert hall.state.awards.noted == ()


def test_a_winner_can_still_be_noted_after_the_game_closed():
    """The last winner comes to the desk when the game is over."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    hall.do(CloseGame(leave_prizes=True))
    hall.do(NoteWinner(prize="ambo", series=17, number=1, name="Ada"))
    assert hall.refusal(VoidAward(prize="ambo", reason="x")).code == "no_game"


def test_a_game_does_not_close_over_a_standing_claim():
    """What waits to be awarded is awarded or withdrawn first."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    assert hall.refusal(CloseGame(leave_prizes=True)).code == "claims_stand"


def test_a_card_wins_prizes_of_one_kind_once():
    """Two equal prizes go to two cards: the winner of the first cannot win the second."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(RegisterSeries(series=17, strips=10, secret=SECRET.hex()))
    prizes = tuple(Prize(f"ambo{n}", InRow(2), value=1000, kind="ambo") for n in (1, 2))
    hall.do(PlanGame(source="balls", prizes=prizes))
    hall.do(Sell(series=17))
    hall.do(StartGame())
    hall.call(3, 35)
    assert [r.prize for r in hall.claim(1).reached] == ["ambo1"]
    hall.award()
    hall.do(Resume())
    hall.call(9, 14)
    assert hall.claim(1).answer == "already_paid"
    hall.do(Resume())
    hall.call(37, 44)
    assert [r.prize for r in hall.claim(2).reached] == ["ambo2"]


def test_an_impossible_amount_is_refused():
    """Negative and enormous amounts are no money."""
    for wrong in (-1, money.MOST + 1):
        with pytest.raises(Refused):
            money.amount(wrong)
    assert money.amount(0) == 0
    assert Claim(card="1-3") == Claim(card="1-3")


def test_what_was_awarded_is_news_until_the_next_number_even_if_that_is_taken_back():
    """After an award, a further number and its undo, the hall is no longer shown the winners."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    hall.do(Resume())
    hall.call(9)
    hall.do(Undo(reason="misread"))
    shown = hall.publish(Pause(reason="claim")).snapshot.hall
    assert shown.won_now == ()
    assert shown.scene == "play"
    assert hall.claim(1).answer == "already_paid"


def test_an_accumulator_comes_back_with_a_voided_award_in_mid_game():
    """It was won by mistake: the whole amount is there for whoever wins the prize then."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(RegisterSeries(series=17, strips=10, secret=SECRET.hex()))
    hall.do(RaiseJackpot(jackpot="pot", amount=700))
    hall.do(PlanGame(source="balls", prizes=(Prize("ambo", InRow(2), value=5, jackpot="pot"),)))
    hall.do(Sell(series=17))
    hall.do(StartGame())
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    assert hall.state.jackpots.amounts == {"pot": 0}
    hall.do(VoidAward(prize="ambo", reason="not his card"))
    assert hall.state.jackpots.amounts == {"pot": 700}
    (award,) = hall.award()
    assert isinstance(award, PrizeAwarded) and award.amount == 705
