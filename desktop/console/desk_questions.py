"""The questions of claims and winners: a card of another maker, lots, who won."""

from msgspec import structs

from ..game.awards import NoteWinner
from ..game.base import Refused
from ..game.claims import ClaimByHand
from ..game.settling import Award
from ..game.verdicts import Verdict
from ..game.views import Snapshot
from ..languages.sentences import card_called, prize_name
from ..languages.tables.verdicts import VERDICTS
from .asking import Answers, Asker
from .deeds import newest_winner
from .dialogs import Field

BY_PROGRAM = 0
"""Instead of a claim: the program draws the lot."""


def ask_by_hand(asker: Asker, snapshot: Snapshot) -> None:
    """A winner whose card the program does not know: which prize, and what the card says."""
    speaker = asker.speaker
    prizes = [prize for prize in snapshot.prizes if prize.state == "open"]
    if not prizes:
        asker.tell(speaker.say(VERDICTS, Verdict("no_prize_left").answer))
        return
    choices = [(prize.id, prize_name(speaker, prize)) for prize in prizes]
    asker.ask(
        asker.say("by_hand_title"),
        asker.say("by_hand_text"),
        (
            Field("prize", asker.say("by_hand_prize"), choices=choices),
            Field("note", asker.say("by_hand_note")),
        ),
        lambda answers: asker.send(ClaimByHand(prizes=(answers["prize"],), note=answers["note"])),
    )


def ask_lots(asker: Asker, award: Award, refused: Refused, snapshot: Snapshot) -> None:
    """Lots decide a prize: which claim has drawn the best, or the program draws."""
    among, prize = refused.params["claims"], str(refused.params["prize"])
    claims = [claim for claim in snapshot.claims if isinstance(among, tuple) and claim.claim in among]
    names = {shown.id: prize_name(asker.speaker, shown) for shown in snapshot.prizes}
    choices = [
        ("", asker.say("lot_choose")),
        *((str(claim.claim), card_called(asker.speaker, claim)) for claim in claims),
        (str(BY_PROGRAM), asker.say("lot_by_program")),
    ]

    def accepted(answers: Answers) -> None:
        lots = {**award.lots, prize: int(answers["lot"])}
        asker.send(structs.replace(award, lots=lots))

    title = asker.say("lot_title", prize=names.get(prize, prize))
    fields = (Field("lot", asker.say("lot"), choices=choices, needed=True),)
    asker.ask(title, asker.say("lot_text"), fields, accepted, asker.say("award"))


def ask_winner(asker: Asker, snapshot: Snapshot) -> None:
    """Who holds the card that has won last."""
    newest = newest_winner(snapshot)
    if newest is None:
        asker.tell(asker.say("nobody_won"))
        return
    prize, winner = newest
    fields = (Field("name", asker.say("name"), winner.name), Field("table", asker.say("table"), winner.table))
    name, card = prize_name(asker.speaker, prize), card_called(asker.speaker, winner)

    def accepted(answers: Answers) -> None:
        asker.send(NoteWinner(prize=prize.id, series=winner.series, number=winner.number, **answers))

    asker.ask(asker.say("note_title", prize=name, card=card), "", fields, accepted)
