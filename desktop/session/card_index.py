"""Who reaches what among the cards in play: kept beside the state, rebuilt whenever it does not fit.

It follows the open prize of an automatic game, ball by ball. What it finds is handed to `decide` and
written into the events, so replay needs no index.
"""

from collections.abc import Iterator
from typing import NamedTuple

from ..game.awards import Awards
from ..game.cards.card import Card
from ..game.claims import Found, since
from ..game.prizes.prize import Prize
from ..game.prizes.shape import needs
from ..game.state import State
from ..game.vault import Vault


class Basis(NamedTuple):
    """What the index was built for; where any of it changes, it is built again."""

    game: str
    prize: str
    awards: Awards
    sales: int


class CardIndex:
    """For the open prize, how many numbers every group of every card still needs."""

    def __init__(self) -> None:
        self._basis: Basis | None = None
        self._numbers: tuple[int, ...] = ()
        self._needs: list[int] = []
        self._card_of: list[Found] = []
        self._groups_with: dict[int, list[int]] = {}
        self._complete: set[int] = set()

    def winners(self, state: State, vault: Vault) -> tuple[Found, ...]:
        """The cards that have the open prize of an automatic game and are not on the desk yet."""
        planned = state.planned
        if planned is None or planned.awarding != "automatic" or state.claims.standing:
            return ()
        prize = next(iter(state.awards.open(planned.prizes)), None)
        if prize is None:
            return ()
        self._follow(state, vault, prize)
        return tuple(sorted({self._card_of[group] for group in self._complete}, key=_by_number))

    def _follow(self, state: State, vault: Vault, prize: Prize) -> None:
        basis = Basis(state.draw.game, prize.id, state.awards, len(state.sales.entries))
        numbers = tuple(ball.number for ball in state.called)
        if basis != self._basis:
            self._build(state, vault, prize)
            self._basis, self._numbers = basis, ()
        common = _common_length(self._numbers, numbers)
        for number in reversed(self._numbers[common:]):
            self._take_back(number)
        for number in numbers[common:]:
            self._call(number)
        self._numbers = numbers

    def _build(self, state: State, vault: Vault, prize: Prize) -> None:
        self._needs, self._card_of, self._groups_with, self._complete = [], [], {}, set()
        for found, card in _cards_for(state, vault, prize):
            first = since(state, found)
            early = {ball.number for ball in state.draw.drawn if ball.position <= first}
            for group in prize.pattern.groups(card):
                for number in group.numbers - early:
                    self._groups_with.setdefault(number, []).append(len(self._needs))
                self._needs.append(needs(group, {}))
                self._card_of.append(found)

    def _call(self, number: int) -> None:
        for group in self._groups_with.get(number, ()):
            self._needs[group] -= 1
            if self._needs[group] == 0:
                self._complete.add(group)

    def _take_back(self, number: int) -> None:
        for group in self._groups_with.get(number, ()):
            if self._needs[group] == 0:
                self._complete.discard(group)
            self._needs[group] += 1


def _cards_for(state: State, vault: Vault, prize: Prize) -> Iterator[tuple[Found, Card]]:
    """Every card in play that has not won a prize of this kind."""
    assert state.planned
    kin = {other.id for other in state.planned.prizes if prize.same_kind(other)}
    for number in state.planned.series:
        series = state.programme.known(number).opened(vault)
        for first, last in state.sales.in_play.get(number, ()):
            for card in range(first, last + 1):
                if not kin & state.awards.won_by(number, card):
                    yield Found(number, card), series.card(card)


def _by_number(found: Found) -> tuple[int, int]:
    return found.series, found.number


def _common_length(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    pairs = zip(one, other, strict=False)
    return next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))
