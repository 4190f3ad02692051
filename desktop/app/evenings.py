"""Evenings being opened, run and left: one at a time, each in its file, on the session's thread."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from msgspec import structs
from PySide6.QtCore import QObject, Signal

from ..game.base import Command, Event, Refused
from ..game.evening import OpenEvening
from ..game.inbox import SetReading, SetTags
from ..game.programme import SeriesRegistered
from ..journal.failure import JournalFailed
from ..journal.journal import Journal
from ..session.session import Published, Session
from ..session.worker import (
    Answer,
    Closed,
    Failure,
    Foreseen,
    Found,
    LookUp,
    News,
    NotFound,
    Opened,
    Refusal,
    Worker,
)
from ..settings.board import BoardSettings
from ..settings.places import Places
from ..settings.preferences import load_preferences, save_preferences
from ..settings.series_store import SeriesStore
from .hall_balls import HallBalls
from .relay import Relay

OpenJournal = Callable[[Path], Journal]


class Evenings(QObject):
    """The evening that is open, if any."""

    opened = Signal(object)
    published = Signal(object)
    succeeded = Signal()
    """A command of the operator was carried out."""
    refused = Signal(object)
    """A Refusal: the command, and why."""
    foreseen = Signal(object)
    """What a command would do, or why it would be refused."""
    found = Signal(object)
    """What the register says of a card, or why it could not be looked up."""
    failed = Signal(object)
    closed = Signal()

    def __init__(self, places: Places, opening: OpenJournal = Journal.open) -> None:
        super().__init__()
        self._places, self._opening = places, opening
        self.series = SeriesStore(places.series)
        self.balls = HallBalls(places.ball_tags)
        self.preferences = load_preferences(places.preferences)
        self.worker: Worker | None = None
        self._relay, self._foreseer, self._finder = Relay(), Relay(), Relay()

    @property
    def folder(self) -> Path:
        """Where evenings are kept."""
        return self._places.evenings

    @property
    def schemes(self) -> Path:
        """Where the hall's own schemes are kept."""
        return self._places.schemes

    @property
    def themes(self) -> Path:
        """Where the hall's own themes are kept."""
        return self._places.themes

    @property
    def last(self) -> Path | None:
        """The evening that was open last and not closed, if its file is there."""
        path = Path(self.preferences.last_evening)
        return path if self.preferences.last_evening and path.is_file() else None

    def begin(self, commands: Sequence[Command]) -> None:
        """A new evening in a new file, opened by these commands: the first is OpenEvening, and after it comes
        what the hall gives to each. Nothing while another is open or opening.
        """
        opening, *others = commands
        name = opening.name if isinstance(opening, OpenEvening) else ""
        self._open(lambda: self._session(self._created(name)), (opening, *self._given(), *others))

    def _given(self) -> tuple[Command, ...]:
        """What a new evening has from the hall: the tags of its balls, and how they are drawn."""
        tags = dict(self.balls.table.tags)
        given: tuple[Command, ...] = (SetTags(tags=tags),) if tags else ()
        return (*given, SetReading(reading="confirm")) if self.preferences.confirm_reads else given

    def resume(self, path: Path) -> None:
        """An evening that exists, where it stopped. Nothing while another is open or opening."""
        self._open(lambda: self._session(path), ())

    def post(self, command: Command) -> None:
        """Carry out a command of the operator."""
        if self.worker:
            self.worker.post(command, self._relay.reply)

    def foresee(self, command: Command) -> None:
        """Tell by `foreseen` what a command would do; nothing is changed."""
        if self.worker:
            self.worker.foresee(command, self._foreseer.reply)

    def look_up(self, asked: LookUp) -> None:
        """Tell by `found` what the register says of a card; nothing is changed."""
        if self.worker:
            self.worker.look_up(asked, self._finder.reply)

    def set_board(self, settings: BoardSettings) -> None:
        """Remember how the board is set, and tell the hall what it is to be told."""
        told = settings.waiting != self.preferences.board.waiting
        self.remember(board=settings)
        if self.worker and told:
            self.worker.tell_waiting(settings.waiting)

    def leave(self) -> None:
        """Store what was asked for, and let the file go; `closed` tells when that is done."""
        if self.worker:
            self.worker.finish()

    def stop(self) -> None:
        """Leave, and wait until it is done. Nothing is heard of that evening any more."""
        worker, self.worker = self.worker, None
        if worker:
            self._relay.deafen()
            self._foreseer.deafen()
            self._finder.deafen()
            worker.finish()
            worker.join()

    def remember(self, **changes: object) -> None:
        """Change what is remembered from one start to the next."""
        self.preferences = structs.replace(self.preferences, **changes)
        save_preferences(self._places.preferences, self.preferences)

    def _open(self, opening: Callable[[], Session], first: Sequence[Command]) -> None:
        """Everything that touches the disk is done on the session's thread."""
        if self.worker:
            return
        self._relay, self._foreseer, self._finder = Relay(), Relay(), Relay()
        self._finder.answered.connect(self.found)
        self._foreseer.answered.connect(self.foreseen)
        self._relay.news.connect(self._heard)
        self._relay.answered.connect(self._answered)
        self.worker = Worker(opening, self._relay.tell)
        for command in first:
            self.post(command)
        self.worker.start()

    def _created(self, name: str) -> Path:
        """An empty evening's file with a name that nothing has yet. Raises JournalFailed."""
        try:
            path = self._places.new_evening(name)
        except OSError as error:
            folder = str(self._places.evenings)
            raise JournalFailed("cannot_create", path=folder, why=str(error.strerror)) from error
        Journal.create(path).close()
        return path

    def _session(self, path: Path) -> Session:
        return Session(
            self._opening(path),
            series_secret=self.series.secret,
            accumulators=self._places.accumulators,
            schemes=self._places.schemes,
            tell_waiting=self.preferences.board.waiting,
        )

    def _heard(self, news: News) -> None:
        match news:
            case Opened(path=path):
                self.remember(last_evening=path)
                self.opened.emit(news)
            case Published(events=events):
                self._note_sizes(events)
                self.published.emit(news)
            case Failure(command=command, failed=failed):
                if command is None:
                    self.stop()
                self.failed.emit(failed)
            case Closed():
                self.stop()
                self.closed.emit()

    def _note_sizes(self, events: Sequence[Event]) -> None:
        """A backup holds how large a series is; that it could not be noted stops nothing."""
        for event in events:
            if isinstance(event, SeriesRegistered):
                with suppress(OSError, Refused):
                    self.series.note_size(event.series, event.strips, event.commitment, event.kind)

    def _answered(self, answer: Answer) -> None:
        match answer:
            case Refusal():
                self.refused.emit(answer)
            case Published():
                self.succeeded.emit()
            case Failure() | Foreseen() | Found() | NotFound():
                pass  # everybody has heard of the one; the other goes another way
