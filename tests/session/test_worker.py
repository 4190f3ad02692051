"""The session's thread: everything is heard in order, and nothing that goes wrong ends it."""

from collections.abc import Callable, Iterator
from queue import SimpleQueue

import pytest

from desktop.game.base import Command
from desktop.game.draw import Call, Draw
from desktop.game.evening import OpenEvening
from desktop.game.programme import PlanGame
from desktop.game.rounds import StartGame
from desktop.journal.failure import JournalFailed
from desktop.journal.journal import MEMORY, Journal
from desktop.session.session import Published, Session, utc_now
from desktop.session.worker import Answer, Closed, Failure, Foreseen, News, Opened, Refusal, Worker

GAME = (OpenEvening(), PlanGame(source="balls"), StartGame())
PATIENCE_S = 10


class Clock:
    """A clock that can be broken."""

    def __init__(self) -> None:
        self.broken = False

    def __call__(self) -> str:
        if self.broken:
            raise OSError("no clock")
        return utc_now()


class Heard:
    """A worker, and what it has told."""

    def __init__(self, opening: Callable[[], Session]) -> None:
        self.news: SimpleQueue[News] = SimpleQueue()
        self.answers: SimpleQueue[Answer] = SimpleQueue()
        self.worker = Worker(opening, self.news.put)
        self.worker.start()

    def ask(self, command: Command) -> Answer:
        self.worker.post(command, self.answers.put)
        return self.answers.get(timeout=PATIENCE_S)

    def next_news(self) -> News:
        return self.news.get(timeout=PATIENCE_S)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def heard(clock: Clock) -> Iterator[Heard]:
    heard = Heard(lambda: Session(Journal.create(MEMORY), clock=clock))
    yield heard
    heard.worker.stop()


def test_everybody_hears_what_happened_in_order(heard: Heard):
    """Opened, each publication, Closed; the sender hears the same publication."""
    answers = [heard.ask(command) for command in GAME]
    heard.worker.stop()
    assert isinstance(heard.next_news(), Opened)
    assert [heard.next_news() for _ in GAME] == answers
    assert isinstance(heard.next_news(), Closed)


def test_only_the_sender_hears_a_refusal(heard: Heard):
    """A number before any game: a refusal for who sent it, and no news."""
    answer = heard.ask(Draw())
    assert isinstance(answer, Refusal) and answer.refused.code == "no_evening"
    heard.worker.stop()
    assert isinstance(heard.next_news(), Opened)
    assert isinstance(heard.next_news(), Closed)


def test_what_was_posted_before_the_end_is_carried_out(heard: Heard):
    """Commands in the queue are stored before the file is let go."""
    for command in (*GAME, Call(number=7)):
        heard.worker.post(command)
    heard.worker.finish()
    heard.worker.join()
    news = [heard.next_news() for _ in range(len(GAME) + 3)]
    last = news[-2]
    assert isinstance(last, Published) and [ball.number for ball in last.snapshot.balls] == [7]


def test_a_mistake_of_the_program_is_told_and_play_goes_on(
    heard: Heard, clock: Clock, caplog: pytest.LogCaptureFixture
):
    """An exception that nobody foresaw is logged and told like a failing disk; the next number comes out."""
    for command in GAME:
        heard.ask(command)
    clock.broken = True
    answer = heard.ask(Call(number=7))
    assert isinstance(answer, Failure)
    assert (answer.failed.code, answer.failed.params["why"]) == ("program_failed", "OSError: no clock")
    assert "no clock" in caplog.text
    clock.broken = False
    again = heard.ask(Call(number=7))
    assert isinstance(again, Published) and [ball.number for ball in again.snapshot.balls] == [7]


@pytest.mark.parametrize("error", [JournalFailed("no_such_file", path="x"), MemoryError("too large")])
def test_an_evening_that_cannot_be_opened_is_told_alone(error: Exception):
    """Whatever opening raises is one Failure without a command, and the thread ends."""

    def opening() -> Session:
        raise error

    heard = Heard(opening)
    news = heard.next_news()
    assert isinstance(news, Failure) and news.command is None
    heard.worker.stop()
    assert heard.news.empty()


def test_what_would_happen_is_told_to_the_one_who_asks_alone(heard: Heard):
    """A command that is only foreseen changes nothing, and nobody else hears of it."""
    for command in GAME:
        heard.ask(command)
    answers: SimpleQueue[Answer] = SimpleQueue()
    heard.worker.foresee(Call(number=7), answers.put)
    foreseen = answers.get(timeout=PATIENCE_S)
    assert isinstance(foreseen, Foreseen)
    assert [ball.number for ball in foreseen.published.snapshot.balls] == [7]
    again = heard.ask(Call(number=7))
    assert isinstance(again, Published)
