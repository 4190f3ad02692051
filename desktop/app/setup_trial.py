"""The trial draw of all balls: its result goes into the record of the evening that is open."""

from collections.abc import Sequence

from ..console.deeds import key_of
from ..console.key_names import key_name
from ..console.reader_setup import ReaderSetup
from ..game.trial import TrialDraw, TrialDrawn
from ..game.views import Snapshot
from ..languages.speaker import Speaker
from ..languages.tables.setup import SETUP
from .evenings import Evenings
from .setup_reads import SetupReads


class SetupTrial:
    """Joins the balls that were drawn on trial to the evening."""

    def __init__(self, form: ReaderSetup, reads: SetupReads, evenings: Evenings, speaker: Speaker) -> None:
        self._page, self._reads, self._evenings, self._speaker = form.trial, reads, evenings, speaker
        self._open = False
        self._page.done.connect(self._record)
        reads.counted = self._show

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """The evening as it stands."""
        self._open = bool(snapshot.evening) and not snapshot.closed
        self._show()

    def show_tried(self, tried: TrialDrawn) -> None:
        """The result is in the record."""
        say, faults = self._speaker.say, (tried.missing, tried.repeated, tried.foreign)
        missing, repeated, foreign = (_listed(numbers) or say(SETUP, "none") for numbers in faults)
        bad = say(SETUP, "trial_bad", missing=missing, repeated=repeated, foreign=foreign)
        self._page.tell(
            bad if any(faults) else say(SETUP, "trial_good", balls=tried.balls), good=not any(faults)
        )
        self._page.deed.setEnabled(False)

    def _show(self) -> None:
        self._page.deed.setEnabled(self._open and bool(self._reads.tried.numbers))
        key = key_name(self._speaker, key_of("set_up_reader"))
        missing = self._speaker.say(SETUP, "trial_no_evening", key=key)
        self._page.note.setText("" if self._open else missing)

    def _record(self) -> None:
        tried = self._reads.tried
        self._evenings.post(TrialDraw(balls=tried.balls, numbers=tried.numbers))


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))
