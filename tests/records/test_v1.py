"""Records of format 1, as halls have them: what is made today opens for ever (`make.py` made them, once)."""

from contextlib import closing
from pathlib import Path

import apsw
import pytest

from desktop.game.awards import WinnerNoted
from desktop.game.base import Event
from desktop.game.claims import Claim
from desktop.game.drawing import DrawCorrected
from desktop.game.inbox import Read
from desktop.journal.journal import Journal
from desktop.session.session import Session
from tests.cli.tabellone import tabellone
from tests.records.make import commands

KEPT = Path(__file__).parent
LAST_HASH = "734557fba3bb1e32fa22f6f01b9e2c5e82e891b7cc63a9c945c25abdfecc724e"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The kept file, where it may be written."""
    path = tmp_path / "v1.tabellone"
    path.write_bytes((KEPT / "v1.tabellone").read_bytes())
    return path


def events_in(path: Path) -> tuple[Event, ...]:
    with closing(Journal.read(path)) as journal:
        return tuple(entry.event for entry in journal.load().entries)


def test_the_file_verifies():
    """So does its export; the hash of the last line is the one that was written down."""
    for name in ("v1.tabellone", "v1.jsonl"):
        result = tabellone("verify", str(KEPT / name))
        assert result.code == 0, result.out
        assert LAST_HASH in result.out


def test_the_file_exports_byte_for_byte():
    """What auditors were given once is what they are given now."""
    result = tabellone("export", str(KEPT / "v1.tabellone"))
    assert (result.code, result.err) == (0, "")
    assert result.out.encode() == (KEPT / "v1.jsonl").read_bytes()


def test_the_file_opens_with_all_that_stands_beside_its_lines(copy: Path):
    """Names and the series' secret are there, the revealed secret of the draw is not; nothing is written."""
    before = copy.read_bytes()
    with closing(Session(Journal.open(copy))) as session:
        assert set(session.vault.people.values()) == {"Venditore Uno", "Vincitrice Due"}
        assert session.vault.series == {17: bytes(range(64))}
        assert session.vault.draws == {}
        assert session.snapshot().closed
        assert session.submit(Read(session="3F9A", seq=9, tag="N1", age=0)).lines == ()
    assert copy.read_bytes() == before


def test_names_are_no_part_of_the_chain(copy: Path):
    """An export has none, and a file from which they were deleted opens and verifies."""
    export = (KEPT / "v1.jsonl").read_text("utf-8")
    assert "Venditore" not in export and "Vincitrice" not in export
    with closing(apsw.Connection(str(copy))) as file:
        file.execute("DELETE FROM vault WHERE kind = 'person'")
    with closing(Session(Journal.open(copy))) as session:
        assert session.vault.people == {}
        assert [winner.name for winner in session.snapshot().prizes[0].winners] == [""]
    assert tabellone("verify", str(copy)).code == 0


def test_the_evening_goes_on_from_the_middle(copy: Path):
    """Cut off before its last correction, as by a power cut, it is played to the same end."""
    whole = events_in(copy)
    corrected = next(n for n, event in enumerate(whole, start=1) if isinstance(event, DrawCorrected))
    with closing(apsw.Connection(str(copy))) as file:
        file.execute("DELETE FROM events WHERE n >= ?", (corrected,))
    rest = list(commands())
    last_claim = max(i for i, command in enumerate(rest) if isinstance(command, Claim))
    with closing(Session(Journal.open(copy))) as session:
        again = [event for command in rest[last_claim + 1 :] for event in session.submit(command).events]
    assert again == list(whole[corrected - 1 :])
    assert any(isinstance(event, WinnerNoted) for event in again)
    assert events_in(copy) == whole
