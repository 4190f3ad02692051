"""The firmware's light: what it shows, by the real core."""

from itertools import pairwise

from firmware_bridge.firmware.light import FLICKER_MS, UNANSWERED_MS, Light
from firmware_bridge.firmware.reader_core import Reader
from firmware_bridge.protocols.events import Ack
from firmware_bridge.protocols.reference import encode

STEP = 10
WAITING, CONNECTED, FULL, FAULT = 1, 0, 2, 6
"""How often the light goes on in one period."""


class Bench:
    """A light, a reader, and the time."""

    def __init__(self, room: int = 3) -> None:
        self.reader = Reader("proto", lambda: 1, 0, "", room)
        self.light = Light(self.reader)

    def shows(self, greeted: bool = False, fault: bool = False) -> int:
        """How often it goes on in one period, after a period in which nothing happens."""
        for _ in range(120):
            self.light.look(STEP, greeted, fault)
        looks = [self.light.look(STEP, greeted, fault) for _ in range(121)]
        return sum(now and not before for before, now in pairwise(looks))

    def sees(self, *numbers: int) -> None:
        """These balls lie there."""
        for number in numbers:
            self.reader.seen(f"N{number}", 0)

    def acknowledges(self, seq: int) -> None:
        """The host has everything up to this."""
        self.reader.received(encode(Ack("1", seq)), 0)


def test_every_state_is_shown_differently():
    """Waiting for a host, connected, memory full, fault; a fault above all."""
    bench = Bench()
    assert bench.shows() == WAITING
    assert bench.shows(greeted=True) == CONNECTED
    assert all(bench.light.look(STEP, False, False) for _ in range(200))
    bench.sees(1, 2, 3)
    assert bench.shows() == FULL
    assert bench.shows(fault=True) == FAULT
    bench.acknowledges(1)
    assert bench.shows() == CONNECTED


def test_a_ball_makes_it_flicker_for_a_moment():
    """One that was written down, not one that lies there."""
    bench = Bench()
    bench.shows(greeted=True)
    bench.sees(1)
    looks = [bench.light.look(STEP, False, False) for _ in range(FLICKER_MS // STEP)]
    assert sum(now != before for before, now in pairwise(looks)) >= 3
    bench.sees(1)
    assert all(bench.light.look(STEP, False, False) for _ in range(100))


def test_what_stays_unanswered_shows_that_the_host_is_gone():
    """After three seconds. An acknowledgement brings it back, also without a greeting."""
    bench = Bench()
    bench.shows(greeted=True)
    bench.sees(1)
    bench.light.look(UNANSWERED_MS - STEP, False, False)
    assert bench.light.look(FLICKER_MS, False, False) in (True, False)
    assert bench.shows() == WAITING
    bench.acknowledges(1)
    assert bench.shows() == CONNECTED


def test_silence_alone_is_no_sign():
    """A host says nothing while there is nothing to acknowledge."""
    bench = Bench()
    bench.shows(greeted=True)
    bench.light.look(3_600_000, False, False)
    assert bench.shows() == CONNECTED
