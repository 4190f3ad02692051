"""Sentences that need more than one code: refusals, failures, verdicts, prizes, amounts."""

from ..game.base import Refused
from ..journal.failure import JournalFailed
from .say import say
from .tables.failures import FAILURES
from .tables.refusals import REFUSALS


def refusal(refused: Refused) -> str:
    """Why a command was refused, and what to do."""
    params = refused.params
    count = params.get("claims")
    return say(REFUSALS, refused.code, count if isinstance(count, int) else -1, **params)


def failure(failed: JournalFailed) -> str:
    """What went wrong with the file, and what to do."""
    return say(FAILURES, failed.code, **failed.params)
