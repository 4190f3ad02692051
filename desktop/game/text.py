"""Words that people type, as they go into the record."""

import unicodedata

from .base import Refused

MOST_LETTERS = 200


def one_line(text: str) -> str:
    """Text in NFC, on one line, without control characters, or white space at the ends. Raises Refused above
    200 letters.
    """
    shown = "".join(" " if unicodedata.category(letter) == "Cc" else letter for letter in text)
    tidy = " ".join(unicodedata.normalize("NFC", shown).split())
    if len(tidy) > MOST_LETTERS:
        raise Refused("too_long", most=MOST_LETTERS)
    return tidy


def reason(text: str) -> str:
    """A reason, which must be given. Raises Refused."""
    tidy = one_line(text)
    if not tidy:
        raise Refused("reason_missing")
    return tidy
