"""The tables of sales: what every seller has of every series, and the totals, in rows of one kind."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ..game.views import SellerRow
from ..languages.sentences import money
from ..languages.speaker import Speaker
from ..languages.tables.sales import SALES
from .look import space

COLUMNS = ("field_seller", "field_series", "handed_out", "returned", "was_damaged", "was_sold", "money")
COUNTS = ("handed_out", "returned", "damaged", "sold", "money")


class Row(NamedTuple):
    """A row: of whom, of which series ('' for several), and its counts; `total` where it sums others up."""

    name: str
    series: str
    counts: tuple[int, ...]
    total: bool = False


def seller_rows(speaker: Speaker, totals: Sequence[SellerRow]) -> list[Row]:
    """Every seller with his series, and with their sum where he has several."""
    rows: list[Row] = []
    for seller in dict.fromkeys(row.seller for row in totals):
        his = sorted((row for row in totals if row.seller == seller), key=lambda row: row.series)
        name = _name(speaker, his[0])
        rows += [Row(name, str(row.series), _counts(row)) for row in his]
        if len(his) > 1:
            rows.append(Row(speaker.say(SALES, "all_of", name=name), "", _sum(map(_counts, his)), total=True))
    return rows


def series_rows(speaker: Speaker, totals: Sequence[SellerRow]) -> list[Row]:
    """Every series with all sellers, and the sum of everything where there are several."""
    name = speaker.say(SALES, "all_sellers")
    series = sorted({row.series for row in totals})
    rows = [
        Row(name, str(number), _sum(_counts(row) for row in totals if row.series == number), total=True)
        for number in series
    ]
    return [*rows, Row(name, "", _sum(map(_counts, totals)), total=True)] if len(series) > 1 else rows


def _name(speaker: Speaker, row: SellerRow) -> str:
    return row.name or speaker.say(SALES, "erased" if row.seller else "nobody")


def _counts(row: SellerRow) -> tuple[int, ...]:
    return tuple(getattr(row, count) for count in COUNTS)


def _sum(counts: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*counts, strict=True)))


class SaleTable(QWidget):
    """All sellers, which scroll where they are many, and below them the totals, which always are in sight."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self._speaker = speaker
        self._shown: tuple[object, ...] = ()
        self.sellers, self.series = self._make_table(), self._make_table()
        self.series.horizontalHeader().hide()
        self.series.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.series.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._beside = QWidget()
        """As wide as the sellers' scroll bar."""
        foot = QHBoxLayout()
        space(foot)
        foot.addWidget(self.series, 1)
        foot.addWidget(self._beside)
        column = QVBoxLayout(self)
        space(column, between=8)
        column.addWidget(self.sellers, 1)
        column.addLayout(foot)
        self.sellers.verticalScrollBar().rangeChanged.connect(self._make_room)

    def show_totals(self, totals: Sequence[SellerRow], currency: str) -> None:
        """Show what everybody has."""
        shown = (tuple(totals), currency, self.height())
        if shown == self._shown:
            return
        self._shown = shown
        sellers, series = seller_rows(self._speaker, totals), series_rows(self._speaker, totals)
        for table, rows in ((self.sellers, sellers), (self.series, series)):
            self._fill(table, rows, currency)
        self._align()

    def _make_table(self) -> QTableWidget:
        table = QTableWidget(0, len(COLUMNS))
        for place, code in enumerate(COLUMNS):
            head = QTableWidgetItem(self._speaker.say(SALES, code))
            head.setTextAlignment(_side(place))
            table.setHorizontalHeaderItem(place, head)
        table.verticalHeader().hide()
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        return table

    def _fill(self, table: QTableWidget, rows: Sequence[Row], currency: str) -> None:
        table.setRowCount(len(rows))
        for line, row in enumerate(rows):
            *counts, paid = row.counts
            write = self._speaker.locale.toString
            texts = (row.name, row.series, *map(write, counts), money(self._speaker, paid, currency))
            for place, text in enumerate(texts):
                table.setItem(line, place, self._item(text, place, total=row.total))

    def _item(self, text: str, place: int, *, total: bool) -> QTableWidgetItem:
        item = QTableWidgetItem(text)
        item.setTextAlignment(_side(place))
        item.setToolTip(text if place == 0 else "")
        if total:
            made = QFont(self.font())
            made.setWeight(QFont.Weight.DemiBold)
            item.setFont(made)
        return item

    def _make_room(self, _: int, most: int) -> None:
        """The totals are as wide as what stands above them."""
        self._beside.setFixedWidth(self.sellers.verticalScrollBar().sizeHint().width() if most else 0)

    def _align(self) -> None:
        """The columns of both tables stand below one another; the totals are as high as they need."""
        for place in range(1, len(COLUMNS)):
            wide = max(
                self.sellers.horizontalHeader().sectionSizeHint(place),
                *(table.sizeHintForColumn(place) for table in (self.sellers, self.series)),
            )
            for table in (self.sellers, self.series):
                table.setColumnWidth(place, wide + 3 * self.fontMetrics().averageCharWidth())
        for table in (self.sellers, self.series):
            table.resizeRowsToContents()
        rows = self.series.rowCount()
        high = sum(self.series.rowHeight(line) for line in range(rows)) + 2 * self.series.frameWidth()
        self.series.setFixedHeight(high + 4)
        self.series.setVisible(rows > 0)


def _side(place: int) -> Qt.AlignmentFlag:
    """Names at the left, numbers at the right."""
    side = Qt.AlignmentFlag.AlignLeft if place == 0 else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter
