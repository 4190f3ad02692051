"""The whole game through two functions: `decide` turns a command into events, `reduce` events into state."""

from __future__ import annotations

from typing import TypeAlias, get_args

from . import awards, claims, corrections, draw, evening, inbox, programme, rounds, sales
from .base import Command, Event
from .state import State
from .vault import Decision, Vault

AnyCommand: TypeAlias = (
    evening.OpenEvening
    | evening.NoteFault
    | evening.CloseEvening
    | programme.RegisterSeries
    | programme.WithdrawSeries
    | programme.PlanGame
    | sales.Sell
    | sales.TakeBack
    | sales.CloseSales
    | sales.ReopenSales
    | sales.TakeWords
    | rounds.StartGame
    | rounds.CloseGame
    | draw.Draw
    | draw.Call
    | draw.RevealNumber
    | draw.AnnounceNumber
    | draw.Pause
    | draw.Resume
    | draw.ChangeSource
    | inbox.SetTags
    | inbox.Read
    | inbox.TakeRead
    | inbox.DismissRead
    | claims.Claim
    | claims.ShowClaim
    | claims.WithdrawClaim
    | claims.AskOthers
    | awards.Award
    | awards.VoidAward
    | awards.NoteWinner
    | corrections.Undo
    | corrections.Correct
)
"""Everything that people and devices can ask for."""

AnyEvent: TypeAlias = (
    evening.EveningOpened
    | evening.FaultNoted
    | evening.EveningClosed
    | programme.SeriesRegistered
    | programme.SeriesRevealed
    | programme.GamePlanned
    | sales.CardsSold
    | sales.CardsReturned
    | sales.SalesClosed
    | sales.SalesReopened
    | sales.WordsTaken
    | draw.GameStarted
    | draw.Drawn
    | draw.Revealed
    | draw.Announced
    | draw.Paused
    | draw.Resumed
    | draw.SourceChanged
    | draw.DrawUndone
    | draw.DrawCorrected
    | draw.GameClosed
    | draw.SecretRevealed
    | inbox.TagsSet
    | inbox.ReadRecorded
    | inbox.ReadTaken
    | inbox.ReadDismissed
    | claims.ClaimChecked
    | claims.ClaimRejudged
    | claims.ClaimShown
    | claims.ClaimWithdrawn
    | claims.OthersAsked
    | awards.PrizeAwarded
    | awards.AwardVoided
    | awards.WinnerNoted
)
"""Everything that can happen."""

COMMANDS: tuple[type[Command], ...] = get_args(AnyCommand)
EVENTS: tuple[type[Event], ...] = get_args(AnyEvent)

ROOMS = (evening, programme, sales, rounds, draw, inbox, claims, awards, corrections)
"""The aggregates: a command is decided where it is declared."""


def decide(state: State, command: Command, vault: Vault) -> Decision:
    """What a command does now, as events; nothing is changed. Raises Refused."""
    room = _ROOM_OF[type(command).__module__]
    return room.decide(state, command, vault)


def reduce(state: State, event: Event) -> State:
    """The state after one more event."""
    return state.after(event)


_ROOM_OF = {room.__name__: room for room in ROOMS}
