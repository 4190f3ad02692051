"""A whole game that does not count: played again, or refunded."""

from pathlib import Path

import pytest

from desktop.game.awards import AwardVoided
from desktop.game.draw import Call, Draw
from desktop.game.drawing import GameStarted, GameVoided
from desktop.game.evening import OpenEvening
from desktop.game.inbox import Read, ReadDismissed
from desktop.game.programme import PlanGame, RegisterSeries
from desktop.game.rounds import CloseGame, StartGame, VoidGame
from desktop.game.sales import Sell
from desktop.journal.journal import Journal
from desktop.session.session import Session
from tests.hall import SECRET, SERIES, Hall, names


def hall_with(source: str, **sale: object) -> Hall:
    """One game of this source has started, with cards 1 to 12 sold at 100 each."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(RegisterSeries(series=17, strips=10, secret=SECRET.hex()))
    hall.do(PlanGame(game="1", source=source, scheme="italy", values={"ambo": 500}))  # pyright: ignore[reportArgumentType]
    hall.do(Sell(series=17, first=1, last=12, price=100, **sale))  # pyright: ignore[reportArgumentType]
    hall.do(StartGame())
    return hall


def voided(events: tuple[object, ...]) -> GameVoided:
    return next(event for event in events if isinstance(event, GameVoided))


def test_the_awards_of_a_void_game_fall_and_it_is_played_again_with_its_cards():
    """The same game starts anew with an empty board; the cards that were sold for it are in play."""
    hall = hall_with("balls", games=("1",))
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    events = hall.do(VoidGame(reason="a ball fell down"))
    assert names(events) == ["AwardVoided", "GameVoided", "GameClosed"]
    assert voided(events).refund == 0
    (started,) = hall.do(StartGame())
    assert isinstance(started, GameStarted)
    assert (started.game, started.cards, hall.numbers) == ("1", 12, [])
    hall.call(35, 3)
    assert hall.claim(1).answer == "winning"


def test_a_game_that_is_refunded_is_over():
    """What its cards were sold for is paid back, and the record says how much."""
    hall = hall_with("balls")
    assert voided(hall.do(VoidGame(reason="power cut", remedy="refund"))).refund == 1200
    assert hall.refusal(StartGame(game="1")).code == "game_played"


def test_a_provable_draw_is_not_used_twice():
    """Its secret is revealed with the void game; played again the program draws live."""
    hall = hall_with("provable")
    hall.draw(3)
    assert names(hall.do(VoidGame(reason="wrong words")))[-1] == "SecretRevealed"
    (started,) = hall.do(StartGame())
    assert isinstance(started, GameStarted) and started.source == "live"
    assert hall.do(Draw())


def test_a_void_game_needs_its_reason():
    """It stands in the record for ever."""
    assert hall_with("balls").refusal(VoidGame(reason=" ")).code == "reason_missing"


def test_a_card_sold_late_counts_whole_in_the_replay():
    """No number of the replay came before its sale."""
    hall = Hall.playing(late_sales=True, cards=(2, 12))
    hall.call(3)
    hall.do(Sell(series=17, first=1))
    hall.do(VoidGame(reason="a ball fell down"))
    hall.do(StartGame())
    hall.call(3, 35)
    assert hall.claim(1).answer == "winning"


def test_a_game_does_not_close_on_a_number_that_the_hall_has_not_seen():
    """It is shown or taken back first."""
    hall = Hall.playing(reveal="by_operator")
    hall.do(Call(number=3))
    assert hall.refusal(CloseGame(leave_prizes=True)).code == "reveal_first"


def test_reads_that_still_wait_are_let_go_with_their_game():
    """They belong to this basket."""
    hall = hall_with("balls")
    hall.do(Read(session="3F9A", seq=1, tag="N7", age=9000))
    events = hall.do(CloseGame(leave_prizes=True))
    assert ReadDismissed(session="3F9A", seq=1) in events
    assert hall.state.inbox.waiting == ()


@pytest.mark.parametrize("number", SERIES.card(1).rows[0])
def test_the_cards_of_these_tests_are_those_of_the_series(number: int):
    """Card 1 has its top row of 3 35 47 62 72."""
    assert number in (0, 3, 35, 47, 62, 72)


def test_a_provable_game_that_is_played_again_ends_like_any_other(tmp_path: Path):
    """Its secret is out already; the evening's file opens meanwhile, and the game closes."""
    path = tmp_path / "e.tabellone"
    hall = Hall.playing(Journal.create(path), source="provable")
    hall.draw(3)
    hall.do(VoidGame(reason="fire"))
    hall.session.close()
    session = Session(Journal.open(path))
    for command in (StartGame(), Draw(), CloseGame(leave_prizes=True)):
        assert session.submit(command).events
    session.close()


def test_an_award_of_a_void_game_falls_with_its_reason():
    """It was the game that took it back, and nobody else."""
    hall = hall_with("balls")
    hall.call(3, 35)
    hall.claim(1)
    hall.award()
    (fallen, *_) = hall.do(VoidGame(reason=" a ball  fell down "))
    assert fallen == AwardVoided(prize="ambo", position=2, claims=(1,), by="game", reason="a ball fell down")


def test_cards_sold_before_their_game_was_planned_are_refunded_with_it():
    """They play in it, and in no other."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(RegisterSeries(series=17, strips=10, secret=SECRET.hex()))
    hall.do(Sell(series=17, first=1, last=12, price=100))
    hall.do(PlanGame(game="1", source="balls", scheme="italy"))
    hall.do(StartGame())
    assert voided(hall.do(VoidGame(reason="power cut", remedy="refund"))).refund == 1200
