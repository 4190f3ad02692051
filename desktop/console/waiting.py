"""Reads that wait for the operator, and reads that drew nothing, as notices."""

from ..game.inbox import ReadRecorded
from ..game.views import Snapshot
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from .notices import Notice


def waiting_notice(speaker: Speaker, snapshot: Snapshot) -> Notice | None:
    """The first read that waits, to be taken or dismissed."""
    if not snapshot.waiting:
        return None
    read = snapshot.waiting[0]
    return Notice(_sentence(speaker, read), ("take_read", "dismiss_read"))


def read_sentence(speaker: Speaker, read: ReadRecorded) -> str:
    """What to tell about a read that drew nothing; '' for the others."""
    if read.outcome == "repeat":
        return speaker.say(CONSOLE, "read_repeat", number=read.number)
    if read.outcome == "unknown":
        return speaker.say(CONSOLE, "read_unknown", tag=read.tag)
    return ""


def _sentence(speaker: Speaker, read: ReadRecorded) -> str:
    if read.outcome == "held":
        return speaker.say(CONSOLE, "read_held", number=read.number)
    if read.age is None:
        return speaker.say(CONSOLE, "read_waiting_unknown_age", number=read.number)
    return speaker.say(CONSOLE, "read_waiting", number=read.number, seconds=read.age // 1000)
