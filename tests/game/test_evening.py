"""Evening and programme: what can be prepared, and in which order."""

import pytest

from desktop.game import money, orders
from desktop.game.base import Command, Refused
from desktop.game.drawing import GameClosed, SecretRevealed
from desktop.game.engine import decide
from desktop.game.evening import (
    CloseEvening,
    EveningClosed,
    EveningOpened,
    FaultNoted,
    NoteFault,
    OpenEvening,
)
from desktop.game.jackpots import MOST_HELD, JackpotRaised, RaiseJackpot
from desktop.game.prizes.half import Half
from desktop.game.prizes.in_row import InRow
from desktop.game.prizes.prize import Prize
from desktop.game.prizes.whole import Whole
from desktop.game.programme import GamePlanned, PlanGame, RegisterSeries, SeriesRevealed, WithdrawSeries
from desktop.game.roles import SetPin
from desktop.game.rounds import CloseGame, StartGame
from desktop.game.rules import Rules
from desktop.game.sales import Sell
from desktop.game.vault import Decision, Kept, Vault
from desktop.game.views import HallView, Snapshot
from tests.hall import SECRET, SERIES, Hall


@pytest.fixture
def hall() -> Hall:
    hall = Hall()
    hall.do(OpenEvening(name="  Tombola \n di  Natale "))
    return hall


def test_an_evening_is_named_by_its_date_and_its_words_are_tidied(hall: Hall):
    """Left unnamed, an evening is its date; names are kept on one line."""
    opened = hall.state.evening.opened
    assert isinstance(opened, EveningOpened)
    assert (opened.evening, opened.name) == ("2026-12-26", "Tombola di Natale")


def test_an_evening_opens_once(hall: Hall):
    """A second opening is refused."""
    assert hall.refusal(OpenEvening()).code == "already_open"


@pytest.mark.parametrize("currency", ["", "eur", "EURO", "E1R"])
def test_a_currency_is_three_capital_letters(currency: str):
    """Anything else is refused."""
    assert Hall().refusal(OpenEvening(currency=currency)).code == "not_a_currency"


def test_long_words_are_refused(hall: Hall):
    """A text of more than 200 letters does not go into the record."""
    assert hall.refusal(NoteFault(code="x" * 201)).code == "too_long"


def test_faults_are_written_down(hall: Hall):
    """What went wrong outside the rules has its place in the record."""
    assert hall.do(NoteFault(code="power", detail="2 minutes")) == (
        FaultNoted(code="power", detail="2 minutes"),
    )


def test_a_registered_series_is_known_by_its_commitment(hall: Hall):
    """The event carries the commitment, and the secret stays beside the events."""
    hall.do(RegisterSeries(series=17, strips=10, secret=SECRET.hex()))
    assert hall.state.programme.series[17].commitment == SERIES.commitment.hex()
    assert hall.session.vault.series[17] == SECRET


