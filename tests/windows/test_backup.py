"""Backing the cards up and restoring them, by keyboard, in the real windows."""

import logging
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit

from desktop.console.passphrase_form import PassphraseForm
from desktop.settings.passphrases import Passphrase
from desktop.settings.series_backup import back_up, open_backup
from desktop.settings.series_store import SeriesStore
from tests.windows.conftest import MakeOperator
from tests.windows.operator import Operator

WORDS = "quattro gatti sul tetto"
AT = "2026-12-26T20:30:00.000Z"
Choose = Callable[[Path | None], None]


@pytest.fixture
def choose(monkeypatch: pytest.MonkeyPatch) -> Choose:
    """Decides what is chosen in the system's dialogs for files."""

    def choosing(path: Path | None) -> None:
        chosen = (str(path or ""), "")
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: chosen)
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: chosen)

    return choosing


def form_of(operator: Operator) -> PassphraseForm:
    form = operator.dialog()
    assert isinstance(form, PassphraseForm)
    return form


def wait_until_closed(operator: Operator) -> None:
    operator.wait(lambda: QApplication.activeModalWidget() is None)


def backed_up(store: SeriesStore, path: Path) -> Path:
    """A backup of all that a store holds."""
    back_up(store, (), Passphrase(WORDS), path, AT)
    return path


def test_the_cards_are_backed_up_by_keyboard(operator: Operator, tmp_path: Path, choose: Choose):
    """Ctrl+B, the passphrase twice, where, Enter; the line between the games says so from then on."""
    choose(tmp_path / "stick.backup")
    operator.begin_evening(source="balls")
    line = operator.console.play.between.backup
    assert "No backup yet of series 1" in line.words.text()
    operator.press("Ctrl+B")
    form = form_of(operator)
    for _ in range(2):
        operator.type(WORDS)
        operator.press("Return")
    assert form.focusWidget() is form.choose
    operator.press("Return")
    assert (form.focusWidget(), form.place.text()) == (form.yes, str(tmp_path / "stick.backup"))
    operator.press("Return")
    wait_until_closed(operator)
    assert str(tmp_path / "stick.backup") in operator.notice
    assert operator.evenings.series.backed_up(1)
    assert "backed up on" in line.words.text()
    (held,) = open_backup(tmp_path / "stick.backup", Passphrase(WORDS)).backup.series
    assert (held.number, held.strips) == (1, 100)


def test_nothing_is_backed_up_before_all_is_there(operator: Operator, tmp_path: Path, choose: Choose):
    """What is missing is said: a longer passphrase, the same again, where; no place chosen is none."""
    operator.begin_evening(source="balls")
    operator.press("Ctrl+B")
    form = form_of(operator)
    said: list[str] = []
    for typed, again in (("short", ""), (WORDS, ""), (WORDS, WORDS)):
        form.first.setText(typed)
        form.again.setText(again)
        said.append(form.says.text())
        assert not form.yes.isEnabled()
    assert "so far 5" in said[0]
    assert len(set(said)) == 3
    choose(None)
    form.choose.click()
    assert not form.yes.isEnabled()
    choose(tmp_path / "b")
    form.choose.click()
    assert form.yes.isEnabled()
    operator.press("Escape")
    wait_until_closed(operator)
    assert not (tmp_path / "b").exists()


def test_what_is_typed_is_hidden_unless_it_is_shown(operator: Operator):
    """Both fields, by one switch that the keyboard reaches."""
    operator.begin_evening(source="balls")
    operator.press("Ctrl+B")
    form = form_of(operator)
    order = []
    for _ in range(4):
        order.append(form.focusWidget())
        operator.press("Tab")
    assert order == [form.first, form.again, form.show_typed, form.choose]
    hidden, shown = QLineEdit.EchoMode.Password, QLineEdit.EchoMode.Normal
    assert [field.echoMode() for field in (form.first, form.again)] == [hidden, hidden]
    form.show_typed.setFocus()
    operator.press("Space")
    assert [field.echoMode() for field in (form.first, form.again)] == [shown, shown]
    operator.press("Escape")


def test_a_place_that_cannot_be_written_is_told_in_the_form(
    operator: Operator, tmp_path: Path, choose: Choose
):
    """What was typed stays, and another place can be chosen."""
    choose(tmp_path / "nowhere" / "b")
    operator.begin_evening(source="balls")
    operator.press("Ctrl+B")
    form = form_of(operator)
    form.first.setText(WORDS)
    form.again.setText(WORDS)
    form.choose.click()
    form.yes.click()
    operator.wait(lambda: not form.working)
    assert "cannot be read or written" in form.says.text()
    choose(tmp_path / "b")
    form.choose.click()
    form.yes.click()
    wait_until_closed(operator)
    assert (tmp_path / "b").exists()


