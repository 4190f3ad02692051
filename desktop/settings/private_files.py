"""Files that only their owner can read, written whole or not at all."""

import contextlib
import os
import stat
import tempfile
from pathlib import Path

FILE, FOLDER = 0o600, 0o700
OTHERS = 0o077
"""What everybody but the owner may do."""


def private_folder(path: Path) -> None:
    """Make a folder that only its owner can look into, where there is none. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.mkdir(mode=FOLDER, exist_ok=True)


def write_private(path: Path, content: bytes) -> None:
    """Write a file, in place of the one that is there. Raises OSError, and then that one is as it was."""
    partial = written_beside(path, content)
    try:
        partial.replace(path)
    finally:
        with contextlib.suppress(FileNotFoundError):
            partial.unlink()
    settle(path.parent)


def write_new(path: Path, content: bytes) -> None:
    """Write a file where there is none, also on a stick without links. Raises OSError; FileExistsError where
    there is one.
    """
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE))
    try:
        write_private(path, content)
    except BaseException:
        path.unlink()
        raise


def written_beside(path: Path, content: bytes) -> Path:
    """A file in the same folder with a name of its own, on the disk, that is to become `path`. Raises
    OSError.
    """
    file, partial = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(file, "wb") as opened:
            opened.write(content)
            opened.flush()
            os.fsync(opened.fileno())
    except BaseException:
        Path(partial).unlink()
        raise
    return Path(partial)


def settle(folder: Path) -> None:
    """Have the names in a folder on the disk, where the system can do that."""
    with contextlib.suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def close_to_others(path: Path) -> bool:
    """Take away what others may do with a file or a folder; whether there was something to take away. Raises
    OSError. Where there are no such permissions nothing is done.
    """
    mode = stat.S_IMODE(path.stat().st_mode)
    if os.name != "posix" or not mode & OTHERS:
        return False
    path.chmod(mode & ~OTHERS)
    return True
