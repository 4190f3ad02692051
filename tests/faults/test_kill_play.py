"""Killing `tabellone play` at any moment: the evening resumes, nothing lost, doubled or redrawn."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop.game import orders
from desktop.game.draw import draw_order
from desktop.journal.journal import Journal
from desktop.journal.lines import Entry
from desktop.session.session import Session
from tests.cli.tabellone import start

SECRET = bytes(range(64)).hex()
SET_UP: list[dict[str, Any]] = [
    {"command": "open_evening"},
    {"command": "register_series", "series": 17, "strips": 10, "secret": SECRET},
    {"command": "plan_game", "game": "1", "scheme": "italy", "entropy": SECRET},
    {"command": "sell", "series": 17},
    {"command": "close_sales"},
    {"command": "take_words", "words": "17 4 88"},
    {"command": "start_game"},
]
KILLS_AN_EVENING = 20


def busy_commands(rng: random.Random) -> Iterator[dict[str, Any]]:
    """What an operator might do, without end; much of it refused, which is part of the trial."""
    while True:
        yield {"command": "draw"}
        if rng.random() < 0.2:
            yield {"command": "claim", "card": rng.choice(["1-3", "2-6", "12-2", "34-6"])}
            yield {"command": "award"}
            yield {"command": "resume"}
        if rng.random() < 0.1:
            yield {"command": "undo", "reason": "misread"}


def run_until_killed(path: Path, rng: random.Random) -> list[dict[str, Any]]:
    """Start, send more than can be done, kill after some answers; the events that were answered."""
    process = start(["play", str(path)])
    assert process.stdin and process.stdout
    try:
        first = [] if path.exists() and path.stat().st_size else SET_UP
        commands = busy_commands(rng)
        lines = [*first, *(next(commands) for _ in range(40))]
        process.stdin.write("".join(json.dumps(line) + "\n" for line in lines).encode())
        process.stdin.flush()
        wanted = rng.randrange(0, 30)
        answers = [json.loads(line) for line, _ in zip(process.stdout, range(wanted), strict=False)]
    finally:
        process.kill()
        process.communicate()
    return [event for answer in answers for event in answer.get("events", ())]


def entries_of(path: Path) -> tuple[Entry, ...]:
    journal = Journal.open(path)
    try:
        return journal.load().entries
    finally:
        journal.close()


@pytest.mark.parametrize("seed", range(10))
def test_play_survives_kills_at_random_moments(tmp_path: Path, seed: int):
    """Twenty kills an evening: every answered event is in the file, and the draw follows its one order."""
    rng = random.Random(seed)
    path = tmp_path / "evening.tabellone"
    stored: tuple[Entry, ...] = ()
    for _ in range(KILLS_AN_EVENING):
        answered = run_until_killed(path, rng)
        now = entries_of(path) if path.exists() else ()
        assert now[: len(stored)] == stored
        assert [entry.hash for entry in now[len(stored) :]][: len(answered)] == [
            event["hash"] for event in answered
        ]
        stored = now
    session = Session(Journal.open(path))
    started, words = session.state.draw.started, session.state.sales.words
    assert started and words
    numbers = [ball.number for ball in session.state.draw.drawn]
    assert numbers == list(draw_order(started, bytes.fromhex(SECRET), words))[: len(numbers)]
    assert started.game == "1" and orders.SECRET_BYTES == 64
    session.close()
