"""The session: committed before published, and nothing changes when the disk refuses."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from desktop.game.base import Event, Refused
from desktop.game.cards.listed import ListedCard
from desktop.game.corrections import Correct
from desktop.game.desk import ClaimRejudged
from desktop.game.draw import Call, Draw
from desktop.game.drawing import Revealed
from desktop.game.evening import OpenEvening
from desktop.game.inbox import Read
from desktop.game.programme import ListSeries, RegisterSeries, SeriesRevealed
from desktop.game.rounds import CloseGame
from desktop.game.vault import Decision
from desktop.game.verdicts import Verdict
from desktop.journal.failure import JournalFailed
from desktop.journal.journal import Journal
from desktop.session.session import Session, fresh_entropy, utc_now
from desktop.settings.series_store import SeriesStore
from tests.hall import AT, SERIES, Hall
from tests.journal.disks import Disk


@pytest.fixture
def disk() -> Iterator[Disk]:
    disk = Disk("session")
    yield disk
    disk.unregister()


def test_what_is_published_is_already_in_the_file(tmp_path: Path):
    """When a number is published, another program would find it in the file."""
    path = tmp_path / "e.tabellone"
    hall = Hall.playing(Journal.create(path))
    published = hall.publish(Call(number=42))
    hall.session.close()
    lines = [entry.hash for entry in Journal.open(path).load().entries]
    assert lines[-2:] == [line.hash for line in published.lines]


def test_a_disk_that_refuses_changes_nothing(tmp_path: Path, disk: Disk):
    """The number is not drawn, not shown, and comes once there is room again."""
    hall = Hall.playing(Journal.create(tmp_path / "e.tabellone", vfs=disk.name))
    hall.call(1)
    before = hall.state
    disk.bytes_left = 0
    with pytest.raises(JournalFailed) as failed:
        hall.do(Call(number=2))
    assert failed.value.code == "disk_full"
    assert hall.state is before
    with pytest.raises(JournalFailed):
        hall.do(Read(session="A", seq=1, tag="N3", age=1))
    disk.bytes_left = None
    hall.call(2)
    hall.do(Read(session="A", seq=1, tag="N3", age=1))
    assert hall.numbers == [1, 2, 3]
    hall.session.close()


def test_an_evening_resumes_with_everything(tmp_path: Path):
    """State, secrets and names are as they were; a stored draw is not drawn again."""
    path = tmp_path / "e.tabellone"
    hall = Hall.playing(Journal.create(path), source="provable")
    hall.draw(10)
    hall.session.close()
    again = Session(Journal.open(path))
    assert (again.state, again.vault) == (hall.state, hall.session.vault)
    again.submit(Draw())
    assert [ball.number for ball in again.state.draw.drawn][:10] == hall.numbers
    again.close()


@pytest.mark.parametrize(
    "event",
    [
        SeriesRevealed(series=9, strip_key=""),
        Revealed(position=3),
        ClaimRejudged(claim=99, verdict=Verdict("not_winning")),
    ],
)
def test_a_record_about_what_never_was_is_not_opened(tmp_path: Path, event: Event):
    """A file whose chain is whole and whose events cannot have happened is told as damaged, by its line."""
    journal = Journal.create(tmp_path / "e.tabellone")
    journal.append(AT, Decision((event,)))
    with pytest.raises(JournalFailed) as failed:
        Session(journal)
    assert (failed.value.code, failed.value.params["line"]) == ("damaged", 1)
    journal.close()


def test_time_and_entropy_are_filled_in():
    """A command without a time gets the clock's, and one that needs entropy gets fresh one."""
    hall = Hall.playing(source="live")
    published = hall.publish(Draw())
    assert '"at":"2026-12-26T20:30:00.000Z"' in published.lines[0].text
    assert hall.publish(Draw(at="2027-01-01T00:00:00.000Z")).lines[0].text.startswith('{"at":"2027-01-01')


def test_the_clock_and_the_entropy_are_the_machines():
    """UTC to the millisecond; 64 bytes that never repeat."""
    assert len(utc_now()) == len("2026-12-26T20:30:00.000Z") and utc_now().endswith("Z")
    assert len(bytes.fromhex(fresh_entropy())) == 64
    assert fresh_entropy() != fresh_entropy()


