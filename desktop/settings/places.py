"""Where the program keeps its files."""

from pathlib import Path
from typing import NamedTuple

import platformdirs

SUFFIX = ".tabellone"


class Places(NamedTuple):
    """Folders and files of one user."""

    evenings: Path
    """Evenings, one file each; in the user's documents, where they can be found and copied."""
    series: Path
    """The secrets of the hall's series."""
    accumulators: Path
    """What the accumulators hold between two evenings."""
    preferences: Path
    """What is remembered from one start to the next."""
    log: Path
    """What happened inside the program."""

    @property
    def schemes(self) -> Path:
        """The hall's own schemes, beside its evenings."""
        return self.evenings / "schemes"

    @property
    def ball_tags(self) -> Path:
        """The tags of the hall's balls."""
        return self.series.with_name("balls.json")

    @property
    def themes(self) -> Path:
        """The hall's own colours, beside its evenings."""
        return self.evenings / "themes"

    def new_evening(self, name: str) -> Path:
        """A file for a new evening, with a name that nothing has yet."""
        self.evenings.mkdir(parents=True, exist_ok=True)
        plain = "".join(letter if letter.isalnum() or letter in " -_" else " " for letter in name)
        stem = " ".join(plain.split())[:80] or "tabellone"
        free = (self.evenings / f"{stem}{'' if n == 1 else f' {n}'}{SUFFIX}" for n in range(1, 10_000))
        return next(path for path in free if not path.exists())


def users_places() -> Places:
    """The places of the user who runs the program."""
    data = platformdirs.user_data_path("tabellone", appauthor=False)
    return Places(
        evenings=platformdirs.user_documents_path() / "Tabellone",
        series=data / "series",
        accumulators=data / "accumulators.json",
        preferences=platformdirs.user_config_path("tabellone", appauthor=False) / "preferences.json",
        log=platformdirs.user_log_path("tabellone", appauthor=False) / "tabellone.log",
    )
