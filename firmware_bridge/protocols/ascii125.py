"""125 kHz modules that frame a tag's hex digits: ID-12LA and ID-20LA, RDM6300. 9600 baud.

STX, ten hex digits of the tag, two of their XOR, and an end: ETX, or CR LF ETX. STX never stands inside, so
it starts a frame wherever it comes.
"""

from __future__ import annotations

from .events import DeviceEvent
from .tags import checked, xor_of

BAUD = 9_600
STX, ETX = 0x02, 0x03
ID12_END, RDM6300_END = b"\r\n\x03", b"\x03"
HEX = b"0123456789ABCDEFabcdef"
DIGITS = 12


class Decoder:
    """Holds less than one frame, whatever arrives: at most 15 bytes."""

    def __init__(self, end: bytes) -> None:
        """`end`: what follows the digits."""
        self._end = end
        self._frame = bytearray()

    def feed(self, data: bytes, now: int = 0) -> list[DeviceEvent]:
        """The tags of the frames that end in `data`, in order. Never raises."""
        found = (self._take(byte) for byte in data)
        return [event for event in found if event is not None]

    def _take(self, byte: int) -> DeviceEvent | None:
        if byte == STX:
            self._frame = bytearray((STX,))
        elif self._frame and self._fits(byte):
            self._frame.append(byte)
        else:
            self._frame.clear()
        if len(self._frame) <= DIGITS + len(self._end):
            return None
        digits, self._frame = self._frame[1 : DIGITS + 1], bytearray()
        return checked(bytes.fromhex(digits.decode("ascii")))

    def _fits(self, byte: int) -> bool:
        place = len(self._frame) - 1
        return byte in HEX if place < DIGITS else byte == self._end[place - DIGITS]


def id12() -> Decoder:
    """ID-12LA, ID-20LA."""
    return Decoder(ID12_END)


def rdm6300() -> Decoder:
    """RDM6300, and the many modules that copy it."""
    return Decoder(RDM6300_END)


def encode(tag: bytes, end: bytes) -> bytes:
    """The frame that a module sends for the five bytes of a tag."""
    return bytes((STX,)) + digits_of(tag) + end


def digits_of(tag: bytes) -> bytes:
    """The hex digits of a tag's five bytes and of their XOR."""
    return (tag + bytes((xor_of(tag),))).hex().upper().encode("ascii")
