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
    """A line or frame that was dropped although it arrived whole. `detail` is its text, or its bytes in hex:

    - `ill_formed`: a right check, and a body that is not as it should be
    - `bad_check`: a tag whose own check fails
    - `ghost`: the tag of zeros only, which passes every check and which no ball has
    - `no_number`: a line in which no ball is found
    - `too_long`: a line that no scanner sends
    """

    code: str
    detail: str


@dataclass(frozen=True, slots=True)
class Seen:
    """What a device without sessions has read: `N45`, a number that it names itself, or `T0C000621A5`, a tag
    by its bytes without checksum. Told as often as the device tells it.
    """

    tag: str


@dataclass(frozen=True, slots=True)
class Ask:
    """For a device that speaks only when spoken to: send it these bytes."""

    data: bytes


@dataclass(frozen=True, slots=True)
class Awake:
    """A device that is asked has answered."""


Event: TypeAlias = Hello | Ready | Ball | Ack | Heartbeat | ReaderError | OtherVersion | Notice
"""What the reference reader's lines mean."""
DeviceEvent: TypeAlias = Seen | Ask | Awake | Notice
"""What the other devices mean."""
