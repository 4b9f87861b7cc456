"""What stands in the table of levels: shares, margins, cut-offs, and what they mean."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QModelIndex, QObject, Qt
from PySide6.QtGui import QColor, QFont

from app.kit import numbers
from app.workspaces.levels.table import texts
from app.workspaces.levels.table.lines import (
    FIRST_RULE,
    N_PEOPLE,
    N_UNITS,
    NAME,
    AnyIndex,
    LevelLines,
    Node,
)
from app.workspaces.levels.table.sheet import Asked, Sheet
from core.levels.assessment import ALL, Assessment, Share

_Role = Qt.ItemDataRole
_ANSWERED = frozenset(
    int(role)
    for role in (
        _Role.DisplayRole,
        _Role.ToolTipRole,
        _Role.AccessibleTextRole,
        _Role.TextAlignmentRole,
        _Role.ForegroundRole,
        _Role.BackgroundRole,
        _Role.FontRole,
    )
)
"""What cells have something to say to; they are asked for more with every paint."""
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class LevelsModel(LevelLines):
    """The cells: a column for each rule."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.share_of = texts.PEOPLE
        self.ages = False
        self._decides: tuple[str, Asked] | None = None
        self._too_few, self._row_back, self._selected_back = QColor(), QColor(), QColor()
        self._selection = np.zeros(0, dtype=np.intp)
        self._selected_units: dict[str, NDArray[np.bool_]] = {}
        self._written: dict[tuple[int, int, int], str] = {}
        self._cutoffs: dict[Asked, dict[str, float]] = {}
        self._bold = QFont()
        self._bold.setBold(True)

    def show_sheet(self, sheet: Sheet | None) -> None:
        """Shows another table."""
        self._selected_units, self._written, self._cutoffs = {}, {}, {}
        self.show_lines(sheet, () if sheet is None else sheet.ages if self.ages else sheet.columns)

    def show_share_of(self, what: str) -> None:
        """Tells shares of `UNITS` or of `PEOPLE`."""
        self.share_of, self._written = what, {}
        self.repaint()

    def show_ages(self, ages: bool) -> None:
        """Shows the rules, or the model with ages of 1, 2, 5, 10 years."""
        self.ages = ages
        self.show_sheet(self.sheet)

    def show_decision(self, level: str, asked: Asked) -> None:
        """Marks the cell that decides."""
        if self._decides != (level, asked):
            self._decides = (level, asked)
            self.repaint()

    def show_selection(self, areas: NDArray[np.intp]) -> None:
        """Marks the units that hold selected areas."""
        if areas is self._selection:
            return
        self._selection, self._selected_units = areas, {}
        self.repaint()

    def _is_selected(self, node: Node) -> bool:
        if node.unit is None or node.unit < 0 or not len(self._selection):
            return False
        chosen = self._selected_units.get(node.row.key)
        if chosen is None:
            labels = node.row.units.labels
            chosen = np.zeros(len(node.row.units) + 1, dtype=bool)  # the last: areas in none
            chosen[labels[self._selection[self._selection < len(labels)]]] = True
            self._selected_units[node.row.key] = chosen
        return bool(chosen[node.unit])

    def take_colours(self, too_few: str, row_back: str, selected_back: str) -> None:
        """Follows the theme."""
        self._too_few, self._row_back = QColor(too_few), QColor(row_back)
        self._selected_back = QColor(selected_back)
        self.repaint()

    def place_of(self, level: str, asked: Asked) -> QModelIndex:
        """Where a level and a column meet; nowhere if one of them is not shown."""
        rows = [] if self.sheet is None else [row.key for row in self.sheet.rows]
        if level not in rows or asked not in self.columns:
            return QModelIndex()
        return self.index(rows.index(level), FIRST_RULE + self.columns.index(asked))

    def judged(self, index: AnyIndex) -> Assessment | None:
        """The judgement behind a cell."""
        if self.sheet is None or index.column() < FIRST_RULE:
            return None
        asked = self.columns[index.column() - FIRST_RULE]
        return self.sheet.cells.get((self.node(index).row.key, asked))

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        """Cut-off and rule; all about them as the tooltip."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < self.columnCount():
            return None
        if role == _Role.TextAlignmentRole:
            return _LEFT if section == NAME else _RIGHT
        if section >= FIRST_RULE:
            return self._rule_header(self.columns[section - FIRST_RULE], role)
        basis = self._basis()
        if role == _Role.DisplayRole:
            return (self.tr("Level"), self.tr("Units"), basis.capitalize())[section]
        if role == _Role.ToolTipRole:
            return (
                self.tr("What would be released; open a level for its provinces and units"),
                self.tr("How many units the level has"),
                self.tr("People (or records) of all units together"),
            )[section]
        return None

    def _basis(self) -> str:
        if self.sheet is None or not self.sheet.rows:
            return texts.tr("people")
        return texts.people_words(self.sheet.rows[0].units)

    def _rule_header(self, asked: Asked, role: int) -> Any:
        if asked not in self._cutoffs:
            self._cutoffs[asked] = {} if self.sheet is None else cutoffs_of(self.sheet, asked)
        cutoffs = self._cutoffs[asked]
        if role == _Role.DisplayRole:
            return texts.heading(asked, set(cutoffs.values()))
        if role == _Role.ToolTipRole:
            return texts.heading_tip(asked, cutoffs)
        if role == _Role.FontRole and self._decides is not None and asked == self._decides[1]:
            return self._bold
        return None

    def data(self, index: AnyIndex, role: int = _Role.DisplayRole) -> Any:
        """One cell."""
        if role not in _ANSWERED or not index.isValid() or self.sheet is None:
            return None
        if role == _Role.DisplayRole:
            return self._text_once(index)
        if role in (_Role.ToolTipRole, _Role.AccessibleTextRole):
            return self._tip(index)
        if role == _Role.TextAlignmentRole:
            return _LEFT if index.column() == NAME else _RIGHT
        if role == _Role.ForegroundRole:
            return self._too_few if self._fails(index) else None
        node = self.node(index)
        chosen = self._decides is not None and node.row.key == self._decides[0]
        if role == _Role.BackgroundRole:
            if self._is_selected(node):
                return self._selected_back
            top = node.province == ALL and node.unit is None
            return self._row_back if chosen and top else None
        if role == _Role.FontRole and chosen and node.unit is None:
            column = index.column() - FIRST_RULE
            decides = column >= 0 and self._decides == (node.row.key, self.columns[column])
            return self._bold if decides or (column < 0 and node.province == ALL) else None
        return None

    def _text_once(self, index: AnyIndex) -> str:
        """What stands in a cell, written once and not with every paint."""
        at = (int(index.internalId()), index.row(), index.column())
        if at not in self._written:
            self._written[at] = self.text(index)
        return self._written[at]

    def text(self, index: AnyIndex) -> str:
        """What stands in a cell."""
        node, column = self.node(index), index.column()
        units = node.row.units
        if node.unit is not None and node.unit < 0:
            return self.tr("… and %n larger ones", "", -node.unit) if column == NAME else ""
        if column == NAME:
            return self._name(node)
        if node.unit is not None:
            if column == N_UNITS:
                return ""
            if column == N_PEOPLE:
                return numbers.count(units.people[node.unit]) if units.known[node.unit] else "–"
            judged = self.judged(index)
            return numbers.NOTHING if judged is None else texts.margin_text(judged, node.unit)
        if column in (N_UNITS, N_PEOPLE):
            n_units, people = node.row.of_provinces[node.province]
            return numbers.count(n_units if column == N_UNITS else people)
        return texts.share_text(self._share(index), self.share_of)

    def _name(self, node: Node) -> str:
        if node.unit is not None:
            return texts.unit_name(node.row.units, node.unit)
        if node.province != ALL:
            return texts.province_name(node.province)
        return texts.row_name(node.row)

    def _share(self, index: AnyIndex) -> Share | None:
        judged, province = self.judged(index), self.node(index).province
        if judged is None:
            return None
        return next((of for of in judged.shares if of.province == province), None)

    def _tip(self, index: AnyIndex) -> str:
        node, judged = self.node(index), self.judged(index)
        if node.unit is not None and node.unit < 0:
            return self.tr(
                "The smallest units are listed; Remedies exports all that have too few people."
            )
        if index.column() < FIRST_RULE:
            return self.text(index)
        if judged is None:
            return texts.not_known(self.columns[index.column() - FIRST_RULE])
        if node.unit is not None:
            return texts.margin_tip(judged, node.unit)
        share = self._share(index)
        if share is None:
            return ""
        units, asked = node.row.units, self.columns[index.column() - FIRST_RULE]
        tip = texts.share_tip(texts.place_name(node.row, share), share, units)
        line = texts.published_line(share, asked, units)
        return f"{tip}\n{line}" if line else tip

    def _fails(self, index: AnyIndex) -> bool:
        node, judged = self.node(index), self.judged(index)
        if node.unit is None or node.unit < 0 or judged is None:
            return False
        return bool(judged.judged[node.unit] and not judged.passes[node.unit])


def cutoffs_of(sheet: Sheet, asked: Asked) -> dict[str, float]:
    """{place: cut-off} of a column; one entry "" where all places have the same."""
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
