"""`tabellone play`: commands in, events or a refusal out, line by line."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from desktop.cli.play import schema
from tests.cli.tabellone import tabellone

EVENING: list[dict[str, Any]] = [
    {"command": "open_evening", "name": "Natale", "at": "2026-12-26T20:30:00.000Z"},
    {"command": "register_series", "series": 17, "strips": 10, "secret": bytes(range(64)).hex()},
    {"command": "plan_game", "game": "1", "source": "balls", "scheme": "italy", "values": {"ambo": 1000}},
    {"command": "sell", "series": 17, "first": 1, "last": 12, "seller": "Anna", "price": 100},
    {"command": "start_game"},
    {"command": "call", "number": 3},
    {"command": "read", "session": "3F9A", "seq": 1, "tag": "N35", "age": 200},
    {"command": "claim", "card": "1-3"},
    {"command": "ask_others"},
    {"command": "award"},
    {"command": "note_winner", "prize": "ambo", "series": 17, "number": 1, "name": "Ada", "table": "4"},
    {"command": "resume"},
    {"command": "undo", "reason": "misread"},
    {"command": "close_game", "leave_prizes": True},
    {"command": "close_evening"},
]


def play(lines: Sequence[dict[str, Any] | str], *arguments: str) -> list[dict[str, Any]]:
    """The answers to some lines."""
    text = "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines)
    result = tabellone("play", *arguments, stdin=text.encode())
    assert (result.code, result.err) == (0, "")
    return [json.loads(line) for line in result.out.splitlines()]


def test_an_evening_is_played_from_opening_to_closing():
    """Each command is answered with its events; the one that cannot be done is refused with its reason."""
    answers = play(EVENING)
    happened = [[event["event"] for event in answer.get("events", [])] for answer in answers]
    assert happened[6:10] == [
        ["read_recorded", "drawn", "revealed"],
        ["paused", "claim_checked", "claim_shown"],
        ["others_asked"],
        ["prize_awarded"],
    ]
    assert answers[12]["refused"] == "award_depends"
    assert "ambo" in answers[12]["why"]
    assert happened[-1] == ["evening_closed"]


def test_time_is_taken_from_the_commands():
    """An event happened when its command says."""
    assert play(EVENING)[0]["events"][0]["at"] == "2026-12-26T20:30:00.000Z"


@pytest.mark.parametrize(
    "line",
    [
        "rubbish",
        "{",
        "[]",
        "null",
        "{}",
        '{"command":"dance"}',
        '{"command":"call"}',
        '{"command":"call","number":"7"}',
        '{"command":"call","number":7.5}',
        '{"command":"call","number":true}',
        '{"command":"call","number":1e400}',
        '{"command":"call","number":"\uff17"}',
        '{"command":"call","number":7,"extra":1}',
        '{"command":"call","number":7,"at":"yesterday"}',
        '{"command":"find","cards":[]}',
        '{"command":"open_evening","name":"\\ud800"}',
        "[" * 100_000,
        "\x00\x01\x02",
    ],
)
def test_a_malformed_line_is_refused_and_the_next_is_read(line: str):
    """Rubbish of any kind is answered, and play goes on."""
    wrong, right = play([line, {"command": "open_evening"}])
    assert wrong["refused"] == "malformed"
    assert right["events"]


def test_an_impossible_pattern_is_refused_with_its_own_code():
    """A prize that no card can have cannot be planned."""
    prize = {"id": "x", "pattern": {"pattern": "in_row", "count": 6}}
    answers = play([{"command": "open_evening"}, {"command": "plan_game", "prizes": [prize]}])
    assert answers[1]["refused"] == "impossible_pattern"


def test_an_unknown_scheme_is_answered_with_those_that_exist():
    """The sentence names the schemes that come with the program."""
    answers = play([{"command": "open_evening"}, {"command": "plan_game", "scheme": "nowhere"}])
    assert answers[1]["refused"] == "unknown_scheme"
    assert "The schemes are: " in answers[1]["why"] and "italy" in answers[1]["why"]


OWN = """
id = "ours"
language = "en"
names = { en = "Ours" }

