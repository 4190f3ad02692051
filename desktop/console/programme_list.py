"""The programme: the games of the evening, a line each."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from ..game.views import GameRow
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from .look import empty, label, space

FEW_GAMES = 4
"""So many games of the programme can always be seen."""


class Programme(QScrollArea):
    """The games of the evening, a line each: as high as they are where there is room, else they scroll."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self._speaker = speaker
        self.lines: list[QLabel] = []
        self._next: QLabel | None = None
        self._inside = QWidget()
        self._column = QVBoxLayout(self._inside)
        space(self._column, between=6)
        self.setWidget(self._inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum)

    def show_games(self, programme: tuple[GameRow, ...]) -> None:
        """Show the programme, with the next game where it can be seen."""
        empty(self._column)
        say, self.lines, self._next = self._speaker.say, [], None
        for place, row in enumerate(programme, start=1):
            title = row.title or say(CONSOLE, "game_of", place=place, of=len(programme))
            state = say(CONSOLE, "game_played" if row.state == "played" else "game_coming")
            upcoming = row.state == "coming" and self._next is None
            kind = "gold" if upcoming else "soft"
            line = label(kind, f"{title} · {say(CONSOLE, f'source_{row.source}')} · {state}")
            self._next = line if upcoming else self._next
            self.lines.append(line)
            self._column.addWidget(line)
        self.updateGeometry()
        QTimer.singleShot(0, self, self._show_next)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Qt shows new lines, and they take room, only some time after they were added."""
        if watched is self._inside and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:  # noqa: N802
        """All lines."""
        return self._inside.sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """A few lines."""
        few = sum(line.sizeHint().height() + self._column.spacing() for line in self.lines[:FEW_GAMES])
        return QSize(20, few)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keep the next game where it can be seen."""
        super().resizeEvent(event)
        self._show_next()

    def _show_next(self) -> None:
        """Once the lines have their places."""
        if self._next:
            self.ensureWidgetVisible(self._next)
