"""Where the languages are: .ts files in resources/translations, compiled by Qt's own tool.

An installed program has compiled .qm files beside them. From source they are compiled by `lrelease` on
first use, into the user's cache.
"""

import subprocess
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib import resources
from pathlib import Path
from tempfile import TemporaryDirectory

import platformdirs
import PySide6
from PySide6.QtCore import QLocale

FALLBACK = "en"


@cache
def languages() -> tuple[str, ...]:
    """The languages that the program speaks: one for each .ts file."""
    files = translations_folder().glob("tabellone_*.ts")
    return tuple(sorted(path.stem.removeprefix("tabellone_") for path in files))


def known_language(language: str) -> str:
    """The language itself if the program speaks it, else English."""
    return language if language in languages() else FALLBACK


@cache
def system_language() -> str:
    """The first of the user's languages that the program speaks."""
    wanted = (name.split("-")[0] for name in QLocale.system().uiLanguages())
    return next((name for name in wanted if name in languages()), FALLBACK)


def compiled_files(language: str) -> Iterator[Path]:
    """Where the compiled language may be found, the best place first."""
    source = translations_folder() / f"tabellone_{language}.ts"
    if source.with_suffix(".qm").is_file():
        yield source.with_suffix(".qm")
    digest = sha256(source.read_bytes()).hexdigest()[:16]
    cached = platformdirs.user_cache_path("tabellone") / f"{language}-{digest}.qm"
    if cached.is_file() or _compile(source, cached):
        yield cached


def translations_folder() -> Path:
    """Where the .ts files are."""
    return Path(str(resources.files("resources"))) / "translations"


def _compile(source: Path, target: Path) -> bool:
    tool = Path(PySide6.__file__).parent / "lrelease"
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=target.parent) as folder:
            made = Path(folder) / target.name
            subprocess.run(
                [tool, "-silent", source, "-qm", made], check=True, capture_output=True, timeout=30
            )
            made.replace(target)
    except (OSError, subprocess.SubprocessError):
        return False
    return True
