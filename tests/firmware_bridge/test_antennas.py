"""The firmware's drivers for antennas: bytes in, tags out, and what a PN532 is asked."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware_bridge.firmware.pn532 import COMMANDS, FAULT_MS, LOOK, PATIENCE_MS, WAKE, Pn532, frame
from firmware_bridge.firmware.rdm6300 import Rdm6300

RDM = b"\x02010063E9AE25\x03"
ID12 = b"\x020C000621A58E\r\n\x03"

CONFIRMED = bytes.fromhex("0000FF00FF00")
ASK = bytes.fromhex("0000FF04FCD44A0100E100")
ANSWER = bytes.fromhex("0000FF0CF4D54B010100040804DEADBEEF9600")
NOTHING = frame(b"\xd5\x4b\x00")
READY = (frame(b"\xd5\x15"), frame(b"\xd5\x33"))


def pieces(data: bytes) -> list[tuple[bytes, ...]]:
    """The bytes cut in two at every place, and each by itself."""
    return [(data[:cut], data[cut:]) for cut in range(len(data))] + [tuple(bytes((b,)) for b in data)]


def asked(chip: Pn532 | None = None) -> Pn532:
    """A PN532 that has been set up and was asked for a tag."""
    chip = chip or Pn532()
    for answer in READY:
        chip.ask(1_000)
        assert chip.feed(CONFIRMED + answer) == []
    assert chip.ask(10) == ASK
    return chip


@pytest.mark.parametrize(("frame", "tag"), [(RDM, "T010063E9AE"), (ID12, "T0C000621A5")])
def test_a_tag_of_125_khz_is_read_however_its_frame_comes(frame: bytes, tag: str):
    """In one piece, in two, byte by byte; each time that it is repeated."""
    for parts in pieces(frame):
        antenna = Rdm6300()
        assert [found for part in parts for found in antenna.feed(part)] == [tag]
    assert Rdm6300().feed(frame * 3) == [tag] * 3


@given(st.binary(max_size=40), st.binary(max_size=40))
def test_noise_hides_no_frame_of_125_khz(before: bytes, after: bytes):
    """What comes before it is left behind at its first byte."""
    antenna = Rdm6300()
    assert antenna.feed(before + RDM)[-1] == "T010063E9AE"
    antenna.feed(after)
    assert antenna.feed(RDM)[-1] == "T010063E9AE"


@pytest.mark.parametrize("body", [b"100026F44426", b"000000000000", b"010063E9AE2G", b"\xff" * 12])
def test_a_frame_that_fails_its_check_is_told(body: bytes):
    """Also the tag of zeros only, which every check passes."""
    assert Rdm6300().feed(b"\x02" + body + b"\x03" + RDM) == ["", "T010063E9AE"]


@pytest.mark.parametrize("body", [b"", b"010063E9AE2", b"010063E9AE255", b"0" * 40, b"010063E9" + b"\x03"])
def test_a_frame_of_another_length_is_noise(body: bytes):
    """It was cut, or is none."""
    assert Rdm6300().feed(b"\x02" + body + b"\x03" + RDM) == ["T010063E9AE"]


def test_no_single_damaged_byte_makes_another_tag():
    """The check finds it, or the frame is none."""
    for place in range(len(RDM)):
        for byte in range(256):
            damaged = RDM[:place] + bytes((byte,)) + RDM[place + 1 :]
            assert {*Rdm6300().feed(damaged)} <= {"T010063E9AE", ""}


def test_ghosts_of_125_khz_that_pass_are_tags_that_nobody_knows():
    """Two damaged digits may cancel out. The host never draws a tag that it was not taught."""
    assert Rdm6300().feed(b"\x02010063E9BF34\x03") == ["T010063E9BF"]


def test_an_antenna_of_125_khz_is_never_asked():
    """And is never found broken: it is silent when nothing lies there."""
    antenna = Rdm6300()
    assert antenna.ask(100_000) == b""
    assert not antenna.fault


def test_a_pn532_is_woken_set_up_and_asked():
    """One question at a time; the next as soon as the last is answered."""
    chip = Pn532()
    assert chip.ask(0) == WAKE + frame(COMMANDS[0])
    assert chip.ask(10) == b""
    chip.feed(CONFIRMED)
    assert chip.ask(10) == b""
    chip.feed(READY[0])
    assert chip.ask(10) == frame(COMMANDS[1])
    chip.feed(CONFIRMED + READY[1])
    assert chip.ask(10) == ASK
    chip.feed(CONFIRMED + NOTHING)
    assert chip.ask(10) == ASK


def test_a_tag_of_13_56_mhz_is_read_however_the_answer_comes():
    """With its confirmation, in pieces, after noise."""
    for parts in pieces(b"\x00\xff\x00\x55\x00" + CONFIRMED + ANSWER):
        chip = asked()
        assert [found for part in parts for found in chip.feed(part)] == ["TDEADBEEF"]
        assert chip.ask(10) == ASK


@pytest.mark.parametrize("name", ["04A1B2C3D4E5F6", "00FF00FF", "00000102", "0102030405060708090A"])
def test_every_length_of_tag_is_read(name: str):
    """Four, seven and ten bytes, also where they look like the beginning of a frame."""
    number = bytes.fromhex(name)
    body = b"\xd5\x4b\x01\x01\x00\x44\x00" + bytes((len(number),)) + number + b"\x05\x78\x80\x02"
    assert asked().feed(CONFIRMED + frame(body)) == ["T" + name]


def test_where_no_tag_lies_none_is_told():
    """Nor where the answer is to another question."""
    assert asked().feed(CONFIRMED + NOTHING) == []
    chip = asked()
    assert chip.feed(CONFIRMED + READY[0] + frame(b"\x7f")) == []
    assert chip.ask(10) == b""


@pytest.mark.parametrize(
    "answer",
    [ANSWER[:-2] + b"\x97\x00", frame(b"\xd5\x4b\x01\x01\x00\x04\x08\x09\xde"), frame(b"\xd5\x4b\x01\x01")],
)
def test_a_damaged_answer_is_told_and_the_question_asked_again(answer: bytes):
    """Its sum is wrong, or it is too short for the tag that it announces."""
    chip = asked()
    assert chip.feed(CONFIRMED + answer) == [""]
    assert chip.ask(10) == ASK


def test_a_silent_pn532_is_woken_again_and_found_broken():
    """It may have lost its power: the setting up begins anew. One answer proves that it lives."""
    chip = asked()
    assert chip.ask(PATIENCE_MS - 1) == b""
    assert chip.ask(1) == WAKE + frame(COMMANDS[0])
    chip.ask(FAULT_MS - PATIENCE_MS - 11)
    assert not chip.fault
    chip.ask(1)
    assert chip.fault
    asked(chip)
    assert not chip.fault


@given(st.lists(st.binary(max_size=300) | st.sampled_from((CONFIRMED, ANSWER, b"\x00\x00\xff")), max_size=9))
def test_no_bytes_make_a_pn532_deaf(noise: list[bytes]):
    """After a pause it is set up anew, and reads."""
    chip = Pn532()
    for data in noise:
        chip.ask(10)
        chip.feed(data)
    chip.ask(PATIENCE_MS)
    chip.ask(PATIENCE_MS)
    assert asked(chip).feed(ANSWER) == ["TDEADBEEF"]


def test_the_question_for_a_tag_is_the_one_of_the_manual():
    """Length, complement, sum."""
    assert frame(LOOK) == ASK
