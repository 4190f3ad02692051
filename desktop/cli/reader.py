"""`tabellone reader`: the ports there are, live events of one, and a reader without hardware."""

import random
import signal
import sys
import threading
from pathlib import Path

from firmware_bridge.link import Alarm, Deliver
from firmware_bridge.ports import Choice, ports
from firmware_bridge.simulator import SimulatedReader
from firmware_bridge.wire import Status, Wire

from .console_io import Exit, help_text, parser, put, tell


def run(arguments: list[str]) -> int:
    """List ports, watch one, or simulate a reader."""
    options = parser("reader")
    commands = options.add_subparsers(dest="what", required=True, metavar="list | watch | simulate")
    commands.add_parser("list", help=help_text("reader_list"))
    watch = commands.add_parser("watch", help=help_text("reader_watch"))
    watch.add_argument("port", help=help_text("reader_port"))
    simulate = commands.add_parser("simulate", help=help_text("reader_simulate"))
    simulate.add_argument("--link", type=Path, metavar="PATH", help=help_text("reader_link"))
    simulate.add_argument("--every", type=float, metavar="SECONDS", help=help_text("reader_every"))
    simulate.add_argument("--seed", type=int, help=help_text("reader_seed"))
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
    """Print what a reader says until interrupted. Reads are taken over in memory: no evening keeps them."""
    ended = threading.Event()

    def on_read(read: Deliver) -> None:
        _put({"tag": read.tag, "session": read.session, "seq": read.seq, "age": read.age})
        wire.committed(read.session, read.seq)

    def on_status(status: Status | Alarm) -> None:
        _put({"notice": status.code, **{name: str(value) for name, value in status.params.items()}})

    wire = Wire(Choice(path=path), {}, on_read, on_status)
    signal.signal(signal.SIGTERM, lambda number, frame: ended.set())
    wire.start()
    try:
        ended.wait()
    finally:
        wire.stop()
    return Exit.DONE


def _put(value: dict[str, str | int | None]) -> None:
    put(value)
    sys.stdout.flush()


def _simulate(link: Path | None, every: float | None, seed: int | None) -> int:
    """A reader whose balls are typed on stdin, or come by themselves in a random order."""
    reader = SimulatedReader(link)
    reader.start()
    try:
        _put({"port": str(link or reader.path)})
        if every is None:
            _show_typed(reader)
        else:
            _show_by_itself(reader, every, random.Random(seed))
    finally:
        reader.stop()
    return Exit.DONE


def _show_typed(reader: SimulatedReader) -> None:
    """`7` or `T0C000621A5` is a ball; `unplug`, `replug` and `restart` are what they say."""
    tell(help_text("reader_typed"))
    for line in sys.stdin:
        word = line.strip()
        if word in ("unplug", "replug", "restart"):
            {"unplug": reader.unplug, "replug": reader.replug, "restart": reader.restart}[word]()
        elif word:
            reader.show(f"N{int(word)}" if word.isascii() and word.isdigit() else word.upper())


def _show_by_itself(reader: SimulatedReader, every: float, rng: random.Random) -> None:
    pause = threading.Event()
    for number in rng.sample(range(1, 91), 90):
        pause.wait(every)
        reader.show(f"N{number}")
        _put({"shown": number})
    pause.wait(every + 1)
