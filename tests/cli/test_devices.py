"""Readers that a hall can buy, from the command line: decoded, simulated, watched."""

import json
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import Popen
from typing import Any

import pytest

from firmware_bridge.voices import VOICES, name_of
from tests.cli.tabellone import start, tabellone
from tests.firmware_bridge.vectors import VECTORS


def decoded(*arguments: str, stdin: bytes) -> list[dict[str, Any]]:
    """What `tabellone decode` prints."""
    result = tabellone("decode", *arguments, stdin=stdin)
    assert (result.code, result.err) == (0, "")
    return [json.loads(line) for line in result.out.splitlines()]


@pytest.mark.parametrize("device", VECTORS)
def test_the_bytes_of_a_device_are_decoded(device: str):
    """Its tag or its number; for the reference reader with session, number in it and age."""
    data, tag = next(iter(VECTORS[device].items()))
    read = {"number": int(tag[1:])} if tag[0] == "N" else {"tag": tag}
    more = {"session": "3F9A", "seq": 42, "age": 350} if device == "reference" else {}
    assert decoded(device, stdin=b"\xff\n" + data)[-1] == read | more


def test_a_tag_that_is_repeated_is_told_once():
    """It lies there; a scanner's line is a scan of its own each time."""
    assert decoded("rdm6300", stdin=b"\x02010063E9AE25\x03" * 20) == [{"tag": "T010063E9AE"}]
    assert decoded("line", stdin=b"45\r\n45\r\n46") == [{"number": 45}, {"number": 45}, {"number": 46}]


def test_what_is_refused_is_a_notice():
    """With a code and what came."""
    assert decoded("id12", stdin=b"\x02100026F44426\r\n\x03") == [
        {"notice": "bad_check", "detail": "100026F44426"}
    ]
    assert decoded("rdm6300", stdin=b"\x02000000000000\x03") == [{"notice": "ghost", "detail": "0000000000"}]
    assert decoded("reference", stdin=b"$HB,3F9A,43,0*0602\r\n") == [
        {"notice": "heartbeat", "session": "3F9A", "seq": 43, "refused": 0}
    ]


def test_a_pattern_takes_the_number_out():
    """Of each line of a scanner or blower."""
    lines = b"12:30 BALL 45\r\nnothing\r\n"
    assert decoded("line", "--pattern", "BALL ([0-9]+)", stdin=lines) == [
        {"number": 45},
        {"notice": "no_number", "detail": "nothing"},
    ]


def test_what_comes_is_told_while_it_comes():
    """Not only at the end of the input; a pause ends a line."""
    decoder = start(["decode", "line"])
    assert decoder.stdin and decoder.stdout
    decoder.stdin.write(b"45")
    decoder.stdin.flush()
    assert json.loads(decoder.stdout.readline()) == {"number": 45}
    assert decoder.communicate()[1] == b""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("decode",), "DEVICE"),
        (("decode", "nosuch"), "there is no device nosuch"),
        (("decode", "id12", "--pattern", "x"), "sends no lines"),
        (("decode", "line", "--pattern", "("), "the pattern cannot be used"),
        (("reader", "watch", "/dev/null", "--device", "nosuch"), "there is no device nosuch"),
        (("reader", "watch", "/dev/null", "--device", "line", "--speed", "9601"), "9601 is not a speed"),
        (("reader", "simulate", "nosuch"), "nosuch"),
        (("reader", "simulate", "line", "--faults", "fire"), "some of noise, split, double"),
        (("reader", "simulate", "--faults", "noise"), "the reference reader repeats what is lost"),
        (("--device", "rdm6300"), "belong to --reader"),
        (("--reader", "/dev/null", "--device", "rdm6300", "--pattern", "x"), "sends no lines"),
    ],
)
def test_wrong_use_is_told(arguments: tuple[str, ...], said: str):
    """Exit 2 and a sentence."""
    result = tabellone(*arguments)
    assert (result.code, result.out) == (2, "")
    assert said in " ".join(result.err.split()) and "Traceback" not in result.err


@contextmanager
def running(*arguments: str) -> Iterator[Popen[bytes]]:
    """A command that runs meanwhile."""
    process = start(arguments)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=20)


def told(process: Popen[bytes]) -> dict[str, Any]:
    """The next line that it prints."""
    assert process.stdout
    return json.loads(process.stdout.readline())


@pytest.mark.skipif(sys.platform == "win32", reason="needs pseudo-terminals")
@pytest.mark.parametrize("device", VOICES)
def test_a_simulated_device_is_watched(device: str, tmp_path: Path):
    """A demonstration without hardware: typed balls are read at the other end."""
    link = str(tmp_path / "reader")
    with running(
        "reader", "simulate", device, "--link", link, "--seed", "1", "--faults", "split"
    ) as simulator:
        assert told(simulator) == {"port": link}
        with running("reader", "watch", link, "--device", device) as watcher:
            assert told(watcher)["notice"] == "waiting"
            assert told(watcher)["notice"] == "connected"
            assert simulator.stdin
            simulator.stdin.write(b"rubbish\n007\n")
            simulator.stdin.flush()
            read = told(watcher)
            assert (read["tag"], read["seq"]) == (name_of(device, 7), 1)


@pytest.mark.skipif(sys.platform == "win32", reason="needs pseudo-terminals")
def test_a_device_shows_its_balls_by_itself_in_the_order_of_its_seed():
    """Each with the name under which it is read, so that a hall's table can be made of it."""
    shown = []
    for _ in range(2):
        with running("reader", "simulate", "rdm6300", "--every", "0", "--seed", "7") as simulator:
            told(simulator)
            shown.append([told(simulator) for _ in range(90)])
    assert shown[0] == shown[1]
    assert sorted(ball["shown"] for ball in shown[0]) == list(range(1, 91))
    assert all(ball["as"] == name_of("rdm6300", ball["shown"]) for ball in shown[0])
