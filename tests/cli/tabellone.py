"""Running the real command in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Sequence
from typing import NamedTuple

COMMAND = [sys.executable, "-m", "desktop"]
ENVIRONMENT = os.environ | {"QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8", "LANGUAGE": "en"}


class Result(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str


def tabellone(*arguments: str, stdin: bytes = b"", env: dict[str, str] | None = None) -> Result:
    """Run `tabellone` with these arguments."""
    done = subprocess.run(
        [*COMMAND, *arguments], input=stdin, capture_output=True, env=ENVIRONMENT | (env or {}), timeout=60
    )
    return Result(done.returncode, done.stdout.decode(), done.stderr.decode())


def start(arguments: Sequence[str]) -> subprocess.Popen[bytes]:
    """Start `tabellone`, to be spoken to through pipes."""
    return subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    )
