"""What the register says of one card, whether a game is being played or not. Looking up records nothing."""

from __future__ import annotations

from typing import Literal

from .base import Refused, Value
from .meant import Meant, card_meant, genuine
from .register import CardsSold
from .state import State
from .vault import Vault

Answer = Literal["no_such_series", "outside_series", "suspect", "not_sold", "sold", "returned", "damaged"]


class CardFound(Value, frozen=True):
    """A card, as it is `printed`, and what became of it. Where it was sold: by whom and to whom, by name; for
    which games, all where none is named; and during which `game`, once `after` balls were out.
    """

    series: int
    printed: str
    answer: Answer
    seller: str = ""
    buyer: str = ""
    games: tuple[str, ...] = ()
    game: str = ""
    after: int = 0


def look_up(state: State, vault: Vault, card: str, series: int = 0) -> CardFound:
    """What the register says of a card, by its number or code, or as another maker printed it. `series` is
    needed for a number where there are several. Raises Refused.
    """
    if not state.programme.series:
        raise Refused("no_cards_tonight")
    meant = card_meant(state, vault, card, series, tuple(state.programme.series))
    known = state.programme.series.get(meant.series)
    if known is None:
        return CardFound(meant.series, meant.printed, "no_such_series")
    if not 1 <= meant.number <= known.cards:
        return CardFound(meant.series, meant.printed, "outside_series")
    if meant.tag is not None and not genuine(known.opened(vault), meant.number, meant.tag):
        return CardFound(meant.series, meant.printed, "suspect")
    return _registered(state, vault, meant)


def _registered(state: State, vault: Vault, meant: Meant) -> CardFound:
    lot = next((lot for lot in reversed(state.sales.lots) if _holds(lot, meant)), None)
    if lot is None:
        register = state.sales.card(meant.series, meant.number, "").register
        return CardFound(meant.series, meant.printed, register)
    names = vault.people
    return CardFound(
        meant.series,
        meant.printed,
        "sold",
        seller=names.get(lot.seller, ""),
        buyer=names.get(lot.buyer, ""),
        games=lot.games,
        game=lot.game,
        after=lot.after,
    )


def _holds(lot: CardsSold, meant: Meant) -> bool:
    return lot.series == meant.series and lot.first <= meant.number <= lot.last
