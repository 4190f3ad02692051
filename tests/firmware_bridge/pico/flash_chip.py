"""A flash chip for tests, under MicroPython: erased in blocks of 4096 bytes, written in pages of 256.

It can lose its power in any of its steps, which is then done in part.
"""

BLOCK, PAGE = 4_096, 256
ERASED = b"\xff" * BLOCK
DEAD = -5  # what littlefs is answered while there is no power


class FlashChip:
    """A block device, as littlefs asks for one. `cut_at` is the step in which its power goes, after
    `cut_after` bytes of it.
    """

    def __init__(self, blocks):
        self.blocks = blocks
        self.memory = bytearray(BLOCK * blocks)
        for block in range(blocks):
            self.memory[block * BLOCK : (block + 1) * BLOCK] = ERASED
        self.erased = self.written = 0
        self.power_up()

    def power_up(self):
        """From now on it works."""
        self.steps, self.cut_at, self.cut_after = 0, -1, 0

    def power_cut(self):
        """From now on it answers nothing."""
        self.cut_at, self.steps = self.steps, self.steps + 1

    @property
    def dead(self):
        """It has no power."""
        return 0 <= self.cut_at < self.steps

    def readblocks(self, block, buffer, offset=0):
        """Read from here."""
        if self.dead:
            return DEAD
        start = block * BLOCK + offset
        buffer[:] = self.memory[start : start + len(buffer)]
        return 0

    def writeblocks(self, block, buffer, offset):
        """Clear bits, page by page."""
        start = block * BLOCK + offset
        for page in range(0, len(buffer), PAGE):
            done = self._step(PAGE)
            for n in range(page, page + done):
                self.memory[start + n] &= buffer[n]
            if done < PAGE:
                self.memory[start + page + done] &= buffer[page + done] | 0x5A  # some bits of the next byte
                return DEAD
            self.written += 1
        return 0

    def ioctl(self, what, value):
        """Its size, and erasing."""
        if what == 4:
            return self.blocks
        if what == 5:
            return BLOCK
        if what == 6:
            done = self._step(BLOCK)
            self.memory[value * BLOCK : value * BLOCK + done] = memoryview(ERASED)[:done]
            self.erased += done == BLOCK
            return 0 if done == BLOCK else DEAD
        return 0

    def _step(self, size):
        """How many of these bytes are done before the power goes."""
        dead = self.dead
        self.steps += 1
        if dead:
            return 0
        return min(self.cut_after, size - 1) if self.dead else size
