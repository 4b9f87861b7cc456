"""The table of combinations, as in the papers: a dot where a column stands in a combination."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from app.kit import numbers
from app.kit.controls import NOTE, colour_of
from app.workspaces.cells.setup import texts
from app.workspaces.cells.setup.facts import Matrix
from app.workspaces.cells.texts import joined, tr

USED, UNUSED, SAFE = "●", "○", "✓"
_Index = QModelIndex | QPersistentModelIndex
_TEXT = QPalette.ColorRole.Text
_ROW, _NARROW, _MOST_ROWS = 22, 22, 10
_MOST_HEIGHT, _SPACE = 104, 8


class MatrixModel(QAbstractTableModel):
    """A number, a dot for each column that stands in the combination, small classes left."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.shown = Matrix()
        self._moles: tuple[int, ...] = ()

    def show_matrix(self, shown: Matrix) -> None:
        """Shows combinations."""
        if shown == self.shown:
            return
        self.beginResetModel()
        self.shown, self._moles = shown, ()
        self.endResetModel()

    def show_moles(self, moles: tuple[int, ...]) -> None:
        """Shows the small classes that are left, by combination; -1 = not known."""
        if moles != self._moles:
            self._moles = moles
            last = self.columnCount() - 1
            self.dataChanged.emit(self.index(0, last), self.index(self.rowCount() - 1, last))

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 (Qt's signature)
        """Combinations."""
        return 0 if parent.isValid() else len(self.shown.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        """Number, columns, small classes left."""
        return 0 if parent.isValid() else len(self.shown.columns) + 2

    def column_at(self, index: _Index) -> str:
        """The column of the records that a cell is about; "" for others."""
        place = index.column() - 1
        return self.shown.columns[place] if 0 <= place < len(self.shown.columns) else ""

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A cell."""
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(index)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._words(index)
        return None

    def is_skipped(self, index: _Index) -> bool:
        """Whether a cell is one of a combination that is skipped."""
        return bool(self.shown.rows[index.row()].skipped)

    def _text(self, index: _Index) -> str:
        row, name = self.shown.rows[index.row()], self.column_at(index)
        if name:
            unused = UNUSED if self.shown.editable else ""
            return USED if name in row.columns else unused
        if row.skipped:
            return ""
        if index.column() == 0:
            return numbers.count(index.row() + 1)
        moles = self._moles_of(index.row())
        return "" if moles < 0 else (numbers.count(moles) if moles else SAFE)

    def _moles_of(self, row: int) -> int:
        return self._moles[row] if row < len(self._moles) else -1

    def _words(self, index: _Index) -> str:
        row = self.shown.rows[index.row()]
        title = dict(zip(self.shown.columns, self.shown.titles, strict=True))
        combination = joined([title.get(of, of) for of in row.columns])
        lines = [combination]
        if row.skipped:
            lines.append(tr("Skipped: {reason}").format(reason=row.skipped))
        elif index.column() == self.columnCount() - 1 and self._moles_of(index.row()) >= 0:
            lines.append(texts.left_in(self._moles_of(index.row())))
        return "\n".join(lines)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """What a column is called."""
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        if section == 0:
            return ""
        if section <= len(self.shown.columns):
            return self.shown.titles[section - 1]
        return tr("left")


class UprightHeader(QHeaderView):
    """Reads from below; what is too long is cut, its tooltip has it all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionsClickable(False)
        self.setHighlightSections(False)

    def _words(self, section: int) -> str:
        return str(self.model().headerData(section, Qt.Orientation.Horizontal) or "")

    def sizeHint(self) -> QSize:
        """As high as the longest words."""
        if self.model() is None:
            return super().sizeHint()
        metrics = self.fontMetrics()
        widest = max(
            (metrics.horizontalAdvance(self._words(i)) for i in range(self.count())), default=0
        )
        return QSize(0, min(_MOST_HEIGHT, widest + 2 * _SPACE))

    def paintSection(  # noqa: N802 (Qt's name)
        self, painter: QPainter, rect: QRect, section: int
    ) -> None:
        """Draws the words from below to above."""
        painter.save()
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        painter.translate(rect.left(), rect.bottom())
        painter.rotate(-90)
        room = rect.height() - _SPACE
        words = self.fontMetrics().elidedText(
            self._words(section), Qt.TextElideMode.ElideRight, room
        )
        place = QRect(_SPACE // 2, 0, room, rect.width())
        painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter), words)
        painter.restore()


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
    def shown(self) -> Matrix:
        """What is shown."""
        return self._model.shown

    def show_matrix(self, shown: Matrix) -> None:
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
        name = self._model.column_at(index)
        if self._model.shown.editable and name:
            self.toggled.emit(index.row(), name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space turns the dot that the keyboard is at."""
        if event.key() == Qt.Key.Key_Space and self._model.shown.editable:
            self._toggle(self.currentIndex())
        else:
            super().keyPressEvent(event)
