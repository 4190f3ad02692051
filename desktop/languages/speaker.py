"""A speaker says sentences in one language: the operator's in the console, the evening's on the board."""

from collections.abc import Iterable
from functools import cache

from PySide6.QtCore import QLocale, QTranslator

from .table import Table
from .translation import compiled_files, known_language

Spoken = str | int | None | Iterable[str] | Iterable[int]


class Speaker:
    """Turns codes and parameters into sentences of one language, through Qt's translation."""

    def __init__(self, language: str) -> None:
        self.language = known_language(language)
        self.locale = QLocale(self.language)
        self._translator = QTranslator()
        any(self._translator.load(str(path)) for path in compiled_files(self.language))

    def say(self, table: Table, code: str, n: int = -1, /, **params: Spoken) -> str:
        """The sentence for `code`. `n` is the count of a sentence that has one; lists are joined by commas.

        A code that the table lacks, which a newer device may send, is said as it is.
        """
        source = table.texts.get(code, code)
        count = n if "%n" in source else -1
        sentence = self._translator.translate(table.context, source, None, count) or source
        counted = sentence.replace("%n", self.locale.toString(n))
        return counted.format(**{name: _spoken(value) for name, value in params.items()})

    def upper(self, text: str) -> str:
        """Text in capitals, as the language writes them: Turkish has an i with a dot."""
        return self.locale.toUpper(text)


@cache
def speaker_for(language: str) -> Speaker:
    """The speaker of a language; English where the program does not speak it."""
    return Speaker(language)


def _spoken(value: Spoken) -> str:
    if isinstance(value, str | int) or value is None:
        return str(value)
    return ", ".join(str(item) for item in value)
