"""The set-up of the reader: step by step over the console, by keyboard or mouse, left at will."""

from typing import Literal, get_args

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ..languages.speaker import Speaker
from ..languages.tables.setup import SETUP
from ..scenes.theme import Theme
from .dialogs import Dialog
from .look import DESIGN, label, rescale, set_state, space
from .setup_pages import BoardPage, LearnPage, PlugPage, ShowPage, TablePage
from .top import SIGNS, Light

SetupStep = Literal["plug", "show", "learn", "table", "board", "trial"]
STEPS: tuple[SetupStep, ...] = get_args(SetupStep)
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ReaderSetup(Dialog):
    """Shows what it is told. What a read means is for whoever hears it to say."""

    use_port = Signal(str)
    """The port with this path is the reader's from now on."""
    set_aside = Signal()
    """Balls that were read before are not wanted."""

    def __init__(self, parent: QWidget, theme: Theme, speaker: Speaker, balls: int, *, confirm: bool) -> None:
        super().__init__(parent, speaker.say(SETUP, "title"))
        self._speaker = speaker
        self.plug = PlugPage(speaker, balls, confirm=confirm)
        self.show_page = ShowPage(theme, speaker)
        self.learn = LearnPage(theme, speaker)
        self.table = TablePage(speaker)
        self.board = BoardPage(theme, speaker, "board_text")
        self.trial = BoardPage(theme, speaker, "trial_text", "trial_record")
        self.steps = self._make_steps()
        self.pages = QStackedWidget()
        for page in (self.plug, self.show_page, self.learn, self.table, self.board, self.trial):
            self.pages.addWidget(page)
        self.light = label("light")
        self.held, self.held_words = QFrame(), label("plain")
        self.aside = QPushButton(speaker.say(SETUP, "set_aside"))
        self.back, self.next = QPushButton(speaker.say(SETUP, "back")), QPushButton()
        self.leave = QPushButton(speaker.say(SETUP, "close"))
        self._lay_out()
        self._connect()
        self.show_held("")
        self.show_reader("off", speaker.say(SETUP, "no_reader"))
        self._show_step(0)
        self.resize(parent.width() * 9 // 10, parent.height() * 9 // 10)
        rescale(self, parent.height() / DESIGN.height())

    @property
    def step(self) -> SetupStep:
        """Where the operator is."""
        return STEPS[self.pages.currentIndex()]

    def go_to(self, step: SetupStep) -> None:
        """Go to a step."""
        self.steps.setCurrentRow(STEPS.index(step))

    def show_reader(self, light: Light, sentence: str) -> None:
        """How the reader stands."""
        self.light.setText(f"{SIGNS[light]} {sentence}")
        set_state(self.light, light)

    def show_held(self, sentence: str) -> None:
        """A ball from before stands in the way; '' where none does."""
        self.held_words.setText(sentence)
        self.held.setVisible(bool(sentence))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter in a field is for the field."""
        if not (event.key() in ENTER and isinstance(self.focusWidget(), QLineEdit)):
            super().keyPressEvent(event)

    def _make_steps(self) -> QListWidget:
        steps = QListWidget()
        steps.setObjectName("roomy")
        steps.setAccessibleName(self._speaker.say(SETUP, "title"))
        for number, step in enumerate(STEPS, 1):
            steps.addItem(f"{number}  {self._speaker.say(SETUP, f'step_{step}')}")
        return steps

    def _lay_out(self) -> None:
        middle = QHBoxLayout()
        space(middle, between=36)
        middle.addWidget(self.steps, 22)
        middle.addWidget(self.pages, 78)
        self.held.setObjectName("notice")
        row = QHBoxLayout(self.held)
        space(row, (24, 10, 16, 10), 16)
        self.held_words.setWordWrap(True)
        row.addWidget(self.held_words, 1)
        row.addWidget(self.aside)
        foot = QHBoxLayout()
        space(foot, between=16)
        foot.addWidget(self.leave)
        foot.addWidget(self.light, 1, Qt.AlignmentFlag.AlignCenter)
        foot.addWidget(self.back)
        foot.addWidget(self.next)
        for button in (self.aside, self.back, self.leave):
            button.setAutoDefault(False)
        self.next.setDefault(True)
        body = QVBoxLayout()
        space(body, between=20)
        body.addLayout(middle, 1)
        body.addWidget(self.held)
        body.addLayout(foot)
        self.column.addLayout(body, 1)

    def _connect(self) -> None:
        self.steps.currentRowChanged.connect(self._show_step)
        self.aside.clicked.connect(self.set_aside)
        self.leave.clicked.connect(self.reject)
        self.back.clicked.connect(lambda: self.steps.setCurrentRow(self.pages.currentIndex() - 1))
        self.next.clicked.connect(self._go_on)
        self.plug.ports.currentRowChanged.connect(self._show_next)
        self.plug.ports.itemDoubleClicked.connect(self._go_on)

    def _go_on(self) -> None:
        """Use the port that is marked, and go to the next step; after the last one there is none."""
        if self.step == "plug":
            if not self.plug.chosen:
                return
            self.use_port.emit(self.plug.chosen)
        if self.step == STEPS[-1]:
            self.accept()
        else:
            self.steps.setCurrentRow(self.pages.currentIndex() + 1)

    def _show_step(self, row: int) -> None:
        self.pages.setCurrentIndex(row)
        self.steps.blockSignals(True)
        self.steps.setCurrentRow(row)
        self.steps.blockSignals(False)
        self.back.setEnabled(row > 0)
        self._show_next()
        self.next.setFocus()

    def _show_next(self) -> None:
        """What Enter does in this step."""
        code = {"plug": "plug_use", STEPS[-1]: "close"}.get(self.step, "next")
        self.next.setText(self._speaker.say(SETUP, code))
        self.next.setEnabled(self.step != "plug" or bool(self.plug.chosen))
        self.leave.setVisible(self.step != STEPS[-1])
