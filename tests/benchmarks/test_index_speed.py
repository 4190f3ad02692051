"""How fast an automatic game follows a draw among all cards in play.

pytest tests/benchmarks/test_index_speed.py -n 0 --benchmark-only
"""

import random
import resource
from collections.abc import Iterator
from itertools import count

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from desktop.game.drawing import Ball
from desktop.game.evening import OpenEvening
from desktop.game.programme import PlanGame, RegisterSeries
from desktop.game.rounds import StartGame
from desktop.game.sales import Sell
from desktop.journal.journal import MEMORY, Journal
from desktop.session.card_index import CardIndex
from desktop.session.session import Session
from tests.hall import SECRET

ORDER = random.Random(1).sample(range(1, 91), 90)
BALLS = tuple(Ball(position, number, "typed", shown=True) for position, number in enumerate(ORDER, 1))


class Game:
    """A game with so many cards in play, and an index that follows it."""

    def __init__(self, cards: int) -> None:
        self.session = Session(Journal.create(MEMORY))
        for command in (
            OpenEvening(),
            RegisterSeries(series=1, strips=-(-cards // 6), secret=SECRET.hex()),
            PlanGame(source="balls", awarding="automatic", scheme="italy"),
            Sell(series=1, first=1, last=cards),
            StartGame(),
        ):
            self.session.submit(command)
        self.index = CardIndex()
        planned = self.session.state.planned
        assert planned
        self.prize = planned.prizes[-1]

    def look(self, out: int) -> None:
        """Who has the tombola, with so many balls out."""
        self.index.holders(self.session.state, self.session.vault, BALLS[:out], self.prize)


@pytest.fixture(params=[6_000, 1_000_000], ids=["6000", "million"], scope="module")
def game(request: pytest.FixtureRequest) -> Iterator[Game]:
    game = Game(request.param)
    game.look(0)
    yield game
    game.session.close()


def test_a_draw(benchmark: BenchmarkFixture, game: Game):
    """One ball more, from 20 to 49: hardly anybody has won then, as while any prize is played for."""
    outs = (20 + turn % 30 for turn in count())
    benchmark.pedantic(game.look, setup=lambda: ((next(outs),), {}), rounds=150)
    benchmark.extra_info["peak MB"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def test_an_undo(benchmark: BenchmarkFixture, game: Game):
    """One ball less, from 49 down to 20."""
    outs = (49 - turn % 30 for turn in count())
    benchmark.pedantic(game.look, setup=lambda: ((next(outs),), {}), rounds=150)


def test_a_rewind_of_a_whole_game(benchmark: BenchmarkFixture, game: Game):
    """Fifty balls are taken back at once."""
    benchmark.pedantic(game.look, args=(0,), setup=lambda: game.look(50), rounds=5)
