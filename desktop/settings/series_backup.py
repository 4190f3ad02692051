"""Backups of the hall's series: what one holds, making it, comparing it, restoring it."""

from collections.abc import Collection
from enum import StrEnum
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta

from ..game.base import END, Refused, Time, Untold, Value
from ..game.cards.series import LAST_SERIES, SECRET_BYTES, Kind
from .passphrases import Passphrase, long_enough
from .private_files import write_new, write_private
from .series_notes import Size
from .series_sealed import seal, unseal
from .series_store import SeriesStore, commitment_of

SUFFIX = ".backup"
MOST_BYTES = 2**26

Number = Annotated[int, Meta(ge=1, le=LAST_SERIES)]
Secret = Annotated[str, Meta(pattern=f"^([0-9a-f]{{2}}){{{SECRET_BYTES}}}{END}")]
Commitment = Annotated[str, Meta(pattern=f"^([0-9a-f]{{2}}){{32}}{END}")]


class StripSeries(Untold, Value, frozen=True, tag_field="kind", tag="strips"):
    """A series of six cards a strip or a sheet, as docs/cards.md makes it of its secret."""

    number: Number
    secret: Secret
    commitment: Commitment
    strips: Size = 0
    cards: Kind | Literal[""] = ""
    """Which cards are made of its secret; '' where no evening has taken it."""


AnySeries: TypeAlias = StripSeries
"""Each kind of series by its tag `kind`; a new kind is a new version of the file."""


class Backup(Value, frozen=True):
    """What a backup holds: version 1."""

    made: Time
    series: tuple[AnySeries, ...]


class Held(StrEnum):
    """How a series of a backup stands beside the hall's own."""

    SAME = "same"
    MISSING = "missing"
    OTHER = "other"


class Opened(NamedTuple):
    """A backup that was opened, and the SHA-256 of its file."""

    backup: Backup
    sha256: str


class Restored(NamedTuple):
    """The series that a backup brought, and those that were here already."""

    added: tuple[int, ...]
    known: tuple[int, ...]


def back_up(
    store: SeriesStore,
    series: Collection[int],
    passphrase: Passphrase,
    path: Path,
    at: str,
    *,
    replace: bool = False,
) -> Opened:
    """Write a backup of some series, all where none are named, and note it beside each. `at` is the moment as
    the record writes it. Raises OSError; FileExistsError where there is a file that is not to be replaced;
    and Refused.
    """
    long_enough(passphrase)
    numbers = sorted(set(series)) or store.numbers()
    if not numbers:
        raise Refused("nothing_to_back_up")
    backup = Backup(made=at, series=tuple(_held(store, number) for number in numbers))
    file = seal(msgspec.json.encode(backup), passphrase)
    (write_private if replace else write_new)(path, file)
    opened = Opened(backup, sha256(file).hexdigest())
    _note(store, opened)
    return opened


def open_backup(path: Path, passphrase: Passphrase) -> Opened:
    """What a backup's file holds. Raises OSError, and Refused."""
    with path.open("rb") as opened:
        file = opened.read(MOST_BYTES + 1)
    if len(file) > MOST_BYTES:
        raise Refused("not_a_backup")
    try:
        backup = msgspec.json.decode(unseal(file, passphrase), type=Backup)
    except msgspec.MsgspecError:
        raise Refused("backup_of_newer_program") from None
    if not _consistent(backup):
        raise Refused("backup_contradicts_itself")
    return Opened(backup, sha256(file).hexdigest())


def restore(store: SeriesStore, opened: Opened) -> Restored:
    """Keep every series of a backup, all or none; those that are here already stay as they are. Raises
    OSError, and Refused where a series has another secret here.
    """
    wanted = {one.number: bytes.fromhex(one.secret) for one in opened.backup.series}
    added = store.add(wanted)
    _note(store, opened)
    return Restored(added, tuple(sorted(set(wanted) - set(added))))


def compare(store: SeriesStore, backup: Backup) -> dict[int, Held]:
    """How each series of a backup stands beside the hall's own. Raises OSError, and Refused where a file of
    the hall's cannot be read.
    """
    return {one.number: _compared(store, one) for one in backup.series}


def _held(store: SeriesStore, number: int) -> StripSeries:
    secret, note = store.kept(number), store.note(number)
    return StripSeries(number, secret.hex(), note.commitment, note.strips, note.kind)


def _note(store: SeriesStore, opened: Opened) -> None:
    for one in opened.backup.series:
        store.note_backup(one.number, opened.backup.made, opened.sha256, one.strips, one.cards)


def _consistent(backup: Backup) -> bool:
    """Whether each series is there once, with the commitment that its secret gives."""
    numbers = {one.number for one in backup.series}
    return len(numbers) == len(backup.series) and all(
        one.commitment == commitment_of(one.number, bytes.fromhex(one.secret)) for one in backup.series
    )


def _compared(store: SeriesStore, one: StripSeries) -> Held:
    if not store.file_of(one.number).exists():
        return Held.MISSING
    return Held.SAME if store.kept(one.number).hex() == one.secret else Held.OTHER
