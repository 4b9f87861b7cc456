"""What came out of a calibration: a page for each step, with a plot or a table."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QLayoutItem,
    QSizePolicy,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.chart.curves import CurveChart
from app.chart.figure import Figure
from app.chart.saving import FigureSaver
from app.frame.program import Program
from app.kit.layouts import LEFT, column, row, scrolling_column
from app.kit.theme import Theme
from app.kit.widgets import words
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
_WORDS, _SHARE = 230, 0.36
_ANY_WIDTH = 16_777_215
_MARGIN = 10


class StepFigure(Figure):
    """A chart of points and lines; its words beside it where there is room, else above."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        self.curve_chart = CurveChart()
        super().__init__(theme, self.curve_chart, parent)
        whole = self.layout()
        assert isinstance(whole, QVBoxLayout)
        self._words = QWidget(self)
        beside = column(self._words, spacing=4)
        whole.removeWidget(self.curve_chart)
        while (item := whole.takeAt(0)) is not None:
            _move(item, beside)
        beside.addStretch(1)
        self._across = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._across.setSpacing(8)
        self._across.addWidget(self._words)
        self._across.addWidget(self.curve_chart, 1)
        whole.addLayout(self._across, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Puts the words beside the chart, or above it."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        low = self.height() < _LOW or self.width() > 2 * self.height()
        beside = self.width() >= _NARROW and low and not self.curve_chart.isHidden()
        direction, policy = QBoxLayout.Direction, QSizePolicy.Policy
        self._across.setDirection(direction.RightToLeft if beside else direction.TopToBottom)
        width = min(_WORDS, round(_SHARE * self.width()))
        self._words.setMinimumWidth(width if beside else 0)
        self._words.setMaximumWidth(width if beside else _ANY_WIDTH)
        vertical = policy.Expanding if beside else policy.Maximum
        self._words.setSizePolicy(policy.Preferred, vertical)
        top = Qt.AlignmentFlag.AlignTop if self.curve_chart.isHidden() else Qt.AlignmentFlag(0)
        self._across.setAlignment(self._words, top)

    def show_said(self, said: FigureContent) -> None:
        """Shows a figure with its words."""
        self.curve_chart.show_curves(said.curves)
        self.say(said.title, said.unit, said.why, empty=said.empty)
        self._arrange()


def _move(item: QLayoutItem, to: QVBoxLayout) -> None:
    """Moves a widget or a row of them into another column, which then owns it."""
    widget, inner = item.widget(), item.layout()
    if widget is not None:
        to.addWidget(widget)
    elif inner is not None:
        inner.setParent(None)
        to.addLayout(inner)


class ResultsPages(QTabWidget):
    """Curves of the chosen model, and what was fitted over all; a page is filled once in sight.

    Signals
    -------
    model_chosen(int)
        A point was chosen: the place of its model among the curves.
    """

    model_chosen = Signal(int)

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        window = program.window
        self._theme, self._saver = (
            window.theme,
            FigureSaver(window.map_panel.messages, program.settings, window),
        )
        self._calibration: Calibration | None = None
        self._predictor = PREDICTORS[0]
        self._marked: int | None = None
        self._pages: dict[str, QWidget] = {}
        self._due: set[str] = set()
        self.setDocumentMode(True)
        self.setUsesScrollButtons(True)
        self.setAccessibleName(self.tr("Steps of the calibration"))
        self.figures: dict[str, StepFigure] = {}
        for key, title, tip in (
            (CURVE, self.tr("Curve"), self.tr("Unique records of one model at each size")),
            (SUPPRESSION, self.tr("Suppression"), self.tr("Records left out at each size and k")),
            (CUTOFFS, self.tr("Cut-offs"), self.tr("Cut-offs of all models and the fitted line")),
            (PREDICTED, self.tr("Predicted"), self.tr("Predicted against simulated cut-offs")),
            (RESIDUALS, self.tr("Residuals"), self.tr("What the predictions miss")),
        ):
            figure, page = self._figure(), QWidget(self)
            self.figures[key] = figure
            column(page, (figure, 1), margins=(10, 0, 6, 2))
            self.add(page, title, tip)
            if key in _OVER_MODELS:
                self._pages[key] = page
                figure.curve_chart.chosen.connect(self.model_chosen)
                figure.variant_chosen.connect(self._choose_predictor)
        self._pages[FITS] = self._fits_page(program)
        tip = self.tr("Coefficients, their errors, and how well they predict")
        self.add(self._pages[FITS], self.tr("Fits"), tip)
        self.currentChanged.connect(self._fill_current)

    def add(self, page: QWidget, title: str, tip: str) -> None:
        """Adds a page."""
        self.setTabToolTip(self.addTab(page, title), tip)

    def _figure(self) -> StepFigure:
        figure = StepFigure(self._theme, self)
        figure.export_requested.connect(self._saver.ask)
        return figure

    def _fits_page(self, program: Program) -> QWidget:
        """The table, notices, and the likelihood where a fit did not converge."""
        self.notices = words("", "muted")
        self.profiles = {of: self._figure() for of in PREDICTORS}
        for figure in self.profiles.values():
            figure.chart.setMinimumHeight(180)
        self.fits = FactsTable(program, self.tr("Fits of ln(cut-off)"), self)
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
        self._calibration, self._due = calibration, set(self._pages)
        self._fill_current()

    @Slot()
    def _fill_current(self) -> None:
        page = self.currentWidget()
        key = next((key for key, of in self._pages.items() if of is page), "")
        if key in self._due:
            self._due.remove(key)
            if key == FITS:
                self._show_fits()
            else:
                self._show_figure(key)

    def _show_figure(self, key: str) -> None:
        figure, tip = self.figures[key], self.tr("What the cut-off is predicted from")
        if self._calibration is None:
            figure.offer((), tip)
            title = self.tabText(self.indexOf(self._pages[key]))
            figure.show_said(FigureContent(title, "", self._not_yet(), empty=True))
            return
        figure.offer([(of, predictor_name(of)) for of in PREDICTORS], tip)
        if figure.variant != self._predictor:
            figure.choose(self._predictor)
        figure.show_said(_OVER_MODELS[key](self._calibration, self._predictor))
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
        self.fits.setVisible(of is not None)
        for predictor, figure in self.profiles.items():
            said = (
                FigureContent("", "", "", empty=True)
                if of is None
                else profile_figure(of, predictor)
            )
            figure.show_said(said)
            figure.setVisible(not said.empty)
        told = [self._not_yet()] if of is None else [str(notice) for notice in of.notices]
        self.notices.setText("\n".join(told))
        self.notices.setVisible(bool(told))
        if of is not None:
            self.fits.show_facts(fit_facts(of))


class PagesFrame(QWidget):
    """A tab widget whose tabs become a list when there is no room: none has to be scrolled to."""

    def __init__(self, pages: QTabWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pages, self.chooser = pages, QComboBox(self)
        self.chooser.setToolTip(self.tr("The page that is shown"))
        self.chooser.setAccessibleName(pages.accessibleName())
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
