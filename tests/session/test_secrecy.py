"""The secret of a series stays where it belongs: nothing that leaves the program holds it, or a key made of
it, before its time; then the strip key alone.
"""

import json
import logging
import traceback
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from msgspec import structs

from desktop.game.base import Command, Refused
from desktop.game.cards.codes import print_code
from desktop.game.cards.series import Series
from desktop.game.claims import Claim
from desktop.game.evening import CloseEvening
from desktop.game.programme import RegisterSeries, WithdrawSeries
from desktop.journal.failure import JournalFailed
from desktop.journal.journal import Journal
from desktop.journal.lines import exported
from desktop.languages.sentences import failure, refusal
from desktop.languages.speaker import speaker_for
from desktop.languages.tables.failures import FAILURES
from desktop.session.session import Published, Session
from desktop.settings.passphrases import Passphrase
from desktop.settings.series_backup import back_up, open_backup
from desktop.settings.series_store import SeriesStore
from tests.cli.tabellone import Result, tabellone
from tests.records.make import commands

AT = "2026-12-26T20:30:00.000Z"
WORDS = "quattro gatti sul tetto"


class Keys(NamedTuple):
    """What must not be seen of a series, in every way in which bytes are written."""

    secret: tuple[str, ...]
    strip_key: tuple[str, ...]
    tag_key: tuple[str, ...]

    @classmethod
    def of(cls, secret: bytes) -> "Keys":
        series = Series(17, 4, secret)
        return cls(*map(written, (secret, series.strip_key, series.tag_key)))

    def found(self, text: str) -> set[str]:
        """Which of them stand in a text."""
        return {
            name for name, ways in zip(self._fields, self, strict=True) if any(way in text for way in ways)
        }


def written(key: bytes) -> tuple[str, ...]:
    """Hexadecimal, base 64 whatever stands before, Python's own way, a list of numbers; half is enough."""
    half = key[:32]
    in_64 = (
        encode(half[start : start + 27]).decode()
        for encode in (b64encode, urlsafe_b64encode)
        for start in range(3)
    )
    return (half.hex(), half.hex().upper(), repr(half)[2:-1], str(list(half))[1:-1], *in_64)


def shown(published: Published) -> str:
    """All that windows, followers and logs could make of what was published."""
    snapshot = published.snapshot
    answers = (snapshot, snapshot.hall, published.events)
    texts = [msgspec.json.encode(answer).decode() for answer in answers]
    return "\n".join([*texts, repr(published), *(line.exported() for line in published.lines)])


def withheld(deed: Callable[[], object]) -> str:
    """What is told, and traced, of something that cannot be done."""
    speaker = speaker_for("en")
    try:
        deed()
    except Refused as refused:
        with suppress(KeyError):
            return refusal(speaker, refused) + repr(refused) + traceback.format_exc()
    except JournalFailed as failed:
        return failure(speaker, failed) + repr(failed) + traceback.format_exc()
    except Exception as error:
        why = FAILURES.texts["program_failed"].format(why=f"{type(error).__name__}: {error}")
        return why + repr(error) + traceback.format_exc()
    raise AssertionError("it could be done")


def of_the_halls_secret(command: Command) -> Command:
    """A series is registered with the hall's own secret."""
    return structs.replace(command, secret="") if isinstance(command, RegisterSeries) else command


@pytest.fixture
def store(tmp_path: Path) -> SeriesStore:
    """The hall's own series."""
    return SeriesStore(tmp_path / "series")


def test_the_control_finds_what_is_shown():
    """Each key, written in each way, is found in the middle of a text."""
    secret = bytes(range(64))
    keys, series = Keys.of(secret), Series(17, 4, secret)
    for way in (
        bytes.hex,
        repr,
        lambda key: str(list(key)),
        lambda key: b64encode(key).decode(),
        lambda key: urlsafe_b64encode(b"x" + key).decode(),
        lambda key: b64encode(b"xy" + key).decode(),
    ):
        said = " and ".join(way(key) for key in (secret, series.strip_key, series.tag_key))
        assert keys.found(f"so {said}.") == {"secret", "strip_key", "tag_key"}


