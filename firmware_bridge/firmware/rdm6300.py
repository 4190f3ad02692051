"""An RDM6300 or an ID-12LA, ID-20LA: 125 kHz tags. It talks without being asked while a tag lies before it.

A frame is STX, ten hex digits of the tag, two of their check, ETX; the ID ones put CR LF before ETX. The
check is the XOR of the five bytes, so one damaged frame in 256 passes: its tag is then one that nobody knows.
"""

from binascii import unhexlify

BAUD = 9_600
STX, ETX = 2, 3
DIGITS = 12
LONGEST = DIGITS + 2


class Rdm6300:
    """Bytes in, tags out."""

    baud = BAUD
    fault = False  # it is silent when nothing lies before it, so nobody can tell that it is broken

    def __init__(self) -> None:
        self._body = None  # what has come since STX

    def ask(self, passed: int) -> bytes:
        """Nothing: it need not be asked."""
        return b""

    def feed(self, data: bytes) -> list[str]:
        """The tags in `data`, as the reader's core names them; '' for one that fails its own check."""
        tags = []
        for byte in data:
            if byte == STX:
                self._body = b""
            elif self._body is not None and byte == ETX:
                tags += _tags_of(self._body.strip())
                self._body = None
            elif self._body is not None:
                self._body = self._body + bytes((byte,)) if len(self._body) < LONGEST else None
        return tags


def _tags_of(body: bytes) -> list[str]:
    """A frame's tag. A frame that was cut is none; one of only zeros is told by noise, never by a ball."""
    if len(body) != DIGITS:
        return []
    try:
        data = unhexlify(body)
    except ValueError:
        return [""]
    check = 0
    for byte in data:
        check ^= byte
    return ["T" + body[:-2].decode().upper()] if check == 0 and any(data) else [""]
