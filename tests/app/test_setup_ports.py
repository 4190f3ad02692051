"""Which port is proposed while the reader is set up: one that a rule or a choice speaks for, and no other."""

import pytest

from desktop.app.setup_ports import PortWatch
from desktop.languages.speaker import speaker_for
from firmware_bridge.ports import Choice, Port, choose

BOARD = Port("/dev/ttyS0", description="n/a")
READER = Port("/dev/ttyACM0", "2E8A:0005", "E66", "1-2.1", "Pico")
TWIN = Port("/dev/ttyUSB0", "1A86:7523", "", "1-2.3", "USB Serial")
OTHER_TWIN = Port("/dev/ttyUSB1", "1A86:7523", "", "1-2.4", "USB Serial")


@pytest.fixture
def watch() -> PortWatch:
    return PortWatch(speaker_for("en"))


def test_the_only_known_device_is_proposed(watch: PortWatch):
    """By its maker's name and its place; a port of which nothing is known is listed all the same."""
    lines, proposed = watch.look((BOARD, READER), None)
    assert proposed == READER.path
    assert [line.words for line in lines] == [
        "/dev/ttyS0",
        "/dev/ttyACM0 · Raspberry Pi Pico · plugged in at 1-2.1",
    ]


def test_of_two_alike_none_is_proposed_until_one_is_plugged_in(watch: PortWatch):
    """They have one chip and no serial number: the one that comes while somebody looks is meant."""
    assert watch.look((TWIN, OTHER_TWIN), None).proposed == ""
    assert watch.look((TWIN,), None).proposed == TWIN.path
    again = PortWatch(speaker_for("en"))
    assert again.look((TWIN,), None).proposed == TWIN.path
    lines, proposed = again.look((TWIN, OTHER_TWIN), None)
    assert proposed == OTHER_TWIN.path
    assert lines[1].words.endswith("plugged in at 1-2.4 · just plugged in")


def test_a_twin_that_was_chosen_is_found_by_its_place(watch: PortWatch):
    """Also under another name; the other one is never taken for it."""
    moved = Port("/dev/ttyUSB7", TWIN.usb, "", TWIN.location)
    lines, proposed = watch.look((OTHER_TWIN, moved), choose(TWIN))
    assert proposed == moved.path and lines[1].words.endswith("chosen")


def test_an_unknown_device_is_proposed_only_when_it_was_just_plugged_in(watch: PortWatch):
    """Nothing that no rule speaks for is marked by itself."""
    assert watch.look((BOARD,), None).proposed == ""
    late = Port("/dev/ttyUSB9", "1234:5678")
    assert watch.look((BOARD, late), None).proposed == late.path


def test_a_path_that_was_chosen_and_is_gone_is_not_proposed(watch: PortWatch):
    """Neither is another one in its place."""
    assert watch.look((BOARD,), Choice(path="/nowhere/reader")).proposed == ""
