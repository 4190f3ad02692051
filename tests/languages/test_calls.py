"""What the numbers are called: lists that can be chosen, polite unless the hall asks otherwise."""

import pytest

from desktop.languages.calls import Calls, calls_for, calls_known
from desktop.languages.translation import languages
from desktop.settings.board import BoardSettings


def calls(name: str) -> Calls:
    return next(known for known in calls_known() if known.id == name)


@pytest.mark.parametrize("name", ["napoli", "britain"])
def test_the_complete_lists_name_all_ninety(name: str):
    """Smorfia and British calls have a name for each number, polite and traditional."""
    for number in range(1, 91):
        assert calls(name).call(number, traditional=True)
        assert calls(name).call(number, traditional=False)


@pytest.mark.parametrize(
    ("name", "number", "polite", "traditional"),
    [
        ("napoli", 66, "’E ddoje zetelle", "’E ddoje zetelle"),
        ("napoli", 16, "’O fondoschiena", "’O culo"),
        ("napoli", 71, "L’ommo poco gentile", "L’omm ’e mmerda"),
        ("britain", 10, "Downing Street", "Downing Street"),
        ("britain", 88, "Two Snowmen", "Two Fat Ladies"),
        ("india", 88, "", "Two Fat Ladies"),
        ("india", 1, "", ""),
        ("india", 90, "Top of the House", "Top of the House"),
        ("spain", 22, "Los dos patitos", "Los dos patitos"),
        ("spain", 23, "", ""),
    ],
)
def test_delicate_names_have_a_polite_form(name: str, number: int, polite: str, traditional: str):
    """The polite one, the number alone where there is none, or the traditional one if that is asked for."""
    assert calls(name).call(number, traditional=False) == polite
    assert calls(name).call(number, traditional=True) == traditional


def test_polite_forms_stand_only_for_names_that_exist():
    """Every list can be chosen by a name in the program's languages; no two numbers have one name."""
    for known in calls_known():
        assert set(known.polite) <= set(known.calls)
        assert set(known.names) >= set(languages())
        assert all(name.strip() == name and name for name in known.calls.values())
        assert len(set(known.calls.values())) == len(known.calls)


@pytest.mark.parametrize(
    ("chosen", "language", "balls", "found"),
    [
        ("auto", "it", 90, "napoli"),
        ("auto", "en", 90, "britain"),
        ("auto", "tr", 90, None),
        ("auto", "it", 75, None),
        ("", "it", 90, None),
        ("india", "it", 90, "india"),
        ("gone", "it", 90, None),
    ],
)
def test_the_list_follows_the_language_unless_one_is_chosen(
    chosen: str, language: str, balls: int, found: str | None
):
    """Or none; and only ninety balls have names."""
    shown = calls_for(BoardSettings(calls=chosen), language, balls)
    assert (shown.id if shown else None) == found
