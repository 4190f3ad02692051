"""Drawing numbers without replacement, showing and announcing them, freezing play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from . import orders
from .base import Command, Event, Hex, Integer, Refused
from .drawing import (
    HALTED,
    Announced,
    Drawing,
    Drawn,
    GameStarted,
    Hand,
    Paused,
    Resumed,
    Revealed,
    SourceChanged,
    unspoken,
)
from .evening import EveningOpened
from .programme import Source
from .text import one_line
from .vault import Decision, Vault

if TYPE_CHECKING:
    from .register import WordsTaken
    from .state import State


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
