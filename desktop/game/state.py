"""The state of an evening: one slice for each aggregate, folded from the events."""

from __future__ import annotations

from collections.abc import Iterable

from . import awards, desk, drawing, evening, inbox, jackpots, programme, register
from .base import Event, Value


class State(Value, frozen=True):
    """Everything that the events say, immutable."""

    evening: evening.Evening = evening.Evening()
    programme: programme.Programme = programme.Programme()
    sales: register.Sales = register.Sales()
    draw: drawing.Drawing = drawing.Drawing()
    inbox: inbox.Inbox = inbox.Inbox()
    desk: desk.Desk = desk.Desk()
    awards: awards.Awards = awards.Awards()
    jackpots: jackpots.Jackpots = jackpots.Jackpots()
    called_at: str = ""
    """When the last number was shown or announced, as far as that is known."""

    @property
    def planned(self) -> programme.GamePlanned | None:
        """The plan of the game being played."""
        return self.programme.game(self.draw.game) if self.draw.game else None

    @property
    def next_game(self) -> programme.GamePlanned | None:
        """The first game of the programme that was not played."""
        return next((game for game in self.programme.games if game.game not in self.draw.played), None)

    @property
    def called(self) -> tuple[drawing.Ball, ...]:
        """The balls of this game that count as called."""
        return self.draw.called(self.planned.rules.called_from if self.planned else "shown")

    def after_all(self, events: Iterable[Event], at: str = "") -> State:
        """The state after some more events, which happened `at` that time."""
        state = self
        for event in events:
            state = state.after(event, at)
        return state

    def after(self, event: Event, at: str = "") -> State:
        """The state after one more event, which happened `at` that time."""
        return State(
            called_at=at if isinstance(event, drawing.Revealed | drawing.Announced) else self.called_at,
            evening=evening.reduce(self.evening, event),
            programme=programme.reduce(self.programme, event),
            sales=register.reduce(self.sales, event),
            draw=drawing.reduce(self.draw, event),
            inbox=inbox.reduce(self.inbox, event),
            desk=desk.reduce(self.desk, event),
            awards=awards.reduce(self.awards, event),
            jackpots=jackpots.reduce(self.jackpots, event),
        )
