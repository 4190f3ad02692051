"""The command `tabellone`: the windows, or one of the sub-commands."""

import importlib
import os
import sys

from .languages.tables.failures import FAILURES

SUB_COMMANDS = {
    "card": "desktop.cli.card",
    "export": "desktop.cli.export",
    "order": "desktop.cli.order",
    "play": "desktop.cli.play",
    "random": "desktop.cli.random_orders",
    "reader": "desktop.cli.reader",
    "rehearse": "desktop.cli.rehearse",
    "strips": "desktop.cli.strips",
    "verify": "desktop.cli.verify",
}
"""The module of each sub-command; its `run(arguments)` gives the exit code. Each is imported only when it
is asked for, so that none waits for Qt."""


def main() -> int:
    """Run what the command line asks for, and give the exit code."""
    arguments = sys.argv[1:]
    try:
        if arguments and arguments[0] in SUB_COMMANDS:
            return importlib.import_module(SUB_COMMANDS[arguments[0]]).run(arguments[1:])
        return _windows(arguments)
    except ImportError as error:
        return _tell_missing(error)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _windows(arguments: list[str]) -> int:
    """The windows; a rehearsal where there is no display."""
    from .app.display import has_display
    from .app.start import run

    if has_display() or "--help" in arguments or "-h" in arguments:
        return run(arguments, tuple(SUB_COMMANDS))
    print(FAILURES.texts["no_display"], file=sys.stderr, flush=True)
    return importlib.import_module("desktop.cli.rehearse").run([])


def _tell_missing(error: ImportError) -> int:
    """Where Qt cannot be loaded, name the packages to install; another failed import is our mistake."""
    from .app.display import MissingLibraryError
    from .app.start import missing_library

    missing = MissingLibraryError(str(error))
    if not missing.libraries:
        raise error
    print(missing_library(missing), file=sys.stderr)
    return 3


if __name__ == "__main__":
    sys.exit(main())
