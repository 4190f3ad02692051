"""Readers that a hall can buy, at the real program: from the bytes on the line to the number on the board."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

from desktop.game.inbox import SetTags
from desktop.readers.service import Reader
from desktop.settings.preferences import ReaderDevice
from firmware_bridge.devices import device
from firmware_bridge.ports import Choice
from firmware_bridge.simulated_device import SimulatedDevice
from firmware_bridge.voices import name_of

from .conftest import MakeOperator
from .operator import Operator

Simulate = Callable[[str], SimulatedDevice]


@pytest.fixture
def simulate(tmp_path: Path) -> Iterator[Simulate]:
    """Starts simulated devices, found under a link, and ends them."""
    devices: list[SimulatedDevice] = []

    def start(kind: str) -> SimulatedDevice:
        devices.append(SimulatedDevice(kind, tmp_path / "reader"))
        devices[-1].start()
        return devices[-1]

    yield start
    for simulated in devices:
        simulated.stop()


def connected(operator: Operator) -> Operator:
    """An evening with balls, once its reader is there."""
    operator.begin_with_balls()
    operator.wait(lambda: operator.console.play.top.reader.text() == "● Reader")
    return operator


@pytest.mark.parametrize("kind", ["line", "gm65"])
def test_a_scanned_number_is_drawn(kind: str, make_operator: MakeOperator, simulate: Simulate):
    """Once each, in order; unplugged and back, it goes on."""
    scanner = simulate(kind)
    operator = connected(make_operator(reader=Reader(Choice(scanner.path), device(kind))))
    scanner.show(42)
    scanner.show(7)
    operator.wait(lambda: operator.numbers == [42, 7])
    scanner.unplug()
    operator.wait(lambda: "Type the numbers meanwhile" in operator.notice)
    scanner.replug()
    operator.wait(lambda: operator.console.play.top.reader.text() == "● Reader")
    scanner.show(8)
    operator.wait(lambda: operator.numbers == [42, 7, 8])
    assert operator.board.view.called == (42, 7, 8)


@pytest.mark.parametrize("kind", ["rdm6300", "pn532"])
def test_a_tag_becomes_a_ball_through_the_halls_table_alone(
    kind: str, make_operator: MakeOperator, simulate: Simulate
):
    """A tag that nobody has taught is told, kept in the record, and never drawn."""
    reader = simulate(kind)
    operator = connected(make_operator(reader=Reader(Choice(reader.path), device(kind))))
    operator.evenings.post(SetTags(tags={name_of(kind, ball): ball for ball in (42, 7)}))
    reader.show(8)
    operator.wait(lambda: name_of(kind, 8) in operator.notice)
    reader.show(42)
    reader.show(7)
    operator.wait(lambda: operator.numbers == [42, 7])


def test_the_device_is_chosen_with_its_port_and_remembered(make_operator: MakeOperator, simulate: Simulate):
    """Ctrl+L: the kind, its speed, the pattern of its lines; what was chosen is offered the next time."""
    scanner = simulate("line")
    operator = make_operator(reader=Reader(Choice(scanner.path)))
    operator.begin_with_balls()
    operator.press("Ctrl+L")
    operator.question_asked()
    operator.press("Tab")
    operator.type("Any")
    operator.press("Tab")
    operator.press("Tab")
    operator.type("[0-9]+")
    operator.accept(waiting=False)
    operator.wait(lambda: operator.console.play.top.reader.text() == "● Reader")
    scanner.show(42)
    operator.wait(lambda: operator.numbers == [42])
    assert operator.evenings.preferences.reader_device == ReaderDevice("line", 9_600, "[0-9]+")
    operator.press("Ctrl+L")
    answers = operator.question_asked().answers()
    operator.press("Esc")
    assert answers == {"port": scanner.path, "device": "line", "speed": "0", "pattern": "[0-9]+"}
    operator.leave()
    after = make_operator()
    with after.qtbot.waitSignal(after.evenings.opened):
        after.press("Return")
    after.wait(lambda: after.console.play.top.reader.text() == "● Reader")
    scanner.show(7)
    after.wait(lambda: after.numbers == [42, 7])


def test_a_pattern_that_cannot_be_used_is_told_and_changes_nothing(
    make_operator: MakeOperator, simulate: Simulate
):
    """The reader stays as it was."""
    scanner = simulate("line")
    operator = connected(make_operator(reader=Reader(Choice(scanner.path), device("line"))))
    operator.press("Ctrl+L")
    operator.question_asked()
    for _ in range(3):
        operator.press("Tab")
    operator.type("(")
    operator.accept(waiting=False)
    operator.wait(lambda: QApplication.activeModalWidget() is None)
    assert "The pattern cannot be used" in operator.notice
    scanner.show(42)
    operator.wait(lambda: operator.numbers == [42])


def test_a_wrong_device_is_told(make_operator: MakeOperator, simulate: Simulate):
    """The sentence says where to choose the right one."""
    scanner = simulate("line")
    operator = connected(make_operator(reader=Reader(Choice(scanner.path), device("id12"))))
    for ball in range(1, 91, 4):
        scanner.show(ball)
    operator.wait(lambda: "Press Ctrl+L and choose the right device" in operator.notice)
    assert operator.numbers == []


def test_what_is_remembered_and_makes_no_sense_keeps_nothing_from_starting(
    make_operator: MakeOperator, simulate: Simulate
):
    """A device of a later version, say: the port is used as a reference reader's."""
    first = make_operator()
    first.evenings.remember(reader_path=simulate("line").path, reader_device=ReaderDevice("later"))
    first.leave()
    operator = make_operator()
    operator.begin_with_balls()
    assert operator.console.play.top.reader.text().endswith("connecting")
