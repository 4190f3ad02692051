"""The prizes of the game: which are won and by whom, which is being played for, which are to come."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout

from ..game.views import PrizeView, Snapshot
from ..languages.sentences import money, prize_name
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from ..scenes.parts import around_open
from .deeds import key_of, newest_winner
from .key_names import key_name
from .look import empty, label, space
from .widgets import Panel

MOST_LINES = 6
"""Lines of the panel, so that the ninety above it stay legible however many prizes there are."""


class PrizesPanel(Panel):
    """A line for each prize: name, state, value. Of many prizes those around the one in play."""

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
        shown = around_open(prizes, MOST_LINES)
        for line, prize in enumerate(shown):
            self._add(line, prize, snapshot)
        if len(shown) < len(prizes):
            more = self._speaker.say(CONSOLE, "more_prizes", len(prizes) - len(shown))
            self._grid.addWidget(label("soft", more), len(shown), 0)

    def _add(self, line: int, prize: PrizeView, snapshot: Snapshot) -> None:
        kind = {"won": "plain", "open": "gold", "coming": "soft"}[prize.state]
        name = label(kind, prize_name(self._speaker, prize))
        self._grid.addWidget(name, line, 0)
        self._grid.addWidget(
            label("gold" if kind == "gold" else "soft", self._state(prize, snapshot)), line, 1
        )
        if prize.value:
            value = label(kind, money(self._speaker, prize.value, snapshot.hall.currency))
            self._grid.addWidget(value, line, 2, Qt.AlignmentFlag.AlignRight)

    def _state(self, prize: PrizeView, snapshot: Snapshot) -> str:
        say = self._speaker.say
        if prize.state == "open":
            valid = sum(claim.status == "standing" for claim in snapshot.claims)
            if valid:
                return say(CONSOLE, "prize_claims", valid)
            return say(CONSOLE, "prize_open")
        if len(prize.winners) > 1:
            share = money(self._speaker, prize.winners[0].share, snapshot.hall.currency)
            names = ", ".join(winner.name for winner in prize.winners if winner.name)
            words = (say(CONSOLE, "prize_joint", len(prize.winners), share=share), names)
        elif prize.winners:
            winner = prize.winners[0]
            table = say(CONSOLE, "at_table", table=winner.table) if winner.table else ""
            words = (say(CONSOLE, "prize_one", card=winner.printed), winner.name, table)
        else:
            return ""
        return _dotted(*words, self._hint(prize, snapshot))

    def _hint(self, prize: PrizeView, snapshot: Snapshot) -> str:
        """How the winner just found is noted, until everybody is."""
        newest = newest_winner(snapshot)
        if newest is None or newest[0] is not prize or newest[1].name:
            return ""
        return f"{key_name(self._speaker, key_of('note_winner'))} {self._speaker.say(CONSOLE, 'note_winner')}"


def _dotted(*words: str) -> str:
    return " · ".join(word for word in words if word)
