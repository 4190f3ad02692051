"""The program's fonts: Barlow Condensed on the board, Barlow in the console; both come as packages."""

from functools import cache, lru_cache
from importlib import resources

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

CONDENSED = "Barlow Condensed"
TEXT = "Barlow"
DIGIT_HEIGHT = 0.7
"""Height of a digit or a capital, in ems, in both families."""
WEIGHTS = ("Regular", "Medium", "SemiBold", "Bold", "ExtraBold")


@cache
def load_fonts() -> None:
    """Make the fonts known to Qt. Needs a QGuiApplication; loads once."""
    for package, family in (("fontpkg_barlow_condensed", "BarlowCondensed"), ("fontpkg_barlow", "Barlow")):
        files = resources.files(package).joinpath("files")
        for weight in WEIGHTS:
            data = files.joinpath(f"{family}-{weight}.ttf").read_bytes()
            QFontDatabase.addApplicationFontFromData(data)


@lru_cache(maxsize=512)
def font(pixels: int, weight: QFont.Weight, family: str = CONDENSED) -> QFont:
    """A font whose em is `pixels` high."""
    made = QFont(family)
    made.setPixelSize(max(1, pixels))
    made.setWeight(weight)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


@lru_cache(maxsize=512)
def metrics(pixels: int, weight: QFont.Weight, family: str = CONDENSED) -> QFontMetricsF:
    """The measures of that font."""
    return QFontMetricsF(font(pixels, weight, family))
