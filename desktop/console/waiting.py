"""Reads that wait for the operator, and reads that drew nothing, in words."""

from ..game.inbox import ReadRecorded
from ..game.views import Snapshot
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from .notices import Notice

MINUTE_S = 60
HOUR_MIN = 60


def waiting_notice(speaker: Speaker, snapshot: Snapshot) -> Notice | None:
    """That reads wait, where their panel is out of sight."""
    count = len(snapshot.waiting)
    return Notice(speaker.say(CONSOLE, "inbox_elsewhere", count)) if count else None


def read_sentence(speaker: Speaker, read: ReadRecorded) -> str:
    """What to tell about a read that drew nothing; '' for the others."""
    if read.outcome == "repeat":
        return speaker.say(CONSOLE, "read_repeat", number=read.number)
    if read.outcome == "unknown":
        return speaker.say(CONSOLE, "read_unknown", tag=read.tag)
    return ""


def age_words(speaker: Speaker, age: int | None) -> str:
    """How long ago a ball was read, from milliseconds."""
    if age is None:
        return speaker.say(CONSOLE, "age_unknown")
    minutes, seconds = divmod(age // 1000, MINUTE_S)
    if not minutes:
        return speaker.say(CONSOLE, "age_seconds", seconds=seconds)
    if minutes < HOUR_MIN:
        return speaker.say(CONSOLE, "age_minutes", minutes=minutes)
    return speaker.say(CONSOLE, "age_hours", hours=minutes // HOUR_MIN)


def why_waiting(speaker: Speaker, read: ReadRecorded, snapshot: Snapshot) -> str:
    """Why a read was not drawn, or why it should not be now."""
    if any(ball.number == read.number for ball in snapshot.counting):
        return speaker.say(CONSOLE, "waits_out")
    if read.outcome == "inbox":
        return speaker.say(CONSOLE, "waits_old")
    return speaker.say(CONSOLE, "waits_confirm" if snapshot.reading == "confirm" else "waits_held")
