"""The hall's scanner: on which serial port it is, if on one, and which sign it sends before each card."""

from collections.abc import Mapping

from PySide6.QtCore import QObject

from firmware_bridge.ports import Choice, Port, choose, ports

from ..console.dialogs import Field, Question
from ..console.notices import Notice
from ..console.scanning import LONGEST_PREFIX, is_prefix
from ..console.window import ConsoleWindow
from ..game.cards.codes import Unreadable, read_entry
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from ..languages.tables.readers import READERS
from ..readers.scanner import ScannerService
from ..readers.service import LOST
from ..settings.preferences import ReaderIdentity
from .evenings import Evenings


class ScannerDesk(QObject):
    """Joins the scanner to the console, and asks about it."""

    def __init__(
        self, evenings: Evenings, console: ConsoleWindow, speaker: Speaker, choice: Choice | None
    ) -> None:
        super().__init__()
        self._evenings, self._console, self._speaker = evenings, console, speaker
        self._choice = choice or _remembered(evenings)
        self.service = ScannerService()
        self.service.scanned.connect(self._scanned)
        self.service.state.connect(self._show)
        console.prefix = evenings.preferences.scanner_prefix

    def open(self) -> None:
        """Take the scanner that is chosen, if one is."""
        if self._choice:
            self.service.open(self._choice)

    def close(self) -> None:
        """Let the scanner go."""
        self.service.close()

    def choose(self) -> None:
        """Ask for the port and the sign."""
        self._ask(self._console.prefix)

    def _ask(self, prefix: str) -> None:
        say, found = self._speaker.say, ports()
        choices = [("", say(CONSOLE, "scanner_none")), *((port.path, self._line(port)) for port in found)]
        fields = (
            Field("prefix", say(CONSOLE, "scanner_prefix"), prefix),
            Field("port", say(CONSOLE, "scanner_port"), choices=choices),
        )
        title, text = say(CONSOLE, "scanner_title"), say(CONSOLE, "scanner_text")
        question = Question(self._console, self._speaker, title, text, fields)
        question.accepted.connect(lambda: self._answered(question.answers(), found))
        question.finished.connect(question.deleteLater)
        question.open()

    def _answered(self, answers: Mapping[str, str], found: tuple[Port, ...]) -> None:
        prefix = answers["prefix"].strip()
        if not is_prefix(prefix):
            params = {"typed": prefix, "most": str(LONGEST_PREFIX)}
            self._console.notices.tell(self._speaker.say(CONSOLE, "prefix_wanted", **params))
            return
        port = next((port for port in found if port.path == answers["port"]), None)
        self._choice = choose(port) if port else None
        chosen = self._choice or Choice()
        self._console.prefix = prefix
        self._evenings.remember(
            scanner_prefix=prefix,
            scanner_path=chosen.path,
            scanner_identity=ReaderIdentity(chosen.usb, chosen.serial, chosen.location),
        )
        self.service.close()
        self._console.notices.keep("scanner", None)
        self.open()

    def _scanned(self, line: str) -> None:
        """A line that is no card is told, and changes nothing."""
        text = line.removeprefix(self._console.prefix)
        if isinstance(read_entry(text), Unreadable) and not self._console.other_makers:
            self._console.notices.tell(self._speaker.say(CONSOLE, "scanner_not_a_card", text=text))
        else:
            self._console.take_scan(text)

    def _show(self, code: str, params: Mapping[str, str]) -> None:
        sentence = self._speaker.say(READERS, f"scanner_{code}", **params) if code in LOST else ""
        self._console.notices.keep("scanner", Notice(sentence) if sentence else None)

    def _line(self, port: Port) -> str:
        description = port.known_as or port.description
        return self._speaker.say(CONSOLE, "reader_port", port=port.path, description=description)


def _remembered(evenings: Evenings) -> Choice | None:
    path, known = evenings.preferences.scanner_path, evenings.preferences.scanner_identity
    choice = Choice(path=path, usb=known.usb, serial=known.serial, location=known.location)
    return choice if choice.path or choice.usb else None
