"""Loading a language: Qt's translator, from the .ts files of resources/translations.

An installed program has compiled .qm files beside them. From source they are compiled by Qt's own
`lrelease` on first use, into the user's cache.
"""

import subprocess
from collections.abc import Iterator
from hashlib import sha256
from importlib import resources
from pathlib import Path

import platformdirs
import PySide6
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

FALLBACK = "en"


def languages() -> tuple[str, ...]:
    """The languages that the program speaks: one for each .ts file."""
    files = translations_folder().glob("tabellone_*.ts")
    return tuple(sorted(path.stem.removeprefix("tabellone_") for path in files))


def system_language() -> str:
    """The first of the user's languages that the program speaks."""
    wanted = (name.split("-")[0] for name in QLocale.system().uiLanguages())
    return next((name for name in wanted if name in languages()), FALLBACK)


def speak(language: str) -> None:
    """Make every sentence from here on one of `language`. An unknown language gives English."""
    app = QCoreApplication.instance() or QCoreApplication([])
    for translator in app.findChildren(QTranslator):
        app.removeTranslator(translator)
        translator.deleteLater()
    translator = QTranslator(app)
    for compiled in _compiled(language if language in languages() else FALLBACK):
        if translator.load(str(compiled)):
            app.installTranslator(translator)
            return


def _compiled(language: str) -> Iterator[Path]:
    """Where the compiled language may be found, the best place first."""
    source = translations_folder() / f"tabellone_{language}.ts"
    yield source.with_suffix(".qm")
    digest = sha256(source.read_bytes()).hexdigest()[:16]
    cached = platformdirs.user_cache_path("tabellone", ensure_exists=False) / f"{language}-{digest}.qm"
    if cached.is_file() or _compile(source, cached):
        yield cached


def _compile(source: Path, target: Path) -> bool:
    partial = target.with_suffix(".part")
    tool = Path(PySide6.__file__).parent / "lrelease"
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run([tool, "-silent", source, "-qm", partial], check=True, capture_output=True, timeout=30)
        partial.replace(target)
    except (OSError, subprocess.SubprocessError):
        return False
    return True


def translations_folder() -> Path:
    """Where the .ts files are."""
    return Path(str(resources.files("resources"))) / "translations"
