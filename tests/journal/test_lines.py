"""The canonical line of an event, and the chain."""

import hashlib
import json

import msgspec
import pytest
import rfc8785

from desktop.game.drawing import Drawn
from desktop.game.evening import EveningOpened
from desktop.journal.lines import (
    FIRST_PREV,
    BrokenLine,
    Line,
    examine,
    exported,
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
        (rehashed("[" * 100_000), "event"),
        (rehashed('{"event":"drawn","x":' + "[" * 100_000), "event"),
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
        (lambda text: "[" * 100_000, "json"),
        (lambda text: msgspec.json.encode({"a": 1}).decode(), "json"),
    ],
)
def test_an_exported_line_must_be_canonical(change, why: str):
    """A cut, a space or another kind of value is found."""
    with pytest.raises(BrokenLine) as broken:
        parse_exported(7, change(make_line(1, AT, EVENT, FIRST_PREV).exported()))
    assert (broken.value.n, broken.value.why) == (7, why)


def chain(count: int) -> list[Line]:
    """A chain of so many lines."""
    lines: list[Line] = []
    for n in range(1, count + 1):
        lines.append(make_line(n, AT, EVENT, lines[-1].hash if lines else FIRST_PREV))
    return lines


def faults(lines: list[Line]) -> list[tuple[int, str]]:
    """What the examination of lines finds."""
    return [(fault.n, fault.why) for fault in examine(lines)[1]]


def test_missing_lines_are_one_fault_each_time():
    """Lines after a gap are measured by their own places, and are not faults."""
    lines = chain(12)
    assert faults(lines) == []
    assert faults(lines[:4] + lines[5:]) == [(5, "missing")]
    assert faults(lines[1:]) == [(1, "missing")]
    assert faults(lines[:2] + lines[4:8] + lines[9:]) == [(3, "missing"), (9, "missing")]
    assert len(examine(lines[:4] + lines[5:])[0]) == 11


def test_a_line_in_another_place_is_named():
    """Two lines that changed places, a line that stands twice, a line of another record."""
    lines = chain(6)
    assert {n for n, _ in faults([*lines[:2], lines[3], lines[2], *lines[4:]])} == {3}
    assert faults([*lines[:3], lines[2], *lines[3:]]) == [(3, "chain")]
    foreign = make_line(3, AT, EVENT, "f" * 64)
    assert faults([*lines[:2], foreign, *lines[3:]]) == [(3, "chain"), (4, "chain")]


def test_a_changed_line_is_one_fault():
    """The lines after it follow the hash that it had."""
    lines = chain(6)
    lines[2] = Line(lines[2].text.replace("42", "43"), lines[2].hash)
    assert faults(lines) == [(3, "hash")]


@pytest.mark.parametrize(
    "text",
    [
        "not json",
        make_line(2, AT, EVENT, chain(1)[0].hash).text.replace("42", str(2**60)),
        make_line(2, AT, EVENT, chain(1)[0].hash).text.replace('"n":2', '"n":true'),
        make_line(2, AT, EVENT, chain(1)[0].hash).text.replace(f'"at":"{AT}"', '"at":7'),
    ],
)
def test_only_whole_lines_are_exported(text: str):
    """What is no line ends the export with its place; the lines before it are given."""
    lines = exported([*chain(1), rehashed(text)])
    assert next(lines) == chain(1)[0].exported()
    with pytest.raises(BrokenLine) as broken:
        next(lines)
    assert broken.value.n == 2