def test_a_series_without_a_secret_gets_a_fresh_one(hall: Hall):
    """The session's entropy makes the secret."""
    hall.do(RegisterSeries(series=1, strips=1))
    assert len(hall.session.vault.series[1]) == 64


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (RegisterSeries(series=0, strips=1), "not_a_series"),
        (RegisterSeries(series=4096, strips=1), "not_a_series"),
        (RegisterSeries(series=1, strips=0), "not_a_size"),
        (RegisterSeries(series=1, strips=2**20 + 1), "not_a_size"),
        (RegisterSeries(series=1, strips=1, secret="00"), "not_a_secret"),
        (WithdrawSeries(series=9), "no_such_series"),
        (PlanGame(balls=-1), "not_a_count_of_balls"),
        (PlanGame(balls=129), "not_a_count_of_balls"),
        (PlanGame(scheme="nowhere"), "unknown_scheme"),
        (PlanGame(series=(9,)), "no_such_series"),
        (PlanGame(entropy="00"), "not_a_secret"),
        (PlanGame(rules=Rules(late_sales=True)), "latecomers_need_another_draw"),
        (PlanGame(scheme="italy", values={"ambo": -1}), "bad_amount"),
        (PlanGame(scheme="italy", values={"ambo": 10**12 + 1}), "bad_amount"),
        (PlanGame(scheme="italy", values={"jackpot": 1}), "no_such_prize"),
        (PlanGame(prizes=(Prize("a", Whole()), Prize("a", Whole()))), "bad_prize_ids"),
        (PlanGame(prizes=(Prize("", Whole()),)), "bad_prize_ids"),
        (PlanGame(prizes=(Prize("a", Whole(), kind="A B"),)), "bad_prize_ids"),
        (PlanGame(prizes=tuple(Prize(f"p{i}", Whole()) for i in range(61))), "too_many_prizes"),
    ],
)
def test_what_cannot_be_prepared_is_refused(hall: Hall, command: RegisterSeries | PlanGame, code: str):
    """Each fault of a series or of a game has its own code."""
    assert hall.refusal(command).code == code


def test_cards_of_ninety_are_not_played_with_other_balls(hall: Hall):
    """A game with a series is a game of 90 balls."""
    hall.do(RegisterSeries(series=1, strips=1))
    assert hall.refusal(PlanGame(balls=75, series=(1,))).code == "wrong_pool"


def test_a_series_or_a_game_is_known_once(hall: Hall):
    """The same number or id again is refused."""
    hall.do(RegisterSeries(series=1, strips=1))
    hall.do(PlanGame(game="x"))
    assert hall.refusal(RegisterSeries(series=1, strips=2)).code == "series_known"
    assert hall.refusal(PlanGame(game="x")).code == "game_known"


def test_two_series_with_one_secret_are_refused(hall: Hall):
    """They would be the same cards under two numbers."""
    hall.do(RegisterSeries(series=1, strips=1, secret=SECRET.hex()))
    refused = hall.refusal(RegisterSeries(series=2, strips=9, secret=SECRET.hex()))
    assert (refused.code, refused.params) == ("series_secret_used", {"series": 1})


def test_a_game_without_a_name_takes_the_next_free_number(hall: Hall):
    """A name that the operator gave to another game is passed over."""
    hall.do(PlanGame(game="2026-12-26/2"))
    hall.do(PlanGame())
    hall.do(PlanGame(game="2026-12-26/4"))
    hall.do(PlanGame())
    assert [game.game[-2:] for game in hall.state.programme.games] == ["/2", "/3", "/4", "/5"]


def test_a_programme_has_an_end(hall: Hall):
    """After 200 games no more can be planned."""
    for _ in range(200):
        hall.do(PlanGame(source="live"))
    assert hall.refusal(PlanGame(source="live")).code == "too_many_games"


def test_a_game_takes_scheme_prizes_with_the_values_given(hall: Hall):
    """The Italian scheme gives five prizes in order; values are set by prize."""
    (planned,) = hall.do(PlanGame(scheme="italy", values={"tombola": 20000}))
    assert isinstance(planned, GamePlanned)
    assert [(p.id, p.value) for p in planned.prizes][-2:] == [("cinquina", 0), ("tombola", 20000)]
    assert [p.pattern for p in planned.prizes[:4]] == [InRow(k) for k in (2, 3, 4, 5)]


def test_each_provable_game_has_a_secret_and_a_commitment_of_its_own(hall: Hall):
    """Two games have two commitments; a secret used twice is refused."""
    hall.do(PlanGame(entropy=SECRET.hex()))
    hall.do(PlanGame())
    one, two = hall.state.programme.games
    assert one.commitment == orders.commitment(SECRET).hex() != two.commitment
    assert hall.refusal(PlanGame(entropy=SECRET.hex())).code == "secret_used_twice"


