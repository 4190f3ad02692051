"""`tabellone rehearse`: a whole evening without a screen or a reader."""

import random
import secrets
import tempfile
from pathlib import Path

from ..game.views import PrizeView, Snapshot
from ..journal.failure import JournalFailed
from ..journal.journal import Journal
from ..reports.audit import Audit, audit
from ..session.card_index import CardIndex
from .rehearsal import GameResult, Moment, Rehearsal, steady_clock
from .stage import Stage, Unfinished
from .terminal import Exit, help_text, parser, sentence_of, speaker, tell, whole, write

MOST_PLAYERS = 2000


def run(arguments: list[str]) -> int:
    """Play an evening and print its summary."""
    options = parser("rehearse")
    options.add_argument("--seed", type=whole(0, 2**64 - 1), help=help_text("rehearse_seed"))
    options.add_argument("--games", type=whole(1, 100), default=3, help=help_text("rehearse_games"))
    options.add_argument(
        "--players", type=whole(1, MOST_PLAYERS), default=40, help=help_text("rehearse_players")
    )
    options.add_argument("--pictures", type=Path, metavar="DIR", help=help_text("rehearse_pictures"))
    chosen = options.parse_args(arguments)
    seed = secrets.randbits(32) if chosen.seed is None else chosen.seed
    try:
        return _rehearse(seed, chosen.games, chosen.players, chosen.pictures)
    except (Unfinished, AssertionError) as broken:
        tell(help_text("rehearse_broken", why=str(broken), seed=seed))
        return Exit.NO
    except JournalFailed as failed:
        tell(sentence_of(failed))
        return Exit.FAILED
    except OSError as error:
        tell(help_text("rehearse_disk", why=str(error)))
        return Exit.FAILED


def _rehearse(seed: int, games: int, players: int, pictures: Path | None) -> int:
    rng = random.Random(seed)
    moment = _pictures_in(pictures) if pictures else _look_away
    with tempfile.TemporaryDirectory(prefix="tabellone-") as folder:
        path = Path(folder) / "rehearsal.tabellone"
        chance = random.Random(rng.getrandbits(64))
        with Stage(Journal.create(path), chance, steady_clock()) as stage:
            results = Rehearsal(stage, rng, moment).play(games, players)
        journal = Journal.open(path)
        entries, vault = journal.load()
        journal.close()
    checked = audit(entries, vault, CardIndex().holders)
    _print_summary(results, checked, seed)
    return Exit.NO if checked.findings else Exit.DONE


def _look_away(name: str, snapshot: Snapshot) -> None:
    pass


def _pictures_in(folder: Path) -> Moment:
    from .rehearsal_pictures import Pictures

    return Pictures(folder).take


def _print_summary(results: list[GameResult], checked: Audit, seed: int) -> None:
    from ..languages.sentences import money
    from ..languages.tables.commands import COMMANDS
    from ..languages.tables.console import CONSOLE

    speaks = speaker()
    for number, result in enumerate(results, start=1):
        source = speaks.say(CONSOLE, f"source_{result.source}")
        awarding = speaks.say(CONSOLE, f"awarding_{result.awarding}")
        title = {"number": number, "source": source, "awarding": awarding, "balls": result.balls}
        write(speaks.say(COMMANDS, "rehearse_game", **title))
        for prize in result.prizes:
            write("  " + _prize_line(prize))
    takings, paid = money(speaks, checked.takings, "EUR"), money(speaks, checked.paid, "EUR")
    write(speaks.say(COMMANDS, "rehearse_money", takings=takings, paid=paid))
    code = "rehearse_wrong" if checked.findings else "rehearse_right"
    write(speaks.say(COMMANDS, code, len(checked.findings), seed=seed))


def _prize_line(prize: PrizeView) -> str:
    from ..languages.sentences import money, prize_name
    from ..languages.tables.board import BOARD

    speaks = speaker()
    name = prize_name(speaks, prize)
    if not prize.winners:
        return f"{name}: {speaks.say(BOARD, 'nobody')}"
    share = money(speaks, prize.winners[0].share, "EUR")
    cards = ", ".join(f"{winner.printed} ({winner.name})" for winner in prize.winners)
    return f"{name}: {cards}, {share}"
