"""Themes: those that come with the program, the hall's own, and every fault told with file, key and reason."""

import io
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.game.base import Refused
from desktop.languages.sentences import refusal
from desktop.languages.speaker import speaker_for
from desktop.languages.translation import languages
from desktop.scenes.fonts import load_fonts
from desktop.scenes.stage import paint_stage
from desktop.scenes.theme import load_theme, theme_names
from tests.scenes.views import scenes

OWN = 'id = "ours"\nnames = { it = "Nostro" }\nbase = "dark"\n'


def written(folder: Path, text: str, name: str = "ours") -> Path:
    (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def refused(folder: Path, name: str = "ours") -> Refused:
    with pytest.raises(Refused) as caught:
        load_theme(name, folder)
    return caught.value


def test_the_program_brings_four_themes():
    """Dark, which is the default and stands first, a light one, one of high contrast, one for feasts."""
    assert theme_names() == ("dark", "contrast", "festive", "light")
    for name in theme_names():
        assert set(load_theme(name).names) >= set(languages())


def test_a_hall_has_colours_of_its_own(tmp_path: Path):
    """It names only what differs from a theme of the program."""
    own = written(tmp_path, OWN + '[colors]\nground = "#200010"\n')
    assert theme_names(own)[-1] == "ours"
    theme, dark = load_theme("ours", own), load_theme("dark")
    assert (theme.colors.ground, theme.colors.gold) == ("#200010", dark.colors.gold)


def test_the_halls_theme_comes_before_one_of_the_same_name(tmp_path: Path):
    """A copy that was changed is meant."""
    own = written(tmp_path, OWN.replace("ours", "dark") + '[colors]\nground = "#200010"\n', "dark")
    assert load_theme("dark", own).colors.ground == "#200010"


@pytest.mark.parametrize(
    ("text", "key", "why"),
    [
        (OWN + '[colors]\nlabel = "#445566"\n', "colors.label", "contrast_too_low"),
        (OWN + '[colors]\ncalled = "#7A8FD0"\n', "colors.called_ink", "contrast_too_low"),
        (OWN + '[colors]\ngold = "blue"\n', "colors.gold", "not_a_colour"),
        (OWN + '[colors]\ngold = "#FFF"\n', "colors.gold", "not_a_colour"),
        (OWN + '[colors]\nglod = "#FFFFFF"\n', "colors", "glod"),
        (OWN + "[colors]\ngold = 7\n", "colors.gold", "str"),
        ('id = "ours"\nnames = { it = "x" }\n[colors]\nink = "#FFFFFF"\n', "colors", "missing"),
        (OWN.replace('"dark"', '"night"'), "base", "unknown_theme"),
        (OWN.replace('id = "ours"', 'id = "other"'), "id", "theme_named_otherwise"),
        (OWN + 'logo = "nothing.png"\n', "logo", "No such file"),
        (OWN + 'logo = "ours.toml"\n', "logo", "not_a_picture"),
        (OWN + "colour = 1\n", "theme", "colour"),
        ("id = ", "TOML", "Invalid value"),
        ("#" * 100_001, "TOML", "theme_too_long"),
    ],
)
@pytest.mark.parametrize("language", languages())
def test_each_fault_is_told_with_file_key_and_reason(
    tmp_path: Path, text: str, key: str, why: str, language: str
):
    """The contrast first of all: what cannot be read in the hall is not shown there."""
    fault = refused(written(tmp_path, text))
    assert fault.code == "bad_theme"
    assert (fault.params["file"], fault.params["key"]) == ("ours.toml", key)
    assert why in str(fault.params["why"])
    sentence = refusal(speaker_for(language), fault)
    assert "ours.toml" in sentence and key in sentence and "{" not in sentence
    assert not str(fault.params["why"]).isidentifier() or str(fault.params["why"]) not in sentence


def test_a_contrast_that_is_missed_by_little_is_not_rounded_up(tmp_path: Path):
    """It says 6.9 where 6.98 is found and 7 is needed."""
    fault = refused(written(tmp_path, OWN + '[colors]\ncoming_ink = "#8B9CC8"\n'))
    assert fault.params["found"] == "6.9"


def test_a_theme_that_is_gone_is_told():
    """By its name."""
    assert refused(Path("/nowhere"), "ours").code == "unknown_theme"


def test_the_logo_is_shown_between_games(tmp_path: Path, qapp: object):
    """In its own shape, in the middle below the words."""
    load_fonts()
    content = io.BytesIO()
    Image.new("RGB", (40, 20), "#FF00FF").save(content, "PNG")
    (tmp_path / "logo.png").write_bytes(content.getvalue())
    theme = load_theme("ours", written(tmp_path, OWN + 'logo = "logo.png"\n'))
    image = QImage(960, 540, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        paint_stage(painter, QRectF(0, 0, 960, 540), scenes()["pause"], theme)
    pink = [x for x in range(960) if image.pixelColor(x, 460).name() == "#ff00ff"]
    assert pink and abs((pink[0] + pink[-1]) / 2 - 480) < 2
