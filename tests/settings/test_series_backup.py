"""Backups of series: what they hold, what opens them, and what a restore never does."""

import json
from base64 import b64decode
from collections.abc import Callable
from hashlib import scrypt, sha256
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from desktop.game.base import Refused
from desktop.settings.passphrases import Passphrase, chosen
from desktop.settings.series_backup import Held, back_up, compare, open_backup, restore
from desktop.settings.series_sealed import seal, unseal
from desktop.settings.series_store import SeriesStore

AT, LATER = "2026-12-26T20:30:00.000Z", "2026-12-27T20:30:00.000Z"
WORDS = Passphrase("quattro gatti sul tetto")
OTHER_WORDS = Passphrase("cinque gatti sul tetto")
KEPT = Path(__file__).parents[1] / "records" / "series-v1.backup"
SECRET = bytes(range(64))


@pytest.fixture
def store(tmp_path: Path) -> SeriesStore:
    """A hall's PC with series 3 and 17."""
    store = SeriesStore(tmp_path / "first" / "series")
    for series in (3, 17):
        store.secret(series)
    return store


@pytest.fixture
def second(tmp_path: Path) -> SeriesStore:
    """A PC that has no series yet."""
    return SeriesStore(tmp_path / "second" / "series")


@pytest.fixture(scope="module")
def sealed() -> bytes:
    """A backup's file that holds something."""
    return seal(b"{}", WORDS)


def refusal(deed: Callable[[], object]) -> str:
    """The code of a refusal."""
    with pytest.raises(Refused) as refused:
        deed()
    return refused.value.code


def checked(lines: list[bytes]) -> bytes:
    """A backup's file of these lines, whose last line fits again."""
    locked = b"".join(line + b"\n" for line in lines)
    return locked + sha256(locked).hexdigest().encode() + b"\n"


def test_a_backup_restores_every_series_on_another_pc(
    tmp_path: Path, store: SeriesStore, second: SeriesStore
):
    """The same secrets, and the size that was noted; restored again, nothing changes."""
    store.note_size(17, 250, store.note(17).commitment, "90-no-full")
    back_up(store, (), WORDS, tmp_path / "b", AT)
    opened = open_backup(tmp_path / "b", WORDS)
    assert restore(second, opened) == ((3, 17), ())
    assert [second.kept(n) for n in (3, 17)] == [store.kept(n) for n in (3, 17)]
    assert [second.note(n) for n in (3, 17)] == [store.note(n) for n in (3, 17)]
    assert (second.note(17).strips, second.note(17).kind) == (250, "90-no-full")
    assert restore(second, opened) == ((), (3, 17))


def test_a_backup_may_hold_some_series(tmp_path: Path, store: SeriesStore):
    """Those that are named; one that is not there is refused, and then nothing is written."""
    made = back_up(store, (17,), WORDS, tmp_path / "b", AT)
    assert [(one.number, one.strips) for one in made.backup.series] == [(17, 0)]
    assert (store.backed_up(3), store.backed_up(17)) == (False, True)
    assert refusal(lambda: back_up(store, (3, 4), WORDS, tmp_path / "c", AT)) == "no_secret_kept"
    assert not (tmp_path / "c").exists()


def test_nothing_is_backed_up_where_there_is_nothing(tmp_path: Path, second: SeriesStore):
    """A PC without series, and without a folder for them."""
    assert second.numbers() == ()
    assert refusal(lambda: back_up(second, (), WORDS, tmp_path / "b", AT)) == "nothing_to_back_up"


def test_what_is_known_of_a_backup_stands_beside_the_secret(tmp_path: Path, store: SeriesStore):
    """Its moment and the hash of its file; asked before the first print."""
    assert not store.backed_up(17)
    assert not store.backed_up(99)
    back_up(store, (), WORDS, tmp_path / "b", AT)
    note = store.note(17)
    assert (note.backup, note.backup_sha256) == (AT, sha256((tmp_path / "b").read_bytes()).hexdigest())
    assert store.backed_up(17)


def test_an_older_backup_does_not_hide_a_newer_one(tmp_path: Path, store: SeriesStore):
    """Restoring an old file where the series is already leaves the newer date."""
    back_up(store, (), WORDS, tmp_path / "old", AT)
    back_up(store, (), WORDS, tmp_path / "new", LATER)
    restore(store, open_backup(tmp_path / "old", WORDS))
    assert store.note(17).backup == LATER


def test_a_backup_counts_only_for_the_secret_that_it_holds(tmp_path: Path, store: SeriesStore):
    """Where a series is begun anew under the same number, it has no backup."""
    back_up(store, (), WORDS, tmp_path / "b", AT)
    store.file_of(17).unlink()
    assert not store.backed_up(17)
    store.secret(17)
    assert not store.backed_up(17)


