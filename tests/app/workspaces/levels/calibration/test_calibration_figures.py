import csv
import io
import math
from dataclasses import replace

import numpy as np
import pytest
from made_up_calibration import CUTOFFS, SIZES, calibration, curve, curves

from app.chart.curves import DOWN, ROUND, UP
from app.workspaces.levels.calibration.figures import (
    cutoff_figure,
    percent,
    predicted_figure,
    profile_figure,
    residual_figure,
    suppression_figure,
    uniqueness_figure,
)
from app.workspaces.levels.calibration.fits import fit_facts
from core.calibration.results import LEFT, RIGHT


def test_a_curve_shows_what_was_measured_its_fit_and_its_cutoff():
    said = uniqueness_figure(SIZES, curves()[0], 1000)
    measured, fitted = said.curves.dots[0], said.curves.strokes[0]
    assert measured.y[0] == pytest.approx(200.0 / math.sqrt(1000))  # per cent
    assert fitted.y[-1] == pytest.approx(200.0 / math.sqrt(4000))
    assert said.curves.markers[0].value == 2000
    assert said.title.replace("\u200b", "") == "Uniqueness of age+sex"
    assert said.why == (
        "From 2,000\u00a0records on, 1,000\u00a0records more hardly change how many are unique. "
        "There it is 4.5\u00a0% on the fitted curve, 5.0\u00a0% as measured."
    )
    assert said.curves.said(0, 1) == "2,000\u00a0records: 4.47213595499958\u00a0% are unique"


@pytest.mark.parametrize(
    ("censored", "scale", "words"),
    [
        (LEFT, 2.0, "or less, and counts as censored"),
        (RIGHT, 2.0, "or more, and counts as censored"),
        (LEFT, None, "Fewer than two sizes have unique records"),
    ],
)
def test_a_cutoff_at_an_end_says_what_is_known(censored, scale, words):
    said = uniqueness_figure(SIZES, curve(("age",), 1000, censored, scale=scale), 1000)
    assert words in said.why
    assert len(said.curves.strokes) == (0 if scale is None else 1)


def test_suppression_is_a_line_for_each_k():
    said = suppression_figure(SIZES, curves()[0])
    assert [dots.name for dots in said.curves.dots] == ["k = 5"]
    assert said.curves.dots[0].y.tolist() == [40.0, 30.0, 20.0, 10.0]
    assert "cut-off, 2,000\u00a0records, 30.0\u00a0% would be left out at k = 5" in said.why


def test_cutoffs_are_told_apart_by_what_is_known_of_them():
    said = cutoff_figure(calibration(), "maxcombs")
    assert [(of.shape, of.keys.tolist()) for of in said.curves.dots] == [
        (ROUND, [0, 1]),
        (DOWN, [2]),
        (UP, [3]),
    ]
    assert said.curves.said(0, 1) == (
        "age+sex+school\nMax combinations: 400, cut-off 3,000\u00a0records"
    )


def test_the_published_line_stands_beside_the_fitted_one():
    fitted, published = cutoff_figure(calibration(), "maxcombs").curves.strokes
    # cut-off = 100 * x ** 0.5, and 1436 * x ** 0.43 (El Emam et al. 2009, Table 5, Central)
    assert fitted.y[-1] == pytest.approx(100.0 * math.sqrt(900.0))
    assert published.y[-1] == pytest.approx(1436 * 900**0.43)
    assert published.dashed
    assert not fitted.dashed


def test_no_line_is_drawn_where_the_fit_did_not_converge():
    of = calibration(converged=False)
    said = cutoff_figure(of, "maxcombs")
    assert [stroke.name for stroke in said.curves.strokes] == ["El Emam et al. 2009"]
    assert "did not converge" in said.why
    shown = profile_figure(of, "maxcombs")
    assert shown.curves.strokes[0].x.tolist() == [0.1, 0.2, 0.3]
    assert shown.curves.strokes[0].y.tolist() == [-9.0, -8.0, -7.5]
    assert profile_figure(of, "entropy").empty
    assert predicted_figure(of, "maxcombs").empty
    assert residual_figure(of, "maxcombs").empty


