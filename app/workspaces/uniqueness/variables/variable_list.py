"""The variables, one below the other: their rows, out of what is known of them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from app.features.variables import words
from app.features.variables.counting import Wanted
from app.kit import numbers
from app.kit.controls import SPACING, WheelGuard
from app.kit.language import sentence
from app.kit.layouts import column
from app.kit.theme import Theme
from app.kit.ticks import Ticks
from app.workspaces.uniqueness.state import tr
from app.workspaces.uniqueness.variables.variable_row import Choice, VariableRow, VariableShown
from core.io.records import ColumnPreview, RecordPreview
from core.record_uniqueness.cautions import by_name
from core.record_uniqueness.known import Checks, Facts, VariableFacts
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import Recode


class VariableList(QWidget):
    """Rows of variables; arrows move between their ticks.

    Signals
    -------
    ticked(tuple[str, ...])
        The variables that shall be asked about, in the order of the rows.
    recoded(str, Recode), groups_requested(str), removed(str)
        See `VariableRow`.
    """

    ticked = Signal(object)
    recoded = Signal(str, object)
    groups_requested = Signal(str)
    removed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._guard = theme, WheelGuard(self)
        self.rows: list[VariableRow] = []
        self._ticks = Ticks(lambda: [of.tick for of in self.rows], self)
        self._column = column(self, spacing=SPACING)
        self.setAccessibleName(self.tr("Variables"))

    def row(self, name: str) -> VariableRow:
        """The row of a variable."""
        return next(of for of in self.rows if of.shown.name == name)

    def show_variables(self, variables: tuple[VariableShown, ...]) -> None:
        """Shows variables; rows of those that were there stay."""
        there = {of.shown.name: of for of in self.rows}
        wanted = [of.name for of in variables]
        if [of.shown.name for of in self.rows] == wanted:
            for row, shown in zip(self.rows, variables, strict=True):
                row.show_variable(shown)
            return
        for row in self.rows:
            self._column.removeWidget(row)
            if row.shown.name not in wanted:
                self._drop(row)
        self.rows = [there.get(of.name) or self._new_row(of) for of in variables]
        before: QWidget | None = None
        for row, shown in zip(self.rows, variables, strict=True):
            self._column.addWidget(row)
            row.show_variable(shown)
            if before is not None:
                QWidget.setTabOrder(before, row.tick)
            QWidget.setTabOrder(row.tick, row.recodes)
            before = row.recodes
            if row.remove is not None:
                QWidget.setTabOrder(before, row.remove)
                before = row.remove

    def _drop(self, row: VariableRow) -> None:
        self._ticks.forget(row.tick)
        row.hide()
        row.deleteLater()

    def _new_row(self, shown: VariableShown) -> VariableRow:
        row = VariableRow(shown, self._theme, self._guard, self)
        row.tick.clicked.connect(self._tick)
        row.recoded.connect(self.recoded)
        row.groups_requested.connect(self.groups_requested)
        row.removed.connect(self.removed)
        self._ticks.watch(row.tick)
        return row

    @Slot()
    def _tick(self) -> None:
        # What is shown may be a click behind: the ticks are not.
        self.ticked.emit(tuple(of.shown.name for of in self.rows if of.tick.isChecked()))


def rows_of(
    wanted: Wanted,
    question: Question,
    preview: RecordPreview,
    facts: Facts,
    checks: Checks | None,
    runs: Mapping[str, str],
) -> tuple[VariableShown, ...]:
    """The rows, in their order.

    Parameters
    ----------
    wanted, question
        What there is to count, and what is asked.
    preview
        What is known of the columns without counting.
    facts, checks, runs
        What is known once they are counted; {level of geography: name of the run}.
    """
    said = {of.variable: str(of) for of in (checks.cautions if checks is not None else ())}
    added = {of.column for of in wanted.columns}
    about = {of.name: of for of in preview.columns}
    rows = []
    for name in wanted.names:
        known = facts.get(name)
        rows.append(
            VariableShown(
                name,
                words.name_words(name) if name == wanted.geography else name,
                name in question.variables,
                _choices(wanted, name, known, runs),
                question.recode_of(name),
                None if known is None else known.entropy,
                _hint(wanted, name, about.get(name)) if known is None else "",
                said.get(name, "") or _by_name(name, wanted),
                name in added,
            )
        )
    return tuple(rows)


def _hint(wanted: Wanted, name: str, column: ColumnPreview | None) -> str:
    """What is known of a variable that is not counted yet."""
    if column is not None and column.n_distinct is not None:
        values = words.values(column.n_distinct)
        return tr("{values} in the file, not counted yet").format(values=values)
    if name == wanted.geography and wanted.file.areas is not None:
        return numbers.count(len(wanted.file.areas.layer), tr("areas"))
    return ""


def _by_name(name: str, wanted: Wanted) -> str:
    """What its name says against a variable, whether it is ticked or not."""
    caution = by_name(name) if name != wanted.geography else None
    return "" if caution is None else sentence(caution.template, caution.values)


def _choices(
    wanted: Wanted, name: str, known: VariableFacts | None, runs: Mapping[str, str]
) -> tuple[Choice, ...]:
    areas = wanted.file.areas
    own = "" if areas is None or name != wanted.geography else areas.level
    if known is None:
        as_is = words.areas_words(own) if name == wanted.geography else tr("as it is")
        return (Choice(Recode(name), as_is),)
    return tuple(
        Choice(
            of.recode,
            words.recode_words(known.variable, of.recode, own, runs),
            of.categories,
            of.price,
        )
        for of in known.choices
    )
