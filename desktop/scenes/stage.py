"""The stage: which scene is painted of what the hall may know, and of what was chosen for it."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QRegion

from ..game.views import HallView
from ..languages.speaker import Speaker, speaker_for
from ..settings.board import PLAIN, BoardSettings
from .before import paint_before
from .between import paint_goodbye, paint_pause
from .canvas import Canvas, Design
from .claim import paint_claim
from .correction import paint_correction_scene
from .frame import paint_frame
from .in_order import changed_in_full, paint_full, paint_in_order
from .pictures import paint_sponsors
from .play import changed_in_play, paint_play
from .results import paint_results
from .showing import BoardScene, Showing, scene_of
from .theme import Theme
from .times import clock
from .welcome import paint_welcome
from .winners import paint_winners

SCENES: Mapping[BoardScene, Callable[[Canvas, HallView, Speaker], None]] = {
    "play": paint_play,
    "full": paint_full,
    "order": paint_in_order,
    "claim": paint_claim,
    "winners": paint_winners,
    "correction": paint_correction_scene,
    "results": paint_results,
    "blank": lambda canvas, view, speaker: None,
}
"""Scenes that the record alone decides."""
SHOWN: Mapping[BoardScene, Callable[[Canvas, HallView, Speaker, Showing], None]] = {
    "welcome": paint_welcome,
    "before": paint_before,
    "pause": paint_pause,
    "goodbye": paint_goodbye,
    "sponsors": lambda canvas, view, speaker, showing: paint_sponsors(canvas, showing),
}
"""Scenes that show the time, or the hall's pictures."""
CHANGED_IN: Mapping[BoardScene, Callable[[QRectF, HallView, HallView, BoardSettings], list[QRectF]]] = {
    "play": changed_in_play,
    "full": changed_in_full,
}
"""What a number changes of a scene, where that is not the whole of it."""
NOTHING_CHOSEN = Showing()


def paint_stage(
    painter: QPainter,
    area: QRectF,
    view: HallView,
    theme: Theme,
    dirty: QRegion | None = None,
    showing: Showing = NOTHING_CHOSEN,
    settings: BoardSettings = PLAIN,
    *,
    framed: bool = False,
) -> list[str]:
    """Paint what the hall sees into `area`, in the evening's language; only what touches `dirty`. A `framed`
    board shows where its margin ends. Gives the texts that had no room and were cut.
    """
    painter.save()
    if dirty is None:
        painter.setClipRect(area)
    canvas = Canvas(painter, Design(area, settings.margin / 1000), theme, dirty, settings)
    canvas.fill(theme.colors.ground)
    scene, speaker = scene_of(view, showing), speaker_for(view.language)
    if scene in SHOWN:
        SHOWN[scene](canvas, view, speaker, showing)
    else:
        SCENES[scene](canvas, view, speaker)
    if framed:
        paint_frame(canvas)
    painter.restore()
    return canvas.cut


def changes(
    area: QRectF,
    old: HallView,
    new: HallView,
    before: Showing = NOTHING_CHOSEN,
    after: Showing = NOTHING_CHOSEN,
    settings: BoardSettings = PLAIN,
) -> QRegion:
    """The pixels of `area` that can differ between two views of the hall."""
    scene = scene_of(new, after)
    same = scene == scene_of(old, before)
    if same and (scene == "blank" or (old == new and _told(scene, before) == _told(scene, after))):
        return QRegion()
    design = Design(area, settings.margin / 1000)
    if same and scene in CHANGED_IN and _board(old) == _board(new):
        region = QRegion()
        for rect in CHANGED_IN[scene](design.inside, old, new, settings):
            region += design.pixels(rect)
        return region
    return QRegion(area.toAlignedRect())


def tells_time(scene: BoardScene, showing: Showing) -> bool:
    """Whether a scene shows something that goes on by itself."""
    return scene in ("welcome", "before") or (scene == "pause" and showing.times.start is not None)


def _told(scene: BoardScene, showing: Showing) -> tuple[object, ...]:
    """What a scene shows of what is not in the record."""
    times = showing.times
    told = (clock(times.now), times.start, times.left) if tells_time(scene, showing) else ()
    return (*told, showing.pictures) if scene in SHOWN else ()


def _board(view: HallView) -> tuple[str, int] | None:
    return (view.game.game, view.game.balls) if view.game else None
