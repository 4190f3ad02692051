"""Whether a theme can be read in a hall: its colours are colours, and their contrasts are high enough."""

import re
from typing import NamedTuple

from msgspec import structs

from ..game.base import Refused
from .colors import Colors, contrast

COLOUR = re.compile("#[0-9A-Fa-f]{6}")


class Need(NamedTuple):
    """Which contrast a colour must have on another, at least."""

    ink: str
    ground: str
    least: float


NEEDS = (
    Need("gold_ink", "gold", 13.0),  # the last number
    Need("gold_ink", "gold_low", 9.0),
    Need("called_ink", "called", 9.0),
    Need("marked_ink", "marked", 9.0),
    Need("paper_ink", "paper_cell", 9.0),
    Need("paper_ink", "paper", 7.0),
    Need("coming_ink", "ground", 7.0),
    Need("prize", "panel", 7.0),
    *(Need("ink", ground, 7.0) for ground in ("ground", "panel", "good_ground", "warn_ground", "bad_ground")),
    *(Need("second", ground, 7.0) for ground in ("ground", "panel", "good_ground", "bad_ground")),
    *(Need("label", ground, 7.0) for ground in ("ground", "panel")),
)
"""Everything that must be read."""


def check(colors: Colors) -> None:
    """Make sure that everything can be read. Raises Refused with the `key` of the colour at fault."""
    for key in structs.fields(Colors):
        value = getattr(colors, key.name)
        if not COLOUR.fullmatch(value):
            raise Refused("not_a_colour", key=f"colors.{key.name}", colour=value[:40])
    for need in NEEDS:
        found = contrast(getattr(colors, need.ink), getattr(colors, need.ground))
        if found < need.least:
            told = f"{int(found * 10) / 10:.1f}"  # never rounded up to what is needed
            params = {
                "ground": need.ground,
                "found": told,
                "least": f"{need.least:g}",
            }
            raise Refused("contrast_too_low", key=f"colors.{need.ink}", **params)
