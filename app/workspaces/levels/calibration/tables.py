"""The tables of a calibration: figures to read, and the list of models; to copy and to export."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QMenu,
    QWidget,
)

from app.chart.tables import mixed_csv
from app.frame.program import Program
from app.kit.language import said
from app.kit.layouts import column, row
from app.kit.messages import ERROR
from app.kit.settings import TABLE
from app.kit.widgets import icon_button, words
from app.table.cells import Look
from app.table.model import TableModel
from app.table.small import WORDS, SmallTable
from app.table.view import TableView
from app.workspaces.levels.calibration.fits import Facts
from core.calibration.results import ModelCurve
from core.tables.quasi_models import models_table
from core.tables.rows import View, rows_of

_ROW, _SCROLL_BAR = 24, 14
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_FIRST_WIDTH = 140
"""Of the names of models, pixels: the cut-offs stand beside them in a narrow list."""


class _Copied(QWidget):
    """A table that can be copied and exported as CSV."""

    def __init__(self, program: Program, file: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._program, self._file = program, file

    def as_csv(self) -> str:
        """The table with all digits."""
        raise NotImplementedError

    def top(self, label: QLabel, copy: str, export: str) -> QHBoxLayout:
        """The heading with its buttons."""
        theme = self._program.window.theme
        return row(
            None,
            (label, 1),
            icon_button(theme, "copy", copy, self, self.copy),
            icon_button(theme, "export", export, self, self.export),
        )

    @Slot()
    def copy(self) -> None:
        """Copies the table."""
        QGuiApplication.clipboard().setText(self.as_csv())

    @Slot()
    def export(self) -> None:
        """Lets the user choose a file for the table."""
        start = str(self._program.settings.folder(TABLE) / self._file)
        title, kinds = self.tr("Export the table"), self.tr("Table (*.csv)")
        name, _ = QFileDialog.getSaveFileName(self._program.window, title, start, kinds)
        if name:
            path = Path(name)
            self.write(path if path.suffix else path.with_suffix(".csv"))

    def write(self, path: Path) -> None:
        """Writes the table."""
        messages = self._program.window.map_panel.messages
        self._program.settings.remember_folder(TABLE, path)
        try:
            path.write_text(self.as_csv(), encoding="utf-8")
        except OSError as error:
            text = self.tr("{0} cannot be written: {1}.").format(
                path.name, error.strerror or str(error)
            )
            messages.say(text, self.tr("Choose another folder."), ERROR, "export")
        else:
            messages.say(self.tr("The table is in {0}.").format(path.name), topic="export")


class FactsTable(_Copied):
    """A small table of figures to read: one quantity a row."""

    def __init__(self, program: Program, title: str, parent: QWidget | None = None) -> None:
        super().__init__(program, "fits.csv", parent)
        self._facts = Facts((), ())
        self.grid = SmallTable(title, (), self, room=WORDS)
        self.grid.copied.connect(self.copy)
        top = self.top(
            words(title, "heading"), self.tr("Copy the table as CSV"), self.tr("Export the table …")
        )
        top.setContentsMargins(0, 4, 0, 0)
        column(self, top, (self.grid, 1), spacing=2)

    def show_facts(self, facts: Facts) -> None:
        """Shows other rows."""
        self._facts = facts
        self.grid.set_columns([(of, "") for of in (self.tr("Quantity"), *facts.headings)])
        self.grid.show_rows(
            [(of.title, *(cell.text for cell in of.cells)) for of in facts.rows],
            [
                (of.help, *("\n".join(filter(None, (cell.exact, of.help))) for cell in of.cells))
                for of in facts.rows
            ],
        )

    def as_csv(self) -> str:
        """The table with all digits."""
        return self._facts.as_csv()


class _Cells(TableModel):
    """Cells of models: their headings say what they mean, nothing about expressions."""

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """As in other tables; the tooltip without a name for expressions."""
        if role == Qt.ItemDataRole.ToolTipRole and 0 <= section < len(self.looks):
            look: Look = self.looks[section]
            return "\n".join(of for of in (look.heading, said(look.column.help)) if of)
        return super().headerData(section, orientation, role)


class ModelList(_Copied):
    """Quasi-identifier models with their cut-offs: sorted by any column, one chosen at a time.

    Signals
    -------
    chosen(int)
        A model was chosen: its place among the curves.
    """

    chosen = Signal(int)

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(program, "models.csv", parent)
        self._order = View()
        self._fitted = False
        self.cells = _Cells(self)
        self.view = TableView(self.cells, self)
        self.view.setAccessibleName(self.tr("Quasi-identifier models"))
        self.view.setAccessibleDescription(
            self.tr("Arrow keys choose a model; its curve is shown beside the list.")
        )
        self._count = words("", "muted")
        copy = self.tr("Copy the list of models as CSV")
        top = self.top(self._count, copy, self.tr("Export the list of models …"))
        top.setContentsMargins(8, 2, 2, 0)
        column(self, top, (self.view, 1), spacing=2).addStretch(0)
        program.window.theme.changed.connect(self._update_colours)
        self._update_colours()
        self.view.picked.connect(self._choose)
        self.view.sort_requested.connect(self.sort)
        self.view.copy_requested.connect(self.copy)
        self.view.menu_requested.connect(self._open_menu)

    @Slot()
    def _update_colours(self) -> None:
        self.cells.take_colours(self._program.window.theme.colours)

    def show_curves(self, curves: Sequence[ModelCurve], total: int) -> None:
        """Shows the models that are done, of so many in all."""
        place, chosen = self.view.verticalScrollBar().value(), self.current
        table = models_table(curves)
        self.cells.show_table(table, tuple(column.name for column in table.columns))
        self._show_rows()
        if len(table) and not self._fitted:
            self._fitted = True
            self.view.horizontalHeader().resizeSection(0, _FIRST_WIDTH)
        self.view.verticalScrollBar().setValue(place)
        if chosen is not None and chosen < len(table):
            self.mark(chosen)
        done = self.tr("%n models", "", len(curves))
        self.view.setVisible(total > 0)
        if not total:
            done = self.tr("The models stand here with their cut-offs once you press Calibrate.")
        many = self.tr("{done} of {total}").format(done=done, total=total)
        self._count.setText(done if len(curves) >= total else many)

    @property
    def current(self) -> int | None:
        """The place of the chosen model among the curves; None if none is."""
        marked = np.flatnonzero(self.cells.selected)
        return int(marked[0]) if len(marked) else None

    def mark(self, place: int | None) -> None:
        """Shows which model is chosen."""
        mask = np.zeros(len(self.cells.selected), dtype=bool)
        if place is not None and place < len(mask):
            mask[place] = True
        if not np.array_equal(mask, self.cells.selected):
            self.cells.show_selected(mask)
            self.view.go_to_selection()

    @Slot(str)
    def sort(self, name: str) -> None:
        """Sorts by a column; a second time the other way round, a third time as they came."""
        if name != self._order.sort:
            self._order = View(sort=name)
        else:
            self._order = View() if self._order.descending else View(sort=name, descending=True)
        self._show_rows()

    def _show_rows(self) -> None:
        if self.cells.table is not None:
            rows = rows_of(self.cells.table, self._order, self.cells.selected)
            self.cells.show_rows(rows)
            self.cells.show_order(self._order.sort, self._order.descending)

    @Slot(object)
    def _choose(self, mask: NDArray[np.bool_]) -> None:
        """One model at a time: of several the one that the keyboard is at."""
        at = self.view.currentIndex().row()
        place = int(self.cells.rows[at]) if at >= 0 else int(np.flatnonzero(mask)[0])
        self.mark(place)
        self.chosen.emit(place)

    def as_csv(self) -> str:
        """All columns, all digits, in the order that is shown."""
        table = self.cells.table
        if table is None:
            return ""
        columns = [of.values[self.cells.rows].tolist() for of in table.columns]
        return mixed_csv([of.name for of in table.columns], columns)

    @Slot(str, int, QPoint)
    def _open_menu(self, name: str, at: int, where: QPoint) -> None:
        del name, at
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, act in (
            (self.tr("&Copy values"), self.copy),
            (self.tr("&Export values …"), self.export),
        ):
            action = QAction(text, menu)
            action.triggered.connect(act)
            menu.addAction(action)
        menu.popup(where)
