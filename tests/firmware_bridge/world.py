"""A world for both real ends of the protocol: the host's link and the reader's core, with bytes between them.

One thread, one clock, one die: a number decides everything that goes wrong. What must never happen raises
`Violation`. Times are milliseconds.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from firmware_bridge.firmware.kept import Kept
from firmware_bridge.firmware.reader_core import TICKS, Reader
from firmware_bridge.link import Actions, Deliver, Found, Link, Recovered, Reopen, Send
from firmware_bridge.protocols.events import Ack
from firmware_bridge.protocols.reference import Decoder, encode

from .tearing import PowerCut, TearingFlash

CALM_MS = 9_500
"""Within this time after the last fault everything that the reader holds is in the journal."""


class Violation(Exception):
    """Something that must never happen."""


@dataclass
class Journal:
    """What the host keeps. It refuses what a correct host never asks of it."""

    reads: list[Deliver] = field(default_factory=list[Deliver])
    ever: set[str] = field(default_factory=set[str])
    """Every tag that was ever committed, also to a journal that an older copy has replaced."""

    def commit(self, read: Deliver, given_out: dict[tuple[str, int], str]) -> None:
        """Write a read. Raises Violation for a double, an invented or a disordered one."""
        if given_out.get((read.session, read.seq)) != read.tag:
            raise Violation(f"invented: {read}")
        if any(read.tag == old.tag for old in self.reads):
            raise Violation(f"double: {read}")
        if read.seq <= self.heard().get(read.session, 0):
            raise Violation(f"double or disordered: {read}")
        self.reads.append(read)
        self.ever.add(read.tag)

    def heard(self) -> dict[str, int]:
        """The last SEQ by session, the session heard last at the end."""
        heard: dict[str, int] = {}
        for read in self.reads:
            heard.pop(read.session, None)
            heard[read.session] = read.seq
        return heard


class Cable:
    """One direction of the line: bytes arrive a little later, in pieces, in order, and damaged at a rate."""

    def __init__(self, dice: Random) -> None:
        self.rate = 0.0
        self._dice = dice
        self._coming: deque[tuple[int, bytes]] = deque()
        self._free = 0

    def send(self, data: bytes, now: int) -> None:
        """Put bytes on the line, eleven of them a millisecond."""
        if data:
            self._free = max(self._free, now + self._dice.randint(0, 2)) + len(data) // 11
            self._coming.append((self._free, self._damaged(data)))

    def take(self, now: int) -> bytes:
        """What has arrived, or the first part of it."""
        data = b""
        while self._coming and self._coming[0][0] <= now:
            data += self._coming.popleft()[1]
        if not data or self._dice.random() < 0.8:
            return data
        cut = self._dice.randint(0, len(data))
        self._coming.appendleft((now, data[cut:]))
        return data[:cut]

    def cut(self) -> bytes:
        """Everything on the line is lost, but for the first part of it."""
        data = b"".join(piece for _, piece in self._coming)
        self._coming.clear()
        self._free = 0
        return data[: self._dice.randint(0, len(data))]

    def _damaged(self, data: bytes) -> bytes:
        while data and self._dice.random() < self.rate:
            start = self._dice.randrange(len(data))
            end = start + self._dice.choice((1, 1, 2, 10, 80))
            before, piece, after = data[:start], data[start:end], data[end:]
            flipped = bytes((piece[0] ^ 1 << self._dice.randrange(8),)) + piece[1:]
            noise = self._dice.randbytes(len(piece))
            data = before + self._dice.choice((b"", flipped, piece + piece, noise, piece + noise)) + after
        return data


class Host:
    """A program with a link and a journal. It may be away, look away, and crash at any moment."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self._link = Link({})
        self.open = False
        self.looks_at = 0
        """Before this time it is away, or does not look."""
        self._pause = 200
        self._commits: deque[tuple[int, Deliver]] = deque()
        self._done: deque[tuple[int, Deliver]] = deque()

    def crash(self) -> None:
        """The program dies; what it had committed stays in the journal."""
        self._commits.clear()
        self._done.clear()
        self.open = False
        self._link = Link({} if self._world.forgets else self._world.journal.heard())

    def lose_port(self, last: bytes) -> None:
        """The cable is pulled; the last bytes still come through."""
        if self.open:
            self._do(self._link.received(last, self._world.now))
            self._do(self._link.closed(self._world.now))
            self._close()

    def step(self) -> None:
        """Open the port, look at it, write the journal, tell the link what has been written."""
        now = self._world.now
        if now < self.looks_at:
            return
        if not self.open and self._world.plugged:
            self._do(self._link.opened(now))
            self.open = True
        if self.open:
            self._do(self._link.received(self._world.to_host.take(now), now))
        while self._commits and self._commits[0][0] <= now:
            self._commit(self._commits.popleft()[1])
        while self._done and self._done[0][0] <= now:
            read = self._done.popleft()[1]
            self._do(self._link.committed(read.session, read.seq, now))

    def _commit(self, read: Deliver) -> None:
        world = self._world
        world.journal.commit(read, world.given_out)
        if world.trouble and world.dice.random() < 0.02:
            world.crash_host()
            return
        self._done.append((world.now + world.dice.choice((0, 0, 0, 5, 50)) * world.trouble, read))

    def _do(self, actions: Actions) -> None:
        for action in actions:
            match action:
                case Send(data=data):
                    self._world.check_acknowledgement(data)
                    self._world.to_reader.send(data, self._world.now)
                case Deliver():
                    self._deliver(action)
                case Reopen():
                    self._close()
                case Found() | Recovered():
                    self._pause = 200
                case _:
                    pass

    def _deliver(self, read: Deliver) -> None:
        world = self._world
        world.check_age(read)
        self._commits.append((world.now + world.dice.choice((0, 1, 3, 30, 600)) * world.trouble, read))
        if world.acknowledges_early:
            self._do(self._link.committed(read.session, read.seq, world.now))

    def _close(self) -> None:
        self.open = False
        self.looks_at = max(self.looks_at, self._world.now + self._pause)
        self._pause = min(2 * self._pause, 1_000)


