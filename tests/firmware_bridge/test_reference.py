"""The reference protocol's lines: what is accepted, what is refused, and that no damage invents a read."""

import re
from binascii import crc_hqx
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware_bridge.protocols import PROTOCOLS
from firmware_bridge.protocols.events import (
    Ack,
    Ball,
    Event,
    Heartbeat,
    Hello,
    Notice,
    OtherVersion,
    ReaderError,
    Ready,
)
from firmware_bridge.protocols.reference import LONGEST, Decoder, encode, frame

VECTORS: tuple[tuple[bytes, Event], ...] = (
    (b"$HELO,1,-,0*1078\r\n", Hello(None, 0)),
    (b"$HELO,1,3F9A,41*1A37\r\n", Hello("3F9A", 41)),
    (b"$RDY,1,3F9A,42,2,proto*3D37\r\n", Ready("3F9A", 42, 2, "proto")),
    (b"$BALL,3F9A,42,T0C000621A5,350*BA0C\r\n", Ball("3F9A", 42, "T0C000621A5", 350)),
    (b"$BALL,3F9A,43,N7,-*4DC1\r\n", Ball("3F9A", 43, "N7", None)),
    (b"$ACK,3F9A,42*4C58\r\n", Ack("3F9A", 42)),
    (b"$HB,3F9A,43,0*0602\r\n", Heartbeat("3F9A", 43, 0)),
    (b"$ERR,3F9A,43,SENSOR*CDA6\r\n", ReaderError("3F9A", 43, "SENSOR")),
)
BALL_LINE, BALL = VECTORS[3]

numbers = st.integers(0, 10**15 - 1)
from_one = st.integers(1, 10**15 - 1)
sessions = st.integers(1, 2**32 - 1).map("{:X}".format)
tags = st.integers(1, 10**6).map("N{}".format) | st.binary(min_size=1, max_size=14).map(
    lambda data: f"T{data.hex().upper()}"
)
words = st.from_regex("[A-Za-z0-9._-]{1,20}", fullmatch=True)
events: st.SearchStrategy[Event] = st.one_of(
    st.builds(Hello, st.none() | sessions, numbers),
    st.builds(Ready, sessions, from_one, st.integers(0, 10**6), words),
    st.builds(Ball, sessions, from_one, tags, st.none() | st.integers(0, 3_600_000)),
    st.builds(Ack, sessions, numbers),
    st.builds(Heartbeat, sessions, numbers, numbers),
    st.builds(ReaderError, sessions, numbers, words),
)
noise = st.binary(max_size=200)


def decode(*pieces: bytes) -> list[Event]:
    """The events of these bytes, fed piece by piece."""
    decoder = Decoder()
    return [event for piece in pieces for event in decoder.feed(piece)]


def body(text: str) -> list[Event]:
    """The events of one line with this body and a right check."""
    return decode(frame(text))


@pytest.mark.parametrize(("line", "event"), VECTORS, ids=lambda value: str(value)[:40])
def test_the_vectors_hold_in_both_directions(line: bytes, event: Event):
    """Each line of the specification means its event, and each event is written as its line."""
    assert decode(line) == [event]
    assert encode(event) == line


def test_a_line_feed_alone_ends_a_line():
    """CR LF or LF; a line that was not ended says nothing yet."""
    line = BALL_LINE.rstrip()
    assert decode(line + b"\n") == [BALL]
    assert decode(line) == decode(line + b"\r") == decode(line + b"\r\r\n") == []


def test_a_dollar_always_starts_again():
    """A line cut off by the next one is dropped, and the next one counts."""
    assert decode(b"$BALL,3F9A,4" + BALL_LINE) == [BALL]


@pytest.mark.parametrize(
    "line",
    [
        b"$BALL,3F9A,42,T0C000621A5,350*BA00\r\n",
        b"$BALL,3F9A,24,T0C000621A5,350*BA0C\r\n",
        b"$*FFFF\r\n",
        b"$ACK,3F9A,2*+F01\r\n",
        b"$ACK,3F9A,2*F01\r\n",
        b"$BALL,3F9A,42,T0C000621A5,350*ba0c\r\n",
        b"$BALL,3F9A,42,T0C000621A5,350*BA0C \r\n",
        b"$\r\n",
        b"$\n",
        b"BALL,3F9A,42,T0C000621A5,350*BA0C\r\n",
    ],
)
def test_a_wrong_line_counts_for_nothing(line: bytes):
    """A wrong check, a check that is not exactly four upper-case digits, an empty body, no start."""
    assert decode(line, BALL_LINE) == [BALL]


