"""The file of a backup: a line that says how it is locked, what is locked, and a line to see damage by.
docs/backup.md describes it for other programs.
"""

import binascii
import secrets
from base64 import b64decode, b64encode
from hashlib import sha256
from typing import Annotated, Literal

import msgspec
import rfc8785
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt
from msgspec import Meta

from ..game.base import END, Refused, Value
from .passphrases import Passphrase

VERSION = 1
FORMAT = b'"format":"tabellone-series-backup"'
KEY_BYTES, SALT_BYTES, NONCE_BYTES = 32, 16, 12
MEMORY_EXPONENT = 17
"""scrypt takes 128 bytes * r * 2^17: 128 MiB, and about a third of a second."""


def _hex(count: int) -> Meta:
    return Meta(pattern=f"^([0-9a-f]{{2}}){{{count}}}{END}")


class Header(Value, frozen=True, kw_only=True):
    """How a backup is locked."""

    format: Literal["tabellone-series-backup"] = "tabellone-series-backup"
    version: int = VERSION
    kdf: Literal["scrypt"] = "scrypt"
    log2_n: Annotated[int, Meta(ge=14, le=20)] = MEMORY_EXPONENT
    r: Annotated[int, Meta(ge=8, le=16)] = 8
    p: Annotated[int, Meta(ge=1, le=4)] = 1
    salt: Annotated[str, _hex(SALT_BYTES)]
    cipher: Literal["chacha20-poly1305"] = "chacha20-poly1305"
    nonce: Annotated[str, _hex(NONCE_BYTES)]


class _AnyVersion(msgspec.Struct):
    """What every version of the first line says."""

    version: int


def seal(content: bytes, passphrase: Passphrase) -> bytes:
    """A backup's file with some content, locked under a passphrase with a fresh salt."""
    header = Header(salt=secrets.token_hex(SALT_BYTES), nonce=secrets.token_hex(NONCE_BYTES))
    first = rfc8785.dumps(msgspec.to_builtins(header)) + b"\n"
    sealed = _cipher(header, passphrase).encrypt(bytes.fromhex(header.nonce), content, first)
    locked = first + b64encode(sealed) + b"\n"
    return locked + sha256(locked).hexdigest().encode() + b"\n"


def unseal(file: bytes, passphrase: Passphrase) -> bytes:
    """The content of a backup's file. Raises Refused: no backup at all, of a newer version, damaged, or
    locked under another passphrase.
    """
    first, rest = _first_line(file)
    _of_this_version(first)
    locked, _, check = file.removesuffix(b"\n").rpartition(b"\n")
    if sha256(locked + b"\n").hexdigest().encode() != check:
        raise Refused("backup_damaged")
    try:
        header = msgspec.json.decode(first, type=Header)
        sealed = b64decode(rest.split(b"\n")[0], validate=True)
    except (msgspec.MsgspecError, binascii.Error):
        raise Refused("backup_damaged") from None
    try:
        return _cipher(header, passphrase).decrypt(bytes.fromhex(header.nonce), sealed, first)
    except InvalidTag:
        raise Refused("wrong_passphrase") from None


def _first_line(file: bytes) -> tuple[bytes, bytes]:
    first, line_end, rest = file.partition(b"\n")
    if FORMAT not in first:
        raise Refused("not_a_backup")
    return first + line_end, rest


def _of_this_version(first: bytes) -> None:
    try:
        version = msgspec.json.decode(first, type=_AnyVersion).version
    except msgspec.MsgspecError:
        raise Refused("backup_damaged") from None
    if version != VERSION:
        raise Refused("backup_of_other_version", version=version)


def _cipher(header: Header, passphrase: Passphrase) -> ChaCha20Poly1305:
    kdf = Scrypt(
        salt=bytes.fromhex(header.salt), length=KEY_BYTES, n=2**header.log2_n, r=header.r, p=header.p
    )
    return ChaCha20Poly1305(kdf.derive(passphrase.encoded()))
