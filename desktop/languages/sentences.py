"""Sentences that need more than one code: refusals, failures, verdicts, prizes, amounts."""

from collections.abc import Iterable, Mapping
from typing import Protocol

from PySide6.QtCore import QLocale

from ..game.base import Param, Refused
from ..game.cards.codes import print_number
from ..game.lookup import CardFound
from ..game.money import minor_digits
from ..game.verdicts import Reached, Verdict
from ..game.views import ClaimView, PrizeView, Snapshot, WinnerView
from ..journal.failure import JournalFailed
from ..settings.card_files import FileFault
from .speaker import Speaker
from .tables.board import BOARD
from .tables.card_faults import CARD_FAULTS
from .tables.failures import FAILURES
from .tables.refusals import REFUSALS
from .tables.verdicts import VERDICTS

SYMBOLS = {"EUR": "€", "GBP": "£", "USD": "$", "TRY": "₺", "INR": "₹", "BRL": "R$"}
RUNS = ("already_sold", "not_sold", "outside_series")
"""Refusals that name runs of cards."""
ABOUT_CARDS = ("award_depends", "on_the_desk")
"""Refusals whose numbers are those of cards."""
NO_BREAK = "\u00a0"


def refusal(speaker: Speaker, refused: Refused, snapshot: Snapshot | None = None) -> str:
    """Why a command was refused, and what to do. Prizes, games, claims and cards are called as people call
    them, where a `snapshot` tells how.
    """
    params = dict(refused.params)
    known = _names(speaker, snapshot) if snapshot else {}
    for key in ("prize", "prizes", "game", "claim"):
        if key in params:
            params[key] = _called(params[key], known.get(key, {}))
    for key in ("number", "cards"):
        if refused.code in ABOUT_CARDS and key in params:
            params[key] = _printed(params[key])
    for key in ("beyond", "cards"):
        if refused.code in RUNS and key in params and not _listed(snapshot, refused):
            params[key] = _runs(speaker, params[key])
    if "role" in params:
        params["role"] = speaker.say(REFUSALS, f"role_{params['role']}")
    if refused.code in ("bad_scheme", "bad_theme") and params["why"] in REFUSALS.texts:
        params["why"] = speaker.say(REFUSALS, str(params["why"]), **refused.params)
    if refused.code == "bad_card":
        params["fault"] = speaker.say(CARD_FAULTS, str(params["fault"]), **refused.params)
    count = refused.params.get("claims")
    return speaker.say(REFUSALS, refused.code, count if isinstance(count, int) else -1, **params)


def file_fault(speaker: Speaker, fault: FileFault) -> str:
    """What is wrong with a card of a file."""
    why = speaker.say(CARD_FAULTS, fault.fault, other=fault.other, cell=fault.cell[:40])
    code = "in_line" if fault.line else "in_file"
    return speaker.say(CARD_FAULTS, code, line=fault.line, card=fault.card, place=fault.place, fault=why)


def _names(speaker: Speaker, snapshot: Snapshot) -> dict[str, dict[str, str]]:
    """What is called how, by the parameter that speaks of it."""
    prizes = {prize.id: prize_name(speaker, prize) for prize in snapshot.prizes}
    games = {row.game: row.title or str(place) for place, row in enumerate(snapshot.programme, start=1)}
    claims = {str(claim.claim): card_called(speaker, claim) for claim in snapshot.claims}
    return {"prize": prizes, "prizes": prizes, "game": games, "claim": claims}


def _called(value: Param, names: Mapping[str, str]) -> Param:
    if isinstance(value, tuple):
        return tuple(names.get(str(one), str(one)) for one in value)
    return names.get(str(value), value)


def _printed(value: Param) -> Param:
    """Card numbers as they are printed."""
    if isinstance(value, tuple):
        return tuple(print_number(one) if isinstance(one, int) else one for one in value)
    return print_number(value) if isinstance(value, int) else value


def _listed(snapshot: Snapshot | None, refused: Refused) -> bool:
    """Whether it speaks of cards of another maker, which may have hyphens on them."""
    rows = snapshot.series if snapshot else ()
    return any(row.listed and row.series == refused.params.get("series") for row in rows)


def _runs(speaker: Speaker, value: Param) -> Param:
    """Runs of cards in words: `1-3` would look like card 1 with its last digit."""
    if not isinstance(value, tuple):
        return value
    runs = (str(run).partition("-") for run in value)
    return tuple(
        speaker.say(REFUSALS, "run", first=first, last=last) if last else first for first, _, last in runs
    )


def card_found(speaker: Speaker, found: CardFound, snapshot: Snapshot) -> str:
    """What the register says of a card."""
    games = _names(speaker, snapshot)["game"]
    answer = [speaker.say(VERDICTS, f"found_{found.answer}")]
    if found.seller:
        answer.append(speaker.say(VERDICTS, "found_by", seller=found.seller))
    if found.buyer:
        answer.append(speaker.say(VERDICTS, "found_to", buyer=found.buyer))
    if found.games:
        answer.append(speaker.say(VERDICTS, "found_games", games=_called(found.games, games)))
    if found.game:
        answer.append(
            speaker.say(VERDICTS, "found_late", found.after, game=games.get(found.game, found.game))
        )
    said = " ".join(answer)
    return speaker.say(VERDICTS, "found", card=found.printed, series=found.series, answer=said)


def failure(speaker: Speaker, failed: JournalFailed) -> str:
    """What went wrong with the file, and what to do."""
    return speaker.say(FAILURES, failed.code, **failed.params)


