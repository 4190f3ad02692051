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

UNREADABLE = (msgspec.MsgspecError, rfc8785.CanonicalizationError, RecursionError, KeyError, TypeError)
"""What happens where a text is no line: no JSON, nested without end, other members, absurd numbers."""


class Line(NamedTuple):
    """An event as stored: its canonical text without hash, and that text's SHA-256."""

    text: str
    hash: str

    def exported(self) -> str:
        """The line as people, auditors and other programs get it, without the line end. The text must be that
        of a line: `exported` makes sure.
        """
        return rfc8785.dumps({**msgspec.json.decode(self.text), "hash": self.hash}).decode()


class Entry(NamedTuple):
    """A line read back: its place, its time, its event, its hash and that of the line before."""

    n: int
    at: str
    event: Event
    prev: str
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


def exported(lines: Iterable[Line]) -> Iterator[str]:
    """A chain of lines as exported. Raises BrokenLine at the first that is not as written."""
    prev = FIRST_PREV
    for n, line in enumerate(lines, start=1):
        read_line(n, line, prev)
        try:
            text = line.exported()
        except UNREADABLE as error:
            raise BrokenLine(n, "canonical") from error
        yield text
        prev = line.hash


def examine(lines: Iterable[Line | BrokenLine]) -> tuple[tuple[Entry, ...], tuple[BrokenLine, ...]]:
    """All that can be read of a chain, and every line that is not as written. Lines that are missing are one
    fault: those after them are measured by their own places.
    """
    entries: list[Entry] = []
    broken: list[BrokenLine] = []
    place, prev = 1, FIRST_PREV
    for line in lines:
        try:
            entry = _read(place, line)
        except BrokenLine as found:
            broken.append(found)
            place, prev = place + 1, line.hash if isinstance(line, Line) else ""
            continue
        if entry.n > place:
            broken.append(BrokenLine(place, "missing"))
        elif entry.n < place or prev not in ("", entry.prev):
            broken.append(BrokenLine(entry.n, "chain"))
        if entry.n >= place:
            entries.append(entry)
            place, prev = entry.n + 1, entry.hash
    return tuple(entries), tuple(broken)


def read_line(n: int, line: Line, prev: str) -> Entry:
    """One line of a chain, its place and neighbours checked. Raises BrokenLine."""
    entry = _read(n, line)
    if entry.n != n or entry.prev != prev:
        raise BrokenLine(n, "chain")
    return entry


def _read(n: int, line: Line | BrokenLine) -> Entry:
    """A line for itself, found where line `n` should be. Raises BrokenLine."""
    if isinstance(line, BrokenLine):
        raise line
    if sha256(line.text.encode()).hexdigest() != line.hash:
        raise BrokenLine(n, "hash")
    try:
        members: dict[str, Any] = msgspec.json.decode(line.text)
        place, at, before = members.pop("n"), members.pop("at"), members.pop("prev")
        if (type(place), type(at), type(before)) != (int, str, str):
            raise TypeError("members of other kinds")
        event = msgspec.convert(members, type=AnyEvent)
    except (*UNREADABLE, Refused, AttributeError) as error:
        raise BrokenLine(n, "event") from error
    return Entry(place, at, event, before, line.hash)


def parse_exported(n: int, text: str) -> Line:
    """A line of an export, its hash taken apart. Raises BrokenLine where it is not canonical."""
    try:
        members: dict[str, Any] = msgspec.json.decode(text)
        stated = members["hash"]
        canonical = rfc8785.dumps(members).decode()
        del members["hash"]
        body = rfc8785.dumps(members).decode()
    except UNREADABLE as error:
        raise BrokenLine(n, "json") from error
    if canonical != text:
        raise BrokenLine(n, "canonical")
    return Line(body, str(stated))
