"""Every sentence is made in one room, in every language, from codes that have one."""

import ast
import re
import string
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from desktop.board import window as board_window
from desktop.console.deeds import DEEDS
from desktop.game.base import Refused
from desktop.game.cards.codes import print_number
from desktop.game.prizes.prize import Prize
from desktop.game.prizes.whole import Whole
from desktop.game.verdicts import Answer, Reached, Verdict
from desktop.game.views import ClaimView, GameRow, NextAction, PrizeView, Snapshot
from desktop.journal.failure import JournalFailed
from desktop.languages.sentences import failure, hall_verdict, money, prize_name, refusal, verdict
from desktop.languages.speaker import speaker_for
from desktop.languages.tables.console import CONSOLE
from desktop.languages.tables.failures import FAILURES
from desktop.languages.tables.printing import PRINTING
from desktop.languages.tables.readers import READERS
from desktop.languages.translation import known_language, languages, translations_folder
from desktop.languages.update import updated
from firmware_bridge.link import AlarmCode
from firmware_bridge.ports import Failure as PortFailure

DESKTOP = Path(board_window.__file__).parents[1]
SAYING_ROOMS = ("app", "board", "cli", "console", "printing", "scenes")
SILENT_ROOMS = ("game", "journal", "session", "reports", "settings")


def messages(language: str) -> Iterator[ET.Element]:
    path = translations_folder() / f"tabellone_{language}.ts"
    return ET.parse(path).getroot().iter("message")


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("language", languages())
def test_every_language_is_complete_and_in_step(language: str):
    """No sentence is missing, unfinished or left over: what `update` would write is what is there."""
    path = translations_folder() / f"tabellone_{language}.ts"
    assert path.read_text("utf-8") == updated(path)
    assert "unfinished" not in path.read_text("utf-8")


@pytest.mark.parametrize("language", languages())
def test_translations_keep_parameters_and_counts(language: str):
    """What is put into a sentence can be put into every form of its translation, and no other."""
    for message in messages(language):
        source = message.findtext("source", "")
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
        for form in forms:
            assert fields(form) == fields(source), source
            assert form.strip(), source
        assert all("%n" in form for form in forms[1:]), source
        assert (len(forms) == 2) == ("%n" in source), source


def test_english_is_spoken_where_a_language_is_not():
    """An unknown language falls back, and does not fail."""
    assert known_language("xx") == "en"
    assert speaker_for("xx").say(CONSOLE, "undo") == "Undo"
    assert speaker_for("it").say(CONSOLE, "undo") == "Togli l'ultimo"


def test_in_italian_what_is_different_is_called_differently():
    """Undo is not cancel; going on is not opening an evening again, nor taking cards back."""
    deeds = (
        "undo",
        "cancel",
        "resume",
        "resume_last",
        "take_back",
        "void_award",
        "void_game",
        "withdraw",
        "pause",
    )
    first_words = {speaker_for("it").say(CONSOLE, deed).split()[0] for deed in deeds}
    assert len(first_words) == len(deeds)


def test_counts_have_their_plural():
    """One is not many, in both languages."""
    assert [speaker_for("en").say(CONSOLE, "prize_claims", n) for n in (1, 2)] == [
        "1 valid claim",
        "2 valid claims",
    ]
    assert "chiamata valida" in speaker_for("it").say(CONSOLE, "prize_claims", 1)
    assert "chiamate valide" in speaker_for("it").say(CONSOLE, "prize_claims", 2)


def test_a_code_of_tomorrow_is_said_as_it_is():
    """A newer reader's alarm is better told by its code than not at all."""
    assert speaker_for("en").say(READERS, "on_fire") == "on_fire"


def test_every_deed_action_and_alarm_has_its_words():
    """Whatever can happen can be said."""
    assert {deed.id for deed in DEEDS} <= set(CONSOLE.texts)
    assert set(get_args(NextAction)) - {"draw"} <= set(CONSOLE.texts)
    assert set(get_args(AlarmCode)) | set(get_args(PortFailure)) <= set(READERS.texts)
    sources = "\n".join(path.read_text("utf-8") for path in DESKTOP.rglob("*.py"))
    codes = set(re.findall(r'JournalFailed\(\s*"([a-z_]+)"', sources))
    assert codes <= set(FAILURES.texts)
    printing = re.findall(r'PrintFailed\("([a-z_]+)"', sources)
    assert set(printing) <= set(PRINTING.texts)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("answer", get_args(Answer))
def test_every_answer_to_a_claim_has_its_own_sentence(language: str, answer: Answer):
    """Each cause is answered differently, for the operator and for the hall."""
    speaker = speaker_for(language)
    prize = PrizeView("ambo", {"it": "Ambo", "en": "Ambo"}, 1000, "open")
    reached = (Reached("ambo", 35, 2, 4),)
    said = {}
    for one in get_args(Answer):
        found = Verdict(one, "ambo", reached if one in ("winning", "too_late") else (), needs=1, among=(7, 9))
        view = ClaimView(1, 17, 1, "1-3", None, frozenset(), frozenset(), found, "refused", (prize,))
        said[one] = verdict(speaker, view)
        assert hall_verdict(speaker, view)[0]
    assert [said[answer]] == [words for words in said.values() if words == said[answer]]


