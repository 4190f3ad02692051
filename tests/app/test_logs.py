"""The log, and what becomes of exceptions that nobody has caught."""

import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.app.logs import keep_log, on_mistake


@pytest.fixture(autouse=True)
def restored(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Hooks and handlers as they were."""
    root = logging.getLogger()
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    handlers, level = list(root.handlers), root.level
    yield
    for handler in set(root.handlers) - set(handlers):
        root.removeHandler(handler)
        handler.close()
    root.setLevel(level)


def fail() -> None:
    raise ZeroDivisionError("on purpose")


def test_an_exception_on_any_thread_is_logged_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """The operator gets a word, the file the whole story, the terminal the usual."""
    told: list[str] = []
    keep_log(tmp_path / "deep" / "tabellone.log")
    on_mistake(told.append)
    thread = threading.Thread(target=fail, name="somebody")
    thread.start()
    thread.join()
    log = (tmp_path / "deep" / "tabellone.log").read_text("utf-8")
    assert told == ["ZeroDivisionError: on purpose"]
    assert "Traceback" in log and "in fail" in log and "somebody" in log
    assert "on purpose" in capsys.readouterr().err


def test_a_log_that_cannot_be_written_stops_nothing(tmp_path: Path):
    """A folder that is a file: no log, no error."""
    (tmp_path / "file").touch()
    before = list(logging.getLogger().handlers)
    keep_log(tmp_path / "file" / "tabellone.log")
    assert logging.getLogger().handlers == before
