"""`tabellone reader`: the ports there are, live events of one, and a reader without hardware."""

import random
import re
import signal
import threading
from argparse import ArgumentTypeError
from collections.abc import Iterable
from pathlib import Path
from queue import SimpleQueue
from typing import TypeAlias

from firmware_bridge.link import Alarm, Deliver
from firmware_bridge.ports import Choice, ports
from firmware_bridge.simulator import SimulatedReader
from firmware_bridge.wire import Status, Wire

from ..journal.failure import JournalFailed
from .terminal import Exit, flush, help_text, input_lines, parser, put, sentence_of, tell, whole

MOST_SECONDS = 3600
Said: TypeAlias = Deliver | Status | Alarm
"""What a watched reader says: a read, or how it is."""


def run(arguments: list[str]) -> int:
    """List ports, watch one, or simulate a reader."""
    options = parser("reader")
    commands = options.add_subparsers(dest="what", required=True, metavar="list | watch | simulate")
    commands.add_parser("list", help=help_text("reader_list"))
    watch = commands.add_parser("watch", help=help_text("reader_watch"))
    watch.add_argument("port", help=help_text("reader_port"))
    simulate = commands.add_parser("simulate", help=help_text("reader_simulate"))
    simulate.add_argument("--link", type=Path, metavar="PATH", help=help_text("reader_link"))
    simulate.add_argument("--every", type=_seconds, metavar="SECONDS", help=help_text("reader_every"))
    simulate.add_argument("--seed", type=whole(0, 2**64 - 1), help=help_text("reader_seed"))
    chosen = options.parse_args(arguments)
    if chosen.what == "list":
        return _list()
    if chosen.what == "watch":
        return _watch(chosen.port)
    return _simulate(chosen.link, chosen.every, chosen.seed)


def _list() -> int:
    for port in ports():
        put(
            {
                "port": port.path,
                "usb": port.usb,
                "serial": port.serial,
                "location": port.location,
                "description": port.known_as or port.description,
            }
        )
    return Exit.DONE


def _watch(path: str) -> int:
    """Print what a reader says until interrupted. A read is acknowledged once it is printed: no evening
    keeps it.
    """
    said: SimpleQueue[Said | None] = SimpleQueue()
    wire = Wire(Choice(path=path), {}, said.put, said.put)
    signal.signal(signal.SIGTERM, lambda number, frame: said.put(None))
    wire.start()
    try:
        while (news := said.get()) is not None:
            _put(_told(news))
            if isinstance(news, Deliver):
                wire.committed(news.session, news.seq)
    finally:
        wire.stop()
    return Exit.DONE


def _told(news: Said) -> dict[str, str | int | None]:
    if isinstance(news, Deliver):
        return {"tag": news.tag, "session": news.session, "seq": news.seq, "age": news.age}
    return {"notice": news.code, **{name: str(value) for name, value in news.params.items()}}


def _put(value: dict[str, str | int | None]) -> None:
    put(value)
    flush()


def _simulate(link: Path | None, every: float | None, seed: int | None) -> int:
    """A reader whose balls are typed on stdin, or come by themselves in a random order."""
    lines = input_lines() if every is None else iter(())
    try:
        reader = SimulatedReader(link)
    except OSError as error:
        tell(sentence_of(_no_link(link, error)))
        return Exit.FAILED
    reader.start()
    try:
        _put({"port": str(link or reader.path)})
        if every is None:
            _show_typed(reader, lines)
        else:
            _show_by_itself(reader, every, random.Random(seed))
    finally:
        reader.stop()
    return Exit.DONE


def _no_link(link: Path | None, error: OSError) -> JournalFailed:
    if isinstance(error, FileExistsError):
        return JournalFailed("file_exists", path=str(link))
    return JournalFailed("cannot_create", path=str(link), why=str(error.strerror))


def _seconds(text: str) -> float:
    if not re.fullmatch("[0-9]{1,4}([.][0-9]{1,9})?", text) or float(text) > MOST_SECONDS:
        raise ArgumentTypeError(help_text("seconds", most=MOST_SECONDS))
    return float(text)


def _show_typed(reader: SimulatedReader, lines: Iterable[bytes]) -> None:
    """`7` or `T0C000621A5` is a ball; `unplug`, `replug` and `restart` are what they say."""
    tell(help_text("reader_typed"))
    for line in lines:
        word = line.decode(errors="replace").strip()
        if word in ("unplug", "replug", "restart"):
            {"unplug": reader.unplug, "replug": reader.replug, "restart": reader.restart}[word]()
        elif word:
            number = word.lstrip("0") or "0"
            reader.show(f"N{number}" if word.isascii() and word.isdigit() else word.upper())


def _show_by_itself(reader: SimulatedReader, every: float, rng: random.Random) -> None:
    pause = threading.Event()
    for number in rng.sample(range(1, 91), 90):
        pause.wait(every)
        reader.show(f"N{number}")
        _put({"shown": number})
    pause.wait(every + 1)
