"""One card, drawn in its place: its numbers large and black on white, everything else around them."""

from ..game.cards.card import FREE
from ..scenes.fonts import CONDENSED, TEXT
from .cards import PrintedCard
from .imprint import WHITE, Imprint
from .layout import Box, Place
from .marks import qr_mark, star
from .pen import Align, Pen, Style, Weight

LETTERS = "BINGO"
EMPTY = "#ECECEC"
"""Of an empty cell on a page without a tint."""
LINE, EDGE = 0.25, 0.6
"""How wide the lines between the cells are, and the one around them."""


def draw_card(pen: Pen, place: Place, card: PrintedCard, imprint: Imprint) -> None:
    """A card with everything that it says."""
    if imprint.colour.tint:
        pen.fill([place.frame], imprint.colour.tint)
    _draw_head(pen, place, card, imprint)
    _draw_numbers(pen, place, card, imprint.colour.tint or EMPTY)
    _draw_aside(pen, place, card, imprint)


def _draw_head(pen: Pen, place: Place, card: PrintedCard, imprint: Imprint) -> None:
    head, words = place.head, imprint.words
    high = head.number.height
    about = "  ·  ".join(filter(None, (imprint.colour.name, imprint.price)))
    pen.text(head.hall, imprint.hall, Style(0.6 * high, Weight.DemiBold))
    pen.text(head.about, about, Style(0.48 * high, Weight.DemiBold))
    number = Style(0.7 * high, Weight.Bold, Align.AlignRight)
    taken = pen.text(head.number.across(0.35, 1), f"{words.number} {card.number}", number)
    if imprint.series:
        left = head.number._replace(width=head.number.width - taken - 0.4 * high)
        series = Style(0.48 * high, Weight.Medium, Align.AlignRight)
        pen.text(left, f"{words.series} {imprint.series}", series)


def _draw_numbers(pen: Pen, place: Place, card: PrintedCard, empty: str) -> None:
    cells = [cell for row in place.cells for cell in row]
    numbers = [number for row in card.card.rows for number in row]
    family = CONDENSED if place.condensed else TEXT
    whole = _around(cells)
    pen.fill([whole], empty)
    pen.fill([cell for cell, number in zip(cells, numbers, strict=True) if number], WHITE)
    pen.outline(cells, LINE)
    pen.outline([whole], EDGE)
    for letter, box in zip(LETTERS, place.letters, strict=False):
        pen.digits(box, letter, 0.66 * box.height, CONDENSED)
    for cell, number in zip(cells, numbers, strict=True):
        if number:
            pen.digits(cell, str(number), place.digits, family)
    if FREE[card.card.pool] >= 0:
        pen.shape(star(), _square(cells[FREE[card.card.pool]]))


def _draw_aside(pen: Pen, place: Place, card: PrintedCard, imprint: Imprint) -> None:
    aside = place.aside
    below = aside.sponsor.y < aside.commitment.y
    high = aside.sponsor.height
    pen.text(aside.sponsor, imprint.sponsor, Style((0.42 if below else 0.6) * high, Weight.DemiBold))
    right = Align.AlignLeft if below else Align.AlignRight
    pen.text(aside.commitment, _commitment(imprint), Style(min(2.2, 0.58 * high), Weight.Medium, right))
    if card.code and aside.qr and aside.code:
        pen.fill([aside.qr], WHITE)
        pen.shape(qr_mark(card.code), aside.qr)
        code_at = Align.AlignLeft if below else Align.AlignHCenter
        pen.text(aside.code, card.code, Style(0.75 * aside.code.height, Weight.Medium, code_at))
    if imprint.logo and aside.logo:
        pen.image(imprint.logo, aside.logo)


def _commitment(imprint: Imprint) -> str:
    """In groups of eight, to be compared by eye."""
    if not imprint.commitment:
        return ""
    groups = [imprint.commitment[at : at + 8] for at in range(0, len(imprint.commitment), 8)]
    return f"{imprint.words.commitment} {' '.join(groups)}"


def _around(cells: list[Box]) -> Box:
    first, last = cells[0], cells[-1]
    return Box(first.x, first.y, last.right - first.x, last.bottom - first.y)


def _square(cell: Box) -> Box:
    """The square in the middle of a cell in which its star is."""
    side = 0.6 * min(cell.width, cell.height)
    return Box(cell.x + (cell.width - side) / 2, cell.y + (cell.height - side) / 2, side, side)