[[prizes]]
id = "line"
names = { en = "Line" }
pattern = { pattern = "rows", count = 1 }
"""


def test_a_halls_own_scheme_is_played(tmp_path: Path):
    """From the folder that is named; without it nobody knows the scheme."""
    (tmp_path / "ours.toml").write_text(OWN)
    lines = [{"command": "open_evening"}, {"command": "plan_game", "scheme": "ours"}]
    planned = play(lines, "--schemes", str(tmp_path))[1]["events"][0]
    assert [prize["id"] for prize in planned["prizes"]] == ["line"]
    assert play(lines)[1]["refused"] == "unknown_scheme"


def test_a_fault_in_a_halls_own_scheme_is_a_refusal(tmp_path: Path):
    """With file, key and reason; and the next command is carried out."""
    (tmp_path / "ours.toml").write_text(OWN.replace("count = 1", "count = 4"))
    plan = {"command": "plan_game", "scheme": "ours"}
    lines = [{"command": "open_evening"}, plan, {"command": "plan_game", "scheme": "italy"}]
    _, wrong, right = play(lines, "--schemes", str(tmp_path))
    assert wrong["refused"] == "bad_scheme"
    assert "ours.toml" in wrong["why"] and "prizes.line" in wrong["why"] and "1 to 3" in wrong["why"]
    assert right["events"]


def test_every_line_fits_the_schema():
    """Commands and answers of a whole evening are valid by what --schema prints."""
    validator = jsonschema.Draft202012Validator(json.loads(tabellone("play", "--schema").out))
    validator.check_schema(validator.schema)
    for command in EVENING:
        validator.validate(command)
    for answer in play([*EVENING, "rubbish"]):
        validator.validate(answer)


def test_the_schema_describes_every_command_and_event():
    """A stranger finds each by its name, with what it means."""
    for name, definition in schema()["$defs"].items():
        if name not in ("Command", "Event", "Answer"):
            assert definition.get("description") or definition.get("enum") or "properties" in definition, name
    names = {part["$ref"] for kind in ("Command", "Event") for part in schema()["$defs"][kind]["anyOf"]}
    described = [schema()["$defs"][name.rsplit("/", 1)[1]].get("description") for name in names]
    assert all(described)


def test_the_evening_is_kept_in_a_file_and_resumed(tmp_path: Path):
    """What was played is there when the file is opened again."""
    path = str(tmp_path / "natale.tabellone")
    play(EVENING[:7], path)
    answers = play(EVENING[7:], path)
    assert answers[0]["events"][1]["verdict"]["answer"] == "winning"
    assert answers[0]["events"][0]["n"] == 12


def test_a_file_that_cannot_be_used_is_told(tmp_path: Path):
    """Exit 3 and a sentence, and the file is left as it was."""
    path = tmp_path / "list.txt"
    path.write_text("bread, milk")
    result = tabellone("play", str(path), stdin=b'{"command":"open_evening"}\n')
    assert (result.code, result.out) == (3, "")
    assert "not an evening" in result.err
    assert path.read_text() == "bread, milk"


def test_blank_lines_are_nothing():
    """Empty lines are not answered."""
    assert len(play(["", "   ", {"command": "open_evening"}, ""])) == 1


def test_the_totals_of_sales_can_be_asked():
    """By seller and series, as they stand; what else is asked to be shown is malformed, and the schema knows it."""
    answers = play(
        [
            *EVENING[:1],
            {"command": "register_series", "series": 17, "strips": 2},
            {"show": "totals"},
            {"command": "sell", "series": 17, "first": 1, "last": 6, "seller": "Ada", "price": 150},
            {"command": "take_back", "series": 17, "first": 1, "last": 2},
            {"command": "take_back", "series": 17, "first": 3, "last": 3, "damaged": True},
            {"show": "totals"},
            {"show": "secrets"},
        ]
    )
    assert answers[2] == {"totals": []}
    (row,) = answers[6]["totals"]
    assert (row["name"], row["series"], row["money"]) == ("Ada", 17, 600)
    assert (row["handed_out"], row["returned"], row["damaged"], row["sold"]) == (6, 2, 1, 3)
    assert answers[7]["refused"] == "malformed"
    validator = jsonschema.Draft202012Validator(schema())
    assert all(validator.is_valid(line) for line in (answers[6], {"show": "totals"}))
    assert not validator.is_valid({"show": "secrets"})


def test_what_would_happen_can_be_asked():
    """A command inside `foresee` is answered with its events and changes nothing; a refusal stays one."""
    call = {"command": "call", "number": 7}
    answers = play(
        [*EVENING[:1], {"command": "plan_game", "source": "balls"}, {"foresee": call}, {"foresee": 3}]
    )
    assert answers[2]["refused"] == "no_game"
    assert answers[3]["refused"] == "malformed"
    answers = play(
        [*EVENING[:1], {"foresee": {"command": "plan_game", "game": "1"}}, {"command": "start_game"}]
    )
    assert answers[1]["foreseen"][0]["event"] == "game_planned"
    assert answers[2]["refused"] == "no_such_game"
    assert jsonschema.Draft202012Validator(schema()).is_valid(answers[1])
