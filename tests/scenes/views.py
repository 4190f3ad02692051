"""HallViews for tests of what is painted, each from a real evening."""

from msgspec import structs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRadialGradient

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
from desktop.game.programme import AnnounceSeries, ListSeries, PlanGame, RegisterSeries
from desktop.game.rounds import CloseGame, StartGame
from desktop.game.sales import Sell
from desktop.game.views import CorrectionView, HallView, PrizeView, SeriesView, WinnerView
from desktop.scenes.showing import Picture, Pictures, Showing
from desktop.scenes.times import Times
from desktop.settings.schemes import load_scheme, prizes_of
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
    seen["before"] = _before()
    hall.do(StartGame())
    hall.do(CloseGame(leave_prizes=True))
    hall.do(CloseEvening())
    seen["goodbye"] = _seen(hall)
    seen["parallel"] = in_parallel(seen["play"], 8)
    seen["by-hand"] = _by_hand()
    seen["claim-75"] = _claim_of_75()
    seen["claim-loose"] = _claim_without_rows()
    return seen


def showings(seen: dict[str, HallView]) -> dict[str, tuple[HallView, Showing]]:
    """Every scene that a choice or the time brings to the board, each with a view from `scenes`."""
    at, soon = Times(now=21 * 3600 + 4 * 60), Times(now=21 * 3600 + 17 * 60 + 26, start=21 * 3600 + 30 * 60)
    pictures = Pictures(picture(600, 400), {"un prosciutto": picture(300, 300)})
    before = seen["before"]
    return {name: (view, Showing()) for name, view in seen.items()} | {
        "welcome": (before, Showing(between="welcome", times=at)),
        "welcome-countdown": (before, Showing(between="welcome", times=soon, pictures=pictures)),
        "before": (before, Showing(times=at)),
        "before-pictures": (with_things(before), Showing(times=soon, pictures=pictures)),
        "full": (seen["play"], Showing(in_play="full")),
        "full-eighty-nine": (seen["eighty-nine"], Showing(in_play="full")),
        "order": (seen["play"], Showing(in_play="order")),
        "order-eighty-nine": (seen["eighty-nine"], Showing(in_play="order")),
        "order-start": (seen["start"], Showing(in_play="order")),
        "pause-countdown": (seen["pause"], Showing(times=soon)),
        "corrected": (
            structs.replace(seen["play"], correction=CorrectionView(54, seen["play"].last)),
            Showing(correcting=True),
        ),
        "taken-back": (seen["undone"], Showing(correcting=True)),
        "sponsors": (
            before,
            Showing(between="sponsors", pictures=Pictures(slide=picture(800, 600))),
        ),
        "blank": (seen["play"], Showing(blank=True)),
    }


def picture(width: int, height: int) -> Picture:
    """A picture that nobody takes for something else."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#7A2E2E"))
    light = QRadialGradient(QPointF(width * 0.4, height * 0.4), height * 0.6)
    light.setColorAt(0, QColor("#FFE7B0"))
    light.setColorAt(1, QColor("#B3632A"))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawEllipse(QRectF(width * 0.2, height * 0.15, width * 0.6, height * 0.7))
    return Picture(image)


def with_things(view: HallView, count: int = 12) -> HallView:
    """Before a game with so many prizes, some of them things, and four series with long names."""
    assert view.coming
    first = view.coming.prizes
    many = [
        structs.replace(
            first[n % 5], place=n // 5 + 1, id=f"{n}", thing="un prosciutto" if n % 3 == 1 else ""
        )
        for n in range(count)
    ]
    series = tuple(SeriesView(n, 6000, 120 * n, 150, "arancione con bordo rosso") for n in range(17, 21))
    coming = structs.replace(view.coming, prizes=tuple(many), series=series)
    return structs.replace(view, coming=coming, words="17 4 88 61 3")


def _before() -> HallView:
    """Before the first game of three: cards are being sold."""
    hall = Hall()
    hall.do(OpenEvening(name="Tombola di Natale", hall="Circolo San Marco"))
    hall.do(RegisterSeries(series=17, strips=1000, secret=SECRET.hex()))
    hall.do(AnnounceSeries(series=17, price=150, colour="yellow"))
    values = {"ambo": 1000, "terna": 2000, "quaterna": 4000, "cinquina": 8000, "tombola": 20001}
    for game in ("1", "2", "3"):
        hall.do(PlanGame(game=game, scheme="italy", values=values))
    hall.do(Sell(series=17, first=1, last=300))
    return _seen(hall)


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


def in_75(prize: str) -> HallView:
    """A game of 75 with one prize of its scheme in play."""
    hall = Hall()
    hall.do(OpenEvening(name="Bingo night", language="en"))
    hall.do(PlanGame(source="balls", balls=75, prizes=(_of_75(prize),)))
    hall.do(StartGame())
    hall.call(3, 17, 44, 71, 9, 22, 31, 60, 75)
    return _seen(hall)


def _of_75(prize: str) -> Prize:
    planned = prizes_of(load_scheme("bingo75"), extra=[prize] if prize != "line" else [])
    return structs.replace(next(one for one in planned if one.id == prize), after="", value=5000)


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
