"""One thing to be won in a game."""

from typing import TypeAlias

from ..base import Integer, Value
from .in_row import InRow
from .whole import Whole

Pattern: TypeAlias = InRow | Whole
"""Every pattern that a prize can have; on the wire the member `pattern` tells which."""


class Prize(Value, frozen=True):
    """A prize as planned. A card wins prizes of one kind once."""

    id: str
    pattern: Pattern
    value: Integer = 0
    """In minor units of the evening's currency."""
    names: dict[str, str] = {}
    """What it is called, by language."""
    kind: str = ""

    def same_kind(self, other: "Prize") -> bool:
        """A card that has won one of these two cannot win the other."""
        return (self.kind or self.id) == (other.kind or other.id)
