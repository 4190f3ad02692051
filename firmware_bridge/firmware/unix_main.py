# pyright: basic, reportAttributeAccessIssue=false, reportMissingImports=false
"""The reference reader on MicroPython's unix port: its standard input and output are the serial line.

    micropython unix_main.py ANTENNA [KEPT]

Each line appended to the file ANTENNA is a tag seen: `N7`, `T0C000621A5`. The file KEPT stands for the flash
of a board: with it, the reads that are held survive the power, and nothing appended meanwhile is missed. A
board's main file does the same with its own antenna, line and flash.
"""

import os
import sys
import termios
import time

from host_line import HostLine
from kept import Kept
from reader_core import Reader

LOOK_MS = 20


def random32() -> int:
    """A random number of 32 bits."""
    return int.from_bytes(os.urandom(4), "big")


class Antenna:
    """A file to which somebody appends the tags that are seen."""

    def __init__(self, path: str, place: int) -> None:
        """Look from this place on; from the present end where it is negative."""
        self._file = open(path, "rb")
        self.place = self._file.seek(place) if place >= 0 else self._file.seek(0, 2)

    def seen(self) -> list[str]:
        """The tags since the last look. A line whose end has not come is left for the next."""
        lines = self._file.read().split(b"\n")[:-1]
        self.place += sum(len(line) + 1 for line in lines)
        self._file.seek(self.place)
        return ["".join(chr(byte) for byte in line) for line in lines]


def kept_state(text: str) -> tuple[int, str]:
    """How far the antenna's file had been read, and the reader's state, kept in one text: all or none."""
    place, _, saved = text.partition("\n")
    return (int(place), saved) if place.isdigit() else (-1, "")


def main(antenna_path: str, kept_path: str = "") -> None:
    """Run until the power goes."""
    termios.setraw(0)
    kept = Kept(kept_path)
    place, saved = kept_state(kept.text)
    line, antenna = HostLine(), Antenna(antenna_path, place)
    reader = Reader("micropython", random32, time.ticks_ms(), saved)
    while True:
        data = line.read(LOOK_MS)
        now = time.ticks_ms()
        for tag in antenna.seen():
            reader.seen(tag, now)
        out = reader.received(data, now) + reader.tick(now)
        saved = reader.unsaved()
        if saved and kept_path:
            kept.keep(f"{antenna.place}\n{saved}")
        line.write(out)


if __name__ == "__main__":
    main(*sys.argv[1:])
