"""Random games, played by the program and by a slow model of the rules, agree in every verdict and award."""

import copy
import json
import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.game.base import Event, Refused
from desktop.game.cards.codes import print_number
from desktop.game.desk import ClaimChecked
from desktop.game.engine import AnyCommand
from desktop.journal.journal import MEMORY, Journal
from desktop.session.session import Session
from tests.game.oracle import Oracle, Thing, Win, Won
from tests.hall import AT, SECRET, SERIES, entropy_from

ALL_CARDS = {
    card: tuple(tuple(n for n in row if n) for row in SERIES.card(card).rows) for card in range(1, 61)
}


def ladder(*counts: int, late: str = "strict") -> list[Thing]:
    """Prizes along a row, one after the other, and the full card."""
    rows = [Thing(f"in{count}", "in_row", count, late=late) for count in counts]
    prizes = [*rows, Thing("all", "whole", late=late)]
    for before, prize in pairwise(prizes):
        prize.after = before.name
    return prizes


SCHEMES: dict[str, list[Thing]] = {
    "italy": ladder(2, 3, 4, 5),
    "three quaterne": [
        Thing("q1", "in_row", 3, kind="q"),
        Thing("q2", "in_row", 3, kind="q", after="q1"),
        Thing("q3", "in_row", 3, kind="q", after="q2"),
        Thing("line", "in_row", 5, after="q3"),
    ],
    "lines": [
        Thing("line", "rows", 1),
        Thing("two", "rows", 2, after="line"),
        Thing("house", "whole", after="two"),
        Thing("tombolino", "whole", after="house", kind="house"),
    ],
    "india": [
        Thing("early", "first", 5),
        Thing("corners", "corners"),
        Thing("top", "row", 0),
        Thing("middle", "row", 1),
        Thing("bottom", "row", 2),
        Thing("breakfast", "low"),
        Thing("dinner", "high"),
        Thing("house", "whole"),
        Thing("second", "whole", after="house", kind="house"),
    ],
    "consolation": [
        Thing("ambo", "in_row", 2),
        Thing("terna", "in_row", 3, after="ambo"),
        Thing("tombolina", "rows", 1, after="ambo", among="winners", kind="little"),
        Thing("others", "in_row", 2, after="terna", among="others", kind="solace"),
        Thing("early", "first", 6, within=30),
        Thing("tombola", "whole", after="terna", within=75),
    ],
    "palo secco": [
        Thing("ambo", "in_row", 2),
        Thing("bare", "nothing", after="ambo"),
        Thing("terna", "in_row", 3, after="ambo"),
        Thing("barer", "nothing", after="terna", kind="none"),
    ],
}


class Disagreement(AssertionError):
    """The program and the model do not agree; it tells everything that was done."""


