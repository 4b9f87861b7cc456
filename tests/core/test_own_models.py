"""The models that are shipped as our own: labelled so, sensible, as the fit makes them."""

import math
import tomllib

import numpy as np
import pytest

from core.calibration.suppression_model import suppression_model
from core.cutoff.gaps import OUR_SETS, SHIPPED_SETS, coefficient_set
from core.errors import VbasError
from core.io.coefficient_files import check_name
from core.thresholds.predicted import threshold_models
from resources import read_text
from setup.synthesized_areas import areas, populations, records, sets_of_variables


@pytest.mark.parametrize("name", OUR_SETS)
def test_they_say_whose_they_are(name: str) -> None:
    of = coefficient_set(name)
    assert "own" in of.title
    assert "synthesized" in of.title
    assert "not published figures" in of.citation
    assert "independent" in of.citation
    assert not any(of.models.values())
    assert name not in SHIPPED_SETS
    with pytest.raises(VbasError, match="comes with the program"):
        check_name(name)
    assert "do not edit" in read_text(f"coefficients/{name}.toml")
    assert tomllib.loads(read_text(f"coefficients/{name}.toml"))["title"] == of.title


def test_threshold_models_are_tested_and_near_the_theory_of_equal_cells() -> None:
    """U = exp(-S / M): 5 % at 3.00 M people, 20 % at 1.61 M; rare classes move both somewhat."""
    found = threshold_models()
    assert list(found.models) == [0.05, 0.2]
    for threshold, model in found.models.items():
        tested = model.tested
        assert tested is not None
        assert min(tested.sensitivity, tested.specificity) > 0.8
        assert tested.cautious_sensitivity >= 0.9
        assert tested.auc > 0.95
        assert (tested.n_areas, tested.n_models) == (100, 280)
        assert model.probability(500, 100_000) > 0.99
        assert model.probability(50_000, 36) < 0.01
        assert 0.2 < model.enough_people(1000) / (-math.log(threshold) * 1000) < 1.5
    stricter, laxer = found.model(0.05), found.model(0.2)
    for m in (100, 1000, 10_000):
        assert stricter.enough_people(m) > laxer.enough_people(m)


def test_suppression_models_are_sensible() -> None:
    model = suppression_model()
    assert model.fitted.n_models > 200
    low, median, high = model.fitted.reached
    assert 0.003 < low < median < high < 0.02
    assert model.records(0.01, math.log(172), 5) > model.records(0.05, math.log(172), 5)
    assert suppression_model(predictor="entropy").x > 0


def test_areas_that_they_were_fitted_on() -> None:
    people = populations()
    assert len(people) == 100
    assert np.quantile(people, [0.05, 0.5, 0.95]) == pytest.approx([1000, 20_300, 56_000], rel=0.1)
    found = areas()
    assert set(found.parents["province"]) == {
        *("ON", "QC", "BC", "AB", "MB", "SK", "NS", "NB", "NL", "PE")
    }


def test_records_of_a_few_areas() -> None:
    whole = areas()
    few = type(whole)(
        "few",
        whole.ids[:3],
        whole.points[:3],
        whole.population[:3],
        parents={"province": whole.parents["province"][:3]},
    )
    made = records(few)
    assert made.n_records == whole.population[:3].sum()
    assert np.bincount(made.areas).tolist() == whole.population[:3].astype(int).tolist()
    age = made.codes[made.columns.index("age")]
    assert (made.codes[made.columns.index("age 10")] == age // 10).all()
    sets = sets_of_variables(made)
    assert len(sets) == 280
    assert all(sum(name.startswith("age") for name in of) <= 1 for of in sets)
