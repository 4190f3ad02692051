"""What the command does where its arguments, its input or its output are not as they should be."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.app.test_display import HEADLESS
from tests.cli.tabellone import COMMAND, ENVIRONMENT, start, tabellone

KEY = bytes(range(64)).hex()
PRINTING = [
    "strips --key " + KEY,
    "random --games 3",
    "play --schema",
    "rehearse --games 1 --players 5 --seed 1",
    "reader simulate --every 0",
    "order --help",
    "--help",
    "--version",
]


def shell(line: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """A line of a shell in which `$T` is the command."""
    env = ENVIRONMENT | {"T": " ".join(COMMAND)} | environment
    return subprocess.run(["bash", "-c", line], capture_output=True, env=env, timeout=60)


@pytest.mark.parametrize("before", ["", "verify ", "card --secret "])
def test_an_argument_that_is_not_utf_8_is_told(before: str):
    """Exit 2 and a sentence, for the windows as for a sub-command."""
    done = shell(f"$T {before}$'caf\\xe9'")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == b"An argument is not text in UTF-8. Type it again.\n"


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("command", PRINTING)
def test_output_that_nothing_takes_is_told(command: str, unbuffered: str):
    """Exit 3 and a sentence, where standard output is closed and where the disk below it is full."""
    for output, why in ((">&-", "Bad file descriptor"), (">/dev/full", "No space left on device")):
        done = shell(f"$T {command} {output}", PYTHONUNBUFFERED=unbuffered)
        assert (done.returncode, done.stderr.decode()) == (3, f"The output cannot be written ({why}).\n")


@pytest.mark.parametrize("command", ["play", "reader simulate"])
def test_input_that_cannot_be_read_is_told(command: str, tmp_path: Path):
    """Exit 3 and a sentence, where standard input is closed and where it is only for writing."""
    assert shell(f"$T {command} <&-").stderr == b"The input cannot be read (Bad file descriptor).\n"
    assert shell(f"$T {command} <&-").returncode == 3
    done = shell(f"$T {command} 0> {tmp_path / 'written'}")
    assert done.returncode == 3
    assert b"The input cannot be read" in done.stderr and b"Traceback" not in done.stderr


def test_an_evening_is_not_made_where_nothing_can_be_read(tmp_path: Path):
    """A closed input is found before the file is made."""
    shell(f"$T play {tmp_path / 'new.tabellone'} <&-")
    assert list(tmp_path.iterdir()) == []


def test_without_standard_error_the_exit_code_tells():
    """A sentence that cannot be written anywhere is left out, and never gets among the results."""
    done = shell("$T verify /nowhere 2>&-")
    assert (done.returncode, done.stdout) == (3, b"")
    assert shell("$T verify /nowhere 2>/dev/full").returncode == 3


@pytest.mark.parametrize(
    "environment",
    [{"LC_ALL": "C"}, {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}]
    + [{"PYTHONIOENCODING": encoding} for encoding in ("ascii", "latin-1", "utf-16")],
)
def test_results_are_utf_8_whatever_the_locale(environment: dict[str, str]):
    """Data for other programs does not change with the settings of a shell."""
    opening = '{"command":"open_evening","name":"Nàtale 🎄"}\n'.encode()
    done = subprocess.run(
        [*COMMAND, "play"], input=opening, capture_output=True, env=ENVIRONMENT | environment, timeout=60
    )
    assert done.stderr == b""
    assert done.stdout.endswith(b"}\n") and b"\r" not in done.stdout
    assert json.loads(done.stdout.decode("utf-8"))["events"][0]["name"] == "Nàtale 🎄"


def test_a_watched_reader_is_left_when_nobody_reads_on():
    """`tabellone reader watch PORT | head -2` ends quietly at the next thing that the reader says."""
    simulator = start(["reader", "simulate"])
    assert simulator.stdin and simulator.stdout
    port = json.loads(simulator.stdout.readline())["port"]
    watcher = start(["reader", "watch", port])
    assert watcher.stdin and watcher.stdout and watcher.stderr
    watcher.stdin.close()
    for _ in range(2):
        watcher.stdout.readline()
    watcher.stdout.close()
    simulator.stdin.write(b"42\n")
    simulator.stdin.flush()
    assert watcher.wait(timeout=20) == 0
    assert watcher.stderr.read() == b""
    watcher.stderr.close()
    simulator.communicate()


@pytest.mark.parametrize("every", ["nan", "inf", "-1", "1e3", "4000", "x"])
def test_a_pause_is_a_number_of_seconds(every: str):
    """Anything else is wrong use, and told as such."""
    result = tabellone("reader", "simulate", "--every", every)
    assert result.code == 2
    assert "a number of seconds from 0 to 3600 is wanted" in result.err


def test_rubbish_typed_into_the_simulator_is_no_ball(tmp_path: Path):
    """Bytes that are no text and a number without end are passed over, and the next ball is read."""
    result = tabellone("reader", "simulate", stdin=b"\xff\xfe\n" + b"9" * 5000 + b"\n007\n")
    assert result.code == 0
    assert "Traceback" not in result.err


def test_a_name_for_the_simulator_never_replaces_a_file(tmp_path: Path):
    """What is no link is left as it was, and the sentence says so."""
    precious = tmp_path / "precious"
    precious.write_text("names")
    result = tabellone("reader", "simulate", "--every", "0", "--link", str(precious))
    assert (result.code, result.out) == (3, "")
    assert "already exists" in result.err
    assert precious.read_text() == "names"
    assert tabellone("reader", "simulate", "--every", "0", "--link", str(tmp_path)).code == 3


def test_a_name_for_the_simulator_in_a_folder_that_is_not_there_is_told(tmp_path: Path):
    """Exit 3, the reason, and what to do."""
    result = tabellone("reader", "simulate", "--link", str(tmp_path / "none" / "reader"))
    assert (result.code, result.out) == (3, "")
    assert "cannot be created (No such file or directory)" in result.err


def test_the_name_that_a_killed_simulator_left_is_taken_over(tmp_path: Path):
    """A link that leads nowhere any more is replaced."""
    link = tmp_path / "reader"
    link.symlink_to("/dev/pts/none")
    assert tabellone("reader", "simulate", "--every", "0", "--link", str(link)).code == 0


@pytest.mark.parametrize(
    ("argument", "code", "said"),
    [
        ("--nosuch", 2, "unrecognized arguments: --nosuch"),
        ("nosuch", 3, "no file nosuch, and no command of that name"),
        ("missing.tabellone", 3, "no file missing.tabellone"),
        ("n" * 300, 3, "no command of that name"),
    ],
)
@pytest.mark.parametrize("display", [{}, HEADLESS])
def test_what_is_neither_file_nor_command_opens_and_plays_nothing(
    argument: str, code: int, said: str, display: dict[str, str]
):
    """With a display or without one: exit 2 or 3, a sentence, no rehearsal."""
    result = tabellone(argument, env=display)
    assert (result.code, result.out) == (code, "")
    assert said in result.err


def test_the_version_is_told():
    """With a display or without one."""
    result = tabellone("--version", env=HEADLESS)
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("tabellone 0.")


@pytest.mark.parametrize("command", ["verify", "export", "play"])
def test_a_name_that_no_disk_can_have_is_told(command: str):
    """A path that is too long is a file that cannot be read, not a traceback."""
    result = tabellone(command, "n" * 5000)
    assert (result.code, result.out) == (3, "")
    assert result.err.count("\n") == 1
