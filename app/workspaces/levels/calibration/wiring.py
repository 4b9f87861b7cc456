"""The Calibration panel in the program: what it offers, the job that it starts, what comes out."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Slot

from app.frame.program import Program
from app.kit.job import Job
from app.workspaces.levels.calibration.columns import offered_columns
from app.workspaces.levels.calibration.empty_place import NO_COLUMNS, NO_RECORDS, READY
from app.workspaces.levels.calibration.other_wiring import OtherModelsWiring
from app.workspaces.levels.calibration.panel import CalibrationPanel
from app.workspaces.levels.calibration.running import (
    Asked,
    Calibrate,
    Finished,
    Kept,
    RecordFile,
    calibrate_file,
    curves_in,
)
from app.workspaces.levels.calibration.sets_wiring import SetsWiring
from app.workspaces.levels.calibration.settings_form import remembered_text, take_remembered
from app.workspaces.levels.state import LevelsState
from core.calibration.procedure import calibrate
from core.calibration.results import CalibrationSnapshot
from core.canada import part_of_canada
from core.errors import VbasError
from core.quasi_identifiers import QuasiIdentifier
from core.steps import Step

REMEMBERED = "levels/calibration"


class CalibrationWiring(QObject):
    """Gives the panel the columns of the records, and runs what it asks for."""

    def __init__(
        self,
        program: Program,
        state: LevelsState,
        panel: CalibrationPanel,
        engine: Calibrate = calibrate,
    ) -> None:
        super().__init__(panel)
        self._program, self._state, self.panel = program, state, panel
        self._session, self._jobs = program.session, program.jobs
        self.engine, self.kept = engine, Kept()
        self._offered: tuple[QuasiIdentifier, ...] = ()
        self._job: Job | None = None
        self._asked: Asked | None = None
        self.sets = SetsWiring(program, state, panel.sets)
        self.others = OtherModelsWiring(program, state, panel, self.sets)
        take_remembered(panel.settings, program.settings.kept.get(REMEMBERED, ""))
        panel.settings_edited.connect(self._remember)
        panel.calibrate_requested.connect(self.run)
        panel.stop_requested.connect(self._stop)
        panel.cancel_requested.connect(self._cancel)
        panel.open_requested.connect(program.window.actions_.open_records.trigger)
        self._session.records_changed.connect(self._change_records)
        self._session.draft_changed.connect(lambda _: self._offer())
        self._session.areas_changed.connect(lambda _: self._offer())
        self._jobs.started.connect(lambda _: self._enable())
        self._jobs.ended.connect(lambda _: self._enable())
        self._offer()

    def adopt(self, other: CalibrationWiring) -> None:
        """Takes over what was read and fitted in a window that goes, once its files have come."""
        self.kept, self._asked = replace(other.kept), other._asked
        self.sets.records_path = other.sets.records_path
        calibration = self._state.calibration
        if calibration is not None:
            self.panel.show_calibration(calibration)
        elif self.kept.asked is not None and self.kept.curves:
            self._show_kept(self.kept.asked)
        self.others.adopt(other.others)
        self._enable()

    # What can be asked

    @Slot(object)
    def _change_records(self, opened: object) -> None:
        """Another file: what was read and fitted does not belong to it."""
        del opened
        self.kept.forget()
        self.others.forget()
        if self._job is not None:
            self._job.discard()
        self.panel.clear()
        self._state.show_calibration(None)
        self._offer()

    def _offer(self) -> None:
        opened, draft = self._session.records, self._session.draft
        self._offered = offered_columns(opened, draft)
        if opened is None:
            self.panel.show_nothing(NO_RECORDS)
            return
        self.panel.show_nothing(READY if len(self._offered) > 1 else NO_COLUMNS)
        area_file = self._session.area_file
        part = None if area_file is None else part_of_canada(area_file.layer)
        self.panel.settings.show_records(
            [qi.column for qi in self._offered],
            [qi.column for qi in draft.scenario.quasi_identifiers],
            opened.preview.n_rows,
            part,
        )

    def _enable(self) -> None:
        self.panel.set_running(self._job is not None, can_start=not self._jobs.busy)

    @Slot()
    def _remember(self) -> None:
        self._program.settings.kept[REMEMBERED] = remembered_text(self.panel.settings)

    # Running

    def asked(self) -> Asked:
        """What the panel asks for now.

        Raises
        ------
        VbasError
            If it cannot be asked, or the file has gone.
        """
        opened, draft = self._session.records, self._session.draft
        if opened is None:
            raise VbasError("No records are open.", "Open a record file first.")
        settings, wanted = self.panel.settings.settings(), self.panel.settings.columns()
        columns = tuple(qi for qi in self._offered if qi.column in wanted)
        missing = draft.scenario.exclude_missing
        file = RecordFile.of(opened.path, columns, missing, draft.person_column)
        return Asked(file, settings)

    @Slot(bool)
    def run(self, go_on: bool) -> None:
        """Starts a calibration; ``go_on`` keeps the curves that are there."""
        if self._jobs.busy:
            return
        try:
            asked = self.asked()
            done = self.kept.curves_of(asked) if go_on else ()
            steps = calibrate_file(asked, self.kept.records_of(asked.file), done, self.engine)
        except VbasError as error:
            self.panel.show_error(error)
            return
        job = self._jobs.start(self.tr("Calibration"), steps)
        if job is None:
            return
        self._job, self._asked = job, asked
        self.panel.begin()
        job.told.connect(partial(self._show, asked))
        job.succeeded.connect(partial(self._take, asked))
        job.failed.connect(partial(self._fail, asked))
        job.discarded.connect(self._put_back)
        job.ended.connect(self._forget)

    @Slot()
    def _stop(self) -> None:
        if self._job is not None:
            self._job.stop()

    @Slot()
    def _cancel(self) -> None:
        if self._job is not None:
            self._job.discard()

    def _is_current(self, asked: Asked) -> bool:
        """Whether the records are still those that were asked for."""
        opened = self._session.records
        return asked is self._asked and opened is not None and opened.path == asked.file.path

    def _show(self, asked: Asked, step: Step) -> None:
        """Shows the curves so far; they are there to go on with, whatever happens."""
        if isinstance(step.snapshot, CalibrationSnapshot) and self._is_current(asked):
            self.kept.keep_curves(asked, curves_in(step.snapshot))
            settings = asked.settings
            self.panel.show_snapshot(step.snapshot, len(settings.models), settings.step)

    def _take(self, asked: Asked, done: Finished) -> None:
        if not self._is_current(asked):
            return
        self.kept.file, self.kept.records = asked.file, done.records
        self.kept.keep_curves(asked, done.calibration.curves)
        self.sets.records_path = asked.file.path
        self._state.show_calibration(done.calibration)
        self.panel.show_calibration(done.calibration)
        self.others.show_fitted(done)

    def _fail(self, asked: Asked, error: Exception) -> None:
        if not isinstance(error, VbasError):
            self._show_kept(asked)
            raise error
        self._show_kept(asked)
        self.panel.show_error(error)

    def _show_kept(self, asked: Asked) -> None:
        kept = self.kept.curves_of(asked)
        self.panel.show_unfinished(len(kept), len(asked.settings.models))

    @Slot()
    def _put_back(self) -> None:
        """Cancelled: what was shown before comes back."""
        before = self._state.calibration
        if before is None:
            self.panel.clear()
        else:
            self.panel.show_calibration(before)

    @Slot()
    def _forget(self) -> None:
        self._job = None
        self._enable()
