"""The core against the independent vectors: exact for counts, 1e-9 for sums."""

import numpy as np
import pytest

from core.pipeline import execute, population_of
from core.placement.balanced_density import rows_of
from core.scenario import Scenario
from core.site_count import Count, Entropy, MaxCombs, Population, predictors_of
from core.steps import finish
from tests.vector_cases import BLOCKS, RUNS, Block, study

PART = {"West": "western", "Central": "central", "East": "eastern"}


def basis(block: Block) -> str:
    return "people" if block.expected["population_column"] else "records"


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_site_numbers(block: Block) -> None:
    population = population_of(study(block), basis(block))
    known = predictors_of(study(block), population)
    want = block.expected
    assert known.max_combinations == want["maxcombs"]
    assert known.entropy == pytest.approx(float(want["entropy"]), rel=1e-12)
    for choice, number in want["site_numbers"].items():
        model, part = choice.split("/")
        if model == "fixed":
            found = Population(part).count(known)
        else:
            kind = Entropy if model.endswith("entropy") else MaxCombs
            coefficients = "croft-2015" if model.startswith("croft") else model
            found = kind(PART[part], coefficients).count(known)
        assert found.cutoff == pytest.approx(float(number["cutoff"]), rel=1e-9), choice
        assert found.n_sites == number["sites"], choice


@pytest.mark.parametrize(("block", "i"), RUNS, ids=lambda v: str(v))
@pytest.mark.parametrize("assign", ["nearest", "cell"])
def test_balanced_density_and_measures(block: Block, i: int, assign: str) -> None:
    one = block.expected["runs"][i]
    want = one["balanced_density"]
    scenario = Scenario(
        block.quasi_identifiers,
        k=one["k"],
        site_count=Count(one["s"]),
        assign=assign,
        population_basis=basis(block),
    )
    run = finish(execute(scenario, study(block)))
    suffix = "" if assign == "nearest" else "_by_cell"
    np.testing.assert_allclose(run.placement.sites, want["sites"], rtol=1e-9)
    assert run.aggregation.labels.tolist() == want["assignment" + suffix]
    cells = run.placement.cells
    assert np.bincount(cells[cells >= 0]).tolist() == want["cell_sizes"]
    measure(run.evaluation, want["evaluation" + suffix])


def measure(got, want) -> None:
    exact = {
        "n_regions": "regions_with_areas",
        "n_regions_with_records": "regions_with_records",
        "n_sites_without_areas": "sites_without_areas",
        "global_anonymity": "global_anonymity",
        "global_anonymity_released": "global_anonymity_after_suppression",
        "suppressed_records": "suppressed",
        "discernibility": "discernibility",
        "discernibility_bayardo_agrawal": "discernibility_bayardo_agrawal",
    }
    for ours, theirs in exact.items():
        assert getattr(got, ours) == want[theirs], ours
    sums = {
        "suppression_rate": "suppressed_share",
        "compactness_m": "compactness",
        "compactness_m_per_area": "compactness_per_area",
        "compactness_own_centre_m": "compactness_own_centre",
        "non_uniform_entropy_bits": "non_uniform_entropy",
        "non_uniform_entropy_bits_per_record": "non_uniform_entropy_per_record",
    }
    for ours, theirs in sums.items():
        assert getattr(got, ours) == pytest.approx(float(want[theirs]), rel=1e-9), ours


@pytest.mark.parametrize(("block", "i"), RUNS, ids=lambda v: str(v))
def test_rows(block: Block, i: int) -> None:
    one, of = block.expected["runs"][i], study(block)
    population = population_of(of, basis(block))
    part = np.flatnonzero(population > 0)
    points, ids = of.areas.points[part], of.areas.ids.astype(str)[part]
    part = part[np.lexsort((ids, points[:, 0], points[:, 1]))]
    rows = rows_of(population[part], one["s"])
    assert [end - start for start, end in rows] == one["balanced_density"]["row_sizes"]
