"""The host's end of the line, as tables: at this time, this comes in, and these actions go out."""

from collections.abc import Callable, Mapping

import pytest

from firmware_bridge.link import (
    MOST_NOTES,
    Action,
    Actions,
    Alarm,
    Deliver,
    Found,
    Link,
    Note,
    Recovered,
    Reopen,
    Send,
)
from firmware_bridge.protocols.events import Ack, Ball, Event, Heartbeat, Hello, ReaderError, Ready
from firmware_bridge.protocols.reference import encode, frame

S, OTHER = "3F9A", "B0B"
Input = Callable[[Link, int], Actions]
Step = tuple[int, Input, Actions]

NOTHING: Actions = ()
FOUND = Found("proto", S)
RECOVERED = Recovered("proto", S)
SILENT = Alarm("reader_silent", {})
UNANSWERED = Alarm("no_answer", {})


def opens(link: Link, now: int) -> Actions:
    """The port is opened."""
    return link.opened(now)


def closes(link: Link, now: int) -> Actions:
    """The port is gone."""
    return link.closed(now)


def looks(link: Link, now: int) -> Actions:
    """The host looks, and nothing has come."""
    return link.tick(now)


def gets(data: bytes) -> Input:
    """These bytes have come."""
    return lambda link, now: link.received(data, now)


def hears(*events: Event) -> Input:
    """The lines of these events have come."""
    return gets(b"".join(encode(event) for event in events))


def commits(seq: int, session: str = S) -> Input:
    """The journal has this read."""
    return lambda link, now: link.committed(session, seq, now)


def fails(seq: int, session: str = S) -> Input:
    """The journal could not take this read."""
    return lambda link, now: link.failed(session, seq, now)


def ready(oldest: int, held: int = 0, session: str = S) -> Ready:
    """The reader answers."""
    return Ready(session, oldest, held, "proto")


def ball(seq: int, session: str = S, age: int | None = 350) -> Ball:
    """The reader sends a ball."""
    return Ball(session, seq, f"N{seq}", age)


def beat(seq: int, refused: int = 0, session: str = S) -> Heartbeat:
    """The reader lives."""
    return Heartbeat(session, seq, refused)


def hello(seq: int, session: str | None = S) -> Send:
    """The host says this."""
    return Send(encode(Hello(session, seq)))


def ack(seq: int, session: str = S) -> Send:
    """The host acknowledges this."""
    return Send(encode(Ack(session, seq)))


def deliver(seq: int, session: str = S) -> Deliver:
    """The host hands this ball on."""
    return Deliver(session, seq, f"N{seq}", 350)


def play(heard: Mapping[str, int], *steps: Step) -> Link:
    """Check each step's actions."""
    link = Link(heard)
    for now, comes, actions in steps:
        assert comes(link, now) == actions, f"at {now}"
    return link


def connected(last: int, *steps: Step) -> Link:
    """Check the steps of a link that has been connected at 300 with `last` read before."""
    before: tuple[Step, ...] = (
        (0, opens, NOTHING),
        (250, looks, (hello(last),)),
        (300, hears(ready(last + 1)), (FOUND,)),
    )
    return play({S: last}, *before, *steps)


def test_nothing_happens_while_the_port_is_closed():
    """No port, no actions."""
    play(
        {}, (0, looks, NOTHING), (5, hears(ready(1)), NOTHING), (9, closes, NOTHING), (9, commits(1), NOTHING)
    )


# 1. Connecting


def test_the_first_quarter_second_is_thrown_away():
    """Stale bytes are no lines: neither taken, nor proof, nor the beginning of a line."""
    line = encode(ready(1))
    play(
        {S: 0},
        (0, opens, NOTHING),
        (10, hears(ready(1), ball(1)), NOTHING),
        (249, gets(line[:9]), NOTHING),
        (250, gets(line[9:]), (hello(0),)),
        (260, hears(ball(1)), NOTHING),
    )


def test_hello_is_said_every_half_second_until_the_reader_answers():
    """First when the stale bytes are gone, last before the answer."""
    play(
        {},
        (0, opens, NOTHING),
        (249, looks, NOTHING),
        (250, looks, (hello(0, None),)),
        (740, looks, NOTHING),
        (751, looks, (hello(0, None),)),
        (1_250, looks, NOTHING),
        (1_251, looks, (hello(0, None),)),
        (1_300, hears(beat(0)), (hello(0),)),
        (1_400, hears(ready(1)), (FOUND,)),
        (2_000, hears(beat(0)), NOTHING),
    )


def test_hello_names_the_session_heard_last_and_its_last_seq():
    """The last one of the mapping is the one heard last."""
    play({OTHER: 7, S: 41}, (0, opens, NOTHING), (250, looks, (hello(41),)))


