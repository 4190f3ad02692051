"""EM-18: twelve bare hex digits, ten of the tag and two of their XOR, with nothing around them. 9600 baud.

Nothing says where a frame begins, and half a frame before a whole one often has a right check by chance. So
digits are collected until a pause or another byte ends them; then frames are looked for at their beginning
and at their end, and what broke off is what lies between. Less than a frame may be a piece of one, and is
kept for longer; digits that come after it and are a frame by themselves show that it was none.
"""

from __future__ import annotations

from .ascii125 import BAUD, DIGITS, HEX, digits_of
from .events import DeviceEvent, Notice
from .pause import Pause
from .tags import checked

__all__ = ["BAUD", "Decoder", "encode"]

MOST_DIGITS = 3 * DIGITS
"""Digits that are collected; of more, those at the beginning are read without waiting."""

FORGOTTEN_MS = 500
"""A piece of a frame that nothing followed for so long broke off."""

encode = digits_of


class Decoder:
    """Holds less than four frames, whatever arrives: 35 digits, and a piece of 11."""

    def __init__(self) -> None:
        self._piece = self._digits = ""
        self._pause, self._long_pause = Pause(), Pause(FORGOTTEN_MS)

    def feed(self, data: bytes, now: int = 0) -> list[DeviceEvent]:
        """The tags that end in `data`, or in the pause before now, in order. Never raises."""
        ended, forgotten = self._pause.ends(data, now), self._long_pause.ends(data, now)
        events = self._end(whole=forgotten) if ended else []
        for byte in data:
            events += self._take(byte)
        return events

    def _take(self, byte: int) -> list[DeviceEvent]:
        if byte not in HEX:
            return self._end(whole=True)
        self._digits += chr(byte)
        if len(self._digits) < MOST_DIGITS:
            return []
        first = _read(self._digits[:DIGITS])
        self._digits = self._digits[DIGITS if first else 1 :]
        return [first] if first else []

    def _end(self, *, whole: bool) -> list[DeviceEvent]:
        """No more digits come for a while; or, for a `whole`, none that could belong to these."""
        digits, self._digits = self._digits, ""
        if len(digits) < DIGITS:
            digits = self._piece + digits
        short = len(digits) < DIGITS
        self._piece = digits if short and not whole else ""
        return [] if short else _frames(digits)


def _frames(digits: str) -> list[DeviceEvent]:
    """The frames at the beginning of these digits, and then those at their end."""
    before: list[DeviceEvent] = []
    while first := _read(digits[:DIGITS]):
        before.append(first)
        digits = digits[DIGITS:]
    after: list[DeviceEvent] = []
    while last := _read(digits[-DIGITS:]):
        after.insert(0, last)
        digits = digits[:-DIGITS]
    return before + after


def _read(digits: str) -> DeviceEvent | None:
    """What twelve digits say; None where they are no frame. Half a frame, and the same half again, always has
    a right check: the one tag in 16 million that looks so is not read.
    """
    if len(digits) < DIGITS or digits == digits[: DIGITS // 2] * 2 != "0" * DIGITS:
        return None
    event = checked(bytes.fromhex(digits))
    return None if isinstance(event, Notice) and event.code == "bad_check" else event
