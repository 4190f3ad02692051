"""The devices that a hall can buy, byte by byte: every vector, and everything that may befall it."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware_bridge.protocols import PROTOCOLS, ascii125, ball_lines, binary125, em18, pn532
from firmware_bridge.protocols.events import Awake, Ball, DeviceEvent, Event, Notice, Seen

from .hostile import check, decode, decoder_of
from .vectors import VECTORS

DEVICES = [protocol.name for protocol in PROTOCOLS]
FRAMES = [(device, data, tag) for device, vectors in VECTORS.items() for data, tag in vectors.items()]
TAG_DEVICES = ("id12", "rdm6300", "em18", "binary125")

tags = st.binary(min_size=5, max_size=5).filter(any)
ENCODERS = {
    "id12": lambda tag: ascii125.encode(tag, b"\r\n\x03"),
    "rdm6300": lambda tag: ascii125.encode(tag, b"\x03"),
    "em18": em18.encode,
    "binary125": binary125.encode,
}
pieces_of_frames = st.sampled_from([data for _, data, _ in FRAMES]).flatmap(
    lambda data: st.integers(0, len(data)).map(lambda end: data[:end])
)
hostile = st.lists(st.binary(max_size=40) | pieces_of_frames, max_size=12).map(b"".join)


def tags_of(events: list[Event | DeviceEvent]) -> list[str]:
    """What was read, without notices and signs of life."""
    return [event.tag for event in events if isinstance(event, Seen | Ball)]


def read(device: str, *pieces: bytes) -> list[str]:
    """What was read in these bytes."""
    return tags_of(decode(device, *pieces))


def test_every_device_has_a_vector():
    """And nothing else has one."""
    assert list(VECTORS) == DEVICES


@pytest.mark.parametrize(("device", "data", "tag"), FRAMES)
def test_a_vector_means_its_tag(device: str, data: bytes, tag: str):
    """Whole, cut at every byte, and in single bytes."""
    assert read(device, data) == [tag]
    for at in range(len(data)):
        assert read(device, data[:at], data[at:]) == [tag]
    assert read(device, *(bytes((byte,)) for byte in data)) == [tag]


@pytest.mark.parametrize(("device", "data", "tag"), FRAMES)
def test_what_is_sent_twice_is_read_twice(device: str, data: bytes, tag: str):
    """Repeats are for the host to know, who knows the time."""
    assert read(device, data * 2) == [tag, tag]


@pytest.mark.parametrize(("device", "data", "tag"), [row for row in FRAMES if row[0] not in ("gm65", "line")])
def test_a_frame_that_broke_off_is_nothing_and_takes_no_other_with_it(device: str, data: bytes, tag: str):
    """Cut at every byte, before the whole one."""
    needed = len(data) - {"reference": 0, "pn532": 1}.get(device, 0)  # a PN532's last byte says nothing
    for at in range(1, needed):
        assert read(device, data[:at]) == []
        assert read(device, data[:at] + data) == [tag], at


@pytest.mark.parametrize(("device", "data", "tag"), FRAMES)
def test_noise_before_and_between_frames_is_passed_over(device: str, data: bytes, tag: str):
    """Lines of a scanner have no start, so that noise must end before they begin."""
    end = b"\r" if device in ("gm65", "line") else b""
    for noise in (b"\xff\x00\x80", b"\x02\x02", b"\x03\n\x03", b"$BALL,\x9c", bytes(range(0x80, 0x100))):
        assert read(device, noise + end + data + noise + end + data) == [tag, tag]


@pytest.mark.parametrize("device", DEVICES)
@given(data=hostile, seed=st.integers(0, 1000))
def test_whatever_arrives_a_decoder_keeps_its_promises(device: str, data: bytes, seed: int):
    """Any pieces give the same events, nothing raises, memory stays bounded, tags are well formed."""
    check(device, data, seed)


@pytest.mark.parametrize("device", DEVICES)
def test_a_megabyte_without_an_end_is_held_by_none(device: str):
    """And a frame after it is read all the same."""
    for byte in (b"\x00", b"0", b"A", b"\x02", b"\xff"):
        check(device, byte * 3_000, seed=1)
        data, tag = next(iter(VECTORS[device].items()))
        end = b"\r" if device in ("gm65", "line") else b"\xfe"
        assert read(device, byte * 3_000, end, data)[-1:] == [tag]


@pytest.mark.parametrize("device", TAG_DEVICES)
@given(sent=st.lists(tags, max_size=6))
def test_every_tag_survives_its_frame(device: str, sent: list[bytes]):
    """Whatever bytes it has: those that start and end frames too."""
    data = b"".join(ENCODERS[device](tag) for tag in sent)
    assert read(device, data) == [f"T{tag.hex().upper()}" for tag in sent]


@pytest.mark.parametrize("device", TAG_DEVICES)
def test_the_ghost_of_zeros_is_refused(device: str):
    """Its check is right; no ball has it."""
    assert decode(device, ENCODERS[device](bytes(5))) == [Notice("ghost", "0000000000")]


def test_a_tag_whose_own_check_fails_is_refused_and_told():
    """In any framing; bare digits may only be out of step, and say nothing."""
    refused = [Notice("bad_check", "100026F44426")]
    assert decode("id12", b"\x02100026F44426\r\n\x03") == refused
    assert decode("rdm6300", b"\x02100026F44426\x03") == refused
    assert decode("em18", b"100026F44426") == []
    assert decode("binary125", bytes.fromhex("020A0206008E6D5DB103")) == []


@pytest.mark.parametrize("device", TAG_DEVICES)
def test_no_wrong_bit_makes_another_tag(device: str):
    """Every single flip is noticed, or changes nothing that matters."""
    data, tag = next(iter(VECTORS[device].items()))
    for at in range(len(data)):
        for bit in range(8):
            flipped = bytearray(data)
            flipped[at] ^= 1 << bit
            assert read(device, bytes(flipped)) in ([], [tag])


def test_a_start_within_a_frame_begins_a_new_one():
    """What came before is dropped."""
    assert read("rdm6300", b"\x020100\x02010063E9AE25\x03") == ["T010063E9AE"]
    assert read("id12", b"\x020C000621A58E\r\n\x020C000621A58E\r\n\x03") == ["T0C000621A5"]


def test_small_hex_digits_name_the_same_tag():
    """Some copies of the modules send them."""
    assert read("rdm6300", b"\x02010063e9ae25\x03") == ["T010063E9AE"]


@pytest.mark.parametrize(
    "data",
    [b"\x02010063E9AE25\r\n\x03", b"\x02010063E9AE2\x03", b"\x02010063E9AE255\x03", b"010063E9AE25\x03"],
)
def test_a_frame_of_another_form_is_none(data: bytes):
    """Too long, too short, of the other module, without its start."""
    assert decode("rdm6300", data) == []


def test_an_em18_that_broke_off_is_forgotten_in_a_pause():
    """After half a second it never completes a later tag; before, it may be a piece of one that comes slowly."""
    decoder = decoder_of("em18")
    assert decoder.feed(b"4500C5", 1_000) == []
    assert decoder.feed(b"", 1_500) == []
    assert decoder.feed(b"D1E9B8", 1_510) == decoder.feed(b"", 1_560) == []
    assert decoder.feed(b"4500C5D1E9B8", 1_600) == []
    assert decoder.feed(b"", 1_650) == [Seen("T4500C5D1E9")]
    assert decoder.feed(b"4500C5", 3_000) == decoder.feed(b"", 3_499) == decoder.feed(b"D1E9B8", 3_500) == []
    assert decoder.feed(b"", 3_550) == [Seen("T4500C5D1E9")]


def test_an_em18_is_read_when_its_digits_have_ended():
    """In a pause, at a byte that is no digit, or when as many have come as three frames have."""
    frame, seen = b"4500C5D1E9B8", Seen("T4500C5D1E9")
    decoder = decoder_of("em18")
    assert decoder.feed(frame, 1_000) == decoder.feed(b"", 1_049) == []
    assert decoder.feed(b"", 1_050) == [seen]
    assert decoder.feed(frame + b"\r", 1_060) == [seen]
    assert decoder.feed(frame * 2 + frame[:-1], 1_070) == []
    assert decoder.feed(frame[-1:], 1_080) == [seen]
    assert decoder.feed(b"", 1_130) == [seen, seen]


def test_what_broke_off_between_two_frames_of_an_em18_is_left_out():
    """Also half a frame, which fits to either side."""
    frame = b"4500C5D1E9B8"
    for at in range(1, 12):
        assert read("em18", frame + frame[:at] + b"\n") == ["T4500C5D1E9"]
        assert read("em18", frame + frame[:at] + frame) == ["T4500C5D1E9"] * 2


@pytest.mark.parametrize("end", [b"\r", b"\n", b"\r\n", b"\t", b"\x03", b"\n\r"])
def test_a_line_is_one_ball_however_it_ends(end: bytes):
    """Empty lines are nothing."""
    assert read("line", end + b"45" + end + b"46" + end) == ["N45", "N46"]


def test_a_line_feed_that_comes_later_is_no_second_scan():
    """Whether a pause lies between, or none."""
    decoder = decoder_of("line")
    assert decoder.feed(b"45\r", 0) == [Seen("N45")]
    assert decoder.feed(b"", 100) == []
    assert decoder.feed(b"\n", 110) == []
    assert decoder.feed(b"", 300) == []


def test_a_pause_ends_a_line():
    """After 50 ms in which somebody looked; bytes that came late because nobody looked belong together."""
    decoder = decoder_of("line")
    assert decoder.feed(b"4", 1_000) == []
    assert decoder.feed(b"", 1_049) == []
    assert decoder.feed(b"5", 1_200) == []
    assert decoder.feed(b"", 1_249) == []
    assert decoder.feed(b"", 1_250) == [Seen("N45")]
    assert decoder.feed(b"", 1_300) == []


@pytest.mark.parametrize("around", [b"\x00", b"\xff\xff", b"\x02", b"  "])
def test_what_scanners_put_around_a_line_is_no_part_of_it(around: bytes):
    """And what opening a port leaves on it."""
    assert read("line", around + b"45" + around + b"\r") == ["N45"]


@pytest.mark.parametrize(
    "line", [b"4\xb5", b"\xb45", b"4 5", b"t5", b"4,5", b"+45", b"4\x005", "４５".encode()]
)
def test_a_damaged_line_is_no_other_ball(line: bytes):
    """Without a pattern a line is a number and nothing else."""
    assert [type(event) for event in decode("line", line + b"\r")] == [Notice]


def test_leading_zeros_are_no_other_ball():
    """`05` is 5; what is no ball is for the evening to say."""
    assert read("line", b"05\r007\r0\r8001234567890\r") == ["N5", "N7", "N0", "N8001234567890"]


@pytest.mark.parametrize(
    ("pattern", "line", "tag"),
    [
        ("BALL ([0-9]+)", b"12:30 BALL 45 OK", "N45"),
        ("[0-9]+$", b"B-45", "N45"),
        ("(?:B|I|N|G|O)-?([0-9]{1,2})", b"G-54", "N54"),
        ("UID: (?P<tag>[0-9a-f]+)", b"UID: deadbeef", "TDEADBEEF"),
    ],
)
def test_a_pattern_takes_the_ball_out_of_a_line(pattern: str, line: bytes, tag: str):
    """What it finds, its first group, or the hex digits of a tag."""
    assert tags_of(list(ball_lines.Decoder(re.compile(pattern)).feed(line + b"\r\n"))) == [tag]


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        ("BALL ([0-9]+)", b"ball 45"),
        ("BALL (.*)", b"BALL forty"),
        ("BALL([0-9]+)?", b"BALL"),
        ("(?P<tag>.*)", b"ABC"),
        ("[0-9]+", b"9" * 16),
    ],
)
def test_a_line_without_a_ball_is_told(pattern: str, line: bytes):
    """With its text, for the log."""
    told = ball_lines.Decoder(re.compile(pattern)).feed(line + b"\r")
    assert told == [Notice("no_number", line.decode())]


def test_a_tag_of_zeros_in_a_line_is_a_ghost_too():
    """However a device writes it."""
    assert ball_lines.Decoder(re.compile("(?P<tag>.*)")).feed(b"00000000\r") == [Notice("ghost", "00000000")]


def test_a_line_without_end_is_no_ball():
    """Nor is what it began with."""
    (told,) = decode("line", b"45" + b" " * 200 + b"\r")
    assert isinstance(told, Notice) and told.code == "too_long"
    assert read("line", b"4" * 200 + b"\r45\r") == ["N45"]


@pytest.mark.parametrize("length", [4, 7, 10])
def test_a_pn532_names_tags_of_every_length(length: int):
    """Single, double and triple identifiers."""
    identifier = bytes(range(1, length + 1))
    assert decode("pn532", pn532.answer(identifier)) == [Awake(), Seen(f"T{identifier.hex().upper()}")]


@pytest.mark.parametrize(
    "data",
    [
        bytes.fromhex("0000FF04FCD44A0100E100"),
        bytes.fromhex("0000FF0CF4D54B010100040804DEADBEEF9700"),
        bytes.fromhex("0000FF0CF3D54B010100040804DEADBEEF9600"),
        b"\x00\x00\xff\xff\x00\x00",
        b"\x00\x00\xff\x00\x00\x00",
        pn532.frame(b"\xd5\x4b\x00"),
        pn532.frame(b"\xd5\x4b\x01\x01\x00\x04\x08\x05DEADB"),
        pn532.frame(b"\xd5\x4b\x01\x01\x00\x04\x08\x07DEAD"),
        pn532.frame(b"\xd5\x4b\x01"),
        pn532.frame(b"\xd5"),
        pn532.frame(b"\x7f"),
        pn532.ACK,
    ],
)
def test_what_a_pn532_says_besides_names_no_tag(data: bytes):
    """Our own words, wrong sums, no tag, impossible identifiers, an error, an acknowledgement."""
    assert read("pn532", data) == []
    assert read("pn532", data + pn532.answer(b"\xde\xad\xbe\xef")) == ["TDEADBEEF"]


def test_the_poll_of_a_pn532_is_the_published_one():
    """And it is woken by a long preamble and SAMConfiguration."""
    assert bytes.fromhex("0000FF04FCD44A0100E100") == pn532.POLL
    assert pn532.WAKE.startswith(b"\x55\x55") and pn532.WAKE.endswith(pn532.frame(b"\xd4\x14\x01\x14\x01"))
