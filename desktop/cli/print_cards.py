"""`tabellone print`, or `tabellone cards`: cards of a series as a PDF."""

import argparse
import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from ..game.base import Refused
from ..game.cards.series import LAST_SERIES, MAKERS, MOST_STRIPS, SECRET_BYTES, Series
from ..game.cards.strips import CARDS
from ..game.text import one_line
from ..languages.card_words import CARD_WORDS, COLOURS
from ..languages.tables.printing import PRINTING
from ..printing.failure import PrintFailed
from ..printing.imprint import MOST_LETTERS, Imprint, colour_of, price_of
from ..printing.job import Job, Watch
from ..printing.layout import PAPERS, PER_PAGE, PerPage
from ..printing.logo import load_logo
from ..printing.pdf import write_pdf
from ..printing.rules import load_rules
from ..printing.series_job import series_job
from ..scenes.fonts import load_fonts
from .terminal import Exit, Parser, help_text, hexadecimal, parser, put, speaker, tell, whole

MOST_CARDS = CARDS * MOST_STRIPS
NAMES = ("strip", "three", "two", "one")
LAYOUTS: dict[str, PerPage] = dict(zip((*map(str, PER_PAGE), *NAMES), PER_PAGE * 2, strict=True))
PARTS = 10
"""So many times progress is told."""


def run(arguments: list[str]) -> int:
    """Print exactly the cards that are asked for, or say why not."""
    options = _options()
    chosen = options.parse_args(arguments)
    if chosen.last < chosen.first:
        options.error(help_text("print_last_before_first"))
    _start_qt()
    try:
        job = _job(chosen)
        job.check()
    except PrintFailed as failed:
        options.error(_sentence(failed))
    try:
        write_pdf(chosen.out, job, Watch(_teller(job.total)))
    except PrintFailed as failed:
        tell(_sentence(failed))
        return Exit.FAILED
    put({"file": str(chosen.out), "cards": job.total})
    return Exit.DONE


def _options() -> Parser:
    options = parser("print")
    secret, card = hexadecimal(SECRET_BYTES), whole(1, MOST_CARDS)
    options.add_argument("--series", type=whole(1, LAST_SERIES), default=1, help=help_text("print_series"))
    options.add_argument("--kind", choices=MAKERS, default="90", help=help_text("card_kind"))
    options.add_argument("--secret", type=secret, required=True, help=help_text("card_secret"))
    options.add_argument("--first", type=card, required=True, metavar="A", help=help_text("print_first"))
    options.add_argument("--last", type=card, required=True, metavar="B", help=help_text("print_last"))
    options.add_argument("--out", "-o", type=Path, required=True, metavar="FILE", help=help_text("print_out"))
    options.add_argument(
        "--paper", type=str.lower, choices=PAPERS, default="a4", help=help_text("print_paper")
    )
    options.add_argument(
        "--per-page", "--layout", choices=LAYOUTS, default="6", help=help_text("print_per_page")
    )
    for name in ("hall", "sponsor", "price"):
        options.add_argument(f"--{name}", type=_line, default="", help=help_text(f"print_{name}"))
    options.add_argument("--currency", default="EUR", help=help_text("print_currency"))
    colours = ", ".join(COLOURS)
    options.add_argument("--colour", type=_line, default="", help=help_text("print_colour", colours=colours))
    options.add_argument("--logo", type=Path, metavar="PNG", help=help_text("print_logo"))
    options.add_argument("--rules", type=Path, metavar="FILE", help=help_text("print_rules"))
    options.add_argument("--language", choices=sorted(CARD_WORDS), help=help_text("print_language"))
    return options


def _line(text: str) -> str:
    """An argument type: what has room on a card."""
    try:
        tidy = one_line(text)
    except Refused:
        tidy = text
    if len(tidy) > MOST_LETTERS:
        raise argparse.ArgumentTypeError(help_text("print_too_long", most=MOST_LETTERS))
    return tidy


def _start_qt() -> None:
    """Qt without a screen."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if QGuiApplication.instance() is None:
        QGuiApplication(["tabellone"])
    load_fonts()


def _job(chosen: argparse.Namespace) -> Job:
    """What is to be printed. Raises PrintFailed."""
    language = chosen.language or speaker().language
    imprint = Imprint(
        language=language,
        hall=chosen.hall,
        sponsor=chosen.sponsor,
        price=price_of(chosen.price, chosen.currency, language),
        colour=colour_of(chosen.colour, language),
        rules=load_rules(chosen.rules) if chosen.rules else "",
        logo=load_logo(chosen.logo) if chosen.logo else None,
    )
    series = Series(chosen.series, MOST_STRIPS, chosen.secret, chosen.kind)
    per_page = LAYOUTS[chosen.per_page]
    return series_job(series, chosen.first, chosen.last, imprint, chosen.paper, per_page)


def _teller(count: int) -> Callable[[int], None]:
    """Tells progress a few times."""
    told = 0

    def tell_progress(done: int) -> None:
        nonlocal told
        if done * PARTS // count > told:
            told = done * PARTS // count
            tell(speaker().say(PRINTING, "progress", count, done=speaker().locale.toString(done)))

    return tell_progress


def _sentence(failed: PrintFailed) -> str:
    return speaker().say(PRINTING, failed.code, **failed.params)
