"""What every test keeps: no leaked threads, no windows or timers left behind, Qt without a screen."""

import gc
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("hall", deadline=None)  # speed is measured in tests/benchmarks alone
settings.load_profile("hall")

SCREENS = Path(__file__).parent / "windows" / "two_screens.json"
os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={SCREENS}"
os.environ["LANGUAGE"] = "en"


@pytest.fixture(autouse=True)
def nothing_is_left_behind() -> Iterator[None]:
    """A thread, a window or a running timer that outlives its test fails it."""
    before = set(threading.enumerate())
    yield
    left = [thread.name for thread in set(threading.enumerate()) - before if thread.is_alive()]
    assert not left, f"threads left behind: {left}"


@pytest.fixture(autouse=True)
def no_windows_are_left_behind(request: pytest.FixtureRequest) -> Iterator[None]:
    """Windows that a test made are gone when it ends, without help; so are its timers."""
    if "qapp" not in request.fixturenames:
        yield
        return
    app = request.getfixturevalue("qapp")
    yield
    from PySide6.QtCore import QCoreApplication, QEvent, QTimer
    from shiboken6 import isValid

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not app.topLevelWidgets(), [type(window).__name__ for window in app.topLevelWidgets()]
    timers = [t for t in gc.get_objects() if isinstance(t, QTimer) and isValid(t) and t.isActive()]
    assert not timers, f"timers left running: {timers}"
