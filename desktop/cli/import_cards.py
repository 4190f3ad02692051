"""`tabellone import`: cards of another maker from a file, as the command that brings them into an evening."""

from pathlib import Path

import msgspec

from ..game.base import Refused
from ..game.cards.series import LAST_SERIES
from ..game.programme import ListSeries
from ..languages.sentences import file_fault
from ..settings.card_files import read_cards
from .terminal import Exit, help_text, parser, put, sentence_of, speaker, tell, whole

MOST_FAULTS = 100
"""So many faults are told at once."""


def run(arguments: list[str]) -> int:
    """Print the command, or each fault with its line."""
    options = parser("import")
    options.add_argument("file", type=Path, help=help_text("import_file"))
    options.add_argument("--series", type=whole(1, LAST_SERIES), default=1, help=help_text("import_series"))
    chosen = options.parse_args(arguments)
    try:
        read = read_cards(chosen.file)
    except Refused as refused:
        tell(sentence_of(refused))
        return Exit.FAILED
    for fault in read.faults[:MOST_FAULTS]:
        put(
            {
                "line": fault.line,
                "card": fault.card,
                "fault": fault.fault,
                "why": file_fault(speaker(), fault),
            }
        )
    if len(read.faults) > MOST_FAULTS:
        tell(help_text("import_more", faults=len(read.faults) - MOST_FAULTS))
    if read.faults:
        return Exit.NO
    put(msgspec.to_builtins(ListSeries(series=chosen.series, cards=read.cards)))
    return Exit.DONE
