"""Reads: every one is recorded with its outcome, and none is ever refused."""

import msgspec
import pytest

from desktop.game.claims import Claim
from desktop.game.draw import ChangeSource, Draw, Resume
from desktop.game.evening import CloseEvening, OpenEvening
from desktop.game.inbox import DismissRead, Read, ReadRecorded, SetReading, SetTags, TakeRead
from desktop.game.programme import PlanGame
from desktop.game.rounds import CloseGame, StartGame
from tests.hall import Hall, names


def read(hall: Hall, seq: int, tag: str, age: int | None = 100) -> str:
    """A read arrives; its outcome."""
    events = hall.do(Read(session="3F9A", seq=seq, tag=tag, age=age))
    assert isinstance(events[0], ReadRecorded)
    return events[0].outcome


def test_a_fresh_ball_is_drawn():
    """A read of a ball in the basket is recorded and drawn, in one step."""
    hall = Hall.playing()
    events = hall.do(Read(session="3F9A", seq=1, tag="N42", age=350))
    assert names(events) == ["ReadRecorded", "Drawn", "Revealed"]
    assert hall.numbers == [42]


def test_a_read_that_comes_again_changes_nothing():
    """The reader repeats until it is acknowledged; the journal has it once."""
    hall = Hall.playing()
    read(hall, 1, "N42")
    assert hall.do(Read(session="3F9A", seq=1, tag="N42", age=600)) == ()
    assert hall.numbers == [42]


def test_a_ball_already_out_is_a_repeat_and_is_never_drawn():
    """Rule 1: it is held, told and logged."""
    hall = Hall.playing()
    read(hall, 1, "N42")
    assert read(hall, 2, "N42") == "repeat"
    assert hall.numbers == [42]


def test_a_learnt_tag_is_its_ball():
    """The hall's table turns tags into numbers."""
    hall = Hall.playing()
    hall.do(SetTags(tags={"T0C000621A5": 45}))
    assert read(hall, 1, "T0C000621A5") == "drawn"
    assert hall.numbers == [45]


@pytest.mark.parametrize("tag", ["T0C000621A6", "N0", "N91", "N999999"])
def test_an_unknown_tag_never_draws(tag: str):
    """A tag that nobody taught, and a number that no ball has."""
    hall = Hall.playing()
    hall.do(SetTags(tags={"T0C000621A5": 45}))
    assert read(hall, 1, tag) == "unknown"
    assert hall.numbers == []


@pytest.mark.parametrize("age", [None, 3001, 3_600_000])
def test_an_old_read_waits_in_the_inbox(age: int | None):
    """Nothing is drawn silently: the operator sees its age and takes or dismisses it."""
    hall = Hall.playing()
    assert read(hall, 1, "N42", age) == "inbox"
    assert hall.numbers == []
    assert [waiting.number for waiting in hall.session.snapshot().waiting] == [42]
    assert names(hall.do(TakeRead(session="3F9A", seq=1))) == ["ReadTaken", "Drawn", "Revealed"]
    assert hall.session.snapshot().waiting == ()


def test_a_read_of_exactly_three_seconds_is_fresh():
    """The limit is above 3,000 ms."""
    assert read(Hall.playing(), 1, "N42", 3000) == "drawn"


def test_a_ball_read_during_a_claim_waits_in_sight():
    """It is neither drawn nor lost; after the claim the operator takes it."""
    hall = Hall.playing()
    hall.do(Claim(card="1-3"))
    assert read(hall, 1, "N42") == "held"
    assert hall.refusal(TakeRead(session="3F9A", seq=1)).code == "claim_open"
    hall.do(Resume())
    hall.do(TakeRead(session="3F9A", seq=1))
    assert hall.numbers == [42]


def test_a_dismissed_read_is_not_drawn():
    """The operator lets it go, and it is in the record."""
    hall = Hall.playing()
    read(hall, 1, "N42", None)
    assert names(hall.do(DismissRead(session="3F9A", seq=1))) == ["ReadDismissed"]
    assert hall.refusal(TakeRead(session="3F9A", seq=1)).code == "no_such_read"
    assert hall.numbers == []


