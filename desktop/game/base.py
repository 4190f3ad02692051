"""What every part of the game is made of: frozen values, commands, events, refusals.

The game is pure: it has no clock, no randomness, no files. A command says what somebody asks for,
`decide` answers with events or raises `Refused`, and `reduce` folds events into the state.
Time and entropy arrive inside the commands.
"""

import re
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

END = r"(?![\s\S])"
"""The end of a text, in a pattern: `$` would let a line break pass."""

Hex = Annotated[str, Meta(pattern=f"^([0-9a-f]{{2}})*{END}")]
"""Bytes as lower-case hexadecimal digits."""

DATE = "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
CLOCK = r"([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]\.[0-9]{3}"
Time = Annotated[str, Meta(pattern=f"^({DATE}T{CLOCK}Z)?{END}")]
"""A moment in UTC, `2026-12-26T20:30:00.000Z`; empty where the session still has to fill it in."""

Integer = Annotated[int, Meta(ge=-(2**53 - 1), le=2**53 - 1)]
"""A whole number that every JSON reader keeps exactly; what it may be is for `decide` to say."""

Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""How many."""

Param: TypeAlias = str | int | tuple[int, ...] | tuple[str, ...]
"""What a code may carry along, for the sentence that is made of it."""


def snake_case(name: str) -> str:
    """`CardsSold` -> `cards_sold`: how a class is called on the wire."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Value(Struct, frozen=True, forbid_unknown_fields=True):
    """An immutable value that can be written as JSON."""


class Untold(Struct, frozen=True):
    """Something with a secret in it: no message, log or traceback that writes it tells more than its name."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


class Command(Value, frozen=True, kw_only=True, tag_field="command", tag=snake_case):
    """Something that a person or a device asks for. `at` is when it arrived."""

    at: Time = ""


class Event(Value, frozen=True, kw_only=True, tag_field="event", tag=snake_case):
    """Something that happened, and will have happened for ever."""


class Refused(Exception):
    """A command that cannot be carried out: a code for programs, parameters for the sentence.

    A refusal changes nothing.
    """

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params
