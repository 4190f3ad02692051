"""The host's end of the reference reader's line: a pure state machine that is told the time.

It has no thread, no clock and no port. Every input returns the actions that must be carried out, in order;
`wire` carries them out over a serial port. Times are milliseconds of a clock that never goes back and does
not stop while the computer sleeps. docs/reader.md has every rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from .protocols.events import Ack, Ball, Event, Heartbeat, Hello, Notice, OtherVersion, ReaderError, Ready
from .protocols.reference import Decoder, encode

STALE_MS = 250
"""What comes so soon after opening may have lain in a buffer, and is thrown away."""
HELLO_MS = 500
UNANSWERED_MS = 3_000
SILENT_MS = 3_000
FIRST_LINE_MS = 6_000
"""How long the first line may take: opening a port resets some boards."""
UNLOOKED_MS = 3_000
"""After so long without looking, what has arrived is of unknown age."""
MOST_NOTES = 20
"""Dropped lines that are logged for one opening, so that a mad reader does not fill the disk."""

AlarmCode: TypeAlias = Literal[
    "reader_silent",
    "no_answer",
    "lost_reads_possible",
    "seq_jumped",
    "reads_refused",
    "other_version",
    "reader_error",
    "not_understood",
]
LossReason: TypeAlias = Literal["silent", "not_looked"]


@dataclass(frozen=True, slots=True)
class Send:
    """Write these bytes to the reader."""

    data: bytes


@dataclass(frozen=True, slots=True)
class Deliver:
    """Commit this read, then say so with `committed`, or with `failed` where that could not be done; until
    then no other read is delivered. `age` is in milliseconds, None if nobody knows.
    """

    session: str
    seq: int
    tag: str
    age: int | None


@dataclass(frozen=True, slots=True)
class Reopen:
    """The link is lost: close the port and open it again."""

    reason: LossReason


@dataclass(frozen=True, slots=True)
class Alarm:
    """Something that the operator must be told, once a fault. The parameters go into the sentence:

    - `reader_silent`, `no_answer`: none
    - `lost_reads_possible`: session, first and last SEQ that are lost, or still in the reader
    - `seq_jumped`: session, first and last SEQ that somebody else has acknowledged
    - `reads_refused`: session, refused (reads in all); the game must be halted
    - `other_version`: version
    - `reader_error`: session, seq, word
    - `not_understood`: none; what comes is not what the chosen device sends
    """

    code: AlarmCode
    params: Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Found:
    """A reader, or a new session of it, has answered."""

    kind: str
    session: str


@dataclass(frozen=True, slots=True)
class Recovered:
    """The reader that was lost has answered again, in the same session."""

    kind: str
    session: str


@dataclass(frozen=True, slots=True)
class Note:
    """For the log only: a whole line that was dropped."""

    code: str
    detail: str


Action: TypeAlias = Send | Deliver | Reopen | Alarm | Found | Recovered | Note
Actions: TypeAlias = tuple[Action, ...]


@dataclass(slots=True)
class _Opening:
    """One opening of the port, and what has happened since."""

    since: int
    looked: int
    """When the host last looked at the line."""
    heard: int
    """When the last valid line came; until the first, when the port was opened."""
    limit: int
    """How long a silence may last now."""
    hello: int
    """When the next Hello is due."""
    ready: bool = False
    """The reader has answered for the session named: balls are taken."""
    notes: int = 0
    decoder: Decoder = field(default_factory=Decoder)


class Link:
    """The host's end of one reader's line."""

    def __init__(self, heard: Mapping[str, int]) -> None:
        """`heard`: the last SEQ that the journal has, by session, the session heard last at the end."""
        self._heard = dict(heard)
        self._session = list(heard)[-1] if heard else None
        self._announced = 0
        self._refused = 0
        self._committing: Deliver | None = None
        self._found: Found | None = None
        self._told: set[AlarmCode] = set()
        self._last_error: ReaderError | None = None
        self._opening: _Opening | None = None

    def opened(self, now: int) -> Actions:
        """The port is open. Nothing is taken from before."""
        self._opening = _Opening(now, looked=now, heard=now, limit=FIRST_LINE_MS, hello=now + STALE_MS)
        return ()

    def closed(self, now: int) -> Actions:
        """The port is gone: unplugged, or closed by the host. A fault that comes after is a new one."""
        if self._opening is not None:
            self._told.clear()
        self._opening = None
        return ()

    def received(self, data: bytes, now: int) -> Actions:
        """These bytes, none or some, have been read."""
        at = self._opening
        if at is None:
            return ()
        if now - at.looked >= UNLOOKED_MS:
            return self._lose("not_looked")
        at.looked = now
        if now - at.since < STALE_MS:
            return ()
        actions: Actions = ()
        for event in at.decoder.feed(data):
            actions += self._hear(at, event, now)
        return actions + self._due(at, now)

    def tick(self, now: int) -> Actions:
        """The host has looked, and there was nothing to read. Call it every 50 ms or oftener."""
        return self.received(b"", now)

    def committed(self, session: str, seq: int, now: int) -> Actions:
        """The journal has this read: it may be acknowledged."""
        self._heard[session] = max(seq, self._heard.get(session, 0))
        self._arrived(session, seq)
        at = self._opening
        return self._acknowledge(session) if at and at.ready and session == self._session else ()

    def failed(self, session: str, seq: int, now: int) -> Actions:
        """The journal could not take this read: the reader will send it again, and it is delivered again."""
        self._arrived(session, seq)
        return ()

    def _arrived(self, session: str, seq: int) -> None:
        coming = self._committing
        if coming and (coming.session, coming.seq) == (session, seq):
            self._committing = None

    def _due(self, at: _Opening, now: int) -> Actions:
        if now - at.heard >= at.limit:
            return (*self._alarm_once("reader_silent"), *self._lose("silent"))
        if at.ready:
            return ()
        actions = self._hello(at, now) if now >= at.hello else ()
        if now - at.since >= UNANSWERED_MS and "other_version" not in self._told:
            actions += self._alarm_once("no_answer")
        return actions

    def _hear(self, at: _Opening, event: Event, now: int) -> Actions:
        match event:
            case Ready() | Ball() | Heartbeat() | ReaderError():
                self._prove(at, now)
                return self._hear_reader(at, event, now)
            case OtherVersion(version=version):
                self._prove(at, now)
                return self._alarm_once("other_version", version=version)
            case Notice(code=code, detail=detail):
                at.notes += 1
                return (Note(code, detail),) if at.notes <= MOST_NOTES else ()
            case Hello() | Ack():
                return ()  # our own words, from a line that echoes: they prove nothing

    def _prove(self, at: _Opening, now: int) -> None:
        at.heard, at.limit = now, SILENT_MS

    def _hear_reader(self, at: _Opening, event: Ready | Ball | Heartbeat | ReaderError, now: int) -> Actions:
        named = event.session == self._session
        actions = () if named else self._name(at, event.session, now)
        if not isinstance(event, Ready):
            self._announced = max(self._announced, event.seq)
        match event:
            case Ready():
                return self._ready(at, event) if named else actions
            case Ball():
                return self._ball(event) if at.ready else actions
            case Heartbeat():
                return actions + self._refusals(event)
            case ReaderError():
                return actions + self._error(event)

    def _name(self, at: _Opening, session: str, now: int) -> Actions:
        """Speak of this session from now on. What the one that is left had announced may be lost."""
        left, first, last = self._session, self._taken() + 1, self._announced
        self._session, self._announced, self._refused, at.ready = session, 0, 0, False
        hello = self._hello(at, now)
        if left is None or last < first:
            return hello
        return (Alarm("lost_reads_possible", {"session": left, "first": first, "last": last}), *hello)

    def _hello(self, at: _Opening, now: int) -> Actions:
        at.hello = now + HELLO_MS
        return (Send(encode(Hello(self._session, self._last()))),)

    def _ready(self, at: _Opening, event: Ready) -> Actions:
        known, first, last = event.session in self._heard, self._taken() + 1, event.oldest - 1
        self._heard[event.session] = max(last, self._last())
        actions = () if at.ready else self._answered(at, event)
        if not known or last < first:
            return actions
        return (*actions, Alarm("seq_jumped", {"session": event.session, "first": first, "last": last}))

    def _answered(self, at: _Opening, event: Ready) -> Actions:
        at.ready = True
        self._told.clear()
        before, self._found = self._found, Found(event.kind, event.session)
        return (Recovered(event.kind, event.session) if self._found == before else self._found,)

    def _ball(self, event: Ball) -> Actions:
        if event.seq != self._last() + 1:
            return self._acknowledge(event.session)
        if self._committing is not None:
            return ()  # it will be sent again
        self._committing = Deliver(event.session, event.seq, event.tag, event.age)
        return (self._committing,)

    def _refusals(self, event: Heartbeat) -> Actions:
        before, self._refused = self._refused, event.refused
        if event.refused <= before:
            return ()
        return (Alarm("reads_refused", {"session": event.session, "refused": event.refused}),)

    def _error(self, event: ReaderError) -> Actions:
        before, self._last_error = self._last_error, event
        if event == before:
            return ()
        return (Alarm("reader_error", {"session": event.session, "seq": event.seq, "word": event.word}),)

    def _acknowledge(self, session: str) -> Actions:
        return (Send(encode(Ack(session, self._heard[session]))),)

    def _last(self) -> int:
        """The last SEQ of the session named that is in the journal."""
        return self._heard.get(self._session, 0) if self._session else 0

    def _taken(self) -> int:
        """The last SEQ of the session named that is in the journal, or on its way there."""
        coming = self._committing
        return coming.seq if coming and coming.session == self._session else self._last()

    def _alarm_once(self, code: AlarmCode, **params: str | int) -> Actions:
        if code in self._told:
            return ()
        self._told.add(code)
        return (Alarm(code, params),)

    def _lose(self, reason: LossReason) -> Actions:
        self._opening = None
        return (Reopen(reason),)
