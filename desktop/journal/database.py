"""A typed door to SQLite: statements, transactions, and failures in our own words."""

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias

import apsw

from .failure import JournalFailed

Row: TypeAlias = tuple[Any, ...]


class Database:
    """One connection to one file. Every failure comes out as JournalFailed."""

    def __init__(self, path: str, vfs: str | None, *, to_read: bool = False) -> None:
        """`to_read` opens a file that is only to be read, as from a disk that cannot be written."""
        self.path = path
        flags = apsw.SQLITE_OPEN_READONLY if to_read else apsw.SQLITE_OPEN_READWRITE
        with explained(path):
            self._connection = apsw.Connection(path, flags=flags, vfs=vfs)
            self._connection.set_busy_timeout(0)

    @property
    def read_only(self) -> bool:
        """The file cannot be written."""
        return self._connection.readonly("main")

    def rows(self, statement: str) -> list[Row]:
        """All rows of a query."""
        with explained(self.path):
            return list[Row](self._connection.execute(statement))  # pyright: ignore[reportUnknownMemberType]

    def do(self, statements: str) -> None:
        """Run one or more statements."""
        self.rows(statements)

    def many(self, statement: str, values: Sequence[Row]) -> None:
        """Run a statement once for each row of values."""
        with explained(self.path):
            self._connection.executemany(statement, values)  # pyright: ignore[reportUnknownMemberType]

    def pragma(self, name: str) -> str | int:
        """The value of a pragma."""
        return self.rows(f"PRAGMA {name}")[0][0]

    @contextmanager
    def transaction(self) -> Generator[None]:
        """All or nothing; on leaving it is on the disk."""
        self.do("BEGIN EXCLUSIVE")
        try:
            yield
            self.do("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self.do("ROLLBACK")
            raise

    def close(self) -> None:
        """Let the file go."""
        with explained(self.path):
            self._connection.close()


@contextmanager
def explained(path: str) -> Generator[None]:
    """SQLite's failures as ours."""
    try:
        yield
    except apsw.FullError as error:
        raise JournalFailed("disk_full", path=path) from error
    except (apsw.BusyError, apsw.LockedError) as error:
        raise JournalFailed("in_use", path=path) from error
    except (apsw.ReadOnlyError, apsw.PermissionsError) as error:
        raise JournalFailed("read_only", path=path) from error
    except apsw.NotADBError as error:
        raise JournalFailed("not_an_evening", path=path) from error
    except (apsw.CorruptError, UnicodeDecodeError) as error:
        raise JournalFailed("damaged_file", path=path) from error
    except apsw.Error as error:
        raise JournalFailed("disk_failed", path=path, why=str(error)) from error
