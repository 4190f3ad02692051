"""What a computer lacks is told before Qt gives up: a display, or a system library."""

import pytest

from desktop.app.display import PACKAGES, MissingLibraryError, has_display
from desktop.app.start import missing_library
from tests.cli.tabellone import tabellone

HEADLESS = {"QT_QPA_PLATFORM": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""}


def test_without_a_display_an_evening_is_rehearsed_instead():
    """It says so on stderr, plays a whole evening, and ends well."""
    result = tabellone(env=HEADLESS)
    assert result.code == 0
    assert "There is no display" in result.err
    assert "Tombola:" in result.out and "everything agrees" in result.out


def test_a_display_that_does_not_answer_is_none():
    """DISPLAY may name a server that is not there."""
    assert not has_display({"DISPLAY": ":987"})
    assert not has_display({})


@pytest.mark.parametrize("environment", [{"QT_QPA_PLATFORM": "offscreen"}, {"WAYLAND_DISPLAY": "wayland-0"}])
def test_a_chosen_platform_needs_no_x_server(environment: dict[str, str]):
    """Offscreen on purpose, or Wayland."""
    assert has_display(environment)


def test_a_missing_library_names_its_package():
    """The text of the loader's error becomes what to install."""
    said = "libxcb-cursor.so.0: cannot open shared object file: No such file or directory"
    sentence = missing_library(MissingLibraryError(said))
    assert "libxcb-cursor.so.0" in sentence and "apt install libxcb-cursor0" in sentence


def test_a_missing_library_of_unknown_package_is_told_as_it_is():
    """Better the loader's own words than none."""
    assert "libfoo.so.9" in missing_library(
        MissingLibraryError("libfoo.so.9: cannot open shared object file")
    )
    assert "weather" in missing_library(MissingLibraryError("the weather is bad"))


def test_every_package_is_named_as_debian_does():
    """Lower case, digits, dots, plus and hyphens."""
    assert all(package == package.lower() and " " not in package for package in PACKAGES.values())


def test_help_needs_no_display():
    """`tabellone --help` says what there is, anywhere."""
    result = tabellone("--help", env=HEADLESS)
    assert result.code == 0
    assert "rehearse" in result.out and "--reader" in result.out


def test_a_file_that_is_not_there_is_told():
    """Exit 3 and a sentence."""
    result = tabellone("nowhere.tabellone")
    assert (result.code, result.out) == (3, "")
    assert "no file nowhere.tabellone" in result.err
