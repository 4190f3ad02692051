"""How the hall's board is set: what its screen and its room need, remembered from one evening to the next."""

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

Layout = Literal["rows", "blocks", "columns"]
"""The ninety in rows of ten, in the six blocks of the tabellone, or in the columns of a card."""
LAYOUTS: tuple[Layout, ...] = get_args(Layout)
BY_LANGUAGE = "auto"
"""The calls of the tradition whose language the evening speaks."""
MOST_MARGIN = 100
MOST_WIDTH, MOST_DISTANCE = 5000, 20000


class BoardSettings(msgspec.Struct, frozen=True):
    """What the operator chooses of the board."""

    layout: Layout = "rows"
    theme: str = "dark"
    margin: Annotated[int, Meta(ge=0, le=MOST_MARGIN)] = 25
    """Kept free at each edge, in thousandths of the width."""
    calls: str = BY_LANGUAGE
    """The list whose names are shown with the numbers; '' for none."""
    traditional: bool = False
    """The traditional forms of delicate names, and not the polite ones."""
    waiting: bool = False
    """Whether the hall is told how many cards wait for one number."""
    image_width: Annotated[int, Meta(ge=0, le=MOST_WIDTH)] = 0
    """In centimetres; 0 where nobody has measured it."""
    farthest_seat: Annotated[int, Meta(ge=0, le=MOST_DISTANCE)] = 0
    """From the image, in centimetres."""


PLAIN = BoardSettings()
