"""Connects the remedies: what they are worked out from, and what their buttons do."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from app.frame.program import Program
from app.table.exporting import TableExporter
from app.workspaces.levels.lens.draft_design import DraftDesign
from app.workspaces.levels.state import LevelsState
from app.workspaces.levels.table.frames import failing_units
from app.workspaces.levels.table.remedies import Remedies, coarsened, remedies_for, started
from app.workspaces.levels.table.remedies_panel import RemediesPanel
from app.workspaces.levels.table.table_wiring import TableWiring
from core.cutoff.design import Design
from core.cutoff.gaps import max_combinations_of

_TOPIC = "remedies of levels"


class RemediesWiring(QObject):
    """Works the remedies out while they can be seen."""

    def __init__(
        self,
        program: Program,
        state: LevelsState,
        table: TableWiring,
        panel: RemediesPanel,
        draft: DraftDesign,
    ) -> None:
        super().__init__(program.window)
        self._program, self._session = program, program.session
        self._state, self._table, self._panel, self._draft = state, table, panel, draft
        self._stale = True
        self._exporter = TableExporter(program.window)
        table.decided.connect(self._outdate)
        draft.changed.connect(self._outdate)
        panel.shown.connect(self._refresh)
        panel.select_requested.connect(table.select_failing)
        panel.export_requested.connect(self._export)
        panel.level_requested.connect(lambda level: state.change(level=level))
        panel.design_requested.connect(self._coarsen)
        panel.start_requested.connect(self._start)

    @Slot()
    def _outdate(self) -> None:
        self._stale = True
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        if not self._stale or not self._panel.isVisible():
            return
        self._stale = False
        found, sheet, question = self._table.decided_now(), self._table.sheet, self._state.question
        if found is None or sheet is None or found[2] is None:
            self._program.background.forget(_TOPIC)
            self._panel.show_remedies(None, question.design, self._why())
            return
        level, asked, _ = found
        combinations, counting = self._combinations(), self._draft.counting()

        def work() -> Remedies:
            counted = None if counting is None else counting(question.design)
            return remedies_for(sheet, sheet.row(level), asked, question, combinations, counted)

        self._program.background.ask(
            _TOPIC, work, lambda made: self._panel.show_remedies(made, question.design)
        )

    def _combinations(self) -> int | None:
        """Max combinations of what would be run; None while that is not known."""
        study, design = self._session.study, self._draft.design
        if study is not None:
            return max_combinations_of(study.counts)
        if self._session.draft.scenario.quasi_identifiers:
            return design.max_combinations if design.variables else None
        return self._state.question.design.max_combinations  # these will be the variables

    def _why(self) -> str:
        if self._table.sheet is None:
            return ""
        return self.tr(
            "Choose the variables that are released, or a fixed cut-off in the table: then it is "
            "said what can be done about units with too few people."
        )

    @Slot()
    def _export(self) -> None:
        remedies = self._panel.remedies
        if remedies is not None:
            self._exporter.ask(failing_units(remedies.judged), "left-out")

    @Slot(object)
    def _coarsen(self, answer: Design) -> None:
        self._state.change(design=coarsened(self._state.question.design, answer))

    @Slot()
    def _start(self) -> None:
        """Sets the draft, goes where it can be seen, and runs."""
        remedies, window = self._panel.remedies, self._program.window
        if remedies is None or remedies.starts.whole is None:
            return
        draft = self._session.draft
        scenario = started(draft.scenario, remedies, each=self._panel.each.isChecked())
        self._session.set_draft(replace(draft, scenario=scenario))
        window.show_workspace("aggregate")
        window.actions_.run.trigger()
