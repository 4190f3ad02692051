"""What becomes of a ball that is read while the reader is set up."""

from collections.abc import Callable, Sequence
from typing import Literal

from firmware_bridge.link import Deliver

from ..console.learning import Learning, Shown
from ..console.reader_setup import ReaderSetup
from ..console.setup_pages import BoardPage
from ..console.waiting import age_words
from ..game.inbox import FRESH_MS
from ..languages.speaker import Speaker
from ..languages.tables.setup import SETUP
from ..readers.setup import SetupService
from .hall_balls import HallBalls

BoardStep = Literal["board", "trial"]
GOOD_LESSONS = ("learnt", "again", "replaced")


class SetupReads:
    """Learns and counts balls for one form. A read is acknowledged once it is in the hall's file; one from
    before, which may be an evening's, stays in the reader until the operator sets it aside.
    """

    def __init__(self, form: ReaderSetup, balls: HallBalls, service: SetupService, speaker: Speaker) -> None:
        self._form, self._balls, self._service, self._speaker = form, balls, service, speaker
        self._learning = Learning.of(balls.table, form.plug.balls.value())
        self._held: Deliver | None = None
        self._aside = False
        self._pages: dict[BoardStep, BoardPage] = {"board": form.board, "trial": form.trial}
        self._shown: dict[BoardStep, Shown] = {}
        self.counted: Callable[[], None] = lambda: None
        """Called when the balls of the trial draw are others."""
        form.learn.wanted.connect(self._want)
        form.learn.undo.connect(self._undo)
        form.set_aside.connect(self._set_aside)
        form.plug.balls.textChanged.connect(self._count)
        form.board.again.connect(lambda: self._begin_again("board"))
        form.trial.again.connect(lambda: self._begin_again("trial"))
        self._count()

    @property
    def tried(self) -> Shown:
        """The balls of the trial draw."""
        return self._shown["trial"]

    def hear(self, read: Deliver) -> None:
        """A ball was seen."""
        old = read.age is None or read.age > FRESH_MS
        if old and not self._aside:
            self._hold(read)
        elif self._take(read, teaches=not old and self._form.step == "learn"):
            self._service.taken(read)
            if not old:
                self._show_read(read)
        else:
            self._service.not_taken(read)

    def _hold(self, read: Deliver) -> None:
        self._held = read
        number = self._number(read.tag)
        ball = str(number) if number else self._say("show_tag", tag=read.tag)
        self._form.show_held(self._say("held", ball=ball, age=age_words(self._speaker, read.age)))

    def _set_aside(self) -> None:
        self._aside = True
        held, self._held = self._held, None
        self._form.show_held("")
        if held:
            self.hear(held)

    def _take(self, read: Deliver, *, teaches: bool) -> bool:
        """Keep what a ball teaches, and that it was read; whether that could be done."""
        learning, lesson = self._learning.shown(read.tag) if teaches else (self._learning, None)
        kept = self._keep(learning._replace(table=learning.table.after(read.session, read.seq)))
        if kept and lesson:
            sentence = self._say(f"lesson_{lesson.code}", number=lesson.number)
            self._form.learn.tell(sentence, good=lesson.code in GOOD_LESSONS)
        return kept

    def _keep(self, learning: Learning) -> bool:
        try:
            self._balls.keep(learning.table)
        except OSError as error:
            sentence = self._say("not_kept", why=error.strerror or str(error))
            self._form.learn.tell(sentence, good=False)
            return False
        self._show_learning(learning)
        return True

    def _show_learning(self, learning: Learning) -> None:
        self._learning = learning
        self._form.learn.show_learning(learning)
        self._form.table.show_table(learning.table)

    def _want(self, number: int) -> None:
        self._show_learning(self._learning.want(number))
        self._form.learn.tell("", good=True)

    def _undo(self) -> None:
        if self._keep(self._learning.undone()):
            self._form.learn.tell(self._say("lesson_undone", number=self._learning.wanted), good=True)

    def _show_read(self, read: Deliver) -> None:
        number = self._number(read.tag)
        self._form.show_page.show_read(number, self._learning.balls, read.tag, read.age or 0)
        for step in self._pages:
            if step == self._form.step:
                self._light_up(step, number, read.tag)

    def _light_up(self, step: BoardStep, number: int, tag: str) -> None:
        """A ball is shown on the board of this step."""
        page, before = self._pages[step], self._shown[step]
        if not number:
            page.tell(f"{self._say('show_unknown')}: {self._say('show_tag', tag=tag)}", good=False)
            return
        shown = self._shown[step] = before.after(number)
        page.show_shown(shown)
        self.counted()
        if number > shown.balls:
            page.tell(self._say("show_foreign", number=number, balls=shown.balls), good=False)
        elif step == "trial" and shown.repeated:
            page.tell(self._say("trial_repeated", repeated=shown.repeated), good=False)
        else:
            again = number in before.numbers
            page.tell(self._say("board_again", number=number) if again else "", good=True)

    def _count(self) -> None:
        """The basket has so many balls."""
        if self._form.plug.balls.hasAcceptableInput():
            self._show_learning(Learning.of(self._balls.table, self._form.plug.balls.value()))
            for step in self._pages:
                self._begin_again(step)

    def _begin_again(self, step: BoardStep) -> None:
        self._shown[step] = Shown(self._learning.balls)
        self._pages[step].tell("", good=True)
        self._pages[step].show_shown(self._shown[step])
        self.counted()

    def _number(self, tag: str) -> int:
        """The ball that a tag means; 0 for a tag that nobody taught."""
        return int(tag[1:]) if tag.startswith("N") else self._learning.table.number_of(tag)

    def _say(self, code: str, **params: str | int | Sequence[int]) -> str:
        return self._speaker.say(SETUP, code, **params)
