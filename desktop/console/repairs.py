"""The questions of what puts a game right: undo, rewind, correct, void. What follows is told before."""

from ..game.base import Command, Refused
from ..game.corrections import Correct, Rewind, Undo, VoidDraw
from ..game.drawing import Ball
from ..game.rounds import Remedy, VoidGame
from ..game.settling import VoidAward
from ..game.views import Snapshot
from ..languages.sentences import card_called, refusal
from .asking import Answers, Asker
from .consequences import award_line
from .deeds import DeedId, depending_on
from .dialogs import Field

REMEDIES: tuple[Remedy, ...] = ("replay", "refund")


def ask_repair(asker: Asker, deed: DeedId, snapshot: Snapshot) -> bool:
    """Ask what a repair needs to know. Whether the deed was one."""
    match deed:
        case "undo":
            _undo(asker, snapshot)
        case "rewind":
            _rewind(asker, snapshot)
        case "correct":
            _correct(asker, snapshot)
        case "void_draw":
            _void_draw(asker, snapshot)
        case "void_award":
            _void_award(asker, snapshot)
        case "void_game" if snapshot.playing:
            _void_game(asker, snapshot)
        case _:
            return False
    return True


def _undo(asker: Asker, snapshot: Snapshot) -> None:
    after = len(snapshot.balls)
    if not after:
        _refuse(asker, snapshot, Refused("nothing_to_undo"))
    elif award := depending_on(snapshot, after):
        cards = tuple(card_called(asker.speaker, winner) for winner in award.winners)
        _refuse(asker, snapshot, Refused("award_depends", prize=award.id, cards=cards))
    else:
        asker.ask(
            asker.say("undo_title", number=snapshot.balls[-1].number),
            asker.say("undo_text"),
            (asker.reason(asker.say("undo_reason")),),
            lambda answers: asker.send(Undo(reason=answers["reason"], after=after)),
        )


def _rewind(asker: Asker, snapshot: Snapshot) -> None:
    if not snapshot.balls:
        _refuse(asker, snapshot, Refused("nothing_to_undo"))
        return

    def command(answers: Answers) -> Command:
        return Rewind(position=int(answers["position"]), reason=answers["reason"])

    asker.ask_foretold(
        snapshot,
        asker.say("rewind_title"),
        asker.say("rewind_text"),
        (_which(asker, "rewind_from", snapshot.balls), asker.reason()),
        command,
        asker.say("rewind"),
    )


def _correct(asker: Asker, snapshot: Snapshot) -> None:
    balls = [ball for ball in snapshot.counting if ball.by != "program"]
    if not balls:
        code = "drawn_by_program" if snapshot.balls else "nothing_to_undo"
        _refuse(asker, snapshot, Refused(code))
        return
    number = Field("number", asker.say("right_number"), needed=True)
    fields = (number, _which(asker, "which_draw", balls), asker.reason(asker.say("misread")))
    asker.ask_foretold(
        snapshot, asker.say("correct_title"), asker.say("correct_text"), fields, _correction_of
    )


def _correction_of(answers: Answers) -> Command | None:
    number = answers["number"].strip()
    if not number:
        return None
    right = int(number) if number.isascii() and number.isdigit() and len(number) < 4 else 0
    return Correct(number=right, reason=answers["reason"], position=int(answers["position"]))


def _void_draw(asker: Asker, snapshot: Snapshot) -> None:
    provable = snapshot.source == "provable"
    balls = [ball for ball in snapshot.counting if not (provable and ball.by == "program")]
    if not balls:
        _refuse(asker, snapshot, Refused("order_is_fixed" if snapshot.counting else "nothing_to_undo"))
        return

    def command(answers: Answers) -> Command:
        return VoidDraw(position=int(answers["position"]), reason=answers["reason"])

    asker.ask_foretold(
        snapshot,
        asker.say("void_draw_title"),
        asker.say("void_draw_text"),
        (_which(asker, "which_draw", balls), asker.reason()),
        command,
        asker.say("void_draw"),
    )


def _void_award(asker: Asker, snapshot: Snapshot) -> None:
    won = [prize for prize in snapshot.prizes if prize.state == "won"]
    if not won:
        asker.tell(asker.say("nobody_won"))
        return

    def command(answers: Answers) -> Command:
        return VoidAward(prize=answers["prize"], reason=answers["reason"])

    choices = [(prize.id, award_line(asker.speaker, prize)) for prize in reversed(won)]
    fields = (Field("prize", asker.say("award_of"), choices=choices), asker.reason())
    asker.ask_foretold(snapshot, asker.say("void_title"), asker.say("void_text"), fields, command)


def _void_game(asker: Asker, snapshot: Snapshot) -> None:
    won = [award_line(asker.speaker, prize) for prize in snapshot.prizes if prize.state == "won"]
    text = asker.say("void_game_text")
    if won:
        text += "\n" + "\n".join(asker.say("falls", award=award) for award in won)
    choices = [(remedy, asker.say(f"remedy_{remedy}")) for remedy in REMEDIES]
    asker.ask(
        asker.say("void_game_title"),
        text,
        (Field("remedy", asker.say("remedy"), choices=choices), asker.reason()),
        lambda answers: asker.send(VoidGame(reason=answers["reason"], remedy=_remedy(answers["remedy"]))),
        asker.say("void_game"),
        careful=True,
    )


def _remedy(answer: str) -> Remedy:
    return next(remedy for remedy in REMEDIES if remedy == answer)


def _which(asker: Asker, caption: str, balls: tuple[Ball, ...] | list[Ball]) -> Field:
    """The field for a draw: its place and its number, the last one first."""
    choices = [
        (str(ball.position), asker.say("draw_line", position=ball.position, number=ball.number))
        for ball in reversed(balls)
    ]
    return Field("position", asker.say(caption), choices=choices)


def _refuse(asker: Asker, snapshot: Snapshot, refused: Refused) -> None:
    asker.tell(refusal(asker.speaker, refused, snapshot))
