"""The real program with a real MicroPython reader, through kills and unplugs: each ball once, in order."""

import random
import subprocess
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from desktop.game.drawing import Drawn
from desktop.game.evening import OpenEvening
from desktop.game.inbox import ReadRecorded, TakeRead
from desktop.game.programme import PlanGame
from desktop.game.rounds import StartGame
from desktop.journal.journal import Journal
from desktop.session.session import Session
from tests.cli.tabellone import COMMAND, ENVIRONMENT
from tests.firmware_bridge.board import Board

pytest.importorskip("micropython_unix", reason="MicroPython runs on Linux and macOS only")

KILLS, UNPLUGS = 10, 3
PATIENCE_S = 60.0


@pytest.fixture
def board(tmp_path: Path) -> Iterator[Board]:
    board = Board(tmp_path)
    board.power_up()
    yield board
    board.close()


class Windows:
    """The program's windows in a process of its own, offscreen."""

    def __init__(self, file: Path, reader: str, home: Path) -> None:
        self._command = [*COMMAND, str(file), "--reader", reader]
        self._environment = ENVIRONMENT | {"HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
        self._environment |= {"XDG_CONFIG_HOME": str(home), "XDG_DATA_HOME": str(home)}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, env=self._environment, stderr=subprocess.PIPE)

    def kill(self) -> None:
        """As the power would: nothing is said beforehand."""
        if self._process:
            ended = self._process.poll()
            self._process.kill()
            _, said = self._process.communicate()
            assert ended is None, f"the program ended by itself: {said.decode()}"
        self._process = None


def wait(true: Callable[[], bool], what: str) -> None:
    """Until something that another process does is so."""
    pause = threading.Event()
    for _ in range(int(PATIENCE_S / 0.01)):
        if true():
            return
        pause.wait(0.01)
    raise AssertionError(what)


def prepare(file: Path) -> None:
    """An evening with a game of balls that has started."""
    session = Session(Journal.create(file))
    for command in (OpenEvening(), PlanGame(source="balls"), StartGame()):
        session.submit(command)
    session.close()


def test_ninety_balls_through_kills_and_unplugs(board: Board, tmp_path: Path, request: pytest.FixtureRequest):
    """Ten kills of the windows and three pulls of the cable, each with a ball on its way."""
    rng = random.Random(1)
    file = tmp_path / "evening.tabellone"
    prepare(file)
    basket = rng.sample(range(1, 91), 90)
    moments = rng.sample(range(5, 86), KILLS + UNPLUGS)
    kills, unplugs = set(moments[:KILLS]), set(moments[KILLS:])
    windows = Windows(file, board.path, tmp_path)
    request.addfinalizer(windows.kill)
    windows.start()
    wait(lambda: (tmp_path / "kept").exists(), "MicroPython did not start")
    for place, number in enumerate(basket, start=1):
        board.shows(number)
        if place in kills:
            windows.kill()
            windows.start()
        if place in unplugs:
            board.unplug()
            board.replug()
        wait(lambda place=place: board.acknowledged >= place, f"ball {place} was never acknowledged")
    windows.kill()
    journal = Journal.open(file)
    entries = journal.load().entries
    session = Session(journal)
    read = [entry.event.number for entry in entries if isinstance(entry.event, ReadRecorded)]
    assert read == basket
    waiting = session.state.inbox.waiting
    drawn = [entry.event.number for entry in entries if isinstance(entry.event, Drawn)]
    assert drawn == [number for number in basket if number not in {late.number for late in waiting}]
    for late in waiting:  # a ball that a kill made older than three seconds waits for the operator
        session.submit(TakeRead(session=late.session, seq=late.seq))
    assert sorted(ball.number for ball in session.state.draw.drawn) == list(range(1, 91))
    session.close()
