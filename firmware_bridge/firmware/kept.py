"""The reader's state in flash: at any moment the whole new one or the whole old one, whenever the power goes.

The new state is written into a file of its own, which then takes the name of the old one. littlefs, the file
system of a Pico, does that in one step, and spreads the wear over all of its free blocks. The core seals the
state with a check, so a damaged one is none. docs/build-a-reader.md says how long the flash lasts.
"""

import os


class Flash:
    """The files of the board."""

    def read(self, name: str) -> bytes:
        """A whole file. Raises OSError."""
        with open(name, "rb") as file:
            return file.read()

    def write(self, name: str, data: bytes) -> None:
        """A whole file; it may be torn if the power goes. Raises OSError."""
        with open(name, "wb") as file:
            file.write(data)

    def rename(self, old: str, new: str) -> None:
        """In one step, in the place of what had the new name. Raises OSError."""
        os.rename(old, new)

    def remove(self, name: str) -> None:
        """Raises OSError."""
        os.remove(name)


class Kept:
    """One text that outlives the power; '' while there is none. `fault`: it could not be kept last time."""

    def __init__(self, name: str, flash: "Flash | None" = None) -> None:
        self._name, self._flash = name, flash or Flash()
        self.fault = False
        try:
            self.text = self._flash.read(name).decode()
        except (OSError, UnicodeError):
            self.text = ""

    def keep(self, text: str) -> None:
        """Keep this from now on. A board whose flash is broken or full goes on without: then it must not find
        the old text after the power was away, because the host has heard of what came after it.
        """
        try:
            self._flash.write(self._name + ".new", text.encode())
            self._flash.rename(self._name + ".new", self._name)
            self.text, self.fault = text, False
        except OSError:
            self.fault = True
            self._forget()

    def _forget(self) -> None:
        self.text = ""
        try:
            self._flash.remove(self._name)
        except OSError:
            pass  # it is not there, or nothing can be done
