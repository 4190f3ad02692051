"""A whole print: which cards, on which sheets, and the way through its pages."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice
from typing import NamedTuple

from PySide6.QtGui import QPainter

from .cards import PrintedCard
from .failure import PrintFailed, Stopped
from .front import draw_card
from .imprint import Imprint
from .layout import Paper, PerPage, Shape, Sheet, sheet
from .pen import Pen, Style, Weight, fits

RULES = Style(3.0, Weight.Medium)
RULES_LEAST = 1.5
"""How high the capitals of the rules are at the least, in millimetres."""


class Job(NamedTuple):
    """What is to be printed: `cards`, all of one kind, are gone through once."""

    cards: Iterable[PrintedCard]
    total: int
    shape: Shape
    imprint: Imprint
    paper: Paper = "a4"
    per_page: PerPage = 6
    skipped: int = 0
    """Places of the first sheet that stay empty, so that a strip stays together on its sheet."""

    @property
    def sheet(self) -> Sheet:
        """Where everything lies on each of its sheets."""
        return sheet(self.paper, self.per_page, self.shape)

    def check(self) -> None:
        """Raises PrintFailed where the rules do not fit the back of a card."""
        frame = self.sheet.places[0].frame.inset(RULES_AROUND)
        if self.imprint.rules and not fits(self.imprint.rules, frame.width, frame.height, RULES, RULES_LEAST):
            raise PrintFailed("rules_too_long")


RULES_AROUND = 4.0
"""Room around the rules, in millimetres."""


class Watch(NamedTuple):
    """Whoever waits for a print: hears how many cards are done, and may want no more of it."""

    told: Callable[[int], None] = lambda _: None
    stopped: Callable[[], bool] = lambda: False


def draw_pages(
    job: Job, painter: QPainter, dots_per_mm: float, next_page: Callable[[], None], watch: Watch
) -> None:
    """All pages of a job, `next_page` being called between two. Raises PrintFailed or Stopped."""
    pen, places = Pen(painter, dots_per_mm), job.sheet
    done = 0
    for number, cards in enumerate(_sheets(job)):
        if watch.stopped():
            raise Stopped
        if number:
            next_page()
        draw_front(pen, places, cards, job.imprint)
        if job.imprint.rules:
            next_page()
            draw_back(pen, places, job.imprint.rules)
        done += sum(card is not None for card in cards)
        watch.told(done)


def draw_front(pen: Pen, places: Sheet, cards: Iterable[PrintedCard | None], imprint: Imprint) -> None:
    """A sheet with its cards, None where a place stays empty, and the lines to cut along."""
    for place, card in zip(places.places, cards, strict=False):
        if card:
            draw_card(pen, place, card, imprint)
    for cut in places.cuts():
        pen.dashes(*cut)


def draw_back(pen: Pen, places: Sheet, rules: str) -> None:
    """The back of a sheet. Every card has the same, so that it does not matter how the paper is turned."""
    for place in places.places:
        pen.text(place.frame.inset(RULES_AROUND), rules, RULES)


def _sheets(job: Job) -> Iterator[list[PrintedCard | None]]:
    """The cards of each sheet in their places."""
    cards = chain([None] * job.skipped, job.cards)
    while held := list(islice(cards, job.per_page)):
        yield held
