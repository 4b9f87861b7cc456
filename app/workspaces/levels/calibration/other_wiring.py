"""Suppression models that come with a calibration, and threshold models as a job of their own."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from app.frame.program import Program
from app.kit.job import Job
from app.workspaces.levels.calibration.columns import offered_columns
from app.workspaces.levels.calibration.panel import CalibrationPanel
from app.workspaces.levels.calibration.running import Finished, thresholds_of_areas
from app.workspaces.levels.calibration.sets_wiring import SetsWiring
from app.workspaces.levels.state import LevelsState
from core.calibration.threshold_fit import ThresholdFit
from core.errors import VbasError
from core.io.records import RecordSource


class OtherModelsWiring(QObject):
    """Shows models of other kinds, and has them saved with the set."""

    def __init__(
        self, program: Program, state: LevelsState, panel: CalibrationPanel, sets: SetsWiring
    ) -> None:
        super().__init__(panel)
        self._session, self._jobs, self._state = program.session, program.jobs, state
        self._panel, self._page, self._sets = panel, panel.others, sets
        self._job: Job | None = None
        self._fitted: Finished | None = None
        self._thresholds: ThresholdFit | None = None
        self._page.thresholds_requested.connect(self.fit_thresholds)
        self._page.cancel_requested.connect(self._cancel)
        for signal in (
            self._session.areas_changed,
            self._session.draft_changed,
            state.calibration_changed,
            program.jobs.started,
            program.jobs.ended,
        ):
            signal.connect(lambda _: self._enable())

    def forget(self) -> None:
        """Other records: what was fitted does not belong to them."""
        self._fitted = self._thresholds = None
        self._sets.tables = {}
        self._cancel()

    def adopt(self, other: OtherModelsWiring) -> None:
        """Shows what was fitted in a window that goes."""
        fitted, thresholds = other._fitted, other._thresholds
        if fitted is not None:
            self.show_fitted(fitted)
        if thresholds is not None:
            self._take(thresholds)

    @Slot()
    def _cancel(self) -> None:
        if self._job is not None:
            self._job.discard()

    def _source(self) -> RecordSource | None:
        """The records with their areas; None while that is incomplete."""
        opened, draft = self._session.records, self._session.draft
        calibration = self._state.calibration
        if opened is None or calibration is None or not draft.area_column:
            return None
        if self._session.area_file is None:
            return None
        named = {column for model in calibration.settings.models for column in model}
        offered = offered_columns(opened, draft)
        columns = tuple(qi for qi in offered if qi.column in named)
        return RecordSource(
            path=opened.path,
            area_column=draft.area_column,
            quasi_identifiers=columns,
            exclude_missing=draft.scenario.exclude_missing,
            person_column=draft.person_column,
            area_kind=draft.area_kind,
            conversion_path=draft.conversion_path,
        )

    def _enable(self) -> None:
        self._page.allow_thresholds(self._source() is not None and not self._jobs.busy)

    def show_fitted(self, done: Finished) -> None:
        """Shows the suppression models of a calibration; threshold models have to be fitted."""
        self._fitted, self._thresholds = done, None
        self._page.show_suppression(done.suppression, done.no_suppression)
        self._page.show_thresholds(None)
        self._sets.tables = {} if done.suppression is None else done.suppression.as_tables()
        self._enable()

    @Slot()
    def fit_thresholds(self) -> None:
        """Fits threshold models to the areas of the records."""
        source, calibration = self._source(), self._state.calibration
        area_file = self._session.area_file
        if source is None or calibration is None or area_file is None or self._jobs.busy:
            return
        models = tuple(curve.columns for curve in calibration.curves)
        steps = thresholds_of_areas(source, area_file.layer, models)
        job = self._jobs.start(self.tr("Threshold models"), steps)
        if job is None:
            return
        self._job = job
        self._page.show_problem(None)
        self._page.set_running(True)
        job.succeeded.connect(self._take)
        job.failed.connect(self._fail)
        job.ended.connect(self._end)

    @Slot(object)
    def _take(self, found: ThresholdFit) -> None:
        self._thresholds = found
        self._page.show_thresholds(found)
        self._sets.tables = {**self._sets.tables, **found.as_tables()}
        self._panel.sets.allow_saving(True)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        if not isinstance(error, VbasError):
            raise error
        self._page.show_problem(error)

    @Slot()
    def _end(self) -> None:
        self._job = None
        self._page.set_running(False)