class Match:
    """One game, played by the program and by the model side by side."""

    def __init__(self, rng: random.Random, awarding: str, scheme: str, late: str = "strict") -> None:
        self.rng, self.claimed = rng, awarding == "claimed"
        self.lines: list[dict[str, Any]] = []
        self.prizes = [
            replace(
                prize,
                late=late,
                value=rng.randrange(5000),
                unit=rng.choice([1, 5, 50]),
                first_takes_remainder=self.claimed and rng.random() < 0.3,
            )
            for prize in SCHEMES[scheme]
        ]
        self.oracle = Oracle(ALL_CARDS, self.prizes)
        self.session = Session(Journal.create(MEMORY), clock=lambda: AT, entropy=entropy_from("oracle"))
        self.late_sales = rng.random() < 0.5 and "palo secco" not in scheme
        self.open(awarding, late)

    # -- commands

    def do(self, command: str, **members: Any) -> tuple[Event, ...]:
        """Carry a command out."""
        line = {"command": command, **members}
        self.lines.append(line)
        return self.session.submit(msgspec.convert(line, AnyCommand)).events

    def refusal(self, command: str, **members: Any) -> str:
        """Carry a command out, and give the code of its refusal, or nothing."""
        try:
            self.do(command, **members)
        except Refused as refused:
            return refused.code
        return ""

    def must(self, holds: bool, what: str) -> None:
        """Raise, with all that was done, where something does not hold."""
        if not holds:
            lines = "\n".join(json.dumps(line) for line in self.lines)
            raise Disagreement(f"{what}\n{lines}")

    def open(self, awarding: str, late: str) -> None:
        """An evening up to the start of the game, with cards sold, returned, damaged and never sold."""
        self.do("open_evening")
        self.do("register_series", series=17, strips=10, secret=SECRET.hex())
        prizes = [_planned(prize) for prize in self.prizes]
        rules = {"late": late, "late_sales": self.late_sales}
        self.do("plan_game", game="1", source="balls", awarding=awarding, rules=rules, prizes=prizes)
        self.do("plan_game", game="2", source="balls", prizes=prizes[:1])
        self.do("sell", series=17, first=1, last=8)
        self.oracle.sell(1, 8)
        first = self.rng.randint(1, 7)
        self.do("take_back", series=17, first=first, last=first + 1, damaged=self.rng.random() < 0.5)
        self.oracle.take_back(first, first + 1)
        self.do("sell", series=17, first=11, last=14, games=["1"])
        self.oracle.sell(11, 14)
        self.do("sell", series=17, first=15, last=16, games=["2"])
        self.do("start_game", game="1")

    # -- what the program says

    @property
    def given(self) -> Won:
        """What the program has awarded."""
        awards = self.session.state.awards.given.values()
        return {a.prize: Win(a.position, {w.number: w.position for w in a.winners}) for a in awards}

    @property
    def standing(self) -> set[int]:
        """The cards on the program's desk."""
        return {claim.number for claim in self.session.state.desk.standing}

    def money_is_right(self) -> None:
        """Shares are those of the model."""
        for award in self.session.state.awards.given.values():
            prize = next(prize for prize in self.prizes if prize.name == award.prize)
            shares, left = self.oracle.shares(prize, len(award.winners))
            made = ([winner.share for winner in award.winners], award.remainder)
            self.must(made == (shares, left), f"{award}: shares should be {shares}, {left} left")

    # -- steps that both kinds of game have

    def call(self) -> int:
        """A ball that is still in the basket comes out."""
        number = self.rng.choice(self.in_the_basket())
        self.do("call", number=number)
        self.oracle.call(number)
        return number

    def in_the_basket(self) -> list[int]:
        """The numbers that can come."""
        out = self.oracle.called(len(self.oracle.draws))
        return [n for n in range(1, 91) if n not in out]

    def take_balls_back(self) -> None:
        """Undo, or rewind to some position; refused where an award depends on it."""
        last = len(self.oracle.draws)
        position = last if self.rng.random() < 0.7 else self.rng.randint(max(1, last - 4), last)
        depends = any(win.position >= position for win in self.given.values())
        if position == last:
            code = self.refusal("undo", reason="misread")
        else:
            code = self.refusal("rewind", position=position, reason="misread")
        self.must(
            code == ("award_depends" if depends else ""), f"taking {position} back: {code!r}, {self.given}"
        )
        if not code:
            self.oracle.rewind(position)

    def misread(self) -> int:
        """A ball was another, or its draw does not count; gives its position."""
        standing = [place for place, number in enumerate(self.oracle.draws, 1) if number]
        position = self.rng.choice(standing[-6:] if self.rng.random() < 0.7 else standing)
        if self.rng.random() < 0.6:
            number = self.rng.choice(self.in_the_basket())
            self.do("correct", number=number, position=position, reason="misread")
            self.oracle.correct(position, number)
        else:
            self.do("void_draw", position=position, reason="fell on the floor")
            self.oracle.void(position)
        return position

    def sell_late(self) -> None:
        """Somebody comes late and buys a card."""
        free = [card for card in (*range(17, 25), 9, 10) if card not in self.oracle.sold]
        if self.late_sales and free:
            card = self.rng.choice(free)
            self.do("sell", series=17, first=card, last=card)
            self.oracle.sell(card, card)

    def go_on(self) -> None:
        """Play goes on after a claim."""
        if self.session.state.draw.halt:
            self.do("resume")


