"""The Calibration panel: settings and models on the left, what came out on the right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtWidgets import QPushButton, QSplitter, QTabWidget, QWidget

from app.frame.workspace import BOTTOM, Other
from app.kit import numbers
from app.kit.controls import Callout
from app.kit.empty_place import EmptyPlace
from app.kit.job import Job
from app.kit.layouts import column, row
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
        self._job: Job | None = None
        self._request: Request | None = None
        self._before: Fitted | None = None
        self._sizes, self._step = _NO_SIZES, 0
        self._curves: tuple[ModelCurve, ...] = ()
        self._by_hand, self._unfinished = False, False
        self._shown: tuple[ModelCurve | None, int | None] = (None, -1)
        self.settings, self.models = SettingsForm(self), ModelList(program, self)
        self.results = ResultsPages(program, self)
        self.others, self.sets = OtherModelsPage(context, self), SetsPage(context, self)
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
        tip = self.tr("Models of suppression and of thresholds")
        self.results.add(self.others, self.tr("Other models"), tip)
        tip = self.tr("Save what was fitted; my coefficient sets")
        self.results.add(self.sets, self.tr("Sets"), tip)
        self.pages = PagesFrame(self.results, self)
        split, side = QSplitter(Qt.Orientation.Horizontal, self), QWidget(self)
        column(side, self._buttons(), (self.left, 1), spacing=2)
        for widget in (side, self.pages):
            split.addWidget(widget)
        split.setStretchFactor(1, 1)
        split.setSizes([_LEFT, _RIGHT])
        split.setChildrenCollapsible(False)
        self.content = QWidget(self)
        column(self.content, self.callout, (split, 1), spacing=2)
        column(self, self.empty, (self.content, 1))

    def _buttons(self) -> QWidget:
        """Start, go on, stop, cancel, and how far it is."""

        def button(text: str, tip: str, pressed: Callable[[], object]) -> QPushButton:
            return push_button(text, tip, self, pressed)

        self.run_button = button(
            self.tr("Calibrate"),
            self.tr("Follow all models over growing samples of the records, fit their cut-offs"),
            partial(self.run, go_on=False),
        )
        self.run_button.setProperty("primary", True)
        self.go_on_button = button(
            self.tr("Go on"),
            self.tr("Go on with the models that are missing; the curves that are there stay"),
            partial(self.run, go_on=True),
        )
        self.stop_button = button(
            self.tr("Stop"), self.tr("End now and fit what is done; you can go on later"), self.stop
        )
        self.cancel_button = button(
            self.tr("Cancel"),
            self.tr("Throw this calibration away (Esc); what was shown before comes back"),
            self.cancel,
        )
        self.said = ShortLabel("", "muted", self)
        buttons = (self.run_button, self.go_on_button, self.stop_button, self.cancel_button)
        place = QWidget(self)
        row(place, *buttons, (self.said, 1), margins=(10, 4, 8, 0))
        return place

    def _connect_signals(self) -> None:
        self.settings.edited.connect(self._on_edit)
        self.models.chosen.connect(self._choose)
        self.results.model_chosen.connect(self._choose_point)
        self._state.when("fitted", self._show_fitted)
        self._session.records_changed.connect(self._on_records)
        self._session.draft_changed.connect(self._offer_columns)
        self._session.areas_changed.connect(self._offer_columns)
        self._jobs.started.connect(self._update_buttons)
        self._jobs.ended.connect(self._update_buttons)

    # What can be asked

    @Slot()
    def _on_records(self) -> None:
        """Another file: what was read and fitted does not belong to it."""
        self.cancel()
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
            self.empty.show_why(
                _NO_RECORDS,
                self.tr(
                    "Here models of cut-offs are fitted on your own records: how many people an "
                    "area needs, as in El Emam et al. 2009, but for your variables. Open records "
                    "first; no value of theirs is kept."
                ),
            )
            return
        self.empty.show_why(
            _NO_COLUMNS,
            self.tr(
                "These records have fewer than two columns that could be quasi-identifiers. "
                "Recode columns in step 2 of the scenario (Variables), or open other records."
            ),
        )
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
        running = self._job is not None
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
        file = RecordFile(opened.path, columns, missing, draft.person_column)
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
        job = self._jobs.start(self.tr("Calibration"), steps)
        if job is None:
            return
        self._job, self._request = job, request
        self._before, self._state.fitted = self._state.fitted, None
        self.callout.show_error(None)
        self.left.setCurrentWidget(self.models)
        self._say(self.tr("Reading the records …"))
        self._update_buttons()
        job.told.connect(partial(self._on_step, request))
        job.succeeded.connect(partial(self._on_result, request))
        job.failed.connect(partial(self._on_failure, request))
        job.discarded.connect(self._put_back)
        job.ended.connect(self._on_end)

    @Slot()
    def stop(self) -> None:
        """Ends with what is done."""
        if self._job is not None:
            self._job.stop()

    @Slot()
    def cancel(self) -> None:
        """Throws the work away."""
        if self._job is not None:
            self._job.discard()

    def _on_step(self, request: Request, step: Step) -> None:
        """Shows the curves so far; they are there to go on with, whatever happens."""
        snapshot, total = step.snapshot, len(request.settings.models)
        if request is self._request and isinstance(snapshot, CalibrationSnapshot):
            self._state.kept = self._state.kept.with_curves(request, snapshot.curves)
            if (len(snapshot.curves), len(snapshot.sizes)) != (len(self._curves), len(self._sizes)):
                self.show_curves(snapshot.sizes, snapshot.curves, total, request.settings.step)
            done = numbers.count(len(snapshot.curves))
            text = self.tr("{done} of {total} models")
            self._say(text.format(done=done, total=numbers.count(total)))

    def _on_result(self, request: Request, made: tuple[CodedRecords, Fitted]) -> None:
        if request is self._request:
            records, fitted = made
            kept = self._state.kept.with_curves(request, fitted.calibration.curves)
            self._state.kept = replace(kept, file=request.file, records=records)
            self._state.fitted = fitted

    def _on_failure(self, request: Request, error: Exception) -> None:
        kept, total = self._state.kept.curves_of(request), len(request.settings.models)
        if not kept:
            self._put_back()
        else:
            self._unfinished = True
            text = self.tr("{done} of {total} models are kept; go on for the others.")
            done = numbers.count(len(kept))
            self._say(text.format(done=done, total=numbers.count(total)))
        if not isinstance(error, VbasError):
            raise error
        self.callout.show_error(error)

    @Slot()
    def _put_back(self) -> None:
        """Cancelled: what was shown before comes back."""
        self._state.fitted = self._before
        self._show_fitted(self._before)

    @Slot()
    def _on_end(self) -> None:
        self._job = self._before = None
        self._update_buttons()

    # What is shown

    def _say(self, text: str) -> None:
        self.said.setText(text)
        self.said.setToolTip(text)
        self.said.setAccessibleName(text)

    def _show_fitted(self, fitted: Fitted | None) -> None:
        """Shows what came out, or nothing."""
        if fitted is None:
            self._by_hand, self._unfinished = False, False
            self.show_curves(_NO_SIZES, (), 0, 0)
            self.results.show_calibration(None)
            self._say("")
        else:
            of = fitted.calibration
            done, total = len(of.curves), len(of.settings.models)
            self._unfinished = done < total
            self.show_curves(of.sizes, of.curves, total, of.settings.step)
            self.results.show_calibration(of)
            text = (
                self.tr("{done} of {total} models on {records}; go on for the others.")
                if self._unfinished
                else self.tr("{total} models on {records}.")
            )
            self._say(
                text.format(
                    done=numbers.count(done),
                    total=numbers.count(total),
                    records=numbers.count(of.n_records, self.tr("records")),
                )
            )
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


def _make(context: LevelsContext) -> QWidget:
    return CalibrationPanel(context)


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Calibration", text)


PANEL: Other[LevelsState] = Other("calibration", lambda: tr("Calibration"), BOTTOM, _make)
