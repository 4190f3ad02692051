"""What a ball that is shown teaches, without a window or a reader."""

import pytest

from desktop.console.learning import Learning, Lesson, Shown
from desktop.settings.ball_tags import BallTags


def taught(learning: Learning, *tags: str) -> tuple[Learning, list[Lesson]]:
    """Balls with these tags are shown one after another."""
    lessons: list[Lesson] = []
    for tag in tags:
        learning, lesson = learning.shown(tag)
        lessons.append(lesson)
    return learning, lessons


def test_balls_are_learnt_in_order():
    """Ball 1, then 2, then 3; the next one is wanted by itself."""
    learning, lessons = taught(Learning.of(BallTags(), 90), "TA1", "TA2", "TA3")
    assert lessons == [Lesson("learnt", 1), Lesson("learnt", 2), Lesson("learnt", 3)]
    assert (learning.wanted, learning.learnt) == (4, (1, 2, 3))


def test_learning_goes_on_tomorrow_where_it_stopped():
    """Of a table with gaps the first ball without a tag is wanted."""
    table = BallTags().learnt("TA1", 1).learnt("TA3", 3)
    assert Learning.of(table, 90).wanted == 2


def test_a_number_can_be_typed_first_and_the_order_goes_on_from_there():
    """After 17 comes 18; after the last one those that were left out."""
    _, lessons = taught(Learning.of(BallTags(), 18).want(17), "TA1", "TA2", "TA3")
    assert [lesson.number for lesson in lessons] == [17, 18, 1]


def test_a_tag_that_is_another_balls_is_caught():
    """It is told which ball it is, and nothing changes."""
    learning, lessons = taught(Learning.of(BallTags().learnt("TA9", 17), 90), "TA9")
    assert lessons == [Lesson("known_as", 17)]
    assert learning.wanted == 1


def test_the_ball_just_learnt_may_be_seen_again():
    """It lies near the reader: no fault."""
    _, lessons = taught(Learning.of(BallTags(), 90), "TA1", "TA1")
    assert lessons[-1] == Lesson("again", 1)


def test_a_ball_that_has_a_tag_already_gets_another_only_when_shown_twice():
    """A second ball 17, or a new tag in it: shown once it is told, shown once more it is learnt."""
    learning = Learning.of(BallTags().learnt("TA9", 17), 90).want(17)
    learning, lessons = taught(learning, "TB1", "TB1")
    assert lessons == [Lesson("has_other", 17), Lesson("replaced", 17)]
    assert learning.table.tags == {"TB1": 17}
    assert learning.undone().table.tags == {"TA9": 17}


def test_what_was_learnt_last_is_undone():
    """The ball is wanted again, step by step."""
    learning, _ = taught(Learning.of(BallTags(), 90), "TA1", "TA2")
    learning = learning.undone()
    assert (learning.wanted, learning.table.tags) == (2, {"TA1": 1})
    assert (learning.undone().wanted, learning.undone().table.tags) == (1, {})


def test_with_all_learnt_no_ball_is_wanted():
    """One more ball is one too many, and is told."""
    learning, lessons = taught(Learning.of(BallTags(), 2), "TA1", "TA2", "TA3")
    assert learning.wanted == 0
    assert lessons[-1] == Lesson("all_learnt", 2)


def test_a_reader_that_tells_numbers_needs_no_lesson():
    """Such a ball is told by its number, and kept nowhere."""
    learning, lessons = taught(Learning.of(BallTags(), 90), "N7")
    assert lessons == [Lesson("tells_number", 7)]
    assert learning.table.tags == {}


@pytest.mark.parametrize(
    ("numbers", "missing", "repeated"), [((1, 3), [2], []), ((1, 2, 3, 2), [], [2]), ((4, 1), [2, 3], [])]
)
def test_balls_shown_are_counted(numbers: tuple[int, ...], missing: list[int], repeated: list[int]):
    """Which did not come, and which came again; a ball of another basket is none of them."""
    shown = Shown(3)
    for number in numbers:
        shown = shown.after(number)
    assert (shown.missing, shown.repeated) == (missing, repeated)
    assert len(shown.seen) == 3 - len(missing)
