"""What was lost and by whom: worked out by hand, and against the definitions, record by record."""

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.steps import finish
from core.suppression.cells.loss import loss_of
from core.suppression.cells.missingness import ANY_COLUMN, blanks_by_unit, missingness
from core.suppression.cells.protection import Protection
from core.suppression.cells.result import CellSuppression
from core.suppression.cells.suppress import suppress_cells
from tests.core.suppression.cell_vectors import CELL_VECTORS


def records_of(areas=None, **columns):
    """Records from lists of texts; None is missing."""
    categories = {
        name: tuple(sorted({value for value in values if value is not None}))
        for name, values in columns.items()
    }
    codes = [
        [len(categories[name]) if v is None else categories[name].index(v) for v in values]
        for name, values in columns.items()
    ]
    sizes = {name: len(of) for name, of in categories.items()}
    return CodedRecords(tuple(columns), np.asarray(codes, np.int32), categories, sizes, areas=areas)


def suppression_of(records, columns, blanked):
    """A suppression that blanks (record, column) pairs."""
    blanks = np.zeros(records.n_records, np.uint64)
    for record, column in blanked:
        blanks[record] |= np.uint64(1 << columns.index(column))
    protection = Protection((columns,), 2)
    return CellSuppression(protection, columns, blanks, (), (0,), 0, 0, 0)


@pytest.fixture
def eight():
    return records_of(
        age=["young"] * 4 + ["old"] * 2 + ["older"] * 2,
        sex=["F", "M", "F", "M", "F", "M", "F", None],
        place=list("aabbaabb"),
    )


@pytest.fixture
def blanked(eight):
    return suppression_of(
        eight, ("age", "sex"), [(0, "age"), (4, "age"), (4, "sex"), (7, "age"), (7, "sex")]
    )


def test_the_loss_of_eight_records(eight, blanked):
    loss = loss_of(eight, blanked)
    assert loss.n_records == 8
    assert loss.records_touched == 3
    assert loss.records_touched_percent == 37.5
    assert loss.cells == {"age": 3, "sex": 2}
    assert loss.cells_total == 5
    assert loss.cells_total_percent == 31.25
    assert loss.cells_percent("sex") == 25
    # Support of young 4 of 8, old 2, older 2; of F 4, of missing 1.
    assert loss.entropy_bits == {"age": 1 + 2 + 2, "sex": 1 + 3}
    assert loss.entropy_total == 9
    assert loss.entropy_per_record == 9 / 8


def test_entropy_in_percent_of_a_baseline(eight, blanked):
    loss = loss_of(eight, blanked)
    less = loss_of(eight, suppression_of(eight, ("age",), [(0, "age"), (4, "age")]))
    nothing = loss_of(eight, suppression_of(eight, ("age",), []))
    assert loss.entropy_percent(less) == pytest.approx(300)
    assert loss.entropy_percent(loss) == 100
    assert nothing.entropy_percent(loss) == 0
    assert loss.entropy_percent(nothing) is None
    assert math.copysign(1, nothing.entropy_bits["age"]) == 1


def test_a_file_twice_as_long_has_the_same_percentage(eight, blanked):
    twice = CodedRecords(
        eight.columns, np.tile(eight.codes, 2), eight.categories, eight.n_categories
    )
    both = CellSuppression(
        blanked.protection, blanked.columns, np.tile(blanked.blanks, 2), (), (0,), 0, 0, 0
    )
    assert loss_of(twice, both).entropy_percent(loss_of(eight, blanked)) == pytest.approx(100)


def test_no_records_lose_nothing():
    nobody = records_of(age=[], sex=[])
    loss = loss_of(nobody, suppression_of(nobody, ("age", "sex"), []))
    assert (loss.cells_total_percent, loss.entropy_per_record, loss.entropy_total) == (0, 0, 0)


def test_other_records_are_refused(eight, blanked):
    with pytest.raises(VbasError, match="no column sex"):
        loss_of(records_of(age=["young"] * 8), blanked)
    with pytest.raises(VbasError, match="about 8 records"):
        loss_of(records_of(age=["young"], sex=["F"]), blanked)


def test_missingness_by_another_column(eight, blanked):
    found = missingness(eight, blanked, "age", "sex")
    assert found.labels == ("F", "M", None)
    assert found.records.tolist() == [4, 3, 1]
    assert found.blanked.tolist() == [2, 0, 1]
    assert found.share.tolist() == [0.5, 0, 1]
    assert found.total_share == 3 / 8
    assert found.missing_before.tolist() == [0, 0, 0]


def test_what_was_missing_already_is_not_missingness(eight):
    found = missingness(eight, suppression_of(eight, ("sex",), [(6, "sex")]), "sex", "place")
    assert (found.blanked.tolist(), found.missing_before.tolist()) == ([0, 1], [0, 1])
    marked = missingness(eight, suppression_of(eight, ("sex",), [(7, "sex")]), "sex", "place")
    assert (marked.blanked.tolist(), marked.missing_before.tolist()) == ([0, 1], [0, 0])


