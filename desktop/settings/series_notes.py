"""What is remembered of a series beside its secret: its size, and which backup holds it. Nothing secret."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ..game.base import Hex, Time, Value
from ..game.cards.series import MOST_STRIPS, Kind
from .private_files import write_private

Size = Annotated[int, Meta(ge=0, le=MOST_STRIPS)]
"""The size of a series in strips; 0 where it is not known."""


class SeriesNote(Value, frozen=True):
    """What is known of the series that has this commitment."""

    commitment: Hex
    strips: Size = 0
    """As an evening took it last."""
    kind: Kind | Literal[""] = ""
    """Which cards are made of its secret, as an evening took them first; '' where none has."""
    backup: Time = ""
    """When its newest backup was made; empty where there is none."""
    backup_sha256: Hex = ""
    """The SHA-256 of that backup's file."""


def load_note(path: Path, commitment: str) -> SeriesNote:
    """What was noted of the series with this commitment; nothing where there is no note, or none that can be
    read, or one about another.
    """
    try:
        note = msgspec.json.decode(path.read_bytes(), type=SeriesNote)
    except (OSError, msgspec.MsgspecError):
        return SeriesNote(commitment)
    return note if note.commitment == commitment else SeriesNote(commitment)


def save_note(path: Path, note: SeriesNote) -> None:
    """Write a note down. Raises OSError."""
    write_private(path, msgspec.json.format(msgspec.json.encode(note)) + b"\n")
