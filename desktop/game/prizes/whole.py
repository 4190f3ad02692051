"""All numbers of a card: tombola, full house, bingo, carton plein."""

from ..cards.card import Card
from .shape import Group, Shape


class Whole(Shape, frozen=True):
    """Every number of the card."""

    def groups(self, card: Card) -> tuple[Group, ...]:
        """The card."""
        return (Group(card.numbers, len(card.numbers)),)
