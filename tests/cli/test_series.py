"""`tabellone series`: the hall's series, their backups, and a second PC that takes over."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from desktop.game.cards.codes import print_code
from desktop.game.cards.series import Series
from tests.cli.tabellone import COMMAND, ENVIRONMENT, Result, tabellone
from tests.hall import SECRET

WORDS = "quattro gatti sul tetto"
STRIPS = 60
COMMITMENT = Series(17, STRIPS, SECRET).commitment.hex()


class PC(NamedTuple):
    """A user's home on a PC."""

    home: Path

    @property
    def env(self) -> dict[str, str]:
        """What tells the program where it is."""
        folders = {
            name: str(self.home / name) for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")
        }
        return {"HOME": str(self.home), "USERPROFILE": str(self.home), **folders}

    @property
    def folder(self) -> Path:
        """Where it keeps its series."""
        return self.home / "XDG_DATA_HOME" / "tabellone" / "series"

    def run(self, *arguments: str, stdin: str = "") -> Result:
        """Run `tabellone` there."""
        return tabellone(*arguments, stdin=stdin.encode(), env=self.env)

    def series(self, *arguments: str, words: str = WORDS) -> Result:
        """Run `tabellone series` there with a passphrase on its input."""
        return self.run("series", *arguments, "--passphrase-file", "-", stdin=words + "\n")

    def listed(self) -> list[dict[str, Any]]:
        """What `tabellone series list` prints."""
        return lines(self.run("series", "list"))


def lines(result: Result) -> list[dict[str, Any]]:
    assert (result.code, result.err) == (0, "")
    return [json.loads(line) for line in result.out.splitlines()]


pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="the user's folders are moved by XDG's variables"
)


@pytest.fixture
def first(tmp_path: Path) -> PC:
    """A PC with series 17."""
    pc = PC(tmp_path / "first")
    pc.folder.mkdir(parents=True, mode=0o700)
    (pc.folder / "series-17.secret").write_text(SECRET.hex() + "\n")
    (pc.folder / "series-17.secret").chmod(0o600)
    return pc


@pytest.fixture
def second(tmp_path: Path) -> PC:
    """A PC that never saw a series."""
    (tmp_path / "second").mkdir()
    return PC(tmp_path / "second")


def test_series_are_listed_without_their_secrets(tmp_path: Path, first: PC):
    """Number, commitment, and whether and when a backup was made."""
    (row,) = first.listed()
    assert row == {
        "series": 17,
        "commitment": COMMITMENT,
        "strips": None,
        "backup": None,
        "backup_sha256": None,
    }
    (made,) = lines(first.series("backup", "--out", str(tmp_path / "b")))
    (row,) = first.listed()
    assert made == {
        "backup": str(tmp_path / "b"),
        "made": row["backup"],
        "sha256": row["backup_sha256"],
        "series": [17],
    }
    assert SECRET.hex() not in json.dumps([row, made])


def test_a_second_pc_verifies_every_card(tmp_path: Path, first: PC, second: PC):
    """The commitment is the printed one, every code of the series is the same, and a claim by code holds."""
    lines(first.series("backup", "--out", str(tmp_path / "b")))
    (restored,) = lines(second.series("restore", str(tmp_path / "b")))
    assert (restored["restored"], restored["already_here"]) == ([17], [])
    assert [row["commitment"] for row in second.listed()] == [COMMITMENT]
    file = second.folder / "series-17.secret"
    here, there = Series(17, STRIPS, SECRET), Series(17, STRIPS, bytes.fromhex(file.read_text()))
    codes = [[print_code(s.tag_key, 17, n) for n in range(1, s.cards + 1)] for s in (here, there)]
    assert codes[0] == codes[1]
    assert [here.card(n) for n in range(1, here.cards + 1)] == [
        there.card(n) for n in range(1, there.cards + 1)
    ]
    looked_up = json.loads(second.run("card", codes[0][122], "--secret", f"@{file}").out)
    assert looked_up["rows"] == [list(row) for row in here.card(123).rows]
    assert claimed(second, file, here, 123) == "winning"


def claimed(pc: PC, secret: Path, printed: Series, card: int) -> str:
    """What a printed card with its first two numbers out is answered on a PC."""
    commands = [
        {"command": "open_evening"},
        {"command": "register_series", "series": 17, "strips": STRIPS, "secret": secret.read_text().strip()},
        {"command": "plan_game", "source": "balls", "scheme": "italy"},
        {"command": "sell", "series": 17},
        {"command": "start_game"},
        *[
            {"command": "call", "number": number}
            for number in [n for n in printed.card(card).rows[0] if n][:2]
        ],
        {"command": "claim", "card": print_code(printed.tag_key, 17, card)},
    ]
    result = pc.run("play", stdin="\n".join(json.dumps(command) for command in commands))
    events = json.loads(result.out.splitlines()[-1])["events"]
    return next(event["verdict"]["answer"] for event in events if event["event"] == "claim_checked")


def test_a_restore_can_be_repeated_and_never_replaces(tmp_path: Path, first: PC, second: PC):
    """The same series again changes nothing; another secret of that number is refused by name."""
    lines(first.series("backup", "--out", str(tmp_path / "b")))
    lines(second.series("restore", str(tmp_path / "b")))
    (again,) = lines(second.series("restore", str(tmp_path / "b")))
    assert (again["restored"], again["already_here"]) == ([], [17])
    (second.folder / "series-17.secret").write_text("11" * 64)
    refused = second.series("restore", str(tmp_path / "b"))
    assert (refused.code, refused.out) == (1, "")
    assert "Series 17 has another secret" in refused.err
    assert (second.folder / "series-17.secret").read_text() == "11" * 64


