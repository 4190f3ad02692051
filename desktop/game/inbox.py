"""What readers send: every read of an evening is recorded with its outcome, and none is ever refused.

A refusal would make the reader repeat the read for ever. Reads that cannot be drawn now wait in sight of
the operator, who takes or dismisses each.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, structs

from .base import END, Command, Count, Event, Integer, Refused, Value
from .draw import bring_out, cannot_draw
from .programme import CARD_BALLS
from .vault import Decision, Vault

if TYPE_CHECKING:
    from .state import State

FRESH_MS = 3000
"""A read older than this is never drawn by itself (docs/reader.md, Drawing)."""
MOST_TAGS = 1000

ReaderSession = Annotated[str, Meta(pattern=f"^[1-9A-F][0-9A-F]{{0,7}}{END}")]
Tag = Annotated[str, Meta(pattern=f"^(N(0|[1-9][0-9]{{0,14}})|T([0-9A-F]{{2}}){{1,32}}){END}")]
"""`N7`: the reader knows the number. `T0C000621A5`: a tag, which the hall's table turns into a number."""
Outcome = Literal["drawn", "held", "repeat", "unknown", "inbox"]
"""`held`: play is frozen, no game takes balls, or the operator accepts each; `inbox`: the read is old;
`repeat`: already out.
"""
Reading = Literal["direct", "confirm"]
"""Whether a fresh ball is drawn as soon as it is read, or when the operator accepts it."""


class SetTags(Command, frozen=True):
    """Learn the hall's table of tags: the number of each."""

    tags: dict[str, Integer]


class SetReading(Command, frozen=True):
    """From here on, draw balls as they are read, or once the operator has accepted each."""

    reading: Reading


class Read(Command, frozen=True):
    """A reader saw a ball: its session, the number in it, the tag, and the milliseconds since (null
    where nobody knows).
    """

    session: ReaderSession
    seq: Count
    tag: Tag
    age: Count | None = None


class TakeRead(Command, frozen=True):
    """Draw a waiting read now. Other waiting reads of the same ball go with it."""

    session: ReaderSession
    seq: Integer


class DismissRead(Command, frozen=True):
    """Let a waiting read go: it is not drawn."""

    session: ReaderSession
    seq: Integer


class TagsSet(Event, frozen=True):
    """The hall's table of tags."""

    tags: dict[str, int]


class ReadingSet(Event, frozen=True):
    """Whether balls are drawn as they are read, or once they are accepted."""

    reading: Reading


class ReadRecorded(Event, frozen=True):
    """A read arrived. `number` is the ball it means, 0 for an unknown tag."""

    session: str
    seq: int
    tag: str
    age: int | None
    number: int
    outcome: Outcome


class ReadTaken(Event, frozen=True):
    """A waiting read was drawn by the operator."""

    session: str
    seq: int


class ReadDismissed(Event, frozen=True):
    """A waiting read was let go by the operator."""

    session: str
    seq: int


class Inbox(Value, frozen=True):
    """What the events say of readers and their reads."""

    tags: Mapping[str, int] = {}
    reading: Reading = "direct"
    heard: Mapping[str, int] = {}
    """The last SEQ recorded, by reader session; the session heard last stands last."""
    waiting: tuple[ReadRecorded, ...] = ()

    def let_go(self, number: int) -> tuple[ReadDismissed, ...]:
        """The waiting reads of a ball, let go: a ball is seen again when it lies about the reader."""
        same = (read for read in self.waiting if read.number == number)
        return tuple(ReadDismissed(session=read.session, seq=read.seq) for read in same)

    def find(self, session: str, seq: int) -> ReadRecorded:
        """A waiting read. Raises Refused."""
        for read in self.waiting:
            if (read.session, read.seq) == (session, seq):
                return read
        raise Refused("no_such_read")


