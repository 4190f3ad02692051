"""Measured speed of strips: the plain definition and the bulk in one run.

Run alone: `uv run pytest tests/benchmarks/test_strips_speed.py -n 0 --benchmark-only -s`; -s shows the strips
per second. Aims on one core: 250,000 strips a second and 40 times the plain definition; 1.5 s from the start
of a process to its first strips, and 0.1 s for a hundred strips once the tables are there.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from desktop.game.cards import bulk
from desktop.game.cards.strips import strip

KEY = bytes(range(64))
PLAIN, BULK = 500, 40_000
FIRST_USE = "from desktop.game.cards import bulk; bulk.strips(bytes(64), 0, 1)"


def plain_strips() -> None:
    """Some strips by the plain definition."""
    for i in range(PLAIN):
        strip(KEY, i)


def bulk_strips() -> None:
    """Some strips by numpy."""
    bulk.strips(KEY, 0, BULK)


def best_rate(count: int, make: Callable[[], None], rounds: int) -> float:
    """Strips per second in the best of some rounds."""
    times: list[float] = []
    for _ in range(rounds):
        begun = time.perf_counter()
        make()
        times.append(time.perf_counter() - begun)
    return count / min(times)


@pytest.fixture(scope="module", autouse=True)
def tables() -> None:
    """What both look up is there before anything is measured: the plain one finds its choices as it goes."""
    for i in range(5000):
        strip(KEY, i)
    bulk.strips(KEY, 0, 1)


def test_both_in_turn(benchmark: BenchmarkFixture):
    """Strips per second of both, measured in turn five times, the best of each; the bulk is the one timed."""
    rates = [(best_rate(PLAIN, plain_strips, 2), best_rate(BULK, bulk_strips, 2)) for _ in range(5)]
    plain, fast = (max(column) for column in zip(*rates, strict=True))
    benchmark.extra_info.update(plain=round(plain), bulk=round(fast), times=round(fast / plain, 1))
    print(f"\nstrips per second: plain {plain:,.0f}, bulk {fast:,.0f}, {fast / plain:.0f} times")
    benchmark.pedantic(bulk_strips, rounds=5)


def test_plain_strips(benchmark: BenchmarkFixture):
    """Five hundred strips by the plain definition."""
    benchmark.pedantic(plain_strips, rounds=5)


def test_bulk_strips(benchmark: BenchmarkFixture):
    """Forty thousand strips for printing."""
    benchmark.pedantic(bulk_strips, rounds=10)


def test_bulk_cards(benchmark: BenchmarkFixture):
    """The 240,000 cards of as many strips, as an index of winners needs them."""
    benchmark.pedantic(lambda: bulk.cards(KEY, 1, 6 * BULK), rounds=10)


def test_a_hundred_strips_with_tables(benchmark: BenchmarkFixture):
    """A hundred strips, the tables being there."""
    benchmark.pedantic(lambda: bulk.strips(KEY, 0, 100), rounds=20)


def test_first_use(benchmark: BenchmarkFixture):
    """A new process, numpy imported and tables made, until the first strip (and the process has ended)."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPATH"] = str(Path(__file__).parents[2])
    benchmark.pedantic(
        lambda: subprocess.run([sys.executable, "-c", FIRST_USE], check=True, env=environment),
        rounds=5,
        warmup_rounds=1,
    )
