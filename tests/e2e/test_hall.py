"""The real program on a real X server with two screens, by keyboard alone."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from desktop.game.cards.codes import print_code, print_number
from desktop.game.cards.series import Series
from desktop.journal.journal import Journal
from desktop.session.session import Session
from tests.e2e.hall_screens import HallPC, missing_tools, wait

pytestmark = pytest.mark.e2e
LOOKS_A_TRY = 30


@pytest.fixture
def pc(tmp_path: Path) -> Iterator[HallPC]:
    assert not missing_tools(), f"install {missing_tools()}"
    pc = HallPC(tmp_path)
    yield pc
    pc.close()


def session_of(pc: HallPC) -> Session:
    """The evening as it is on the disk, once the program is gone."""
    return Session(Journal.open(pc.evening()))


def press_until_stored(pc: HallPC, key: str) -> None:
    """Press a key until something new is on the disk: the key is dead for a moment after a number."""
    before = pc.evening().stat().st_mtime_ns
    wait(lambda: pc.evening().stat().st_mtime_ns != before, f"{key} did nothing", lambda: pc.key(key))


def type_until_stored(pc: HallPC, text: str) -> None:
    """Type text and Enter until what it does is on the disk: a number that is typed before the one before it
    is shown is refused.
    """
    before = pc.evening().stat().st_mtime_ns
    looks = count()

    def again() -> None:
        if next(looks) % LOOKS_A_TRY == 0:
            pc.type(text)
            pc.key("Return")

    again()
    wait(lambda: pc.evening().stat().st_mtime_ns != before, f"{text} did nothing", again)


def test_just_the_board_by_keyboard_and_a_projector_unplugged(pc: HallPC):
    """Enter, Space three times; the cable is pulled and plugged in; a fourth
    comes without a click; killed and resumed, a fifth.
    """
    pc.start()
    pc.key("Return")
    pc.evening()
    wait(lambda: len(pc.windows()) == 2, "no board came")
    console, board = pc.windows()
    assert pc.place(board) == (1280, 0, 1920, 1080)
    for _ in range(3):
        press_until_stored(pc, "space")
    pc.unplug()
    wait(lambda: pc.windows() == [console], "the board did not hide")
    pc.plug()
    wait(
        lambda: len(pc.windows()) == 2 and pc.place(pc.windows()[1])[:2] == (1280, 0),
        "the board did not return",
    )
    assert pc.console_has_keyboard()
    press_until_stored(pc, "space")
    pc.kill()
    session = session_of(pc)
    numbers = [ball.number for ball in session.state.draw.drawn]
    session.close()
    assert len(numbers) == 4
    pc.start()
    pc.key("Return")
    press_until_stored(pc, "space")
    pc.kill()
    session = session_of(pc)
    assert [ball.number for ball in session.state.draw.drawn][:4] == numbers
    assert len(session.state.draw.drawn) == 5
    session.close()


def test_a_claim_from_the_first_screen_to_the_award(pc: HallPC):
    """Tonight's evening with balls typed: a claim is checked and awarded, all by keys."""
    pc.start()
    pc.key("Tab", "Tab", "Return")
    pc.key(*["Tab"] * 10, "Down", "Down", *["Tab"] * 3, "Return")
    secret = pc.home / "data" / "tabellone" / "series" / "series-1.secret"
    pc.wait_until_quiet()
    press_until_stored(pc, "F8")
    pc.wait_until_quiet()
    card = Series(1, 100, bytes.fromhex(secret.read_text())).card(5)
    for number in sorted(card.places[:5])[:2]:
        type_until_stored(pc, str(number))
    press_until_stored(pc, "F2")
    type_until_stored(pc, print_number(5))
    press_until_stored(pc, "ctrl+Return")
    pc.kill()
    session = session_of(pc)
    given = session.state.awards.given
    session.close()
    assert [winner.number for winner in given["ambo"].winners] == [5]


def test_a_scan_on_a_button_is_a_claim_and_presses_nothing(pc: HallPC):
    """The program draws; the focus is on the large button, then on Undo: two cards are scanned, none twice."""
    pc.start()
    pc.key("Tab", "Tab", "Return")
    pc.key(*["Tab"] * 10, "Down", *["Tab"] * 3, "Return")
    pc.wait_until_quiet()
    secret = pc.home / "data" / "tabellone" / "series" / "series-1.secret"
    tag_key = Series(1, 100, bytes.fromhex(secret.read_text())).tag_key
    press_until_stored(pc, "F8")
    press_until_stored(pc, "space")
    pc.wait_until_quiet()
    for card in (5, 22):
        pc.key("Tab")
        pc.type(print_code(tag_key, 1, card).replace("-", ""))
        pc.key("Return", "Return")
        pc.wait_until_quiet()
    pc.kill()
    session = session_of(pc)
    claims = [claim.number for claim in session.state.desk.claims]
    drawn = len(session.state.draw.drawn)
    session.close()
    assert (claims, drawn) == ([5, 22], 1)


def test_with_one_screen_every_key_works_while_the_board_covers_the_console(pc: HallPC):
    """F11, Space: a number. F2: play is stopped, and the console is back with the claim's field waiting."""
    pc.unplug()
    pc.start()
    pc.key("Return")
    pc.wait_until_quiet()
    pc.key("F11")
    wait(lambda: len(pc.windows()) == 2, "the board did not come")
    press_until_stored(pc, "space")
    assert len(pc.windows()) == 2
    press_until_stored(pc, "F2")
    wait(lambda: len(pc.windows()) == 1, "the console did not come back")
    pc.key("F11")
    wait(lambda: len(pc.windows()) == 2, "the board did not come again")
    pc.key("Escape")
    wait(lambda: len(pc.windows()) == 1, "Esc did not give the console back")
    pc.kill()
    session = session_of(pc)
    assert (len(session.state.draw.drawn), session.state.draw.halt) == (1, "claim")
    session.close()


def test_a_held_key_draws_one_number(pc: HallPC):
    """Space held down for two seconds and let go: one number is out."""
    pc.start()
    pc.key("Return")
    pc.wait_until_quiet()
    pc.hold("space")
    for _ in range(2):
        pc.wait_until_quiet()
    pc.let_go("space")
    pc.wait_until_quiet()
    pc.kill()
    session = session_of(pc)
    assert len(session.state.draw.drawn) == 1
    session.close()


def test_a_backup_is_named_in_the_systems_own_dialog(pc: HallPC):
    """Letter by letter, in a dialog that was opened from a form; the program lives, and the file is there."""
    wanted = pc.home / "on-a-stick.backup"
    pc.start()
    pc.key("Tab", "Tab", "Return", "Return")
    pc.evening()
    pc.wait_until_quiet()
    pc.key("ctrl+b")
    for _ in range(2):
        pc.type("quattro gatti sul tetto")
        pc.key("Return")
    pc.wait_until_quiet()
    pc.key("ctrl+a")
    pc.type(str(wanted))
    pc.key("Return", "Return")
    wait(wanted.exists, "no backup was written", lambda: None)
