"""Snapshot and HallView: what the operator sees, and that the hall knows no more than it may."""

import msgspec
import pytest

from desktop.game.awards import NoteWinner
from desktop.game.claims import ShowClaim
from desktop.game.corrections import VoidDraw
from desktop.game.draw import Call, Draw, Pause, Resume
from desktop.game.evening import CloseEvening, OpenEvening
from desktop.game.prizes.in_row import InRow
from desktop.game.prizes.prize import Prize
from desktop.game.programme import PlanGame, RegisterSeries
from desktop.game.rounds import CloseGame, StartGame
from desktop.game.sales import CloseSales, Sell, TakeWords
from desktop.game.seen import hall_view, snapshot
from desktop.game.state import State
from desktop.game.vault import Vault
from desktop.game.views import HallView, WinnerView
from tests.hall import SECRET, Hall, row


def test_the_next_action_leads_through_an_evening():
    """At every moment one thing is next, from opening the evening to closing it."""
    hall = Hall()
    steps = [hall.session.snapshot().next_action]

    def do(command: msgspec.Struct) -> None:
        steps.append(hall.publish(command).snapshot.next_action)  # type: ignore[arg-type]

    do(OpenEvening())
    do(PlanGame(source="balls"))
    do(StartGame())
    do(Call(number=1))
    do(Pause())
    do(Resume())
    do(Pause(reason="claim"))
    do(Resume())
    do(CloseGame())
    do(CloseEvening())
    assert steps == [
        "open_evening",
        "plan_game",
        "start_game",
        "await_ball",
        "await_ball",
        "resume",
        "await_ball",
        "judge",
        "await_ball",
        "close_evening",
        "nothing",
    ]


def test_when_all_is_won_the_next_action_is_to_close_the_game():
    """After the tombola there is nothing left to draw for."""
    hall = Hall.playing()
    hall.call(*row(1, 0), *row(1, 1), *row(1, 2))
    hall.claim(1)
    hall.award()
    assert hall.session.snapshot().next_action == "close_game"


def test_when_all_numbers_are_out_the_next_action_is_to_close_the_game():
    """An empty basket has no next number."""
    hall = Hall.playing(source="live")
    hall.draw(90)
    assert hall.session.snapshot().next_action == "close_game"


def test_the_program_draws_where_it_is_the_source():
    """In a game of the program's draw the next action is to draw."""
    assert Hall.playing(source="live").session.snapshot().next_action == "draw"


@pytest.mark.parametrize("reveal", ["at_once", "by_operator"])
def test_the_hall_knows_no_hidden_number_and_no_secret(reveal: str):
    """Nothing that the operator alone may know can be found anywhere in the HallView."""
    hall = Hall.playing(source="provable", reveal=reveal)
    hall.do(Draw())
    secret = hall.session.vault.draws["1"].hex()
    view = hall.session.snapshot().hall
    assert secret not in str(msgspec.to_builtins(view, str_keys=True, enc_hook=sorted))
    assert SECRET.hex() not in str(view)
    assert len(view.called) == (1 if reveal == "at_once" else 0)


def test_a_closed_game_shows_its_results_and_its_secret():
    """After the game the board has the winners and the revealed secret, until the next game."""
    hall = Hall.playing(source="provable")
    secret = hall.session.vault.draws["1"].hex()
    view = hall.publish(CloseGame(leave_prizes=True)).snapshot.hall
    assert view.proof
    assert (view.scene, view.proof.secret) == ("results", secret)
    assert hall.publish(CloseEvening()).snapshot.hall.scene == "goodbye"


def test_before_anything_the_board_welcomes():
    """No evening, or no game yet: the welcome."""
    assert hall_view(State()) == HallView()
    hall = Hall()
    view = hall.publish(OpenEvening(name="Natale")).snapshot.hall
    assert (view.scene, view.name, view.game) == ("welcome", "Natale", None)
    view = hall.publish(PlanGame(source="live")).snapshot.hall
    assert view.game and (view.game.place, view.game.of) == (1, 1)


def test_a_pause_is_seen_by_the_hall():
    """The board says that play is paused."""
    hall = Hall.playing()
    assert hall.publish(Pause()).snapshot.hall.scene == "pause"


