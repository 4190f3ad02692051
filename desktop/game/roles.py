"""Roles, where the hall wants them: who sells does not verify, and corrections need the supervisor.

The first PIN puts the supervisor at the console. One role is there at a time; the record tells which, and so
who did what. PINs lie beside the events, as hashes.
"""

from __future__ import annotations

from hashlib import scrypt
from typing import TYPE_CHECKING, Literal, TypeAlias

from .base import Command, Event, Hex, Refused, Untold
from .vault import Decision, Kept, Vault

if TYPE_CHECKING:
    from .state import State

Role: TypeAlias = Literal["caller", "cashier", "supervisor"]
SHORTEST_PIN, LONGEST_PIN = 4, 40
SALT_BYTES = 16

ANYBODY = "SignIn SetPin NoteFault Pause Read"
CASHIER = "Sell SellBook Deal TakeBack CloseSales"
CALLER = (
    "StartGame CloseGame CloseSales TakeWords TrialDraw Draw Call RevealNumber AnnounceNumber Resume "
    "SetReading TakeRead DismissRead Claim ClaimByHand ShowClaim WithdrawClaim AskOthers Award NoteWinner"
)
NEEDS: dict[str, tuple[Role, ...]] = {
    **dict.fromkeys(CALLER.split(), ("caller",)),
    **dict.fromkeys(CASHIER.split(), ("cashier",)),
    "CloseSales": ("cashier", "caller"),
}
"""Who may give a command besides the supervisor, who may give all; what is not named is the supervisor's."""


class SetPin(Untold, Command, frozen=True):
    """Give a role its PIN. The first one is the supervisor's, and turns roles on."""

    role: Role
    pin: str
    entropy: Hex = ""


class SignIn(Untold, Command, frozen=True):
    """Somebody takes over the console in this role."""

    role: Role
    pin: str


class PinSet(Event, frozen=True):
    """A role has a PIN now."""

    role: Role


class SignedIn(Event, frozen=True):
    """From here on the console is used in this role."""

    role: Role


def decide(state: State, command: Command, vault: Vault) -> Decision:
    """What setting a PIN and signing in do. Raises Refused."""
    state.evening.running()
    match command:
        case SetPin():
            return _set_pin(state, command)
        case SignIn():
            return _sign_in(command, vault)
        case _:
            raise TypeError(command)


def allowed(state: State, command: Command) -> None:
    """Make sure that the role at the console may give a command. Raises Refused."""
    name = type(command).__name__
    if not state.evening.roles or state.evening.role == "supervisor" or name in ANYBODY.split():
        return
    needed = NEEDS.get(name, ("supervisor",))
    if state.evening.role not in needed:
        raise Refused("needs_role", role=needed[0])


def _set_pin(state: State, command: SetPin) -> Decision:
    evening = state.evening
    if not evening.roles and command.role != "supervisor":
        raise Refused("supervisor_first")
    if evening.roles and evening.role != "supervisor":
        raise Refused("needs_role", role="supervisor")
    if not SHORTEST_PIN <= len(command.pin) <= LONGEST_PIN:
        raise Refused("bad_pin", shortest=SHORTEST_PIN, longest=LONGEST_PIN)
    salt = bytes.fromhex(command.entropy)[:SALT_BYTES]
    if len(salt) < SALT_BYTES:
        raise Refused("not_a_secret", bytes=SALT_BYTES)
    kept = Kept("pin", command.role, (salt + _hash(command.pin, salt)).hex())
    return Decision((PinSet(role=command.role),), (kept,))


def _sign_in(command: SignIn, vault: Vault) -> Decision:
    known = bytes.fromhex(vault.pins.get(command.role, ""))
    salt, right = known[:SALT_BYTES], known[SALT_BYTES:]
    if not right or len(command.pin) > LONGEST_PIN or _hash(command.pin, salt) != right:
        raise Refused("wrong_pin", role=command.role)
    return Decision((SignedIn(role=command.role),))


def _hash(pin: str, salt: bytes) -> bytes:
    return scrypt(pin.encode(errors="replace"), salt=salt, n=2**12, r=8, p=1, dklen=32)
