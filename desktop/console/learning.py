"""Learning the tags of a hall's balls: which ball is to be shown next, and what one teaches. No Qt."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from ..settings.ball_tags import BallTags

LessonCode = Literal["learnt", "again", "known_as", "has_other", "replaced", "tells_number", "all_learnt"]


class Lesson(NamedTuple):
    """What came of a ball that was shown, as a code, and the ball that it is about:

    - `learnt`, `replaced`: its tag is this ball's from now on
    - `again`: the ball that was learnt just before, still there
    - `known_as`: the tag is another ball's already
    - `has_other`: the ball has another tag already; shown once more, this one takes its place
    - `tells_number`: the reader knows the ball by itself
    - `all_learnt`: every ball has its tag
    """

    code: LessonCode
    number: int


class Step(NamedTuple):
    """What was learnt, and the tag that the ball had before."""

    number: int
    before: str


class Learning(NamedTuple):
    """The table, the ball that is wanted (0 where all are learnt), and what can be undone, newest last."""

    table: BallTags
    balls: int
    wanted: int
    doubted: str = ""
    """The tag that would take the place of another one."""
    steps: tuple[Step, ...] = ()

    @classmethod
    def of(cls, table: BallTags, balls: int) -> "Learning":
        """Go on where the table ends."""
        return cls(table, balls, _next(table, balls, 0))

    @property
    def learnt(self) -> tuple[int, ...]:
        """The balls that have a tag, ascending."""
        return tuple(sorted(ball for ball in self.table.tags.values() if 1 <= ball <= self.balls))

    def want(self, number: int) -> "Learning":
        """Learn this ball next."""
        return self._replace(wanted=number, doubted="")

    def shown(self, tag: str) -> tuple["Learning", Lesson]:
        """A ball is shown: what is known then, and what came of it."""
        if not tag.startswith("T"):
            return self, Lesson("tells_number", int(tag[1:]))
        if known := self.table.number_of(tag):
            last = self.steps[-1].number if self.steps else 0
            code: LessonCode = "again" if known in (last, self.wanted) else "known_as"
            return self._replace(doubted=""), Lesson(code, known)
        if not self.wanted:
            return self, Lesson("all_learnt", self.balls)
        before = self.table.tag_of(self.wanted)
        if before and tag != self.doubted:
            return self._replace(doubted=tag), Lesson("has_other", self.wanted)
        return self._learn(tag, before), Lesson("replaced" if before else "learnt", self.wanted)

    def undone(self) -> "Learning":
        """Forget what was learnt last, and want that ball again."""
        *steps, last = self.steps
        table = self.table.without(last.number)
        table = table.learnt(last.before, last.number) if last.before else table
        return Learning(table, self.balls, last.number, steps=tuple(steps))

    def _learn(self, tag: str, before: str) -> "Learning":
        table = self.table.learnt(tag, self.wanted)
        wanted = _next(table, self.balls, self.wanted)
        return Learning(table, self.balls, wanted, steps=(*self.steps, Step(self.wanted, before)))


def _next(table: BallTags, balls: int, after: int) -> int:
    """The next ball without a tag, from the first again after the last; 0 where all have one."""
    have = set(table.tags.values())
    order = (*range(after + 1, balls + 1), *range(1, after + 1))
    return next((ball for ball in order if ball not in have), 0)


class Shown(NamedTuple):
    """The balls that were shown so far, in order, of a basket with so many."""

    balls: int
    numbers: tuple[int, ...] = ()

    @property
    def seen(self) -> tuple[int, ...]:
        """Each ball of the basket once, in the order in which they came."""
        return tuple(dict.fromkeys(n for n in self.numbers if 1 <= n <= self.balls))

    @property
    def missing(self) -> Sequence[int]:
        """The balls that did not come yet."""
        came = set(self.numbers)
        return [number for number in range(1, self.balls + 1) if number not in came]

    @property
    def repeated(self) -> Sequence[int]:
        """The balls that came more than once."""
        return [n for n in dict.fromkeys(self.numbers) if self.numbers.count(n) > 1]

    def after(self, number: int) -> "Shown":
        """One more ball is shown."""
        return self._replace(numbers=(*self.numbers, number))
