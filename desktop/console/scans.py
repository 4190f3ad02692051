"""What becomes of a scanned card: a claim while a game is played, else what the register says of it."""

from collections.abc import Callable

from ..game.base import Command
from ..game.cards.codes import CardCode, CardNumber, print_number, read_entry
from ..game.claims import Claim
from ..game.views import ClaimView, Snapshot
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from ..session.worker import LookUp


class Scans:
    """A scan checks a card, and never awards. A card that is scanned twice is claimed once."""

    def __init__(
        self,
        speaker: Speaker,
        send: Callable[[Command], None],
        look_up: Callable[[LookUp], None],
        tell: Callable[[str], None],
    ) -> None:
        self._speaker, self._send, self._look_up, self._tell = speaker, send, look_up, tell
        self._unanswered: Claim | None = None

    def take(self, text: str, snapshot: Snapshot, series: int) -> None:
        """A card was scanned; `series` is the one that a number would be of, 0 where that is not asked."""
        if not text:
            return
        if not snapshot.evening:
            self._tell(self._speaker.say(CONSOLE, "scan_no_evening"))
        elif snapshot.playing:
            self._claim(Claim(card=text, series=series), snapshot)
        else:
            self._look_up(LookUp(text, series))

    def answered(self) -> None:
        """The last claim has its answer."""
        self._unanswered = None

    def _claim(self, claim: Claim, snapshot: Snapshot) -> None:
        entry = read_entry(claim.card)
        on_desk = any(_is_of(one, claim) for one in snapshot.claims if one.latest)
        if on_desk or claim == self._unanswered:
            card = print_number(entry.number) if isinstance(entry, CardCode) else claim.card
            self._tell(self._speaker.say(CONSOLE, "scanned_again", card=card))
            return
        self._unanswered = claim
        self._send(claim)


def _is_of(one: ClaimView, claim: Claim) -> bool:
    """Whether a claim on the desk is of the card that was scanned."""
    entry = read_entry(claim.card)
    if isinstance(entry, CardCode):
        return (one.series, one.number) == (entry.series, entry.number)
    number = print_number(entry.number) if isinstance(entry, CardNumber) else claim.card
    return one.printed in (number, claim.card) and claim.series in (0, one.series)
