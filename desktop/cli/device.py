"""The options that say which kind of device a reader is."""

from argparse import ArgumentParser, Namespace

from firmware_bridge.devices import Device, UnusableDevice, device
from firmware_bridge.protocols import PROTOCOLS, REFERENCE

from .terminal import help_text, whole

NAMES = tuple(protocol.name for protocol in PROTOCOLS)


def add_device(options: ArgumentParser) -> None:
    """Add --device, --speed and --pattern."""
    options.add_argument("--device", metavar="DEVICE", default=REFERENCE.name, help=help_text("device"))
    options.add_argument(
        "--speed", type=whole(1, 10**6), metavar="BAUD", default=0, help=help_text("device_speed")
    )
    add_pattern(options)


def add_pattern(options: ArgumentParser) -> None:
    """Add --pattern alone."""
    options.add_argument("--pattern", metavar="REGEX", default="", help=help_text("device_pattern"))


def device_of(options: ArgumentParser, chosen: Namespace) -> Device:
    """The device that was asked for; a wrong pattern ends the program here."""
    try:
        return device(chosen.device, getattr(chosen, "speed", 0), chosen.pattern)
    except UnusableDevice as unusable:
        options.error(help_text(unusable.code, **unusable.params))
