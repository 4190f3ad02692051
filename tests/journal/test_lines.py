"""The canonical line of an event, and the chain."""

import hashlib
import json

import msgspec
import pytest
import rfc8785

from desktop.game.draw import Drawn
from desktop.game.evening import EveningOpened
from desktop.journal.lines import (
    FIRST_PREV,
    BrokenLine,
    Line,
    make_line,
    parse_exported,
    read_line,
    read_lines,
)
from tests.hall import AT

EVENT = Drawn(position=1, number=42, by="typed")


def test_a_line_is_canonical_and_its_hash_is_that_of_its_text():
    """Members ascending, no spaces; the hash is over the text without it."""
    line = make_line(1, AT, EVENT, FIRST_PREV)
    assert line.text == (
        f'{{"at":"{AT}","by":"typed","event":"drawn","n":1,"number":42,"position":1,"prev":"{FIRST_PREV}"}}'
    )
    assert line.hash == hashlib.sha256(line.text.encode()).hexdigest()


def test_an_exported_line_carries_its_hash_and_reads_back():
    """Strangers get the hash inside the line, still canonical."""
    line = make_line(1, AT, EVENT, FIRST_PREV)
    exported = line.exported()
    members = json.loads(exported)
    assert members.pop("hash") == line.hash
    assert rfc8785.dumps(members).decode() == line.text
    assert parse_exported(1, exported) == line


def test_words_of_any_language_are_kept():
    """Letters beyond ASCII, quotes and emoji survive."""
    opened = EveningOpened(
        evening="x",
        name='Tombola "di" Nàtale 🎄',
        hall="\u2028",
        currency="EUR",
        language="it",
        reveal="at_once",
        called_from="shown",
        rehearsal=False,
        record=1,
    )
    line = make_line(1, AT, opened, FIRST_PREV)
    assert read_line(1, line, FIRST_PREV).event == opened


def rehashed(text: str) -> Line:
    return Line(text, hashlib.sha256(text.encode()).hexdigest())


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (Line(make_line(1, AT, EVENT, FIRST_PREV).text, "0" * 64), "hash"),
        (rehashed("not json"), "event"),
        (rehashed("[]"), "event"),
        (rehashed('{"n":1}'), "event"),
        (rehashed(make_line(1, AT, EVENT, FIRST_PREV).text.replace("drawn", "flown")), "event"),
        (make_line(2, AT, EVENT, FIRST_PREV), "chain"),
        (make_line(1, AT, EVENT, "f" * 64), "chain"),
    ],
)
def test_a_line_that_is_not_as_written_is_told_why(line: Line, why: str):
    """A wrong hash, something that is no event, another place or another neighbour."""
    with pytest.raises(BrokenLine) as broken:
        list(read_lines([line]))
    assert (broken.value.n, broken.value.why) == (1, why)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda text: text[:-5], "json"),
        (lambda text: text.replace('"by"', ' "by"'), "canonical"),
        (lambda text: "[]", "json"),
        (lambda text: msgspec.json.encode({"a": 1}).decode(), "json"),
    ],
)
def test_an_exported_line_must_be_canonical(change, why: str):
    """A cut, a space or another kind of value is found."""
    with pytest.raises(BrokenLine) as broken:
        parse_exported(7, change(make_line(1, AT, EVENT, FIRST_PREV).exported()))
    assert (broken.value.n, broken.value.why) == (7, why)
