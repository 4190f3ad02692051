"""Each refusal brings what its sentence needs: the numbers, names and limits that the operator has to read."""

import pytest

from desktop.game.awards import NoteWinner
from desktop.game.base import Command, Param, Refused
from desktop.game.cards.codes import print_code, print_number
from desktop.game.claims import AskOthers, ChooseVerdict, Claim, ClaimByHand, WithdrawClaim
from desktop.game.corrections import Correct, Rewind, Undo, VoidDraw
from desktop.game.draw import Call, Draw, Resume
from desktop.game.engine import decide
from desktop.game.evening import CloseEvening, OpenEvening
from desktop.game.inbox import Read, SetTags, TakeRead
from desktop.game.jackpots import MOST_HELD, RaiseJackpot
from desktop.game.prizes.first import First
from desktop.game.prizes.in_row import InRow
from desktop.game.prizes.mask import Mask
from desktop.game.prizes.prize import Prize
from desktop.game.programme import PlanGame, RegisterSeries, WithdrawSeries
from desktop.game.roles import SetPin, SignIn
from desktop.game.rounds import CloseGame, StartGame
from desktop.game.sales import CloseSales, Deal, ReopenSales, Sell, TakeBack, TakeWords
from desktop.game.settling import Award, VoidAward
from desktop.game.trial import TrialDraw
from tests.hall import SECRET, SERIES, Hall

AMBO = (Call(number=3), Call(number=35), Claim(card="1-3"))
"""Card 1 lies on the desk with an ambo."""
NOTED = (Call(number=3), ClaimByHand(note="red 17"))
PINS = (SetPin(role="supervisor", pin="2468"), SetPin(role="caller", pin="1357"))
TAG = "T0C000621A5"
GAME_1 = Sell(series=17, games=("1",))
TOO_SOON = PlanGame(source="balls", prizes=(Prize("line", InRow(5), within=4),))


