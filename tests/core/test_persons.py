"""Distinct persons of regions against sets: nothing but who has records where."""

from __future__ import annotations

from collections import defaultdict

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from core.classes import ClassCounts
from core.constraints.base import Constraints
from core.evaluation import evaluate
from core.pipeline import Run
from core.placement.anonymity_driven import AnonymityDriven
from core.placement.balanced_density import BalancedDensity
from core.placement.random_areas import RandomAreas
from core.placement.suppression_driven import SuppressionDriven
from core.quasi_identifiers import QuasiIdentifier
from core.refinement.border import BorderRefinement
from core.scenario import Scenario
from core.site_count import Count
from core.steps import finish
from core.study import Study
from core.suppression.records import suppress_records
from core.target import carry_out
from tests.core.studies import Stay, counts_of_stays, studies_of_persons

PLACEMENTS = (
    BalancedDensity(),
    RandomAreas(),
    AnonymityDriven(seeding=RandomAreas()),
    SuppressionDriven(RandomAreas(), max_moves=150),
)


def who_is_where(stays: list[Stay], labels) -> dict[tuple[int, int], set[int]]:
    """Persons by region and class."""
    who = defaultdict(set)
    for person, area, of in stays:
        if labels[area] >= 0:
            who[int(labels[area]), of].add(person)
    return dict(who)


def sizes_of(counts: ClassCounts) -> dict[tuple[int, int], int]:
    matrix = counts.size_matrix.tocoo()
    rows, columns = matrix.row.tolist(), matrix.col.tolist()
    return {(r, c): n for r, c, n in zip(rows, columns, matrix.data.tolist(), strict=True)}


def records_of(stays: list[Stay], labels, k: int) -> int:
    """Records in classes of fewer than k persons."""
    who = who_is_where(stays, labels)
    return sum(len(who[int(labels[area]), of]) < k for _, area, of in stays)


@given(studies_of_persons(), st.data())
@settings(max_examples=300)
def test_regions_count_each_person_once(made: tuple[Study, list[Stay]], data) -> None:
    of, stays = made
    n, s = len(of.areas), data.draw(st.integers(1, 6))
    labels = np.array(data.draw(st.lists(st.integers(-1, s - 1), min_size=n, max_size=n)))
    regions = of.counts.merged(labels, s)
    who = who_is_where(stays, labels)
    assert sizes_of(regions) == {key: len(of) for key, of in who.items()}
    assert regions.n_records == sum(labels[area] >= 0 for _, area, _ in stays)
    # What was merged can be merged again.
    t = data.draw(st.integers(1, 3))
    again = np.array(data.draw(st.lists(st.integers(0, t - 1), min_size=s, max_size=s)))
    composed = np.where(labels >= 0, again[labels], -1)
    who = who_is_where(stays, composed)
    assert sizes_of(regions.merged(again, t)) == {key: len(of) for key, of in who.items()}
    by_class = defaultdict(set)
    for person, area, of_class in stays:
        if labels[area] >= 0:
            by_class[of_class].add(person)
    whole = [len(by_class[c]) for c in range(regions.n_classes)]
    assert regions.sizes.tolist() == whole
    assert of.counts.n_people == len({person for person, _, _ in stays})


@given(
    studies_of_persons(least_areas=2),
    st.sampled_from(PLACEMENTS),
    st.booleans(),
    st.booleans(),
    st.integers(1, 6),
    st.integers(1, 6),
    st.integers(0, 10**6),
)
@settings(max_examples=120)
def test_any_run_keeps_what_so_many_persons_share(
    made, placement, refined: bool, contiguous: bool, sites: int, k: int, seed: int
) -> None:
    of, stays = made
    k, sites = min(k, of.counts.n_people), min(sites, len({area for _, area, _ in stays}))
    scenario = Scenario(
        (QuasiIdentifier("q"),),
        k,
        Count(sites),
        placement,
        refinement=BorderRefinement(max_moves=150, restarts=1) if refined else None,
        constraints=Constraints(contiguous=contiguous),
        seed=seed,
    )
    run: Run = finish(carry_out(scenario, of))
    labels = run.aggregation.labels
    who = who_is_where(stays, labels)
    evaluation = run.evaluation
    assert evaluation.suppressed_records == records_of(stays, labels, k)
    kept = run.suppression.kept.tocoo()
    released = {(int(r), int(c)) for r, c in zip(kept.row, kept.col, strict=True)}
    assert released == {key for key, of in who.items() if len(of) >= k}
    assert all(len(who[key]) >= k for key in released)
    least = min((len(who[key]) for key in released), default=None)
    assert evaluation.global_anonymity_released == least
    assert evaluation.global_anonymity == min(map(len, who.values()))
    assert evaluation.discernibility == sum(len(who[key]) ** 2 for key in released)
    if refined and run.refinement is not None and run.start is not None:
        assert evaluation.suppressed_records <= run.start.suppressed_records


def test_five_stays_of_one_person_are_one_person() -> None:
    """By hand: she was in five areas of the region; nobody else shares her values."""
    stays = [(0, area, 0) for area in range(5)] + [(1 + i, i, 1) for i in range(5)]
    counts = counts_of_stays(stays, 5, 2)
    regions = counts.merged(np.zeros(5, np.int32), 1)
    assert regions.counts.toarray().tolist() == [[5, 5]]
    assert regions.size_matrix.toarray().tolist() == [[1, 5]]
    suppression = suppress_records(regions, 5)
    assert suppression.suppressed == 5
    assert suppression.kept.toarray().tolist() == [[0, 5]]
    assert counts.n_people == 6
    assert counts.people.tolist() == [1.2] * 5


def test_evaluation_by_hand() -> None:
    """Two regions; person 0 is in both, and counts in both."""
    from core.aggregation import Aggregation
    from core.areas import AreaLayer
    from tests.core.studies import layer

    areas: AreaLayer = layer([(0, 0), (1, 0), (9, 0), (10, 0)])
    stays = [(0, 0, 0), (0, 1, 0), (0, 2, 0), (1, 0, 0), (2, 2, 0), (3, 3, 0), (3, 3, 0)]
    of = Study(areas, counts_of_stays(stays, 4, 1))
    aggregation = Aggregation(np.array([0, 0, 1, 1], np.int32), 2)
    suppression = suppress_records(of.counts.merged(aggregation.labels, 2), 3)
    found = evaluate(of, aggregation, suppression)
    assert found.suppressed_records == 3
    assert found.suppression_rate == 3 / 7
    assert found.discernibility == 9
    assert found.discernibility_bayardo_agrawal == 9 + 4 * 2
    assert found.global_anonymity == 2
    assert found.global_anonymity_released == 3