def test_restoring_never_replaces_another_secret(tmp_path: Path, store: SeriesStore, second: SeriesStore):
    """It is refused and named, and no other series of the backup comes in either."""
    own = second.secret(17)
    back_up(store, (), WORDS, tmp_path / "b", AT)
    opened = open_backup(tmp_path / "b", WORDS)
    with pytest.raises(Refused) as refused:
        restore(second, opened)
    assert (refused.value.code, refused.value.params) == ("other_secret_kept", {"series": 17})
    assert (second.numbers(), second.kept(17)) == ((17,), own)
    assert compare(second, opened.backup) == {3: Held.MISSING, 17: Held.OTHER}


def test_a_restore_that_fails_half_way_takes_back_what_it_did(
    tmp_path: Path, store: SeriesStore, second: SeriesStore
):
    """The name of the second series is taken by a link that leads nowhere: the first one goes again."""
    back_up(store, (), WORDS, tmp_path / "b", AT)
    second.folder.mkdir(parents=True)
    second.file_of(17).symlink_to(tmp_path / "nowhere")
    assert refusal(lambda: restore(second, open_backup(tmp_path / "b", WORDS))) == "no_secret_kept"
    assert [path.name for path in second.folder.iterdir()] == ["series-17.secret"]


def test_a_backup_is_written_whole_or_not_at_all(tmp_path: Path, store: SeriesStore):
    """One that is there is replaced only where that is meant; a failure leaves nothing behind."""
    target = tmp_path / "b"
    target.write_text("mine")
    with pytest.raises(FileExistsError):
        back_up(store, (), WORDS, target, AT)
    assert target.read_text() == "mine"
    assert not store.backed_up(17)
    back_up(store, (), WORDS, target, AT, replace=True)
    assert open_backup(target, WORDS).backup.made == AT
    (tmp_path / "folder" / "inside").mkdir(parents=True)
    with pytest.raises(OSError, match="folder"):
        back_up(store, (), WORDS, tmp_path / "folder", AT, replace=True)
    assert {path.name for path in tmp_path.iterdir()} == {"b", "folder", "first"}


def test_the_same_backup_is_locked_differently_each_time(sealed: bytes):
    """A fresh salt and nonce; the same content opens."""
    again = seal(b"{}", WORDS)
    assert again.split(b"\n")[:2] != sealed.split(b"\n")[:2]
    assert unseal(again, WORDS) == b"{}"


def test_a_wrong_passphrase_is_told(sealed: bytes):
    """Not as damage: the file is as it was written."""
    assert refusal(lambda: unseal(sealed, OTHER_WORDS)) == "wrong_passphrase"


def test_a_passphrase_is_the_same_on_every_keyboard(sealed: bytes):
    """Spaces around it do not count, nor how an accent was typed."""
    assert unseal(sealed, Passphrase("  quattro gatti sul tetto\n")) == b"{}"
    assert (
        unseal(seal(b"{}", Passphrase("perch\u00e9 no, domani")), Passphrase("perche\u0301 no, domani"))
        == b"{}"
    )


@pytest.mark.parametrize("line", [0, 1, 2])
def test_a_damaged_backup_is_told(sealed: bytes, line: int):
    """One letter that is another, in any line."""
    lines = sealed.split(b"\n")
    place = lines[line].index(b'"salt":"') + 9 if line == 0 else 5
    changed = b"0" if lines[line][place : place + 1] != b"0" else b"1"
    lines[line] = lines[line][:place] + changed + lines[line][place + 1 :]
    assert refusal(lambda: unseal(b"\n".join(lines), WORDS)) == "backup_damaged"


@pytest.mark.parametrize("length", [-1, -2, -60, 205, 210])
def test_a_backup_that_was_cut_off_is_told(sealed: bytes, length: int):
    """Its end is missing; without the line end alone nothing is missing."""
    if length == -1:
        assert unseal(sealed[:length], WORDS) == b"{}"
    else:
        assert refusal(lambda: unseal(sealed[:length], WORDS)) == "backup_damaged"


@pytest.mark.parametrize("file", [b"", b"\n\n\n", b"SQLite format 3\0", b'{"event":"evening_opened"}\n'])
def test_a_file_of_another_kind_is_told(file: bytes):
    """What never was a backup."""
    assert refusal(lambda: unseal(file, WORDS)) == "not_a_backup"


