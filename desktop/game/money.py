"""Money: whole minor units of one currency."""

from .base import Refused

MOST = 10**12


def amount(value: int) -> int:
    """An amount that can be paid. Raises Refused for a negative or an absurd one."""
    if not 0 <= value <= MOST:
        raise Refused("bad_amount", most=MOST)
    return value


def share(prize: int, winners: int) -> tuple[int, int]:
    """The equal share of each of `winners` joint winners, and what cannot be shared."""
    return divmod(prize, winners)
