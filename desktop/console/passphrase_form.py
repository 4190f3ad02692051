"""A form for a passphrase: typed twice for a new backup, once for one that exists."""

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QFormLayout, QHBoxLayout, QLineEdit, QPushButton, QWidget

from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from ..settings.passphrases import SHORTEST, Passphrase
from .dialogs import Dialog
from .look import DESIGN, label, rescale, set_state, space
from .widgets import TickBox

MOST_TYPED = 1000
Choose = Callable[[], str]
"""Asks for the place of a file: its path, empty where none was chosen."""


class PassphraseForm(Dialog):
    """Stays open until it is accepted from outside, so that a wrong passphrase can be typed again. What is
    typed is hidden unless the operator shows it.
    """

    wanted = Signal()
    """All is filled in, and `yes` was pressed."""

    def __init__(
        self,
        parent: QWidget,
        speaker: Speaker,
        title: str,
        text: str,
        yes: str,
        choose: Choose | None = None,
    ) -> None:
        """With `choose` it is for a new backup: the passphrase is typed twice, and a place is chosen."""
        super().__init__(parent, title)
        self._speaker, self._choose = speaker, choose
        say = speaker.say
        self.path = ""
        """Where the backup is to be written."""
        self.working = False
        """Whether it is being done."""
        self.first, self.again = _hidden_field(), _hidden_field()
        self.show_typed = TickBox(say(CONSOLE, "show_typed"))
        self.choose = QPushButton(say(CONSOLE, "choose_place"))
        self.place = label("plain")
        self.place.setWordWrap(True)
        self.says = label("verdict")
        self.says.setWordWrap(True)
        self.yes, self.no = QPushButton(yes), QPushButton(say(CONSOLE, "cancel"))
        self.setMinimumWidth(parent.width() * 6 // 10)
        self._lay_out(text)
        self._connect()
        for before, after in pairwise(self._order()):
            QWidget.setTabOrder(before, after)
        self.yes.setDefault(True)
        self.first.setFocus()
        self._check()
        rescale(self, parent.height() / DESIGN.height())

    @property
    def passphrase(self) -> Passphrase:
        """What was typed."""
        return Passphrase(self.first.text())

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Nothing is squeezed."""
        super().showEvent(event)
        self._fit()

    def reject(self) -> None:
        """Leave things as they are, unless they are being done."""
        if not self.working:
            super().reject()

    def work(self, words: str) -> None:
        """It is being done: nothing can be changed meanwhile."""
        self._set_working(True)
        self._say(words, "none")

    def fail(self, sentence: str) -> None:
        """It could not be done: why. Something can be typed again."""
        self._set_working(False)
        self._say(sentence, "bad")
        self.first.setFocus()
        self.first.selectAll()

    def _set_working(self, working: bool) -> None:
        self.working = working
        for field in (self.first, self.again):
            field.setReadOnly(working)
        for button in (self.show_typed, self.choose, self.yes, self.no):
            button.setDisabled(working)

    def _lay_out(self, text: str) -> None:
        say = self._speaker.say
        words = label("plain", text)
        words.setWordWrap(True)
        self.column.addWidget(words)
        form = QFormLayout()
        space(form, between=14)
        _add(form, say(CONSOLE, "passphrase"), self.first)
        if self._choose:
            _add(form, say(CONSOLE, "passphrase_again"), self.again)
        form.addRow("", self.show_typed)
        if self._choose:
            place = QHBoxLayout()
            space(place, between=14)
            place.addWidget(self.choose)
            place.addWidget(self.place, 1)
            form.addRow(label("soft", say(CONSOLE, "place")), place)
        self.column.addLayout(form)
        self.column.addWidget(self.says)
        box = QDialogButtonBox()
        box.addButton(self.yes, QDialogButtonBox.ButtonRole.AcceptRole)
        box.addButton(self.no, QDialogButtonBox.ButtonRole.RejectRole)
        self.column.addWidget(box)
        for unused in () if self._choose else (self.again, self.choose, self.place):
            unused.setParent(self)
            unused.hide()

    def _connect(self) -> None:
        for field in (self.first, self.again):
            field.textChanged.connect(self._check)
            field.returnPressed.connect(self._entered)
        self.show_typed.toggled.connect(self._show_typed)
        self.choose.clicked.connect(self._choose_place)
        self.yes.clicked.connect(self.wanted)
        self.no.clicked.connect(self.reject)

    def _order(self) -> tuple[QWidget, ...]:
        asked = (
            (self.first, self.again, self.show_typed, self.choose)
            if self._choose
            else (
                self.first,
                self.show_typed,
            )
        )
        return (*asked, self.yes, self.no)

    def _entered(self) -> None:
        """Enter goes to what is still wanted; once nothing is, Qt presses the default button."""
        if self._wanting():
            (self.again if self.focusWidget() is self.first and self._choose else self.choose).setFocus()

    def _show_typed(self, shown: bool) -> None:
        mode = QLineEdit.EchoMode.Normal if shown else QLineEdit.EchoMode.Password
        for field in (self.first, self.again):
            field.setEchoMode(mode)

    def _choose_place(self) -> None:
        if self._choose and (path := self._choose()):
            self.path = path
            self.place.setText(path)
            self._check()
            self.yes.setFocus()

    def _check(self) -> None:
        wanting = self._wanting()
        self.yes.setEnabled(not wanting)
        self._say(wanting or self._speaker.say(CONSOLE, "passphrase_ready"), "none")

    def _wanting(self) -> str:
        """What is still missing; nothing where all is there."""
        say, typed = self._speaker.say, self.passphrase
        if self._choose is None:
            return "" if typed.length else say(CONSOLE, "passphrase_wanted")
        if typed.length < SHORTEST:
            return say(CONSOLE, "passphrase_short", shortest=SHORTEST, typed=typed.length)
        if not typed.same_as(Passphrase(self.again.text())):
            return say(CONSOLE, "passphrase_differs")
        return "" if self.path else say(CONSOLE, "place_wanted")

    def _say(self, words: str, state: str) -> None:
        self.says.setText(words)
        set_state(self.says, state)
        if self.isVisible():
            self._fit()

    def _fit(self) -> None:
        """As high as everything needs; Qt by itself stops at two thirds of the screen, and squeezes."""
        self.resize(self.width(), self.column.totalHeightForWidth(self.width()))


def _hidden_field() -> QLineEdit:
    field = QLineEdit()
    field.setEchoMode(QLineEdit.EchoMode.Password)
    field.setInputMethodHints(Qt.InputMethodHint.ImhSensitiveData | Qt.InputMethodHint.ImhNoPredictiveText)
    field.setMaxLength(MOST_TYPED)
    return field


def _add(form: QFormLayout, caption: str, field: QWidget) -> None:
    field.setAccessibleName(caption)
    form.addRow(label("soft", caption), field)
