"""Cards of another maker from files: whatever the layout, the same cards; whatever is wrong, the line is told."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.game.base import Refused
from desktop.game.cards.series import Series
from desktop.settings.card_files import FileFault, cards_in
from tests.hall import SECRET, SERIES

ROWS = [SERIES.card(number).rows for number in range(1, 13)]
SERIALS = [f"{number:05}" for number in range(120, 132)]
FIVES = [Series(75, 2, SECRET, "75").card(number).rows for number in range(1, 7)]


def shown(number: int, empty: str = "") -> str:
    """A cell."""
    return str(number) if number else empty


def table(
    delimiter: str, *, serial: bool = True, empty: str = "", tail: str = "", heading: bool = False
) -> str:
    """A card a line, all 27 cells."""
    head = [delimiter.join(["Serial no.", *(f"c{n}" for n in range(27))])] if heading else []
    lines = [
        delimiter.join([*([name] if serial else []), *(shown(n, empty) for row in rows for n in row)]) + tail
        for name, rows in zip(SERIALS, ROWS, strict=True)
    ]
    return "\n".join([*head, *lines]) + "\n"


def three_lines(delimiter: str, *, spread: bool) -> str:
    """Three lines a card, the serial before the first, an empty line between cards."""
    lines: list[str] = []
    for name, rows in zip(SERIALS, ROWS, strict=True):
        for line, row in enumerate(rows):
            cells = [shown(n) for n in row] if spread else [str(n) for n in row if n]
            lines.append(delimiter.join(["" if line else name, *cells]))
        lines.append("")
    return "\n".join(lines)


def loose(rows: tuple[tuple[int, ...], ...]) -> list[int]:
    """The numbers of a card alone."""
    return [n for row in rows for n in row if n]


LAYOUTS = {
    "commas": table(","),
    "semicolons": table(";"),
    "tabs with zeros": table("\t", empty="0"),
    "a heading": table(",", heading=True),
    "windows line ends": table(";").replace("\n", "\r\n"),
    "quotes": "\n".join(
        ",".join(f'"{cell}"' for cell in line.split(",")) for line in table(",").splitlines()
    ),
    "three lines": three_lines(";", spread=True),
    "three lines of five": three_lines(",", spread=False),
    "json by serial": json.dumps(dict(zip(SERIALS, ROWS, strict=True))),
    "json objects": json.dumps([{"id": s, "rows": r} for s, r in zip(SERIALS, ROWS, strict=True)]),
    "json cells": json.dumps(
        {
            "cards": [
                {"card": s, "cells": [n or None for row in r for n in row]}
                for s, r in zip(SERIALS, ROWS, strict=True)
            ]
        }
    ),
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_same_cards_come_from_every_layout(layout: str):
    """With their serials, zeros and all, and without a fault."""
    read = cards_in(LAYOUTS[layout].encode())
    assert not read.faults
    assert [(card.serial, card.rows) for card in read.cards] == list(zip(SERIALS, ROWS, strict=True))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_files_of_every_encoding_are_read(encoding: str):
    """As spreadsheets write them."""
    read = cards_in(table(";", heading=True).replace("Serial no.", "Cartón").encode(encoding))
    assert [card.serial for card in read.cards] == SERIALS


@pytest.mark.parametrize(
    "text", [table(",", serial=False), table(";", serial=False, tail=";"), json.dumps(ROWS)]
)
def test_cards_without_numbers_have_those_of_their_places(text: str):
    """Counted from 1."""
    read = cards_in(text.encode())
    assert not read.faults
    assert [(card.serial, card.rows) for card in read.cards] == [
        (str(n), rows) for n, rows in enumerate(ROWS, 1)
    ]


def test_the_numbers_alone_are_enough():
    """Fifteen of them, in CSV and in JSON."""
    lines = "\n".join(
        ",".join(map(str, [name, *loose(rows)])) for name, rows in zip(SERIALS, ROWS, strict=True)
    )
    for text in (
        lines,
        json.dumps([{"serial": s, "numbers": loose(r)} for s, r in zip(SERIALS, ROWS, strict=True)]),
    ):
        read = cards_in(text.encode())
        assert not read.faults
        assert [card.rows for card in read.cards] == [(tuple(loose(rows)),) for rows in ROWS]


def test_cards_for_75_balls_are_read():
    """Five lines a card, all cells in a line, or rows in JSON; the centre is free."""
    five = "\n".join(",".join(shown(n, "FREE") for n in row) for rows in FIVES for row in rows)
    flat = "\n".join(",".join(shown(n) for row in rows for n in row) for rows in FIVES)
    for text in (five, flat, json.dumps(FIVES)):
        read = cards_in(text.encode())
        assert not read.faults
        assert [card.rows for card in read.cards] == FIVES


def test_strips_of_a_file_are_kept():
    """Lists of six cards in JSON, or a column that says so."""
    strips = json.dumps([ROWS[:6], ROWS[6:]])
    assert [card.strip for card in cards_in(strips.encode()).cards] == ["1"] * 6 + ["2"] * 6
    column = (
        "strip;card;"
        + ";".join("x" * 27)
        + "\n"
        + "\n".join(f"A;{line}" for line in table(";").splitlines()[:6])
    )
    read = cards_in(column.encode())
    assert not read.faults
    assert {card.strip for card in read.cards} == {"A"}


def test_each_fault_is_told_with_its_line_and_card():
    """A word for a number, a row of four, a card twice."""
    lines = table(",").splitlines()
    lines[1] = lines[1].replace(",", ",abc", 1)
    lines[2] = lines[2].replace("," + str(loose(ROWS[2])[-1]), ",", 1)
    lines[4] = lines[3].replace(SERIALS[3], SERIALS[4])
    faults = cards_in("\n".join(lines).encode()).faults
    assert [(f.line, f.card, f.fault, f.other) for f in faults] == [
        (2, "00121", "not_a_number", ""),
        (3, "00122", "row_without_five", ""),
        (5, "00124", "cards_alike", "00123"),
    ]


def test_a_number_twice_in_a_strip_is_told():
    """Cards 1 and 7 are of different strips, and cannot be in one."""
    faults = cards_in(json.dumps([[ROWS[0], ROWS[6]], ROWS[1:4]]).encode()).faults
    assert faults == (FileFault(0, "2", 2, "number_twice_in_strip", "1"),)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "no_cards_in_file"),
        (b"\n\n", "no_cards_in_file"),
        (b"[]", "no_cards_in_file"),
        (b"{", "bad_card_file"),
        (b"[" * 100_000, "bad_card_file"),
        (b"x" * (32 * 2**20 + 1), "card_file_too_long"),
    ],
)
def test_what_is_no_file_of_cards_is_refused(data: bytes, code: str):
    """Nothing in it, broken JSON, endless nesting, far too long."""
    with pytest.raises(Refused) as refused:
        cards_in(data)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("numbers", "cells"), [([*range(9)], ROWS[0]), ([*range(5)], [[n for n in row if n] for row in ROWS[0]])]
)
def test_the_number_may_stand_in_the_first_line_of_a_card_alone(numbers: list[int], cells: list[list[int]]):
    """As the documents show it, with one cell more in that line than in the others."""
    lines = [",".join(shown(n) for n in row) for row in cells]
    read = cards_in("\n".join([f"00123,{lines[0]}", *lines[1:]]).encode())
    assert not read.faults
    assert [(card.serial, card.rows) for card in read.cards] == [("00123", ROWS[0])]


def test_a_number_too_many_is_a_fault_and_is_not_dropped():
    """A sixteenth number, a cell beyond the last."""
    alone = [",".join(map(str, [name, *loose(rows)])) for name, rows in zip(SERIALS, ROWS, strict=True)]
    faults = cards_in("\n".join([alone[0], alone[1] + ",77", *alone[2:]]).encode()).faults
    assert [(fault.line, fault.fault) for fault in faults] == [(2, "not_fifteen_numbers")]
    cells = table(";").splitlines()
    faults = cards_in("\n".join([cells[0], cells[1] + ";77", *cells[2:]]).encode()).faults
    assert [(fault.line, fault.card) for fault in faults] == [(2, SERIALS[1])]


def test_a_heading_of_numbers_is_a_heading():
    """It begins with the word for what stands below it."""
    text = "Cartella;" + ";".join(map(str, range(1, 28))) + "\n" + table(";")
    assert not cards_in(text.encode()).faults


@given(st.binary(max_size=400) | st.text(max_size=200).map(str.encode))
def test_whatever_a_file_holds_it_is_answered(data: bytes):
    """With cards and faults, or a refusal; nothing else happens."""
    try:
        read = cards_in(data)
    except Refused:
        return
    assert read.cards


@given(
    st.recursive(
        st.none() | st.integers() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=9) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    )
)
def test_whatever_json_holds_it_is_answered(data: object):
    """The same for every shape of JSON."""
    try:
        cards_in(json.dumps(data).encode())
    except Refused:
        return
