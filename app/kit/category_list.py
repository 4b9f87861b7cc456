"""The categories of a variable as a bar chart that can be selected: a model and its delegate."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.kit import numbers
from core.site_preview import Category, Recoded

Index = QModelIndex | QPersistentModelIndex

CATEGORY = Qt.ItemDataRole.UserRole
_ROWS_SHOWN = 8
_PAD = 6
_LABEL_SHARE = 0.58


class CategoryModel(QAbstractListModel):
    """The categories after recoding, one row each.

    Signals
    -------
    renamed(str, str)
        A group got another name in place.
    """

    renamed = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._categories: tuple[Category, ...] = ()
        self.most = 1
        self.total = 0
        self.longest = ""

    @property
    def categories(self) -> tuple[Category, ...]:
        """What is shown."""
        return self._categories

    def show_categories(self, recoded: Recoded) -> None:
        """Replaces the rows."""
        self.beginResetModel()
        self._categories = recoded.categories
        self.most = max((of.records for of in recoded.categories), default=1) or 1
        self.longest = max((of.label for of in recoded.categories), key=len, default="")
        self.total = total_of(recoded)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's signature)
        """Number of categories."""
        return 0 if parent.isValid() else len(self._categories)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Label, tooltip, or the category itself."""
        if not index.isValid():
            return None
        of = self._categories[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return of.label
        if role == CATEGORY:
            return of
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._about(of)
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: N802
        """Announces another name of a group; the panel answers with a new list."""
        old, new = self._categories[index.row()].label, str(value).strip()
        if role == Qt.ItemDataRole.EditRole and new and new != old:
            self.renamed.emit(old, new)
            return True
        return False

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Groups can be renamed in place."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.isValid() and self._categories[index.row()].members:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def _about(self, of: Category) -> str:
        share = of.records / self.total if self.total else 0.0
        lines = [
            f"{of.label}: {numbers.count(of.records, self.tr('records'))}"
            f" ({numbers.percent(share)})"
        ]
        if of.members:
            lines.append(self.tr("Joins: {members}").format(members=", ".join(of.members[:30])))
        if not of.specific:
            lines.append(self.tr("Not specific: not counted as a response category"))
        return "\n".join(lines)


def total_of(recoded: Recoded) -> int:
    """All records, with those whose value is missing."""
    return recoded.missing + sum(of.records for of in recoded.categories)


class BarDelegate(QStyledItemDelegate):
    """Paints a row: label, bar, count. One item, no widgets."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """One line."""
        return QSize(120, option.fontMetrics.height() + 6)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draws the row."""
        of: Category = index.data(CATEGORY)
        model = index.model()
        if not isinstance(model, CategoryModel):
            return
        most = model.most
        rect, palette = QRectF(option.rect), option.palette
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        accent = palette.color(QPalette.ColorRole.Highlight)
        if selected:
            ground = QColor(accent)
            ground.setAlpha(46)
            painter.fillRect(rect, ground)
        label, bar, count = self._places(option, rect, model.longest, most)
        shade = QColor(accent)
        shade.setAlpha(150 if of.specific else 60)
        length = bar.width() * of.records / most
        painter.fillRect(QRectF(bar.x(), bar.y() + 5, max(1.0, length), bar.height() - 10), shade)
        font = QFont(option.font)
        font.setBold(bool(of.members))
        font.setItalic(not of.specific)
        painter.setFont(font)
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        middle = Qt.AlignmentFlag.AlignVCenter
        text = painter.fontMetrics().elidedText(
            of.label, Qt.TextElideMode.ElideRight, int(label.width())
        )
        painter.drawText(label, int(middle | Qt.AlignmentFlag.AlignLeft), text)
        font.setBold(False)
        font.setItalic(False)
        painter.setFont(font)
        painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
        painter.drawText(
            count, int(middle | Qt.AlignmentFlag.AlignRight), numbers.count(of.records)
        )
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(accent)
            painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.restore()

    def _places(
        self, option: QStyleOptionViewItem, rect: QRectF, longest: str, most: int
    ) -> tuple[QRectF, QRectF, QRectF]:
        metrics = option.fontMetrics
        digits = metrics.horizontalAdvance(numbers.count(most)) + _PAD
        wanted = metrics.horizontalAdvance(longest) * 1.12 + _PAD
        width = min(wanted, rect.width() * _LABEL_SHARE)
        label = QRectF(rect.x() + _PAD, rect.y(), width, rect.height())
        count = QRectF(rect.right() - digits - _PAD, rect.y(), digits, rect.height())
        start = label.right() + _PAD
        bar = QRectF(start, rect.y(), max(4.0, count.x() - _PAD - start), rect.height())
        return label, bar, count


class CategoryList(QListView):
    """The list of categories: several can be selected, groups renamed with F2."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.categories = CategoryModel(self)
        self.setModel(self.categories)
        self.setItemDelegate(BarDelegate(self))
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.DoubleClicked
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Categories with their records"))

    def show_recoded(self, recoded: Recoded) -> None:
        """Shows categories; what was selected stays selected, what is the same stays as it is."""
        if recoded.categories == self.categories.categories:
            self.categories.total = total_of(recoded)
            return
        chosen = set(self.selected_labels())
        self.categories.show_categories(recoded)
        selection = self.selectionModel()
        for row, of in enumerate(recoded.categories):
            if of.label in chosen:
                selection.select(self.categories.index(row), selection.SelectionFlag.Select)
        self.updateGeometry()

    def select_labels(self, labels: tuple[str, ...]) -> None:
        """Selects categories by name."""
        selection = self.selectionModel()
        selection.clearSelection()
        for row, of in enumerate(self.categories.categories):
            if of.label in labels:
                index = self.categories.index(row)
                selection.select(index, selection.SelectionFlag.Select)
                selection.setCurrentIndex(index, selection.SelectionFlag.NoUpdate)

    def selected_labels(self) -> tuple[str, ...]:
        """The labels that are selected, in the order of the list."""
        rows = sorted(index.row() for index in self.selectedIndexes())
        known = self.categories.categories
        return tuple(known[row].label for row in rows if row < len(known))

    def sizeHint(self) -> QSize:
        """As high as its rows, up to eight."""
        rows = min(_ROWS_SHOWN, max(2, self.categories.rowCount()))
        height = self.fontMetrics().height() + 6
        return QSize(200, rows * height + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        """As high as it wants to be, as narrow as it must."""
        return QSize(80, self.sizeHint().height())
