"""The trial draw: every ball once, before the evening."""

import pytest

from desktop.game.base import Command
from desktop.game.evening import OpenEvening
from desktop.game.trial import TrialDraw, TrialDrawn
from tests.hall import Hall


@pytest.fixture
def hall() -> Hall:
    hall = Hall()
    hall.do(OpenEvening())
    return hall


def tried(hall: Hall, command: TrialDraw) -> TrialDrawn:
    """The result in the record."""
    (event,) = hall.do(command)
    assert isinstance(event, TrialDrawn)
    return event


def test_the_program_draws_every_ball_once(hall: Hall):
    """Nothing is missing, nothing comes twice, and the order is in the record."""
    result = tried(hall, TrialDraw())
    assert sorted(result.numbers) == list(range(1, 91))
    assert (result.missing, result.repeated, result.foreign) == ((), (), ())


def test_a_basket_with_a_leftover_ball_is_found(hall: Hall):
    """One ball is there twice, one is missing, and one is of another basket."""
    balls = [n for n in range(1, 91) if n != 34]
    result = tried(hall, TrialDraw(numbers=(*balls, 7, 91)))
    assert (result.missing, result.repeated, result.foreign) == ((34,), (7,), (91,))


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (TrialDraw(balls=0), "not_a_count_of_balls"),
        (TrialDraw(balls=129), "not_a_count_of_balls"),
        (TrialDraw(numbers=tuple(range(1001))), "too_many_numbers"),
    ],
)
def test_an_impossible_trial_is_refused(hall: Hall, command: Command, code: str):
    """No basket has none or 129 balls, and no trial goes on for ever."""
    assert hall.refusal(command).code == code


def test_no_trial_in_mid_game():
    """The basket is in use."""
    assert Hall.playing().refusal(TrialDraw()).code == "game_running"


@pytest.mark.parametrize("balls", [1, 128])
def test_the_smallest_and_the_greatest_basket_can_be_tried(hall: Hall, balls: int):
    """Of one ball, and of as many as a game can have."""
    result = tried(hall, TrialDraw(balls=balls))
    assert (result.balls, sorted(result.numbers)) == (balls, list(range(1, balls + 1)))


def test_the_first_and_the_last_ball_are_missed_too(hall: Hall):
    """Nothing came: both are missing, and so is every other."""
    result = tried(hall, TrialDraw(balls=3, numbers=(2,) * 1000))
    assert (result.missing, result.repeated, result.foreign) == ((1, 3), (2,), ())
