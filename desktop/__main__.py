"""The command `tabellone`."""

import sys


def main() -> int:
    """Run a sub-command, or the windows."""
    from .cli import commands

    return commands.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
