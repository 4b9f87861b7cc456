"""Suppression models: read off curves by hand, found again from known laws, mistakes in files."""

import math

import numpy as np
import pytest

from core.calibration.procedure import calibrate
from core.calibration.results import Calibration, CalibrationSettings, ModelCurve
from core.calibration.suppression_model import model_of_set, suppression_model
from core.calibration.suppression_rate import fit_suppression, share_at, size_at
from core.coded_records import CodedRecords
from core.cutoff.coefficients import CoefficientSet
from core.errors import VbasError
from core.steps import finish

SIZES = np.arange(1000, 100_001, 1000)


def curve(m: int, entropy: float, suppressed) -> ModelCurve:
    shares = {k: np.asarray(of, float) for k, of in suppressed.items()}
    unique = np.zeros(len(next(iter(shares.values()))))
    return ModelCurve(("a",), m, entropy, unique, shares, None, None, 1, None, None, None, 0.0, 0)


def calibration(curves, sizes=SIZES) -> Calibration:
    settings = CalibrationSettings()
    return Calibration(settings, int(sizes[-1]), sizes, tuple(curves), {}, {}, 0.0, 0.0)


def lawful(m: int, k: int, b=(0.5, -0.8, 0.9, 1.1)) -> np.ndarray:
    """The share lost where ln S = b0 + b1 ln odds + b2 ln m + b3 ln k holds without error."""
    odds = (np.log(SIZES) - b[0] - b[2] * math.log(m) - b[3] * math.log(k)) / b[1]
    return 1.0 / (1.0 + np.exp(-odds))


def test_a_curve_is_read_between_its_sizes() -> None:
    sizes = np.array([100, 200, 400])
    shares = np.array([0.5, 0.1, 0.02])
    assert math.exp(size_at(sizes, shares, 0.1)) == pytest.approx(200)
    # Half way between the log odds of 0.1 and 0.02: half way between ln 200 and ln 400.
    odds = (math.log(0.1 / 0.9) + math.log(0.02 / 0.98)) / 2
    half = 1 / (1 + math.exp(-odds))
    assert math.exp(size_at(sizes, shares, half)) == pytest.approx(math.sqrt(80_000))
    assert size_at(sizes, shares, 0.6) is None
    assert size_at(sizes, shares, 0.01) is None
    # A curve with a bump is read where it comes down for good.
    assert math.exp(size_at(sizes, np.array([0.05, 0.2, 0.0]), 0.1)) > 200
    assert share_at(sizes, shares, math.log(100)) == 0.5
    assert math.isnan(share_at(sizes, shares, math.log(99)))
    assert math.isnan(share_at(sizes, shares, math.log(401)))


def test_a_known_law_is_found_again() -> None:
    many = [16, 40, 100, 170, 300, 500, 800, 1300]
    of = calibration(curve(m, math.log(m) - 1, {k: lawful(m, k) for k in (3, 5, 11)}) for m in many)
    fit = fit_suppression(of)
    model = fit.models["maxcombs"]
    found = (model.b0, model.ln_odds, model.x, model.ln_k)
    assert found == pytest.approx((0.5, -0.8, 0.9, 1.1), rel=1e-4)
    assert fit.reached["maxcombs"] == pytest.approx(0.01, rel=1e-3)
    assert model.fitted.n_models == 8
    assert (model.fitted.least_k, model.fitted.most_k) == (3, 11)
    # Entropy is ln M - 1 here, so its model is the same but for the intercept.
    other = fit.models["entropy"]
    assert (other.b0, other.x) == pytest.approx((0.5 + 0.9, 0.9), rel=1e-4)


def test_records_and_share_are_inverse_and_monotone() -> None:
    fit = fit_suppression(
        calibration(
            curve(m, 1.0 + m, {k: lawful(m, k) for k in (3, 5)}) for m in (16, 40, 100, 170, 300)
        )
    )
    model = fit.models["maxcombs"]
    people = model.records(0.01, math.log(100), 5)
    assert model.share_suppressed(people, math.log(100), 5) == pytest.approx(0.01)
    assert model.share_suppressed(2 * people, math.log(100), 5) < 0.01
    assert model.share_suppressed(people, math.log(100), 11) > 0.01
    assert model.records(0.05, math.log(100), 5) < people
    assert model.records(0.01, math.log(200), 5) > people


