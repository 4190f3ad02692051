"""Whether the hall can read it: heights, contrasts, and numbers told apart without colour."""

from collections.abc import Callable
from functools import cache
from itertools import combinations

import numpy as np
import pytest
from msgspec import structs
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.game.views import HallView
from desktop.scenes.canvas import Canvas, Design
from desktop.scenes.colors import Colors, contrast
from desktop.scenes.fonts import load_fonts
from desktop.scenes.grid import Grid
from desktop.scenes.in_order import full_grid
from desktop.scenes.legibility import advise, arc_minutes
from desktop.scenes.ninety import paint_cell, paint_last
from desktop.scenes.paper import paint_card
from desktop.scenes.play import places, side_parts
from desktop.scenes.theme import Theme, load_theme, theme_names
from desktop.settings.board import LAYOUTS, BoardSettings, Layout
from tests.scenes.views import in_75, in_parallel, scenes

SCENES = scenes()
FULL_HD = QRectF(0, 0, 1920, 1080)
Picture = NDArray[np.float64]

GREY = np.full((3, 3), [0.2126, 0.7152, 0.0722])
PROTANOPIA = np.array([[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]])
DEUTERANOPIA = np.array([[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]])
TRITANOPIA = np.array([[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]])
"""What other eyes see, in linear light (Machado, Oliveira and Fernandes 2009, severity 1)."""
EYES = {"grey": GREY, "protanopia": PROTANOPIA, "deuteranopia": DEUTERANOPIA, "tritanopia": TRITANOPIA}


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_fonts()


def boards() -> list[tuple[HallView, Layout]]:
    """Every layout: three of ninety, one of seventy-five."""
    return [*((SCENES["play"], layout) for layout in LAYOUTS), (in_75("letter_x"), "rows")]


@pytest.mark.parametrize(("view", "layout"), boards())
def test_digits_are_as_high_as_a_hall_needs(view: HallView, layout: Layout):
    """On 1080 lines called digits have 76 px beside the last number and 86 on the full board; the last 270."""
    settings = BoardSettings(layout=layout)
    inside = Design(FULL_HD).inside
    grid, side = places(inside, view, settings)
    assert grid.called_height() >= 76
    assert full_grid(inside, view, settings).called_height() >= 86
    several = in_parallel(view, 8)
    for seen in (view, structs.replace(view, waiting=3), structs.replace(several, waiting=3)):
        ball = side_parts(side, seen, settings).ball
        assert min(ball.height(), ball.width() * 0.98) * 0.6 >= 270


@pytest.mark.parametrize("balls", [90, 75, 80, 45])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_each_number_has_a_place_of_its_own(layout: Layout, balls: int):
    """No two cells overlap, and none leaves the rectangle, whatever its shape."""
    for area in (QRectF(10, 20, 1240, 1026), QRectF(0, 0, 1824, 1026), QRectF(5, 5, 600, 300)):
        grid = Grid(area, balls, layout)
        cells = [grid.cell(number) for number in range(1, balls + 1)]
        assert all(area.adjusted(-0.01, -0.01, 0.01, 0.01).contains(cell) for cell in cells)
        assert not any(one.intersects(other) for one, other in combinations(cells, 2))


def test_the_blocks_are_those_of_the_tabellone():
    """Six of fifteen: 1 to 5, 11 to 15 and 21 to 25 in the first, 66 to 70, 76 to 80, 86 to 90 in the last."""
    grid = Grid(QRectF(0, 0, 1240, 1026), 90, "blocks")

    def block(number: int) -> tuple[bool, int]:
        line, column = divmod(number - 1, 10)
        return column < 5, line // 3

    near = [
        (one, other)
        for one, other in combinations(range(1, 91), 2)
        if gap(grid.cell(one), grid.cell(other)) < 7
    ]
    assert {block(one) == block(other) for one, other in near} == {True}
    assert (1, 2) in near and (5, 15) in near and (5, 6) not in near and (21, 31) not in near


def gap(one: QRectF, other: QRectF) -> float:
    """How far two cells are from each other."""
    across = max(other.x() - one.right(), one.x() - other.right(), 0)
    down = max(other.y() - one.bottom(), one.y() - other.bottom(), 0)
    return max(across, down)


def test_the_columns_are_those_of_the_card():
    """1 to 9 under one another, then 10 to 19; numbers with one last digit beside one another."""
    grid = Grid(QRectF(0, 0, 1240, 1026), 90, "columns")
    for number in range(1, 90):
        for other in range(1, 90):
            same = number // 10 == other // 10
            assert (grid.cell(number).x() == grid.cell(other).x()) == same
    assert {grid.cell(n).y() for n in (7, 17, 87)} == {grid.cell(7).y()}


