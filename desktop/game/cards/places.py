"""The numbers of many cards of a series at once, by their places."""

import numpy as np
from numpy.typing import NDArray

from . import bulk, bulk_fives
from .card import A_ROW, ROWS
from .listed import ListedSeries
from .series import Series
from .strips import ALL, NO_FULL


def places(series: Series | ListedSeries, first: int, last: int) -> NDArray[np.uint8]:
    """The numbers of cards `first` to `last` of a series, as `Card.places` has them: uint8 of shape
    (cards, 15) for 90 balls, (cards, 25) for 75.

    Raises ValueError for cards outside the series.
    """
    if isinstance(series, ListedSeries):
        return np.array([series.card(number).places for number in range(first, last + 1)], np.uint8)
    count = last - first + 1
    if series.kind == "75":
        made = bulk_fives.cards(series.strip_key, first, count)
    else:
        made = bulk.cards(series.strip_key, first, count, ALL if series.kind == "90" else NO_FULL)
    return made.reshape(-1, A_ROW * ROWS[series.pool])
