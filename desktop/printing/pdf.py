"""Cards as a PDF file, whole or not at all."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from .failure import PrintFailed, disk_failed
from .job import Job, Watch, draw_pages

DOTS_PER_INCH = 1200
DOTS_PER_MM = DOTS_PER_INCH / 25.4


def write_pdf(path: Path, job: Job, watch: Watch = Watch()) -> None:  # noqa: B008
    """Print a job into a file, which takes the place of one that is there. Raises PrintFailed or Stopped, and
    nothing has changed then.
    """
    job.check()
    if path.exists() and not path.is_file():
        raise PrintFailed("print_no_file", path=str(path))
    try:
        with whole(path) as file:
            _write(file, job, watch)
    except OSError as error:
        raise disk_failed(error, str(path)) from error


@contextmanager
def whole(path: Path) -> Iterator[BinaryIO]:
    """A file beside `path` that takes its place once everything is on the disk."""
    partial = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    try:
        with partial.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        partial.replace(path)
    finally:
        with suppress(FileNotFoundError):
            partial.unlink()


def _write(file: BinaryIO, job: Job, watch: Watch) -> None:
    """Qt writes into memory, and each page goes on into the file: so a full disk is seen, and at once."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setCreator("Tabellone")
    writer.setResolution(DOTS_PER_INCH)
    writer.setPageLayout(page_layout(job))

    def drain() -> None:
        file.write(buffer.data().data())
        buffer.buffer().clear()
        buffer.seek(0)

    def next_page() -> None:
        writer.newPage()
        drain()

    with QPainter(writer) as painter:
        draw_pages(job, painter, DOTS_PER_MM, next_page, watch)
    drain()


def page_layout(job: Job) -> QPageLayout:
    """The paper of a job as Qt knows it, without margins: the layout keeps its own."""
    size = QPageSize(QPageSize.PageSizeId.A4 if job.paper == "a4" else QPageSize.PageSizeId.Letter)
    wide = job.sheet.width > job.sheet.height
    orientation = QPageLayout.Orientation.Landscape if wide else QPageLayout.Orientation.Portrait
    return QPageLayout(size, orientation, QMarginsF(0, 0, 0, 0))
