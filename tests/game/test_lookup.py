"""Looking a card up: what the register says of it, without anything being recorded."""

import pytest

from desktop.game.base import Refused
from desktop.game.cards.codes import print_code, print_number
from desktop.game.evening import OpenEvening
from desktop.game.lookup import CardFound
from desktop.game.programme import PlanGame, RegisterSeries
from desktop.game.sales import Sell, TakeBack
from tests.hall import SECRET, SERIES, Hall


@pytest.fixture
def hall() -> Hall:
    """Series 17 with 60 cards, some of them sold."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(RegisterSeries(series=17, strips=10, secret=SECRET.hex()))
    hall.do(PlanGame(game="1", source="live"))
    hall.do(Sell(series=17, first=1, last=6, seller="Ada", buyer="Ugo", games=("1",)))
    hall.do(TakeBack(series=17, first=6, last=6))
    hall.do(TakeBack(series=17, first=9, last=9, damaged=True))
    return hall


def test_a_sold_card_tells_by_whom_to_whom_and_for_what(hall: Hall):
    """By its number or by its code."""
    found = CardFound(17, print_number(5), "sold", seller="Ada", buyer="Ugo", games=("1",))
    assert hall.session.look_up(print_number(5), 0) == found
    assert hall.session.look_up(print_code(SERIES.tag_key, 17, 5), 0) == found


@pytest.mark.parametrize(
    ("number", "answer"), [(6, "returned"), (7, "not_sold"), (9, "damaged"), (61, "outside_series")]
)
def test_a_card_that_is_not_in_play_tells_why(hall: Hall, number: int, answer: str):
    """Returned, never sold, damaged, or beyond the series."""
    assert hall.session.look_up(print_number(number), 0).answer == answer


def test_an_invented_code_is_suspect(hall: Hall):
    """Its check character is right, its tag is not of our secret; so is one of a series that is not here."""
    assert hall.session.look_up(print_code(bytes(64), 17, 5), 0).answer == "suspect"
    assert hall.session.look_up(print_code(SERIES.tag_key, 18, 5), 0).answer == "no_such_series"


def test_looking_up_changes_nothing(hall: Hall):
    """Also where it is refused."""
    before = hall.session.state
    hall.session.look_up(print_number(5), 0)
    with pytest.raises(Refused) as refused:
        hall.session.look_up("1-2", 0)
    assert refused.value.code == "unreadable"
    hall.do(RegisterSeries(series=18, strips=1))
    with pytest.raises(Refused) as refused:
        hall.session.look_up(print_number(5), 0)
    assert refused.value.code == "which_series"
    assert hall.session.look_up(print_number(5), 17).answer == "sold"
    assert before.sales is hall.session.state.sales


def test_without_any_series_no_card_is_looked_up():
    """The hall plays with the board alone."""
    hall = Hall()
    hall.do(OpenEvening())
    with pytest.raises(Refused) as refused:
        hall.session.look_up("1-3", 0)
    assert refused.value.code == "no_cards_tonight"
