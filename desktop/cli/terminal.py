"""What the sub-commands share: arguments, output, exit codes, and sentences without windows."""

import argparse
import errno
import io
import os
import re
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from enum import IntEnum
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any

import msgspec

from ..game.base import Refused
from ..journal.failure import JournalFailed
from ..languages.tables.commands import COMMANDS
from ..languages.tables.failures import FAILURES

if TYPE_CHECKING:
    from ..languages.speaker import Speaker

MOST_SECRET_FILE = 4096


class Exit(IntEnum):
    """How a command ends."""

    DONE = 0
    NO = 1
    WRONG_USE = 2
    FAILED = 3


class StreamFailed(Exception):
    """Standard input or output cannot be used: a code and the system's reason."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(code, why)
        self.code = code
        self.why = why


class OutputUnwanted(Exception):
    """Whoever read the output has gone, as `head` does: no failure."""


def to_the_end(command: Callable[[], int], *, prints: bool) -> int:
    """Run a command until all its output is written, and give the exit code. `prints`: without standard
    output it is not begun.
    """
    try:
        _prepare_streams(prints)
        try:
            code = command()
        except SystemExit as leaving:  # argparse has said why
            code = leaving.code if isinstance(leaving.code, int) else Exit.DONE
        flush()
    except OutputUnwanted:
        _discard_output()
        return Exit.DONE
    except StreamFailed as failed:
        _discard_output()
        tell(speaker().say(FAILURES, failed.code, why=failed.why))
        return Exit.FAILED
    return code


def _prepare_streams(prints: bool) -> None:
    """Output is UTF-8 with LF, whatever the locale."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # pyright: ignore[reportUnknownMemberType]
    elif prints:
        raise StreamFailed("no_output", os.strerror(errno.EBADF))


def _discard_output() -> None:
    """What is still waiting to be written goes nowhere, so that the interpreter does not fail over it."""
    if sys.stdout:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def all_text(arguments: Iterable[str]) -> bool:
    """Whether all arguments are text: one that is not valid UTF-8 has surrogates in it."""
    try:
        "".join(arguments).encode()
    except UnicodeEncodeError:
        return False
    return True


class Parser(argparse.ArgumentParser):
    """An argument parser that tells where its help could not be written."""

    def _print_message(self, message: str, file: object = None) -> None:
        if file is sys.stdout:
            write(message.removesuffix("\n"))
        else:
            tell(message.removesuffix("\n"))


def parser(name: str) -> Parser:
    """The argument parser of a sub-command."""
    return Parser(prog=f"tabellone {name}", description=help_text(name), allow_abbrev=False)


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
    write(msgspec.json.encode(value).decode())


def write(line: str) -> None:
    """One line on stdout. Raises StreamFailed or OutputUnwanted, as `flush` does."""
    _output(lambda: sys.stdout.write(line + "\n"))


def flush() -> None:
    """Everything written so far leaves the program."""
    if sys.stdout:
        _output(sys.stdout.flush)


def _output(step: Callable[[], object]) -> None:
    try:
        step()
    except BrokenPipeError as error:
        raise OutputUnwanted from error
    except OSError as error:
        raise StreamFailed("no_output", str(error.strerror)) from error


def input_lines() -> Iterator[bytes]:
    """The lines of stdin as they come. Raises StreamFailed, at once where there is no input."""
    if not sys.stdin:
        raise StreamFailed("no_input", os.strerror(errno.EBADF))
    return _lines_of(sys.stdin.buffer)


def _lines_of(stream: Iterable[bytes]) -> Iterator[bytes]:
    try:
        yield from stream
    except OSError as error:
        raise StreamFailed("no_input", error.strerror or str(error)) from error


def input_bytes(seconds: float) -> Iterator[bytes]:
    """The bytes of stdin as they come, and b'' whenever none came for so long. Raises StreamFailed."""
    if not sys.stdin:
        raise StreamFailed("no_input", os.strerror(errno.EBADF))
    come: SimpleQueue[bytes | OSError] = SimpleQueue()
    reading = threading.Thread(target=_read_on, args=(sys.stdin.fileno(), come), daemon=True)
    reading.start()
    while True:
        try:
            data = come.get(timeout=seconds)
        except Empty:
            data = None
        if data == b"":
            return
        if isinstance(data, OSError):
            raise StreamFailed("no_input", data.strerror or str(data)) from data
        yield data or b""


def _read_on(stream: int, come: "SimpleQueue[bytes | OSError]") -> None:
    """Read to the end, for which b'' stands. The only way to wait for a pipe that every system has."""
    data = b"?"
    while data:
        try:
            data = os.read(stream, 4096)
        except OSError as error:
            come.put(error)
            return
        come.put(data)


def tell(sentence: str) -> None:
    """A sentence on stderr, where that can be written."""
    with suppress(OSError):
        if sys.stderr:
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
