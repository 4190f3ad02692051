"""The page of sales: who has which cards at the left, what is sold or taken back at the right."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ..game.sales import CloseSales, ReopenSales
from ..game.views import SeriesRow, Snapshot
from ..languages.speaker import Speaker
from ..languages.tables.console import CONSOLE
from ..languages.tables.sales import SALES
from .look import label, space
from .sale_form import SaleForm
from .sale_table import SaleTable
from .widgets import Panel


class SalesPage(QWidget):
    """Opened and left by keyboard; play goes on meanwhile."""

    commanded = Signal(object)
    back = Signal()

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self._speaker = speaker
        self._snapshot = Snapshot()
        self.table, self.form = SaleTable(speaker), SaleForm(speaker)
        self.form.commanded.connect(self.commanded)
        self.in_play, self.state = label("soft"), label("gold")
        self.nothing = label("soft", speaker.say(SALES, "nothing_yet"))
        self.close_sales = QPushButton()
        self.close_sales.clicked.connect(self._close)
        self.leave = QPushButton(f"{speaker.say(SALES, 'back')}   {speaker.say(CONSOLE, 'key_escape')}")
        self.leave.clicked.connect(self.back)
        self._lay_out()

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Show sales as they stand."""
        self._snapshot = snapshot
        self.form.show_snapshot(snapshot)
        self.in_play.setText("\n".join(series_line(self._speaker, row) for row in snapshot.series))
        self.state.setText(self._said(snapshot))
        self.state.setVisible(bool(self.state.text()))
        code = "reopen_sales" if snapshot.sales_closed else "close_sales"
        self.close_sales.setText(self._speaker.say(CONSOLE, code))
        self.close_sales.setEnabled(bool(snapshot.series) and not snapshot.playing and not snapshot.closed)
        self.nothing.setVisible(not snapshot.totals)
        self._show_totals()

    def focus_first(self) -> None:
        """Begin with the cards, where they can be sold now."""
        if self.form.open:
            self.form.focus_first()
        else:
            self.leave.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """The columns of the table have other widths."""
        super().resizeEvent(event)
        self._show_totals()

    def _show_totals(self) -> None:
        self.table.show_totals(self._snapshot.totals, self._snapshot.hall.currency)

    def _said(self, snapshot: Snapshot) -> str:
        say = self._speaker.say
        if snapshot.playing and snapshot.late_sales:
            return say(SALES, "late", next=len(snapshot.balls) + 1)
        if snapshot.playing:
            return say(SALES, "closed_in_play")
        return say(SALES, "closed") if snapshot.sales_closed else ""

    def _close(self) -> None:
        self.commanded.emit(ReopenSales() if self._snapshot.sales_closed else CloseSales())

    def _lay_out(self) -> None:
        left, right = Panel(), Panel()
        who = left.column(22, 12)
        head = QHBoxLayout()
        head.addWidget(label("title", self._speaker.say(SALES, "title")))
        head.addStretch(1)
        head.addWidget(self.in_play)
        who.addLayout(head)
        who.addWidget(self.nothing)
        who.addWidget(self.table, 1)
        what = right.column(22, 12)
        row = QHBoxLayout()
        row.addWidget(self.state)
        what.addLayout(row)
        what.addWidget(self.form)
        what.addStretch(1)
        feet = QHBoxLayout()
        space(feet, between=12)
        feet.addWidget(self.close_sales)
        feet.addStretch(1)
        feet.addWidget(self.leave)
        what.addLayout(feet)
        both = QHBoxLayout(self)
        space(both, (26, 20, 26, 20), 20)
        both.addWidget(left, 60)
        both.addWidget(right, 38)


def series_line(speaker: Speaker, row: SeriesRow) -> str:
    """How many cards of a series are in play, and how many are damaged."""
    write = speaker.locale.toString
    line = speaker.say(
        SALES, "series_line", series=row.series, in_play=write(row.in_play), cards=write(row.cards)
    )
    return speaker.say(SALES, "series_damaged", row.damaged, line=line) if row.damaged else line
