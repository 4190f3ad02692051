"""Cards of another maker: choosing their file, and telling what is wrong in it."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from ..console.window import ConsoleWindow
from ..game.base import Refused
from ..languages.sentences import file_fault, refusal
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from ..settings.card_files import read_cards


class CardFilesDesk:
    """Brings the cards of a file into the form of a new evening."""

    def __init__(self, console: ConsoleWindow, speaker: Speaker) -> None:
        self._console, self._speaker = console, speaker
        console.new_evening.cards.file_wanted.connect(self.choose)

    def choose(self) -> None:
        """Ask for a file."""
        say = self._speaker.say
        title, kinds = say(CONSOLE, "cards_file_title"), say(CONSOLE, "cards_file_kind")
        chosen, _ = QFileDialog.getOpenFileName(self._console, title, "", kinds)
        if chosen:
            self.take(Path(chosen))

    def take(self, path: Path) -> None:
        """Play with the cards of a file, where nothing is wrong with them; else say what is."""
        tell = self._console.notices.tell
        try:
            read = read_cards(path)
        except Refused as refused:
            tell(refusal(self._speaker, refused))
            return
        if read.faults:
            fault = file_fault(self._speaker, read.faults[0])
            say = self._speaker.say
            tell(say(CONSOLE, "cards_file_faults", len(read.faults), file=path.name, fault=fault))
        else:
            self._console.notices.done()
            self._console.new_evening.cards.take_cards(path.name, read.cards)
