"""One evening being run: decide -> commit -> reduce -> publish, one command at a time."""

import logging
import secrets
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from msgspec import structs

from ..game import orders
from ..game.base import Command, Event, Refused
from ..game.engine import carry_out, reduce
from ..game.evening import EveningClosed, OpenEvening
from ..game.jackpots import RaiseJackpot
from ..game.lookup import CardFound, look_up
from ..game.prizes.prize import Prize
from ..game.programme import KnownSeries, PlanGame, RegisterSeries
from ..game.seen import snapshot
from ..game.state import State
from ..game.vault import Decision, Vault
from ..game.views import Snapshot
from ..journal.failure import JournalFailed
from ..journal.journal import Journal
from ..journal.lines import Entry, Line
from ..settings.accumulators import Accumulators, load_accumulators, save_accumulators
from ..settings.schemes import load_scheme, with_scheme
from .card_index import CardIndex

_log = logging.getLogger(__name__)

Clock = Callable[[], str]
Entropy = Callable[[], str]
SeriesSecret = Callable[[int], bytes]
"""The hall's own secret of a series, 64 bytes. Raises OSError or ValueError where it cannot be had."""


def utc_now() -> str:
    """The computer's time in UTC, as the record writes it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def fresh_entropy() -> str:
    """64 bytes from the operating system, in hexadecimal."""
    return secrets.token_hex(64)


class Published(NamedTuple):
    """What a command has done: its events, their lines in the record, and what is to be seen now."""

    events: tuple[Event, ...]
    lines: tuple[Line, ...]
    snapshot: Snapshot


class Session:
    """An evening's state and its journal. Use it from one thread."""

    def __init__(
        self,
        journal: Journal,
        clock: Clock = utc_now,
        entropy: Entropy = fresh_entropy,
        series_secret: SeriesSecret | None = None,
        accumulators: Path | None = None,
        schemes: Path | None = None,
        *,
        tell_waiting: bool = False,
    ) -> None:
        """`accumulators` is the file that carries them between evenings, `schemes` the folder of the hall's
        own, `tell_waiting` whether the hall is told how many cards wait for one number. Raises JournalFailed
        where the record is damaged; the journal is closed then.
        """
        self._journal = journal
        self._clock, self._entropy, self._series_secret = clock, entropy, series_secret
        self._accumulators, self._schemes = accumulators, schemes
        self._tell_waiting = tell_waiting
        self._index = CardIndex()
        try:
            entries, self._vault = journal.load()
            self._state = _folded(entries, journal.path)
            check_secrets(self._state, self._vault, journal.path)
        except BaseException:
            journal.close()
            raise

    @property
    def path(self) -> str:
        """The evening's file."""
        return self._journal.path

    @property
    def state(self) -> State:
        """What the events say so far."""
        return self._state

    @property
    def vault(self) -> Vault:
        """What stands beside the events."""
        return self._vault

    def snapshot(self) -> Snapshot:
        """What the operator may see now."""
        return self._seen(self._state, self._vault)

    def tell_waiting(self, told: bool) -> Published:
        """Tell the hall from now on how many cards wait for one number, or no more; what is seen now. Nothing
        is stored: it is how the board is set.
        """
        self._tell_waiting = told
        return Published((), (), self.snapshot())

    def submit(self, command: Command) -> Published:
        """Carry a command out: on return its events are on the disk. Raises Refused or JournalFailed,
        and then nothing has changed.
        """
        command = self._equip(command)
        decision, state, vault = self._decided(command)
        seen = self._seen(state, vault)
        lines = self._journal.append(command.at, decision)
        self._state, self._vault = state, vault
        self._leave_accumulators(decision.events)
        return Published(decision.events, lines, seen)

    def foresee(self, command: Command) -> Published:
        """What a command would do now, and what would be seen then; nothing is stored or changed. Raises
        Refused.
        """
        decision, state, vault = self._decided(self._equip(command))
        return Published(decision.events, (), self._seen(state, vault))

    def look_up(self, card: str, series: int) -> CardFound:
        """What the register says of a card; nothing is stored or changed. Raises Refused."""
        return look_up(self._state, self._vault, card, series)

    def _seen(self, state: State, vault: Vault) -> Snapshot:
        seen = snapshot(state, vault)
        if not (self._tell_waiting and seen.hall.open and seen.hall.game and seen.hall.game.cards):
            return seen
        waiting = self._index.waiting(state, vault, state.called, _counted(state, seen))
        return structs.replace(seen, hall=structs.replace(seen.hall, waiting=waiting))

    def _decided(self, command: Command) -> tuple[Decision, State, Vault]:
        """What a command makes, and what would be then."""
        decision = carry_out(self._state, command, self._vault, self._index.holders)
        state = self._state.after_all(decision.events, command.at)
        for brought in self._brought(command):
            more = carry_out(state, brought, self._vault, self._index.holders).events
            decision = structs.replace(decision, events=(*decision.events, *more))
            state = state.after_all(more, command.at)
        return decision, state, self._vault.after(decision)

    def _brought(self, command: Command) -> list[Command]:
        """What an evening that opens takes over from the last one. Raises JournalFailed."""
        if self._accumulators is None or not isinstance(command, OpenEvening) or command.rehearsal:
            return []
        try:
            left = load_accumulators(self._accumulators)
        except (OSError, ValueError) as error:
            path = str(self._accumulators)
            raise JournalFailed("no_accumulators", path=path, why=str(error)) from error
        return [
            RaiseJackpot(at=command.at, jackpot=jackpot, amount=amount, origin=left.evening)
            for jackpot, amount in left.amounts.items()
        ]

    def _leave_accumulators(self, events: Sequence[Event]) -> None:
        """Write down what nobody won. Where that fails the record still has it, and the log says so."""
        opened = self._state.evening.opened
        closed = next((event for event in events if isinstance(event, EveningClosed)), None)
        if self._accumulators is None or closed is None or opened is None or opened.rehearsal:
            return
        try:
            save_accumulators(self._accumulators, Accumulators(closed.evening, closed.jackpots))
        except OSError:
            _log.exception("the accumulators could not be written to %s", self._accumulators)

    def close(self) -> None:
        """Let the file go."""
        self._journal.close()

    def _equip(self, command: Command) -> Command:
        """Give a command the time, the secret, the entropy and the scheme that it came without."""
        if not command.at:
            command = structs.replace(command, at=self._clock())
        if isinstance(command, RegisterSeries) and not command.secret:
            command = self._with_secret(command)
        if getattr(command, "entropy", None) == "":
            command = structs.replace(command, entropy=self._entropy())
        if isinstance(command, PlanGame) and command.scheme:
            if command.prizes:
                raise Refused("scheme_or_prizes")
            command = with_scheme(command, load_scheme(command.scheme, self._schemes))
        return command

    def _with_secret(self, command: RegisterSeries) -> RegisterSeries:
        if self._series_secret is None:
            return command
        try:
            return structs.replace(command, secret=self._series_secret(command.series).hex())
        except (OSError, ValueError) as error:
            raise JournalFailed("no_series_secret", series=command.series, why=str(error)) from error


