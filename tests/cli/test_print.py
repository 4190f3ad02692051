"""`tabellone print`: a PDF of exactly the cards asked for, or a sentence and no file."""

import json
import resource
import signal
import subprocess
from pathlib import Path

import pypdfium2
import pytest

from desktop.game.cards.codes import print_code
from tests.cli.tabellone import COMMAND, ENVIRONMENT, start, tabellone
from tests.printing.paper import SERIES, qr_codes, rastered

SMALL_FILES = 20_000
"""Bytes: less than a page of cards with its fonts."""


@pytest.fixture
def secret(tmp_path: Path) -> str:
    """The secret of the test series in a file, as `@FILE`."""
    file = tmp_path / "series.secret"
    file.write_text(SERIES.secret.hex() + "\n")
    return f"@{file}"


def arguments(secret: str, out: Path, first: int, last: int) -> list[str]:
    cards = ["--first", str(first), "--last", str(last), "--out", str(out)]
    return ["print", "--series", "17", "--secret", secret, *cards]


def test_cards_are_printed_into_a_pdf(tmp_path: Path, secret: str):
    """Seven cards on two pages, with everything that was chosen; the result on stdout, progress on stderr."""
    rules = tmp_path / "rules.txt"
    rules.write_text("Si paga prima.")
    out = tmp_path / "cards.pdf"
    chosen = ["--hall", "Bocciofila", "--sponsor", "Rossi", "--price", "250", "--colour", "pink"]
    chosen += ["--language", "it", "--rules", str(rules), "--paper", "letter", "--per-page", "6"]
    result = tabellone(*arguments(secret, out, 1, 7), *chosen)
    assert (result.code, json.loads(result.out)) == (0, {"file": str(out), "cards": 7})
    assert "6 of 7 cards" in result.err and "7 of 7 cards" in result.err
    assert SERIES.secret.hex()[:16] not in result.out + result.err
    document = pypdfium2.PdfDocument(out)
    assert len(document) == 4
    text = document[0].get_textpage().get_text_bounded().replace("\xa0", " ")
    assert all(word in text for word in ("Bocciofila", "Rossi", "€ 2,50", "Rosa", "Serie 17", "N. 1-"))
    assert "Si paga prima." in document[1].get_textpage().get_text_bounded()
    assert [round(side / 72, 1) for side in document[0].get_size()] == [8.5, 11.0]


def test_the_other_names_of_command_and_options_are_known(tmp_path: Path, secret: str):
    """`tabellone cards --layout strip --paper A4 -o FILE`; a code that is read looks its card up again."""
    out = tmp_path / "cards.pdf"
    cards = ["--first", "1234", "--last", "1234", "--paper", "A4", "--layout", "strip", "-o", str(out)]
    assert tabellone("cards", "--series", "17", "--secret", secret, *cards).code == 0
    (code,) = qr_codes(rastered(pypdfium2.PdfDocument(out)[0], 200))
    assert code == print_code(SERIES.tag_key, 17, 1234).replace("-", "")
    answer = json.loads(tabellone("card", code, "--secret", secret).out)
    assert answer["number"] == "1234-0"


def test_cards_for_75_balls_are_printed(tmp_path: Path, secret: str):
    """`--kind 75`: the letters above the numbers."""
    out = tmp_path / "cards.pdf"
    assert tabellone(*arguments(secret, out, 1, 2), "--kind", "75", "--per-page", "2").code == 0
    (page,) = pypdfium2.PdfDocument(out)
    text = page.get_textpage().get_text_bounded()
    assert all(text.count(letter) >= 2 for letter in "BINGO")


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        (["--last", "0"], "--last"),
        (["--first", "7"], "before the first"),
        (["--colour", "#202020"], "too dark"),
        (["--logo", "none.png"], "not a picture"),
        (["--rules", "none.txt"], "cannot be read"),
        (["--hall", "x" * 81], "80 letters"),
        (["--per-page", "4"], "--per-page"),
        (["--language", "xx"], "--language"),
    ],
)
def test_wrong_use_is_told_and_nothing_printed(tmp_path: Path, secret: str, chosen: list[str], why: str):
    """Exit 2, why on stderr, no file."""
    result = tabellone(*arguments(secret, tmp_path / "cards.pdf", 1, 6), *chosen)
    assert (result.code, result.out) == (2, "")
    assert why in result.err and "Traceback" not in result.err
    assert not list(tmp_path.glob("*.pdf*"))


def test_a_file_that_cannot_be_written_is_a_failing_machine(tmp_path: Path, secret: str):
    """Exit 3 and a sentence."""
    result = tabellone(*arguments(secret, tmp_path / "none" / "cards.pdf", 1, 6))
    assert (result.code, result.out) == (3, "")
    assert "choose another folder" in result.err


def test_a_file_that_cannot_grow_leaves_no_half_of_it(tmp_path: Path, secret: str):
    """The system stops the file in the middle: exit 3, a sentence, and what was there before."""
    out = tmp_path / "cards.pdf"
    out.write_text("what was there")
    limited = subprocess.run(
        [*COMMAND, *arguments(secret, out, 1, 60)],
        capture_output=True,
        env=ENVIRONMENT,
        timeout=60,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (SMALL_FILES, SMALL_FILES)),
    )
    assert limited.returncode == 3
    assert b"cannot be written" in limited.stderr
    assert out.read_text() == "what was there"
    assert [path.name for path in tmp_path.iterdir() if "pdf" in path.name] == ["cards.pdf"]


def test_an_interrupted_print_leaves_nothing(tmp_path: Path, secret: str):
    """Ctrl+C in the middle: the exit code of an interrupt, and no file."""
    process = start(arguments(secret, tmp_path / "cards.pdf", 1, 60_000))
    assert process.stderr
    assert b"6,000 of 60,000" in process.stderr.readline()
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=30)
    assert process.returncode == 130
    assert not list(tmp_path.glob("*.pdf*"))