def test_a_waiting_ball_that_came_out_meanwhile_is_not_drawn_twice():
    """A typed number overtakes the read; taking the read is refused with its place."""
    hall = Hall.playing()
    read(hall, 1, "N42", None)
    hall.call(42)
    assert hall.refusal(TakeRead(session="3F9A", seq=1)).code == "already_out"


def test_reads_are_held_while_the_program_draws():
    """A game drawn by the program takes no ball, until its source changes."""
    hall = Hall.playing(source="live")
    hall.do(Draw())
    left = next(n for n in range(1, 91) if n not in hall.numbers)
    assert read(hall, 1, f"N{left}") == "held"
    assert hall.refusal(TakeRead(session="3F9A", seq=1)).code == "program_draws"
    hall.do(ChangeSource(source="balls", reason="x"))
    hall.do(TakeRead(session="3F9A", seq=1))
    assert hall.numbers[-1] == left


def test_reads_outside_a_game_are_recorded_and_held():
    """Balls shown between games are neither drawn nor lost."""
    hall = Hall.playing()
    hall.do(CloseGame(leave_prizes=True))
    assert read(hall, 1, "N42") == "held"
    assert hall.refusal(TakeRead(session="3F9A", seq=1)).code == "no_game"


def test_a_read_outside_an_evening_is_nothing():
    """Before it is opened and after it is closed there is no record to write in, and nothing fails."""
    hall = Hall()
    late = Read(session="3F9A", seq=1, tag="N42", age=1)
    assert hall.do(late) == ()
    hall.do(OpenEvening())
    hall.do(CloseEvening())
    assert hall.do(late) == ()


def test_each_session_of_the_reader_counts_for_itself():
    """After a power-up the reader begins again at 1, under another session."""
    hall = Hall.playing()
    read(hall, 1, "N42")
    assert len(hall.do(Read(session="BEEF", seq=1, tag="N43", age=1))) == 3
    assert hall.state.inbox.heard == {"3F9A": 1, "BEEF": 1}


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        ({"N7": 7}, "bad_tags"),
        ({"T0c": 7}, "bad_tags"),
        ({"TAB": 0}, "not_a_ball"),
        ({"TAB": 129}, "not_a_ball"),
    ]
    + [({f"T{i:08X}": 1 for i in range(1001)}, "bad_tags")],
)
def test_a_wrong_table_of_tags_is_refused(tags: dict[str, int], code: str):
    """Tags are hexadecimal, balls are numbers of the game."""
    assert Hall.playing().refusal(SetTags(tags=tags)).code == code


@pytest.mark.parametrize("line", ['{"session":"0g","seq":1,"tag":"N1"}', '{"session":"A","seq":1,"tag":"X"}'])
def test_reads_that_no_reader_sends_cannot_even_be_written(line: str):
    """The grammar of sessions and tags is that of the protocol."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(msgspec.json.decode(line) | {"command": "read"}, Read)


def test_a_waiting_read_of_a_ball_that_this_game_lacks_is_not_taken():
    """A ball 90 that waited since a game of 90 is not in a basket of 75."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(PlanGame(balls=75, source="balls"))
    assert read(hall, 1, "N90") == "held"
    hall.do(StartGame())
    assert hall.refusal(TakeRead(session="3F9A", seq=1)).code == "not_a_ball"


def test_each_waiting_read_is_found_by_its_own_number():
    """The second of two is taken, the first still waits."""
    hall = Hall.playing()
    hall.do(Read(session="3F9A", seq=1, tag="N7", age=9000))
    hall.do(Read(session="3F9A", seq=2, tag="N8", age=9000))
    hall.do(TakeRead(session="3F9A", seq=2))
    assert (hall.numbers, [read.number for read in hall.state.inbox.waiting]) == ([8], [7])


