"""From a code and its parameters to a sentence in the chosen language."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from .table import Table

Spoken = str | int | None | Iterable[str] | Iterable[int]


def say(table: Table, code: str, n: int = -1, /, **params: Spoken) -> str:
    """The sentence for `code`. `n` is the count of a sentence that has one; lists are joined by commas.

    A code that the table lacks, which a newer device may send, is said as it is.
    """
    source = table.texts.get(code, code)
    sentence = QCoreApplication.translate(table.context, source, None, n)
    return sentence.format(**{name: _spoken(value) for name, value in params.items()})


def _spoken(value: Spoken) -> str:
    if isinstance(value, str | int) or value is None:
        return str(value)
    return ", ".join(str(item) for item in value)
