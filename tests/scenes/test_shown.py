"""What the operator chooses for the hall, and the time: every such scene at every size, never clipped; what
comes forward by itself; the code with which a draw is checked.
"""

import io
from itertools import pairwise
from pathlib import Path

import pytest
import zxingcpp
from msgspec import structs
from PIL import Image, ImageChops
from PySide6.QtCore import QBuffer, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytest_regressions.image_regression import ImageRegressionFixture

from desktop.board.fade import FADE_MS, mix
from desktop.game import orders
from desktop.game.claims import ShowClaim, WithdrawClaim
from desktop.game.corrections import Undo
from desktop.game.draw import Pause, Resume
from desktop.game.programme import AnnounceSeries
from desktop.game.rounds import CloseGame
from desktop.game.views import HallView, PrizeView, SeriesView
from desktop.languages.translation import languages
from desktop.scenes.canvas import Design
from desktop.scenes.fonts import load_fonts
from desktop.scenes.in_order import full_grid
from desktop.scenes.qr import proof_text
from desktop.scenes.showing import Choice, Picture, Pictures, Showing, chosen, followed, scene_of
from desktop.scenes.stage import changes, paint_stage, tells_time
from desktop.scenes.theme import load_theme
from desktop.scenes.times import Times, clock, countdown, read_clock
from tests.cli.tabellone import tabellone
from tests.hall import Hall
from tests.scenes.views import picture, scenes, showings, with_things

SIZES = [(1280, 720), (1920, 1080), (3840, 2160), (1280, 800), (1024, 768)]
SCENES = scenes()
SHOWN = showings(SCENES)
GOLDEN = (
    "welcome",
    "welcome-countdown",
    "before-pictures",
    "full",
    "order",
    "corrected",
    "pause-countdown",
)
VARIED = 0.1
AREA = QRectF(0, 0, 1280, 720)


@pytest.fixture
def original_datadir() -> Path:
    """Where the golden pictures are."""
    return Path(__file__).parents[1] / "golden"


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_fonts()


def painted(view: HallView, showing: Showing, width: int = 1280, height: int = 720) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        paint_stage(painter, QRectF(0, 0, width, height), view, load_theme(), None, showing)
    return image


def cut(view: HallView, showing: Showing, width: int, height: int) -> list[str]:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        return paint_stage(painter, QRectF(0, 0, width, height), view, load_theme(), None, showing)


def png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def pillow(image: QImage) -> Image.Image:
    return Image.open(io.BytesIO(png(image))).convert("RGB")


@pytest.mark.parametrize("name", GOLDEN)
def test_each_chosen_scene_looks_as_chosen(name: str, image_regression: ImageRegressionFixture):
    """The golden pictures, at 960 x 540, with the bundled fonts."""
    image_regression.check(png(painted(*SHOWN[name], 960, 540)), diff_threshold=VARIED, basename=name)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", languages())
def test_every_text_of_every_language_fits(size: tuple[int, int], language: str):
    """At every size nothing is cut, with short names and with long ones."""
    for view, showing in SHOWN.values():
        view = structs.replace(view, language=language)
        assert cut(view, showing, *size) == []
        assert cut(with_long_names(view), showing, *size) == []


def with_long_names(view: HallView) -> HallView:
    """A long evening, hall, game and prize, and long words from the hall."""
    if game := view.coming:
        prizes = tuple(
            structs.replace(prize, names={"it": "Seconda tombola di consolazione"}) for prize in game.prizes
        )
        game = structs.replace(game, title="Gara straordinaria di Santo Stefano", prizes=prizes)
    return structs.replace(
        view,
        name="Grande tombola di beneficenza",
        hall="Circolo ricreativo San Marco e Lucia",
        coming=game,
        words="diciassette quattro ottantotto" if game else view.words,
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [0, 1, 3, 6, 7, 12, 24, 60])
def test_before_a_game_many_prizes_and_series_are_never_cut(size: tuple[int, int], count: int):
    """Few or very many, with pictures and without, with cards and without."""
    view = with_things(SCENES["before"], count)
    assert view.coming
    pictures = Pictures(picture(300, 200), {"un prosciutto": picture(100, 300)})
    one = (SeriesView(17, 6000, 6000, 150, "yellow"),)
    for series in (view.coming.series, one, ()):
        told = structs.replace(view, coming=structs.replace(view.coming, series=series))
        for showing in (Showing(), Showing(pictures=pictures, times=Times(0, 3600))):
            assert cut(told, showing, *size) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("prizes", "winners"), [(3, 1), (3, 8), (5, 3), (9, 2)])
def test_several_prizes_won_at_once_are_never_clipped(size: tuple[int, int], prizes: int, winners: int):
    """Many prizes on one number, each with joint winners."""
    view = SCENES["winners"]
    won = tuple(
        PrizeView(
            str(n),
            {"it": "Tombola di consolazione"},
            10000,
            "won",
            tuple(structs.replace(view.won_now[0].winners[0], table="12") for _ in range(winners)),
            thing="un prosciutto" if n % 2 else "",
        )
        for n in range(prizes)
    )
    assert cut(structs.replace(view, won_now=won), Showing(), *size) == []


def test_a_blank_board_is_the_ground_alone():
    """Nothing at all is on it."""
    color = QColor(load_theme().colors.ground)
    ground = (color.red(), color.green(), color.blue())
    assert pillow(painted(*SHOWN["blank"])).getcolors() == [(1280 * 720, ground)]


def test_the_numbers_alone_are_larger_than_beside_the_last_one():
    """On 1080 lines the full board's digits are at least as high as in play, in cells half as wide again."""
    grid = full_grid(Design(QRectF(0, 0, 1920, 1080)).inside, SCENES["play"])
    assert grid.called_height() >= 76
    assert grid.cell(1).width() > 170


def test_the_full_board_after_a_number_is_the_board_painted_whole():
    """Only what changed is painted, and the picture is the same."""
    showing = Showing(in_play="full")
    new = SCENES["play"]
    old = structs.replace(new, called=new.called[:-1])
    for view in (old, new):
        painted(view, showing)
    image, region = painted(old, showing), changes(AREA, old, new, showing, showing)
    assert region.boundingRect().width() * region.boundingRect().height() < 1280 * 720
    painter = QPainter(image)
    painter.setClipRegion(region)
    paint_stage(painter, AREA, new, load_theme(), region, showing)
    painter.end()
    assert ImageChops.difference(pillow(image), pillow(painted(new, showing))).getbbox() is None


def test_a_slide_is_whole_and_on_the_themes_ground():
    """A picture of 2:1 is scaled to fit, with nothing of it cropped and nothing stretched."""
    image = QImage(400, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("#FF0000"))
    view, showing = SHOWN["sponsors"]
    slide = pillow(painted(view, showing._replace(pictures=Pictures(slide=Picture(image)))))
    red = Image.eval(slide.getchannel("R"), lambda value: 255 if value > 200 else 0).getbbox()
    assert red
    width, height = red[2] - red[0], red[3] - red[1]
    assert width / height == pytest.approx(2, abs=0.02)
    assert width > 1200


# what is seen


def seen(hall: Hall) -> HallView:
    return hall.session.snapshot().hall


CHOICES: tuple[Choice, ...] = ("full", "order", "blank")


@pytest.mark.parametrize("choice", CHOICES)
def test_a_claim_a_correction_and_a_pause_come_forward_by_themselves(choice: Choice):
    """Whatever was chosen: the hall misses none of them."""
    hall = Hall.playing(source="live")
    hall.draw(5)
    showing = chosen(Showing(), choice)
    assert scene_of(seen(hall), showing) == choice
    for command, scene in (
        (Pause(), "pause"),
        (Resume(), None),
        (Undo(reason="by mistake"), "correction"),
        (Pause(reason="claim"), "play"),
    ):
        before = seen(hall)
        hall.do(command)
        showing = followed(showing, before, seen(hall))
        assert scene is None or scene_of(seen(hall), showing) == scene


def test_a_claim_is_shown_over_the_choice_which_holds_again_afterwards():
    """The card on the desk, and then the full board."""
    hall = Hall.playing(source="live")
    hall.draw(5)
    showing = chosen(Showing(), "full")
    hall.claim(1)
    claim = hall.state.desk.claims[-1].claim
    before = seen(hall)
    hall.do(ShowClaim(claim=claim))
    showing = followed(showing, before, seen(hall))
    assert scene_of(seen(hall), showing) == "claim"
    hall.do(WithdrawClaim(claim=claim))
    hall.do(Resume())
    assert scene_of(seen(hall), followed(showing, before, seen(hall))) == "full"


def test_a_correction_stays_until_the_next_number_or_the_next_choice():
    """The board in play comes back with the number."""
    hall = Hall.playing(source="live")
    hall.draw(5)
    before = seen(hall)
    hall.do(Undo(reason="by mistake"))
    showing = followed(Showing(), before, seen(hall))
    assert scene_of(seen(hall), showing) == "correction"
    assert scene_of(seen(hall), chosen(showing, "game")) == "play"
    before = seen(hall)
    hall.draw()
    assert scene_of(seen(hall), followed(showing, before, seen(hall))) == "play"


def test_a_number_ends_a_blank_board():
    """It is on the board at once; what does not concern the hall leaves the board blank."""
    hall = Hall.playing(source="live")
    before, showing = seen(hall), chosen(Showing(), "blank")
    hall.do(AnnounceSeries(series=17, price=100))
    assert scene_of(seen(hall), followed(showing, before, seen(hall))) == "blank"
    hall.draw()
    assert scene_of(seen(hall), followed(showing, before, seen(hall))) == "play"


def test_the_start_of_a_game_ends_the_choices_between_games():
    """Slides, and the time at which it was to start; after the game its results are there by themselves."""
    playing, before = SCENES["start"], SCENES["before"]
    view, showing = SHOWN["sponsors"]
    showing = showing._replace(times=Times(start=3600))
    assert scene_of(view, showing) == "sponsors"
    after = followed(showing, before, playing)
    assert scene_of(playing, after) == "play"
    assert after.times.start is None
    assert scene_of(SCENES["results"], followed(after, playing, SCENES["results"])) == "results"


@pytest.mark.parametrize(
    ("name", "choice", "scene"),
    [
        ("before", "game", "before"),
        ("before", "welcome", "welcome"),
        ("before", "sponsors", "before"),
        ("results", "game", "results"),
        ("results", "before", "before"),
        ("goodbye", "welcome", "goodbye"),
        ("play", "order", "order"),
    ],
)
def test_what_is_chosen_is_seen_where_it_fits(name: str, choice: Choice, scene: str):
    """A choice for another moment, or slides that are not there yet, leave what the evening shows."""
    assert scene_of(SCENES[name], chosen(Showing(), choice)) == scene


def test_the_same_choice_again_is_taken_back():
    """One key there and back."""
    for choice in ("full", "order", "welcome", "blank"):
        assert chosen(chosen(Showing(), choice), choice) == Showing()


# the time


def test_only_scenes_that_show_the_time_are_painted_again_when_it_goes_on():
    """A tick changes the welcome, and nothing of play, claims, results or slides."""
    one, next_one = Times(now=100, start=200), Times(now=101, start=200)
    changed = set()
    for name, (view, showing) in SHOWN.items():
        old, new = showing._replace(times=one), showing._replace(times=next_one)
        assert tells_time(scene_of(view, new), new) == (not changes(AREA, view, view, old, new).isEmpty())
        if not changes(AREA, view, view, old, new).isEmpty():
            changed.add(scene_of(view, showing))
        assert name != "play" or changes(AREA, view, view, old, new).isEmpty()
    assert changed == {"welcome", "before", "pause"}


def test_without_a_countdown_the_welcome_changes_once_a_minute():
    """Seconds of which it tells nothing paint nothing."""
    view, showing = SHOWN["welcome"]
    old, new = (showing._replace(times=Times(now=now)) for now in (60, 119))
    assert changes(AREA, view, view, old, new).isEmpty()
    assert not changes(AREA, view, view, old, showing._replace(times=Times(now=120))).isEmpty()
    assert (Times(now=60).beat, Times(now=60, start=90).beat, Times(now=90, start=90).beat) == (60, 1, 60)


@pytest.mark.parametrize(
    ("now", "start", "left"),
    [
        (100, 160, 60),
        (100, 100, 0),
        (100, 99, 0),
        (23 * 3600 + 3590, 10, 20),
        (None, 10, None),
        (10, None, None),
    ],
)
def test_the_countdown_goes_over_midnight_and_ends_at_nought(
    now: int | None, start: int | None, left: int | None
):
    """A time that has just passed is not tomorrow's."""
    assert Times(now, start).left == left


@pytest.mark.parametrize(
    ("typed", "time"),
    [
        ("21:30", "21:30"),
        ("21.30", "21:30"),
        ("2130", "21:30"),
        ("930", "09:30"),
        (" 21 ", "21:00"),
        ("0:05", "00:05"),
        ("24:00", ""),
        ("21:60", ""),
        ("21:3", ""),
        ("21:", ""),
        ("soon", ""),
        ("", ""),
        ("²1:30", ""),
    ],
)
def test_a_time_is_read_as_people_type_it(typed: str, time: str):
    """With a colon, a point, or nothing; everything else is no time."""
    assert clock(read_clock(typed)) == time


def test_a_countdown_in_minutes_and_in_hours():
    """As on a clock."""
    assert [countdown(seconds) for seconds in (7, 247, 3847)] == ["0:07", "4:07", "1:04:07"]


# the code of the secret


def test_the_code_of_the_results_is_read_and_gives_the_order_that_was_drawn():
    """Photographed from the smallest board, its text is what `tabellone order` asks for: the same numbers."""
    hall = Hall.playing(source="provable")
    hall.draw(12)
    drawn = hall.numbers
    hall.do(CloseGame(leave_prizes=True))
    view = seen(hall)
    assert view.proof and view.game
    [code] = zxingcpp.read_barcodes(pillow(painted(view, Showing(), 1024, 768)))
    assert code.text == proof_text(view.proof)
    lines: list[str] = code.text.split("\n")
    told: dict[str, str] = {}
    for line in lines:
        name, _, value = line.partition(":")
        told[name] = value.removeprefix(" ")
    words = told.pop("words")
    arguments = [part for name, value in told.items() for part in (f"--{name}", value)]
    answer = tabellone("order", *arguments, "--words", words)
    assert answer.code == 0
    assert f'"order": {drawn}'[:-1].replace(" ", "") in answer.out.replace(" ", "")
    assert orders.commitment(bytes.fromhex(told["secret"])).hex() == view.game.commitment


# from one scene to the next


@pytest.mark.parametrize(("before", "after"), [("play", "claim"), ("full", "blank"), ("winners", "pause")])
def test_a_fade_is_never_a_flash(before: str, after: str):
    """Every point goes from the old picture to the new one without turning back."""
    old, new = (painted(*SHOWN[name], 320, 180) for name in (before, after))
    steps = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        image = QImage(320, 180, QImage.Format.Format_RGB32)
        with QPainter(image) as painter:
            mix(painter, QRect(0, 0, 320, 180), (old, new), share)
        steps.append(list(pillow(image).convert("L").tobytes()))
    assert steps[0] == list(pillow(old).convert("L").tobytes())
    assert steps[-1] == list(pillow(new).convert("L").tobytes())
    rounding = 2
    for values in zip(*steps, strict=True):
        up = values[-1] >= values[0]
        assert all((b - a if up else a - b) >= -rounding for a, b in pairwise(values))


def test_a_change_of_scene_takes_at_most_300_ms():
    """No longer does the hall wait."""
    assert FADE_MS <= 300
