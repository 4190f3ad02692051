"""The firmware's button: one press is one press."""

from firmware_bridge.firmware.button import STEADY_MS, Button


def presses(levels: str, passed: int = 10) -> int:
    """How many presses there are in these looks, `_` for down, ten milliseconds apart."""
    button = Button()
    return sum(button.pressed(level == "_", passed) for level in levels)


def test_a_press_counts_once_however_long_it_lasts():
    """And again after it was let go."""
    assert presses("----" + "_" * 500) == 1
    assert presses(("-" * 10 + "_" * 10) * 5) == 5


def test_contacts_may_chatter():
    """While it is pressed, and while it is let go."""
    assert presses("---_-__-_______-_-__-_----_-------") == 1


def test_a_touch_that_is_too_short_is_none():
    """A crackle on the wire, however often."""
    assert presses("-_--__--_-" * 20) == 0


def test_the_time_between_two_looks_may_be_long():
    """A slow pass of the loop hides no press."""
    assert presses("-_-", passed=STEADY_MS) == 1