def test_predictions_stand_over_simulated_cutoffs():
    said = predicted_figure(calibration(), "entropy")
    together = {}
    for dots in said.curves.dots:
        together |= dict(zip(dots.keys.tolist(), zip(dots.x, dots.y, strict=True), strict=True))
    assert together == {0: (2000, 1000), 1: (3000, 3300), 2: (1000, 1000), 3: (4000, 4000)}
    assert said.curves.square
    assert "−250\u00a0people, −12.5\u00a0% of the cut-off" in said.why


def test_residuals_are_simulated_less_predicted():
    said = residual_figure(calibration(), "maxcombs")
    y = {int(k): v for of in said.curves.dots for k, v in zip(of.keys, of.y, strict=True)}
    assert y == {0: 50.0, 1: pytest.approx(-10.0), 2: 0.0, 3: 0.0}
    assert said.curves.said(0, 1) == (
        "age+sex+school\nsimulated less predicted: −300\u00a0records, −10.0\u00a0% of the cut-off"
    )


def test_models_that_no_fold_could_predict_have_no_point():
    of = calibration()
    predicted = of.validations["maxcombs"].predicted
    nothing = np.where(np.arange(4) == 1, np.nan, predicted)
    object.__setattr__(of.validations["maxcombs"], "predicted", nothing)
    for make in (predicted_figure, residual_figure):
        shown = make(of, "maxcombs").curves
        ys = {int(k): v for d in shown.dots for k, v in zip(d.keys, d.y, strict=True)}
        assert math.isnan(ys[1])
        assert math.isfinite(ys[0])


def test_the_table_has_ours_beside_the_published_ones():
    rows = {row.title: [cell.text for cell in row.cells] for row in fit_facts(calibration()).rows}
    assert fit_facts(calibration()).headings[1] == "Max combinations, published"
    assert rows["Intercept b0"] == ["4.61", "7.27", "4.61", "6.50"]
    assert rows["Slope b1"] == ["0.500", "0.430", "0.500", "2.60"]
    assert rows["Sigma"] == ["0.250", "", "0.250", ""]
    assert rows["Censored above"] == ["1", "", "1", ""]
    assert rows["Prediction error, median"][0] == "−250\u00a0people"
    assert rows["Relative error, median"][0] == "−12.5\u00a0%"
    assert rows["Folds without a fit"][0] == "1"
    assert rows["Delta score, median"][0] == "0.36\u00a0%"


def test_a_fit_that_did_not_converge_gives_no_number():
    rows = {row.title: row.cells for row in fit_facts(calibration(converged=False)).rows}
    for title in ("Intercept b0", "Slope b1", "Sigma", "Standard error of b1"):
        assert rows[title][0].text == "not converged"
        assert rows[title][0].value is None
    assert rows["Log-likelihood"][0].text == "−3.50"
    assert rows["Prediction error, median"][0].text == "–"


def test_the_file_of_the_fits_has_all_digits():
    table = list(csv.reader(io.StringIO(fit_facts(calibration()).frame().to_csv(index=False))))
    by_title = {row[0]: row[1:] for row in table}
    assert by_title["Quantity"] == list(fit_facts(calibration()).headings)
    assert float(by_title["Intercept b0"][0]) == pytest.approx(math.log(100.0), abs=1e-12)
    assert by_title["Standard error of b1"] == ["0.0625", "", "0.0625", ""]


@pytest.mark.parametrize(
    ("share", "text"),
    [
        (0.125, "12.5\u00a0%"),
        (-0.125, "−12.5\u00a0%"),
        (-1e-9, "<\u00a00.01\u00a0%"),
        (0.0, "0\u00a0%"),
    ],
)
def test_a_share_with_its_sign(share, text):
    assert percent(share) == text


def test_all_cutoffs_are_there():
    shown = cutoff_figure(calibration(), "entropy").curves
    assert sorted(float(y) for of in shown.dots for y in of.y) == sorted(map(float, CUTOFFS))


def test_a_steep_curve_is_drawn_although_its_scale_is_beyond_numbers():
    steep = replace(curves()[0], scale=math.inf, exponent=-200.0, delta=0.01)
    fitted = uniqueness_figure(SIZES, steep, 1000).curves.strokes[0]
    assert np.isnan(fitted.y[0])  # beyond 100 %
    beyond = fitted.x >= 2000
    assert 0.0 < fitted.y[beyond][0] <= 1.0  # 0.01 of the records at the cut-off, less after it
    assert fitted.y[-1] < 1e-6
