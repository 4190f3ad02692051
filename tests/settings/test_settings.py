"""Plain data that a hall keeps: preferences, series."""

import stat
from pathlib import Path

import pytest

from desktop.settings.preferences import (
    Preferences,
    ReaderDevice,
    ReaderIdentity,
    load_preferences,
    save_preferences,
)
from desktop.settings.series_store import SeriesStore

USB = ReaderIdentity(usb="2E8A:0005")
DEVICE = ReaderDevice(kind="line", speed=115_200, pattern="BALL ([0-9]+)")


def test_preferences_are_remembered(tmp_path: Path):
    """What was saved is loaded."""
    path = tmp_path / "deep" / "preferences.json"
    saved = Preferences(last_evening="/x", reader_identity=USB, reader_device=DEVICE)
    assert save_preferences(path, saved)
    assert load_preferences(path) == saved


@pytest.mark.parametrize(
    "content",
    [
        None,
        b"",
        b"rubbish",
        b'{"last_evening": 7}',
        b'{"reader_identity": {"usb": 1}}',
        b'{"reader_device": {"speed": "x"}}',
    ],
)
def test_unreadable_preferences_are_the_defaults(tmp_path: Path, content: bytes | None):
    """A missing or broken file never keeps the program from starting."""
    path = tmp_path / "preferences.json"
    if content is not None:
        path.write_bytes(content)
    assert load_preferences(path) == Preferences()


def test_preferences_that_cannot_be_saved_stop_nothing(tmp_path: Path):
    """A folder that is a file: the answer is no, and that is all."""
    (tmp_path / "file").touch()
    assert not save_preferences(tmp_path / "file" / "preferences.json", Preferences())


def test_a_series_keeps_its_secret(tmp_path: Path):
    """Made once, the same ever after, readable by its owner only."""
    store = SeriesStore(tmp_path / "series")
    secret = store.secret(17)
    assert len(secret) == 64
    assert SeriesStore(tmp_path / "series").secret(17) == secret != store.secret(18)
    assert stat.S_IMODE(store.file_of(17).stat().st_mode) == 0o600


@pytest.mark.parametrize("content", ["", "00", "x" * 128])
def test_a_broken_secret_is_not_used(tmp_path: Path, content: str):
    """A file that does not hold 64 bytes is an error, and is not replaced."""
    store = SeriesStore(tmp_path)
    store.file_of(1).write_text(content)
    with pytest.raises(ValueError, match=r"secret|hexadecimal"):
        store.secret(1)
    assert store.file_of(1).read_text() == content
