"""Schemes: a country's or a house's prizes, one readable TOML file each."""

import tomllib
from importlib import resources

import msgspec

from ..game.base import Refused, Value
from ..game.prizes.prize import Prize


class Scheme(Value, frozen=True):
    """A set of prizes in order, with the names of the tradition."""

    id: str
    names: dict[str, str]
    language: str
    prizes: tuple[Prize, ...]


def scheme_names() -> tuple[str, ...]:
    """The schemes that come with the program."""
    folder = resources.files("resources").joinpath("schemes")
    return tuple(sorted(f.name.removesuffix(".toml") for f in folder.iterdir() if f.name.endswith(".toml")))


def load_scheme(name: str) -> Scheme:
    """A scheme by its name. Raises Refused where there is none."""
    if name not in scheme_names():
        raise Refused("unknown_scheme", scheme=name[:40], schemes=scheme_names())
    text = resources.files("resources").joinpath("schemes", f"{name}.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), type=Scheme)