def test_the_check_of_the_lenient_vector_would_be_right():
    """`+F01` is refused for its form alone: as a number it is the right check."""
    assert crc_hqx(b"ACK,3F9A,2", 0xFFFF) == int("+F01", 16)


@pytest.mark.parametrize("end", [b"\r\n", b"\n"])
def test_a_line_has_at_most_eighty_bytes(end: bytes):
    """Eighty are taken, with the start and the line end; one more is dropped."""
    fixed = len(frame("HB,3F9A,43,0,")) - 2 + len(end)
    longest = frame("HB,3F9A,43,0," + "x" * (LONGEST - fixed))[:-2] + end
    longer = frame("HB,3F9A,43,0," + "x" * (LONGEST - fixed + 1))[:-2] + end
    assert len(longest) == 80
    assert decode(longest) == [Heartbeat("3F9A", 43, 0)]
    assert decode(longer, BALL_LINE) == [BALL]


def test_further_fields_and_unknown_types_are_ignored():
    """A later version of a reader may say more."""
    assert body("HB,3F9A,43,0,more,,") == [Heartbeat("3F9A", 43, 0)]
    assert body("BATT,3F9A,97") == body("hb,3F9A,43,0") == body(",") == []


@pytest.mark.parametrize(
    "text",
    [
        *("BALL", "BALL,3F9A,42,N7", "ACK,3F9A", "HB,3F9A,43", "RDY,1,3F9A,42,2", "HELO,1,3F9A", "HELO"),
        *("ACK,,1", "ACK,03F9A,1", "ACK,0,1", "ACK,3f9a,1", "ACK,123456789,1", "ACK,3G,1", "ACK,-,1"),
        *("ACK,3F9A,", "ACK,3F9A,+2", "ACK,3F9A, 2", "ACK,3F9A,2 ", "ACK,3F9A,1_0", "ACK,3F9A,02"),
        *("RDY,", "ACK,3F9A,-1", "ACK,3F9A,2.0", "ACK,3F9A,0x2", "ACK,3F9A,1" + "0" * 15),
        *("BALL,3F9A,0,N7,1", "BALL,3F9A,-,N7,1", "BALL,3F9A,1,N7,", "BALL,3F9A,1,N7,-1"),
        *("BALL,3F9A,1,7,1", "BALL,3F9A,1,N,1", "BALL,3F9A,1,N07,1", "BALL,3F9A,1,N0,1", "BALL,3F9A,1,n7,1"),
        *(
            "BALL,3F9A,1,N7,03",
            "BALL,3F9A,1,T,1",
            "BALL,3F9A,1,T0C0,1",
            "BALL,3F9A,1,T0c,1",
            "BALL,3F9A,1,N+7,1",
        ),
        *("RDY,1,3F9A,0,0,proto", "RDY,1,3F9A,1,0,", "RDY,1,3F9A,1,0,a b", "RDY,1,3F9A,1,0," + "k" * 21),
        *("RDY,x,3F9A,1,0,proto", "RDY,01,3F9A,1,0,proto", "HELO,,3F9A,1", "HELO,0,3F9A,1", "ERR,3F9A,43,"),
    ],
)
def test_an_ill_formed_body_is_dropped_and_told(text: str):
    """The check is right, the fields are not: nothing is taken from it but a notice for the log."""
    assert body(text) == [Notice("ill_formed", text)]


def test_digits_of_other_scripts_are_no_digits():
    """A line is ASCII; what int() would take as a 2 is refused."""
    raw = "ACK,3F9A,\uff12".encode()
    line = b"$" + raw + b"*%04X\r\n" % crc_hqx(raw, 0xFFFF)
    assert decode(line) == [Notice("ill_formed", r"ACK,3F9A,\xef\xbc\x92")]


@pytest.mark.parametrize("text", ["RDY,2,3F9A,42,2,proto", "RDY,2", "HELO,2,whatever"])
def test_another_version_is_told_whatever_its_fields(text: str):
    """The fields of another version are unknown: only the number is read."""
    assert body(text) == [OtherVersion(2)]