def test_a_late_card_is_told_since_when_it_counts():
    """The verdict on a latecomer's card names the balls that do not count."""
    found = Verdict("not_winning", "ambo", needs=1, among=(7,), since=12)
    view = ClaimView(1, 17, 1, "1-3", None, frozenset(), frozenset(), found, "refused", ())
    assert "12" in verdict(speaker_for("en"), view)


def test_refusals_name_prizes_as_people_do():
    """Ids are for programs: prizes and games by their names, cards as printed."""
    prize = PrizeView("ambo", {"it": "Ambo"}, 0, "won")
    games = (
        GameRow("e/1", "Tombolone", "live", "claimed", "played"),
        GameRow("e/2", "", "live", "claimed", "playing"),
    )
    snapshot = Snapshot(prizes=(prize,), programme=games)
    refused = Refused("award_depends", prize="ambo", cards=(5, 6))
    cards = f"{print_number(5)}, {print_number(6)}"
    assert f"Ambo alla cartella {cards}" in refusal(speaker_for("it"), refused, snapshot)
    left = Refused("prizes_open", prizes=("ambo", "x"))
    assert "Ambo, x" in refusal(speaker_for("it"), left, snapshot)
    english = speaker_for("en")
    assert "Game Tombolone has" in refusal(english, Refused("game_played", game="e/1"), snapshot)
    assert "Game 2 is" in refusal(english, Refused("game_running", game="e/2"), snapshot)
    assert "2 valid claims" in refusal(speaker_for("en"), Refused("claims_stand", claims=2))


def test_no_failure_speaks_of_a_copy_that_was_not_made():
    """The program makes none; a hall may keep one of the folder."""
    for code, text in FAILURES.texts.items():
        if code.startswith("damaged"):
            assert "It was left as it is. If the hall keeps a backup copy of the folder, " in text


def test_failures_say_what_happened_and_what_to_do():
    """A sentence for people, with the file's name."""
    said = failure(speaker_for("en"), JournalFailed("in_use", path="natale.tabellone"))
    assert "natale.tabellone" in said and "Close it there" in said


@pytest.mark.parametrize(
    ("language", "amount", "currency", "said"),
    [
        ("it", 4000, "EUR", "€\u00a040"),
        ("it", 1333, "EUR", "€\u00a013,33"),
        ("en", 1333, "GBP", "£\u00a013.33"),
        ("it", 1234500, "CHF", "CHF\u00a012.345"),
        ("it", 5, "EUR", "€\u00a00,05"),
        ("it", 0, "JPY", "JPY\u00a00"),
        ("en", -250, "EUR", "€\u00a0-2.50"),
        ("en", 10**17 + 1, "EUR", "€\u00a01,000,000,000,000,000.01"),
    ],
)
def test_amounts_are_written_as_people_write_them(language: str, amount: int, currency: str, said: str):
    """No decimals where there are none; the language's own separators; every unit of a large amount."""
    assert money(speaker_for(language), amount, currency) == said


def test_a_prize_is_called_in_the_speakers_language_or_the_next_best():
    """Own language, then English, then any, then the id; with its place where there are several."""
    cases = [
        ({"it": "Quaterna", "en": "Four"}, 0, "Quaterna"),
        ({"en": "Four"}, 0, "Four"),
        ({"tr": "Çinko"}, 2, "Çinko 2"),
        ({}, 0, "q"),
    ]
    for names, place, said in cases:
        prize = Prize("q", Whole(), names=names, place=place)
        assert prize_name(speaker_for("it"), prize) == said


SHOWN_BY = {
    "setText", "setWindowTitle", "setPlaceholderText", "setToolTip", "setAccessibleName", "addItem", "label", "print",
    "QPushButton", "QLabel", "QMessageBox", "show_as", "tell", "Notice", "drawText", "text", "error",
}  # fmt: skip
"""Calls that put words before people."""


def hard_coded(tree: ast.AST) -> Iterator[str]:
    """Words in string literals that are handed to a call which shows them."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in SHOWN_BY:
            for argument in (*node.args[0 if name != "label" else 1 :], *(k.value for k in node.keywords)):
                for part in argument.values if isinstance(argument, ast.JoinedStr) else [argument]:
                    words = part.value if isinstance(part, ast.Constant) else None
                    if isinstance(words, str) and re.search("[a-z]{2}", words):
                        yield words


@pytest.mark.parametrize("room", SAYING_ROOMS)
def test_no_window_and_no_command_says_words_of_its_own(room: str):
    """What people read comes from `languages`; a literal handed to a label or a print is found."""
    for path in (DESKTOP / room).rglob("*.py"):
        found = list(hard_coded(ast.parse(path.read_text("utf-8"))))
        assert not found, f"{path.name}: {found}"


def test_hard_coded_words_are_found():
    """The control: words in a label are seen."""
    assert list(hard_coded(ast.parse('self.setText("Next number")'))) == ["Next number"]
    assert list(hard_coded(ast.parse('label("gold", f"Card {n}")'))) == ["Card "]
    assert list(hard_coded(ast.parse('say(CONSOLE, "next")'))) == []


@pytest.mark.parametrize("room", SILENT_ROOMS)
def test_the_silent_rooms_know_no_languages(room: str):
    """Game, journal, session, reports and settings speak in codes; none imports the sentences."""
    for path in (DESKTOP / room).rglob("*.py"):
        assert "languages" not in {
            part
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.ImportFrom)
            for part in (node.module or "").split(".")
        }