def test_a_huge_file_is_no_backup(tmp_path: Path):
    """It is not even read to its end."""
    with (tmp_path / "b").open("wb") as file:
        file.truncate(2**40)
    assert refusal(lambda: open_backup(tmp_path / "b", WORDS)) == "not_a_backup"


def test_a_newer_version_is_told(sealed: bytes):
    """Also where it is locked in ways that this program does not know."""
    head, body, _, _ = sealed.split(b"\n")
    newer = head.replace(b'"version":1', b'"version":2').replace(b"scrypt", b"argon9")
    assert refusal(lambda: unseal(checked([newer, body]), WORDS)) == "backup_of_other_version"


def test_how_it_is_locked_cannot_be_changed_unseen(sealed: bytes):
    """The first line is under the same lock: with a fitting check and the right passphrase it does not open."""
    head, body, _, _ = sealed.split(b"\n")
    spaced = head.replace(b'"p":1', b'"p": 1')
    assert refusal(lambda: unseal(checked([spaced, body]), WORDS)) == "wrong_passphrase"


@pytest.mark.parametrize(
    ("old", "new"), [(b'"log2_n":17', b'"log2_n":40'), (b'"r":8', b'"r":4096'), (b'"p":1', b'"p":0')]
)
def test_parameters_that_cannot_be_are_damage(sealed: bytes, old: bytes, new: bytes):
    """A file cannot have the PC take all its memory."""
    head, body, _, _ = sealed.split(b"\n")
    assert refusal(lambda: unseal(checked([head.replace(old, new), body]), WORDS)) == "backup_damaged"


ONE = {"kind": "strips", "number": 17, "secret": SECRET.hex(), "strips": 10}
RIGHT = ONE | {"commitment": "b9095e00fd002ab3df4fd854735fd55ec5083e89462c5581470c8224b9316260"}


@pytest.mark.parametrize(
    ("series", "code"),
    [
        ([RIGHT | {"kind": "imported"}], "backup_of_newer_program"),
        ([RIGHT | {"colour": "green"}], "backup_of_newer_program"),
        ([RIGHT | {"commitment": "00" * 32}], "backup_contradicts_itself"),
        ([RIGHT, RIGHT], "backup_contradicts_itself"),
    ],
)
def test_what_is_locked_must_be_understood_whole(tmp_path: Path, series: list[object], code: str):
    """Another kind of series, another member, or what does not agree: nothing of it is used."""
    (tmp_path / "b").write_bytes(seal(json.dumps({"made": AT, "series": series}).encode(), WORDS))
    assert refusal(lambda: open_backup(tmp_path / "b", WORDS)) == code


def test_version_1_opens_for_ever(second: SeriesStore):
    """A file of the first program that wrote this version, kept as it is."""
    opened = open_backup(KEPT, WORDS)
    assert restore(second, opened).added == (17,)
    assert (second.kept(17), second.note(17).strips, second.note(17).backup) == (SECRET, 10, AT)


def test_the_file_is_as_the_documents_say():
    """Another program opens it by docs/backup.md alone."""
    head, body, check, end = KEPT.read_bytes().split(b"\n")
    assert end == b""
    assert check.decode() == sha256(head + b"\n" + body + b"\n").hexdigest()
    lock = json.loads(head)
    salt, nonce = (bytes.fromhex(lock[name]) for name in ("salt", "nonce"))
    key = scrypt(
        b"quattro gatti sul tetto",
        salt=salt,
        n=2 ** lock["log2_n"],
        r=lock["r"],
        p=lock["p"],
        dklen=32,
        maxmem=2**28,
    )
    content = ChaCha20Poly1305(key).decrypt(nonce, b64decode(body), head + b"\n")
    assert json.loads(content) == {"made": AT, "series": [RIGHT]}


@pytest.mark.parametrize(
    ("typed", "fits"), [("elevenchars", False), ("twelve chars", True), ("  eleven chr  ", False)]
)
def test_a_passphrase_has_twelve_characters(typed: str, fits: bool):
    """Spaces around it are not counted."""
    first = Passphrase(typed)
    if fits:
        assert chosen(first, Passphrase(typed)) is first
    else:
        assert refusal(lambda: chosen(first, first)) == "passphrase_too_short"


def test_a_passphrase_is_typed_twice_alike():
    """Otherwise nobody could open the backup."""
    assert refusal(lambda: chosen(WORDS, OTHER_WORDS)) == "passphrases_differ"


def test_a_short_passphrase_locks_nothing(tmp_path: Path, store: SeriesStore):
    """Whoever asks, and however often it was typed."""
    assert (
        refusal(lambda: back_up(store, (), Passphrase("short"), tmp_path / "b", AT)) == "passphrase_too_short"
    )
    assert not (tmp_path / "b").exists()