def test_the_halls_words_are_on_the_board():
    """What the hall added to the draw is there to be read."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(PlanGame())
    hall.do(CloseSales())
    assert hall.publish(TakeWords(words="17 4 88")).snapshot.hall.words == "17 4 88"


def test_a_shown_card_marks_what_was_called_and_what_counts():
    """The numbers of the winning row are told apart from the others that were called."""
    hall = Hall.playing()
    hall.call(9, 3, 90, 35)
    hall.claim(1)
    claim = hall.session.snapshot().hall.claim
    assert claim and (claim.printed, claim.marked, claim.counting) == ("1-3", {9, 3, 35}, {3, 35})


def test_a_refused_card_marks_what_comes_nearest():
    """Two rows with one number each are both nearest to an ambo."""
    hall = Hall.playing()
    hall.call(9, 3)
    hall.claim(1)
    hall.do(ShowClaim(claim=1))
    claim = hall.session.snapshot().hall.claim
    assert claim and claim.counting == {3, 9}


def test_prizes_are_won_open_or_coming():
    """One prize is being played for; those before it are won, those after are coming."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    game = hall.session.snapshot().hall.game
    assert game and [prize.state for prize in game.prizes] == ["won", "open", "coming", "coming", "coming"]
    assert game.prizes[0].winners[0].printed == "1-3"


def test_programme_and_series_are_in_the_snapshot():
    """The operator sees which games were played and how each series sells."""
    hall = Hall.playing()
    hall.do(CloseGame(leave_prizes=True))
    hall.do(PlanGame(game="2", source="live", series=(17,)))
    hall.do(PlanGame(game="3", source="live"))
    hall.do(StartGame())
    snapshot = hall.session.snapshot()
    assert [row.state for row in snapshot.programme] == ["played", "playing", "coming"]
    (series,) = snapshot.series
    assert (series.series, series.cards, series.in_play, series.runs) == (17, 6000, 60, ((1, 60),))


def test_each_part_of_a_prize_is_seen_with_its_winners():
    """Two share the ambo, and one of them was noted; nobody has the terna, which is worth its value."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(9)
    hall.claim(1)
    hall.award()
    hall.do(NoteWinner(prize="ambo", series=17, number=1, name="Ugo", table="7"))
    ambo, terna, *_ = hall.session.snapshot().prizes
    assert ambo.winners == (
        WinnerView(series=17, number=9, printed="9-2", share=500),
        WinnerView(series=17, number=1, printed="1-3", share=500, name="Ugo", table="7"),
    )
    assert (ambo.value, ambo.state, ambo.position, ambo.names["it"]) == (1000, "won", 2, "Ambo")
    assert (terna.value, terna.state, terna.position, terna.winners) == (2000, "open", 0, ())
    nameless = snapshot(hall.state, Vault()).prizes[0].winners[1]
    assert (nameless.name, nameless.table) == ("", "7")


def test_the_operator_is_told_which_draws_count():
    """A void one does not."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.do(VoidDraw(reason="fell"))
    assert [ball.number for ball in hall.session.snapshot().counting] == [3]


def test_a_thing_its_place_and_the_part_of_the_takings_are_seen():
    """A tenth of 12 cards at 1.00, and a ham; the second is worth its value alone."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(RegisterSeries(series=17, strips=10, secret=SECRET.hex()))
    ham = Prize("one", InRow(2), place=1, thing="a ham", percent=1000, value=50)
    hall.do(PlanGame(source="balls", prizes=(ham, Prize("two", InRow(2), place=2, value=30))))
    hall.do(Sell(series=17, first=1, last=12, price=100))
    one, two = hall.session.snapshot().prizes
    assert (one.thing, one.place, one.value) == ("a ham", 1, 170)
    assert (two.thing, two.place, two.value) == ("", 2, 30)


def test_a_new_claim_on_the_same_ball_is_being_checked():
    """The hall no longer sees who won before, once somebody else shouts."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    assert hall_view(hall.state).scene == "winners"
    hall.do(Resume())
    hall.do(Pause(reason="claim"))
    view = hall_view(hall.state)
    assert (view.scene, view.checking) == ("play", True)
