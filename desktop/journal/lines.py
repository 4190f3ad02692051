"""The canonical line of an event and the chain of hashes (docs/record.md).

A line is RFC 8785 canonical JSON. It is stored and hashed without the member `hash`, and exported with it.
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
import rfc8785

from ..game.base import Event, Refused
from ..game.engine import AnyEvent

FIRST_PREV = "0" * 64


class Line(NamedTuple):
    """An event as stored: its canonical text without hash, and that text's SHA-256."""

    text: str
    hash: str

    def exported(self) -> str:
        """The line as people, auditors and other programs get it, without the line end."""
        return rfc8785.dumps({**msgspec.json.decode(self.text), "hash": self.hash}).decode()


class Entry(NamedTuple):
    """A line read back: its place, its time, its event."""

    n: int
    at: str
    event: Event
    hash: str


class BrokenLine(ValueError):
    """A line that is not what was once written: its place in the record, and a code for the reason."""

    def __init__(self, n: int, why: str) -> None:
        super().__init__(n, why)
        self.n = n
        self.why = why


def make_line(n: int, at: str, event: Event, prev: str) -> Line:
    """The line of an event at place `n` (from 1), after the line whose hash is `prev`."""
    members = msgspec.to_builtins(event) | {"n": n, "at": at, "prev": prev}
    text = rfc8785.dumps(members)
    return Line(text.decode(), sha256(text).hexdigest())


def read_lines(lines: Iterable[Line]) -> Iterator[Entry]:
    """The events of a chain of lines. Raises BrokenLine at the first that is not as written."""
    prev = FIRST_PREV
    for n, line in enumerate(lines, start=1):
        yield read_line(n, line, prev)
        prev = line.hash


def examine(lines: Iterable[Line | BrokenLine]) -> tuple[tuple[Entry, ...], tuple[BrokenLine, ...]]:
    """All that can be read of a chain, and every line that is not as written."""
    entries: list[Entry] = []
    broken: list[BrokenLine] = []
    prev = FIRST_PREV
    for n, line in enumerate(lines, start=1):
        try:
            if isinstance(line, BrokenLine):
                raise line
            entries.append(read_line(n, line, prev))
            prev = line.hash
        except BrokenLine as found:
            broken.append(found)
            prev = line.hash if isinstance(line, Line) else prev
    return tuple(entries), tuple(broken)


def read_line(n: int, line: Line, prev: str) -> Entry:
    """One line of a chain, its place and neighbours checked. Raises BrokenLine."""
    if sha256(line.text.encode()).hexdigest() != line.hash:
        raise BrokenLine(n, "hash")
    try:
        members: dict[str, Any] = msgspec.json.decode(line.text)
        place, at, before = members.pop("n"), members.pop("at"), members.pop("prev")
        event = msgspec.convert(members, type=AnyEvent)
    except (msgspec.MsgspecError, Refused, KeyError, AttributeError, TypeError) as error:
        raise BrokenLine(n, "event") from error
    if place != n or before != prev:
        raise BrokenLine(n, "chain")
    return Entry(n, at, event, line.hash)


def parse_exported(n: int, text: str) -> Line:
    """A line of an export, its hash taken apart. Raises BrokenLine where it is not canonical."""
    try:
        members: dict[str, Any] = msgspec.json.decode(text)
        stated = members["hash"]
        canonical = rfc8785.dumps(members).decode()
        del members["hash"]
        body = rfc8785.dumps(members).decode()
    except (msgspec.MsgspecError, rfc8785.CanonicalizationError, KeyError, TypeError) as error:
        raise BrokenLine(n, "json") from error
    if canonical != text:
        raise BrokenLine(n, "canonical")
    return Line(body, str(stated))