def test_one_k_has_no_slope_and_holds_for_it_alone() -> None:
    of = calibration(curve(m, 1.0 + m, {5: lawful(m, 5)}) for m in (16, 40, 100, 170, 300))
    model = fit_suppression(of).models["maxcombs"]
    assert model.ln_k == 0.0
    assert model.within(math.log(100), 5)
    assert not model.within(math.log(100), 11)
    assert not model.within(math.log(100_000), 5)


def test_too_few_curves_is_a_sentence() -> None:
    flat = curve(16, 1.0, {5: np.ones(len(SIZES))})
    with pytest.raises(VbasError, match="No suppression model can be fitted"):
        fit_suppression(calibration([flat] * 9))


def test_from_records_to_a_model() -> None:
    """Equal cells: the size grows with their number, and doubles where they double."""
    rng = np.random.default_rng(6)
    widths = (2, 3, 4, 6, 9)
    codes = np.vstack([rng.integers(0, n, 40_000) for n in widths]).astype(np.int32)
    names = tuple("abcde")
    of = CodedRecords(
        names,
        codes,
        {name: tuple(map(str, range(n))) for name, n in zip(names, widths, strict=True)},
        dict(zip(names, widths, strict=True)),
    )
    sets = tuple(tuple(names[j] for j in range(5) if bits >> j & 1) for bits in range(1, 32))
    done = finish(calibrate(of, CalibrationSettings(models=sets, step=200, ks=(3, 5, 11))))
    fit = fit_suppression(done)
    model = fit.models["maxcombs"]
    assert model.x == pytest.approx(1.0, abs=0.08)
    assert model.ln_odds < 0 < model.ln_k
    # Equal cells fall faster than any straight line of log odds: aimed at 1 %, about that.
    assert 0.005 < np.nanmedian(fit.reached["maxcombs"]) < 0.025


GOOD = {"b0": 1.0, "ln_odds": -0.8, "ln_max_combinations": 0.9, "ln_k": 1.1}


def of_table(table: object) -> CoefficientSet:
    return CoefficientSet("theirs", "", "", {}, {}, {"suppression": {"maxcombs": table}})


def test_tables_are_read_again_as_the_same_models() -> None:
    of = calibration(
        curve(m, 1.0 + m, {k: lawful(m, k) for k in (3, 5)}) for m in (16, 40, 100, 170, 300)
    )
    fit = fit_suppression(of)
    again = CoefficientSet("ours", "Ours", "", {}, {}, fit.as_tables())
    for predictor, model in fit.models.items():
        assert model_of_set(again, predictor) == model


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        (None, "no suppression model by maxcombs"),
        ({}, "no usable number for b0"),
        ({key: of for key, of in GOOD.items() if key != "ln_k"}, "no usable number for ln_k"),
        (GOOD | {"b0": "1"}, "no usable number for b0"),
        (GOOD | {"b0": math.inf}, "no usable number for b0"),
        (GOOD | {"ln_odds": 0.8}, "wrong sign"),
        (GOOD | {"ln_max_combinations": -0.9}, "wrong sign"),
        (GOOD | {"ln_k": -1.0}, "wrong sign"),
        (GOOD | {"fitted": {"k": 5, "x": [1, 2]}}, "not a least and a most"),
    ],
)
def test_mistakes_in_files(table: object, sentence: str) -> None:
    with pytest.raises(VbasError, match=sentence):
        model_of_set(of_table(table), "maxcombs")


def test_a_file_without_ranges_says_nothing_against_any_k() -> None:
    assert model_of_set(of_table(GOOD), "maxcombs").within(50.0, 100)
    with pytest.raises(VbasError, match="no suppression model by entropy"):
        suppression_model("croft-2015", "entropy")
