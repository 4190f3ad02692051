"""What goes wrong on a device's line, for simulations: each fault by its name."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from typing import NamedTuple

FAULTS = ("noise", "split", "double", "truncate", "unplug")
"""Bytes of noise, frames in pieces, frames that come twice, frames that break off before the whole one comes,
a cable that falls out between two balls.
"""
GAP_MS = 100
"""After noise and after what broke off: long enough to be a pause for every decoder."""
_NOISE = bytes(range(0x80, 0xFF))
"""No digit and no line end: a line has no check that could tell such noise from a ball."""


class Piece(NamedTuple):
    """Bytes that are sent at once, and how long nothing follows."""

    data: bytes
    rest_ms: int = 0


class Mishaps:
    """Brings faults upon frames, by a source of chance."""

    def __init__(self, faults: Collection[str], rng: random.Random) -> None:
        self._faults, self._rng = faults, rng

    def befall(self, frame: bytes) -> Iterator[Piece]:
        """How a frame goes over the line. Its bytes are all there, among others."""
        if self._strikes("noise"):
            yield Piece(bytes(self._rng.choices(_NOISE, k=self._rng.randint(1, 12))), GAP_MS)
        if self._strikes("truncate"):
            yield from self._split(self._broken(frame), GAP_MS)
        for _ in range(2 if self._strikes("double") else 1):
            yield from self._split(frame)

    def unplugs(self) -> bool:
        """Whether the cable falls out before the next ball."""
        return "unplug" in self._faults and self._rng.random() < 1 / 4

    def _broken(self, frame: bytes) -> bytes:
        """The beginning of a frame. Of a line only the end breaks off: half a number is another ball."""
        line = frame.rstrip(b"\r\n")
        return line if line != frame else frame[: self._rng.randint(1, len(frame) - 1)]

    def _strikes(self, fault: str) -> bool:
        return fault in self._faults and self._rng.random() < 1 / 2

    def _split(self, data: bytes, rest_ms: int = 0) -> Iterator[Piece]:
        while "split" in self._faults and len(data) > 1:
            size = self._rng.randint(1, 3)
            yield Piece(data[:size])
            data = data[size:]
        yield Piece(data, rest_ms)
