"""The session's own thread: commands in, answers out; a slow disk holds neither windows nor readers."""

import logging
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import NamedTuple, TypeAlias

from ..game.base import Command, Refused
from ..game.lookup import CardFound
from ..game.views import Snapshot
from ..journal.failure import JournalFailed
from .session import Published, Session

_log = logging.getLogger(__name__)


class Opened(NamedTuple):
    """The evening is open: its file, and what is to be seen now."""

    path: str
    snapshot: Snapshot


class Refusal(NamedTuple):
    """A command was refused; nothing has changed."""

    command: Command
    refused: Refused


class Foreseen(NamedTuple):
    """What a command would do; nothing has changed."""

    command: Command
    published: Published


class LookUp(NamedTuple):
    """A question about a card, by its number or code; `series` as in a claim."""

    card: str
    series: int = 0


class TellWaiting(NamedTuple):
    """The hall is to be told how many cards wait for one number, or no more."""

    told: bool


class Found(NamedTuple):
    """What the register says of a card; nothing has changed."""

    card: CardFound


class NotFound(NamedTuple):
    """A card could not be looked up; nothing has changed."""

    asked: LookUp
    refused: Refused


class Failure(NamedTuple):
    """The file could not be opened, or a command not stored; nothing has changed."""

    command: Command | LookUp | TellWaiting | None
    failed: JournalFailed


class Closed(NamedTuple):
    """The evening's file was let go."""


News: TypeAlias = Opened | Published | Failure | Closed
"""What everybody hears."""
Answer: TypeAlias = Published | Foreseen | Refusal | Found | NotFound | Failure
"""What the sender of a command hears."""
Listener: TypeAlias = Callable[[News], None]
Done: TypeAlias = Callable[[Answer], None]


class _Posted(NamedTuple):
    asked: Command | LookUp | TellWaiting
    done: Done | None
    only_foresee: bool = False


class Worker:
    """Runs one session on a thread of its own. Every method may be called from any thread.

    `listener` is called on the worker's thread with all news in order: Opened, what is published, and
    Closed; a Failure where a command could not be stored, or, alone, where the file could not be opened.
    """

    def __init__(self, opening: Callable[[], Session], listener: Listener) -> None:
        self._opening, self._listener = opening, listener
        self._queue: SimpleQueue[_Posted | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="session")

    def start(self) -> None:
        """Open the session."""
        self._thread.start()

    def post(self, command: Command, done: Done | None = None) -> None:
        """Carry a command out after those before it; `done` hears the answer, on the worker's thread."""
        self._queue.put(_Posted(command, done))

    def foresee(self, command: Command, done: Done) -> None:
        """Tell what a command would do once those before it are carried out; nothing is changed. `done` hears
        it, on the worker's thread.
        """
        self._queue.put(_Posted(command, done, only_foresee=True))

    def look_up(self, asked: LookUp, done: Done) -> None:
        """Tell what the register says of a card once the commands before it are carried out. `done` hears it,
        on the worker's thread.
        """
        self._queue.put(_Posted(asked, done))

    def tell_waiting(self, told: bool) -> None:
        """Tell the hall from now on how many cards wait for one number, or no more: everybody hears it."""
        self._queue.put(_Posted(TellWaiting(told), None))

    def finish(self) -> None:
        """Carry out what was posted, and close the session; Closed tells when that is done."""
        self._queue.put(None)

    def join(self) -> None:
        """Wait for the thread to end."""
        self._thread.join()

    def stop(self) -> None:
        """Finish, and wait."""
        self.finish()
        self.join()

    def _run(self) -> None:
        try:
            session = self._opening()
        except Exception as error:
            self._listener(Failure(None, _failed(error)))
            return
        try:
            self._serve(session)
        finally:
            session.close()
            self._listener(Closed())

    def _serve(self, session: Session) -> None:
        self._listener(Opened(session.path, session.snapshot()))
        while posted := self._queue.get():
            answer = _answer(session, posted)
            if isinstance(answer, Published | Failure):
                self._listener(answer)
            if posted.done:
                posted.done(answer)


def _answer(session: Session, posted: _Posted) -> Answer:
    command = posted.asked
    if isinstance(command, LookUp):
        return _found(session, command)
    if isinstance(command, TellWaiting):
        return _told_waiting(session, command)
    try:
        if posted.only_foresee:
            return Foreseen(command, session.foresee(command))
        return session.submit(command)
    except Refused as refused:
        return Refusal(command, refused)
    except Exception as error:
        return Failure(command, _failed(error))


def _found(session: Session, asked: LookUp) -> Answer:
    try:
        return Found(session.look_up(asked.card, asked.series))
    except Refused as refused:
        return NotFound(asked, refused)
    except Exception as error:
        return Failure(asked, _failed(error))


def _told_waiting(session: Session, asked: TellWaiting) -> Answer:
    try:
        return session.tell_waiting(asked.told)
    except Exception as error:
        return Failure(asked, _failed(error))


def _failed(error: Exception) -> JournalFailed:
    """Why something could not be done. A mistake of the program is logged and told like a failing disk: it
    must not end the evening's thread, and nothing was stored.
    """
    if isinstance(error, JournalFailed):
        return error
    _log.error("the session failed", exc_info=error)
    return JournalFailed("program_failed", why=f"{type(error).__name__}: {error}")