def test_an_evening_shows_no_secret_before_the_series_is_withdrawn(
    tmp_path: Path, store: SeriesStore, caplog: pytest.LogCaptureFixture
):
    """Snapshots, events, lines, refusals, failures, tracebacks, the log at its most talkative: nothing; once
    the series is withdrawn the strip key, and nothing else.
    """
    caplog.set_level(logging.DEBUG)
    keys, series = Keys.of(store.secret(17)), Series(17, 4, store.secret(17))
    path = tmp_path / "e.tabellone"
    session = Session(Journal.create(path), series_secret=store.secret)
    evening = [*commands()[:-2], *[Claim(card=print_code(series.tag_key, 17, n)) for n in (1, 23, 24)]]
    said = [seen_of(session, of_the_halls_secret(command)) for command in evening]
    said += [withheld(deed) for deed in forbidden(session, store, tmp_path)]
    said += [repr(session.vault), repr(session.state), "\n".join(exported_from(path, session))]
    assert [keys.found(text) for text in said if keys.found(text)] == []
    assert keys.found(caplog.text) == set()
    after = [seen_of(session, command) for command in (WithdrawSeries(series=17), CloseEvening())]
    session.close()
    after += [
        result.out + result.err for result in (tabellone("export", str(path)), tabellone("verify", str(path)))
    ]
    assert set().union(*(keys.found(text) for text in after)) == {"strip_key"}
    assert keys.found(after[-1]) == set()
    assert keys.found(caplog.text) == set()


def seen_of(session: Session, command: Command) -> str:
    """What is to be seen of a command: what it would do, and what it did or why it did not."""
    try:
        return shown(session.foresee(command)) + shown(session.submit(command)) + repr(command)
    except Refused as refused:
        return repr(refused) + refusal(speaker_for("en"), refused) + traceback.format_exc() + repr(command)


def forbidden(session: Session, store: SeriesStore, folder: Path) -> Sequence[Callable[[], object]]:
    """What cannot be done with a secret, in many ways."""
    secret = store.kept(17).hex()
    register = RegisterSeries(series=18, strips=4, secret=secret)
    broken = SeriesStore(folder / "broken")
    broken.folder.mkdir()
    broken.file_of(5).write_text(secret[:-2] + "zz")
    broken.file_of(6).write_text(secret[:-2] + "é", encoding="utf-8")
    back_up(store, (), Passphrase(WORDS), folder / "b", AT)
    return (
        lambda: session.submit(register),
        lambda: session.submit(structs.replace(register, secret=secret[:-2])),
        lambda: session.submit(structs.replace(register, series=17)),
        lambda: session.submit(structs.replace(register, strips=0)),
        lambda: session.submit(WithdrawSeries(series=18)),
        lambda: broken.secret(5),
        lambda: broken.secret(6),
        lambda: broken.kept(5),
        lambda: broken.add({5: store.kept(17)}),
        lambda: store.add({17: bytes(64)}),
        lambda: open_backup(folder / "b", Passphrase("cinque gatti sul tetto")),
        lambda: back_up(store, (), Passphrase(WORDS), folder / "b", AT),
    )


def exported_from(path: Path, session: Session) -> list[str]:
    """The lines of an evening that goes on afterwards: a copy is read."""
    copy = path.with_name("copy.tabellone")
    copy.write_bytes(path.read_bytes())
    journal = Journal.read(copy)
    try:
        return list(exported(journal.lines()))
    finally:
        journal.close()


def test_the_command_line_shows_no_secret(tmp_path: Path):
    """`play`, `export` and `verify` of an evening with a secret that was given: nothing before it is
    withdrawn, and an answer to a line that is no command repeats none of it.
    """
    given = bytes(range(100, 164))
    keys = Keys.of(given)
    path = tmp_path / "e.tabellone"
    evening = [
        structs.replace(command, secret=given.hex()) if isinstance(command, RegisterSeries) else command
        for command in commands()[:-2]
    ]
    register = {"command": "register_series", "series": 18, "strips": 4, "secret": given.hex()}
    wrong: list[object] = [
        register,
        register | {"secret": given.hex() + "z"},
        register | {"strips": given.hex()},
        register | {"colour": given.hex()},
        {"foresee": register},
    ]
    played = played_lines(path, [*map(msgspec.to_builtins, evening), *wrong])
    results = [played, tabellone("export", str(path)), tabellone("verify", str(path))]
    assert [result.code for result in results] == [0, 0, 0]
    assert set().union(*(keys.found(result.out + result.err) for result in results)) == set()
    withdrawn = played_lines(path, [{"command": "withdraw_series", "series": 17}])
    results = [withdrawn, tabellone("export", str(path)), tabellone("verify", str(path))]
    assert [keys.found(result.out + result.err) for result in results] == [
        {"strip_key"},
        {"strip_key"},
        set(),
    ]


def played_lines(path: Path, lines: Sequence[object]) -> Result:
    return tabellone("play", str(path), stdin="\n".join(map(json.dumps, lines)).encode())
