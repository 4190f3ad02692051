"""The hall's own series: one small file for each, holding its secret and nothing else.

The file can be given to the command line as `--secret @FILE`. Only its owner can read it. What is known of a
series beside its secret stands in a note of its own.
"""

import logging
import os
import re
import secrets
import threading
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Literal

from msgspec import structs

from ..game.base import Refused
from ..game.cards.series import LAST_SERIES, SECRET_BYTES, Kind, Series
from .private_files import close_to_others, private_folder, settle, written_beside
from .series_notes import SeriesNote, load_note, save_note

_log = logging.getLogger(__name__)

SECRET_FILE = re.compile(r"series-([1-9][0-9]{0,3})\.secret")


class SeriesStore:
    """The secrets of the hall's series, in a folder. May be used from any thread."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._noting = threading.Lock()

    def file_of(self, series: int) -> Path:
        """Where the secret of a series is kept."""
        return self.folder / f"series-{series}.secret"

    def numbers(self) -> tuple[int, ...]:
        """The series whose secrets are kept, ascending. Raises OSError."""
        if not self.folder.exists():
            return ()
        found = (SECRET_FILE.fullmatch(path.name) for path in self.folder.iterdir())
        return tuple(sorted(n for match in found if match and (n := int(match[1])) <= LAST_SERIES))

    def secret(self, series: int) -> bytes:
        """The secret of a series, 64 bytes, made where there is none. Raises OSError, and ValueError where
        the file does not hold a secret.
        """
        path = self.file_of(series)
        private_folder(self.folder)
        if not path.exists():
            with suppress(FileExistsError):
                _put(path, secrets.token_bytes(SECRET_BYTES))
        for exposed in self.close_to_others():
            _log.warning("others could read %s; mended", exposed)
        return _read(path)

    def kept(self, series: int) -> bytes:
        """The secret of a series that is there, 64 bytes. Raises OSError, and Refused where there is none or
        its file does not hold one.
        """
        try:
            return _read(self.file_of(series))
        except FileNotFoundError:
            raise Refused("no_secret_kept", series=series) from None
        except ValueError:
            raise Refused("secret_damaged", path=str(self.file_of(series))) from None

    def add(self, wanted: Mapping[int, bytes]) -> tuple[int, ...]:
        """Keep the secrets of series, all or none; those that were not there before. Raises OSError, and
        Refused where a series has another secret: it is never replaced.
        """
        private_folder(self.folder)
        present = {series: self.kept(series) for series in wanted if self.file_of(series).exists()}
        for series, secret in present.items():
            _must_equal(series, secret, wanted[series])
        added: list[int] = []
        try:
            for series in sorted(set(wanted) - set(present)):
                self._add_one(series, wanted[series])
                added.append(series)
        except BaseException:
            for series in added:
                self.file_of(series).unlink()
            raise
        return tuple(added)

    def note(self, series: int) -> SeriesNote:
        """What is known of a series that is kept. Raises OSError or Refused."""
        return load_note(self._note_of(series), commitment_of(series, self.kept(series)))

    def backed_up(self, series: int) -> bool:
        """Whether a backup holds the secret of a series. Ask before its first card is printed: a series
        without a secret has no backup either. Raises OSError or Refused.
        """
        return self.file_of(series).exists() and bool(self.note(series).backup)

    def note_size(self, series: int, strips: int, commitment: str, kind: Kind) -> None:
        """Remember size and kind of the series with this commitment, if it is kept; the kind that was noted
        first stays. Raises OSError or Refused.
        """
        with self._noting:
            if self.file_of(series).exists() and (note := self.note(series)).commitment == commitment:
                self._change_note(series, strips=strips, kind=note.kind or kind)

    def note_backup(
        self, series: int, at: str, sha256: str, strips: int = 0, kind: Kind | Literal[""] = ""
    ) -> None:
        """Remember that a backup's file holds a series, unless a newer one does, and its size and kind where
        they are not known otherwise. Raises OSError or Refused.
        """
        with self._noting:
            note = self.note(series)
            if at >= note.backup:
                known = {"strips": note.strips or strips, "kind": note.kind or kind}
                self._change_note(series, backup=at, backup_sha256=sha256, **known)

    def close_to_others(self) -> tuple[Path, ...]:
        """Take away what other people of this PC may do with folder and files; the secrets that were open to
        them. Raises OSError.
        """
        if not self.folder.exists():
            return ()
        close_to_others(self.folder)
        opened = [path for path in sorted(self.folder.iterdir()) if close_to_others(path)]
        return tuple(path for path in opened if SECRET_FILE.fullmatch(path.name))

    def _note_of(self, series: int) -> Path:
        return self.folder / f"series-{series}.json"

    def _change_note(self, series: int, **changes: str | int) -> None:
        save_note(self._note_of(series), structs.replace(self.note(series), **changes))

    def _add_one(self, series: int, secret: bytes) -> None:
        try:
            _put(self.file_of(series), secret)
        except FileExistsError:
            _must_equal(series, self.kept(series), secret)


def commitment_of(series: int, secret: bytes) -> str:
    """What is printed on the cards of a series, in hexadecimal."""
    return Series(series, 1, secret).commitment.hex()


def _must_equal(series: int, kept: bytes, wanted: bytes) -> None:
    if not secrets.compare_digest(kept, wanted):
        raise Refused("other_secret_kept", series=series)


def _put(path: Path, secret: bytes) -> None:
    """A secret in its place, only once it is whole on the disk. Raises OSError; FileExistsError where there
    is one, which is never replaced.
    """
    partial = written_beside(path, f"{secret.hex()}\n".encode())
    try:
        os.link(partial, path)
    finally:
        partial.unlink()
    settle(path.parent)


def _read(path: Path) -> bytes:
    secret = bytes.fromhex(path.read_bytes().decode("ascii", "replace").strip())
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"{path} does not hold a secret of {SECRET_BYTES} bytes")
    return secret
