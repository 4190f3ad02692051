"""The prizes of the game: which are won and by whom, which is being played for, which are to come."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout

from ..game.views import PrizeState, PrizeView, Snapshot
from ..languages.sentences import card_called, money, prize_name, prize_worth
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from ..scenes.parts import around_open
from .deeds import key_of, newest_winner
from .key_names import key_name
from .look import empty, label, space
from .widgets import OneLine, Panel, Part

MOST_LINES = 6
"""Lines of the panel, so that the ninety above it stay legible however many prizes there are."""
PARTS = 3
"""Name, state, value."""
KINDS: dict[PrizeState, str] = {"won": "plain", "open": "gold", "coming": "soft", "lapsed": "soft"}


class PrizesPanel(Panel):
    """A line for each prize: name, state, value; in two columns where they are many. Of very many prizes
    those around the first in play.
    """

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self._speaker = speaker
        self._shown: tuple[object, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setColumnStretch(1, 1)
        space(self._grid, (28, 16, 28, 16), 32)

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Show the prizes as they stand."""
        shown = (snapshot.prizes, snapshot.claims, snapshot.hall.currency)
        if shown == self._shown:
            return
        self._shown = shown
        empty(self._grid)
        prizes = snapshot.prizes
        self._grid.setColumnStretch(1 + PARTS, 1 if len(prizes) > MOST_LINES else 0)
        shown = around_open(prizes, 2 * MOST_LINES)
        several = len(prizes) > MOST_LINES
        for place, prize in enumerate(shown):
            column, line = divmod(place, MOST_LINES)
            self._add(line, column * PARTS, prize, snapshot, several=several)
        if len(shown) < len(prizes):
            more = self._speaker.say(CONSOLE, "more_prizes", len(prizes) - len(shown))
            self._grid.addWidget(label("soft", more), MOST_LINES - 1, PARTS)

    def _add(self, line: int, column: int, prize: PrizeView, snapshot: Snapshot, *, several: bool) -> None:
        """Name, state and value; in several columns there is room for the state only where it is news."""
        kind = KINDS[prize.state]
        self._grid.addWidget(label(kind, prize_name(self._speaker, prize)), line, column)
        worth = prize_worth(self._speaker, prize, snapshot.hall.currency)
        state = OneLine("gold" if kind == "gold" else "soft")
        words = self._state(prize, snapshot)
        news = prize.state in ("won", "lapsed") or self._valid(prize, snapshot)
        state.show_parts([Part(worth if several and not news else words)])
        self._grid.addWidget(state, line, column + 1)
        if not several:
            value = label(kind, worth)
            self._grid.addWidget(value, line, column + 2, Qt.AlignmentFlag.AlignRight)

    def _valid(self, prize: PrizeView, snapshot: Snapshot) -> int:
        """How many claims that stand have a prize."""
        standing = (claim for claim in snapshot.claims if claim.status == "standing")
        return sum(prize.id in {won.id for won in claim.prizes} for claim in standing)

    def _state(self, prize: PrizeView, snapshot: Snapshot) -> str:
        say = self._speaker.say
        if prize.state == "open":
            valid = self._valid(prize, snapshot)
            return say(CONSOLE, "prize_claims", valid) if valid else say(CONSOLE, "prize_open")
        if prize.state == "lapsed":
            return say(CONSOLE, "prize_lapsed")
        if len(prize.winners) > 1:
            words = self._several(prize, snapshot)
        elif prize.winners:
            winner = prize.winners[0]
            table = say(CONSOLE, "at_table", table=winner.table) if winner.table else ""
            card = card_called(self._speaker, winner)
            card = card if winner.by_hand else say(CONSOLE, "prize_one", card=card)
            words = (card, winner.name, table)
        else:
            return ""
        return _dotted(*words, self._hint(prize, snapshot))

    def _several(self, prize: PrizeView, snapshot: Snapshot) -> tuple[str, str]:
        """How many winners, what each has, and their names."""
        share = money(self._speaker, prize.winners[0].share, snapshot.hall.currency)
        code = "prize_joint" if prize.winners[0].share else "prize_winners"
        names = ", ".join(winner.name for winner in prize.winners if winner.name)
        params = {"share": share} if prize.winners[0].share else {}
        return self._speaker.say(CONSOLE, code, len(prize.winners), **params), names

    def _hint(self, prize: PrizeView, snapshot: Snapshot) -> str:
        """How the winner just found is noted, until everybody is."""
        newest = newest_winner(snapshot)
        if newest is None or newest[0] is not prize or newest[1].name:
            return ""
        return f"{key_name(self._speaker, key_of('note_winner'))} {self._speaker.say(CONSOLE, 'note_winner')}"


def _dotted(*words: str) -> str:
    return " · ".join(word for word in words if word)
