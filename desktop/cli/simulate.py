"""`tabellone reader simulate`: a reader of any kind on a pseudo-terminal; its balls are typed, or come."""

import random
import re
import threading
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeAlias

from firmware_bridge.mishaps import FAULTS
from firmware_bridge.protocols import REFERENCE
from firmware_bridge.simulated_device import SimulatedDevice
from firmware_bridge.simulator import SimulatedReader
from firmware_bridge.voices import name_of

from ..journal.failure import JournalFailed
from .device import NAMES
from .terminal import Exit, flush, help_text, input_lines, put, sentence_of, tell, whole

MOST_SECONDS = 3600
LOOK_S = 0.05
BALL = re.compile("0*([1-9][0-9]{0,2})")

Simulated: TypeAlias = SimulatedReader | SimulatedDevice
Step: TypeAlias = Callable[[], None]


def add_simulate(options: ArgumentParser) -> None:
    """Add what can be asked of a simulated reader."""
    kinds = help_text("reader_kind", names=", ".join(NAMES))
    options.add_argument(
        "device", nargs="?", choices=NAMES, default=REFERENCE.name, metavar="DEVICE", help=kinds
    )
    options.add_argument("--link", type=Path, metavar="PATH", help=help_text("reader_link"))
    options.add_argument("--every", type=_seconds, metavar="SECONDS", help=help_text("reader_every"))
    options.add_argument("--seed", type=whole(0, 2**64 - 1), help=help_text("reader_seed"))
    faults = help_text("reader_faults", faults=", ".join(FAULTS))
    options.add_argument("--faults", type=_faults, metavar="LIST", default=(), help=faults)


def simulate(options: ArgumentParser, chosen: Namespace) -> int:
    """A reader whose balls are typed on stdin, or come by themselves in a random order."""
    if chosen.faults and chosen.device == REFERENCE.name:
        options.error(help_text("reader_no_faults"))
    lines = input_lines() if chosen.every is None else iter(())
    try:
        reader = _reader(chosen)
    except OSError as error:
        tell(sentence_of(_no_link(chosen.link, error)))
        return Exit.FAILED
    reader.start()
    try:
        _put({"port": str(chosen.link or reader.path)})
        if chosen.every is None:
            _show_typed(reader, lines)
        else:
            _show_by_itself(reader, chosen.device, chosen.every, random.Random(chosen.seed))
    finally:
        reader.stop()
    return Exit.DONE


def _reader(chosen: Namespace) -> Simulated:
    """Raises OSError."""
    if chosen.device == REFERENCE.name:
        return SimulatedReader(chosen.link)
    return SimulatedDevice(chosen.device, chosen.link, chosen.faults, chosen.seed)


def _no_link(link: Path | None, error: OSError) -> JournalFailed:
    if isinstance(error, FileExistsError):
        return JournalFailed("file_exists", path=str(link))
    return JournalFailed("cannot_create", path=str(link), why=str(error.strerror))


def _seconds(text: str) -> float:
    if not re.fullmatch("[0-9]{1,4}([.][0-9]{1,9})?", text) or float(text) > MOST_SECONDS:
        raise ArgumentTypeError(help_text("seconds", most=MOST_SECONDS))
    return float(text)


def _faults(text: str) -> frozenset[str]:
    faults = frozenset(text.split(","))
    if not faults <= set(FAULTS):
        raise ArgumentTypeError(help_text("faults_wanted", faults=", ".join(FAULTS)))
    return faults


def _show_typed(reader: Simulated, lines: Iterable[bytes]) -> None:
    """`7` is a ball, and `T0C000621A5` before a reference reader; `unplug`, `replug` and `restart` are what
    they say.
    """
    tell(help_text("reader_typed"))
    steps: dict[str, Step] = {
        "unplug": reader.unplug,
        "replug": reader.replug,
        "restart": reader.restart,
    }
    for line in lines:
        word = line.decode(errors="replace").strip()
        if word in steps:
            steps[word]()
        elif ball := BALL.fullmatch(word):
            _show(reader, int(ball[1]))
        elif isinstance(reader, SimulatedReader) and word:
            reader.show(word.upper())


def _show(reader: Simulated, ball: int) -> None:
    if isinstance(reader, SimulatedReader):
        reader.show(f"N{ball}")
    else:
        reader.show(ball)


def _show_by_itself(reader: Simulated, device: str, every: float, rng: random.Random) -> None:
    pause = threading.Event()
    for number in rng.sample(range(1, 91), 90):
        pause.wait(every)
        _show(reader, number)
        _put({"shown": number, "as": name_of(device, number)})
    while not reader.idle:
        pause.wait(LOOK_S)
    pause.wait(every + 1)


def _put(value: dict[str, str | int]) -> None:
    put(value)
    flush()