def test_no_commitment_comes_after_the_first_sale(hall: Hall):
    """Once a card is sold, a provable game cannot be added; a live one can."""
    hall.do(RegisterSeries(series=1, strips=1))
    hall.do(Sell(series=1))
    assert hall.refusal(PlanGame()).code == "commitment_after_sale"
    hall.do(PlanGame(source="live"))


def test_games_are_played_in_the_order_of_the_programme_or_by_name(hall: Hall):
    """The next game starts unless one is named; none is played twice, and one at a time."""
    for name in "abc":
        hall.do(PlanGame(game=name, source="live"))
    hall.do(StartGame(game="b"))
    assert hall.refusal(StartGame()).code == "game_running"
    hall.do(CloseGame())
    hall.do(StartGame())
    assert hall.state.draw.game == "a"
    hall.do(CloseGame())
    assert hall.refusal(StartGame(game="b")).code == "game_played"
    assert hall.refusal(StartGame(game="z")).code == "no_such_game"
    hall.do(StartGame())
    hall.do(CloseGame())
    assert hall.refusal(StartGame()).code == "no_such_game"


def test_the_secret_is_revealed_when_the_game_closes():
    """The secret leaves the vault and enters the record."""
    hall = Hall.playing(source="provable")
    secret = hall.session.vault.draws["1"]
    assert hall.refusal(CloseGame()).code == "prizes_open"
    closed, revealed = hall.do(CloseGame(leave_prizes=True))
    assert closed == GameClosed(
        game="1", balls=0, unawarded=("ambo", "terna", "quaterna", "cinquina", "tombola")
    )
    assert revealed == SecretRevealed(game="1", secret=secret.hex())
    assert "1" not in hall.session.vault.draws


def test_a_withdrawn_series_publishes_its_strip_key(hall: Hall):
    """After withdrawal anyone can make its cards; it cannot be sold or withdrawn again."""
    hall.do(RegisterSeries(series=17, strips=10, secret=SECRET.hex()))
    hall.do(PlanGame(source="live"))
    hall.do(StartGame())
    assert hall.refusal(WithdrawSeries(series=17)).code == "game_running"
    hall.do(CloseGame())
    assert hall.do(WithdrawSeries(series=17)) == (
        SeriesRevealed(series=17, strip_key=SERIES.strip_key.hex()),
    )
    assert hall.refusal(WithdrawSeries(series=17)).code == "series_withdrawn"


def test_a_closed_evening_takes_nothing_more(hall: Hall):
    """An evening closes between games, for good."""
    hall.do(PlanGame(source="live"))
    hall.do(StartGame())
    assert hall.refusal(CloseEvening()).code == "game_running"
    hall.do(CloseGame())
    hall.do(CloseEvening())
    assert hall.refusal(NoteFault(code="x")).code == "evening_closed"


@pytest.mark.parametrize("currency", ["ÉÙR", "ΕΥΡ"])
def test_a_currency_has_letters_of_ascii(currency: str):
    """Letters of other alphabets make no currency, though they look like one."""
    assert Hall().refusal(OpenEvening(currency=currency)).code == "not_a_currency"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (PlanGame(source="balls", rules=Rules(draws=91)), "not_a_count_of_balls"),
        (PlanGame(source="balls", rules=Rules(draws=-1)), "not_a_count_of_balls"),
        (PlanGame(source="balls", prizes=(Prize("a", Whole(), jackpot="pot"),)), "no_such_jackpot"),
        (PlanGame(source="balls", prizes=(Prize("a", Whole(), percent=10_001),)), "bad_percent"),
        (PlanGame(source="balls", prizes=(Prize("a", Whole(), percent=-1),)), "bad_percent"),
        (PlanGame(source="balls", prizes=(Prize("a", Whole(), within=91),)), "bad_within"),
        (PlanGame(source="balls", prizes=(Prize("a", Whole(), unit=0),)), "bad_amount"),
        (PlanGame(source="balls", prizes=(Prize("a", Whole(), after="b"),)), "bad_prize_order"),
        (PlanGame(source="balls", balls=75, prizes=(Prize("a", Half("low")),)), "wrong_cards_for_pattern"),
        (RaiseJackpot(jackpot="pot", amount=-1), "bad_amount"),
        (RaiseJackpot(jackpot="pot", amount=10**15 + 1), "bad_amount"),
    ],
)
def test_impossible_rules_are_refused(hall: Hall, command: Command, code: str):
    """Each fault of a plan or an accumulator has its own code."""
    assert hall.refusal(command).code == code


