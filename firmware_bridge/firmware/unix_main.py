# pyright: basic, reportAttributeAccessIssue=false, reportMissingImports=false
# ruff: noqa: PTH104, PTH123, RUF100, SIM115
"""The reference reader on MicroPython's unix port: its standard input and output are the serial line.

    micropython unix_main.py ANTENNA [KEPT]

Each line appended to the file ANTENNA is a tag seen: `N7`, `T0C000621A5`. The file KEPT stands for the flash
of a board: with it, the reads that are held survive the power, and nothing appended meanwhile is missed. A
board's main file does the same with its own antenna, line and flash.
"""

import os
import select
import sys
import termios
import time

from reader_core import Reader

LOOK_MS = 20


def random32() -> int:
    """A random number of 32 bits."""
    return int.from_bytes(os.urandom(4), "big")


class Line:
    """The serial line. It never waits: the antenna must be looked at, whatever the host does."""

    def __init__(self) -> None:
        termios.setraw(0)
        self._readable, self._writable = select.poll(), select.poll()
        self._readable.register(sys.stdin.buffer, select.POLLIN)
        self._writable.register(sys.stdout.buffer, select.POLLOUT)
        self._waiting = b""

    def read(self) -> bytes:
        """What has come, after waiting a little while for it."""
        data, wait = b"", LOOK_MS
        while len(data) < 4096 and self._readable.poll(wait):
            byte = sys.stdin.buffer.read(1)
            if not byte:
                raise SystemExit  # the other end is gone for good
            data, wait = data + byte, 0
        return data

    def write(self, data: bytes) -> None:
        """Send as much as finds room; the rest of it goes first the next time, and `data` is dropped."""
        self._waiting = self._waiting or data
        while self._waiting and self._writable.poll(0):
            sys.stdout.buffer.write(self._waiting[:1])  # one byte, because more could have to wait
            self._waiting = self._waiting[1:]


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


class Flash:
    """A file that keeps the reader's state, and how far the antenna's file has been read, all or none."""

    def __init__(self, path: str) -> None:
        self._path = path
        self.place, self.saved = -1, ""
        try:
            with open(path) as file:
                place, self.saved = file.read().split("\n", 1)
            self.place = int(place)
        except (OSError, ValueError):
            pass  # nothing was kept yet

    def keep(self, place: int, saved: str) -> None:
        """Keep these from now on."""
        with open(self._path + ".new", "w") as file:
            file.write(f"{place}\n{saved}")
        os.rename(self._path + ".new", self._path)


def main(antenna_path: str, kept_path: str = "") -> None:
    """Run until the power goes."""
    flash = Flash(kept_path)
    line, antenna = Line(), Antenna(antenna_path, flash.place)
    reader = Reader("micropython", random32, time.ticks_ms(), flash.saved)
    while True:
        data = line.read()
        now = time.ticks_ms()
        for tag in antenna.seen():
            reader.seen(tag, now)
        out = reader.received(data, now) + reader.tick(now)
        saved = reader.unsaved()
        if saved and kept_path:
            flash.keep(antenna.place, saved)
        line.write(out)


if __name__ == "__main__":
    main(*sys.argv[1:])
