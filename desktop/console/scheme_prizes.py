"""The prizes of a scheme in a form: which of the optional ones, and what each is worth tonight."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QScrollArea, QWidget

from ..game.money import WHOLE_PERCENT
from ..game.prizes.prize import Prize
from ..languages.sentences import prize_name
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from ..settings.schemes import Scheme, SchemePrize, prizes_of
from .look import DESIGN, label, rescale, space
from .widgets import AmountField, TickBox

EXAMPLE_VALUES = {"ambo": 10, "terna": 20, "quaterna": 40, "cinquina": 80, "tombola": 200}
MOST_VALUE = 10**6
MINOR = 100
"""A scheme's values are in hundredths."""


class SchemePrizes(QScrollArea):
    """A line for each prize: a box for one that is optional, and a field for its value."""

    entered = Signal()
    """Enter was pressed in a field."""
    filled = Signal()
    """There are other boxes and fields."""

    def __init__(self, speaker: Speaker, head: Sequence[tuple[str, QWidget]]) -> None:
        """`head` are captions and fields that stand above the prizes."""
        super().__init__()
        self._speaker, self._head = speaker, head
        self._scheme: Scheme | None = None
        self._typed: dict[str, str] = {}
        self.boxes: dict[str, QCheckBox] = {}
        self.fields: dict[str, AmountField] = {}
        self.asked: list[QWidget] = []
        """Boxes and fields from top to bottom."""
        self._lines = 0
        self._shown: list[QWidget] = []
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inside = QWidget()
        self._grid = QGridLayout(self._inside)
        self._grid.setColumnStretch(1, 1)
        space(self._grid, (0, 0, 14, 0), 20)
        for line, (caption, field) in enumerate(head):
            self._grid.addWidget(label("soft", caption), line, 0)
            self._grid.addWidget(field, line, 1)
            field.installEventFilter(self)
        self.setWidget(self._inside)

    @property
    def extra(self) -> tuple[str, ...]:
        """The optional prizes that are ticked."""
        return tuple(prize for prize, box in self.boxes.items() if box.isChecked())

    @property
    def jackpots(self) -> tuple[str, ...]:
        """The accumulators that the prizes speak of."""
        named = (prize.jackpot for prize in self._planned() if prize.jackpot)
        return tuple(dict.fromkeys(named))

    def values(self, digits: int) -> dict[str, int]:
        """What each prize is worth, in minor units of a currency with so many decimals, by its id. Only for
        where none is `faulty`.
        """
        amounts = {prize: field.amount(digits) for prize, field in self.fields.items()}
        return {prize: amount for prize, amount in amounts.items() if amount is not None}

    def faulty(self, digits: int) -> AmountField | None:
        """The first field in which no amount is typed."""
        return next((field for field in self.fields.values() if field.amount(digits) is None), None)

    def show_scheme(self, scheme: Scheme) -> None:
        """Another scheme, with its own values."""
        self._scheme, self._typed = scheme, {}
        self._fill(())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """What has the focus can be seen."""
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QWidget):
            self.ensureWidgetVisible(watched)
        return super().eventFilter(watched, event)

    def _planned(self) -> tuple[Prize, ...]:
        return prizes_of(self._scheme, self.extra) if self._scheme else ()

    def _ticked(self) -> None:
        self._typed |= {prize: field.text() for prize, field in self.fields.items()}
        chosen = self.extra
        ticked = next((prize for prize, box in self.boxes.items() if box.hasFocus()), "")
        self._fill(chosen)
        if ticked:
            self.boxes[ticked].setFocus()

    def _fill(self, extra: tuple[str, ...]) -> None:
        """A line for each prize, in the order of the scheme."""
        for widget in self._shown:
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self._grid.setRowStretch(self._lines + 1, 0)
        self._shown, self._lines = [], len(self._head) - 1
        self.boxes, self.fields, self.asked = {}, {}, []
        for prize in self._scheme.prizes if self._scheme else ():
            if prize.optional:
                self._add_box(prize, ticked=prize.id in extra)
            if not prize.optional or prize.id in extra:
                self._add_prizes(prize, extra)
        self._grid.setRowStretch(self._lines + 1, 1)
        rescale(self._inside, self.window().height() / DESIGN.height())
        self.filled.emit()

    def _add_box(self, prize: SchemePrize, *, ticked: bool) -> None:
        box = TickBox(self._speaker.say(CONSOLE, "with_prize", prize=prize_name(self._speaker, prize)))
        box.setChecked(ticked)
        box.toggled.connect(self._ticked)
        box.installEventFilter(self)
        self.boxes[prize.id] = box
        self.asked.append(box)
        self._shown.append(box)
        self._grid.addWidget(box, self._next_line(), 0, 1, 2)

    def _add_prizes(self, scheme_prize: SchemePrize, extra: tuple[str, ...]) -> None:
        """The one prize, or the first, second, third of its kind."""
        assert self._scheme
        for prize in prizes_of(self._scheme, extra):
            if prize.id in (scheme_prize.id, f"{scheme_prize.id}-{prize.place}"):
                self._add_line(prize)

    def _add_line(self, prize: Prize) -> None:
        say, line = self._speaker.say, self._next_line()
        caption = say(CONSOLE, "values", prize=prize_name(self._speaker, prize))
        shown = (label("soft", caption), self._worth(prize, caption))
        for column, widget in enumerate(shown):
            self._grid.addWidget(widget, line, column)
        self._shown += shown

    def _next_line(self) -> int:
        self._lines += 1
        return self._lines

    def _worth(self, prize: Prize, caption: str) -> QWidget:
        """What is said of a prize's worth by the scheme, or the field for it."""
        say = self._speaker.say
        if prize.percent:
            part = self._speaker.locale.toString(prize.percent * 100 / WHOLE_PERCENT, "g", 6)
            return label("plain", say(CONSOLE, "percent_of_takings", percent=part))
        if prize.thing and not prize.value:
            return label("plain", prize.thing)
        field = AmountField(self._typed.get(prize.id, self._offered(prize)), MOST_VALUE)
        field.setAccessibleName(caption)
        field.returnPressed.connect(self.entered)
        field.installEventFilter(self)
        self.fields[prize.id] = field
        self.asked.append(field)
        return field

    def _offered(self, prize: Prize) -> str:
        """The scheme's own value, else an example."""
        if not prize.value:
            return str(EXAMPLE_VALUES.get(prize.id, 0))
        units, minor = divmod(prize.value, MINOR)
        return f"{units}{self._speaker.locale.decimalPoint()}{minor:02}" if minor else str(units)
