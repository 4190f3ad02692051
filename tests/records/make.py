"""How `v1.tabellone` and `v1.jsonl` were made, once, with the first program that wrote this format:

    python -m tests.records.make FOLDER

They are kept as they are: a later program must open, verify, export and go on with them. A new format gets
files of its own. Names, secrets and entropy are invented; the times are those of one steady clock.
"""

import sys
from hashlib import shake_256
from itertools import count
from pathlib import Path

from desktop.cli.rehearsal import steady_clock
from desktop.game.awards import NoteWinner
from desktop.game.base import Command
from desktop.game.cards.codes import print_number
from desktop.game.cards.series import Series
from desktop.game.claims import AskOthers, Claim, ShowClaim
from desktop.game.corrections import Correct, Undo
from desktop.game.draw import Call, Draw, Pause, Resume
from desktop.game.evening import CloseEvening, NoteFault, OpenEvening
from desktop.game.inbox import DismissRead, Read, SetTags
from desktop.game.programme import PlanGame, RegisterSeries, WithdrawSeries
from desktop.game.rounds import CloseGame, StartGame
from desktop.game.sales import CloseSales, Sell, TakeBack, TakeWords
from desktop.game.settling import Award
from desktop.journal.journal import Journal
from desktop.journal.lines import exported
from desktop.session.session import Session

SECRET = bytes(range(64))
FIRST, SECOND = (Series(17, 4, SECRET).card(number) for number in (1, 2))
VALUES = {"ambo": 1001, "terna": 2000, "quaterna": 3000, "cinquina": 5000, "tombola": 10000}


def commands() -> tuple[Command, ...]:
    """A complete small evening: a provable game and one of balls, with everything that can go wrong."""
    return (*prepared(), *provable_game(), *game_of_balls(), WithdrawSeries(series=17), CloseEvening())


def prepared() -> tuple[Command, ...]:
    """Series, programme, sales, words."""
    return (
        OpenEvening(evening="record-v1", name="Sera di Prova № 1", hall="Sala Inventata", currency="EUR"),
        SetTags(tags={"T0C000621A5": 45}),
        RegisterSeries(series=17, strips=4, secret=SECRET.hex()),
        PlanGame(game="1", title="Provable", scheme="italy", values=VALUES),
        PlanGame(game="2", title="Balls", source="balls", scheme="italy", values=VALUES),
        Sell(series=17, first=1, last=20, seller="Venditore Uno", price=100),
        TakeBack(series=17, first=19, last=20),
        TakeBack(series=17, first=24, last=24, damaged=True),
        CloseSales(),
        TakeWords(words="17 4 88 61 3"),
    )


def provable_game() -> tuple[Command, ...]:
    """Draws, one taken back, a claim that is refused; the secret is revealed at the end."""
    claims = (Claim(card=print_number(1)), Claim(card=print_number(19)), Claim(card=print_number(24)))
    return (
        StartGame(),
        *[Draw()] * 4,
        Undo(reason="prova di storno"),
        *[Draw()] * 4,
        Pause(),
        Resume(),
        *claims,
        Resume(),
        CloseGame(leave_prizes=True),
    )


def game_of_balls() -> tuple[Command, ...]:
    """Balls typed and read, claims that are refused, one that a correction makes good, its award."""
    one, other = (row[:2] for row in (numbers(FIRST.rows[0]), numbers(SECOND.rows[0])))
    return (
        StartGame(),
        Read(session="3F9A", seq=1, tag=f"N{other[0]}", age=200),
        Read(session="3F9A", seq=2, tag="T0C000621A5", age=60000),
        DismissRead(session="3F9A", seq=2),
        Call(number=other[1]),
        Call(number=one[0]),
        Call(number=90),
        Claim(card=print_number(1)),
        ShowClaim(claim=1),
        Claim(card=print_number(2)),
        Correct(number=one[1], reason="letta male"),
        AskOthers(),
        Award(),
        NoteWinner(prize="ambo", series=17, number=1, name="Vincitrice Due", table="7"),
        Resume(),
        NoteFault(code="power", detail="un minuto"),
        CloseGame(leave_prizes=True),
    )


def numbers(row: tuple[int, ...]) -> tuple[int, ...]:
    """The five numbers of a row."""
    return tuple(number for number in row if number)


def make(folder: Path) -> None:
    """Write both files. Raises Refused where the evening cannot be played, JournalFailed where a file exists."""
    turns = count()

    def entropy() -> str:
        return shake_256(f"v1/{next(turns)}".encode()).hexdigest(64)

    path = folder / "v1.tabellone"
    session = Session(Journal.create(path), steady_clock(), entropy)
    for command in commands():
        session.submit(command)
    session.close()
    journal = Journal.read(path)
    lines = "".join(line + "\n" for line in exported(journal.lines()))
    (folder / "v1.jsonl").write_text(lines, encoding="utf-8", newline="\n")
    journal.close()


if __name__ == "__main__":
    make(Path(sys.argv[1]))