def test_a_backup_is_compared_without_changing_anything(tmp_path: Path, first: PC, second: PC):
    """Missing here, the same here, another here; only the last is an error."""
    lines(first.series("backup", "--out", str(tmp_path / "b")))
    (row,) = lines(second.series("check", str(tmp_path / "b")))
    assert row == {
        "series": 17,
        "kind": "strips",
        "commitment": COMMITMENT,
        "strips": None,
        "here": "missing",
    }
    assert not second.folder.exists()
    (row,) = lines(first.series("check", str(tmp_path / "b")))
    assert row["here"] == "same"
    (first.folder / "series-17.secret").write_text("11" * 64)
    other = first.series("check", str(tmp_path / "b"))
    assert (other.code, json.loads(other.out)["here"]) == (1, "other")


def test_each_thing_that_can_be_wrong_has_its_sentence(tmp_path: Path, first: PC, second: PC):
    """What happened and what to do, and never a traceback."""
    file = tmp_path / "b"
    out = ("backup", "--out", str(file))
    short = first.series(*out, words="short")
    unknown = first.series(*out, "18")
    lines(first.series(*out))
    there = first.series(*out)
    nowhere = first.series("backup", "--out", str(tmp_path / "no" / "b"))
    wrong = second.series("restore", str(file), words="cinque gatti sul tetto")
    not_text = second.run("series", "restore", str(file), "--passphrase-file", sys.executable)
    missing = second.series("restore", str(tmp_path / "none"))
    file.write_bytes(file.read_bytes()[:-10])
    damaged = second.series("restore", str(file))
    file.write_text("a letter")
    other = second.series("restore", str(file))
    nothing = second.series("backup", "--out", str(tmp_path / "c"))
    no_words = first.run(
        "series", "restore", str(tmp_path / "b"), "--passphrase-file", str(tmp_path / "no-words")
    )
    results = (short, unknown, there, nowhere, wrong, not_text, missing, damaged, other, nothing, no_words)
    assert [result.code for result in results] == [1, 1, 3, 3, 1, 1, 3, 1, 1, 1, 3]
    said = [result.err for result in results]
    assert len(set(said)) == len(said)
    assert all(len(words.splitlines()) == 1 and "Traceback" not in words for words in said), said
    assert "already exists" in there.err
    assert "not the passphrase" in wrong.err


def test_a_damaged_secret_hides_no_other_series(first: PC):
    """Its line says what to do; the command ends with 1."""
    (first.folder / "series-3.secret").write_text("rubbish")
    (first.folder / "series-3.secret").chmod(0o600)
    result = first.run("series", "list")
    damaged, good = map(json.loads, result.out.splitlines())
    assert (result.code, damaged["refused"], good["commitment"]) == (1, "secret_damaged", COMMITMENT)


def test_a_secret_that_others_can_read_is_told_and_mended(first: PC):
    """On the way of any command about series."""
    file = first.folder / "series-17.secret"
    file.chmod(0o644)
    told = first.run("series", "list")
    assert (told.code, str(file) in told.err) == (0, True)
    assert first.run("series", "list").err == ""


def test_a_passphrase_is_no_argument(tmp_path: Path, first: PC):
    """Arguments can be seen by everybody on the PC."""
    result = first.run("series", "backup", "--out", str(tmp_path / "b"), "--passphrase", WORDS)
    assert (result.code, (tmp_path / "b").exists()) == (2, False)


def test_a_passphrase_is_typed_twice_and_never_shown(tmp_path: Path, first: PC, second: PC):
    """At a terminal nothing of it is echoed; typed differently the second time, nothing is written."""
    file = tmp_path / "b"
    differs = at_terminal(first, ["backup", "--out", str(file)], [WORDS, WORDS + "!"])
    assert ("not the same" in differs, file.exists()) == (True, False)
    made = at_terminal(first, ["backup", "--out", str(file)], [WORDS, WORDS])
    restored = at_terminal(second, ["restore", str(file)], [WORDS])
    assert '"restored":[17]' in restored
    assert WORDS not in differs + made + restored


def test_without_a_terminal_nothing_is_asked(first: PC, tmp_path: Path):
    """A passphrase that would be shown while it is typed is not asked for."""
    result = first.run("series", "backup", "--out", str(tmp_path / "b"), stdin=f"{WORDS}\n{WORDS}\n")
    assert (result.code, (tmp_path / "b").exists()) == (1, False)
    assert "--passphrase-file" in result.err


def at_terminal(pc: PC, arguments: list[str], typed: list[str]) -> str:
    """Run `tabellone series` at a terminal, answer each of its questions; all that the terminal shows."""
    ours, theirs = os.openpty()
    with subprocess.Popen(
        [*COMMAND, "series", *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=ENVIRONMENT | pc.env,
        start_new_session=True,
    ):
        os.close(theirs)
        shown = b""
        for answer in typed:
            asked = shown.count(b": ")
            while shown.count(b": ") == asked:
                shown += os.read(ours, 1024)
            os.write(ours, answer.encode() + b"\n")
        shown += rest_of(ours)
    os.close(ours)
    return shown.decode()


def rest_of(terminal: int) -> bytes:
    """What a terminal shows until nobody writes to it any more."""
    shown = b""
    while True:
        try:
            more = os.read(terminal, 1024)
        except OSError:  # how Linux tells the end
            return shown
        if not more:
            return shown
        shown += more
