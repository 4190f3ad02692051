"""Printing cards between games: the form, the file or the printer, and the print in the background."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import platformdirs
from PySide6.QtCore import QObject
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QFileDialog

from ..console.asking import open_dialog
from ..console.deeds import key_of
from ..console.key_names import key_name
from ..console.print_form import PrintForm, PrintWish
from ..console.window import ConsoleWindow
from ..game.base import Refused
from ..game.cards.series import Series
from ..game.cards.strips import CARDS
from ..game.views import SeriesRow, Snapshot
from ..languages.sentences import refusal
from ..languages.speaker import Speaker
from ..languages.tables.printing import PRINTING
from ..printing.background import Background
from ..printing.failure import PrintFailed, Stopped
from ..printing.imprint import Colour, Imprint, colour_of, price_of
from ..printing.job import Job, Watch
from ..printing.layout import PAPERS, PER_PAGE, Paper, PerPage
from ..printing.logo import load_logo
from ..printing.pdf import write_pdf
from ..printing.printer import print_on, printer_for
from ..printing.rules import load_rules
from ..printing.series_job import series_job
from ..settings.series_store import SeriesStore


class Ends(NamedTuple):
    """What is to be said once a print is done, and once it was stopped."""

    done: str
    stopped: str


class PrintDesk(QObject):
    """Joins the form to the prints."""

    def __init__(self, console: ConsoleWindow, speaker: Speaker, store: SeriesStore) -> None:
        super().__init__()
        self._console, self._speaker, self._store = console, speaker, store
        self._form: PrintForm | None = None
        self._ends = Ends("", "")
        self._background = Background()
        self._background.progressed.connect(self._progressed)
        self._background.ended.connect(self._ended)

    def open(self, snapshot: Snapshot) -> None:
        """Ask what to print, or say why nothing can be printed now."""
        if snapshot.playing or all(row.kind == "listed" for row in snapshot.series):
            code = "between_games" if snapshot.playing else "no_series"
            self._console.notices.tell(self._speaker.say(PRINTING, code))
            return
        form = PrintForm(self._console, self._speaker, snapshot)
        form.wished.connect(partial(self._print, snapshot.hall.currency))
        form.stop.connect(self._background.cancel)
        form.finished.connect(self._forget)
        self._form = form
        open_dialog(form)

    def close(self) -> None:
        """Stop what is being printed, and wait until it is stopped."""
        self._form = None
        self._background.close()

    def _forget(self) -> None:
        self._form = None

    def _print(self, currency: str, wish: PrintWish) -> None:
        """Print what is wished, or say why not."""
        try:
            job = self._job(wish, currency)
            job.check()
        except PrintFailed as failed:
            self._tell(self._sentence(failed))
            return
        except Refused as refused:
            self._tell(refusal(self._speaker, refused))
            return
        if wish.target == "pdf":
            self._to_pdf(wish, job)
        else:
            self._to_printer(job)

    def _to_pdf(self, wish: PrintWish, job: Job) -> None:
        name = self._say("pdf_name", series=wish.series.series, first=wish.first, last=wish.last)
        offered = str(platformdirs.user_documents_path() / name)
        chosen, _ = QFileDialog.getSaveFileName(
            self._form, self._say("to_pdf"), offered, self._say("pdf_kind")
        )
        if chosen:
            path = Path(chosen)
            path = path if path.suffix else path.with_suffix(".pdf")
            ends = Ends(self._say("saved", job.total, path=str(path)), self._say("stopped"))
            self._start(job, ends, lambda watch: write_pdf(path, job, watch))

    def _to_printer(self, job: Job) -> None:
        printer = printer_for(job)
        dialog = QPrintDialog(printer, self._form)
        chosen = dialog.exec()  # the only way in which Windows shows its own
        dialog.deleteLater()
        if chosen:
            ends = Ends(self._say("sent", job.total), self._say("stopped_printer"))
            self._start(job, ends, lambda watch: print_on(printer, job, watch))

    def _start(self, job: Job, ends: Ends, printing: Callable[[Watch], None]) -> None:
        self._ends = ends
        if self._form:
            self._form.show_started(job.total)
        self._background.start(printing)

    def _progressed(self, done: int) -> None:
        if self._form:
            self._form.show_progress(done)

    def _ended(self, why: PrintFailed | Stopped | None) -> None:
        if why is None:
            self._tell(self._ends.done)
        else:
            self._tell(self._sentence(why) if isinstance(why, PrintFailed) else self._ends.stopped)

    def _tell(self, sentence: str) -> None:
        if self._form:
            self._form.show_ended(sentence)

    def _job(self, wish: PrintWish, currency: str) -> Job:
        """What is wished, as a job. Raises PrintFailed or Refused."""
        colour = colour_of(wish.colour, wish.language)
        imprint = Imprint(
            language=wish.language,
            hall=wish.hall,
            sponsor=wish.sponsor,
            price=price_of(wish.price, currency, wish.language),
            colour=colour if wish.tinted else Colour(colour.name),
            rules=load_rules(Path(wish.rules)) if wish.rules else "",
            logo=load_logo(Path(wish.logo)) if wish.logo else None,
        )
        paper: Paper = next(paper for paper in PAPERS if paper == wish.paper)
        per_page: PerPage = next(count for count in PER_PAGE if count == wish.per_page)
        return series_job(self._series(wish.series), wish.first, wish.last, imprint, paper, per_page)

    def _series(self, row: SeriesRow) -> Series:
        """The series that the evening plays with. Raises PrintFailed where it is another one
        here, or nobody has backed it up, and Refused where it is not here.
        """
        assert row.kind != "listed"  # the form offers none
        try:
            secret, backed_up = self._store.kept(row.series), self._store.backed_up(row.series)
        except OSError as error:
            why = error.strerror or str(error)
            raise PrintFailed("secret_unreadable", series=row.series, why=why) from error
        series = Series(row.series, row.cards // CARDS, secret, row.kind)
        if series.commitment.hex() != row.commitment:
            raise PrintFailed("secret_differs", series=row.series)
        if not backed_up:
            key = key_name(self._speaker, key_of("back_up"))
            raise PrintFailed("not_backed_up", series=row.series, key=key)
        return series

    def _sentence(self, failed: PrintFailed) -> str:
        return self._speaker.say(PRINTING, failed.code, **failed.params)

    def _say(self, code: str, n: int = -1, /, **params: str | int) -> str:
        return self._speaker.say(PRINTING, code, n, **params)
