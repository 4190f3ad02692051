"""The log: what happened inside the program, for whoever looks for a mistake. Nothing depends on it."""

import logging
import sys
import threading
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

MOST_BYTES = 1_000_000
FILES = 3

_log = logging.getLogger(__name__)


def keep_log(path: Path) -> None:
    """Write what is logged to a file, the newest few million bytes of it; nowhere if that cannot be done."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=MOST_BYTES, backupCount=FILES - 1, encoding="utf-8")
    except OSError:
        return  # warnings go to the standard error then
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(threadName)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)


def on_mistake(tell: Callable[[str], None]) -> None:
    """Log every exception that nobody has caught, on whatever thread, and tell what it was. The program goes
    on: what was stored is stored.
    """

    def caught(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        if isinstance(error, Exception):
            _log.critical("nobody caught this", exc_info=(kind, error, trace))
            tell(f"{kind.__name__}: {error}")
        sys.__excepthook__(kind, error or kind(), trace)

    sys.excepthook = caught
    threading.excepthook = lambda hook: caught(hook.exc_type, hook.exc_value, hook.exc_traceback)
