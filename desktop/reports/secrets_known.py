"""What is known of an evening's secrets: revealed by a line of the record, or lying beside the lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..game import orders
from ..game.base import Event
from ..game.cards.listed import ListedSeries
from ..game.cards.series import SECRET_BYTES, Series, commitment
from ..game.drawing import SecretRevealed
from ..game.programme import GamePlanned, SeriesListed, SeriesRegistered, SeriesRevealed
from ..game.vault import Vault


class Secrets(NamedTuple):
    """The secrets that are what was committed to; a false one counts as unknown."""

    draws: Mapping[str, bytes]
    series: Mapping[int, bytes]
    strip_keys: Mapping[int, bytes]
    lists: Mapping[int, str]
    """Lists of cards of another maker."""
    false_series: frozenset[int]
    """Series whose secret or list lies beside the lines, and is not what they commit to."""
    false_draws: frozenset[str]


def secrets_known(events: Sequence[Event], vault: Vault) -> Secrets:
    """The secrets of an evening, as far as its events and what lies beside them tell."""
    games = {event.game: event.commitment for event in events if isinstance(event, GamePlanned)}
    printed = {e.series: e.commitment for e in events if isinstance(e, (SeriesRegistered, SeriesListed))}
    draws = {**vault.draws, **_revealed_draws(events)}
    keys = {number: Series(number, 1, secret).strip_key for number, secret in vault.series.items()}
    keys |= _revealed_keys(events)
    true_keys = {n: key for n, key in keys.items() if commitment(key).hex() == printed.get(n)}
    lists = {n: text for n, text in vault.cards.items() if _checksum(n, text) == printed.get(n)}
    return Secrets(
        draws={g: secret for g, secret in draws.items() if orders.commitment(secret).hex() == games.get(g)},
        series={n: secret for n, secret in vault.series.items() if n in true_keys},
        strip_keys=true_keys,
        lists=lists,
        false_series=frozenset({*vault.series, *vault.cards} & printed.keys() - {*true_keys, *lists}),
        false_draws=frozenset(
            game for game, secret in vault.draws.items() if orders.commitment(secret).hex() != games.get(game)
        ),
    )


def _checksum(number: int, text: str) -> str:
    """The commitment to a list of cards; nothing where it is none."""
    try:
        return ListedSeries(number, text).commitment.hex()
    except ValueError:
        return ""


def _revealed_draws(events: Sequence[Event]) -> dict[str, bytes]:
    lines = [event for event in events if isinstance(event, SecretRevealed)]
    return {e.game: secret for e in lines if (secret := _bytes(e.secret, orders.SECRET_BYTES))}


def _revealed_keys(events: Sequence[Event]) -> dict[int, bytes]:
    lines = [event for event in events if isinstance(event, SeriesRevealed)]
    return {e.series: key for e in lines if (key := _bytes(e.strip_key, SECRET_BYTES))}


def _bytes(text: str, length: int) -> bytes:
    """Hexadecimal digits as so many bytes; none where they are not."""
    try:
        found = bytes.fromhex(text)
    except ValueError:
        return b""
    return found if len(found) == length else b""
