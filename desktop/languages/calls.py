"""What the numbers are called in a tradition: a TOML file each, with polite forms of the delicate names."""

import tomllib
from functools import cache
from importlib import resources
from typing import Annotated

import msgspec
from msgspec import Meta

from ..settings.board import BY_LANGUAGE, BoardSettings

SUFFIX = ".toml"
BALLS = 90
"""Numbers have names in games of so many balls."""
PREFERRED = ("napoli", "britain")
"""Which list is meant where several speak one language."""
Number = Annotated[str, Meta(pattern="^([1-9]|[1-8][0-9]|90)$")]


class Calls(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The names of a tradition by number, as written in its file."""

    id: str
    names: dict[str, str]
    language: str
    calls: dict[Number, str]
    polite: dict[Number, str] = {}
    """What is said instead of a delicate name; '' where the number alone is."""

    def call(self, number: int, *, traditional: bool) -> str:
        """The name of a number; '' where it has none."""
        name = self.calls.get(str(number), "")
        return name if traditional else self.polite.get(str(number), name)


@cache
def calls_known() -> tuple[Calls, ...]:
    """All lists that come with the program, those preferred first."""
    files = resources.files("resources").joinpath("calls").iterdir()
    texts = [file.read_text("utf-8") for file in files if file.name.endswith(SUFFIX)]
    known = [msgspec.convert(tomllib.loads(text), Calls) for text in texts]
    return tuple(sorted(known, key=lambda calls: (calls.id not in PREFERRED, calls.id)))


def calls_for(settings: BoardSettings, language: str, balls: int) -> Calls | None:
    """The list that is shown in an evening of a language and a game of so many balls, if one is."""
    if balls != BALLS:
        return None
    if settings.calls == BY_LANGUAGE:
        return next((calls for calls in calls_known() if calls.language == language), None)
    return next((calls for calls in calls_known() if calls.id == settings.calls), None)
