"""The draw: numbers without replacement. Drawn, revealed and announced are events of their own, so that
a number that was stored but not yet shown survives anything and is never drawn again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from msgspec import structs

from . import orders
from .base import Command, Event, Hex, Integer, Refused, Value
from .evening import EveningOpened
from .programme import Source
from .rules import CalledFrom
from .text import one_line
from .vault import Decision, Vault

if TYPE_CHECKING:
    from .sales import WordsTaken
    from .state import State

Hand = Literal["program", "typed", "reader"]
"""By whom a number came."""
Remedy = Literal["replay", "refund"]
"""What happens after a game that was declared void."""
Halt = Literal["", "pause", "claim"]
"""Why no number is drawn now; empty while play goes on."""
HALTED: dict[str, str] = {"pause": "paused", "claim": "claim_open"}
"""The code of the refusal that each halt causes."""


class Draw(Command, frozen=True):
    """Let the program draw. `after` is how many balls the sender saw: a second press of the same key, or
    one that crossed another, is refused.
    """

    after: Integer | None = None
    entropy: Hex = ""


class Call(Command, frozen=True):
    """A number that came out of the basket and was typed."""

    number: Integer
    after: Integer | None = None


class RevealNumber(Command, frozen=True):
    """Show the hall the number that only the operator has seen."""


class AnnounceNumber(Command, frozen=True):
    """The number shown has been spoken."""


class Pause(Command, frozen=True):
    """Freeze play."""

    reason: Literal["pause", "claim"] = "pause"


class Resume(Command, frozen=True):
    """Go on playing after a pause or a claim."""


class ChangeSource(Command, frozen=True):
    """Go on with numbers from elsewhere, as when the reader or the program's draw cannot be used."""

    source: Source
    reason: str


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


def decide(state: State, command: Command, vault: Vault) -> Decision:
    """What drawing, calling, revealing, announcing and pausing do. Raises Refused."""
    opened = state.evening.running()
    drawing = state.draw
    drawing.running()
    match command:
        case Draw():
            _ready(state, command.after)
            return Decision(bring_out(opened, drawing, _program_draws(state, command, vault), "program"))
        case Call():
            _ready(state, command.after)
            if drawing.source != "balls":
                raise Refused("program_draws")
            return Decision(bring_out(opened, drawing, _typed(drawing, command.number), "typed"))
        case RevealNumber():
            _no_claim(drawing)
            return Decision((Revealed(position=_hidden(drawing)),))
        case AnnounceNumber():
            _no_claim(drawing)
            ball = unspoken(drawing)
            if ball is None:
                raise Refused("nothing_to_announce")
            return Decision((Announced(position=ball.position),))
        case Pause():
            if drawing.halt and command.reason != "claim":
                raise Refused(HALTED[drawing.halt])
            return Decision((Paused(reason=command.reason),))
        case Resume():
            return Decision((_resume(state),))
        case ChangeSource():
            return Decision((_change_source(drawing, command),))
        case _:
            raise TypeError(command)


def cannot_draw(state: State) -> str:
    """Why no number can be brought out now, as a code; '' where one can."""
    drawing, planned = state.draw, state.planned
    if drawing.started is None or planned is None:
        return "no_game"
    if drawing.halt:
        return HALTED[drawing.halt]
    if drawing.hidden:
        return "reveal_first"
    if unspoken(drawing) and planned.rules.called_from == "announced":
        return "announce_first"
    if len(drawing.counting) >= (planned.rules.draws or planned.balls):
        return "all_out"
    return ""


def unspoken(drawing: Drawing) -> Ball | None:
    """The number that was shown and not yet spoken."""
    last = drawing.drawn[-1] if drawing.drawn else None
    return last if last and last.shown and not last.announced and not last.void else None


def bring_out(opened: EveningOpened, drawing: Drawing, number: int, by: Hand) -> tuple[Event, ...]:
    """The events of one number coming out."""
    position = len(drawing.drawn) + 1
    drawn = Drawn(position=position, number=number, by=by)
    return (drawn, Revealed(position=position)) if opened.reveal == "at_once" else (drawn,)


def draw_order(started: GameStarted, secret: bytes, words: WordsTaken) -> tuple[int, ...]:
    """The whole order of a provable game."""
    sold, beacon = bytes.fromhex(started.sold), bytes.fromhex(words.beacon)
    key = orders.draw_key(secret, started.game, sold, words.words, beacon, started.balls)
    return orders.order(key, started.balls)


def _ready(state: State, after: int | None) -> None:
    balls = len(state.draw.drawn)
    if after is not None and after != balls:
        raise Refused("out_of_step", balls=balls)
    if code := cannot_draw(state):
        raise Refused(code)


def _program_draws(state: State, command: Draw, vault: Vault) -> int:
    drawing = state.draw
    if drawing.source == "balls":
        raise Refused("balls_are_typed")
    if drawing.source == "live":
        if len(command.entropy) < 32:
            raise Refused("not_a_secret", bytes=16)
        return orders.pick(bytes.fromhex(command.entropy), drawing.left())
    words = state.sales.words
    assert words, "a provable game starts with its words"
    return draw_order(drawing.running(), vault.draws[drawing.game], words)[len(drawing.drawn)]


def _typed(drawing: Drawing, number: int) -> int:
    balls = drawing.running().balls
    if not 1 <= number <= balls:
        raise Refused("not_a_ball", balls=balls)
    if place := drawing.place_of(number):
        raise Refused("already_out", number=number, position=place)
    return number


def _hidden(drawing: Drawing) -> int:
    if drawing.hidden is None:
        raise Refused("nothing_to_reveal")
    return drawing.hidden.position


def _no_claim(drawing: Drawing) -> None:
    """While a claim is open nothing more is called: it would change what the claim is judged by."""
    if drawing.halt == "claim":
        raise Refused("claim_open")


def _resume(state: State) -> Resumed:
    if not state.draw.halt:
        raise Refused("not_halted")
    if standing := state.desk.standing:
        raise Refused("claims_stand", claims=len(standing))
    return Resumed()


def _change_source(drawing: Drawing, command: ChangeSource) -> SourceChanged:
    if command.source == drawing.source:
        raise Refused("same_source")
    if command.source == "provable":
        raise Refused("not_provable_any_more")
    return SourceChanged(source=command.source, reason=one_line(command.reason))


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
