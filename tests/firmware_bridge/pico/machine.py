"""The hardware of a Pico for tests, under MicroPython's unix port: its pins and its antenna are files.

In `FOLDER`: `antenna` holds the bytes that come from the antenna's line, `tag` the number in hex of
the tag that lies before the PN532 and is away with it, `mute` makes the PN532 silent, `pin14` pulls pin 14 to
ground, `shown` tells of every change of an output.
"""

import os
from binascii import unhexlify

FOLDER = ""
RFCONFIGURATION = b"\xd4\x32\x05"


def there_is(name):
    """Whether there is such a file."""
    try:
        os.stat(FOLDER + name)
    except OSError:
        return False
    return True


class Pin:
    """One pin."""

    IN, OUT, PULL_UP = 0, 1, 2

    def __init__(self, number, mode=None, pull=None):
        self._number, self._value = number, None

    def value(self, new=None):
        """How it is, or make it so."""
        if new is None:
            return int(not there_is(f"pin{self._number}"))
        if new != self._value:
            with open(FOLDER + "shown", "a") as file:
                file.write(f"{self._number} {int(new)}\n")
        self._value = new
        return None


class WDT:
    """The watchdog."""

    def __init__(self, timeout):
        pass

    def feed(self):
        """It is still alive."""


class UART:
    """The antenna's line: at 115200 a PN532, at 9600 whatever the file holds."""

    def __init__(self, number, baudrate, tx, rx, rxbuf):
        self._chip = Chip() if baudrate == 115_200 else None
        self._file = open(FOLDER + "antenna", "rb")
        self._come = b""

    def any(self):
        """How many bytes have come."""
        self._come += self._chip.says() if self._chip else self._file.read()
        return len(self._come)

    def read(self, count):
        """So many of them, or None."""
        data, self._come = self._come[:count], self._come[count:]
        return data or None

    def write(self, data):
        """To the antenna."""
        self._chip.hears(data)


class Chip:
    """A PN532 that takes everything exactly: it must be woken, set up, and told to answer soon."""

    def __init__(self):
        self._awake = self._ready = self._quick = False
        self._answer = b""

    def hears(self, data):
        """One command."""
        if data[:16] == b"\x55\x55" + bytes(14):
            self._awake, data = True, data[16:]
        assert data[:3] == b"\x00\x00\xff" and data[3] + data[4] == 256 and data[-1] == 0
        body = data[5:-2]
        assert len(body) == data[3] and (sum(body) + data[-2]) % 256 == 0
        if self._awake and not there_is("mute"):
            self._answer = b"\x00\x00\xff\x00\xff\x00" + self._framed(self._obey(body))

    def says(self):
        """What it has to say, once."""
        said, self._answer = self._answer, b""
        return said

    def _obey(self, body):
        if body[:2] == b"\xd4\x14":
            self._ready = True
            return b"\xd5\x15"
        if body[:3] == RFCONFIGURATION and self._ready:
            self._quick = True
            return b"\xd5\x33"
        assert body == b"\xd4\x4a\x01\x00" and self._quick, body
        if not there_is("tag"):
            return b"\xd5\x4b\x00"
        with open(FOLDER + "tag") as file:
            number = unhexlify(file.read())
        return b"\xd5\x4b\x01\x01\x00\x04\x08" + bytes((len(number),)) + number

    def _framed(self, body):
        return b"\x00\x00\xff" + bytes((len(body), 256 - len(body))) + body + bytes((-sum(body) % 256, 0))
