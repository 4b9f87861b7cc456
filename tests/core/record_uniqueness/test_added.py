"""What each variable adds, against orders and subsets gone through one by one."""

from __future__ import annotations

import itertools
import math
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.record_uniqueness.added import UNKNOWN, added, mean_costs, order, path
from core.record_uniqueness.lattice import Lattice
from tests.core.record_uniqueness.lattices import combinations, counted

NAMES = ("a", "b", "c")
# b splits the records in two halves, c singles the last one out; a does nothing.
RECORDS = [("x", 0, 0), ("x", 0, 0), ("x", 1, 0), ("x", 1, 1)]


@st.composite
def lattices(draw: st.DrawFn) -> Lattice:
    n = draw(st.integers(1, 4))
    row = st.tuples(*(st.integers(0, 3) for _ in range(n)))
    rows = draw(st.lists(row, min_size=1, max_size=25))
    return counted(rows, tuple("abcd"[:n]), draw(st.integers(1, 3)))


def partly(lattice: Lattice, hidden: list[int]) -> Lattice:
    known = lattice.counted.copy()
    known[hidden] = False
    of = {name: np.where(known, getattr(lattice, name), 0) for name in ("unique", "in_sets")}
    return replace(lattice, counted=known, **of)


def value_of(lattice: Lattice) -> dict[int, int]:
    """{mask: records in sets}, with that of no variable."""
    none = lattice.n_records if lattice.n_records <= lattice.set_size else 0
    return {0: none} | dict(zip(lattice.masks.tolist(), lattice.in_sets.tolist(), strict=True))


def test_costs_of_one_variable_more_by_hand() -> None:
    lattice = counted(RECORDS, NAMES, set_size=1)
    found = added(lattice)
    rows = {lattice.names_of(i): i for i in range(len(lattice))}
    # From b alone (2 + 2): c makes both of the second half unique; a nothing.
    at = rows["b",]
    assert found.in_sets[at].tolist() == [0, 0, 2]
    assert found.known[at].tolist() == [True, False, True]
    assert found.unique[at, 2] == 2
    np.testing.assert_array_equal(found.share[at], [0, np.nan, 0.5])
    assert (found.least[at], found.most[at]) == (0, 2)
    # Nothing can be put to all of them.
    assert found.least[lattice.full] == found.most[lattice.full] == UNKNOWN


def test_paths_by_hand() -> None:
    lattice = counted(RECORDS, NAMES, set_size=1)
    gentle = path(lattice)
    assert gentle.added == ("a", "b", "c")
    assert gentle.masks == (0, 0b001, 0b011, 0b111)
    assert gentle.in_sets == gentle.unique == (0, 0, 0, 2)
    assert path(lattice, dearest=True).added == ("c", "b", "a")
    assert path(lattice, dearest=True).in_sets == (0, 1, 2, 2)


def test_shapley_values_by_hand() -> None:
    # Orders: c first brings 1 and b then 1; b first brings 0 and c then 2.
    found = mean_costs(counted(RECORDS, NAMES, set_size=1))
    assert found.costs.tolist() == [0, 0.5 / 4, 1.5 / 4]
    assert found.total == 0.5
    assert found.heaviest == ("c", "b", "a")
    np.testing.assert_allclose(found.by_size[:, 2], [0.25, (0.25 + 0.5) / 2, 0.5], rtol=1e-15)


@given(lattices())
def test_each_cost_is_a_difference_of_two_counts(lattice: Lattice) -> None:
    found = added(lattice)
    places = {mask: i for i, mask in enumerate(lattice.masks.tolist())}
    for i, mask in enumerate(lattice.masks.tolist()):
        further = [j for j in range(len(lattice.names)) if not mask >> j & 1]
        assert np.flatnonzero(found.known[i]).tolist() == further
        for j in further:
            wider = places[mask | 1 << j]
            assert found.in_sets[i, j] == lattice.in_sets[wider] - lattice.in_sets[i] >= 0
            assert found.unique[i, j] == lattice.unique[wider] - lattice.unique[i] >= 0
        if further:
            costs = {j: (found.in_sets[i, j], found.unique[i, j]) for j in further}
            assert found.least[i] == min(further, key=lambda j: (*costs[j], j))
            assert found.most[i] == max(further, key=lambda j: (*costs[j], -j))


