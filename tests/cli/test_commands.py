"""The sub-commands for laboratories and scripts, as a person or a script runs them."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from tests.cli.tabellone import tabellone
from tests.game.test_orders import ORDER_90
from tests.hall import SERIES

KEY = bytes(range(64)).hex()


def test_strips_are_printed_a_line_each():
    """Six cards of three rows of nine, 0 for an empty cell; the count and the first strip as asked."""
    result = tabellone("strips", "--key", KEY, "--count", "3")
    strips = [json.loads(line) for line in result.out.splitlines()]
    assert len(strips) == 3
    assert strips[0][0] == [
        [2, 17, 0, 0, 0, 0, 61, 71, 82],
        [0, 19, 24, 34, 47, 50, 0, 0, 0],
        [9, 0, 0, 39, 48, 56, 0, 0, 83],
    ]
    (third,) = tabellone("strips", "--key", KEY, "--first", "2").out.splitlines()
    assert json.loads(third) == strips[2]


def test_an_order_is_recomputed():
    """Commitment, draw key and order of the published vector."""
    sold = sha256(b"sold list").hexdigest()
    game = ["--game", "2026-12-26/1", "--sold", sold, "--words", "17 4 88 61 3"]
    answer = json.loads(tabellone("order", "--secret", KEY, *game).out)
    assert answer["commitment"].startswith("68facc87")
    assert answer["draw_key"].startswith("f40fc6b1")
    assert answer["order"] == [int(n) for n in ORDER_90.split()]


@pytest.mark.parametrize("card", ["1234-0", "12340", "04801-KCEKP-JG1QE", "04801kcekpjgiqe"])
def test_a_card_is_printed_by_number_or_code(card: str):
    """Series, number, code and rows."""
    result = tabellone("card", card, "--secret", KEY, "--series", "17")
    answer = json.loads(result.out)
    assert result.code == 0
    assert (answer["series"], answer["number"], answer["code"]) == (17, "1234-0", "04801-KCEKP-JG1QE")
    assert len(answer["rows"]) == 3


@pytest.mark.parametrize(
    ("card", "code"),
    [("1234-1", "unreadable"), ("F795X-QDY40-RAF2S", "suspect"), ("6291457-4", "unreadable")],
)
def test_a_card_that_is_not_there_is_refused_with_its_cause(card: str, code: str):
    """Exit 1, a code for programs and a sentence for people."""
    result = tabellone("card", card, "--secret", KEY)
    answer = json.loads(result.out)
    assert (result.code, answer["refused"]) == (1, code)
    assert answer["why"]


def test_a_secret_can_come_from_a_file(tmp_path: Path):
    """@FILE keeps the secret out of the list of processes."""
    secret = tmp_path / "secret"
    secret.write_text(KEY + "\n")
    assert tabellone("card", "1234-0", "--secret", f"@{secret}").code == 0
    assert tabellone("card", "1234-0", "--secret", f"@{tmp_path / 'none'}").code == 2


@pytest.mark.parametrize("mode", ["provable", "live"])
def test_random_prints_an_order_a_line(mode: str):
    """Each line is a permutation of the balls, and no two are alike."""
    result = tabellone("random", "--games", "20", "--mode", mode, "--balls", "75")
    lines = result.out.splitlines()
    assert len(set(lines)) == 20
    assert all(sorted(map(int, line.split())) == list(range(1, 76)) for line in lines)


@pytest.mark.parametrize(
    "arguments",
    [
        ("strips",),
        ("strips", "--key", "00"),
        ("strips", "--key", KEY, "--first", "-1"),
        ("strips", "--key", KEY, "--first", str(2**64)),
        ("strips", "--key", KEY, "--first", str(2**64 - 1), "--count", "2"),
        ("strips", "--key", KEY, "--count", "many"),
        ("order", "--secret", KEY),
        ("order", "--secret", KEY, "--game", "1", "--sold", "xx", "--words", ""),
        ("card",),
        ("card", "1234-0", "--secret", KEY, "--series", "5000"),
        ("random", "--games", "0"),
        ("random", "--games", "1", "--mode", "loaded"),
        ("random", "--games", "1", "--balls", "129"),
        ("play", "--nonsense"),
    ],
)
def test_wrong_use_is_told_on_stderr(arguments: tuple[str, ...]):
    """Exit 2, an explanation, no traceback, nothing on stdout."""
    result = tabellone(*arguments)
    assert (result.code, result.out) == (2, "")
    assert "usage: tabellone" in result.err
    assert "Traceback" not in result.err


@pytest.mark.parametrize("command", ["strips", "order", "card", "random", "play"])
def test_every_command_explains_itself(command: str):
    """--help, everywhere."""
    result = tabellone(command, "--help")
    assert result.code == 0
    assert f"usage: tabellone {command}" in result.out


def test_a_closed_pipe_is_no_error():
    """`tabellone random | head -1` ends quietly."""
    import subprocess
    import sys

    from tests.cli.tabellone import ENVIRONMENT

    script = f"{sys.executable} -m desktop random --games 100000 | head -1"
    done = subprocess.run(script, shell=True, capture_output=True, env=ENVIRONMENT, timeout=60)
    assert done.stderr == b""
    assert len(done.stdout.splitlines()) == 1


def test_cards_of_another_maker_are_read_for_play(tmp_path: Path):
    """What `import` prints, `play` takes; the cards are called by the numbers printed on them."""
    file = tmp_path / "cards.csv"
    file.write_text("\n".join(";".join([f"0{n}", *map(str, numbers(n))]) for n in range(1, 13)) + "\n")
    imported = tabellone("import", str(file), "--series", "3")
    assert imported.code == 0
    lines = ['{"command":"open_evening"}', imported.out.strip()]
    lines.append('{"command":"sell","series":3,"from_serial":"01","to_serial":"012"}')
    answers = [
        json.loads(line)
        for line in tabellone("play", stdin="\n".join([*lines, ""]).encode()).out.splitlines()
    ]
    assert [event["event"] for answer in answers for event in answer["events"]][1:] == [
        "series_listed",
        "cards_sold",
    ]
    assert answers[2]["events"][0]["last"] == 12


def test_each_fault_of_an_imported_card_is_told_with_its_line(tmp_path: Path):
    """Exit 1, and nothing to take."""
    file = tmp_path / "cards.csv"
    file.write_text(";".join(["07", *map(str, numbers(1)[:-1]), "ten"]) + "\n")
    result = tabellone("import", str(file))
    fault = json.loads(result.out)
    assert (result.code, fault["line"], fault["card"], fault["fault"]) == (1, 1, "07", "not_a_number")
    assert fault["why"] == "Line 1, card 07: “ten” is not a number."
    missing = tabellone("import", str(tmp_path / "nothing.csv"))
    assert missing.code == 3
    assert "cannot be read" in missing.err


def numbers(n: int) -> list[int]:
    """The fifteen numbers of a card."""
    return [number for row in SERIES.card(n).rows for number in row if number]


def test_the_ports_of_reader_and_scanner_can_be_given():
    """The windows' own help says so."""
    result = tabellone("--help")
    assert result.code == 0
    assert "--reader PORT" in result.out and "--scanner PORT" in result.out
