"""Accumulators: what nobody won goes to the next evening through a file, and rises until somebody wins it."""

import json
from pathlib import Path

import pytest

from desktop.game.awards import PrizeAwarded
from desktop.game.base import Command, Event
from desktop.game.claims import ClaimByHand, WithdrawClaim
from desktop.game.draw import Call
from desktop.game.evening import CloseEvening, OpenEvening
from desktop.game.jackpots import JackpotRaised, RaiseJackpot
from desktop.game.prizes.in_row import InRow
from desktop.game.prizes.prize import Prize
from desktop.game.programme import PlanGame
from desktop.game.rounds import CloseGame, StartGame
from desktop.game.settling import Award, VoidAward
from desktop.journal.failure import JournalFailed
from desktop.journal.journal import MEMORY, Journal
from desktop.session.session import Session

JACKPOT = Prize("ambo", InRow(2), value=100, jackpot="pot")


def session_with(path: Path) -> Session:
    return Session(Journal.create(MEMORY), accumulators=path)


def played(path: Path, *commands: Command, rehearsal: bool = False) -> list[Event]:
    """An evening from opening to closing; its events."""
    session = session_with(path)
    opening = OpenEvening(evening="tonight", rehearsal=rehearsal)
    events = [event for one in (opening, *commands, CloseEvening()) for event in session.submit(one).events]
    session.close()
    return events


def test_what_nobody_won_is_brought_to_the_next_evening(tmp_path: Path):
    """The amount rises by what is added, and the next evening begins with all of it, naming where it is from."""
    path = tmp_path / "deep" / "accumulators.json"
    played(path, RaiseJackpot(jackpot="pot", amount=5000))
    events = played(path, RaiseJackpot(jackpot="pot", amount=250))
    assert events[1] == JackpotRaised(jackpot="pot", amount=5000, total=5000, origin="tonight")
    assert json.loads(path.read_text())["amounts"] == {"pot": 5250}


def test_a_prize_takes_the_whole_accumulator(tmp_path: Path):
    """Its value and all that was accumulated are won; the next evening begins with nothing in it."""
    path = tmp_path / "accumulators.json"
    events = played(
        path,
        RaiseJackpot(jackpot="pot", amount=5000),
        PlanGame(source="balls", prizes=(JACKPOT,)),
        StartGame(),
        Call(number=1),
        ClaimByHand(),
        Award(),
        CloseGame(),
    )
    (award,) = [event for event in events if isinstance(event, PrizeAwarded)]
    assert (award.amount, award.winners[0].share, award.jackpot) == (5100, 5100, "pot")
    assert json.loads(path.read_text())["amounts"] == {"pot": 0}


def test_a_voided_award_gives_the_accumulator_back(tmp_path: Path):
    """What was taken out of it is there again."""
    path = tmp_path / "accumulators.json"
    played(
        path,
        RaiseJackpot(jackpot="pot", amount=5000),
        PlanGame(source="balls", prizes=(JACKPOT,)),
        StartGame(),
        Call(number=1),
        ClaimByHand(),
        Award(),
        VoidAward(prize="ambo", reason="not his card"),
        WithdrawClaim(claim=1),
        CloseGame(leave_prizes=True),
    )
    assert json.loads(path.read_text())["amounts"] == {"pot": 5000}


def test_a_rehearsal_leaves_the_halls_accumulators_alone(tmp_path: Path):
    """It neither brings them nor writes them."""
    path = tmp_path / "accumulators.json"
    played(path, RaiseJackpot(jackpot="pot", amount=5000))
    before = path.read_bytes()
    events = played(path, RaiseJackpot(jackpot="pot", amount=1), rehearsal=True)
    assert [event.total for event in events if isinstance(event, JackpotRaised)] == [1]
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"rubbish", b'{"amounts":{"pot":-1}}', b'{"amounts":{"A B":1}}'])
def test_a_broken_file_is_told_and_not_replaced(tmp_path: Path, content: bytes):
    """The evening does not open over it."""
    path = tmp_path / "accumulators.json"
    path.write_bytes(content)
    session = session_with(path)
    with pytest.raises(JournalFailed) as failed:
        session.submit(OpenEvening())
    session.close()
    assert failed.value.code == "no_accumulators"
    assert path.read_bytes() == content


def test_an_evening_closes_although_the_file_cannot_be_written(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    """The record has the amounts; the log says what went wrong."""
    (tmp_path / "file").touch()
    path = tmp_path / "accumulators.json"
    session = session_with(path)
    session.submit(OpenEvening())
    session.submit(RaiseJackpot(jackpot="pot", amount=7))
    path.mkdir()
    (closed,) = session.submit(CloseEvening()).events
    session.close()
    assert closed.jackpots == {"pot": 7}  # pyright: ignore[reportAttributeAccessIssue]
    assert "could not be written" in caplog.text
