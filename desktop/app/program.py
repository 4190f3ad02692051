"""The program with its windows: who hears of what."""

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QDateTime, QLocale, QObject, Signal
from PySide6.QtWidgets import QApplication, QFileDialog

from firmware_bridge.ports import Choice

from ..board.screens import BoardKeeper
from ..board.window import BoardWindow
from ..console.deeds import DeedId
from ..console.evening_cards import Known
from ..console.keyboard import Keyboard
from ..console.notices import Notice
from ..console.waiting import read_sentence
from ..console.window import ConsoleWindow
from ..game.base import Refused
from ..game.drawing import GameStarted, GameVoided
from ..game.evening import EveningClosed
from ..game.inbox import ReadingSet, ReadRecorded
from ..game.programme import GamePlanned
from ..game.views import HallView, Snapshot
from ..journal.failure import JournalFailed
from ..languages.sentences import failure, money, refusal
from ..languages.speaker import Speaker, speaker_for
from ..languages.tables.console import CONSOLE
from ..readers.service import Reader
from ..scenes.theme import load_theme
from ..session.session import Published
from ..session.worker import Opened, Refusal
from ..settings.schemes import Scheme, load_scheme, scheme_names
from .board_desk import BoardDesk
from .card_files_desk import CardFilesDesk
from .evenings import Evenings
from .hall_desk import HALL_DEEDS, HallDesk
from .print_desk import PrintDesk
from .reader_desk import ReaderDesk
from .safekeeping import SafeKeeping
from .scanner_desk import ScannerDesk
from .setup_desk import SetupDesk


def _milliseconds() -> int:
    return time.monotonic_ns() // 1_000_000


class Schemes(NamedTuple):
    """The schemes that an evening can have, by name, and what is wrong with the others."""

    usable: Mapping[str, Scheme]
    faults: tuple[Refused, ...]


def _schemes(own: Path) -> Schemes:
    usable: dict[str, Scheme] = {}
    faults: list[Refused] = []
    for name in scheme_names(own):
        try:
            usable[name] = load_scheme(name, own)
        except Refused as fault:
            faults.append(fault)
    return Schemes(usable, tuple(faults))


