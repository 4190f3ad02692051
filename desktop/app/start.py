"""Starting the windows from the command line."""

from pathlib import Path

from firmware_bridge.devices import Device

from ..languages.tables.failures import FAILURES
from .display import MissingLibraryError, check_libraries


def open_windows(file: Path | None, reader: str | None, scanner: str | None, device: Device) -> int:
    """Open the windows, with an evening's file and the ports of reader and scanner if they are given, and the
    device that the reader is; the exit code. Raises MissingLibraryError.
    """
    check_libraries()
    from PySide6.QtWidgets import QApplication

    from firmware_bridge.ports import Choice

    from ..languages.speaker import speaker_for
    from ..languages.translation import system_language
    from ..readers.service import Reader
    from ..scenes.fonts import load_fonts
    from ..settings.places import users_places
    from .evenings import Evenings
    from .logs import keep_log, on_mistake
    from .program import Program, run

    places = users_places()
    keep_log(places.log)
    app = QApplication(["tabellone"])
    app.setApplicationName("tabellone")
    app.setQuitOnLastWindowClosed(False)
    load_fonts()
    evenings = Evenings(places)
    program = Program(
        evenings,
        speaker_for(system_language()),
        Reader(Choice(path=reader), device) if reader else None,
        scanner=Choice(path=scanner) if scanner else None,
    )
    on_mistake(program.mistaken.emit)
    resume = file or evenings.last
    if resume:
        evenings.resume(resume)
    return run(program)


def missing_library(missing: MissingLibraryError) -> str:
    """What to install. In English: without its libraries Qt cannot translate."""
    if missing.packages:
        text = FAILURES.texts["missing_library"]
        return text.format(libraries=", ".join(missing.libraries), packages=" ".join(missing.packages))
    return FAILURES.texts["missing_library_unnamed"].format(why=str(missing))
