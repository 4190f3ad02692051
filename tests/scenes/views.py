"""HallViews for tests of what is painted, each from a real evening."""

from msgspec import structs

from desktop.game.cards.codes import print_number
from desktop.game.cards.listed import ListedCard
from desktop.game.cards.series import Series
from desktop.game.claims import AskOthers, Claim, ClaimByHand, ShowClaim, WithdrawClaim
from desktop.game.corrections import Undo
from desktop.game.draw import Pause, Resume
from desktop.game.evening import CloseEvening, OpenEvening
from desktop.game.prizes.first import First
from desktop.game.prizes.in_row import InRow
from desktop.game.prizes.prize import Prize
from desktop.game.programme import ListSeries, PlanGame, RegisterSeries
from desktop.game.rounds import CloseGame, StartGame
from desktop.game.sales import Sell
from desktop.game.views import HallView, PrizeView, WinnerView
from tests.hall import SECRET, SERIES, Hall


def scenes() -> dict[str, HallView]:
    """Every scene once, from one provable evening."""
    hall = Hall.playing(source="provable", name="Tombola di Natale", hall="Circolo San Marco", cards=(1, 300))
    seen = {"start": _seen(hall)}
    hall.draw(37)
    seen["play"] = _seen(hall)
    seen["not-winning"] = _claim(hall, "not_winning")
    seen["claim"] = _claim(hall, "winning")
    hall.do(AskOthers())
    seen["others"] = _seen(hall)
    hall.do(ShowClaim(claim=len(hall.state.desk.claims), shown=False))
    seen["asking"] = _seen(hall)
    seen["checking"] = structs.replace(seen["asking"], asked=0)
    hall.award()
    seen["winners"] = _seen(hall)
    hall.do(Resume())
    hall.do(Pause())
    seen["pause"] = _seen(hall)
    hall.do(Resume())
    hall.draw(52)
    seen["eighty-nine"] = _seen(hall)
    hall.do(Undo(reason="misread"))
    seen["undone"] = _seen(hall)
    hall.do(PlanGame(game="2", source="live", scheme="italy", series=(17,)))
    hall.do(CloseGame(leave_prizes=True))
    seen["results"] = _seen(hall)
    seen["welcome"] = structs.replace(seen["start"], scene="welcome", called=())
    hall.do(StartGame())
    hall.do(CloseGame(leave_prizes=True))
    hall.do(CloseEvening())
    seen["goodbye"] = _seen(hall)
    seen["parallel"] = in_parallel(seen["play"], 8)
    seen["by-hand"] = _by_hand()
    seen["claim-75"] = _claim_of_75()
    seen["claim-loose"] = _claim_without_rows()
    return seen


def _by_hand() -> HallView:
    """A card of ours and one of another maker have won together."""
    hall = Hall.playing(source="balls", name="Tombola di Natale")
    hall.call(3, 35)
    hall.claim(1)
    hall.do(ClaimByHand(note="Rossi 0471"))
    hall.award()
    return _seen(hall)


def _claim_of_75() -> HallView:
    """A card of 5 x 5 with a row, the free centre in it."""
    hall = Hall()
    hall.do(OpenEvening(name="Bingo night", language="en"))
    hall.do(RegisterSeries(series=75, strips=10, secret=SECRET.hex(), kind="75"))
    hall.do(PlanGame(source="balls", balls=75, prizes=(Prize("line", InRow(5), {"en": "Line"}, value=5000),)))
    hall.do(Sell(series=75))
    hall.do(StartGame())
    card = Series(75, 10, SECRET, "75").card(1)
    hall.call(*(n for n in card.rows[0][:3] if n), *(n for n in card.rows[2] if n))
    hall.do(Claim(card=print_number(1)))
    return _seen(hall)


def _claim_without_rows() -> HallView:
    """A card of another maker of which only the numbers are known."""
    hall = Hall()
    hall.do(OpenEvening(name="Tombola di Natale"))
    numbers = tuple(n for row in SERIES.card(1).rows for n in row if n)
    hall.do(ListSeries(series=3, cards=(ListedCard("00123", (numbers,)),)))
    prize = Prize("five", First(5), {"it": "Primi cinque"}, value=2000)
    hall.do(PlanGame(source="balls", prizes=(prize,)))
    hall.do(Sell(series=3))
    hall.do(StartGame())
    hall.call(90, *numbers[4:9])
    hall.do(Claim(card="00123"))
    return _seen(hall)


def in_parallel(view: HallView, count: int) -> HallView:
    """So many prizes in play at once, some of them things."""
    names = (
        "Early five",
        "Top line",
        "Middle line",
        "Bottom line",
        "Four corners",
        "Breakfast",
        "Lunch",
        "House",
    )
    things = {5: "a tea set", 6: "a ham"}
    prizes = tuple(
        PrizeView(str(n), {"it": names[n % 8]}, 0 if n == 5 else 1000 * n, "open", thing=things.get(n, ""))
        for n in range(count)
    )
    assert view.game
    return structs.replace(view, game=structs.replace(view.game, prizes=prizes))


def many_winners(count: int) -> HallView:
    """A prize with so many joint winners, some with a table."""
    winners = tuple(
        WinnerView(17, n * 37, f"{n * 37}-{n % 10}", 20000 // count, table=str(n) if n % 2 else "")
        for n in range(1, count + 1)
    )
    won = PrizeView("tombola", {"it": "Tombola"}, 20000, "won", winners)
    return structs.replace(scenes()["winners"], won_now=(won,))


def _seen(hall: Hall) -> HallView:
    return hall.session.snapshot().hall


def _claim(hall: Hall, answer: str) -> HallView:
    """The first card that is answered so, shown to the hall; the others are taken off the desk."""
    for card in range(1, 301):
        said = hall.claim(card).answer
        claim = hall.state.desk.claims[-1].claim
        if said == answer:
            hall.do(ShowClaim(claim=claim))
            return _seen(hall)
        hall.do(WithdrawClaim(claim=claim))
    raise AssertionError(answer)
