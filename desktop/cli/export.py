"""`tabellone export`: the record of an evening as JSON Lines, for people, auditors and other programs."""

from pathlib import Path

from ..journal.failure import JournalFailed
from ..journal.lines import BrokenLine, exported
from .records import evening_of
from .terminal import Exit, help_text, parser, sentence_of, tell, write


def run(arguments: list[str]) -> int:
    """Print an event a line."""
    options = parser("export")
    options.add_argument("file", type=Path, help=help_text("verify_file"))
    chosen = options.parse_args(arguments)
    try:
        with evening_of(chosen.file) as journal:
            for line in exported(journal.lines()):
                write(line)
    except JournalFailed as failed:
        tell(sentence_of(failed))
        return Exit.FAILED
    except BrokenLine as broken:
        tell(sentence_of(JournalFailed("damaged", path=str(chosen.file), line=broken.n)))
        return Exit.FAILED
    return Exit.DONE