def test_an_evening_has_a_few_accumulators(hall: Hall):
    """Twenty names, and an old one can still rise."""
    for number in range(20):
        hall.do(RaiseJackpot(jackpot=f"pot{number}", amount=1))
    assert hall.refusal(RaiseJackpot(jackpot="another", amount=1)).code == "too_many_jackpots"
    assert hall.do(RaiseJackpot(jackpot="pot0", amount=1))


def test_what_leaves_the_vault_is_gone():
    """Of each kind one thing, and nothing else."""
    kept = [
        Kept("series", "1", "00"),
        Kept("draw", "g", "01"),
        Kept("person", "p", "Ada"),
        Kept("pin", "r", "02"),
    ]
    vault = Vault().after(Decision((), keep=tuple(kept)))
    assert (vault.series, vault.draws, vault.people, vault.pins) == (
        {1: b"\0"},
        {"g": b"\1"},
        {"p": "Ada"},
        {"r": "02"},
    )
    for one in kept:
        vault = vault.forgetting(one.kind, one.key)
    assert vault == Vault()


def test_a_scheme_is_filled_in_before_it_is_planned(hall: Hall):
    """The pure game does not know schemes: whoever hands it one without prizes is told."""
    command = PlanGame(scheme="italy", source="balls")
    with pytest.raises(Refused) as refused:
        decide(hall.state, command, hall.session.vault)
    assert refused.value.code == "scheme_without_prizes"


@pytest.mark.parametrize(("currency", "digits"), [("EUR", 2), ("JPY", 0), ("KWD", 3)])
def test_an_amount_has_the_decimals_of_its_currency(currency: str, digits: int):
    """ISO 4217: two for most, none for some, three for a few."""
    assert money.minor_digits(currency) == digits


def test_a_pin_needs_entropy_for_its_salt(hall: Hall):
    """Two halls with the same PIN do not keep the same."""
    assert hall.refusal(SetPin(role="supervisor", pin="2468", entropy="00")).code == "not_a_secret"


def test_before_any_game_there_are_ninety_balls_and_none_is_called():
    """What the hall sees when nothing is planned."""
    view = HallView()
    assert (view.balls, view.last, view.prize) == (90, 0, None)
    assert not Snapshot().playing


def test_an_accumulator_rises_by_what_is_added_and_is_handed_on_at_the_end(hall: Hall):
    """What it held, what came, and from where; it may be told without rising, and be as great as it can."""
    hall.do(RaiseJackpot(jackpot="pot", amount=700))
    (raised,) = hall.do(RaiseJackpot(jackpot="pot", amount=50, origin=" last  year "))
    assert raised == JackpotRaised(jackpot="pot", amount=50, total=750, origin="last year")
    hall.do(RaiseJackpot(jackpot="none", amount=0))
    hall.do(RaiseJackpot(jackpot="most", amount=MOST_HELD))
    assert hall.do(CloseEvening()) == (
        EveningClosed(
            evening=hall.state.evening.opened.evening if hall.state.evening.opened else "",
            jackpots={"pot": 750, "none": 0, "most": MOST_HELD},
        ),
    )


def test_the_last_series_and_the_greatest_can_be_registered(hall: Hall):
    """Number 4095, of 1,048,576 strips."""
    assert hall.do(RegisterSeries(series=4095, strips=2**20))
