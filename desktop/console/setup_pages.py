"""The pages on which the reader is set up, one for each step."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QProgressBar, QPushButton, QVBoxLayout, QWidget

from ..game.orders import MOST_BALLS
from ..game.views import GameView, HallView
from ..languages.speaker import Speaker
from ..languages.tables.setup import SETUP
from ..scenes.theme import Theme
from ..settings.ball_tags import BallTags
from .deeds import key_of
from .key_names import key_name
from .learning import Learning, Shown
from .look import label, set_state, space
from .picture import BallPicture, NinetyPicture
from .widgets import NumberField, TickBox

MOST_NAMED = 12
"""So many balls that did not come are named; more of them would not be read."""


class PortLine(NamedTuple):
    """A port that can be chosen: its path, and what is said of it."""

    path: str
    words: str


class SetupPage(QWidget):
    """What is to be done in a step, and below what becomes of it."""

    def __init__(self, speaker: Speaker, text: str) -> None:
        super().__init__()
        self.speaker = speaker
        self.column = QVBoxLayout(self)
        space(self.column, between=20)
        words = label("plain", self.say(text))
        words.setWordWrap(True)
        self.column.addWidget(words)

    def say(self, code: str, **params: str | int | Sequence[int]) -> str:
        """A sentence about the set-up."""
        return self.speaker.say(SETUP, code, **params)


class PlugPage(SetupPage):
    """The ports there are now, and what the hall has in its basket."""

    def __init__(self, speaker: Speaker, balls: int, *, confirm: bool) -> None:
        super().__init__(speaker, "plug_text")
        self._lines: tuple[PortLine, ...] = ()
        self.ports = QListWidget()
        self.ports.setObjectName("roomy")
        self.ports.setAccessibleName(self.say("plug_ports"))
        self.nothing = label("soft", self.say("plug_none"))
        self.balls = NumberField(1, MOST_BALLS, balls)
        self.balls.setAccessibleName(self.say("plug_balls"))
        self.confirm = TickBox(self.say("plug_confirm"))
        self.confirm.setChecked(confirm)
        self.column.addWidget(self.nothing)
        self.column.addWidget(self.ports, 1)
        row = QHBoxLayout()
        space(row, between=20)
        row.addWidget(label("soft", self.say("plug_balls")))
        row.addWidget(self.balls, 1)
        row.addStretch(4)
        self.column.addLayout(row)
        self.column.addWidget(self.confirm)

    @property
    def chosen(self) -> str:
        """The path of the port that is marked; '' for none."""
        row = self.ports.currentRow()
        return self._lines[row].path if 0 <= row < len(self._lines) else ""

    def show_ports(self, lines: Sequence[PortLine], proposed: str) -> None:
        """Show the ports there are; `proposed` is marked unless the operator has marked another one."""
        marked = self.chosen
        if tuple(lines) != self._lines:
            self._lines = tuple(lines)
            self.ports.blockSignals(True)
            self.ports.clear()
            self.ports.addItems([line.words for line in lines])
            self.ports.blockSignals(False)
            paths = [line.path for line in lines]
            now = proposed if proposed in paths else marked
            self.ports.setCurrentRow(paths.index(now) if now in paths else -1)
        self.nothing.setVisible(not lines)
        self.ports.setVisible(bool(lines))


class ShowPage(SetupPage):
    """The ball that was read last: its number, its tag, and how old the read was."""

    def __init__(self, theme: Theme, speaker: Speaker) -> None:
        super().__init__(speaker, "show_text")
        self.ball = BallPicture(theme)
        self.words, self.tag, self.age = (
            label("large", self.say("show_nothing")),
            label("soft"),
            label("soft"),
        )
        told = QVBoxLayout()
        space(told, between=12)
        told.addStretch(1)
        for line in (self.words, self.tag, self.age):
            line.setWordWrap(True)
            told.addWidget(line)
        told.addStretch(1)
        row = QHBoxLayout()
        space(row, between=40)
        row.addWidget(self.ball, 1)
        row.addLayout(told, 1)
        self.column.addLayout(row, 1)

    def show_read(self, number: int, balls: int, tag: str, age: int) -> None:
        """Show what was read; the number is 0 for a tag that nobody taught, the age in milliseconds."""
        self.ball.show_number(number)
        code = "show_unknown" if not number else "show_ball" if number <= balls else "show_foreign"
        self.words.setText(self.say(code, number=number, balls=balls))
        self.tag.setText(self.say("show_tag", tag=tag))
        self.age.setText(self.say("show_age", seconds=self.speaker.locale.toString(age / 1000, "f", 1)))


class LearnPage(SetupPage):
    """The ball that is wanted, how far the table is, and what came of the last ball."""

    wanted = Signal(int)
    undo = Signal()

    def __init__(self, theme: Theme, speaker: Speaker) -> None:
        super().__init__(speaker, "learn_text")
        self.wish, self.count = label("large"), label("soft")
        self.ball, self.board = BallPicture(theme), NinetyPicture(theme)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.lesson = label("verdict")
        self.lesson.setWordWrap(True)
        self.number = NumberField(1, MOST_BALLS, 1)
        self.number.setAccessibleName(self.say("learn_other"))
        self.number.entered.connect(lambda: self.wanted.emit(self.number.value()))
        self.undo_button = QPushButton(f"{self.say('undo')}   {key_name(speaker, key_of('undo'))}")
        self.undo_button.setShortcut(key_of("undo"))
        self.undo_button.setAutoDefault(False)
        self.undo_button.clicked.connect(self.undo)
        self._lay_out()
        self.tell("", good=True)

    def show_learning(self, learning: Learning) -> None:
        """Show the ball that is wanted and those that are learnt."""
        wanted, learnt = learning.wanted, learning.learnt
        self.ball.show_number(wanted)
        self.wish.setText(
            self.say("learn_wanted", number=wanted) if wanted else self.say("learn_all", balls=learning.balls)
        )
        self.count.setText(self.say("learn_progress", learnt=len(learnt), balls=learning.balls))
        self.progress.setRange(0, learning.balls)
        self.progress.setValue(len(learnt))
        self.number.set_range(1, learning.balls)
        self.number.set_value(wanted or learning.balls)
        self.undo_button.setEnabled(bool(learning.steps))
        last = learning.steps[-1].number if learning.steps else 0
        in_order = (*(n for n in learnt if n != last), *([last] if last in learnt else []))
        self.board.show_view(lit(in_order, learning.balls))

    def tell(self, sentence: str, *, good: bool) -> None:
        """What came of the last ball."""
        self.lesson.setText(sentence)
        set_state(self.lesson, "none" if not sentence else "good" if good else "bad")

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        space(left, between=14)
        left.addWidget(self.wish)
        left.addWidget(self.ball, 1)
        left.addWidget(self.count)
        left.addWidget(self.progress)
        left.addWidget(self.lesson)
        other = QHBoxLayout()
        space(other, between=14)
        other.addWidget(label("soft", self.say("learn_other")))
        other.addWidget(self.number, 1)
        other.addWidget(self.undo_button)
        left.addLayout(other)
        both = QHBoxLayout()
        space(both, between=30)
        both.addLayout(left, 1)
        both.addWidget(self.board, 1)
        self.column.addLayout(both, 1)


class TablePage(SetupPage):
    """The table, to be saved."""

    save = Signal(str)
    """`pdf` or `csv`."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__(speaker, "table_text")
        self.listed = QListWidget()
        self.listed.setAccessibleName(self.say("table_heading"))
        self.told = label("soft")
        self.told.setWordWrap(True)
        self.buttons = {kind: QPushButton(self.say(f"save_{kind}")) for kind in ("pdf", "csv")}
        row = QHBoxLayout()
        space(row, between=14)
        for kind, button in self.buttons.items():
            button.setAutoDefault(False)
            button.clicked.connect(lambda _, kind=kind: self.save.emit(kind))
            row.addWidget(button)
        row.addStretch(1)
        self.column.addWidget(self.listed, 1)
        self.column.addLayout(row)
        self.column.addWidget(self.told)

    def show_table(self, table: BallTags) -> None:
        """Show the table as it stands."""
        lines = sorted((ball, tag) for tag, ball in table.tags.items())
        self.listed.clear()
        self.listed.addItems([f"{ball:>3}   {tag}" for ball, tag in lines] or [self.say("table_none")])
        for button in self.buttons.values():
            button.setEnabled(bool(lines))


