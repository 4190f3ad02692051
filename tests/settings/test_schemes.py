"""Schemes as files: those of the program, the hall's own, and what is said of a fault in one."""

import os
import re
from pathlib import Path
from textwrap import dedent

import pytest

from desktop.game import money
from desktop.game.base import Refused
from desktop.game.rules import Rules
from desktop.languages.sentences import refusal
from desktop.languages.speaker import speaker_for
from desktop.settings.schemes import MOST_BYTES, Scheme, SchemePrize, load_scheme, prizes_of, scheme_names

GOOD = """
id = "ours"
language = "it"
names = { it = "Nostra", en = "Ours" }

[[prizes]]
id = "terna"
names = { it = "Terna", en = "Terna" }
pattern = { pattern = "in_row", count = 3 }
value = 500

[[prizes]]
id = "tombola"
names = { it = "Tombola", en = "Tombola" }
pattern = { pattern = "whole" }
"""


def write(folder: Path, text: str | bytes, name: str = "ours") -> Path:
    """A scheme in the hall's own folder."""
    content = text.encode() if isinstance(text, str) else text
    (folder / f"{name}.toml").write_bytes(content)
    return folder


def fault(folder: Path, text: str | bytes) -> Refused:
    """The refusal of a scheme with a fault, which always names its file."""
    with pytest.raises(Refused) as refused:
        load_scheme("ours", write(folder, text))
    assert refused.value.code == "bad_scheme"
    assert refused.value.params["file"] == "ours.toml"
    return refused.value


def test_every_scheme_loads():
    """Each file of resources/schemes is a scheme, under its own name."""
    assert "italy" in scheme_names()
    for name in scheme_names():
        assert load_scheme(name).id == name


def test_every_scheme_can_be_played_with_all_its_prizes():
    """The optional ones fit between the others, and every prize has one that it comes after, or none."""
    for name in scheme_names():
        scheme = load_scheme(name)
        ids = [prize.id for prize in prizes_of(scheme, [prize.id for prize in scheme.prizes])]
        assert len(ids) == len(set(ids)) >= len(prizes_of(scheme))


@pytest.mark.parametrize("name", ["", "nowhere", "../italy", "italy.toml", "italy\n"])
def test_an_unknown_scheme_is_refused(name: str):
    """Only what is there can be loaded, and only from there."""
    with pytest.raises(Refused) as refused:
        load_scheme(name)
    assert refused.value.code == "unknown_scheme"
    assert refused.value.params["schemes"] == scheme_names()


def test_a_halls_own_scheme_is_added(tmp_path: Path):
    """It stands beside those of the program."""
    own = write(tmp_path, GOOD)
    assert set(scheme_names(own)) == {*scheme_names(), "ours"}
    assert [prize.value for prize in load_scheme("ours", own).prizes] == [500, 0]
    assert load_scheme("italy", own) == load_scheme("italy")


def test_a_halls_own_scheme_takes_the_place_of_the_programs(tmp_path: Path):
    """A copy of italy.toml, changed, is what “italy” means in this hall."""
    own = write(tmp_path, GOOD.replace('"ours"', '"italy"'), "italy")
    assert [prize.id for prize in load_scheme("italy", own).prizes] == ["terna", "tombola"]
    assert scheme_names(own) == scheme_names()


@pytest.mark.parametrize("name", ["missing", "file"])
def test_without_a_folder_there_are_the_programs_schemes(tmp_path: Path, name: str):
    """A folder that is not there, or is a file, is no fault."""
    (tmp_path / "file").touch()
    assert scheme_names(tmp_path / name) == scheme_names()


def test_only_files_are_schemes(tmp_path: Path):
    """A folder or a pipe with such a name is passed over, and never waited for."""
    (tmp_path / "folder.toml").mkdir()
    os.mkfifo(tmp_path / "pipe.toml")
    assert scheme_names(tmp_path) == scheme_names()


