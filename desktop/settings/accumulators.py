"""The amounts that rise from evening to evening until somebody wins them, in a file between evenings.

An evening that opens takes them from the file; when it closes, what nobody won is written there. Its record
holds both, so that nothing is lost with the file.
"""

import contextlib
import os
from pathlib import Path

import msgspec

from ..game.base import Count, Value
from ..game.prizes.prize import Word


class Accumulators(Value, frozen=True):
    """What the accumulators held when an evening closed, in minor units."""

    evening: str = ""
    amounts: dict[Word, Count] = {}


def load_accumulators(path: Path) -> Accumulators:
    """What was left by the last evening; nothing where there is no file. Raises OSError, and ValueError where
    the file cannot be read: it is never replaced then.
    """
    try:
        return msgspec.json.decode(path.read_bytes(), type=Accumulators)
    except FileNotFoundError:
        return Accumulators()
    except msgspec.MsgspecError as error:
        raise ValueError(str(error)) from error


def save_accumulators(path: Path, left: Accumulators) -> None:
    """Write what is left, whole or not at all. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_suffix(".part")
    try:
        with partial.open("wb") as opened:
            opened.write(msgspec.json.format(msgspec.json.encode(left)) + b"\n")
            opened.flush()
            os.fsync(opened.fileno())
        partial.replace(path)
    finally:
        with contextlib.suppress(FileNotFoundError):
            partial.unlink()