@pytest.mark.parametrize(
    ("before", "command", "code", "params"),
    [
        (AMBO, Claim(card="1-3"), "on_the_desk", {"number": "1-3"}),
        (NOTED, ClaimByHand(note="red 17"), "on_the_desk", {"number": "red 17"}),
        ((), ClaimByHand(prizes=("jackpot",)), "no_such_prize", {"prize": "jackpot"}),
        (NOTED, ClaimByHand(prizes=("tombola",)), "prize_not_open", {"prize": "tombola"}),
        ((*AMBO, WithdrawClaim(claim=1)), WithdrawClaim(claim=1), "not_on_the_desk", {"claim": 1}),
        (AMBO, WithdrawClaim(claim=9), "no_such_claim", {"claim": 9}),
        (
            (*AMBO[:2], Claim(card=print_number(61))),
            ChooseVerdict(claim=1),
            "no_other_verdict",
            {"claim": 1},
        ),
        ((*AMBO, *[AskOthers()] * 3), AskOthers(), "asked_enough", {"times": 3}),
        (AMBO, Resume(), "claims_stand", {"claims": 1}),
        (AMBO, CloseGame(), "claims_stand", {"claims": 1}),
        (
            (*AMBO, Award(), Resume()),
            CloseGame(),
            "prizes_open",
            {"prizes": ("terna", "quaterna", "cinquina", "tombola")},
        ),
        (AMBO, Rewind(position=3, reason="x"), "no_such_draw", {"position": 3, "balls": 2}),
        (AMBO, Undo(after=1, reason="x"), "out_of_step", {"balls": 2}),
        (AMBO, Call(number=91, after=1), "out_of_step", {"balls": 2}),
        ((*AMBO, VoidDraw(reason="x")), VoidDraw(position=2, reason="x"), "draw_is_void", {"position": 2}),
        (
            (*AMBO, VoidDraw(reason="x")),
            Correct(number=5, position=2, reason="x"),
            "draw_is_void",
            {"position": 2},
        ),
        (AMBO, Correct(number=91, reason="x"), "not_a_ball", {"balls": 90}),
        ((), Call(number=91), "not_a_ball", {"balls": 90}),
        (AMBO, Correct(number=3, reason="x"), "already_out", {"number": 3, "position": 1}),
        (AMBO[:2], Call(number=3), "already_out", {"number": 3, "position": 1}),
        ((*AMBO, Award()), Undo(reason="x"), "award_depends", {"prize": "ambo", "cards": ("1-3",)}),
        ((*NOTED, Award()), Undo(reason="x"), "award_depends", {"prize": "ambo", "cards": ("red 17",)}),
        (AMBO, VoidAward(prize="ambo", reason="x"), "not_awarded", {"prize": "ambo"}),
        (AMBO, NoteWinner(prize="ambo", series=17, number=1, name="Ugo"), "not_awarded", {"prize": "ambo"}),
        (
            (*AMBO, Award()),
            NoteWinner(prize="ambo", series=17, number=2, name="Ugo"),
            "not_a_winner",
            {"prize": "ambo"},
        ),
        ((), SetTags(tags={TAG: 129}), "not_a_ball", {"balls": 128}),
        (
            (Read(session="A", seq=1, tag="N3", age=None), Call(number=3)),
            TakeRead(session="A", seq=1),
            "already_out",
            {"number": 3, "position": 1},
        ),
        ((), RaiseJackpot(jackpot="big", amount=-1), "bad_amount", {"most": MOST_HELD}),
        (
            [RaiseJackpot(jackpot=f"j{n}", amount=1) for n in range(20)],
            RaiseJackpot(jackpot="big", amount=1),
            "too_many_jackpots",
            {"most": 20},
        ),
        ((), WithdrawSeries(series=17), "game_running", {"game": "1"}),
        ((), TakeBack(series=17, first=1, last=1), "game_running", {"game": "1"}),
        ((), ReopenSales(), "game_running", {"game": "1"}),
        ((), CloseEvening(), "game_running", {"game": "1"}),
        ((), StartGame(), "game_running", {"game": "1"}),
        ((), TrialDraw(), "game_running", {"game": "1"}),
        ((), SetPin(role="supervisor", pin="1"), "bad_pin", {"shortest": 4, "longest": 40}),
        (PINS, SignIn(role="caller", pin="2468"), "wrong_pin", {"role": "caller"}),
        (
            (*PINS, SignIn(role="caller", pin="1357")),
            SetPin(role="caller", pin="0000"),
            "needs_role",
            {"role": "supervisor"},
        ),
    ],
)
def test_a_refusal_in_a_game_brings_what_its_sentence_needs(
    before: tuple[Command, ...], command: Command, code: str, params: dict[str, Param]
):
    """In a game of 90 balls with cards 1 to 60 in play."""
    hall = Hall.playing()
    for earlier in before:
        hall.do(earlier)
    refused = hall.refusal(command)
    assert (refused.code, refused.params) == (code, params)


