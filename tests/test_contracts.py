"""The rooms of the house: imports run downward only, and a planted violation is found."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOOL = Path(sys.executable).with_name("lint-imports")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house to plant violations in."""
    copy = tmp_path_factory.mktemp("house")
    for room in ("desktop", "firmware_bridge"):
        shutil.copytree(ROOT / room, copy / room, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", copy)
    return copy


def contracts(folder: Path) -> str:
    """What import-linter says of the house in this folder."""
    done = subprocess.run([TOOL, "--no-cache"], cwd=folder, capture_output=True, text=True, timeout=60)
    return done.stdout + done.stderr


def test_all_contracts_are_kept():
    """The house as it is."""
    said = contracts(ROOT)
    assert "0 broken" in said, said


@pytest.mark.parametrize(
    ("room", "line", "contract"),
    [
        ("desktop/game", "import PySide6.QtCore", "No Qt"),
        ("desktop/journal", "from PySide6 import QtCore", "No Qt"),
        ("firmware_bridge", "import PySide6", "No Qt"),
        ("desktop/game", "import random", "pure"),
        ("desktop/game", "from desktop.session import session", "downward"),
        ("desktop/scenes", "from desktop.board import window", "downward"),
        ("desktop/journal", "from desktop.reports import anything", "downward"),
        ("firmware_bridge", "import desktop.game", "never imports"),
        ("desktop/console", "import firmware_bridge.link", "know the bridge"),
    ],
)
def test_a_planted_violation_is_found(house: Path, room: str, line: str, contract: str):
    """An import that runs upward, or brings Qt or chance where they must not be, breaks a contract."""
    planted = house / room / "planted.py"
    planted.write_text(line + "\n")
    try:
        said = contracts(house)
    finally:
        planted.unlink()
    broken = [text for text in said.splitlines() if text.endswith("BROKEN")]
    assert any(contract in text for text in broken), said