class Named(Protocol):
    """A prize, wherever it is told."""

    @property
    def id(self) -> str:
        """Its short name."""
        ...

    @property
    def names(self) -> dict[str, str]:
        """What it is called, by language."""
        ...

    @property
    def place(self) -> int:
        """First, second, third of its kind; 0 where it is the only one."""
        ...


def prize_name(speaker: Speaker, prize: Named) -> str:
    """What a prize is called: in the speaker's language, else in English, else in any, else by its id; with
    its place, where there are several of its kind.
    """
    names = prize.names
    name = names.get(speaker.language) or names.get("en") or next(iter(names.values()), prize.id)
    return f"{name} {prize.place}" if prize.place else name


def prize_names(speaker: Speaker, prizes: Iterable[PrizeView]) -> str:
    """Prizes by name, joined by a plus sign: `Ambo + Terna`."""
    return " + ".join(prize_name(speaker, prize) for prize in prizes)


def money(speaker: Speaker, amount: int, currency: str) -> str:
    """An amount of minor units, without decimals where it is whole: `€ 40`, `€ 2,50`."""
    return money_in(speaker.locale, amount, currency)


def money_in(locale: QLocale, amount: int, currency: str) -> str:
    """The same in a language that the program need not speak."""
    digits = minor_digits(currency)
    units, minor = divmod(abs(amount), 10**digits)
    number = ("-" if amount < 0 else "") + locale.toString(units)
    if minor:
        number += locale.decimalPoint() + f"{minor:0{digits}}"
    return f"{SYMBOLS.get(currency, currency)}{NO_BREAK}{number}"


def worth(speaker: Speaker, value: int, things: Iterable[str], currency: str) -> str:
    """What is won, in money and in things: `€ 40`, `a ham`, `€ 40 + a ham`."""
    amounts = [money(speaker, value, currency)] if value else []
    return " + ".join([*amounts, *filter(None, things)])


def prize_worth(speaker: Speaker, prize: PrizeView, currency: str) -> str:
    """What a prize is worth, in money and in things; '' where nothing was said."""
    return worth(speaker, prize.value, [prize.thing], currency)


def card_called(speaker: Speaker, card: ClaimView | WinnerView) -> str:
    """A card by its printed number; one of another maker by what was noted of it, and that it was checked by
    hand.
    """
    if card.series:
        return card.printed
    by_hand = speaker.say(BOARD, "by_hand")
    return f"{card.printed} ({by_hand})" if card.printed else by_hand


def verdict(speaker: Speaker, claim: ClaimView) -> str:
    """The answer to a claim, for the operator: what it is, and what to do next. Where the shout may have been
    for another number, first the answer that holds, then the other.
    """
    sentence = _with_since(speaker, claim.verdict, claim.prizes)
    if claim.other is None:
        return sentence
    other = _with_since(speaker, claim.other, claim.other_prizes)
    codes = ("for_last", "for_before") if claim.latest else ("for_before", "for_last")
    answers = zip(codes, (claim.ball, claim.other_ball), (sentence, other), strict=True)
    return "\n".join(speaker.say(VERDICTS, code, ball=ball, verdict=said) for code, ball, said in answers)


def _with_since(speaker: Speaker, verdict: Verdict, prizes: Iterable[PrizeView]) -> str:
    named = tuple(prizes)
    sentence = _verdict(speaker, verdict, prize_names(speaker, named))
    if verdict.answer == "not_open" and any(prize.state == "won" for prize in named):
        sentence = speaker.say(VERDICTS, "given", prize=prize_names(speaker, named))
    if not verdict.since:
        return sentence
    return f"{sentence} {speaker.say(VERDICTS, 'since', since=verdict.since)}"


def _verdict(speaker: Speaker, verdict: Verdict, prizes: str) -> str:
    match verdict:
        case Verdict(answer="winning", reached=(*_, reached)):
            return _with_ball(speaker, "winning", reached, prizes=prizes)
        case Verdict(answer="too_late", reached=(reached, *_)):
            params = {"prize": prizes, "ball": reached.ball, "position": reached.position}
            return speaker.say(VERDICTS, "too_late", reached.ago, **params)
        case Verdict(answer="not_winning"):
            return speaker.say(VERDICTS, "not_winning", verdict.needs, prize=prizes, among=verdict.among)
        case _:
            return speaker.say(VERDICTS, verdict.answer, prize=prizes)


def hall_verdict(speaker: Speaker, claim: ClaimView) -> tuple[str, str]:
    """The answer to a claim, for the hall: a headline and a line below it."""
    prizes = prize_names(speaker, claim.prizes)
    headline = speaker.say(VERDICTS, f"hall_{claim.verdict.answer}", prizes=prizes, prize=prizes)
    match claim.verdict:
        case Verdict(answer="winning" | "too_late", reached=(*_, reached)):
            return headline, _with_ball(speaker, "hall_with", reached)
        case Verdict(answer="not_winning", needs=needs):
            return headline, speaker.say(VERDICTS, "hall_missing", needs)
        case _:
            return headline, ""


def _with_ball(speaker: Speaker, code: str, reached: Reached, **params: str) -> str:
    params |= {"ball": str(reached.ball), "position": str(reached.position)}
    if reached.ago:
        return speaker.say(VERDICTS, f"{code}_ago", reached.ago, **params)
    return speaker.say(VERDICTS, code, **params)
