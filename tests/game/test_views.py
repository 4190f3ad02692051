"""Snapshot and HallView: what the operator sees, and that the hall knows no more than it may."""

import msgspec
import pytest

from desktop.game.claims import ShowClaim
from desktop.game.draw import Call, Draw, Pause, Resume
from desktop.game.evening import CloseEvening, OpenEvening
from desktop.game.programme import PlanGame
from desktop.game.rounds import CloseGame, StartGame
from desktop.game.sales import CloseSales, TakeWords
from desktop.game.seen import hall_view
from desktop.game.state import State
from desktop.game.views import HallView
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
