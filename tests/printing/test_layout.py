"""Where everything lies on a sheet, checked without painting anything."""

from itertools import combinations, product

import pytest

from desktop.game.cards.card import Pool
from desktop.printing.layout import MARGIN, MODULES, PAPERS, PER_PAGE, Box, Paper, PerPage, Shape, sheet

SHAPES = [Shape(pool, coded, logo) for pool, coded, logo in product((90, 75), (True, False), (True, False))]
EVERY_SHEET = list(product(PAPERS, PER_PAGE, SHAPES))
A_HAIR = 1e-6


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes have no area in common."""
    beside = one.right <= other.x + A_HAIR or other.right <= one.x + A_HAIR
    return beside or one.bottom <= other.y + A_HAIR or other.bottom <= one.y + A_HAIR


def inside(one: Box, other: Box, room: float) -> bool:
    """Whether one box lies in another, so far from its edges."""
    across = other.x + room <= one.x + A_HAIR and one.right <= other.right - room + A_HAIR
    return across and other.y + room <= one.y + A_HAIR and one.bottom <= other.bottom - room + A_HAIR


@pytest.mark.parametrize(("paper", "per_page", "shape"), EVERY_SHEET)
def test_everything_has_a_place_of_its_own(paper: Paper, per_page: PerPage, shape: Shape):
    """As many cards as asked; nothing overlaps, nothing lies within 2 mm of a cut or in the paper's margin."""
    made = sheet(paper, per_page, shape)
    assert len(made.places) == per_page
    page = Box(0, 0, made.width, made.height)
    for place in made.places:
        assert inside(place.frame, page, MARGIN)
        assert all(inside(part, place.frame, 2.0) for part in place.parts())
        assert all(part.width > 5 and part.height > 2 for part in place.parts())
        assert all(apart(one, other) for one, other in combinations(place.parts(), 2))
    frames = [place.frame for place in made.places]
    assert all(apart(one, other) for one, other in combinations(frames, 2))


@pytest.mark.parametrize(("paper", "per_page", "shape"), EVERY_SHEET)
def test_numbers_are_at_least_8_mm_high(paper: Paper, per_page: PerPage, shape: Shape):
    """On every sheet; fewer cards on a page have larger ones."""
    digits = [place.digits for place in sheet(paper, per_page, shape).places]
    assert min(digits) >= 8
    if per_page == 6:
        assert sheet(paper, 3, shape).places[0].digits > digits[0]


@pytest.mark.parametrize(("paper", "per_page", "shape"), EVERY_SHEET)
def test_a_scanner_finds_modules_of_half_a_millimetre(paper: Paper, per_page: PerPage, shape: Shape):
    """The square of a QR code holds its 21 modules and the quiet zone; a card without a code has none."""
    for place in sheet(paper, per_page, shape).places:
        qr = place.aside.qr
        assert (qr is not None) == shape.coded
        if qr:
            assert qr.width == pytest.approx(qr.height)
            assert qr.width / MODULES >= 0.5


@pytest.mark.parametrize("pool", [90, 75])
def test_a_page_is_cut_between_its_cards(pool: Pool):
    """From margin to margin, through no card."""
    for paper, per_page in product(PAPERS, PER_PAGE):
        made = sheet(paper, per_page, Shape(pool))
        lines = made.cuts()
        assert bool(lines) == (per_page > 1)
        for line, place in product(lines, made.places):
            cut = Box(line.x1, line.y1, line.x2 - line.x1, line.y2 - line.y1)
            assert apart(cut, place.frame.inset(0.01))


def test_a_strip_is_a_column_of_six():
    """Six cards of 90 balls, one below another in their order."""
    frames = [place.frame for place in sheet("a4", 6, Shape()).places]
    assert len({frame.x for frame in frames}) == 1
    assert [frame.y for frame in frames] == sorted(frame.y for frame in frames)
