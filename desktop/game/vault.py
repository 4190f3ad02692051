"""What stands beside the events, in the same file: secrets and names of people. Events carry commitments
and random ids; the vault holds what those stand for.
"""

from collections.abc import Mapping
from hashlib import sha256
from typing import Literal

from msgspec import structs

from .base import Event, Refused, Untold, Value

Kind = Literal["series", "cards", "draw", "person", "pin"]


class Kept(Untold, Value, frozen=True):
    """Something to put into the vault: a secret in hexadecimal, or a name."""

    kind: Kind
    key: str
    value: str


class Decision(Value, frozen=True):
    """The answer to a command: events in order, and what goes into or leaves the vault with them."""

    events: tuple[Event, ...]
    keep: tuple[Kept, ...] = ()
    forget: tuple[tuple[Kind, str], ...] = ()


class Vault(Untold, Value, frozen=True):
    """Secrets of series by number, lists of cards of another maker by their series, secrets of draws by game,
    names of people by id, hashes of PINs.
    """

    series: Mapping[int, bytes] = {}
    cards: Mapping[int, str] = {}
    draws: Mapping[str, bytes] = {}
    people: Mapping[str, str] = {}
    pins: Mapping[str, str] = {}
    """Hashes of the PINs of roles, with their salt."""

    def after(self, decision: Decision) -> "Vault":
        """The vault once a decision is carried out."""
        vault = self
        for kept in decision.keep:
            vault = vault.keeping(kept)
        for kind, key in decision.forget:
            vault = vault.forgetting(kind, key)
        return vault

    def keeping(self, kept: Kept) -> "Vault":
        """The vault with one thing more. Raises ValueError where that is no secret."""
        if kept.kind == "series":
            return structs.replace(self, series={**self.series, int(kept.key): bytes.fromhex(kept.value)})
        if kept.kind == "cards":
            return structs.replace(self, cards={**self.cards, int(kept.key): kept.value})
        if kept.kind == "draw":
            return structs.replace(self, draws={**self.draws, kept.key: bytes.fromhex(kept.value)})
        if kept.kind == "pin":
            return structs.replace(self, pins={**self.pins, kept.key: kept.value})
        return structs.replace(self, people={**self.people, kept.key: kept.value})

    def forgetting(self, kind: Kind, key: str) -> "Vault":
        """The vault without one thing."""
        if kind == "series":
            return structs.replace(self, series={n: s for n, s in self.series.items() if str(n) != key})
        if kind == "cards":
            return structs.replace(self, cards={n: text for n, text in self.cards.items() if str(n) != key})
        if kind == "draw":
            return structs.replace(self, draws={game: s for game, s in self.draws.items() if game != key})
        if kind == "pin":
            return structs.replace(self, pins={role: pin for role, pin in self.pins.items() if role != key})
        return structs.replace(self, people={k: name for k, name in self.people.items() if k != key})

    def person(self, name: str, entropy: str) -> tuple[str, tuple[Kept, ...]]:
        """The id for a name, '' for no name, and what to keep where the name is new.

        `entropy` (hexadecimal, 8 bytes or more) makes a new id, so that ids tell nothing. An id stands for
        one person, also where the same entropy comes twice. Raises Refused where there is too little of it.
        """
        if not name:
            return "", ()
        known = next((key for key, other in self.people.items() if other == name), "")
        if known:
            return known, ()
        if len(entropy) < 16:
            raise Refused("not_a_secret", bytes=8)
        key = entropy[:16]
        while key in self.people:
            key = sha256(key.encode()).hexdigest()[:16]
        return key, (Kept("person", key, name),)
