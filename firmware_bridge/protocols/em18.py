"""EM-18: twelve bare hex digits, ten of the tag and two of their XOR, with nothing around them. 9600 baud.

Where a frame begins is known after a byte that is no digit, after a pause, and where the check is right.
"""

from __future__ import annotations

from .ascii125 import BAUD, DIGITS, HEX, digits_of
from .events import DeviceEvent, Notice
from .pause import Pause
from .tags import checked

__all__ = ["BAUD", "Decoder", "encode"]

encode = digits_of


class Decoder:
    """Holds less than twelve digits, whatever arrives."""

    def __init__(self) -> None:
        self._digits = bytearray()
        self._pause = Pause()

    def feed(self, data: bytes, now: int = 0) -> list[DeviceEvent]:
        """The tags whose digits end in `data`, in order. Never raises."""
        if self._pause.ends(data, now):
            self._digits.clear()
        found = (self._take(byte) for byte in data)
        return [event for event in found if event is not None]

    def _take(self, byte: int) -> DeviceEvent | None:
        if byte not in HEX:
            self._digits.clear()
            return None
        self._digits.append(byte)
        return self._read() if len(self._digits) == DIGITS else None

    def _read(self) -> DeviceEvent | None:
        """What twelve digits say. Where they are no tag, one may have begun within them."""
        event = checked(bytes.fromhex(self._digits.decode("ascii")))
        if isinstance(event, Notice) and event.code == "bad_check":
            del self._digits[0]
            return None
        self._digits.clear()
        return event
