"""The rules that are printed on the back of every card."""

import unicodedata
from pathlib import Path

from .failure import PrintFailed

MOST_BYTES = 20_000


def load_rules(path: Path) -> str:
    """A text in UTF-8, its lines as they are, without blank ones at the ends. Raises PrintFailed where it
    cannot be read.
    """
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        text = content.decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        why = (error.strerror if isinstance(error, OSError) else "") or str(error)
        raise PrintFailed("bad_rules", path=str(path), why=why) from error
    if len(content) > MOST_BYTES:
        raise PrintFailed("rules_too_long")
    lines = unicodedata.normalize("NFC", text).splitlines()
    return "\n".join(" ".join(line.split()) for line in lines).strip("\n")
