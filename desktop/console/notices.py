"""Faults and things waiting, along the bottom and never in front: what happened, and what to do."""

from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from .deeds import DeedId, key_of
from .key_names import key_name
from .look import label, set_state, space


class Notice(NamedTuple):
    """A sentence, and what can be done about it."""

    sentence: str
    deeds: tuple[DeedId, ...] = ()


class NoticeBar(QFrame):
    """Shows the most pressing notice. `passing` ones go with the next command that succeeds; the others stay
    until their cause is gone.
    """

    deed = Signal(str)

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self.setObjectName("notice")
        self._speaker = speaker
        self._passing: Notice | None = None
        self._lasting: dict[str, Notice] = {}
        self.words = label("plain")
        self.words.setWordWrap(True)
        self._painted: Notice | None = None
        self._buttons: list[QPushButton] = []
        self._row = QHBoxLayout(self)
        space(self._row, (28, 10, 16, 10), 14)
        self._row.addWidget(self.words, 1)
        set_state(self, "quiet")

    @property
    def shown(self) -> Notice | None:
        """The notice that the operator reads now."""
        return self._passing or next(iter(self._lasting.values()), None)

    def tell(self, sentence: str) -> None:
        """A notice about the last thing done."""
        self._passing = Notice(sentence)
        self._show()

    def done(self) -> None:
        """The last thing succeeded: what was said about the one before goes."""
        self._passing = None
        self._show()

    def forget(self, *causes: str) -> None:
        """Drop the last thing told, and what these causes had to say."""
        for cause in causes:
            self._lasting.pop(cause, None)
        self.done()

    def keep(self, cause: str, notice: Notice | None) -> None:
        """A notice that stays as long as its cause; None when it is gone."""
        if notice:
            self._lasting[cause] = notice
        else:
            self._lasting.pop(cause, None)
        self._show()

    def _show(self) -> None:
        notice = self.shown
        if notice == self._painted:
            return
        self._painted = notice
        for button in self._buttons:
            self._row.removeWidget(button)
            button.deleteLater()
        self._buttons = [self._make_button(deed) for deed in notice.deeds] if notice else []
        self.words.setText(notice.sentence if notice else "")
        set_state(self, "" if notice else "quiet")

    def _make_button(self, deed: DeedId) -> QPushButton:
        key = key_name(self._speaker, key_of(deed))
        button = QPushButton(f"{self._speaker.say(CONSOLE, deed)}   {key}")
        button.clicked.connect(lambda: self.deed.emit(deed))
        self._row.addWidget(button)
        return button
