"""Which kind of device the hall's reader is: how it speaks, how fast, and what of it is a ball."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .protocols import PROTOCOLS, REFERENCE, Feeds, ReaderProtocol

SPEEDS = (1_200, 2_400, 4_800, 9_600, 19_200, 38_400, 57_600, 115_200)
"""Baud that devices can be set to."""
LONGEST_PATTERN = 200


class UnusableDevice(ValueError):
    """A device that cannot be: `no_such_device` (name), `bad_speed` (speed), `no_pattern` (name: it takes
    none), `bad_pattern` (why).
    """

    def __init__(self, code: str, **params: str) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


@dataclass(frozen=True, slots=True)
class Device:
    """A kind of reader, as this hall uses it."""

    protocol: ReaderProtocol = REFERENCE
    speed: int = REFERENCE.baud
    """Baud. USB serial ignores it."""
    pattern: re.Pattern[str] | None = None

    def decoder(self) -> Feeds:
        """A fresh decoder of what it sends."""
        return self.protocol.decoder(self.pattern) if self.protocol.pattern else self.protocol.decoder()


def device(name: str = REFERENCE.name, speed: int = 0, pattern: str = "") -> Device:
    """The device of this name, at the speed it is sold with or at another. Raises UnusableDevice."""
    protocol = next((protocol for protocol in PROTOCOLS if protocol.name == name), None)
    if protocol is None:
        raise UnusableDevice("no_such_device", name=name)
    if speed and speed not in SPEEDS:
        raise UnusableDevice("bad_speed", speed=str(speed))
    if pattern and not protocol.pattern:
        raise UnusableDevice("no_pattern", name=name)
    return Device(protocol, speed or protocol.baud, _compiled(pattern) if pattern else None)


def _compiled(pattern: str) -> re.Pattern[str]:
    if len(pattern) > LONGEST_PATTERN:
        raise UnusableDevice("bad_pattern", why=f"> {LONGEST_PATTERN}")
    try:
        return re.compile(pattern)
    except (re.error, OverflowError, RecursionError) as error:
        raise UnusableDevice("bad_pattern", why=str(error)) from error
