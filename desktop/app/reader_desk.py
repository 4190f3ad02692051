"""Which reader the hall uses, how it stands, and what the console says of it."""

from collections.abc import Mapping

from PySide6.QtCore import QObject

from firmware_bridge.devices import SPEEDS, Device, UnusableDevice, device
from firmware_bridge.ports import Choice, Port, choose, find, ports
from firmware_bridge.protocols import PROTOCOLS

from ..console.dialogs import Field, Question
from ..console.notices import Notice
from ..console.window import ConsoleWindow
from ..game.views import Snapshot
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from ..languages.tables.readers import READERS
from ..readers.service import LOST, Reader, ReaderService
from ..settings.preferences import ReaderDevice, ReaderIdentity
from .evenings import Evenings


class ReaderDesk(QObject):
    """Joins the reader to the evening that is open, and tells the operator about it."""

    def __init__(
        self, evenings: Evenings, console: ConsoleWindow, speaker: Speaker, reader: Reader | None
    ) -> None:
        super().__init__()
        self._evenings, self._console, self._speaker = evenings, console, speaker
        self._reader = reader or _remembered(evenings)
        self.snapshot = Snapshot()
        """The evening as it stands; kept true by the program."""
        self.service = ReaderService()
        self.service.state.connect(self._show)

    @property
    def reader(self) -> Reader | None:
        """The reader that is chosen, if one is."""
        return self._reader

    def use(self, choice: Choice, device: Device) -> None:
        """Have this reader, or none, from now on; remembered for the next start."""
        there = bool(choice.path or choice.usb)
        self._reader = Reader(choice, device) if there else None
        pattern = device.pattern.pattern if device.pattern else ""
        self._evenings.remember(
            reader_path=choice.path,
            reader_identity=ReaderIdentity(choice.usb, choice.serial, choice.location),
            reader_device=ReaderDevice(device.protocol.name, device.speed, pattern),
        )

    def open(self) -> None:
        """Take the reader for the evening that is open. What the hall has taken to set it up is behind it."""
        if self._reader and self._evenings.worker:
            self._console.play.top.show_reader("off", "reader_waiting")
            heard = self._evenings.balls.table.heard_with(self.snapshot.heard)
            self.service.open(self._reader, heard, self._evenings.worker)

    def close(self) -> None:
        """Let the reader go."""
        self.service.close()

    def choose(self) -> None:
        """Ask which port the reader is on, and what it is."""
        say, found = self._speaker.say, ports()
        text = say(CONSOLE, "reader_text" if found else "reader_nothing")
        title, fields = say(CONSOLE, "reader_title"), (self._port_field(found), *self._device_fields())
        question = Question(self._console, self._speaker, title, text, fields)
        question.accepted.connect(lambda: self._chosen(question.answers(), found))
        question.finished.connect(question.deleteLater)
        question.open()

    def _port_field(self, found: tuple[Port, ...]) -> Field:
        say, now = self._speaker.say, find(self._reader.choice, found) if self._reader else None
        choices = [("", say(CONSOLE, "no_reader")), *((port.path, self._line(port)) for port in found)]
        if now and now not in [port.path for port in found]:
            choices.append((now, now))
        return Field("port", say(CONSOLE, "reader"), now or "", choices)

    def _device_fields(self) -> tuple[Field, ...]:
        """Kind, speed and pattern, as they are now."""
        say, now = self._speaker.say, self._reader.device if self._reader else Device()
        kinds = [(protocol.name, say(CONSOLE, f"device_{protocol.name}")) for protocol in PROTOCOLS]
        speeds = [("0", say(CONSOLE, "usual_speed")), *((str(speed), str(speed)) for speed in SPEEDS)]
        speed = now.speed if now.speed != now.protocol.baud else 0
        return (
            Field("device", say(CONSOLE, "device"), now.protocol.name, kinds),
            Field("speed", say(CONSOLE, "speed"), str(speed), speeds),
            Field("pattern", say(CONSOLE, "pattern"), now.pattern.pattern if now.pattern else ""),
        )

    def _chosen(self, answers: Mapping[str, str], found: tuple[Port, ...]) -> None:
        """A pattern that cannot be used changes nothing; where none is taken, it is left out."""
        takes = next(protocol.pattern for protocol in PROTOCOLS if protocol.name == answers["device"])
        pattern = answers["pattern"].strip() if takes else ""
        try:
            chosen = device(answers["device"], int(answers["speed"]), pattern)
        except UnusableDevice as unusable:
            self._console.notices.tell(self._speaker.say(READERS, unusable.code, **unusable.params))
            return
        self._take(self._choice_of(answers["port"], found), chosen)

    def _choice_of(self, path: str, found: tuple[Port, ...]) -> Choice:
        port = next((port for port in found if port.path == path), None)
        return choose(port) if port else Choice(path=path)

    def _take(self, choice: Choice, device: Device) -> None:
        self.use(choice, device)
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


def _remembered(evenings: Evenings) -> Reader | None:
    """The reader that was chosen; as a reference reader where what is remembered of it makes no sense."""
    preferences = evenings.preferences
    known, kind = preferences.reader_identity, preferences.reader_device
    choice = Choice(preferences.reader_path, known.usb, known.serial, known.location)
    try:
        chosen = device(kind.kind, kind.speed, kind.pattern)
    except UnusableDevice:
        chosen = Device()
    return Reader(choice, chosen) if choice.path or choice.usb else None
