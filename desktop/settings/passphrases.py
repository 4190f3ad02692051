"""Passphrases: what one must be, and which bytes it stands for on every keyboard."""

import unicodedata

from ..game.base import Refused

SHORTEST = 12
"""How many characters a passphrase has at least: three or four words. The key is made slowly, but whoever
has the file can try for years.
"""


class Passphrase:
    """What somebody typed to lock a backup or to open one. It never shows what it is."""

    def __init__(self, typed: str) -> None:
        """Spaces around it do not count."""
        self._text = unicodedata.normalize("NFKC", typed).strip()

    @property
    def length(self) -> int:
        """How many characters it has."""
        return len(self._text)

    def same_as(self, other: "Passphrase") -> bool:
        """Whether both were typed alike."""
        return self._text == other._text

    def encoded(self) -> bytes:
        """The bytes that a key is made of: UTF-8 of the text in the form NFKC."""
        return self._text.encode()

    def __repr__(self) -> str:
        return "Passphrase(…)"


def chosen(first: Passphrase, again: Passphrase) -> Passphrase:
    """A passphrase for a new backup, typed twice. Raises Refused."""
    long_enough(first)
    if not first.same_as(again):
        raise Refused("passphrases_differ")
    return first


def long_enough(passphrase: Passphrase) -> Passphrase:
    """A passphrase that is not too short to lock anything. Raises Refused."""
    if passphrase.length < SHORTEST:
        raise Refused("passphrase_too_short", shortest=SHORTEST)
    return passphrase
