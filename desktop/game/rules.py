"""The rules of a game that are not those of one prize: what a scheme says, and a verdict depends on."""

from typing import Literal, TypeAlias

from .base import Integer, Value
from .prizes.prize import LatePolicy

CalledFrom: TypeAlias = Literal["shown", "announced"]
"""Whether a number counts once the hall sees it, or once it has been announced."""
Bogey: TypeAlias = Literal["no", "prize", "game"]
"""What a wrong claim costs a card: nothing, the prize that was open, or the game."""


class Rules(Value, frozen=True):
    """A scheme's rules."""

    late: LatePolicy = "strict"
    late_sales: bool = False
    """Cards can be sold while the game is played, and compete from then on."""
    called_from: CalledFrom = "shown"
    bogey: Bogey = "no"
    winners_leave: bool = False
    """A card that has won something is out of the game."""
    draws: Integer = 0
    """How many numbers are drawn at most; 0 for all of them."""
