"""The whole game through two functions: `decide` turns a command into events, `reduce` events into state."""

from __future__ import annotations

from typing import TypeAlias, get_args

from msgspec import structs

from . import (
    awards,
    claims,
    corrections,
    desk,
    draw,
    drawing,
    evening,
    inbox,
    jackpots,
    programme,
    register,
    roles,
    rounds,
    sales,
    settling,
    trial,
)
from .base import Command, Event
from .finding import Finder, found
from .state import State
from .vault import Decision, Vault

AnyCommand: TypeAlias = (
    evening.OpenEvening
    | evening.NoteFault
    | evening.CloseEvening
    | roles.SetPin
    | roles.SignIn
    | programme.RegisterSeries
    | programme.ListSeries
    | programme.AnnounceSeries
    | programme.WithdrawSeries
    | programme.PlanGame
    | jackpots.RaiseJackpot
    | trial.TrialDraw
    | sales.Sell
    | sales.SellBook
    | sales.Deal
    | sales.TakeBack
    | sales.CloseSales
    | sales.ReopenSales
    | sales.NameBeacon
    | sales.TakeWords
    | rounds.StartGame
    | rounds.CloseGame
    | rounds.VoidGame
    | draw.Draw
    | draw.Call
    | draw.RevealNumber
    | draw.AnnounceNumber
    | draw.Pause
    | draw.Resume
    | draw.ChangeSource
    | inbox.SetTags
    | inbox.SetReading
    | inbox.Read
    | inbox.TakeRead
    | inbox.DismissRead
    | claims.Claim
    | claims.ShowClaim
    | claims.ClaimByHand
    | claims.WithdrawClaim
    | claims.ChooseVerdict
    | claims.AskOthers
    | settling.Award
    | settling.VoidAward
    | awards.NoteWinner
    | corrections.Undo
    | corrections.Rewind
    | corrections.Correct
    | corrections.VoidDraw
)
"""Everything that people and devices can ask for."""

AnyEvent: TypeAlias = (
    evening.EveningOpened
    | evening.FaultNoted
    | evening.EveningClosed
    | roles.PinSet
    | roles.SignedIn
    | programme.SeriesRegistered
    | programme.SeriesListed
    | programme.SeriesAnnounced
    | programme.SeriesRevealed
    | programme.GamePlanned
    | jackpots.JackpotRaised
    | trial.TrialDrawn
    | register.CardsSold
    | register.CardsReturned
    | register.SalesClosed
    | register.SalesReopened
    | register.BeaconNamed
    | register.WordsTaken
    | drawing.GameStarted
    | drawing.Drawn
    | drawing.Revealed
    | drawing.Announced
    | drawing.Paused
    | drawing.Resumed
    | drawing.SourceChanged
    | drawing.DrawUndone
    | drawing.DrawCorrected
    | drawing.DrawVoided
    | drawing.GameVoided
    | drawing.GameClosed
    | drawing.SecretRevealed
    | inbox.TagsSet
    | inbox.ReadingSet
    | inbox.ReadRecorded
    | inbox.ReadTaken
    | inbox.ReadDismissed
    | desk.ClaimChecked
    | desk.ClaimRejudged
    | desk.VerdictChosen
    | desk.ClaimShown
    | desk.ClaimWithdrawn
    | desk.OthersAsked
    | awards.PrizeAwarded
    | awards.AwardVoided
    | awards.WinnerNoted
)
"""Everything that can happen."""

COMMANDS: tuple[type[Command], ...] = get_args(AnyCommand)
EVENTS: tuple[type[Event], ...] = get_args(AnyEvent)

ROOMS = (
    evening,
    roles,
    programme,
    jackpots,
    trial,
    sales,
    rounds,
    draw,
    inbox,
    claims,
    settling,
    awards,
    corrections,
)
"""The aggregates: a command is decided where it is declared."""


def decide(state: State, command: Command, vault: Vault) -> Decision:
    """What a command does now, as events; nothing is changed. Raises Refused."""
    room = _ROOM_OF[type(command).__module__]
    roles.allowed(state, command)
    return room.decide(state, command, vault)


def carry_out(state: State, command: Command, vault: Vault, finder: Finder) -> Decision:
    """What a command does, and what the program then finds in an automatic game. Raises Refused."""
    decision = decide(state, command, vault)
    after = state.after_all(decision.events)
    more = found(after, vault.after(decision), finder, decision.events)
    return structs.replace(decision, events=(*decision.events, *more)) if more else decision


def reduce(state: State, event: Event, at: str = "") -> State:
    """The state after one more event, which happened `at` that time."""
    return state.after(event, at)


_ROOM_OF = {room.__name__: room for room in ROOMS}
