"""The serial line to the host: MicroPython's own standard input and output, on a Pico its USB."""

import select
import sys

MOST = 256


class HostLine:
    """It never waits for the host: the antenna must be looked at, whatever the host does."""

    def __init__(self) -> None:
        self._readable, self._writable = select.poll(), select.poll()
        self._readable.register(sys.stdin.buffer, select.POLLIN)
        self._writable.register(sys.stdout.buffer, select.POLLOUT)
        self._waiting = b""

    def read(self, wait: int) -> bytes:
        """What has come, after waiting at most so many milliseconds for it."""
        data = b""
        while len(data) < MOST and self._readable.poll(wait):
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
