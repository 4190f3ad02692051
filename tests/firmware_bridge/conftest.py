"""No test here leaves a thread behind."""

import threading
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def no_thread_is_left() -> Iterator[None]:
    """Every thread that a test starts ends with it."""
    before = set(threading.enumerate())
    yield
    assert not set(threading.enumerate()) - before
