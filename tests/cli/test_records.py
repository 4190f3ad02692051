"""`tabellone verify` and `export`: a record recomputed, and what each change in it is told."""

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import apsw
import pytest

from desktop.game.base import Event
from desktop.journal.lines import FIRST_PREV, make_line
from desktop.reports.audit import audit
from tests.cli.tabellone import Result, tabellone
from tests.cli.test_play import play

EVENING: list[dict[str, Any]] = [
    {"command": "open_evening"},
    {"command": "register_series", "series": 17, "strips": 10, "secret": bytes(range(64)).hex()},
    {"command": "plan_game", "game": "1", "scheme": "italy", "values": {"ambo": 1001, "terna": 500}},
    {
        "command": "plan_game",
        "game": "2",
        "source": "balls",
        "scheme": "italy",
        "rules": {"late": "until_closed"},
    },
    {"command": "sell", "series": 17, "first": 1, "last": 20, "price": 100},
    {"command": "take_back", "series": 17, "first": 19, "last": 20},
    {"command": "close_sales"},
    {"command": "take_words", "words": "17 4 88"},
    {"command": "start_game"},
    *[{"command": "draw"}] * 5,
    {"command": "undo", "reason": "misread"},
    *[{"command": "draw"}] * 20,
    {"command": "claim", "card": "19-1"},
    *[{"command": "claim", "card": card} for card in ("1-3", "2-6", "3-1", "4-5", "5-8", "7-6", "8-4")],
    {"command": "award"},
    {"command": "resume"},
    {"command": "close_game", "leave_prizes": True},
    {"command": "start_game"},
    {"command": "call", "number": 3},
    {"command": "call", "number": 36},
    {"command": "claim", "card": "1-3"},
    {"command": "correct", "number": 35, "reason": "misread"},
    {"command": "award"},
    {"command": "resume"},
    {"command": "close_game", "leave_prizes": True},
    {"command": "withdraw_series", "series": 17},
    {"command": "close_evening"},
]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An evening's file with draws, claims, awards and corrections."""
    path = tmp_path_factory.mktemp("record") / "evening.tabellone"
    play(EVENING, str(path))
    return path


@pytest.fixture(scope="module")
def lines(record: Path) -> list[dict[str, Any]]:
    """Its export."""
    result = tabellone("export", str(record))
    assert result.code == 0
    return [json.loads(line) for line in result.out.splitlines()]


def verify_lines(tmp_path: Path, lines: list[dict[str, Any]], *, seal: bool = True) -> Result:
    """Verify an export made of these lines; `seal` makes a chain of hashes that fits them."""
    text = ""
    prev = FIRST_PREV
    for n, line in enumerate(lines, start=1):
        if seal:
            members = {k: v for k, v in line.items() if k not in ("n", "at", "prev", "hash")}
            from msgspec import convert

            from desktop.game.engine import AnyEvent

            event: Event = convert(members, AnyEvent)
            made = make_line(n, line["at"], event, prev)
            prev, text = made.hash, text + made.exported() + "\n"
        else:
            text += json.dumps(line, sort_keys=True, separators=(",", ":"), ensure_ascii=False) + "\n"
    path = tmp_path / "export.jsonl"
    path.write_text(text, encoding="utf-8")
    return tabellone("verify", str(path))


def test_a_true_record_agrees(record: Path, lines: list[dict[str, Any]], tmp_path: Path):
    """The file and its export: everything is recomputed, and agrees; the last hash is printed."""
    for result in (tabellone("verify", str(record)), verify_lines(tmp_path, lines, seal=False)):
        assert result.code == 0
        assert "Everything that can be recomputed agrees." in result.out
        assert lines[-1]["hash"] in result.out
        assert "Takings €\u00a018," in result.out
        for what in ("draws", "committed order", "commitments", "sold lists", "cards", "verdicts", "award"):
            assert what in result.out


