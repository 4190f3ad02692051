"""`tabellone play`: the engine exactly as the windows use it, as JSON Lines on stdin and stdout."""

import os
from contextlib import closing
from pathlib import Path
from typing import Any, Literal

import msgspec

from ..game.base import END, Command, Refused, Value
from ..game.engine import COMMANDS, EVENTS, AnyCommand
from ..game.views import SellerRow
from ..journal.failure import JournalFailed
from ..journal.journal import MEMORY, Journal
from ..session.session import Session
from .terminal import Exit, flush, help_text, input_lines, parser, put, sentence_of, tell

_decoder = msgspec.json.Decoder(type=AnyCommand)
FORESEE, SHOW = b'{"foresee"', b'{"show"'


class Foresee(Value, frozen=True):
    """Ask what a command would do; nothing is changed."""

    foresee: AnyCommand


class Show(Value, frozen=True):
    """Ask for the totals of sales, by seller and series; nothing is changed."""

    show: Literal["totals"]


def run(arguments: list[str]) -> int:
    """Answer each command with its events or with a refusal, until the end of input."""
    options = parser("play")
    options.add_argument("file", nargs="?", default=MEMORY, help=help_text("play_file"))
    options.add_argument("--accumulators", type=Path, help=help_text("play_accumulators"))
    options.add_argument("--schemes", type=Path, metavar="DIR", help=help_text("play_schemes"))
    options.add_argument("--schema", action="store_true", help=help_text("play_schema"))
    chosen = options.parse_args(arguments)
    if chosen.schema:
        put(schema())
        return Exit.DONE
    lines = input_lines()
    try:
        session = Session(_journal(chosen.file), accumulators=chosen.accumulators, schemes=chosen.schemes)
    except JournalFailed as failed:
        tell(sentence_of(failed))
        return Exit.FAILED
    with closing(session):
        for line in filter(bytes.strip, lines):
            put(answer(session, line))
            flush()
    return Exit.DONE


def answer(session: Session, line: bytes) -> dict[str, Any]:
    """What one line of input is answered with."""
    try:
        command = _parsed(line)
        if isinstance(command, Foresee):
            return {"foreseen": list(session.foresee(command.foresee).events)}
        if isinstance(command, Show):
            return {"totals": list(session.snapshot().totals)}
        return {"events": [msgspec.Raw(line.exported().encode()) for line in session.submit(command).lines]}
    except (Refused, JournalFailed) as problem:
        return {"refused": problem.code, "why": sentence_of(problem)}


def schema() -> dict[str, Any]:
    """The JSON Schema of commands and of the events that answer them, by name with their members."""
    types = (*COMMANDS, *EVENTS, SellerRow, Show)
    refs, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    for event in EVENTS:
        definitions[event.__name__]["properties"] |= RECORD_MEMBERS
        definitions[event.__name__]["required"] += list(RECORD_MEMBERS)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "tabellone play",
        "description": help_text("play_schema_about"),
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in ("Command", "Foresee", "Show", "Answer")],
        "$defs": {
            "Command": {"anyOf": list(refs[: len(COMMANDS)])},
            "Event": {"anyOf": list(refs[len(COMMANDS) : -2])},
            "Foresee": FORESEE_SCHEMA,
            "Answer": ANSWER,
            **definitions,
        },
    }


FORESEE_SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {"foresee": {"$ref": "#/$defs/Command"}},
    "required": ["foresee"],
    "additionalProperties": False,
}
HASH = {"type": "string", "pattern": f"^[0-9a-f]{{64}}{END}"}
RECORD_MEMBERS: dict[str, Any] = {
    "n": {"type": "integer", "minimum": 1},
    "at": {"type": "string"},
    "prev": HASH,
    "hash": HASH,
}
ANSWER: dict[str, Any] = {
    "anyOf": [
        {
            "type": "object",
            "properties": {"events": {"type": "array", "items": {"$ref": "#/$defs/Event"}}},
            "required": ["events"],
            "additionalProperties": False,
        },
        {
            "type": "object",
            "properties": {"foreseen": {"type": "array", "items": {"type": "object"}}},
            "required": ["foreseen"],
            "additionalProperties": False,
        },
        {
            "type": "object",
            "properties": {"totals": {"type": "array", "items": {"$ref": "#/$defs/SellerRow"}}},
            "required": ["totals"],
            "additionalProperties": False,
        },
        {
            "type": "object",
            "properties": {"refused": {"type": "string"}, "why": {"type": "string"}},
            "required": ["refused", "why"],
            "additionalProperties": False,
        },
    ]
}


def _journal(file: str) -> Journal:
    if file == MEMORY or not os.path.lexists(file):
        return Journal.create(file)
    return Journal.open(file)


def _parsed(line: bytes) -> Command | Foresee | Show:
    try:
        if line.lstrip().startswith(FORESEE):
            return msgspec.json.decode(line, type=Foresee)
        if line.lstrip().startswith(SHOW):
            return msgspec.json.decode(line, type=Show)
        return _decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", detail=str(error)) from None
