"""The claims desk: type or scan a card, see it marked, read the verdict, award."""

from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QListWidget, QPushButton

from ..game.claims import TIMES_ASKED, Claim
from ..game.views import ClaimView, Snapshot
from ..languages.sentences import card_called, prize_names, verdict
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from ..scenes.theme import Theme
from .deeds import DeedId, key_of
from .key_names import key_name
from .look import DESIGN, label, set_state, space
from .picture import CardPicture
from .widgets import Choice, KeyButton, Panel

BUTTONS: tuple[DeedId, ...] = ("show_claim", "others", "withdraw", "award")
MOST_LISTED = 2
LIST_FRAME = 12
"""What the list's frame takes above and below its lines, in lengths of the design."""


class RefusedCard(NamedTuple):
    """A card as it was typed, and why it was refused."""

    typed: str
    why: str


class ClaimsDesk(Panel):
    """The entry, the card, the verdict, all claims on the desk, and what can be done."""

    deed = Signal(str)
    commanded = Signal(object)

    def __init__(self, theme: Theme, speaker: Speaker) -> None:
        super().__init__()
        self._speaker = speaker
        self._snapshot = Snapshot()
        self._chosen = 0
        """The place in the list of the claim that the desk speaks of."""
        self._refused: RefusedCard | None = None
        self.entry = self._make_entry()
        self.series = Choice()
        self.state = label("gold")
        self.card = CardPicture(theme)
        self.verdict = self._make_verdict()
        self.by_hand = self._make_small("by_hand")
        self.other = self._make_small("other_verdict")
        self.listed = self._make_list()
        self.buttons = {deed: self._make_button(theme, deed) for deed in BUTTONS}
        self._lay_out()

    @property
    def claim(self) -> ClaimView | None:
        """The claim that the desk speaks of: the one chosen, which is the newest until another is."""
        claims = self._snapshot.claims
        return claims[min(self._chosen, len(claims) - 1)] if claims else None

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Show what lies on the desk."""
        before, self._snapshot = self._snapshot, snapshot
        if len(snapshot.claims) != len(before.claims):
            self._chosen = max(0, len(snapshot.claims) - 1)
        if before.halt == "claim" and snapshot.halt != "claim":
            self.entry.clear()
        self._refused = None
        self._show_series(snapshot)
        self._show_state(snapshot)
        self._show_list(snapshot)
        self._show_claim()
        self.entry.setEnabled(bool(snapshot.hall.game) and snapshot.next_action != "start_game")

    def show_refused(self, typed: str, why: str) -> None:
        """Show a card that could not even be checked."""
        self._refused = RefusedCard(typed, why)
        self._show_claim()

    @property
    def chosen_series(self) -> int:
        """The series that a card number is of, where several are in play; else 0."""
        return (self.series.currentData() or 0) if self.series.count() > 1 else 0

    def focus_entry(self) -> None:
        """Wait for a card."""
        self.entry.setFocus()

    def step(self, lines: int) -> None:
        """Speak of the claim so many lines below."""
        self._choose(min(max(0, self._chosen + lines), len(self._snapshot.claims) - 1))

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self._snapshot.claims):
            self._chosen, self._refused = row, None
            self.listed.setCurrentRow(row)
            self._show_claim()

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
        made.setAccessibleName(self._speaker.say(CONSOLE, "claims"))
        made.setVisible(False)
        made.currentRowChanged.connect(self._choose)
        return made

    def _make_button(self, theme: Theme, deed: DeedId) -> KeyButton:
        button = KeyButton(theme, key_name(self._speaker, key_of(deed)))
        button.show_as(self._speaker.say(CONSOLE, deed))
        button.clicked.connect(lambda: self.deed.emit(deed))
        return button

    def _make_small(self, deed: DeedId) -> QPushButton:
        key = key_name(self._speaker, key_of(deed))
        button = QPushButton(f"{self._speaker.say(CONSOLE, deed)}   {key}")
        button.clicked.connect(lambda: self.deed.emit(deed))
        return button

    def _lay_out(self) -> None:
        column = self.column(22, 14)
        head = QHBoxLayout()
        space(head, between=16)
        head.addWidget(label("heading", self._speaker.say(CONSOLE, "claim")))
        head.addStretch(1)
        head.addWidget(self.state)
        head.addWidget(self.series)
        head.addWidget(label("label", key_name(self._speaker, key_of("stop"))))
        column.addLayout(head)
        typed = QHBoxLayout()
        space(typed, between=11)
        typed.addWidget(self.entry, 1)
        typed.addWidget(self.by_hand)
        typed.addWidget(self.other)
        column.addLayout(typed)
        column.addWidget(self.card, 10)
        column.addWidget(self.verdict)
        column.addWidget(self.listed)
        row = QHBoxLayout()
        space(row, between=11)
        for button in self.buttons.values():
            row.addWidget(button)
        column.addLayout(row, 4)

    def _check(self) -> None:
        """The field is empty at once: the next card may be typed before this one is answered."""
        text = self.entry.text().strip()
        self.entry.clear()
        if text:
            self.commanded.emit(Claim(card=text, series=self.chosen_series))

    def _show_series(self, snapshot: Snapshot) -> None:
        numbers = [row.series for row in snapshot.series]
        if [self.series.itemData(i) for i in range(self.series.count())] != numbers:
            self.series.clear()
            for number in numbers:
                self.series.addItem(f"{self._speaker.say(CONSOLE, 'claim_series')} {number}", number)
        self.series.setVisible(len(numbers) > 1)

    def _show_state(self, snapshot: Snapshot) -> None:
        """What the hall reads too: a claim is being checked, and how often others were asked for."""
        say, asked = self._speaker.say, snapshot.hall.asked
        words = (
            say(CONSOLE, "asked_of", asked=asked, times=TIMES_ASKED) if asked else say(CONSOLE, "checking")
        )
        self.state.setText(words)
        self.state.setVisible(snapshot.hall.checking)

    def _show_list(self, snapshot: Snapshot) -> None:
        """All claims where there are several, a line each."""
        several = len(snapshot.claims) > 1
        self.listed.blockSignals(True)
        self.listed.clear()
        self.listed.addItems([self._line(claim) for claim in snapshot.claims])
        self.listed.setCurrentRow(self._chosen)
        self.listed.blockSignals(False)
        self.listed.setVisible(several)
        if several:
            height = self.listed.sizeHintForRow(0) * min(len(snapshot.claims), MOST_LISTED)
            self.listed.setFixedHeight(height + round(LIST_FRAME * self.window().height() / DESIGN.height()))
            self.listed.scrollToItem(self.listed.currentItem())

    def _line(self, claim: ClaimView) -> str:
        sign = "✓" if claim.status in ("standing", "awarded") else "✗"
        return f"{sign} {card_called(self._speaker, claim)}  {prize_names(self._speaker, claim.prizes)}"

    def _show_claim(self) -> None:
        claim = self.claim
        self.card.show_claim(None if self._refused else claim, self._snapshot.hall.last)
        if self._refused:
            self._show_verdict(f"{self._refused.typed} · {self._refused.why}", "bad")
        elif claim is None:
            self._show_verdict(self._speaker.say(CONSOLE, "no_claim"), "none")
        else:
            good = claim.status in ("standing", "awarded")
            words = f"{card_called(self._speaker, claim)} · {self._answer(claim)}"
            self._show_verdict(words, "good" if good else "bad")
        two = claim is not None and claim.other is not None and not self._refused
        self.other.setVisible(two)
        self.by_hand.setVisible(not two)
        self._show_buttons(claim)

    def _answer(self, claim: ClaimView) -> str:
        if claim.status == "awarded":
            return self._speaker.say(CONSOLE, "awarded", prizes=prize_names(self._speaker, claim.prizes))
        return verdict(self._speaker, claim)

    def _show_verdict(self, words: str, state: str) -> None:
        self.verdict.setText(words)
        set_state(self.verdict, state)

    def _show_buttons(self, claim: ClaimView | None) -> None:
        say, snapshot = self._speaker.say, self._snapshot
        standing = any(one.status == "standing" for one in snapshot.claims)
        seen = snapshot.hall.claim
        shown = seen is not None and claim is not None and seen.claim == claim.claim
        self.by_hand.setEnabled(snapshot.playing and any(p.state == "open" for p in snapshot.prizes))
        self.buttons["award"].setEnabled(standing)
        self.buttons["award"].show_as(say(CONSOLE, "award"), gold=standing)
        self.buttons["others"].setEnabled(snapshot.halt == "claim" and snapshot.hall.asked < TIMES_ASKED)
        self.buttons["withdraw"].setEnabled(claim is not None and claim.status != "awarded")
        self.buttons["show_claim"].setEnabled(claim is not None and claim.card is not None)
        self.buttons["show_claim"].show_as(say(CONSOLE, "hide_claim" if shown else "show_claim"))
