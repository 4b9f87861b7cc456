"""Threshold models from coefficient files: probabilities by hand, mistakes in files."""

import math

import numpy as np
import pytest

from core.cutoff.coefficients import CoefficientSet
from core.errors import VbasError
from core.thresholds.predicted import ThresholdModel, models_of_set, threshold_models

GOOD = {"b0": 4.0, "ln_population": -2.0, "ln_max_combinations": 1.5}


def of_tables(tables: object) -> CoefficientSet:
    return CoefficientSet("theirs", "Theirs", "somebody", {}, {}, {"threshold": tables})


def test_probability_by_hand() -> None:
    model = ThresholdModel(0.05, 4.0, -2.0, 1.5)
    odds = math.exp(4.0 - 2.0 * math.log(500) + 1.5 * math.log(1000))
    assert model.probability(500, 1000) == pytest.approx(odds / (1 + odds))
    assert model.probability(0, 1000) == 0.0
    assert np.isnan(model.probability(np.nan, 1000))
    both = model.probability(np.array([100, 10_000]), 1000)
    assert both.shape == (2,)
    assert both[0] > both[1]


def test_enough_people_is_where_the_call_turns() -> None:
    model = ThresholdModel(0.05, 4.0, -2.0, 1.5, cautious_cut=0.2)
    for cautious in (False, True):
        people = model.enough_people(1000, cautious=cautious)
        assert model.is_above(people * 0.999, 1000, cautious=cautious)
        assert not model.is_above(people * 1.001, 1000, cautious=cautious)
    assert model.enough_people(1000, cautious=True) > model.enough_people(1000)


def test_combinations_beyond_64_bits() -> None:
    model = ThresholdModel(0.05, 4.0, -2.0, 1.5)
    assert model.probability(1000, 10**400) == 1.0
    assert model.enough_people(10**4000) == math.inf


def test_models_of_a_file(tmp_path) -> None:
    file = tmp_path / "theirs.toml"
    file.write_text(
        "title = 'Published'\ncitation = 'El Emam 2010'\n"
        "[threshold.20]\nb0 = 1\nln_population = -1.0\nln_max_combinations = 1.0\n"
        "[threshold.5]\nb0 = 4\nln_population = -2.0\nln_max_combinations = 1.5\n"
        "cautious_cut = 0.2\n"
    )
    found = threshold_models(str(file))
    assert (found.title, found.citation) == ("Published", "El Emam 2010")
    assert list(found.models) == [0.05, 0.2]
    assert found.model(0.05).cautious_cut == 0.2
    assert found.model(0.2).cautious_cut == 0.5
    with pytest.raises(VbasError, match=r"no threshold model for 10 %"):
        found.model(0.1)


@pytest.mark.parametrize(
    ("tables", "sentence"),
    [
        (None, "no threshold models"),
        ({}, "no threshold models"),
        ({"five": GOOD}, "no threshold model"),
        ({"0": GOOD}, "no threshold model"),
        ({"100": GOOD}, "no threshold model"),
        ({"5": 3.0}, "no threshold model"),
        ({"5": {"b0": 4.0, "ln_population": -2.0}}, "has no ln_max_combinations"),
        ({"5": GOOD | {"b0": "4"}}, "not a usable number"),
        ({"5": GOOD | {"b0": True}}, "not a usable number"),
        ({"5": GOOD | {"b0": math.nan}}, "not a usable number"),
        ({"5": GOOD | {"ln_population": 2.0}}, "wrong sign"),
        ({"5": GOOD | {"ln_max_combinations": -1.0}}, "wrong sign"),
        ({"5": GOOD | {"cautious_cut": 0.0}}, "cautious_cut"),
        ({"5": GOOD | {"tested": {"auc": 0.9}}}, "has no"),
    ],
)
def test_mistakes_in_files(tables: object, sentence: str) -> None:
    with pytest.raises(VbasError, match=sentence):
        models_of_set(of_tables(tables))


def test_a_threshold_of_half_a_per_cent_has_a_name() -> None:
    assert list(models_of_set(of_tables({"0-5": GOOD})).models) == [0.005]
