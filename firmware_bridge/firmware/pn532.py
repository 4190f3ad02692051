"""A PN532 on its high-speed UART: tags of 13.56 MHz, ISO 14443 type A. It answers what it is asked.

A frame is 00 00 FF, length, its complement, the body, the body's complement, 00. Each command is confirmed by
the frame 00 00 FF 00 FF 00, then answered by a body that begins with D5 and the command's number plus one.
"""

from binascii import hexlify

BAUD = 115_200
WAKE = b"\x55\x55" + bytes(14)
START = b"\x00\xff"
SETUP = b"\xd4\x14\x01\x14\x01"  # SAMConfiguration: work as a plain reader
TRY_TWICE = b"\xd4\x32\x05\xff\x01\x01"  # RFConfiguration: answer soon also when there is no tag
LOOK = b"\xd4\x4a\x01\x00"  # InListPassiveTarget: one tag, type A
COMMANDS = (SETUP, TRY_TWICE, LOOK)
PATIENCE_MS, FAULT_MS = 150, 1_000


def frame(body: bytes) -> bytes:
    """A body on its way to the PN532."""
    head = bytes((len(body), -len(body) & 0xFF))
    return b"\x00" + START + head + body + bytes((-sum(body) & 0xFF, 0))


class Pn532:
    """Bytes in, tags out; and what to send."""

    baud = BAUD

    def __init__(self) -> None:
        self._coming = b""
        self._step = 0
        self._asked = False
        self._waited = 0  # since it was asked
        self._silent = 0  # since it last answered

    @property
    def fault(self) -> bool:
        """It has not answered for a while."""
        return self._silent >= FAULT_MS

    def ask(self, passed: int) -> bytes:
        """What to send now, so many milliseconds after this was last called."""
        self._waited += passed
        self._silent = min(self._silent + passed, FAULT_MS)
        if self._asked and self._waited < PATIENCE_MS:
            return b""
        if self._asked:
            self._step, self._coming = 0, b""  # it may have lost its power: begin anew
        self._asked, self._waited = True, 0
        return (WAKE if self._step == 0 else b"") + frame(COMMANDS[self._step])

    def feed(self, data: bytes) -> list[str]:
        """The tags in `data`, as the reader's core names them; '' for an answer that fails its own check."""
        self._coming += data
        tags = []
        body = self._take()
        while body is not None:
            tags += self._hear(body)
            body = self._take()
        return tags

    def _take(self) -> "bytes | None":
        """The next body, b'' if it is damaged, None if none is whole. Confirmations are passed over."""
        while True:
            start = self._coming.find(START)
            self._coming = self._coming[start:] if start >= 0 else self._coming[-1:]
            if len(self._coming) < 4:
                return None
            length, complement = self._coming[2], self._coming[3]
            if length and not (length + complement) & 0xFF:
                break
            self._coming = self._coming[2:]
        body = self._coming[4 : 5 + length]
        if len(body) <= length:
            return None
        if sum(body) & 0xFF:
            self._coming = self._coming[2:]
            return b""
        self._coming = self._coming[5 + length :]
        return body[:-1]

    def _hear(self, body: bytes) -> list[str]:
        command = COMMANDS[self._step]
        if body and body[:2] != bytes((0xD5, command[1] + 1)):
            return []
        self._asked = False
        if not body:
            return [""]
        self._silent = 0
        self._step = min(self._step + 1, len(COMMANDS) - 1)
        return _tags_of(body) if command == LOOK else []


def _tags_of(body: bytes) -> list[str]:
    """The tag in D5 4B, count 1, target, SENS_RES (2), SEL_RES, length, the tag's own number."""
    if body[2:3] == b"\x00":
        return []
    name = body[8 : 8 + body[7]] if len(body) > 8 else b""
    return ["T" + hexlify(name).decode().upper() if name and len(name) == body[7] else ""]
