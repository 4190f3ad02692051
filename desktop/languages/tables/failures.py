"""What went wrong with a file, a disk, a display: what happened, and what to do."""

from ..table import Table

FAILURES = Table(
    "failures",
    {
        "file_exists": "{path} already exists. It was left as it is; choose another name.",
        "cannot_create": "{path} cannot be created ({why}). Choose another folder.",
        "no_such_file": "There is no file {path}.",
        "no_file_no_command": "There is no file {path}, and no command of that name; see tabellone --help.",
        "no_output": "The output cannot be written ({why}).",
        "no_input": "The input cannot be read ({why}).",
        "not_an_evening": "{path} is not an evening of Tabellone. It was left as it is.",
        "newer_program": "{path} comes from a newer version of Tabellone. Open it with that version.",
        "damaged": "{path} is damaged (line {line}); “tabellone verify FILE” says what is wrong there. It was left "
        "as it is. If the hall keeps a backup copy of the folder, open the evening from there.",
        "damaged_file": "{path} is damaged. It was left as it is. If the hall keeps a backup copy of the folder, "
        "open the evening from there.",
        "in_use": "{path} is open in another window of Tabellone. Close it there first.",
        "read_only": "{path} cannot be written. Take the write protection off, or copy it elsewhere.",
        "disk_full": "The disk is full. Nothing was lost, and nothing was drawn. Make room and try again.",
        "disk_failed": "The disk does not answer as it should ({why}). Nothing was drawn. Try again; if it "
        "happens again, go on from a copy on another disk.",
        "no_accumulators": "The accumulators of the last evening cannot be read from {path}: {why}. Put the file right, or away: its amounts stand in the last evening's record too.",
        "program_failed": "The program made a mistake ({why}). Nothing was stored and nothing was lost. Try "
        "again; the log says more.",
        "damaged_vault": "{path} is damaged: what is kept beside its lines cannot be read. It was left as it is. "
        "If the hall keeps a backup copy of the folder, go on from there.",
        "damaged_cards": "{path} is damaged: the list of the cards of series {series} is not the one that was "
        "brought in. It was left as it is. If the hall keeps a backup copy of the folder, go on from there.",
        "damaged_series": "{path} is damaged: the secret of series {series} is not the one that its cards were made "
        "with. It was left as it is. If the hall keeps a "
        "backup copy of the folder, go on from there.",
        "damaged_draw": "{path} is damaged: the secret of game {game} is not the one that was committed to. It was "
        "left as it is. If the hall keeps a backup copy of the folder, go on from there.",
        "no_series_secret": "The secret of series {series} could not be read or made ({why}), so nothing was done. "
        "Look after the folder of secrets, then try again.",
        "no_series_folder": "The folder of the series' secrets cannot be used ({why}). Look after {path}, then try again.",
        "place_failed": "{path} cannot be read or written ({why}). Choose another place.",
        "secret_was_open": "Other people on this PC could read {path}. That is mended; whoever read it can make cards of that series, so withdraw it if you are in doubt.",
        "no_display": "There is no display, so no window can open. Playing a rehearsal instead; see "
        "tabellone --help for the commands.",
        "missing_library": "System libraries are missing: {libraries}. Install them and try again. On Debian and Ubuntu: apt install {packages}",
        "missing_library_unnamed": "A system library is missing: {why}",
        "cannot_read": "{path} cannot be read ({why}).",
    },
)