@pytest.mark.parametrize("event", [OtherVersion(2), Notice("ill_formed", "HB")])
def test_what_no_line_says_cannot_be_written(event: Event):
    """A notice is not a line."""
    with pytest.raises(ValueError, match=r"Version|Notice"):
        encode(event)


def test_nothing_that_arrives_makes_the_decoder_grow():
    """A megabyte without a line end leaves less than a line."""
    decoder = Decoder()
    assert decoder.feed(b"$" + b"A" * 1_000_000) == []
    assert decoder.feed(b"A" * 79 + b"\n") == []
    assert decoder.feed(BALL_LINE) == [BALL]


def test_the_protocols_are_listed():
    """Each has a name, a speed, and a decoder that feeds."""
    names = ["reference", "id12", "rdm6300", "em18", "binary125", "pn532", "gm65", "line"]
    assert [protocol.name for protocol in PROTOCOLS] == names
    assert PROTOCOLS[0].baud == 115_200
    assert PROTOCOLS[0].decoder().feed(BALL_LINE) == [BALL]


def test_the_lines_of_the_document_are_right():
    """Whoever builds a reader from docs/reader.md can check it with them; four are there to be refused."""
    text = Path(__file__).parents[2].joinpath("docs", "reader.md").read_text(encoding="utf-8")
    lines = re.findall(r"(?m)^    (?:host +|reader +)?(\$\S*\*.{4})$", text)
    assert [line for line in lines if not decode(line.encode() + b"\n")] == [
        "$BALL,3F9A,42,T0C000621A5,350*BA00",
        "$BALL,3F9A,24,T0C000621A5,350*BA0C",
        "$*FFFF",
        "$ACK,3F9A,2*+F01",
    ]
    assert {encode(event).decode().rstrip() for _, event in VECTORS} < set(lines)


@given(events)
def test_what_is_written_is_read_again(event: Event):
    """Every event that a line can say survives the line, in at most eighty bytes."""
    line = encode(event)
    assert len(line) <= LONGEST
    assert decode(line) == [event]


@given(st.lists(events, max_size=5), st.data())
def test_pieces_make_no_difference(sent: list[Event], data: st.DataObject):
    """Cut at any byte, or into single bytes, the lines say the same."""
    whole = b"".join(encode(event) for event in sent)
    cut = data.draw(st.integers(0, len(whole)))
    assert decode(whole[:cut], whole[cut:]) == sent
    assert decode(*(bytes((byte,)) for byte in whole)) == sent


@given(events)
def test_a_line_that_comes_twice_says_it_twice(event: Event):
    """Repeats are for the link to know, not for the decoder."""
    assert decode(encode(event) * 2) == [event, event]


@given(events, events, st.data())
def test_a_truncated_line_takes_no_other_with_it(lost: Event, kept: Event, data: st.DataObject):
    """What is cut off before its end is dropped; the line after it counts."""
    line = encode(lost)
    assert decode(line[: data.draw(st.integers(0, len(line) - 1))], encode(kept)) == [kept]


@given(st.lists(st.tuples(noise, events), max_size=4), noise)
def test_noise_before_and_between_hides_no_line(parts: list[tuple[bytes, Event]], after: bytes):
    """Whatever bytes surround them, whole lines count."""
    heard = decode(*(before + encode(event) for before, event in parts), after)
    assert [event for event in heard if not isinstance(event, Notice)] == [event for _, event in parts]


@given(st.lists(noise | st.just(b"$") | events.map(encode), max_size=20))
def test_no_bytes_make_the_decoder_raise(pieces: list[bytes]):
    """It answers with events or with nothing."""
    whole = b"".join(pieces)
    assert decode(*pieces) == decode(whole)


def test_no_single_flip_or_swap_of_a_ball_is_taken_for_another():
    """Every flipped bit, and every swap of neighbours, in a line's body and check is noticed."""
    for at in range(1, len(BALL_LINE) - 2):
        for bit in range(8):
            flipped = bytearray(BALL_LINE)
            flipped[at] ^= 1 << bit
            assert decode(bytes(flipped)) == []
        swapped = bytearray(BALL_LINE)
        swapped[at], swapped[at + 1] = swapped[at + 1], swapped[at]
        assert decode(bytes(swapped)) == [] or bytes(swapped) == BALL_LINE
