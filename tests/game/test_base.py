"""What commands are made of: texts with a fixed form have nothing after their end."""

from collections.abc import Iterator

import msgspec
import pytest
from msgspec import inspect

from desktop.game.base import Command
from desktop.game.engine import COMMANDS
from tests.hall import AT

SAMPLES = {
    "at": AT,
    "beacon": "0aff",
    "entropy": "0aff",
    "jackpot": "pot",
    "secret": "0aff",
    "session": "3F9A",
    "tag": "N7",
}
"""A right value of every text with a fixed form, by the name of the member."""


def formed_texts() -> Iterator[tuple[type[Command], str]]:
    """Every command with each of its members that has a pattern."""
    for command in COMMANDS:
        fields = msgspec.structs.fields(command)
        for field in fields:
            kind = inspect.type_info(field.type)
            if isinstance(kind, inspect.StrType) and kind.pattern:
                yield command, field.name


def complaint(command: type[Command], member: str, value: str) -> str:
    """What is said of a command in which only this member is given."""
    try:
        msgspec.convert({"command": command.__struct_config__.tag, member: value}, command)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


@pytest.mark.parametrize(("command", "member"), tuple(formed_texts()))
def test_nothing_may_follow_a_text_with_a_fixed_form(command: type[Command], member: str):
    """A line end after a time, a secret, a tag or a reader's session is refused in every command."""
    assert f"$.{member}" not in complaint(command, member, SAMPLES[member])
    assert f"$.{member}" in complaint(command, member, SAMPLES[member] + "\n")


@pytest.mark.parametrize(
    ("member", "value"),
    [("tag", "N07"), ("tag", "N00"), ("tag", "T0c"), ("session", "03F9A"), ("at", AT.replace("2", "\u0662"))],
)
def test_only_the_protocols_own_digits_are_taken(member: str, value: str):
    """No zero leads a ball's number or a reader's session, and digits are those of ASCII."""
    (command,) = (command for command in COMMANDS if command.__name__ == "Read")
    assert f"$.{member}" in complaint(command, member, value)
