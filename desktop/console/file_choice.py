"""Choosing a file or a folder, or none."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QPushButton, QWidget

from ..languages.speaker import Speaker
from ..languages.tables.printing import PRINTING
from .look import space


class FileChoice(QWidget):
    """A button that names the file that was chosen, and one to have none again."""

    def __init__(self, parent: QWidget, speaker: Speaker, title: str, kinds: str) -> None:
        super().__init__(parent)
        self._title, self._kinds = title, kinds
        self._nothing = speaker.say(PRINTING, "choose")
        self.path = ""
        """The file; '' for none."""
        self.choose, self.remove = QPushButton(), QPushButton(speaker.say(PRINTING, "remove"))
        row = QHBoxLayout(self)
        space(row, between=12)
        row.addWidget(self.choose, 1)
        row.addWidget(self.remove)
        self.choose.clicked.connect(self._ask)
        self.remove.clicked.connect(lambda: self.take(""))
        self.setFocusProxy(self.choose)
        self.take("")

    def take(self, path: str) -> None:
        """Take a file, or none."""
        self.path = path
        self.choose.setText(Path(path).name or self._nothing)
        self.remove.setVisible(bool(path))

    def _ask(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(self, self._title, self.path, self._kinds)
        if chosen:
            self.take(chosen)


class FolderChoice(FileChoice):
    """The same for a folder."""

    def __init__(self, parent: QWidget, speaker: Speaker, title: str) -> None:
        super().__init__(parent, speaker, title, "")

    def _ask(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self, self._title, self.path)
        if chosen:
            self.take(chosen)
