"""Which question a deed asks, and the command that its answer means."""

from collections.abc import Callable, Sequence

from ..game.base import Refused
from ..game.draw import ChangeSource
from ..game.drawing import Ball
from ..game.evening import CloseEvening
from ..game.programme import Source
from ..game.rounds import CloseGame, StartGame
from ..game.sales import TakeBack
from ..game.settling import Award
from ..game.views import Snapshot
from ..languages.sentences import prize_name, refusal
from ..languages.tables.sales import SALES
from .asking import Answers, Asker, open_dialog
from .deeds import DEEDS, DeedId
from .desk_questions import ask_by_hand, ask_lots, ask_winner
from .dialogs import Field, Reading
from .key_names import key_name
from .repairs import ask_repair
from .sale_words import called

SOURCES: tuple[Source, ...] = ("live", "balls")
"""Where numbers can come from in mid-game."""
KEY_COLUMNS = 3


class Questions:
    """What can only be refused is told, not asked."""

    def __init__(self, asker: Asker) -> None:
        self._asker = asker

    def ask(self, deed: DeedId, snapshot: Snapshot) -> bool:
        """Ask what a deed needs to know. Whether it was one that asks."""
        return ask_repair(self._asker, deed, snapshot) or self._ask(deed, snapshot)

    def ask_lots(self, award: Award, refused: Refused, snapshot: Snapshot) -> None:
        """Ask what lots have decided."""
        ask_lots(self._asker, award, refused, snapshot)

    def ask_damaged(self, command: TakeBack) -> None:
        """Damaged cards never come back into play, so that is asked."""
        say, cards = self._asker.say, called(self._asker.speaker, command)
        title, text = say("damaged_title"), say("damaged_text", series=command.series, cards=cards)
        yes = self._asker.speaker.say(SALES, "mark_damaged")
        self._asker.confirm(title, text, yes, lambda: self._asker.send(command))

    def _ask(self, deed: DeedId, snapshot: Snapshot) -> bool:
        asker = self._asker
        match deed:
            case "note_winner":
                ask_winner(asker, snapshot)
            case "by_hand" if snapshot.playing:
                ask_by_hand(asker, snapshot)
            case "sell" if not snapshot.series:
                asker.tell(asker.say("sales_none"))
            case "change_source":
                self._change_source(snapshot)
            case "start_game" if _unsold(snapshot):
                self._confirm("start_game", "start_unsold", lambda: asker.send(StartGame()))
            case "close_game" if snapshot.playing:
                self._close_game(snapshot)
            case "close_evening" if snapshot.playing:
                game = next(row.game for row in snapshot.programme if row.state == "playing")
                asker.tell(refusal(asker.speaker, Refused("game_running", game=game), snapshot))
            case "close_evening":
                self._confirm("close_evening", "close_evening", lambda: asker.send(CloseEvening()))
            case "another_game" if (another := snapshot.another) and _drawn_otherwise(snapshot):
                self._confirm("another_game", "another", lambda: asker.send(another))
            case "history":
                self._history(snapshot)
            case "keys":
                self._keys()
            case _:
                return False
        return True

    def _confirm(self, yes: str, code: str, then: Callable[[], None]) -> None:
        say = self._asker.say
        self._asker.confirm(say(f"{code}_title"), say(f"{code}_text"), say(yes), then)

    def _change_source(self, snapshot: Snapshot) -> None:
        say = self._asker.say
        others = [source for source in SOURCES if source != snapshot.source]
        choices = [(source, say(f"source_{source}")) for source in others]
        fields = (Field("source", say("source"), choices=choices), self._asker.reason())
        self._asker.ask(say("change_source"), say("change_source_text"), fields, self._send_source)

    def _send_source(self, answers: Answers) -> None:
        chosen: Source = next(source for source in SOURCES if source == answers["source"])
        self._asker.send(ChangeSource(source=chosen, reason=answers["reason"]))

    def _close_game(self, snapshot: Snapshot) -> None:
        game, say = snapshot.hall.game, self._asker.say
        left = [prize for prize in game.prizes if prize.state != "won"] if game else []
        names = [prize_name(self._asker.speaker, prize) for prize in left]
        title = say("close_title" if left else "close_all_won_title")
        text = say("close_text", prizes=names) if left else say("close_all_won_text")
        command = CloseGame(leave_prizes=bool(left))
        self._asker.confirm(title, text, say("close_game"), lambda: self._asker.send(command))

    def _history(self, snapshot: Snapshot) -> None:
        say = self._asker.say
        out = [ball.number for ball in snapshot.counting]
        left = [number for number in range(1, snapshot.hall.balls + 1) if number not in out]
        lines = [
            (say("history_out", count=len(out)), struck_out(snapshot.balls)),
            (say("history_left", count=len(left)), "&nbsp; ".join(map(str, left))),
        ]
        asker = self._asker
        reading = Reading(asker.parent, asker.speaker, say("history_title"), lines, columns=1, rich=True)
        open_dialog(reading)

    def _keys(self) -> None:
        asker = self._asker
        lines = [(key_name(asker.speaker, deed.key), asker.say(deed.id)) for deed in DEEDS]
        lines += [(asker.say(key), asker.say(f"{key}_more")) for key in ("key_digits", "key_escape")]
        open_dialog(Reading(asker.parent, asker.speaker, asker.say("keys_title"), lines, KEY_COLUMNS))


def struck_out(balls: Sequence[Ball]) -> str:
    """All draws in order, those that were declared void struck through, as rich text."""
    return "&nbsp; ".join(f"<s>{ball.number}</s>" if ball.void else str(ball.number) for ball in balls)


def _unsold(snapshot: Snapshot) -> bool:
    """Whether a game would start with a series of cards and none of them in play."""
    none = bool(snapshot.series) and not any(row.in_play for row in snapshot.series)
    return none and not snapshot.playing


def _drawn_otherwise(snapshot: Snapshot) -> bool:
    """Whether another game cannot be drawn as the last one planned is."""
    last = snapshot.programme[-1] if snapshot.programme else None
    return bool(last and snapshot.another and last.source != snapshot.another.source)