def test_during_a_game_there_is_no_time_for_it(operator: Operator):
    """It is said when; no dialog opens over the game."""
    operator.begin_evening(source="balls")
    operator.do("start_game")
    operator.press("Ctrl+B")
    assert QApplication.activeModalWidget() is None
    assert "between games" in operator.notice


def test_a_board_alone_has_no_cards_to_back_up(operator: Operator):
    """No line about backups where no series is played with."""
    operator.begin()
    assert not operator.console.play.between.backup.isVisibleTo(operator.console.play.between)


def test_a_backup_is_restored_from_the_first_screen(operator: Operator, tmp_path: Path, choose: Choose):
    """A wrong passphrase is told, and can be typed again at once; nothing of it is logged."""
    other = SeriesStore(tmp_path / "other")
    secret = other.secret(17)
    choose(backed_up(other, tmp_path / "b"))
    operator.console.start.restore_button.setFocus()
    operator.press("Return")
    form = form_of(operator)
    operator.type("cinque gatti sul tetto")
    operator.press("Return")
    operator.wait(lambda: not form.working)
    assert "not the passphrase" in form.says.text()
    operator.type(WORDS)
    operator.press("Return")
    wait_until_closed(operator)
    assert operator.evenings.series.kept(17) == secret
    assert "17" in operator.notice


def test_a_restore_that_would_replace_a_secret_is_refused(operator: Operator, tmp_path: Path, choose: Choose):
    """The form says which series, and closes with Esc; the secret is the old one."""
    other = SeriesStore(tmp_path / "other")
    other.secret(17)
    own = operator.evenings.series.secret(17)
    choose(backed_up(other, tmp_path / "b"))
    operator.console.start.restore_button.click()
    form = form_of(operator)
    form.first.setText(WORDS)
    form.yes.click()
    operator.wait(lambda: not form.working)
    assert "Series 17 has another secret" in form.says.text()
    operator.press("Escape")
    wait_until_closed(operator)
    assert operator.evenings.series.kept(17) == own


def test_no_file_chosen_asks_nothing(operator: Operator, choose: Choose):
    """The first screen stays as it is."""
    choose(None)
    operator.console.start.restore_button.click()
    assert QApplication.activeModalWidget() is None


def test_passphrases_are_not_logged(
    operator: Operator, tmp_path: Path, choose: Choose, caplog: pytest.LogCaptureFixture
):
    """Not even at the most talkative, of a backup that worked and of one that did not."""
    caplog.set_level(logging.DEBUG)
    choose(tmp_path / "b")
    operator.begin_evening(source="balls")
    for _ in range(2):
        operator.press("Ctrl+B")
        form = form_of(operator)
        form.first.setText(WORDS)
        form.again.setText(WORDS)
        form.choose.click()
        form.yes.click()
        wait_until_closed(operator)
    assert WORDS not in caplog.text
    assert operator.evenings.series.kept(1).hex() not in caplog.text


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such permissions")
def test_secrets_that_others_could_read_are_told_at_the_start(make_operator: MakeOperator, tmp_path: Path):
    """On the first screen, until an evening opens; they are closed to others by then."""
    store = SeriesStore(tmp_path / "series")
    store.secret(17)
    store.file_of(17).chmod(0o644)
    operator = make_operator()
    assert str(store.file_of(17)) in operator.notice
    assert store.close_to_others() == ()
    operator.begin()
    assert operator.notice == ""


@pytest.mark.qt_log_ignore("grabbing the keyboard")  # a list of names opens under the field
def test_a_file_name_is_typed_in_the_systems_own_dialog(operator: Operator, tmp_path: Path):
    """Letter by letter, in a dialog opened from the form; nothing of it is taken for a scan."""
    operator.begin_evening(source="balls")
    operator.press("Ctrl+B")
    form = form_of(operator)
    for _ in range(2):
        operator.type(WORDS)
        operator.press("Return")
    wanted = tmp_path / "on a stick.backup"

    def name_the_file() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        (field,) = dialog.findChildren(QLineEdit, "fileNameEdit")
        field.selectAll()
        for letter in str(wanted):
            QTest.keyClicks(dialog.focusWidget(), letter)
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)

    QTimer.singleShot(500, name_the_file)
    operator.press("Return")
    operator.wait(lambda: form.place.text() == str(wanted))
