"""The audit: a true record agrees with the rules, and each kind of forgery is found where it is.

The forger here is a good one: the events themselves are false, as if all hashes had been made anew.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest
from msgspec import structs

from desktop.game.awards import PrizeAwarded
from desktop.game.base import Event
from desktop.game.cards.listed import ListedCard, listed_text
from desktop.game.claims import Claim
from desktop.game.corrections import Correct, Rewind, Undo
from desktop.game.desk import ClaimChecked, ClaimRejudged
from desktop.game.draw import ChangeSource, Resume
from desktop.game.drawing import DrawCorrected, Drawn, DrawUndone, GameStarted, Revealed, SecretRevealed
from desktop.game.evening import CloseEvening, OpenEvening
from desktop.game.programme import (
    GamePlanned,
    ListSeries,
    PlanGame,
    RegisterSeries,
    SeriesRegistered,
    SeriesRevealed,
    WithdrawSeries,
)
from desktop.game.register import CardsSold, SalesClosed, WordsTaken
from desktop.game.rounds import CloseGame, StartGame
from desktop.game.rules import Rules
from desktop.game.sales import CloseSales, Sell, SellBook, TakeWords
from desktop.game.settling import Award, VoidAward
from desktop.game.vault import Vault
from desktop.game.verdicts import Verdict
from desktop.reports import audit as audits
from desktop.reports.audit import Audit, Finding
from tests.hall import AT, SECRET, SERIES, Hall, row

VALUES = {"ambo": 1001, "terna": 500}


class Line(NamedTuple):
    """An event as a line of a record tells it."""

    event: Event
    at: str = AT


def audit(events: Sequence[Event], vault: Vault) -> Audit:
    """The audit of events that all happened at one time."""
    return audits.audit([Line(event) for event in events], vault)


class Recorded(Hall):
    """A hall that remembers its events."""

    def __init__(self) -> None:
        super().__init__()
        self.events: list[Event] = []

    def publish(self, command: Any):
        published = super().publish(command)
        self.events += published.events
        return published


def evening() -> Recorded:
    """A provable game with an undone draw, a game of balls with joint winners and a correction, all
    revealed and closed.
    """
    hall = Recorded()
    hall.do(OpenEvening())
    hall.do(RegisterSeries(series=17, strips=10, secret=SECRET.hex()))
    hall.do(PlanGame(game="1", scheme="italy", values=VALUES))
    hall.do(
        PlanGame(game="2", source="balls", scheme="italy", values=VALUES, rules=Rules(late="until_closed"))
    )
    hall.do(Sell(series=17, first=1, last=20, price=100))
    hall.do(CloseSales())
    hall.do(TakeWords(words="17 4 88"))
    hall.do(StartGame())
    hall.draw(3)
    hall.do(Undo(reason="trial"))
    hall.draw(6)
    hall.do(CloseGame(leave_prizes=True))
    hall.do(StartGame())
    hall.call(*row(1, 0)[:1], *row(2, 0)[:2], 90)
    hall.claim(1)
    hall.do(Correct(number=row(1, 0)[1], reason="misread"))
    hall.claim(2)
    hall.award()
    hall.do(Resume())
    hall.do(CloseGame(leave_prizes=True))
    hall.do(WithdrawSeries(series=17))
    hall.do(CloseEvening())
    return hall


@pytest.fixture(scope="module")
def events() -> tuple[Event, ...]:
    """The events of that evening."""
    return tuple(evening().events)


def place(events: Sequence[Event], kind: type[Event], nth: int = 0) -> int:
    """Where the nth event of a kind is."""
    return [i for i, event in enumerate(events) if isinstance(event, kind)][nth]


def forged(events: Sequence[Event], kind: type[Event], nth: int = 0, **members: object) -> Audit:
    """The audit of the events with members of one changed."""
    at = place(events, kind, nth)
    return audit([*events[:at], structs.replace(events[at], **members), *events[at + 1 :]], Vault())


def test_a_true_record_agrees(events: Sequence[Event]):
    """Everything that can be recomputed is, from the events alone; takings and prizes are told."""
    found = audit(events, Vault())
    assert found.findings == ()
    kinds = {"draw", "order", "commitment", "sold_list", "card", "verdict", "award", "correction"}
    assert kinds | {"other"} == set(found.checked)
    assert (found.takings, found.paid) == (2000, 1000)
    drawn = sum(isinstance(event, Drawn) for event in events)
    assert found.checked["draw"] == drawn


@pytest.mark.parametrize(
    ("kind", "nth", "members", "code"),
    [
        (Drawn, 1, {"position": 9}, "draw_out_of_place"),
        (Drawn, 4, {"number": 91}, "no_such_ball"),
        (Drawn, 4, {"number": 0}, "no_such_ball"),
        (Revealed, 1, {"position": 1}, "reveal_of_another"),
        (DrawUndone, 0, {"position": 2}, "correction_of_another"),
        (DrawUndone, 0, {"number": 91}, "correction_of_another"),
        (DrawCorrected, 0, {"was": 89}, "correction_of_another"),
        (DrawCorrected, 0, {"number": row(1, 0)[0]}, "number_drawn_twice"),
        (SalesClosed, 0, {"lists": ()}, "sold_list_differs"),
        (CardsSold, 0, {"last": 21}, "sold_list_differs"),
        (GameStarted, 0, {"cards": 19}, "sold_list_differs"),
        (GameStarted, 0, {"sold": "00" * 32}, "sold_list_differs"),
        (GameStarted, 0, {"balls": 300}, "sold_list_differs"),
        (GameStarted, 1, {"game": "7"}, "game_not_planned"),
        (WordsTaken, 0, {"words": "17 4 89"}, "order_differs"),
        (SecretRevealed, 0, {"secret": "00" * 64}, "commitment_differs"),
        (SeriesRevealed, 0, {"strip_key": "00" * 64}, "commitment_differs"),
        (GamePlanned, 0, {"commitment": "00" * 32}, "commitment_differs"),
        (ClaimChecked, 0, {"card": SERIES.card(2)}, "card_differs"),
        (ClaimChecked, 0, {"verdict": Verdict("already_paid")}, "verdict_differs"),
        (ClaimChecked, 0, {"verdict": Verdict("not_sold")}, "verdict_differs"),
        (ClaimRejudged, 0, {"verdict": Verdict("not_winning")}, "verdict_differs"),
        (ClaimRejudged, 0, {"claim": 9}, "no_such_claim"),
        (PrizeAwarded, 0, {"remainder": 0}, "award_differs"),
    ],
)
def test_a_changed_event_is_found(
    events: Sequence[Event], kind: type[Event], nth: int, members: dict[str, object], code: str
):
    """Each member that follows from the events before is recomputed."""
    assert code in [finding.code for finding in forged(events, kind, nth, **members).findings]


def test_the_finding_names_the_line(events: Sequence[Event]):
    """Lines are counted from 1, as in the record."""
    found = forged(events, GameStarted, 1, cards=19)
    assert found.findings == (Finding(place(events, GameStarted, 1) + 1, "sold_list_differs"),)


def test_another_order_of_a_provable_draw_is_found(events: Sequence[Event]):
    """Two numbers that changed places are both not those of the committed order."""
    one, other = place(events, Drawn, 1), place(events, Drawn, 0)
    first, second = events[other], events[one]
    assert isinstance(first, Drawn) and isinstance(second, Drawn)
    lines = list(events)
    lines[other] = structs.replace(first, number=second.number)
    lines[one] = structs.replace(second, number=first.number)
    found = audit(lines, Vault()).findings
    assert [finding for finding in found if finding.code == "order_differs"] == [
        Finding(other + 1, "order_differs"),
        Finding(one + 1, "order_differs"),
    ]


@pytest.mark.parametrize("secret", ["zz" * 64, "zz", "", "0", "\u0660" * 128, "00 " * 43])
def test_a_secret_that_is_none_is_not_the_one_committed_to(events: Sequence[Event], secret: str):
    """Text that is no secret at all is told like a wrong one, for draws and for series."""
    assert Finding(place(events, SecretRevealed) + 1, "commitment_differs") in (
        forged(events, SecretRevealed, secret=secret).findings
    )
    assert Finding(place(events, SeriesRevealed) + 1, "commitment_differs") in (
        forged(events, SeriesRevealed, strip_key=secret).findings
    )


@pytest.mark.parametrize("change", [1, -1, 10**6])
def test_a_wrong_share_is_found(events: Sequence[Event], change: int):
    """Joint winners share equally, and to the last unit."""
    award = events[place(events, PrizeAwarded)]
    assert isinstance(award, PrizeAwarded) and len(award.winners) == 2
    one, other = award.winners
    rich = (structs.replace(one, share=one.share + change), other)
    codes = [finding.code for finding in forged(events, PrizeAwarded, winners=rich).findings]
    assert codes == ["award_differs"]
    alone = forged(events, PrizeAwarded, winners=(structs.replace(one, share=1001),), remainder=0)
    assert alone.findings[0].code == "award_differs"


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        (GamePlanned, "game_not_planned"),
        (Drawn, "reveal_of_another"),
        (DrawUndone, "draw_out_of_place"),
        (CardsSold, "sold_list_differs"),
        (ClaimChecked, "no_such_claim"),
        (GameStarted, "draw_outside_a_game"),
    ],
)
def test_a_removed_event_is_found(events: Sequence[Event], kind: type[Event], code: str):
    """What follows does not fit any more."""
    at = place(events, kind)
    found = audit([*events[:at], *events[at + 1 :]], Vault()).findings
    assert code in [finding.code for finding in found]
    assert all(finding.line > at for finding in found)


def test_an_award_whose_claims_were_removed_is_found(events: Sequence[Event]):
    """Nobody stood on the desk."""
    without = [event for event in events if not isinstance(event, ClaimChecked | ClaimRejudged)]
    assert "award_without_a_claim" in [finding.code for finding in audit(without, Vault()).findings]


@pytest.mark.parametrize(
    ("kind", "code"), [(Drawn, "reveal_of_another"), (GameStarted, "draw_outside_a_game")]
)
def test_swapped_events_are_found(events: Sequence[Event], kind: type[Event], code: str):
    """An event that changed places with the next one is out of order."""
    at = place(events, kind)
    swapped = [*events[:at], events[at + 1], events[at], *events[at + 2 :]]
    assert code in [finding.code for finding in audit(swapped, Vault()).findings]


@pytest.mark.parametrize(
    ("kind", "members"),
    [
        (DrawCorrected, {"position": 80}),
        (SeriesRevealed, {"series": 9}),
        (WordsTaken, {"beacon": "zz"}),
        (ClaimChecked, {"number": 0}),
    ],
)
def test_what_never_was_ends_the_audit(events: Sequence[Event], kind: type[Event], members: dict[str, Any]):
    """A line that cannot be followed is the last finding, and no mistake of the program."""
    assert forged(events, kind, **members).findings[-1].code == "impossible"


def test_a_game_of_more_balls_than_there_are_ends_the_audit(events: Sequence[Event]):
    """An order of 300 balls cannot be drawn byte by byte: it is refused, where it once never ended."""
    lines = list(events)
    for kind in (GamePlanned, GameStarted):
        lines[place(lines, kind)] = structs.replace(lines[place(lines, kind)], balls=300)
    assert "impossible" in [finding.code for finding in audit(lines, Vault()).findings]


def test_the_shares_of_an_unfinished_game_are_counted(events: Sequence[Event]):
    """What is paid are the awards that stand, also while the game goes on."""
    at = place(events, PrizeAwarded) + 1
    assert audit(events[: at - 1], Vault()).paid == 0
    assert audit(events[:at], Vault()).paid == 1000


def test_a_voided_award_is_not_counted():
    """Its shares are not paid."""
    hall = Recorded()
    hall.do(OpenEvening())
    hall.do(RegisterSeries(series=17, strips=10, secret=SECRET.hex()))
    hall.do(PlanGame(game="1", source="balls", scheme="italy", values=VALUES))
    hall.do(Sell(series=17, first=1, last=20))
    hall.do(StartGame())
    hall.call(*row(1, 0)[:2])
    hall.claim(1)
    hall.do(Award())
    hall.do(VoidAward(prize="ambo", reason="wrong card"))
    assert audit(hall.events, Vault()) == Audit(
        audit(hall.events, Vault()).checked, findings=(), takings=0, paid=0
    )


def test_the_vault_checks_what_is_not_revealed_yet():
    """A game that goes on is checked with the secret that lies beside the events."""
    hall = Recorded()
    hall.do(OpenEvening())
    hall.do(PlanGame(game="1"))
    hall.do(StartGame())
    hall.draw(4)
    assert audit(hall.events, Vault()).checked["order"] == 0
    assert audit(hall.events, hall.session.vault).checked["order"] == 4


def test_numbers_from_elsewhere_have_no_order():
    """After a change of source the committed order binds no more."""
    hall = Recorded()
    hall.do(OpenEvening())
    hall.do(PlanGame(game="1"))
    hall.do(StartGame())
    hall.draw(2)
    hall.do(ChangeSource(source="live", reason="the hall wants it"))
    hall.draw(2)
    found = audit(hall.events, hall.session.vault)
    assert (found.checked["order"], found.findings) == (2, ())


def test_a_rewind_past_a_claim_agrees():
    """Several draws taken back at once are one command, which judges the claims once."""
    hall = Recorded()
    hall.do(OpenEvening())
    hall.do(RegisterSeries(series=17, strips=10, secret=SECRET.hex()))
    hall.do(PlanGame(game="1", source="balls", scheme="italy"))
    hall.do(Sell(series=17))
    hall.do(StartGame())
    hall.call(3, 50, 35)
    hall.claim(1)
    hall.do(Rewind(position=2, reason="wrong basket"))
    hall.do(Resume())
    hall.call(7)
    hall.do(Undo(reason="misread"))
    assert audit(hall.events, hall.session.vault).findings == ()


def test_a_series_that_is_not_the_one_beside_the_lines_is_found(events: Sequence[Event]):
    """Another commitment than that of the secret in the file, with the card changed to match."""
    at = place(events, SeriesRegistered)
    lines = [*events[:at], structs.replace(events[at], commitment="00" * 32), *events[at + 1 :]]
    found = audit(lines, Vault(series={17: SECRET})).findings
    assert Finding(at + 1, "commitment_differs") in found


def test_a_secret_revealed_twice_is_found(events: Sequence[Event]):
    """It was public already."""
    at = place(events, SecretRevealed)
    found = audit([*events[: at + 1], events[at], *events[at + 1 :]], Vault()).findings
    assert Finding(at + 2, "against_the_rules") in found


def test_books_and_every_kind_of_series_agree_with_the_rules():
    """A book over two games, cards of another maker, cards for 75 balls: sold, won, closed."""
    hall = Recorded()
    hall.do(OpenEvening())
    hall.do(RegisterSeries(series=1, strips=5, secret=SECRET.hex()))
    hall.do(RegisterSeries(series=2, strips=5, secret=SECRET[::-1].hex(), kind="90-no-full"))
    hall.do(RegisterSeries(series=75, strips=5, secret=bytes(64).hex(), kind="75"))
    listed = tuple(ListedCard(f"{n:04}", SERIES.card(n).rows) for n in range(1, 31))
    hall.do(ListSeries(series=3, cards=listed))
    for game, series in (("a", 1), ("b", 2), ("c", 3)):
        hall.do(PlanGame(game=game, source="balls", scheme="italy", series=(series,)))
    hall.do(PlanGame(game="d", source="balls", scheme="bingo75", series=(75,)))
    hall.do(SellBook(series=(1, 2), first=13, last=14, price=101))
    hall.do(Sell(series=3, from_serial="0001", to_serial="0020"))
    hall.do(Sell(series=75))
    hall.do(StartGame(game="c"))
    hall.call(3, 35)
    hall.do(Claim(card="1"))
    hall.do(Award())
    secrets = {1: SECRET, 2: SECRET[::-1], 75: bytes(64)}
    text = listed_text(listed)
    assert not audit(hall.events, Vault(secrets, {3: text})).findings
    assert not audit(hall.events, Vault()).findings
    forged = Vault(secrets, {3: text.replace("0 0 26", "0 26 0")})
    assert [finding.code for finding in audit(hall.events, forged).findings] == ["commitment_differs"]
