"""What the panels of the Cells workspace share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from app.features.project.beside import Beside
from app.features.variables.counting import Wanted
from app.frame.history import History
from app.kit.state import State, Value
from app.workspaces.cells.texts import tr
from core.coded_records import CodedRecords
from core.errors import VbasError
from core.hierarchies.default_design import OfferedVariable
from core.hierarchies.design import CellDesign, Plan
from core.hierarchies.edits import with_hierarchy
from core.hierarchies.hierarchy import Hierarchy
from core.hierarchies.kept import KeptHierarchy, only_here
from core.hierarchies.losses import AUTOMATIC
from core.io.hierarchy_files import write_hierarchy
from core.quasi_identifiers import QuasiIdentifier
from core.risk.assessment import Release
from core.risk.thresholds import Threshold
from core.suppression.cells.comparison import Compared
from core.suppression.cells.outcome import Outcome
from core.suppression.cells.result import SoFar

if TYPE_CHECKING:
    from app.workspaces.cells.outcome.comparison import Candidate
    from app.workspaces.cells.outcome.price import Prices
    from core.hierarchies.planned import Planned


@dataclass(frozen=True)
class KeptCandidate:
    """What a project file holds of an outcome that was compared: its figures, no record.

    Attributes
    ----------
    compared, design, level, own
        See `app.workspaces.cells.outcome.comparison.Candidate`.
    """

    compared: Compared
    design: CellDesign | None
    level: str
    own: bool


class CellsState(State):
    """The design, the records it is about, and what came out.

    Attributes
    ----------
    columns
        Columns of the record file that are read besides those of the scenario.
    wanted, offered
        What is to be read of the file; the variables that can be protected, with their levels.
    hierarchies
        {column: its coarser levels}. Of a project they have no values until these were made or
        read again; see `core.hierarchies.kept`.
    design
        What is asked for. Set because something else changed; by the user's wish: `ask`.
    titles
        {column or level: what the user calls it}, such as the regions of a run.
    planned, plan
        What follows from the design, or why nothing can; the combinations, None: it cannot be
        carried out as it is.
    records, read_error
        The records, with a column for each level; None: they must be read again. And why levels
        cannot be looked up.
    so_far, working
        How far the work is, and whether cells are being suppressed.
    outcome, stale
        What came out, and whether that was of another design.
    candidates, baseline
        What is compared: earlier outcomes, the oldest first, then runs of a batch; and the key of
        the one that has 100 %.
    prices
        What a variable costs the others, as far as it is known.
    lost_column, lost_by
        Whose blanked cells are looked at, and by which groups; see `losses.found`.
    risk_threshold, risk_columns, release
        What is called a risk (None: as protected), by which combination attacks are looked at
        ((): by the one that tells most), and how the records are released.
    kept, kept_outcomes
        Other columns of the file that are written beside the protected ones; those of them that
        nobody can know of another person, as a design file says.
    levelled, value_search, levels_error
        The column whose levels are looked at, what listed values contain, and why the last edit
        of the levels was refused.

    Signals
    -------
    run_requested()
        Cells shall be suppressed now (by the panel of the design, which owns the work).
    read_requested()
        The records shall be read now, if they are not (by the same).
    codes_requested()
        The column of codes that is offered shall be protected too, with its beginnings as levels.
    """

    run_requested = Signal()
    read_requested = Signal()
    codes_requested = Signal()

    saved_name, outcomes = "cells", ("candidates",)

    columns: Value[tuple[QuasiIdentifier, ...]] = Value((), saved_as=tuple[QuasiIdentifier, ...])
    wanted: Value[Wanted | None] = Value(None)
    offered: Value[tuple[OfferedVariable, ...]] = Value(())
    hierarchies: Value[Mapping[str, Hierarchy]] = Value({}, saved_as=tuple[KeptHierarchy, ...])
    design: Value[CellDesign] = Value(CellDesign(), saved_as=CellDesign)
    titles: Value[Mapping[str, str]] = Value({})
    planned: Value[Planned | None] = Value(None)
    plan: Value[Plan | None] = Value(None)
    records: Value[CodedRecords | None] = Value(None)
    read_error: Value[VbasError | None] = Value(None)
    so_far: Value[SoFar | None] = Value(None)
    working: Value[bool] = Value(False)
    outcome: Value[Outcome | None] = Value(None)
    stale: Value[bool] = Value(False)
    candidates: Value[tuple[Candidate, ...]] = Value((), saved_as=tuple[KeptCandidate, ...])
    baseline: Value[object] = Value(None)
    prices: Value[Prices | None] = Value(None)
    lost_column: Value[str] = Value(AUTOMATIC)
    lost_by: Value[str] = Value(AUTOMATIC)
    risk_threshold: Value[Threshold | None] = Value(None, saved_as=Threshold | None)
    risk_columns: Value[tuple[str, ...]] = Value((), saved_as=tuple[str, ...])
    release: Value[Release] = Value(Release(), saved_as=Release)
    kept: Value[tuple[str, ...]] = Value((), saved_as=tuple[str, ...])
    kept_outcomes: Value[tuple[str, ...]] = Value((), saved_as=tuple[str, ...])
    levelled: Value[str] = Value("")
    value_search: Value[str] = Value("")
    levels_error: Value[VbasError | None] = Value(None)

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history

    def adopt(self, other: Any) -> None:
        """Takes over what another one holds, once files and settings have come."""
        for name in (
            *("columns", "hierarchies", "design", "records"),
            *("candidates", "baseline", "outcome", "stale"),
        ):
            setattr(self, name, getattr(other, name))

    def saved(self) -> dict[str, tuple[Any, Any]]:
        """See `State.saved`; of outcomes their figures, of levels where they come from."""
        found = super().saved()
        without_records: dict[str, Callable[[], tuple[Any, ...]]] = {
            "candidates": lambda: tuple(
                KeptCandidate(of.compared, of.design, of.level, of.own) for of in self.candidates
            ),
            "hierarchies": lambda: tuple(map(KeptHierarchy.of, self.hierarchies.values())),
        }
        return {
            name: (without_records[name]() if name in without_records else value, kind)
            for name, (value, kind) in found.items()
        }

    def take_saved(self, name: str, read: Callable[[Any], Any]) -> None:
        """See `State.take_saved`."""
        if name == "candidates":
            self._take_candidates(read(tuple[KeptCandidate, ...]))
        elif name == "hierarchies":
            kept: tuple[KeptHierarchy, ...] = read(tuple[KeptHierarchy, ...])
            self.hierarchies = {of.column: of.bare() for of in kept}
        else:
            super().take_saved(name, read)

    def _take_candidates(self, every: tuple[KeptCandidate, ...]) -> None:
        from app.workspaces.cells.outcome.comparison import Candidate

        self.candidates = tuple(
            Candidate(of.compared, None, of.design, of.level, of.own) for of in every
        )

    def beside(self) -> tuple[Beside, ...]:
        """Levels that a project would lose: they list values of records, and stand here only."""
        return tuple(
            Beside(tr("levels of {column}").format(column=of.column), of, self._write, self._wrote)
            for of in self.hierarchies.values()
            if only_here(of)
        )

    @staticmethod
    def _write(of: Hierarchy, path: Path) -> Hierarchy:
        return write_hierarchy(of, path, names=True, private=True)

    def _wrote(self, of: Hierarchy, written: Hierarchy) -> None:
        if self.hierarchies.get(of.column) is of:
            self.hierarchies = with_hierarchy(self.hierarchies, written)

    def ask(self, design: CellDesign, topic: str = "cells") -> None:
        """Replaces the design, by the user's wish: this can be undone.

        Wishes of one topic that follow each other quickly are undone together; of "" never.
        """
        self._history.change(self, "design", design, tr("change what is protected"), topic)

    def change_hierarchies(self, hierarchies: Mapping[str, Hierarchy]) -> None:
        """Replaces the hierarchies, by the user's wish: this can be undone."""
        self._history.change(self, "hierarchies", dict(hierarchies), tr("change hierarchies"), "")

    def judge_risk(self, name: str, after: object) -> None:
        """Replaces a value that the risk is judged by, by the user's wish: this can be undone."""
        self._history.change(self, name, after, tr("change what risk is judged by"), name)

    def title(self, column: str) -> str:
        """What a column or level is called by the user: "FSAs" for "geography.fsa"."""
        return self.titles.get(column, column)
