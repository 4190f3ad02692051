"""Printed cards as somebody who has the paper sees them: text read from the PDF, pictures, QR codes."""

from pathlib import Path
from typing import Any

import pypdfium2
import zxingcpp
from PIL import Image

from desktop.game.cards.card import Card
from desktop.game.cards.series import Series
from desktop.printing.cards import PrintedCard
from desktop.printing.imprint import Imprint
from desktop.printing.job import Job
from desktop.printing.layout import Box, Shape, Sheet
from desktop.printing.pdf import write_pdf
from desktop.printing.series_job import series_job

SERIES = Series(17, 1000, bytes(range(64)))
SQUARE = Card(
    (
        (1, 16, 31, 46, 61),
        (5, 20, 35, 50, 65),
        (15, 30, 0, 60, 75),
        (2, 17, 32, 47, 62),
        (8, 28, 38, 58, 68),
    )
)
"""A card for 75 balls."""
POINT = 72 / 25.4
"""Points to a millimetre."""


def job_of(first: int = 1, last: int = 6, **choices: Any) -> Job:
    """Cards of the test series; `choices` are those of the imprint and of the job."""
    of_job = {name: choices.pop(name) for name in ("paper", "per_page") if name in choices}
    return series_job(SERIES, first, last, Imprint(**choices), **of_job)


def job_of_squares(count: int, per_page: Any, *, coded: bool = False, **choices: Any) -> Job:
    """Cards for 75 balls, of another maker where they have no code."""
    card = PrintedCard(SQUARE, "00123", "04801-KCEKP-JG1QE" if coded else "")
    shape = Shape(75, coded=coded, logo="logo" in choices)
    return Job([card] * count, count, shape, Imprint(**choices), per_page=per_page)


def qr_codes(picture: Image.Image) -> list[str]:
    """The QR codes that a reader finds in a picture, from top to bottom."""
    found = zxingcpp.read_barcodes(picture, zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode))
    return [code.text for code in sorted(found, key=lambda code: code.position.top_left.y)]


def rastered(page: Any, dots_per_inch: int) -> Image.Image:
    """A page of a PDF as a printer rasters it."""
    return page.render(scale=dots_per_inch / 72).to_pil()


class Paper:
    """A PDF that was printed."""

    def __init__(self, path: Path, job: Job) -> None:
        write_pdf(path, job)
        self.sheet: Sheet = job.sheet
        self.document = pypdfium2.PdfDocument(path)

    @property
    def pages(self) -> int:
        """How many."""
        return len(self.document)

    def text(self, page: int, box: Box | None = None) -> str:
        """The words on a page, or in a box on it."""
        words = self.document[page].get_textpage()
        if box is None:
            return words.get_text_bounded()
        top = self.sheet.height
        left, below, right, above = (
            side * POINT for side in (box.x, top - box.bottom, box.right, top - box.y)
        )
        return words.get_text_bounded(left, below, right, above).strip()

    def numbers(self, page: int, place: int) -> list[list[int]]:
        """What is printed in the cells of a card, 0 for an empty one."""
        cells = self.sheet.places[place].cells
        return [[int(self.text(page, cell.inset(0.3)) or 0) for cell in row] for row in cells]

    def picture(self, page: int, dots_per_inch: int) -> Image.Image:
        """A page as a printer rasters it."""
        return rastered(self.document[page], dots_per_inch)

    def codes(self, page: int, dots_per_inch: int) -> list[str]:
        """The QR codes that a reader finds on a page, from top to bottom."""
        return qr_codes(self.picture(page, dots_per_inch))
