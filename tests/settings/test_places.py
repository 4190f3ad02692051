"""Where files go."""

from pathlib import Path

import pytest

from desktop.settings.places import Places, users_places


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Tombola di Natale", "Tombola di Natale.tabellone"),
        ("", "tabellone.tabellone"),
        ("../../etc/passwd", "etc passwd.tabellone"),
        ("Nàtale 2026!", "Nàtale 2026.tabellone"),
        ("x" * 300, "x" * 80 + ".tabellone"),
    ],
)
def test_an_evening_is_named_after_itself(tmp_path: Path, name: str, file: str):
    """A file name that every system takes, always inside the folder."""
    places = Places(tmp_path / "evenings", *[tmp_path] * 4)
    assert places.new_evening(name) == tmp_path / "evenings" / file


def test_two_evenings_of_one_name_have_two_files(tmp_path: Path):
    """The second is numbered."""
    places = Places(*[tmp_path] * 5)
    places.new_evening("Natale").touch()
    assert places.new_evening("Natale").name == "Natale 2.tabellone"


def test_a_users_evenings_lie_in_the_documents():
    """Where a person finds and copies them."""
    assert users_places().evenings.name == "Tabellone"


def test_a_halls_own_schemes_lie_beside_its_evenings(tmp_path: Path):
    """In a folder of their own, where a person finds them."""
    assert Places(*[tmp_path] * 5).schemes == tmp_path / "schemes"
