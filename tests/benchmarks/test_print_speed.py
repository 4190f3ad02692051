"""How fast cards are printed."""

import time
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from desktop.printing.pdf import write_pdf
from desktop.scenes.fonts import load_fonts
from tests.printing.paper import job_of

CARDS = 6000


@pytest.mark.parametrize("per_page", [6, 1])
def test_six_thousand_cards_with_their_codes(
    benchmark: BenchmarkFixture, qapp: object, tmp_path: Path, per_page: int
):
    """As a PDF on one core, six to a page and one to a page: within 30 s."""
    load_fonts()
    words = {"hall": "Bocciofila di San Marco", "sponsor": "Macelleria Rossi", "price": "€ 2,50"}

    def way() -> None:
        write_pdf(tmp_path / "cards.pdf", job_of(1, CARDS, per_page=per_page, **words))

    begun = time.perf_counter()
    benchmark.pedantic(way, rounds=1)
    assert time.perf_counter() - begun < 30
