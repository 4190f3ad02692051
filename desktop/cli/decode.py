"""`tabellone decode`: the bytes of a device on stdin, what they mean on stdout."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any

from firmware_bridge.opening import READ_S, milliseconds
from firmware_bridge.presence import Presence
from firmware_bridge.protocols.events import (
    Ack,
    Ask,
    Awake,
    Ball,
    DeviceEvent,
    Event,
    Heartbeat,
    Hello,
    Notice,
    OtherVersion,
    ReaderError,
    Ready,
    Seen,
)
from firmware_bridge.protocols.pause import PAUSE_MS

from .device import NAMES, add_pattern, device_of
from .terminal import Exit, flush, help_text, input_bytes, parser, put

_NOTICES: Mapping[type, str] = {
    Hello: "hello",
    Ready: "ready",
    Ack: "ack",
    Heartbeat: "heartbeat",
    ReaderError: "reader_error",
    OtherVersion: "other_version",
}
"""Lines of the reference protocol that are no balls."""


def run(arguments: list[str]) -> int:
    """Decode until the end of input, which is a pause too."""
    options = parser("decode")
    names = ", ".join(NAMES)
    options.add_argument("device", metavar="DEVICE", help=help_text("decode_device", names=names))
    add_pattern(options)
    decoder, presence = device_of(options, options.parse_args(arguments)).decoder(), Presence()
    for data in input_bytes(READ_S):
        now = milliseconds()
        _put_all(decoder.feed(data, now), presence, now)
    now = milliseconds() + PAUSE_MS
    _put_all(decoder.feed(b"", now), presence, now)
    return Exit.DONE


def _put_all(events: Iterable[Event | DeviceEvent], presence: Presence, now: int) -> None:
    """A tag that lies there is told once; each line is a scan of its own."""
    for event in events:
        lying = isinstance(event, Seen) and event.tag[0] == "T" and not presence.arrives(event.tag, now)
        told = None if lying else _told(event)
        if told:
            put(told)
            flush()


def _told(event: Event | DeviceEvent) -> dict[str, Any] | None:
    match event:
        case Seen(tag=tag):
            return _read(tag)
        case Ball(tag=tag, session=session, seq=seq, age=age):
            return {**_read(tag), "session": session, "seq": seq, "age": age}
        case Notice(code=code, detail=detail):
            return {"notice": code, "detail": detail}
        case Ask() | Awake():
            return None
        case _:
            return {"notice": _NOTICES[type(event)], **asdict(event)}


def _read(tag: str) -> dict[str, Any]:
    return {"number": int(tag[1:])} if tag[0] == "N" else {"tag": tag}
