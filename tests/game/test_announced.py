"""What the hall is told between games: the next game with its cards, and what a draw is checked with."""

from desktop.game import orders
from desktop.game.evening import OpenEvening
from desktop.game.programme import AnnounceSeries, PlanGame, RegisterSeries
from desktop.game.rounds import CloseGame, StartGame, VoidGame
from desktop.game.sales import CloseSales, ReopenSales, Sell, TakeWords
from desktop.game.views import HallView
from tests.hall import Hall


def hall_with_games(*games: str) -> Hall:
    """A hall with one series and provable games."""
    hall = Hall()
    hall.do(OpenEvening(name="Natale"))
    hall.do(RegisterSeries(series=17, strips=4))
    for game in games:
        hall.do(PlanGame(game=game, scheme="italy", values={"ambo": 500}))
    return hall


def seen(hall: Hall) -> HallView:
    return hall.session.snapshot().hall


def test_the_next_game_is_told_with_the_cards_that_are_sold_for_it():
    """Price and colour as they were said last, and how many are in play."""
    hall = hall_with_games("1")
    hall.do(AnnounceSeries(series=17, price=100, colour="pink"))
    hall.do(AnnounceSeries(series=17, price=150, colour="  deep   red "))
    hall.do(Sell(series=17, first=1, last=6))
    coming = seen(hall).coming
    assert coming
    [series] = coming.series
    assert (series.series, series.cards, series.in_play) == (17, 24, 6)
    assert (series.price, series.colour) == (150, "deep red")
    assert (coming.prizes[0].value, coming.prizes[0].state) == (500, "open")
    [row] = hall.session.snapshot().series
    assert (row.price, row.colour) == (150, "deep red")


def test_what_cannot_be_said_of_a_series_is_refused():
    """One that is not there, an amount that is none."""
    hall = hall_with_games("1")
    assert hall.refusal(AnnounceSeries(series=18)).code == "no_such_series"
    assert hall.refusal(AnnounceSeries(series=17, price=-1)).code == "bad_amount"
    assert hall.refusal(AnnounceSeries(series=17, colour="x" * 201)).code == "too_long"


def test_during_a_game_and_after_the_last_one_no_game_is_to_come():
    """After the first game the second one is."""
    hall = hall_with_games("1", "2")
    coming = [seen(hall).coming]
    for command in (StartGame(), CloseGame(leave_prizes=True), StartGame(), CloseGame(leave_prizes=True)):
        hall.do(command)
        coming.append(seen(hall).coming)
    assert [game.game if game else "" for game in coming] == ["1", "", "2", "", ""]


def test_the_proof_keeps_the_words_that_the_draw_was_made_with():
    """Also when sales have reopened and the hall will give others: the order that was drawn follows from it."""
    hall = hall_with_games("1", "2")
    hall.do(CloseSales())
    hall.do(TakeWords(words="17 4 88"))
    hall.do(StartGame())
    hall.draw(9)
    drawn = tuple(hall.numbers)
    hall.do(CloseGame(leave_prizes=True))
    hall.do(ReopenSales())
    view = seen(hall)
    assert view.proof and view.words == ""
    proof = view.proof
    secret, sold = bytes.fromhex(proof.secret), bytes.fromhex(proof.sold)
    key = orders.draw_key(secret, proof.game, sold, proof.words, bytes.fromhex(proof.beacon), proof.balls)
    assert orders.order(key, proof.balls)[:9] == drawn
    assert view.game and orders.commitment(secret).hex() == view.game.commitment
    hall.do(StartGame())
    assert seen(hall).proof is None


def test_a_game_that_was_not_the_programs_draw_has_no_proof():
    """Nor has a void one that was played again live the order of that game in its proof."""
    hall = Hall.playing(source="live")
    hall.draw(3)
    hall.do(CloseGame(leave_prizes=True))
    assert seen(hall).proof is None
    hall = hall_with_games("1")
    hall.do(StartGame())
    first = hall.state.draw.started
    hall.do(VoidGame(reason="lamp", remedy="replay"))
    hall.do(StartGame())
    hall.do(CloseGame(leave_prizes=True))
    proof = seen(hall).proof
    assert proof and first and proof.sold == first.sold
