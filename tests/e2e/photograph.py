"""`python -m tests.e2e.photograph DIR`: the real program under Xvfb, photographed on both screens.

Each state is saved for a desk and a hall of several sizes, to be opened and judged by eye.
"""

import sys
import tempfile
from pathlib import Path

from desktop.game.cards.codes import print_number
from desktop.game.cards.series import Series
from tests.e2e.hall_screens import HallPC, missing_tools, wait
from tests.e2e.test_hall import press_until_stored, type_until_stored

SIZES = (((1280, 720), (1280, 720)), ((1920, 1080), (1920, 1080)), ((3840, 2160), (3840, 2160)))
NUMBERS = 36


def photograph(folder: Path, desk: tuple[int, int], hall: tuple[int, int]) -> None:
    """An evening's turning points at one pair of sizes."""
    pc = HallPC(Path(tempfile.mkdtemp()), desk, hall)
    name = f"{desk[0]}x{desk[1]}"

    def take(state: str) -> None:
        pc.photograph(folder / f"{name}-{state}")

    def ask(key: str) -> None:
        pc.key(key)
        wait(lambda: not pc.console_has_keyboard(), f"{key} asked nothing")

    def answer(key: str) -> None:
        pc.key(key)
        wait(pc.console_has_keyboard, f"{key} left the question open")

    try:
        pc.start()
        take("1-start")
        pc.key("Tab", "Tab", "Return")
        take("2-new-evening")
        pc.key(*["Tab"] * 10, "Down", "Down", *["Tab"] * 3, "Return")
        pc.wait_until_quiet()
        take("3-between")
        pc.key("ctrl+s")
        take("3-sales")
        pc.key("Escape")
        press_until_stored(pc, "F8")
        pc.wait_until_quiet()
        secret = pc.home / "data" / "tabellone" / "series" / "series-1.secret"
        series = Series(1, 100, bytes.fromhex(secret.read_text()))
        row = sorted(series.card(38).places[:5])[:4]
        others = [n for n in range(1, 91) if n not in series.card(38).places[:5]]
        for number in [*others[::2][: NUMBERS - 3], *row]:
            type_until_stored(pc, str(number))
        take("4-play")
        ask("ctrl+z")
        take("5-undo")
        answer("Escape")
        press_until_stored(pc, "F2")
        press_until_stored(pc, "F4")
        take("6-checking")
        type_until_stored(pc, print_number(12))
        type_until_stored(pc, print_number(38))
        press_until_stored(pc, "F4")
        take("7-claim")
        press_until_stored(pc, "ctrl+Return")
        take("8-winners")
        pc.key("ctrl+z")
        for state, key in (
            ("9-refused-and-keys", "F1"),
            ("10-close", "F9"),
            ("11-source", "ctrl+n"),
            ("12-by-hand", "ctrl+h"),
            ("13-correct", "ctrl+r"),
            ("14-void-draw", "ctrl+shift+r"),
            ("15-void-award", "F10"),
            ("16-void-game", "shift+F9"),
        ):
            ask(key)
            take(state)
            answer("Escape")
        pc.unplug()
        wait(lambda: len(pc.windows()) == 1, "the board did not hide")
        take("17-one-screen")
    finally:
        pc.close()


def main() -> int:
    """Photograph at every size."""
    if missing_tools():
        print(f"install {missing_tools()}")
        return 3
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for desk, hall in SIZES:
        photograph(folder, desk, hall)
    return 0


if __name__ == "__main__":
    sys.exit(main())
