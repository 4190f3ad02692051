"""The reference reader's protocol, version 1: bytes in, events out, and the lines both ends send.

A line is `$BODY*CCCC` and CR LF or LF alone, at most 80 bytes in all; CCCC is the CRC-16 of BODY. Nothing
is escaped, so `$` starts a line wherever it stands. docs/reader.md has every rule.
"""

from __future__ import annotations

import re
from binascii import crc_hqx
from collections.abc import Callable

from .events import Ack, Ball, Event, Heartbeat, Hello, Notice, OtherVersion, ReaderError, Ready

BAUD = 115_200
LONGEST = 80
"""Bytes of a line, with `$` and the line end."""

_START, _END = ord("$"), ord("\n")

# Written out because int() also takes '+2', ' 2', '1_0' and the digits of every script. A number of more
# than 15 digits cannot be an honest one, and would not survive a JSON reader that counts in doubles.
_NUMBER = "0|[1-9][0-9]{0,14}"
_FROM_ONE = "[1-9][0-9]{0,14}"
_SESSION = "[1-9A-F][0-9A-F]{0,7}"
_TAG = "N[1-9][0-9]*|T(?:[0-9A-F]{2})+"
_WORD = "[A-Za-z0-9._-]{1,20}"


class Decoder:
    """Cuts bytes into lines and lines into events. Holds less than one line, whatever arrives."""

    def __init__(self) -> None:
        self._line = bytearray()

    def feed(self, data: bytes, now: int = 0) -> list[Event]:
        """The events of the lines that end in `data`, in order. Never raises."""
        events: list[Event] = []
        for byte in data:
            line = self._take(byte)
            event = _read_line(line) if line else None
            if event is not None:
                events.append(event)
        return events

    def _take(self, byte: int) -> bytes:
        """The line that ends with this byte, or b''."""
        if byte == _START:
            self._line = bytearray((byte,))
        elif self._line:
            self._line.append(byte)
            if byte == _END or len(self._line) == LONGEST:
                line, self._line = bytes(self._line), bytearray()
                return line if byte == _END else b""
        return b""


def _read_line(line: bytes) -> Event | None:
    """What a whole line, from `$` to its line end, means; None where it counts for nothing."""
    inner = line.removesuffix(b"\n").removesuffix(b"\r")[1:]
    body, check = inner[:-5], inner[-5:]
    if not body or check != _check(body):
        return None
    if not body.isascii():
        return Notice("ill_formed", body.decode("ascii", "backslashreplace"))
    return _read_body(body.decode("ascii"))


def encode(event: Event) -> bytes:
    """The line that says this event. Raises ValueError for one that no line says."""
    match event:
        case Hello(session=session, seq=seq):
            return frame(f"HELO,1,{session or '-'},{seq}")
        case Ready(session=session, oldest=oldest, held=held, kind=kind):
            return frame(f"RDY,1,{session},{oldest},{held},{kind}")
        case Ball(session=session, seq=seq, tag=tag, age=age):
            return frame(f"BALL,{session},{seq},{tag},{'-' if age is None else age}")
        case Ack(session=session, seq=seq):
            return frame(f"ACK,{session},{seq}")
        case Heartbeat(session=session, seq=seq, refused=refused):
            return frame(f"HB,{session},{seq},{refused}")
        case ReaderError(session=session, seq=seq, word=word):
            return frame(f"ERR,{session},{seq},{word}")
        case OtherVersion() | Notice():
            raise ValueError(event)


def frame(body: str) -> bytes:
    """A body as a line, with its check and CR LF."""
    raw = body.encode("ascii")
    return b"$" + raw + _check(raw) + b"\r\n"


def _check(body: bytes) -> bytes:
    return b"*%04X" % crc_hqx(body, 0xFFFF)


def _hello(session: str, seq: str) -> Event:
    return Hello(None if session == "-" else session, int(seq))


def _ready(session: str, oldest: str, held: str, kind: str) -> Event:
    return Ready(session, int(oldest), int(held), kind)


def _ball(session: str, seq: str, tag: str, age: str) -> Event:
    return Ball(session, int(seq), tag, None if age == "-" else int(age))


def _ack(session: str, seq: str) -> Event:
    return Ack(session, int(seq))


def _heartbeat(session: str, seq: str, refused: str) -> Event:
    return Heartbeat(session, int(seq), int(refused))


def _error(session: str, seq: str, word: str) -> Event:
    return ReaderError(session, int(seq), word)


def _body(start: str, *fields: str) -> re.Pattern[str]:
    """A body that starts like this and has these fields; further ones are ignored."""
    return re.compile(start + "".join(f",({field})" for field in fields) + "(?:,.*)?", re.DOTALL)


_GREETING = _body("(?:HELO|RDY)", _FROM_ONE)
_BODIES: dict[str, tuple[re.Pattern[str], Callable[..., Event]]] = {
    "HELO": (_body("HELO,1", f"-|{_SESSION}", _NUMBER), _hello),
    "RDY": (_body("RDY,1", _SESSION, _FROM_ONE, _NUMBER, _WORD), _ready),
    "BALL": (_body("BALL", _SESSION, _FROM_ONE, _TAG, f"-|{_NUMBER}"), _ball),
    "ACK": (_body("ACK", _SESSION, _NUMBER), _ack),
    "HB": (_body("HB", _SESSION, _NUMBER, _NUMBER), _heartbeat),
    "ERR": (_body("ERR", _SESSION, _NUMBER, _WORD), _error),
}


def _read_body(body: str) -> Event | None:
    kind = body.partition(",")[0]
    if kind not in _BODIES:
        return None
    greeting = _GREETING.fullmatch(body)
    if greeting and greeting[1] != "1":
        return OtherVersion(int(greeting[1]))
    pattern, build = _BODIES[kind]
    match = pattern.fullmatch(body)
    return build(*match.groups()) if match else Notice("ill_formed", body)
