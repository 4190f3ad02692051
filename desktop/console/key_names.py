"""How keys are called on buttons, in the operator's language."""

from PySide6.QtGui import QKeySequence

from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE


def key_name(speaker: Speaker, key: str) -> str:
    """`Ctrl+Return` as people read it: `Ctrl+Invio`."""
    names = {
        "Space": "space",
        "Return": "enter",
        "Del": "delete",
        "Up": "up",
        "Down": "down",
        "Shift": "shift",
    }
    parts = QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText).split("+")
    return "+".join(speaker.say(CONSOLE, names[part]) if part in names else part for part in parts)
