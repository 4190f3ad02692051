"""The reference reader's protocol, version 1: the reader's end, without clock, antenna or serial line.

Runs under MicroPython and CPython alike, so it keeps to what both have. The board's main file tells it the
time in milliseconds, which may wrap at any power of two from 2**30 on, what the antenna sees, and what the
host sent; it writes out what `received` and `tick` return, after it has kept `unsaved` where it has flash.
docs/reader.md has every rule.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

TICKS = 1 << 30
LONGEST_LINE = 80
ROOM = 128
REMEMBERED = 8
BEAT_MS, AWAY_MS, OLDEST_MS = 500, 1_500, 3_600_000
FIRST_WAIT_MS, LONGEST_WAIT_MS = 200, 1_600


def ticks_diff(later: int, earlier: int) -> int:
    """Milliseconds between two ticks; right while they lie less than six days from each other."""
    return ((later - earlier + TICKS // 2) & (TICKS - 1)) - TICKS // 2


def crc16(data: bytes) -> int:
    """CRC-16: polynomial 1021, start FFFF, not reflected; a byte's eight steps at once, for slow boards."""
    crc = 0xFFFF
    for byte in data:
        step = crc >> 8 ^ byte
        step ^= step >> 4
        crc = (crc << 8 ^ step << 12 ^ step << 5 ^ step) & 0xFFFF
    return crc


def frame(body: str) -> bytes:
    """A body as a line."""
    return f"${body}*{crc16(body.encode()):04X}\r\n".encode()


def fields_of(line: bytes) -> list[str]:
    """The fields of a whole line, from `$` to its line end; none where the line does not count."""
    inner = line[1 : -2 if line.endswith(b"\r\n") else -1]
    body, check = inner[:-5], inner[-5:]
    if not body or max(body) > 127 or check != f"*{crc16(body):04X}".encode():
        return []
    return body.decode().split(",")


def number(text: str) -> int:
    """A number's value; -1 where the text is none. int() alone would take '+2', ' 2' and '1_0'."""
    plain = 0 < len(text) <= 15 and all(c in "0123456789" for c in text)
    return int(text) if plain and (text == "0" or text[0] != "0") else -1


def is_hex(text: str) -> bool:
    """Whether upper-case hex digits are all there is."""
    return bool(text) and all(c in "0123456789ABCDEF" for c in text)


def is_session(text: str) -> bool:
    """Whether a text can name a session."""
    return is_hex(text) and len(text) <= 8 and text[0] != "0"


def is_tag(text: str) -> bool:
    """Whether a text can be a tag, and its line no longer than lines may be."""
    if text[:1] == "N":
        return number(text[1:]) > 0
    return text[:1] == "T" and len(text) in range(3, 34, 2) and is_hex(text[1:])


