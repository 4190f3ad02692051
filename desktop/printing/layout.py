"""Where everything lies on a sheet of cards, in millimetres from its upper left corner; nothing is drawn."""

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias, get_args

from ..game.cards.card import ROWS, Pool

Paper: TypeAlias = Literal["a4", "letter"]
PerPage: TypeAlias = Literal[6, 3, 2, 1]
PAPERS: dict[Paper, tuple[float, float]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
PER_PAGE: tuple[PerPage, ...] = get_args(PerPage)

MARGIN = 6.0
"""No printer is asked to print nearer to the edge of the paper."""
MODULES = 29
"""Of the square in which a QR code lies: 21 of its own, and 4 of quiet zone at each side."""
CONDENSED_PAIR, TEXT_PAIR = 1.41, 1.76
"""How wide the widest two digits are, by their height, in the two families of fonts."""
LONG_HEAD = 12.0
"""A head so many times longer than it is high holds everything in one line."""


class Box(NamedTuple):
    """A rectangle, in millimetres."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Where it ends to the right."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Where it ends below."""
        return self.y + self.height

    def inset(self, length: float) -> "Box":
        """The same, smaller by a length at each side."""
        return Box(self.x + length, self.y + length, self.width - 2 * length, self.height - 2 * length)

    def across(self, first: float, last: float) -> "Box":
        """The part between two shares of its width."""
        return Box(self.x + first * self.width, self.y, (last - first) * self.width, self.height)

    def down(self, first: float, last: float) -> "Box":
        """The part between two shares of its height."""
        return Box(self.x, self.y + first * self.height, self.width, (last - first) * self.height)


class Shape(NamedTuple):
    """What kind of cards are printed: their numbers' pool, and whether they have a QR code and a logo."""

    pool: Pool = 90
    coded: bool = True
    logo: bool = False


class Head(NamedTuple):
    """What stands above the numbers."""

    hall: Box
    about: Box
    number: Box
    """Of the series and in it, at the right end."""


class Aside(NamedTuple):
    """What stands beside or below the numbers."""

    sponsor: Box
    commitment: Box
    qr: Box | None = None
    """With its quiet zone."""
    code: Box | None = None
    logo: Box | None = None


class Place(NamedTuple):
    """A card on a sheet: from cut to cut, and everything on it."""

    frame: Box
    head: Head
    letters: tuple[Box, ...]
    """Above the columns of a card for 75 balls."""
    cells: tuple[tuple[Box, ...], ...]
    aside: Aside
    digits: float
    """How high the numbers' digits are."""
    condensed: bool
    """Whether digits are so high only in the condensed fonts."""

    def parts(self) -> Iterator[Box]:
        """Everything that is drawn inside the frame."""
        yield from (part for part in (*self.head, *self.letters, *self.aside) if part)
        for row in self.cells:
            yield from row


class Cut(NamedTuple):
    """A line to cut along."""

    x1: float
    y1: float
    x2: float
    y2: float


class Sheet(NamedTuple):
    """A sheet of cards, all places filled."""

    width: float
    height: float
    places: tuple[Place, ...]

    def cuts(self) -> tuple[Cut, ...]:
        """Between the cards, from margin to margin."""
        frames = [place.frame for place in self.places]
        inner = {round(frame.x, 6) for frame in frames if frame.x > MARGIN + 0.01}
        below = {round(frame.y, 6) for frame in frames if frame.y > MARGIN + 0.01}
        right, bottom = self.width - MARGIN, self.height - MARGIN
        down = [Cut(x, MARGIN, x, bottom) for x in sorted(inner)]
        return (*down, *(Cut(MARGIN, y, right, y) for y in sorted(below)))


class _Grid(NamedTuple):
    columns: int
    rows: int
    landscape: bool = False


_GRIDS: dict[Pool, dict[PerPage, _Grid]] = {
    90: {6: _Grid(1, 6), 3: _Grid(1, 3), 2: _Grid(1, 2), 1: _Grid(1, 1, landscape=True)},
    75: {6: _Grid(2, 3), 3: _Grid(3, 1, landscape=True), 2: _Grid(2, 1, landscape=True), 1: _Grid(1, 1)},
}
_COLUMNS: dict[Pool, int] = {90: 9, 75: 5}


def sheet(paper: Paper, per_page: PerPage, shape: Shape) -> Sheet:
    """A sheet of so many cards of a kind: of 90 balls one below another, as the strip that they are."""
    grid = _GRIDS[shape.pool][per_page]
    width, height = sorted(PAPERS[paper], reverse=grid.landscape)
    card = ((width - 2 * MARGIN) / grid.columns, (height - 2 * MARGIN) / grid.rows)
    frames = (
        Box(MARGIN + column * card[0], MARGIN + row * card[1], *card)
        for row in range(grid.rows)
        for column in range(grid.columns)
    )
    return Sheet(width, height, tuple(_place(frame, shape) for frame in frames))


def _place(frame: Box, shape: Shape) -> Place:
    """A card with what goes beside its numbers beside or below them, whichever gives the larger digits."""
    beside = _beside(frame, shape)
    if not (shape.coded or shape.logo):
        return beside
    return max(beside, _below(frame, shape), key=lambda place: place.digits)


def _beside(frame: Box, shape: Shape) -> Place:
    inner, gap = _inside(frame)
    wide = min(0.5 * inner.height, 0.22 * frame.width, 30.0) if shape.coded or shape.logo else -2 * gap
    main = inner._replace(width=inner.width - wide - 2 * gap)
    column = Box(main.right + 2 * gap, inner.y, wide, inner.height)
    foot_height = _between(0.07 * frame.height, 3.0, 6.0)
    foot = Box(main.x, main.bottom - foot_height, main.width, foot_height)
    aside = Aside(foot.across(0, 0.47), foot.across(0.5, 1), *_column(column, gap, shape))
    return _with_grid(frame, main._replace(height=main.height - foot_height - gap), aside, shape)


def _column(column: Box, gap: float, shape: Shape) -> tuple[Box | None, Box | None, Box | None]:
    """QR and code below the logo; each alone in the middle."""
    if not shape.coded:
        return None, None, column if shape.logo else None
    line = 0.13 * column.width
    code = Box(column.x, column.bottom - line, column.width, line)
    qr = Box(column.x, code.y - column.width, column.width, column.width)
    above = qr.y - gap - column.y
    if shape.logo:
        return qr, code, Box(column.x, column.y, column.width, min(column.width, above))
    return qr._replace(y=qr.y - above / 2), code._replace(y=code.y - above / 2), None


def _below(frame: Box, shape: Shape) -> Place:
    inner, gap = _inside(frame)
    high = min(_between(0.17 * inner.height, 0.65 * MODULES, 30.0), 0.27 * inner.width)
    band = Box(inner.x, inner.bottom - high, inner.width, high)
    qr = Box(band.x, band.y, high, high) if shape.coded else None
    left = high + 2 * gap if shape.coded else 0.0
    logo = Box(band.right - 1.2 * high, band.y, 1.2 * high, high) if shape.logo else None
    taken = left + (1.2 * high + 2 * gap if shape.logo else 0.0)
    words = Box(band.x + left, band.y, band.width - taken, high)
    code = words.down(0.42, 0.58) if shape.coded else None
    aside = Aside(words.down(0, 0.38), words.down(0.62, 1), qr, code, logo)
    return _with_grid(frame, inner._replace(height=inner.height - high - gap), aside, shape)


def _inside(frame: Box) -> tuple[Box, float]:
    """A frame without what the knife may take, and the room between parts."""
    padding = _between(0.035 * frame.height, 2.0, 4.0)
    return frame.inset(padding), 0.45 * padding


def _with_grid(frame: Box, area: Box, aside: Aside, shape: Shape) -> Place:
    """A card whose head and numbers fill an area."""
    gap = _inside(frame)[1]
    high = _between(0.12 * frame.height, 5.4, 13.0)
    short = area.width < LONG_HEAD * high
    head = area._replace(height=high * (1.2 if short else 1))
    numbers = Box(area.x, head.bottom + gap, area.width, area.bottom - head.bottom - gap)
    rows, columns = ROWS[shape.pool], _COLUMNS[shape.pool]
    lettered = 0.7 if shape.pool == 75 else 0.0
    high, wide = numbers.height / (rows + lettered), numbers.width / columns
    first = numbers.y + lettered * high
    cells = tuple(
        tuple(Box(numbers.x + column * wide, first + row * high, wide, high) for column in range(columns))
        for row in range(rows)
    )
    letters = tuple(cell._replace(y=numbers.y, height=lettered * high) for cell in cells[0] if lettered)
    digits, condensed = _digits(wide, high)
    return Place(frame, _head(head, short=short), letters, cells, aside, digits, condensed)


def _head(head: Box, *, short: bool) -> Head:
    if short:
        above, below = head.down(0, 0.5), head.down(0.52, 1)
        return Head(above, below.across(0, 0.38), below.across(0.4, 1))
    return Head(head.across(0, 0.4), head.across(0.42, 0.62), head.across(0.64, 1))


def _digits(wide: float, high: float) -> tuple[float, bool]:
    """How high the digits in a cell can be, and whether only in the condensed fonts."""
    most = 0.8 * high
    text, condensed = min(most, 0.9 * wide / TEXT_PAIR), min(most, 0.9 * wide / CONDENSED_PAIR)
    return max(text, condensed), text < condensed


def _between(value: float, least: float, most: float) -> float:
    return min(max(value, least), most)
