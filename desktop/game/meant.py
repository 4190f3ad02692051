"""Which card is meant by what was typed or scanned: a card of ours by its number or code, or one of another
maker by the number printed on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .base import Refused
from .cards.codes import CardCode, CardNumber, Unreadable, print_number, read_entry, tag, tags_match
from .cards.listed import ListedSeries
from .cards.series import Series
from .runs import print_run
from .text import one_line
from .vault import Vault

if TYPE_CHECKING:
    from .state import State


class Meant(NamedTuple):
    """A card that somebody means; number 0 is none of its series."""

    series: int
    number: int
    serial: str = ""
    """The number printed on a card of another maker."""
    tag: int | None = None
    """What proves the code of a card of ours."""

    @property
    def printed(self) -> str:
        """How people call it."""
        return self.serial or print_number(self.number)


def card_meant(state: State, vault: Vault, text: str, series: int, playing: tuple[int, ...]) -> Meant:
    """The card that is meant, in a `series` where that is said (else 0), or in those that are `playing`.
    Raises Refused where it cannot be told.
    """
    entry = read_entry(text)
    if isinstance(entry, CardCode):
        return Meant(entry.series, entry.number, tag=entry.tag)
    if not playing:
        raise Refused("no_cards_in_game" if isinstance(entry, CardNumber) else "unreadable")
    chosen = (series,) if series else playing
    found = [meant for number in chosen if (meant := _in_series(state, vault, entry, text, number))]
    if not found:
        raise Refused("unreadable")
    there = [meant for meant in found if meant.number] or found[:1]
    if len(there) > 1:
        raise Refused("which_series")
    return there[0]


def _in_series(
    state: State, vault: Vault, entry: CardNumber | Unreadable, text: str, number: int
) -> Meant | None:
    known = state.programme.series.get(number)
    if known and known.kind == "listed":
        listed = known.opened(vault)
        assert isinstance(listed, ListedSeries)
        place = listed.find(text)
        return Meant(number, place, listed.serial(place) if place else one_line(text))
    if isinstance(entry, Unreadable):
        return None
    return Meant(number, entry.number)


def run_name(series: Series | ListedSeries, run: tuple[int, int]) -> str:
    """A run of cards for people: by their numbers without check digits, or as another maker printed them."""
    if isinstance(series, Series):
        return print_run(run)
    return "-".join(map(series.serial, sorted(set(run))))


def genuine(series: Series | ListedSeries, number: int, told: int) -> bool:
    """Whether a code's tag is ours; cards of another maker have no codes of ours."""
    return isinstance(series, Series) and tags_match(tag(series.tag_key, series.number, number), told)
