"""Everything that was suppressed side by side, in % of a baseline; thresholds in a batch."""

from __future__ import annotations

from functools import partial
from typing import Any

import pandas as pd
from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from app.frame.history import Edit
from app.frame.workspace import BOTTOM as BELOW
from app.frame.workspace import Panel
from app.kit.derived import Missing
from app.kit.layouts import column, row
from app.kit.widgets import icon_button, push_button, words
from app.table.exporting import TableTools
from app.workspaces.cells.outcome.batch import BatchBar
from app.workspaces.cells.outcome.comparison import Candidate, Row, rows_of, sentence_of, table_of
from app.workspaces.cells.reasons import CellsContext, reasons, why_nothing
from app.workspaces.cells.state import CellsState
from app.workspaces.cells.texts import NO_NAMES, Names, tr

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_NONE = QModelIndex()
_LOW, _NARROWEST, _PADDING = 22, 84, 18


class ComparisonModel(QAbstractTableModel):
    """One column a suppression, rows as in Tables 9 and 10; written when they come in sight."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._candidates: tuple[Candidate, ...] = ()
        self._rows: list[Row] = []
        self._names: Names = NO_NAMES
        self._baseline, self._shown = 0, -1
        self.bold = QFont()
        self.bold.setBold(True)

    def show_candidates(
        self, candidates: tuple[Candidate, ...], baseline: int, shown: int, names: Names
    ) -> None:
        """Shows columns; ``baseline`` has 100 %, ``shown`` is looked at now (-1: none)."""
        self.beginResetModel()
        self._candidates, self._names = candidates, names
        self._baseline, self._shown = baseline, shown
        self._rows = rows_of(candidates, baseline, names)
        self.endResetModel()

    def rowCount(self, parent: _Index = _NONE) -> int:
        """Number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _NONE) -> int:
        """Number of suppressions."""
        return 0 if parent.isValid() else len(self._candidates)

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> Any:
        """A cell; its exact figure as tooltip."""
        of = self._rows[index.row()]
        if role == _Role.DisplayRole:
            return of.cell(index.column())
        if role == _Role.ToolTipRole:
            return f"{of.name}: {of.exact(index.column())}"
        return int(_RIGHT) if role == _Role.TextAlignmentRole else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        """Level, threshold and algorithm of a column; the name of a row."""
        if orientation == Qt.Orientation.Vertical:
            told = role in (_Role.DisplayRole, _Role.ToolTipRole)
            return self._rows[section].name if told else None
        if role == _Role.DisplayRole:
            return self.heading(section)
        if role == _Role.ToolTipRole:
            help_ = self._candidates[section].help(self._names)
            here = tr("This one is shown in the result.")
            return f"{here}\n{help_}" if section == self._shown else help_
        if role == _Role.FontRole and section == self._shown:
            return self.bold
        return int(_RIGHT) if role == _Role.TextAlignmentRole else None

    def heading(self, section: int) -> str:
        """What stands above a column, in several lines."""
        n = str(section + 1)
        first = f"{n} · {tr('baseline')}" if section == self._baseline else n
        return "\n".join([first, *self._candidates[section].lines(self._names)])


