"""An operator for tests: presses keys in the real windows and waits for what the program answers."""

from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.evenings import Evenings, OpenJournal
from desktop.app.program import Program
from desktop.console.deeds import DeedId, key_of
from desktop.console.dialogs import Question
from desktop.game.cards.codes import print_number
from desktop.game.views import Snapshot
from desktop.journal.journal import Journal
from desktop.languages.speaker import speaker_for
from desktop.readers.service import Reader
from desktop.scenes.fonts import load_fonts
from desktop.settings.places import Places
from firmware_bridge.ports import Choice

PATIENCE_MS = 10_000


def places_in(folder: Path) -> Places:
    """All of a user's files in one folder."""
    files = ("evenings", "series", "accumulators.json", "preferences.json", "tabellone.log")
    return Places(*(folder / name for name in files))


class Operator:
    """Sits at the console of a program of its own."""

    def __init__(
        self,
        qtbot: QtBot,
        folder: Path,
        reader: Choice | Reader | None = None,
        opening: OpenJournal = Journal.open,
        language: str = "en",
        scanner: Choice | None = None,
        *,
        fading: bool = False,
    ) -> None:
        """With `fading`, one scene of the board fades into the next."""
        load_fonts()
        self.qtbot = qtbot
        self.time_ms = 0
        self.gone = False
        self.places = places_in(folder)
        self.evenings = Evenings(self.places, opening)
        reader = Reader(reader) if isinstance(reader, Choice) else reader
        self.evenings.preferences = structs.replace(self.evenings.preferences, fading=fading)
        self.program = Program(
            self.evenings, speaker_for(language), reader, now=lambda: self.time_ms, scanner=scanner
        )
        self.console, self.board = self.program.console, self.program.board
        self.program.show()
        qtbot.waitExposed(self.console)

    @property
    def snapshot(self) -> Snapshot:
        """What the console shows."""
        return self.program.snapshot

    @property
    def numbers(self) -> list[int]:
        """The numbers out, as the console knows them."""
        return [ball.number for ball in self.snapshot.balls]

    @property
    def notice(self) -> str:
        """What the notice bar says."""
        shown = self.console.notices.shown
        return shown.sentence if shown else ""

    def press(self, key: str, *, on: QWidget | None = None) -> None:
        """Press a key, a moment after the one before."""
        self.time_ms += 1000
        self.hit(key, on=on)

    def hit(self, key: str, *, on: QWidget | None = None) -> None:
        """Press a key at once after the one before."""
        combination = QKeySequence(key)[0]  # type: ignore[index]
        QTest.keyClick(on or self._focus(), combination.key(), combination.keyboardModifiers())

    def _focus(self) -> QWidget:
        """Where a key goes: into the dialog that is open, else into the console."""
        window = QApplication.activeModalWidget() or self.console
        return window.focusWidget() or window

    def do(self, deed: DeedId) -> None:
        """Press the key of a deed, and wait until it is done."""
        with self.qtbot.waitSignal(self.evenings.published, timeout=PATIENCE_MS):
            self.press(key_of(deed))

    def do_in_vain(self, deed: DeedId) -> str:
        """Press the key of a deed that is refused; the sentence."""
        with self.qtbot.waitSignal(self.evenings.refused, timeout=PATIENCE_MS):
            self.press(key_of(deed))
        return self.notice

    def type(self, text: str) -> None:
        """Type text where the focus is."""
        QTest.keyClicks(self._focus(), text)

    def type_number(self, number: int) -> None:
        """Type a number and Enter, and wait until it is out."""
        self.type(str(number))
        with self.qtbot.waitSignal(self.evenings.published, timeout=PATIENCE_MS):
            self.press("Return")

    def claim(self, card: int) -> str:
        """Stop, type a card and Enter; the verdict as it stands on the desk."""
        if self.snapshot.halt != "claim":
            self.do("stop")
        self.type(print_number(card))
        with self.qtbot.waitSignal(self.evenings.published, timeout=PATIENCE_MS):
            self.press("Return")
        return self.console.play.claims.verdict.text()

    def sell(self, first: int, last: int) -> None:
        """Go to sales, sell a range with nobody named, and come back."""
        self.press(key_of("sell"))
        for text in (str(first), str(last), "", ""):
            self.type(text)
            self.press("Return")
        with self.qtbot.waitSignal(self.evenings.published, timeout=PATIENCE_MS):
            self.press("Return")
        self.press("Esc")

    def scan(self, text: str) -> None:
        """A scanner that types like a keyboard: all its keys, and Enter, wherever the focus is."""
        for key in text:
            QTest.keyClicks(self._focus(), key)
        self.hit("Return")

    def wait(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so."""
        self.qtbot.waitUntil(condition, timeout=PATIENCE_MS)

    def dialog(self) -> QDialog:
        """The dialog that is open."""
        self.wait(lambda: isinstance(QApplication.activeModalWidget(), QDialog))
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        return dialog

    def question_asked(self) -> Question:
        """The question that is open, as soon as it is."""
        question = self.dialog()
        assert isinstance(question, Question)
        return question

    def question(self) -> Question:
        """The question that is open, once it can be accepted or says why it cannot."""
        question = self.question_asked()
        self.wait(lambda: question.yes.isEnabled() or question.told)
        return question

    def accept(self, *, waiting: bool = True) -> None:
        """Go to the button of a question that says yes, press Enter there, and wait until it is done."""
        question = self.question()
        for _ in range(10):
            if question.focusWidget() is question.yes:
                break
            self.press("Tab")
        with (
            self.qtbot.waitSignal(self.evenings.published, timeout=PATIENCE_MS) if waiting else nullcontext()
        ):
            self.press("Return")

    def undo(self) -> None:
        """Take the last number back, for the reason that is offered."""
        self.press("Ctrl+Z")
        self.accept()

    def begin(self) -> None:
        """Press Enter on the first screen's first choice: just the board, and the program draws."""
        with self.qtbot.waitSignals([self.evenings.published] * 3, timeout=PATIENCE_MS):
            self.press("Return")

    def begin_with_balls(self) -> None:
        """The second choice: just the board, with balls."""
        self.console.start.balls.setFocus()
        self.begin()

    def begin_evening(self, **choices: str | int) -> None:
        """Tonight's evening from the example, with a few fields chosen otherwise."""
        self.console.start.evening.setFocus()
        self.press("Return")
        form = self.console.new_evening
        for name, value in choices.items():
            field = getattr(form, name, None) or getattr(form.cards, name)
            if isinstance(value, int):
                field.set_value(value)
            else:
                field.setCurrentIndex(field.findData(value))
        commands = len(form.commands())
        with self.qtbot.waitSignals([self.evenings.published] * commands, timeout=PATIENCE_MS):
            self.press("Return")

    def leave(self) -> None:
        """Close the program, once."""
        if not self.gone:
            self.gone = True
            self.program.stop()


def keypad(text: str) -> None:
    """Digits from the keypad, where the focus is."""
    for digit in text:
        focus = QApplication.focusWidget()
        assert focus, "a digit needs a window that has the focus"
        QTest.keyClick(focus, Qt.Key(ord(digit)), Qt.KeyboardModifier.KeypadModifier)
