"""Starting the windows from the command line."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ..languages.tables.failures import FAILURES
from .display import MissingLibraryError, check_libraries

if TYPE_CHECKING:
    from ..languages.speaker import Speaker


def run(arguments: list[str], sub_commands: tuple[str, ...]) -> int:
    """Open the windows; the exit code. Raises MissingLibraryError."""
    check_libraries()
    from ..languages.speaker import speaker_for
    from ..languages.translation import system_language

    speaker = speaker_for(system_language())
    chosen = _parser(speaker, sub_commands).parse_args(arguments)
    if chosen.file and not chosen.file.is_file():
        print(speaker.say(FAILURES, "no_such_file", path=str(chosen.file)), file=sys.stderr)
        return 3
    return _open_windows(speaker, chosen.file, chosen.reader)


def missing_library(missing: MissingLibraryError) -> str:
    """What to install. In English: without its libraries Qt cannot translate."""
    if missing.packages:
        text = FAILURES.texts["missing_library"]
        return text.format(libraries=", ".join(missing.libraries), packages=" ".join(missing.packages))
    return FAILURES.texts["missing_library_unnamed"].format(why=str(missing))


def _parser(speaker: "Speaker", sub_commands: tuple[str, ...]) -> argparse.ArgumentParser:
    from ..languages.tables.commands import COMMANDS

    def words(code: str) -> str:
        return speaker.say(COMMANDS, code)

    def describe() -> str:
        return speaker.say(COMMANDS, "windows", commands=sub_commands)

    parser = argparse.ArgumentParser(prog="tabellone", description=describe(), allow_abbrev=False)
    parser.add_argument("file", nargs="?", type=Path, help=words("windows_file"))
    parser.add_argument("--reader", metavar="PORT", help=words("windows_reader"))
    return parser


def _open_windows(speaker: "Speaker", file: Path | None, port: str | None) -> int:
    from PySide6.QtWidgets import QApplication

    from firmware_bridge.ports import Choice

    from ..scenes.fonts import load_fonts
    from .evenings import Evenings
    from .logs import keep_log, on_mistake
    from .places import users_places
    from .program import Program, run

    places = users_places()
    keep_log(places.log)
    app = QApplication(["tabellone"])
    app.setApplicationName("tabellone")
    app.setQuitOnLastWindowClosed(False)
    load_fonts()
    evenings = Evenings(places)
    program = Program(evenings, speaker, Choice(path=port) if port else None)
    on_mistake(program.mistaken.emit)
    resume = file or evenings.last
    if resume:
        evenings.resume(resume)
    return run(program)
