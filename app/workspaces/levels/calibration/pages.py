"""What came out of a calibration: a page for each step, with a plot or a table."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.chart.curves import CurveChart
from app.chart.figure import Figure
from app.kit.brief import BriefLabel
from app.kit.layouts import LEFT, column, row, scrolling_column
from app.kit.theme import Theme
from app.kit.widgets import described
from app.workspaces.levels.calibration.figures import (
    FigureContent,
    cutoff_figure,
    no_model_figure,
    predicted_figure,
    predictor_name,
    profile_figure,
    residual_figure,
    suppression_figure,
    uniqueness_figure,
)
from app.workspaces.levels.calibration.fits import fit_facts
from app.workspaces.levels.calibration.tables import FactsTable
from app.workspaces.levels.state import LevelsContext
from core.calibration.results import PREDICTORS, Calibration, ModelCurve

CURVE, SUPPRESSION, CUTOFFS, PREDICTED, RESIDUALS, FITS = (
    "curve",
    "suppression",
    "cutoffs",
    "predicted",
    "residuals",
    "fits",
)

_OVER_MODELS: dict[str, Callable[[Calibration, str], FigureContent]] = {
    CUTOFFS: cutoff_figure,
    PREDICTED: predicted_figure,
    RESIDUALS: residual_figure,
}
_NARROW, _LOW = 380, 330
"""Pixels: from this width on, and below this height, words stand beside the chart."""
_WORDS, _SHARE = 230, 0.42
_AROUND, _BETWEEN = 6, 8
_MARGIN = 10


class StepFigure(Figure):
    """A chart of points and lines; its words beside it where there is room, else above."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        self.curve_chart = CurveChart()
        super().__init__(theme, self.curve_chart, parent)
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        self._column, self._place = layout, layout.indexOf(self.curve_chart)
        self._column.addStretch(0)  # below the words, where the chart does not stand

    def minimumSizeHint(self) -> QSize:
        """That of the chart: the room beside the words is no condition."""
        return self.curve_chart.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Puts the words beside the chart, or above it."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        low = self.height() < _LOW or self.width() > 2 * self.height()
        beside = self.width() >= _NARROW and low and not self.curve_chart.isHidden()
        room = self.width() - min(_WORDS, round(_SHARE * self.width())) if beside else 0
        self._column.setContentsMargins(room, _AROUND, 0, _AROUND)
        self._column.removeWidget(self.curve_chart)
        if beside:
            high = self.height() - 2 * _AROUND
            self.curve_chart.setGeometry(0, _AROUND, room - _BETWEEN, high)
        else:
            self._column.insertWidget(self._place, self.curve_chart, 1)

    def show_said(self, said: FigureContent) -> None:
        """Shows a figure with its words."""
        self.curve_chart.show_curves(said.curves)
        self.say(said.title, said.unit, said.why, meaning=said.meaning, empty=said.empty)
        self._arrange()