def _planned(prize: Thing) -> dict[str, Any]:
    pattern: dict[str, Any] = {"pattern": prize.pattern}
    if prize.pattern in ("in_row", "rows", "first"):
        pattern["count"] = prize.count
    elif prize.pattern == "row":
        pattern["row"] = ("top", "middle", "bottom")[prize.count]
    elif prize.pattern in ("low", "high"):
        pattern = {"pattern": "half", "half": prize.pattern}
    return {
        "id": prize.name,
        "pattern": pattern,
        "after": prize.after,
        "kind": prize.kind,
        "within": prize.within,
        "among": prize.among,
        "late": prize.late,
        "value": prize.value,
        "unit": prize.unit,
        "remainder": "first" if prize.first_takes_remainder else "house",
    }


class Automatic(Match):
    """A game in which the program compares every card."""

    def play(self, steps: int) -> None:
        """Play, and compare after every step: by the last ball alone where one came, else from the beginning."""
        for _ in range(steps):
            balls, before = list(self.oracle.draws), self.given
            self.step()
            while self.session.state.desk.standing:
                self.do("award")
            self.go_on()
            self.compare(before if self.oracle.draws[:-1] == balls else None)
        self.compare(None)
        self.session.close()

    def compare(self, before: Won | None) -> None:
        """What was awarded is what the model awards."""
        now, cards = len(self.oracle.draws), sorted(self.oracle.sold)
        model = (
            self.oracle.automatic()
            if before is None
            else before | self.oracle.settle(cards, now, before, claimed=False)
        )
        self.must(self.given == model, f"awarded {self.given}\n  model {model}")
        self.money_is_right()

    def step(self) -> None:
        """One thing happens."""
        chance = self.rng.random()
        if not self.oracle.called(len(self.oracle.draws)) or (chance < 0.75 and self.in_the_basket()):
            before = self.given
            self.call()
            self.found(before)
        elif chance < 0.82:
            self.take_balls_back()
        elif chance < 0.92 and self.in_the_basket():
            self.misread()
        else:
            self.sell_late()

    def found(self, before: Won) -> None:
        """Every card that wins a prize which was open lies on the desk, and none that wins nothing."""
        now = len(self.oracle.draws)
        new = self.oracle.settle(sorted(self.oracle.sold), now, before, claimed=False)
        opened = [p.name for p in self.prizes if Oracle.is_open(p, before)]
        least = {card for name, win in new.items() if name in opened for card in win.winners}
        most = {card for win in new.values() for card in win.winners}
        self.must(least <= self.standing <= most, f"on the desk {self.standing}, model {least} to {most}")


