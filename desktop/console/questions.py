"""Which question a deed asks, and the command that its answer means."""

from collections.abc import Callable

from PySide6.QtWidgets import QDialog, QWidget

from ..game.awards import NoteWinner, VoidAward
from ..game.base import Command
from ..game.corrections import Correct
from ..game.draw import ChangeSource
from ..game.evening import CloseEvening
from ..game.programme import Source
from ..game.rounds import CloseGame
from ..game.views import PrizeView, Snapshot, WinnerView
from ..languages.sentences import prize_name
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from .deeds import DEEDS, DeedId
from .dialogs import Field, Question, Reading
from .key_names import key_name

SOURCES: tuple[Source, ...] = ("live", "balls")
"""Where numbers can come from in mid-game."""
Send = Callable[[Command], None]
Accepted = Callable[[dict[str, str]], None]


class Questions:
    """Asks over a window; answers are sent as commands."""

    def __init__(self, parent: QWidget, speaker: Speaker, send: Send) -> None:
        self._parent, self._speaker, self._send = parent, speaker, send

    def ask(self, deed: DeedId, snapshot: Snapshot) -> bool:
        """Ask what a deed needs to know. Whether it was one that asks."""
        match deed:
            case "correct":
                self._correct(snapshot)
            case "note_winner":
                self._note_winner(snapshot)
            case "void_award":
                self._void_award(snapshot)
            case "change_source":
                self._change_source(snapshot)
            case "close_game" if self._left(snapshot):
                self._close_game(snapshot)
            case "close_evening":
                self._close_evening()
            case "history":
                self._history(snapshot)
            case "keys":
                self._keys()
            case _:
                return False
        return True

    def confirm(self, title: str, text: str, then: Callable[[], None]) -> None:
        """Ask a yes or no; `then` is called on yes."""
        self._open(title, text, (), lambda _: then())

    def _open(self, title: str, text: str, fields: tuple[Field, ...], accepted: Accepted) -> None:
        dialog = Question(self._parent, self._speaker, title, text, fields)
        dialog.accepted.connect(lambda: accepted(dialog.answers()))
        _open(dialog)

    def _correct(self, snapshot: Snapshot) -> None:
        say = self._speaker.say
        if not snapshot.balls:
            return
        fields = (
            Field("number", say(CONSOLE, "right_number")),
            Field("reason", say(CONSOLE, "reason"), say(CONSOLE, "misread")),
        )
        text = say(CONSOLE, "correct_text", number=snapshot.balls[-1].number)
        self._open(say(CONSOLE, "correct_title"), text, fields, self._send_correction)

    def _send_correction(self, answers: dict[str, str]) -> None:
        number = answers["number"].strip()
        right = int(number) if number.isascii() and number.isdigit() and len(number) < 4 else 0
        self._send(Correct(number=right, reason=answers["reason"]))

    def _note_winner(self, snapshot: Snapshot) -> None:
        newest = _newest_winner(snapshot)
        if newest is None:
            return
        prize, winner = newest
        say = self._speaker.say
        fields = (
            Field("name", say(CONSOLE, "name"), winner.name),
            Field("table", say(CONSOLE, "table"), winner.table),
        )
        name = prize_name(self._speaker, prize.names, prize.id)
        title = say(CONSOLE, "note_title", prize=name, card=winner.printed)
        self._open(
            title,
            "",
            fields,
            lambda answers: self._send(
                NoteWinner(prize=prize.id, series=winner.series, number=winner.number, **answers)
            ),
        )

    def _change_source(self, snapshot: Snapshot) -> None:
        say = self._speaker.say
        others = [source for source in SOURCES if source != snapshot.source]
        choices = [(source, say(CONSOLE, f"source_{source}")) for source in others]
        fields = (
            Field("source", say(CONSOLE, "source"), choices=choices),
            Field("reason", say(CONSOLE, "reason")),
        )
        text = say(CONSOLE, "change_source_text")
        self._open(say(CONSOLE, "change_source"), text, fields, self._send_source)

    def _send_source(self, answers: dict[str, str]) -> None:
        chosen = next(i for i, source in enumerate(SOURCES) if source == answers["source"])
        self._send(ChangeSource(source=SOURCES[chosen], reason=answers["reason"]))

    def _void_award(self, snapshot: Snapshot) -> None:
        say = self._speaker.say
        won = [prize for prize in snapshot.prizes if prize.state == "won"]
        if not won:
            return
        choices = [(prize.id, self._award_line(prize)) for prize in reversed(won)]
        fields = (
            Field("prize", say(CONSOLE, "award_of"), choices=choices),
            Field("reason", say(CONSOLE, "reason")),
        )
        self._open(
            say(CONSOLE, "void_title"),
            say(CONSOLE, "void_text"),
            fields,
            lambda answers: self._send(VoidAward(prize=answers["prize"], reason=answers["reason"])),
        )

    def _award_line(self, prize: PrizeView) -> str:
        cards = ", ".join(winner.printed for winner in prize.winners)
        return f"{prize_name(self._speaker, prize.names, prize.id)}: {cards}"

    def _left(self, snapshot: Snapshot) -> list[PrizeView]:
        game = snapshot.hall.game
        return [prize for prize in game.prizes if prize.state != "won"] if game else []

    def _close_game(self, snapshot: Snapshot) -> None:
        say = self._speaker.say
        names = [prize_name(self._speaker, prize.names, prize.id) for prize in self._left(snapshot)]
        text = say(CONSOLE, "close_text", prizes=names)
        self.confirm(say(CONSOLE, "close_title"), text, lambda: self._send(CloseGame(leave_prizes=True)))

    def _close_evening(self) -> None:
        say = self._speaker.say
        text = say(CONSOLE, "close_evening_text")
        self.confirm(say(CONSOLE, "close_evening_title"), text, lambda: self._send(CloseEvening()))

    def _history(self, snapshot: Snapshot) -> None:
        say = self._speaker.say
        out = [ball.number for ball in snapshot.balls]
        left = [number for number in range(1, snapshot.hall.balls + 1) if number not in out]
        lines = (
            (say(CONSOLE, "history_out", count=len(out)), "  ".join(map(str, out))),
            (say(CONSOLE, "history_left", count=len(left)), "  ".join(map(str, left))),
        )
        _open(Reading(self._parent, self._speaker, say(CONSOLE, "history_title"), lines, columns=1))

    def _keys(self) -> None:
        say = self._speaker.say
        lines = [(key_name(self._speaker, deed.key), say(CONSOLE, deed.id)) for deed in DEEDS]
        lines += [(say(CONSOLE, key), say(CONSOLE, f"{key}_more")) for key in ("key_digits", "key_escape")]
        _open(Reading(self._parent, self._speaker, say(CONSOLE, "keys_title"), lines, columns=2))


def _open(dialog: QDialog) -> None:
    """Show a dialog that holds the keyboard and not the program, and is deleted afterwards."""
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


def _newest_winner(snapshot: Snapshot) -> tuple[PrizeView, WinnerView] | None:
    """The winner to be noted: of the last prize won, the first without a name, else the first."""
    won = [prize for prize in snapshot.prizes if prize.winners]
    if not won:
        return None
    prize = won[-1]
    return prize, next((winner for winner in prize.winners if not winner.name), prize.winners[0])
