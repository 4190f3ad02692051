"""Schemes: a country's or a house's prizes and rules, one readable TOML file each.

A hall copies a file, changes it, and puts it beside its evenings. docs/schemes.md says what it may hold.
"""

import tomllib
from collections.abc import Collection, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from ..game.base import Integer, Refused, Value
from ..game.prizes.listing import MOST_PRIZES, listing
from ..game.prizes.prize import Prize
from ..game.programme import CARD_BALLS, Awarding, PlanGame
from ..game.rules import Rules

MOST_BYTES = 100_000


class SchemePrize(Prize, frozen=True):
    """A prize of a scheme. With several `times` it stands for a first, a second, a third of its kind, whose
    `values` may differ. An `optional` one is there only where a game asks for it.
    """

    times: Integer = 1
    values: tuple[Integer, ...] = ()
    optional: bool = False


class Scheme(Value, frozen=True):
    """A set of prizes in order and the rules that go with them, with the names of the tradition."""

    id: str
    names: dict[str, str]
    language: str
    prizes: tuple[SchemePrize, ...]
    balls: Integer = CARD_BALLS
    awarding: Awarding = "claimed"
    rules: Rules = Rules()


def scheme_names(own: Path | None = None) -> tuple[str, ...]:
    """The schemes that come with the program, and those in the hall's `own` folder."""
    return tuple(sorted({name for folder in _folders(own) for name in _files(folder)}))


def load_scheme(name: str, own: Path | None = None) -> Scheme:
    """A scheme by its name, the hall's own before those that come with the program. Raises Refused where
    there is none, or where its file holds a fault: the file, the key and the reason are told.
    """
    for folder in _folders(own):
        if name in _files(folder):
            return _read(folder.joinpath(f"{name}.toml"), f"{name}.toml")
    raise Refused("unknown_scheme", scheme=name[:40], schemes=scheme_names(own))


def with_scheme(command: PlanGame, scheme: Scheme) -> PlanGame:
    """A plan with the prizes of a scheme, and with its rules, balls and awarding where none are given. Raises
    Refused.
    """
    known = {prize.id for prize in scheme.prizes}
    for named in (command.extra, command.left_out, command.times):
        if unknown := [prize for prize in named if prize not in known]:
            raise Refused("no_such_prize", prize=unknown[0][:40])
    return structs.replace(
        command,
        prizes=prizes_of(scheme, command.extra, command.left_out, command.times),
        rules=command.rules or scheme.rules,
        balls=command.balls or scheme.balls,
        awarding=command.awarding or scheme.awarding,
    )


def prizes_of(
    scheme: Scheme,
    extra: Collection[str] = (),
    left_out: Collection[str] = (),
    times: Mapping[str, int] | None = None,
) -> tuple[Prize, ...]:
    """The prizes of a game: the optional ones only if they are `extra`, each as many `times` as is said.
    Raises Refused.
    """
    chosen = [p for p in scheme.prizes if p.id not in left_out and (not p.optional or p.id in extra)]
    often = {prize.id: (times or {}).get(prize.id, prize.times) for prize in chosen}
    if not all(1 <= count <= MOST_PRIZES for count in often.values()):
        raise Refused("too_many_prizes", most=MOST_PRIZES)
    last = {prize.id: f"{prize.id}-{often[prize.id]}" for prize in chosen if often[prize.id] > 1}
    return tuple(one for prize in chosen for one in _repeated(prize, often[prize.id], last))


def _repeated(prize: SchemePrize, times: int, last: Mapping[str, str]) -> list[Prize]:
    """A prize as it is planned: first, second, third of its kind where it can be won several times."""
    after = last.get(prize.after, prize.after) if prize.after else prize.after
    if times == 1:
        return [_planned(prize, after=after, value=[*prize.values, prize.value][0])]
    return [
        _planned(
            prize,
            id=f"{prize.id}-{place}",
            kind=prize.kind or prize.id,
            place=place,
            after=after if place == 1 else f"{prize.id}-{place - 1}",
            value=prize.values[place - 1] if place <= len(prize.values) else prize.value,
        )
        for place in range(1, times + 1)
    ]


def _planned(prize: SchemePrize, **changes: Any) -> Prize:
    members: dict[str, Any] = {field: getattr(prize, field) for field in Prize.__struct_fields__}
    return Prize(**members | changes)


def _folders(own: Path | None) -> tuple[Traversable, ...]:
    shipped = resources.files("resources").joinpath("schemes")
    return (own, shipped) if own and own.is_dir() else (shipped,)


def _files(folder: Traversable) -> list[str]:
    return [file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml")]


def _read(file: Traversable, name: str) -> Scheme:
    try:
        with file.open("rb") as stream:
            text = stream.read(MOST_BYTES + 1).decode()
        if len(text) > MOST_BYTES:
            raise Refused("bad_scheme", file=name, key="", why=f"> {MOST_BYTES} B")
        scheme = msgspec.convert(tomllib.loads(text), type=Scheme)
        _check(scheme, name)
    except msgspec.ValidationError as error:
        why, _, key = str(error).partition(" - at ")
        raise Refused("bad_scheme", file=name, key=key.strip("`").removeprefix("$."), why=why) from error
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Refused("bad_scheme", file=name, key="", why=str(error)) from error
    except Refused as refused:
        if refused.code == "bad_scheme":
            raise
        key = str(refused.params.get("prize", "prizes"))
        raise Refused("bad_scheme", file=name, key=key, why=refused.code) from refused
    return scheme


def _check(scheme: Scheme, name: str) -> None:
    """What the types do not say. Raises Refused."""
    everything = prizes_of(scheme, extra=[prize.id for prize in scheme.prizes])
    listing(everything, {}, scheme.balls)
    listing(prizes_of(scheme), {}, scheme.balls)
    if not 0 <= scheme.rules.draws <= scheme.balls:
        raise Refused("bad_scheme", file=name, key="rules.draws", why=f"0..{scheme.balls}")
    for key, names in [("names", scheme.names), *((p.id, p.names) for p in scheme.prizes)]:
        if missing := {scheme.language, "en"} - names.keys():
            raise Refused("bad_scheme", file=name, key=key, why=f"names: {', '.join(sorted(missing))}")
