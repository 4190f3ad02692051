"""How a scan is told from typing, when Enter comes: by the code's check character, or by the prefix that the
hall has its scanner send. Never by how fast the keys came: people may be quick, and scanners slow.
"""

from collections.abc import Collection

from ..game.cards.codes import CODE_LENGTH, CardCode, read_entry

LONGEST_PREFIX = 8
MOST_KEYS = 64
"""What is typed without a space is looked at so far back."""
IN_NUMBERS = "+-.,"
"""What people type at the beginning of a number."""


def is_prefix(text: str) -> bool:
    """Whether a scanner's prefix can be told from what people type: no number or word begins so, and it has
    no space. '' is no prefix at all, and fine.
    """
    if not text:
        return True
    printable = text.isascii() and text.isprintable() and " " not in text
    return printable and len(text) <= LONGEST_PREFIX and not text[0].isalnum() and text[0] not in IN_NUMBERS


def scanned(typed: str, prefix: str, series: Collection[int]) -> int:
    """How many keys at the end of what was `typed`, up to Enter, a scanner has sent; 0 where a person typed.

    Fifteen characters with the right check character are a code. Letters alone might by chance be a long word
    that somebody typed, so those must be of one of the evening's `series`. Whatever follows the `prefix` is a
    scan, also one that cannot be read.
    """
    if prefix and prefix in typed:
        return len(typed) - typed.rindex(prefix)
    code = typed[-CODE_LENGTH:]
    entry = read_entry(code) if len(code) == CODE_LENGTH and code.isalnum() else None
    if not isinstance(entry, CardCode):
        return 0
    return CODE_LENGTH if entry.series in series or not code.isalpha() else 0


def may_be_scanned(key: str, prefix: str) -> bool:
    """Whether a key can belong to a scan."""
    return len(key) == 1 and key.isascii() and (key.isalnum() or key in prefix)
