"""Cards of another maker from a file, CSV or JSON, in whatever layout they come (docs/import.md).

A card is three rows of nine cells, or all its cells in a line, or rows of its numbers alone, or its fifteen
numbers; five rows of five for 75 balls. Numbers printed on cards are kept as they are, with their zeros.
"""

import csv
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, TypeAlias, cast

from ..game.base import Refused
from ..game.cards.listed import ListedCard, list_faults
from ..game.cards.strips import CARDS

MOST_BYTES = 32 * 2**20
DELIMITERS = ";\t|,"
SERIAL_WORDS = (
    *("serial", "card", "ticket", "cartella", "cartone", "carton", "cartón", "numero", "número", "number"),
    *("id", "nr", "no", "n°"),
)
STRIP_WORDS = ("strip", "sestina", "série", "serie", "tira", "sheet", "page")
NUMBER_WORDS = ("rows", "grid", "cells", "numbers", "card", "lines")
FREE_CELLS = ("", "0", "-", "*", "x", "free", "libero", "libre", "null", "none")
"""What stands in a cell without a number."""
SEVERAL_LINES = (9, 5)
"""How many cells a line has where a card takes several."""
WHOLE = (27, 15, 25)
"""How many cells make a card in one line."""

Rows: TypeAlias = tuple[tuple[int, ...], ...]
Cells: TypeAlias = Sequence[object]


class FileFault(NamedTuple):
    """What is wrong in a file: the line (from 1; 0 in JSON), the number printed on the card, its place in the
    file (from 1), and the fault, by code. `other` is the card that it clashes with, `cell` what stands there.
    """

    line: int
    card: str
    place: int
    fault: str
    other: str = ""
    cell: str = ""


class Imported(NamedTuple):
    """The cards of a file, and everything that is wrong with them; they can be used where nothing is."""

    cards: tuple[ListedCard, ...]
    faults: tuple[FileFault, ...]


class Draft(NamedTuple):
    """A card as it stands in a file."""

    line: int
    serial: str
    rows: Rows
    strip: str = ""
    wrong: str = ""
    """A cell that holds no number."""


def read_cards(path: Path) -> Imported:
    """The cards of a file. Raises Refused where it cannot be read, or is none."""
    try:
        with path.open("rb") as file:
            return cards_in(file.read(MOST_BYTES + 1))
    except OSError as error:
        raise Refused("bad_card_file", why=error.strerror or str(error)) from error


def cards_in(data: bytes) -> Imported:
    """The cards of a file's bytes. Raises Refused where there are none."""
    if len(data) > MOST_BYTES:
        raise Refused("card_file_too_long", most=MOST_BYTES)
    text = _decoded(data)
    drafts = list(_from_json(text) if text.lstrip()[:1] in ("[", "{") else _from_csv(text))
    if not drafts:
        raise Refused("no_cards_in_file")
    cards = _named(drafts)
    return Imported(cards, tuple(sorted(_faults(drafts, cards), key=lambda fault: fault.place)))


def _named(drafts: Sequence[Draft]) -> tuple[ListedCard, ...]:
    """The cards; one without a number has that of its place."""
    return tuple(ListedCard(d.serial or str(place), d.rows, d.strip) for place, d in enumerate(drafts, 1))


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def _faults(drafts: Sequence[Draft], cards: Sequence[ListedCard]) -> Iterator[FileFault]:
    wrong = {place for place, draft in enumerate(drafts) if draft.wrong}
    for place in sorted(wrong):
        yield FileFault(
            drafts[place].line, cards[place].serial, place + 1, "not_a_number", cell=drafts[place].wrong
        )
    for place, fault, other in list_faults(cards):
        if place not in wrong:
            named = cards[other].serial if other >= 0 else ""
            yield FileFault(drafts[place].line, cards[place].serial, place + 1, fault, named)


# -- CSV


