"""A hall's PC for end-to-end tests: an X server with an operator's screen and a projector, which can be
unplugged; a window manager, which alone decides which window has the keyboard; the real program; a keyboard.
"""

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

DESK, HALL = "DESK", "HALL"
PATIENCE_S = 30.0
QUIET_LOOKS = 8
TOOLS = ("Xvfb", "openbox", "xdotool", "xrandr")
PHOTOGRAPH = """
import sys
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
for screen in app.screens():
    screen.grabWindow(0).save(f"{sys.argv[1]}-{screen.name()}.png")
"""


def missing_tools() -> list[str]:
    """What must be installed for these tests."""
    return [tool for tool in TOOLS if not shutil.which(tool)]


def wait(true: Callable[[], bool], what: str, between: Callable[[], None] | None = None) -> None:
    """Until something that other processes do is so; `between` is done at each look."""
    pause = threading.Event()
    for _ in range(int(PATIENCE_S / 0.1)):
        if true():
            return
        if between:
            between()
        pause.wait(0.1)
    raise AssertionError(what)


class HallPC:
    """An X server and what runs on it."""

    def __init__(
        self, home: Path, desk: tuple[int, int] = (1280, 720), hall: tuple[int, int] = (1920, 1080)
    ) -> None:
        self.home, self.desk, self.hall = home, desk, hall
        size = f"{desk[0] + hall[0]}x{max(desk[1], hall[1])}x24"
        command = ["Xvfb", "-displayfd", "1", "-screen", "0", size, "-noreset", "-nolisten", "tcp"]
        self._server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._server.stdout
        self.display = f":{self._server.stdout.readline().strip()}"
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("QT_", "WAYLAND_"))},
            "DISPLAY": self.display,
            "HOME": str(home),
            "XDG_DATA_HOME": str(home / "data"),
            "XDG_CONFIG_HOME": str(home / "config"),
            "XDG_DOCUMENTS_DIR": str(home / "documents"),
            "LANGUAGE": "en",
        }
        self._program: subprocess.Popen[bytes] | None = None
        self._run("xrandr", "--setmonitor", DESK, f"{desk[0]}/300x{desk[1]}/200+0+0", "screen")
        self.plug()
        self._manager = subprocess.Popen(["openbox"], env=self.environment, stderr=subprocess.DEVNULL)
        wait(self._is_managed, "no window manager came")

    def plug(self) -> None:
        """Plug the projector in."""
        width, height = self.hall
        self._run("xrandr", "--setmonitor", HALL, f"{width}/480x{height}/270+{self.desk[0]}+0", "none")

    def unplug(self) -> None:
        """Pull the projector's cable."""
        self._run("xrandr", "--delmonitor", HALL)

    def start(self, *arguments: str) -> None:
        """Start the program, and wait for its console."""
        command = [sys.executable, "-m", "desktop", *arguments]
        self._program = subprocess.Popen(command, env=self.environment, stderr=subprocess.PIPE)
        wait(lambda: len(self.windows()) >= 1, "no window came")
        wait(self.console_has_keyboard, "the console did not get the keyboard")

    def kill(self) -> None:
        """Kill the program, as a power cut would."""
        if self._program:
            self._program.kill()
            self._program.communicate()
        self._program = None

    def close(self) -> None:
        """Switch everything off."""
        self.kill()
        self._manager.terminate()
        self._manager.wait()
        self._server.terminate()
        self._server.communicate()

    def windows(self) -> list[str]:
        """The visible windows of the program, the console's first."""
        found = self._run("xdotool", "search", "--onlyvisible", "--name", "Tabellone", check=False).split()
        return sorted(found, key=lambda window: self.place(window)[0])

    def place(self, window: str) -> tuple[int, int, int, int]:
        """Where a window is: x, y, width, height."""
        said = self._run("xdotool", "getwindowgeometry", "--shell", window, check=False)
        values = dict(line.split("=") for line in said.split())
        return tuple(int(values.get(name, 0)) for name in ("X", "Y", "WIDTH", "HEIGHT"))  # type: ignore[return-value]

    def console_has_keyboard(self) -> bool:
        """Whether the window manager has given the keyboard to the console."""
        return self._run("xdotool", "getwindowfocus", check=False).strip() == self.windows()[0]

    def key(self, *keys: str) -> None:
        """Press keys, one after another."""
        self._run("xdotool", "key", *keys)

    def hold(self, key: str) -> None:
        """Hold a key down, so that it repeats."""
        self._run("xdotool", "keydown", key)

    def let_go(self, key: str) -> None:
        """Let a held key go."""
        self._run("xdotool", "keyup", key)

    def type(self, text: str) -> None:
        """Type text."""
        self._run("xdotool", "type", text)

    def photograph(self, path: Path) -> None:
        """Save a picture of each screen as PATH-SCREEN.png."""
        self._run(sys.executable, "-c", PHOTOGRAPH, str(path))

    def evening(self) -> Path:
        """The file of the evening that the program has made."""
        wait(lambda: bool(list(self.home.rglob("*.tabellone"))), "no evening was made")
        return next(self.home.rglob("*.tabellone"))

    def wait_until_quiet(self) -> None:
        """Until nothing more is written into the evening's file for a while."""
        seen: list[int] = []

        def quiet() -> bool:
            seen.append(self.evening().stat().st_mtime_ns)
            return len(seen) > QUIET_LOOKS and len(set(seen[-QUIET_LOOKS:])) == 1

        wait(quiet, "the evening is written without end")

    def _is_managed(self) -> bool:
        """Without a window manager nobody says how many desktops there are."""
        return bool(self._run("xdotool", "get_num_desktops", check=False).strip())

    def _run(self, *command: str, check: bool = True) -> str:
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, timeout=PATIENCE_S
        )
        assert not check or done.returncode == 0, f"{command}: {done.stderr}"
        return done.stdout
