"""A passphrase for a sub-command: typed without being shown, or from a file; never an argument, which
everybody on the PC could see.
"""

import getpass
import sys
import warnings
from pathlib import Path

from ..game.base import Refused
from ..settings.passphrases import SHORTEST, Passphrase, chosen
from .terminal import StreamFailed, help_text

INPUT = "-"
MOST_BYTES = 4096


def new_passphrase(file: str | None) -> Passphrase:
    """A passphrase for a new backup, typed twice where it does not come from a file. Raises OSError, Refused,
    StreamFailed.
    """
    if file:
        return _from_file(file)
    first = _typed("passphrase_new", shortest=SHORTEST)
    return chosen(first, _typed("passphrase_again"))


def known_passphrase(file: str | None) -> Passphrase:
    """The passphrase of a backup that exists. Raises OSError, Refused, StreamFailed."""
    return _from_file(file) if file else _typed("passphrase_known")


def _from_file(file: str) -> Passphrase:
    line = _input_line() if file == INPUT else _file_line(Path(file))
    try:
        return Passphrase(line.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise Refused("passphrase_not_text") from None


def _file_line(path: Path) -> bytes:
    with path.open("rb") as opened:
        return opened.readline(MOST_BYTES)


def _input_line() -> bytes:
    if not sys.stdin:
        raise StreamFailed("no_input", "")
    return sys.stdin.buffer.readline(MOST_BYTES)


def _typed(prompt: str, **params: int) -> Passphrase:
    with warnings.catch_warnings():
        warnings.simplefilter("error", getpass.GetPassWarning)
        try:
            return Passphrase(getpass.getpass(help_text(prompt, **params)))
        except (getpass.GetPassWarning, EOFError):
            raise Refused("passphrase_not_asked") from None
