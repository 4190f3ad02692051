"""The form for the hall's own pictures, and how its board changes."""

import msgspec
from PySide6.QtWidgets import QDialogButtonBox, QFormLayout, QWidget

from ..languages.speaker import Speaker
from ..languages.tables.hall import HALL
from ..settings.preferences import Preferences
from .dialogs import Dialog
from .file_choice import FileChoice, FolderChoice
from .look import DESIGN, label, rescale, space
from .widgets import NumberField, TickBox

LONGEST = 600


class HallPictures(msgspec.Struct, frozen=True):
    """What is remembered of them, called as in the preferences."""

    logo: str
    slides: str
    slide_seconds: int
    prize_pictures: str
    fading: bool


class HallForm(Dialog):
    """Asks for logo, slides and prizes."""

    def __init__(self, parent: QWidget, speaker: Speaker, known: Preferences) -> None:
        super().__init__(parent, speaker.say(HALL, "pictures_title"))
        self._speaker = speaker
        self.setMinimumWidth(parent.width() * 6 // 10)
        self.logo = FileChoice(self, speaker, self._say("logo"), self._say("logo_kinds"))
        self.slides = FolderChoice(self, speaker, self._say("slides"))
        self.seconds = NumberField(2, LONGEST, known.slide_seconds)
        self.prizes = FolderChoice(self, speaker, self._say("prize_pictures"))
        self.fading = TickBox(self._say("fading"))
        self.fading.setChecked(known.fading)
        for choice, path in (
            (self.logo, known.logo),
            (self.slides, known.slides),
            (self.prizes, known.prize_pictures),
        ):
            choice.take(path)
        self._lay_out()
        rescale(self, parent.height() / DESIGN.height())

    def answers(self) -> HallPictures:
        """What was filled in."""
        return HallPictures(
            logo=self.logo.path,
            slides=self.slides.path,
            slide_seconds=self.seconds.value(),
            prize_pictures=self.prizes.path,
            fading=self.fading.isChecked(),
        )

    def _lay_out(self) -> None:
        text = label("plain", self._say("pictures_text"))
        text.setWordWrap(True)
        self.column.addWidget(text)
        form = QFormLayout()
        space(form, between=14)
        for code, field in (
            ("logo", self.logo),
            ("slides", self.slides),
            ("slide_seconds", self.seconds),
            ("prize_pictures", self.prizes),
        ):
            field.setAccessibleName(self._say(code))
            form.addRow(label("soft", self._say(code)), field)
        form.addRow(label("soft"), self.fading)
        self.column.addLayout(form)
        box = QDialogButtonBox()
        self.yes = box.addButton(self._say("ok"), QDialogButtonBox.ButtonRole.AcceptRole)
        box.addButton(self._say("cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        self.yes.setDefault(True)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        self.column.addWidget(box)
        self.logo.choose.setFocus()

    def _say(self, code: str) -> str:
        return self._speaker.say(HALL, code)
