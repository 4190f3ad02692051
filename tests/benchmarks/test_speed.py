"""Measured speed: from the last byte of a ball's line to the painted board, start, and resume.

Run alone: `uv run pytest tests/benchmarks -n 0 --benchmark-only`.
Aims on a computer with two cores: 16.7 ms (median) for a ball, 1.5 s for the start, 0.5 s for the resume.
"""

import itertools
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from desktop.board.window import BoardWindow
from desktop.game.draw import Draw
from desktop.game.evening import OpenEvening
from desktop.game.inbox import Read
from desktop.game.programme import PlanGame
from desktop.game.rounds import CloseGame, StartGame
from desktop.game.seen import snapshot
from desktop.game.views import HallView
from desktop.journal.journal import Journal
from desktop.scenes.fonts import load_fonts
from desktop.scenes.showing import Showing
from desktop.scenes.stage import NOTHING_CHOSEN
from desktop.scenes.theme import load_theme
from desktop.session.session import Session
from firmware_bridge.ports import Choice
from firmware_bridge.protocols.events import Ball
from firmware_bridge.protocols.reference import Decoder, encode
from firmware_bridge.simulator import SimulatedReader
from tests.windows.operator import Operator

GAMES, NUMBERS = 20, 90
START = """
import sys, tempfile
from pathlib import Path
from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication
from desktop.app.evenings import Evenings
from desktop.settings.places import Places
from desktop.app.program import Program
from desktop.languages.speaker import speaker_for
from desktop.scenes.fonts import load_fonts
from desktop.board.window import BoardWindow

painted = BoardWindow.paintEvent
def paint_and_leave(self, event):
    painted(self, event)
    QApplication.quit()
BoardWindow.paintEvent = paint_and_leave

app = QApplication([])
load_fonts()
home = Path(tempfile.mkdtemp())
program = Program(Evenings(Places(home, home, home / "a.json", home / "p.json", home / "log")), speaker_for("en"))
program.show()
app.exec()
program.stop()
"""


class Hall:
    """A game of balls in a real file, and a board of 1920 x 1080, ready for the next line of a reader."""

    def __init__(self, path: Path) -> None:
        self.session = Session(Journal.create(path))
        for command in (OpenEvening(), PlanGame(source="balls"), StartGame()):
            self.session.submit(command)
        self.decoder = Decoder()
        self.seq = itertools.count(1)
        self.board = BoardWindow(load_theme(), "")
        self.board.resize(1920, 1080)
        self.board.show()

    def next_line(self) -> bytes:
        """The line of a ball that is still in the basket; a new game begins when none is."""
        left = self.session.state.draw.left()
        if not left:
            for command in (CloseGame(), PlanGame(source="balls"), StartGame()):
                self.session.submit(command)
            left = self.session.state.draw.left()
        return encode(Ball("3F9A", next(self.seq), f"N{left[0]}", 5))

    def decode(self, line: bytes) -> Ball:
        """Bytes to a ball."""
        (ball,) = self.decoder.feed(line)
        assert isinstance(ball, Ball)
        return ball

    def commit(self, ball: Ball) -> None:
        """Decided and stored."""
        self.session.submit(Read(session=ball.session, seq=ball.seq, tag=ball.tag, age=ball.age))

    def paint(self) -> None:
        """What the hall may know, painted."""
        self.board.show_view(self.session.snapshot().hall)
        QApplication.processEvents()


@pytest.fixture
def hall(qtbot: QtBot, tmp_path: Path) -> Iterator[Hall]:
    load_fonts()
    hall = Hall(tmp_path / "evening.tabellone")
    qtbot.addWidget(hall.board)
    qtbot.waitExposed(hall.board)
    hall.paint()
    yield hall
    hall.session.close()


def fresh(prepare: Callable[[], object]) -> Callable[[], tuple[tuple[object, ...], dict[str, object]]]:
    """Something new for each round, which is not measured."""
    return lambda: ((prepare(),), {})


def test_a_ball_from_its_last_byte_to_the_painted_board(benchmark: BenchmarkFixture, hall: Hall):
    """The whole way of one ball: decode, decide, commit, publish, paint."""

    def way(line: bytes) -> None:
        hall.commit(hall.decode(line))
        hall.paint()

    benchmark.pedantic(way, setup=fresh(hall.next_line), rounds=80)


def test_a_ball_through_reader_thread_session_and_windows(
    benchmark: BenchmarkFixture, qtbot: QtBot, tmp_path: Path
):
    """The same through the whole program: a simulated reader (which looks every 10 ms) on a pseudo-terminal,
    the serial thread, the session's thread, the windows; until the board has painted the number.
    """
    reader = SimulatedReader(tmp_path / "reader")
    reader.start()
    operator = Operator(qtbot, tmp_path, reader=Choice(path=str(tmp_path / "reader")))
    operator.begin_with_balls()
    operator.wait(lambda: operator.console.play.top.reader.text() == "● Reader")
    numbers = iter(range(1, 91))
    loop = QEventLoop()
    paint = operator.board.show_view

    def paint_and_stop(view: HallView, showing: Showing = NOTHING_CHOSEN) -> None:
        paint(view, showing)
        loop.quit()

    operator.board.show_view = paint_and_stop

    def way(number: int) -> None:
        reader.show(f"N{number}")
        loop.exec()

    def next_number() -> int:
        QApplication.processEvents()  # the console paints after the board, and not in anybody's way
        return next(numbers)

    benchmark.pedantic(way, setup=fresh(next_number), rounds=80)
    operator.leave()
    reader.stop()


def test_part_decode(benchmark: BenchmarkFixture, hall: Hall):
    """Bytes to a ball."""
    benchmark.pedantic(hall.decode, setup=fresh(hall.next_line), rounds=80)


def test_part_commit(benchmark: BenchmarkFixture, hall: Hall):
    """Decide, commit with synchronous=EXTRA, reduce, and the snapshot that is published."""
    benchmark.pedantic(hall.commit, setup=fresh(lambda: hall.decode(hall.next_line())), rounds=80)


def test_part_publish(benchmark: BenchmarkFixture, hall: Hall):
    """The snapshot alone."""
    hall.commit(hall.decode(hall.next_line()))
    benchmark(snapshot, hall.session.state, hall.session.vault)


def test_part_paint(benchmark: BenchmarkFixture, hall: Hall):
    """The board after one more number, at 1920 x 1080."""

    def one_more() -> None:
        hall.commit(hall.decode(hall.next_line()))

    benchmark.pedantic(lambda _: hall.paint(), setup=fresh(one_more), rounds=80)


def test_start_to_the_first_painted_board(benchmark: BenchmarkFixture):
    """A new process, until the board has been painted once (and the process has ended)."""
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])}
    benchmark.pedantic(
        lambda: subprocess.run([sys.executable, "-c", START], check=True, env=environment),
        rounds=5,
        warmup_rounds=1,
    )


def test_resume_of_twenty_games(benchmark: BenchmarkFixture, tmp_path: Path):
    """Opening an evening of 20 games with 90 draws each: chain checked, events folded."""
    path = tmp_path / "evening.tabellone"
    session = Session(Journal.create(path))
    session.submit(OpenEvening())
    for _ in range(GAMES):
        session.submit(PlanGame(source="live"))
        session.submit(StartGame())
        for _ in range(NUMBERS):
            session.submit(Draw())
        session.submit(CloseGame())
    session.close()

    def resume() -> None:
        again = Session(Journal.open(path))
        again.snapshot()
        again.close()

    benchmark.pedantic(resume, rounds=10)
