"""Under the map while regions are edited: what the brush does, what it costs, and the way out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPaintEvent, QTextLayout
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSpinBox,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.features.edit.figures import Figures
from app.kit.theme import Theme
from app.kit.widgets import ShortLabel, icon_button, push_button, set_role
from core.editing.count import Standing

_WIDEST = 200
_LINES = 2


class Hint(QLabel):
    """Two lines; what has no room in them ends with an ellipsis, and the tooltip has it all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Always two lines, so that the bar keeps its height."""
        return QSize(super().sizeHint().width(), _LINES * self.fontMetrics().lineSpacing())

    def minimumSizeHint(self) -> QSize:
        """As high as wanted, and as narrow as need be."""
        return QSize(0, self.sizeHint().height())

    def lines(self, width: int) -> tuple[str, ...]:
        """What stands in the lines, ``width`` pixels wide."""
        text, metrics = self.text(), self.fontMetrics()
        found: list[str] = []
        layout, start = QTextLayout(text, self.font()), 0
        layout.beginLayout()
        while len(found) < _LINES - 1 and (line := layout.createLine()).isValid():
            line.setLineWidth(max(1, width))
            found.append(text[start : start + line.textLength()].rstrip())
            start += line.textLength()
        layout.endLayout()
        if rest := text[start:]:
            found.append(metrics.elidedText(rest, Qt.TextElideMode.ElideRight, width))
        return tuple(found)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws as much as there is room for."""
        painter, place, metrics = QPainter(self), self.contentsRect(), self.fontMetrics()
        painter.setPen(self.palette().color(self.foregroundRole()))
        lines = self.lines(place.width())
        top = place.top() + (place.height() - len(lines) * metrics.lineSpacing()) / 2
        for i, line in enumerate(lines):
            baseline = top + i * metrics.lineSpacing() + metrics.ascent()
            painter.drawText(QPointF(place.left(), baseline), line)
        painter.end()


class EditBar(QWidget):
    """A thin bar: either a sentence with a button, or the brush and the figures.

    Signals
    -------
    leave_requested()
        Esc: no more editing for now.
    """

    leave_requested = Signal()

    def __init__(
        self, theme: Theme, actions: Sequence[QAction], parent: QWidget | None = None
    ) -> None:
        """``actions`` stand beside the brush, as buttons."""
        super().__init__(parent)
        self.setObjectName("editBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(self.tr("Editing regions by hand"))
        self._pages = QStackedWidget(self)
        self._both = (self._build_notice(), self._build_tools(theme, actions))
        for page in self._both:
            self._pages.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 6)
        column.addWidget(self._pages)
        self.hide()

    def _build_notice(self) -> QWidget:
        page = QWidget(self)
        row = QHBoxLayout(page)
        row.setContentsMargins(0, 0, 0, 0)
        self.notice = ShortLabel("", "", page)
        self.run = push_button(
            self.tr("Run"),
            self.tr("Group the areas into regions, which can then be edited"),
            page,
        )
        row.addWidget(self.notice, 1)
        row.addWidget(self.run)
        return page

    def _build_tools(self, theme: Theme, actions: Sequence[QAction]) -> QWidget:
        page = QWidget(self)
        row = QHBoxLayout()
        row.setSpacing(3)
        self.hint = Hint(page)
        self.hint.setAccessibleName(self.tr("What the brush does"))
        self.let_go = icon_button(
            theme, "close", self.tr("Let go of the region that the brush holds (Esc)"), page
        )
        self._build_radius(page)
        row.addWidget(self.radius)
        row.addWidget(self.let_go)
        row.addSpacing(6)
        for action in actions:
            row.addWidget(_button(page, action))
        row.addStretch(1)
        self._build_keep(page)
        row.addWidget(self.keep)
        self.figures = Figures(page)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addWidget(self.hint)
        column.addLayout(row)
        column.addWidget(self.figures)
        return page

    def _build_radius(self, page: QWidget) -> None:
        self.radius = QSpinBox(page)
        self.radius.setRange(0, _WIDEST)
        self.radius.setSuffix(" px")
        self.radius.setSpecialValueText(self.tr("one area"))
        self.radius.setAccessibleName(self.tr("Radius of the brush, pixels"))
        self.radius.setToolTip(
            self.tr("Radius of the brush in pixels; 0: the one area under the pointer ([ and ])")
        )

    def _build_keep(self, page: QWidget) -> None:
        self.keep = push_button(
            self.tr("Keep as run"),
            self.tr("Judge the edited regions and add them to the runs"),
            page,
        )
        self.keep.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.keep.setProperty("primary", True)

    def show_notice(self, text: str, *, offers_run: bool = False) -> None:
        """Shows a sentence in place of the tools."""
        self.notice.setText(text)
        self.notice.setToolTip(text)
        self.notice.setAccessibleName(text)
        self.run.setVisible(offers_run)
        self._show_page(0)

    def _show_page(self, page: int) -> None:
        self._pages.setCurrentIndex(page)
        # A sentence needs no more room than a line.
        self._pages.setFixedHeight(self._both[page].sizeHint().height())

    def show_standing(self, before: Standing, now: Standing, per: Mapping[str, float]) -> None:
        """Shows the totals and what the last stroke did to them; ``per`` as in `figures_of`."""
        self.figures.show_standing(before, now, per)
        self._show_page(1)

    def show_hint(self, text: str, *, bad: bool = False, holds: bool = False) -> None:
        """Says what the brush does, or why it did not."""
        self.let_go.setVisible(holds)
        self.hint.setText(text)
        self.hint.setToolTip(text)
        set_role(self.hint, "bad" if bad else "")

    def show_radius(self, radius: int) -> None:
        """Shows the radius of the brush."""
        with QSignalBlocker(self.radius):
            self.radius.setValue(radius)

    @Slot(bool)
    def show_edited(self, edited: bool) -> None:
        """Whether there is anything to keep."""
        self.keep.setEnabled(edited)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves; other keys go on."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave_requested.emit()
        else:
            super().keyPressEvent(event)


def _button(page: QWidget, action: QAction) -> QToolButton:
    button = QToolButton(page)
    button.setProperty("quiet", True)
    button.setDefaultAction(action)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setAccessibleName(action.text().replace("&", ""))
    return button


def hint_of(held: int) -> str:
    """What the brush does; ``held`` is the region it holds, -1 for none."""
    if held < 0:
        return QCoreApplication.translate(
            "Editing",
            "Press on a region, drag over areas: they join it. Click holds a region; "
            "Ctrl+click gives one area to its neighbour; Shift+click selects regions; drag "
            "selected areas to move them; the right button opens a menu.",
        )
    text = QCoreApplication.translate(
        "Editing",
        "Brush: region {0}. Press or drag, and areas join it. Alt+click takes another region, "
        "Esc lets go.",
    )
    return text.format(held + 1)
