"""Whatever sends a ball's number as a line: barcode modules (GM65, GM861), scanners, blowers.

CR, LF, TAB, ETX or a pause ends a line, and an empty line is nothing: so CR LF is one end, also where the LF
comes later. A ball's number has no check character as a card's has (`line`): without a pattern a line is a
number and nothing else, and a damaged one is dropped, lest it become another ball. A pattern that the
operator chose takes the number, or a tag, out of more.
"""

from __future__ import annotations

import re

from .events import DeviceEvent, Notice, Seen
from .pause import Pause
from .tags import named

BAUD = 9_600
LONGEST = 128
"""Bytes of a line that are kept; a longer one is no ball."""
TAG_GROUP = "tag"
"""The name of the pattern's group that holds a tag's hex digits instead of a number."""

_ENDS = b"\r\n\t\x03"
_AROUND = "\x00\x02\xff "
"""What scanners put around a line, and what opening a port leaves on it. A digit with a wrong bit is none."""
_NUMBER = re.compile("[0-9]{1,15}")
_TAG = re.compile("(?:[0-9A-Fa-f]{2}){1,32}")


class Decoder:
    """Holds at most one line, whatever arrives: 129 bytes."""

    def __init__(self, pattern: re.Pattern[str] | None = None) -> None:
        """`pattern` is searched in each line. What it finds is the number, or else its first group is, if it
        has one; a group named `tag` holds hex digits of a tag.
        """
        self._pattern = pattern
        self._line = bytearray()
        self._pause = Pause()

    def feed(self, data: bytes, now: int = 0) -> list[DeviceEvent]:
        """What the lines that end in `data`, or in the pause before now, say. Never raises."""
        found = [self._end()] if self._pause.ends(data, now) else []
        found += [self._take(byte) for byte in data]
        return [event for event in found if event is not None]

    def _take(self, byte: int) -> DeviceEvent | None:
        if byte in _ENDS:
            return self._end()
        if len(self._line) <= LONGEST:
            self._line.append(byte)
        return None

    def _end(self) -> DeviceEvent | None:
        whole, self._line = self._line.decode("latin-1"), bytearray()
        line = whole.strip(_AROUND)
        if len(whole) > LONGEST:
            return Notice("too_long", shown(line))
        return self._read(line) if line else None

    def _read(self, line: str) -> DeviceEvent:
        if self._pattern is None:
            return _number(line, line)
        match = self._pattern.search(line)
        if match is None:
            return Notice("no_number", shown(line))
        tag = match.groupdict().get(TAG_GROUP)
        if tag is not None and _TAG.fullmatch(tag):
            return named(bytes.fromhex(tag))
        return _number(match[1 if match.re.groups else 0] or "", line)


def _number(text: str, line: str) -> DeviceEvent:
    return Seen(f"N{int(text)}") if _NUMBER.fullmatch(text) else Notice("no_number", shown(line))


def shown(line: str) -> str:
    """A line as it can be written into a log."""
    return line.encode("ascii", "backslashreplace").decode("ascii")


def encode(number: int, end: bytes) -> bytes:
    """The line that a scanner sends."""
    return b"%d" % number + end