def test_a_file_as_windows_writes_it_is_read(tmp_path: Path):
    """With a byte order mark and carriage returns."""
    own = write(tmp_path, b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert load_scheme("ours", own).names["it"] == "Nostra"


TERNA = 'pattern = { pattern = "in_row", count = 3 }'


@pytest.mark.parametrize(
    ("old", "new", "key", "why"),
    [
        # keys and values
        ("value = 500", "valve = 500", "prizes.terna", "Object contains unknown field `valve`"),
        ("language =", 'county = "x"\nlanguage =', "scheme", "Object contains unknown field `county`"),
        ("language =", "rules = { lat = 1 }\nlanguage =", "rules", "Object contains unknown field `lat`"),
        ("language =", 'rules = { late = "soon" }\nlanguage =', "rules.late", "Invalid enum value 'soon'"),
        ("value = 500", 'value = "500"', "prizes.terna.value", "Expected `int`, got `str`"),
        ("value = 500", "value = 5.5", "prizes.terna.value", "Expected `int`, got `float`"),
        ('id = "terna"\n', "", "prizes.1", "Object missing required field `id`"),
        ('id = "ours"', 'id = "others"', "id", "scheme_named_otherwise"),
        # patterns
        (TERNA, "", "prizes.terna", "Object missing required field `pattern`"),
        (TERNA, 'pattern = { pattern = "star" }', "prizes.terna.pattern.pattern", "Invalid value 'star'"),
        (TERNA, 'pattern = { pattern = "in_row", count = 6 }', "prizes.terna", "impossible_pattern"),
        (TERNA, 'pattern = { pattern = "rows", count = 4 }', "prizes.terna", "impossible_pattern"),
        (TERNA, 'pattern = { pattern = "first", count = 16 }', "prizes.terna", "impossible_pattern"),
        (TERNA, 'pattern = { pattern = "mask", masks = ["XX"] }', "prizes.terna", "impossible_mask"),
        # amounts
        ("value = 500", "value = -1", "prizes.terna", "bad_amount"),
        ("value = 500", f"value = {money.MOST + 1}", "prizes.terna", "bad_amount"),
        ("value = 500", f"value = {10**30}", "prizes.terna.value", "Expected `int` <= 9007199254740991"),
        ("value = 500", "value = 1" + "0" * 5000, "TOML", "Exceeds the limit"),
        ("value = 500", "times = 3\nvalues = [500, -1]", "prizes.terna", "bad_amount"),
        ("value = 500", "percent = -1", "prizes.terna", "bad_percent"),
        ("value = 500", "percent = 10_001", "prizes.terna", "bad_percent"),
        ("value = 500", "unit = 0", "prizes.terna", "bad_amount"),
        ("value = 500", "within = 91", "prizes.terna", "bad_within"),
        ("value = 500", "times = 0", "prizes.terna.times", "Expected `int` >= 1"),
        # order
        ("value = 500", 'after = "tombola"', "prizes.terna", "bad_prize_order"),
        ("value = 500", 'after = "ambo"', "prizes.terna", "bad_prize_order"),
        ('id = "tombola"', 'id = "terna"', "prizes", "bad_prize_ids"),
        # names
        ('{ it = "Terna", en = "Terna" }', '{ en = "Terna" }', "prizes.terna", "name_missing"),
        ('{ it = "Terna", en = "Terna" }', '{ it = " ", en = "Terna" }', "prizes.terna", "name_missing"),
        ('names = { it = "Nostra", en = "Ours" }', 'names = { it = "Nostra" }', "names", "name_missing"),
        ('it = "Nostra"', f'it = "{"N" * 201}"', "names", "too_long"),
        # balls
        ("language =", "balls = 0\nlanguage =", "balls", "Expected `int` >= 1"),
        ("language =", "rules = { draws = 91 }\nlanguage =", "rules.draws", "not_a_count_of_balls"),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_its_key_and_the_reason(tmp_path: Path, old: str, new: str, key: str, why: str):
    """One thing in a good file is made wrong; what is said points there."""
    assert GOOD.count(old) == 1
    refused = fault(tmp_path, GOOD.replace(old, new))
    assert refused.params["key"] == key
    assert str(refused.params["why"]).startswith(why)


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"id = ", "TOML"),
        (b"rubbish", "TOML"),
        (b"", "scheme"),
        (b"a = " + b"[" * 50_000, "TOML"),
        (GOOD.replace("Nostra", "Perché").encode("latin-1"), "UTF-8"),
        (b"\xff\xfe" + GOOD.encode("utf-16-le"), "UTF-8"),
        (GOOD.encode() + b"#" * MOST_BYTES, "scheme"),
        (GOOD[: GOOD.index("[[prizes]]")].encode(), "prizes"),
        (GOOD[: GOOD.index("[[prizes]]")].encode() + b"prizes = 7", "prizes"),
        (GOOD[: GOOD.index("[[prizes]]")].encode() + b"prizes = [7]", "prizes"),
    ],
)
def test_a_file_that_is_no_scheme_is_refused(tmp_path: Path, content: bytes, key: str):
    """Whatever lies there under such a name, it is told, and nothing breaks."""
    assert str(fault(tmp_path, content).params["key"]).startswith(key)


def test_all_prizes_together_take_the_takings_at_most(tmp_path: Path):
    """60 % and 50 % are too much, also where one of them is optional."""
    text = GOOD.replace("value = 500", "percent = 6000\noptional = true") + "percent = 5000\n"
    assert fault(tmp_path, text).params["why"] == "bad_percent"


