"""A level's classes are counted in persons: somebody with several values counts once."""

from __future__ import annotations

import numpy as np

from core.hierarchies.hierarchy import Hierarchy, HierarchyLevel
from core.hierarchies.looked_at import looked_at
from core.suppression.cells.counting import people_in
from tests.core.suppression.person_tables import with_persons
from tests.core.suppression.plain_suppression import coded

TREE = Hierarchy("code", ("A1", "A2", "B1"), (HierarchyLevel("letter", ("A", "A", "B")),))


def test_a_person_with_two_values_of_a_label_counts_once_there() -> None:
    rows = [["A1"], ["A2"], ["A2"], ["B1"], ["B1"]]
    records = with_persons(coded({"code": ["A1", "A2", "B1"]}, rows), [1, 1, 1, 2, 3])
    codes = records.codes[0]
    counts = np.bincount(codes, minlength=4)
    found = looked_at(
        TREE,
        records.categories["code"],
        counts,
        2,
        lambda groups, n: people_in(records, groups[codes].astype(np.int32), n),
    )
    assert [of.smallest for of in found.levels] == [1, 1]
    assert [of.below_k for of in found.levels] == [2, 1]
    assert [of.records_below_k for of in found.levels] == [3, 3]
    assert [of.below_k for of in looked_at(TREE, TREE.values, counts, 2).levels] == [1, 0]
