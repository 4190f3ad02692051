"""The reference firmware's core: what it writes down, sends, repeats, acknowledges and keeps."""

from binascii import crc_hqx
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware_bridge.firmware.reader_core import ROOM, TICKS, Reader, crc16, number, ticks_diff
from firmware_bridge.protocols.events import Ack, Ball, Event, Heartbeat, Hello, ReaderError, Ready
from firmware_bridge.protocols.reference import Decoder, encode, frame

S, NEW = "1", "2"
LINE = frame("ACK,1,2")


class Bench:
    """A reader, the time, and its lines as events. Its sessions are 1, 2, 3..."""

    def __init__(self, now: int = 0, saved: str = "", room: int = ROOM) -> None:
        self.now = now
        sessions = count(1)
        self.reader = Reader("proto", lambda: next(sessions), now, saved, room)

    def sees(self, *tags: str) -> None:
        """These tags lie before the antenna now."""
        for tag in tags:
            self.reader.seen(tag, self.now)

    def hears(self, *events: Event) -> list[Event]:
        """The host says this; the answers."""
        data = b"".join(encode(event) for event in events)
        return Decoder().feed(self.reader.received(data, self.now))

    def says(self) -> list[Event]:
        """What it sends now."""
        return Decoder().feed(self.reader.tick(self.now))

    def sends(self) -> list[Event]:
        """What it sends now, without heartbeats."""
        return [event for event in self.says() if not isinstance(event, Heartbeat)]

    def until(self, then: int, step: int = 10) -> list[tuple[int, Event]]:
        """What it sends, without heartbeats, until then, and when."""
        said: list[tuple[int, Event]] = []
        while self.now < then:
            self.now += step
            said += [(self.now, event) for event in self.sends()]
        return said


@given(st.binary(max_size=60))
def test_the_check_is_the_hosts_check(data: bytes):
    """MicroPython has no crc_hqx; the core's own one is the same."""
    assert crc16(data) == crc_hqx(data, 0xFFFF)


@pytest.mark.parametrize("text", ["", "+2", " 2", "2 ", "1_0", "02", "-1", "\uff12", "0x2", "1" * 16])
def test_only_plain_digits_are_a_number(text: str):
    """What int() takes beyond them is refused."""
    assert number(text) == -1


