"""Which reader the hall uses, how it stands, and what the console says of it."""

from collections.abc import Mapping

from PySide6.QtCore import QObject

from firmware_bridge.ports import Choice, Port, choose, ports

from ..console.dialogs import Field, Question
from ..console.notices import Notice
from ..console.window import ConsoleWindow
from ..game.views import Snapshot
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from ..languages.tables.readers import READERS
from ..readers.service import LOST, ReaderService
from ..settings.preferences import ReaderIdentity
from .evenings import Evenings


class ReaderDesk(QObject):
    """Joins the reader to the evening that is open, and tells the operator about it."""

    def __init__(
        self, evenings: Evenings, console: ConsoleWindow, speaker: Speaker, choice: Choice | None
    ) -> None:
        super().__init__()
        self._evenings, self._console, self._speaker = evenings, console, speaker
        self._choice = choice or _remembered(evenings)
        self.snapshot = Snapshot()
        """The evening as it stands; kept true by the program."""
        self.service = ReaderService()
        self.service.state.connect(self._show)

    def open(self) -> None:
        """Take the reader for the evening that is open."""
        if self._choice and self._evenings.worker:
            self._console.play.top.show_reader("off", "reader_waiting")
            self.service.open(self._choice, self.snapshot.heard, self._evenings.worker)

    def close(self) -> None:
        """Let the reader go."""
        self.service.close()

    def choose(self) -> None:
        """Ask which port the reader is on."""
        say, found = self._speaker.say, ports()
        choices = [("", say(CONSOLE, "no_reader")), *((port.path, self._line(port)) for port in found)]
        text = say(CONSOLE, "reader_text" if found else "reader_nothing")
        fields = (Field("port", say(CONSOLE, "reader"), choices=choices),)
        question = Question(self._console, self._speaker, say(CONSOLE, "reader_title"), text, fields)
        question.accepted.connect(lambda: self._chosen(question.answers()["port"], found))
        question.finished.connect(question.deleteLater)
        question.open()

    def _chosen(self, path: str, found: tuple[Port, ...]) -> None:
        port = next((port for port in found if port.path == path), None)
        self._choice = choose(port) if port else None
        chosen = self._choice or Choice()
        self._evenings.remember(
            reader_path=chosen.path,
            reader_identity=ReaderIdentity(chosen.usb, chosen.serial, chosen.location),
        )
        self.service.close()
        self._console.play.top.show_reader("off", "reader_none")
        self._console.notices.keep("reader", None)
        self.open()

    def _show(self, code: str, params: Mapping[str, str]) -> None:
        top, notices = self._console.play.top, self._console.notices
        sentence = self._speaker.say(READERS, code, **params)
        if code == "connected":
            top.show_reader("good", "reader_ok")
            notices.keep("reader", None)
        elif code in LOST:
            top.show_reader("warn", "reader_lost")
            notices.keep("reader", Notice(sentence))
        elif code != "waiting":
            notices.tell(sentence)

    def _line(self, port: Port) -> str:
        description = port.known_as or port.description
        return self._speaker.say(CONSOLE, "reader_port", port=port.path, description=description)


def _remembered(evenings: Evenings) -> Choice | None:
    path, known = evenings.preferences.reader_path, evenings.preferences.reader_identity
    choice = Choice(path=path, usb=known.usb, serial=known.serial, location=known.location)
    return choice if choice.path or choice.usb else None
