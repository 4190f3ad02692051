"""Starting and closing a game, which concerns sales, draw, claims and awards at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from .base import Command, Event, Refused
from .drawing import GameClosed, GameStarted, GameVoided, Remedy, SecretRevealed
from .inbox import ReadDismissed
from .judging import facts_at, last_called
from .programme import GamePlanned
from .register import WordsTaken
from .sales import closing
from .settling import voided
from .text import one_line, reason
from .vault import Decision, Vault
from .verdicts import lapsed

if TYPE_CHECKING:
    from .state import State


class StartGame(Command, frozen=True):
    """Start a game, the next one of the programme unless named. Its sales close, unless it allows
    latecomers; where the hall gave no words, the record says so.
    """

    game: str = ""


class VoidGame(Command, frozen=True):
    """Declare the whole game void: its awards fall. It is started again, with the same cards, or its cards
    are refunded. A provable draw cannot be used twice: played again, the program draws live.
    """

    reason: str
    remedy: Remedy = "replay"


class CloseGame(Command, frozen=True):
    """End the game. `leave_prizes` says that prizes which nobody won may stay so. Reads that still wait are
    let go: they belong to this basket.
    """

    leave_prizes: bool = False


def decide(state: State, command: Command, vault: Vault) -> Decision:
    """What starting and closing a game do. Raises Refused."""
    state.evening.running()
    match command:
        case StartGame():
            return Decision(_start(state, command))
        case CloseGame():
            return _close(state, command, vault)
        case VoidGame():
            return _void(state, command, vault)
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
    if not state.sales.closed and not planned.rules.late_sales:
        before.append(closing(state))
    if planned.source == "provable" and planned.game not in state.draw.revealed and not state.sales.words:
        before.append(WordsTaken(words="", beacon="", beacon_source=""))
    return (*before, _started(state, planned))


def _started(state: State, planned: GamePlanned) -> GameStarted:
    sold = state.sales.sold_list(planned.game, planned.series)
    return GameStarted(
        game=planned.game,
        balls=planned.balls,
        source="live" if planned.game in state.draw.revealed else planned.source,
        sold=sold.sold,
        cards=sold.cards,
    )


def _close(state: State, command: CloseGame, vault: Vault) -> Decision:
    state.draw.running()
    if standing := state.desk.standing:
        raise Refused("claims_stand", claims=len(standing))
    if state.draw.hidden:
        raise Refused("reveal_first")
    planned = state.planned
    assert planned
    facts = facts_at(state, last_called(state))
    left = state.awards.left(planned.prizes)
    if not command.leave_prizes and (reachable := [prize.id for prize in left if not lapsed(prize, facts)]):
        raise Refused("prizes_open", prizes=tuple(reachable))
    return _ended(state, tuple(prize.id for prize in left), vault)


def _void(state: State, command: VoidGame, vault: Vault) -> Decision:
    started, why = state.draw.running(), reason(command.reason)
    fallen = tuple(voided(state, award, "game", why) for award in state.awards.given.values())
    planned = state.planned
    assert planned
    takings = state.sales.takings_of(planned.game, state.programme.by_series)
    declared = GameVoided(
        game=started.game,
        reason=why,
        remedy=command.remedy,
        refund=takings if command.remedy == "refund" else 0,
    )
    ended = _ended(state, tuple(prize.id for prize in planned.prizes), vault)
    return structs.replace(ended, events=(*fallen, declared, *ended.events))


def _ended(state: State, left: tuple[str, ...], vault: Vault) -> Decision:
    """The end of a game: waiting reads are let go, the secret of a provable draw is revealed."""
    game = state.draw.game
    events: list[Event] = [ReadDismissed(session=read.session, seq=read.seq) for read in state.inbox.waiting]
    events.append(GameClosed(game=game, balls=len(state.draw.drawn), unawarded=left))
    if not (state.planned and state.planned.commitment) or game in state.draw.revealed:
        return Decision(tuple(events))
    events.append(SecretRevealed(game=game, secret=vault.draws[game].hex()))
    return Decision(tuple(events), forget=(("draw", game),))
