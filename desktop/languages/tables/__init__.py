"""The sentences in English, by code. One table for each kind of thing that is said; `TABLES` lists them."""

from .audit import AUDIT
from .board import BOARD
from .board_form import BOARD_FORM
from .card_faults import CARD_FAULTS
from .commands import COMMANDS
from .console import CONSOLE
from .failures import FAILURES
from .hall import HALL
from .printing import PRINTING
from .readers import READERS
from .refusals import REFUSALS
from .sales import SALES
from .setup import SETUP
from .verdicts import VERDICTS

TABLES = (
    AUDIT,
    BOARD,
    BOARD_FORM,
    CARD_FAULTS,
    COMMANDS,
    CONSOLE,
    FAILURES,
    HALL,
    PRINTING,
    READERS,
    REFUSALS,
    SALES,
    SETUP,
    VERDICTS,
)
