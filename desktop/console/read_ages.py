"""How old the reads are that wait: counted on from when they arrived, by the clock of the window."""

from collections.abc import Callable, Sequence

from ..game.inbox import ReadRecorded

Key = tuple[str, int]


class ReadAges:
    """Knows since when each waiting read is there. `now` tells milliseconds of a clock that never jumps."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._read_at: dict[Key, int | None] = {}

    def show(self, waiting: Sequence[ReadRecorded], *, resumed: bool) -> None:
        """These reads wait now. Where the evening was just `resumed` nobody has counted meanwhile."""
        now, before = self._now(), self._read_at
        self._read_at = {}
        for read in waiting:
            key = (read.session, read.seq)
            known = None if read.age is None or resumed else now - read.age
            self._read_at[key] = before.get(key, known)

    def age(self, read: ReadRecorded) -> int | None:
        """How long ago a ball was read, in milliseconds; None where nobody knows."""
        read_at = self._read_at.get((read.session, read.seq))
        return None if read_at is None else self._now() - read_at
