"""Disks that misbehave, as SQLite sees them: file systems (VFS) under a real database.

`Disk` remembers what has reached the platter: what was written since a file's last completed sync is lost
when the power goes, or survives in parts.
"""

import random
import threading
from dataclasses import dataclass, field
from pathlib import Path

import apsw

SECTOR = 512


class PowerCut(Exception):
    """The power has gone; nothing is written any more."""


@dataclass
class Platter:
    """One file: what is safe, and what was written since."""

    safe: bytes = b""
    exists: bool = False
    pending: list[tuple[int, bytes] | int] = field(default_factory=list)

    def synced(self) -> None:
        self.safe = replayed(self.safe, self.pending)
        self.pending.clear()
        self.exists = True

    def after_power_cut(self, rng: random.Random) -> bytes:
        """What is found: everything synced, and of the rest any sectors, in any order."""
        survived: list[tuple[int, bytes] | int] = []
        for change in self.pending:
            if isinstance(change, int):
                survived += [change] if rng.random() < 0.5 else []
            else:
                offset, data = change
                pieces = [(offset + i, data[i : i + SECTOR]) for i in range(0, len(data), SECTOR)]
                survived += [piece for piece in pieces if rng.random() < 0.5]
        return replayed(self.safe, survived)


def replayed(content: bytes, changes: list[tuple[int, bytes] | int]) -> bytes:
    """Content after writes (offset, data) and truncations (size)."""
    image = bytearray(content)
    for change in changes:
        if isinstance(change, int):
            del image[change:]
        else:
            offset, data = change
            image.extend(bytes(max(0, offset + len(data) - len(image))))
            image[offset : offset + len(data)] = data
    return bytes(image)


class Disk(apsw.VFS):
    """A disk that can lose its power, be slow, or be full. Register it by making it, then close it."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "")
        self.name = name
        self.platters: dict[str, Platter] = {}
        self.operations_left: int | None = None
        self.bytes_left: int | None = None
        self.sync_delay = 0.0
        """Seconds that every sync takes; a commit has three."""
        self.gate = threading.Event()
        """While it is cleared, a sync hangs."""
        self.gate.set()
        self.reached = threading.Event()
        """Set when a sync hangs."""

    def xOpen(self, name, flags):  # noqa: N802
        path = str(name.filename()) if isinstance(name, apsw.URIFilename) else str(name)
        return DiskFile(self, name, flags, self.platters.setdefault(path, Platter()))

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        self.operate()
        super().xDelete(filename, syncdir)
        if syncdir:
            self.platters.pop(filename, None)

    def operate(self) -> None:
        """One more operation; the power goes when none are left."""
        if self.operations_left is not None:
            if self.operations_left <= 0:
                raise PowerCut
            self.operations_left -= 1

    def write(self, count: int) -> None:
        """Room for so many bytes, or none."""
        if self.bytes_left is not None:
            if count > self.bytes_left:
                raise apsw.FullError("disk is full")
            self.bytes_left -= count

    def image(self, folder: Path, rng: random.Random) -> None:
        """Lay down in `folder` what is found when the power comes back."""
        for path, platter in self.platters.items():
            if platter.exists:
                (folder / Path(path).name).write_bytes(platter.after_power_cut(rng))


class DiskFile(apsw.VFSFile):
    """A file on such a disk."""

    def __init__(self, disk: Disk, name, flags, platter: Platter) -> None:
        super().__init__("", name, flags)
        self.disk = disk
        self.platter = platter

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self.disk.operate()
        self.disk.write(len(data))
        super().xWrite(data, offset)
        self.platter.pending.append((offset, bytes(data)))

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        self.disk.operate()
        super().xTruncate(newsize)
        self.platter.pending.append(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self.disk.operate()
        if not self.disk.gate.is_set():
            self.disk.reached.set()
            self.disk.gate.wait()
        if self.disk.sync_delay:
            threading.Event().wait(self.disk.sync_delay)
        super().xSync(flags)
        self.platter.synced()
