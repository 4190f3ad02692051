"""Roles: who sells does not verify, and corrections need the supervisor."""

import pytest

from desktop.game.base import Command
from desktop.game.claims import Claim, WithdrawClaim
from desktop.game.corrections import Correct, Undo
from desktop.game.draw import Call, Pause
from desktop.game.engine import COMMANDS, decide
from desktop.game.evening import CloseEvening, OpenEvening
from desktop.game.programme import PlanGame
from desktop.game.roles import ANYBODY, NEEDS, PinSet, Role, SetPin, SignedIn, SignIn
from desktop.game.rounds import VoidGame
from desktop.game.sales import Sell
from desktop.game.settling import Award, VoidAward
from desktop.game.vault import Vault
from desktop.languages.sentences import refusal
from desktop.languages.speaker import speaker_for
from tests.hall import Hall

PINS: dict[Role, str] = {"supervisor": "2468", "caller": "1357", "cashier": "9999"}


@pytest.fixture
def hall() -> Hall:
    """A game with an ambo just called; every role has its PIN, the supervisor is at the console."""
    hall = Hall.playing(late_sales=True)
    hall.call(3, 35)
    for role, pin in PINS.items():
        hall.do(SetPin(role=role, pin=pin))
    return hall


def test_without_pins_everybody_may_do_everything():
    """Roles are there only where the hall wants them."""
    hall = Hall.playing()
    hall.call(3)
    assert hall.do(Undo(reason="misread"))


def test_the_first_pin_is_the_supervisors():
    """It turns roles on; only then, and by the supervisor, others are given."""
    hall = Hall()
    hall.do(OpenEvening())
    assert hall.refusal(SetPin(role="caller", pin="1357")).code == "supervisor_first"
    assert hall.do(SetPin(role="supervisor", pin="2468")) == (PinSet(role="supervisor"),)
    hall.do(SetPin(role="caller", pin="1357"))
    hall.do(SignIn(role="caller", pin="1357"))
    assert hall.refusal(SetPin(role="caller", pin="0000")).code == "needs_role"


@pytest.mark.parametrize(
    ("role", "command", "allowed"),
    [
        ("caller", Call(number=47), True),
        ("caller", Claim(card="1-3"), True),
        ("caller", Sell(series=17, first=70, last=71), False),
        ("caller", Correct(number=36, reason="x"), False),
        ("caller", VoidGame(reason="x"), False),
        ("caller", CloseEvening(), False),
        ("cashier", Sell(series=17, first=70, last=71), True),
        ("cashier", Claim(card="1-3"), False),
        ("cashier", Award(), False),
        ("cashier", Call(number=47), False),
        ("cashier", Pause(), True),
        ("cashier", WithdrawClaim(claim=1), False),
        ("cashier", PlanGame(source="balls"), False),
        ("caller", PlanGame(source="balls"), False),
        ("supervisor", Sell(series=17, first=70, last=71), True),
        ("supervisor", Correct(number=36, reason="x"), True),
    ],
)
def test_each_role_has_its_commands(hall: Hall, role: Role, command: Command, allowed: bool):
    """Anybody can freeze play; selling, calling and correcting are apart."""
    assert hall.do(SignIn(role=role, pin=PINS[role])) == (SignedIn(role=role),)
    if allowed:
        assert hall.do(command)
    else:
        assert hall.refusal(command).code == "needs_role"


def test_a_wrong_pin_signs_nobody_in(hall: Hall):
    """Nor does the PIN of another role, nor one of absurd length."""
    hall.do(SignIn(role="caller", pin="1357"))
    for pin in ("1358", "2468 ", "", "9999", "2" * 10_000):
        assert hall.refusal(SignIn(role="supervisor", pin=pin)).code == "wrong_pin"
    assert hall.refusal(VoidAward(prize="ambo", reason="x")).code == "needs_role"


@pytest.mark.parametrize("pin", ["", "123", "1" * 41])
def test_a_pin_has_a_length(pin: str):
    """Too short is no PIN, too long is a mistake."""
    hall = Hall()
    hall.do(OpenEvening())
    assert hall.refusal(SetPin(role="supervisor", pin=pin)).code == "bad_pin"


def test_a_role_that_has_no_pin_cannot_sign_in():
    """There is nothing that could be right."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(SetPin(role="supervisor", pin="2468"))
    assert hall.refusal(SignIn(role="cashier", pin="")).code == "wrong_pin"


def test_no_pin_is_in_the_record(hall: Hall):
    """Lines tell the roles; the file beside them has hashes only."""
    assert not any(pin in str(hall.session.vault.pins) for pin in PINS.values())


def test_every_command_with_a_role_is_a_command():
    """The table names nothing that does not exist."""
    assert {*NEEDS, *ANYBODY.split()} <= {command.__name__ for command in COMMANDS}


def test_the_role_is_told_in_the_operators_language(hall: Hall):
    """Who has to sign in, in words."""
    hall.do(SignIn(role="caller", pin="1357"))
    refused = hall.refusal(CloseEvening())
    assert "supervisore" in refusal(speaker_for("it"), refused)
    assert "supervisor" in refusal(speaker_for("en"), refused)


def test_the_longest_pin_opens():
    """Forty letters, and not one more."""
    hall = Hall()
    hall.do(OpenEvening())
    hall.do(SetPin(role="supervisor", pin="7" * 40))
    assert hall.do(SignIn(role="supervisor", pin="7" * 40)) == (SignedIn(role="supervisor"),)


def test_a_pin_of_no_letters_at_all_is_just_wrong(hall: Hall):
    """Half of a surrogate pair is text to Python, and no bytes."""
    assert hall.refusal(SignIn(role="caller", pin="\ud80012345")).code == "wrong_pin"


def test_pins_of_an_evening_open_with_every_version():
    """The hash beside the journal is that of the first version: salt, then scrypt with N 4096, r 8, p 1."""
    hall = Hall()
    hall.do(OpenEvening())
    (kept,) = decide(hall.state, SetPin(role="supervisor", pin="2468", entropy="00" * 64), Vault()).keep
    assert kept.value == "00" * 16 + "895cc3cb7b94062453eee2b9001b4c87fede8db7af4cc9a569d6f703ebf17f27"
