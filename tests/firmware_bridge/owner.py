"""The owner of a wire, for tests: it commits what it is handed, and waits for what it is told."""

import threading
from collections.abc import Callable, Mapping
from typing import Self

from firmware_bridge.devices import Device
from firmware_bridge.link import Alarm, Deliver
from firmware_bridge.ports import Choice
from firmware_bridge.wire import Status, Wire, milliseconds


def faster(times: int) -> Callable[[], int]:
    """A clock for tests that would have to wait for seconds."""
    return lambda: milliseconds() * times


class Owner:
    """Holds a wire for the length of a `with`."""

    def __init__(
        self,
        choice: Choice,
        heard: Mapping[str, int] | None = None,
        clock: Callable[[], int] = milliseconds,
        commits: bool = True,
        device: Device = Device(),  # noqa: B008, a frozen value
    ) -> None:
        self.heard = dict(heard or {})
        self.reads: list[Deliver] = []
        self.told: list[Status | Alarm] = []
        self.wire = Wire(choice, self.heard, self._on_read, self._on_status, clock, device)
        self._commits = commits
        self._changed = threading.Condition()

    def __enter__(self) -> Self:
        self.wire.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.wire.stop()

    @property
    def tags(self) -> list[str]:
        """What was read, in order."""
        return [read.tag for read in self.reads]

    @property
    def codes(self) -> list[str]:
        """What was told, in order."""
        return [told.code for told in self.told]

    def wait(self, true: Callable[[], bool], seconds: float = 20) -> None:
        """Until this is true, looked at whenever something comes. Fails after a while."""
        with self._changed:
            assert self._changed.wait_for(true, seconds), (self.tags, self.told)

    def is_told(self, code: str, seconds: float) -> bool:
        """Whether this is told within a time."""
        with self._changed:
            return self._changed.wait_for(lambda: code in self.codes, seconds)

    def wait_for(self, code: str, times: int = 1) -> None:
        """Until this has been told so many times."""
        self.wait(lambda: self.codes.count(code) >= times)

    def commit(self, read: Deliver) -> None:
        """The journal has it."""
        self.heard[read.session] = read.seq
        self.wire.committed(read.session, read.seq)

    def _on_read(self, read: Deliver) -> None:
        with self._changed:
            self.reads.append(read)
            if self._commits:
                self.commit(read)
            self._changed.notify_all()

    def _on_status(self, told: Status | Alarm) -> None:
        with self._changed:
            self.told.append(told)
            self._changed.notify_all()
