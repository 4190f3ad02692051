"""Measured speed of painting the board at 3840 x 2160, in the real window.

Run alone: `uv run pytest tests/benchmarks/test_board_speed.py -n 0 --benchmark-only`.
Aims on a computer with two cores, at the median: 16 ms for a draw, 40 ms for everything.
"""

import itertools
from collections.abc import Iterator

import pytest
from msgspec import structs
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from desktop.board.window import BoardWindow
from desktop.game.views import HallView
from desktop.scenes.fonts import load_fonts
from desktop.scenes.theme import load_theme
from desktop.settings.board import LAYOUTS, BoardSettings, Layout
from tests.scenes.views import scenes

SIZE = 3840, 2160
EIGHTY_NINE = scenes()["eighty-nine"]


@pytest.fixture
def board(qtbot: QtBot) -> BoardWindow:
    load_fonts()
    board = BoardWindow(load_theme(), "")
    qtbot.addWidget(board)
    board.resize(*SIZE)
    board.show()
    qtbot.waitExposed(board)
    return board


def game() -> Iterator[HallView]:
    """The board after each number of one game after another, cards waiting told."""
    for count in itertools.cycle(range(1, 90)):
        yield structs.replace(EIGHTY_NINE, called=EIGHTY_NINE.called[:count], waiting=count)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_draw(benchmark: BenchmarkFixture, board: BoardWindow, layout: Layout):
    """One number more, in each layout; every number is painted as called for the first time in its round."""
    board.show_as(BoardSettings(layout=layout), load_theme())
    views = game()
    board.show_view(next(views))
    QApplication.processEvents()
    benchmark.pedantic(board.show_view, setup=lambda: ((next(views),), {}), rounds=85)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_everything(benchmark: BenchmarkFixture, board: BoardWindow, layout: Layout):
    """The whole board with 89 numbers out."""
    board.show_as(BoardSettings(layout=layout), load_theme())
    board.show_view(EIGHTY_NINE)
    benchmark.pedantic(board.repaint, rounds=30, warmup_rounds=2)
