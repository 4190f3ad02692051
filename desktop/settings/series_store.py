"""The hall's own series: one small file for each, holding its secret and nothing else.

The file can be given to the command line as `--secret @FILE`. Only its owner can read it.
"""

import contextlib
import os
import secrets
import tempfile
from pathlib import Path

from ..game.cards.series import SECRET_BYTES


class SeriesStore:
    """The secrets of the hall's series, in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def file_of(self, series: int) -> Path:
        """Where the secret of a series is kept."""
        return self._folder / f"series-{series}.secret"

    def secret(self, series: int) -> bytes:
        """The secret of a series, 64 bytes, made where there is none. Raises OSError, and ValueError where
        the file does not hold a secret.
        """
        path = self.file_of(series)
        self._folder.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            _make(path)
        return _read(path)


def _make(path: Path) -> None:
    """A new secret, in its place only once it is whole on the disk; one that is there is never replaced."""
    file, partial = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(file, "w", encoding="ascii") as opened:
            opened.write(secrets.token_hex(SECRET_BYTES) + "\n")
            opened.flush()
            os.fsync(opened.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(partial, path)
    finally:
        Path(partial).unlink()


def _read(path: Path) -> bytes:
    secret = bytes.fromhex(path.read_text("ascii").strip())
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"{path} does not hold a secret of {SECRET_BYTES} bytes")
    return secret
