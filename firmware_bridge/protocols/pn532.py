"""PN532 over its serial line (HSU), 115200 baud: it speaks only when spoken to, and must be woken first.

00 00 FF, length, its complement, data, the complement of the data's sum, 00. The first byte of the data is D4
from the host and D5 from the chip. The chip acknowledges each command at once and answers it when it can: a
poll may go without an answer until a tag comes. So a poll that stays without one is taken back and made anew,
which also shows that the chip is still there.
"""

from __future__ import annotations

from .events import Ask, Awake, DeviceEvent
from .pause import Pause
from .tags import named

BAUD = 115_200
LONGEST = 64
"""Bytes of data in a frame; answers to one poll are shorter."""
WAKE_MS = 500
"""Between two attempts to wake the chip, and how long it may take to acknowledge a poll."""
POLL_MS = 50
"""Between an answer and the next poll."""
ANSWER_MS = 500
"""How long a poll may go without an answer before it is made anew."""

HOST, CHIP = 0xD4, 0xD5
SAM_CONFIGURATION, IN_LIST_PASSIVE_TARGET = 0x14, 0x4A
ACK = b"\x00\x00\xff\x00\xff\x00"

_START = b"\x00\xff"
_ACKNOWLEDGED, _REFUSED = b"\x00\xff", b"\xff\x00"
_ID_LENGTHS = (4, 7, 10)


def frame(data: bytes) -> bytes:
    """Data as a frame."""
    head = bytes((0, 0, 0xFF, len(data), -len(data) & 0xFF))
    return head + data + bytes((-sum(data) & 0xFF, 0))


WAKE = b"\x55\x55" + bytes(14) + frame(bytes((HOST, SAM_CONFIGURATION, 1, 20, 1)))
"""A preamble long enough to wake it, and SAMConfiguration: normal mode."""
POLL = frame(bytes((HOST, IN_LIST_PASSIVE_TARGET, 1, 0)))
"""InListPassiveTarget: one tag, of type A."""


class Frames:
    """Cuts bytes into the data of frames. Holds less than one frame, whatever arrives: at most 69 bytes."""

    def __init__(self) -> None:
        self._bytes = bytearray()

    def feed(self, data: bytes) -> list[bytes]:
        """The data of the frames that end in `data`, in order; b'' is an acknowledgement. Never raises."""
        found: list[bytes] = []
        for byte in data:
            self._bytes.append(byte)
            inner = self._next()
            if inner is not None:
                found.append(inner)
        return found

    def give_up(self) -> list[bytes]:
        """What was begun is not going on: the frames that lie within it."""
        rest, self._bytes = bytes(self._bytes[1:]), bytearray()
        return self.feed(rest)

    def _next(self) -> bytes | None:
        """Let go of what cannot begin a frame; the data of a frame that is whole."""
        while True:
            at = self._bytes.find(_START)
            if at < 0:
                del self._bytes[: -1 if self._bytes.endswith(b"\x00") else None]
                return None
            del self._bytes[:at]
            if len(self._bytes) < 4:
                return None
            inner = self._cut()
            if inner is not None or not self._wrong():
                return inner
            del self._bytes[0]

    def _cut(self) -> bytes | None:
        """The data of the frame at the beginning, taken off if it is whole and right."""
        length, check = self._bytes[2:4]
        if bytes((length, check)) == _ACKNOWLEDGED:
            inner = b""
        elif self._wrong() or len(self._bytes) < 5 + length:
            return None
        else:
            inner = bytes(self._bytes[4 : 4 + length])
        del self._bytes[: 5 + len(inner) if inner else 4]
        return inner

    def _wrong(self) -> bool:
        """Whether what is there can be no frame, nor become one."""
        length, check = self._bytes[2:4]
        if not 0 < length <= LONGEST or (length + check) & 0xFF:
            return True
        return len(self._bytes) >= 5 + length and sum(self._bytes[4 : 5 + length]) & 0xFF != 0


class Decoder:
    """Reads what the chip says, and tells what to say to it. It must be fed every 50 ms or oftener, with
    nothing where nothing came.
    """

    def __init__(self) -> None:
        self._frames = Frames()
        self._pause = Pause()
        self._asleep = True
        self._acknowledged = True
        self._polling = False
        self._due: int | None = None

    def feed(self, data: bytes, now: int = 0) -> list[DeviceEvent]:
        """The tags that are reported, each sign of life, and what has to be asked, in order. Never raises."""
        heard = self._frames.feed(data)
        if self._pause.ends(data, now):
            heard += self._frames.give_up()
        events = [event for inner in heard for event in self._hear(inner, now)]
        return events + self._ask(now)

    def _hear(self, inner: bytes, now: int) -> list[DeviceEvent]:
        if not inner:
            self._acknowledged = True
        elif inner[0] != CHIP:
            return []  # our own words, from a line that echoes
        elif inner[1:2] == bytes((SAM_CONFIGURATION + 1,)):
            self._due = now if self._asleep else self._due
            self._asleep = False
        elif inner[1:2] == bytes((IN_LIST_PASSIVE_TARGET + 1,)):
            self._polling, self._due = False, now + POLL_MS
            return [Awake(), *_targets(inner[2:])]
        return [Awake()]

    def _ask(self, now: int) -> list[DeviceEvent]:
        if self._due is not None and now < self._due:
            return []
        if not self._acknowledged:
            self._asleep = True
        self._due = now + (WAKE_MS if self._asleep else ANSWER_MS)
        if self._asleep:
            self._acknowledged, self._polling = True, False
            return [Ask(WAKE)]
        take_back = ACK if self._polling else b""
        self._acknowledged, self._polling = False, True
        return [Ask(take_back + POLL)]


def _targets(answer: bytes) -> list[DeviceEvent]:
    """The tag in an answer: how many, which, two bytes of kind, one of features, length, identifier."""
    length = answer[5] if len(answer) > 5 and answer[0] else 0
    identifier = answer[6 : 6 + length]
    return [named(identifier)] if length in _ID_LENGTHS and len(identifier) == length else []


def answer(identifier: bytes) -> bytes:
    """The chip's answer to a poll that finds this tag."""
    found = bytes((CHIP, IN_LIST_PASSIVE_TARGET + 1, 1, 1, 0, 4, 8, len(identifier)))
    return frame(found + identifier)
