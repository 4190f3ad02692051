"""Starting and closing a game, which concerns sales, draw, claims and awards at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .base import Command, Event, Refused
from .draw import GameClosed, GameStarted, SecretRevealed
from .programme import GamePlanned
from .sales import WordsTaken, closing
from .text import one_line
from .vault import Decision, Vault

if TYPE_CHECKING:
    from .state import State


class StartGame(Command, frozen=True):
    """Start a game, the next one of the programme unless named. Its sales close, unless it allows
    latecomers; where the hall gave no words, the record says so.
    """

    game: str = ""


class CloseGame(Command, frozen=True):
    """End the game. `leave_prizes` says that prizes which nobody won may stay so."""

    leave_prizes: bool = False


def decide(state: State, command: Command, vault: Vault) -> Decision:
    """What starting and closing a game do. Raises Refused."""
    state.evening.running()
    match command:
        case StartGame():
            return Decision(_start(state, command))
        case CloseGame():
            return _close(state, command, vault)
        case _:
            raise TypeError(command)


def _start(state: State, command: StartGame) -> tuple[Event, ...]:
    if state.draw.game:
        raise Refused("game_running", game=state.draw.game)
    planned = state.next_game if not command.game else state.programme.game(command.game)
    if planned is None:
        raise Refused("no_such_game", game=one_line(command.game))
    if planned.game in state.draw.played:
        raise Refused("game_played", game=planned.game)
    before: list[Event] = []
    if not state.sales.closed and not planned.late_sales:
        before.append(closing(state))
    if planned.source == "provable" and state.sales.words is None:
        before.append(WordsTaken(words="", beacon="", beacon_source=""))
    return (*before, _started(state, planned))


def _started(state: State, planned: GamePlanned) -> GameStarted:
    sold = state.sales.sold_list(planned.game, planned.series)
    return GameStarted(
        game=planned.game, balls=planned.balls, source=planned.source, sold=sold.sold, cards=sold.cards
    )


def _close(state: State, command: CloseGame, vault: Vault) -> Decision:
    started = state.draw.running()
    if standing := state.claims.standing:
        raise Refused("claims_stand", claims=len(standing))
    planned = state.planned
    assert planned
    left = tuple(prize.id for prize in state.awards.open(planned.prizes))
    if left and not command.leave_prizes:
        raise Refused("prizes_open", prizes=left)
    closed = GameClosed(game=started.game, balls=len(state.draw.drawn), unawarded=left)
    if not planned.commitment:
        return Decision((closed,))
    secret = vault.draws[started.game].hex()
    revealed = SecretRevealed(game=started.game, secret=secret)
    return Decision((closed, revealed), forget=(("draw", started.game),))
