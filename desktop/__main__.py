"""The command `tabellone`: the windows, or one of the sub-commands."""

import sys

from .cli.commands import SUB_COMMANDS
from .cli.terminal import Exit, all_text, help_text, speaker, tell, to_the_end
from .cli.windows import chosen_by
from .journal.journal import is_file
from .languages.tables.failures import FAILURES

TELLING = {"-h", "--help", "--version"}
"""What makes the windows print something and not open."""


def main() -> int:
    """Run what the command line asks for, and give the exit code."""
    try:
        return _run(sys.argv[1:])
    except ImportError as error:
        return _tell_missing(error)
    except KeyboardInterrupt:
        return 130


def _run(arguments: list[str]) -> int:
    if not all_text(arguments):
        tell(help_text("not_text"))
        return Exit.WRONG_USE
    if arguments and arguments[0] in SUB_COMMANDS:
        return to_the_end(lambda: SUB_COMMANDS[arguments[0]]()(arguments[1:]), prints=True)
    return to_the_end(lambda: _windows(arguments), prints=not TELLING.isdisjoint(arguments))


def _windows(arguments: list[str]) -> int:
    """The windows; a rehearsal where there is no display."""
    from .app.display import has_display
    from .app.start import open_windows

    chosen = chosen_by(arguments, SUB_COMMANDS)
    if chosen.file and not is_file(chosen.file):
        tell(speaker().say(FAILURES, "no_file_no_command", path=str(chosen.file)))
        return Exit.FAILED
    if has_display():
        return open_windows(*chosen)
    tell(speaker().say(FAILURES, "no_display"))
    return to_the_end(lambda: SUB_COMMANDS["rehearse"]()([]), prints=True)


def _tell_missing(error: ImportError) -> int:
    """Where Qt cannot be loaded, name the packages to install; another failed import is our mistake."""
    from .app.display import MissingLibraryError
    from .app.start import missing_library

    missing = MissingLibraryError(str(error))
    if not missing.libraries:
        raise error
    tell(missing_library(missing))
    return Exit.FAILED


if __name__ == "__main__":
    sys.exit(main())
