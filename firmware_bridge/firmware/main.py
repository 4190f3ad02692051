"""The reference reader on a Raspberry Pi Pico: an antenna, a button for a test ball, a light, and flash.

MicroPython starts this file when the power comes. Hold the button down meanwhile, and it does not run: the
board then listens to mpremote and Thonny. docs/build-a-reader.md has the wiring, docs/reader.md the protocol.
"""

import gc
import os
import time

import micropython
import settings
from button import Button
from host_line import HostLine
from kept import Kept
from light import Light
from machine import UART, WDT, Pin
from pn532 import Pn532
from rdm6300 import Rdm6300
from reader_core import Reader, ticks_diff

ANTENNAS = {"rdm6300": Rdm6300, "pn532": Pn532}
TEST_BALL = "T7E57"
"""Two bytes: no real tag is so short, and none of the hall's balls can have it."""
LOOK_MS = 10
WATCHDOG_MS = 8_000
GARBAGE = 8_192
"""Bytes after which memory is tidied up. Left to itself, MicroPython does so when there is none left; the
reads held would by then lie scattered, with no room between them for the text that is kept in flash.
"""


def random32() -> int:
    """A random number of 32 bits."""
    return int.from_bytes(os.urandom(4), "big")


class Board:
    """Everything that is wired to the Pico, and the reader's core between it."""

    def __init__(self, button_pin) -> None:
        self._antenna = ANTENNAS[settings.ANTENNA]()
        tx, rx = Pin(settings.UART_TX), Pin(settings.UART_RX)
        self._uart = UART(0, baudrate=self._antenna.baud, tx=tx, rx=rx, rxbuf=512)
        self._button, self._button_pin = Button(), button_pin
        self._line, self._kept = HostLine(), Kept("kept")
        self._now = time.ticks_ms()
        self._reader = Reader("pico", random32, self._now, self._kept.text)
        self._light = Light(self._reader)
        self._lights = Pin(settings.LIGHT, Pin.OUT), Pin("LED", Pin.OUT)
        self._faults = []

    def look(self) -> None:
        """One pass: hear the host, look at the antenna and the button, keep, and only then speak."""
        data = self._line.read(LOOK_MS)
        before, self._now = self._now, time.ticks_ms()
        passed = ticks_diff(self._now, before)
        self._look_for_balls(passed)
        answers = self._reader.received(data, self._now)
        out = answers + self._reader.tick(self._now)
        saved = self._reader.unsaved()
        if saved:
            self._kept.keep(saved)
        self._tell_faults()
        self._line.write(out)
        self._shine(self._light.look(passed, bool(answers), bool(self._faults)))

    def _look_for_balls(self, passed: int) -> None:
        for tag in self._antenna.feed(self._uart.read(self._uart.any()) or b""):
            self._reader.seen(tag, self._now)  # what is no tag is told to the host as BADTAG
        if self._button.pressed(not self._button_pin.value(), passed):
            self._reader.seen(TEST_BALL, self._now)
        question = self._antenna.ask(passed)
        if question:
            self._uart.write(question)

    def _tell_faults(self) -> None:
        """Each once, when it comes."""
        before = self._faults
        faults = (("SENSOR", self._antenna.fault), ("FLASH", self._kept.fault))
        self._faults = [word for word, is_there in faults if is_there]
        for word in self._faults:
            if word not in before:
                self._reader.failed(word)

    def _shine(self, on: bool) -> None:
        for light in self._lights:
            light.value(on)


def main() -> None:
    """Run until the power goes. Whatever hangs or fails, the watchdog starts the board anew."""
    button = Pin(settings.BUTTON, Pin.IN, Pin.PULL_UP)
    if not button.value():
        return
    micropython.kbd_intr(-1)  # a byte 03 from the host is noise, not Ctrl-C
    gc.threshold(GARBAGE)
    watchdog = WDT(timeout=WATCHDOG_MS)
    board = Board(button)
    while True:
        board.look()
        watchdog.feed()


if __name__ == "__main__":
    main()
