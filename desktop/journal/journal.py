"""The journal: an evening's file.

SQLite with a rollback journal and synchronous=EXTRA, one exclusive connection: what `append` has returned
from survives a power cut, and nothing else can write. An existing file is never overwritten.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, Self

from ..game.base import Event
from ..game.vault import Decision, Kept, Vault
from .database import Database
from .failure import JournalFailed
from .lines import FIRST_PREV, BrokenLine, Entry, Line, make_line, read_lines

APPLICATION_ID = 0x7AB3110E
FORMAT = 1
MEMORY = ":memory:"

SCHEMA = f"""
PRAGMA application_id = {APPLICATION_ID};
PRAGMA user_version = {FORMAT};
CREATE TABLE events (n INTEGER PRIMARY KEY, line TEXT NOT NULL, hash TEXT NOT NULL) STRICT;
CREATE TABLE vault (
    kind TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (kind, key)
) STRICT, WITHOUT ROWID;
"""


class Loaded(NamedTuple):
    """What a file holds: its events in order, and what stands beside them."""

    entries: tuple[Entry, ...]
    vault: Vault


class Journal:
    """An evening's file, open. Use it from one thread."""

    def __init__(self, database: Database) -> None:
        self._database = database
        newest = database.rows("SELECT n, hash FROM events ORDER BY n DESC LIMIT 1")
        self._count, self._last_hash = newest[0] if newest else (0, FIRST_PREV)

    @classmethod
    def create(cls, path: str | Path, vfs: str | None = None) -> Self:
        """A new evening's file, readable by its owner only. Raises JournalFailed, also where one exists."""
        if str(path) != MEMORY:
            try:
                os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            except FileExistsError:
                raise JournalFailed("file_exists", path=str(path)) from None
            except OSError as error:
                raise JournalFailed("cannot_create", path=str(path), why=str(error.strerror)) from error
        return cls._open(str(path), vfs)

    @classmethod
    def open(cls, path: str | Path, vfs: str | None = None) -> Self:
        """An existing evening's file. Raises JournalFailed."""
        if not is_file(path):
            raise JournalFailed("no_such_file", path=str(path))
        return cls._open(str(path), vfs)

    @classmethod
    def read(cls, path: str | Path) -> Self:
        """An evening's file that is only looked at: nothing in it is changed, and `append` fails. Raises
        JournalFailed.
        """
        if not is_file(path):
            raise JournalFailed("no_such_file", path=str(path))
        return cls._prepared(Database(str(path), None, to_read=True), _examine)

    @classmethod
    def _open(cls, path: str, vfs: str | None) -> Self:
        return cls._prepared(Database(path, vfs), _prepare)

    @classmethod
    def _prepared(cls, database: Database, prepare: Callable[[Database], None]) -> Self:
        try:
            prepare(database)
            return cls(database)
        except BaseException:
            database.close()
            raise

    @property
    def path(self) -> str:
        """Where the file is."""
        return self._database.path

    def load(self) -> Loaded:
        """Everything in the file, its chain of hashes checked. Raises JournalFailed where it is damaged."""
        try:
            entries = tuple(read_lines(self.lines()))
        except BrokenLine as broken:
            raise JournalFailed("damaged", path=self.path, line=broken.n) from broken
        return Loaded(entries, self.vault())

    def lines(self) -> Iterator[Line]:
        """The lines as they are stored, unchecked but for their places. Raises BrokenLine."""
        # As bytes: a damaged line need not be text, and its hash will tell.
        rows = self._database.rows("SELECT n, CAST(line AS BLOB), CAST(hash AS BLOB) FROM events ORDER BY n")
        for place, (n, text, digest) in enumerate(rows, start=1):
            if n != place:
                raise BrokenLine(place, "missing")
            yield Line(bytes(text).decode(errors="replace"), bytes(digest).decode(errors="replace"))

    def vault(self) -> Vault:
        """What stands beside the events. Raises JournalFailed where it is damaged."""
        vault = Vault()
        try:
            for row in self._database.rows("SELECT kind, key, value FROM vault"):
                vault = vault.keeping(Kept(*row))
        except ValueError as error:
            raise JournalFailed("damaged_vault", path=self.path) from error
        return vault

    def append(self, at: str, decision: Decision) -> tuple[Line, ...]:
        """Store a decision, all or nothing; on return it is on the disk. Raises JournalFailed."""
        lines = self._lines(at, decision.events)
        if not lines:
            return ()
        rows = [(n, line.text, line.hash) for n, line in enumerate(lines, start=self._count + 1)]
        kept = [(kept.kind, kept.key, kept.value) for kept in decision.keep]
        with self._database.transaction():
            self._database.many("INSERT INTO events VALUES (?, ?, ?)", rows)
            self._database.many("INSERT OR REPLACE INTO vault VALUES (?, ?, ?)", kept)
            self._database.many("DELETE FROM vault WHERE kind = ? AND key = ?", decision.forget)
        self._count += len(lines)
        self._last_hash = lines[-1].hash
        return lines

    def close(self) -> None:
        """Let the file go."""
        self._database.close()

    def _lines(self, at: str, events: Sequence[Event]) -> tuple[Line, ...]:
        lines: list[Line] = []
        prev = self._last_hash
        for n, event in enumerate(events, start=self._count + 1):
            lines.append(make_line(n, at, event, prev))
            prev = lines[-1].hash
        return tuple(lines)


def is_file(path: str | Path) -> bool:
    """Whether there is such a file, as far as one may see."""
    try:
        return Path(path).is_file()
    except OSError:  # a name that is too long, a folder that may not be looked into
        return False


def _prepare(database: Database) -> None:
    """Take the file for ourselves."""
    if database.read_only:
        raise JournalFailed("read_only", path=database.path)
    database.do("PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = EXTRA; PRAGMA secure_delete = ON")
    with database.transaction():
        if not database.pragma("schema_version") and not database.pragma("application_id"):
            database.do(SCHEMA)
    _examine(database)


def _examine(database: Database) -> None:
    """Make sure that the file is an evening's, and whole."""
    if database.pragma("application_id") != APPLICATION_ID:
        raise JournalFailed("not_an_evening", path=database.path)
    if int(database.pragma("user_version")) > FORMAT:
        raise JournalFailed("newer_program", path=database.path)
    if database.pragma("quick_check") != "ok":
        raise JournalFailed("damaged_file", path=database.path)
