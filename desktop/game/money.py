"""Money: whole minor units of one currency."""

from .base import Refused

MOST = 10**12

NO_DECIMALS = [
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
THREE_DECIMALS = frozenset(("BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"))


def minor_digits(currency: str) -> int:
    """How many decimals an amount of a currency has (ISO 4217)."""
    return 0 if currency in NO_DECIMALS else 3 if currency in THREE_DECIMALS else 2


def amount(value: int) -> int:
    """An amount that can be paid. Raises Refused for a negative or an absurd one."""
    if not 0 <= value <= MOST:
        raise Refused("bad_amount", most=MOST)
    return value


def share(prize: int, winners: int) -> tuple[int, int]:
    """The equal share of each of `winners` joint winners, and what cannot be shared."""
    return divmod(prize, winners)
