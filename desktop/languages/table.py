"""A table of sentences by code."""

from collections.abc import Mapping
from typing import NamedTuple


class Table(NamedTuple):
    """Sentences for codes, in English. `{name}` is a parameter; `%n` is a count, and has plural forms."""

    context: str
    texts: Mapping[str, str]
