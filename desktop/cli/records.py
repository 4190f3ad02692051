"""Evenings' files as the sub-commands open them."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from ..journal.journal import Journal

SQLITE = b"SQLite format 3\0"
"""How an evening's file begins; an export begins otherwise."""


@contextmanager
def evening_of(path: Path) -> Generator[Journal]:
    """An evening's file, open for the time being and only to be read. Raises JournalFailed."""
    journal = Journal.read(path)
    try:
        yield journal
    finally:
        journal.close()
