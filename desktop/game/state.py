"""The state of an evening: one slice for each aggregate, folded from the events."""

from __future__ import annotations

from . import awards, claims, draw, evening, inbox, programme, sales
from .base import Event, Value


class State(Value, frozen=True):
    """Everything that the events say, immutable."""

    evening: evening.Evening = evening.Evening()
    programme: programme.Programme = programme.Programme()
    sales: sales.Sales = sales.Sales()
    draw: draw.Drawing = draw.Drawing()
    inbox: inbox.Inbox = inbox.Inbox()
    claims: claims.Desk = claims.Desk()
    awards: awards.Awards = awards.Awards()

    @property
    def planned(self) -> programme.GamePlanned | None:
        """The plan of the game being played."""
        return self.programme.game(self.draw.game) if self.draw.game else None

    @property
    def next_game(self) -> programme.GamePlanned | None:
        """The first game of the programme that was not played."""
        return next((game for game in self.programme.games if game.game not in self.draw.played), None)

    @property
    def called(self) -> tuple[draw.Ball, ...]:
        """The balls of this game that count as called."""
        opened = self.evening.opened
        return self.draw.called(opened.called_from if opened else "shown")

    def after(self, event: Event) -> State:
        """The state after one more event."""
        return State(
            evening=evening.reduce(self.evening, event),
            programme=programme.reduce(self.programme, event),
            sales=sales.reduce(self.sales, event),
            draw=draw.reduce(self.draw, event),
            inbox=inbox.reduce(self.inbox, event),
            claims=claims.reduce(self.claims, event),
            awards=awards.reduce(self.awards, event),
        )
