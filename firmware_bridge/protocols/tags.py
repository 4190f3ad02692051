"""Tags as the devices name them: what is checked, and what no ball can have."""

from __future__ import annotations

from .events import Notice, Seen


def checked(data: bytes) -> Seen | Notice:
    """A tag's bytes and, last, the XOR of them."""
    return named(data[:-1]) if xor_of(data) == 0 else Notice("bad_check", data.hex().upper())


def named(data: bytes) -> Seen | Notice:
    """A tag's bytes. Only zeros are what an antenna reads where there is nothing: their XOR is right too."""
    digits = data.hex().upper()
    return Seen(f"T{digits}") if any(data) else Notice("ghost", digits)


def xor_of(data: bytes) -> int:
    """The XOR of all bytes."""
    result = 0
    for byte in data:
        result ^= byte
    return result
