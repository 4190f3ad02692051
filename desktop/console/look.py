"""How the console looks: one style sheet made from the theme, labels by kind, the room between things."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QLayout, QWidget

from ..scenes.fonts import TEXT
from ..scenes.theme import Theme

DESIGN = QSize(1920, 1080)


def style_sheet(theme: Theme, scale: float) -> str:
    """The console's style, with lengths for a window `scale` times the design of 1920 x 1080."""
    c = theme.colors

    def px(length: float) -> str:
        return f"{max(1, round(length * scale))}px"

    return f"""
    * {{ font-family: "{TEXT}"; font-size: {px(24)}; color: {c.ink}; }}
    QWidget#console, QDialog {{ background: {c.ground}; }}
    QFrame#panel {{ background: {c.panel}; border-radius: {px(14)}; }}
    QFrame#top {{ background: {c.panel}; }}
    QLabel#title {{ font-size: {px(28)}; font-weight: 600; }}
    QLabel#large {{ font-size: {px(40)}; font-weight: 700; }}
    QLabel#label {{ color: {c.label}; font-size: {px(21)}; }}
    QLabel#heading {{ font-weight: 600; }}
    QLabel#gold {{ color: {c.gold}; font-weight: 600; }}
    QLabel#soft {{ color: {c.label}; }}
    QLabel#light {{ font-size: {px(21)}; }}
    QLabel#light[state="good"] {{ color: {c.good}; }}
    QLabel#light[state="warn"] {{ color: {c.warn}; }}
    QLabel#light[state="off"] {{ color: {c.label}; }}
    QLabel#verdict {{ padding: {px(10)} {px(16)}; border-radius: {px(12)}; font-weight: 600; }}
    QLabel#verdict[state="good"] {{ background: {c.good_ground}; border: {px(2)} solid {c.good};
        color: {c.ink}; font-size: {px(24)}; }}
    QLabel#verdict[state="bad"] {{ background: {c.bad_ground}; border: {px(2)} solid {c.bad};
        color: {c.ink}; font-size: {px(24)}; }}
    QLabel#verdict[state="none"] {{ background: {c.ground}; border: {px(2)} solid {c.line};
        color: {c.label}; font-weight: 400; }}
    QFrame#notice {{ background: {c.warn_ground}; border: {px(2)} solid {c.warn}; border-radius: {px(14)}; }}
    QFrame#notice[state="quiet"] {{ background: {c.ground}; border: {px(2)} solid {c.ground}; }}
    QLineEdit, QComboBox, QAbstractItemView {{ background: {c.ground};
        border: {px(2)} solid {c.line}; border-radius: {px(10)}; padding: {px(8)} {px(12)};
        selection-background-color: {c.called}; }}
    QTableWidget {{ background: transparent; border: none; padding: 0; }}
    QTableWidget QScrollBar:vertical {{ width: {px(22)}; margin: 0 0 0 {px(12)}; }}
    QHeaderView {{ background: transparent; border: none; padding: 0; }}
    QHeaderView::section {{ background: transparent; border: none; color: {c.label};
        border-bottom: {px(2)} solid {c.line}; padding: {px(4)} 3px; font-size: {px(21)}; }}
    QListWidget {{ padding: {px(2)} {px(8)}; }}
    QListWidget#roomy::item {{ padding: {px(7)} {px(4)}; }}
    QListWidget#inbox {{ font-size: {px(27)}; font-weight: 600; }}
    QScrollBar:vertical {{ background: transparent; width: {px(10)}; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {c.line}; border-radius: {px(4)}; min-height: {px(24)}; }}
    QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page
        {{ background: transparent; height: 0; }}
    QLineEdit#entry {{ font-size: {px(38)}; font-weight: 600; }}
    QLineEdit:focus, QComboBox:focus, QAbstractItemView:focus
        {{ border-color: {c.ink}; }}
    QComboBox::drop-down {{ border: none; width: {px(40)}; }}
    QLineEdit:disabled, QComboBox:disabled {{ color: {c.coming_ink}; }}
    QCheckBox {{ spacing: {px(14)}; padding: {px(6)} 0; }}
    QCheckBox:focus {{ color: {c.gold}; }}
    QCheckBox::indicator {{ width: {px(24)}; height: {px(24)}; border: {px(2)} solid {c.label};
        border-radius: {px(6)}; background: {c.ground}; }}
    QCheckBox::indicator:checked {{ background: {c.gold}; border-color: {c.gold}; }}
    QCheckBox::indicator:focus {{ border-color: {c.ink}; }}
    QPushButton {{ background: {c.panel}; border: {px(2)} solid {c.line}; border-radius: {px(12)};
        padding: {px(10)} {px(20)}; font-weight: 600; }}
    QPushButton#small {{ font-size: {px(19)}; padding: {px(6)} {px(2)}; border-radius: {px(8)};
        color: {c.second}; }}
    QPushButton#small:checked {{ background: {c.called}; border-color: {c.called}; color: {c.called_ink}; }}
    QPushButton:focus {{ border-color: {c.ink}; }}
    QPushButton:default {{ background: {c.gold}; color: {c.gold_ink}; border-color: {c.gold}; }}
    QPushButton:disabled {{ background: {c.panel}; border-color: {c.line}; color: {c.coming_ink}; }}
    QProgressBar {{ background: {c.panel}; border: {px(2)} solid {c.line}; border-radius: {px(8)};
        max-height: {px(16)}; }}
    QProgressBar::chunk {{ background: {c.called}; border-radius: {px(6)}; }}
    QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
    QToolTip {{ background: {c.panel}; color: {c.ink}; border: 1px solid {c.line}; }}
    """


def space(layout: QLayout, around: tuple[int, int, int, int] = (0, 0, 0, 0), between: int = 0) -> None:
    """The room around what is in a layout (left, top, right, bottom) and between it, in design lengths."""
    layout.setProperty("space", [*around, between])
    _space(layout, 1.0)


def rescale(root: QWidget, scale: float) -> None:
    """Give the layouts of a window the room of the design, `scale` times."""
    for layout in root.findChildren(QLayout):
        _space(layout, scale)


def _space(layout: QLayout, scale: float) -> None:
    lengths = layout.property("space")
    if lengths:
        left, top, right, bottom, between = (round(length * scale) for length in lengths)
        layout.setContentsMargins(left, top, right, bottom)
        layout.setSpacing(between)


def label(kind: str, text: str = "") -> QLabel:
    """A label of one of the kinds of the style sheet. What people have typed is shown as they typed it."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setObjectName(kind)
    return made


def set_state(widget: QWidget, state: str) -> None:
    """Change a widget's state, which the style sheet looks at."""
    if widget.property("state") != state:
        widget.setProperty("state", state)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def empty(layout: QLayout) -> None:
    """Take everything out of a layout and delete it."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget:
            widget.hide()
            widget.deleteLater()
