"""Schemes: a country's or a house's prizes and rules, one readable TOML file each.

A hall copies a file, changes it, and puts it beside its evenings. docs/schemes.md says what it may hold.
"""

import tomllib
from collections.abc import Collection, Generator, Mapping
from contextlib import contextmanager
from functools import partial
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, structs

from ..game import money, orders
from ..game.base import Integer, Refused, Value
from ..game.cards.series import POOLS, Kind
from ..game.prizes.listing import MOST_PRIZES, listing, winnable
from ..game.prizes.prize import Prize
from ..game.programme import CARD_BALLS, Awarding, PlanGame
from ..game.rules import Rules
from ..game.text import one_line

SUFFIX = ".toml"
MOST_BYTES = 100_000
Times = Annotated[int, Meta(ge=1, le=MOST_PRIZES)]
Balls = Annotated[int, Meta(ge=1, le=orders.MOST_BALLS)]


class SchemePrize(Prize, frozen=True):
    """A prize of a scheme. With several `times` it stands for a first, a second, a third of its kind, whose
    `values` may differ. An `optional` one is there only where a game asks for it.
    """

    times: Times = 1
    values: tuple[Integer, ...] = ()
    optional: bool = False


class Scheme(Value, frozen=True):
    """A set of prizes in order and the rules that go with them, with the names of the tradition."""

    id: str
    names: dict[str, str]
    language: str
    prizes: tuple[SchemePrize, ...]
    balls: Balls = CARD_BALLS
    cards: Kind | Literal[""] = ""
    """The kind of its cards; '' where its balls tell."""
    awarding: Awarding = "claimed"
    rules: Rules = Rules()

    @property
    def kind(self) -> Kind | None:
        """The kind of series that it is played with; none where it has balls that no cards are made for."""
        kinds: dict[int, Kind] = {90: "90", 75: "75"}
        return self.cards or kinds.get(self.balls)


def scheme_names(own: Path | None = None) -> tuple[str, ...]:
    """The schemes that come with the program, and those in the hall's `own` folder."""
    return tuple(sorted({name for folder in _folders(own) for name in _files(folder)}))


def load_scheme(name: str, own: Path | None = None) -> Scheme:
    """A scheme by its name, the hall's own before those that come with the program. Raises Refused where
    there is none, or where its file holds a fault: the file, the key and the reason are told.
    """
    for folder in _folders(own):
        if name in _files(folder):
            return _read(folder.joinpath(f"{name}{SUFFIX}"), name)
    raise Refused("unknown_scheme", scheme=name[:40], schemes=scheme_names(own))


def with_scheme(command: PlanGame, scheme: Scheme) -> PlanGame:
    """A plan with the prizes of a scheme, and with its rules, balls and awarding where none are given. Raises
    Refused.
    """
    known = {prize.id for prize in scheme.prizes}
    for named in (command.extra, command.left_out, command.times):
        if unknown := [prize for prize in named if prize not in known]:
            raise Refused("no_such_prize", prize=unknown[0][:40])
    if part := [prize.id for prize in scheme.prizes if prize.id in command.extra and not prize.optional]:
        raise Refused("not_optional", prize=part[0])
    return structs.replace(
        command,
        prizes=prizes_of(scheme, command.extra, command.left_out, command.times),
        rules=command.rules or scheme.rules,
        balls=command.balls or scheme.balls,
        awarding=command.awarding or scheme.awarding,
    )


def prizes_asked(scheme: Scheme, extra: Collection[str] = ()) -> tuple[SchemePrize, ...]:
    """The prizes of a scheme, the optional ones only if they are `extra`."""
    return tuple(prize for prize in scheme.prizes if not prize.optional or prize.id in extra)


def prizes_of(
    scheme: Scheme,
    extra: Collection[str] = (),
    left_out: Collection[str] = (),
    times: Mapping[str, int] | None = None,
) -> tuple[Prize, ...]:
    """The prizes of a game: the optional ones only if they are `extra`, each as many `times` as is said.
    Raises Refused.
    """
    chosen = [prize for prize in prizes_asked(scheme, extra) if prize.id not in left_out]
    often = {prize.id: (times or {}).get(prize.id, prize.times) for prize in chosen}
    if not all(1 <= count <= MOST_PRIZES for count in often.values()):
        raise Refused("bad_times", most=MOST_PRIZES)
    meant = dict(_meant(prize.id, often[prize.id]) for prize in chosen)
    return tuple(one for prize in chosen for one in _repeated(prize, often[prize.id], meant))


