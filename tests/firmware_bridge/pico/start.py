"""A Pico that gets power, for tests, under MicroPython's unix port: littlefs on a flash chip, then main.py.

    start.py FIRMWARE ANTENNA

The present folder is the world around it (see `machine`), and holds what is in the flash chip as `chip`.
"""

import os
import sys
import termios

FIRMWARE, ANTENNA = sys.argv[1:]
sys.path.insert(0, FIRMWARE)
sys.path.insert(0, __file__.rsplit("/", 1)[0])

import machine
from flash_chip import BLOCK, FlashChip
from vfs import VfsLfs2, mount


class StoredChip(FlashChip):
    """What it holds is in a file at once, so that it outlives this process."""

    def __init__(self, blocks):
        super().__init__(blocks)
        new = not machine.there_is("chip")
        self._file = open("chip", "w+b" if new else "r+b")
        if new:
            self._file.write(self.memory)
            VfsLfs2.mkfs(self, progsize=256)
        self._file.seek(0)
        self._file.readinto(self.memory)

    def writeblocks(self, block, buffer, offset):
        """Into the file too."""
        super().writeblocks(block, buffer, offset)
        self._store(block * BLOCK + offset, len(buffer))

    def ioctl(self, what, value):
        """Into the file too."""
        if what == 6:
            super().ioctl(what, value)
            self._store(value * BLOCK, BLOCK)
            return 0
        return super().ioctl(what, value)

    def _store(self, start, size):
        self._file.seek(start)
        self._file.write(memoryview(self.memory)[start : start + size])


machine.FOLDER = os.getcwd() + "/"
termios.setraw(0)
mount(VfsLfs2(StoredChip(24), progsize=256), "/pico")
os.chdir("/pico")

import settings

settings.ANTENNA = ANTENNA

import main

main.main()
