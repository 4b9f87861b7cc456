import csv
import io
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from made_up_calibration import MODELS, SIZES, calibration, curve, curves
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QPushButton

from app.frame.session import Opened
from app.workspaces.levels.calibration.pages import CURVE, CUTOFFS, PREDICTED, RESIDUALS
from app.workspaces.levels.calibration.running import Fitted
from core.calibration.logistic import LogisticFit
from core.calibration.suppression_model import Fitted as FittedOn
from core.calibration.suppression_model import SuppressionModel
from core.calibration.suppression_rate import SuppressionFit
from core.calibration.threshold_fit import ThresholdFit
from core.errors import Notice, VbasError
from core.io.records import inspect_records
from core.steps import finish
from core.thresholds.predicted import Tested as Judged
from core.thresholds.predicted import ThresholdModel


@pytest.fixture
def ready(opened):
    opened.panel.setWindowFlags(Qt.WindowType.Window)  # without the rest of the window
    opened.panel.resize(1060, 320)
    opened.panel.show()
    return opened.panel


@pytest.fixture
def show(ready, opened):
    def fitted(suppression=None, no_suppression=None, thresholds=None, **how):
        others = (suppression, no_suppression, thresholds)
        opened.state.fitted = Fitted(calibration(**how), Path("people.csv"), *others)

    return fitted


def text(table, row, column):
    return table.grid.item(row, column).text()


def heading(panel):
    """The heading of the curve, without the places where it may break."""
    return panel.results.figures[CURVE].heading.replace("\u200b", "")


def test_without_records_there_is_a_button_that_opens_some(bench, preview, tmp_path):
    panel, asked = bench.panel, []
    bench.window.actions_.open_records.triggered.connect(lambda: asked.append(True))
    (button,) = panel.empty.findChildren(QPushButton)
    assert not panel.content.isVisibleTo(panel)
    assert button.isVisibleTo(panel)
    button.click()
    assert asked
    path = tmp_path / "one.csv"
    path.write_text("code\n1\n2\n", encoding="utf-8")
    bench.session.set_records(Opened(path, finish(inspect_records(path))))
    assert "fewer than two columns" in panel.empty.why.text()
    assert not button.isVisibleTo(panel)
    bench.open(preview)
    assert panel.content.isVisibleTo(panel)
    assert not panel.empty.isVisibleTo(panel)


def test_settings_that_cannot_be_asked_start_nothing(ready):
    ready.settings.ks.setText("1")
    ready.settings.ks.editingFinished.emit()
    assert not ready.run_button.isEnabled()
    ready.settings.ks.setText("5")
    ready.settings.ks.editingFinished.emit()
    assert ready.run_button.isEnabled()


def test_a_model_that_stays_is_not_drawn_again_when_others_come(ready, monkeypatch):
    drawn, of = [], curves()
    monkeypatch.setattr(ready.results, "show_model", lambda _, shown, *rest: drawn.append(shown))
    ready.show_curves(SIZES, of[:1], 4, 1000)
    ready.show_curves(SIZES, of[:2], 4, 1000)
    ready.show_curves(SIZES, of, 4, 1000)
    assert drawn == [of[0]]


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


def test_a_row_and_a_point_are_the_same_model(ready, show):
    show()
    ready.results.setCurrentIndex(2)
    chart = ready.results.figures[CUTOFFS].curve_chart
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
    for key in (CUTOFFS, PREDICTED, RESIDUALS):
        assert ready.results.figures[key].curve_chart.marked == 1
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert ready.results.figures[CUTOFFS].curve_chart.marked == 2


def test_a_heading_sorts_and_the_choice_goes_along(ready, show):
    show()
    ready.models.mark(3)
    names = []
    for _ in range(3):
        ready.models.sort("cutoff")
        names.append([ready.models.view.model().index(i, 0).data() for i in range(4)])
    assert names[0][0] == "sex"
    assert names[1][0] == "age+school+income"
    assert names[2] == ["+".join(model) for model in MODELS]
    assert ready.models.current == 3


def test_the_list_is_copied_as_it_is_sorted(ready, show):
    show()
    ready.models.sort("cutoff")
    ready.models.view.copy_requested.emit()
    table = list(csv.DictReader(io.StringIO(QGuiApplication.clipboard().text())))
    assert [row["cutoff"] for row in table] == ["1000", "2000", "3000", "4000"]
    assert table[0]["at_smallest_size"] == "1"
    assert table[3]["at_largest_size"] == "1"


