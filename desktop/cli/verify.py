"""`tabellone verify`: a record recomputed, from an evening's file or from its export."""

from collections.abc import Iterator
from pathlib import Path

from ..game.evening import EveningOpened
from ..game.vault import Vault
from ..journal.failure import JournalFailed
from ..journal.lines import BrokenLine, Entry, Line, examine, parse_exported
from ..reports.audit import Audit, Finding, audit
from ..session.card_index import CardIndex
from .records import SQLITE, evening_of
from .terminal import Exit, help_text, parser, sentence_of, speaker, tell, write


def run(arguments: list[str]) -> int:
    """Check the chain, then everything that can be recomputed; name each line that fails."""
    options = parser("verify")
    options.add_argument("file", type=Path, help=help_text("verify_file"))
    chosen = options.parse_args(arguments)
    try:
        entries, broken, vault = _examined(chosen.file)
    except JournalFailed as failed:
        tell(sentence_of(failed))
        return Exit.FAILED
    if broken:
        return _report_findings([Finding(line.n, line.why) for line in broken])
    return _report(entries, audit(entries, vault, CardIndex().holders))


def _examined(path: Path) -> tuple[tuple[Entry, ...], tuple[BrokenLine, ...], Vault]:
    """A file of either kind. Raises JournalFailed."""
    try:
        with path.open("rb") as file:
            exported = file.read(len(SQLITE)) != SQLITE
    except OSError as error:
        raise JournalFailed("cannot_read", path=str(path), why=str(error.strerror)) from error
    if exported:
        return *examine(_exported_lines(path)), Vault()
    with evening_of(path) as journal:
        return *examine(_until_broken(journal.lines())), journal.vault()


def _exported_lines(path: Path) -> Iterator[Line | BrokenLine]:
    """The lines of an export; a half last line is told, not taken."""
    with path.open(encoding="utf-8", errors="replace", newline="\n") as file:
        for n, text in enumerate(file, start=1):
            try:
                if not text.endswith("\n"):
                    raise BrokenLine(n, "json")
                yield parse_exported(n, text[:-1])
            except BrokenLine as broken:
                yield broken


def _until_broken(lines: Iterator[Line]) -> Iterator[Line | BrokenLine]:
    try:
        yield from lines
    except BrokenLine as broken:
        yield broken


def _report(entries: tuple[Entry, ...], result: Audit) -> int:
    from ..languages.sentences import money
    from ..languages.tables.audit import AUDIT

    say = speaker().say
    if not entries:
        write(say(AUDIT, "empty"))
        return Exit.NO
    opened = entries[0].event
    currency = opened.currency if isinstance(opened, EveningOpened) else ""
    checked = [say(AUDIT, f"check_{check}", count) for check, count in sorted(result.checked.items())]
    write(say(AUDIT, "last_hash", lines=len(entries), hash=entries[-1].hash))
    write(say(AUDIT, "checked", checked=checked))
    takings, paid = (money(speaker(), amount, currency) for amount in (result.takings, result.paid))
    write(say(AUDIT, "money", takings=takings, paid=paid))
    if result.findings:
        return _report_findings(result.findings)
    write(say(AUDIT, "verified"))
    return Exit.DONE


def _report_findings(findings: list[Finding] | tuple[Finding, ...]) -> int:
    from ..languages.tables.audit import AUDIT

    say = speaker().say
    for finding in findings:
        write(say(AUDIT, "line", line=finding.line, why=say(AUDIT, finding.code)))
    write(say(AUDIT, "not_verified", len({finding.line for finding in findings})))
    return Exit.NO
