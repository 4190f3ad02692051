"""`tabellone reader`: the ports there are, live events of one, and readers without hardware."""

import signal
from queue import SimpleQueue
from typing import TypeAlias

from firmware_bridge.devices import Device
from firmware_bridge.link import Alarm, Deliver
from firmware_bridge.ports import Choice, ports
from firmware_bridge.wire import Status, Wire

from .device import add_device, device_of
from .simulate import add_simulate, simulate
from .terminal import Exit, flush, help_text, parser, put

Said: TypeAlias = Deliver | Status | Alarm
"""What a watched reader says: a read, or how it is."""


def run(arguments: list[str]) -> int:
    """List ports, watch one, or simulate a reader."""
    options = parser("reader")
    commands = options.add_subparsers(dest="what", required=True, metavar="list | watch | simulate")
    commands.add_parser("list", help=help_text("reader_list"))
    watch = commands.add_parser("watch", help=help_text("reader_watch"))
    watch.add_argument("port", help=help_text("reader_port"))
    add_device(watch)
    simulator = commands.add_parser("simulate", help=help_text("reader_simulate"))
    add_simulate(simulator)
    chosen = options.parse_args(arguments)
    if chosen.what == "list":
        return _list()
    if chosen.what == "watch":
        return _watch(chosen.port, device_of(watch, chosen))
    return simulate(simulator, chosen)


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


def _watch(path: str, device: Device) -> int:
    """Print what a reader says until interrupted. A read is acknowledged once it is printed: no evening
    keeps it.
    """
    said: SimpleQueue[Said | None] = SimpleQueue()
    wire = Wire(Choice(path=path), {}, said.put, said.put, device=device)
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
