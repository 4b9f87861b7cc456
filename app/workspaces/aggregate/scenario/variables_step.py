"""Step 2: which columns an adversary could know, and how they are recoded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.features.variables.grouped import aside, grouped_in_file, grouped_of
from app.features.variables.picker import ColumnRow, VariablePicker
from app.features.variables.record_filter import RecordFilter
from app.frame.column_values import ColumnValues, CountedColumns
from app.frame.session import Draft, Opened
from app.kit import layouts, recoding
from app.kit.controls import SPACING, MutedLabel, NarrowCheckBox, WheelGuard
from app.workspaces.aggregate.scenario.category_editor import CategoryEditor
from core.io.records import CategoryCounts, ColumnPreview
from core.io.records.filtering import Filtered
from core.quasi_identifiers import QuasiIdentifier


class VariablesStep(QWidget):
    """The columns with ticks; for the one that is looked at its categories and recoding.

    Signals
    -------
    edited(Draft)
        The settings with a change.
    values_needed(str)
        The values of a column shall be counted.
    filter_asked(str)
        What this filter of the records leaves shall be counted; `take_left` is told.
    """

    edited = Signal(object)
    values_needed = Signal(str)
    filter_asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._draft = Draft()
        self._columns: tuple[ColumnPreview, ...] = ()
        self._counted = CountedColumns()
        self._remembered: dict[str, QuasiIdentifier] = {}
        self.empty = MutedLabel(
            self.tr("The columns of the record file will be listed here: open records first.")
        )
        self.editor = CategoryEditor(WheelGuard(self))
        self.picker = VariablePicker(self.editor, ordered=True)
        self.list = self.picker.list
        self.exclude = NarrowCheckBox(self.tr("Leave out records with missing values"))
        self.exclude.setToolTip(
            self.tr("Leaves out records with missing values; else missing is a class of its own")
        )
        self.filter = RecordFilter(WheelGuard(self))
        parts = (self.empty, self.picker, self.exclude, self.filter)
        layouts.column(self, *parts, spacing=SPACING)
        self.list.chosen.connect(self._choose)
        self.list.current.connect(lambda _: self._refresh())
        self.editor.edited.connect(self._take_variable)
        self.filter.asked.connect(self.filter_asked)
        self.filter.cleared.connect(lambda: self.edited.emit(replace(self._draft, where="")))
        self.exclude.toggled.connect(lambda on: self._edit(exclude_missing=on))
        self._refresh()

    def show_records(self, records: Opened | None) -> None:
        """Shows the columns of a record file; what was counted of another one is forgotten."""
        self._columns = () if records is None else tuple(records.preview.columns)
        self._counted.clear()
        self.picker.filter.clear()
        self.filter.show_columns([column.name for column in self._columns])
        self._ask_for_values()
        self._refresh()

    def show_draft(self, draft: Draft) -> None:
        """Shows the settings."""
        self._draft = draft
        with QSignalBlocker(self.exclude):
            self.exclude.setChecked(draft.scenario.exclude_missing)
        self.filter.show_condition(draft.where)
        for qi in draft.scenario.quasi_identifiers:
            self._remembered[qi.column] = qi
        self._ask_for_values()
        self._refresh()

    def offer_recodings(self, known: Mapping[str, QuasiIdentifier]) -> None:
        """Recodings to use once their column is ticked, from a categories file."""
        self._remembered = dict(known) | {
            qi.column: qi for qi in self._draft.scenario.quasi_identifiers
        }

    def show_counts(
        self, column: str, counts: CategoryCounts, counted_by: QuasiIdentifier | None = None
    ) -> None:
        """Shows the counted values of a column.

        Parameters
        ----------
        column
            The column.
        counts
            What was counted.
        counted_by
            The banding that was applied while counting, if one was.
        """
        about = self._about(column)
        suggested = () if about is None else about.suggested_missing
        self._counted.take(column, ColumnValues.of(counts, suggested, counted_by))
        self._ask_for_values()
        self._refresh()

    def refuse(self, column: str) -> None:
        """A column could not be counted; it is asked for again with another banding."""
        self._counted.refuse(self._variable(column) or QuasiIdentifier(column))
        self._refresh()

    def take_left(self, left: Filtered) -> None:
        """A filter was found sound: the records are read by it from now on."""
        self.filter.show_left(left)
        if left.text != self._draft.where:
            self.edited.emit(replace(self._draft, where=left.text))

    def n_categories(self) -> dict[str, int]:
        """Number of categories of each variable whose values are counted."""
        return {
            qi.column: values.recoded(qi).n_categories
            for qi in self._draft.scenario.quasi_identifiers
            if (values := self._counted.values(qi)) is not None
        }

    def values_of(self, qi: QuasiIdentifier) -> ColumnValues | None:
        """The counted values of a variable's column, None while they are not known."""
        return self._counted.values(qi)

    def summary(self) -> str:
        """What is chosen, in one line."""
        chosen = self._draft.scenario.quasi_identifiers
        if not chosen:
            return self.tr("none chosen yet")
        said = ", ".join(recoding.describe(qi, self.tr("{width} y")) for qi in chosen)
        return (
            self.tr("{variables} · some records").format(variables=said)
            if self._draft.where
            else said
        )

    def _variable(self, column: str) -> QuasiIdentifier | None:
        for qi in self._draft.scenario.quasi_identifiers:
            if qi.column == column:
                return qi
        return None

    def _refresh(self) -> None:
        there = bool(self._columns)
        self.empty.setVisible(not there)
        for widget in (self.picker, self.exclude, self.filter):
            widget.setVisible(there)
        chosen = [qi.column for qi in self._draft.scenario.quasi_identifiers]
        of = {column.name: column for column in self._columns}
        others = [name for name in of if name not in chosen and name not in self._with_a_role()]
        names = [name for name in chosen if name in of] + others
        self.picker.show_rows(
            [ColumnRow(name, self._aside(of[name]), name in chosen) for name in names]
        )
        qi = self._variable(self.list.current_name())
        self.editor.setVisible(qi is not None)
        if qi is not None:
            self.editor.show_variable(
                qi,
                self._counted.values(qi),
                self._about(qi.column),
                self._counted.is_counting(qi.column),
            )

    def _with_a_role(self) -> set[str]:
        return {self._draft.area_column, self._draft.person_column or ""}

    def _aside(self, column: ColumnPreview) -> str:
        qi = self._variable(column.name)
        if qi is None:
            return aside(column, grouped_in_file(column))
        return aside(column, grouped_of(self._counted.values, qi, column))

    def _about(self, name: str) -> ColumnPreview | None:
        return next((column for column in self._columns if column.name == name), None)

    def _ask_for_values(self) -> None:
        known = {column.name for column in self._columns}
        chosen = [qi for qi in self._draft.scenario.quasi_identifiers if qi.column in known]
        for column in self._counted.ask_for(chosen):
            self.values_needed.emit(column)

    @Slot(object)
    def _choose(self, names: list[str]) -> None:
        chosen = tuple(self._remembered.get(name, QuasiIdentifier(name)) for name in names)
        self._edit(quasi_identifiers=chosen)

    @Slot(object)
    def _take_variable(self, qi: QuasiIdentifier) -> None:
        self._remembered[qi.column] = qi
        chosen = self._draft.scenario.quasi_identifiers
        self._edit(quasi_identifiers=tuple(qi if of.column == qi.column else of for of in chosen))

    def _edit(self, **changes: Any) -> None:
        draft = replace(self._draft, scenario=replace(self._draft.scenario, **changes))
        self.show_draft(draft)
        self.edited.emit(draft)
