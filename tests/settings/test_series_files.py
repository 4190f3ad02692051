"""Who may read the files of series, and what becomes of files that others could read."""

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.game.base import Refused
from desktop.settings.passphrases import Passphrase
from desktop.settings.series_backup import back_up, open_backup, restore
from desktop.settings.series_store import SeriesStore

AT = "2026-12-26T20:30:00.000Z"
WORDS = Passphrase("quattro gatti sul tetto")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such permissions")


@pytest.fixture(params=[0o000, 0o022, 0o077])
def umask(request: pytest.FixtureRequest) -> Iterator[int]:
    """What is taken from the permissions of new files; nothing, in the loosest case."""
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_only_the_owner_can_read_them_under_any_umask(tmp_path: Path, umask: int):
    """Secrets, notes, backups and what a restore writes are 0600, their folders 0700."""
    first, second = SeriesStore(tmp_path / "a" / "series"), SeriesStore(tmp_path / "b" / "series")
    first.secret(17)
    back_up(first, (), WORDS, tmp_path / "c", AT)
    restore(second, open_backup(tmp_path / "c", WORDS))
    for store in (first, second):
        assert mode(store.folder) == 0o700
        assert {path.name: mode(path) for path in store.folder.iterdir()} == {
            "series-17.secret": 0o600,
            "series-17.json": 0o600,
        }
    assert mode(tmp_path / "c") == 0o600


def test_files_that_others_could_read_are_told_and_mended(tmp_path: Path):
    """Once: the second time nothing is told."""
    store = SeriesStore(tmp_path / "series")
    store.secret(3)
    store.secret(17)
    store.file_of(17).chmod(0o644)
    store.folder.chmod(0o755)
    assert store.close_to_others() == (store.file_of(17),)
    assert (mode(store.file_of(17)), mode(store.folder)) == (0o600, 0o700)
    assert store.close_to_others() == ()


def test_a_secret_that_is_used_is_mended_too(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    """In the middle of an evening the log tells it, by the file's name."""
    store = SeriesStore(tmp_path / "series")
    secret = store.secret(17)
    store.file_of(17).chmod(0o666)
    assert store.secret(17) == secret
    assert mode(store.file_of(17)) == 0o600
    assert str(store.file_of(17)) in caplog.text
    assert secret.hex() not in caplog.text


def test_other_files_of_the_folder_are_no_series(tmp_path: Path):
    """Half-written files, copies by hand, and numbers that no series has."""
    store = SeriesStore(tmp_path)
    store.secret(17)
    for name in ("series-17.secret~", "series-0.secret", "series-4096.secret", "series-017.secret"):
        (tmp_path / name).touch()
    assert store.numbers() == (17,)


def test_a_damaged_secret_is_told_by_its_file(tmp_path: Path):
    """And never by what is in it."""
    store = SeriesStore(tmp_path)
    store.file_of(17).write_text("00" * 63 + "zz")
    with pytest.raises(Refused) as refused:
        store.note(17)
    assert (refused.value.code, refused.value.params) == ("secret_damaged", {"path": str(store.file_of(17))})


def test_the_size_of_a_series_is_noted_for_the_series_that_has_it(tmp_path: Path):
    """A series of another secret under the same number is not this one; an unreadable note is none."""
    store = SeriesStore(tmp_path)
    store.secret(17)
    store.note_size(17, 100, "00" * 32, "90")
    assert store.note(17).strips == 0
    store.note_size(17, 100, store.note(17).commitment, "90-no-full")
    assert store.note(17).strips == 100
    (tmp_path / "series-17.json").write_text("rubbish")
    assert store.note(17).strips == 0
