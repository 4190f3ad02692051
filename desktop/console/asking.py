"""Asks over a window: a dialog with fields, and what becomes of its answers. What a command would do is told
in the dialog before it can be accepted, where that is much.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QDialog, QWidget

from ..game.base import Command
from ..game.views import Snapshot
from ..languages.sentences import failure, refusal
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from ..session.worker import Failure, Foreseen, Refusal
from .consequences import consequences
from .dialogs import Field, Question

Answers = dict[str, str]
Accepted = Callable[[Answers], None]
CommandOf = Callable[[Answers], Command | None]
"""The command that answers mean; none while they mean nothing yet."""
ANY_REASON = "-"
"""What is foreseen does not depend on the reason, which is typed last."""


class Looking(NamedTuple):
    """A dialog that waits to be told what its command would do, and how things stand now."""

    dialog: Question
    command: Command
    before: Snapshot


class Asker:
    """Asks, and sends what is answered. `tell` says a sentence along the bottom; `foresee` asks the session
    what a command would do, and `show_foreseen` is to be called with the answer.
    """

    def __init__(
        self,
        parent: QWidget,
        speaker: Speaker,
        send: Callable[[Command], None],
        tell: Callable[[str], None],
        foresee: Callable[[Command], None],
    ) -> None:
        self.parent, self.speaker, self.send, self.tell = parent, speaker, send, tell
        self._foresee = foresee
        self._looking: Looking | None = None

    def say(self, code: str, n: int = -1, /, **params: str | int | Sequence[str]) -> str:
        """A sentence of the console."""
        return self.speaker.say(CONSOLE, code, n, **params)

    def reason(self, value: str = "") -> Field:
        """The field for why."""
        return Field("reason", self.say("reason"), value, needed=True)

    def confirm(self, title: str, text: str, yes: str, then: Callable[[], None]) -> None:
        """Ask whether to go on; `then` is called on `yes`. Enter alone, or Esc, leaves things as they are."""
        self.ask(title, text, (), lambda _: then(), yes, careful=True)

    def ask(
        self,
        title: str,
        text: str,
        fields: Sequence[Field],
        accepted: Accepted,
        yes: str = "",
        *,
        careful: bool = False,
    ) -> None:
        """Ask for some fields."""
        dialog = Question(self.parent, self.speaker, title, text, fields, yes, careful=careful)
        dialog.accepted.connect(lambda: accepted(dialog.answers()))
        open_dialog(dialog)

    def ask_foretold(
        self,
        snapshot: Snapshot,
        title: str,
        text: str,
        fields: Sequence[Field],
        command: CommandOf,
        yes: str = "",
    ) -> None:
        """Ask for some fields, and tell what the command would do before it can be accepted."""
        dialog = Question(self.parent, self.speaker, title, text, fields, yes, foretold=True)
        dialog.changed.connect(lambda: self._look(dialog, command, snapshot))
        dialog.accepted.connect(lambda: self._send_command(command(dialog.answers())))
        dialog.finished.connect(self._forget)
        open_dialog(dialog)
        self._look(dialog, command, snapshot)

    def show_foreseen(self, answer: Foreseen | Refusal | Failure) -> None:
        """Tell in the dialog what its command would do, unless it means another by now."""
        looking = self._looking
        if looking is None or answer.command != looking.command:
            return
        match answer:
            case Foreseen(published=published):
                words = consequences(self.speaker, looking.before, published.snapshot)
                looking.dialog.foretell(words, possible=True)
            case Refusal(refused=refused):
                words = refusal(self.speaker, refused, looking.before)
                looking.dialog.foretell(words, possible=False)
            case Failure(failed=failed):
                looking.dialog.foretell(failure(self.speaker, failed), possible=True)

    def _look(self, dialog: Question, command_of: CommandOf, snapshot: Snapshot) -> None:
        answers = dialog.answers()
        command = command_of({**answers, "reason": ANY_REASON})
        dialog.foretell("", possible=False)
        self._forget()
        if command:
            self._looking = Looking(dialog, command, snapshot)
            self._foresee(command)

    def _forget(self) -> None:
        self._looking = None

    def _send_command(self, command: Command | None) -> None:
        if command:
            self.send(command)


def open_dialog(dialog: QDialog) -> None:
    """Show a dialog that holds the keyboard and not the program, and is deleted afterwards."""
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
