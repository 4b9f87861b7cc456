"""Connects the panel of the design: session, state, work."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot

from app.features.variables import words as record_texts
from app.features.variables.add_form import offered_of
from app.features.variables.records_card import RecordsShown
from app.frame.names import AGGREGATE
from app.frame.program import Program
from app.workspaces.cells.setup import empty, texts
from app.workspaces.cells.setup.codes import Codes
from app.workspaces.cells.setup.edits import Edits
from app.workspaces.cells.setup.links_form import LinkableColumn
from app.workspaces.cells.setup.offer import Offer
from app.workspaces.cells.setup.panel import SetupPanel
from app.workspaces.cells.setup.planning import Planned
from app.workspaces.cells.setup.reader import Reader
from app.workspaces.cells.setup.rows import matrix_of, rows_of, titles_of
from app.workspaces.cells.setup.running import Running
from app.workspaces.cells.setup.saving import Saving
from app.workspaces.cells.setup.sentence import Sentence
from app.workspaces.cells.setup.shown import MatrixShown
from app.workspaces.cells.setup.work import Work
from app.workspaces.cells.state import CellsState

NAME = "cells"


class SetupWiring(QObject):
    """Keeps the panel showing what can be protected, and carries out what it wants."""

    def __init__(self, program: Program, state: CellsState, panel: SetupPanel) -> None:
        super().__init__(panel)
        session, background = program.session, program.background
        self._program, self._session = program, session
        self._state, self._panel = state, panel
        self.offer = Offer(session, state, program.settings, self)
        self.reader = Reader(session, background, state, self.offer)
        self.work = Work(program.jobs, self)
        self.running = Running(
            session, program.jobs, background, state, self.offer, self.reader, self.work
        )
        self.codes = Codes(session, background, program.history, state, self.offer, self.work)
        self.saving = Saving(program, state)
        self.edits = Edits(state, self.offer, program.settings, panel)
        self._sentence = Sentence(program, state, NAME)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        self._hear()
        self._show()

    def _hear(self) -> None:
        state, panel, window = self._state, self._panel, self._program.window
        for signal in (
            self.offer.changed,
            self.reader.changed,
            state.design_changed,
            state.records_changed,
            state.outcome_changed,
            self._session.runs_changed,
        ):
            signal.connect(self._soon.start)
        state.outdated_changed.connect(panel.run.show_outdated)
        state.outdated_changed.connect(self._soon.start)
        state.so_far_changed.connect(self._show_moles)
        self.running.planned.connect(self._show_plan)
        self.running.busy.connect(self._say_busy)
        self.work.started.connect(panel.run.show_working)
        self.work.told.connect(panel.run.show_step)
        self.work.failed.connect(panel.run.show_error)
        self.work.ended.connect(panel.run.show_idle)
        window.workspace_changed.connect(self._switch)
        panel.codes_requested.connect(self.codes.add)
        panel.run.run_requested.connect(self.running.run)
        panel.run.cancel_requested.connect(self.work.cancel)
        panel.run.save_requested.connect(self.saving.ask)
        self.saving.possible_changed.connect(panel.run.show_saving)
        self._hear_buttons()

    def _hear_buttons(self) -> None:
        panel, window = self._panel, self._program.window
        actions = window.actions_
        panel.empty.records_requested.connect(actions.open_records.trigger)
        panel.empty.sample_requested.connect(actions.open_sample.trigger)
        panel.records.areas_requested.connect(actions.open_areas.trigger)
        panel.records.choose_requested.connect(lambda: window.show_workspace(AGGREGATE))

    # What is shown

    @Slot(str)
    def _switch(self, workspace: str) -> None:
        self.running.set_active(workspace == NAME)
        if workspace == NAME:
            self._soon.start()

    @Slot()
    def _refresh(self) -> None:
        """Shows how things are, if anybody sees it."""
        if self.running.active:
            self._show()

    @Slot()
    def _show(self) -> None:
        """Shows what can be protected; what follows comes from the background."""
        opened, wanted = self._session.records, self.offer.wanted
        if opened is None or wanted is None:
            self._panel.show_nothing(empty.NO_RECORDS)
            return
        panel, design = self._panel, self._state.design
        self._state.titles = titles_of(self._session, wanted, self.offer.variables)
        panel.show_nothing(empty.READY)
        of_persons = self._session.draft.person_column is not None
        panel.show_records(self._records(), of_persons=of_persons)
        panel.add_form.show_columns(offered_of(wanted, opened.preview))
        panel.show_codes(self.codes.offered)
        added = {of.column for of in self._state.columns}
        panel.show_variables(
            rows_of(self._session, wanted, design, self.offer.variables, added, self._state.records)
        )
        panel.strictness.show_strictness(design.k, design.tau)
        panel.show_links(self._linkable(), design.links)
        panel.show_method(design.algorithm, design.give_back, design.single_pass)
        self._show_plan(self.running.plan)

    def _linkable(self) -> tuple[LinkableColumn, ...]:
        """Every column of the file but the area's, and every level."""
        opened, wanted = self._session.records, self.offer.wanted
        assert opened is not None
        assert wanted is not None
        named = [of.name for of in opened.preview.columns if of.name != wanted.file.area_column]
        every = dict.fromkeys((*self.offer.columns, *named))
        return tuple(LinkableColumn(of, self._state.title(of)) for of in every)

    def _records(self) -> RecordsShown:
        opened, wanted = self._session.records, self.offer.wanted
        assert opened is not None
        assert wanted is not None
        areas, records = wanted.file.areas, self._state.records
        left_out = {} if records is None else records.left_out
        return RecordsShown(
            opened.path.name,
            opened.preview.n_rows,
            "" if areas is None else areas.layer.name,
            0 if areas is None else len(areas.layer),
            wanted.file.area_column is not None,
            tuple((record_texts.reason_words(reason), n) for reason, n in left_out.items()),
        )

    @Slot(object)
    def _show_plan(self, found: Planned | None) -> None:
        """Which combinations follow, or why none can; out of sight it waits until it is seen."""
        if not self.running.active:
            return
        run, view, titles = self._panel.run, self._panel.combinations, self._state.titles
        if not self.work.busy:
            run.show_error((found and found.error) or self.reader.error)
        if found is None:
            view.show_combinations(MatrixShown())
            run.show_estimate("", texts.tr("Tick at least one variable."))
            return
        view.show_combinations(matrix_of(found, self._state.design, titles))
        self._show_moles()
        if found.plan is None:
            run.show_estimate("", texts.tr("This cannot be protected as it is."))
            return
        outcome, n = self._state.outcome, len(found.plan.combinations)
        if outcome is not None and not self._state.outdated:
            seconds = sum(outcome.suppression.seconds.values())
            run.show_answered(texts.answered(n, seconds))
        else:
            run.show_estimate(texts.estimate(n, found.plan.n_skipped))

    @Slot()
    def _show_moles(self) -> None:
        """Small classes left in each combination: falling while the work goes on, then none."""
        state = self._state
        moles: tuple[int, ...] = ()
        if state.so_far is not None:
            moles = state.so_far.moles
        elif state.outcome is not None and not state.outdated:
            moles = tuple(of.classes_below_k for of in state.outcome.verification.checks)
        self._panel.combinations.show_moles(moles)

    @Slot()
    def _say_busy(self) -> None:
        self._panel.run.say(self.tr("Something else is under way: wait, or cancel it."))
