"""A slow and naive model of a game, written from the rules and not from the program.

A card is three rows of numbers, a prize is a few plain words, the draws are a list. Every answer is worked
out anew from the beginning, by trying every set of called numbers that could make a pattern.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import combinations

Rows = tuple[tuple[int, ...], ...]


@dataclass
class Thing:
    """A prize."""

    name: str
    pattern: str
    count: int = 0
    after: str = ""
    kind: str = ""
    within: int = 0
    among: str = "all"
    late: str = "strict"
    value: int = 0
    unit: int = 1
    first_takes_remainder: bool = False

    def like(self, other: "Thing") -> bool:
        """A card that has won one of them cannot win the other."""
        return (self.kind or self.name) == (other.kind or other.name)


@dataclass
class Win:
    """A prize that was won: on which draw, and by which cards, each with the draw that completed it."""

    position: int
    winners: dict[int, int]
    """By card number."""


Won = dict[str, Win]
"""Prizes in the order in which they were won."""


@dataclass
class Answer:
    """What a card that claims must be told."""

    reached: list[tuple[str, int]] = field(default_factory=list)
    """The prizes it wins, each with the draw that completed it."""
    late: list[tuple[str, int]] = field(default_factory=list)
    """The prizes it had, but says too late."""
    needs: int | None = None
    """How many numbers the nearest open prize still needs; nothing where there is none."""


@dataclass
class Oracle:
    """One game: its cards in play, its prizes, and its draws."""

    cards: Mapping[int, Rows]
    """All cards of the series that matter."""
    prizes: list[Thing]
    sold: dict[int, int] = field(default_factory=dict)
    """The cards in play, each with how many balls were out when it was sold."""
    draws: list[int | None] = field(default_factory=list)
    """The number of each draw; nothing where the draw was declared void."""

    # -- what people do

    def sell(self, first: int, last: int) -> None:
        """Cards come into play; the balls that are out do not count on them."""
        for card in range(first, last + 1):
            self.sold[card] = len(self.draws)

    def take_back(self, first: int, last: int) -> None:
        """Cards that were returned or damaged never win."""
        for card in range(first, last + 1):
            self.sold.pop(card, None)

    def call(self, number: int) -> None:
        """A number comes out."""
        self.draws.append(number)

    def correct(self, position: int, number: int) -> None:
        """The ball was another."""
        self.draws[position - 1] = number

    def void(self, position: int) -> None:
        """The draw does not count."""
        self.draws[position - 1] = None

    def rewind(self, position: int) -> None:
        """That draw and the later ones are taken back, and cards sold since then count from there."""
        del self.draws[position - 1 :]
        self.sold = {card: min(since, len(self.draws)) for card, since in self.sold.items()}

    # -- what is out

    def called(self, until: int) -> dict[int, int]:
        """The numbers out after so many draws, each with its place."""
        return {n: place for place, n in enumerate(self.draws[:until], 1) if n is not None}

    def last_place(self, until: int | None = None) -> int:
        """The place of the last draw that counts."""
        return max(self.called(len(self.draws) if until is None else until).values(), default=0)

    def balls_until(self, position: int) -> int:
        """How many balls that count were out."""
        return len(self.called(position))

    # -- what a card has

    def instances(self, card: int, prize: Thing, until: int) -> Iterable[frozenset[int]]:
        """Every set of called numbers of a card that makes the pattern; of the first so many, one for each
        ball that could complete it.
        """
        since = self.sold[card]
        out = {n for n, place in self.called(until).items() if place > since}
        rows = [frozenset(n for n in row if n) for row in self.cards[card]]
        everything = frozenset().union(*rows)
        match prize.pattern:
            case "in_row":
                wanted = [frozenset(some) for row in rows for some in combinations(row & out, prize.count)]
            case "rows":
                wanted = [frozenset().union(*some) for some in combinations(rows, prize.count)]
            case "row":
                wanted = [rows[prize.count]]
            case "whole":
                wanted = [everything]
            case "corners":
                top, bottom = sorted(rows[0]), sorted(rows[2])
                wanted = [frozenset((top[0], top[-1], bottom[0], bottom[-1]))]
            case "first":
                places = self.called(until)
                mine = sorted(everything & out, key=lambda n: places[n])
                wanted = [frozenset((*mine[: prize.count - 1], n)) for n in mine[prize.count - 1 :]]
            case "low":
                wanted = [frozenset(n for n in everything if n <= 45)]
            case "high":
                wanted = [frozenset(n for n in everything if n > 45)]
            case _:
                raise ValueError(prize.pattern)
        return [some for some in wanted if some <= out]

    def missing(self, card: int, prize: Thing, until: int) -> int:
        """How many numbers a card still needs: the fewest that would do, whichever they are."""
        since = self.sold[card]
        out = {n for n, place in self.called(until).items() if place > since}
        rows = [frozenset(n for n in row if n) for row in self.cards[card]]
        everything = frozenset().union(*rows)
        lack = sorted(len(row - out) for row in rows)
        match prize.pattern:
            case "in_row":
                return max(0, lack[0] - (5 - prize.count))
            case "rows":
                return sum(lack[: prize.count])
            case "row":
                return len(rows[prize.count] - out)
            case "whole":
                return sum(lack)
            case "corners":
                top, bottom = sorted(rows[0]), sorted(rows[2])
                return len({top[0], top[-1], bottom[0], bottom[-1]} - out)
            case "first":
                return max(0, prize.count - len(everything & out))
            case "low":
                return len({n for n in everything - out if n <= 45})
            case "high":
                return len({n for n in everything - out if n > 45})
            case _:
                raise ValueError(prize.pattern)

    def completed(self, card: int, prize: Thing, until: int, won: Won) -> tuple[int, bool]:
        """The draw on which a card completed a prize, or 0; and whether some instance of the pattern
        contains the last number.
        """
        if prize.pattern == "nothing":
            touched = [p for n, p in self.called(until).items() if p > self.sold[card] and self.has(card, n)]
            opened = won[prize.after].position if prize.after in won else 0
            return (0, False) if touched or opened != until else (until, True)
        places = self.called(until)
        sets = [(max(places[n] for n in some), some) for some in self.instances(card, prize, until)]
        if prize.among == "winners":
            first = min((win.position for win in won.values() if card in win.winners), default=0)
            sets = [(place, some) for place, some in sets if first and place > first]
        if prize.within:
            sets = [(place, some) for place, some in sets if self.balls_until(place) <= prize.within]
        last = max(places, key=places.__getitem__, default=0)
        return min((place for place, _ in sets), default=0), any(last in some for _, some in sets)

    def has(self, card: int, number: int) -> bool:
        """The number is on the card."""
        return any(number in row for row in self.cards[card])

    # -- who may win

    def may_win(self, card: int, prize: Thing, won: Won) -> bool:
        """Whether a card may have a prize at all, by what was won so far."""
        if card not in self.sold:
            return False
        mine = [other for other in self.prizes if other.name in won and card in won[other.name].winners]
        if any(prize.like(other) for other in mine):
            return False
        return {"all": True, "winners": bool(mine), "others": not mine}[prize.among]

    @staticmethod
    def is_open(prize: Thing, won: Won) -> bool:
        """Whether a prize can be won now."""
        return prize.name not in won and (not prize.after or prize.after in won)

    def wins(self, card: int, prize: Thing, until: int, won: Won, *, claimed: bool) -> tuple[int, int]:
        """The draw on which a card completed a prize that it wins now; and the one on which it completed
        a prize for which it is too late. 0 where it did not.
        """
        if not self.is_open(prize, won) or not self.may_win(card, prize, won):
            return 0, 0
        place, fresh = self.completed(card, prize, until, won)
        opens_now = bool(prize.after) and won[prize.after].position == until
        if claimed and prize.late == "strict" and fresh:
            return self.last_place(until), 0
        good = not claimed or prize.late != "strict" or opens_now
        return (place, 0) if good else (0, place)

    def settle(self, claims: Iterable[int], until: int, won: Won, *, claimed: bool) -> Won:
        """What some cards win together on a draw: prize by prize in order, joint winners share."""
        now, cards = dict(won), list(claims)
        for prize in self.prizes:
            places = {card: self.wins(card, prize, until, now, claimed=claimed)[0] for card in cards}
            if winners := {card: place for card, place in places.items() if place}:
                now[prize.name] = Win(until, winners)
        return {name: win for name, win in now.items() if name not in won}

    def answer(self, card: int, until: int, won: Won) -> Answer:
        """What a card is told that claims on a draw."""
        new = self.settle([card], until, won, claimed=True)
        answer = Answer([(name, win.winners[card]) for name, win in new.items()])
        open_now = [p for p in self.prizes if self.is_open(p, won) and self.may_win(card, p, won)]
        for prize in open_now:
            named = [other for other in self.prizes if other.name in dict(answer.late)]
            place = self.wins(card, prize, until, won, claimed=True)[1]
            if place and not any(prize.like(other) for other in named):
                answer.late.append((prize.name, place))
        reachable = [p for p in open_now if not p.within or self.balls_until(until) < p.within]
        reachable = [p for p in reachable if p.pattern != "nothing"]
        answer.needs = min((self.missing(card, prize, until) for prize in reachable), default=None)
        return answer

    # -- automatic games

    def automatic(self) -> Won:
        """Everything that is won in an automatic game, from the first draw on: each prize goes on the
        first draw on which some card has it.
        """
        won: Won = {}
        for until in range(1, len(self.draws) + 1):
            if self.draws[until - 1] is None:
                continue
            late = {card for card, since in self.sold.items() if since >= until}
            won |= self.settle(sorted(self.sold.keys() - late), until, won, claimed=False)
        return won

    # -- money

    @staticmethod
    def shares(prize: Thing, winners: int) -> tuple[list[int], int]:
        """Equal shares in whole units, and what is left."""
        each = 0
        while (each + prize.unit) * winners <= prize.value:
            each += prize.unit
        left = prize.value - each * winners
        if prize.first_takes_remainder:
            return [each + left] + [each] * (winners - 1), 0
        return [each] * winners, left
