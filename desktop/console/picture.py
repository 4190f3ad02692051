"""The parts of the console that are painted as the board is: the last number, the ninety, the card, the
picture of the hall. They share the scenes' drawing, so that both windows always say the same.
"""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..game.views import ClaimView, HallView, Snapshot
from ..languages.calls import calls_for
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from ..scenes.canvas import Align, Canvas, Design, Weight
from ..scenes.fonts import TEXT
from ..scenes.grid import Grid
from ..scenes.ninety import paint_ninety
from ..scenes.paper import paint_card
from ..scenes.parts import paint_previous
from ..scenes.showing import Showing
from ..scenes.stage import NOTHING_CHOSEN, paint_stage
from ..scenes.theme import Theme
from ..settings.board import PLAIN, BoardSettings


class Picture(QWidget):
    """A widget that paints on a canvas of the design."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(40, 30)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Small: the layout decides."""
        return QSize(80, 60)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the picture on the panel's ground."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(self.ground()))
            self.paint(painter, QRectF(self.rect()))

    def ground(self) -> str:
        """What lies behind the picture."""
        return self.theme.colors.panel

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paint into `area`, in pixels."""
        raise NotImplementedError


class NumberPicture(Picture):
    """The last number as the operator knows it, its place, and the five before it."""

    def __init__(self, theme: Theme, speaker: Speaker, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.speaker = speaker
        self.snapshot = Snapshot()
        self.settings = PLAIN

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Show where the game stands."""
        self.snapshot = snapshot
        self.setAccessibleName(self.words())
        self.update()

    def show_as(self, settings: BoardSettings) -> None:
        """Call the numbers as the board does."""
        self.settings = settings
        self.show_snapshot(self.snapshot)

    def words(self) -> str:
        """How many numbers count, as the hall counts them, and what the last one is called."""
        balls, hall = self.snapshot.counting, self.snapshot.hall
        if not balls:
            return self.speaker.say(CONSOLE, "no_number")
        code = "ordinal" if balls[-1].shown else "hidden"
        words = self.speaker.say(CONSOLE, code, position=len(balls), balls=hall.balls)
        calls = calls_for(self.settings, hall.language, hall.balls)
        name = calls.call(balls[-1].number, traditional=self.settings.traditional) if calls else ""
        return f"{words} · {name}" if name else words

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """The ball, a line of words, the last five."""
        canvas = Canvas(painter, Design(QRectF(0, 0, area.width(), area.width() * 1.18)), self.theme)
        width = area.width() / canvas.scale
        height = area.height() / canvas.scale
        colors, balls = canvas.colors, self.snapshot.counting
        foot, line = height * 0.2, height * 0.115
        radius = min((height - foot - line) * 0.47, width * 0.42)
        center = QPointF(width / 2, (height - foot - line) / 2)
        if balls:
            canvas.ball(center, radius, balls[-1].number)
        else:
            canvas.disc(center, radius, colors.ground, colors.line, 6)
        words = QRectF(20, height - foot - line, width - 40, line)
        size = line * 0.34
        canvas.text(words, self.words(), size, Weight.Medium, colors.second, Align.AlignHCenter, TEXT)
        five = QRectF(width * 0.06, height - foot, width * 0.88, foot * 0.82)
        paint_previous(canvas, five, tuple(ball.number for ball in balls))


class BallPicture(Picture):
    """One ball; a place for one where there is none."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.number = 0

    def show_number(self, number: int) -> None:
        """Show a ball; 0 for none."""
        self.number = number
        self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """The ball in the middle, as large as it goes."""
        canvas = Canvas(painter, Design(area), self.theme)
        width, height = area.width() / canvas.scale, area.height() / canvas.scale
        center, radius = QPointF(width / 2, height / 2), min(width, height) * 0.46
        if self.number:
            canvas.ball(center, radius, self.number)
        else:
            canvas.disc(center, radius, canvas.colors.ground, canvas.colors.line, 6)


class NinetyPicture(Picture):
    """All numbers of the game, as the hall sees them."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.view = HallView()
        self.settings = PLAIN

    def show_as(self, settings: BoardSettings) -> None:
        """Arrange the numbers as the board does."""
        self.settings = settings
        self.update()

    def show_view(self, view: HallView) -> None:
        """Show the numbers out."""
        self.view = view
        self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """The grid, as large as it goes."""
        canvas = Canvas(painter, Design(area), self.theme)
        width, height = area.width() / canvas.scale, area.height() / canvas.scale
        grid = Grid(QRectF(14, 14, width - 28, height - 28), self.view.balls, self.settings.layout)
        paint_ninety(canvas, grid, self.view.called, self.view.last)


class CardPicture(Picture):
    """The card on the desk, marked; before any claim, the outline of a card."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.claim: ClaimView | None = None
        self.last = 0

    def show_claim(self, claim: ClaimView | None, last: int) -> None:
        """Show a claimed card, or none."""
        self.claim, self.last = claim, last
        self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """The card in the middle, in its shape."""
        canvas = Canvas(painter, Design(area), self.theme)
        width, height = area.width() / canvas.scale, area.height() / canvas.scale
        wide = min(width, height * 2.9)
        card = QRectF((width - wide) / 2, (height - wide / 2.9) / 2, wide, wide / 2.9)
        if self.claim and self.claim.card:
            paint_card(canvas, card, self.claim, self.last)
        else:
            canvas.panel(card.adjusted(4, 4, -4, -4), "", canvas.colors.line, radius=24, width=6)


class HallPicture(Picture):
    """A live picture of what the hall sees."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.view, self.showing = HallView(), NOTHING_CHOSEN
        self.settings, self.shown_theme = PLAIN, theme

    def show_as(self, settings: BoardSettings, theme: Theme) -> None:
        """Show it as the board does."""
        self.settings, self.shown_theme = settings, theme
        self.update()

    def show_view(self, view: HallView, showing: Showing) -> None:
        """Show what the board shows."""
        if (view, showing) != (self.view, self.showing):
            self.view, self.showing = view, showing
            self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """The board, in its shape, as large as it fits."""
        wide = min(area.width(), area.height() * 16 / 9)
        shape = QRectF(0, 0, wide, wide * 9 / 16)
        shape.moveCenter(area.center())
        paint_stage(painter, shape, self.view, self.shown_theme, None, self.showing, self.settings)
        painter.setPen(QColor(self.theme.colors.line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(shape.adjusted(0, 0, -1, -1))
