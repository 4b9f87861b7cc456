import csv
import io
from dataclasses import replace

import numpy as np
import pytest
from made_up_calibration import MODELS, SIZES, calibration, curve, curves
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from app.workspaces.levels.calibration.empty_place import NO_COLUMNS, NO_RECORDS, READY
from app.workspaces.levels.calibration.panel import CalibrationPanel
from app.workspaces.levels.calibration.results_pages import CURVE, CUTOFFS, PREDICTED, RESIDUALS
from core.calibration.logistic import LogisticFit
from core.calibration.results import CalibrationSnapshot
from core.calibration.suppression_model import Fitted, SuppressionModel
from core.calibration.suppression_rate import SuppressionFit
from core.calibration.threshold_fit import ThresholdFit
from core.errors import Notice, VbasError
from core.thresholds.predicted import Tested as Judged
from core.thresholds.predicted import ThresholdModel


@pytest.fixture
def panel(qtbot, theme):
    made = CalibrationPanel(theme)
    qtbot.addWidget(made)
    made.resize(1060, 320)
    made.show()
    return made


@pytest.fixture
def ready(panel):
    panel.show_nothing(READY)
    panel.settings.show_records(("age", "sex", "school", "income"), (), 4000, None)
    return panel


def heading(panel):
    """The heading of the curve, without the places where it may break."""
    return panel.results.figures[CURVE].heading.replace("\u200b", "")


def test_without_records_there_is_a_button_that_opens_some(panel, qtbot):
    panel.show_nothing(NO_RECORDS)
    assert not panel.content.isVisible()
    with qtbot.waitSignal(panel.open_requested):
        QTest.mouseClick(panel.empty.button, Qt.MouseButton.LeftButton)


def test_one_column_is_too_few_and_no_button_helps(panel):
    panel.show_nothing(NO_COLUMNS)
    assert "fewer than two columns" in panel.empty.why.text()
    assert not panel.empty.button.isVisible()


def test_a_calibration_can_be_started_when_nothing_else_runs(ready, qtbot):
    assert ready.row.run.isVisible()
    assert not ready.row.go_on.isVisible()
    with qtbot.waitSignal(ready.calibrate_requested) as told:
        QTest.mouseClick(ready.row.run, Qt.MouseButton.LeftButton)
    assert told.args == [False]
    ready.set_running(False, can_start=False)
    assert not ready.row.run.isEnabled()


def test_settings_that_cannot_be_asked_start_nothing(ready):
    ready.settings.ks.setText("1")
    ready.settings.ks.editingFinished.emit()
    assert not ready.row.run.isEnabled()
    ready.settings.ks.setText("5")
    ready.settings.ks.editingFinished.emit()
    assert ready.row.run.isEnabled()


