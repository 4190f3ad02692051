"""Backups of the hall's series, as the windows ask for them; made and opened on a thread of their own, for a
key takes a while and a stick longer.
"""

import logging
import threading
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QDate, QObject, QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QFileDialog

from ..console.asking import open_dialog
from ..console.backup_line import BackedUp
from ..console.notices import Notice
from ..console.passphrase_form import PassphraseForm
from ..console.window import ConsoleWindow
from ..game.base import Refused
from ..game.views import SeriesRow, Snapshot
from ..journal.failure import JournalFailed
from ..languages.sentences import failure, refusal
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from ..languages.tables.failures import FAILURES
from ..session.session import utc_now
from ..settings.series_backup import SUFFIX, Opened, Restored, back_up, open_backup, restore
from ..settings.series_store import SeriesStore

_log = logging.getLogger(__name__)


class Written(NamedTuple):
    """A backup that was written, where, and whether on the disk that the secrets are on."""

    opened: Opened
    path: Path
    same_disk: bool


Outcome: TypeAlias = Written | Restored | Exception


class SafeKeeping(QObject):
    """Asks for passphrases and places, has the work done, and tells what came of it."""

    _worked = Signal(object)

    def __init__(self, store: SeriesStore, console: ConsoleWindow, speaker: Speaker) -> None:
        super().__init__()
        self._store, self._console, self._speaker = store, console, speaker
        self._form: PassphraseForm | None = None
        self._path = Path()
        self._thread: threading.Thread | None = None
        self._snapshot = Snapshot()
        self._shown: tuple[SeriesRow, ...] | None = None
        self._worked.connect(self._told, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Close the files of secrets to the other people of this PC, and tell which were open to them."""
        try:
            exposed = self._store.close_to_others()
        except OSError as error:
            self._console.notices.keep("series", Notice(self._failed(error)))
            return
        if exposed:
            paths = ", ".join(str(path) for path in exposed)
            words = self._speaker.say(FAILURES, "secret_was_open", path=paths)
            self._console.notices.keep("series", Notice(words))

    def stop(self) -> None:
        """Wait until what is being done is done."""
        if self._thread:
            self._thread.join()

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Tell whether the cards of the evening are backed up."""
        self._snapshot = snapshot
        if snapshot.series != self._shown:
            self._shown = snapshot.series
            self._show_line()

    def ask_backup(self) -> None:
        """Ask for a passphrase and a place, between games."""
        if self._snapshot.playing:
            self._console.notices.tell(self._say("back_up_later"))
            return
        form = self._open_form("back_up", self._choose_place)
        form.wanted.connect(lambda: self._work(self._backing_up(form)))

    def ask_restore(self) -> None:
        """Ask for a backup's file and its passphrase."""
        path, _ = QFileDialog.getOpenFileName(
            self._console, self._say("restore_file"), _documents(), self._say("backup_kind")
        )
        if path:
            self._path = Path(path)
            form = self._open_form("restore", None)
            form.wanted.connect(lambda: self._work(self._restoring(form)))

    def _open_form(self, code: str, choose: Callable[[], str] | None) -> PassphraseForm:
        form = PassphraseForm(
            self._console,
            self._speaker,
            self._say(f"{code}_title"),
            self._say(f"{code}_text"),
            self._say(f"{code}_yes"),
            choose,
        )
        form.finished.connect(self._closed)
        self._form = form
        open_dialog(form)
        return form

    def _closed(self) -> None:
        self._form = None

    def _choose_place(self) -> str:
        day = QDate.currentDate().toString(Qt.DateFormat.ISODate)
        offered = str(Path(_documents()) / f"{self._say('backup_name')} {day}{SUFFIX}")
        parent = self._form or self._console
        path, _ = QFileDialog.getSaveFileName(
            parent, self._say("choose_place"), offered, self._say("backup_kind")
        )
        return path

    def _backing_up(self, form: PassphraseForm) -> Callable[[], Outcome]:
        path, passphrase = Path(form.path), form.passphrase
        self._path = path

        def work() -> Outcome:
            made = back_up(self._store, (), passphrase, path, utc_now(), replace=True)
            return Written(made, path, path.stat().st_dev == self._store.folder.stat().st_dev)

        return work

    def _restoring(self, form: PassphraseForm) -> Callable[[], Outcome]:
        path, passphrase = self._path, form.passphrase
        return lambda: restore(self._store, open_backup(path, passphrase))

    def _work(self, deed: Callable[[], Outcome]) -> None:
        def run() -> None:
            try:
                outcome = deed()
            except Exception as error:
                outcome = error
            self._worked.emit(outcome)

        if self._form:
            self._form.work(self._say("working"))
        self._thread = threading.Thread(target=run, name="safekeeping")
        self._thread.start()

    def _told(self, outcome: Outcome) -> None:
        self.stop()
        self._show_line()
        if not isinstance(outcome, Exception):
            if self._form:
                self._form.accept()
            self._console.notices.tell(self._done(outcome))
        elif self._form:
            self._form.fail(self._why(outcome))
        else:
            self._console.notices.tell(self._why(outcome))

    def _done(self, outcome: Written | Restored) -> str:
        if isinstance(outcome, Restored):
            code = "restored" if outcome.added else "restored_nothing"
            series = outcome.added or outcome.known
            return self._say(code, series=[str(number) for number in series])
        series = [str(one.number) for one in outcome.opened.backup.series]
        code = "backed_up_here" if outcome.same_disk else "backed_up"
        return self._say(code, series=series, path=str(outcome.path))

    def _why(self, error: Exception) -> str:
        if isinstance(error, Refused):
            return refusal(self._speaker, error)
        if isinstance(error, OSError):
            return self._failed(error)
        _log.critical("a backup failed", exc_info=error)
        return failure(self._speaker, JournalFailed("program_failed", why=type(error).__name__))

    def _failed(self, error: OSError) -> str:
        path = str(error.filename or self._path)
        code = "no_series_folder" if path.startswith(str(self._store.folder)) else "place_failed"
        failed = JournalFailed(code, path=path, why=error.strerror or str(error))
        return failure(self._speaker, failed)

    def _show_line(self) -> None:
        kept = [row for row in self._snapshot.series if self._note(row) is not None]
        line = self._console.play.between.backup
        line.show_series([BackedUp(row.series, self._note(row) or "") for row in kept])

    def _note(self, row: SeriesRow) -> str | None:
        """When a series of the evening was backed up; None where this PC does not keep it."""
        try:
            note = self._store.note(row.series)
        except (OSError, Refused):
            return None
        return note.backup if note.commitment == row.commitment else None

    def _say(self, code: str, **params: str | list[str]) -> str:
        return self._speaker.say(CONSOLE, code, **params)


def _documents() -> str:
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
