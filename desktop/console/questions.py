"""Which question a deed asks, and the command that its answer means."""

from collections.abc import Callable

from PySide6.QtWidgets import QDialog, QWidget

from ..game.awards import NoteWinner
from ..game.base import Command, Refused
from ..game.corrections import Correct, Undo
from ..game.draw import ChangeSource
from ..game.evening import CloseEvening
from ..game.programme import Source
from ..game.rounds import CloseGame, StartGame
from ..game.settling import VoidAward
from ..game.views import PrizeView, Snapshot
from ..languages.sentences import prize_name, refusal
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from .deeds import DEEDS, DeedId, newest_winner
from .dialogs import Field, Question, Reading
from .key_names import key_name

SOURCES: tuple[Source, ...] = ("live", "balls")
"""Where numbers can come from in mid-game."""
KEY_COLUMNS = 3
Send = Callable[[Command], None]
Tell = Callable[[str], None]
Accepted = Callable[[dict[str, str]], None]


class Questions:
    """Asks over a window; answers are sent as commands. What can only be refused is told, not asked."""

    def __init__(self, parent: QWidget, speaker: Speaker, send: Send, tell: Tell) -> None:
        self._parent, self._speaker, self._send, self._tell = parent, speaker, send, tell

    def ask(self, deed: DeedId, snapshot: Snapshot) -> bool:
        """Ask what a deed needs to know. Whether it was one that asks."""
        match deed:
            case "undo":
                self._undo(snapshot)
            case "correct":
                self._correct(snapshot)
            case "note_winner":
                self._note_winner(snapshot)
            case "void_award":
                self._void_award(snapshot)
            case "change_source":
                self._change_source(snapshot)
            case "start_game" if _unsold(snapshot):
                self._confirm("start_game", "start_unsold_title", "start_unsold_text", StartGame())
            case "close_game" if snapshot.playing:
                self._close_game(snapshot)
            case "close_evening":
                self._confirm("close_evening", "close_evening_title", "close_evening_text", CloseEvening())
            case "another_game" if _drawn_otherwise(snapshot) and snapshot.another:
                self._confirm("another_game", "another_title", "another_text", snapshot.another)
            case "history":
                self._history(snapshot)
            case "keys":
                self._keys()
            case _:
                return False
        return True

    def confirm(self, title: str, text: str, yes: str, then: Callable[[], None]) -> None:
        """Ask whether to go on; `then` is called on `yes`. Enter alone, or Esc, leaves things as they are."""
        self._open(
            Question(self._parent, self._speaker, title, text, (), yes, careful=True), lambda _: then()
        )

    def _confirm(self, yes: str, title: str, text: str, command: Command) -> None:
        say = self._speaker.say
        self.confirm(say(CONSOLE, title), say(CONSOLE, text), say(CONSOLE, yes), lambda: self._send(command))

    def _ask(self, title: str, text: str, fields: tuple[Field, ...], accepted: Accepted) -> None:
        self._open(Question(self._parent, self._speaker, title, text, fields), accepted)

    def _open(self, dialog: Question, accepted: Accepted) -> None:
        dialog.accepted.connect(lambda: accepted(dialog.answers()))
        _open(dialog)

    def _reason(self, value: str = "") -> Field:
        return Field("reason", self._speaker.say(CONSOLE, "reason"), value, needed=True)

    def _undo(self, snapshot: Snapshot) -> None:
        say = self._speaker.say
        if not snapshot.balls:
            self._tell(refusal(self._speaker, Refused("nothing_to_undo")))
            return
        after = len(snapshot.balls)
        self._ask(
            say(CONSOLE, "undo_title", number=snapshot.balls[-1].number),
            say(CONSOLE, "undo_text"),
            (self._reason(say(CONSOLE, "undo_reason")),),
            lambda answers: self._send(Undo(reason=answers["reason"], after=after)),
        )

    def _correct(self, snapshot: Snapshot) -> None:
        say = self._speaker.say
        if not snapshot.balls or snapshot.balls[-1].by == "program":
            code = "drawn_by_program" if snapshot.balls else "nothing_to_undo"
            self._tell(refusal(self._speaker, Refused(code)))
            return
        number = Field("number", say(CONSOLE, "right_number"), needed=True)
        text = say(CONSOLE, "correct_text", number=snapshot.balls[-1].number)
        fields = (number, self._reason(say(CONSOLE, "misread")))
        self._ask(say(CONSOLE, "correct_title"), text, fields, self._send_correction)

    def _send_correction(self, answers: dict[str, str]) -> None:
        number = answers["number"].strip()
        right = int(number) if number.isascii() and number.isdigit() and len(number) < 4 else 0
        self._send(Correct(number=right, reason=answers["reason"]))

    def _note_winner(self, snapshot: Snapshot) -> None:
        newest = newest_winner(snapshot)
        say = self._speaker.say
        if newest is None:
            self._tell(say(CONSOLE, "nobody_won"))
            return
        prize, winner = newest
        fields = (
            Field("name", say(CONSOLE, "name"), winner.name),
            Field("table", say(CONSOLE, "table"), winner.table),
        )
        name = prize_name(self._speaker, prize)
        title = say(CONSOLE, "note_title", prize=name, card=winner.printed)
        self._ask(
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
        fields = (Field("source", say(CONSOLE, "source"), choices=choices), self._reason())
        text = say(CONSOLE, "change_source_text")
        self._ask(say(CONSOLE, "change_source"), text, fields, self._send_source)

    def _send_source(self, answers: dict[str, str]) -> None:
        chosen = next(i for i, source in enumerate(SOURCES) if source == answers["source"])
        self._send(ChangeSource(source=SOURCES[chosen], reason=answers["reason"]))

    def _void_award(self, snapshot: Snapshot) -> None:
        say = self._speaker.say
        won = [prize for prize in snapshot.prizes if prize.state == "won"]
        if not won:
            self._tell(say(CONSOLE, "nobody_won"))
            return
        choices = [(prize.id, self._award_line(prize)) for prize in reversed(won)]
        fields = (Field("prize", say(CONSOLE, "award_of"), choices=choices), self._reason())
        self._ask(
            say(CONSOLE, "void_title"),
            say(CONSOLE, "void_text"),
            fields,
            lambda answers: self._send(VoidAward(prize=answers["prize"], reason=answers["reason"])),
        )

    def _award_line(self, prize: PrizeView) -> str:
        cards = ", ".join(winner.printed for winner in prize.winners)
        return f"{prize_name(self._speaker, prize)}: {cards}"

    def _close_game(self, snapshot: Snapshot) -> None:
        game = snapshot.hall.game
        left = [prize for prize in game.prizes if prize.state != "won"] if game else []
        names = [prize_name(self._speaker, prize) for prize in left]
        say = self._speaker.say
        title = say(CONSOLE, "close_title" if left else "close_all_won_title")
        text = say(CONSOLE, "close_text", prizes=names) if left else say(CONSOLE, "close_all_won_text")
        command = CloseGame(leave_prizes=bool(left))
        self.confirm(title, text, say(CONSOLE, "close_game"), lambda: self._send(command))

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
        _open(Reading(self._parent, self._speaker, say(CONSOLE, "keys_title"), lines, KEY_COLUMNS))


def _open(dialog: QDialog) -> None:
    """Show a dialog that holds the keyboard and not the program, and is deleted afterwards."""
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


def _unsold(snapshot: Snapshot) -> bool:
    """Whether a game would start with a series of cards and none of them in play."""
    none = bool(snapshot.series) and not any(row.in_play for row in snapshot.series)
    return none and not snapshot.playing


def _drawn_otherwise(snapshot: Snapshot) -> bool:
    """Whether another game cannot be drawn as the last one planned is."""
    last = snapshot.programme[-1] if snapshot.programme else None
    return bool(last and snapshot.another and last.source != snapshot.another.source)
