"""Cuts a board's power in every step that its flash does to keep a state. Under MicroPython, on littlefs.

cut_the_power.py FIRMWARE
"""

import gc
import sys

sys.path.insert(0, sys.argv[1])

from flash_chip import FlashChip
from kept import Kept
from reader_core import Reader, frame
from vfs import VfsLfs2, mount, umount


def states():
    """What a reader keeps, in turn: from none to 128 reads held, and to none again."""
    reader = Reader("proto", lambda: 0x3F9A, 0)
    yield reader.unsaved()
    for number in range(1, 129):
        reader.seen(f"T{number:010X}", 0)
        text = reader.unsaved()
        if number % 9 == 1:
            yield text
    for seq in range(1, 129):
        reader.received(frame(f"ACK,3F9A,{seq}"), 0)
        text = reader.unsaved()
        if seq % 9 == 1:
            yield text


def power_up(chip):
    """Mount the file system, as a Pico does."""
    chip.power_up()
    mount(VfsLfs2(chip, progsize=256), "/pico")
    return Kept("/pico/kept")


def power_cut(chip):
    """All that is in memory is lost: a file that is still open must not be closed when it is collected."""
    chip.power_cut()
    umount("/pico")
    gc.collect()


def trials(chip, old, new, after):
    """Cut in each step, after so many bytes of it; how often the old state and the new one were found."""
    before = bytes(chip.memory)
    found, step = [0, 0], 0
    while True:
        chip.memory[:] = before
        kept = power_up(chip)
        chip.steps, chip.cut_at, chip.cut_after = 0, step, after
        kept.keep(new)
        whole = not chip.dead
        power_cut(chip)
        kept = power_up(chip)
        assert kept.text in ((new,) if whole else (old, new)), (step, after, kept.text)
        found[kept.text == new] += 1
        kept.keep("next")
        assert not kept.fault and Kept("/pico/kept").text == "next"
        power_cut(chip)
        if whole:
            break
        step += 1
    chip.memory[:] = before
    power_up(chip).keep(new)
    power_cut(chip)
    return found


chip = FlashChip(24)
VfsLfs2.mkfs(chip, progsize=256)
old, all_found = "", [0, 0]
for n, new in enumerate(states()):
    for after in range(256) if n == 3 else (0, 1, 100, 255, 3_000):
        if after:
            power_up(chip).keep(old)
            power_cut(chip)
        found = trials(chip, old, new, after)
        all_found = [a + b for a, b in zip(all_found, found)]
    old = new
print("old", all_found[0], "new", all_found[1])
