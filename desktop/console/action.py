"""The number and the one next action, with what can be done about the last number."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ..game.cards.codes import Unreadable, read_entry
from ..game.claims import Claim
from ..game.draw import Call
from ..game.views import Snapshot
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from ..scenes.theme import Theme
from .deeds import DEED_OF_ACTION, DeedId, key_of
from .inbox import InboxPanel
from .key_names import key_name
from .look import space
from .picture import NumberPicture
from .widgets import KeyButton, Panel

SMALL: tuple[DeedId, ...] = ("undo", "correct", "pause")


class ActionPanel(QWidget):
    """The left column: last number, balls that wait, next action, undo, correct, pause."""

    deed = Signal(str)
    commanded = Signal(object)
    told = Signal(str)
    """A sentence about what was typed."""

    def __init__(self, theme: Theme, speaker: Speaker, now: Callable[[], int]) -> None:
        super().__init__()
        self._speaker = speaker
        self._snapshot = Snapshot()
        self.number = NumberPicture(theme, speaker)
        self.inbox = InboxPanel(speaker, now)
        self.inbox.deed.connect(self.deed)
        self.inbox.listed.currentRowChanged.connect(self._show_next)
        self.next = KeyButton(theme, key_name(speaker, key_of("next")))
        self.next.clicked.connect(self._next)
        self.entry = self._make_entry()
        self.small = {deed: self._make_small(theme, deed) for deed in SMALL}
        self._lay_out()

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Show where the game stands and what is next."""
        self._snapshot = snapshot
        self.number.show_snapshot(snapshot)
        self.inbox.show_snapshot(snapshot)
        self._show_next()
        action = snapshot.next_action
        typed = snapshot.source == "balls" and bool(snapshot.hall.game) and action != "start_game"
        self.entry.setVisible(typed)
        self.entry.setEnabled(not snapshot.cannot_draw)
        for small, button in self.small.items():
            button.setEnabled(snapshot.playing if small == "pause" else bool(snapshot.balls))
        self.small["pause"].show_as(self._speaker.say(CONSOLE, "resume" if snapshot.halt else "pause"))

    def take_digit(self, digit: str) -> bool:
        """Begin to type a number, where one is waited for."""
        if not (self.entry.isVisible() and self.entry.isEnabled()):
            return False
        self.entry.setFocus()
        self.entry.insert(digit)
        return True

    def focus_entry(self) -> None:
        """Wait for a number to be typed."""
        if self.entry.isVisible() and self.entry.isEnabled():
            self.entry.setFocus()

    def _show_next(self) -> None:
        action = self._snapshot.next_action
        deed = DEED_OF_ACTION.get(action)
        self.next.setEnabled(deed is not None)
        gold = deed is not None and action != "award"
        self.next.show_as(self._caption(), self._hint(deed), gold=gold, large=True)

    def _caption(self) -> str:
        action, read = self._snapshot.next_action, self.inbox.chosen
        if action == "take_read" and read:
            return self._speaker.say(CONSOLE, "take_number", number=read.number)
        return self._speaker.say(CONSOLE, action if action != "draw" else "next")

    def _make_entry(self) -> QLineEdit:
        entry = QLineEdit()
        entry.setObjectName("entry")
        entry.setProperty("digitsOnly", True)
        entry.setMaxLength(64)
        entry.setPlaceholderText(self._speaker.say(CONSOLE, "type_number"))
        entry.setAccessibleName(self._speaker.say(CONSOLE, "type_number"))
        entry.returnPressed.connect(self._typed)
        return entry

    def _make_small(self, theme: Theme, deed: DeedId) -> KeyButton:
        button = KeyButton(theme, key_name(self._speaker, key_of(deed)))
        button.show_as(self._speaker.say(CONSOLE, deed))
        button.clicked.connect(lambda: self.deed.emit(deed))
        return button

    def _lay_out(self) -> None:
        panel = Panel()
        panel.column(14).addWidget(self.number)
        row = QHBoxLayout()
        space(row, between=14)
        for button in self.small.values():
            row.addWidget(button)
        column = QVBoxLayout(self)
        space(column, between=20)
        column.addWidget(panel, 60)
        column.addWidget(self.inbox)
        column.addWidget(self.entry)
        column.addWidget(self.next, 17)
        column.addLayout(row, 11)

    def _hint(self, deed: DeedId | None) -> str:
        if deed == "take_read":
            return self._speaker.say(CONSOLE, "enter")
        if deed:
            return key_name(self._speaker, key_of(deed))
        codes = {"await_ball": "type_or_read", "judge": "after_claim"}
        code = codes.get(self._snapshot.next_action)
        if code == "type_or_read" and self._snapshot.reading == "confirm":
            code = "type_or_accept"
        return self._speaker.say(CONSOLE, code) if code else " "

    def _next(self) -> None:
        deed = DEED_OF_ACTION.get(self._snapshot.next_action)
        if deed:
            self.deed.emit(deed)

    def _typed(self) -> None:
        """A ball's number comes out, a card becomes a claim; of anything else no ball is guessed. Enter alone
        accepts the ball that is offered.
        """
        text, balls = self.entry.text().strip(), self._snapshot.hall.balls
        self.entry.clear()
        if _is_ball(text, balls):
            self.commanded.emit(Call(number=int(text), after=len(self._snapshot.balls)))
        elif self._snapshot.series and _is_card(text):
            self.commanded.emit(Claim(card=text))
        elif text:
            self.told.emit(self._speaker.say(CONSOLE, "ball_wanted", typed=text, balls=balls))
        elif self._snapshot.next_action == "take_read":
            self.deed.emit("take_read")


def _is_ball(text: str, balls: int) -> bool:
    """Whether somebody meant a ball, there or not: digits alone, no more than a ball has."""
    return text.isascii() and text.isdigit() and len(text) <= len(str(balls))


def _is_card(text: str) -> bool:
    """A card's code, or its number with the hyphen that balls do not have."""
    return not text.isdigit() and not isinstance(read_entry(text), Unreadable)
