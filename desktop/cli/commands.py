"""The table of sub-commands. Each is imported only when it is asked for, so that none waits for another's
libraries.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

Run: TypeAlias = Callable[[list[str]], int]
"""Runs a sub-command with its arguments, and gives the exit code."""


def _card() -> Run:
    from .card import run

    return run


def _decode() -> Run:
    from .decode import run

    return run


def _export() -> Run:
    from .export import run

    return run


def _import() -> Run:
    from .import_cards import run

    return run


def _order() -> Run:
    from .order import run

    return run


def _play() -> Run:
    from .play import run

    return run


def _print() -> Run:
    from .print_cards import run

    return run


def _random() -> Run:
    from .random_orders import run

    return run


def _reader() -> Run:
    from .reader import run

    return run


def _rehearse() -> Run:
    from .rehearse import run

    return run


def _series() -> Run:
    from .series import run

    return run


def _strips() -> Run:
    from .strips import run

    return run


def _verify() -> Run:
    from .verify import run

    return run


SUB_COMMANDS: Mapping[str, Callable[[], Run]] = {
    "card": _card,
    "cards": _print,
    "decode": _decode,
    "export": _export,
    "import": _import,
    "order": _order,
    "play": _play,
    "print": _print,
    "random": _random,
    "reader": _reader,
    "rehearse": _rehearse,
    "series": _series,
    "strips": _strips,
    "verify": _verify,
}