def _counted(state: State, seen: Snapshot) -> list[Prize]:
    """The prizes in play that any card can win."""
    told = {prize.id for prize in seen.hall.open}
    planned = state.planned.prizes if state.planned else ()
    return [prize for prize in planned if prize.id in told and prize.among == "all"]


def _folded(entries: Sequence[Entry], path: str) -> State:
    """The state that stored events give. Raises JournalFailed where one speaks of what never was."""
    state = State()
    for entry in entries:
        try:
            state = reduce(state, entry.event, entry.at)
        except (LookupError, TypeError, ValueError, Refused) as error:
            raise JournalFailed("damaged", path=path, line=entry.n) from error
    return state


def _is_what_was_committed_to(known: KnownSeries, vault: Vault) -> bool:
    try:
        series = known.opened(vault)
        return series.commitment.hex() == known.commitment and series.cards == known.cards
    except (LookupError, ValueError):
        return False


def check_secrets(state: State, vault: Vault, path: str) -> None:
    """Every secret that may still be needed is there, and is the one that was committed to: otherwise the
    evening would stop in the middle of a claim or a draw. Raises JournalFailed.
    """
    for known in state.programme.series.values():
        if not _is_what_was_committed_to(known, vault):
            code = "damaged_cards" if known.kind == "listed" else "damaged_series"
            raise JournalFailed(code, path=path, series=known.number)
    for game in state.programme.games:
        needed = game.commitment and game.game not in (*state.draw.played, *state.draw.revealed)
        if needed and orders.commitment(vault.draws.get(game.game, b"")).hex() != game.commitment:
            raise JournalFailed("damaged_draw", path=path, game=game.game)
