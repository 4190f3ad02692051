"""Automatic games: every card in play is compared, and nobody need claim."""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.game.awards import PrizeAwarded
from desktop.game.base import Event
from desktop.game.claims import WithdrawClaim
from desktop.game.corrections import Correct, Undo
from desktop.game.desk import ClaimChecked
from desktop.game.draw import AnnounceNumber, Call, Resume
from desktop.game.evening import OpenEvening
from desktop.game.finding import Found, found
from desktop.game.prizes.in_row import InRow
from desktop.game.prizes.nothing import Nothing
from desktop.game.prizes.prize import Prize
from desktop.game.programme import Awarding, PlanGame, RegisterSeries
from desktop.game.rounds import StartGame
from desktop.game.rules import Rules
from desktop.game.sales import Sell
from desktop.game.settling import VoidAward
from desktop.journal.journal import Journal
from desktop.session.session import Session
from tests.hall import SECRET, Hall, names, row


def laid_down(events: tuple[Event, ...]) -> list[int]:
    """The cards that the program has put on the desk."""
    return [event.number for event in events if isinstance(event, ClaimChecked)]


def test_the_program_finds_every_winner_and_stops():
    """The ball that completes an ambo lays every card that has it on the desk, and play stops."""
    hall = Hall.playing(awarding="automatic")
    hall.call(3)
    events = hall.do(Call(number=35))
    assert names(events)[:3] == ["Drawn", "Revealed", "Paused"]
    winners = [n for n in range(1, 61) if any({3, 35} <= set(row(n, line)) for line in range(3))]
    assert laid_down(events) == winners
    assert hall.session.snapshot().next_action == "award"


def test_an_automatic_game_goes_from_ambo_to_tombola():
    """Every prize is found, awarded and followed by the next, up to the full card."""
    hall = Hall.playing(awarding="automatic")
    won: list[str] = []
    for number in random.Random(1).sample(range(1, 91), 90):
        hall.call(number)
        while hall.state.desk.standing:
            won += [event.prize for event in hall.award() if isinstance(event, PrizeAwarded)]
        if hall.state.draw.halt:
            hall.do(Resume())
    assert won == ["ambo", "terna", "quaterna", "cinquina", "tombola"]


def test_a_prize_that_opens_again_is_won_by_the_cards_that_have_it_then():
    """The ambo is voided when the terna is already won: the cards that have an ambo now are found at once."""
    hall = Hall.playing(awarding="automatic", cards=(1, 1))
    hall.call(3, 35)
    hall.award()
    hall.do(Resume())
    hall.call(47)
    hall.award()
    hall.do(VoidAward(prize="ambo", reason="not shown"))
    (ambo,) = hall.award()
    assert isinstance(ambo, PrizeAwarded)
    assert ambo.prize == "ambo"


def test_an_undo_takes_back_what_the_program_found():
    """Found winners that are not yet awarded fall with the ball, and the next ball finds its own."""
    hall = Hall.playing(awarding="automatic", cards=(1, 1))
    hall.call(3)
    hall.call(35)
    hall.do(Undo(reason="misread"))
    assert not hall.state.desk.standing
    hall.do(Resume())
    assert laid_down(hall.do(Call(number=47))) == [1]


def test_a_late_card_is_compared_from_its_first_ball_on():
    """Two numbers that came before its sale do not make an ambo."""
    hall = Hall.playing(awarding="automatic", late_sales=True, cards=(2, 2))
    hall.call(3)
    hall.call(35)
    assert laid_down(hall.do(Sell(series=17, first=1, last=1))) == []
    assert laid_down(hall.do(Call(number=47))) == []
    assert laid_down(hall.do(Call(number=62))) == [1]


def test_the_program_finds_nothing_in_a_claimed_game():
    """Where prizes need a claim, an unclaimed ambo is not awarded and play goes on."""
    hall = Hall.playing()
    assert names(hall.do(Call(number=3))) == ["Drawn", "Revealed"]
    assert names(hall.do(Call(number=35))) == ["Drawn", "Revealed"]


def test_a_card_sold_on_a_number_that_was_not_announced_yet_does_not_have_it():
    """Where numbers count once announced, a card sold between drawing and announcing starts after that ball."""
    hall = Hall.playing(awarding="automatic", late_sales=True, cards=(2, 2), called_from="announced")
    hall.call(3)
    hall.do(Sell(series=17, first=1, last=1))
    hall.do(AnnounceNumber())
    for number, won in ((35, []), (47, [1])):
        hall.call(number)
        assert laid_down(hall.do(AnnounceNumber())) == won


