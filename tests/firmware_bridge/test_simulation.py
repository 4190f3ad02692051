"""Both real ends of the protocol against each other, through everything that may happen to them.

TABELLONE_TRIALS sets how many trials are made: 300 take a few seconds.
"""

import os

import pytest

from .world import CALM_MS, Violation, World

TRIALS = int(os.environ.get("TABELLONE_TRIALS", "300"))
BATCH = 50


@pytest.mark.parametrize("first", range(0, TRIALS, BATCH))
def test_no_read_is_lost_doubled_invented_disordered_or_acknowledged_early(first: int):
    """Whatever goes wrong; and everything held is in the journal 9.5 s after the last fault."""
    for seed in range(first, min(first + BATCH, TRIALS)):
        try:
            assert World(seed).run() <= CALM_MS
        except Violation as violation:
            pytest.fail(f"trial {seed}: {violation}")


def test_the_trials_are_about_something():
    """Reads happen, sessions change, some reads die with the power, and it tears what is being kept."""
    worlds = [World(seed) for seed in range(60)]
    for world in worlds:
        world.run()
    assert sum(world.reads for world in worlds) > 2_000
    assert sum(len(world.journal.heard()) for world in worlds) > len(worlds)
    assert any(world.died for world in worlds)
    assert sum(world.torn for world in worlds) > 20


@pytest.mark.parametrize(("early", "forgets", "what"), [(True, False, "lost"), (False, True, "double")])
def test_a_wrong_host_is_seen_to_be_wrong(early: bool, forgets: bool, what: str):
    """One that acknowledges before it commits, and one that forgets its last SEQ in a crash."""
    violations = [violation(World(seed, early, forgets)) for seed in range(60)]
    assert sum(what in text for text in violations) >= 5


def violation(world: World) -> str:
    """What goes wrong in this world, or ''."""
    try:
        world.run()
    except Violation as seen:
        return str(seen)
    return ""