def changed(lines: list[dict[str, Any]], event: str, nth: int = 0, **members: Any) -> list[dict[str, Any]]:
    """The lines with members of one event changed."""
    places = [i for i, line in enumerate(lines) if line["event"] == event]
    copy = [dict(line) for line in lines]
    copy[places[nth]] |= members
    return copy


def line_of(lines: list[dict[str, Any]], event: str, nth: int = 0) -> int:
    return [line["n"] for line in lines if line["event"] == event][nth]


def test_a_changed_line_breaks_its_hash(lines: list[dict[str, Any]], tmp_path: Path):
    """A number changed, the chain left as it was: that line is named."""
    result = verify_lines(tmp_path, changed(lines, "drawn", 3, number=91), seal=False)
    assert result.code == 1
    assert f"Line {line_of(lines, 'drawn', 3)}: its hash is not that of its text" in result.out


def test_a_missing_line_is_found(lines: list[dict[str, Any]], tmp_path: Path):
    """The gap is told once, and not again for every line after it."""
    result = verify_lines(tmp_path, lines[:4] + lines[5:], seal=False)
    assert result.code == 1
    assert result.out.splitlines() == ["Line 5: a line is missing here", "1 line does not agree."]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("UPDATE events SET line = '[' || line WHERE n = 4", "(line 4)"),
        ("UPDATE events SET line = CAST(x'ff41' AS TEXT) WHERE n = 4", "is damaged"),
        ("UPDATE vault SET value = CAST(x'ff41' AS TEXT)", ""),
        ("DELETE FROM events WHERE n = 4", "(line 4)"),
    ],
)
def test_a_damaged_file_is_exported_up_to_the_damage(record: Path, tmp_path: Path, change: str, said: str):
    """Exit 3 and a sentence; what was printed before is a whole record's beginning."""
    path = tmp_path / "damaged.tabellone"
    path.write_bytes(record.read_bytes())
    with closing(apsw.Connection(str(path))) as file:
        file.execute(change)
    before = path.read_bytes()
    whole, damaged = tabellone("export", str(record)), tabellone("export", str(path))
    assert damaged.code == (3 if said else 0)
    assert whole.out.startswith(damaged.out)
    assert said in damaged.err and damaged.err.count("\n") == (1 if said else 0)
    checked = tabellone("verify", str(path))
    assert checked.code in (1, 3) and "Traceback" not in checked.err
    assert path.read_bytes() == before


def test_a_half_last_line_is_told_and_not_taken(record: Path, tmp_path: Path):
    """A cut-off tail is seen."""
    text = tabellone("export", str(record)).out
    path = tmp_path / "cut.jsonl"
    path.write_text(text[:-20])
    result = tabellone("verify", str(path))
    assert result.code == 1
    assert f"Line {text.count(chr(10))}: it is not a whole line of JSON" in result.out


@pytest.mark.parametrize(
    ("event", "nth", "members", "why"),
    [
        ("drawn", 2, {"position": 9}, "not in its place"),
        ("drawn", 7, {"number": 0}, "no such ball"),
        ("drawn", -2, {"number": 91}, "no such ball"),
        ("revealed", 2, {"position": 1}, "not the last number"),
        ("draw_undone", 0, {"position": 2}, "not the last number"),
        ("draw_corrected", 0, {"was": 37}, "not the last number"),
        ("draw_corrected", 0, {"number": 3}, "already out"),
        ("sales_closed", 0, {"lists": []}, "sold list"),
        ("game_started", 0, {"cards": 19}, "sold list"),
        ("game_started", 1, {"game": "7"}, "not in the programme"),
        ("secret_revealed", 0, {"secret": "00" * 64}, "not what was committed to"),
        ("series_revealed", 0, {"strip_key": "00" * 64}, "not what was committed to"),
        ("words_taken", 0, {"words": "17 4 89"}, "committed order"),
        ("prize_awarded", 0, {"remainder": 500}, "winners or shares"),
        ("claim_rejudged", 0, {"verdict": {"answer": "not_winning"}}, "not the one that the rules give"),
        ("claim_checked", 1, {"verdict": {"answer": "already_paid"}}, "not the one that the rules give"),
        ("claim_checked", 0, {"verdict": {"answer": "not_sold"}}, "not the one that the rules give"),
    ],
)
def test_each_kind_of_forgery_is_told(
    lines: list[dict[str, Any]], tmp_path: Path, event: str, nth: int, members: dict[str, Any], why: str
):
    """A record that was forged with all its hashes made anew still does not agree with the rules."""
    result = verify_lines(tmp_path, changed(lines, event, nth, **members))
    assert result.code == 1, result.out
    assert why in result.out


