"""The files of a calibration, and the coefficient set that is made of it."""

from __future__ import annotations

import dataclasses
import json
import math
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from core.calibration.results import ModelCurve
from core.cutoff.gaps import coefficient_set
from core.errors import Notice, VbasError
from core.io.calibration_files import (
    COEFFICIENTS,
    CURVES_TABLE,
    CUTOFFS,
    FILES,
    FITS,
    REPORT,
    Provenance,
    cutoffs_table,
    fitted_set,
    usable_fit,
    write_calibration,
)
from core.quasi_identifiers import QuasiIdentifier
from tests.core.io.calibrations import MODELS, calibrated

ORIGIN = Provenance("people.csv", "ab", "2026-11-22", False, (QuasiIdentifier("age"),), {"x": 1})


def test_all_tables_tell_the_same(tmp_path: Path) -> None:
    found = calibrated()
    made = fitted_set(found, "ours", "people.csv", "2026-11-22")
    model = made.models["maxcombs"]["central"]
    assert model.people == (found.sizes[0], found.sizes[-1])
    assert model.predictor == (2, 1600)
    assert "beyond" in str(model.beyond(10**12, "maxcombs", "central")[0])
    files = write_calibration(found, tmp_path / "out", ORIGIN, made, [Notice("Beside.")])
    assert [of.name for of in files] == list(FILES)
    assert all(of.is_file() for of in files)
    curves = pd.read_csv(tmp_path / "out" / CURVES_TABLE)
    assert len(curves) == len(MODELS) * len(found.sizes)
    one = curves[curves["model"] == "age+sex"]
    assert one["records"].tolist() == found.sizes.tolist()
    assert one["unique_share"].to_numpy() == pytest.approx(found.curves[1].unique)
    assert one["suppressed_share_k5"].to_numpy() == pytest.approx(found.curves[1].suppressed[5])
    fitted = found.curves[1].scale * found.sizes ** found.curves[1].exponent  # type: ignore[operator]
    assert one["fitted_unique_share"].to_numpy() == pytest.approx(fitted)
    cutoffs = pd.read_csv(tmp_path / "out" / CUTOFFS)
    assert cutoffs["model"].tolist() == ["+".join(of) for of in MODELS]
    assert cutoffs["cutoff_people"].tolist() == [of.cutoff for of in found.curves]
    assert cutoffs["max_combinations"].tolist() == [2, 80, 200, 40, 320, 1600]
    assert np.log(cutoffs["fitted_people_maxcombs"]).to_numpy() == pytest.approx(
        found.fits["maxcombs"].fitted
    )
    fits = pd.read_csv(tmp_path / "out" / FITS).set_index("predictor")
    fit = found.fits["maxcombs"]
    assert fits.loc["maxcombs", "scale"] == pytest.approx(math.exp(fit.b0))
    assert fits.loc["maxcombs", "exponent"] == pytest.approx(fit.b1)
    assert fits.loc["maxcombs", "n"] == len(MODELS)
    report = json.loads((tmp_path / "out" / REPORT).read_text())
    assert report["fits"]["maxcombs"]["b1"] == pytest.approx(fit.b1)
    assert report["settings"]["models"][1] == "age+sex"
    assert report["inputs"]["records"]["sha256"] == "ab"
    assert report["notices"][-1] == "Beside."
    read = coefficient_set(str(tmp_path / "out" / COEFFICIENTS))
    assert read.model("maxcombs", "central").exponent == pytest.approx(fit.b1)


def test_a_set_tells_where_it_is_from_and_how_well_it_fits() -> None:
    found = calibrated(part="western")
    made = fitted_set(found, "ours", "people.csv", "2026-11-22", synthetic=True)
    assert made.citation == (
        "western: fitted with VBAS on people.csv, 2026-11-22, 2,000 synthesized records, "
        "6 quasi-identifier models"
    )
    fit, tested = found.fits["maxcombs"], found.validations["maxcombs"]
    assert made.model("maxcombs", "western").scale == pytest.approx(math.exp(fit.b0))
    told = made.more["fitted"]["maxcombs"]["western"]
    assert told["n"] == 6
    assert told["sigma"] == fit.sigma
    assert told["pseudo_r2"] == fit.pseudo_r2
    assert (told["n_left"], told["n_right"]) == (fit.n_left, fit.n_right)
    assert told["cv_error_median_people"] == tested.error_median


def test_models_of_other_kinds_come_along() -> None:
    tables = {"suppression": {"maxcombs": {"b0": 1.0}}}
    made = fitted_set(calibrated(), "ours", "p.csv", "2026-11-22", tables=tables)
    assert made.more["suppression"] == tables["suppression"]
    assert made.citation.startswith("central, suppression: fitted with VBAS on p.csv")


def test_fits_that_nothing_can_be_predicted_from() -> None:
    found = calibrated()
    fit = found.fits["maxcombs"]
    wrong = (
        dataclasses.replace(fit, b1=-0.5),
        dataclasses.replace(fit, b1=math.nan),
        dataclasses.replace(fit, b0=math.inf),
        dataclasses.replace(fit, b0=30.0),
        dataclasses.replace(fit, converged=False),
    )
    assert usable_fit(fit)
    assert not any(usable_fit(of) for of in wrong)
    one = dataclasses.replace(found, fits={"maxcombs": wrong[0], "entropy": fit})
    assert set(fitted_set(one, "ours", "p.csv", "2026-11-22").models) == {"entropy"}
    none = dataclasses.replace(found, fits={"maxcombs": wrong[0]})
    with pytest.raises(VbasError, match="gives no model"):
        fitted_set(none, "ours", "p.csv", "2026-11-22")
    odd = dataclasses.replace(found, settings=dataclasses.replace(found.settings, part="north"))
    with pytest.raises(VbasError, match="part of Canada north is not known"):
        fitted_set(odd, "ours", "p.csv", "2026-11-22")


def test_only_models_that_were_used_are_counted() -> None:
    found = calibrated()
    fit = found.fits["maxcombs"]
    fitted = fit.fitted.copy()
    fitted[0] = np.nan  # its predictor is 0
    fewer = dataclasses.replace(found, fits={"maxcombs": dataclasses.replace(fit, fitted=fitted)})
    told = fitted_set(fewer, "ours", "p.csv", "2026-11-22").more["fitted"]["maxcombs"]["central"]
    assert told["n"] == len(fitted) - 1


def test_without_a_set_the_one_of_before_goes(tmp_path: Path) -> None:
    found = calibrated()
    made = fitted_set(found, "ours", "people.csv", "2026-11-22")
    write_calibration(found, tmp_path, ORIGIN, made)
    files = write_calibration(dataclasses.replace(found, fits={}), tmp_path, ORIGIN, None)
    assert COEFFICIENTS not in [of.name for of in files]
    assert not (tmp_path / COEFFICIENTS).exists()
    assert pd.read_csv(tmp_path / FITS).empty


def test_numbers_that_files_do_not_know(tmp_path: Path) -> None:
    found = calibrated()
    curve = ModelCurve(
        ("a",),
        10**40,
        0.0,
        np.ones(len(found.sizes)),
        {},
        math.inf,
        -400.0,
        100,
        None,
        "right",
        0.5,
        1.0,
        0,
    )
    odd = dataclasses.replace(
        found, curves=(curve,), fits={}, validations={}, delta_median=math.nan
    )
    write_calibration(odd, tmp_path, ORIGIN, None)
    assert json.loads((tmp_path / REPORT).read_text())["delta_median"] is None
    row = cutoffs_table(odd).iloc[0]
    assert row["max_combinations"] == 10**40
    assert row["curve_scale"] is None
