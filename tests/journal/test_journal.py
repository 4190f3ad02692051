"""The journal: what was stored is there, what cannot be stored is said, and nothing is overwritten."""

import os
import random
import stat
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import apsw
import pytest

from desktop.game.drawing import Drawn, Revealed
from desktop.game.vault import Decision, Kept, Vault
from desktop.journal.database import Database
from desktop.journal.failure import JournalFailed
from desktop.journal.journal import APPLICATION_ID, MEMORY, Journal
from desktop.journal.lines import BrokenLine, exported
from tests.hall import AT
from tests.journal.disks import Disk, PowerCut


def drawn(position: int) -> Decision:
    """The decision of one ball."""
    return Decision((Drawn(position=position, number=position, by="typed"), Revealed(position=position)))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.tabellone"


@pytest.fixture
def disk() -> Iterator[Disk]:
    disk = Disk("misbehaving")
    yield disk
    disk.unregister()


def fail_to_open(path: Path) -> JournalFailed:
    """Opening the file fails, and leaves it byte for byte as it was."""
    before = path.read_bytes() if path.exists() else None
    with pytest.raises(JournalFailed) as failed:
        Journal.open(path).load()
    assert (path.read_bytes() if path.exists() else None) == before
    return failed.value


def test_what_was_stored_is_read_back(path: Path):
    """Events come back in order with their times; the vault comes back beside them."""
    journal = Journal.create(path)
    journal.append(AT, Decision(drawn(1).events, keep=(Kept("draw", "1", "ab"), Kept("person", "id", "Ada"))))
    journal.append(AT, Decision(drawn(2).events, forget=(("draw", "1"),)))
    journal.close()
    entries, vault = Journal.open(path).load()
    assert [entry.event for entry in entries] == [*drawn(1).events, *drawn(2).events]
    assert [entry.n for entry in entries] == [1, 2, 3, 4]
    assert vault == Vault(people={"id": "Ada"})


def test_a_reopened_journal_goes_on_where_it_stopped(path: Path):
    """The chain continues over a restart."""
    for position in (1, 2, 3):
        journal = Journal.open(path) if path.exists() else Journal.create(path)
        journal.append(AT, drawn(position))
        journal.close()
    assert len(Journal.open(path).load().entries) == 6


def test_an_evening_is_readable_by_its_owner_only(path: Path):
    """It holds secrets."""
    Journal.create(path).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_secrets_and_names_vanish_from_the_file_when_they_are_forgotten(path: Path):
    """What leaves the vault is overwritten on the disk."""
    journal = Journal.create(path)
    journal.append(AT, Decision(drawn(1).events, keep=(Kept("person", "id", "Ermenegilda"),)))
    journal.append(AT, Decision(drawn(2).events, forget=(("person", "id"),)))
    journal.close()
    assert b"Ermenegilda" not in path.read_bytes()


def test_an_existing_file_is_never_overwritten(path: Path):
    """Creating an evening over any file is refused."""
    path.write_text("shopping list")
    with pytest.raises(JournalFailed) as failed:
        Journal.create(path)
    assert failed.value.code == "file_exists"
    assert path.read_text() == "shopping list"


def test_a_file_in_a_folder_that_is_not_there_cannot_be_created(path: Path):
    """The reason is passed on."""
    with pytest.raises(JournalFailed) as failed:
        Journal.create(path / "x" / "y.tabellone")
    assert failed.value.code == "cannot_create"


def test_a_missing_file_is_said_to_be_missing(path: Path):
    """Opening does not make a file."""
    assert fail_to_open(path).code == "no_such_file"
    assert not path.exists()


@pytest.mark.parametrize("content", [b"shopping list", b"x" * 10_000, bytes(4096)])
def test_a_file_of_another_kind_is_told_apart(path: Path, content: bytes):
    """Text, noise and zeros are not evenings."""
    path.write_bytes(content)
    assert fail_to_open(path).code in ("not_an_evening", "damaged")


def test_a_database_of_another_program_is_told_apart(path: Path):
    """An SQLite file without our mark is left alone."""
    other = apsw.Connection(str(path))
    other.execute("CREATE TABLE t (x)")
    other.close()
    assert fail_to_open(path).code == "not_an_evening"


def test_an_empty_file_becomes_an_evening(path: Path):
    """A crash between making the file and writing its first page loses nothing: it can be used."""
    path.touch()
    journal = Journal.open(path)
    journal.append(AT, drawn(1))
    journal.close()
    assert len(Journal.open(path).load().entries) == 2