class Claimed(Match):
    """A game in which prizes must be claimed."""

    def __init__(self, rng: random.Random, scheme: str, late: str) -> None:
        super().__init__(rng, "claimed", scheme, late)
        self.open_claims: dict[int, int] = {}
        """The claims made on the last draw, by card, with their number at the desk."""

    def play(self, steps: int) -> None:
        """Play, and compare every verdict and award."""
        for _ in range(steps):
            self.step()
            self.money_is_right()
            self.sound()
        self.session.close()

    def step(self) -> None:
        """One thing happens."""
        chance = self.rng.random()
        if not self.oracle.called(len(self.oracle.draws)) or (chance < 0.6 and self.in_the_basket()):
            self.call()
            if self.rng.random() < 0.6:
                self.shout()
        elif chance < 0.7:
            self.take_balls_back()
            self.leave_desk()
        elif chance < 0.82 and self.in_the_basket():
            self.judge_again()
        elif chance < 0.9 and self.given:
            self.do("void_award", prize=self.rng.choice(list(self.given)), reason="not theirs")
            self.leave_desk()
        else:
            self.sell_late()

    def shout(self) -> None:
        """Some cards are claimed together, in any order, likely ones first; then the award."""
        until, before = self.oracle.last_place(), self.given
        winners = [c for c in self.oracle.sold if self.oracle.answer(c, until, before).reached]
        others = self.rng.sample(sorted(self.oracle.sold), 2)
        cards = [*self.rng.sample(winners, min(len(winners), self.rng.randint(0, 3))), *others]
        claims = [card for card in dict.fromkeys(cards) if self.claim(card, until, before) is not None]
        for card in [1, 9, 15]:
            if card not in self.oracle.sold:
                self.out_of_play(card)
        if self.rng.random() < 0.1 and claims:
            gone = self.rng.choice(claims)
            number = max(c.claim for c in self.session.state.desk.claims if c.number == gone)
            self.do("withdraw_claim", claim=number)
            claims.remove(gone)
        expected = self.oracle.settle(claims, until, before, claimed=True)
        code = self.refusal("award")
        self.must(code == ("" if expected else "nothing_to_award"), f"award: {code}, model {expected}")
        made = {name: win for name, win in self.given.items() if name not in before}
        self.must(made == expected, f"awarded {made}\n  model {expected}")
        self.leave_desk()

    def claim(self, card: int, until: int, before: Won) -> int | None:
        """A card is claimed: its answer is that of the model."""
        events = self.do("claim", card=print_number(card))
        verdict = next(event.verdict for event in events if isinstance(event, ClaimChecked))
        model = self.oracle.answer(card, until, before)
        reached = [(r.prize, r.position) for r in verdict.reached]
        told = f"card {card} was told {verdict}, model {model}"
        if model.reached:
            self.must(verdict.answer == "winning" and reached == model.reached, told)
        elif verdict.answer == "too_late":
            self.must(bool(reached) and all(prize in model.late for prize in reached), told)
        else:
            self.must(verdict.answer not in ("winning", "not_sold", "returned", "damaged"), told)
            just_won = any(card in w.winners and w.position == until for w in before.values())
            past = {p.name for p in self.prizes if 0 < p.within <= self.oracle.balls_until(until)}
            self.must(just_won or all(name in past for name, _ in model.late), told)
        plain = not any(p.among != "all" or p.pattern == "nothing" for p in self.prizes)
        if verdict.answer == "not_winning" and plain:
            self.must(verdict.needs == model.needs, told)
        return card

    def out_of_play(self, card: int) -> None:
        """A card that is not in play never wins."""
        events = self.do("claim", card=print_number(card))
        answer = next(event.verdict.answer for event in events if isinstance(event, ClaimChecked))
        self.must(answer in ("not_sold", "returned", "damaged"), f"card {card}, out of play: {answer}")

    def judge_again(self) -> None:
        """After a correction only awards that depend on the wrong number fall."""
        before, oracle = self.given, copy.deepcopy(self.oracle)
        position = self.misread()
        fallen = set(before) - set(self.given)
        for name in fallen:
            win, prize = before[name], next(p for p in self.prizes if p.name == name)
            self.must(win.position >= position, f"{name} fell, but it was won before ball {position}")
            same = all(
                self.oracle.completed(card, prize, win.position, before)
                == oracle.completed(card, prize, win.position, before)
                for card in {c.number for c in self.session.state.desk.claims} & self.oracle.sold.keys()
            )
            alive = self.oracle.draws[win.position - 1] is not None
            first = not (prize.after in fallen or prize.among != "all" or prize.kind)
            self.must(not (same and alive and first), f"{name} fell, but nothing in it has changed")
        self.leave_desk()

    def sound(self) -> None:
        """Each award that stands was won: its cards had the prize on that draw."""
        for name, win in self.given.items():
            prize = next(p for p in self.prizes if p.name == name)
            if prize.pattern == "nothing" and prize.after not in self.given:
                continue  # decided once; the award before it was voided since
            earlier = {n: w for n, w in self.given.items() if n != name and w.position <= win.position}
            for card, place in win.winners.items():
                found, fresh = self.oracle.completed(card, prize, win.position, earlier)
                allowed = {found, win.position if fresh else found}
                self.must(place in allowed, f"{name}: card {card} has it at {found}, not at {place}")

    def leave_desk(self) -> None:
        """Whatever still stands is withdrawn, and play goes on."""
        for claim in self.session.state.desk.standing:
            self.do("withdraw_claim", claim=claim.claim)
        self.go_on()


