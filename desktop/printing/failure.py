"""Why cards could not be printed."""

import errno
from typing import TypeAlias

Param: TypeAlias = str | int


class PrintFailed(Exception):
    """Cards could not be printed: a code, and parameters for the sentence. No part of a file is left."""

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


class Stopped(Exception):
    """Somebody wanted no more of it. No part of a file is left."""


def disk_failed(error: OSError, path: str) -> PrintFailed:
    """A file that could not be written, as a failure of its print."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return PrintFailed("print_disk_full", path=path)
    return PrintFailed("print_not_written", path=path, why=error.strerror or str(error))
