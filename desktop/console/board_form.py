"""The form in which the hall's board is set. Whatever is changed is shown at once, here and in the hall."""

from collections.abc import Sequence

from msgspec import structs
from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ..game.views import HallView
from ..languages.calls import calls_known
from ..languages.speaker import Speaker
from ..languages.tables.board_form import BOARD_FORM
from ..languages.tables.console import CONSOLE
from ..scenes.legibility import Advice, advise
from ..scenes.stage import NOTHING_CHOSEN
from ..scenes.theme import Theme
from ..settings.board import (
    BY_LANGUAGE,
    LAYOUTS,
    MOST_DISTANCE,
    MOST_MARGIN,
    MOST_WIDTH,
    BoardSettings,
)
from .dialogs import Dialog
from .look import DESIGN, label, rescale, set_state, space
from .picture import HallPicture
from .widgets import AmountField, Choice, TickBox

SAMPLE = (7, 90, 23, 45, 66, 12, 38, 81, 54, 30, 71, 16)
"""Numbers for the picture while none are out."""


class BoardForm(Dialog):
    """Asks how the board shall be; `settings` is what was chosen."""

    changed = Signal(object)
    """BoardSettings as they are chosen now."""

    def __init__(
        self,
        parent: QWidget,
        speaker: Speaker,
        settings: BoardSettings,
        themes: Sequence[Theme],
        faults: Sequence[str],
        view: HallView,
        shape: QRectF,
    ) -> None:
        """`faults` say why other themes cannot be used; `shape` is that of the board's screen."""
        super().__init__(parent, speaker.say(BOARD_FORM, "title"))
        self._speaker, self._shape = speaker, shape
        self._themes = {theme.id: theme for theme in themes}
        self._view = _sample(view)
        self.settings = settings
        self.setMinimumWidth(parent.width() * 17 // 20)
        self.layouts = self._choice(
            [(name, self._say(f"layout_{name}")) for name in LAYOUTS], settings.layout
        )
        self.themes = self._choice([(theme.id, self._named(theme.names)) for theme in themes], settings.theme)
        self.calls = self._choice(self._calls(), settings.calls)
        self.traditional = TickBox(self._say("traditional"))
        self.traditional.setChecked(settings.traditional)
        self.waiting = TickBox(self._say("waiting"))
        self.waiting.setChecked(settings.waiting)
        self.margin = self._amount(settings.margin, 1, MOST_MARGIN)
        self.image_width = self._amount(settings.image_width, 2, MOST_WIDTH)
        self.farthest_seat = self._amount(settings.farthest_seat, 2, MOST_DISTANCE)
        self.advice = label("verdict")
        self.advice.setWordWrap(True)
        self.told = label("soft", "\n".join(faults))
        self.told.setWordWrap(True)
        self.picture = HallPicture(themes[0])
        self.picture.show_view(self._view, NOTHING_CHOSEN)
        self.save = QPushButton(self._say("save"))
        self.leave = QPushButton(speaker.say(CONSOLE, "cancel"))
        self._lay_out()
        self._connect()
        self._show()
        rescale(self, parent.height() / DESIGN.height())

    def _say(self, code: str, **params: str | int) -> str:
        return self._speaker.say(BOARD_FORM, code, **params)

    def _named(self, names: dict[str, str]) -> str:
        return names.get(self._speaker.language) or names.get("en") or next(iter(names.values()), "")

    def _choice(self, offered: Sequence[tuple[str, str]], chosen: str) -> Choice:
        box = Choice()
        for value, caption in offered:
            box.addItem(caption, value)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        return box

    def _calls(self) -> list[tuple[str, str]]:
        lists = [(calls.id, self._named(calls.names)) for calls in calls_known()]
        return [(BY_LANGUAGE, self._say("calls_auto")), ("", self._say("calls_none")), *lists]

    def _amount(self, value: int, digits: int, most: int) -> AmountField:
        """A field for a length, which is kept in units of its last digit."""
        whole, rest = divmod(value, 10**digits)
        decimals = f"{rest:0{digits}}".rstrip("0")
        point = self._speaker.locale.decimalPoint()
        text = f"{whole}{point}{decimals}" if decimals else str(whole or "")
        return AmountField(text, most // 10**digits)

    def _lay_out(self) -> None:
        form = QFormLayout()
        space(form, between=14)
        for code, field in (
            ("layout", self.layouts),
            ("theme", self.themes),
            ("calls", self.calls),
            ("", self.traditional),
            ("", self.waiting),
            ("margin", self.margin),
            ("image_width", self.image_width),
            ("farthest_seat", self.farthest_seat),
        ):
            caption = self._say(code) if code else ""
            field.setAccessibleName(caption or field.text() if isinstance(field, TickBox) else caption)
            form.addRow(label("soft", caption), field)
        shown = QVBoxLayout()
        space(shown, between=14)
        shown.addWidget(label("soft", self._say("preview")))
        shown.addWidget(self.picture, 1)
        columns = QHBoxLayout()
        space(columns, between=50)
        columns.addLayout(form, 9)
        columns.addLayout(shown, 11)
        hint = label("label", self._say("margin_hint"))
        hint.setWordWrap(True)
        buttons = QHBoxLayout()
        space(buttons, between=14)
        buttons.addStretch(1)
        buttons.addWidget(self.leave)
        buttons.addWidget(self.save)
        for part in (columns, self.advice, hint, self.told, buttons):
            if isinstance(part, QWidget):
                self.column.addWidget(part)
            else:
                self.column.addLayout(part)
        self.told.setVisible(bool(self.told.text()))
        self.save.setDefault(True)
        self.leave.setAutoDefault(False)
        self.layouts.setFocus()

    def _connect(self) -> None:
        for box in (self.layouts, self.themes, self.calls):
            box.currentIndexChanged.connect(self._show)
        for tick in (self.traditional, self.waiting):
            tick.toggled.connect(self._show)
        self.margin.textChanged.connect(self._show)
        for field in (self.image_width, self.farthest_seat):
            field.textChanged.connect(self._measured)
        self.save.clicked.connect(self.accept)
        self.leave.clicked.connect(self.reject)

    def _measured(self) -> None:
        """The hall was measured: take the layout that can be read from the farthest seat."""
        advice = self._advise(self._chosen())
        if advice:
            self.layouts.setCurrentIndex(self.layouts.findData(advice.layout))
        self._show()

    def _chosen(self) -> BoardSettings:
        """What is filled in; where that is no amount, what was there before."""
        before = self.settings
        margin = self.margin.amount(1)
        width, seat = self.image_width.amount(2), self.farthest_seat.amount(2)
        return structs.replace(
            before,
            layout=self.layouts.currentData(),
            theme=self.themes.currentData(),
            calls=self.calls.currentData(),
            traditional=self.traditional.isChecked(),
            waiting=self.waiting.isChecked(),
            margin=before.margin if margin is None else margin,
            image_width=width or 0,
            farthest_seat=seat or 0,
        )

    def _show(self) -> None:
        self.settings = self._chosen()
        self.traditional.setEnabled(bool(self.settings.calls))
        self.picture.show_as(self.settings, self._themes[self.settings.theme])
        self._show_advice()
        self.changed.emit(self.settings)

    def _advise(self, settings: BoardSettings) -> Advice | None:
        return advise(settings, self._shape, self._view)

    def _show_advice(self) -> None:
        """What the farthest seat sees of what is chosen."""
        wrong = self._wrong()
        advice = self._advise(self.settings)
        if wrong:
            self.advice.setText(wrong)
        elif advice is None:
            self.advice.setText(self._say("advice_none"))
        else:
            self.advice.setText(self._sentence(advice))
        good = advice is not None and advice.verdict in ("good", "enough")
        set_state(self.advice, "bad" if wrong else "none" if advice is None else "good" if good else "bad")
        self.save.setEnabled(not wrong)

    def _wrong(self) -> str:
        """What was typed and is no length; '' where everything is."""
        for field, digits, most in (
            (self.margin, 1, MOST_MARGIN),
            (self.image_width, 2, MOST_WIDTH),
            (self.farthest_seat, 2, MOST_DISTANCE),
        ):
            typed = field.text().strip()
            if typed and field.amount(digits) is None:
                return self._say("wrong_amount", typed=typed, most=most // 10**digits)
        return ""

    def _sentence(self, advice: Advice) -> str:
        return self._say(
            f"advice_{advice.verdict}",
            minutes=self._number(advice.called),
            full=self._number(advice.full),
            reach=self._number(advice.reach / 100),
            last=self._number(advice.last_reach / 100),
            width=self._number(advice.wanted_width / 100),
        )

    def _number(self, value: float) -> str:
        return self._speaker.locale.toString(value, "f", 1)


def _sample(view: HallView) -> HallView:
    """The board in play, whatever the hall sees now."""
    return structs.replace(
        view,
        scene="play",
        called=view.called or tuple(number for number in SAMPLE if number <= view.balls),
        checking=False,
        correction=None,
    )