@pytest.mark.parametrize(
    ("before", "command", "code", "params"),
    [
        ((), Deal(series=17, cards=0), "bad_count", {"most": 600}),
        (
            (Sell(series=17, first=2, last=3),),
            TakeBack(series=17, first=1, last=3),
            "not_sold",
            {"series": 17, "cards": ("1",)},
        ),
        (
            (),
            Sell(series=17, from_serial=" A 7 "),
            "no_such_serial",
            {"series": 17, "serial": "A 7"},
        ),
        ((), Sell(series=17, first=1201), "outside_series", {"cards": 1200, "beyond": ("1201",)}),
        (
            (Sell(series=17, first=2, last=3),),
            Sell(series=17, first=3, last=4),
            "already_sold",
            {"series": 17, "cards": ("3",)},
        ),
        ((), Sell(series=99), "no_such_series", {"series": 99}),
        ((), Sell(series=17, games=("9",)), "no_such_game", {"game": "9"}),
        ((StartGame(), CloseGame(leave_prizes=True), ReopenSales()), GAME_1, "game_played", {"game": "1"}),
        ((WithdrawSeries(series=17),), Sell(series=17), "series_withdrawn", {"series": 17}),
        ((), RegisterSeries(series=17, strips=1), "series_known", {"series": 17}),
        ((), RegisterSeries(series=4096, strips=1), "not_a_series", {"series": 4096, "last": 4095}),
        (
            (),
            RegisterSeries(series=18, strips=2**20 + 1),
            "not_a_size",
            {"strips": 2**20 + 1, "most": 2**20},
        ),
        ((), TOO_SOON, "bad_within", {"prize": "line", "least": 5, "balls": 90}),
        ((CloseSales(),), TakeWords(words="x" * 201), "too_long", {"most": 200}),
        ((WithdrawSeries(series=17),), WithdrawSeries(series=17), "series_withdrawn", {"series": 17}),
        ((), RegisterSeries(series=18, strips=10, secret="00"), "not_a_secret", {"bytes": 64}),
        ((), TrialDraw(balls=129), "not_a_count_of_balls", {"balls": 129, "most": 128}),
        ((), TrialDraw(numbers=(1,) * 1001), "too_many_numbers", {"most": 1000}),
        (
            (RegisterSeries(series=18, strips=10, kind="75"), StartGame()),
            Claim(card=print_code(SERIES.tag_key, 18, 1)),
            "wrong_pool",
            {"balls": 90, "pool": 75},
        ),
    ],
)
def test_a_refusal_before_a_game_brings_what_its_sentence_needs(
    before: tuple[Command, ...], command: Command, code: str, params: dict[str, Param]
):
    """A game of 90 balls is planned with series 17; nothing was sold."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(RegisterSeries(series=17, strips=200, secret=SECRET.hex()))
    hall.do(PlanGame(game="1", source="balls", scheme="italy"))
    for earlier in before:
        hall.do(earlier)
    refused = hall.refusal(command)
    assert (refused.code, refused.params) == (code, params)


def test_a_name_that_brings_too_little_chance_for_its_id_is_refused():
    """Eight bytes are the least."""
    hall = Hall.playing(late_sales=True)
    with pytest.raises(Refused) as refused:
        decide(hall.state, Sell(series=17, first=70, seller="Anna", entropy="00" * 7), hall.session.vault)
    assert (refused.value.code, refused.value.params) == ("not_a_secret", {"bytes": 8})


@pytest.mark.parametrize("command", [Draw(entropy="00" * 15), SetPin(role="supervisor", pin="2468")])
def test_what_needs_chance_and_brings_too_little_is_refused(command: Command):
    """Sixteen bytes are the least that nobody can guess."""
    hall = Hall.playing(source="live")
    with pytest.raises(Refused) as refused:
        decide(hall.state, command, hall.session.vault)
    assert (refused.value.code, refused.value.params) == ("not_a_secret", {"bytes": 16})


def test_sixteen_bytes_are_enough_to_draw_with():
    """That is what the refusal says."""
    hall = Hall.playing(source="live")
    assert decide(hall.state, Draw(entropy="00" * 16), hall.session.vault).events


def test_a_prize_that_nobody_can_have_says_what_can_be_had():
    """A count beyond the card, or drawings without any."""
    with pytest.raises(Refused) as count:
        First(25)
    assert (count.value.code, count.value.params) == (
        "impossible_pattern",
        {"count": 25, "first": 1, "last": 24},
    )
    with pytest.raises(Refused) as masks:
        Mask(())
    assert (masks.value.code, masks.value.params) == ("impossible_mask", {"most": 40})


def test_a_refusal_that_reaches_a_log_can_be_read():
    """Its code and its parameters stand in its text."""
    assert str(Refused("not_a_ball", balls=90)) == "('not_a_ball', {'balls': 90})"
