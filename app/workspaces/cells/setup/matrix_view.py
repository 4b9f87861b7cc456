"""The table of combinations, as in the papers: a dot where a column stands in a combination."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from app.kit.controls import NOTE, colour_of
from app.workspaces.cells.setup.matrix_model import MatrixModel
from app.workspaces.cells.setup.shown import MatrixShown
from app.workspaces.cells.setup.upright_header import UprightHeader

_TEXT = QPalette.ColorRole.Text
_ROW, _NARROW, _MOST_ROWS = 22, 22, 10


class _Dots(QStyledItemDelegate):
    """Dots in the colour of what can be chosen; what is skipped is faded."""

    def initStyleOption(  # noqa: N802 (Qt's name)
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Chooses the colour."""
        super().initStyleOption(option, index)
        model = index.model()
        if not isinstance(model, MatrixModel):
            return
        palette = option.palette
        colour = palette.color(QPalette.ColorRole.PlaceholderText)
        if not model.is_skipped(index):
            colour = colour_of(NOTE, palette) if model.column_at(index) else palette.color(_TEXT)
        for role in (_TEXT, QPalette.ColorRole.HighlightedText):
            palette.setColor(role, colour)
        option.palette = palette


class MatrixView(QTableView):
    """Rows are combinations; while they are written by hand, a click or Space turns a dot.

    Signals
    -------
    toggled(int, str)
        The column shall stand in the combination, or no longer.
    """

    toggled = Signal(int, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = MatrixModel(self)
        self.setHorizontalHeader(UprightHeader(self))
        self.setModel(self._model)
        self.setItemDelegate(_Dots(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW)
        self.horizontalHeader().setMinimumSectionSize(_NARROW)
        self.setAccessibleName(self.tr("Combinations"))
        self.setAccessibleDescription(
            self.tr("A row for each combination; a dot where a column stands in it")
        )
        self.clicked.connect(self._toggle)

    @property
    def shown(self) -> MatrixShown:
        """What is shown."""
        return self._model.shown

    def show_matrix(self, shown: MatrixShown) -> None:
        """Shows combinations."""
        if shown == self._model.shown:
            return
        current = self.currentIndex()
        place = (current.row(), current.column())
        self._model.show_matrix(shown)
        header, last = self.horizontalHeader(), self._model.columnCount() - 1
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        for i in range(last):
            self.setColumnWidth(i, _NARROW)
        self.setColumnWidth(0, self.fontMetrics().horizontalAdvance("1000"))
        header.setSectionResizeMode(last, QHeaderView.ResizeMode.Stretch)
        self._fit()
        if 0 <= place[0] < len(shown.rows) and 0 <= place[1] <= last:
            self.setCurrentIndex(self._model.index(*place))

    def _fit(self) -> None:
        """As high as its rows, and a bar below them where the columns do not fit."""
        rows = min(len(self._model.shown.rows), _MOST_ROWS)
        header = self.horizontalHeader()
        last = self._model.columnCount() - 1
        wide = sum(map(self.columnWidth, range(last))) + header.minimumSectionSize()
        bar = self.horizontalScrollBar().sizeHint().height() if wide > self.width() - 20 else 0
        self.setFixedHeight(header.sizeHint().height() + rows * _ROW + bar + 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The columns may fit now, or no longer."""
        super().resizeEvent(event)
        self._fit()

    def show_moles(self, moles: tuple[int, ...]) -> None:
        """Shows the small classes that are left in each; -1 = not known."""
        self._model.show_moles(moles)

    @property
    def row(self) -> int:
        """The combination that the keyboard is at; -1 = none."""
        return self.currentIndex().row()

    @Slot(QModelIndex)
    def _toggle(self, index: QModelIndex) -> None:
        column = self._model.column_at(index)
        if self._model.shown.editable and column:
            self.toggled.emit(index.row(), column)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space turns the dot that the keyboard is at."""
        if event.key() == Qt.Key.Key_Space and self._model.shown.editable:
            self._toggle(self.currentIndex())
        else:
            super().keyPressEvent(event)
