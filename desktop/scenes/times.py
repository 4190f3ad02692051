"""The time on the board: a clock, and how long until the next game. It is told, never asked."""

from typing import NamedTuple

DAY = 24 * 3600
AHEAD = DAY // 2
"""A time that is further ahead is one that has passed."""


class Times(NamedTuple):
    """Now, and when the next game starts or play goes on; in seconds after midnight, None where not known."""

    now: int | None = None
    start: int | None = None

    @property
    def left(self) -> int | None:
        """Seconds until the start; 0 when it has come, None where none is set."""
        if self.now is None or self.start is None:
            return None
        ahead = (self.start - self.now) % DAY
        return ahead if ahead <= AHEAD else 0

    @property
    def beat(self) -> int:
        """After how many seconds the board has something else to tell: 1 while seconds are counted."""
        return 1 if self.left else 60


def clock(seconds: int | None) -> str:
    """A time of the day: `21:05`; '' where it is not known."""
    return "" if seconds is None else f"{seconds // 3600:02}:{seconds % 3600 // 60:02}"


def countdown(seconds: int) -> str:
    """`4:07`, or `1:04:07` where it is more than an hour."""
    hours, rest = divmod(seconds, 3600)
    minutes = f"{rest // 60:02}" if hours else str(rest // 60)
    return ":".join([*([str(hours)] if hours else []), minutes, f"{rest % 60:02}"])


def read_clock(text: str) -> int | None:
    """What somebody typed as a time of the day, `21:30`, `21.30`, `2130` or `21`, in seconds; None where it
    is none.
    """
    digits = text.strip().replace(".", ":").replace(",", ":")
    hours, colon, minutes = digits.partition(":")
    if not colon and len(digits) in (3, 4):
        hours, minutes = digits[:-2], digits[-2:]
    if not (
        hours.isascii() and hours.isdigit() and (minutes or "0").isascii() and (minutes or "0").isdigit()
    ):
        return None
    if len(hours) > 2 or (minutes and len(minutes) != 2) or (colon and not minutes):
        return None
    time = int(hours) * 3600 + int(minutes or 0) * 60
    return time if time < DAY and int(minutes or 0) < 60 else None
