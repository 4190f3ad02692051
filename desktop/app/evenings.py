"""Evenings being opened, run and left: one at a time, each in its file, on the session's thread."""

from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import structs
from PySide6.QtCore import QObject, Signal

from ..game.base import Command
from ..game.evening import OpenEvening
from ..game.programme import RegisterSeries
from ..journal.failure import JournalFailed
from ..journal.journal import Journal
from ..session.session import Published, Session
from ..session.worker import Answer, Closed, Failure, News, Opened, Refusal, Worker
from ..settings.preferences import load_preferences, save_preferences
from ..settings.series_store import SeriesStore
from .places import Places
from .relay import Relay

OpenJournal = Callable[[Path], Journal]


class Evenings(QObject):
    """The evening that is open, if any."""

    opened = Signal(object)
    published = Signal(object)
    refused = Signal(object)
    failed = Signal(object)
    closed = Signal()

    def __init__(self, places: Places, opening: OpenJournal = Journal.open) -> None:
        super().__init__()
        self._places, self._opening = places, opening
        self._series = SeriesStore(places.series)
        self.preferences = load_preferences(places.preferences)
        self.worker: Worker | None = None
        self._first: Sequence[Command] = ()
        self._relay = Relay()
        self._relay.news.connect(self._heard)
        self._relay.answered.connect(self._answered)

    @property
    def folder(self) -> Path:
        """Where evenings are kept."""
        return self._places.evenings

    @property
    def last(self) -> Path | None:
        """The evening that was open last and not closed, if its file is there."""
        path = Path(self.preferences.last_evening)
        return path if self.preferences.last_evening and path.is_file() else None

    def begin(self, commands: Sequence[Command], path: Path | None = None) -> None:
        """A new evening in a new file, opened by these commands."""
        opening = next((c for c in commands if isinstance(c, OpenEvening)), OpenEvening())
        try:
            self._first = [self._with_secret(command) for command in commands]
            path = path or self._places.new_evening(opening.name)
            Journal.create(path).close()
        except (OSError, ValueError) as error:
            self.failed.emit(JournalFailed("cannot_create", path=str(self._places.evenings), why=str(error)))
        except JournalFailed as failed:
            self.failed.emit(failed)
        else:
            self._open(path)

    def resume(self, path: Path) -> None:
        """An evening that exists, where it stopped."""
        self._first = ()
        self._open(path)

    def post(self, command: Command) -> None:
        """Carry out a command of the operator."""
        if self.worker:
            self.worker.post(command, self._relay.reply)

    def leave(self) -> None:
        """Store what was asked for, and let the file go."""
        worker, self.worker = self.worker, None
        if worker:
            worker.stop()

    def remember(self, **changes: object) -> None:
        """Change what is remembered from one start to the next."""
        self.preferences = structs.replace(self.preferences, **changes)
        save_preferences(self._places.preferences, self.preferences)

    def _open(self, path: Path) -> None:
        self.leave()
        self.worker = Worker(lambda: Session(self._opening(path)), self._relay.tell)
        self.worker.start()

    def _heard(self, news: News) -> None:
        match news:
            case Opened(path=path):
                self.remember(last_evening=path)
                self.opened.emit(news)
                first, self._first = self._first, ()
                for command in first:
                    self.post(command)
            case Published():
                self.published.emit(news)
            case Failure(failed=failed):
                self.leave()
                self.failed.emit(failed)
            case Closed():
                self.closed.emit()

    def _answered(self, answer: Answer) -> None:
        match answer:
            case Refusal(refused=refused):
                self.refused.emit(refused)
            case Failure(failed=failed):
                self.failed.emit(failed)
            case Published():
                pass

    def _with_secret(self, command: Command) -> Command:
        """A series of the hall has the hall's secret."""
        if isinstance(command, RegisterSeries) and not command.secret:
            return structs.replace(command, secret=self._series.secret(command.series).hex())
        return command
