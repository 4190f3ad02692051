"""What the program remembers from one start to the next: the last evening, reader, scanner, board."""

from pathlib import Path

import msgspec

from .board import PLAIN, BoardSettings

SLIDE_SECONDS = 12


class ReaderIdentity(msgspec.Struct, frozen=True):
    """By what a reader or a scanner is found again, whatever port it is on."""

    usb: str = ""
    serial: str = ""
    location: str = ""


class ReaderDevice(msgspec.Struct, frozen=True):
    """What kind of device the reader is."""

    kind: str = "reference"
    speed: int = 0
    """Baud; 0 for the one it is sold with."""
    pattern: str = ""
    """What takes the number out of its lines."""


class Preferences(msgspec.Struct, frozen=True):
    """Remembered values. Unknown ones in the file are ignored, missing ones have their defaults."""

    last_evening: str = ""
    """The file of the evening that was open last; empty once it was closed."""
    reader_path: str = ""
    """The port that was chosen, where it was chosen by its path."""
    reader_identity: ReaderIdentity = ReaderIdentity()
    """The reader's USB identity, where it has one."""
    reader_device: ReaderDevice = ReaderDevice()
    confirm_reads: bool = False
    """Whether the operator accepts each ball before the hall sees it."""
    scanner_path: str = ""
    """The port of a serial scanner, where it was chosen by its path."""
    scanner_identity: ReaderIdentity = ReaderIdentity()
    """The serial scanner's USB identity, where it has one."""
    scanner_prefix: str = ""
    """What the hall has its scanner send before each card."""
    logo: str = ""
    """The file with the hall's logo."""
    slides: str = ""
    """The folder with the sponsors' slides."""
    slide_seconds: int = SLIDE_SECONDS
    """How long each of them is shown."""
    prize_pictures: str = ""
    """The folder with pictures of prizes, each called as its prize is."""
    fading: bool = True
    """Whether one scene of the board fades into the next."""
    board: BoardSettings = PLAIN
    """How the hall's board is set."""


def load_preferences(path: Path) -> Preferences:
    """What was remembered; defaults where there is nothing, or nothing readable."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Preferences)
    except (OSError, msgspec.MsgspecError):
        return Preferences()


def save_preferences(path: Path, preferences: Preferences) -> bool:
    """Remember. Whether it could be written: a game never stops for it."""
    partial = path.with_suffix(".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        partial.write_bytes(msgspec.json.format(msgspec.json.encode(preferences)))
        partial.replace(path)
    except OSError:
        return False
    return True