def test_a_fault_is_told_in_a_sentence(tmp_path: Path):
    """File, key and reason, in the language of who reads it."""
    refused = fault(tmp_path, GOOD.replace("count = 3", "count = 6"))
    assert refusal(speaker_for("en"), refused) == (
        "The scheme ours.toml cannot be used. prizes.terna: "
        "No card can ever have this: 6, where 1 to 5 are possible."
    )
    assert "prizes.terna: " in refusal(speaker_for("it"), refused)
    missing = fault(tmp_path, GOOD.replace('it = "Nostra", ', ""))
    assert refusal(speaker_for("en"), missing).endswith("It has no name in these languages: it.")


@pytest.mark.parametrize(
    ("balls", "pattern", "why"),
    [
        (75, 'pattern = "half", half = "low"', "wrong_cards_for_pattern"),
        (75, 'pattern = "rows", count = 6', "impossible_pattern"),
        (90, 'pattern = "mask", masks = ["XXXXX/...../...../...../....."]', "wrong_cards_for_pattern"),
        (90, 'pattern = "rows", count = 5', "impossible_pattern"),
    ],
)
def test_a_pattern_must_fit_the_cards(tmp_path: Path, balls: int, pattern: str, why: str):
    """Cards of 90 have no drawings and three rows; those of 75 have no halves and five."""
    text = GOOD.replace(TERNA, f"pattern = {{ {pattern} }}").replace(
        "language", f"balls = {balls}\nlanguage", 1
    )
    refused = fault(tmp_path, text)
    assert (refused.params["key"], refused.params["why"]) == ("prizes.terna", why)


def test_a_name_that_leads_nowhere_is_no_scheme(tmp_path: Path):
    """A link whose file is gone is passed over."""
    (tmp_path / "ours.toml").symlink_to(tmp_path / "gone.toml")
    with pytest.raises(Refused) as refused:
        load_scheme("ours", tmp_path)
    assert refused.value.code == "unknown_scheme"


AFTER = """
id = "ours"
language = "en"
names = { en = "Ours" }

[[prizes]]
id = "house"
names = { en = "House" }
pattern = { pattern = "whole" }
times = 3
values = [900, 500]
value = 100

[[prizes]]
id = "dry"
names = { en = "Dry" }
pattern = { pattern = "nothing" }
after = "house-1"

[[prizes]]
id = "last"
names = { en = "Last" }
pattern = { pattern = "whole" }
after = "house"
"""


def test_a_repeated_prize_is_a_first_a_second_and_a_third(tmp_path: Path):
    """Each with its value; what comes after it comes after the last, or after the first where it says so."""
    scheme = load_scheme("ours", write(tmp_path, AFTER))
    planned = prizes_of(scheme)
    assert [(p.id, p.after, p.value) for p in planned] == [
        ("house-1", None, 900),
        ("house-2", "house-1", 500),
        ("house-3", "house-2", 100),
        ("dry", "house-1", 0),
        ("last", "house-3", 0),
    ]
    assert {p.kind for p in planned[:3]} == {"house"}
    assert [p.after for p in prizes_of(scheme, times={"house": 1})] == [None, "house", "house"]


@pytest.mark.parametrize("times", [0, -1, 61, 10**9])
def test_a_prize_is_won_a_possible_number_of_times(times: int):
    """Never nought times, and never more often than a game has prizes."""
    with pytest.raises(Refused) as refused:
        prizes_of(load_scheme("italy"), times={"quaterna": times})
    assert refused.value.code == "bad_times"


DOCUMENT = (Path(__file__).parents[2] / "docs" / "schemes.md").read_text("utf-8")


def test_the_documents_example_is_a_scheme(tmp_path: Path):
    """A hall that copies it has something that works."""
    example = re.search(r'    id = "our-hall".*?(?=\n\S)', DOCUMENT, re.DOTALL)
    assert example
    own = write(tmp_path, dedent(example.group()), "our-hall")
    planned = prizes_of(load_scheme("our-hall", own), extra=["palo_secco"])
    assert [prize.id for prize in planned] == [
        "quaterna-1",
        "quaterna-2",
        "quaterna-3",
        "tombola",
        "palo_secco",
    ]


def test_the_document_names_every_key_and_scheme():
    """What a scheme may hold is all there."""
    keys = {*Scheme.__struct_fields__, *Rules.__struct_fields__, *SchemePrize.__struct_fields__}
    assert {key for key in keys if f"| `{key}` |" not in DOCUMENT} == set()
    assert {name for name in scheme_names() if f"`{name}`" not in DOCUMENT} == set()
