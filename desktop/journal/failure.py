"""What can go wrong with an evening's file."""

from typing import TypeAlias

Param: TypeAlias = str | int


class JournalFailed(Exception):
    """The file cannot be used, or an event could not be stored: a code, and parameters for the sentence.

    Nothing was overwritten, and nothing that was reported as stored is lost.
    """

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params