@given(lattices())
def test_shapley_values_are_the_mean_over_all_orders_and_sum_to_the_whole(
    lattice: Lattice,
) -> None:
    value, n = value_of(lattice), len(lattice.names)
    sums = [0] * n
    for way in itertools.permutations(range(n)):
        mask = 0
        for j in way:
            sums[j] += value[mask | 1 << j] - value[mask]
            mask |= 1 << j
    found = mean_costs(lattice)
    expected = np.array(sums) / math.factorial(n) / lattice.n_records
    np.testing.assert_allclose(found.costs, expected, rtol=1e-12, atol=1e-15)
    full = (value[(1 << n) - 1] - value[0]) / lattice.n_records
    assert found.total == full
    assert math.fsum(found.costs) == pytest.approx(full, abs=1e-12)
    np.testing.assert_allclose(found.by_size.mean(axis=0), found.costs, atol=1e-12)


@given(lattices(), st.booleans())
def test_paths_end_with_all_variables_and_take_the_best_step_each_time(
    lattice: Lattice, dearest: bool
) -> None:
    value, n = value_of(lattice), len(lattice.names)
    found = path(lattice, dearest=dearest)
    assert sorted(found.added) == list(lattice.names)
    assert found.masks[0] == 0
    assert found.masks[-1] == (1 << n) - 1
    assert found.in_sets == tuple(value[mask] for mask in found.masks)
    best = max if dearest else min
    for before, after in itertools.pairwise(found.masks):
        steps = [value[before | 1 << j] for j in range(n) if not before >> j & 1]
        assert value[after] == best(steps)


@given(lattices())
def test_combinations_of_each_size_are_sorted_by_what_they_cost(lattice: Lattice) -> None:
    found = order(lattice)
    sizes = [len(of) for of in combinations(lattice.names)]
    for size, places in enumerate(found, start=1):
        assert sorted(places) == [i for i, of in enumerate(sizes) if of == size]
        keys = [(-lattice.in_sets[i], -lattice.unique[i], i) for i in places]
        assert keys == sorted(keys)


def test_what_is_not_counted_yet_is_unknown() -> None:
    whole = counted(RECORDS, NAMES, set_size=1)
    rows = {whole.names_of(i): i for i in range(len(whole))}
    lattice = partly(whole, [rows["a", "b"], rows["a", "c"]])
    found = added(lattice)
    assert not found.known[rows["a",]].any()
    assert found.known[rows["b",]].tolist() == [False, False, True]
    # One of the two is not counted: nobody knows which would be the best.
    assert found.least[rows["b",]] == UNKNOWN
    assert found.least[rows["b", "c"]] == 0
    assert path(lattice).added == ("a",)
    assert order(lattice)[1].tolist() == [rows["b", "c"]]
    costs = mean_costs(lattice)
    assert np.isnan(costs.costs).all()
    assert np.isnan(costs.total)
    assert costs.heaviest == ()
    assert not np.isnan(costs.by_size[0]).any()
    assert np.isnan(costs.by_size[1]).all()


def test_twelve_variables_are_quick_enough_to_go_through_at_once() -> None:
    rng = np.random.default_rng(5)
    n = 12
    masks = np.arange(1, 1 << n)
    masks = masks[np.argsort(np.bitwise_count(masks), kind="stable")]
    weights = rng.integers(1, 50, n)
    # What variables bring does not depend on the others here: then that is their value.
    sums = ((masks[:, None] >> np.arange(n) & 1) * weights).sum(axis=1)
    flags, zero = np.ones(len(masks), bool), np.zeros(len(masks), np.int64)
    names = tuple(f"v{i}" for i in range(n))
    lattice = Lattice(names, 5, 1000, masks, flags, zero, zero, sums, zero)
    np.testing.assert_allclose(mean_costs(lattice).costs, weights / 1000, rtol=1e-15)
    assert added(lattice).least[0] in np.flatnonzero(weights == np.delete(weights, 0).min())
