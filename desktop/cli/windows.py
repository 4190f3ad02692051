"""`tabellone` without a sub-command: what the windows are to open with."""

from collections.abc import Iterable
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from firmware_bridge.devices import Device

from .device import add_device, device_of
from .terminal import Parser, help_text


class Chosen(NamedTuple):
    """An evening's file, a reader's port and a scanner's, where they are given; what the reader is."""

    file: Path | None
    reader: str | None
    scanner: str | None
    device: Device


def chosen_by(arguments: list[str], sub_commands: Iterable[str]) -> Chosen:
    """What the arguments ask for; wrong ones, --help and --version end the program here."""
    description = help_text("windows", commands=", ".join(sub_commands))
    options = Parser(prog="tabellone", description=description, allow_abbrev=False)
    version = f"tabellone {metadata.version('tabellone')}"
    options.add_argument("--version", action="version", version=version, help=help_text("windows_version"))
    options.add_argument("file", nargs="?", help=help_text("windows_file"))
    options.add_argument("--reader", metavar="PORT", help=help_text("windows_reader"))
    options.add_argument("--scanner", metavar="PORT", help=help_text("windows_scanner"))
    add_device(options)
    chosen = options.parse_args(arguments)
    device = device_of(options, chosen)
    if device != Device() and not chosen.reader:
        options.error(help_text("device_needs_reader"))
    return Chosen(Path(chosen.file) if chosen.file else None, chosen.reader, chosen.scanner, device)