def test_curves_appear_while_it_runs(ready, qtbot):
    ready.begin()
    assert ready.row.stop.isVisible()
    assert not ready.row.run.isVisible()
    ready.show_snapshot(CalibrationSnapshot(SIZES, curves()[:1]), 4, 1000)
    assert ready.row.said.text() == "1 of 4 models"
    assert ready.results.chart(CURVE).count() == len(SIZES)
    ready.show_snapshot(CalibrationSnapshot(SIZES, curves()[:3]), 4, 1000)
    assert ready.models.view.model().rowCount() == 3
    assert not ready.results.figures[CUTOFFS].chart.isVisible()
    with qtbot.waitSignal(ready.stop_requested):
        QTest.mouseClick(ready.row.stop, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(ready.cancel_requested):
        QTest.mouseClick(ready.row.cancel, Qt.MouseButton.LeftButton)


def test_a_model_chosen_by_hand_stays_chosen_when_others_come_before_it(ready):
    ready.show_curves(SIZES, curves()[1:3], 4, 1000)
    ready.left.setCurrentWidget(ready.models)
    view = ready.models.view
    where = view.visualRect(view.model().index(1, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    ready.show_curves(SIZES, curves(), 4, 1000)
    assert ready.models.current == 2
    assert heading(ready) == "Uniqueness of sex (%)"


def test_a_model_with_a_cutoff_inside_is_shown_first(ready):
    flat = curve(("sex",), 1000, "left", scale=None)
    ready.show_curves(SIZES, (flat,), 3, 1000)
    assert ready.models.current == 0
    ready.show_curves(SIZES, (flat, curves()[3], curves()[0]), 3, 1000)
    assert ready.models.current == 2


def test_a_row_and_a_point_are_the_same_model(ready, qtbot):
    ready.show_calibration(calibration())
    ready.results.fill_all()
    ready.results.setCurrentIndex(2)
    chart = ready.results.chart(CUTOFFS)
    order = [chart.said(i) for i in range(chart.count())]
    i = next(i for i, said in enumerate(order) if said.startswith("age+school+income"))
    where = chart.place_of(i).center().toPoint()
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=where)
    assert ready.models.current == 3
    assert "age+school+income" in heading(ready)
    ready.left.setCurrentWidget(ready.models)
    view = ready.models.view
    row = view.visualRect(view.model().index(1, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert [ready.results.chart(key).marked for key in (CUTOFFS, PREDICTED, RESIDUALS)] == [1] * 3
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert ready.results.chart(CUTOFFS).marked == 2


def test_a_heading_sorts_and_the_choice_goes_along(ready):
    ready.show_calibration(calibration())
    ready.results.fill_all()
    ready.models.mark(3)
    names = []
    for _ in range(3):
        ready.models.sort("cutoff")
        names.append([ready.models.view.model().index(i, 0).data() for i in range(4)])
    assert names[0][0] == "sex"
    assert names[1][0] == "age+school+income"
    assert names[2] == ["+".join(model) for model in MODELS]
    assert ready.models.current == 3


def test_the_list_is_copied_as_it_is_sorted(ready):
    ready.show_calibration(calibration())
    ready.results.fill_all()
    ready.models.sort("cutoff")
    ready.models.copy()
    table = list(csv.DictReader(io.StringIO(QGuiApplication.clipboard().text())))
    assert [row["cutoff"] for row in table] == ["1000", "2000", "3000", "4000"]
    assert table[0]["at_smallest_size"] == "1"
    assert table[3]["at_largest_size"] == "1"


def test_one_predictor_on_all_pages(ready):
    ready.show_calibration(calibration())
    ready.results.fill_all()
    ready.results.figures[CUTOFFS].choose("entropy")
    ready.results.fill_all()
    for key in (CUTOFFS, PREDICTED, RESIDUALS):
        assert ready.results.figures[key].variant == "entropy"
        assert "entropy" in ready.results.figures[key].heading
    ready.results.figures[RESIDUALS].choose("maxcombs")
    ready.results.fill_all()
    assert "max combinations" in ready.results.figures[PREDICTED].heading


def test_a_fit_that_did_not_converge_shows_its_likelihood(ready):
    ready.show_calibration(calibration(converged=False))
    ready.results.setCurrentIndex(5)
    assert ready.results.profiles["maxcombs"].isVisible()
    assert not ready.results.profiles["entropy"].isVisible()
    assert ready.results.fits.text(0, 1) == "not converged"
    assert "all of whose records are unique" in ready.results.notices.text()
    ready.show_calibration(calibration())
    ready.results.fill_all()
    assert not ready.results.profiles["maxcombs"].isVisible()


def test_what_was_stopped_can_be_gone_on_with(ready, qtbot):
    ready.show_calibration(calibration(done=2))
    assert ready.row.go_on.isVisible()
    assert ready.row.said.text().startswith("2 of 4 models on 4,000")
    with qtbot.waitSignal(ready.calibrate_requested) as told:
        QTest.mouseClick(ready.row.go_on, Qt.MouseButton.LeftButton)
    assert told.args == [True]
    ready.show_calibration(calibration())
    ready.results.fill_all()
    assert not ready.row.go_on.isVisible()


def test_an_error_is_said_in_the_panel_until_the_next_start(ready):
    ready.show_error(VbasError("The file has gone.", "Open it again."))
    assert ready.callout.isVisible()
    ready.begin()
    assert not ready.callout.isVisible()


def test_words_stand_beside_a_wide_chart_and_above_a_narrow_one(ready):
    ready.show_calibration(calibration())
    ready.results.fill_all()
    figure = ready.results.figures[CURVE]
    figure.resize(900, 240)
    assert figure.why.mapTo(figure, figure.why.rect().center()).x() > 600
    ready.resize(700, 500)
    figure.resize(360, 400)
    above = figure.why.mapTo(figure, figure.why.rect().bottomLeft()).y()
    assert above <= figure.chart.mapTo(figure, figure.chart.rect().topLeft()).y()


def test_every_button_says_what_it_does(ready):
    ready.show_calibration(calibration())
    ready.results.fill_all()
    of_qt = ("ScrollLeftButton", "ScrollRightButton")
    own = [b for b in ready.findChildren(QAbstractButton) if b.objectName() not in of_qt]
    said = [b for b in own if b.accessibleName() or b.text()]
    assert len(said) > 15
    for button in said:
        assert button.toolTip(), button.text()
    for widget in (ready.models.view, ready.results.fits.grid, ready.left, ready.results):
        assert widget.accessibleName()


def test_cleared_there_is_nothing_to_go_on_with(ready):
    ready.show_calibration(calibration(done=2))
    ready.clear()
    assert not ready.row.go_on.isVisible()
    assert ready.models.view.model().rowCount() == 0
    assert ready.results.chart(CURVE).count() == 0
    assert np.size(ready._sizes) == 0


def test_pages_are_tabs_where_all_fit_and_a_list_where_not(ready, qtbot):
    pages, bar = ready.pages, ready.results.tabBar()
    ready.resize(2000, 400)
    ready.show()
    assert bar.isVisible()
    assert not pages.chooser.isVisible()
    ready.resize(760, 400)
    qtbot.waitUntil(pages.chooser.isVisible)
    assert not bar.isVisible()
    titles = [pages.chooser.itemText(i) for i in range(pages.chooser.count())]
    assert titles == [ready.results.tabText(i) for i in range(ready.results.count())]
    pages.chooser.setFocus()
    qtbot.keyClick(pages.chooser, Qt.Key.Key_End)
    assert ready.results.currentWidget() is ready.sets
    ready.results.setCurrentWidget(ready.others)
    assert pages.chooser.currentText() == "Other models"
    ready.resize(2000, 400)
    qtbot.waitUntil(bar.isVisible)
    assert not pages.chooser.isVisible()
    assert ready.results.currentWidget() is ready.others


def threshold_fit(tested=True):
    model = ThresholdModel(
        0.05, -1.5, -3.0, 2.5, 0.25, Judged(0.95, 0.9, 0.99, 0.75, 0.97, 0.125, 30, 34)
    )
    if not tested:
        model = replace(model, tested=None)
    fit = LogisticFit(np.array([-1.5, -3.0, 2.5]), np.array([0.1, 0.2, 0.3]), -9.0, False, True)
    return ThresholdFit({0.05: model}, {0.05: fit}, None, {}, (Notice("Few areas."),))


def cells(table, column):
    rows = range(table.grid.rowCount())
    return {table.text(i, 0): table.text(i, column) for i in rows}


def test_threshold_models_show_how_well_they_predict(ready):
    page = ready.others
    page.show_thresholds(threshold_fit())
    shown = cells(page.thresholds, 1)
    assert page.thresholds.grid.horizontalHeaderItem(1).text() == "more than 5\u00a0% unique"
    assert shown["Sensitivity"] == "95.0\u00a0%"
    assert shown["Specificity at the cautious cut"] == "75.0\u00a0%"
    assert (
        shown["Slope of ln(population) b1"] == "-3.00"
        or shown["Slope of ln(population) b1"] == "-3"
    )
    assert shown["Areas"] == "30"
    assert "Few areas." in page.thresholds_said.text()
    table = dict(row[:2] for row in csv.reader(io.StringIO(page.thresholds.as_csv())))
    assert table["Area under the curve"] == "0.97"


def test_what_nobody_tested_is_a_dash(ready):
    ready.others.show_thresholds(threshold_fit(tested=False))
    assert cells(ready.others.thresholds, 1)["Sensitivity"] == "–"


def suppression_fit(least_k, most_k):
    fitted = Fitted(least_k, most_k, 1.0, 9.0, 22, (0.005, 0.01, 0.02))
    model = SuppressionModel("maxcombs", -1.0, -0.75, 0.875, 1.25, fitted)
    return SuppressionFit({"maxcombs": model}, {}, {})


def test_suppression_models_say_what_one_per_cent_came_to(ready):
    page = ready.others
    page.show_suppression(suppression_fit(5, 20))
    shown = cells(page.suppression, 1)
    assert shown["Slope of ln(k) b3"] == "1.25"
    assert shown["Smallest class sizes k"] == "5 – 20"
    assert shown["Aimed at 1 %: upper quartile"] == "2.0\u00a0%"
    assert cells(page.suppression, 2)["Intercept b0"] == ""


def test_one_k_tells_nothing_of_its_slope(ready):
    ready.others.show_suppression(suppression_fit(5, 5))
    assert cells(ready.others.suppression, 1)["Slope of ln(k) b3"] == "–"


def test_why_there_is_no_suppression_model_is_said(ready):
    ready.others.show_suppression(None, VbasError("Nothing is lost.", "Follow a larger k."))
    assert "Nothing is lost." in ready.others.suppression_said.text()
    assert not ready.others.suppression.grid.isVisibleTo(ready.others)
