"""The Calibration panel: settings and models on the left, what came out on the right."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtWidgets import QSplitter, QTabWidget, QWidget

from app.frame.workspace import BOTTOM, Other
from app.kit import numbers
from app.kit.controls import Callout
from app.kit.empty_place import EmptyPlace
from app.kit.layouts import column, row
from app.kit.own_job import OwnJob
from app.kit.widgets import ShortLabel, push_button
from app.workspaces.levels.calibration.others import OtherModelsPage
from app.workspaces.levels.calibration.pages import PagesFrame, ResultsPages
from app.workspaces.levels.calibration.running import (
    Calibrate,
    Fitted,
    Kept,
    RecordFile,
    Request,
    calibrate_file,
    offered_columns,
)
from app.workspaces.levels.calibration.sets import SetsPage
from app.workspaces.levels.calibration.settings import SettingsForm
from app.workspaces.levels.calibration.tables import ModelList
from app.workspaces.levels.state import LevelsContext, LevelsState
from core.calibration.procedure import calibrate
from core.calibration.results import CalibrationSnapshot, ModelCurve
from core.canada import part_of_canada
from core.coded_records import CodedRecords
from core.errors import VbasError
from core.io.records.place import only_file
from core.steps import Step

REMEMBERED = "levels/calibration"
_LEFT, _RIGHT = 270, 520
_NO_RECORDS, _NO_COLUMNS = "no records", "no columns"
_NO_SIZES: NDArray[np.int64] = np.zeros(0, dtype=np.int64)


class CalibrationPanel(QWidget):
    """Fits models of cut-offs on the user's own records."""

    def __init__(self, context: LevelsContext, engine: Calibrate = calibrate) -> None:
        super().__init__(context.program.window)
        program, self._state, self._engine = context.program, context.state, engine
        self._session, self._jobs, self._kept = program.session, program.jobs, program.settings.kept
        self._job = OwnJob(program.jobs, type(None), self)
        self._request: Request | None = None
        self._before: Fitted | None = None
        self._sizes, self._step = _NO_SIZES, 0
        self._curves: tuple[ModelCurve, ...] = ()
        self._by_hand, self._unfinished = False, False
        self._shown: tuple[ModelCurve | None, int | None] = (None, -1)
        self.settings, self.models = SettingsForm(self), ModelList(program, self)
        self.others, self.sets = OtherModelsPage(context), SetsPage(context)
        self.results = ResultsPages(context, self.others, self.sets)
        self.callout = Callout()
        self.empty = EmptyPlace("", self)
        self.empty.offer(
            _NO_RECORDS,
            self.tr("Open records …"),
            self.tr("Open a file of records, one row a person"),
            program.window.actions_.open_records.trigger,
        )
        self._lay_out()
        self.settings.remember(self._kept.get(REMEMBERED, ""))
        self._connect_signals()
        self._show_fitted(self._state.fitted)
        self._offer_columns()

    def _lay_out(self) -> None:
        self.left = QTabWidget(self)
        self.left.setDocumentMode(True)
        self.left.setAccessibleName(self.tr("Settings and models"))
        self.left.addTab(self.settings, self.tr("Settings"))
        self.left.setTabToolTip(0, self.tr("What the calibration is asked"))
        self.left.addTab(self.models, self.tr("Models"))
        self.left.setTabToolTip(1, self.tr("The models with their cut-offs; choose one to see it"))
        self.pages = PagesFrame(self.results, self)
        split, side = QSplitter(Qt.Orientation.Horizontal, self), QWidget(self)
        column(side, self._buttons(), (self.left, 1), spacing=2)
        split.addWidget(side)
        split.addWidget(self.pages)
        split.setStretchFactor(1, 1)
        split.setSizes([_LEFT, _RIGHT])
        split.setChildrenCollapsible(False)
        self.content = QWidget(self)
        column(self.content, self.callout, (split, 1), spacing=2)
        column(self, self.empty, (self.content, 1))

    def _buttons(self) -> QWidget:
        """Start, go on, stop, cancel, and how far it is."""
        text = self.tr("Calibrate")
        tip = self.tr("Follow all models over growing samples of the records, fit their cut-offs")
        self.run_button = push_button(text, tip, self, partial(self.run, go_on=False))
        text = self.tr("Go on")
        tip = self.tr("Go on with the models that are missing; the curves that are there stay")
        self.go_on_button = push_button(text, tip, self, partial(self.run, go_on=True))
        tip = self.tr("End now and fit what is done; you can go on later")
        self.stop_button = push_button(self.tr("Stop"), tip, self, self._job.stop)
        tip = self.tr("Throw this calibration away (Esc); what was shown before comes back")
        self.cancel_button = push_button(self.tr("Cancel"), tip, self, self._job.cancel)
        buttons = (self.run_button, self.go_on_button, self.stop_button, self.cancel_button)
        self.run_button.setProperty("primary", True)
        self.said = ShortLabel("", "muted", self)
        place = QWidget(self)
        row(place, *buttons, (self.said, 1), margins=(10, 4, 8, 0))
        return place

    def _connect_signals(self) -> None:
        self.settings.edited.connect(self._on_edit)
        self.models.chosen.connect(self._choose)
        self.results.model_chosen.connect(self._choose_point)
        self._state.when("fitted", self._show_fitted)
        session, job = self._session, self._job
        session.records_changed.connect(self._on_records)
        for signal in (session.draft_changed, session.areas_changed):
            signal.connect(self._offer_columns)
        for signal in (self._jobs.started, self._jobs.ended, job.started):
            signal.connect(self._update_buttons)
        job.told.connect(self._on_step)
        job.failed.connect(self._on_failure)
        job.cancelled.connect(self._put_back)
        job.ended.connect(self._on_end)

    # What can be asked

    @Slot()
    def _on_records(self) -> None:
        """Another file: what was read and fitted does not belong to it."""
        self._job.cancel()
        self._request = self._before = None
        self._state.kept, self._state.fitted = Kept(), None
        self._show_fitted(None)
        self._offer_columns()

    @Slot()
    def _offer_columns(self) -> None:
        opened, draft = self._session.records, self._session.draft
        offered = offered_columns(opened, draft)
        self.content.setVisible(len(offered) > 1)
        self.empty.setVisible(len(offered) < 2)
        if opened is None:
            why = self.tr(
                "Here models of cut-offs are fitted on your own records: how many people an "
                "area needs, as in El Emam et al. 2009, but for your variables. Open records "
                "first; no value of theirs is kept."
            )
            self.empty.show_why(_NO_RECORDS, why)
            return
        why = self.tr(
            "These records have fewer than two columns that could be quasi-identifiers. "
            "Recode columns in step 2 of the scenario (Variables), or open other records."
        )
        self.empty.show_why(_NO_COLUMNS, why)
        area_file = self._session.area_file
        self.settings.show_records(
            [qi.column for qi in offered],
            [qi.column for qi in draft.scenario.quasi_identifiers],
            opened.preview.n_rows,
            None if area_file is None else part_of_canada(area_file.layer),
        )

    @Slot()
    def _on_edit(self) -> None:
        self._kept[REMEMBERED] = self.settings.remembered()
        self._update_buttons()

    @Slot()
    def _update_buttons(self) -> None:
        running = self._job.busy
        self.run_button.setVisible(not running)
        self.go_on_button.setVisible(not running and self._unfinished)
        self.stop_button.setVisible(running)
        self.cancel_button.setVisible(running)
        for button in (self.run_button, self.go_on_button):
            button.setEnabled(not self._jobs.busy and self.settings.problem is None)

    # Running

    def request(self) -> Request:
        """What is asked for now.

        Raises
        ------
        VbasError
            If it cannot be asked, or the file has gone.
        """
        opened, draft = self._session.records, self._session.draft
        if opened is None:
            raise VbasError("No records are open.", "Open a record file first.")
        settings, wanted = self.settings.settings(), self.settings.columns()
        columns = tuple(qi for qi in offered_columns(opened, draft) if qi.column in wanted)
        missing = draft.scenario.exclude_missing
        path = only_file(opened.path)
        file = RecordFile(path, columns, missing, draft.person_column, draft.where)
        return Request(file.as_it_is_now(), settings)

    def run(self, *, go_on: bool) -> None:
        """Starts a calibration; ``go_on`` keeps the curves that are there."""
        if self._jobs.busy:
            return
        kept = self._state.kept
        try:
            request = self.request()
        except VbasError as error:
            self.callout.show_error(error)
            return
        done = kept.curves_of(request) if go_on else ()
        steps = calibrate_file(request, kept.records_of(request.file), done, self._engine)
        if not self._job.start(self.tr("Calibration"), steps, self._on_result):
            return
        self._request = request
        self._before, self._state.fitted = self._state.fitted, None
        self.callout.show_error(None)
        self.left.setCurrentWidget(self.models)
        self._say(self.tr("Reading the records …"))

    @Slot(object)
    def _on_step(self, step: Step) -> None:
        """Shows the curves so far; they are there to go on with, whatever happens."""
        snapshot, request = step.snapshot, self._request
        if request is not None and isinstance(snapshot, CalibrationSnapshot):
            total = len(request.settings.models)
            self._state.kept = self._state.kept.with_curves(request, snapshot.curves)
            if (len(snapshot.curves), len(snapshot.sizes)) != (len(self._curves), len(self._sizes)):
                self.show_curves(snapshot.sizes, snapshot.curves, total, request.settings.step)
            self._say_done(self.tr("{done} of {total} models"), len(snapshot.curves), total)

    @Slot(object)
    def _on_result(self, made: tuple[CodedRecords, Fitted]) -> None:
        request, (records, fitted) = self._request, made
        if request is not None:
            kept = self._state.kept.with_curves(request, fitted.calibration.curves)
            self._state.kept = replace(kept, file=request.file, records=records)
            self._state.fitted = fitted

    @Slot(object)
    def _on_failure(self, error: VbasError) -> None:
        request = self._request
        kept = () if request is None else self._state.kept.curves_of(request)
        if request is None or not kept:
            self._put_back()
        else:
            self._unfinished = True
            text = self.tr("{done} of {total} models are kept; go on for the others.")
            self._say_done(text, len(kept), len(request.settings.models))
        self.callout.show_error(error)

    @Slot()
    def _put_back(self) -> None:
        """Cancelled: what was shown before comes back."""
        self._state.fitted = self._before
        self._show_fitted(self._before)

    @Slot()
    def _on_end(self) -> None:
        self._before = None
        self._update_buttons()

    # What is shown

    def _say(self, text: str) -> None:
        self.said.setText(text)
        self.said.setToolTip(text)
        self.said.setAccessibleName(text)

    def _say_done(self, text: str, done: int, total: int, n_records: int = 0) -> None:
        """Says how many models are done of all."""
        records = numbers.count(n_records, self.tr("records"))
        counts = {"done": numbers.count(done), "total": numbers.count(total)}
        self._say(text.format(**counts, records=records))

    def _show_fitted(self, fitted: Fitted | None) -> None:
        """Shows what came out, or nothing."""
        of = None if fitted is None else fitted.calibration
        if of is None:
            self._by_hand, self._unfinished = False, False
            self.show_curves(_NO_SIZES, (), 0, 0)
            self._say("")
        else:
            done, total = len(of.curves), len(of.settings.models)
            self._unfinished = done < total
            self.show_curves(of.sizes, of.curves, total, of.settings.step)
            text = (
                self.tr("{done} of {total} models on {records}; go on for the others.")
                if self._unfinished
                else self.tr("{total} models on {records}.")
            )
            self._say_done(text, done, total, of.n_records)
        self.results.show_calibration(of)
        self._update_buttons()

    def show_curves(
        self, sizes: NDArray[np.int64], curves: tuple[ModelCurve, ...], total: int, step: int
    ) -> None:
        """Shows the curves that are there, of so many in all."""
        # A model that the user chose stays the chosen one when others come before it.
        before = self._current() if self._by_hand else None
        self._sizes, self._curves, self._step = sizes, curves, step
        names = [curve.columns for curve in curves]
        place = names.index(before.columns) if before and before.columns in names else None
        self.models.show_curves(curves, total)
        self.models.mark(_first_shown(curves) if place is None else place)
        self._show_current()

    def _current(self) -> ModelCurve | None:
        place = self.models.current
        return None if place is None or place >= len(self._curves) else self._curves[place]

    def _show_current(self) -> None:
        shown = (self._current(), self.models.current)
        if shown[0] is not self._shown[0] or shown[1] != self._shown[1]:
            self._shown = shown  # while it runs, other models come and this one stays
            self.results.show_model(self._sizes, *shown, self._step)

    @Slot()
    def _choose(self) -> None:
        self._by_hand = True
        self._show_current()

    @Slot(int)
    def _choose_point(self, place: int) -> None:
        self.models.mark(place)
        self._choose()


def _first_shown(curves: tuple[ModelCurve, ...]) -> int | None:
    """The first model whose cut-off lies within the sizes; else the first with a curve, or any."""
    within = (i for i, of in enumerate(curves) if of.censored is None)
    fitted = (i for i, of in enumerate(curves) if of.scale is not None)
    return next(within, next(fitted, 0 if curves else None))


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Calibration", text)


PANEL: Other[LevelsState] = Other(
    "calibration", lambda: tr("Calibration"), BOTTOM, CalibrationPanel
)
