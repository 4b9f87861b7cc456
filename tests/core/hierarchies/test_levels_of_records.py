"""Records with a column for each level."""

from __future__ import annotations

import numpy as np
import pytest

from core.areas import AreaLayer
from core.errors import VbasError
from core.hierarchies.apply import unknown_values, with_levels
from core.hierarchies.design import CellDesign, LevelledVariable
from core.hierarchies.hierarchy import Hierarchy, HierarchyLevel
from core.hierarchies.kept import KeptHierarchy
from core.hierarchies.ordered import fixing, ordered_of
from core.hierarchies.planned import suppress
from core.steps import finish
from tests import vector_cases
from tests.core.hierarchies.coded_tables import coded_table, values_of

TREE = Hierarchy(
    "diag",
    ("A00", "A01", "B20"),
    (
        HierarchyLevel("block", ("A0", "A0", "B2")),
        HierarchyLevel("chapter", ("second", "second", "first"), order=("second", "first")),
    ),
)
RECORDS = coded_table({"sex": ["F", "M", "F", "F"], "diag": ["A01", None, "B20", "A00"]})


def layer(ids: tuple[str, ...], **parents: tuple[str, ...]) -> AreaLayer:
    n = len(ids)
    return AreaLayer(
        "areas",
        np.array(ids, object),
        np.arange(2 * n, dtype=float).reshape(n, 2),
        np.ones(n),
        parents={name: np.array(of, object) for name, of in parents.items()},
    )


def test_each_level_is_a_column_and_missing_stays_missing():
    found = with_levels(RECORDS, {"diag": TREE})
    assert found.columns == ("sex", "diag", "diag.block", "diag.chapter")
    assert values_of(found, "diag.block") == ["A0", None, "B2", "A0"]
    assert values_of(found, "diag.chapter") == ["second", None, "first", "second"]
    assert found.categories["diag.chapter"] == ("second", "first")
    assert found.n_categories["diag.block"] == 2
    assert np.array_equal(found.codes[:2], RECORDS.codes)
    assert not found.notices


def test_values_that_the_hierarchy_does_not_name_stay_and_are_told_by_their_number():
    records = coded_table({"diag": ["A01", "C99", "B20", "C99", "D10"]})
    found = with_levels(records, {"diag": TREE})
    assert values_of(found, "diag.block") == ["A0", "C99", "B2", "C99", "D10"]
    assert found.categories["diag.chapter"] == ("second", "first", "C99", "D10")
    (notice,) = found.notices
    assert "not in its hierarchy: 2, in 3 of the records." in str(notice)
    assert "C99" not in str(notice)
    assert unknown_values(TREE, records.categories["diag"]) == ("C99", "D10")


def test_an_empty_label_is_missing():
    some = Hierarchy("diag", ("A00", "A01", "B20"), (HierarchyLevel("known", ("A", "", "B")),))
    found = with_levels(RECORDS, {"diag": some})
    assert values_of(found, "diag.known") == [None, None, "B", "A"]


def test_geography_is_a_column_with_levels_and_the_regions_of_runs():
    areas = layer(("a", "b", "c"), fsa=("K1A", "K1B", "K1A"), province=("ON", "ON", "QC"))
    # The records know only the areas that occur, in another order.
    records = coded_table({"sex": ["F", "M", "F"]}, areas=[0, 1, -1], area_ids=["c", "a"])
    found = with_levels(records, {}, areas=areas, more={"run 3": np.array([1, -1, 0])})
    assert set(found.columns) == {
        "sex",
        "geography",
        "geography.fsa",
        "geography.province",
        "geography.run 3",
    }
    assert values_of(found, "geography") == ["c", "a", None]
    assert values_of(found, "geography.fsa") == ["K1A", "K1A", None]
    assert values_of(found, "geography.province") == ["QC", "ON", None]
    assert values_of(found, "geography.run 3") == ["1", "2", None]


def test_geography_may_have_a_hierarchy_of_its_own():
    records = coded_table({"sex": ["F", "M"]}, areas=[0, 1], area_ids=["a", "b"])
    own = Hierarchy("geography", ("a", "b"), (HierarchyLevel("zone", ("north", "south")),))
    found = with_levels(records, {"geography": own})
    assert values_of(found, "geography.zone") == ["north", "south"]


def test_only_the_columns_that_are_wanted_are_made():
    found = with_levels(RECORDS, {"diag": TREE}, only={"diag.chapter"})
    assert found.columns == ("sex", "diag", "diag.chapter")


def test_a_hierarchy_of_a_column_that_was_not_read_is_passed_over():
    assert with_levels(RECORDS, {"x": Hierarchy("x", ("1",))}).columns == RECORDS.columns


def test_levels_without_their_table_are_no_columns_and_cannot_be_protected():
    bare = KeptHierarchy.of(TREE).bare()
    found = with_levels(RECORDS, {"diag": bare})
    assert found.columns == RECORDS.columns
    assert not found.notices
    design = CellDesign((LevelledVariable("diag", ("diag", "diag.block"), released=1),), k=2)
    with pytest.raises(VbasError, match=r"no column or level diag\.block"):
        finish(suppress(found, design))


def test_a_level_called_as_a_column_is_refused():
    records = coded_table({"diag": ["A00"], "diag.block": ["A"]})
    with pytest.raises(VbasError, match=r"have a column diag\.block already"):
        with_levels(records, {"diag": TREE})


def test_levels_of_a_tree_are_in_order():
    records = with_levels(RECORDS, {"diag": TREE})
    levels = ("diag", "diag.block", "diag.chapter")
    assert ordered_of(records, levels) == (True, True)


def test_table_6_is_not_in_order():
    records = coded_table(
        {"MRDx": ["B022", "B022", "C793", "C793"], "CMG": ["013", "033", "013", "033"]}
    )
    assert ordered_of(records, ("MRDx", "CMG")) == (False,)


def test_where_the_finer_value_is_missing_the_coarser_must_be():
    told = coded_table({"block": ["A", None], "chapter": ["I", "II"]})
    assert not fixing(told, "block", "chapter").holds
    silent = coded_table({"block": ["A", None, "B"], "chapter": ["I", None, None]})
    assert fixing(silent, "block", "chapter").holds


def test_columns_of_harbour_are_a_tree_and_its_back_is_none():
    import pandas as pd

    table = pd.read_parquet(vector_cases.FOLDER / "harbour" / "records.parquet")
    records = coded_table(
        {
            name: [None if pd.isna(value) else str(value) for value in table[name]]
            for name in ("diag", "block", "chapter")
        }
    )
    assert ordered_of(records, ("diag", "block", "chapter")) == (True, True)
    assert ordered_of(records, ("chapter", "diag")) == (False,)


def test_an_unknown_column_is_named():
    with pytest.raises(VbasError, match="no column or level block"):
        ordered_of(RECORDS, ("diag", "block"))
