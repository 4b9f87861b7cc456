"""The Calibration panel: settings and models on the left, what came out on the right."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QSplitter, QTabWidget, QVBoxLayout, QWidget

from app.kit import numbers
from app.kit.controls import Callout
from app.kit.theme import Theme
from app.workspaces.levels.calibration.empty_place import NO_RECORDS, READY, EmptyPlace
from app.workspaces.levels.calibration.model_list import ModelList
from app.workspaces.levels.calibration.other_models_page import OtherModelsPage
from app.workspaces.levels.calibration.pages_frame import PagesFrame
from app.workspaces.levels.calibration.results_pages import ResultsPages
from app.workspaces.levels.calibration.run_row import RunRow
from app.workspaces.levels.calibration.sets_page import SetsPage
from app.workspaces.levels.calibration.settings_form import SettingsForm
from core.calibration.results import Calibration, CalibrationSnapshot, ModelCurve
from core.errors import VbasError
from core.io.calibration_files import usable_fit

_LEFT, _RIGHT = 270, 520


class CalibrationPanel(QWidget):
    """Fits models of cut-offs on the user's own records.

    Signals
    -------
    calibrate_requested(bool)
        Start; whether the curves that are there are kept.
    stop_requested(), cancel_requested()
        End with what is done; throw the work away.
    open_requested()
        The button of the empty panel.
    settings_edited()
        Something is asked differently.
    """

    calibrate_requested = Signal(bool)
    stop_requested = Signal()
    cancel_requested = Signal()
    open_requested = Signal()
    settings_edited = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sizes: NDArray[np.int64] = np.zeros(0, dtype=np.int64)
        self._curves: tuple[ModelCurve, ...] = ()
        self._step, self._by_hand = 0, False
        self._shown: tuple[ModelCurve | None, int | None] = (None, -1)
        self._running, self._unfinished, self._ready = False, False, True
        self.settings = SettingsForm(self)
        self.models = ModelList(theme, self)
        self.results = ResultsPages(theme, self)
        self.others = OtherModelsPage(theme, self)
        self.sets = SetsPage(theme, self)
        self._build()
        self.settings.edited.connect(self._edit)
        self.models.chosen.connect(self._choose)
        self.results.model_chosen.connect(self._choose_point)
        self.show_nothing(NO_RECORDS)
        self.clear()

    # Building

    def _build(self) -> None:
        self.empty, self.row = EmptyPlace(self), RunRow(self)
        self.empty.open_requested.connect(self.open_requested)
        self.row.start_requested.connect(self.calibrate_requested)
        self.row.stop_requested.connect(self.stop_requested)
        self.row.cancel_requested.connect(self.cancel_requested)
        self.left, self.content, self.callout = QTabWidget(self), QWidget(self), Callout()
        self.left.setDocumentMode(True)
        self.left.setAccessibleName(self.tr("Settings and models"))
        self.left.addTab(self.settings, self.tr("Settings"))
        self.left.setTabToolTip(0, self.tr("What the calibration is asked"))
        self.left.addTab(self.models, self.tr("Models"))
        self.left.setTabToolTip(1, self.tr("The models with their cut-offs; choose one to see it"))
        self.results.addTab(self.others, self.tr("Other models"))
        where = self.results.indexOf(self.others)
        self.results.setTabToolTip(where, self.tr("Models of suppression and of thresholds"))
        self.results.addTab(self.sets, self.tr("Sets"))
        where = self.results.indexOf(self.sets)
        self.results.setTabToolTip(where, self.tr("Save what was fitted; my coefficient sets"))
        self.pages = PagesFrame(self.results, self)
        _lay_out(self)

    # What is shown

    def show_nothing(self, what: str) -> None:
        """Shows the settings (`READY`), or says what is missing."""
        self.empty.show_nothing(what)
        self.content.setVisible(what == READY)

    def clear(self) -> None:
        """Shows no calibration."""
        self._curves, self._unfinished, self._by_hand = (), False, False
        self.show_curves(np.zeros(0, dtype=np.int64), (), 0, 0)
        self.results.show_calibration(None)
        self.others.show_suppression(None)
        self.others.show_thresholds(None)
        self.sets.allow_saving(False)
        self.show_error(None)
        self.row.say("")
        self._enable()

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
        self.models.mark(_telling(curves) if place is None else place)
        self._show_current()

    def show_snapshot(self, snapshot: CalibrationSnapshot, total: int, step: int) -> None:
        """Shows the state of a calibration that is under way."""
        if len(snapshot.curves) != len(self._curves) or len(snapshot.sizes) != len(self._sizes):
            self.show_curves(snapshot.sizes, snapshot.curves, total, step)
        self._say_progress(len(snapshot.curves), total)

    def show_calibration(self, of: Calibration) -> None:
        """Shows what came out."""
        settings = of.settings
        self._unfinished = len(of.curves) < len(settings.models)
        self.show_curves(of.sizes, of.curves, len(settings.models), settings.step)
        self.results.show_calibration(of)
        self.sets.allow_saving(any(usable_fit(fit) for fit in of.fits.values()))
        words_ = (
            self.tr("{done} of {total} models on {records}; go on for the others.")
            if self._unfinished
            else self.tr("{total} models on {records}.")
        )
        self.row.say(
            words_.format(
                done=numbers.count(len(of.curves)),
                total=numbers.count(len(settings.models)),
                records=numbers.count(of.n_records, self.tr("records")),
            )
        )
        self.set_running(False)

    def show_unfinished(self, n_curves: int, total: int) -> None:
        """Says that some curves are kept although nothing was fitted."""
        self._unfinished = n_curves > 0
        if n_curves:
            self.row.say(
                self.tr("{done} of {total} models are kept; go on for the others.").format(
                    done=numbers.count(n_curves), total=numbers.count(total)
                )
            )
        self.set_running(False)

    def set_running(self, running: bool, *, can_start: bool = True) -> None:
        """Shows the buttons that make sense; ``can_start`` is False while another job runs."""
        self._running, self._ready = running, can_start
        self._enable()

    def begin(self) -> None:
        """A calibration begins: its curves come into sight."""
        self.show_error(None)
        self.results.show_calibration(None)
        self.left.setCurrentWidget(self.models)
        self.row.say(self.tr("Reading the records …"))
        self.set_running(True)

    def show_error(self, error: VbasError | None) -> None:
        """Says in the panel what went wrong."""
        self.callout.show_error(error)

    def _say_progress(self, done: int, total: int) -> None:
        self.row.say(
            self.tr("{done} of {total} models").format(
                done=numbers.count(done), total=numbers.count(total)
            )
        )

    def _enable(self) -> None:
        can_start = not self._running and self._ready and self.settings.problem is None
        self.row.show_state(running=self._running, unfinished=self._unfinished, can_start=can_start)

    # The chosen model

    def _current(self) -> ModelCurve | None:
        place = self.models.current
        there = place is not None and place < len(self._curves)
        return self._curves[place] if there and place is not None else None

    def _show_current(self) -> None:
        curve, place = self._current(), self.models.current
        if curve is self._shown[0] and place == self._shown[1]:
            return  # while it runs, other models come and this one stays
        self._shown = (curve, place)
        self.results.show_model(self._sizes, curve, place, self._step)

    @Slot(int)
    def _choose(self, place: int) -> None:
        del place
        self._by_hand = True
        self._show_current()

    @Slot(int)
    def _choose_point(self, place: int) -> None:
        self.models.mark(place)
        self._choose(place)

    @Slot()
    def _edit(self) -> None:
        self._enable()
        self.settings_edited.emit()


def _lay_out(panel: CalibrationPanel) -> None:
    """Buttons and tabs on the left, pages on the right, or the empty place."""
    split, side = QSplitter(Qt.Orientation.Horizontal, panel), QWidget(panel)
    column = QVBoxLayout(side)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(2)
    column.addWidget(panel.row)
    column.addWidget(panel.left, 1)
    for widget in (side, panel.pages):
        split.addWidget(widget)
    split.setStretchFactor(1, 1)
    split.setSizes([_LEFT, _RIGHT])
    split.setChildrenCollapsible(False)
    column = QVBoxLayout(panel.content)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(2)
    column.addWidget(panel.callout)
    column.addWidget(split, 1)
    outer = QVBoxLayout(panel)
    outer.setContentsMargins(0, 0, 0, 0)
    outer.addWidget(panel.empty)
    outer.addWidget(panel.content, 1)


def _telling(curves: tuple[ModelCurve, ...]) -> int | None:
    """The first model whose cut-off lies within the sizes; else the first with a curve, or any."""
    within = (i for i, of in enumerate(curves) if of.censored is None)
    fitted = (i for i, of in enumerate(curves) if of.scale is not None)
    return next(within, next(fitted, 0 if curves else None))
