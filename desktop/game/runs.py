"""Runs of cards: unbroken ranges of one series, from a first to a last number."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

Run: TypeAlias = tuple[int, int]
"""From a first to a last number, both included."""


def size(run: Run) -> int:
    """How many cards a run has."""
    return run[1] - run[0] + 1


def print_run(run: Run) -> str:
    """A run of cards for people, without check digits: `7` or `7-12`."""
    first, last = run
    return str(first) if first == last else f"{first}-{last}"


def without(runs: Iterable[Run], *holes: Run) -> Iterator[Run]:
    """What is left of runs once the holes are cut out."""
    left = list(runs)
    for start, end in holes:
        pieces = [((first, min(last, start - 1)), (max(first, end + 1), last)) for first, last in left]
        left = [piece for pair in pieces for piece in pair if piece[0] <= piece[1]]
    return iter(left)


def common(runs: Iterable[Run], run: Run) -> Iterator[Run]:
    """The parts of runs that lie inside one run."""
    for first, last in runs:
        part = (max(first, run[0]), min(last, run[1]))
        if part[0] <= part[1]:
            yield part


def merged(runs: Iterable[Run]) -> tuple[Run, ...]:
    """Runs ascending, overlapping and neighbouring ones made one."""
    result: list[Run] = []
    for first, last in sorted(runs):
        if result and result[-1][1] >= first - 1:
            start, end = result.pop()
            first, last = start, max(end, last)
        result.append((first, last))
    return tuple(result)
