"""What stands on every card of a print beside its numbers."""

import re
from typing import NamedTuple

from PySide6.QtCore import QLocale
from PySide6.QtGui import QImage

from ..languages.card_words import COLOURS, CardWords, words_in
from ..languages.sentences import money_in
from ..scenes.colors import contrast
from .failure import PrintFailed

MOST_LETTERS = 80
LEAST_CONTRAST = 11.0
"""Of black on a tint: what is grey in a copy must still be as good as white behind the numbers."""
INK = "#000000"
WHITE = "#FFFFFF"


class Colour(NamedTuple):
    """The colour of a page: its name as printed, and the tint that is printed; '' for none."""

    name: str = ""
    tint: str = ""


class Imprint(NamedTuple):
    """Texts as they are printed, '' for none, in the language of the cards."""

    language: str = "en"
    hall: str = ""
    sponsor: str = ""
    series: str = ""
    commitment: str = ""
    price: str = ""
    colour: Colour = Colour()
    rules: str = ""
    """For the back of each card."""
    logo: QImage | None = None

    @property
    def words(self) -> CardWords:
        """The words of the cards' language."""
        return words_in(self.language)


def price_of(text: str, currency: str, language: str) -> str:
    """A price as printed: digits alone are minor units of a currency, any other text stands as it is."""
    if not re.fullmatch("[0-9]{1,15}", text):
        return text
    return money_in(QLocale(language), int(text), currency)


def colour_of(text: str, language: str) -> Colour:
    """A colour that is known by name (`yellow`) with its tint and its name in the language of the cards; a
    tint of its own as `#RRGGBB`; any other text is the name of coloured paper. Raises PrintFailed for a tint
    that is too dark to read on.
    """
    if text in COLOURS:
        return Colour(words_in(language).colours[text], COLOURS[text])
    if not re.fullmatch("#[0-9a-fA-F]{6}", text):
        return Colour(text)
    if contrast(INK, text) < LEAST_CONTRAST:
        raise PrintFailed("tint_too_dark", tint=text)
    return Colour(tint=text)
