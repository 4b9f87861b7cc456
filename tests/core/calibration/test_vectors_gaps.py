"""The whole calibration against every number of the vectors, in the order of their files."""

from __future__ import annotations

from functools import cache

import numpy as np
import pandas as pd
import pytest

from core.calibration.procedure import calibrate
from core.calibration.quasi_identifier_models import all_combinations
from core.calibration.results import Calibration, CalibrationSettings
from core.coded_records import CodedRecords
from core.steps import finish
from tests.vector_cases import FOLDER, expected

GAPS = ("harbour", "river")
CURVES = [(case, i) for case in GAPS for i in range(len(expected(case)["gaps"]["models"]))]
FITS = [(case, of) for case in GAPS for of in ("maxcombs", "entropy")]


@cache
def calibration(case: str) -> Calibration:
    of = expected(case)["gaps"]
    table = pd.read_parquet(FOLDER / case / "records.parquet", columns=of["variables"])
    categories = {name: tuple(sorted(table[name].dropna().unique())) for name in of["variables"]}
    codes = [
        table[name].map({value: i for i, value in enumerate(values)}).fillna(len(values))
        for name, values in categories.items()
    ]
    records = CodedRecords(
        tuple(categories),
        np.array(codes, np.int32),
        categories,
        {name: len(values) for name, values in categories.items()},
    )
    settings = CalibrationSettings(
        all_combinations(records.columns),
        step=of["step"],
        threshold=of["threshold"],
        seed=None,
    )
    return finish(calibrate(records, settings))


@pytest.mark.parametrize("case", GAPS)
def test_grid_and_models(case) -> None:
    want, got = expected(case)["gaps"], calibration(case)
    assert got.sizes.tolist() == want["sizes"]
    assert got.n_records == want["sizes"][-1]
    assert [list(of.columns) for of in got.curves] == [of["variables"] for of in want["models"]]


@pytest.mark.parametrize(("case", "i"), CURVES)
def test_curve(case, i) -> None:
    want, got = expected(case)["gaps"]["models"][i], calibration(case).curves[i]
    assert got.unique.tolist() == want["curve"]
    assert got.max_combinations == want["maxcombs"]
    assert got.entropy == pytest.approx(want["entropy"], rel=1e-9)
    assert (got.cutoff, got.censored) == (want["cutoff"], want["censored"])
    assert got.sizes_dropped == want["sizes_dropped"]
    assert got.delta_observed == want["delta_observed"]
    fitted = (got.scale, got.exponent, got.cutoff_continuous, got.delta)
    theirs = [want[name] for name in ("b0", "b1", "cutoff_continuous", "delta")]
    if want["b0"] is None:
        assert fitted == (None,) * 4 == tuple(theirs)
    else:
        assert fitted == pytest.approx(theirs, rel=1e-9)


@pytest.mark.parametrize(("case", "predictor"), FITS)
def test_tobit(case, predictor) -> None:
    want, got = expected(case)["gaps"][f"tobit_{predictor}"], calibration(case).fits[predictor]
    assert got.converged
    assert got.log_likelihood == pytest.approx(want["loglik"], abs=1e-8)
    assert (got.n_left, got.n_right) == (want["left"], want["right"])
    for name in ("b0", "b1", "sigma", "se_b0", "se_b1", "pseudo_r2"):
        assert getattr(got, name) == pytest.approx(want[name], rel=1e-4), name
    assert got.fitted == pytest.approx(want["fitted_censored_log"], rel=1e-6)


@pytest.mark.parametrize("predictor", ["maxcombs", "entropy"])
def test_cross_validation(predictor) -> None:
    want = expected("harbour")["gaps"][f"cv_{predictor}"]
    got = calibration("harbour").validations[predictor]
    assert got.failed_folds == ()
    assert got.error_median == pytest.approx(want["error_median"], rel=1e-3, abs=1e-6)
    assert got.error_trimmed == pytest.approx(want["error_trimmed"], rel=1e-3)
    assert got.relative_median == pytest.approx(want["rel_median"], rel=1e-3, abs=1e-9)
    assert got.relative_trimmed == pytest.approx(want["rel_trimmed"], rel=1e-3)