class ResultsPages(QTabWidget):
    """Curves of the chosen model, and what was fitted over all; a page is filled once in sight.

    Signals
    -------
    model_chosen(int)
        A point was chosen: the place of its model among the curves.
    """

    model_chosen = Signal(int)

    def __init__(self, context: LevelsContext, others: QWidget, sets: QWidget) -> None:
        """Pages of others stand behind the own ones."""
        super().__init__()
        theme = context.program.window.theme
        self._calibration: Calibration | None = None
        self._predictor = PREDICTORS[0]
        self._marked: int | None = None
        self._due: set[str] = set()
        self.setDocumentMode(True)
        self.setUsesScrollButtons(True)
        self.setAccessibleName(self.tr("Steps of the calibration"))
        self.figures = {key: StepFigure(theme, self) for key in (CURVE, SUPPRESSION, *_OVER_MODELS)}
        self._keys = (*self.figures, FITS)
        for page, title, tip in (
            (CURVE, self.tr("Curve"), self.tr("Unique records of one model at each size")),
            (SUPPRESSION, self.tr("Suppression"), self.tr("Records left out at each size and k")),
            (CUTOFFS, self.tr("Cut-offs"), self.tr("Cut-offs of all models and the fitted line")),
            (PREDICTED, self.tr("Predicted"), self.tr("Predicted against simulated cut-offs")),
            (RESIDUALS, self.tr("Residuals"), self.tr("What the predictions miss")),
            (
                self._fits_page(context),
                self.tr("Fits"),
                self.tr("Coefficients, their errors, and how well they predict"),
            ),
            (others, self.tr("Other models"), self.tr("Models of suppression and of thresholds")),
            (sets, self.tr("Sets"), self.tr("Save what was fitted; my coefficient sets")),
        ):
            widget = page if isinstance(page, QWidget) else QWidget(self)
            if isinstance(page, str):
                column(widget, (self.figures[page], 1), margins=(10, 0, 6, 2))
            self.setTabToolTip(self.addTab(widget, title), tip)
        for key in _OVER_MODELS:
            self.figures[key].curve_chart.chosen.connect(self.model_chosen)
            self.figures[key].variant_chosen.connect(self._choose_predictor)
        context.save_figures(*self.figures.values(), *self.profiles.values())
        self.currentChanged.connect(self._fill_current)

    def _fits_page(self, context: LevelsContext) -> QWidget:
        """The table, notices, and the likelihood where a fit did not converge."""
        self.notices = BriefLabel(role="muted")
        self.profiles = {of: StepFigure(context.program.window.theme, self) for of in PREDICTORS}
        for figure in self.profiles.values():
            figure.chart.setMinimumHeight(180)
        self.fits = FactsTable(context, self.tr("Fits of ln(cut-off)"))
        parts = (self.notices, *self.profiles.values(), self.fits)
        return scrolling_column(*parts, 1, margins=(10, 0, 6, 6))

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
            self.figures[key].curve_chart.mark(place)

    def show_calibration(self, calibration: Calibration | None) -> None:
        """Shows what was fitted over all models; None while that is not known."""
        self._calibration, self._due = calibration, {*_OVER_MODELS, FITS}
        self._fill_current()

    @Slot()
    def _fill_current(self) -> None:
        key = next(iter(self._keys[self.currentIndex() :]), "")
        if key in self._due:
            self._due.remove(key)
            if key == FITS:
                self._show_fits()
            else:
                self._show_figure(key)

    def _show_figure(self, key: str) -> None:
        figure, of = self.figures[key], self._calibration
        tip = self.tr("What the cut-off is predicted from")
        if of is None:
            figure.offer((), tip)
            title = self.tabText(self._keys.index(key))
            figure.show_said(FigureContent(title, "", self._not_yet(), empty=True))
            return
        figure.offer([(one, predictor_name(one)) for one in PREDICTORS], tip)
        if figure.variant != self._predictor:
            figure.choose(self._predictor)
        figure.show_said(_OVER_MODELS[key](of, self._predictor))
        figure.curve_chart.mark(self._marked)

    @Slot(str)
    def _choose_predictor(self, predictor: str) -> None:
        """The same predictor on all pages."""
        if predictor != self._predictor:
            self._predictor = predictor
            self._due |= set(_OVER_MODELS)
            self._fill_current()

    def _not_yet(self) -> str:
        return self.tr("This is fitted when the curves of all models are there, or when you stop.")

    def _show_fits(self) -> None:
        of = self._calibration
        for predictor, figure in self.profiles.items():
            nothing = FigureContent("", "", "", empty=True)
            said = nothing if of is None else profile_figure(of, predictor)
            figure.show_said(said)
            figure.setVisible(not said.empty)
        told = [self._not_yet()] if of is None else [str(notice) for notice in of.notices]
        self.notices.setText("\n".join(told))
        self.notices.setVisible(bool(told))
        self.fits.setVisible(of is not None)
        self.fits.show_facts("", None if of is None else fit_facts(of))


class PagesFrame(QWidget):
    """A tab widget whose tabs become a list when there is no room: none has to be scrolled to."""

    def __init__(self, pages: QTabWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pages, tip = pages, self.tr("The page that is shown")
        self.chooser = described(QComboBox(self), pages.accessibleName(), tip)
        for i in range(pages.count()):
            self.chooser.addItem(pages.tabText(i))
            self.chooser.setItemData(i, pages.tabToolTip(i), Qt.ItemDataRole.ToolTipRole)
        self.chooser.setCurrentIndex(pages.currentIndex())
        self.chooser.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._row = row(None, (self.chooser, LEFT))
        column(self, self._row, pages, spacing=2)
        self.chooser.activated.connect(pages.setCurrentIndex)
        pages.currentChanged.connect(self.chooser.setCurrentIndex)
        pages.tabBar().installEventFilter(self)
        self._arrange()

    def _arrange(self) -> None:
        fits = self.pages.tabBar().sizeHint().width() <= self.width()
        self.pages.tabBar().setVisible(fits)
        self.chooser.setVisible(not fits)
        self._row.setContentsMargins(_MARGIN, 0 if fits else 4, _MARGIN, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tabs or list, whatever fits."""
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Other letters need other room."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._arrange()
        return super().eventFilter(watched, event)
