"""The program's own draw, version 1: anyone can check it afterwards (docs/draw.md).

*Provable*: the order follows from a secret committed to before sale and the hall's words added after.
*Live*: each ball is picked when it is called, from fresh entropy.
"""

import hmac
import unicodedata
from collections.abc import Sequence
from hashlib import sha256, shake_256

MOST_BALLS = 128
SECRET_BYTES = 64


def digest(*parts: bytes) -> bytes:
    """SHA-256 over every part preceded by its length as 8 bytes: no two lists of parts collide."""
    return sha256(b"".join(len(part).to_bytes(8) + part for part in parts)).digest()


def commitment(secret: bytes) -> bytes:
    """What is published of a game's secret (64 bytes) before the first card is sold, 32 bytes."""
    return digest(b"tabellone/commit/v1", secret)


def tidy(words: str) -> str:
    """Text as it is hashed: NFC, no white space at the ends, every run of it one space."""
    return " ".join(unicodedata.normalize("NFC", words).split())


def draw_key(secret: bytes, game: str, sold: bytes, words: str, beacon: bytes, balls: int) -> bytes:
    """The key of a game's order, 64 bytes: what nobody can choose alone."""
    parts = (tidy(game).encode(), sold, tidy(words).encode(), beacon, str(balls).encode())
    return hmac.digest(secret, digest(b"tabellone/draw/v1", *parts), "sha512")


def order(key: bytes, balls: int) -> tuple[int, ...]:
    """The numbers 1..balls in the order that `key` (64 bytes) decides. Raises ValueError above 128 balls."""
    if not 0 <= balls <= MOST_BALLS:
        raise ValueError(f"no draw has {balls} balls")
    pool = list(range(1, balls + 1))
    stream = _Stream(b"tabellone/order/v1\0" + key)
    drawn: list[int] = []
    for m in range(balls, 1, -1):
        d = stream.below(m)
        drawn.append(pool[d])
        pool[d] = pool[m - 1]
        pool.pop()
    return (*drawn, *pool)


def pick(entropy: bytes, left: Sequence[int]) -> int:
    """One of the numbers `left`, all equally likely when `entropy` (16 bytes or more) is fresh."""
    if len(left) == 1:
        return left[0]
    return left[_Stream(b"tabellone/pick/v1\0" + entropy).below(len(left))]


class _Stream:
    """The bytes of SHAKE-256 over a seed, without end."""

    def __init__(self, seed: bytes) -> None:
        self.shake = shake_256(seed)
        self.data: bytes = self.shake.digest(256)
        self.at = 0

    def below(self, m: int) -> int:
        """A uniform number of 0..m-1, for m from 1 to 256: bytes are taken until one favours nobody. Raises
        ValueError.
        """
        if not 1 <= m <= 256:
            raise ValueError(f"a byte cannot decide among {m}")
        while (byte := self._next()) >= 256 - 256 % m:
            pass
        return byte % m

    def _next(self) -> int:
        if self.at == len(self.data):
            self.data = self.shake.digest(2 * len(self.data))
        self.at += 1
        return self.data[self.at - 1]