def test_what_the_index_hands_over_is_judged_again():
    """A card that the index takes for a winner and that has nothing is left out, and play is not frozen."""
    hall = Hall.playing(awarding="automatic")
    hall.call(3)
    assert found(hall.state, hall.session.vault, lambda *_: [Found(17, 1)], ()) == ()


def plain_winners(hall: Hall, count: int, cards: range) -> list[int]:
    """A slow, independent look at every card: who has `count` in a row now."""
    out = set(hall.numbers)
    return [n for n in cards if any(len(out & set(row(n, line))) >= count for line in range(3))]


@given(st.randoms(use_true_random=False))
@settings(max_examples=25, deadline=None)
def test_the_index_agrees_with_a_slow_check_of_every_card(rng: random.Random):
    """Whatever is drawn, undone and awarded, the program finds exactly who a plain check finds."""
    hall = Hall.playing(awarding="automatic", cards=(1, 40))
    prizes = {"ambo": 2, "terna": 3, "quaterna": 4, "cinquina": 5}
    for number in rng.sample(range(1, 91), 60):
        hall.call(number)
        if rng.random() < 0.2 and not hall.state.awards.depending_on(len(hall.numbers)):
            hall.do(Undo(reason="misread"))
        while hall.state.desk.standing:
            wanted = hall.session.snapshot().hall.prize
            assert wanted
            if wanted.id in prizes:
                assert [c.number for c in hall.state.desk.standing] == plain_winners(
                    hall, prizes[wanted.id], range(1, 41)
                )
            hall.award()
        wanted = hall.session.snapshot().hall.prize
        if wanted and wanted.id in prizes:
            assert plain_winners(hall, prizes[wanted.id], range(1, 41)) == []
        if hall.state.draw.halt:
            hall.do(Resume())


@pytest.mark.parametrize("awarding", ["claimed", "automatic"])
def test_replay_needs_no_index(awarding: Awarding, tmp_path: Path):
    """The events alone give the same state again."""
    path = tmp_path / "evening.tabellone"
    hall = Hall.playing(Journal.create(path), awarding=awarding)
    hall.call(3, 35)
    if not hall.state.desk.standing:
        hall.claim(1)
    hall.award()
    hall.session.close()
    again = Session(Journal.open(path))
    assert again.state == hall.state
    again.close()


def test_what_the_operator_took_off_the_desk_is_not_laid_there_again():
    """The program's find was withdrawn on purpose; the next ball does not bring it back, a new prize does."""
    hall = Hall.playing(awarding="automatic", cards=(1, 1))
    hall.call(3, 35)
    hall.do(WithdrawClaim(claim=1))
    hall.do(Resume())
    assert laid_down(hall.do(Call(number=90))) == []
    assert laid_down(hall.do(Call(number=47))) == [1]


def test_nothing_marked_is_not_won_by_a_card_that_was_sold_afterwards():
    """It was decided on the ball of the ambo; a latecomer's card had no chance to be marked."""
    hall = Hall()
    prizes = (Prize("ambo", InRow(2)), Prize("none", Nothing(), value=1000))
    hall.do(OpenEvening())
    hall.do(RegisterSeries(series=17, strips=10, secret=SECRET.hex()))
    hall.do(PlanGame(source="balls", awarding="automatic", prizes=prizes, rules=Rules(late_sales=True)))
    hall.do(Sell(series=17, first=1, last=1))
    hall.do(StartGame())
    hall.call(3, 35)
    hall.award()
    assert all(claim.number == 1 for claim in hall.state.desk.standing)
    hall.do(Sell(series=17, first=9))
    assert 9 not in [claim.number for claim in hall.state.desk.standing]


def test_a_find_says_from_which_ball_a_late_card_counts():
    """As a claim does; nobody typed anything."""
    hall = Hall.playing(awarding="automatic", late_sales=True, cards=(2, 2))
    hall.call(90)
    hall.do(Sell(series=17, first=1, last=1))
    hall.call(3, 35)
    (checked,) = (claim for claim in hall.state.desk.claims)
    assert (checked.typed, checked.finder, checked.verdict.since) == ("", "program", 1)


def test_what_the_operator_took_off_the_desk_hides_no_other_card():
    """Card 1 had 3 and 47, and was withdrawn; the 47 was 35, which card 9 has too."""
    hall = Hall.playing(awarding="automatic", cards=(1, 9))
    hall.call(3, 47)
    hall.do(WithdrawClaim(claim=1))
    assert laid_down(hall.do(Correct(number=35, reason="misread"))) == [9]
