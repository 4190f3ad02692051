"""Whether the numbers can be read from the farthest seat: how large they look there, as an angle."""

from math import atan, degrees, radians, tan
from typing import Literal, NamedTuple

from PySide6.QtCore import QRectF

from ..game.views import HallView
from ..settings.board import LAYOUTS, BoardSettings, Layout
from .canvas import Design
from .in_order import full_grid
from .play import places, side_parts

LEAST, GOOD = 16, 20
"""Arc minutes of a digit that can just be read, and of one that can be read well."""

Verdict = Literal["good", "enough", "full_board", "too_far"]
"""`full_board`: only the numbers of a board full of them can be read."""


class Advice(NamedTuple):
    """What a layout does for the farthest seat. Angles are in arc minutes, lengths in centimetres."""

    verdict: Verdict
    layout: Layout
    called: float
    """A called number beside the last one."""
    full: float
    """A called number on the full board."""
    reach: int
    """From how far called numbers beside the last one can be read."""
    last_reach: int
    """From how far the last number can be read."""
    wanted_width: int
    """How wide the image has to be for the farthest seat."""


def arc_minutes(height: float, distance: float) -> float:
    """How large something looks from a distance, in the same unit."""
    return degrees(atan(height / distance)) * 60


def advise(settings: BoardSettings, shape: QRectF, view: HallView) -> Advice | None:
    """What is best for the farthest seat, on an image of that shape: the layout that was chosen if it can be
    read well, else the one with the highest digits. None where nobody has measured.
    """
    width, distance = settings.image_width, settings.farthest_seat
    if not (width and distance):
        return None
    design = Design(shape, settings.margin / 1000)
    unit = width * design.scale / shape.width()
    heights = {layout: _called(design, view, settings, layout) * unit for layout in LAYOUTS}
    chosen = settings.layout
    if arc_minutes(heights[chosen], distance) < GOOD:
        chosen = max(LAYOUTS, key=lambda layout: (heights[layout], layout == settings.layout))
    called = arc_minutes(heights[chosen], distance)
    full = arc_minutes(full_grid(design.inside, view, settings).called_height() * unit, distance)
    ball = side_parts(places(design.inside, view, settings).side, view, settings).ball
    last = min(ball.height(), ball.width() * 0.98) * 0.6 * unit
    return Advice(
        verdict=_verdict(called, full),
        layout=chosen,
        called=called,
        full=full,
        reach=int(_reach(heights[chosen])),
        last_reach=int(_reach(last)),
        wanted_width=round(width * distance / _reach(heights[chosen])),
    )


def _called(design: Design, view: HallView, settings: BoardSettings, layout: Layout) -> float:
    grid = places(design.inside, view, settings).grid
    return grid._replace(layout=layout).called_height()


def _reach(height: float) -> float:
    """From how far something can just be read."""
    return height / tan(radians(LEAST / 60))


def _verdict(called: float, full: float) -> Verdict:
    if called >= GOOD:
        return "good"
    if called >= LEAST:
        return "enough"
    return "full_board" if full >= LEAST else "too_far"
