"""Which sub-command is meant. Each is imported only when it is asked for, so that none waits for Qt."""

import importlib
import os
import sys

from .console_io import Exit

SUB_COMMANDS = {
    "card": "desktop.cli.card",
    "order": "desktop.cli.order",
    "play": "desktop.cli.play",
    "random": "desktop.cli.random_orders",
    "strips": "desktop.cli.strips",
}
"""The module of each sub-command; its `run(arguments)` gives the exit code."""


def main(arguments: list[str]) -> int:
    """Run what `arguments` ask for, and give the exit code."""
    name = arguments[0] if arguments else ""
    try:
        if name in SUB_COMMANDS:
            return importlib.import_module(SUB_COMMANDS[name]).run(arguments[1:])
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return Exit.DONE
