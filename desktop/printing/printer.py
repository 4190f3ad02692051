"""Cards straight to a printer."""

from PySide6.QtGui import QPainter
from PySide6.QtPrintSupport import QPrinter

from .failure import PrintFailed, Stopped
from .job import Job, Watch, draw_pages
from .pdf import page_layout


def printer_for(job: Job) -> QPrinter:
    """The system's printer, made ready for the paper of a job; the operator may choose another."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setCreator("Tabellone")
    printer.setPageLayout(page_layout(job))
    if job.imprint.rules:
        printer.setDuplex(QPrinter.DuplexMode.DuplexLongSide)
    return printer


def print_on(printer: QPrinter, job: Job, watch: Watch) -> None:
    """Print a job; may be called on any thread. Raises PrintFailed or Stopped, and what the printer has not
    begun is taken back then.
    """
    job.check()
    printer.setFullPage(True)
    printer.setPageLayout(page_layout(job))
    painter = QPainter()
    if not painter.begin(printer):
        raise PrintFailed("printer_failed", printer=printer.printerName())
    try:
        draw_pages(job, painter, printer.resolution() / 25.4, lambda: _next_page(printer), watch)
    except (PrintFailed, Stopped):
        printer.abort()
        raise
    finally:
        painter.end()


def _next_page(printer: QPrinter) -> None:
    if not printer.newPage():
        raise PrintFailed("printer_failed", printer=printer.printerName())
