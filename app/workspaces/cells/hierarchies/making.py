"""The dialog that makes levels, with a preview of what they would be."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.kit import numbers
from app.kit.controls import Callout
from app.kit.derived import Derived, Missing
from app.kit.layouts import column, row, whole_number
from app.kit.parameter_form import ShortSpinBox
from app.kit.widgets import words
from app.workspaces.cells.hierarchies import texts
from app.workspaces.cells.hierarchies.levels_grid import LevelsGrid
from app.workspaces.cells.reasons import CellsContext
from core.coded_records import CodedRecords
from core.errors import VbasError
from core.hierarchies.found import HierarchyFound, preview_of
from core.hierarchies.making import open_end, suggested_widths
from core.hierarchies.origins import Intervals, Prefixes, Recipe
from core.io.records import ColumnPreview

_LEVELS = 4
_WIDEST, _LONGEST = 1e9, 30


class BandsPage(QWidget):
    """Widths of bands, where they begin, and what lies beyond both ends.

    Signals
    -------
    changed()
        Something else was entered.
    """

    changed = Signal()

    def __init__(self, categories: Sequence[str]) -> None:
        super().__init__()
        self.widths = [self._number(0.0) for _ in range(_LEVELS)]
        suggested = suggested_widths(categories)
        for i, width in enumerate(self.widths):
            width.setSpecialValueText(self.tr("none"))
            width.setToolTip(
                self.tr("Width of the bands of level {n}, in the column's own unit").format(n=i + 1)
            )
            width.setAccessibleName(self.tr("Width of the bands of level {n}").format(n=i + 1))
            width.setValue(suggested[i] if i < len(suggested) else 0.0)
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
        _add_row(form, self.tr("&Widths"), self.widths)
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
        tick, box = QCheckBox(text, self), self._number(-_WIDEST)
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

    def __init__(self, suggested: Sequence[int]) -> None:
        super().__init__()
        tip = self.tr("Characters that level {n} keeps; dots and dashes do not count")
        self.lengths = [
            whole_number(self, 0, _LONGEST, n, tip.format(n=i + 1))
            for i, n in enumerate((*suggested, *[0] * _LEVELS)[:_LEVELS])
        ]
        for i, length in enumerate(self.lengths):
            length.setKeyboardTracking(True)
            length.setSpecialValueText(self.tr("none"))
            length.setAccessibleName(self.tr("Characters of level {n}").format(n=i + 1))
            length.valueChanged.connect(self.changed)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        _add_row(form, self.tr("First &characters"), self.lengths)

    @property
    def recipe(self) -> Prefixes:
        """What is entered."""
        return Prefixes(tuple(of.value() for of in self.lengths if of.value() > 0))


def _add_row(form: QFormLayout, text: str, boxes: Sequence[QWidget]) -> None:
    """Boxes beside each other, with one label for them."""
    beside = row(None, *((box, 1) for box in boxes))
    form.addRow(text, beside)
    form.labelForField(beside).setBuddy(boxes[0])  # type: ignore[attr-defined]


class ColumnsPage(QWidget):
    """Other columns of the file, to be ticked.

    Signals
    -------
    changed()
        Something else is ticked.
    """

    changed = Signal()

    def __init__(self, columns: Sequence[ColumnPreview]) -> None:
        super().__init__()
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Columns of the record file"))
        self.list.setToolTip(
            self.tr("Tick the columns that tell the same thing more coarsely, such as the chapter")
        )
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        for of in columns:
            values = numbers.count(of.n_distinct or 0, self.tr("values"))
            text = of.name if of.n_distinct is None else f"{of.name} · {values}"
            item = QListWidgetItem(text, self.list)
            item.setData(Qt.ItemDataRole.UserRole, of.name)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Unchecked)
        self.list.itemChanged.connect(self.changed)
        why = self.tr(
            "The file is read for this. The column with the most values becomes the "
            "finest level. Columns that are levels need not be variables of their own."
        )
        column(self, (self.list, 1), words(why, "muted"))

    @property
    def names(self) -> tuple[str, ...]:
        """The columns that are ticked."""
        items = [self.list.item(i) for i in range(self.list.count())]
        return tuple(
            str(of.data(Qt.ItemDataRole.UserRole))
            for of in items
            if of.checkState() == Qt.CheckState.Checked
        )


Preview = tuple[CodedRecords, Recipe, int]


class MakingForm(QDialog):
    """One page, and below it the levels that would come of it; a `ResultView` of these."""

    def __init__(
        self, context: CellsContext, of: str, page: BandsPage | CodesPage | ColumnsPage
    ) -> None:
        super().__init__(context.program.window)
        self.page, self._column, self._state = page, of, context.state
        self._error: VbasError | None = None
        self.setWindowTitle(self.tr("Levels of {column}").format(column=of))
        self.resize(440, 400)
        self.levels, self.such_as = LevelsGrid(self), words("", "muted")
        self.why, self.problem = words("", "muted"), Callout()
        buttons = QDialogButtonBox(self)
        self.apply = buttons.addButton(
            self.tr("&Make levels"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.apply.setToolTip(self.tr("Give the column these levels (can be undone)"))
        close = buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        close.setToolTip(self.tr("Leave the column as it is"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        of_columns = isinstance(page, ColumnsPage)
        layout.addWidget(page, 1 if of_columns else 0)
        for part in (self.problem, self.levels, self.such_as, self.why):
            layout.addWidget(part)
        layout.addStretch(0 if of_columns else 1)
        layout.addWidget(buttons)
        self._preview: Derived[Preview, HierarchyFound] = Derived(
            context.program.background,
            "cells: levels preview",
            inputs=self._inputs,
            work=lambda asked: preview_of(of, *asked),
            show=self._show,
            view=self,
            keep=True,
            shown_only=False,
            parent=self,
        )
        self._preview.follow(page.changed)
        self._preview.look_again()
        self.show_missing("")

    def _inputs(self) -> Preview | Missing:
        page, records = self.page, self._state.records
        self._error = None
        if isinstance(page, ColumnsPage):
            return Missing("ready" if page.names else "")
        try:
            recipe = page.recipe
        except VbasError as error:
            self._error = error
            return Missing("")
        return Missing("") if records is None else (records, recipe, self._state.design.k)

    @Slot(object)
    def _show(self, found: HierarchyFound) -> None:
        self.levels.show_facts(self._column, found.facts)
        coarsest = found.hierarchy.levels[-1]
        self.such_as.setText(texts.such_as(coarsest.order or coarsest.labels))
        self.why.setText(texts.facts_why(found.facts, found.k))

    # What there is no preview of

    def show_missing(self, reason: str) -> None:
        """Nothing comes of it, or what the file says (which is read when levels are made)."""
        self._show_nothing(self._error)
        self.apply.setEnabled(bool(reason))

    def show_refused(self, error: VbasError) -> None:
        """Says why nothing comes of it."""
        self._show_nothing(error)

    def show_working(self) -> None:
        """It will be there in a moment."""

    def show_stale(self, stale: bool) -> None:
        """It will be there in a moment."""

    def show_ready(self) -> None:
        """Makes room for a preview."""
        self.problem.show_error(None)
        self.levels.show()
        self.apply.setEnabled(True)

    def _show_nothing(self, error: VbasError | None) -> None:
        self.problem.show_error(error)
        self.levels.hide()
        for label in (self.such_as, self.why):
            label.setText("")
        self.apply.setEnabled(False)
