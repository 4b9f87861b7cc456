"""Runs side by side: hand-made tables, and what holds for every table."""

from dataclasses import replace

import numpy as np
import pandas as pd
from hypothesis import given
from hypothesis import strategies as st

from core.comparison import run_row, settings_row, table_of_runs, undominated
from core.constraints.base import Constraints
from core.measures import MEASURES
from core.pipeline import execute
from core.placement.anonymity_driven import AnonymityDriven
from core.placement.given import GivenSites
from core.placement.random_areas import RandomAreas
from core.quasi_identifiers import QuasiIdentifier
from core.scenario import Scenario
from core.site_count import Count
from core.steps import finish
from tests.core.studies import study

COLUMNS = (
    "suppression_rate",
    "compactness_own_centre_ground_m_per_area",
    "non_uniform_entropy_bits",
    "n_regions",
)


def table(*rows, **more) -> pd.DataFrame:
    return pd.DataFrame(list(rows), columns=COLUMNS).assign(**more)


def test_beaten_equal_and_traded_runs() -> None:
    given_table = table(
        (0.10, 100.0, 10.0, 5),  # beaten by the next
        (0.05, 100.0, 10.0, 5),
        (0.05, 100.0, 10.0, 5),  # its equal
        (0.20, 50.0, 10.0, 5),  # loses more, more compact
        (0.05, 100.0, 10.0, 4),  # fewer regions for the same
        (0.30, 200.0, 20.0, 9),  # worst of all, but most regions
    )
    assert undominated(given_table).tolist() == [False, True, True, True, False, True]


def test_a_smaller_k_beats_nobody_of_a_larger_one() -> None:
    rows = ((0.05, 100.0, 10.0, 5), (0.10, 100.0, 10.0, 5))
    assert undominated(table(*rows, k=[5, 10])).tolist() == [True, True]
    assert undominated(table(*rows, k=[5, 5])).tolist() == [True, False]


def test_no_runs_and_one_run() -> None:
    assert undominated(table()).tolist() == []
    assert undominated(table((0.0, 0.0, 0.0, 1))).tolist() == [True]


MEASURE = st.integers(0, 3).map(float)
ROWS = st.lists(st.tuples(MEASURE, MEASURE, MEASURE, st.integers(0, 3)), max_size=12)


@given(ROWS)
def test_undominated_is_what_it_says(rows) -> None:
    best = undominated(table(*rows))
    signed = [np.array([*row[:3], -row[3]]) for row in rows]
    for i, one in enumerate(signed):
        beaten = any((other <= one).all() and (other < one).any() for other in signed)
        assert best[i] == (not beaten)
    assert best.any() == bool(rows)


@given(ROWS, st.randoms())
def test_undominated_does_not_depend_on_the_order(rows, chance) -> None:
    order = list(range(len(rows)))
    chance.shuffle(order)
    shuffled = undominated(table(*(rows[i] for i in order)))
    assert [bool(b) for b in shuffled] == [bool(undominated(table(*rows))[i]) for i in order]


SCENARIO = Scenario((QuasiIdentifier("q"),), k=2, site_count=Count(2), placement=RandomAreas())
STUDY = study([[0, 0], [1000, 0], [2000, 0]], [[3, 1], [1, 2], [4, 0]])


def test_rows_tell_settings_apart() -> None:
    row = settings_row(
        replace(
            SCENARIO,
            placement=AnonymityDriven(GivenSites(((0.0, 1.0),)), 7),
            constraints=Constraints(locked=(("a", "b"), ("c", ""))),
        )
    )
    assert row["quasi_identifiers"] == "q"
    assert row["site_count"] == "count"
    assert row["site_count.sites"] == 2
    assert row["placement"] == "anonymity-driven"
    assert row["placement.seeding"] == "given-sites"
    assert row["placement.seeding.sites"].startswith("1 (")
    assert row["placement.max_moves"] == 7
    assert row["refinement"] == row["target"] == "none"
    assert row["constraints.locked"].startswith("2 (")


def test_a_table_shows_what_differs_and_every_measure() -> None:
    runs = [
        finish(execute(scenario, STUDY))
        for scenario in (SCENARIO, replace(SCENARIO, k=3), replace(SCENARIO, site_count=Count(1)))
    ]
    made = table_of_runs(runs)
    assert [name for name in made if name not in MEASURES] == ["k", "site_count.sites"]
    assert made["k"].tolist() == [2, 3, 2]
    assert made["n_sites"].tolist() == [2, 2, 1]
    assert made["refinement_moves"].isna().all()
    for run, (_, row) in zip(runs, made.iterrows(), strict=True):
        assert row["suppressed_records"] == run.evaluation.suppressed_records
        expected = run.evaluation.compactness_own_centre_m / 3
        assert row["compactness_own_centre_m_per_area"] == expected
    assert set(run_row(runs[0])) >= set(MEASURES)
