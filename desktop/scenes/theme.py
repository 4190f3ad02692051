"""Themes: the colours of everything that is painted, and the hall's logo. Some come with the program, and a
hall has its own beside its evenings, a TOML file each.

The hall's own may name a theme as its `base` and only the colours that differ; docs/board.md says how.
"""

import tomllib
from collections.abc import Generator
from contextlib import contextmanager
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs
from PySide6.QtGui import QImage

from ..game.base import Refused
from .colors import Colors
from .theme_check import check

SUFFIX = ".toml"
DEFAULT = "dark"
MOST_BYTES = 100_000
MOST_LOGO_BYTES = 10_000_000


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A theme: its names by language, its colours."""

    id: str
    names: dict[str, str]
    colors: Colors
    logo: bytes = b""
    """A picture as it stands in its file; nothing where the hall has none."""


class ThemeFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a theme's file says."""

    id: str
    names: dict[str, str]
    colors: dict[str, Any] = {}
    base: str = ""
    """The theme whose colours it has but for its own."""
    logo: str = ""
    """A picture in the same folder."""


def theme_names(own: Path | None = None) -> tuple[str, ...]:
    """The themes that come with the program, the default first, and those in the hall's `own` folder."""
    found = {name for folder in _folders(own) for name in _files(folder)}
    return tuple(sorted(found, key=lambda name: (name != DEFAULT, name)))


def load_theme(name: str = DEFAULT, own: Path | None = None) -> Theme:
    """A theme by its name, the hall's own before those that come with the program. Raises Refused where there
    is none, or where its file holds a fault: the file, the key and the reason are told.
    """
    for folder in _folders(own):
        if name in _files(folder):
            return _read(folder, name)
    raise Refused("unknown_theme", theme=name[:40])


def _read(folder: Traversable, name: str) -> Theme:
    file = f"{name}{SUFFIX}"
    with _told(file):
        written = msgspec.convert(_table(folder.joinpath(file)), ThemeFile)
        if written.id != name:
            raise Refused("theme_named_otherwise", key="id", theme=name)
        colors = {**_colors_of(written.base), **written.colors}
        theme = msgspec.convert({"id": name, "names": written.names, "colors": colors}, Theme)
        check(theme.colors)
        logo = _logo(folder.joinpath(written.logo)) if written.logo else b""
        return structs.replace(theme, logo=logo)


def _colors_of(base: str) -> dict[str, Any]:
    """The colours to begin with: those of a theme that comes with the program."""
    if not base:
        return {}
    if base not in _files(_shipped()):
        raise Refused("unknown_theme", key="base", theme=base[:40])
    return structs.asdict(_read(_shipped(), base).colors)


def _logo(file: Traversable) -> bytes:
    """The picture's bytes, once they are seen to be a picture."""
    with file.open("rb") as stream:
        content = stream.read(MOST_LOGO_BYTES + 1)
    if len(content) > MOST_LOGO_BYTES or QImage.fromData(content).isNull():
        raise Refused("not_a_picture", key="logo", picture=file.name)
    return content


def _table(file: Traversable) -> dict[str, Any]:
    with file.open("rb") as stream:
        content = stream.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise Refused("theme_too_long", key="TOML", most=MOST_BYTES)
    return tomllib.loads(content.decode("utf-8-sig"))


def _shipped() -> Traversable:
    return resources.files("resources").joinpath("themes")


def _folders(own: Path | None) -> tuple[Traversable, ...]:
    return (own, _shipped()) if own else (_shipped(),)


def _files(folder: Traversable) -> list[str]:
    """The names of a folder's themes: none where it cannot be read."""
    try:
        files = [file for file in folder.iterdir() if file.name.endswith(SUFFIX) and file.is_file()]
    except OSError:
        return []
    return [file.name.removesuffix(SUFFIX) for file in files if file.name.isprintable()]


@contextmanager
def _told(file: str) -> Generator[None]:
    """A fault is told with the file, the key and the reason."""
    try:
        yield
    except msgspec.ValidationError as error:
        why, _, path = str(error).partition(" - at ")
        key = path.strip("`").removeprefix("$").removeprefix(".") or "theme"
        raise Refused("bad_theme", file=file, key=key[:200], why=why[:200]) from error
    except Refused as refused:
        raise Refused("bad_theme", **{**refused.params, "file": file, "why": refused.code}) from refused
    except OSError as error:
        raise Refused("bad_theme", file=file, key="logo", why=error.strerror or str(error)) from error
    except (ValueError, RecursionError) as error:
        raise Refused("bad_theme", file=file, key="TOML", why=str(error)) from error
