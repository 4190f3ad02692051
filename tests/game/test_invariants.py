"""No sequence of commands, however silly, breaks what must always hold."""

import re
from pathlib import Path

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from desktop.game.awards import NoteWinner, PrizeAwarded
from desktop.game.base import Command, Refused
from desktop.game.cards.codes import print_number
from desktop.game.claims import AskOthers, ChooseVerdict, Claim, ClaimByHand, ShowClaim, WithdrawClaim
from desktop.game.corrections import Correct, Rewind, Undo, VoidDraw
from desktop.game.draw import (
    AnnounceNumber,
    Call,
    ChangeSource,
    Draw,
    Pause,
    Resume,
    RevealNumber,
)
from desktop.game.engine import AnyCommand
from desktop.game.evening import CloseEvening, NoteFault, OpenEvening
from desktop.game.inbox import DismissRead, Read, SetReading, SetTags, TakeRead
from desktop.game.jackpots import RaiseJackpot
from desktop.game.programme import AnnounceSeries, PlanGame, WithdrawSeries
from desktop.game.rounds import CloseGame, StartGame, VoidGame
from desktop.game.sales import CloseSales, Deal, NameBeacon, ReopenSales, Sell, SellBook, TakeBack, TakeWords
from desktop.game.seen import snapshot
from desktop.game.settling import Award, VoidAward
from desktop.game.state import State
from desktop.game.trial import TrialDraw
from desktop.journal.journal import MEMORY, Journal
from desktop.journal.lines import Line, read_lines
from desktop.languages.tables.refusals import REFUSALS
from desktop.session.session import Session
from tests.hall import AT, SECRET, entropy_from

numbers = st.integers(-1, 92)
cards = st.integers(1, 14)
texts = st.sampled_from(["", "x", "y" * 201])
prizes = st.sampled_from(["ambo", "second", "terna", "early", "corners", "row", "tombola", "none", "no such"])
sessions = st.sampled_from(["A", "B"])
tags = st.sampled_from(["TAB", "TCD"]) | st.integers(0, 91).map("N{}".format)

commands: st.SearchStrategy[Command] = st.one_of(
    st.builds(Draw, after=st.none() | st.integers(0, 5)),
    st.builds(Call, number=numbers),
    st.builds(Call, number=st.integers(1, 90)),
    st.builds(Claim, card=cards.map(print_number)),
    st.builds(Claim, card=texts, series=st.integers(0, 3)),
    st.just(Award()),
    st.just(Resume()),
    st.builds(Undo, reason=texts, after=st.none() | st.integers(0, 5)),
    st.builds(Correct, number=numbers, reason=texts),
    st.builds(Pause, reason=st.sampled_from(["pause", "claim"])),
    st.builds(ShowClaim, claim=st.integers(0, 4), shown=st.booleans()),
    st.builds(WithdrawClaim, claim=st.integers(0, 4)),
    st.just(AskOthers()),
    st.builds(VoidAward, prize=prizes, reason=texts),
    st.builds(NoteWinner, prize=prizes, series=st.just(17), number=cards, name=texts),
    st.builds(Read, session=sessions, seq=st.integers(0, 9), tag=tags, age=st.none() | st.integers(0, 4000)),
    st.builds(TakeRead, session=sessions, seq=st.integers(0, 9)),
    st.builds(DismissRead, session=sessions, seq=st.integers(0, 9)),
    st.builds(SetReading, reading=st.sampled_from(["direct", "confirm"])),
    st.builds(SetTags, tags=st.dictionaries(st.sampled_from(["TAB", "TCD", "N1"]), numbers)),
    st.just(RevealNumber()),
    st.just(AnnounceNumber()),
    st.builds(ChangeSource, source=st.sampled_from(["provable", "live", "balls"]), reason=texts),
    st.just(StartGame()),
    st.builds(CloseGame, leave_prizes=st.booleans()),
    st.builds(Sell, series=st.sampled_from([17, 18]), first=cards, last=cards),
    st.builds(TakeBack, series=st.just(17), first=cards, last=cards, damaged=st.booleans()),
    st.just(CloseSales()),
    st.just(ReopenSales()),
    st.builds(TakeWords, words=texts),
    st.builds(
        PlanGame, source=st.sampled_from(["provable", "live", "balls"]), scheme=st.sampled_from(["", "italy"])
    ),
    st.builds(NoteFault, code=texts),
    st.builds(Rewind, position=st.integers(-1, 20), reason=texts),
    st.builds(Correct, number=numbers, reason=texts, position=st.integers(-1, 20)),
    st.builds(VoidDraw, reason=texts, position=st.integers(-1, 20)),
    st.builds(ClaimByHand, prizes=st.lists(prizes, max_size=2).map(tuple), note=texts),
    st.builds(ChooseVerdict, claim=st.integers(0, 4)),
    st.builds(Award, lots=st.dictionaries(prizes, st.integers(0, 4), max_size=2)),
    st.builds(VoidGame, reason=texts, remedy=st.sampled_from(["replay", "refund"])),
    st.builds(
        SellBook, series=st.lists(st.sampled_from([17, 18]), max_size=2).map(tuple), first=cards, last=cards
    ),
    st.builds(Deal, series=st.just(17), cards=st.integers(-1, 7), games=st.sampled_from([(), ("1",)])),
    st.builds(Sell, series=st.just(17), first=cards, last=cards, games=st.sampled_from([("1",), ("2",)])),
    st.builds(NameBeacon, source=texts),
    st.builds(TakeWords, words=texts, beacon=st.sampled_from(["", "00"])),
    st.builds(AnnounceSeries, series=st.integers(16, 18), price=st.integers(-1, 100), colour=texts),
    st.builds(RaiseJackpot, jackpot=st.just("pot"), amount=st.integers(-1, 1000)),
    st.builds(TrialDraw, balls=st.integers(0, 129), numbers=st.lists(numbers, max_size=3).map(tuple)),
    st.builds(OpenEvening, currency=st.sampled_from(["EUR", "x"])),
)
farewells: st.SearchStrategy[Command] = st.just(CloseEvening()) | st.just(WithdrawSeries(series=17))


