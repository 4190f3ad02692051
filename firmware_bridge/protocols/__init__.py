"""What readers send, device by device: bytes in, events out, no input or output.

To add a device, write one file here with a `Decoder` whose `feed(bytes, now)` returns events, and give it a
line in `PROTOCOLS`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from . import ascii125, ball_lines, binary125, em18, pn532, reference
from .events import DeviceEvent, Event


class Feeds(Protocol):
    """What every protocol's decoder can do."""

    def feed(self, data: bytes, now: int = 0) -> Sequence[Event | DeviceEvent]:
        """The events that these bytes complete, in order; never raises. `now` is in milliseconds. No bytes
        means that somebody looked and there was nothing: in some protocols a pause ends what was begun.
        """
        ...


@dataclass(frozen=True, slots=True)
class ReaderProtocol:
    """A way in which readers speak."""

    name: str
    """In settings and on the command line."""
    baud: int
    """The speed that the device has when it is bought."""
    decoder: Callable[..., Feeds]
    """A fresh decoder; of the operator's pattern, where the protocol takes one."""
    pattern: bool = False
    """Whether lines are searched with a pattern."""
    asked: bool = False
    """Whether the device speaks only when spoken to, so that its silence means something."""


REFERENCE = ReaderProtocol("reference", reference.BAUD, reference.Decoder)
PROTOCOLS: tuple[ReaderProtocol, ...] = (
    REFERENCE,
    ReaderProtocol("id12", ascii125.BAUD, ascii125.id12),
    ReaderProtocol("rdm6300", ascii125.BAUD, ascii125.rdm6300),
    ReaderProtocol("em18", em18.BAUD, em18.Decoder),
    ReaderProtocol("binary125", binary125.BAUD, binary125.Decoder),
    ReaderProtocol("pn532", pn532.BAUD, pn532.Decoder, asked=True),
    ReaderProtocol("gm65", ball_lines.BAUD, ball_lines.Decoder, pattern=True),
    ReaderProtocol("line", ball_lines.BAUD, ball_lines.Decoder, pattern=True),
)
