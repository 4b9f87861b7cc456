"""What came out of a calibration: a page for each step, with a plot or a table."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QScrollArea, QTabWidget, QVBoxLayout, QWidget

from app.chart.curves import CurveChart
from app.kit.theme import Theme
from app.kit.widgets import words
from app.workspaces.levels.calibration.curve_figures import (
    Said,
    no_model_figure,
    suppression_figure,
    uniqueness_figure,
)
from app.workspaces.levels.calibration.facts_table import FactsTable
from app.workspaces.levels.calibration.fit_figures import (
    cutoff_figure,
    predicted_figure,
    predictor_name,
    profile_figure,
    residual_figure,
)
from app.workspaces.levels.calibration.fit_rows import fit_rows, rows_csv, titles
from app.workspaces.levels.calibration.step_figure import StepFigure
from core.calibration.results import PREDICTORS, Calibration, ModelCurve

CURVE, SUPPRESSION, CUTOFFS, PREDICTED, RESIDUALS, FITS = (
    "curve",
    "suppression",
    "cutoffs",
    "predicted",
    "residuals",
    "fits",
)

_OVER_MODELS: dict[str, Callable[[Calibration, str], Said]] = {
    CUTOFFS: cutoff_figure,
    PREDICTED: predicted_figure,
    RESIDUALS: residual_figure,
}


class ResultsPages(QTabWidget):
    """Curves of the chosen model, and what was fitted over all of them.

    Signals
    -------
    model_chosen(int)
        A point was chosen: the place of its model among the curves.
    export_requested(Chart, str)
        See `app.chart.chart.Chart`.
    table_requested(str)
        A table as CSV, to be written to a file.
    """

    model_chosen = Signal(int)
    export_requested = Signal(object, str)
    table_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._calibration: Calibration | None = None
        self._predictor = PREDICTORS[0]
        self._marked: int | None = None
        self._pages: dict[str, QWidget] = {}
        self._due: list[str] = []
        self._soon = QTimer(self, interval=0)
        self._soon.timeout.connect(self._fill_next)
        self.setDocumentMode(True)
        self.setUsesScrollButtons(True)
        self.setAccessibleName(self.tr("Steps of the calibration"))
        self.figures: dict[str, StepFigure] = {}
        for key, title, tip in self._titles():
            figure = StepFigure(theme, self)
            figure.export_requested.connect(self.export_requested)
            self.figures[key] = figure
            page = self._padded(figure)
            self._add(page, title, tip)
            if key in _OVER_MODELS:
                self._pages[key] = page
                self.chart(key).chosen.connect(self.model_chosen)
                figure.variant_chosen.connect(self._choose_predictor)
        tip = self.tr("Coefficients, their errors, and how well they predict")
        self._pages[FITS] = self._build_fits()
        self._add(self._pages[FITS], self.tr("Fits"), tip)
        self.currentChanged.connect(lambda _: self._fill_current())

    def _titles(self) -> tuple[tuple[str, str, str], ...]:
        return (
            (CURVE, self.tr("Curve"), self.tr("Unique records of one model at each size")),
            (SUPPRESSION, self.tr("Suppression"), self.tr("Records left out at each size and k")),
            (CUTOFFS, self.tr("Cut-offs"), self.tr("Cut-offs of all models and the fitted line")),
            (PREDICTED, self.tr("Predicted"), self.tr("Predicted against simulated cut-offs")),
            (RESIDUALS, self.tr("Residuals"), self.tr("What the predictions miss")),
        )

    def _add(self, page: QWidget, title: str, tip: str) -> None:
        self.setTabToolTip(self.addTab(page, title), tip)

    def _padded(self, figure: StepFigure) -> QWidget:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(10, 0, 6, 2)
        column.addWidget(figure, 1)
        return page

    def _build_fits(self) -> QWidget:
        """The table, notices, and the likelihood where a fit did not converge."""
        inside = QWidget(self)
        inside.setProperty("panel", True)
        column = QVBoxLayout(inside)
        column.setContentsMargins(10, 0, 6, 6)
        self.notices = words("", "muted")
        column.addWidget(self.notices)
        self.profiles = {of: StepFigure(self._theme, inside) for of in PREDICTORS}
        for figure in self.profiles.values():
            figure.chart.setMinimumHeight(180)
            figure.export_requested.connect(self.export_requested)
            column.addWidget(figure)
        self.fits = FactsTable(self._theme, self.tr("Fits of ln(cut-off)"), inside)
        self.fits.export_requested.connect(self.table_requested)
        column.addWidget(self.fits)
        column.addStretch(1)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        return scroll

    def chart(self, key: str) -> CurveChart:
        """The chart of a page."""
        return self.figures[key].curve_chart

    # What is shown

    def show_model(
        self, sizes: NDArray[np.int64], curve: ModelCurve | None, place: int | None, step: int
    ) -> None:
        """Shows the curves of one model, and marks it among all."""
        if curve is None:
            self.figures[CURVE].show_said(no_model_figure(self.tr("Uniqueness")))
            self.figures[SUPPRESSION].show_said(no_model_figure(self.tr("Suppression")))
        else:
            self.figures[CURVE].show_said(uniqueness_figure(sizes, curve, step))
            self.figures[SUPPRESSION].show_said(suppression_figure(sizes, curve))
        self._marked = place
        for key in _OVER_MODELS:
            self.chart(key).mark(place)

    def show_calibration(self, calibration: Calibration | None) -> None:
        """Shows what was fitted over all models; None while that is not known.

        The page in sight comes first, the others one by one when nothing else is to be done.
        """
        self._calibration = calibration
        self._due = list(self._pages)
        self._fill_current()
        self._soon.start()

    @Slot()
    def _fill_current(self) -> None:
        page = self.currentWidget()
        key = next((key for key, of in self._pages.items() if of is page), "")
        if key in self._due:
            self._due.remove(key)
            self._fill(key)

    @Slot()
    def _fill_next(self) -> None:
        if self._due:
            self._fill(self._due.pop(0))
        if not self._due:
            self._soon.stop()

    def fill_all(self) -> None:
        """Fills every page now."""
        while self._due:
            self._fill_next()

    def _fill(self, key: str) -> None:
        if key == FITS:
            self._show_fits()
            return
        figure, tip = self.figures[key], self.tr("What the cut-off is predicted from")
        if self._calibration is None:
            figure.offer((), tip)
            figure.show_said(Said(self._title(key), "", self._not_yet(), empty=True))
            return
        figure.offer([(of, predictor_name(of)) for of in PREDICTORS], tip)
        figure.choose(self._predictor)

    def _title(self, key: str) -> str:
        return next(title for of, title, _ in self._titles() if of == key)

    def _not_yet(self) -> str:
        return self.tr("This is fitted when the curves of all models are there, or when you stop.")

    def _show_fits(self) -> None:
        of = self._calibration
        self.fits.setVisible(of is not None)
        for predictor, figure in self.profiles.items():
            said = Said("", "", "", empty=True) if of is None else profile_figure(of, predictor)
            figure.show_said(said)
            figure.setVisible(not said.empty)
        if of is None:
            self.notices.setText(self._not_yet())
            self.notices.show()
            return
        self.notices.setText("\n".join(str(notice) for notice in of.notices))
        self.notices.setVisible(bool(of.notices))
        rows = fit_rows(of)
        self.fits.show_rows(self.tr("Quantity"), titles(), rows)
        self.fits.show_csv(rows_csv(rows, titles()))

    @Slot(str)
    def _choose_predictor(self, predictor: str) -> None:
        """The same predictor on all pages."""
        if predictor != self._predictor:
            self._predictor = predictor
            self._due = list(_OVER_MODELS)
            self._fill_current()
            self._soon.start()
            return
        figure = self.sender()
        for key, make in _OVER_MODELS.items():
            if figure is self.figures[key] and self._calibration is not None:
                self.figures[key].show_said(make(self._calibration, predictor))
                self.chart(key).mark(self._marked)
