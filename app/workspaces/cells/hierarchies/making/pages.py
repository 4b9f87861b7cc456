"""The pages of the dialog: each tells how levels are to be made."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QFormLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from app.kit import numbers
from app.kit.controls import SPACING
from app.kit.parameter_form import ShortSpinBox
from app.kit.widgets import words
from core.hierarchies.making import Intervals, Prefixes, open_end, suggested_widths
from core.io.records import ColumnPreview

_LEVELS = 4
_WIDEST = 1e9
_LONGEST = 30


class BandsPage(QWidget):
    """Widths of bands, where they begin, and what lies beyond both ends.

    Signals
    -------
    changed()
        Something else was entered.
    """

    changed = Signal()

    def __init__(self, categories: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.widths = [self._number(0.0) for _ in range(_LEVELS)]
        suggested = suggested_widths(categories)
        row = QHBoxLayout()
        row.setSpacing(SPACING)
        for i, width in enumerate(self.widths):
            width.setSpecialValueText(self.tr("none"))
            width.setToolTip(
                self.tr("Width of the bands of level {n}, in the column's own unit").format(n=i + 1)
            )
            width.setAccessibleName(self.tr("Width of the bands of level {n}").format(n=i + 1))
            width.setValue(suggested[i] if i < len(suggested) else 0.0)
            row.addWidget(width, 1)
        self.start = self._number(-_WIDEST)
        self.start.setToolTip(self.tr("Where a band begins; the others are counted from here"))
        self.bottom, self.below = self._end(
            self.tr("All below"), self.tr("Join all that is below this number"), 18.0
        )
        end = open_end(categories)
        self.top, self.above = self._end(
            self.tr("All from"),
            self.tr("Join all that is this number or more"),
            85.0 if end is None else end,
        )
        # A category such as "85+" lies in no band that ends.
        self.top.setChecked(end is not None)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.addRow(self.tr("&Widths"), row)
        form.labelForField(row).setBuddy(self.widths[0])  # type: ignore[attr-defined]
        form.addRow(self.tr("&Begin at"), self.start)
        form.addRow(self.bottom, self.below)
        form.addRow(self.top, self.above)

    def _number(self, least: float) -> ShortSpinBox:
        box = ShortSpinBox(self)
        box.setDecimals(2)
        box.setRange(least, _WIDEST)
        box.valueChanged.connect(self.changed)
        return box

    def _end(self, text: str, tip: str, value: float) -> tuple[QCheckBox, ShortSpinBox]:
        tick = QCheckBox(text, self)
        box = self._number(-_WIDEST)
        box.setValue(value)
        box.setEnabled(False)
        box.setAccessibleName(text)
        for control in (tick, box):
            control.setToolTip(tip)
        tick.toggled.connect(box.setEnabled)
        tick.toggled.connect(self.changed)
        return tick, box

    @property
    def recipe(self) -> Intervals:
        """What is entered; VbasError if it makes no sense."""
        return Intervals(
            tuple(of.value() for of in self.widths if of.value() > 0),
            self.start.value(),
            self.below.value() if self.bottom.isChecked() else None,
            self.above.value() if self.top.isChecked() else None,
        )


class CodesPage(QWidget):
    """How many characters of the codes each level keeps.

    Signals
    -------
    changed()
        Something else was entered.
    """

    changed = Signal()

    def __init__(self, suggested: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lengths = [QSpinBox(self) for _ in range(_LEVELS)]
        row = QHBoxLayout()
        row.setSpacing(SPACING)
        for i, length in enumerate(self.lengths):
            length.setRange(0, _LONGEST)
            length.setSpecialValueText(self.tr("none"))
            length.setValue(suggested[i] if i < len(suggested) else 0)
            length.setToolTip(
                self.tr("Characters that level {n} keeps; dots and dashes do not count").format(
                    n=i + 1
                )
            )
            length.setAccessibleName(self.tr("Characters of level {n}").format(n=i + 1))
            length.valueChanged.connect(self.changed)
            row.addWidget(length, 1)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.addRow(self.tr("First &characters"), row)
        form.labelForField(row).setBuddy(self.lengths[0])  # type: ignore[attr-defined]

    @property
    def recipe(self) -> Prefixes:
        """What is entered."""
        return Prefixes(tuple(of.value() for of in self.lengths if of.value() > 0))


class ColumnsPage(QWidget):
    """Other columns of the file, to be ticked.

    Signals
    -------
    changed()
        Something else is ticked.
    """

    changed = Signal()

    def __init__(self, columns: Sequence[ColumnPreview], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Columns of the record file"))
        self.list.setToolTip(
            self.tr("Tick the columns that tell the same thing more coarsely, such as the chapter")
        )
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        for of in columns:
            item = QListWidgetItem(self._words(of), self.list)
            item.setData(Qt.ItemDataRole.UserRole, of.name)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Unchecked)
        self.list.itemChanged.connect(self.changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list, 1)
        column.addWidget(
            words(
                self.tr(
                    "The file is read for this. The column with the most values becomes the "
                    "finest level. Columns that are levels need not be variables of their own."
                ),
                "muted",
            )
        )

    def _words(self, of: ColumnPreview) -> str:
        if of.n_distinct is None:
            return of.name
        values = numbers.count(of.n_distinct, self.tr("values"))
        return f"{of.name} · {values}"

    @property
    def names(self) -> tuple[str, ...]:
        """The columns that are ticked."""
        items = [self.list.item(i) for i in range(self.list.count())]
        return tuple(
            str(of.data(Qt.ItemDataRole.UserRole))
            for of in items
            if of.checkState() == Qt.CheckState.Checked
        )
