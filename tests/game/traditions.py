"""Halls of many traditions, for tests: the cards in play, and what is won with them."""

from pathlib import Path

from desktop.game.claims import ClaimByHand
from desktop.game.desk import ClaimChecked
from desktop.game.draw import Resume
from desktop.game.evening import OpenEvening
from desktop.game.jackpots import RaiseJackpot
from desktop.game.programme import Awarding, PlanGame, RegisterSeries
from desktop.game.rounds import StartGame
from desktop.game.rules import Rules
from desktop.game.sales import Sell
from desktop.game.verdicts import Verdict
from tests.hall import SECRET, Hall

CARDS = {
    1: ((3, 35, 47, 62, 72), (9, 14, 21, 39, 85), (26, 49, 58, 75, 89)),
    2: ((37, 44, 50, 73, 81), (38, 45, 61, 79, 83), (7, 15, 20, 54, 64)),
    3: ((10, 30, 60, 74, 84), (13, 22, 56, 67, 77), (4, 27, 42, 68, 86)),
    4: ((11, 23, 34, 63, 80), (25, 36, 40, 57, 78), (1, 19, 48, 59, 82)),
    5: ((5, 28, 43, 52, 88), (8, 12, 29, 33, 90), (17, 46, 55, 69, 70)),
    6: ((2, 16, 24, 51, 71), (31, 41, 65, 76, 87), (6, 18, 32, 53, 66)),
    9: ((3, 26, 35, 63, 81), (6, 17, 29, 44, 55), (19, 49, 66, 71, 90)),
    11: ((22, 52, 60, 76, 82), (4, 14, 24, 30, 68), (16, 41, 53, 78, 84)),
}
"""Rows of the test series. Cards 1 to 6 are a strip: no number stands on two of them."""


def hall_of(
    scheme: str,
    *,
    cards: tuple[int, int] = (1, 60),
    price: int = 0,
    awarding: Awarding | None = None,
    rules: Rules | None = None,
    extra: tuple[str, ...] = (),
    left_out: tuple[str, ...] = (),
    times: dict[str, int] | None = None,
    values: dict[str, int] | None = None,
    jackpots: dict[str, int] | None = None,
    own: Path | None = None,
) -> Hall:
    """One game by a scheme has started, with these cards in play: none is out yet. `own` is the folder of the
    hall's own schemes.
    """
    hall = Hall(schemes=own)
    hall.do(OpenEvening())
    hall.do(RegisterSeries(series=17, strips=1000, secret=SECRET.hex()))
    for jackpot, amount in (jackpots or {}).items():
        hall.do(RaiseJackpot(jackpot=jackpot, amount=amount))
    hall.do(
        PlanGame(
            source="balls",
            scheme=scheme,
            awarding=awarding,
            rules=rules,
            extra=extra,
            left_out=left_out,
            times=times or {},
            values=values or {},
        )
    )
    hall.do(Sell(series=17, first=cards[0], last=cards[1], price=price))
    hall.do(StartGame())
    return hall


def bingo75(*, extra: tuple[str, ...] = (), left_out: tuple[str, ...] = (), values: dict[str, int]) -> Hall:
    """A game of 75 balls, with cards that the program does not know."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(PlanGame(source="balls", scheme="bingo75", extra=extra, left_out=left_out, values=values))
    hall.do(StartGame())
    return hall


def by_hand(hall: Hall, *prizes: str) -> Verdict:
    """The operator has checked a card of another maker; the verdict."""
    events = hall.do(ClaimByHand(prizes=prizes))
    return next(event.verdict for event in events if isinstance(event, ClaimChecked))


def claimed(hall: Hall, card: int) -> list[str]:
    """Somebody claims with a card; the prizes that it has."""
    verdict = hall.claim(card)
    assert (verdict.answer == "winning") == bool(verdict.reached) or verdict.answer == "too_late"
    return [reached.prize for reached in verdict.reached] if verdict.answer == "winning" else []


def award(hall: Hall) -> None:
    """All claims that stand are awarded, and play goes on."""
    hall.award()
    hall.do(Resume())


def won(hall: Hall) -> dict[str, dict[int, int]]:
    """Who has won what: for each prize the share of each card."""
    return {
        prize: {winner.number: winner.share for winner in given.winners}
        for prize, given in hall.state.awards.given.items()
    }


def house(hall: Hall) -> dict[str, int]:
    """What of each prize stays with the house."""
    return {prize: given.remainder for prize, given in hall.state.awards.given.items() if given.remainder}


def own_scheme(folder: Path, name: str, text: str) -> Path:
    """A scheme of the hall's own in its folder."""
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder
