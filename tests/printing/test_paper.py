"""What is on the paper: numbers, QR codes and words, read back as people and scanners do."""

import io
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from PySide6.QtGui import QImage
from pytest_regressions.image_regression import ImageRegressionFixture

from desktop.game.cards.codes import print_code, print_number
from desktop.languages.card_words import CARD_WORDS, COLOURS
from desktop.printing.failure import PrintFailed
from desktop.printing.imprint import Colour, colour_of, price_of
from desktop.printing.layout import CONDENSED_PAIR, PER_PAGE, TEXT_PAIR, Box, PerPage
from desktop.printing.pen import Weight
from desktop.scenes.colors import contrast
from desktop.scenes.fonts import CONDENSED, DIGIT_HEIGHT, TEXT, load_fonts, metrics
from tests.printing.paper import SERIES, SQUARE, Paper, job_of, job_of_squares, qr_codes

LONG = "Associazione Culturale e Ricreativa dei Pensionati di Borgo San Lorenzo al Monte"
assert len(LONG) == 80
WIDE = "W" * 80
VARIED = 0.1
"""Percent by which a golden image may differ, for another version of a font renderer."""


@pytest.fixture
def original_datadir() -> Path:
    """Where the golden pictures are."""
    return Path(__file__).parents[1] / "golden"


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_fonts()


def logo() -> QImage:
    made = QImage(400, 300, QImage.Format.Format_RGB32)
    made.fill(0x305080)
    return made


@pytest.mark.parametrize("per_page", PER_PAGE)
@pytest.mark.parametrize("dots_per_inch", [200, 300])
def test_every_qr_code_is_read_back(tmp_path: Path, per_page: PerPage, dots_per_inch: int):
    """A real decoder reads every card's code from the page, its 15 characters without hyphens, in order."""
    paper = Paper(tmp_path / "cards.pdf", job_of(1, 12, per_page=per_page, hall=LONG))
    found = [code for page in range(paper.pages) for code in paper.codes(page, dots_per_inch)]
    assert found == [print_code(SERIES.tag_key, 17, card).replace("-", "") for card in range(1, 13)]


@pytest.mark.parametrize("colour", COLOURS)
def test_a_code_is_read_from_every_colour_and_from_a_grey_copy(tmp_path: Path, colour: str):
    """At 200 dpi, in colour and in black and white."""
    paper = Paper(tmp_path / "cards.pdf", job_of(colour=colour_of(colour, "it"), logo=logo()))
    assert len(paper.codes(0, 200)) == 6
    copied = paper.picture(0, 200).convert("L").convert("1", dither=Image.Dither.NONE)
    assert len(qr_codes(copied.convert("L"))) == 6


@pytest.mark.parametrize("per_page", PER_PAGE)
def test_the_printed_numbers_are_those_of_the_card(tmp_path: Path, per_page: PerPage):
    """Each in its cell, and the card's number with its check digit in its head."""
    paper = Paper(tmp_path / "cards.pdf", job_of(1, 12, per_page=per_page))
    for at, card in enumerate(range(1, 13)):
        page, place = divmod(at, per_page)
        assert paper.numbers(page, place) == [list(row) for row in SERIES.card(card).rows]
        head = paper.text(page, paper.sheet.places[place].head.number)
        assert print_number(card) in head and "Series 17" in head


@pytest.mark.parametrize("per_page", PER_PAGE)
def test_cards_for_75_balls_have_their_letters_and_a_free_centre(tmp_path: Path, per_page: PerPage):
    """Five by five under B I N G O; one of another maker has its own serial number and no code."""
    paper = Paper(tmp_path / "cards.pdf", job_of_squares(per_page, per_page))
    for number, place in enumerate(paper.sheet.places):
        assert paper.numbers(0, number) == [list(row) for row in SQUARE.rows]
        assert [paper.text(0, letter) for letter in place.letters] == list("BINGO")
        assert paper.text(0, place.head.number) == "No. 00123"
    assert paper.codes(0, 200) == []
    assert paper.text(0).count("BINGO"[0]) == per_page


def test_a_code_is_read_from_a_card_for_75_balls(tmp_path: Path):
    """Six to a page, with a logo above the code."""
    paper = Paper(tmp_path / "cards.pdf", job_of_squares(6, 6, coded=True, logo=logo()))
    assert paper.codes(0, 200) == ["04801KCEKPJG1QE"] * 6


@pytest.mark.parametrize("language", sorted(CARD_WORDS))
def test_every_card_says_whose_it_is_and_what_it_costs(tmp_path: Path, language: str):
    """Hall, sponsor, series, price, colour, the whole commitment and the code, in the language of the cards."""
    words = CARD_WORDS[language]
    job = job_of(
        1,
        6,
        language=language,
        hall="Circolo Arci",
        sponsor="Macelleria Rossi",
        price=price_of("250", "EUR", language),
        colour=colour_of("yellow", language),
    )
    paper = Paper(tmp_path / "cards.pdf", job)
    for place in paper.sheet.places:
        said = paper.text(0, place.frame)
        expected = ("Circolo Arci", "Macelleria Rossi", f"{words.series} 17", words.number)
        assert all(text in said for text in (*expected, words.colours["yellow"], words.commitment))
        assert any(price in said.replace("\xa0", " ") for price in ("€ 2,50", "€ 2.50"))
        assert SERIES.commitment.hex() in said.replace(" ", "").replace("\r\n", "")
    assert "04800-" in paper.text(0, paper.sheet.places[0].aside.code)


def ink(paper: Paper, page: int, box: Box) -> bool:
    """Whether something is printed in a box."""
    dots = 200 / 25.4
    area = (box.x * dots, box.y * dots, box.right * dots, box.bottom * dots)
    part = paper.picture(page, 200).convert("L").crop(area)
    return ImageChops.invert(part).getextrema()[1] > 100  # type: ignore[operator]


@pytest.mark.parametrize("per_page", PER_PAGE)
@pytest.mark.parametrize("text", [LONG, WIDE])
@pytest.mark.parametrize("square", [False, True])
def test_long_names_are_printed_whole(tmp_path: Path, per_page: PerPage, text: str, square: bool):
    """80 letters, also the widest, for hall and sponsor: every one is there, and inside its place."""
    choices = {"hall": text, "sponsor": text, "logo": logo()}
    job = (
        job_of_squares(1, per_page, coded=True, **choices)
        if square
        else job_of(1, 1, per_page=per_page, **choices)
    )
    paper = Paper(tmp_path / "cards.pdf", job)
    place = paper.sheet.places[0]
    for box in (place.head.hall, place.aside.sponsor):
        around = Box(box.x - 0.5, box.y - 1, box.width + 1, box.height + 2)
        assert "".join(paper.text(0, around).split()) == text.replace(" ", "")
    edge = place.frame
    for side in (Box(edge.x, edge.y, edge.width - 1, 1.5), Box(edge.x, edge.y, 1.5, edge.height - 1)):
        assert not ink(paper, 0, side)


def test_the_rules_stand_on_the_back_of_every_card(tmp_path: Path):
    """Each sheet is followed by its back, on which every place has the rules."""
    paper = Paper(tmp_path / "cards.pdf", job_of(1, 7, rules="Pay before the game.\nShout loudly."))
    assert paper.pages == 4
    for page in (1, 3):
        for place in paper.sheet.places:
            assert paper.text(page, place.frame).split() == [
                "Pay",
                "before",
                "the",
                "game.",
                "Shout",
                "loudly.",
            ]


def test_rules_too_long_to_be_read_are_refused(tmp_path: Path):
    """What has no room on the back of a small card has on the back of a large one."""
    rules = "Whoever completes a row shouts at once. " * 90
    with pytest.raises(PrintFailed) as refused:
        Paper(tmp_path / "six.pdf", job_of(rules=rules))
    assert refused.value.code == "rules_too_long"
    assert Paper(tmp_path / "one.pdf", job_of(1, 1, per_page=1, rules=rules)).pages == 2


def test_fonts_are_in_the_file(tmp_path: Path):
    """Every font that is used is embedded: the paper looks the same from any computer."""
    Paper(tmp_path / "cards.pdf", job_of())
    content = (tmp_path / "cards.pdf").read_bytes()
    assert content.count(b"/FontDescriptor ") == content.count(b"/FontFile2 ") > 0
    assert b"Barlow" in content


@pytest.mark.parametrize(("family", "pair"), [(CONDENSED, CONDENSED_PAIR), (TEXT, TEXT_PAIR)])
def test_the_layout_knows_how_wide_digits_are(family: str, pair: float):
    """No two digits are wider, by their height, than the layout reckons."""
    font = metrics(1000, Weight.Bold, family)
    widest = max(font.horizontalAdvance(str(number)) for number in range(1, 91))
    assert pair * 0.95 <= widest / (1000 * DIGIT_HEIGHT) <= pair


def test_black_is_read_on_every_tint():
    """Every tint is nearly as good as white; one that is not is refused."""
    assert all(contrast("#000000", tint) > 14 for tint in COLOURS.values())
    assert colour_of("#FFF8D0", "it") == Colour("", "#FFF8D0")
    assert colour_of("salmone", "it") == Colour("salmone", "")
    with pytest.raises(PrintFailed):
        colour_of("#306090", "it")


@pytest.mark.parametrize(
    ("text", "currency", "language", "printed"),
    [
        ("250", "EUR", "fr", "€ 2,50"),
        ("1000", "GBP", "en", "£ 10"),
        ("offerta libera", "EUR", "it", "offerta libera"),
    ],
)
def test_a_price_is_an_amount_or_stands_as_it_is(text: str, currency: str, language: str, printed: str):
    """Minor units are written as the language writes them."""
    assert price_of(text, currency, language).replace("\xa0", " ") == printed


def test_a_strip_looks_as_chosen(tmp_path: Path, image_regression: ImageRegressionFixture):
    """The golden picture of six cards on a yellow page."""
    imprint = {
        "language": "it", "hall": "Bocciofila di San Marco", "sponsor": "Offerto dalla Macelleria Rossi",
        "price": "€ 2,50", "colour": colour_of("yellow", "it"),
    }  # fmt: skip
    check(Paper(tmp_path / "cards.pdf", job_of(1, 6, **imprint)), image_regression, "printed-strip")


def test_cards_for_75_balls_look_as_chosen(tmp_path: Path, image_regression: ImageRegressionFixture):
    """The golden picture of two large cards with a logo."""
    job = job_of_squares(
        2, 2, coded=True, hall="Parish Hall", sponsor="Rossi & Sons", price="£ 2", logo=logo()
    )
    check(Paper(tmp_path / "cards.pdf", job), image_regression, "printed-squares")


def check(paper: Paper, image_regression: ImageRegressionFixture, name: str) -> None:
    png = io.BytesIO()
    paper.picture(0, 90).save(png, "PNG")
    image_regression.check(png.getvalue(), diff_threshold=VARIED, basename=name)