def game(seed: int) -> None:
    """One random game."""
    rng = random.Random(seed)
    scheme = rng.choice(list(SCHEMES))
    if rng.random() < 0.5:
        Automatic(rng, "automatic", scheme).play(rng.randint(5, 110))
    else:
        Claimed(rng, scheme, rng.choice(["strict", "strict", "until_closed"])).play(rng.randint(5, 110))


@given(st.integers(0, 2**64))
@settings(max_examples=8, deadline=None)
def test_random_games_agree_with_the_model(seed: int):
    """Whatever happens in a game, the program and a slow model of the rules say the same."""
    game(seed)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("block", range(20))
def test_thousands_of_games_agree_with_the_model(block: int):
    """The same for a long campaign of games, each of which can be played again by its number."""
    for seed in range(200 * block, 200 * (block + 1)):
        game(seed)


def evening(*prizes: dict[str, Any], **game: Any) -> list[dict[str, Any]]:
    """The commands that lead to a started game, with 60 cards sold and some prizes for two in a row."""
    pair = {"pattern": "in_row", "count": 2}
    planned = [{"pattern": pair, **prize} for prize in prizes]
    return [
        {"command": "open_evening"},
        {"command": "raise_jackpot", "jackpot": "pot", "amount": 5000},
        {"command": "register_series", "series": 17, "strips": 10, "secret": SECRET.hex()},
        {"command": "register_series", "series": 18, "strips": 10},
        {"command": "plan_game", "game": "1", "source": "balls", "series": [17], "prizes": planned, **game},
        {"command": "plan_game", "game": "2", "source": "balls", "series": [18], "prizes": planned},
        {"command": "sell", "series": 18, "first": 1, "last": 60, "price": 100},
        {"command": "sell", "series": 17, "first": 1, "last": 2, "price": 100, "games": ["1"]},
        {"command": "start_game", "game": "1"},
    ]


def played(*lines: dict[str, Any]) -> Session:
    """What some commands lead to."""
    session = Session(Journal.create(MEMORY), clock=lambda: AT, entropy=entropy_from("by hand"))
    for line in lines:
        session.submit(msgspec.convert(line, AnyCommand))
    return session


def calls(*numbers: int) -> list[dict[str, Any]]:
    """Balls that come out."""
    return [{"command": "call", "number": number} for number in numbers]


CLAIM = {"command": "claim", "card": "1-3"}
AWARD = {"command": "award"}
MISREAD = {"command": "correct", "position": 3, "number": 90, "reason": "misread"}
VOID = {"command": "void_award", "prize": "a", "reason": "not theirs"}
ON = {"command": "resume"}


def test_an_accumulator_is_paid_once():
    """Two prizes with the same accumulator, won on one ball, do not both pay all of it."""
    prizes = {"id": "a", "jackpot": "pot"}, {"id": "b", "jackpot": "pot"}
    session = played(*evening(*prizes), *calls(3, 35), CLAIM, AWARD)
    assert sum(award.amount for award in session.state.awards.given.values()) == 5000


