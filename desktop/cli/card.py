"""`tabellone card`: one card by its number or its code."""

from typing import get_args

from ..game.base import Refused
from ..game.cards.codes import CardCode, Unreadable, print_code, print_number, read_entry, tag, tags_match
from ..game.cards.series import LAST_SERIES, MOST_STRIPS, SECRET_BYTES, Kind, Series
from .terminal import Exit, help_text, hexadecimal, parser, put, sentence_of, whole


def run(arguments: list[str]) -> int:
    """Print a card, or why there is none."""
    options = parser("card")
    options.add_argument("card", help=help_text("card_card"))
    options.add_argument(
        "--secret", type=hexadecimal(SECRET_BYTES), required=True, help=help_text("card_secret")
    )
    options.add_argument("--series", type=whole(1, LAST_SERIES), default=1, help=help_text("card_series"))
    options.add_argument("--kind", choices=get_args(Kind), default="90", help=help_text("card_kind"))
    chosen = options.parse_args(arguments)
    try:
        put(look_up(chosen.card, chosen.secret, chosen.series, chosen.kind))
    except Refused as refused:
        put({"refused": refused.code, "why": sentence_of(refused)})
        return Exit.NO
    return Exit.DONE


def look_up(text: str, secret: bytes, number: int, kind: Kind) -> dict[str, object]:
    """A card with its number and code as printed. Raises Refused."""
    entry = read_entry(text)
    if isinstance(entry, Unreadable):
        raise Refused("unreadable")
    series = Series(entry.series if isinstance(entry, CardCode) else number, MOST_STRIPS, secret, kind)
    if entry.number > series.cards:
        raise Refused("outside_series", cards=series.cards, beyond=(str(entry.number),))
    if isinstance(entry, CardCode) and not tags_match(
        entry.tag, tag(series.tag_key, series.number, entry.number)
    ):
        raise Refused("suspect")
    return {
        "series": series.number,
        "number": print_number(entry.number),
        "code": print_code(series.tag_key, series.number, entry.number),
        "rows": series.card(entry.number).rows,
    }
