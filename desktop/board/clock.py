"""The time, told to the board while it shows it: once a second or once a minute, and never otherwise."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTime, QTimer, Signal

from ..scenes.times import Times


def seconds_now() -> int:
    """Seconds after midnight, by this PC's clock."""
    return QTime(0, 0).secsTo(QTime.currentTime())


class BoardClock(QObject):
    """Ticks on the second, or on the minute."""

    ticked = Signal()

    def __init__(self, now: Callable[[], int] = seconds_now) -> None:
        """`now` tells the seconds after midnight."""
        super().__init__()
        self.now = now
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.ticked)

    @property
    def running(self) -> bool:
        """Whether it will tick."""
        return self._timer.isActive()

    def follow(self, times: Times | None) -> None:
        """Tick when a board with these times has something else to tell; None for a board that tells none."""
        if times is None:
            self._timer.stop()
        else:
            seconds = times.beat - self.now() % times.beat
            self._timer.start(seconds * 1000 - QTime.currentTime().msec())
