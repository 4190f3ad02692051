"""The print of a range of a series."""

from ..game.cards.listed import ListedSeries
from ..game.cards.series import Series
from ..game.cards.strips import CARDS
from .cards import cards_of
from .imprint import Imprint
from .job import Job
from .layout import Paper, PerPage, Shape


def series_job(
    series: Series | ListedSeries,
    first: int,
    last: int,
    imprint: Imprint,
    paper: Paper = "a4",
    per_page: PerPage = 6,
) -> Job:
    """Cards `first` to `last` of a series, with its number and its commitment. Six to a page are strips: each
    card has its place there, also where the first one stands in the middle of its strip. Raises ValueError
    and PrintFailed as `cards_of` does.
    """
    printed = imprint._replace(series=str(series.number), commitment=series.commitment.hex())
    shape = Shape(series.pool, isinstance(series, Series), imprint.logo is not None)
    skipped = (first - 1) % CARDS if per_page == CARDS else 0
    cards, count = cards_of(series, first, last), last - first + 1
    return Job(cards, count, shape, printed, paper, per_page, skipped)
