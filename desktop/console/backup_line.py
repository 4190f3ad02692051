"""Whether the cards of the evening are backed up, and the button for it."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from .deeds import key_of
from .key_names import key_name
from .look import label, set_state, space


class BackedUp(NamedTuple):
    """A series of the hall's, and when its newest backup was made; empty where there is none."""

    series: int
    at: str


class BackupLine(QWidget):
    """A line for all series of the evening that this PC keeps; hidden where there is none."""

    asked = Signal()

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self._speaker = speaker
        self.words = label("light")
        self.words.setWordWrap(True)
        self.button = QPushButton(
            f"{speaker.say(CONSOLE, 'back_up')}   {key_name(speaker, key_of('back_up'))}"
        )
        self.button.clicked.connect(self.asked)
        row = QHBoxLayout(self)
        space(row, between=12)
        row.addWidget(self.words, 1)
        row.addWidget(self.button)
        self.hide()

    def show_series(self, series: Sequence[BackedUp]) -> None:
        """Say which have no backup, or how old the oldest one is."""
        self.setVisible(bool(series))
        if not series:
            return
        say = self._speaker.say
        if missing := [str(one.series) for one in series if not one.at]:
            self.words.setText(say(CONSOLE, "no_backup_yet", series=missing))
        else:
            day = _day(self._speaker.locale, min(one.at for one in series))
            self.words.setText(say(CONSOLE, "backed_up_on", day=day))
        set_state(self.words, "warn" if missing else "off")


def _day(locale: QLocale, at: str) -> str:
    moment = QDateTime.fromString(at, Qt.DateFormat.ISODateWithMs).toLocalTime()
    return locale.toString(moment.date(), QLocale.FormatType.LongFormat)
