"""A board's flash for tests, whose power can be cut at every byte."""

from firmware_bridge.firmware.kept import Flash


class PowerCut(BaseException):
    """The power goes; nothing catches it."""


class TearingFlash(Flash):
    """Files in memory. `left`: how many bytes and steps may still be done before the power goes, None for no
    end. `broken`: it takes nothing any more, and lives on.
    """

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        self.left: int | None = None
        self.broken = False

    def read(self, name: str) -> bytes:
        """A whole file. Raises FileNotFoundError."""
        if name not in self.files:
            raise FileNotFoundError(name)
        return self.files[name]

    def write(self, name: str, data: bytes) -> None:
        """Byte by byte. Raises PowerCut, OSError."""
        self._step()
        self.files[name] = b""
        for byte in data:
            self._step()
            self.files[name] += bytes((byte,))

    def rename(self, old: str, new: str) -> None:
        """At once. Raises PowerCut, OSError."""
        self._step()
        self.files[new] = self.files.pop(old)

    def remove(self, name: str) -> None:
        """At once. Raises PowerCut, OSError."""
        if name not in self.files:
            raise FileNotFoundError(name)
        del self.files[name]

    def _step(self) -> None:
        if self.broken:
            raise OSError("broken")
        if self.left == 0:
            raise PowerCut
        if self.left is not None:
            self.left -= 1
