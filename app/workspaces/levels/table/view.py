"""The tree of the table of levels: levels, under them provinces, under those their units."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTreeWidget, QTreeWidgetItem, QWidget

from app.kit import numbers
from app.workspaces.levels.levels import LevelRow
from app.workspaces.levels.table import texts
from app.workspaces.levels.table.sheet import RuleColumn, Sheet
from core.levels.assessment import ALL, NOT_KNOWN, Assessment, Share

NAME, N_UNITS, N_PEOPLE, FIRST_RULE = 0, 1, 2, 3
"""Columns before those of the rules."""

MOST_UNITS: Final = 200
"""Units listed under a level or province: the smallest with people; the rest are one line."""

_NARROWEST, _NAME_WIDTH, _NAME_WIDEST, _PADDING = 50, 140, 280, 17
_LOOKED_AT = 20
_WIDEST = ("99.99 %", "✗ <0.01×")
_Role = Qt.ItemDataRole
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class Line(QTreeWidgetItem):
    """A level; one of its provinces; a unit (-n = a line that tells of n more)."""

    def __init__(
        self, tree: LevelsView, row: LevelRow, province: str = ALL, unit: int | None = None
    ) -> None:
        super().__init__()
        self.tree, self.row, self.province, self.unit = tree, row, province, unit
        self._written: dict[int, str] = {}
        if unit is None:
            self.setChildIndicatorPolicy(QTreeWidgetItem.ChildIndicatorPolicy.ShowIndicator)

    def data(self, column: int, role: int) -> Any:
        """One cell."""
        if role == _Role.DisplayRole:
            if column not in self._written:  # not with every paint
                self._written[column] = self.said(column)
            return self._written[column]
        if role in (_Role.ToolTipRole, _Role.AccessibleTextRole):
            return self._tip(column)
        if role == _Role.TextAlignmentRole:
            return _LEFT if column == NAME else _RIGHT
        if role in (_Role.ForegroundRole, _Role.BackgroundRole, _Role.FontRole):
            return self.tree.look(self, column, role)
        return None

    def forget(self) -> None:
        """Shares are told of something else."""
        self._written = {}
        for line in self.lines():
            line.forget()

    def lines(self) -> list[Line]:
        """The lines below it that are in place."""
        below = (self.child(i) for i in range(self.childCount()))
        return [of for of in below if isinstance(of, Line)]

    def fill(self) -> None:
        """Puts the lines below it in place, once."""
        if self.childCount() or self.unit is not None:
            return
        if self.province == ALL and len(self.row.provinces) > 1:
            self.addChildren([Line(self.tree, self.row, of) for of in self.row.provinces])
            return
        inside, people = self.units(), self.row.units.people
        of = people[inside]
        smallest = inside[np.argsort(np.where(of > 0, of, np.inf), kind="stable")]
        listed = smallest[:MOST_UNITS].tolist()
        more = len(smallest) - len(listed)
        listed += [-more] if more else []
        self.addChildren([Line(self.tree, self.row, self.province, unit) for unit in listed])

    def units(self) -> NDArray[np.intp]:
        """The units of the line."""
        units = self.row.units
        if self.unit is not None:
            return np.array([self.unit] if self.unit >= 0 else [], dtype=np.intp)
        if self.province == ALL:
            return np.arange(len(units))
        name = "" if self.province == NOT_KNOWN else self.province
        return np.flatnonzero(units.provinces == name)

    def areas(self) -> NDArray[np.intp]:
        """The areas of the line, by index."""
        return np.flatnonzero(np.isin(self.row.units.labels, self.units()))

    def judged(self, column: int) -> Assessment | None:
        """The judgement behind a cell."""
        sheet, place = self.tree.sheet, column - FIRST_RULE
        if sheet is None or place < 0:
            return None
        return sheet.cells.get((self.row.key, self.tree.columns[place]))

    def _share(self, column: int) -> Share | None:
        judged = self.judged(column)
        shares = () if judged is None else judged.shares
        return next((of for of in shares if of.province == self.province), None)

    def said(self, column: int) -> str:
        """What stands in a cell."""
        units, unit = self.row.units, self.unit
        if unit is not None and unit < 0:
            return self.tree.tr("… and %n larger ones", "", -unit) if column == NAME else ""
        if column == NAME:
            if unit is not None:
                return texts.unit_name(units, unit)
            in_all = self.province == ALL
            return texts.row_name(self.row) if in_all else texts.province_name(self.province)
        if unit is None:
            if column in (N_UNITS, N_PEOPLE):
                return numbers.count(self.row.of_provinces[self.province][column - N_UNITS])
            return texts.share_text(self._share(column), self.tree.share_of)
        if column == N_UNITS:
            return ""
        if column == N_PEOPLE:
            return numbers.count(units.people[unit]) if units.known[unit] else numbers.NOTHING
        judged = self.judged(column)
        return numbers.NOTHING if judged is None else texts.margin_text(judged, unit)

    def _tip(self, column: int) -> str:
        if self.unit is not None and self.unit < 0:
            return self.tree.tr(
                "The smallest units are listed; Remedies exports all that have too few people."
            )
        if column < FIRST_RULE:
            return self.said(column)
        judged, asked = self.judged(column), self.tree.columns[column - FIRST_RULE]
        if judged is None:
            return texts.not_known(asked)
        if self.unit is not None:
            return texts.margin_tip(judged, self.unit)
        share = self._share(column)
        if share is None:
            return ""
        tip = texts.share_tip(texts.place_name(self.row, share), share, self.row.units)
        line = texts.published_line(share, asked, self.row.units)
        return f"{tip}\n{line}" if line else tip


class LevelsView(QTreeWidget):
    """One cell is chosen: the level that is looked at, and the rule that decides.

    Signals
    -------
    cell_chosen(Line, int)
        The user went to a cell: its line and its column.
    copy_requested()
        Ctrl+C.
    """

    cell_chosen = Signal(object, int)
    copy_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sheet: Sheet | None = None
        self.columns: tuple[RuleColumn, ...] = ()
        self.share_of, self._ages = texts.PEOPLE, False
        self._decides: tuple[str, RuleColumn] | None = None
        self._too_few, self._row_back, self._selected_back = QColor(), QColor(), QColor()
        self._selection: NDArray[np.intp] = np.zeros(0, dtype=np.intp)
        self._selected_units: dict[str, NDArray[np.bool_]] = {}
        self._bold = QFont(self.font())
        self._bold.setBold(True)
        self.setAccessibleName(self.tr("Levels and rules"))
        self.setUniformRowHeights(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setIndentation(16)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("QTreeView::item { padding: 3px 8px 3px 2px; }")  # as other tables
        self.setMinimumHeight(70)
        header = self.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(_NARROWEST)
        header.setSectionsMovable(False)
        header.setSectionsClickable(True)
        header.setHighlightSections(False)
        header.sectionClicked.connect(self._choose_column)
        self.selectionModel().currentChanged.connect(self._on_current_changed)
        self.itemExpanded.connect(lambda line: line.fill())
        self.expanded.connect(self._fit_names)
        self.collapsed.connect(self._fit_names)

    # What is shown

    def lines(self) -> list[Line]:
        """The levels."""
        return [self.topLevelItem(i) for i in range(self.topLevelItemCount())]  # type: ignore[misc]

    def show_sheet(self, sheet: Sheet | None) -> None:
        """Shows another table; what was open stays open."""
        open_before = {
            (level.row.key, line.province)
            for level in self.lines()
            for line in (level, *level.lines())
            if line.isExpanded()
        }
        place = self.verticalScrollBar().value()
        self.sheet, self._selected_units = sheet, {}
        self.columns = () if sheet is None else sheet.ages if self._ages else sheet.columns
        with QSignalBlocker(self.selectionModel()):
            self.clear()
            self.setColumnCount(FIRST_RULE + len(self.columns))
            rows = () if sheet is None else sheet.rows
            self.addTopLevelItems([Line(self, row) for row in rows])
        self._show_headings()
        for level in self.lines():
            if (level.row.key, ALL) in open_before:
                level.setExpanded(True)
                for line in level.lines():
                    line.setExpanded((level.row.key, line.province) in open_before)
        self._fit_columns()
        self.verticalScrollBar().setValue(place)

    def show_share_of(self, what: str) -> None:
        """Tells shares of `texts.UNITS` or of `texts.PEOPLE`."""
        self.share_of = what
        for level in self.lines():
            level.forget()
        self.viewport().update()

    def show_ages(self, ages: bool) -> None:
        """Shows the rules, or the model with ages of 1, 2, 5, 10 years."""
        self._ages = ages
        self.show_sheet(self.sheet)

    def show_decision(self, level: str, asked: RuleColumn) -> None:
        """Marks the cell that decides and goes there, without telling."""
        self._decides = (level, asked)
        self._show_headings()
        at = self.currentItem()
        inside = isinstance(at, Line) and at.parent() is not None and at.row.key == level
        line = next((of for of in self.lines() if of.row.key == level), None)
        if not inside and line is not None and asked in self.columns:
            with QSignalBlocker(self.selectionModel()):
                self.setCurrentItem(line, FIRST_RULE + self.columns.index(asked))
        self.viewport().update()

    def show_selection(self, areas: NDArray[np.intp]) -> None:
        """Marks the units that hold selected areas."""
        self._selection, self._selected_units = areas, {}
        self.viewport().update()

    def take_colours(self, too_few: str, row_back: str, selected_back: str) -> None:
        """Follows the theme."""
        self._too_few, self._row_back = QColor(too_few), QColor(row_back)
        self._selected_back = QColor(selected_back)
        self.viewport().update()

    def look(self, line: Line, column: int, role: int) -> Any:
        """Colour, background or font of a cell."""
        unit, judged = line.unit, line.judged(column)
        if role == _Role.ForegroundRole:
            if unit is None or unit < 0 or judged is None:
                return None
            return self._too_few if judged.judged[unit] and not judged.passes[unit] else None
        chosen = self._decides is not None and line.row.key == self._decides[0]
        in_all = line.province == ALL and unit is None
        if role == _Role.BackgroundRole:
            if unit is not None and unit >= 0 and self._is_selected(line.row, unit):
                return self._selected_back
            return self._row_back if chosen and in_all else None
        if not chosen or unit is not None or self._decides is None:
            return None
        place = column - FIRST_RULE
        bold = in_all if place < 0 else self.columns[place] == self._decides[1]
        return self._bold if bold else None

    def _is_selected(self, row: LevelRow, unit: int) -> bool:
        chosen = self._selected_units.get(row.key)
        if chosen is None:
            labels = row.units.labels
            chosen = np.zeros(len(row.units) + 1, dtype=bool)  # the last: areas in none
            chosen[labels[self._selection[self._selection < len(labels)]]] = True
            self._selected_units[row.key] = chosen
        return bool(chosen[unit])

    # Headings and widths

    def _show_headings(self) -> None:
        """Cut-off and rule; all about them as the tooltip."""
        head, sheet = self.headerItem(), self.sheet
        people = texts.people_words(sheet.rows[0].units) if sheet else texts.tr("people")
        for section, (text, tip) in enumerate(
            (
                (
                    self.tr("Level"),
                    self.tr("What would be released; open a level for its provinces and units"),
                ),
                (self.tr("Units"), self.tr("How many units the level has")),
                (people.capitalize(), self.tr("People (or records) of all units together")),
            )
        ):
            head.setText(section, text)
            head.setToolTip(section, tip)
        for section, asked in enumerate(self.columns, FIRST_RULE):
            cutoffs = {} if sheet is None else cutoffs_of(sheet, asked)
            head.setText(section, texts.heading(asked, set(cutoffs.values())))
            head.setToolTip(section, texts.heading_tip(asked, cutoffs))
            decides = self._decides is not None and asked == self._decides[1]
            head.setFont(section, self._bold if decides else self.font())
        for section in range(self.columnCount()):
            head.setData(section, _Role.TextAlignmentRole, _RIGHT if section else _LEFT)

    def _fit_columns(self) -> None:
        """Columns as wide as headings and levels need; the names have the rest."""
        metrics, head = QFontMetrics(self._bold), self.headerItem()
        for section in range(NAME + 1, self.columnCount()):
            cells = [line.text(section) for line in self.lines()]
            wide = (*head.text(section).split("\n"), *_WIDEST, *cells)
            width = max(metrics.horizontalAdvance(text) for text in wide)
            self.header().resizeSection(section, width + _PADDING)
        self._fit_names()

    @Slot()
    def _fit_names(self) -> None:
        """As wide as levels and the provinces that are open need, within limits."""
        metrics, wide = QFontMetrics(self._bold), _NAME_WIDTH
        for level in self.lines():
            opened = level.lines()[:_LOOKED_AT] if level.isExpanded() else []
            for depth, line in ((1, level), *((2, of) for of in opened)):
                text = metrics.horizontalAdvance(line.text(NAME))
                wide = max(wide, text + depth * self.indentation() + _PADDING)
        others = sum(self.header().sectionSize(i) for i in range(NAME + 1, self.columnCount()))
        room = self.viewport().width() - others
        self.header().resizeSection(NAME, max(min(wide, _NAME_WIDEST), room))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Gives the names what is left."""
        super().resizeEvent(event)
        self._fit_names()

    # What the user does

    @Slot(QModelIndex)
    def _on_current_changed(self, now: QModelIndex) -> None:
        line = self.itemFromIndex(now)
        if isinstance(line, Line):
            self.cell_chosen.emit(line, now.column())

    @Slot(int)
    def _choose_column(self, section: int) -> None:
        """A click on a heading chooses its rule, for the level that is looked at."""
        line = self.currentItem() or self.topLevelItem(0)
        if line is not None:
            self.setCurrentItem(line, section)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+C copies the table, not a single cell; Enter opens and closes a line."""
        line = self.currentItem()
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_requested.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and line is not None:
            line.setExpanded(not line.isExpanded())
        else:
            super().keyPressEvent(event)


def cutoffs_of(sheet: Sheet, asked: RuleColumn) -> dict[str, float]:
    """{place: cut-off} of a column; one entry for everywhere where all places have the same."""
    for row in sheet.rows:
        judged = sheet.cells.get((row.key, asked))
        if judged is None:
            continue
        known = {of.province: of.cutoff for of in judged.shares[1:] if of.cutoff is not None}
        if len(set(known.values())) == 1:
            return {texts.tr("Everywhere"): next(iter(known.values()))}
        if known:
            return {texts.province_name(place): cutoff for place, cutoff in known.items()}
    return {}
