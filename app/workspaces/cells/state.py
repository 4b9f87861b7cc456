"""What the panels of the Cells workspace share."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QObject, Signal

from app.frame.history import Edit, History
from app.kit.state import State
from core.coded_records import CodedRecords
from core.hierarchies.design import CellDesign, Plan
from core.hierarchies.hierarchy import Hierarchy
from core.quasi_identifiers import QuasiIdentifier
from core.suppression.cells.outcome import Outcome
from core.suppression.cells.result import SoFar


class CellsState(State):
    """The design, the records it is about, and what came out.

    Signals
    -------
    design_changed(CellDesign)
        Something else is asked for.
    columns_changed(tuple[QuasiIdentifier, ...])
        Other columns of the record file are to be read besides those of the scenario.
    hierarchies_changed(dict[str, Hierarchy])
        A hierarchy was made, imported, edited or removed.
    plan_changed(Plan | None)
        Other combinations follow from the design. None: it cannot be carried out as it is.
    titles_changed(dict[str, str])
        Columns and levels are called otherwise by the user, such as the regions of a run.
    records_changed(CodedRecords | None)
        The records were read, with a column for each level (None: they must be read again).
    so_far_changed(SoFar | None)
        The work got further. None: nothing is being worked on.
    outcome_changed(Outcome | None)
        What came out. None: nothing is known.
    kept_changed(tuple[Outcome, ...])
        Earlier outcomes, kept for comparison, the oldest first.
    working_changed(bool)
        Cells are being suppressed, or no longer.
    outdated_changed(bool)
        What is shown came out of another design, or is that of this one again.
    run_requested()
        Cells shall be suppressed now (by the panel of the design, which owns the work).
    read_requested()
        The records shall be read now, if they are not (by the same).
    """

    design_changed = Signal(object)
    columns_changed = Signal(object)
    hierarchies_changed = Signal(object)
    plan_changed = Signal(object)
    titles_changed = Signal(object)
    records_changed = Signal(object)
    so_far_changed = Signal(object)
    outcome_changed = Signal(object)
    kept_changed = Signal(object)
    working_changed = Signal(bool)
    outdated_changed = Signal(bool)
    run_requested = Signal()
    read_requested = Signal()

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self.design = CellDesign()
        self.columns: tuple[QuasiIdentifier, ...] = ()
        self.plan: Plan | None = None
        self.titles: Mapping[str, str] = {}
        self.hierarchies: Mapping[str, Hierarchy] = {}
        self.records: CodedRecords | None = None
        self.so_far: SoFar | None = None
        self.outcome: Outcome | None = None
        self.kept: tuple[Outcome, ...] = ()
        self.working = False
        self.outdated = False
        for name in vars(CellsState):
            if name.endswith("_changed"):
                getattr(self, name).connect(lambda _, name=name: self.changed.emit(name))

    def adopt(self, other: CellsState) -> None:
        """Takes over what another one holds, once files and settings have come."""
        self.set_columns(other.columns)
        self.follow_hierarchies(other.hierarchies)
        self.follow(other.design)
        self.set_records(other.records)
        self.show_outcome(other.outcome)
        self.set_kept(other.kept)
        self.set_outdated(other.outdated)

    # What is asked for

    def ask(self, design: CellDesign, topic: str = "cells") -> None:
        """Replaces the design, by the user's wish: this can be undone.

        Wishes of one topic that follow each other quickly are undone together; of "" never.
        """
        before = self.design
        if design == before:
            return
        self.follow(design)
        text = QCoreApplication.translate("Cells", "change what is protected")
        self._history.record(
            Edit(text, lambda: self.follow(design), lambda: self.follow(before), topic)
        )

    def follow(self, design: CellDesign) -> None:
        """Replaces the design because something else changed: no edit of its own."""
        if design != self.design:
            self.design = design
            self.design_changed.emit(design)

    def set_hierarchies(self, hierarchies: Mapping[str, Hierarchy]) -> None:
        """Replaces the hierarchies, by the user's wish: this can be undone."""
        before = self.hierarchies
        if dict(hierarchies) == dict(before):
            return
        self.follow_hierarchies(hierarchies)
        text = QCoreApplication.translate("Cells", "change hierarchies")
        self._history.record(
            Edit(
                text,
                lambda: self.follow_hierarchies(hierarchies),
                lambda: self.follow_hierarchies(before),
                "",
            )
        )

    def follow_hierarchies(self, hierarchies: Mapping[str, Hierarchy]) -> None:
        """Replaces the hierarchies because something else changed."""
        if dict(hierarchies) != dict(self.hierarchies):
            self.hierarchies = dict(hierarchies)
            self.hierarchies_changed.emit(self.hierarchies)

    def set_columns(self, columns: tuple[QuasiIdentifier, ...]) -> None:
        """Reads other columns of the file besides those of the scenario."""
        if columns != self.columns:
            self.columns = columns
            self.columns_changed.emit(columns)

    def set_plan(self, plan: Plan | None) -> None:
        """Tells which combinations follow from the design."""
        if plan != self.plan:
            self.plan = plan
            self.plan_changed.emit(plan)

    def set_titles(self, titles: Mapping[str, str]) -> None:
        """Says what columns and levels are called by the user."""
        if dict(titles) != dict(self.titles):
            self.titles = dict(titles)
            self.titles_changed.emit(self.titles)

    def title(self, column: str) -> str:
        """What a column or level is called by the user: "FSAs" for "geography.fsa"."""
        return self.titles.get(column, column)

    # What is known

    def set_records(self, records: CodedRecords | None) -> None:
        """Replaces the records."""
        if records is not self.records:
            self.records = records
            self.records_changed.emit(records)

    def show_so_far(self, so_far: SoFar | None) -> None:
        """Shows how far the work is."""
        self.so_far = so_far
        self.so_far_changed.emit(so_far)

    def show_outcome(self, outcome: Outcome | None) -> None:
        """Shows what came out."""
        if outcome is not self.outcome:
            self.outcome = outcome
            self.outcome_changed.emit(outcome)

    def set_kept(self, kept: tuple[Outcome, ...]) -> None:
        """Replaces the outcomes that are kept for comparison."""
        if kept != self.kept:
            self.kept = kept
            self.kept_changed.emit(kept)

    def set_working(self, working: bool) -> None:
        """Tells whether cells are being suppressed."""
        if working != self.working:
            self.working = working
            self.working_changed.emit(working)

    def set_outdated(self, outdated: bool) -> None:
        """Tells whether what is shown came out of another design."""
        if outdated != self.outdated:
            self.outdated = outdated
            self.outdated_changed.emit(outdated)