def test_no_ball_is_taken_before_the_reader_answers():
    """Nor acknowledged; it comes again."""
    play(
        {S: 41},
        (0, opens, NOTHING),
        (250, hears(ball(42)), (hello(41),)),
        (260, hears(ball(41)), NOTHING),
        (300, hears(ready(42), ball(42)), (FOUND, deliver(42))),
    )


def test_a_reader_that_does_not_answer_is_told_once():
    """After three seconds; the host goes on saying Hello."""
    play(
        {S: 0},
        (0, opens, NOTHING),
        (2_500, hears(beat(0)), (hello(0),)),
        (2_999, looks, NOTHING),
        (3_000, looks, (hello(0), UNANSWERED)),
        (3_500, hears(beat(0)), (hello(0),)),
        (4_000, hears(ready(1)), (FOUND,)),
    )


def test_an_echo_is_no_reader():
    """The host's own words, sent back by the line, prove nothing."""
    play(
        {S: 0},
        (0, opens, NOTHING),
        (250, looks, (hello(0),)),
        (300, hears(Hello(S, 0), Ack(S, 0)), NOTHING),
        (3_000, looks, (hello(0), UNANSWERED)),
        (5_000, hears(Hello(S, 0)), (hello(0),)),
        (6_000, looks, (SILENT, Reopen("silent"))),
    )


def test_another_version_is_refused_where_the_operator_sees_it():
    """Told once, and nothing is taken; it is not called a reader that does not answer."""
    version = gets(frame("RDY,2,3F9A,1,0,proto"))
    play(
        {S: 0},
        (0, opens, NOTHING),
        (300, version, (Alarm("other_version", {"version": 2}), hello(0))),
        (800, version, (hello(0),)),
        (900, hears(ball(1)), NOTHING),
        (3_300, version, (hello(0),)),
    )


# 2. Sessions


def test_a_line_of_another_session_makes_the_host_name_it():
    """A Hello at once for the session named; an answer counts only for that."""
    play(
        {S: 41},
        (0, opens, NOTHING),
        (250, looks, (hello(41),)),
        (300, hears(ready(1, session=OTHER)), (hello(0, OTHER),)),
        (310, hears(ball(1, OTHER)), NOTHING),
        (320, hears(ready(1, session=OTHER), ball(1, OTHER)), (Found("proto", OTHER), deliver(1, OTHER))),
    )


@pytest.mark.parametrize("line", [ball(1, OTHER), beat(0, session=OTHER), ReaderError(OTHER, 0, "SENSOR")])
def test_every_kind_of_line_can_change_the_session(line: Event):
    """The reader was switched off and on: its balls are not taken until it has answered."""
    steps: tuple[Step, ...] = (
        (400, lambda link, now: hears(line)(link, now)[:1], (hello(0, OTHER),)),
        (410, hears(ball(1, OTHER)), NOTHING),
        (420, hears(ready(1, session=OTHER)), (Found("proto", OTHER),)),
    )
    connected(41, *steps)


def test_a_session_that_comes_back_goes_on_where_it_was():
    """Each session keeps its own last SEQ."""
    connected(
        41,
        (400, hears(beat(0, session=OTHER)), (hello(0, OTHER),)),
        (410, hears(beat(41)), (hello(41),)),
        (420, hears(ready(42), ball(42)), (RECOVERED, deliver(42))),
    )


def test_a_new_session_may_start_above_one():
    """A reader that another host has heard: nothing is known to be lost."""
    play(
        {},
        (0, opens, NOTHING),
        (250, hears(beat(44)), (hello(0),)),
        (300, hears(ready(43, held=2)), (FOUND,)),
        (310, hears(ball(43)), (deliver(43),)),
    )


def test_a_known_session_that_has_gone_on_without_the_host_is_an_alarm():
    """A restored journal, or a second host: reads 42 and 43 were acknowledged by somebody else."""
    play(
        {S: 41},
        (0, opens, NOTHING),
        (250, looks, (hello(41),)),
        (300, hears(ready(44)), (FOUND, Alarm("seq_jumped", {"session": S, "first": 42, "last": 43}))),
        (310, hears(ball(43), ball(44)), (ack(43), deliver(44))),
        (320, closes, NOTHING),
        (330, opens, NOTHING),
        (580, looks, (hello(43),)),
        (590, hears(ready(44)), (RECOVERED,)),
    )


def test_the_last_seq_is_never_lowered():
    """A reader that holds reads which the journal has is told so, and they are not taken again."""
    play(
        {S: 41},
        (0, opens, NOTHING),
        (250, looks, (hello(41),)),
        (300, hears(ready(40, held=2), ball(40)), (FOUND, ack(41))),
        (310, hears(ready(40, held=2), ball(42)), (deliver(42),)),
    )


