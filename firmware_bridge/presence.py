"""What lies before an antenna, or under a scanner, is told again and again, and counts once."""

from __future__ import annotations

AWAY_MS = 1_500
"""A tag counts again only after it was away for so long: the reference reader's own rule (docs/reader.md)."""
REMEMBERED = 8


class Presence:
    """Remembers the tags seen last, and when: as many as a reference reader does."""

    def __init__(self) -> None:
        self._near: dict[str, int] = {}

    def arrives(self, tag: str, now: int) -> bool:
        """Whether a tag that is seen now was not there before."""
        near = {name: at for name, at in self._near.items() if now - at < AWAY_MS}
        known = near.pop(tag, None) is not None
        self._near = dict([*near.items(), (tag, now)][-REMEMBERED:])
        return not known
