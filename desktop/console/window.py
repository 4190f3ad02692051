"""The operator's window: three pages, one keyboard, and the questions that deeds ask."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from ..game.base import Command, Refused
from ..game.claims import Claim
from ..game.sales import CloseSales, Deal, ReopenSales, Sell, SellBook, TakeBack
from ..game.settling import Award
from ..game.views import Snapshot
from ..languages.sentences import card_found, refusal
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from ..scenes.theme import Theme
from ..session.worker import Failure, Foreseen, Found, NotFound, Refusal
from ..settings.schemes import Scheme
from .asking import Asker
from .deeds import HALL_CHOICES, DeedId, command_for
from .look import DESIGN, rescale, space, style_sheet
from .new_evening import NewEveningPage
from .notices import NoticeBar
from .play_page import PlayPage
from .questions import Questions
from .sales_page import SalesPage
from .scans import Scans
from .start import StartPage
from .waiting import waiting_notice

LOCK_OUT_MS = 500
"""How long a deed of LOCKED is not done again: a double press, or a double click, is one."""
LOCKED: tuple[DeedId, ...] = ("next", "undo", "take_read", "dismiss_read")
MOVES: tuple[DeedId, ...] = ("sell", "claim_above", "claim_below", "read_above", "read_below")
"""What only moves the operator about the window."""
SALES = (Sell, SellBook, Deal, TakeBack, CloseSales, ReopenSales)
"""What the page of sales asks for, and is told about."""
UNSEEN: tuple[DeedId, ...] = ("next", "announce", "pause", "resume", "board_here", *HALL_CHOICES)
"""What is done while the board covers the console; everything else gives the console back first."""

OUTSIDE: tuple[DeedId, ...] = (
    "board_here",
    "board_settings",
    "reader",
    "set_up_reader",
    "scanner",
    "back_up",
    "print_cards",
    "leave_evening",
    "start_at",
    "hall_pictures",
    *HALL_CHOICES,
)
"""What is not about the game, and is done by the application."""


class ConsoleWindow(QWidget):
    """Shows snapshots, and sends what the operator wants as commands or as requests to the application."""

    commanded = Signal(object)
    requested = Signal(str)
    """A deed of OUTSIDE."""
    foreseeing = Signal(object)
    """A command, to be told what it would do: `show_foreseen`."""
    looking_up = Signal(object)
    """A LookUp, to be told what the register says of a card: `show_found`."""
    closing = Signal()

    def __init__(
        self, theme: Theme, speaker: Speaker, schemes: Mapping[str, Scheme], now: Callable[[], int]
    ) -> None:
        """`schemes` are those that an evening can have, by name; `now` tells milliseconds of a clock that
        never jumps.
        """
        super().__init__()
        self.setObjectName("console")
        self.setWindowTitle(speaker.say(CONSOLE, "program"))
        self.setMinimumSize(1024, 600)
        self._theme, self._speaker = theme, speaker
        self._snapshot = Snapshot()
        self._scale = 0.0
        self._now = now
        self._done_at: dict[DeedId, int] = {}
        self.may_close: Callable[[], bool] = lambda: True
        self.escaped: Callable[[], bool] = lambda: False
        self.start = StartPage(theme, speaker)
        self.new_evening = NewEveningPage(speaker, schemes)
        self.play, self.sales = PlayPage(theme, speaker, now), SalesPage(speaker)
        self.notices = NoticeBar(speaker)
        self.pages = QStackedWidget()
        for page in (self.start, self.new_evening, self.play, self.sales):
            self.pages.addWidget(page)
        column = QVBoxLayout(self)
        space(column)
        column.addWidget(self.pages, 1)
        foot = QVBoxLayout()
        space(foot, (26, 0, 26, 20))
        foot.addWidget(self.notices)
        column.addLayout(foot)
        self._asker = Asker(self, speaker, self.send, self.notices.tell, self.foreseeing.emit)
        self._questions = Questions(self._asker)
        self.scans = Scans(speaker, self.send, self.looking_up.emit, self.notices.tell)
        self.prefix = ""
        self._connect()

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Show the evening as it stands, and wait for what is next."""
        before, self._snapshot = self._snapshot, snapshot
        if before.claims != snapshot.claims:
            self.scans.answered()
        focus = self.focusWidget()
        self.play.show_snapshot(snapshot)
        self.sales.show_snapshot(snapshot)
        self._tell_waiting()
        stopped = snapshot.halt == "claim" and before.halt != "claim"
        if stopped or not self.listening:
            self.pages.setCurrentWidget(self.play)
        moved = before.next_action != snapshot.next_action or before.halt != snapshot.halt
        if not self._selling and (
            moved or self.focusWidget() is not focus
        ):  # Qt has given it to just any button
            self._place_focus(snapshot)

    def show_start(self, last_evening: str) -> None:
        """Show the first screen."""
        self.pages.setCurrentWidget(self.start)
        self.start.offer_resume(last_evening)

    @property
    def listening(self) -> bool:
        """Keys mean deeds while an evening is played."""
        return self.pages.currentWidget() in (self.play, self.sales)

    @property
    def playing(self) -> bool:
        """Space is the next number while a game is played and can be seen."""
        return self._snapshot.playing and not self._selling

    @property
    def known_series(self) -> frozenset[int]:
        """The series of the evening."""
        return frozenset(row.series for row in self._snapshot.series)

    @property
    def other_makers(self) -> bool:
        """Whether cards of other makers are played with: anything may be printed on those."""
        return any(row.listed for row in self._snapshot.series)

    @property
    def _selling(self) -> bool:
        """Whether the page of sales is in front."""
        return self.pages.currentWidget() is self.sales

    def typing_into(self) -> QWidget:
        """The widget that keys are for, also while another window has the keyboard."""
        return self.focusWidget() or self

    def go_on(self) -> None:
        """Give the focus to the next widget."""
        self.focusNextPrevChild(True)

    def do(self, deed: DeedId) -> None:
        """Do what a key or a button asks for."""
        if deed in LOCKED and self._locked(deed):
            return
        if deed not in UNSEEN:
            self.escaped()
        if deed != "sell":
            self._leave_sales()
        if deed == "stop":
            self.play.claims.focus_entry()
            self.play.claims.entry.selectAll()
        if deed in OUTSIDE:
            self.requested.emit(deed)
        elif self._questions.ask(deed, self._snapshot):
            pass
        elif deed in MOVES:
            self._move(deed)
        else:
            chosen = self.play.claims.claim, self.play.action.inbox.chosen
            command = command_for(deed, self._snapshot, *chosen)
            if command:
                self.send(command)

    def send(self, command: Command) -> None:
        """Send a command."""
        self.commanded.emit(command)

    def take_digit(self, digit: str) -> bool:
        """A digit typed while no field had the focus: for the claim if one is open, else for the number."""
        if self._snapshot.halt == "claim" and not self._selling:
            self.play.claims.focus_entry()
            self.play.claims.entry.insert(digit)
            return True
        return self.play.action.take_digit(digit)

    def escape(self) -> bool:
        """Give the console its screen back where the board had covered it, else leave sales. Whether there
        was something to do.
        """
        return self.escaped() or self._leave_sales()

    def take_scan(self, text: str) -> None:
        """A card was scanned: for the field that waits for one, for the desk, or to be looked up."""
        self.escaped()
        if not (self._selling and self.sales.form.take_card(text)):
            self.scans.take(text, self._snapshot, self.play.claims.chosen_series)

    def show_found(self, answer: Found | NotFound) -> None:
        """Tell what the register says of a card."""
        if isinstance(answer, Found):
            self.notices.tell(card_found(self._speaker, answer.card, self._snapshot))
        else:
            self.notices.tell(refusal(self._speaker, answer.refused, self._snapshot))

    def confirm(self, title: str, text: str, yes: str, then: Callable[[], None]) -> None:
        """Ask whether to go on; `then` is called on `yes`."""
        self.escaped()
        self._asker.confirm(title, text, yes, then)

    def show_foreseen(self, answer: Foreseen | Refusal | Failure) -> None:
        """Tell what a command would do, where that is being asked."""
        self._asker.show_foreseen(answer)

    def show_refusal(self, command: Command, refused: Refused) -> None:
        """Say why a command was refused: of a card at the desk, of everything else along the bottom. Where
        lots decide, ask how they fell.
        """
        sentence = refusal(self._speaker, refused, self._snapshot)
        if isinstance(command, Claim):
            self.scans.answered()
        if isinstance(command, Award) and refused.code == "lot_needed":
            self._questions.ask_lots(command, refused, self._snapshot)
        elif isinstance(command, Claim) and self.play.claims.isVisible():
            self.play.claims.show_refused(command.card, sentence)
        elif isinstance(command, SALES) and self._selling:
            self.sales.form.show_refused(sentence)
        else:
            self.notices.tell(sentence)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keep the proportions of the design."""
        scale = min(self.width() / DESIGN.width(), self.height() / DESIGN.height())
        if abs(scale - self._scale) > 0.01:
            self._scale = scale
            self.setStyleSheet(style_sheet(self._theme, scale))
            rescale(self, scale)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Close the program with the console, where that is meant."""
        if self.may_close():
            self.closing.emit()
            event.accept()
        else:
            event.ignore()

    def _connect(self) -> None:
        self.play.deed.connect(self.do)
        self.notices.deed.connect(self.do)
        self.play.commanded.connect(self.send)
        self.sales.commanded.connect(self._send_sale)
        self.sales.back.connect(self._leave_sales)
        self.play.action.told.connect(self.notices.tell)
        self.pages.currentChanged.connect(self._tell_waiting)
        self.start.tonight.connect(self._show_new_evening)
        self.new_evening.told.connect(self.notices.tell)
        self.new_evening.begin.connect(self.notices.done)
        self.new_evening.back.connect(self.notices.done)
        self.new_evening.back.connect(lambda: self.pages.setCurrentWidget(self.start))

    def _show_new_evening(self) -> None:
        self.pages.setCurrentWidget(self.new_evening)
        self.new_evening.focus_first()

    def _locked(self, deed: DeedId) -> bool:
        now = self._now()
        locked = now - self._done_at.get(deed, now - LOCK_OUT_MS) < LOCK_OUT_MS
        if not locked:
            self._done_at[deed] = now
        return locked

    def _move(self, deed: DeedId) -> None:
        match deed:
            case "sell":
                self._sell()
            case "claim_above" | "claim_below":
                self.play.claims.step(1 if deed == "claim_below" else -1)
            case _:
                self.play.action.inbox.step(1 if deed == "read_below" else -1)

    def _tell_waiting(self) -> None:
        """That reads wait is told where their panel is out of sight."""
        notice = waiting_notice(self._speaker, self._snapshot) if self._selling else None
        self.notices.keep("waiting", notice)

    def _sell(self) -> None:
        """To the hall's words where they are wanted, else to the page of sales."""
        if not self._selling and self.play.between.focus_words():
            return
        self.pages.setCurrentWidget(self.sales)
        self.sales.focus_first()

    def _send_sale(self, command: Command) -> None:
        if isinstance(command, TakeBack) and command.damaged:
            self._questions.ask_damaged(command)
        else:
            self.send(command)

    def _leave_sales(self) -> bool:
        selling = self._selling
        if selling:
            self.pages.setCurrentWidget(self.play)
            self._place_focus(self._snapshot)
        return selling

    def _place_focus(self, snapshot: Snapshot) -> None:
        """Where typing goes now: the claims desk during a claim, else the number, else nowhere."""
        if snapshot.halt == "claim":
            self.play.claims.focus_entry()
        elif snapshot.next_action in ("await_ball", "take_read"):
            self.play.action.focus_entry()
        else:
            self.setFocus()