def test_a_file_of_a_newer_program_is_told_apart(path: Path):
    """A format that this version does not know is not touched."""
    Journal.create(path).close()
    other = apsw.Connection(str(path))
    other.execute("PRAGMA user_version = 99")
    other.close()
    assert fail_to_open(path).code == "newer_program"


def test_a_changed_line_is_found_and_named(path: Path):
    """A number changed inside the file breaks the chain at that line."""
    journal = Journal.create(path)
    for position in range(1, 6):
        journal.append(AT, drawn(position))
    journal.close()
    other = apsw.Connection(str(path))
    other.execute("UPDATE events SET line = replace(line, '\"number\":3', '\"number\":33')")
    other.close()
    failed = fail_to_open(path)
    assert (failed.code, failed.params["line"]) == ("damaged", 5)


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM events WHERE n = 3",
        "UPDATE events SET n = n + 10 WHERE n > 2",
        "UPDATE events SET hash = (SELECT hash FROM events WHERE n = 1) WHERE n = 4",
        "UPDATE events SET line = '[]', hash = "
        "'4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945' WHERE n = 4",
    ],
)
def test_lines_that_are_missing_moved_or_replaced_are_found(path: Path, statement: str):
    """The chain ties every line to its neighbours and to its place."""
    journal = Journal.create(path)
    for position in range(1, 6):
        journal.append(AT, drawn(position))
    journal.close()
    other = apsw.Connection(str(path))
    other.execute(statement)
    other.close()
    if "n + 10" in statement:
        with apsw.Connection(str(path)) as check:
            assert check.execute("SELECT max(n) FROM events").get == 20
    assert fail_to_open(path).code == "damaged"


@pytest.mark.parametrize("seed", range(20))
def test_a_file_damaged_anywhere_is_told_or_whole_but_never_silently_wrong(path: Path, seed: int):
    """Bytes overwritten at random are found, or were in unused places."""
    journal = Journal.create(path)
    for position in range(1, 60):
        journal.append(AT, drawn(position))
    journal.close()
    whole = [entry.event for entry in Journal.open(path).load().entries]
    rng = random.Random(seed)
    content = bytearray(path.read_bytes())
    at = rng.randrange(len(content) - 64)
    content[at : at + 64] = rng.randbytes(64)
    path.write_bytes(content)
    try:
        entries, _ = Journal.open(path).load()
    except JournalFailed as failed:
        assert failed.code in (
            "damaged",
            "damaged_file",
            "not_an_evening",
            "disk_failed",
            "newer_program",
            "in_use",
        )
    else:
        assert [entry.event for entry in entries] == whole


def everything_of(path: Path) -> None:
    """Read all that a file holds, as opening, verifying and exporting do."""
    journal = Journal.open(path)
    try:
        journal.load()
        list(exported(journal.lines()))
    finally:
        journal.close()


@pytest.mark.parametrize("start", range(0, 89, 11))
def test_one_changed_byte_anywhere_is_told_in_our_words(path: Path, start: int):
    """No byte of a file, made one that no text has, causes anything but a sentence or the loss of what was
    never in use; the file is left as it is.
    """
    journal = Journal.create(path)
    keep = (Kept("draw", "1", "ab" * 64), Kept("person", "id", "Ada"), Kept("series", "17", "cd" * 64))
    journal.append(AT, Decision(drawn(1).events, keep=keep))
    journal.append(AT, drawn(2))
    journal.close()
    whole = path.read_bytes()
    used = [i for i in range(len(whole)) if whole[i]]
    for i in used[start::89]:
        damaged = whole[:i] + b"\xff" + whole[i + 1 :]
        path.write_bytes(damaged)
        with suppress(JournalFailed, BrokenLine):
            everything_of(path)
        assert path.read_bytes() == damaged


@pytest.mark.parametrize("text", [b"Ada", b"cd" * 64, b'"drawn"'])
def test_a_text_that_is_none_any_more_is_damage(path: Path, text: bytes):
    """One flipped byte in a name, a secret or a line: a code that has its sentence."""
    journal = Journal.create(path)
    keep = (Kept("person", "id", "Ada"), Kept("series", "17", "cd" * 64))
    journal.append(AT, Decision(drawn(1).events, keep=keep))
    journal.close()
    path.write_bytes(path.read_bytes().replace(text, b"\xff" + text[1:]))
    assert fail_to_open(path).code in ("damaged_file", "damaged")


