"""The numbers of the game being played. Drawn, revealed and announced are events of their own, so that a
number that was stored but not yet shown survives anything and is never drawn again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from msgspec import structs

from .base import Event, Refused, Value
from .programme import Source
from .rules import CalledFrom

if TYPE_CHECKING:
    pass


Hand = Literal["program", "typed", "reader"]
"""By whom a number came."""
Remedy = Literal["replay", "refund"]
"""What happens after a game that was declared void."""
Halt = Literal["", "pause", "claim"]
"""Why no number is drawn now; empty while play goes on."""
HALTED: dict[str, str] = {"pause": "paused", "claim": "claim_open"}
"""The code of the refusal that each halt causes."""


class GameStarted(Event, frozen=True):
    """A game began with `cards` cards in play; `sold` is the hash of its sold list."""

    game: str
    balls: int
    source: Source
    sold: str
    cards: int


class Drawn(Event, frozen=True):
    """A number came out, at this position of the game."""

    position: int
    number: int
    by: Hand


class Revealed(Event, frozen=True):
    """The hall may see the number at this position."""

    position: int


class Announced(Event, frozen=True):
    """The number at this position has been spoken."""

    position: int


class Paused(Event, frozen=True):
    """Play is frozen: no number can be drawn."""

    reason: Literal["pause", "claim"]


class Resumed(Event, frozen=True):
    """Play goes on; the claims desk is cleared."""


class SourceChanged(Event, frozen=True):
    """From here on numbers come from elsewhere."""

    source: Source
    reason: str


class DrawUndone(Event, frozen=True):
    """The last number was taken back."""

    position: int
    number: int
    reason: str


class DrawVoided(Event, frozen=True):
    """The draw at this position does not count: its place stays, the number may come again."""

    position: int
    number: int
    reason: str


class DrawCorrected(Event, frozen=True):
    """The ball at this position was another: `was` is wrong, `number` is right."""

    position: int
    was: int
    number: int
    reason: str


class GameClosed(Event, frozen=True):
    """A game ended after `balls` balls; `unawarded` are the prizes that nobody won."""

    game: str
    balls: int
    unawarded: tuple[str, ...]


class GameVoided(Event, frozen=True):
    """A game does not count. `refund` is what its cards were sold for, in minor units, where that is paid
    back.
    """

    game: str
    reason: str
    remedy: Remedy
    refund: int


class SecretRevealed(Event, frozen=True):
    """The secret of a provable draw, now public: with it anyone can check commitment and order."""

    game: str
    secret: str


class Ball(Value, frozen=True):
    """A number of this game, in its place."""

    position: int
    number: int
    by: Hand
    shown: bool = False
    announced: bool = False
    void: bool = False
    """This draw does not count."""


class Drawing(Value, frozen=True):
    """What the events say of the game being played, and which games were."""

    started: GameStarted | None = None
    source: Source = "live"
    drawn: tuple[Ball, ...] = ()
    halt: Halt = ""
    correction: DrawCorrected | DrawUndone | DrawVoided | None = None
    """The last correction of a number that the hall had seen, until the next number comes out."""
    played: tuple[str, ...] = ()
    again: bool = False
    """The game being played was declared void, and will be played again."""
    revealed: Mapping[str, str] = {}
    """Secrets made public, by game."""

    @property
    def game(self) -> str:
        """The id of the game being played, or ''."""
        return self.started.game if self.started else ""

    def running(self) -> GameStarted:
        """The game being played. Raises Refused."""
        if self.started is None:
            raise Refused("no_game")
        return self.started

    @property
    def counting(self) -> tuple[Ball, ...]:
        """The draws that count, in order: not those that were declared void."""
        return tuple(ball for ball in self.drawn if not ball.void)

    @property
    def hidden(self) -> Ball | None:
        """The last number, as long as the hall has not seen it."""
        last = self.drawn[-1] if self.drawn else None
        return last if last and not last.shown and not last.void else None

    def called(self, called_from: CalledFrom) -> tuple[Ball, ...]:
        """The balls that count as called."""
        if called_from == "announced":
            return tuple(ball for ball in self.counting if ball.announced)
        return tuple(ball for ball in self.counting if ball.shown)

    def place_of(self, number: int) -> int:
        """At which position a number came out; 0 while it is in the basket."""
        return next((ball.position for ball in self.counting if ball.number == number), 0)

    def left(self) -> tuple[int, ...]:
        """The numbers still in the basket, ascending."""
        out = {ball.number for ball in self.counting}
        return tuple(n for n in range(1, self.running().balls + 1) if n not in out)


def unspoken(drawing: Drawing) -> Ball | None:
    """The number that was shown and not yet spoken."""
    last = drawing.drawn[-1] if drawing.drawn else None
    return last if last and last.shown and not last.announced and not last.void else None


def reduce(drawing: Drawing, event: Event) -> Drawing:
    """The drawing after one more event."""
    change = structs.replace
    match event:
        case Drawn(position=position, number=number, by=by):
            return change(drawing, drawn=(*drawing.drawn, Ball(position, number, by)), correction=None)
        case Revealed(position=position):
            return _mark(drawing, position, shown=True)
        case Announced(position=position):
            return _mark(drawing, position, announced=True)
        case Paused(reason=reason):
            return change(drawing, halt=reason)
        case Resumed():
            return change(drawing, halt="")
        case SourceChanged(source=source):
            return change(drawing, source=source)
        case DrawUndone(position=position):
            return change(drawing, drawn=drawing.drawn[:-1], correction=_seen(drawing, position, event))
        case DrawVoided(position=position):
            return change(_mark(drawing, position, void=True), correction=_seen(drawing, position, event))
        case DrawCorrected(position=position, number=number):
            marked = _mark(drawing, position, number=number)
            return change(marked, correction=_seen(drawing, position, event))
        case GameStarted(source=source):
            return Drawing(started=event, source=source, played=drawing.played, revealed=drawing.revealed)
        case GameVoided(remedy=remedy):
            return change(drawing, again=remedy == "replay")
        case GameClosed(game=game):
            played = drawing.played if drawing.again else (*drawing.played, game)
            return Drawing(played=played, revealed=drawing.revealed)
        case SecretRevealed(game=game, secret=secret):
            return change(drawing, revealed={**drawing.revealed, game: secret})
        case _:
            return drawing


def _mark(drawing: Drawing, position: int, **changes: int | bool) -> Drawing:
    balls = list(drawing.drawn)
    balls[position - 1] = structs.replace(balls[position - 1], **changes)
    return structs.replace(drawing, drawn=tuple(balls))


def _seen(
    drawing: Drawing, position: int, event: DrawCorrected | DrawUndone | DrawVoided
) -> DrawCorrected | DrawUndone | DrawVoided | None:
    """The correction, where the hall had seen the number; else it knows of none."""
    return event if drawing.drawn[position - 1].shown else drawing.correction
