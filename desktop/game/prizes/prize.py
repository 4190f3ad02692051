"""One thing to be won in a game, and the rules that are its own."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from ..base import END, Integer, Value
from .corners import Corners
from .first import First
from .half import Half
from .in_row import InRow
from .mask import Mask
from .nothing import Nothing
from .row import Row
from .rows import Rows
from .whole import Whole

Pattern: TypeAlias = InRow | Rows | Row | Whole | Corners | First | Half | Nothing | Mask
"""Every pattern that a prize can have; on the wire the member `pattern` tells which."""

LatePolicy: TypeAlias = Literal["strict", "until_closed", "late_shares"]
"""When a claim comes too late. `strict`: the pattern must contain the last number, or the prize has opened on
this draw. `until_closed`: as long as the prize is open. `late_shares`: besides, whoever had it by the draw on
which it was awarded shares in it, until the next prize is awarded."""
Tie: TypeAlias = Literal["share", "lots"]
"""What joint winners do: share equally, or let a lot decide."""
Remainder: TypeAlias = Literal["house", "first"]
"""Who has what cannot be shared: nobody, so that it stays with the house, or the first who claimed."""
Among: TypeAlias = Literal["all", "winners", "others"]
"""Who can win: every card; only a card that has won in this game, with what it completes afterwards; only a
card that has won nothing in it."""

WORD = "[a-z0-9][a-z0-9_.-]{0,39}"
Word = Annotated[str, Meta(pattern=f"^{WORD}{END}")]
"""An id: short, without spaces."""
NoWord = Annotated[str, Meta(pattern=f"^({WORD})?{END}")]
"""An id, or nothing."""


class Prize(Value, frozen=True):
    """A prize. A card wins prizes of one kind once."""

    id: Word
    pattern: Pattern
    names: dict[str, str] = {}
    """What it is called, by language."""
    place: Integer = 0
    """First, second, third of its kind; 0 where it is the only one."""
    kind: NoWord = ""
    after: str | None = None
    """The prize that must be won before this one opens; '' where it is open from the start. Left out, it is
    the one before it in the list."""
    value: Integer = 0
    """In minor units of the evening's currency."""
    percent: Integer = 0
    """Of the game's takings, in hundredths of a percent, besides its value."""
    thing: str = ""
    """What is won besides money, in words."""
    picture: str = ""
    """The name of a picture of it."""
    jackpot: NoWord = ""
    """The accumulator whose whole amount is won besides."""
    within: Integer = 0
    """It must be complete with so many numbers called, at most; 0 for no limit."""
    among: Among = "all"
    late: LatePolicy | Literal[""] = ""
    """When a claim comes too late; '' where the game says it."""
    tie: Tie = "share"
    unit: Integer = 1
    """Shares are multiples of so many minor units."""
    remainder: Remainder = "house"

    @property
    def predecessor(self) -> str:
        """The prize that must be won before this one opens, or '', once the list is complete."""
        return self.after or ""

    def same_kind(self, other: "Prize") -> bool:
        """A card that has won one of these two cannot win the other."""
        return (self.kind or self.id) == (other.kind or other.id)