def _meant(prize: str, times: int) -> tuple[str, str]:
    """Which prize another comes `after`: a repeated one by its name means the last of its kind, and the first
    of a kind is meant also where it is the only one.
    """
    return (f"{prize}-1", prize) if times == 1 else (prize, f"{prize}-{times}")


def _repeated(prize: SchemePrize, times: int, meant: Mapping[str, str]) -> list[Prize]:
    """A prize as it is planned: first, second, third of its kind where it can be won several times."""
    after = meant.get(prize.after, prize.after) if prize.after else prize.after
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
    return (own, shipped) if own else (shipped,)


def _files(folder: Traversable) -> list[str]:
    """The names of a folder's schemes: none where it cannot be read."""
    try:
        files = [file for file in folder.iterdir() if file.name.endswith(SUFFIX) and file.is_file()]
    except OSError:
        return []
    return [file.name.removesuffix(SUFFIX) for file in files if file.name.isprintable()]


def _read(file: Traversable, name: str) -> Scheme:
    told = partial(_told, f"{name}{SUFFIX}")
    with told("scheme"):
        table = tomllib.loads(_text(file))
        head = msgspec.convert({**table, "prizes": []}, Scheme)
    with told("id"):
        if head.id != name:
            raise Refused("scheme_named_otherwise", scheme=name)
    with told("rules.draws"):
        if not 0 <= head.rules.draws <= head.balls:
            raise Refused("not_a_count_of_balls", balls=head.rules.draws, most=head.balls)
    with told("cards"):
        if head.cards and POOLS[head.cards] != head.balls:
            raise Refused("wrong_pool", balls=head.balls, pool=POOLS[head.cards])
    with told("names"):
        _named(head.names, head.language)
    with told("prizes"):
        written = msgspec.convert(table.get("prizes", []), list[dict[str, Any]])
        if not written:
            raise Refused("scheme_without_prizes", scheme=name)
    prizes: list[SchemePrize] = []
    for place, one in enumerate(written, start=1):
        with told(f"prizes.{str(one.get('id', place))[:40]}"):
            prizes.append(_prize(one, head))
    scheme = structs.replace(head, prizes=tuple(prizes))
    with told("prizes"):
        winnable(listing(prizes_of(scheme), {}, scheme.balls, scheme.rules.draws))
        listing(prizes_of(scheme, extra=[prize.id for prize in prizes]), {}, scheme.balls, scheme.rules.draws)
    return scheme


def _text(file: Traversable) -> str:
    with file.open("rb") as stream:
        content = stream.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise Refused("scheme_too_long", most=MOST_BYTES)
    return content.decode("utf-8-sig")


def _prize(written: dict[str, Any], scheme: Scheme) -> SchemePrize:
    """A prize that is possible by itself. Raises Refused or ValidationError."""
    prize = msgspec.convert(written, SchemePrize)
    listing([_planned(prize, after="")], {}, scheme.balls, scheme.rules.draws)
    for value in prize.values:
        money.amount(value)
    _named(prize.names, scheme.language)
    return prize


def _named(names: Mapping[str, str], language: str) -> None:
    named = {spoken for spoken, name in names.items() if one_line(name)}
    if missing := {language, "en"} - named:
        raise Refused("name_missing", languages=tuple(sorted(missing)))


@contextmanager
def _told(file: str, key: str) -> Generator[None]:
    """A fault in a part of a file is told with the file, the key and the reason."""
    try:
        yield
    except msgspec.ValidationError as error:
        why, _, path = str(error).partition(" - at ")
        inside = path.strip("`").removeprefix("$").removeprefix(".")
        found = inside if key == "scheme" and inside else ".".join(filter(None, (key, inside)))
        raise Refused("bad_scheme", file=file, key=found[:200], why=why[:200]) from error
    except Refused as refused:
        found = f"{key}.{refused.params['prize']}" if key == "prizes" and "prize" in refused.params else key
        params = {**refused.params, "file": file, "key": found, "why": refused.code}
        raise Refused("bad_scheme", **params) from refused
    except UnicodeDecodeError as error:
        raise Refused("bad_scheme", file=file, key="UTF-8", why=str(error)) from error
    except (OSError, ValueError, RecursionError) as error:
        raise Refused("bad_scheme", file=file, key="TOML", why=str(error)) from error