def test_missingness_of_records_with_any_blank(eight, blanked):
    found = missingness(eight, blanked, ANY_COLUMN, "age")
    assert found.labels == ("old", "older", "young")
    assert found.blanked.tolist() == [1, 1, 1]
    assert found.records.tolist() == [2, 2, 4]


def test_a_column_that_is_never_blanked(eight, blanked):
    assert missingness(eight, blanked, "place", "place").blanked.tolist() == [0, 0]


def test_values_that_no_record_has_are_no_groups():
    records = CodedRecords(
        ("sex",), np.array([[0, 2, 2]], np.int32), {"sex": ("F", "M", "O")}, {"sex": 3}
    )
    found = missingness(records, suppression_of(records, ("sex",), [(1, "sex")]), "sex", "sex")
    assert found.labels == ("F", "O")
    assert found.blanked.tolist() == [0, 1]


@pytest.mark.parametrize(("column", "by"), [("height", "sex"), ("age", "height")])
def test_columns_that_are_not_there(eight, blanked, column, by):
    with pytest.raises(VbasError, match="no column height"):
        missingness(eight, blanked, column, by)


def test_blanks_by_area_and_region(blanked):
    areas = np.array([0, 0, 1, 1, 3, -1, 3, -1], np.int32)
    found = blanks_by_unit(blanked, areas, 4)
    assert found.records.tolist() == [2, 2, 0, 2]
    assert found.elsewhere == 2
    assert found.touched.tolist() == [1, 0, 0, 1]
    assert found.blanked("age").tolist() == [1, 0, 0, 1]
    assert found.blanked("sex").tolist() == [0, 0, 0, 1]
    assert found.blanked("place").tolist() == [0, 0, 0, 0]
    assert found.share(ANY_COLUMN)[[0, 1, 3]].tolist() == [0.5, 0, 0.5]
    assert np.isnan(found.share("age")[2])

    regions = found.by_region(np.array([0, 0, 1, -1]), 2)
    assert regions.records.tolist() == [4, 0]
    assert regions.blanked("age").tolist() == [1, 0]
    assert regions.touched.tolist() == [1, 0]
    assert regions.elsewhere == 4


@settings(max_examples=40, deadline=None)
@given(
    st.lists(
        st.tuples(st.integers(0, 3), st.integers(0, 2), st.integers(-1, 2), st.integers(0, 3)),
        min_size=1,
        max_size=30,
    )
)
def test_every_number_is_what_its_definition_says(rows):
    n = len(rows)
    codes = np.array([[row[0] for row in rows], [row[1] for row in rows]], np.int32)
    categories = {"a": ("x", "y", "z"), "b": ("u", "v")}
    records = CodedRecords(("a", "b"), codes, categories, {"a": 3, "b": 2})
    blanked = [(i, ("a", "b")[j]) for i, row in enumerate(rows) for j in (0, 1) if row[3] >> j & 1]
    made = suppression_of(records, ("a", "b"), blanked)

    support = [[sum(row[j] == code for row in rows) for code in range(4)] for j in (0, 1)]
    bits = {"a": 0.0, "b": 0.0}
    for i, column in blanked:
        j = ("a", "b").index(column)
        bits[column] -= math.log2(support[j][rows[i][j]] / n)
    assert loss_of(records, made).entropy_bits == pytest.approx(bits)

    by = missingness(records, made, "a", "b")
    for label, total, gone in zip(by.labels, by.records, by.blanked, strict=True):
        code = 2 if label is None else categories["b"].index(label)
        assert total == sum(row[1] == code for row in rows)
        assert gone == sum(row[1] == code and row[3] & 1 for row in rows)

    units = blanks_by_unit(made, np.array([row[2] for row in rows], np.int32), 3)
    assert units.touched.tolist() == [
        sum(row[2] == u and row[3] > 0 for row in rows) for u in range(3)
    ]
    assert units.records.sum() + units.elsewhere == n


@pytest.mark.parametrize("vector", CELL_VECTORS, ids=str)
def test_vectors(vector):
    want, records = vector.expected, vector.records
    made = finish(suppress_cells(records, vector.protection))
    loss = loss_of(records, made)
    assert loss.entropy_total == pytest.approx(want["entropy_bits"], rel=1e-9)
    assert loss.entropy_per_record == pytest.approx(want["entropy_bits_per_record"], rel=1e-9)
    assert loss.cells_total_percent == pytest.approx(want["cells_percent"], rel=1e-9)
    for name, shares in want.items():
        if name.startswith("missingness_of_"):
            column, by = name.removeprefix("missingness_of_").split("_by_")
            found = missingness(records, made, column, by)
            labels = ["missing" if label is None else label for label in found.labels]
            assert dict(zip(labels, found.share, strict=True)) == pytest.approx(shares, rel=1e-9)
            break
    else:
        pytest.fail("no missingness is expected")
