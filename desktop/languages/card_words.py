"""The few words on a printed card, in the languages of the halls: more than the program speaks, since players
need not speak the operator's language.
"""

from collections.abc import Mapping
from typing import NamedTuple

COLOURS: Mapping[str, str] = {
    "white": "#FFFFFF",
    "yellow": "#FFF2B3",
    "pink": "#FBDCE6",
    "blue": "#D9E9FB",
    "green": "#DBF1DC",
    "orange": "#FDE4CB",
    "violet": "#E8DFF7",
    "grey": "#E8E8E8",
}
"""The colours of pages, and the tint of each: so light that black on it, and on its grey, is read easily."""


class CardWords(NamedTuple):
    """The words in one language."""

    name: str
    """What the language calls itself."""
    series: str
    number: str
    """The sign before a card's number."""
    commitment: str
    colours: Mapping[str, str]


def _colours(*names: str) -> Mapping[str, str]:
    return dict(zip(COLOURS, names, strict=True))


CARD_WORDS: Mapping[str, CardWords] = {
    "de": CardWords(
        "Deutsch", "Serie", "Nr.", "Festlegung der Serie",
        _colours("Weiß", "Gelb", "Rosa", "Blau", "Grün", "Orange", "Violett", "Grau"),
    ),
    "en": CardWords(
        "English", "Series", "No.", "Series’ commitment",
        _colours("White", "Yellow", "Pink", "Blue", "Green", "Orange", "Violet", "Grey"),
    ),
    "es": CardWords(
        "Español", "Serie", "N.º", "Compromiso de la serie",
        _colours("Blanco", "Amarillo", "Rosa", "Azul", "Verde", "Naranja", "Violeta", "Gris"),
    ),
    "fr": CardWords(
        "Français", "Série", "N°", "Engagement de la série",
        _colours("Blanc", "Jaune", "Rose", "Bleu", "Vert", "Orange", "Violet", "Gris"),
    ),
    "it": CardWords(
        "Italiano", "Serie", "N.", "Impegno della serie",
        _colours("Bianco", "Giallo", "Rosa", "Azzurro", "Verde", "Arancione", "Viola", "Grigio"),
    ),
    "nl": CardWords(
        "Nederlands", "Serie", "Nr.", "Vastlegging van de serie",
        _colours("Wit", "Geel", "Roze", "Blauw", "Groen", "Oranje", "Paars", "Grijs"),
    ),
    "pt": CardWords(
        "Português", "Série", "N.º", "Compromisso da série",
        _colours("Branco", "Amarelo", "Rosa", "Azul", "Verde", "Laranja", "Roxo", "Cinza"),
    ),
    "tr": CardWords(
        "Türkçe", "Seri", "No.", "Seri taahhüdü",
        _colours("Beyaz", "Sarı", "Pembe", "Mavi", "Yeşil", "Turuncu", "Mor", "Gri"),
    ),
}  # fmt: skip


def words_in(language: str) -> CardWords:
    """The words in a language; in English where they are not known."""
    return CARD_WORDS.get(language, CARD_WORDS["en"])