def test_a_pot_holds_the_takings_of_the_cards_that_play_in_its_game():
    """Cards of a series that does not take part bring nothing into the pot."""
    session = played(*evening({"id": "a", "percent": 10000}), *calls(3, 35), CLAIM, AWARD)
    assert session.state.awards.given["a"].amount == 200


def test_a_prize_for_the_others_is_not_won_on_the_draw_that_wins_another():
    """Who wins the first house is out of the second, on the same draw too."""
    session = played(*evening({"id": "a"}, {"id": "b", "among": "others"}), *calls(3, 35), CLAIM, AWARD)
    assert list(session.state.awards.given) == ["a"]


def test_a_claim_made_again_later_does_not_hide_the_first_from_a_correction():
    """A claim on ball 2, and in vain again on ball 3, is good once ball 2 is what it was."""
    again = {"command": "resume"}, *calls(90), CLAIM, {"command": "resume"}
    correction = {"command": "correct", "position": 2, "number": 35, "reason": "misread"}
    session = played(*evening({"id": "a"}), *calls(3, 36), CLAIM, *again, correction)
    assert [claim.number for claim in session.state.desk.standing] == [1]


THREE = {"id": "b", "pattern": {"pattern": "in_row", "count": 3}, "after": "a"}


def test_an_award_falls_with_its_ball_also_where_the_prize_before_it_was_voided():
    """The terna stands on ball 3; that the ambo was taken from its winners meanwhile does not save it."""
    before = *evening({"id": "a"}, THREE), *calls(3, 35, 47), CLAIM, AWARD, VOID
    assert list(played(*before).state.awards.given) == ["b"]
    assert not played(*before, MISREAD).state.awards.given


def test_a_prize_for_winners_falls_with_the_award_that_made_its_card_a_winner():
    """A tombolina is for a card that has won before; once that award is void it has not."""
    little = {"id": "b", "pattern": {"pattern": "in_row", "count": 3}, "among": "winners"}
    lines = *evening({"id": "a"}, little), *calls(3, 35), CLAIM, AWARD, ON, *calls(47), CLAIM, AWARD
    assert list(played(*lines).state.awards.given) == ["a", "b"]
    assert not played(*lines, VOID).state.awards.given


def test_an_award_falls_with_its_ball_also_where_the_prize_before_it_was_awarded_again_later():
    """The terna stands on ball 3, though the ambo goes to ball 5 in the end."""
    before = (
        *evening({"id": "a"}, THREE),
        *calls(3, 35, 47),
        CLAIM,
        AWARD,
        VOID,
        {"command": "withdraw_claim", "claim": 1},
    )
    again = *before, ON, *calls(9, 14), CLAIM, AWARD
    assert list(played(*again).state.awards.given) == ["b", "a"]
    assert "b" not in played(*again, MISREAD).state.awards.given


def test_an_award_for_the_others_falls_with_its_ball_also_where_its_card_won_another_prize_then():
    """A card that won two prizes on one ball loses both with it."""
    others = {"id": "a", "pattern": {"pattern": "in_row", "count": 3}, "among": "others"}
    early = {"id": "b", "pattern": {"pattern": "first", "count": 3}, "after": ""}
    won = *evening(others, early), *calls(3, 35, 47), CLAIM, AWARD
    assert list(played(*won).state.awards.given) == ["a", "b"]
    assert not played(*won, MISREAD).state.awards.given


def test_nothing_marked_is_decided_anew_where_the_prize_before_it_falls():
    """Who had nothing marked when the ambo was won is asked again when it is won on another draw."""
    bare = {"id": "b", "pattern": {"pattern": "nothing"}, "after": "a"}
    two = {"command": "claim", "card": "2-1"}
    won = *evening({"id": "a"}, bare), *calls(12, 3, 35), CLAIM, two, AWARD
    assert list(played(*won).state.awards.given) == ["a", "b"]
    assert not played(*won, MISREAD).state.awards.given
