"""What the hall sees: the record's view, the operator's choice, the time, and the hall's own pictures."""

from collections.abc import Callable
from pathlib import Path

from msgspec import structs
from PySide6.QtCore import QObject, QSize

from ..board.clock import BoardClock, seconds_now
from ..board.loading import Loaded, Loading, pictures_in
from ..board.slides import Slides
from ..board.window import BoardWindow
from ..console.asking import open_dialog
from ..console.deeds import HALL_CHOICES, DeedId, key_of
from ..console.dialogs import Field, Question
from ..console.hall_form import HallForm
from ..console.key_names import key_name
from ..console.window import ConsoleWindow
from ..game.views import HallView
from ..languages.speaker import Speaker
from ..languages.tables.hall import HALL
from ..scenes.showing import (
    BETWEEN,
    GAME_SCENES,
    IN_PLAY,
    Choice,
    Picture,
    Showing,
    choice_of,
    chosen,
    followed,
    scene_of,
)
from ..scenes.stage import tells_time
from ..scenes.times import clock, read_clock
from .evenings import Evenings

HALL_DEEDS: tuple[DeedId, ...] = ("start_at", "hall_pictures", *HALL_CHOICES)
"""What is asked for here."""
LOGO, PRIZE = QSize(1600, 600), QSize(480, 480)
"""No larger are they shown, on the largest board."""


class HallDesk(QObject):
    """Shows the board and the console's picture of it the same, always."""

    def __init__(
        self,
        board: BoardWindow,
        console: ConsoleWindow,
        evenings: Evenings,
        speaker: Speaker,
        now: Callable[[], int] = seconds_now,
    ) -> None:
        """`now` tells the seconds after midnight."""
        super().__init__()
        self._board, self._console, self._evenings, self._speaker = board, console, evenings, speaker
        self.view, self.showing = HallView(), Showing()
        self.clock, self.slides, self._loading = BoardClock(now), Slides(), Loading()
        self.clock.ticked.connect(self._refresh)
        self.slides.shown.connect(self._show_slide)
        self.slides.broken.connect(self._tell_broken)
        self._loading.loaded.connect(self._loaded)
        self._take_preferences()

    def close(self) -> None:
        """Tick no more, load no more, fade no more."""
        self.clock.follow(None)
        self.slides.close()
        self._loading.close()
        self._board.fade.stop()

    def show(self, view: HallView) -> None:
        """The evening goes on."""
        self.showing = followed(self.showing, self.view, view)
        self.view = view
        self._refresh()

    def do(self, deed: DeedId) -> None:
        """Do what a key or a button asks for."""
        if deed == "start_at":
            self._ask_start()
        elif deed == "hall_pictures":
            self._ask_pictures()
        else:
            self._choose(HALL_CHOICES[deed])

    def _choose(self, choice: Choice) -> None:
        """Show what is chosen, or say why it cannot be."""
        if why := self._cannot(choice):
            self._console.notices.tell(self._say(why, key=key_name(self._speaker, key_of("hall_pictures"))))
            return
        self._console.notices.done()
        self.showing = chosen(self.showing, choice)
        self._refresh()

    def _cannot(self, choice: Choice) -> str:
        playing = self.view.scene in GAME_SCENES
        if choice in IN_PLAY and not playing:
            return "in_play_only"
        if choice in BETWEEN and playing:
            return "between_only"
        if choice == "before" and not self.view.coming:
            return "no_coming"
        slides = self._evenings.preferences.slides
        return "no_slides" if choice == "sponsors" and not pictures_in(slides) else ""

    def _refresh(self) -> None:
        """Paint what is to be seen, and wait for what changes by itself."""
        self._run_slides()
        scene = scene_of(self.view, self.showing)
        times = tells_time(scene, self.showing)
        if times:
            now = self.showing.times._replace(now=self.clock.now())
            self.showing = self.showing._replace(times=now)
        self.clock.follow(self.showing.times if times else None)
        self._board.show_view(self.view, self.showing)
        self._console.play.hall.show_view(self.view, self.showing)

    def _run_slides(self) -> None:
        """Slides follow one another while they are chosen, between games."""
        wanted = choice_of(self.showing) == "sponsors" and self.view.scene not in GAME_SCENES
        if wanted and not self.slides.running:
            preferences = self._evenings.preferences
            self.slides.start(pictures_in(preferences.slides), preferences.slide_seconds)
        elif not wanted and (self.slides.running or self.showing.pictures.slide):
            self.slides.stop()
            self._take(slide=None)

    def _show_slide(self, slide: Picture | None) -> None:
        self._take(slide=slide)
        if slide is None:  # none of them can be shown
            self.showing = self.showing._replace(between="game")
        self._refresh()

    def _tell_broken(self, loaded: Loaded) -> None:
        self._console.notices.tell(self._say("broken", file=loaded.path.name, why=loaded.why))

    def _take_preferences(self) -> None:
        """Fade or not, and load the hall's pictures."""
        preferences = self._evenings.preferences
        self._board.fades = preferences.fading
        self._take(logo=None, prizes={}, slide=None)
        self.slides.stop()
        if preferences.logo:
            self._loading.want([Path(preferences.logo)], LOGO)
        self._loading.want(pictures_in(preferences.prize_pictures), PRIZE)

    def _loaded(self, loaded: Loaded) -> None:
        """A logo or a prize; one that cannot be read is told, and left out."""
        preferences = self._evenings.preferences
        if loaded.why:
            self._tell_broken(loaded)
            return
        picture = Picture(loaded.image)
        if str(loaded.path) == preferences.logo:
            self._take(logo=picture)
        elif str(loaded.path.parent) == str(Path(preferences.prize_pictures)):
            prizes = self.showing.pictures.prizes
            self._take(prizes={**prizes, loaded.path.stem.casefold(): picture})
        self._refresh()

    def _take(self, **pictures: object) -> None:
        self.showing = self.showing._replace(pictures=self.showing.pictures._replace(**pictures))

    def _ask_start(self) -> None:
        start = clock(self.showing.times.start)
        fields = (Field("time", self._say("start_time"), start),)
        title, text = self._say("start_title"), self._say("start_text")
        question = Question(self._console, self._speaker, title, text, fields)
        question.accepted.connect(lambda: self._start_at(question.answers()["time"]))
        open_dialog(question)

    def _start_at(self, typed: str) -> None:
        """Count down to a time; between games that is the welcome."""
        start = read_clock(typed)
        if typed.strip() and start is None:
            self._console.notices.tell(self._say("start_wanted", typed=typed.strip()))
            return
        self._console.notices.done()
        times = self.showing.times._replace(start=start)
        self.showing = self.showing._replace(times=times, blank=False)
        if self.view.scene == "results" and self.showing.between == "game" and start is not None:
            self.showing = self.showing._replace(between="welcome")
        self._refresh()

    def _ask_pictures(self) -> None:
        form = HallForm(self._console, self._speaker, self._evenings.preferences)
        form.accepted.connect(lambda: self._remember(form))
        open_dialog(form)

    def _remember(self, form: HallForm) -> None:
        self._evenings.remember(**structs.asdict(form.answers()))
        self._take_preferences()
        self._refresh()

    def _say(self, code: str, **params: str) -> str:
        return self._speaker.say(HALL, code, **params)
