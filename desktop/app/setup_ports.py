"""The ports that are offered while the reader is set up, and which of them is proposed."""

from typing import NamedTuple

from firmware_bridge.ports import Choice, Port, find

from ..console.setup_pages import PortLine
from ..languages.speaker import Speaker
from ..languages.tables.setup import SETUP

NOTHING = "n/a"
"""What is said of a port of which nothing is known."""


class Offer(NamedTuple):
    """The ports there are, and the path of the one that is proposed; '' for none."""

    lines: list[PortLine]
    proposed: str


class PortWatch:
    """Knows which ports were there at the beginning: one that comes later was just plugged in."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self._first: frozenset[str] | None = None

    def look(self, found: tuple[Port, ...], choice: Choice | None) -> Offer:
        """These ports are there now. Proposed is the reader that is chosen, else what was just plugged in,
        else the only known device.
        """
        mine = find(choice, found) if choice else None
        if mine and mine not in {port.path for port in found}:
            found = (*found, Port(mine))  # a link to a port
        if self._first is None:
            self._first = frozenset(port.path for port in found)
        lines = [PortLine(port.path, self._words(port, self._sign(port, mine))) for port in found]
        return Offer(lines, mine or self._guess(found))

    def _guess(self, found: tuple[Port, ...]) -> str:
        fresh = [port.path for port in found if self._is_fresh(port)]
        known = fresh or [port.path for port in found if port.known_as]
        return known[0] if len(known) == 1 else ""

    def _is_fresh(self, port: Port) -> bool:
        return self._first is not None and port.path not in self._first

    def _sign(self, port: Port, mine: str | None) -> str:
        return "plug_chosen" if port.path == mine else "plug_new" if self._is_fresh(port) else ""

    def _words(self, port: Port, sign: str) -> str:
        say = self._speaker.say
        description = port.known_as or ("" if port.description == NOTHING else port.description)
        params = {"port": port.path, "description": description}
        words = say(SETUP, "plug_port", **params) if description else port.path
        if port.location:
            words = say(SETUP, "plug_place", **params, place=port.location)
        return f"{words} · {say(SETUP, sign)}" if sign else words
