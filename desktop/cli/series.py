"""`tabellone series`: the hall's series and their backups. Secrets are never printed."""

from argparse import Namespace
from pathlib import Path

from ..game.base import Refused
from ..game.cards.series import LAST_SERIES
from ..journal.failure import JournalFailed
from ..languages.tables.failures import FAILURES
from ..session.session import utc_now
from ..settings.places import users_places
from ..settings.series_backup import Held, Opened, back_up, compare, open_backup, restore
from ..settings.series_store import SeriesStore
from .passphrase import known_passphrase, new_passphrase
from .terminal import Exit, Parser, help_text, parser, put, sentence_of, speaker, tell, whole


def run(arguments: list[str]) -> int:
    """List the series of this PC, back them up, restore or check a backup."""
    chosen = _options().parse_args(arguments)
    folder = users_places().series
    store = SeriesStore(folder)
    try:
        for path in store.close_to_others():
            tell(speaker().say(FAILURES, "secret_was_open", path=str(path)))
        return DEEDS[chosen.what](store, chosen)
    except Refused as refused:
        tell(sentence_of(refused))
        return Exit.NO
    except OSError as error:
        tell(sentence_of(_failed(error, folder, chosen)))
        return Exit.FAILED


def _options() -> Parser:
    options = parser("series")
    commands = options.add_subparsers(dest="what", required=True, metavar="list | backup | restore | check")
    commands.add_parser("list", help=help_text("series_list"), allow_abbrev=False)
    backup = commands.add_parser("backup", help=help_text("series_backup"), allow_abbrev=False)
    backup.add_argument("--out", type=Path, required=True, metavar="FILE", help=help_text("series_out"))
    backup.add_argument(
        "series", nargs="*", type=whole(1, LAST_SERIES), metavar="SERIES", help=help_text("series_numbers")
    )
    for what in ("restore", "check"):
        one = commands.add_parser(what, help=help_text(f"series_{what}"), allow_abbrev=False)
        one.add_argument("file", type=Path, metavar="FILE", help=help_text("series_file"))
    for what in ("backup", "restore", "check"):
        commands.choices[what].add_argument(
            "--passphrase-file", metavar="FILE", help=help_text("series_passphrase_file")
        )
    return options


def _list(store: SeriesStore, chosen: Namespace) -> int:
    """Every series; one whose secret cannot be read is told, and hides no other."""
    code = Exit.DONE
    for series in store.numbers():
        try:
            note = store.note(series)
        except Refused as refused:
            put({"series": series, "refused": refused.code, "why": sentence_of(refused)})
            code = Exit.NO
            continue
        put(
            {
                "series": series,
                "commitment": note.commitment,
                "strips": note.strips or None,
                "backup": note.backup or None,
                "backup_sha256": note.backup_sha256 or None,
            }
        )
    return code


def _backup(store: SeriesStore, chosen: Namespace) -> int:
    for series in chosen.series:
        store.kept(series)
    if chosen.out.exists():
        raise FileExistsError
    passphrase = new_passphrase(chosen.passphrase_file)
    made = back_up(store, chosen.series, passphrase, chosen.out, utc_now())
    put({"backup": str(chosen.out), **_about(made)})
    return Exit.DONE


def _restore(store: SeriesStore, chosen: Namespace) -> int:
    opened = _opened(chosen)
    restored = restore(store, opened)
    put({"restored": restored.added, "already_here": restored.known, **_about(opened)})
    return Exit.DONE


def _check(store: SeriesStore, chosen: Namespace) -> int:
    """Each series of a backup, and how it stands here."""
    opened = _opened(chosen)
    found = compare(store, opened.backup)
    for one in opened.backup.series:
        put(
            {
                "series": one.number,
                "kind": one.__struct_config__.tag,
                "commitment": one.commitment,
                "strips": one.strips or None,
                "here": found[one.number],
            }
        )
    return Exit.NO if Held.OTHER in found.values() else Exit.DONE


DEEDS = {"list": _list, "backup": _backup, "restore": _restore, "check": _check}


def _opened(chosen: Namespace) -> Opened:
    with chosen.file.open("rb"):
        pass  # a file that is not there is told before anything is asked
    return open_backup(chosen.file, known_passphrase(chosen.passphrase_file))


def _about(opened: Opened) -> dict[str, object]:
    return {
        "made": opened.backup.made,
        "sha256": opened.sha256,
        "series": [one.number for one in opened.backup.series],
    }


def _failed(error: OSError, folder: Path, chosen: Namespace) -> JournalFailed:
    why = error.strerror or str(error)
    if isinstance(error, FileExistsError) and chosen.what == "backup":
        return JournalFailed("file_exists", path=str(chosen.out))
    about = str(error.filename or "")
    if about.startswith(str(folder)) or chosen.what == "list":
        return JournalFailed("no_series_folder", path=str(folder), why=why)
    if chosen.what == "backup" and about != chosen.passphrase_file:
        return JournalFailed("cannot_create", path=str(chosen.out), why=why)
    return JournalFailed("cannot_read", path=about, why=why)
