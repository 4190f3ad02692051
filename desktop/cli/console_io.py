"""What the sub-commands share: arguments, output, exit codes, and sentences without windows."""

import argparse
import re
import sys
from collections.abc import Callable
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ..game.base import Refused
from ..journal.failure import JournalFailed
from ..languages.tables.commands import COMMANDS

if TYPE_CHECKING:
    from ..languages.speaker import Speaker

MOST_SECRET_FILE = 4096


class Exit(IntEnum):
    """How a command ends."""

    DONE = 0
    NO = 1
    WRONG_USE = 2
    FAILED = 3


def parser(name: str) -> argparse.ArgumentParser:
    """The argument parser of a sub-command."""
    return argparse.ArgumentParser(prog=f"tabellone {name}", description=help_text(name), allow_abbrev=False)


def help_text(code: str, **params: str | int | None) -> str:
    """A text of the commands' table, in the user's language."""
    return speaker().say(COMMANDS, code, **params)


def sentence_of(problem: Refused | JournalFailed) -> str:
    """What happened and what to do, in the user's language."""
    from ..languages.sentences import failure, refusal

    if isinstance(problem, Refused):
        return refusal(speaker(), problem)
    return failure(speaker(), problem)


def speaker() -> "Speaker":
    """The speaker of the user's language. Qt is loaded only now."""
    from ..languages.speaker import speaker_for
    from ..languages.translation import system_language

    return speaker_for(system_language())


def put(value: Any) -> None:
    """One JSON line on stdout."""
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


def tell(sentence: str) -> None:
    """A sentence on stderr."""
    print(sentence, file=sys.stderr, flush=True)


def hexadecimal(length: int | None = None) -> Callable[[str], bytes]:
    """An argument type: bytes in hexadecimal, or `@FILE` to read them from a file; `length` bytes."""

    def parse(text: str) -> bytes:
        if text.startswith("@"):
            text = _read_secret(Path(text[1:]))
        if not re.fullmatch("([0-9a-fA-F]{2})*", text) or (length and len(text) != 2 * length):
            wanted = help_text("hex_bytes", length=length) if length else help_text("hex_digits")
            raise argparse.ArgumentTypeError(wanted)
        return bytes.fromhex(text)

    return parse


def _read_secret(path: Path) -> str:
    try:
        with path.open(encoding="ascii") as file:
            return file.read(MOST_SECRET_FILE).strip()
    except (OSError, UnicodeDecodeError):
        raise argparse.ArgumentTypeError(help_text("no_secret_file", path=str(path))) from None


def whole(first: int, last: int) -> Callable[[str], int]:
    """An argument type: a whole number from `first` to `last`."""

    def parse(text: str) -> int:
        if not re.fullmatch("[0-9]{1,20}", text) or not first <= int(text) <= last:
            raise argparse.ArgumentTypeError(help_text("whole_number", first=first, last=last))
        return int(text)

    return parse