def decide(state: State, command: Command, vault: Vault) -> Decision:
    """What reads and the operator's choices about them do. Only the operator's can be refused."""
    match command:
        case Read():
            return Decision(_read(state, command))
        case SetTags():
            return Decision((_set_tags(state, command),))
        case SetReading(reading=reading):
            state.evening.running()
            return Decision((ReadingSet(reading=reading),))
        case TakeRead():
            return Decision(_take(state, command))
        case DismissRead():
            state.evening.running()
            read = state.inbox.find(command.session, command.seq)
            return Decision((ReadDismissed(session=read.session, seq=read.seq),))
        case _:
            raise TypeError(command)


def _read(state: State, command: Read) -> tuple[Event, ...]:
    if state.evening.opened is None or state.evening.closed:
        return ()  # there is no record that could take it
    if command.seq <= state.inbox.heard.get(command.session, 0):
        return ()
    number = _number_of(state, command.tag)
    outcome = _outcome(state, number, command.age)
    recorded = ReadRecorded(
        session=command.session,
        seq=command.seq,
        tag=command.tag,
        age=command.age,
        number=number,
        outcome=outcome,
    )
    if outcome != "drawn":
        return (recorded,)
    drawn = bring_out(state.evening.running(), state.draw, number, "reader")
    return (recorded, *state.inbox.let_go(number), *drawn)


def _number_of(state: State, tag: str) -> int:
    number = int(tag[1:]) if tag[0] == "N" else state.inbox.tags.get(tag, 0)
    between = max(CARD_BALLS, *state.inbox.tags.values(), 0)
    balls = state.draw.started.balls if state.draw.started else between
    return number if 1 <= number <= balls else 0


def _outcome(state: State, number: int, age: int | None) -> Outcome:
    if not number:
        return "unknown"
    if state.draw.place_of(number):
        return "repeat"
    if age is None or age > FRESH_MS:
        return "inbox"
    if cannot_draw(state) or state.draw.source != "balls" or state.inbox.reading == "confirm":
        return "held"
    return "drawn"


def _set_tags(state: State, command: SetTags) -> TagsSet:
    state.evening.running()
    wrong = [tag for tag in command.tags if not re.fullmatch("T([0-9A-F]{2}){1,32}", tag)]
    if wrong or len(command.tags) > MOST_TAGS:
        raise Refused("bad_tags")
    if not all(1 <= number <= 128 for number in command.tags.values()):
        raise Refused("not_a_ball", balls=128)
    return TagsSet(tags=command.tags)


def _take(state: State, command: TakeRead) -> tuple[Event, ...]:
    opened = state.evening.running()
    read = state.inbox.find(command.session, command.seq)
    started = state.draw.running()
    if code := cannot_draw(state):
        raise Refused(code)
    if state.draw.source != "balls":
        raise Refused("program_draws")
    if read.number > started.balls:
        raise Refused("not_a_ball", balls=started.balls)
    if place := state.draw.place_of(read.number):
        raise Refused("already_out", number=read.number, position=place)
    taken = ReadTaken(session=read.session, seq=read.seq)
    others = reduce(state.inbox, taken).let_go(read.number)
    return (taken, *others, *bring_out(opened, state.draw, read.number, "reader"))


def reduce(inbox: Inbox, event: Event) -> Inbox:
    """The inbox after one more event."""
    match event:
        case TagsSet(tags=tags):
            return structs.replace(inbox, tags=tags)
        case ReadingSet(reading=reading):
            return structs.replace(inbox, reading=reading)
        case ReadRecorded(session=session, seq=seq, outcome=outcome):
            waits = outcome in ("held", "inbox")
            return structs.replace(
                inbox,
                heard={k: v for k, v in inbox.heard.items() if k != session} | {session: seq},
                waiting=(*inbox.waiting, event) if waits else inbox.waiting,
            )
        case ReadTaken(session=session, seq=seq) | ReadDismissed(session=session, seq=seq):
            gone = (session, seq)
            left = tuple(read for read in inbox.waiting if (read.session, read.seq) != gone)
            return structs.replace(inbox, waiting=left)
        case _:
            return inbox
