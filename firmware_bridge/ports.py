"""Which serial ports there are, which of them the hall uses, and why one cannot be opened."""

from __future__ import annotations

import errno
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

from serial.tools import list_ports

Failure: TypeAlias = Literal["no_permission", "in_use", "no_such_port", "cannot_open"]
"""Why a port could not be opened, as a code."""

KNOWN: Mapping[str, str] = {
    "1A86:7523": "CH340",
    "10C4:EA60": "CP210x",
    "0403:6001": "FT232",
    "2E8A:0005": "Raspberry Pi Pico",
    "2341:*": "Arduino",
    "05E0:1701": "Symbol/Zebra",
    "0C2E:*": "Honeywell",
}
"""USB identities that readers are known by; `*` stands for every product of a vendor."""

_FAILURES: Mapping[int, Failure] = {
    errno.EACCES: "no_permission",
    errno.EPERM: "no_permission",
    errno.EBUSY: "in_use",
    errno.EAGAIN: "in_use",  # the lock that makes an opening exclusive is held
    errno.ENOENT: "no_such_port",
    errno.ENODEV: "no_such_port",
    errno.ENXIO: "no_such_port",
}


@dataclass(frozen=True, slots=True)
class Port:
    """A serial port of this computer. What is not known of it is ''."""

    path: str
    usb: str = ""
    """Vendor and product, `2E8A:0005`."""
    serial: str = ""
    location: str = ""
    """Where it is plugged in, `1-2.3`."""
    description: str = ""

    @property
    def known_as(self) -> str:
        """The kind of device, as its maker calls it, or ''."""
        return KNOWN.get(self.usb) or KNOWN.get(self.usb[:5] + "*", "")


@dataclass(frozen=True, slots=True)
class Choice:
    """Which reader the hall uses: a path, which may be a link; or else a USB identity, with the serial
    number and the place that it had when it was chosen.
    """

    path: str = ""
    usb: str = ""
    serial: str = ""
    location: str = ""


def choose(port: Port) -> Choice:
    """The choice that finds this port's device again, also under another name."""
    if port.usb:
        return Choice(usb=port.usb, serial=port.serial, location=port.location)
    return Choice(path=port.path)


def ports() -> tuple[Port, ...]:
    """The serial ports there are now, by path."""
    try:
        found = list_ports.comports()
    except (OSError, TypeError, ValueError):  # a device that vanishes while it is looked at
        return ()
    return tuple(
        Port(
            path=info.device,
            usb=f"{info.vid:04X}:{info.pid:04X}" if info.vid and info.pid is not None else "",
            serial=info.serial_number or "",
            location=info.location or "",
            description=info.description or "",
        )
        for info in sorted(found)
    )


def find(choice: Choice, among: Iterable[Port] | None = None) -> str | None:
    """The path of the port that is chosen; None where nothing, or more than one device, matches.

    The serial number decides, then the place. A device with another serial number is another device.
    """
    if choice.path and Path(choice.path).exists():
        return choice.path
    there = ports() if among is None else tuple(among)
    if choice.path:  # on Windows a port is no file
        return choice.path if any(port.path == choice.path for port in there) else None
    alike = [port for port in there if choice.usb and port.usb == choice.usb]
    mine = [port for port in alike if choice.serial in ("", port.serial)]
    here = [port for port in mine if port.location == choice.location]
    if choice.serial:
        return _only(here or mine)
    return _only(here if choice.location else mine)


def _only(alike: list[Port]) -> str | None:
    """One device may show as two ports, which are then at one place."""
    return alike[0].path if len({port.location for port in alike}) == 1 else None


def failure(error: BaseException) -> Failure:
    """Why opening a port failed."""
    if sys.platform == "win32":  # pyserial's exception has only the text of Windows' error there
        return _windows_failure(str(error))
    code = error.errno if isinstance(error, OSError) else None
    return _FAILURES.get(code or 0, "cannot_open")


def _windows_failure(text: str) -> Failure:
    """Windows refuses a port to everybody else while somebody has it open."""
    if "PermissionError" in text:
        return "in_use"
    return "no_such_port" if "FileNotFoundError" in text else "cannot_open"


def group_of(path: str) -> str:
    """The group whose members may open a port, as `dialout`; '' where nobody knows."""
    try:
        import grp

        return grp.getgrgid(Path(path).stat().st_gid).gr_name
    except (ImportError, OSError, KeyError):
        return ""
