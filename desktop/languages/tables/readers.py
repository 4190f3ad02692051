"""What happens to a reader, and what to do."""

from ..table import Table

READERS = Table(
    "readers",
    {
        "lost": "The reader does not answer. Type the numbers meanwhile; it comes back by itself.",
        "no_such_port": "The reader is not plugged in. Type the numbers meanwhile; plug it in and it comes back.",
        "no_permission": "This user may not open the reader's port. Add the user to the group “{group}” and log in "
        "again. Type the numbers meanwhile.",
        "in_use": "Another program holds the reader's port. Close it there; the reader then comes by itself.",
        "cannot_open": "The reader's port cannot be opened. Pull it out and plug it in again.",
        "reader_silent": "The reader is silent. Look at its light and its cable; type the numbers meanwhile.",
        "no_answer": "The device on the reader's port does not answer as a reader. Is it the right port?",
        "other_version": "The reader speaks another version of the protocol. Its firmware must be renewed.",
        "lost_reads_possible": "The reader was restarted: a ball read just before may be lost, or may still be in it. "
        "Compare the last ball with the board.",
        "seq_jumped": "The reader skipped reads that it had promised. Compare the last balls with the board.",
        "reads_refused": "The reader's memory was full and it could not keep a ball. Play is stopped: compare the "
        "balls with the board before going on.",
        "reader_error": "The reader says that it cannot read well ({word}).",
        "not_understood": "The reader sends what this kind of device does not say. Press Ctrl+L and choose the right "
        "device, its speed and its pattern.",
        "bad_pattern": "The pattern cannot be used ({why}). The reader was left as it was.",
        "setup_lost": "The reader does not answer. Look at its light and its cable.",
        "setup_no_such_port": "The reader is not plugged in.",
        "setup_no_permission": "This user may not open the reader's port. Add the user to the group “{group}” and log in again.",
        "setup_in_use": "Another program holds the reader's port. Close it there.",
        "setup_cannot_open": "The reader's port cannot be opened. Pull it out and plug it in again.",
        "scanner_lost": "The scanner is gone. Type the cards meanwhile; plug it in and it comes back.",
        "scanner_no_such_port": "The scanner is not plugged in. Type the cards meanwhile; plug it in and it comes back.",
        "scanner_no_permission": "This user may not open the scanner's port. Add the user to the group “{group}” and log in again. Type the cards meanwhile.",
        "scanner_in_use": "Another program holds the scanner's port. Close it there; the scanner then comes by itself.",
        "scanner_cannot_open": "The scanner's port cannot be opened. Pull it out and plug it in again.",
        "waiting": "The reader is being connected.",
        "connected": "The reader is connected.",
    },
)