class ComparisonGrid(QTableView):
    """Whole columns are selected.

    Signals
    -------
    copied(), removed(), confirmed()
        Ctrl+C; Delete; Enter, or a double click.
    """

    copied = Signal()
    removed = Signal()
    confirmed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = ComparisonModel(self)
        self.setModel(self.table)
        self.setAccessibleName(self.tr("Suppressions side by side"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectColumns)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        top, side = self.horizontalHeader(), self.verticalHeader()
        top.setDefaultAlignment(_RIGHT)
        top.setMinimumSectionSize(_NARROWEST)
        side.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        side.setMinimumSectionSize(_LOW)
        side.setDefaultSectionSize(_LOW)
        for header in (top, side):
            header.setHighlightSections(False)
        self.doubleClicked.connect(lambda _: self.confirmed.emit())

    def show_candidates(
        self, candidates: tuple[Candidate, ...], baseline: int, shown: int, names: Names
    ) -> None:
        """Shows columns; see `ComparisonModel`. The selected one stays selected."""
        chosen = self.chosen
        self.table.show_candidates(candidates, baseline, shown, names)
        metrics = QFontMetrics(self.table.bold)
        for j in range(len(candidates)):
            lines = self.table.heading(j).split("\n")
            wide = max(metrics.horizontalAdvance(line) for line in lines)
            self.setColumnWidth(j, max(_NARROWEST, wide + _PADDING))
        if 0 <= chosen < len(candidates):
            self.selectColumn(chosen)

    @property
    def chosen(self) -> int:
        """The selected column, -1 for none."""
        columns = self.selectionModel().selectedColumns()
        return columns[0].column() if columns else -1

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+C copies the table, Delete takes a column away, Enter shows it."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.removed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirmed.emit()
        else:
            super().keyPressEvent(event)


class ComparisonSection(QWidget):
    """The table with its tools."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._state, self._history = context.state, context.program.history
        self.candidates: tuple[Candidate, ...] = ()
        self.baseline = 0
        self.grid, self.said = ComparisonGrid(self), words("", "muted")
        theme = context.program.window.theme
        tip = self.tr("Show the result of the selected column again, with its design (Enter)")
        self.restore = push_button(self.tr("Show again"), tip, self, self._restore)
        tip = self.tr("Give entropy in % of that of the selected column")
        self.pick = push_button(self.tr("Baseline"), tip, self, self._pick)
        self.remove = icon_button(
            theme, "trash", self.tr("Take the selected column away (Delete)"), self, self._remove
        )
        tools = TableTools(context.program.window, self._table, "cell_suppressions")
        self.tools, buttons = tools, (self.restore, self.pick, self.remove, tools)
        top = row(None, (self.said, 1), *buttons, spacing=4, margins=(8, 0, 6, 0))
        column(self, top, (self.grid, 1), spacing=3)
        self.grid.selectionModel().selectionChanged.connect(lambda *_: self._show_buttons())
        self.grid.copied.connect(tools.copy)
        self.grid.removed.connect(self._remove)
        self.grid.confirmed.connect(self._restore)

    def show_result(self, candidates: tuple[Candidate, ...]) -> None:
        """Shows suppressions side by side."""
        state, keys = self._state, [of.key for of in candidates]
        self.candidates = candidates
        self.baseline = keys.index(state.baseline) if state.baseline in keys else 0
        shown = keys.index(state.outcome) if state.outcome in keys else -1
        self.grid.show_candidates(candidates, self.baseline, shown, state.titles)
        self.said.setText(sentence_of(candidates, self.baseline, state.titles))
        self._show_buttons()

    def _show_buttons(self) -> None:
        chosen = self.grid.chosen
        some = 0 <= chosen < len(self.candidates)
        self.remove.setEnabled(some)
        self.pick.setEnabled(some and chosen != self.baseline)
        self.restore.setEnabled(some and self.candidates[chosen].design is not None)

    # What the user does with a column

    @Slot()
    def _restore(self) -> None:
        """Shows a kept outcome with its design; what was run in a batch is run again."""
        of = self.candidates[self.grid.chosen]
        if not self.restore.isEnabled() or of.design is None:
            return
        self._state.ask(of.design, "")
        if of.kept is not None:
            self._state.outcome = of.kept
        else:
            self._state.run_requested.emit()

    @Slot()
    def _pick(self) -> None:
        self._state.baseline = self.candidates[self.grid.chosen].key

    @Slot()
    def _remove(self) -> None:
        """Takes a column away, which can be undone."""
        if not self.remove.isEnabled():
            return
        gone, every = self.candidates[self.grid.chosen], self.candidates
        fewer = tuple(of for of in every if of is not gone)
        redo, undo = (partial(setattr, self._state, "candidates", of) for of in (fewer, every))
        redo()
        text = self.tr("take a suppression out of the comparison")
        self._history.record(Edit(text, redo, undo, ""))

    def _table(self) -> pd.DataFrame:
        return table_of(self.candidates, self.baseline)


def _needs(context: CellsContext) -> tuple[Candidate, ...] | Missing:
    return context.state.candidates or Missing(why_nothing(context))


def _view_options(context: CellsContext) -> object:
    state = context.state
    return tuple(state.titles.items()), state.baseline, state.outcome


PANEL: Panel[CellsState] = Panel(
    "comparison",
    lambda: tr("Comparison"),
    BELOW,
    head=BatchBar,
    sections=lambda context: (ComparisonSection(context),),
    fills=True,
    shown=False,
    needs=_needs,
    look=_view_options,
    reasons=reasons,
    private=True,
    what=lambda: tr(
        "Every suppression is kept here as a column: % of the records blanked in each "
        "column, cells in all, and entropy in % of a baseline."
    ),
    working=lambda: "",
)
