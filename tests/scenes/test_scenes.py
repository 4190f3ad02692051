"""What the hall sees: every scene, at every size, legible and never clipped."""

import io
from pathlib import Path

import pytest
from msgspec import structs
from PIL import Image, ImageChops
from PySide6.QtCore import QBuffer, QPoint, QRectF
from PySide6.QtGui import QImage, QPainter, QRegion
from pytest_regressions.image_regression import ImageRegressionFixture

from desktop.game.corrections import Undo
from desktop.game.draw import Pause, Resume
from desktop.game.views import CorrectionView, HallView, PrizeState, PrizeView
from desktop.languages.calls import calls_known
from desktop.languages.translation import languages
from desktop.scenes.canvas import Design
from desktop.scenes.fonts import load_fonts
from desktop.scenes.parts import around_open
from desktop.scenes.play import places, side_parts
from desktop.scenes.stage import changes, paint_stage
from desktop.scenes.theme import load_theme, theme_names
from desktop.settings.board import LAYOUTS, PLAIN, BoardSettings
from tests.hall import Hall
from tests.scenes.views import in_75, in_parallel, many_winners, scenes

SIZES = [(1280, 720), (1920, 1080), (3840, 2160), (1280, 800), (1024, 768)]
SCENES = scenes()
VARIED = 0.1
"""Percent by which a golden image may differ, for another version of a font renderer."""


@pytest.fixture
def original_datadir() -> Path:
    """Where the golden pictures are."""
    return Path(__file__).parents[1] / "golden"


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_fonts()


def painted(view: HallView, width: int = 1920, height: int = 1080) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        paint_stage(painter, QRectF(0, 0, width, height), view, load_theme())
    return image


def png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


@pytest.mark.parametrize("name", sorted(SCENES))
def test_each_scene_looks_as_chosen(name: str, image_regression: ImageRegressionFixture):
    """The golden pictures, at 960 x 540, with the bundled fonts."""
    image_regression.check(png(painted(SCENES[name], 960, 540)), diff_threshold=VARIED, basename=name)


LOOKS = {
    "contrast": BoardSettings(theme="contrast"),
    "festive": BoardSettings(theme="festive"),
    "light": BoardSettings(theme="light"),
    "blocks": BoardSettings(layout="blocks"),
    "columns": BoardSettings(layout="columns"),
}
"""Every theme and every layout once; dark and rows are those of the scenes."""


def looking(settings: BoardSettings, view: HallView, *, framed: bool = False) -> QImage:
    image = QImage(960, 540, QImage.Format.Format_RGB32)
    theme = load_theme(settings.theme)
    with QPainter(image) as painter:
        paint_stage(painter, QRectF(0, 0, 960, 540), view, theme, settings=settings, framed=framed)
    return image


@pytest.mark.parametrize("name", sorted(LOOKS))
def test_each_theme_and_each_layout_looks_as_chosen(name: str, image_regression: ImageRegressionFixture):
    """The board in play, as a hall may have it."""
    image_regression.check(
        png(looking(LOOKS[name], SCENES["play"])), diff_threshold=VARIED, basename=f"look-{name}"
    )


def test_seventy_five_with_letters_and_pattern_look_as_chosen(image_regression: ImageRegressionFixture):
    """Under B-I-N-G-O, the pattern drawn, cards waiting, and the frame of a margin of 4 %."""
    view = structs.replace(in_75("letter_x"), waiting=12)
    image = looking(BoardSettings(margin=40), view, framed=True)
    image_regression.check(png(image), diff_threshold=VARIED, basename="look-75")


def test_every_theme_and_layout_has_its_picture():
    """A new one is not forgotten."""
    shown = {(look.theme, look.layout) for look in LOOKS.values()} | {("dark", "rows")}
    assert {theme for theme, _ in shown} == set(theme_names())
    assert {layout for _, layout in shown} == set(LAYOUTS)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", languages())
def test_every_setting_of_the_board_fits(size: tuple[int, int], language: str):
    """Nothing is cut in any layout with cards waiting, with the widest margin, or with a pattern drawn."""
    views = [in_75(prize) for prize in ("line", "letter_x", "frame", "stamp")]
    views += [SCENES["play"], in_parallel(SCENES["play"], 8)]
    for view in views:
        view = structs.replace(view, language=language, waiting=1234)
        for layout in LAYOUTS:
            for margin in (0, 100):
                assert cut(view, *size, settings=BoardSettings(layout=layout, margin=margin)) == []


@pytest.mark.parametrize("name", [calls.id for calls in calls_known()])
@pytest.mark.parametrize("size", [(1920, 1080), (1024, 768)])
def test_every_name_of_a_number_fits(name: str, size: tuple[int, int]):
    """The longest too, in the traditional form."""
    settings = BoardSettings(calls=name, traditional=True)
    for number in range(1, 91):
        view = structs.replace(SCENES["start"], called=(number,))
        assert cut(view, *size, settings=settings) == []


