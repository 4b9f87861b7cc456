from __future__ import annotations

import numpy as np
import pytest

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.risk.exposure import exposure_of
from core.steps import finish
from tests.core.risk.risk_records import blanked, coded

AREAS = np.array([0, 0, 1, 1, 1, -1], np.int32)


@pytest.fixture
def records() -> CodedRecords:
    return coded(
        {"age": ["a", "a", "a", "b", "b", "c"], "sex": ["f", "f", "m", "m", None, "f"]},
        areas=AREAS,
        area_ids=np.array(["1", "2", "3"], object),
    )


def test_the_smallest_class_over_all_combinations(records: CodedRecords) -> None:
    found = finish(exposure_of(records, [("age",), ("sex",)]))
    # age: 3, 3, 3, 2, 2, 1; sex: 3, 3, 2, 2, missing tells nothing, 3.
    assert found.before.tolist() == [3, 3, 2, 2, 2, 1]
    assert found.after is found.before or found.after.tolist() == found.before.tolist()
    assert found.at_risk(3) == (4, 4)
    assert found.at_risk(1) == (0, 0)


def test_what_shows_nothing_is_no_risk(records: CodedRecords) -> None:
    suppression = blanked(records, {"age": [3, 4, 5], "sex": [2, 3]})
    found = finish(exposure_of(records, [("age", "sex")], suppression))
    # Before: a+f 2, a+m 1, b+m 1, b+missing 1, c+f 1.
    assert found.before.tolist() == [2, 2, 1, 1, 1, 1]
    # After: a+f, a+blank, then nothing shown twice (one missing, one blank), blank+f.
    assert found.after.tolist() == [2, 2, 1, 6, 6, 1]
    assert found.at_risk(2) == (4, 2)
    (before,), (after,) = found.classes_before, found.classes_after
    assert (before.sizes.tolist(), before.records.tolist()) == ([1, 2], [4, 2])
    assert (after.sizes.tolist(), after.records.tolist()) == ([1, 2], [2, 2])
    assert (before.at_risk(2), after.at_risk(2), after.smallest) == (4, 2, 1)


def test_by_area_and_by_region(records: CodedRecords) -> None:
    suppression = blanked(records, {"age": [3, 4, 5], "sex": [2, 3]})
    found = finish(exposure_of(records, [("age", "sex")], suppression))
    by_area = found.by_area(2)
    assert by_area is not None
    assert by_area.records.tolist() == [2, 3, 0]
    assert by_area.before.tolist() == [0, 3, 0]
    assert by_area.after.tolist() == [0, 1, 0]
    assert by_area.elsewhere == 1
    assert by_area.share(after=True)[:2].tolist() == [0, 1 / 3]
    assert np.isnan(by_area.share(after=False)[2])

    regions = by_area.of_regions(np.array([0, 0, -1]), 1)
    assert (regions.records.tolist(), regions.before.tolist()) == ([5], [3])
    assert regions.elsewhere == 1
    lost = by_area.of_regions(np.array([0, -1, 0]), 1)
    assert (lost.records.tolist(), lost.elsewhere) == ([2], 4)


def test_records_without_areas_have_no_map() -> None:
    records = coded({"age": ["a", "b"]})
    assert finish(exposure_of(records, [("age",)])).by_area(2) is None


def test_unknown_columns_are_said(records: CodedRecords) -> None:
    with pytest.raises(VbasError, match="no column income"):
        finish(exposure_of(records, [("income",)]))
