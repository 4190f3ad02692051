"""What the operator has chosen that the hall sees, beside what the record says. Nothing of it is recorded: a
choice of the window, which whatever happens in the evening can end.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple

from PySide6.QtGui import QImage

from ..game.views import HallView, PrizeView, Scene
from .times import Times

Choice = Literal["game", "full", "order", "welcome", "before", "sponsors", "blank"]
"""`game` lets the board follow the evening by itself."""
BoardScene = Literal[Scene, "full", "order", "before", "sponsors", "correction", "blank"]
IN_PLAY: tuple[Choice, ...] = ("full", "order")
"""What can be chosen while a game is played; the choice holds until another one is made."""
BETWEEN: tuple[Choice, ...] = ("welcome", "before", "sponsors")
"""What can be chosen between games; the start of a game ends it."""
GAME_SCENES: tuple[Scene, ...] = ("play", "claim", "winners", "pause")


class Picture:
    """A picture that was loaded. It equals itself alone, so that nothing ever compares pixels."""

    def __init__(self, image: QImage) -> None:
        self.image = image


class Pictures(NamedTuple):
    """The hall's own pictures: its logo, prizes by their names in small letters, the slide shown now."""

    logo: Picture | None = None
    prizes: Mapping[str, Picture] = MappingProxyType({})
    slide: Picture | None = None

    def of(self, prize: PrizeView) -> Picture | None:
        """The picture that is called as a prize is: its thing, the prize in any language, or its id."""
        names = (prize.thing, *prize.names.values(), prize.id)
        return next((self.prizes[n.casefold()] for n in names if n.casefold() in self.prizes), None)


class Showing(NamedTuple):
    """The choices, the time as the board is told it, and the pictures."""

    in_play: Choice = "game"
    between: Choice = "game"
    blank: bool = False
    correcting: bool = False
    """A correction is in front, until the next number or the next choice."""
    times: Times = Times()
    pictures: Pictures = Pictures()


def scene_of(view: HallView, showing: Showing) -> BoardScene:
    """Which scene the hall sees. What stops play comes forward before every choice but a blank board, which
    it has ended.
    """
    if showing.blank:
        return "blank"
    if view.scene == "play" and not view.checking:
        return "correction" if showing.correcting and view.correction else _chosen(showing.in_play, "play")
    if view.scene in ("welcome", "results"):
        return _between(view, showing)
    return view.scene


def _chosen(choice: Choice, otherwise: BoardScene) -> BoardScene:
    return choice if choice != "game" else otherwise


def _between(view: HallView, showing: Showing) -> BoardScene:
    match showing.between:
        case "welcome":
            return "welcome"
        case "before" if view.coming:
            return "before"
        case "sponsors" if showing.pictures.slide:
            return "sponsors"
        case _:
            return "before" if view.scene == "welcome" and view.coming else view.scene


def chosen(showing: Showing, choice: Choice) -> Showing:
    """After a choice; the same again is taken back."""
    plain = showing._replace(blank=False, correcting=False)
    if choice == "blank":
        return plain._replace(blank=not showing.blank)
    again = choice == choice_of(showing)
    if choice in IN_PLAY:
        return plain._replace(in_play="game" if again else choice)
    if choice in BETWEEN:
        return plain._replace(between="game" if again else choice)
    return plain._replace(in_play="game", between="game")


def choice_of(showing: Showing) -> Choice:
    """What is chosen now; between games what is chosen for then."""
    if showing.blank:
        return "blank"
    return showing.between if showing.between != "game" else showing.in_play


def followed(showing: Showing, before: HallView, now: HallView) -> Showing:
    """After the evening went on: news end a blank board, a correction comes forward, a game ends the choices
    between games and the time it was to start at.
    """
    playing = now.scene in GAME_SCENES
    corrected = now.correction != before.correction
    begins = now.scene == "play" and before.scene not in ("play", "claim", "winners")
    return showing._replace(
        between="game" if playing else showing.between,
        blank=showing.blank and _news(before) == _news(now),
        correcting=now.correction is not None if corrected else showing.correcting,
        times=showing.times._replace(start=None) if begins else showing.times,
    )


def _news(view: HallView) -> tuple[object, ...]:
    """What the hall must not miss."""
    claim = (view.claim, view.checking, view.asked, view.won_now)
    return (view.scene, view.game.game if view.game else "", view.called, view.correction, claim)
