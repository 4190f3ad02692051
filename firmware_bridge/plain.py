"""The host's end of the line to a device without acknowledgement: a pure state machine that is told the time.

Such a device says what it reads once, or over and over, and remembers nothing. So the host does what a
reference reader does for itself: it invents a session at each opening and counts the reads, it counts a tag
once until that was away, and it holds each read until the journal has it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from .devices import Device
from .link import (
    FIRST_LINE_MS,
    MOST_NOTES,
    SILENT_MS,
    STALE_MS,
    UNANSWERED_MS,
    UNLOOKED_MS,
    Actions,
    Alarm,
    AlarmCode,
    Deliver,
    Found,
    Note,
    Reopen,
    Send,
)
from .presence import Presence
from .protocols import Feeds
from .protocols.events import Ask, Awake, DeviceEvent, Event, Notice, Seen

ROOM = 128
"""Reads that wait for a slow disk; a reference reader holds as many."""
FIRST_WAIT_MS, LONGEST_WAIT_MS = 200, 1_600
"""Before a read that could not be stored is handed on again."""
STRANGE = 64
"""Bytes in a row that mean nothing to the decoder: another device than the chosen one, or another speed."""


@dataclass(frozen=True, slots=True)
class _Read:
    session: str
    seq: int
    tag: str
    seen: int | None
    """When; None where it may have waited in a buffer before anybody looked."""


@dataclass(slots=True)
class _Opening:
    """One opening of the port, and what has happened since."""

    session: str
    since: int
    looked: int
    heard: int
    """When a device that is asked last answered; until it does, when the port was opened."""
    limit: int
    decoder: Feeds
    ready: bool = False
    seq: int = 0
    refused: int = 0
    strange: int = 0
    notes: int = 0


class PlainLink:
    """The host's end of one such device's line. The same inputs and actions as `Link`."""

    def __init__(self, device: Device, heard: Iterable[str], new_session: Callable[[], str]) -> None:
        """`heard`: the sessions that the journal knows; `new_session` invents one."""
        self._device = device
        self._sessions = set(heard)
        self._new_session = new_session
        self._presence = Presence()
        self._waiting: deque[_Read] = deque()
        self._committing = False
        self._due, self._wait = 0, FIRST_WAIT_MS
        self._told: set[AlarmCode] = set()
        self._opening: _Opening | None = None

    def opened(self, now: int) -> Actions:
        """The port is open: a session begins."""
        session = next(name for name in iter(self._new_session, "") if name not in self._sessions)
        self._sessions.add(session)
        self._opening = _Opening(session, now, now, now, FIRST_LINE_MS, self._device.decoder())
        return ()

    def closed(self, now: int) -> Actions:
        """The port is gone: unplugged, or closed by the host. A fault that comes after is a new one."""
        if self._opening is not None:
            self._told.clear()
        self._opening = None
        return ()

    def received(self, data: bytes, now: int) -> Actions:
        """These bytes, none or some, have been read. What may have waited is of unknown age."""
        at = self._opening
        if at is None:
            return self._hand_on(now)
        fresh = now - at.since >= STALE_MS and now - at.looked < UNLOOKED_MS
        at.looked = now
        at.strange += len(data)
        actions: Actions = ()
        for event in at.decoder.feed(data, now):
            actions += self._hear(at, event, now, fresh)
        return actions + self._hand_on(now) + self._judge(at, now)

    def tick(self, now: int) -> Actions:
        """The host has looked, and there was nothing to read. Call it every 50 ms or oftener."""
        return self.received(b"", now)

    def committed(self, session: str, seq: int, now: int) -> Actions:
        """The journal has this read."""
        if self._is_first(session, seq):
            self._waiting.popleft()
            self._committing, self._due, self._wait = False, now, FIRST_WAIT_MS
        return self._hand_on(now)

    def failed(self, session: str, seq: int, now: int) -> Actions:
        """The journal could not take this read: it is handed on again, after a while."""
        if self._is_first(session, seq):
            self._committing, self._due = False, now + self._wait
            self._wait = min(2 * self._wait, LONGEST_WAIT_MS)
        return ()

    def _is_first(self, session: str, seq: int) -> bool:
        first = self._waiting[0] if self._waiting else None
        return first is not None and (first.session, first.seq) == (session, seq)

    def _hand_on(self, now: int) -> Actions:
        if not self._waiting or self._committing or now < self._due:
            return ()
        self._committing = True
        first = self._waiting[0]
        return (
            Deliver(first.session, first.seq, first.tag, None if first.seen is None else now - first.seen),
        )

    def _hear(self, at: _Opening, event: Event | DeviceEvent, now: int, fresh: bool) -> Actions:
        match event:
            case Seen(tag=tag):
                self._understood(at)
                return self._see(at, tag, now, fresh)
            case Awake():
                self._understood(at)
                at.heard, at.limit = now, SILENT_MS
                return self._found(at)
            case Ask(data=data):
                return (Send(data),)
            case Notice(code=code, detail=detail):
                at.notes += 1
                return (Note(code, detail),) if at.notes <= MOST_NOTES else ()
            case _:
                return ()

    def _understood(self, at: _Opening) -> None:
        at.strange = 0
        self._told.discard("not_understood")

    def _see(self, at: _Opening, tag: str, now: int, fresh: bool) -> Actions:
        if not self._presence.arrives(tag, now):
            return ()
        if len(self._waiting) == ROOM:
            at.refused += 1
            return (Alarm("reads_refused", {"session": at.session, "refused": at.refused}),)
        at.seq += 1
        self._waiting.append(_Read(at.session, at.seq, tag, now if fresh else None))
        return ()

    def _found(self, at: _Opening) -> Actions:
        if at.ready:
            return ()
        at.ready = True
        self._told -= {"no_answer", "reader_silent"}
        return (Found(self._device.protocol.name, at.session),)

    def _judge(self, at: _Opening, now: int) -> Actions:
        """Whether the device is there, and is the one that was chosen."""
        actions = self._alarm_once("not_understood") if at.strange > STRANGE else ()
        if not self._device.protocol.asked:
            # A port that dies at once was never there; that it lives is all such a device shows.
            return actions + (self._found(at) if now - at.since >= STALE_MS else ())
        if now - at.heard >= at.limit:
            self._opening = None
            return (*actions, *self._alarm_once("reader_silent"), Reopen("silent"))
        if not at.ready and now - at.since >= UNANSWERED_MS:
            actions += self._alarm_once("no_answer")
        return actions

    def _alarm_once(self, code: AlarmCode) -> Actions:
        if code in self._told:
            return ()
        self._told.add(code)
        return (Alarm(code, {}),)