class Line(NamedTuple):
    """A line of a table: its number, its cells without those of serial and strip, and these two."""

    line: int
    cells: tuple[str, ...]
    serial: str
    strip: str


def _from_csv(text: str) -> list[Draft]:
    """The cards of a table. Where lines may end with a delimiter, the reading with fewer faults is taken."""
    table = [(n, row) for n, row in _table(text) if any(row)]
    if not table:
        return []
    head = [cell.lower() for cell in table[0][1]]
    headed = head[0] in SERIAL_WORDS or not any(cell.isdecimal() for cell in head)
    body = table[1:] if headed else table
    named = (_column(head, SERIAL_WORDS), _column(head, STRIP_WORDS)) if headed else (-1, -1)
    width = max(Counter(len(row) for _, row in body).items(), key=lambda often: often[1])[0] if body else 0
    ends_empty = all(len(row) < width or not row[-1] for _, row in body)
    readings = [_drafts(body, one, named) for one in ((width, width - 1) if ends_empty else (width,))]
    return min(readings, key=lambda drafts: sum(1 for _ in list_faults(_named(drafts))))


def _table(text: str) -> Iterator[tuple[int, list[str]]]:
    counted = Counter(letter for letter in text[:20_000] if letter in DELIMITERS)
    delimiter = counted.most_common(1)[0][0] if counted else ","
    reader = csv.reader(text.splitlines(), delimiter=delimiter)
    for row in reader:
        yield reader.line_num, [cell.strip() for cell in row]


def _drafts(body: Sequence[tuple[int, list[str]]], width: int, named: tuple[int, int]) -> list[Draft]:
    lines = list(_lines(body, width, named))
    height = _lines_of_a_card(lines) if lines else 1
    drafts: list[Draft] = []
    for at in range(0, len(lines), height):
        some = lines[at : at + height]
        serial = next((line.serial for line in some if line.serial), "")
        strip = next((line.strip for line in some if line.strip), "")
        drafts.append(_draft(some[0].line, serial, strip, [line.cells for line in some]))
    return drafts


def _lines(body: Sequence[tuple[int, list[str]]], width: int, named: tuple[int, int]) -> Iterator[Line]:
    """Lines of so many cells, with what their columns mean: as a heading has named serial and strip, or as
    their number tells.
    """
    serial_at, strip_at = _unnamed(width) if named == (-1, -1) else named
    for n, row in body:
        if serial_at < 0 and width in SEVERAL_LINES and len(row) == width + 1 and row[0]:
            yield Line(n, tuple(row[1:]), row[0], "")  # the first line of a card, with its number
            continue
        full = [*row, *[""] * (width - len(row))]
        kept = full if any(full[width:]) else full[:width]
        cells = tuple(cell for at, cell in enumerate(kept) if at not in (serial_at, strip_at))
        yield Line(
            n, cells, full[serial_at] if serial_at >= 0 else "", full[strip_at] if strip_at >= 0 else ""
        )


def _column(head: Sequence[str], words: Sequence[str]) -> int:
    """The column whose heading begins with one of some words, or -1."""
    return next((at for at, cell in enumerate(head) if cell and cell.split()[0].rstrip(".:") in words), -1)


def _unnamed(width: int) -> tuple[int, int]:
    """Where serial and strip stand without a heading: nowhere, the serial first, or it after a strip."""
    places = dict(enumerate(((-1, -1), (0, -1), (1, 0))))
    return next((places[n] for n in places if width - n in (*SEVERAL_LINES, *WHOLE)), (-1, -1))


def _lines_of_a_card(lines: Sequence[Line]) -> int:
    """How many lines make a card: three of nine cells or of five numbers, five of five around a free cell."""
    cells = len(lines[0].cells)
    if cells == 5:
        return 5 if len(lines) >= 5 and not _number(lines[2].cells[2]) else 3
    return 3 if cells == 9 else 1


# -- JSON


