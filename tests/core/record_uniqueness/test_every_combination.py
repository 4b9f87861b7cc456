"""Every combination: by hand, against counting one record at a time, ended early."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import VbasError
from core.record_uniqueness.distinct import ClassTable
from core.record_uniqueness.every_combination import every_combination
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.layout import all_masks
from core.steps import STOP, finish
from tests.core.record_uniqueness.class_tables import one_by_one, table_of


def counted(table: ClassTable, set_size: int = 5, **options: bool) -> Lattice:
    return finish(every_combination(table, set_size, **options))


def rows_of(of: Lattice) -> dict[int, tuple[int, ...]]:
    assert of.minimal is not None
    columns = (of.masks, of.classes, of.unique, of.in_sets, of.set_classes, of.minimal)
    return {mask: tuple(row) for mask, *row in np.array(columns).T.tolist()}


def test_the_paper_s_205_records() -> None:
    # Race of 205 records: 150 white, 50 black, 4 of one other, 1 of another.
    of = counted(table_of([[0], [1], [2], [3]], [150, 50, 4, 1]))
    assert (of.n_records, of.complete, of.names) == (205, True, ("v0",))
    assert rows_of(of) == {1: (4, 1, 5, 2, 1)}


def test_no_records_at_all() -> None:
    table = ClassTable(
        ("a", "b", "c"), np.zeros((3, 0), np.int32), (70_000,) * 3, np.zeros(0, np.int32)
    )
    of = counted(table)
    assert of.complete
    assert not of.classes.any()


def test_two_variables_by_hand() -> None:
    # (0, 0) x 2, (0, 1), (1, 0), (2, 1): v0 singles out two, both together one more.
    of = counted(table_of([[0, 0], [0, 1], [1, 0], [2, 1]], [2, 1, 1, 1]), set_size=2)
    assert rows_of(of) == {1: (3, 2, 2, 2, 2), 2: (2, 0, 2, 1, 0), 3: (4, 3, 5, 4, 1)}
    assert of.names_of(of.full) == ("v0", "v1")


def test_order_of_combinations() -> None:
    masks = [sum(1 << i for i in of) for size in range(1, 6) for of in combinations(range(5), size)]
    assert all_masks(5).tolist() == masks
    assert all_masks(0).tolist() == []


@st.composite
def tables(draw: st.DrawFn) -> ClassTable:
    """Small tables; rows may be alike."""
    n_codes = draw(st.lists(st.integers(1, 4), min_size=1, max_size=5))
    row = st.tuples(*(st.integers(0, n - 1) for n in n_codes))
    rows = draw(st.lists(row, min_size=1, max_size=25))
    most = draw(st.sampled_from([1, 3]))
    counts = draw(st.lists(st.integers(1, most), min_size=len(rows), max_size=len(rows)))
    return table_of(rows, counts, n_codes)


@settings(deadline=None, max_examples=80)
@given(tables(), st.integers(1, 6))
def test_against_counting_one_by_one(table: ClassTable, set_size: int) -> None:
    of = counted(table, set_size)
    assert of.complete
    assert rows_of(of) == one_by_one(table, set_size)
    assert counted(table, set_size, minimal=False).minimal is None


def test_rows_that_are_alike_are_joined() -> None:
    of = counted(table_of([[1], [1], [0]], n_codes=[2]))
    assert rows_of(of) == {1: (2, 1, 3, 2, 1)}


def test_one_record_is_unique_everywhere_and_minimal_in_single_variables() -> None:
    of = counted(table_of([[0, 3, 1]]))
    assert of.unique.tolist() == [1] * 7
    assert of.minimal is not None
    assert of.minimal.tolist() == [1, 1, 1, 0, 0, 0, 0]


def test_no_records_and_no_variables() -> None:
    of = counted(table_of([], n_variables=2, n_codes=[2, 2]))
    assert of.classes.tolist() == [0, 0, 0]
    assert of.n_records == 0
    assert len(counted(table_of([[]], n_variables=0))) == 0


def test_counts_of_many_records() -> None:
    # Counts as large as an int32 allows add up exactly.
    of = counted(table_of([[0, 0], [1, 0]], [2**31 - 2, 1]))
    assert of.n_records == 2**31 - 1
    assert of.unique.tolist() == [1, 0, 1]
    assert of.classes.tolist() == [2, 1, 2]


def test_too_many_records() -> None:
    with pytest.raises(VbasError, match="2147483648 records"):
        every_combination(table_of([[0, 0], [1, 0]], [2**31 - 1, 1]), 5)


@pytest.mark.parametrize("n_codes", [[2**31 - 1] * 4, [1000] * 8])
def test_more_possible_classes_than_a_number_holds(n_codes: list[int]) -> None:
    rng = np.random.default_rng(0)
    rows = [[int(n - 1 - rng.integers(3)) for n in n_codes] for _ in range(60)]
    table = table_of(rows, n_codes=n_codes)
    assert rows_of(counted(table)) == one_by_one(table, 5)


def test_stopped_it_gives_what_is_counted() -> None:
    table = table_of([[0, 0, 1], [0, 1, 1], [1, 0, 0]])
    steps = every_combination(table, 5)
    first = next(steps)
    assert isinstance(first.snapshot, Lattice)
    assert not first.snapshot.counted.any()
    with pytest.raises(StopIteration) as end:
        steps.send(STOP)
    assert isinstance(end.value.value, Lattice)
    assert not end.value.value.complete


def test_states_only_grow() -> None:
    rng = np.random.default_rng(1)
    table = table_of(rng.integers(0, 3, (50, 4)).tolist())
    seen: list[Lattice] = []
    steps = []
    whole = finish(
        every_combination(table, 5),
        lambda step: (steps.append(step), seen.append(step.snapshot))[0],  # type: ignore[func-returns-value,arg-type]
    )
    for earlier, later in zip(seen, [*seen[1:], whole], strict=True):
        assert (later.counted | ~earlier.counted).all()
        assert (earlier.unique[earlier.counted] == whole.unique[earlier.counted]).all()
        assert not earlier.classes[~earlier.counted].any()
    assert all(0 <= step.done <= step.total for step in steps)
    assert [step.done for step in steps] == sorted(step.done for step in steps)


def test_thrown_away_it_ends() -> None:
    steps = every_combination(table_of([[0, 0], [1, 1]]), 5)
    next(steps)
    steps.close()
    with pytest.raises(StopIteration):
        next(steps)