@pytest.mark.parametrize(
    ("kind", "value", "code"),
    [
        ("series", "00" * 64, "damaged_series"),
        ("series", None, "damaged_series"),
        ("draw", "00" * 64, "damaged_draw"),
        ("draw", None, "damaged_draw"),
        ("draw", "not hexadecimal", "damaged_vault"),
    ],
)
def test_a_secret_that_is_not_the_one_committed_to_is_told_on_opening(
    tmp_path: Path, kind: str, value: str | None, code: str
):
    """A changed or missing secret is found when the file is opened, and not in the middle of a claim."""
    path = tmp_path / "e.tabellone"
    hall = Hall.playing(Journal.create(path), source="provable")
    hall.session.close()
    file = sqlite3.connect(path)
    if value is None:
        file.execute("DELETE FROM vault WHERE kind = ?", (kind,))
    else:
        file.execute("UPDATE vault SET value = ? WHERE kind = ?", (value, kind))
    file.commit()
    file.close()
    with pytest.raises(JournalFailed) as failed:
        Session(Journal.open(path))
    assert failed.value.code == code


@pytest.mark.parametrize("old", ["00101:3 0", "00102:", "\n"])
def test_a_list_of_cards_that_was_changed_is_told_on_opening(tmp_path: Path, old: str):
    """A cell, a number printed on a card, a card missing: the file is refused, and no past win is another."""
    path = tmp_path / "e.tabellone"
    hall = Hall(Journal.create(path))
    hall.do(OpenEvening())
    cards = tuple(ListedCard(f"{100 + n:05}", SERIES.card(n).rows) for n in range(1, 31))
    hall.do(ListSeries(series=3, cards=cards))
    hall.session.close()
    Session(Journal.open(path)).close()
    with closing(sqlite3.connect(path)) as file, file:
        (text,) = file.execute("SELECT value FROM vault WHERE kind = 'cards'").fetchone()
        assert old in text
        file.execute(
            "UPDATE vault SET value = ? WHERE kind = 'cards'", (text.replace(old, old[:-1] + "2", 1),)
        )
    with pytest.raises(JournalFailed) as failed:
        Session(Journal.open(path))
    assert failed.value.code == "damaged_cards"


def test_the_secret_of_a_game_that_was_played_is_not_needed_any_more(tmp_path: Path):
    """After its reveal the secret has left the vault, and the evening opens."""
    path = tmp_path / "e.tabellone"
    hall = Hall.playing(Journal.create(path), source="provable")
    hall.do(CloseGame(leave_prizes=True))
    hall.session.close()
    Session(Journal.open(path)).close()


def test_a_series_gets_the_halls_secret_where_there_is_one(tmp_path: Path):
    """The hall's own secret makes the cards; where it cannot be had nothing is registered."""
    secrets = {1: bytes(64)}
    journal = Journal.create(tmp_path / "e.tabellone")
    session = Session(journal, series_secret=secrets.__getitem__)
    session.submit(OpenEvening())
    session.submit(RegisterSeries(series=1, strips=2))
    assert session.vault.series == {1: bytes(64)}
    session.close()


def test_a_secret_of_the_hall_that_cannot_be_had_changes_nothing(tmp_path: Path):
    """A folder of secrets that cannot be read is told, and the series is not registered."""
    store = SeriesStore(tmp_path / "series")
    store.file_of(1).parent.mkdir()
    store.file_of(1).write_text("rubbish")
    session = Session(Journal.create(tmp_path / "e.tabellone"), series_secret=store.secret)
    session.submit(OpenEvening())
    with pytest.raises(JournalFailed) as failed:
        session.submit(RegisterSeries(series=1, strips=2))
    assert failed.value.code == "no_series_secret"
    assert session.state.programme.series == {}
    session.close()


def test_what_a_correction_would_do_is_told_before_it_is_done():
    """The award that would fall and the claim that would come back are foreseen; nothing has changed."""
    hall = Hall.playing()
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    before = hall.state
    wrong = Correct(number=36, reason="misread")
    foreseen = hall.session.foresee(wrong)
    assert (hall.state, foreseen.lines) == (before, ())
    assert hall.do(wrong) == foreseen.events
    with pytest.raises(Refused):
        hall.session.foresee(wrong)
