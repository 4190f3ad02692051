"""The draw: each number once, in its place, whoever brings it out."""

from hashlib import sha256

import pytest

from desktop.game.draw import AnnounceNumber, Call, ChangeSource, Draw, Pause, Resume, RevealNumber
from desktop.game.drawing import Announced, Drawn, Revealed, SourceChanged
from desktop.game.evening import OpenEvening
from desktop.game.orders import draw_key, order
from desktop.game.programme import PlanGame
from desktop.game.register import WordsTaken
from desktop.game.rounds import StartGame
from desktop.game.sales import CloseSales, TakeWords
from tests.hall import SECRET, Hall, names


def test_a_typed_number_is_stored_then_shown():
    """A number is drawn before it is revealed, and both are events."""
    hall = Hall.playing()
    assert hall.do(Call(number=42)) == (Drawn(position=1, number=42, by="typed"), Revealed(position=1))


@pytest.mark.parametrize("number", [-1, 0, 91, 10**30])
def test_a_number_that_no_ball_has_is_refused(number: int):
    """Only 1 to 90 can come out of a basket of 90."""
    assert Hall.playing().refusal(Call(number=number)).code == "not_a_ball"


def test_a_number_never_comes_out_twice():
    """A repeat is refused, and the operator is told where the number stands."""
    hall = Hall.playing()
    hall.call(7, 8)
    assert hall.refusal(Call(number=7)).params == {"number": 7, "position": 1}


def test_ninety_draws_empty_the_basket():
    """The program's live draw brings out every number once, and then there are none."""
    hall = Hall.playing(source="live")
    hall.draw(90)
    assert sorted(hall.numbers) == list(range(1, 91))
    assert hall.refusal(Draw()).code == "all_out"


def test_a_second_press_of_the_same_key_draws_nothing():
    """A command that says how many balls its sender saw is refused once another ball has come."""
    hall = Hall.playing(source="live")
    hall.do(Draw(after=0))
    assert hall.refusal(Draw(after=0)).code == "out_of_step"
    assert hall.do(Draw(after=1))


def test_program_and_basket_do_not_mix():
    """Typed numbers are refused while the program draws, and the program does not draw beside the basket."""
    assert Hall.playing(source="live").refusal(Call(number=1)).code == "program_draws"
    assert Hall.playing(source="balls").refusal(Draw()).code == "balls_are_typed"


def test_the_source_can_change_in_mid_game():
    """When the program's draw cannot be used, play goes on with typed numbers, and the record says why."""
    hall = Hall.playing(source="provable")
    hall.draw(3)
    hall.do(ChangeSource(source="balls", reason="the hall wants balls"))
    left = next(n for n in range(1, 91) if n not in hall.numbers)
    hall.call(left)
    assert hall.numbers[-1] == left
    assert hall.refusal(ChangeSource(source="provable", reason="")).code == "not_provable_any_more"
    assert hall.refusal(ChangeSource(source="balls", reason="")).code == "same_source"


def test_the_provable_order_is_the_one_that_anyone_recomputes():
    """The numbers drawn are those of the published construction, from secret, words and sold list."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(PlanGame(game="2026-12-26/1", entropy=SECRET.hex()))
    hall.do(CloseSales())
    hall.do(TakeWords(words=" 17 4 88\n61 3 "))
    hall.do(StartGame())
    hall.draw(90)
    key = draw_key(SECRET, "2026-12-26/1", sha256(b"").digest(), "17 4 88 61 3", b"", 90)
    assert tuple(hall.numbers) == order(key, 90)


def test_a_hall_that_gives_no_words_takes_no_step_and_the_record_says_so():
    """Empty words are taken by the start of the first provable game."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(PlanGame())
    events = hall.do(StartGame())
    assert WordsTaken(words="", beacon="", beacon_source="") in events
    assert hall.refusal(TakeWords(words="late")).code == "words_taken"


def test_a_number_waits_for_its_reveal_where_the_hall_wants_it_so():
    """The operator sees the number first; the hall does not, until it is revealed."""
    hall = Hall.playing(reveal="by_operator")
    published = hall.publish(Call(number=5))
    assert names(published.events) == ["Drawn"]
    assert published.snapshot.hall.called == ()
    assert published.snapshot.hidden and published.snapshot.hidden.number == 5
    assert published.snapshot.next_action == "reveal"
    assert hall.refusal(Call(number=6)).code == "reveal_first"
    assert hall.publish(RevealNumber()).snapshot.hall.called == (5,)
    assert hall.refusal(RevealNumber()).code == "nothing_to_reveal"


def test_announcing_is_an_event_of_its_own():
    """A shown number can be announced once."""
    hall = Hall.playing()
    assert hall.refusal(AnnounceNumber()).code == "nothing_to_announce"
    hall.call(5)
    assert hall.do(AnnounceNumber()) == (Announced(position=1),)
    assert hall.refusal(AnnounceNumber()).code == "nothing_to_announce"


def test_nothing_is_drawn_while_play_is_paused():
    """A pause freezes the draw until play resumes."""
    hall = Hall.playing(source="live")
    hall.do(Pause())
    assert hall.refusal(Draw()).code == "paused"
    assert hall.refusal(Pause()).code == "paused"
    hall.do(Resume())
    assert hall.refusal(Resume()).code == "not_halted"
    hall.draw()


def test_a_stop_for_a_claim_outranks_a_pause():
    """The Stop key opens the claims desk also in a pause; a pause does not close the desk."""
    hall = Hall.playing()
    hall.do(Pause())
    hall.do(Pause(reason="claim"))
    assert hall.refusal(Pause()).code == "claim_open"
    assert hall.refusal(Call(number=1)).code == "claim_open"


def test_without_a_game_nothing_is_drawn():
    """Before the start and after the end there is no draw."""
    hall = Hall()
    assert hall.refusal(Draw()).code == "no_evening"
    hall.do(OpenEvening())
    assert hall.refusal(Draw()).code == "no_game"


def test_a_live_draw_wants_entropy():
    """Too little entropy is refused rather than used."""
    assert Hall.playing(source="live").refusal(Draw(entropy="00")).code == "not_a_secret"


def test_a_change_of_source_is_recorded_with_its_reason():
    """In one line."""
    hall = Hall.playing(source="live")
    changed = hall.do(ChangeSource(source="balls", reason=" the hall\nwants balls "))
    assert changed == (SourceChanged(source="balls", reason="the hall wants balls"),)