def test_the_letters_stand_over_their_fifteen_numbers():
    """B over 1 to 15, O over 61 to 75; a board of ninety has none."""
    grid = Grid(QRectF(0, 0, 1240, 1026), 75)
    for i, (letter, head) in enumerate(grid.letters()):
        assert letter == "BINGO"[i]
        for number in range(1 + 15 * i, 16 + 15 * i):
            cell = grid.cell(number)
            assert head.x() - 0.01 <= cell.x() and cell.right() <= head.right() + 0.01
            assert cell.y() >= head.bottom()
    assert not list(Grid(QRectF(0, 0, 1240, 1026), 90).letters())


@pytest.mark.parametrize("name", theme_names())
@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        ("gold_ink", "gold", 13.0),
        ("called_ink", "called", 9.0),
        ("coming_ink", "ground", 7.0),
        ("ink", "ground", 7.0),
        ("ink", "good_ground", 7.0),
        ("ink", "bad_ground", 7.0),
        ("ink", "warn_ground", 7.0),
        ("second", "panel", 7.0),
        ("label", "panel", 7.0),
        ("label", "ground", 7.0),
        ("prize", "panel", 7.0),
        ("marked_ink", "marked", 9.0),
        ("paper_ink", "paper_cell", 9.0),
    ],
)
def test_every_theme_can_be_read(name: str, ink: str, ground: str, least: float):
    """Contrast of everything that must be read, by WCAG's formula."""
    colors = load_theme(name).colors
    assert contrast(getattr(colors, ink), getattr(colors, ground)) >= least


def test_contrast_is_that_of_the_standard():
    """Black on white is 21, a colour on itself 1."""
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#20419C", "#20419C") == pytest.approx(1)


def painted(width: int, height: int, colors: Colors, paint: Callable[[Canvas], None]) -> Picture:
    """A picture in linear light: lines, columns, red, green and blue."""
    image = QImage(width, height, QImage.Format.Format_RGB888)
    with QPainter(image) as painter:
        canvas = Canvas(painter, Design(QRectF(0, 0, width, height)), Theme("x", {}, colors))
        canvas.fill(colors.ground)
        paint(canvas)
    rows = np.frombuffer(bytes(image.constBits()), np.uint8).reshape(height, image.bytesPerLine())
    shown = rows[:, : width * 3].reshape(height, width, 3) / 255
    return np.where(shown <= 0.04045, shown / 12.92, ((shown + 0.055) / 1.055) ** 2.4)


def as_seen(picture: Picture, eye: Picture) -> Picture:
    """What an eye sees, as the screen's values 0 to 1."""
    linear = np.clip(picture @ eye.T, 0, 1)
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def differing(one: Picture, other: Picture) -> float:
    """The share of pixels that are clearly different."""
    return float((np.abs(one - other).max(axis=2) > 0.15).mean())


@cache
def cells_of(colors: Colors, wide: Layout | None = None) -> dict[str, Picture]:
    """One number painted as called, last and to come, in cells beside the last number or in `wide` ones."""
    grid = Grid(QRectF(20, 20, 1400 if wide else 900, 780), 90, wide or "rows")
    area = grid.reach(45).toAlignedRect()

    def cut(paint: Callable[[Canvas], None]) -> Picture:
        whole = painted(1440, 1080, colors, paint)
        assert grid.wide == bool(wide)
        return whole[area.top() : area.bottom(), area.left() : area.right()]

    return {
        "called": cut(lambda canvas: paint_cell(canvas, grid, 45, called=True)),
        "coming": cut(lambda canvas: paint_cell(canvas, grid, 45, called=False)),
        "last": cut(lambda canvas: paint_last(canvas, grid, 45)),
    }


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("name", theme_names())
def test_numbers_are_told_apart_by_every_eye(name: str, eye: str):
    """Called, last and to come differ in a seventh of their pixels at least, in grey too."""
    seen = {kind: as_seen(picture, EYES[eye]) for kind, picture in cells_of(load_theme(name).colors).items()}
    for one, other in combinations(seen, 2):
        assert differing(seen[one], seen[other]) > 1 / 7, (one, other)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", theme_names())
def test_numbers_of_the_full_board_are_told_apart_in_grey(name: str, layout: Layout):
    """There cells are wide, and the last number is a pill that swells."""
    cells = cells_of(load_theme(name).colors, layout)
    seen = {kind: as_seen(picture, GREY) for kind, picture in cells.items()}
    for one, other in combinations(seen, 2):
        assert differing(seen[one], seen[other]) > 1 / 7, (one, other)


