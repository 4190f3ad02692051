"""Scanners in line mode: bytes in, lines out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware_bridge.protocols.line import LONGEST, Decoder

CODE = b"04801KCEKPJG1QE"


@pytest.mark.parametrize("end", [b"\r", b"\n", b"\r\n", b"\t", b"\n\n\n", b"\x03"])
def test_every_way_to_end_a_line_gives_one(end: bytes):
    """CR, LF, both, TAB, ETX; empty lines are nothing."""
    assert Decoder().feed(CODE + end + CODE + end) == [CODE.decode()] * 2


def test_a_line_feed_that_comes_later_is_no_second_line():
    """CR now, LF with the next bytes."""
    decoder = Decoder()
    assert decoder.feed(CODE + b"\r") == [CODE.decode()]
    assert decoder.feed(b"\n") == []
    assert decoder.pause() == []


def test_a_scanner_that_ends_no_line_is_read_after_a_pause():
    """What came until then is the line, once."""
    decoder = Decoder()
    assert decoder.feed(CODE) == []
    assert decoder.pause() == [CODE.decode()]
    assert decoder.pause() == []


@given(st.lists(st.binary(max_size=20)))
def test_lines_do_not_depend_on_how_they_were_cut(pieces: list[bytes]):
    """Piece by piece, or all at once."""
    decoder = Decoder()
    cut = [line for piece in pieces for line in decoder.feed(piece)]
    assert cut == Decoder().feed(b"".join(pieces))


@given(st.binary(max_size=2000))
def test_whatever_arrives_a_code_after_it_is_read(noise: bytes):
    """Noise never raises and never sticks; a line is never longer than one can be."""
    decoder = Decoder()
    lines = decoder.feed(noise + b"\r")
    assert all(0 < len(line) <= LONGEST and line.isascii() for line in lines)
    assert decoder.feed(CODE + b"\r\n") == [CODE.decode()]


def test_bytes_that_no_card_is_written_with_are_left_out():
    """A start bit that was misread, a NUL of a cable that was plugged in, STX."""
    assert Decoder().feed(b"\x00\xff\x02" + CODE + b"\x80\r") == [CODE.decode()]


def test_a_line_that_is_too_long_is_dropped_as_a_whole():
    """Its end is no line either."""
    assert Decoder().feed(b"7" * (LONGEST + 1) + b"\r" + b"8" * LONGEST + b"\r") == ["8" * LONGEST]
