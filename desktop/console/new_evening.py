"""The form of a new evening: good as it stands, so that Enter is enough."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ..game.base import Command
from ..game.cards.series import LAST_SERIES, MOST_STRIPS
from ..game.evening import OpenEvening
from ..game.prizes.prize import Prize
from ..game.programme import PlanGame, RegisterSeries
from ..game.rules import Rules
from ..game.sales import Sell
from ..languages.sentences import prize_name
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from .look import label, space
from .widgets import Choice, NumberField, Panel

EXAMPLE_VALUES = {"ambo": 10, "terna": 20, "quaterna": 40, "cinquina": 80, "tombola": 200}
SCHEME = "italy"


class NewEveningPage(QWidget):
    """Name, games, where numbers come from, prizes and their values, cards."""

    begin = Signal(object)
    back = Signal()

    def __init__(self, speaker: Speaker, prizes: tuple[Prize, ...]) -> None:
        super().__init__()
        self._speaker, self._prizes = speaker, prizes
        say = speaker.say
        self.name = QLineEdit(say(CONSOLE, "name_example"))
        self.hall = QLineEdit()
        self.games = NumberField(1, 50, 3)
        self.source = self._choice("source", "provable", "live", "balls")
        self.awarding = self._choice("awarding", "claimed", "automatic")
        self.late = self._choice("late", "strict", "until_closed")
        self.series = NumberField(1, LAST_SERIES, 1)
        self.strips = NumberField(1, MOST_STRIPS, 100)
        self.in_play = self._choice("in_play", "all", "sold")
        self.values = {prize.id: NumberField(0, 10**6, EXAMPLE_VALUES.get(prize.id, 0)) for prize in prizes}
        self.start = QPushButton(say(CONSOLE, "begin"))
        self.start.setDefault(True)
        self.leave = QPushButton(say(CONSOLE, "back"))
        self.start.clicked.connect(lambda: self.begin.emit(self.commands()))
        self.leave.clicked.connect(self.back)
        for field in (self.name, self.hall):
            field.setMaxLength(80)
        numbers = (self.games, self.series, self.strips, *self.values.values())
        for field in (self.name, self.hall, *numbers):
            field.returnPressed.connect(self.start.click)
        self._lay_out()

    def commands(self) -> tuple[Command, ...]:
        """The evening as filled in, as commands."""
        number, strips = self.series.value(), self.strips.value()
        games = tuple(
            PlanGame(
                source=self.source.currentData(),
                awarding=self.awarding.currentData(),
                rules=Rules(late=self.late.currentData()),
                scheme=SCHEME,
                values={prize: field.value() * 100 for prize, field in self.values.items()},
            )
            for _ in range(self.games.value())
        )
        opening = OpenEvening(name=self.name.text(), hall=self.hall.text(), language=self._speaker.language)
        sold = (Sell(series=number),) if self.in_play.currentData() == "all" else ()
        return (opening, RegisterSeries(series=number, strips=strips), *games, *sold)

    def focus_first(self) -> None:
        """Begin with the name."""
        self.name.setFocus()
        self.name.selectAll()

    def _choice(self, code: str, *values: str) -> Choice:
        box = Choice()
        for value in values:
            box.addItem(self._speaker.say(CONSOLE, f"{code}_{value}"), value)
        return box

    def _lay_out(self) -> None:
        say = self._speaker.say
        left, right = QFormLayout(), QFormLayout()
        for form in (left, right):
            space(form, between=20)
        for code, field in (
            ("name", self.name),
            ("hall_name", self.hall),
            ("games", self.games),
            ("series", self.series),
            ("strips", self.strips),
            ("in_play", self.in_play),
        ):
            self._add(left, say(CONSOLE, code), field)
        for code, field in (("source", self.source), ("awarding", self.awarding), ("late", self.late)):
            self._add(right, say(CONSOLE, code), field)
        for prize in self._prizes:
            name = prize_name(self._speaker, prize)
            self._add(right, say(CONSOLE, "values", prize=name), self.values[prize.id])
        panel = Panel()
        grid = QGridLayout(panel)
        space(grid, (50, 40, 50, 40), 80)
        grid.addLayout(left, 0, 0)
        grid.addLayout(right, 0, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.leave)
        buttons.addStretch(1)
        buttons.addWidget(self.start)
        outer = QVBoxLayout(self)
        space(outer, (110, 40, 110, 40), 18)
        outer.addStretch(1)
        outer.addWidget(label("large", say(CONSOLE, "new_evening")))
        outer.addWidget(panel)
        outer.addLayout(buttons)
        outer.addStretch(1)

    def _add(self, form: QFormLayout, caption: str, field: QWidget) -> None:
        field.setAccessibleName(caption)
        form.addRow(label("soft", caption), field)
