"""Money: whole minor units of one currency, never floating point."""

from .base import Refused

MOST = 10**12
WHOLE_PERCENT = 10_000
"""Hundredths of a percent in everything."""

NO_DECIMALS = frozenset(
    [
        "BIF",
        "CLP",
        "DJF",
        "GNF",
        "ISK",
        "JPY",
        "KMF",
        "KRW",
        "PYG",
        "RWF",
        "UGX",
        "VND",
        "VUV",
        "XAF",
        "XOF",
        "XPF",
    ]
)
THREE_DECIMALS = frozenset(("BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"))


def minor_digits(currency: str) -> int:
    """How many decimals an amount of a currency has (ISO 4217)."""
    return 0 if currency in NO_DECIMALS else 3 if currency in THREE_DECIMALS else 2


def amount(value: int) -> int:
    """An amount that can be paid. Raises Refused for a negative or an absurd one."""
    if not 0 <= value <= MOST:
        raise Refused("bad_amount", most=MOST)
    return value


def part(takings: int, percent: int) -> int:
    """A part of the takings, in hundredths of a percent; what is less than a minor unit stays behind."""
    return takings * percent // WHOLE_PERCENT


def shares(
    prize: int, winners: int, unit: int, *, first_takes_remainder: bool
) -> tuple[tuple[int, ...], int]:
    """The share of each of `winners` joint winners in multiples of `unit`, and what stays with the house.

    Shares and remainder always equal the prize.
    """
    each = prize // winners // unit * unit
    left = prize - each * winners
    if first_takes_remainder:
        return (each + left, *[each] * (winners - 1)), 0
    return (each,) * winners, left
