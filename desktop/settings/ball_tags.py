"""The hall's balls and its reader, between evenings: the tag of each ball, and which reads were for learning
them. One file, written whole after each ball.
"""

import contextlib
import csv
import io
import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from ..game.base import Count, Value
from ..game.inbox import ReaderSession, Tag

MOST_SESSIONS = 20
"""Sessions of readers that are remembered: each power-up of a reader without flash begins another."""


class BallTags(Value, frozen=True):
    """The number of each tag, in the order in which they were learnt, and the last SEQ of each session of a
    reader that was taken outside an evening; the session heard last stands last.
    """

    tags: dict[Tag, Count] = {}
    heard: dict[ReaderSession, Count] = {}

    def number_of(self, tag: str) -> int:
        """The ball that has a tag; 0 for none."""
        return self.tags.get(tag, 0)

    def tag_of(self, number: int) -> str:
        """The tag of a ball; '' for none."""
        return next((tag for tag, known in self.tags.items() if known == number), "")

    def learnt(self, tag: str, number: int) -> "BallTags":
        """The table in which a ball has this tag and no other, and the tag belongs to no other ball."""
        others = {known: ball for known, ball in self.tags.items() if known != tag and ball != number}
        return BallTags({**others, tag: number}, self.heard)

    def without(self, number: int) -> "BallTags":
        """The table without a ball."""
        return BallTags({tag: ball for tag, ball in self.tags.items() if ball != number}, self.heard)

    def after(self, session: str, seq: int) -> "BallTags":
        """Remember that a read was taken, and all before it."""
        others = {known: last for known, last in self.heard.items() if known != session}
        kept = dict(list(others.items())[1 - MOST_SESSIONS :])
        return BallTags(self.tags, {**kept, session: max(seq, self.heard.get(session, 0))})

    def heard_with(self, evening: Mapping[str, int]) -> dict[str, int]:
        """The last SEQ of each session that an evening or the hall has, so that reads which were taken to
        learn balls are not missed by the evening.
        """
        hall = {session: max(last, evening.get(session, 0)) for session, last in self.heard.items()}
        return {**hall, **{session: last for session, last in evening.items() if session not in hall}}


def load_ball_tags(path: Path) -> BallTags:
    """The hall's table; an empty one where there is no file. Raises OSError, and ValueError where the file
    cannot be read: it is never replaced then.
    """
    try:
        return msgspec.json.decode(path.read_bytes(), type=BallTags)
    except FileNotFoundError:
        return BallTags()
    except msgspec.MsgspecError as error:
        raise ValueError(str(error)) from error


def save_ball_tags(path: Path, table: BallTags) -> None:
    """Write the table, whole or not at all. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _write(path, msgspec.json.format(msgspec.json.encode(table)) + b"\n")


def export_csv(path: Path, table: BallTags) -> None:
    """The table as lines of ball and tag, by ball, for a spreadsheet. Raises OSError."""
    lines = io.StringIO()
    writer = csv.writer(lines)
    writer.writerow(("ball", "tag"))
    writer.writerows(sorted((ball, tag) for tag, ball in table.tags.items()))
    _write(path, lines.getvalue().encode())


def _write(path: Path, content: bytes) -> None:
    partial = path.with_name(f"{path.name}.part")
    try:
        with partial.open("wb") as opened:
            opened.write(content)
            opened.flush()
            os.fsync(opened.fileno())
        partial.replace(path)
    finally:
        with contextlib.suppress(FileNotFoundError):
            partial.unlink()