def test_reads_announced_and_not_committed_are_told_when_the_session_is_left():
    """They are lost, or still in the reader."""
    lost = Alarm("lost_reads_possible", {"session": S, "first": 42, "last": 44})
    connected(
        41,
        (400, hears(beat(44)), NOTHING),
        (500, hears(beat(0, session=OTHER)), (lost, hello(0, OTHER))),
        (600, hears(beat(1, session=OTHER)), NOTHING),
        (
            700,
            hears(beat(0, session="C")),
            (Alarm("lost_reads_possible", {"session": OTHER, "first": 1, "last": 1}), hello(0, "C")),
        ),
    )


def test_a_read_on_its_way_into_the_journal_is_not_lost():
    """The session is left while its last read is being committed."""
    connected(
        41,
        (400, hears(ball(42)), (deliver(42),)),
        (500, hears(beat(0, session=OTHER)), (hello(0, OTHER),)),
        (600, commits(42), NOTHING),
        (700, hears(ready(1, session=OTHER)), (Found("proto", OTHER),)),
        (710, commits(43), NOTHING),
        (720, hears(beat(43)), (hello(43),)),
    )


# 3. and 4. Reading and committing


def test_a_ball_is_delivered_then_committed_then_acknowledged():
    """And never acknowledged before."""
    connected(
        41,
        (400, hears(ball(42)), (deliver(42),)),
        (600, hears(ball(42)), NOTHING),
        (650, commits(42), (ack(42),)),
        (700, hears(ball(43)), (deliver(43),)),
    )


def test_age_is_handed_on():
    """Also where it is not known."""
    connected(41, (400, hears(ball(42, age=None)), (Deliver(S, 42, "N42", None),)))


def test_a_repeat_is_acknowledged_again_and_changes_nothing():
    """The acknowledgement was lost."""
    connected(41, (400, hears(ball(41)), (ack(41),)), (500, hears(ball(3)), (ack(41),)))


def test_a_higher_seq_acknowledges_the_last_again():
    """Only the next one is taken."""
    connected(
        41, (400, hears(ball(43)), (ack(41),)), (500, hears(ball(42), ball(43)), (deliver(42), ack(41)))
    )


def test_one_read_at_a_time_is_on_its_way():
    """Also across sessions: the next one is sent again by the reader."""
    connected(
        41,
        (400, hears(ball(42)), (deliver(42),)),
        (500, hears(beat(1, session=OTHER)), (hello(0, OTHER),)),
        (510, hears(ready(1, session=OTHER), ball(1, OTHER)), (Found("proto", OTHER),)),
        (520, commits(42), NOTHING),
        (530, hears(ball(1, OTHER)), (deliver(1, OTHER),)),
    )


def test_a_read_is_not_delivered_again_while_it_is_committed_across_an_unplug():
    """The journal is slow, and the cable was pulled meanwhile."""
    connected(
        41,
        (400, hears(ball(42)), (deliver(42),)),
        (500, closes, NOTHING),
        (600, opens, NOTHING),
        (850, looks, (hello(41),)),
        (900, hears(ready(42, held=1), ball(42)), (RECOVERED,)),
        (950, commits(42), (ack(42),)),
        (990, hears(ball(42)), (ack(42),)),
    )


def test_a_read_that_could_not_be_committed_is_delivered_again():
    """When the reader repeats it; it is not acknowledged meanwhile."""
    connected(
        41,
        (400, hears(ball(42)), (deliver(42),)),
        (450, fails(41), NOTHING),
        (500, hears(ball(42)), NOTHING),
        (550, fails(42), NOTHING),
        (600, hears(ball(42)), (deliver(42),)),
        (650, commits(42), (ack(42),)),
    )


def test_a_commit_while_the_link_is_away_is_told_in_the_next_hello():
    """No acknowledgement is sent before the reader has answered."""
    connected(
        41,
        (400, hears(ball(42)), (deliver(42),)),
        (500, closes, NOTHING),
        (550, commits(42), NOTHING),
        (600, opens, NOTHING),
        (700, commits(42), NOTHING),
        (850, looks, (hello(42),)),
    )


def test_a_refused_read_is_an_alarm_each_time_the_count_rises():
    """Also where the host finds it risen when it comes."""

    def refused(count: int) -> Actions:
        return (Alarm("reads_refused", {"session": S, "refused": count}),)

    connected(
        41,
        (400, hears(beat(41, refused=2)), refused(2)),
        (900, hears(beat(41, refused=2)), NOTHING),
        (1_400, hears(beat(41, refused=3)), refused(3)),
        (1_900, hears(beat(41, refused=0)), NOTHING),
        (2_400, hears(beat(41, refused=1)), refused(1)),
    )