def test_one_predictor_on_all_pages(ready, show):
    show()
    ready.results.setCurrentIndex(2)
    ready.results.figures[CUTOFFS].choose("entropy")
    for index, key in enumerate((CUTOFFS, PREDICTED, RESIDUALS), 2):
        ready.results.setCurrentIndex(index)
        assert ready.results.figures[key].variant == "entropy"
        assert "entropy" in ready.results.figures[key].heading
    ready.results.figures[RESIDUALS].choose("maxcombs")
    ready.results.setCurrentIndex(3)
    assert "max combinations" in ready.results.figures[PREDICTED].heading


def test_a_fit_that_did_not_converge_shows_its_likelihood(ready, show):
    show(converged=False)
    ready.results.setCurrentIndex(5)
    assert ready.results.profiles["maxcombs"].isVisible()
    assert not ready.results.profiles["entropy"].isVisible()
    assert text(ready.results.fits, 0, 1) == "not converged"
    assert "all of whose records are unique" in ready.results.notices.text()
    show()
    assert not ready.results.profiles["maxcombs"].isVisible()


def test_what_was_stopped_can_be_gone_on_with(ready, show, opened):
    show(done=2)
    assert ready.go_on_button.isVisible()
    assert ready.said.text().startswith("2 of 4 models on 4,000")
    show()
    assert not ready.go_on_button.isVisible()
    opened.state.fitted = None
    assert ready.models.view.model().rowCount() == 0
    assert ready.results.figures[CURVE].curve_chart.count() == 0


def test_words_stand_beside_a_wide_chart_and_above_a_narrow_one(ready, show):
    show()
    figure = ready.results.figures[CURVE]
    figure.resize(900, 240)
    assert figure.why.mapTo(figure, figure.why.rect().center()).x() > 600
    ready.resize(700, 500)
    figure.resize(360, 400)
    above = figure.why.mapTo(figure, figure.why.rect().bottomLeft()).y()
    assert above <= figure.chart.mapTo(figure, figure.chart.rect().topLeft()).y()


def test_every_button_says_what_it_does(ready, show):
    show()
    of_qt = ("ScrollLeftButton", "ScrollRightButton")
    own = [b for b in ready.findChildren(QAbstractButton) if b.objectName() not in of_qt]
    said = [b for b in own if b.accessibleName() or b.text()]
    assert len(said) > 15
    for button in said:
        assert button.toolTip(), button.text()
    for widget in (ready.models.view, ready.results.fits.grid, ready.left, ready.results):
        assert widget.accessibleName()


def test_pages_are_tabs_where_all_fit_and_a_list_where_not(ready, qtbot, show):
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
    return {text(table, i, 0): text(table, i, column) for i in rows}


def test_threshold_models_show_how_well_they_predict(ready, show):
    page = ready.others
    show(thresholds=threshold_fit())
    shown = cells(page.thresholds, 1)
    assert page.thresholds.grid.horizontalHeaderItem(1).text() == "more than 5\u00a0% unique"
    assert shown["Sensitivity"] == "95.0\u00a0%"
    assert shown["Specificity at the cautious cut"] == "75.0\u00a0%"
    assert shown["Slope of ln(population) b1"] in ("−3.00", "−3")
    assert shown["Areas"] == "30"
    assert "Few areas." in page.thresholds.why.text()
    table = dict(row[:2] for row in csv.reader(io.StringIO(page.thresholds.tools.as_text())))
    assert table["Area under the curve"] == "0.97"
    show(thresholds=threshold_fit(tested=False))
    assert cells(page.thresholds, 1)["Sensitivity"] == "–"


def suppression_fit(least_k, most_k):
    fitted = FittedOn(least_k, most_k, 1.0, 9.0, 22, (0.005, 0.01, 0.02))
    model = SuppressionModel("maxcombs", -1.0, -0.75, 0.875, 1.25, fitted)
    return SuppressionFit({"maxcombs": model}, {}, {})


def test_suppression_models_say_what_one_per_cent_came_to(ready, show):
    page = ready.others
    show(suppression_fit(5, 20))
    shown = cells(page.suppression, 1)
    assert shown["Slope of ln(k) b3"] == "1.25"
    assert shown["Smallest class sizes k"] == "5 – 20"
    assert shown["Aimed at 1 %: upper quartile"] == "2.0\u00a0%"
    assert cells(page.suppression, 2)["Intercept b0"] == ""
    show(suppression_fit(5, 5))  # one k tells nothing of its slope
    assert cells(page.suppression, 1)["Slope of ln(k) b3"] == "–"
    show(None, VbasError("Nothing is lost.", "Follow a larger k."))
    assert "Nothing is lost." in page.suppression.why.text()
    assert not page.suppression.grid.isVisibleTo(ready)
