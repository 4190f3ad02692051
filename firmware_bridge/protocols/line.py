"""Scanners in line mode: bytes in, lines out. What a line means is for others to say.

A line ends with CR, LF, both, TAB or ETX, or because nothing more came for a while. Empty lines are nothing,
so a CR and an LF end one line, however far apart they come. Bytes that no card is written with are noise, and
left out: what noise has changed is then found by the card's check character.
"""

from __future__ import annotations

BAUD = 9600
LONGEST = 64
"""Letters of a line; a longer one is noise, and dropped as a whole."""
PAUSE_MS = 50
"""Nothing came for so long: the line is whole."""

_ENDS = b"\r\n\t\x03"
_FIRST, _LAST = 0x20, 0x7E


class Decoder:
    """Cuts bytes into lines. Holds less than one line, whatever arrives."""

    def __init__(self) -> None:
        self._line = bytearray()
        self._noise = False
        """The line is too long to be one."""

    def feed(self, data: bytes) -> list[str]:
        """The lines that end in `data`, in order. Never raises."""
        lines = [self._take(byte) for byte in data]
        return [line for line in lines if line]

    def pause(self) -> list[str]:
        """The line that ends because nothing came for PAUSE_MS, if one was begun."""
        line = self._end()
        return [line] if line else []

    def _take(self, byte: int) -> str:
        if byte in _ENDS:
            return self._end()
        if _FIRST <= byte <= _LAST and not self._noise:
            self._line.append(byte)
            self._noise = len(self._line) > LONGEST
        return ""

    def _end(self) -> str:
        line = "" if self._noise else self._line.decode("ascii").strip()
        self._line, self._noise = bytearray(), False
        return line