class BoardPage(SetupPage):
    """A small board on which every ball that is shown lights up. `deed` is what can be done with it."""

    again = Signal()
    done = Signal()

    def __init__(self, theme: Theme, speaker: Speaker, text: str, deed: str = "") -> None:
        super().__init__(speaker, text)
        self.board = NinetyPicture(theme)
        self.count, self.told, self.note = label("heading"), label("verdict"), label("soft")
        for words in (self.count, self.told, self.note):
            words.setWordWrap(True)
        self.again_button = QPushButton(self.say("begin_again"))
        self.again_button.setAutoDefault(False)
        self.again_button.clicked.connect(self.again)
        row = QHBoxLayout()
        space(row, between=14)
        row.addWidget(self.again_button)
        self.deed = QPushButton(self.say(deed) if deed else "")
        self.deed.setAutoDefault(False)
        self.deed.setVisible(bool(deed))
        self.deed.clicked.connect(self.done)
        row.addWidget(self.deed)
        row.addWidget(self.note, 1)
        self.column.addWidget(self.board, 1)
        self.column.addWidget(self.count)
        self.column.addWidget(self.told)
        self.column.addLayout(row)
        self.tell("", good=True)

    def show_shown(self, shown: Shown) -> None:
        """Show the balls that came so far."""
        seen, missing = shown.seen, shown.missing
        self.board.show_view(lit(seen, shown.balls))
        code = "board_all" if not missing else "board_missing" if len(missing) <= MOST_NAMED else "board_seen"
        self.count.setText(self.say(code, seen=len(seen), balls=shown.balls, missing=missing))

    def tell(self, sentence: str, *, good: bool) -> None:
        """What is to be said of the last ball, or of all."""
        self.told.setText(sentence)
        self.told.setVisible(bool(sentence))
        set_state(self.told, "good" if good else "bad")


def lit(numbers: tuple[int, ...], balls: int) -> HallView:
    """A board of so many balls on which these numbers are lit."""
    game = GameView(game="", title="", place=1, of=1, balls=balls, cards=0, prizes=(), commitment="")
    return HallView(called=numbers, game=game)