class Program(QObject):
    """Owns the two windows, and passes on what evening, reader and screens say."""

    mistaken = Signal(str)
    """The program made a mistake that nobody foresaw; may be emitted on any thread."""

    def __init__(
        self,
        evenings: Evenings,
        speaker: Speaker,
        reader: Reader | None = None,
        now: Callable[[], int] = _milliseconds,
        *,
        scanner: Choice | None = None,
    ) -> None:
        """`now` tells the milliseconds of a clock that never jumps."""
        super().__init__()
        theme = load_theme()
        self._speaker = speaker
        self._snapshot = Snapshot()
        self.evenings = evenings
        self.board = BoardWindow(theme, speaker.say(CONSOLE, "program"))
        schemes = _schemes(evenings.schemes)
        self.console = ConsoleWindow(theme, speaker, schemes.usable, now)
        for fault in schemes.faults:
            self.console.notices.keep("schemes", Notice(refusal(speaker, fault)))
        self.keeper = BoardKeeper(self.board, self.console)
        self.hall = HallDesk(self.board, self.console, evenings, speaker)
        self.keyboard = Keyboard(self.console, self)
        self.board_desk = BoardDesk(evenings, self.console, self.board, speaker)
        self.reader = ReaderDesk(evenings, self.console, speaker, reader)
        self.setup = SetupDesk(evenings, self.reader, self.console, theme, speaker)
        self.safekeeping = SafeKeeping(evenings.series, self.console, speaker)
        self.scanner = ScannerDesk(evenings, self.console, speaker, scanner)
        self.card_files = CardFilesDesk(self.console, speaker)
        self.console.new_evening.cards.known = self._known
        self.printing = PrintDesk(self.console, speaker, evenings.series)
        self._connect_evening()
        self._connect_windows()
        self.mistaken.connect(self._mistaken)

    @property
    def snapshot(self) -> Snapshot:
        """The evening as it stands."""
        return self._snapshot

    def show(self) -> None:
        """Open the windows: the console on its screen, the board on the other."""
        self.board_desk.show()
        self.hall.show(HallView(language=self._speaker.language))
        self.console.show_start(self._last_name())
        self.console.setGeometry(self.console.screen().availableGeometry())
        self.console.showMaximized()
        self.keeper.place()
        self.safekeeping.start()
        self.setup.tell_fault()
        self.scanner.open()

    def stop(self) -> None:
        """Let reader, file and windows go."""
        self.keyboard.stop()
        self.reader.close()
        self.setup.close()
        self.scanner.close()
        self.printing.close()
        self.hall.close()
        self.evenings.stop()
        self.safekeeping.stop()
        self.keeper.stop()
        for window in (self.console, self.board):
            window.hide()
            window.deleteLater()

    def _connect_evening(self) -> None:
        self.evenings.opened.connect(self._opened)
        self.evenings.published.connect(self._published)
        self.evenings.succeeded.connect(self.console.notices.done)
        self.evenings.refused.connect(self._refused)
        self.evenings.foreseen.connect(self.console.show_foreseen)
        self.evenings.failed.connect(self._failed)
        self.evenings.failed.connect(self.console.scans.answered)
        self.evenings.found.connect(self.console.show_found)
        self.evenings.closed.connect(self._left)

    def _connect_windows(self) -> None:
        console = self.console
        console.commanded.connect(self.evenings.post)
        console.foreseeing.connect(self.evenings.foresee)
        console.looking_up.connect(self.evenings.look_up)
        console.requested.connect(self._requested)
        console.closing.connect(QApplication.quit)
        console.escaped = self.keeper.give_back
        console.may_close = self._may_close
        console.start.begin.connect(self.evenings.begin)
        console.new_evening.begin.connect(self.evenings.begin)
        console.start.resume.connect(self._resume_last)
        console.start.open_file.connect(self._choose_file)
        console.start.set_up_reader.connect(self.setup.open)
        console.start.restore.connect(self.safekeeping.ask_restore)
        self.keeper.placed.connect(self._board_placed)
        self.keeper.lost.connect(self._board_lost)

    def _opened(self, opened: Opened) -> None:
        self.console.notices.forget("schemes", "series")
        speaker_for(opened.snapshot.hall.language)  # ready before the first number needs it
        self._show(opened.snapshot)
        self.setup.give_tags()
        self.reader.open()

    def _published(self, published: Published) -> None:
        self._show(published.snapshot)
        self.console.sales.form.show_events(published.events)
        self.setup.show_events(published.events)
        for event in published.events:
            if isinstance(event, ReadRecorded) and (sentence := read_sentence(self._speaker, event)):
                self.console.notices.tell(sentence)
            if isinstance(event, ReadingSet):
                self.evenings.remember(confirm_reads=event.reading == "confirm")
            if isinstance(event, GameVoided):
                self.console.notices.keep("voided", self._after_void(event))
            if isinstance(event, GamePlanned | GameStarted):
                self.console.notices.keep("voided", None)
            if isinstance(event, EveningClosed):
                self.evenings.remember(last_evening="")

    def _after_void(self, event: GameVoided) -> Notice:
        """What is to be done after a game that was declared void."""
        amount = money(self._speaker, event.refund, self._snapshot.hall.currency)
        sentence = self._speaker.say(CONSOLE, f"voided_{event.remedy}", amount=amount)
        return Notice(sentence, ("start_game",) if event.remedy == "replay" else ())

    def _show(self, snapshot: Snapshot) -> None:
        self._snapshot = self.reader.snapshot = snapshot
        self.hall.show(snapshot.hall)
        self.console.show_snapshot(snapshot)
        self.setup.show_snapshot(snapshot)
        self.safekeeping.show_snapshot(snapshot)

    def _refused(self, answer: Refusal) -> None:
        self.console.show_refusal(answer.command, answer.refused)

    def _failed(self, failed: JournalFailed) -> None:
        self.console.notices.tell(failure(self._speaker, failed))

    def _mistaken(self, why: str) -> None:
        self._failed(JournalFailed("program_failed", why=why))

    def _requested(self, deed: DeedId) -> None:
        if deed in HALL_DEEDS:
            self.hall.do(deed)
        elif deed == "board_here":
            if not self.keeper.give_back():
                self.keeper.show_here()
        elif deed == "board_settings":
            self.board_desk.open(self._snapshot)
        elif deed == "reader":
            self.reader.choose()
        elif deed == "set_up_reader":
            self.setup.open()
        elif deed == "back_up":
            self.safekeeping.ask_backup()
        elif deed == "scanner":
            self.scanner.choose()
        elif deed == "print_cards":
            self.printing.open(self._snapshot)
        elif deed == "leave_evening":
            say = self._speaker.say
            title, text = say(CONSOLE, "leave_title"), say(CONSOLE, "leave_text")
            self.console.confirm(title, text, say(CONSOLE, "leave_evening"), self._leave_evening)

    def _leave_evening(self) -> None:
        self.reader.close()
        self.evenings.leave()

    def _left(self) -> None:
        self._show(Snapshot(hall=HallView(language=self._speaker.language)))
        self.console.notices.forget("waiting", "reader", "voided")
        self.console.show_start(self._last_name())

    def _resume_last(self) -> None:
        if self.evenings.last:
            self.evenings.resume(self.evenings.last)

    def _last_name(self) -> str:
        """The evening to be resumed: its name, and the day on which it was played last."""
        last = self.evenings.last
        if last is None:
            return ""
        day = QDateTime.fromSecsSinceEpoch(int(last.stat().st_mtime)).date()
        return f"{last.stem} · {self._speaker.locale.toString(day, QLocale.FormatType.LongFormat)}"

    def _known(self, series: int) -> Known:
        """What the hall knows of a series."""
        try:
            note = self.evenings.series.note(series)
        except (OSError, Refused):
            return Known()
        return Known(note.kind, note.strips)

    def _choose_file(self) -> None:
        say = self._speaker.say
        chosen, _ = QFileDialog.getOpenFileName(
            self.console, say(CONSOLE, "open_file"), str(self.evenings.folder), say(CONSOLE, "file_kind")
        )
        if chosen:
            self.evenings.resume(Path(chosen))

    def _board_placed(self, screen: str) -> None:
        console = self.console
        console.play.hall.show_screen(screen)
        console.play.top.show_projector("good" if screen else "off", "screen_ok" if screen else "screen_none")
        if screen:
            console.notices.keep("screen", None)

    def _board_lost(self) -> None:
        self.console.play.top.show_projector("warn", "screen_none")
        self.console.notices.keep("screen", Notice(self._speaker.say(CONSOLE, "board_lost")))

    def _may_close(self) -> bool:
        """Whether the console may close at once; in the middle of a game that is asked first."""
        if self._snapshot.hall.scene not in ("play", "claim", "winners", "pause"):
            return True
        say = self._speaker.say
        title, text = say(CONSOLE, "quit_title"), say(CONSOLE, "leave_text")
        self.console.confirm(title, text, say(CONSOLE, "quit"), QApplication.quit)
        return False


def run(program: Program) -> int:
    """Show the windows until the operator leaves."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    try:
        program.show()
        return app.exec()
    finally:
        program.stop()
