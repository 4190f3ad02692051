"""The balls that were read and wait: each with its age and why it waits, to be taken or dismissed."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QPushButton

from ..game.inbox import ReadRecorded
from ..game.views import Snapshot
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from .deeds import DeedId, key_of
from .key_names import key_name
from .look import DESIGN, label, space
from .read_ages import ReadAges
from .waiting import age_words, why_waiting
from .widgets import Panel

TICK_MS = 250
"""How often the ages are looked at, so that no second is seen late."""
MOST_ROWS = 4
FRAME = 14
"""Around the rows, in design lengths."""


class InboxPanel(Panel):
    """In sight as long as something waits. The oldest read is chosen, unless the operator chooses another."""

    deed = Signal(str)

    def __init__(self, speaker: Speaker, now: Callable[[], int]) -> None:
        super().__init__()
        self._speaker, self._ages = speaker, ReadAges(now)
        self._snapshot = Snapshot()
        self._chosen: tuple[str, int] | None = None
        """Which read the operator has chosen; the oldest while there is none."""
        self.title = label("heading")
        self.listed = self._make_list()
        self.buttons = {deed: self._make_button(deed) for deed in ("take_read", "dismiss_read")}
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._show_lines)
        self._lay_out()
        self.hide()

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Show what waits now."""
        resumed = not self._snapshot.evening and bool(snapshot.evening)
        self._snapshot = snapshot
        self._ages.show(snapshot.waiting, resumed=resumed)
        self.title.setText(self._speaker.say(CONSOLE, "inbox", len(snapshot.waiting)))
        self._show_rows()
        self.setVisible(bool(snapshot.waiting))
        if snapshot.waiting:
            self._timer.start()
        else:
            self._timer.stop()

    @property
    def chosen(self) -> ReadRecorded | None:
        """The read that is to be taken or dismissed next."""
        waiting = self._snapshot.waiting
        oldest = next(iter(waiting), None)
        return next((read for read in waiting if (read.session, read.seq) == self._chosen), oldest)

    @property
    def lines(self) -> list[str]:
        """What is read of each, the oldest first."""
        return [self.listed.item(row).text() for row in range(self.listed.count())]

    def step(self, by: int) -> None:
        """Choose another one."""
        row = self.listed.currentRow() + by
        if 0 <= row < self.listed.count():
            self.listed.setCurrentRow(row)

    def _choose(self, row: int) -> None:
        if row >= 0:
            read = self._snapshot.waiting[row]
            self._chosen = (read.session, read.seq)

    def _show_rows(self) -> None:
        """A row for each, without a choice of the operator being lost or made."""
        waiting, chosen = self._snapshot.waiting, self.chosen
        self.listed.blockSignals(True)
        self.listed.clear()
        self.listed.addItems([self._line(read) for read in waiting])
        self.listed.setCurrentRow(waiting.index(chosen) if chosen else -1)
        self.listed.blockSignals(False)
        if waiting:
            rows = self.listed.sizeHintForRow(0) * min(len(waiting), MOST_ROWS)
            self.listed.setFixedHeight(rows + round(FRAME * self.window().height() / DESIGN.height()))
            self.listed.scrollToItem(self.listed.currentItem())

    def _show_lines(self) -> None:
        """Let the ages count on."""
        for row, read in enumerate(self._snapshot.waiting):
            self.listed.item(row).setText(self._line(read))

    def _line(self, read: ReadRecorded) -> str:
        age = age_words(self._speaker, self._ages.age(read))
        return f"{read.number:>2}   {age}   {why_waiting(self._speaker, read, self._snapshot)}"

    def _make_list(self) -> QListWidget:
        made = QListWidget()
        made.setObjectName("inbox")
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.setAccessibleName(self._speaker.say(CONSOLE, "inbox_name"))
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.currentRowChanged.connect(self._choose)
        return made

    def _make_button(self, deed: DeedId) -> QPushButton:
        key = key_name(self._speaker, key_of(deed))
        caption = self._speaker.say(CONSOLE, f"{deed}_short")
        button = QPushButton(f"{caption}   {key}")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.deed.emit(deed))
        return button

    def _lay_out(self) -> None:
        column = self.column(16, 10)
        column.addWidget(self.title)
        column.addWidget(self.listed)
        row = QHBoxLayout()
        space(row, between=10)
        for button in self.buttons.values():
            row.addWidget(button)
        column.addLayout(row)
