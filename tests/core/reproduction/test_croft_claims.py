"""Statements of Croft et al. against tables made by hand."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from core.reproduction.claims import DOES_NOT_HOLD, HOLDS, IN_PART, by_figure, by_share
from core.reproduction.croft2015.claims import (
    ADC,
    BALANCED,
    COUNT,
    PART,
    PLACEMENT,
    SELECTION,
    claims,
    pairs,
    ratio,
)
from core.reproduction.croft2015.design import PARTS, SELECTIONS, scenarios
from core.reproduction.croft2015.stand_in import EXTENTS, stand_in
from core.reproduction.croft2015.variants import VARIANTS

MEASURED = {
    "MaxCombs": (10, 132, 1000.0, 1000.0, 1000.0),
    "Entropy": (40, 1000, 487.0, 358.0, 642.0),
}
"""The paper's own averages, so that all it says of the two site counts holds."""


def _results(adc_lost: tuple[float, float] = (1.0, 0.5)) -> pd.DataFrame:
    """Two scenarios, two site counts, two placements; ADC loses so many times as much in each."""
    columns = (
        "n_sites",
        "suppressed_records",
        "compactness_m",
        "discernibility",
        "non_uniform_entropy_bits",
    )
    rows = []
    for selection, times in zip("ab", adc_lost, strict=True):
        for count, of in MEASURED.items():
            row = {PART: "western", SELECTION: selection, COUNT: count}
            row |= dict(zip(columns, of, strict=True))
            lost = {"suppressed_records": row["suppressed_records"] * times}
            rows.append({**row, PLACEMENT: BALANCED, "seconds": 1.0})
            rows.append({**row, PLACEMENT: ADC, "seconds": 3.0, **lost})
    return pd.DataFrame(rows)


def test_the_papers_own_figures_hold():
    assert {of.verdict for of in claims(_results())} == {HOLDS}


def test_more_lost_with_fewer_sites_holds_nowhere():
    results = _results()
    few = results[COUNT] == "MaxCombs"
    results.loc[few, "suppressed_records"] *= 100
    of = {claim.statement: claim for claim in claims(results)}
    lost = next(claim for text, claim in of.items() if text.startswith("Suppression"))
    assert lost.verdict == DOES_NOT_HOLD
    assert lost.ours.startswith("1320.0 %")


def test_a_placement_that_never_saves_is_told():
    told = {of.statement: of for of in claims(_results((1.0, 1.0)))}
    saved = next(of for text, of in told.items() if text.startswith("ADC suppresses"))
    assert saved.verdict == IN_PART
    assert saved.ours.startswith("0 of 4")


def test_pairs_stand_in_the_same_scenario():
    results = _results().sample(frac=1, random_state=3)
    few, many = pairs(results, COUNT, "MaxCombs", "Entropy", "compactness_m")
    np.testing.assert_array_equal(few, [1000.0] * 4)
    np.testing.assert_array_equal(many, [487.0] * 4)


def test_the_two_ways_to_average():
    of = ratio(np.array([1.0, 30.0, 5.0]), np.array([10.0, 60.0, 0.0]))
    assert of.of_sums == pytest.approx(36 / 70)
    assert (of.mean, of.least, of.most) == pytest.approx((0.3, 0.1, 0.5))


@pytest.mark.parametrize(
    ("ours", "verdict"), [(0.13, HOLDS), (0.2, IN_PART), (0.99, IN_PART), (1.2, DOES_NOT_HOLD)]
)
def test_verdict_on_a_figure(ours: float, verdict: str):
    assert by_figure(0.132, ours, 1.25) == verdict


@pytest.mark.parametrize(("holding", "verdict"), [(4, HOLDS), (2, IN_PART), (1, DOES_NOT_HOLD)])
def test_verdict_on_scenarios(holding: int, verdict: str):
    assert by_share(holding, 4) == verdict


def test_twelve_scenarios_with_two_counts_and_four_placements():
    made = [scenarios(chosen, part) for part in PARTS for chosen in SELECTIONS]
    assert len(made) == 12
    assert all(len(of) == 8 for of in made)
    assert len({repr(run) for of in made for run in of.values()}) == 96


def test_each_variant_differs_from_the_design_in_one_choice():
    base = scenarios("age, sex, marital", "western")
    for of in VARIANTS:
        for key, run in of.runs("age, sex, marital", "western").items():
            assert run != base[key], of.title


def test_stand_in_has_the_areas_of_the_census():
    table = stand_in(("PE", "NB"))
    assert table["id"].str[:2].value_counts().to_dict() == {"13": 1470, "11": 319}
    assert table["id"].is_unique
    assert not table.duplicated(["x", "y"]).any()
    island = table[table["id"].str.startswith("11")]
    extent = EXTENTS["PE"]
    assert island["x"].between(extent.west * 1000 - 2e4, extent.east * 1000 + 2e4).all()
    pd.testing.assert_frame_equal(table, stand_in(("PE", "NB")))
    # Towns: half of the areas have their nearest neighbour within a kilometre.
    points = island[["x", "y"]].to_numpy()
    apart = np.hypot(*(points[:, None] - points[None]).transpose(2, 0, 1))
    np.fill_diagonal(apart, np.inf)
    assert np.median(apart.min(axis=1)) < 1000
