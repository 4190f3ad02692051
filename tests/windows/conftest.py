"""Operators for the window tests, each with a program and a folder of their own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.windows.operator import Operator
from tests.windows.screens import plug, two_screens

MakeOperator = Callable[..., Operator]


@pytest.fixture
def make_operator(qtbot: QtBot, tmp_path: Path) -> Iterator[MakeOperator]:
    """Starts programs on two screens, and ends them."""
    operators: list[Operator] = []
    plug(two_screens())

    def make(**options: Any) -> Operator:
        operators.append(Operator(qtbot, tmp_path, **options))
        return operators[-1]

    yield make
    for operator in operators:
        operator.leave()
    plug(two_screens())


@pytest.fixture
def operator(make_operator: MakeOperator) -> Operator:
    """A program on two screens, at its first screen."""
    return make_operator()