def _from_json(text: str) -> Iterator[Draft]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refused("bad_card_file", why=str(error)[:200]) from error
    yield from _cards_in(data, "")


def _cards_in(data: object, strip: str, serial: str = "") -> Iterator[Draft]:
    """All cards of a value: a card, a list of cards or of strips, or an object that holds one of these."""
    if isinstance(data, dict):
        yield from _cards_in_object(cast(dict[str, object], data), strip)
    elif isinstance(data, list):
        values = cast(list[object], data)
        if _is_card(values):
            yield _draft(0, serial, strip, _as_rows(values))
            return
        strips = all(isinstance(one, list) and not _is_card(cast(list[object], one)) for one in values)
        for n, one in enumerate(values, 1):
            yield from _cards_in(one, str(n) if strips else strip)


def _cards_in_object(data: dict[str, object], strip: str) -> Iterator[Draft]:
    small = {key.lower(): value for key, value in data.items()}
    serial, named = _word(small, SERIAL_WORDS), _word(small, STRIP_WORDS) or strip
    lists = [cast(list[object], one) for word in NUMBER_WORDS if isinstance(one := small.get(word), list)]
    if card := next((one for one in lists if _is_card(one)), None):
        yield _draft(0, serial, named, _as_rows(card))
        return
    for key, value in data.items():
        if isinstance(value, (list, dict)):
            few = isinstance(value, list) and len(cast(list[object], value)) <= CARDS
            yield from _cards_in(cast(object, value), named or (serial if few else ""), key)


def _word(data: Mapping[str, object], words: Sequence[str]) -> str:
    """What one of some keys says, or ''."""
    found = (data[word] for word in words if isinstance(data.get(word), (str, int)))
    return str(next(found, ""))


def _is_card(values: list[object]) -> bool:
    """Whether a list is a card: its cells, or three rows of nine or five, or five rows of five."""
    if not any(isinstance(one, (list, dict)) for one in values):
        return len(values) in WHOLE
    rows = [cast(list[object], one) for one in values if isinstance(one, list)]
    flat = not any(isinstance(cell, (list, dict)) for row in rows for cell in row)
    return flat and (len(rows), {len(row) for row in rows}) in ((3, {9}), (3, {5}), (5, {5}))


def _as_rows(values: list[object]) -> Sequence[Cells]:
    return cast(list[Cells], values) if isinstance(values[0], list) else [values]


# -- both


def _draft(line: int, serial: str, strip: str, rows: Sequence[Cells]) -> Draft:
    """A card of rows of cells, or of all its cells in one."""
    wrong = next((str(cell) for row in rows for cell in row if _number(cell) is None), "")
    numbers = [[_number(cell) or 0 for cell in row] for row in rows]
    return Draft(line, serial, tuple(map(tuple, _shaped(numbers))), strip, wrong)


def _number(cell: object) -> int | None:
    """A cell's number, 0 for an empty one; nothing where it holds something else."""
    if isinstance(cell, bool):
        return None
    if isinstance(cell, int):
        return cell
    text = str(cell).strip().lower() if cell is not None else ""
    if text in FREE_CELLS:
        return 0
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else None


def _shaped(rows: Sequence[Sequence[int]]) -> Iterable[Sequence[int]]:
    """Rows as a card has them: all cells in one row are cut up, and rows of numbers alone are spread out."""
    if len(rows) == 1 and len(rows[0]) in (27, 25):
        width = {27: 9, 25: 5}[len(rows[0])]
        return [rows[0][at : at + width] for at in range(0, len(rows[0]), width)]
    if len(rows) == 3 and all(len(row) == 5 for row in rows):
        return [_spread(row) for row in rows]
    return [[number for number in rows[0] if number]] if len(rows) == 1 else rows


def _spread(row: Sequence[int]) -> list[int]:
    """Five numbers in the columns where they belong."""
    cells = [0] * 9
    for number in row:
        cells[min(max(number, 0) // 10, 8)] = number
    return cells