def test_a_number_drawn_twice_is_told(lines: list[dict[str, Any]], tmp_path: Path):
    """The same number at two places."""
    first = next(line["number"] for line in lines if line["event"] == "drawn")
    result = verify_lines(tmp_path, changed(lines, "drawn", 3, number=first))
    assert "already out" in result.out


def test_another_card_than_the_series_has_is_told(lines: list[dict[str, Any]], tmp_path: Path):
    """A claimed card with other numbers printed on it."""
    claim = next(line for line in lines if line["event"] == "claim_checked")
    rows = claim["card"]["rows"]
    result = verify_lines(
        tmp_path, changed(lines, "claim_checked", 0, card={"rows": [rows[1], rows[0], rows[2]]})
    )
    assert "not the one of its series" in result.out


def test_a_line_about_what_never_was_is_told(lines: list[dict[str, Any]], tmp_path: Path):
    """A correction of a ball that is far away: the audit stops there, without a traceback."""
    result = verify_lines(tmp_path, changed(lines, "draw_corrected", 0, position=80))
    assert "that the lines before never made" in result.out
    assert result.err == ""


def test_an_award_without_a_claim_is_told(lines: list[dict[str, Any]], tmp_path: Path):
    """A winner whom nobody checked."""
    without = [
        line for line in lines if line["event"] not in ("claim_checked", "claim_shown", "claim_rejudged")
    ]
    result = verify_lines(tmp_path, without)
    assert "no claim stood" in result.out


def test_a_rejudged_claim_that_was_never_made_is_told(lines: list[dict[str, Any]], tmp_path: Path):
    """A verdict on nothing."""
    result = verify_lines(tmp_path, changed(lines, "claim_rejudged", 0, claim=99))
    assert "no such claim" in result.out


def test_a_draw_outside_a_game_is_told(lines: list[dict[str, Any]], tmp_path: Path):
    """A number before the game started."""
    start = line_of(lines, "game_started") - 1
    moved = [*lines[:start], lines[start + 1], *lines[start:]]
    result = verify_lines(tmp_path, moved)
    assert "while no game was played" in result.out


@pytest.mark.parametrize(
    ("content", "code", "said"),
    [
        (b"", 1, "empty"),
        (b"[" * 100_000 + b"\n", 1, "not a whole line of JSON"),
        (b"bread, milk\n", 1, "not a whole line of JSON"),
        (b'{"n":1}\n', 1, "JSON"),
    ],
)
def test_what_is_no_record_is_told(tmp_path: Path, content: bytes, code: int, said: str):
    """An empty file, a shopping list, some other JSON."""
    path = tmp_path / "file"
    path.write_bytes(content)
    result = tabellone("verify", str(path))
    assert result.code == code
    assert said in result.out


def test_files_that_cannot_be_read_are_told(tmp_path: Path):
    """Exit 3: missing, a folder, a database of something else."""
    other = tmp_path / "other"
    other.write_bytes(b"SQLite format 3\0" + bytes(500))
    for path in (tmp_path / "none", tmp_path, other):
        result = tabellone("verify", str(path))
        assert (result.code, result.out) == (3, "")
        assert result.err
    assert tabellone("export", str(other)).code == 3


def test_an_audit_of_nothing_finds_nothing():
    """No events, no findings."""
    from desktop.game.vault import Vault

    assert audit([], Vault()).findings == ()
