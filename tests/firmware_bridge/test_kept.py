"""What the firmware keeps in flash: all of it or none, whenever the power goes."""

from contextlib import suppress
from itertools import pairwise

import pytest

from firmware_bridge.firmware.kept import Kept
from firmware_bridge.firmware.reader_core import Reader

from .tearing import PowerCut, TearingFlash


def states() -> list[str]:
    """What a reader keeps, in turn, while three balls are seen."""
    reader = Reader("proto", lambda: 0x3F9A, 0)
    texts = [reader.unsaved()]
    for tag in ("N7", "T0C000621A5", "N9"):
        reader.seen(tag, 0)
        texts.append(reader.unsaved())
    return texts


@pytest.mark.parametrize(("old", "new"), list(pairwise(states())))
def test_the_power_may_go_at_every_byte(old: str, new: str):
    """The whole old state or the whole new one is found, and the next one is kept all the same."""
    found: list[str] = []
    for steps in range(len(new) + 3):
        flash = TearingFlash()
        Kept("kept", flash).keep(old)
        flash.left = steps
        with suppress(PowerCut):
            Kept("kept", flash).keep(new)
        flash.left = None
        again = Kept("kept", flash)
        found.append(again.text)
        again.keep("next")
        assert Kept("kept", flash).text == "next"
    assert found == [old] * (len(new) + 2) + [new]


def test_nothing_is_kept_at_first():
    """And a file that is no text is nothing."""
    flash = TearingFlash()
    assert Kept("kept", flash).text == ""
    flash.files["kept"] = b"\xff\xfe$KEEP"
    assert Kept("kept", flash).text == ""


def test_a_broken_flash_is_told_and_leaves_nothing_old_behind():
    """An old state would give numbers out again that the host has heard. It may come back to life."""
    flash = TearingFlash()
    kept = Kept("kept", flash)
    kept.keep("old")
    flash.broken = True
    kept.keep("new")
    kept.keep("newer")
    assert kept.fault
    assert Kept("kept", flash).text == ""
    flash.broken = False
    kept.keep("newest")
    assert not kept.fault
    assert Kept("kept", flash).text == "newest"