class Reader:
    """The reader's end of the line. The reads held always have the last SEQs given out, in a row."""

    def __init__(
        self, kind: str, random32: "Callable[[], int]", now: int, saved: str = "", room: int = ROOM
    ) -> None:
        """`saved` is what `unsaved` gave last; a torn or empty one makes the reader begin anew."""
        self.kind, self._random32, self._room = kind, random32, room
        self.session, self.refused, self._next = "", 0, 1
        self._held: list[tuple[str, int | None]] = []  # each tag, and when it was first seen
        self._near: list[tuple[str, int]] = []  # the tags seen last, and when
        self._errors: list[str] = []
        self._line, self._changed = b"", False
        self._beat, self._due, self._wait = now, now, FIRST_WAIT_MS
        if not self._restore(saved):
            self._begin_session(now)

    @property
    def last(self) -> int:
        """The last SEQ given out; 0 if none was."""
        return self._next - 1

    @property
    def full(self) -> bool:
        """There is no room for another read."""
        return len(self._held) >= self._room

    @property
    def oldest(self) -> int:
        """The oldest SEQ held, or the next that will be given out."""
        return self._next - len(self._held)

    @property
    def held(self) -> "list[str]":
        """The tags held, the oldest first."""
        return [tag for tag, _ in self._held]

    def seen(self, tag: str, now: int) -> None:
        """The antenna sees this tag. It counts once, and again only after it was away."""
        if not is_tag(tag):
            self.failed("BADTAG")
            return
        self._forget(now)
        known = tag in [near for near, _ in self._near]
        self._near = ([pair for pair in self._near if pair[0] != tag] + [(tag, now)])[-REMEMBERED:]
        if not known:
            self._write_down(tag, now)

    def failed(self, word: str) -> None:
        """Tell the host once that something is wrong: SENSOR or BADTAG."""
        if word not in self._errors:
            self._errors.append(word)

    def received(self, data: bytes, now: int) -> bytes:
        """Do what the host sent; return the answers."""
        answers = b""
        for byte in data:
            if byte == 36:  # $
                self._line = b"$"
            elif self._line:
                self._line += bytes((byte,))
                if byte == 10:
                    answers += self._obey(fields_of(self._line), now)
                if byte == 10 or len(self._line) == LONGEST_LINE:
                    self._line = b""
        return answers

    def tick(self, now: int) -> bytes:
        """What has to be sent now. Call it every 50 ms or oftener."""
        out = b""
        late = ticks_diff(now, self._beat)
        if late >= 0:
            self._beat = now + BEAT_MS - late % BEAT_MS
            self._forget(now)
            self._held = [(tag, self._known(at, now)) for tag, at in self._held]
            out += frame(f"HB,{self.session},{self.last},{self.refused}")
        while self._errors:
            out += frame(f"ERR,{self.session},{self.last},{self._errors.pop(0)}")
        if self._held and ticks_diff(now, self._due) >= 0:
            self._due, self._wait = now + self._wait, min(2 * self._wait, LONGEST_WAIT_MS)
            out += self._ball(now)
        return out

    def unsaved(self) -> str:
        """What must be kept before anything more is sent, for a reader that keeps it; '' if nothing is new.
        Session, next SEQ and held reads go into one sealed line, so that they are kept all or none.
        """
        if not self._changed:
            return ""
        self._changed = False
        tags = "".join("," + tag for tag in self.held)
        return frame(f"KEEP,{self.session},{self._next},{self.refused}{tags}").decode()

    def _restore(self, saved: str) -> bool:
        fields = fields_of(saved.encode())
        if len(fields) < 4 or fields[0] != "KEEP" or not is_session(fields[1]):
            return False
        self.session, self._next, self.refused = fields[1], number(fields[2]), number(fields[3])
        self._held = [(tag, None) for tag in fields[4:]]
        return True

    def _begin_session(self, now: int) -> None:
        left = self.session
        while self.session == left:
            self.session = f"{self._random32() & 0xFFFFFFFF or 1:X}"
        self._next, self.refused = len(self._held) + 1, 0
        self._progress(now)

    def _progress(self, now: int) -> None:
        self._due, self._wait, self._changed = now, FIRST_WAIT_MS, True

    def _forget(self, now: int) -> None:
        self._near = [(tag, at) for tag, at in self._near if ticks_diff(now, at) < AWAY_MS]

    def _write_down(self, tag: str, now: int) -> None:
        self._changed = True
        if self.full:
            self.refused += 1
            return
        if not self._held:
            self._progress(now)
        self._held.append((tag, now))
        self._next += 1

    def _known(self, at: "int | None", now: int) -> "int | None":
        """When a read was seen, or None for good once that is too long ago for the counter."""
        return None if at is None or ticks_diff(now, at) > OLDEST_MS else at

    def _ball(self, now: int) -> bytes:
        tag, at = self._held[0]
        at = self._known(at, now)
        age = "-" if at is None else ticks_diff(now, at)
        return frame(f"BALL,{self.session},{self.oldest},{tag},{age}")

    def _obey(self, fields: "list[str]", now: int) -> bytes:
        if len(fields) >= 3 and fields[0] == "ACK" and fields[1] == self.session:
            self._acknowledge(number(fields[2]), now)
        elif len(fields) >= 2 and fields[0] == "HELO" and number(fields[1]) > 0:
            return self._hello(fields, now)
        return b""

    def _hello(self, fields: "list[str]", now: int) -> bytes:
        """Answered in any version, so that a host of another one can say so; believed only in version 1."""
        if fields[1] == "1":
            if len(fields) < 4 or not (fields[2] == "-" or is_session(fields[2])) or number(fields[3]) < 0:
                return b""
            if fields[2] == self.session and number(fields[3]) >= self._next:
                self._begin_session(now)
            elif fields[2] == self.session:
                self._acknowledge(number(fields[3]), now)
        return frame(f"RDY,1,{self.session},{self.oldest},{len(self._held)},{self.kind}")

    def _acknowledge(self, seq: int, now: int) -> None:
        done = seq - self.oldest + 1
        if seq < self._next and done > 0:
            self._held = self._held[done:]
            self._progress(now)