def test_numbers_are_told_apart_by_form_alone():
    """With the same two colours for all, a called number, the last and one to come still differ."""
    two = dict.fromkeys(Colors.__struct_fields__, "#101010")
    light = ("called_ink", "coming_ink", "gold", "gold_low", "line", "gold_ring")
    colors = Colors(**{**two, **dict.fromkeys(light, "#F0F0F0"), "gold_ink": "#101010", "called": "#585858"})
    seen = cells_of(colors)
    for one, other in combinations(seen, 2):
        assert differing(seen[one], seen[other]) > 1 / 7, (one, other)


def marks_of(colors: Colors) -> dict[str, Picture]:
    """The claimed card with one number that makes the prize, that was only called, that was not called."""
    claim, last = SCENES["claim"].claim, SCENES["claim"].last
    assert claim
    number = next(iter(claim.counting - {last}))
    marked, others = frozenset(claim.marked), frozenset(claim.counting - {number})
    return {
        "counting": card_with(colors, marked, frozenset(claim.counting)),
        "called": card_with(colors, marked, others),
        "not called": card_with(colors, marked - {number}, others),
    }


def differ_in_a_cell(seen: dict[str, Picture]) -> None:
    """One cell of 27 differs in a twelfth of its pixels at least."""
    for one, other in combinations(seen, 2):
        assert differing(seen[one], seen[other]) * 27 > 1 / 12, (one, other)


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("name", theme_names())
def test_what_counts_on_a_card_is_told_apart_by_every_eye(name: str, eye: str):
    """A number that makes the prize, one that was called, one that was not: three forms and weights."""
    seen = marks_of(load_theme(name).colors)
    differ_in_a_cell({kind: as_seen(picture, EYES[eye]) for kind, picture in seen.items()})


def test_what_counts_on_a_card_is_told_apart_by_form_alone():
    """With the same colours for what makes the prize and for what was only called."""
    colors = load_theme().colors
    same = {"marked": colors.gold, "marked_ink": colors.gold_ink, "marked_line": colors.gold_ink}
    differ_in_a_cell(marks_of(structs.replace(colors, **same)))


@cache
def card_with(colors: Colors, marked: frozenset[int], counting: frozenset[int]) -> Picture:
    """The claimed card of the evening, on the upper half of a picture."""
    assert SCENES["claim"].claim
    shown = structs.replace(SCENES["claim"].claim, marked=marked, counting=counting)
    return painted(720, 540, colors, lambda canvas: paint_card(canvas, QRectF(0, 0, 1440, 480), shown, 0))[
        :240
    ]


@pytest.mark.parametrize(
    ("width_m", "distance_m", "pixels"),
    [(2.0, 10, 45), (2.0, 30, 134), (2.4, 20, 74), (3.0, 25, 74), (4.0, 30, 67), (6.0, 10, 15)],
)
def test_sixteen_arc_minutes_need_the_pixels_that_were_measured(width_m: float, distance_m: int, pixels: int):
    """Known heights on 1080 lines for the least angle, by width of the image and distance."""
    height = pixels / 1920 * width_m
    assert arc_minutes(height, distance_m) == pytest.approx(16, abs=0.6)


def seat(width: int, farthest: int, layout: Layout = "rows") -> BoardSettings:
    return BoardSettings(layout=layout, image_width=width, farthest_seat=farthest)


@pytest.mark.parametrize(
    ("farthest", "verdict"), [(1200, "good"), (2000, "enough"), (2200, "full_board"), (4000, "too_far")]
)
def test_the_farthest_seat_decides(farthest: int, verdict: str):
    """On an image of 2.4 m: read well, just read, read on the full board only, not read at all."""
    advice = advise(seat(240, farthest), FULL_HD, SCENES["play"])
    assert advice and advice.verdict == verdict
    assert (advice.reach >= farthest) == (verdict in ("good", "enough"))


def test_an_image_as_wide_as_advised_can_be_read():
    """The width that is told is enough, and two centimetres less are not."""
    advice = advise(seat(240, 4000), FULL_HD, SCENES["play"])
    assert advice
    for less, verdicts in ((-1, ("enough",)), (3, ("full_board", "too_far"))):
        again = advise(seat(advice.wanted_width - less, 4000), FULL_HD, SCENES["play"])
        assert again and again.verdict in verdicts


def test_the_layout_that_was_chosen_stays_where_it_can_be_read_well():
    """Else the one with the highest digits is taken."""
    near = advise(seat(240, 1000, "columns"), FULL_HD, SCENES["play"])
    far = advise(seat(240, 1900, "columns"), FULL_HD, SCENES["play"])
    assert near and near.layout == "columns"
    assert far and far.layout != "columns"


def test_without_measures_there_is_no_advice():
    """Nobody has measured the hall yet."""
    assert advise(BoardSettings(image_width=240), FULL_HD, SCENES["play"]) is None
