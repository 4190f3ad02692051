"""125 kHz modules that send bytes: STX, the length of the whole frame, a type, five bytes of the tag, the XOR
of length, type and tag, ETX. 9600 baud.

A tag may hold STX and ETX, so a frame is found by its length; where one is wrong, it is looked for again from
the next STX on.
"""

from __future__ import annotations

from .events import DeviceEvent
from .tags import named, xor_of

BAUD = 9_600
STX, ETX = 0x02, 0x03
LENGTH = 10
_EM4100 = 0x02


class Decoder:
    """Holds less than one frame of ten bytes, whatever arrives."""

    def __init__(self) -> None:
        self._bytes = bytearray()

    def feed(self, data: bytes, now: int = 0) -> list[DeviceEvent]:
        """The tags of the frames that end in `data`, in order. Never raises."""
        events: list[DeviceEvent] = []
        for byte in data:
            self._bytes.append(byte)
            while self._bytes and not _may_be(bytes(self._bytes)):
                del self._bytes[0]
            if len(self._bytes) == LENGTH:
                events.append(named(bytes(self._bytes[3:-2])))
                self._bytes.clear()
        return events


def _may_be(data: bytes) -> bool:
    """Whether this is a frame, or the beginning of one."""
    if data[0] != STX or (len(data) > 1 and data[1] != LENGTH):
        return False
    return len(data) < LENGTH or (data[-1] == ETX and xor_of(data[1:-1]) == 0)


def encode(tag: bytes) -> bytes:
    """The frame that a module sends for the five bytes of a tag."""
    inner = bytes((LENGTH, _EM4100)) + tag
    return bytes((STX,)) + inner + bytes((xor_of(inner), ETX))
