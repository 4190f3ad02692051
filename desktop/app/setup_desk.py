"""The set-up of the hall's reader: while it is open, reads are its own and nobody draws."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import platformdirs
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QFileDialog

from firmware_bridge.devices import Device
from firmware_bridge.link import Deliver
from firmware_bridge.ports import Choice, Port, choose, find, ports

from ..console.asking import open_dialog
from ..console.notices import Notice
from ..console.reader_setup import ReaderSetup
from ..console.window import ConsoleWindow
from ..game.base import Event
from ..game.inbox import SetReading, SetTags
from ..game.trial import TrialDrawn
from ..game.views import Snapshot
from ..languages.speaker import Speaker
from ..languages.tables.printing import PRINTING
from ..languages.tables.readers import READERS
from ..languages.tables.setup import SETUP
from ..printing.ball_table import write_ball_table
from ..printing.failure import PrintFailed
from ..readers.service import LOST
from ..readers.setup import SetupService
from ..scenes.theme import Theme
from ..settings.ball_tags import export_csv
from .evenings import Evenings
from .reader_desk import ReaderDesk
from .setup_ports import PortWatch
from .setup_reads import SetupReads
from .setup_trial import SetupTrial

LOOK_MS = 1000
"""How often the ports are looked at."""


class Open(NamedTuple):
    """A set-up that is open, in its parts."""

    form: ReaderSetup
    watch: PortWatch
    reads: SetupReads
    trial: SetupTrial


class SetupDesk(QObject):
    """Joins the form to the reader, the hall's table and the evening that is open."""

    def __init__(
        self, evenings: Evenings, reader: ReaderDesk, console: ConsoleWindow, theme: Theme, speaker: Speaker
    ) -> None:
        super().__init__()
        self._evenings, self._reader, self._console = evenings, reader, console
        self._theme, self._speaker = theme, speaker
        self._open: Open | None = None
        self._snapshot = Snapshot()
        self._service = SetupService()
        self._service.read.connect(self._read)
        self._service.state.connect(self._show_state)
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self._look)

    def open(self) -> None:
        """Set up the reader, or say why that cannot be done now."""
        opening = self._evenings.worker is not None and not self._snapshot.evening
        if fault := self._fault():
            self._console.notices.tell(fault)
        elif self._snapshot.playing or opening:
            self._console.notices.tell(self._speaker.say(SETUP, "between_games"))
        elif self._open is None:
            self._begin()

    def close(self) -> None:
        """Let the reader go."""
        self._timer.stop()
        self._service.close()

    def tell_fault(self) -> None:
        """Tell where the hall's table cannot be read."""
        if fault := self._fault():
            self._console.notices.keep("balls", Notice(fault))

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """The evening as it stands. A game that begins needs the reader."""
        self._snapshot = snapshot
        if self._open:
            self._open.trial.show_snapshot(snapshot)
            if snapshot.playing:
                self._open.form.reject()

    def show_events(self, events: Sequence[Event]) -> None:
        """What happened in the evening."""
        for event in events:
            if isinstance(event, TrialDrawn) and self._open:
                self._open.trial.show_tried(event)

    def give_tags(self) -> None:
        """Give the evening that is open the hall's table, where it has another one."""
        tags = dict(self._evenings.balls.table.tags)
        if tags and self._running and self._snapshot.tags != tags:
            self._evenings.post(SetTags(tags=tags))

    @property
    def _running(self) -> bool:
        """Whether an evening is open that takes commands."""
        return bool(self._snapshot.evening) and not self._snapshot.closed

    def _confirm(self, on: bool) -> None:
        """Balls are accepted one by one, in this evening and in those to come."""
        self._evenings.remember(confirm_reads=on)
        if self._running:
            self._evenings.post(SetReading(reading="confirm" if on else "direct"))

    def _begin(self) -> None:
        self._reader.close()
        evening, confirm = self._snapshot, self._evenings.preferences.confirm_reads
        confirm = evening.reading == "confirm" if self._running else confirm
        balls = evening.hall.balls
        form = ReaderSetup(self._console, self._theme, self._speaker, balls, confirm=confirm)
        reads = SetupReads(form, self._evenings.balls, self._service, self._speaker)
        trial = SetupTrial(form, reads, self._evenings, self._speaker)
        self._open = Open(form, PortWatch(self._speaker), reads, trial)
        trial.show_snapshot(self._snapshot)
        form.use_port.connect(self._use)
        form.table.save.connect(self._save)
        form.plug.confirm.toggled.connect(self._confirm)
        form.finished.connect(self._finished)
        open_dialog(form)
        self._look()
        self._timer.start()
        self._listen()

    def _finished(self) -> None:
        self._open = None
        self.close()
        self.give_tags()
        self._reader.open()

    def _listen(self) -> None:
        """Open the reader that is chosen, if one is."""
        if self._reader.reader:
            heard = self._evenings.balls.table.heard_with(self._snapshot.heard)
            self._service.open(self._reader.reader, heard)

    def _look(self) -> None:
        """Show the ports that there are now."""
        if self._open:
            self._open.form.plug.show_ports(*self._open.watch.look(ports(), self._choice))

    def _use(self, path: str) -> None:
        """The device on this port is the reader; one that is in use already stays as it is."""
        if self._choice is None or find(self._choice) != path:
            chosen = choose(next((port for port in ports() if port.path == path), Port(path)))
            now = self._reader.reader
            self._reader.use(chosen, now.device if now else Device())
            self._listen()

    @property
    def _choice(self) -> Choice | None:
        return self._reader.reader.choice if self._reader.reader else None

    def _read(self, read: Deliver) -> None:
        if self._open:
            self._open.reads.hear(read)

    def _show_state(self, code: str, params: Mapping[str, str]) -> None:
        if self._open:
            light = "good" if code == "connected" else "off" if code == "waiting" else "warn"
            sentence = self._speaker.say(READERS, f"setup_{code}" if code in LOST else code, **params)
            self._open.form.show_reader(light, sentence)

    def _save(self, kind: str) -> None:
        say = self._speaker.say
        offered = str(platformdirs.user_documents_path() / f"{say(SETUP, 'table_name')}.{kind}")
        title, kinds = say(SETUP, f"save_{kind}"), say(SETUP, f"{kind}_kind")
        chosen, _ = QFileDialog.getSaveFileName(self._console, title, offered, kinds)
        if chosen and self._open:
            path = Path(chosen)
            path = path if path.suffix else path.with_suffix(f".{kind}")
            self._open.form.table.told.setText(self._saved(kind, path))

    def _saved(self, kind: str, path: Path) -> str:
        """Save the table; what became of that."""
        say, table = self._speaker.say, self._evenings.balls.table
        try:
            if kind == "pdf":
                write_ball_table(path, table.tags, say(SETUP, "table_heading"))
            else:
                export_csv(path, table)
        except PrintFailed as failed:
            return say(PRINTING, failed.code, **failed.params)
        except OSError as error:
            return say(SETUP, "not_saved", path=str(path), why=error.strerror or str(error))
        return say(SETUP, "saved", path=str(path))

    def _fault(self) -> str:
        """Why the hall's table cannot be used."""
        balls = self._evenings.balls
        why = {"path": str(balls.path), "why": balls.fault}
        return self._speaker.say(SETUP, "table_damaged", **why) if balls.fault else ""
