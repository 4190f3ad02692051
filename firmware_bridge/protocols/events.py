"""What the lines of readers mean, as frozen values that every protocol shares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Hello:
    """The host is here: the session it last heard (None before the first) and the last SEQ it has of it."""

    session: str | None
    seq: int


@dataclass(frozen=True, slots=True)
class Ready:
    """The reader's answer to a Hello: `oldest` is the first SEQ it still holds, or the next it will give
    out; `held` is how many it holds, for information.
    """

    session: str
    oldest: int
    held: int
    kind: str


@dataclass(frozen=True, slots=True)
class Ball:
    """One ball seen. `age` is the milliseconds since then, None where the reader does not know."""

    session: str
    seq: int
    tag: str
    age: int | None


@dataclass(frozen=True, slots=True)
class Ack:
    """Every read up to `seq` is in the journal; 0 where none is."""

    session: str
    seq: int


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """The reader lives: the last SEQ it gave out, and the reads that it refused because it was full."""

    session: str
    seq: int
    refused: int


@dataclass(frozen=True, slots=True)
class ReaderError:
    """The reader tells of trouble of its own: SENSOR, BADTAG."""

    session: str
    seq: int
    word: str


@dataclass(frozen=True, slots=True)
class OtherVersion:
    """The other end speaks another version of the protocol."""

    version: int


@dataclass(frozen=True, slots=True)
class Notice:
    """A line that was dropped although it arrived whole. `detail` is its text."""

    code: str
    detail: str


Event: TypeAlias = Hello | Ready | Ball | Ack | Heartbeat | ReaderError | OtherVersion | Notice