@given(st.integers(0, 2**62), st.integers(-(TICKS // 2), TICKS // 2 - 1))
def test_time_may_wrap(start: int, passed: int):
    """The difference of two ticks is right across every wrap."""
    assert ticks_diff((start + passed) % TICKS, start % TICKS) == passed
    assert ticks_diff((start + passed) % 2**62, start) == passed


def test_it_beats_every_half_second():
    """With the last SEQ given out, and from the moment it has power."""
    bench = Bench()
    assert bench.says() == [Heartbeat(S, 0, 0)]
    bench.now = 499
    assert bench.says() == []
    bench.now = 510
    assert bench.says() == [Heartbeat(S, 0, 0)]
    bench.now = 999
    assert bench.says() == []
    bench.now = 1_000
    bench.sees("N7")
    assert bench.says() == [Heartbeat(S, 1, 0), Ball(S, 1, "N7", 0)]


def test_a_read_is_sent_without_waiting_for_hello_and_again_until_acknowledged():
    """After 200 ms, doubling to 1.6 s, without end; its age is worked out anew each time."""
    bench = Bench()
    bench.sees("N7")
    assert bench.sends() == [Ball(S, 1, "N7", 0)]
    times = [200, 600, 1_400, 3_000, 4_600, 6_200]
    assert bench.until(6_500) == [(at, Ball(S, 1, "N7", at)) for at in times]


def test_the_oldest_is_sent_until_it_is_acknowledged_then_the_next():
    """An acknowledgement is progress: the next goes at once, and again after 200 ms."""
    bench = Bench()
    bench.sees("N7", "N8")
    bench.until(700)
    assert bench.hears(Ack(S, 1)) == []
    assert bench.sends() == [Ball(S, 2, "N8", 700)]
    assert [at for at, _ in bench.until(1_400)] == [900, 1_300]
    bench.hears(Ack(S, 2))
    assert bench.until(5_000) == []


def test_a_new_read_is_no_progress_for_the_oldest():
    """The waiting grows on while the host is away, and starts again with the next first read."""
    bench = Bench()
    bench.sees("N7")
    bench.sends()
    bench.until(650)
    bench.sees("N8")
    assert [at for at, _ in bench.until(1_400)] == [1_400]
    bench.hears(Ack(S, 2))
    bench.sees("N9")
    assert bench.sends() == [Ball(S, 3, "N9", 0)]


@pytest.mark.parametrize("ack", [Ack(NEW, 1), Ack(S, 3), Ack(S, 0)])
def test_a_wrong_acknowledgement_is_ignored(ack: Ack):
    """Of another session, beyond the last given out, or of none."""
    bench = Bench()
    bench.sees("N7", "N8")
    bench.hears(ack)
    assert bench.reader.held == ["N7", "N8"]


def test_an_acknowledgement_takes_everything_up_to_it():
    """And one that comes late takes nothing more."""
    bench = Bench()
    bench.sees("N7", "N8", "N9")
    bench.hears(Ack(S, 2))
    assert bench.reader.held == ["N9"]
    bench.hears(Ack(S, 1))
    assert bench.reader.held == ["N9"]


def test_hello_is_answered_and_nothing_else_is():
    """With the oldest SEQ held, or the next; every Hello has its answer."""
    bench = Bench()
    assert bench.hears(Hello(None, 0), Hello(None, 0)) == [Ready(S, 1, 0, "proto")] * 2
    bench.sees("N7", "N8")
    assert bench.hears(Hello("ABC", 99)) == [Ready(S, 1, 2, "proto")]
    assert bench.hears(Ack(S, 1), Heartbeat(S, 1, 0)) == []


def test_hello_acknowledges():
    """Its SEQ, where its session is the reader's."""
    bench = Bench()
    bench.sees("N7", "N8")
    assert bench.hears(Hello(S, 1)) == [Ready(S, 2, 1, "proto")]
    assert bench.hears(Hello(S, 2)) == [Ready(S, 3, 0, "proto")]


def test_hello_beyond_the_last_given_out_begins_a_new_session():
    """What is held is kept, numbered anew from 1, and sent at once."""
    bench = Bench(room=3)
    bench.sees("N6", "N7", "N8", "N9")
    bench.hears(Ack(S, 1))
    bench.until(1_000)
    assert bench.hears(Hello(S, 4)) == [Ready(NEW, 1, 2, "proto")]
    assert bench.says() == [Ball(NEW, 1, "N7", 1_000)]
    bench.sees("N10")
    bench.hears(Ack(NEW, 2))
    assert bench.until(1_500) == [(at, Ball(NEW, 3, "N10", at - 1_000)) for at in (1_010, 1_210)]
    assert bench.hears(Hello(NEW, 3)) == [Ready(NEW, 4, 0, "proto")]


def test_a_new_session_has_a_number_of_its_own():
    """From 1 to FFFFFFFF, and never the one that is left."""
    given_out = iter([0, 1, 1, 2**40 + 2**32 - 1])
    reader = Reader("proto", lambda: next(given_out), 0)
    assert reader.session == "1"
    reader.received(encode(Hello("1", 1)), 0)
    assert reader.session == "FFFFFFFF"


@pytest.mark.parametrize(
    ("text", "answered"),
    [("HELO,2,1,1", True), ("HELO,2", True), ("HELO,1,zz,1", False), ("HELO,1,1,+1", False), ("HELO", False)],
)
def test_hello_of_another_version_is_answered_and_not_believed(text: str, answered: bool):
    """So that the other end can say so; an ill-formed one is dropped."""
    bench = Bench()
    bench.sees("N7")
    answers = Decoder().feed(bench.reader.received(frame(text), 0))
    assert answers == ([Ready(S, 1, 1, "proto")] if answered else [])
    assert bench.reader.held == ["N7"]


@pytest.mark.parametrize(
    "line",
    [
        b"$ACK,1,2*0000\r\n",
        *(frame(f"ACK,1,{seq}") for seq in ("+2", "02", " 2", "2 ", "1_0", "")),
        frame("ACK,1"),
        frame("ACK,01,2"),
        frame("ack,1,2"),
        frame("ACK,1,2")[:-2],
        frame("ACK,1,2," + "x" * 70),
        b"$*FFFF\r\n",
        b"$\n",
        b"$ACK,1,\xb2*%04X\r\n" % crc_hqx(b"ACK,1,\xb2", 0xFFFF),
    ],
)
def test_a_damaged_line_acknowledges_nothing(line: bytes):
    """The same rules as at the host's end; and the next line counts."""
    bench = Bench()
    bench.sees("N7", "N8")
    bench.reader.received(line, 0)
    assert bench.reader.held == ["N7", "N8"]
    bench.hears(Ack(S, 2))
    assert bench.reader.held == []


@pytest.mark.parametrize("line", [LINE, LINE[:-2] + b"\n", b"$ACK,1" + LINE, frame("ACK,1,2," + "x" * 64)])
def test_a_good_line_counts(line: bytes):
    """LF alone, a line that starts again, further fields, up to eighty bytes; in pieces too."""
    assert len(line) <= 80
    for pieces in ([line], [bytes((byte,)) for byte in line]):
        bench = Bench()
        bench.sees("N7", "N8")
        for piece in pieces:
            bench.reader.received(piece, 0)
        assert bench.reader.held == []


@given(
    st.lists(st.binary(max_size=100) | st.sampled_from((encode(Ack(S, 9)), frame("HELO,1,-,0"))), max_size=9)
)
def test_no_bytes_make_it_raise_or_lose_a_read(pieces: list[bytes]):
    """Only an acknowledgement of what it gave out takes a read away."""
    bench = Bench()
    bench.sees("N7")
    for piece in pieces:
        bench.reader.received(piece, 0)
    assert bench.reader.held == ["N7"]


def test_a_tag_counts_once_while_it_lies_there_and_again_after_it_was_away():
    """Away for 1.5 s; looking at it again and again keeps it there."""
    bench = Bench()
    for _ in range(100):
        bench.sees("N7")
        bench.now += 50
    assert bench.reader.held == ["N7"]
    bench.now += 1_449
    bench.sees("N7")
    assert bench.reader.held == ["N7"]
    bench.now += 1_500
    bench.sees("N7")
    assert bench.reader.held == ["N7", "N7"]


def test_the_last_four_tags_are_remembered():
    """Tags that are seen in turn count once each."""
    bench = Bench()
    for _ in range(20):
        bench.sees("N1", "N2", "N3", "N4")
        bench.now += 50
    assert bench.reader.held == ["N1", "N2", "N3", "N4"]


def test_a_tag_that_was_away_for_days_counts():
    """However the counter has wrapped meanwhile."""
    bench = Bench()
    bench.sees("N7")
    for _ in range(3):
        bench.now += TICKS // 4
        bench.says()
    bench.sees("N7")
    assert bench.reader.held == ["N7", "N7"]


def test_there_is_room_for_128_reads_and_what_finds_none_is_counted():
    """It gets no SEQ, REFUSED rises once, and reading goes on when there is room again."""
    bench = Bench()
    bench.sees(*(f"N{n}" for n in range(1, 129)))
    for _ in range(20):
        bench.sees("N129")
        bench.now += 50
    assert Heartbeat(S, 128, 1) in bench.says()
    bench.hears(Ack(S, 1))
    bench.sees("N130")
    assert bench.reader.held[-1] == "N130"
    bench.now += 500
    assert Heartbeat(S, 129, 1) in bench.says()


def test_age_is_given_up_for_good_after_an_hour():
    """Also where the counter has come round to a young age again."""
    bench = Bench()
    bench.sees("N7")
    bench.now = 3_600_000
    assert bench.sends() == [Ball(S, 1, "N7", 3_600_000)]
    bench.now = 3_600_001 + 1_600
    assert bench.sends() == [Ball(S, 1, "N7", None)]
    ages = set[int | None]()
    for hours in range(2, 15 * 24):
        bench.now = hours * 3_600_000 % TICKS
        ages |= {event.age for event in bench.says() if isinstance(event, Ball)}
    assert ages == {None}


def test_the_whole_life_of_a_reader_may_lie_across_the_wrap():
    """Beats, repeats and ages go on as at any other time."""
    bench = Bench(now=TICKS - 300)
    bench.says()
    bench.sees("N7")
    said = [event for now in range(0, 2_000, 10) for event in wrapped(bench, now)]
    assert [event.age for event in said if isinstance(event, Ball)] == [0, 200, 600, 1_400]
    assert sum(isinstance(event, Heartbeat) for event in said) == 3


def wrapped(bench: Bench, passed: int) -> list[Event]:
    """What the reader says so long after the counter stood 300 before its wrap."""
    bench.now = (TICKS - 300 + passed) % TICKS
    return bench.says()


def test_trouble_is_told_once():
    """A sensor that cannot read, and a read that is no tag: for the log."""
    bench = Bench()
    bench.says()
    bench.reader.failed("SENSOR")
    bench.reader.failed("SENSOR")
    bench.sees("N07", "T0C0", "t0c", "", "T", "N", "N0", "T" + "00" * 17)
    assert bench.says() == [ReaderError(S, 0, "SENSOR"), ReaderError(S, 0, "BADTAG")]
    assert bench.says() == []
    assert bench.reader.held == []


def test_every_line_it_can_send_is_short_enough():
    """The longest tag, session and SEQ make no line of more than eighty bytes."""
    saved = frame("KEEP,FFFFFFFF,9999999999,0,T" + "FF" * 16).decode()
    line = Reader("k" * 20, lambda: 1, 0, saved).tick(0).splitlines(keepends=True)[1]
    assert line.startswith(b"$BALL,FFFFFFFF,9999999998,")
    assert len(line) <= 80


def test_what_is_kept_is_restored():
    """Session, next SEQ, held reads, the count of refused ones; when the reads were seen is not known."""
    bench = Bench(room=2)
    bench.sees("N7", "T0C000621A5", "N9")
    bench.hears(Ack(S, 1))
    bench.sees("N10")
    saved = bench.reader.unsaved()
    again = Bench(saved=saved)
    assert again.says() == [Heartbeat(S, 3, 1), Ball(S, 2, "T0C000621A5", None)]
    assert again.hears(Hello(S, 2)) == [Ready(S, 3, 1, "proto")]
    assert again.reader.held == ["N10"]


def test_what_changes_nothing_need_not_be_kept():
    """Flash wears out: only reads, acknowledgements and new sessions are written."""
    bench = Bench()
    assert bench.reader.unsaved()
    bench.sees("N7")
    assert bench.reader.unsaved()
    bench.sees("N7")
    bench.says()
    bench.hears(Hello(None, 0), Ack(S, 5))
    assert bench.reader.unsaved() == ""
    bench.hears(Ack(S, 1))
    assert bench.reader.unsaved()


@given(st.data())
def test_a_torn_state_is_no_state(data: st.DataObject):
    """All or none: what was cut off or damaged makes the reader begin anew."""
    bench = Bench()
    bench.sees("N7", "N8")
    saved = bench.reader.unsaved()
    cut = data.draw(st.integers(1, len(saved) - 3))
    assert Bench(saved=saved[:cut]).reader.held == []
    assert Bench(saved=saved[:cut] + "~" + saved[cut + 1 :]).reader.held == []


def test_the_tags_are_forgotten_with_the_power():
    """A ball that still lies there after power-up counts again."""
    bench = Bench()
    bench.sees("N7")
    again = Bench(saved=bench.reader.unsaved())
    again.sees("N7")
    assert again.reader.held == ["N7", "N7"]
