"""A game's list of prizes as it is planned: complete, possible, and each with the one that it comes after."""

import re
from collections.abc import Mapping, Sequence

from msgspec import structs

from .. import money
from ..base import Refused
from ..cards.card import Pool
from ..text import one_line
from .nothing import Nothing
from .prize import WORD, Prize

MOST_PRIZES = 60


def listing(
    prizes: Sequence[Prize], values: Mapping[str, int], balls: int, draws: int = 0
) -> tuple[Prize, ...]:
    """The prizes of a game of so many balls, of which so many are drawn (all, if 0), with the `values` given
    for tonight. Raises Refused.
    """
    if len(prizes) > MOST_PRIZES:
        raise Refused("too_many_prizes", most=MOST_PRIZES)
    ids = [prize.id for prize in prizes]
    words = [*ids, *(prize.kind or prize.id for prize in prizes)]
    if len(set(ids)) < len(ids) or not all(re.fullmatch(WORD, word) for word in words):
        raise Refused("bad_prize_ids")
    if unknown := sorted(set(values) - set(ids)):
        raise Refused("no_such_prize", prize=one_line(unknown[0]))
    if sum(prize.percent for prize in prizes) > money.WHOLE_PERCENT:
        raise Refused("bad_percent")
    return tuple(
        _listed(prize, ids[:place], values.get(prize.id, prize.value), balls, draws or balls)
        for place, prize in enumerate(prizes)
    )


def winnable(prizes: Sequence[Prize]) -> None:
    """Make sure that some prize can be won first, and that nothing marked is decided by a prize before it.
    Raises Refused.
    """
    if prizes and all(prize.among == "winners" for prize in prizes):
        raise Refused("nobody_can_win")
    if bare := [p.id for p in prizes if isinstance(p.pattern, Nothing) and not p.predecessor]:
        raise Refused("bad_prize_order", prize=bare[0])


def pool_of(balls: int) -> Pool:
    """The kind of card that belongs to a game of so many balls."""
    return 75 if balls == 75 else 90


def _listed(prize: Prize, before: Sequence[str], value: int, balls: int, draws: int) -> Prize:
    after = prize.after if prize.after is not None else (before[-1] if before else "")
    if after and after not in before:
        raise Refused("bad_prize_order", prize=prize.id)
    if not 0 <= prize.percent <= money.WHOLE_PERCENT:
        raise Refused("bad_percent")
    least = prize.pattern.least(pool_of(balls))
    if not 0 <= prize.within <= balls or (prize.within or draws) < least:
        raise Refused("bad_within", prize=prize.id, least=least, balls=draws)
    if not 1 <= prize.unit <= money.MOST or not 0 <= prize.place <= MOST_PRIZES:
        raise Refused("bad_amount", most=money.MOST)
    return structs.replace(
        prize,
        after=after,
        value=money.amount(value),
        names={one_line(language): one_line(name) for language, name in prize.names.items()},
        thing=one_line(prize.thing),
        picture=one_line(prize.picture),
    )
