"""Who reaches what among all cards in play, kept beside the state and moved one ball forward or back.

A card is a row of places; what is called of it is a mask of as many bits. Of cards for 90 balls, which have
fifteen places, a table says for each mask how many numbers a pattern still needs. What the index finds is
handed to the game, judged there, and written into the events, so replay needs no index. Memory: some 175
bytes for a card.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..game.cards.card import FREE, Pool
from ..game.cards.places import places
from ..game.drawing import Ball
from ..game.finding import Found
from ..game.prizes.half import Half
from ..game.prizes.nothing import Nothing
from ..game.prizes.prize import Pattern, Prize
from ..game.register import CardsSold
from ..game.state import State
from ..game.vault import Vault

PLACES = 15
"""Places of a card for 90 balls."""
Masks: TypeAlias = NDArray[np.unsignedinteger[Any]]
"""A bit for each place: 16 are enough for 90 balls, 32 for 75."""
NEVER = 255
"""How many numbers a card needs for what it cannot have any more."""


class Basis(NamedTuple):
    """What the index was built for; where any of it changes, it is built again."""

    game: str
    series: tuple[int, ...]
    lots: tuple[CardsSold, ...]


_NOTHING = Basis("", (), ())


class CardIndex:
    """The cards in play in one game, and what is called of each."""

    def __init__(self) -> None:
        self._basis: Basis = _NOTHING
        self._cards = _Cards.none()
        self._called: tuple[tuple[int, int], ...] = ()
        """The numbers and positions that the masks hold."""

    def holders(self, state: State, vault: Vault, called: Sequence[Ball], prize: Prize) -> list[Found]:
        """All cards in play that have the pattern of a prize, with these balls called."""
        self.follow(state, vault, called)
        return self._cards.found(np.flatnonzero(self._cards.needs(prize.pattern) == 0))

    def waiting(self, state: State, vault: Vault, called: Sequence[Ball], prizes: Sequence[Prize]) -> int:
        """How many cards in play need one number more for the pattern of some prize."""
        self.follow(state, vault, called)
        near = np.zeros(len(self._cards.numbers), np.bool_)
        for prize in prizes:
            near |= self._cards.needs(prize.pattern) == 1
        return int(np.count_nonzero(near))

    def follow(self, state: State, vault: Vault, called: Sequence[Ball]) -> None:
        """Bring the index to these balls: the fewest steps back, then forward."""
        planned = state.planned
        basis = Basis(state.draw.game, planned.series if planned else (), state.sales.lots)
        if basis != self._basis:
            self._cards = _Cards.of(state, vault, basis)
            self._basis, self._called = basis, ()
        wanted = tuple((ball.number, ball.position) for ball in called)
        same = _common_length(self._called, wanted)
        if same < max(len(wanted), len(self._called)):
            self._cards.forget_what_nobody_asked()
        for number, position in reversed(self._called[same:]):
            self._cards.mark(number, position, called=False)
        for number, position in wanted[same:]:
            self._cards.mark(number, position, called=True)
        self._called = wanted


class _Cards:
    """The cards in play: for each its number, the balls that do not count for it, and its mask."""

    def __init__(
        self, series: NDArray[np.int32], numbers: NDArray[np.int32], since: NDArray[np.int16], pool: Pool
    ) -> None:
        self.series, self.numbers, self.since = series, numbers, since
        self.pool: Pool = pool
        self.late = bool(since.any())
        self.type = np.uint16 if pool == 90 else np.uint32
        self.masks: Masks = np.full(len(numbers), _free(pool), self.type)
        self.holding: dict[int, tuple[NDArray[np.intp], Masks]] = {}
        """For each number: the cards that have it, ascending, and the bit of its place on each."""
        self.followed: dict[Pattern, NDArray[np.uint8]] = {}
        """For patterns that were asked about: how many numbers each card needs, kept from ball to ball."""
        self.asked: set[Pattern] = set()

    @classmethod
    def none(cls) -> "_Cards":
        """No cards."""
        return cls(np.zeros(0, np.int32), np.zeros(0, np.int32), np.zeros(0, np.int16), 90)

    @classmethod
    def of(cls, state: State, vault: Vault, basis: Basis) -> "_Cards":
        """The cards in play in a game."""
        lots = list(_lots(state, basis))
        if not lots:
            return cls.none()
        sizes = [last - first + 1 for _, first, last, _ in lots]
        made = cls(
            np.repeat(np.array([series for series, *_ in lots], np.int32), sizes),
            np.concatenate([np.arange(first, last + 1, dtype=np.int32) for _, first, last, _ in lots]),
            np.repeat(np.array([since for *_, since in lots], np.int16), sizes),
            state.programme.known(lots[0][0]).pool,
        )
        made.hold(
            np.concatenate(
                [
                    places(state.programme.known(series).opened(vault), first, last)
                    for series, first, last, _ in lots
                ]
            )
        )
        return made

    def hold(self, places: NDArray[np.uint8]) -> None:
        """Note where every number stands; `places` has a row of numbers for each card."""
        flat, width = places.ravel(), places.shape[1]
        for number in range(1, 91):
            there = np.flatnonzero(flat == number)
            card, place = np.divmod(there, width)
            self.holding[number] = (card, np.left_shift(self.type(1), place.astype(self.type)))

    def mark(self, number: int, position: int, *, called: bool) -> None:
        """A number was called, or taken back: it counts for the cards that were in play by then."""
        if number not in self.holding:
            return
        cards, bits = self.holding[number]
        if self.late:
            counting = self.since[cards] < position
            cards, bits = cards[counting], bits[counting]
        masks = self.masks[cards] | bits if called else self.masks[cards] & ~bits
        self.masks[cards] = masks
        for pattern, needs in self.followed.items():
            needs[cards] = _needs(pattern, masks, self.pool)

    def needs(self, pattern: Pattern) -> NDArray[np.uint8]:
        """How many numbers each card still needs for a pattern."""
        if isinstance(pattern, Half):
            return self._needs_half(pattern)
        self.asked.add(pattern)
        if pattern not in self.followed:
            self.followed[pattern] = _needs(pattern, self.masks, self.pool)
        return self.followed[pattern]

    def forget_what_nobody_asked(self) -> None:
        """Follow only the patterns that were asked about since the last ball."""
        self.followed = {pattern: needs for pattern, needs in self.followed.items() if pattern in self.asked}
        self.asked = set()

    def _needs_half(self, pattern: Half) -> NDArray[np.uint8]:
        wanted: Masks = np.zeros(len(self.masks), self.type)
        for number in pattern.wanted:
            if number in self.holding:
                cards, bits = self.holding[number]
                wanted[cards] |= bits
        return np.bitwise_count(wanted & ~self.masks)

    def found(self, cards: NDArray[np.intp]) -> list[Found]:
        """Cards of the index by their series and number."""
        return [
            Found(int(series), int(number))
            for series, number in zip(self.series[cards], self.numbers[cards], strict=True)
        ]


def _lots(state: State, basis: Basis) -> Iterator[tuple[int, int, int, int]]:
    """Series, first, last, and the balls that do not count, of everything in play in a game."""
    for lot in basis.lots:
        if lot.series in basis.series and (not lot.games or basis.game in lot.games):
            yield lot.series, lot.first, lot.last, lot.after if lot.game == state.draw.game else 0


def _free(pool: Pool) -> int:
    """The mask of the place that counts as called from the start."""
    return 1 << FREE[pool] if FREE[pool] >= 0 else 0


_TABLES: dict[Pattern, NDArray[np.uint8]] = {}
"""For each mask of called places of a card for 90 balls, how many numbers a pattern still needs."""


def _needs(pattern: Pattern, masks: Masks, pool: Pool) -> NDArray[np.uint8]:
    """How many numbers a pattern still needs, for masks of called places."""
    if pool == 75:
        return _counted(pattern, masks, pool)
    if pattern not in _TABLES:
        _TABLES[pattern] = _counted(pattern, np.arange(1 << PLACES, dtype=np.uint16), pool)
    return _TABLES[pattern].take(masks)


def _counted(pattern: Pattern, masks: Masks, pool: Pool) -> NDArray[np.uint8]:
    if isinstance(pattern, Nothing):
        return np.where(masks == _free(pool), 0, NEVER).astype(np.uint8)
    left = np.full(len(masks), NEVER, np.uint8)
    for pick in pattern.picks(pool):
        bits = masks.dtype.type(sum(1 << place for place in pick.places))
        need = pick.need or len(pick.places)
        there = np.bitwise_count(masks & bits)
        left = np.minimum(left, np.where(there < need, need - there, 0).astype(np.uint8))
    return left


def _common_length(one: tuple[tuple[int, int], ...], other: tuple[tuple[int, int], ...]) -> int:
    pairs = zip(one, other, strict=False)
    return next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))