class AnyEvening(RuleBasedStateMachine):
    """An evening under any commands whatever."""

    @initialize(
        source=st.sampled_from(["provable", "live", "balls"]),
        awarding=st.sampled_from(["claimed", "automatic"]),
        late=st.sampled_from(["strict", "until_closed", "late_shares"]),
        bogey=st.sampled_from(["no", "prize", "game"]),
        tie=st.sampled_from(["share", "lots"]),
        draws=st.sampled_from([0, 45]),
        reveal=st.sampled_from(["at_once", "by_operator"]),
        called_from=st.sampled_from(["shown", "announced"]),
        late_sales=st.booleans(),
    )
    def open(
        self,
        source: str,
        awarding: str,
        late: str,
        bogey: str,
        tie: str,
        draws: int,
        reveal: str,
        called_from: str,
        late_sales: bool,
    ) -> None:
        self.lines: list[Line] = []
        self.session = Session(Journal.create(MEMORY), clock=lambda: AT, entropy=entropy_from("any"))
        pair = {"pattern": "in_row", "count": 2}
        plan = {
            "source": source,
            "awarding": awarding,
            "rules": {
                "late": late,
                "late_sales": late_sales and source != "provable",
                "called_from": called_from,
                "bogey": bogey,
                "draws": draws,
            },
            "prizes": [
                {"id": "ambo", "pattern": pair, "value": 1001, "unit": 5, "kind": "pair", "tie": tie},
                {"id": "second", "pattern": pair, "value": 500, "kind": "pair", "remainder": "first"},
                {"id": "terna", "pattern": {"pattern": "in_row", "count": 3}, "percent": 1000},
                {"id": "early", "pattern": {"pattern": "first", "count": 4}, "after": "", "within": 20},
                {"id": "corners", "pattern": {"pattern": "corners"}, "after": "", "jackpot": "pot"},
                {"id": "row", "pattern": {"pattern": "in_row", "count": 5}, "after": "", "among": "winners"},
                {"id": "tombola", "pattern": {"pattern": "whole"}, "after": "terna"},
                {"id": "none", "pattern": {"pattern": "nothing"}, "after": "early", "among": "others"},
            ],
        }
        for line in (
            {"command": "open_evening", "reveal": reveal},
            {"command": "raise_jackpot", "jackpot": "pot", "amount": 5000},
            {"command": "register_series", "series": 17, "strips": 2, "secret": SECRET.hex()},
            {"command": "plan_game", "game": "1", **plan},
            {"command": "plan_game", "game": "2", **plan, "balls": 90},
            {"command": "sell", "series": 17, "first": 1, "last": 9 if late_sales else 12},
            {"command": "start_game"},
        ):
            self._submit(msgspec.convert(line, AnyCommand))

    @rule(command=commands)
    def do(self, command: Command) -> None:
        self._submit(command)

    @rule(calls=st.lists(st.integers(1, 90), min_size=1, max_size=8))
    def play_on(self, calls: list[int]) -> None:
        """Enough numbers that something is won now and then."""
        for number in calls:
            self._submit(Call(number=number))
            self._submit(Draw())
            self._submit(RevealNumber())
            self._submit(AnnounceNumber())

    @precondition(lambda self: len(self.session.state.draw.played) > 1)
    @rule(command=farewells)
    def leave(self, command: Command) -> None:
        self._submit(command)

    def _submit(self, command: Command) -> None:
        before = (self.session.state, self.session.vault)
        try:
            self.lines += self.session.submit(command).lines
        except Refused as refused:
            assert (self.session.state, self.session.vault) == before
            assert refused.code in REFUSALS.texts
            assert not isinstance(command, Read), "a reader would repeat it for ever"

    @invariant()
    def each_number_is_out_once(self) -> None:
        drawn = self.session.state.draw.drawn
        assert [ball.position for ball in drawn] == list(range(1, len(drawn) + 1))
        counting = [ball.number for ball in drawn if not ball.void]
        assert len(set(counting)) == len(counting)
        assert all(1 <= ball.number <= 90 for ball in drawn)

    @invariant()
    def shares_and_remainder_equal_each_prize(self) -> None:
        for award in self.session.state.awards.given.values():
            assert award.winners
            assert sum(w.share for w in award.winners) + award.remainder == award.amount

    @invariant()
    def no_card_wins_a_prize_twice(self) -> None:
        for award in self.session.state.awards.given.values():
            assert isinstance(award, PrizeAwarded)
            assert len({(w.series, w.number) for w in award.winners}) == len(award.winners)

    @invariant()
    def no_card_wins_prizes_of_one_kind_twice(self) -> None:
        given = self.session.state.awards.given
        both = [{(w.series, w.number) for w in given[p].winners} for p in ("ambo", "second") if p in given]
        assert len(both) < 2 or both[0].isdisjoint(both[1])

    @invariant()
    def no_card_stands_twice(self) -> None:
        standing = [claim.key for claim in self.session.state.desk.standing]
        assert len(set(standing)) == len(standing)

    @invariant()
    def accumulators_hold_what_was_not_won(self) -> None:
        jackpots = self.session.state.jackpots
        assert all(amount >= 0 for amount in jackpots.amounts.values())

    @invariant()
    def nobody_wins_on_a_number_that_is_not_out(self) -> None:
        state = self.session.state
        if state.planned:
            assert all(
                w.position <= len(state.draw.drawn) for a in state.awards.given.values() for w in a.winners
            )

    @invariant()
    def state_equals_replay(self) -> None:
        again = State()
        for entry in read_lines(self.lines):
            again = again.after(entry.event, entry.at)
        assert again == self.session.state
        assert snapshot(again, self.session.vault) == self.session.snapshot()

    def teardown(self) -> None:
        if hasattr(self, "session"):
            self.session.close()


AnyEvening.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
TestAnyEvening = AnyEvening.TestCase


def test_every_refusal_in_the_code_has_its_sentence():
    """Each code that the game can refuse with is in the table of sentences."""
    root = Path(__file__).parents[2] / "desktop"
    source = "\n".join(path.read_text("utf-8") for path in root.rglob("*.py"))
    codes = set(re.findall(r'Refused\(\s*"([a-z_]+)"', source))
    assert codes <= set(REFUSALS.texts)
