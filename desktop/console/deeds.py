"""What the operator can do with a key or a button, and the command that it means now.

Keys stand here and nowhere else. No single letter is a key: scanners type letters.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from ..game.base import Command
from ..game.claims import AskOthers, ChooseVerdict, ClaimByHand, ShowClaim, WithdrawClaim
from ..game.draw import AnnounceNumber, Draw, Pause, Resume, RevealNumber
from ..game.inbox import DismissRead, ReadRecorded, SetReading, TakeRead
from ..game.rounds import CloseGame, StartGame
from ..game.settling import Award
from ..game.views import ClaimView, NextAction, PrizeView, Snapshot, WinnerView
from ..scenes.showing import Choice

DeedId = Literal[
    "next",
    "stop",
    "show_claim",
    "others",
    "award",
    "resume",
    "note_winner",
    "start_game",
    "close_game",
    "void_award",
    "board_here",
    "board_settings",
    "history",
    "undo",
    "correct",
    "pause",
    "rewind",
    "void_draw",
    "void_game",
    "withdraw",
    "other_verdict",
    "by_hand",
    "take_read",
    "dismiss_read",
    "read_above",
    "read_below",
    "reading",
    "announce",
    "change_source",
    "keys",
    "reader",
    "set_up_reader",
    "scanner",
    "close_evening",
    "leave_evening",
    "sell",
    "another_game",
    "back_up",
    "print_cards",
    "claim_above",
    "claim_below",
    "hall_game",
    "hall_full",
    "hall_order",
    "hall_blank",
    "hall_welcome",
    "hall_before",
    "hall_sponsors",
    "start_at",
    "hall_pictures",
]


class Deed(NamedTuple):
    """Something to do, and its key as Qt writes it."""

    id: DeedId
    key: str


DEEDS = (
    Deed("next", "Space"),
    Deed("stop", "F2"),
    Deed("show_claim", "F3"),
    Deed("others", "F4"),
    Deed("award", "Ctrl+Return"),
    Deed("resume", "F6"),
    Deed("note_winner", "F7"),
    Deed("start_game", "F8"),
    Deed("close_game", "F9"),
    Deed("void_game", "Shift+F9"),
    Deed("void_award", "F10"),
    Deed("board_here", "F11"),
    Deed("board_settings", "Shift+F11"),
    Deed("history", "F12"),
    Deed("undo", "Ctrl+Z"),
    Deed("rewind", "Ctrl+Shift+Z"),
    Deed("correct", "Ctrl+R"),
    Deed("void_draw", "Ctrl+Shift+R"),
    Deed("pause", "Ctrl+P"),
    Deed("withdraw", "Ctrl+Del"),
    Deed("claim_above", "Ctrl+Up"),
    Deed("claim_below", "Ctrl+Down"),
    Deed("other_verdict", "Ctrl+O"),
    Deed("by_hand", "Ctrl+H"),
    Deed("take_read", "Ctrl+T"),
    Deed("dismiss_read", "Ctrl+D"),
    Deed("read_above", "Alt+Up"),
    Deed("read_below", "Alt+Down"),
    Deed("reading", "Ctrl+Shift+T"),
    Deed("announce", "Ctrl+Space"),
    Deed("change_source", "Ctrl+N"),
    Deed("sell", "Ctrl+S"),
    Deed("another_game", "Ctrl+G"),
    Deed("back_up", "Ctrl+B"),
    Deed("print_cards", "Ctrl+Shift+P"),
    Deed("hall_game", "Shift+F1"),
    Deed("hall_full", "Shift+F2"),
    Deed("hall_order", "Shift+F3"),
    Deed("hall_blank", "Shift+F4"),
    Deed("hall_welcome", "Shift+F5"),
    Deed("hall_before", "Shift+F6"),
    Deed("hall_sponsors", "Shift+F7"),
    Deed("start_at", "Shift+F8"),
    Deed("hall_pictures", "Ctrl+I"),
    Deed("keys", "F1"),
    Deed("reader", "Ctrl+L"),
    Deed("set_up_reader", "Ctrl+Shift+L"),
    Deed("scanner", "Ctrl+K"),
    Deed("close_evening", "Ctrl+E"),
    Deed("leave_evening", "Ctrl+Q"),
)

HALL_CHOICES: Mapping[DeedId, Choice] = {
    "hall_game": "game",
    "hall_full": "full",
    "hall_order": "order",
    "hall_blank": "blank",
    "hall_welcome": "welcome",
    "hall_before": "before",
    "hall_sponsors": "sponsors",
}
"""What the hall is to see, by deed."""

DEED_OF_ACTION: dict[NextAction, DeedId] = {
    "draw": "next",
    "reveal": "next",
    "announce": "next",
    "take_read": "take_read",
    "award": "award",
    "resume": "resume",
    "start_game": "start_game",
    "close_game": "close_game",
    "close_evening": "close_evening",
}
"""The deed that the one next action asks for; the other actions wait for a ball or a claim."""


def key_of(deed: DeedId) -> str:
    """The key of a deed."""
    return next(known.key for known in DEEDS if known.id == deed)


def command_for(
    deed: DeedId, snapshot: Snapshot, claim: ClaimView | None, read: ReadRecorded | None
) -> Command | None:
    """The command that a deed means now, about `claim` or `read` where it is about one; none where it means
    nothing, or asks something first.
    """
    match deed:
        case "next":
            return _next(snapshot)
        case "stop":
            return Pause(reason="claim") if snapshot.halt != "claim" else None
        case "pause":
            return Resume() if snapshot.halt else Pause()
        case "resume":
            return Resume()
        case "announce":
            return AnnounceNumber()
        case "start_game":
            return StartGame()
        case "close_game":
            return CloseGame()
        case "award":
            return Award()
        case "others":
            return AskOthers()
        case "another_game":
            return snapshot.another
        case _:
            return _about_claims(deed, snapshot, claim) or _about_reads(deed, snapshot, read)


def _about_claims(deed: DeedId, snapshot: Snapshot, claim: ClaimView | None) -> Command | None:
    match deed:
        case "show_claim" if claim:
            shown = snapshot.hall.claim
            return ShowClaim(claim=claim.claim, shown=shown is None or shown.claim != claim.claim)
        case "withdraw" if claim:
            return WithdrawClaim(claim=claim.claim)
        case "other_verdict" if claim:
            return ChooseVerdict(claim=claim.claim)
        case "by_hand":
            return ClaimByHand()
        case _:
            return None


def _about_reads(deed: DeedId, snapshot: Snapshot, read: ReadRecorded | None) -> Command | None:
    match deed:
        case "take_read" if read:
            return TakeRead(session=read.session, seq=read.seq)
        case "dismiss_read" if read:
            return DismissRead(session=read.session, seq=read.seq)
        case "reading":
            return SetReading(reading="direct" if snapshot.reading == "confirm" else "confirm")
        case _:
            return None


def _next(snapshot: Snapshot) -> Command | None:
    match snapshot.next_action:
        case "reveal":
            return RevealNumber()
        case "announce":
            return AnnounceNumber()
        case "draw":
            return Draw(after=len(snapshot.balls))
        case _:
            return None


def depending_on(snapshot: Snapshot, position: int) -> PrizeView | None:
    """The first prize that was awarded on the draw at a position, or on a later one."""
    return next((prize for prize in snapshot.prizes if prize.position >= position), None)


def newest_winner(snapshot: Snapshot) -> tuple[PrizeView, WinnerView] | None:
    """The winner to be noted: of the prize won last, the first without a name, else the first."""
    won = [prize for prize in snapshot.prizes if prize.winners]
    if not won:
        return None
    prize = max(reversed(won), key=lambda prize: prize.position)
    return prize, next((winner for winner in prize.winners if not winner.name), prize.winners[0])