def cut(view: HallView, width: int = 1920, height: int = 1080, settings: BoardSettings = PLAIN) -> list[str]:
    """The texts of a scene that had no room at a size."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        return paint_stage(painter, QRectF(0, 0, width, height), view, load_theme(), settings=settings)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", languages())
def test_every_text_of_every_language_fits(size: tuple[int, int], language: str):
    """At every size nothing is cut."""
    for view in SCENES.values():
        assert cut(structs.replace(view, language=language), *size) == []


@pytest.mark.parametrize("count", [1, 2, 3, 6, 12, 13, 40])
def test_joint_winners_are_never_clipped(count: int):
    """One or forty: every line fits, and beyond twelve the number of the others is told."""
    for size in SIZES:
        assert cut(many_winners(count), *size) == []


@pytest.mark.parametrize("scene", ["checking", "asking", "claim", "others", "not-winning", "winners", "play"])
@pytest.mark.parametrize("language", languages())
def test_a_correction_is_told_while_a_claim_is_open(scene: str, language: str):
    """Beside what is said of the claim, and whole at every size."""
    view = structs.replace(SCENES[scene], language=language)
    for number in (54, 0):
        corrected = structs.replace(view, correction=CorrectionView(45, number))
        assert painted(corrected) != painted(view)
        for size in SIZES:
            assert cut(corrected, *size) == []


def test_an_undo_during_a_claim_is_told_until_the_next_number():
    """While the claim is checked, and after it."""
    hall = Hall.playing(source="live")
    hall.draw(5)
    hall.do(Pause(reason="claim"))
    hall.do(Undo(reason="by mistake"))
    asked = hall.session.snapshot().hall
    assert asked.checking and asked.correction
    assert painted(asked) != painted(structs.replace(asked, correction=None))
    hall.do(Resume())
    assert hall.session.snapshot().hall.correction == asked.correction
    hall.draw()
    assert hall.session.snapshot().hall.correction is None


def test_a_text_without_room_is_told():
    """The control: an absurdly long evening is cut, and the scene says so."""
    absurd = structs.replace(SCENES["before"], coming=None, name="Tombola " * 100)
    assert cut(absurd)


def test_long_names_still_fit():
    """A long prize, a long evening, a long hall."""
    long = {"it": "Seconda tombola di consolazione"}
    for view in SCENES.values():
        game = view.game
        if game:
            prizes = tuple(structs.replace(prize, names=long) for prize in game.prizes)
            view = structs.replace(view, game=structs.replace(game, prizes=prizes))
        view = structs.replace(
            view, name="Grande tombola di beneficenza", hall="Circolo ricreativo San Marco e Lucia"
        )
        assert cut(view) == []


def many_prizes(count: int, place: int) -> tuple[PrizeView, ...]:
    """Prizes of which the one at `place` is being played for."""

    def state(n: int) -> PrizeState:
        return "won" if n < place else "open" if n == place else "coming"

    return tuple(PrizeView(str(n), {"it": f"Premio {n}"}, 100, state(n)) for n in range(count))


@pytest.mark.parametrize(
    ("count", "place", "shown"),
    [(5, 2, "01234"), (12, 0, "01234"), (12, 1, "01234"), (12, 5, "45678"), (12, 11, "7891011")],
)
def test_of_many_prizes_those_around_the_one_in_play_are_shown(count: int, place: int, shown: str):
    """Six lines: all prizes, or the one in play with one before it and those after, and a line for the others."""
    assert "".join(prize.id for prize in around_open(many_prizes(count, place), 6)) == shown


@pytest.mark.parametrize("size", SIZES)
def test_many_prizes_are_never_cut(size: tuple[int, int]):
    """Twelve prizes at every size, after the game."""
    view = SCENES["results"]
    assert view.game
    game = structs.replace(view.game, prizes=many_prizes(12, 5))
    assert cut(structs.replace(view, game=game), *size) == []


@pytest.mark.parametrize("count", [2, 3, 4, 7, 8, 9, 20])
@pytest.mark.parametrize("size", SIZES)
def test_all_prizes_in_play_are_shown(count: int, size: tuple[int, int]):
    """Up to eight prizes in parallel, and beyond them how many more: every text fits."""
    assert cut(in_parallel(SCENES["play"], count), *size) == []


@pytest.mark.parametrize(
    ("before", "after"), [("start", "play"), ("eighty-nine", "undone"), ("play", "claim")]
)
def test_painting_only_what_changed_gives_the_same_picture(before: str, after: str):
    """The board after a partial repaint is, pixel for pixel, the board painted whole."""
    old, new = SCENES[before], SCENES[after]
    area = QRectF(0, 0, 1280, 720)
    for view in (old, new):  # Qt paints a glyph a shade differently the first time, before it is cached
        painted(view, 1280, 720)
    image = painted(old, 1280, 720)
    region = changes(area, old, new)
    painter = QPainter(image)
    painter.setClipRegion(region)
    paint_stage(painter, area, new, load_theme(), region)
    painter.end()
    one, other = (Image.open(io.BytesIO(png(i))).convert("RGB") for i in (image, painted(new, 1280, 720)))
    assert ImageChops.difference(one, other).getbbox() is None


def test_nothing_changed_means_nothing_is_painted():
    """The same view again repaints nothing; one more number repaints a part."""
    area = QRectF(0, 0, 1280, 720)
    view = SCENES["play"]
    assert all(changes(area, view, view).isEmpty() for view in SCENES.values())
    shorter = structs.replace(view, called=view.called[:-1])
    part = changes(area, shorter, view)
    left_alone = QRegion(0, 0, 1280, 720).subtracted(part)
    assert not part.isEmpty() and left_alone.contains(QPoint(20, 20))


def test_a_number_repaints_neither_other_cells_nor_the_prize():
    """What changed is its cell, that of the number before, and what stands over the prize."""
    area, view = QRectF(0, 0, 1920, 1080), SCENES["play"]
    shorter = structs.replace(view, called=view.called[:-1])
    part = changes(area, shorter, view)
    grid, side = places(Design(area).inside, view)
    kept = [n for n in range(1, 91) if not grid.reach(view.last).intersects(grid.cell(n))]
    kept = [n for n in kept if not grid.reach(shorter.last).intersects(grid.cell(n))]
    assert len(kept) > 70
    for number in kept:
        assert not part.intersects(grid.cell(number).toAlignedRect().adjusted(2, 2, -2, -2))
    assert not part.intersects(side_parts(side, view).prizes.toAlignedRect().adjusted(2, 2, -2, -2))
