"""What a correction would change, told before it is accepted: awards that fall, claims that come back."""

from ..game.views import ClaimView, PrizeView, Snapshot
from ..languages.sentences import card_called, prize_name, prize_names
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE


def consequences(speaker: Speaker, before: Snapshot, after: Snapshot) -> str:
    """A line for everything that would be otherwise; one line where nothing would."""
    say = speaker.say
    stood, stands = _standing(before), _standing(after)
    back = [claim for number, claim in stands.items() if _prizes(stood.get(number)) != _prizes(claim)]
    gone = [claim for number, claim in stood.items() if number not in stands]
    lines = [say(CONSOLE, "falls", award=award_line(speaker, prize)) for prize in _fallen(before, after)]
    for claim in back:
        prizes = prize_names(speaker, claim.prizes)
        lines.append(say(CONSOLE, "comes_back", card=card_called(speaker, claim), prizes=prizes))
    for claim in after.claims:
        if claim.verdict.answer == "had_it" and claim.claim not in _had_it(before):
            prizes = prize_names(speaker, claim.prizes)
            lines.append(say(CONSOLE, "had_it_too", card=card_called(speaker, claim), prizes=prizes))
    lines += [say(CONSOLE, "stands_no_more", card=card_called(speaker, claim)) for claim in gone]
    return "\n".join(lines) or say(CONSOLE, "nothing_follows")


def award_line(speaker: Speaker, prize: PrizeView) -> str:
    """A prize and the cards that have won it."""
    cards = ", ".join(card_called(speaker, winner) for winner in prize.winners)
    return f"{prize_name(speaker, prize)}: {cards}"


def _fallen(before: Snapshot, after: Snapshot) -> list[PrizeView]:
    still = {prize.id: prize.winners for prize in after.prizes if prize.state == "won"}
    return [p for p in before.prizes if p.state == "won" and still.get(p.id, ()) != p.winners]


def _standing(snapshot: Snapshot) -> dict[int, ClaimView]:
    return {claim.claim: claim for claim in snapshot.claims if claim.status == "standing"}


def _had_it(snapshot: Snapshot) -> set[int]:
    return {claim.claim for claim in snapshot.claims if claim.verdict.answer == "had_it"}


def _prizes(claim: ClaimView | None) -> tuple[str, ...]:
    return tuple(prize.id for prize in claim.prizes) if claim else ()
