"""What readers send, protocol by protocol: bytes in, events out, no input or output.

To add a device, write one file here with a `Decoder` whose `feed(bytes)` returns events, and give it a line
in `PROTOCOLS`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from . import reference
from .events import Event


class Feeds(Protocol):
    """What every protocol's decoder can do."""

    def feed(self, data: bytes) -> list[Event]:
        """The events that these bytes complete, in order."""
        ...


@dataclass(frozen=True, slots=True)
class ReaderProtocol:
    """A way in which readers speak: its name in settings, the speed of the line, and a fresh decoder."""

    name: str
    baud: int
    decoder: Callable[[], Feeds]


PROTOCOLS: tuple[ReaderProtocol, ...] = (ReaderProtocol("reference", reference.BAUD, reference.Decoder),)
