"""Small counts are not told: the rule, and what goes by it."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.colours import Legend, LegendEntry
from core.small_counts import ALL_TOLD, are_small, is_small, stage_without_small, without_small
from core.steps import Stage
from core.tables.base import COUNT, SHARE, Column, Table


@pytest.mark.parametrize(
    ("count", "least", "small"),
    [(0, 5, False), (1, 5, True), (4, 5, True), (5, 5, False), (1, ALL_TOLD, False), (3, 1, False)],
)
def test_small_is_above_nothing_and_below_the_least(count, least, small):
    assert is_small(count, least) is small
    assert are_small(np.array([count]), least).tolist() == [small]


@given(st.lists(st.integers(0, 40), max_size=30), st.integers(1, 30))
def test_no_small_count_is_left_and_all_others_stay(counts, least):
    counts = np.array(counts, dtype=np.int64)
    left, small = without_small(counts, counts, least)
    told = left[~small]
    assert not ((told > 0) & (told < least)).any()
    np.testing.assert_array_equal(told, counts[~small])
    assert np.isnan(left[small].astype(float)).all()
    assert small.tolist() == [0 < n < least for n in counts.tolist()]


def test_a_share_goes_with_the_count_behind_it():
    lost = np.array([0, 3, 50])
    share = Column("share", "Share", lost / 100.0, SHARE, "%", counts=lost)
    other = Column("other", "Other", np.array([1.0, 2.0, 3.0]))
    table = Table("regions", (share, other), np.arange(3))
    shown = table.shown_from(5)
    np.testing.assert_array_equal(shown.by_name["share"].values, [0.0, np.nan, 0.5])
    assert [shown.by_name["share"].is_hidden(row) for row in range(3)] == [False, True, False]
    assert shown.by_name["other"] is other
    assert shown.shown_from(5) is shown
    assert table.shown_from(ALL_TOLD) is table
    assert table.shown_from(3) is table  # three are enough there


def test_a_legend_of_records_names_no_small_count():
    entries = tuple(LegendEntry(i, low, high) for i, (low, high) in enumerate([(1, 1), (2, 3)]))
    entries += (LegendEntry(2, 4, 9), LegendEntry(3, 10, 20))
    legend = Legend("Records", "records", entries, of_records=True)
    assert legend.shown_from(5).texts(str) == ["<\u202f5", "", "≤\u202f9", "10 – 20"]
    assert legend.shown_from(5).ends(str) == ("<\u202f5", "20")
    assert legend.texts(str) == ["1", "2 – 3", "4 – 9", "10 – 20"]
    people = Legend("People", "people", entries)
    assert people.shown_from(5) is people


def test_counts_in_a_column_become_numbers_that_files_leave_empty():
    from core.io.table_export import as_text

    records = np.array([0, 4, 12])
    column = Column("records", "Records", records, COUNT, "records", counts=records)
    assert as_text((column.shown_from(5),), np.arange(3)).split("\n")[1:4] == ["0", '""', "12"]


def test_why_a_search_ended_tells_no_anonymity_that_is_too_small():
    one = Stage("1 region at anonymity {at:,}", at=3)
    many = Stage("{n:,} regions at anonymity {at:,}", n=7, at=4)
    ended = Stage(
        "stopped; {one} ({by}), {many}", one=one, by=Stage("1 bottleneck class"), many=many
    )
    assert stage_without_small(ended, 4) == (
        "stopped; 1 region at an anonymity below 4 (1 bottleneck class), 7 regions at anonymity 4"
    )
    assert "7 regions at an anonymity below 5" in stage_without_small(ended, 5)
    assert stage_without_small(ended, ALL_TOLD) == ended
    assert stage_without_small("no improving move", 5) == "no improving move"
