"""When a line has been quiet for so long that what was begun on it has ended."""

from __future__ import annotations

PAUSE_MS = 50


class Pause:
    """Judges pauses by looks that found nothing: bytes that come late may have waited while nobody looked."""

    def __init__(self, length_ms: int = PAUSE_MS) -> None:
        self._length_ms = length_ms
        self._last = 0

    def ends(self, data: bytes, now: int) -> bool:
        """Whether this look, which brought `data`, ends a pause."""
        if data:
            self._last = now
        return now - self._last >= self._length_ms
