"""What each kind of device says of the ball before it, for simulations: the far end of `protocols`, without
a line, a clock or chance.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from .protocols import ascii125, ball_lines, binary125, em18, pn532

REPEAT_MS = 50
"""How often an RDM6300 tells of a tag that lies there."""


class Voice(Protocol):
    """A device with its antenna."""

    told: bool
    """Whether the ball that lies there has been told at least once."""

    def lay(self, ball: int | None) -> None:
        """Put this ball before it, or take the one away that is there."""
        ...

    def hear(self, data: bytes) -> list[bytes]:
        """What it answers to these bytes, frame by frame."""
        ...

    def tick(self, now: int) -> list[bytes]:
        """What it says of itself."""
        ...


class Teller:
    """A device that only talks: once for each ball, or over and over while it lies there."""

    def __init__(self, encode: Callable[[int], bytes], repeat_ms: int | None = None) -> None:
        self._encode, self._repeat_ms = encode, repeat_ms
        self._ball: int | None = None
        self._due = 0
        self.told = False

    def lay(self, ball: int | None) -> None:
        """Put this ball before it, or take the one away that is there."""
        self._ball, self.told = ball, False

    def hear(self, data: bytes) -> list[bytes]:
        """It listens to nobody."""
        return []

    def tick(self, now: int) -> list[bytes]:
        """The ball's frame, when it is time for it."""
        if self._ball is None or (self.told and (self._repeat_ms is None or now < self._due)):
            return []
        self.told, self._due = True, now + (self._repeat_ms or 0)
        return [self._encode(self._ball)]


class Chip:
    """A PN532: asleep until it is woken, and silent about a poll until a tag comes."""

    def __init__(self) -> None:
        self._frames = pn532.Frames()
        self._recent = b""
        self._awake = self._configured = self._polled = False
        self._ball: int | None = None
        self.told = False

    def lay(self, ball: int | None) -> None:
        """Put this ball before it, or take the one away that is there."""
        self._ball, self.told = ball, False

    def hear(self, data: bytes) -> list[bytes]:
        """Its acknowledgements and answers."""
        self._recent = (self._recent + data)[-len(pn532.WAKE) :]
        self._awake = self._awake or b"\x55\x55" in self._recent
        said: list[bytes] = []
        for inner in self._frames.feed(data):
            said += self._obey(inner) if self._awake else []
        return said

    def tick(self, now: int) -> list[bytes]:
        """The answer to a poll that has waited for this ball."""
        if not self._polled or self._ball is None:
            return []
        self._polled, self.told = False, True
        return [pn532.answer(identifier_of(self._ball))]

    def _obey(self, inner: bytes) -> list[bytes]:
        command = inner[1] if len(inner) > 1 and inner[0] == pn532.HOST else None
        self._polled = False
        if command == pn532.SAM_CONFIGURATION:
            self._configured = True
            return [pn532.ACK, pn532.frame(bytes((pn532.CHIP, pn532.SAM_CONFIGURATION + 1)))]
        if command == pn532.IN_LIST_PASSIVE_TARGET and self._configured:
            self._polled = True
            return [pn532.ACK]
        return []


def tag_of(ball: int) -> bytes:
    """The five bytes of a ball's tag: its number is what is printed on it."""
    return b"\x0e" + ball.to_bytes(4, "big")


def identifier_of(ball: int) -> bytes:
    """The four bytes of a ball's tag of the kind that a PN532 reads."""
    return b"\x0e" + ball.to_bytes(3, "big")


def name_of(device: str, ball: int) -> str:
    """As what this device's decoder reports a ball: `N7`, `T0E00000007`."""
    if device in ("reference", "gm65", "line"):
        return f"N{ball}"
    return f"T{(identifier_of if device == 'pn532' else tag_of)(ball).hex().upper()}"


VOICES: Mapping[str, Callable[[], Voice]] = {
    "id12": lambda: Teller(lambda ball: ascii125.encode(tag_of(ball), ascii125.ID12_END)),
    "rdm6300": lambda: Teller(lambda ball: ascii125.encode(tag_of(ball), ascii125.RDM6300_END), REPEAT_MS),
    "em18": lambda: Teller(lambda ball: em18.encode(tag_of(ball))),
    "binary125": lambda: Teller(lambda ball: binary125.encode(tag_of(ball))),
    "pn532": Chip,
    "gm65": lambda: Teller(lambda ball: ball_lines.encode(ball, b"\r")),
    "line": lambda: Teller(lambda ball: ball_lines.encode(ball, b"\r\n")),
}
"""Every device but the reference reader, which `simulator` has."""
