"""One light says how it stands with the reader. docs/build-a-reader.md has the table.

Nobody tells a reader that the host is there: it knows only when it was last greeted or acknowledged.
"""

UNANSWERED_MS = 3_000
FLICKER_MS = 400
PERIOD_MS = 1_200

ON = ((0, PERIOD_MS),)
SLOW = ((0, 600),)
TWICE = ((0, 150), (300, 450))
FAST = ((0, 100), (200, 300), (400, 500), (600, 700), (800, 900), (1_000, 1_100))
FLICKER_ON_MS = 40


class Light:
    """What the light shows. It is told, in each pass of the loop, how many milliseconds have passed."""

    def __init__(self, reader) -> None:
        self._reader = reader
        self._last, self._oldest = reader.last, reader.oldest
        self._connected = False
        self._unanswered = 0
        self._flicker = 0
        self._time = 0

    def look(self, passed: int, greeted: bool, fault: bool) -> bool:
        """Whether it is on. `greeted`: the host has said HELO since the last call."""
        self._time = (self._time + passed) % PERIOD_MS
        self._flicker = max(0, self._flicker - passed)
        self._listen(passed, greeted)
        if self._reader.last > self._last:
            self._flicker = FLICKER_MS
        self._last = self._reader.last
        if self._flicker:
            return self._flicker // FLICKER_ON_MS % 2 == 1
        return any(start <= self._time < end for start, end in self._pattern(fault))

    def _listen(self, passed: int, greeted: bool) -> None:
        """Whether there is a host: it has answered, and leaves nothing unanswered for long."""
        reader = self._reader
        if greeted or reader.oldest > self._oldest:
            self._connected, self._unanswered = True, 0
        elif reader.last < reader.oldest:
            self._unanswered = 0
        else:
            self._unanswered += passed
            self._connected = self._connected and self._unanswered < UNANSWERED_MS
        self._oldest = reader.oldest

    def _pattern(self, fault: bool):
        if fault:
            return FAST
        if self._reader.full:
            return TWICE
        return ON if self._connected else SLOW