class World:
    """One trial. The two flags are for trials that must fail."""

    def __init__(self, seed: int, acknowledges_early: bool = False, forgets: bool = False) -> None:
        self.dice = Random(seed)
        self.acknowledges_early, self.forgets = acknowledges_early, forgets
        self.now = 0
        self.trouble = True
        self.plugged = True
        self.journal = Journal()
        self.to_host, self.to_reader = Cable(self.dice), Cable(self.dice)
        self.to_host.rate = self.to_reader.rate = self.dice.choice((0.0, 0.01, 0.1, 0.4))
        self.given_out: dict[tuple[str, int], str] = {}
        self.died: set[str] = set()
        """Tags that were held when the power went, and not in flash."""
        self.torn = 0
        """How often the power went while the reader kept something."""
        self._seen: dict[str, int] = {}
        self._first_tick = self.dice.choice((0, TICKS - 10_000))
        self._room = self.dice.choice((128, 128, 16))
        self._odds = self.dice.choice((0.0, 0.001, 0.004, 0.012))
        self._flash = TearingFlash()
        self._kept = Kept("kept", self._flash)
        self._on_at = self._plugged_at = self._stalled_until = 0
        self._reader: Reader | None = None
        self.host = Host(self)

    @property
    def reads(self) -> int:
        """How many reads were given a SEQ in this trial."""
        return len(set(self.given_out.values()))

    def run(self) -> int:
        """Trouble, then calm. Returns how long it took to deliver what was held. Raises Violation."""
        end = self.dice.randint(5_000, 25_000)
        while self.now < end:
            self._step(self.dice.randint(1, 15))
            if self.dice.random() < self._odds:
                self.dice.choice(_TROUBLES)(self)
            if self.dice.random() < 0.02:
                self._show(1)
        took = self._calm()
        lost = set(self.given_out.values()) - self.journal.ever - self.died
        if lost:
            raise Violation(f"lost: {sorted(lost)}")
        return took

    def check_acknowledgement(self, data: bytes) -> None:
        """What is acknowledged is in the journal. Raises Violation."""
        for event in Decoder().feed(data):
            if isinstance(event, Ack) and event.seq:
                self._check_committed(self.given_out[event.session, event.seq])

    def _check_committed(self, tag: str) -> None:
        if tag not in self.journal.ever and not self.acknowledges_early:
            raise Violation(f"acknowledged before it was committed: {tag}")

    def check_age(self, read: Deliver) -> None:
        """No read looks fresher than it is by more than a host may have looked away. Raises Violation."""
        true_age = self.now - self._seen[read.tag] if read.tag in self._seen else 0
        if read.age is not None and not -100 < true_age - read.age < 3_100:
            raise Violation(f"age is {true_age}: {read}")

    def _calm(self) -> int:
        self.trouble = False
        self._flash.left = None
        self.to_host.rate = self.to_reader.rate = 0.0
        self.host.looks_at = min(self.host.looks_at, self.now + 1_000)
        self._on_at = self._plugged_at = self._stalled_until = self.now
        self._step(1)
        waiting = set(self._reader.held if self._reader else ())
        start = self.now
        while not waiting <= self.journal.ever:
            if self.now - start > CALM_MS:
                raise Violation(f"not delivered: {sorted(waiting - self.journal.ever)}")
            self._step(2)
        return self.now - start

    def _step(self, passes: int) -> None:
        self.now += passes
        self.plugged = self.now >= self._plugged_at
        if self._reader is None and self.now >= self._on_at:
            self._power_up()
        if self._reader and self.now >= self._stalled_until:
            self._look(self._reader)
        self.host.step()

    def _look(self, reader: Reader) -> None:
        try:
            self._reader_step(reader)
        except PowerCut:
            self.torn += 1
            self._lose_power(reader)

    def _reader_step(self, reader: Reader) -> None:
        now = self._tick()
        data = self.to_reader.take(self.now)
        out = self._obey(reader, data, now) if data else b""
        out += reader.tick(now)
        saved = reader.unsaved()
        if saved:
            self._kept.keep(saved)
        if self.plugged:
            self.to_host.send(out, self.now)

    def _obey(self, reader: Reader, data: bytes, now: int) -> bytes:
        before = reader.held
        out = reader.received(data, now)
        for tag in before[: len(before) - len(reader.held)]:
            self._check_committed(tag)
        self._remember(reader)
        return out

    def _tick(self) -> int:
        return (self._first_tick + self.now) % TICKS

    def _power_up(self) -> None:
        self._flash.left = None
        self._kept = Kept("kept", self._flash)
        self._reader = Reader("world", self._random32, self._tick(), self._kept.text, self._room)
        self.died -= set(self._reader.held)

    def _random32(self) -> int:
        return self.dice.getrandbits(32)

    def _remember(self, reader: Reader) -> None:
        for n, tag in enumerate(reader.held):
            self.given_out[reader.session, reader.oldest + n] = tag

    def _show(self, balls: int) -> None:
        for _ in range(balls if self._reader else 0):
            assert self._reader
            tag = f"N{len(self._seen) + 1}"
            self._seen[tag] = self.now
            self._reader.seen(tag, self._tick())
            self._remember(self._reader)

    def _kept_reads(self) -> set[str]:
        """What is in flash must not be lost with the power."""
        return set(Reader("", self._random32, 0, self._kept.text).held)

    # Troubles

    def unplug(self) -> None:
        """At any byte, for a moment or longer."""
        self._plugged_at = self.now + self.dice.choice((1, 300, 2_000))
        self.plugged = False
        self.to_reader.cut()
        self.host.lose_port(self.to_host.cut())

    def crash_host(self) -> None:
        """Also between a commit and its acknowledgement. What the reader goes on sending is stale."""
        self.host.crash()
        self.host.looks_at = self.now + self.dice.choice((100, 300, 1_000, 6_000))

    def restore_journal(self) -> None:
        """Somebody puts an older copy of the journal in its place."""
        del self.journal.reads[max(0, len(self.journal.reads) - self.dice.randint(0, 9)) :]
        self.crash_host()

    def cut_power(self) -> None:
        """With or without flash."""
        if self.dice.random() < 0.5:
            self.died |= self._kept_reads()
            self._flash = TearingFlash()
            self._kept = Kept("kept", self._flash)
        self._lose_power(self._reader)

    def cut_power_in_flash(self) -> None:
        """At some byte of what is kept next."""
        self._flash.left = self.dice.choice((0, 1, 5, 30, 45, 60, 200, 1_000))

    def _lose_power(self, reader: Reader | None) -> None:
        """The port goes with it, or stays, where another chip makes the USB."""
        if self.dice.random() < 0.5:
            self.unplug()
        else:
            self.to_host.send(self.to_host.cut(), self.now)
        self.died |= set(reader.held) - self._kept_reads() if reader else set()
        self._reader = None
        self._on_at = self.now + self.dice.choice((1, 200, 2_500))

    def stall_host(self) -> None:
        """It does not look for a while."""
        self.host.looks_at = self.now + self.dice.choice((200, 500, 2_900, 3_500))

    def stall_reader(self) -> None:
        """It does nothing for a while."""
        self._stalled_until = self.now + self.dice.choice((200, 500, 2_900, 3_500))

    def flood(self) -> None:
        """Many balls at once, and noise on the line; the memory may be full."""
        self._show(self.dice.choice((5, 30, 200)))
        self.to_host.send(self.dice.randbytes(300), self.now)

    def other_host(self) -> None:
        """Another program has had the port, and has committed what it got."""
        if self._reader and not self.host.open and self._reader.held:
            self.journal.ever.update(self._reader.held)
            last = self._reader.oldest + len(self._reader.held) - 1
            self._reader.received(encode(Ack(self._reader.session, last)), self._tick())


_TROUBLES: tuple[Callable[[World], None], ...] = (
    World.unplug,
    World.crash_host,
    World.restore_journal,
    World.cut_power,
    World.cut_power_in_flash,
    World.stall_host,
    World.stall_reader,
    World.flood,
    World.other_host,
)