def test_the_record_has_each_part_of_a_read_and_who_brought_the_number():
    """Session, number in it, tag, age, ball; the ball came by the reader, also where it waited."""
    hall = Hall.playing()
    recorded, *_ = hall.do(Read(session="3F9A", seq=4, tag="N42", age=350))
    assert recorded == ReadRecorded(session="3F9A", seq=4, tag="N42", age=350, number=42, outcome="drawn")
    hall.do(Read(session="3F9A", seq=5, tag="N90", age=None))
    hall.do(TakeRead(session="3F9A", seq=5))
    assert [(ball.number, ball.by) for ball in hall.state.draw.drawn] == [(42, "reader"), (90, "reader")]


def test_between_games_a_ball_is_known_where_some_basket_of_the_hall_has_it():
    """Ninety balls, or more where the table of tags has more; one that is not complete makes none unknown."""
    hall = Hall()
    hall.do(OpenEvening())
    assert [read(hall, 1, "N90", None), read(hall, 2, "N91", None)] == ["inbox", "unknown"]
    hall.do(SetTags(tags={"T0C000621A5": 1}))
    assert [read(hall, 3, "N90", None), read(hall, 4, "N91", None)] == ["inbox", "unknown"]
    hall.do(SetTags(tags={"T0C000621A5": 100}))
    assert [read(hall, 5, "N100", None), read(hall, 6, "N101", None)] == ["inbox", "unknown"]


def test_in_a_game_a_ball_is_known_where_its_basket_has_it():
    """Whatever the table of tags says."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(SetTags(tags={"T0C000621A5": 90}))
    hall.do(PlanGame(source="balls", balls=75))
    hall.do(StartGame())
    assert [read(hall, 1, "N76"), read(hall, 2, "T0C000621A5"), read(hall, 3, "N75")] == [
        "unknown",
        "unknown",
        "drawn",
    ]


def test_the_greatest_table_of_tags_is_learnt():
    """A thousand tags, of balls from 1 to 128."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(SetTags(tags={f"T{n:04X}": 1 + n % 128 for n in range(1000)}))
    assert len(hall.state.inbox.tags) == 1000


def test_in_confirm_mode_a_fresh_ball_waits_until_it_is_accepted():
    """It is recorded at once and shown to nobody; the next action is to take it, and then it is drawn."""
    hall = Hall.playing()
    assert names(hall.do(SetReading(reading="confirm"))) == ["ReadingSet"]
    assert hall.session.snapshot().next_action == "await_ball"
    assert read(hall, 1, "N42") == "held"
    assert (hall.numbers, hall.session.snapshot().next_action) == ([], "take_read")
    hall.do(TakeRead(session="3F9A", seq=1))
    assert (hall.numbers, hall.session.snapshot().next_action) == ([42], "await_ball")


def test_back_in_direct_mode_balls_are_drawn_as_they_are_read():
    """The mode can be changed in mid-game; what waits goes on waiting."""
    hall = Hall.playing()
    hall.do(SetReading(reading="confirm"))
    read(hall, 1, "N42")
    hall.do(SetReading(reading="direct"))
    assert read(hall, 2, "N43") == "drawn"
    assert [waiting.number for waiting in hall.session.snapshot().waiting] == [42]


def test_a_ball_that_waits_twice_is_taken_once():
    """A ball that lay about the reader was read twice: with the one taken the other goes."""
    hall = Hall.playing()
    hall.do(SetReading(reading="confirm"))
    for seq, tag in ((1, "N42"), (2, "N7"), (3, "N42")):
        read(hall, seq, tag)
    taken = hall.do(TakeRead(session="3F9A", seq=3))
    assert names(taken) == ["ReadTaken", "ReadDismissed", "Drawn", "Revealed"]
    assert [waiting.number for waiting in hall.session.snapshot().waiting] == [7]


def test_a_waiting_ball_that_is_read_again_and_drawn_waits_no_more():
    """Held during a pause, then read afresh: it is drawn once, and nothing of it is left to take."""
    hall = Hall.playing()
    read(hall, 1, "N42", 9000)
    assert read(hall, 2, "N42") == "drawn"
    assert hall.session.snapshot().waiting == ()


def test_there_is_no_mode_without_an_evening():
    """The mode belongs to an evening's record."""
    assert Hall().refusal(SetReading(reading="confirm")).code == "no_evening"
