"""The stage: which scene is painted for a HallView."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QRegion

from ..game.views import HallView, Scene
from ..languages.speaker import Speaker, speaker_for
from .between import paint_goodbye, paint_pause, paint_results, paint_welcome
from .canvas import Canvas, Design
from .claim import paint_claim
from .play import changed_in_play, paint_play
from .theme import Theme
from .winners import paint_winners

SCENES: Mapping[Scene, Callable[[Canvas, HallView, Speaker], None]] = {
    "welcome": paint_welcome,
    "play": paint_play,
    "claim": paint_claim,
    "winners": paint_winners,
    "pause": paint_pause,
    "results": paint_results,
    "goodbye": paint_goodbye,
}


def paint_stage(
    painter: QPainter, area: QRectF, view: HallView, theme: Theme, dirty: QRegion | None = None
) -> list[str]:
    """Paint what the hall sees into `area`, in the evening's language; only what touches `dirty`. Gives the
    texts that had no room and were cut.
    """
    painter.save()
    if dirty is None:
        painter.setClipRect(area)
    canvas = Canvas(painter, Design(area), theme, dirty)
    canvas.fill(theme.colors.ground)
    SCENES[view.scene](canvas, view, speaker_for(view.language))
    painter.restore()
    return canvas.cut


def changes(area: QRectF, old: HallView, new: HallView) -> QRegion:
    """The pixels of `area` that can differ between two views of the hall."""
    if old == new:
        return QRegion()
    design = Design(area)
    if old.scene == new.scene == "play" and _board(old) == _board(new):
        region = QRegion()
        for rect in changed_in_play(design.inside, old, new):
            region += design.pixels(rect)
        return region
    return QRegion(area.toAlignedRect())


def _board(view: HallView) -> tuple[str, int] | None:
    return (view.game.game, view.game.balls) if view.game else None