def test_each_error_of_the_reader_is_told_once():
    """A line that was doubled on the way is the same error."""

    def error(seq: int, word: str) -> Action:
        return Alarm("reader_error", {"session": S, "seq": seq, "word": word})

    sensor, tag = ReaderError(S, 41, "SENSOR"), ReaderError(S, 41, "BADTAG")
    connected(
        41,
        (400, hears(sensor, sensor), (error(41, "SENSOR"),)),
        (500, hears(tag), (error(41, "BADTAG"),)),
        (600, hears(ReaderError(S, 42, "BADTAG")), (error(42, "BADTAG"),)),
    )


def test_a_dropped_line_is_noted_for_the_log_and_not_for_ever():
    """A mad reader does not fill the disk."""
    line = gets(frame("HB,3F9A,x,0"))
    note = Note("ill_formed", "HB,3F9A,x,0")
    steps: list[Step] = [(400 + n, line, (note,)) for n in range(MOST_NOTES)]
    connected(41, *steps, (500, line, NOTHING))


# 6. Silence


def test_three_seconds_without_a_line_lose_the_link():
    """The host closes, opens again, and starts at the beginning; the fault is told once."""
    connected(
        41,
        (3_299, looks, NOTHING),
        (3_300, looks, (SILENT, Reopen("silent"))),
        (3_400, hears(beat(41)), NOTHING),
        (3_500, closes, NOTHING),
        (4_000, opens, NOTHING),
        (4_250, looks, (hello(41),)),
        (7_000, looks, (hello(41), UNANSWERED)),
        (9_999, looks, (hello(41),)),
        (10_000, looks, (Reopen("silent"),)),
        (11_000, opens, NOTHING),
        (11_300, hears(ready(42)), (RECOVERED,)),
        (14_299, looks, NOTHING),
        (14_300, looks, (SILENT, Reopen("silent"))),
    )


def test_the_first_line_may_take_six_seconds():
    """Opening the port resets some boards; after the first line three seconds are the limit."""
    play(
        {S: 0},
        (0, opens, NOTHING),
        (2_900, looks, (hello(0),)),
        (5_800, looks, (hello(0), UNANSWERED)),
        (5_999, hears(beat(0)), NOTHING),
        (8_900, looks, (hello(0),)),
        (8_998, looks, NOTHING),
        (8_999, looks, (SILENT, Reopen("silent"))),
    )


@pytest.mark.parametrize("line", [beat(41), ball(41), ReaderError(S, 41, "BADTAG"), ready(42)])
def test_any_line_of_the_reader_proves_the_link(line: Event):
    """Whatever it says; also in the last moment."""
    link = connected(41, (3_299, looks, NOTHING))
    assert Reopen("silent") not in hears(line)(link, 3_300)
    assert link.tick(6_299) == ()
    assert link.tick(6_300) == (SILENT, Reopen("silent"))


@pytest.mark.parametrize("data", [b"$HB,3F9A,41,0*0000\r\n", b"noise", frame("HB,3F9A,x,0"), frame("NEW,1")])
def test_what_is_no_valid_line_proves_nothing(data: bytes):
    """A wrong check, noise, an ill-formed body, an unknown type."""
    link = connected(41)
    link.received(data, 3_299)
    assert link.tick(3_300) == (SILENT, Reopen("silent"))


def test_a_host_that_did_not_look_for_three_seconds_has_lost_the_link():
    """What has come meanwhile is of unknown age, and not taken: the computer slept, or hung."""
    connected(
        41,
        (400, hears(beat(41)), NOTHING),
        (3_400, hears(ball(42)), (Reopen("not_looked"),)),
        (3_500, hears(ball(42)), NOTHING),
        (4_000, opens, NOTHING),
        (4_250, looks, (hello(41),)),
        (4_300, hears(ready(42, held=1), ball(42)), (RECOVERED, deliver(42))),
    )


def test_looking_away_for_less_is_no_loss():
    """A moment short of three seconds."""
    connected(41, (400, hears(beat(41)), NOTHING), (3_399, hears(ball(42)), (deliver(42),)))


def test_a_fault_after_an_unplug_is_a_new_fault():
    """Somebody has done something about it, and it is told again."""
    play(
        {S: 0},
        (0, opens, NOTHING),
        (2_900, looks, (hello(0),)),
        (3_000, looks, (UNANSWERED,)),
        (3_100, closes, NOTHING),
        (4_000, opens, NOTHING),
        (6_900, looks, (hello(0),)),
        (7_000, looks, (UNANSWERED,)),
    )
