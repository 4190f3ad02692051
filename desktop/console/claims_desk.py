"""The claims desk: type or scan a card, see it marked, read the verdict, award."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QListWidget, QListWidgetItem

from ..game.claims import Claim
from ..game.views import ClaimView, Snapshot
from ..languages.sentences import prize_names, verdict
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from ..scenes.theme import Theme
from .deeds import DeedId, current_claim, key_of
from .key_names import key_name
from .look import label, set_state, space
from .picture import CardPicture
from .widgets import Choice, KeyButton, Panel

BUTTONS: tuple[DeedId, ...] = ("show_claim", "others", "withdraw", "award")
MOST_LISTED = 2


class ClaimsDesk(Panel):
    """The entry, the card, the verdict, the other claims, and what can be done."""

    deed = Signal(str)
    commanded = Signal(object)

    def __init__(self, theme: Theme, speaker: Speaker) -> None:
        super().__init__()
        self._speaker = speaker
        self._snapshot = Snapshot()
        self.entry = self._make_entry()
        self.series = Choice()
        self.card = CardPicture(theme)
        self.verdict = self._make_verdict()
        self.others = self._make_list()
        self.buttons = {deed: self._make_button(theme, deed) for deed in BUTTONS}
        self._lay_out()

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Show what lies on the desk."""
        self._snapshot = snapshot
        claim = current_claim(snapshot)
        self._show_series(snapshot)
        self.card.show_claim(claim, snapshot.hall.last)
        self._show_verdict(claim)
        self._show_others(snapshot)
        self._show_buttons(snapshot, claim)
        self.entry.setEnabled(bool(snapshot.hall.game) and snapshot.next_action != "start_game")

    def focus_entry(self) -> None:
        """Wait for a card."""
        self.entry.setFocus()
        self.entry.selectAll()

    def _make_entry(self) -> QLineEdit:
        entry = QLineEdit()
        entry.setObjectName("entry")
        entry.setProperty("digitsOnly", True)
        entry.setMaxLength(64)
        entry.setPlaceholderText(self._speaker.say(CONSOLE, "claim_hint"))
        entry.setAccessibleName(self._speaker.say(CONSOLE, "claim"))
        entry.returnPressed.connect(self._check)
        return entry

    def _make_verdict(self) -> QLabel:
        made = label("verdict")
        made.setWordWrap(True)
        set_state(made, "none")
        return made

    def _make_list(self) -> QListWidget:
        made = QListWidget()
        made.setAccessibleName(self._speaker.say(CONSOLE, "claim"))
        made.setVisible(False)
        return made

    def _make_button(self, theme: Theme, deed: DeedId) -> KeyButton:
        button = KeyButton(theme, key_name(self._speaker, key_of(deed)))
        button.show_as(self._speaker.say(CONSOLE, deed))
        button.clicked.connect(lambda: self.deed.emit(deed))
        return button

    def _lay_out(self) -> None:
        column = self.column(22, 14)
        head = QHBoxLayout()
        head.addWidget(label("heading", self._speaker.say(CONSOLE, "claim")))
        head.addStretch(1)
        head.addWidget(self.series)
        head.addWidget(label("label", key_name(self._speaker, key_of("stop"))))
        column.addLayout(head)
        column.addWidget(self.entry)
        column.addWidget(self.card, 10)
        column.addWidget(self.verdict)
        column.addWidget(self.others)
        row = QHBoxLayout()
        space(row, between=11)
        for button in self.buttons.values():
            row.addWidget(button)
        column.addLayout(row, 4)

    def _check(self) -> None:
        text = self.entry.text().strip()
        if text:
            series = self.series.currentData() if self.series.isVisible() else 0
            self.entry.selectAll()
            self.commanded.emit(Claim(card=text, series=series or 0))

    def _show_series(self, snapshot: Snapshot) -> None:
        numbers = [row.series for row in snapshot.series]
        if [self.series.itemData(i) for i in range(self.series.count())] != numbers:
            self.series.clear()
            for number in numbers:
                self.series.addItem(f"{self._speaker.say(CONSOLE, 'claim_series')} {number}", number)
        self.series.setVisible(len(numbers) > 1)

    def _show_verdict(self, claim: ClaimView | None) -> None:
        if claim is None:
            self.verdict.setText(self._speaker.say(CONSOLE, "no_claim"))
            set_state(self.verdict, "none")
            return
        self.verdict.setText(f"{claim.printed} · {verdict(self._speaker, claim)}")
        set_state(self.verdict, "good" if claim.status in ("standing", "awarded") else "bad")

    def _show_others(self, snapshot: Snapshot) -> None:
        """The claims before the newest one, a line each."""
        before = snapshot.claims[:-1]
        self.others.clear()
        for claim in before:
            self.others.addItem(QListWidgetItem(self._line(claim)))
        self.others.setVisible(bool(before))
        if before:
            height = self.others.sizeHintForRow(0) * min(len(before), MOST_LISTED)
            self.others.setFixedHeight(height + 10)
            self.others.scrollToBottom()

    def _line(self, claim: ClaimView) -> str:
        sign = "✓" if claim.status in ("standing", "awarded") else "✗"
        return f"{sign} {claim.printed}  {prize_names(self._speaker, claim.prizes)}"

    def _show_buttons(self, snapshot: Snapshot, claim: ClaimView | None) -> None:
        standing = any(one.status == "standing" for one in snapshot.claims)
        shown = snapshot.hall.claim is not None
        say = self._speaker.say
        self.buttons["award"].setEnabled(standing)
        self.buttons["award"].show_as(say(CONSOLE, "award"), gold=standing)
        self.buttons["others"].setEnabled(snapshot.halt == "claim")
        self.buttons["withdraw"].setEnabled(claim is not None)
        self.buttons["show_claim"].setEnabled(claim is not None and claim.card is not None)
        self.buttons["show_claim"].show_as(say(CONSOLE, "hide_claim" if shown else "show_claim"))