def test_a_second_window_cannot_open_the_same_evening(path: Path):
    """The file is ours alone, from the moment it is opened."""
    journal = Journal.create(path)
    assert fail_to_open(path).code == "in_use"
    journal.append(AT, drawn(1))
    assert fail_to_open(path).code == "in_use"
    journal.close()
    Journal.open(path).close()


def test_a_file_that_cannot_be_written_is_said_to_be_read_only():
    """Write protection is found before the game, not during it."""
    path = Path(tempfile.mkdtemp()) / "evening.tabellone"
    Journal.create(path).close()
    path.chmod(0o400)
    child = os.fork()
    if child == 0:  # even the superuser obeys the mode once it is somebody else
        if os.getuid() == 0:
            path.parent.chmod(0o755)
            os.chown(path, 65534, 65534)
            os.setuid(65534)
        try:
            Journal.open(path)
            os._exit(0)
        except JournalFailed as failed:
            os._exit(42 if failed.code == "read_only" else 1)
        except BaseException:
            os._exit(2)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 42


def test_a_full_disk_is_said_and_costs_nothing(path: Path, disk: Disk):
    """The event that did not fit is not half there; when there is room again, play goes on."""
    journal = Journal.create(path, vfs=disk.name)
    journal.append(AT, drawn(1))
    disk.bytes_left = 100
    with pytest.raises(JournalFailed) as failed:
        journal.append(AT, drawn(2))
    assert failed.value.code == "disk_full"
    disk.bytes_left = None
    journal.append(AT, drawn(2))
    journal.close()
    assert [entry.event for entry in Journal.open(path).load().entries] == [
        *drawn(1).events,
        *drawn(2).events,
    ]


def test_a_disk_that_fails_is_said(path: Path, disk: Disk):
    """A write that the disk refuses is a failure of the disk, in words."""
    journal = Journal.create(path, vfs=disk.name)
    disk.operations_left = 0
    with pytest.raises((JournalFailed, PowerCut)):
        journal.append(AT, drawn(1))
    disk.operations_left = None
    journal.close()


def test_nothing_to_store_writes_nothing(path: Path, disk: Disk):
    """A decision without events does not touch the disk."""
    journal = Journal.create(path, vfs=disk.name)
    disk.operations_left = 0
    assert journal.append(AT, Decision(())) == ()
    disk.operations_left = None
    journal.close()


def after_power_cut(path: Path, disk: Disk, rng: random.Random, synchronous: str) -> tuple[int, int]:
    """Write until the power goes; how many events were reported stored, and how many are found."""
    Journal.create(path, vfs=disk.name).close()
    database = Database(str(path), disk.name)
    database.do(f"PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = {synchronous}")
    journal = Journal(database)
    stored = 0
    disk.operations_left = rng.randrange(1, 400)
    try:
        for position in range(1, 80):
            journal.append(
                AT, Decision(drawn(position).events[:1], keep=(Kept("person", str(position), "x" * 50),))
            )
            stored += 1
    except (PowerCut, JournalFailed, apsw.Error):
        pass
    found_in = path.parent / "found"
    found_in.mkdir()
    disk.image(found_in, rng)
    disk.operations_left = 10**9
    journal.close()
    entries, _ = Journal.open(found_in / path.name).load()
    return stored, len(entries)


@pytest.mark.parametrize("seed", range(60))
def test_a_power_cut_loses_nothing_that_was_stored(path: Path, disk: Disk, seed: int):
    """Whatever was written since the last completed sync is lost or torn: every stored event is there."""
    stored, found = after_power_cut(path, disk, random.Random(seed), "EXTRA")
    assert found in (stored, stored + 1)


def test_the_power_cut_is_real(tmp_path: Path):
    """The control: without syncs the same cuts lose events or destroy the file."""
    lost = 0
    for seed in range(20):
        folder = tmp_path / str(seed)
        folder.mkdir()
        disk = Disk(f"control{seed}")
        try:
            stored, found = after_power_cut(folder / "evening.tabellone", disk, random.Random(seed), "OFF")
            lost += found < stored
        except JournalFailed:
            lost += 1
        finally:
            disk.unregister()
    assert lost >= 15


def test_in_memory_there_is_no_file():
    """An evening in memory is an evening all the same."""
    journal = Journal.create(MEMORY)
    journal.append(AT, drawn(1))
    assert len(journal.load().entries) == 2
    journal.close()
    assert APPLICATION_ID < 2**31
