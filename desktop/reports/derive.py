"""Which command made an event of a record, so that the rules can be asked what it makes.

Only what people and devices said is taken from the record; everything else is worked out again.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, takewhile

from msgspec import structs

from ..game.awards import AwardVoided, NoteWinner, PrizeAwarded, WinnerNoted
from ..game.base import Command, Event
from ..game.claims import (
    AskOthers,
    ChooseVerdict,
    Claim,
    ClaimByHand,
    ShowClaim,
    WithdrawClaim,
)
from ..game.corrections import Correct, Rewind, Undo, VoidDraw
from ..game.desk import (
    ClaimChecked,
    ClaimRejudged,
    ClaimShown,
    ClaimWithdrawn,
    OthersAsked,
    VerdictChosen,
)
from ..game.draw import AnnounceNumber, Call, ChangeSource, Draw, Pause, Resume, RevealNumber
from ..game.drawing import (
    Announced,
    DrawCorrected,
    Drawn,
    DrawUndone,
    DrawVoided,
    GameClosed,
    GameStarted,
    GameVoided,
    Paused,
    Resumed,
    Revealed,
    SourceChanged,
)
from ..game.evening import (
    CloseEvening,
    EveningClosed,
    EveningOpened,
    FaultNoted,
    NoteFault,
    OpenEvening,
)
from ..game.inbox import (
    DismissRead,
    Read,
    ReadDismissed,
    ReadingSet,
    ReadRecorded,
    ReadTaken,
    SetReading,
    SetTags,
    TagsSet,
    TakeRead,
)
from ..game.jackpots import JackpotRaised, RaiseJackpot
from ..game.programme import (
    AnnounceSeries,
    GamePlanned,
    ListSeries,
    PlanGame,
    RegisterSeries,
    SeriesAnnounced,
    SeriesListed,
    SeriesRegistered,
)
from ..game.register import BeaconNamed, CardsReturned, CardsSold, SalesClosed, SalesReopened, WordsTaken
from ..game.rounds import CloseGame, StartGame, VoidGame
from ..game.sales import CloseSales, NameBeacon, ReopenSales, Sell, SellBook, TakeBack, TakeWords
from ..game.settling import Award, VoidAward
from ..game.state import State
from ..game.trial import TrialDraw, TrialDrawn


def commands_for(state: State, events: Sequence[Event], place: int, at: str) -> list[Command]:
    """The commands that may have made the event at a place of a record, and perhaps some of those that
    follow; none where the record does not tell.
    """
    found: list[Command] = [*_rewinds(events, place), *_books(events, place)]
    if command := _command(state, events, place):
        found.append(command)
    return [structs.replace(command, at=at) for command in found]


def _rewinds(events: Sequence[Event], place: int) -> list[Rewind]:
    """Draws taken back one after another may have been one rewind, the longest first."""
    run: list[DrawUndone] = []
    for event in islice(events, place, None):
        if not isinstance(event, DrawUndone) or (run and event.reason != run[0].reason):
            break
        run.append(event)
    return [Rewind(position=event.position, reason=event.reason) for event in reversed(run[1:])]


def _books(events: Sequence[Event], place: int) -> list[SellBook]:
    """The sale of books that the page at a place begins."""
    match events[place]:
        case CardsSold(book=book) as page if book:
            return [
                SellBook(
                    series=book,
                    first=page.first,
                    last=page.last,
                    seller=page.seller,
                    buyer=page.buyer,
                    price=page.price,
                )
            ]
        case _:
            return []


def _command(state: State, events: Sequence[Event], place: int) -> Command | None:
    for of in (_of_the_evening, _of_sales, _of_the_draw, _of_reads, _of_the_desk, _of_awards):
        if command := of(state, events, place):
            return command
    return None


def _of_the_evening(state: State, events: Sequence[Event], place: int) -> Command | None:
    match events[place]:
        case EveningOpened() as e:
            return OpenEvening(
                evening=e.evening,
                name=e.name,
                hall=e.hall,
                currency=e.currency,
                language=e.language,
                reveal=e.reveal,
                rehearsal=e.rehearsal,
            )
        case FaultNoted(code=code, detail=detail):
            return NoteFault(code=code, detail=detail)
        case EveningClosed():
            return CloseEvening()
        case SeriesRegistered(series=series, strips=strips, kind=kind):
            return RegisterSeries(series=series, strips=strips, kind=kind)
        case SeriesListed(series=series):
            return ListSeries(series=series, cards=())
        case SeriesAnnounced(series=series, price=price, colour=colour):
            return AnnounceSeries(series=series, price=price, colour=colour)
        case GamePlanned() as e:
            return PlanGame(
                game=e.game,
                title=e.title,
                balls=e.balls,
                source=e.source,
                awarding=e.awarding,
                rules=e.rules,
                series=e.series,
                prizes=e.prizes,
            )
        case JackpotRaised(jackpot=jackpot, amount=amount, origin=origin):
            return RaiseJackpot(jackpot=jackpot, amount=amount, origin=origin)
        case TrialDrawn(balls=balls, numbers=numbers):
            return TrialDraw(balls=balls, numbers=numbers)
        case GameStarted(game=game):
            return StartGame(game=game)
        case GameClosed(unawarded=left):
            return CloseGame(leave_prizes=bool(left))
        case _:
            return None


def _of_sales(state: State, events: Sequence[Event], place: int) -> Command | None:
    match events[place]:
        case CardsSold() as e:
            return Sell(
                series=e.series,
                first=e.first,
                last=e.last,
                games=e.games,
                seller=e.seller,
                buyer=e.buyer,
                price=e.price,
            )
        case CardsReturned(series=series, first=first, last=last, damaged=damaged):
            return TakeBack(series=series, first=first, last=last, damaged=damaged)
        case SalesClosed():
            return CloseSales()
        case SalesReopened():
            return ReopenSales()
        case BeaconNamed(source=source):
            return NameBeacon(source=source)
        case WordsTaken(words=words, beacon=beacon):
            return TakeWords(words=words, beacon=beacon)
        case _:
            return None


def _of_the_draw(state: State, events: Sequence[Event], place: int) -> Command | None:
    match events[place]:
        case Drawn(number=number, by="typed"):
            return Call(number=number)
        case Drawn(by="program") if state.draw.source == "provable":
            return Draw()
        case Revealed():
            return RevealNumber()
        case Announced():
            return AnnounceNumber()
        case Paused(reason=why):
            return Pause(reason=why)
        case Resumed():
            return Resume()
        case SourceChanged(source=source, reason=why):
            return ChangeSource(source=source, reason=why)
        case DrawUndone(reason=why):
            return Undo(reason=why)
        case DrawVoided(position=position, reason=why):
            return VoidDraw(position=position, reason=why)
        case DrawCorrected(position=position, number=number, reason=why):
            return Correct(position=position, number=number, reason=why)
        case _:
            return None


def _of_reads(state: State, events: Sequence[Event], place: int) -> Command | None:
    match events[place]:
        case TagsSet(tags=tags):
            return SetTags(tags=tags)
        case ReadingSet(reading=reading):
            return SetReading(reading=reading)
        case ReadRecorded(session=session, seq=seq, tag=tag, age=age):
            return Read(session=session, seq=seq, tag=tag, age=age)
        case ReadTaken(session=session, seq=seq):
            return TakeRead(session=session, seq=seq)
        case ReadDismissed(session=session, seq=seq):
            return DismissRead(session=session, seq=seq)
        case _:
            return None


def _of_the_desk(state: State, events: Sequence[Event], place: int) -> Command | None:
    match events[place]:
        case ClaimChecked(finder="person", typed=typed, series=series):
            return Claim(card=typed, series=series)
        case ClaimChecked(finder="hand", typed=typed, prizes=prizes):
            return ClaimByHand(prizes=prizes, note=typed)
        case ClaimShown(claim=claim):
            return ShowClaim(claim=claim or state.desk.shown, shown=bool(claim))
        case ClaimWithdrawn(claim=claim):
            return WithdrawClaim(claim=claim)
        case VerdictChosen(claim=claim):
            return ChooseVerdict(claim=claim)
        case OthersAsked():
            return AskOthers()
        case _:
            return None


def _of_awards(state: State, events: Sequence[Event], place: int) -> Command | None:
    match events[place]:
        case ClaimRejudged() | PrizeAwarded():
            return Award(lots=_lots(events, place))
        case AwardVoided(by="operator", prize=prize, reason=why):
            return VoidAward(prize=prize, reason=why)
        case AwardVoided(by="game") | GameVoided():
            return _voided_game(events, place)
        case WinnerNoted() as e:
            return NoteWinner(prize=e.prize, series=e.series, number=e.number, name=e.person, table=e.table)
        case _:
            return None


def _lots(events: Sequence[Event], place: int) -> dict[str, int]:
    """Which claims drew the best lots, of the awards of one press."""
    press = takewhile(
        lambda event: isinstance(event, ClaimRejudged | PrizeAwarded), islice(events, place, None)
    )
    awards = [event for event in press if isinstance(event, PrizeAwarded)]
    return {
        award.prize: winner.claim
        for award in awards
        for winner in award.winners
        if winner.claim in award.drew
    }


def _voided_game(events: Sequence[Event], place: int) -> VoidGame | None:
    declared = next((event for event in islice(events, place, None) if isinstance(event, GameVoided)), None)
    return VoidGame(reason=declared.reason, remedy=declared.remedy) if declared else None
