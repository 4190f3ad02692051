"""A board with MicroPython for tests, at the far end of a cable that can be pulled."""

import os
import subprocess
import sys
import threading
from pathlib import Path

from firmware_bridge import firmware
from firmware_bridge.firmware.reader_core import Reader
from firmware_bridge.simulator import PseudoPort

MAIN = Path(firmware.__file__).with_name("unix_main.py")


class Board:
    """A board with MicroPython, a file for an antenna, and a cable to the host that can be pulled.

    The board's own serial line is a pseudo-terminal, and the cable carries its bytes to that of the host, as
    the chip does that makes the USB of many boards.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._antenna, self._kept = folder / "antenna", folder / "kept"
        self._antenna.touch()
        self._link = folder / "reader"
        self._board = PseudoPort()
        self._host: PseudoPort | None = PseudoPort(self._link)
        self._to_host = self._to_board = b""
        self._process: subprocess.Popen[bytes] | None = None
        self._lock, self._stopping = threading.Lock(), threading.Event()
        self._thread = threading.Thread(target=self._carry, name="cable")
        self._thread.start()

    @property
    def path(self) -> str:
        """What the host opens."""
        return str(self._link)

    @property
    def acknowledged(self) -> int:
        """How many reads of this session the host has acknowledged, by what the board has kept."""
        kept = self._kept.read_text() if self._kept.exists() else ""
        _, _, saved = kept.partition("\n")
        return Reader("", lambda: 1, 0, saved).oldest - 1

    def power_up(self) -> None:
        """Start MicroPython."""
        command = [sys.executable, "-m", "micropython_unix", *self._arguments()]
        line = os.open(self._board.path, os.O_RDWR | os.O_NOCTTY)
        self._process = subprocess.Popen(command, stdin=line, stdout=line, cwd=self.folder)
        os.close(line)

    def kill(self) -> None:
        """Kill MicroPython, whatever it is doing."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        self._process = None

    def shows(self, *numbers: int) -> None:
        """Put these balls before the antenna."""
        with self._antenna.open("a") as file:
            file.write("".join(f"N{number}\n" for number in numbers))

    def unplug(self) -> None:
        """Pull the cable; the board has power of its own."""
        with self._lock:
            if self._host is not None:
                self._host.close()
            self._host = None

    def replug(self) -> None:
        """Plug the cable in: the same link leads to another terminal."""
        self.unplug()
        with self._lock:
            self._host = PseudoPort(self._link)

    def close(self) -> None:
        """Take it all away."""
        self.kill()
        self._stopping.set()
        self._thread.join()
        self.unplug()
        self._board.close()

    def _arguments(self) -> list[str]:
        return [str(MAIN), str(self._antenna), str(self._kept)]

    def _carry(self) -> None:
        while not self._stopping.wait(0.002):
            with self._lock:
                if self._host is None:
                    self._board.read()
                    self._to_host = self._to_board = b""
                else:
                    self._to_host += self._board.read()
                    self._to_host = self._to_host[self._host.write(self._to_host) :]
                    self._to_board += self._host.read()
                    self._to_board = self._to_board[self._board.write(self._to_board) :]


PICO = Path(__file__).with_name("pico")
HEAP = "256k"
"""What stands for the flash chip takes 96k of it. A Pico has more, and its words are half as long."""


class PicoBoard(Board):
    """A Pico with the firmware's own main.py and littlefs; its pins and its antenna are files in the folder."""

    def __init__(self, folder: Path, antenna: str, firmware: Path = MAIN.parent) -> None:
        super().__init__(folder)
        self._kind, self._firmware = antenna, firmware

    def power_up(self) -> None:
        """What the antenna said while there was no power is gone."""
        self._antenna.write_bytes(b"")
        super().power_up()

    def says(self, data: bytes) -> None:
        """The antenna's line says this."""
        with self._antenna.open("ab") as file:
            file.write(data)

    def shows(self, *numbers: int) -> None:
        """Put balls before an RDM6300, their tags being these numbers."""
        self.says(b"".join(_rdm6300_frame(number) for number in numbers))

    def lays(self, tag: str) -> None:
        """A tag lies before the PN532; '' for none."""
        (self.folder / "new").write_text(tag)
        if tag:
            (self.folder / "new").replace(self.folder / "tag")
        else:
            (self.folder / "tag").unlink()

    @property
    def shown(self) -> list[str]:
        """What the light did: 1 for on, 0 for off."""
        lines = (self.folder / "shown").read_text().splitlines()
        return [line.split()[1] for line in lines if line.startswith("LED ")]

    def exit_code(self) -> int:
        """Wait until main.py has ended."""
        assert self._process
        return self._process.wait(20)

    def _arguments(self) -> list[str]:
        return ["-X", f"heapsize={HEAP}", str(PICO / "start.py"), str(self._firmware), self._kind]


def _rdm6300_frame(number: int) -> bytes:
    data = number.to_bytes(5)
    check = 0
    for byte in data:
        check ^= byte
    return b"\x02%s%02X\x03" % (data.hex().upper().encode(), check)
