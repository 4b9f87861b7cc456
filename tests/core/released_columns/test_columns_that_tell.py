"""What kept columns tell of hidden values, against plain pandas."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.io.records.row_codes import kept_of
from core.released_columns.groups import Groups, Kept, together
from core.released_columns.telling import Hidden, Told, told_of

RANDOM = np.random.default_rng(7)
NUMBERS = RANDOM.permutation(4000)
PLACES = RANDOM.integers(0, 40, 4000) * 7 + 100
SHUFFLED = RANDOM.permutation(PLACES)
WEIGHTS = RANDOM.normal(70, 12, 4000)

KEPT = ("x", "y", "z")
small = st.integers(0, 3)
rows = st.lists(st.tuples(small, small, small, small, small, small), min_size=1, max_size=30)


def column(name: str, values: pd.Series) -> Kept:
    codes, found = pd.factorize(values, sort=True)
    return Kept(name, np.where(codes < 0, len(found), codes), len(found))


def areas_of(frame: pd.DataFrame) -> Hidden:
    region = column("", frame["region"]).groups
    alike = column("", frame["ec"]).groups.within(region)
    every = np.ones(len(frame), dtype=bool)
    return Hidden("area", frame["area"].to_numpy(), every, every, (region, alike))


def plainly(frame: pd.DataFrame, kept: list[str]) -> int:
    """Records told, as methods say it: one candidate left, several without the kept columns."""
    told = np.zeros(len(frame), dtype=bool)
    for context in (["region"], ["region", "ec"]):
        before = frame.groupby(context)["area"].transform("nunique")
        after = frame.groupby([*context, *kept], dropna=False)["area"].transform("nunique")
        told |= ((before > 1) & (after == 1)).to_numpy()
    return int(told.sum())


@settings(max_examples=40)
@given(rows)
def test_as_counted_plainly(of: list[tuple[int, ...]]) -> None:
    frame = pd.DataFrame(of, columns=["region", "ec", "area", *KEPT])
    frame["area"] += 10 * frame["region"]
    frame.loc[frame["z"] == 3, "z"] = np.nan  # none is a value too: the release shows it
    hidden = areas_of(frame)
    for size in (1, 2, 3):
        for names in combinations(KEPT, size):
            joint = together((column(name, frame[name]).groups for name in names), len(frame))
            assert np.count_nonzero(hidden.told_by(joint)) == plainly(frame, list(names))


def test_two_halves_that_tell_nothing_alone() -> None:
    frame = pd.DataFrame({"area": np.repeat(range(4), 6), "region": 0, "ec": [*range(3)] * 8})
    frame["first"], frame["second"] = frame["area"] // 2, frame["area"] % 2
    frame["free"] = 1
    names = ("free", "first", "second")
    found = told_of(areas_of(frame), [column(name, frame[name]) for name in names])
    assert found == Told("area", ("first", "second"), 24, 24, 24, 24)


def test_the_id_of_an_area_is_told_even_where_each_class_lives_in_one() -> None:
    frame = pd.DataFrame({"area": np.repeat([0, 1], 9), "region": 0, "ec": np.repeat([0, 1], 9)})
    assert told_of(areas_of(frame), [column("id", frame["area"])]) is not None
    assert told_of(areas_of(frame), [column("same", frame["region"])]) is None


def test_a_region_of_one_area_hides_none() -> None:
    frame = pd.DataFrame({"area": [0, 0, 1, 1], "region": [0, 0, 1, 1], "ec": 0})
    assert told_of(areas_of(frame), [column("id", frame["area"])]) is None


@given(rows)
def test_sizes_count_distinct_persons(of: list[tuple[int, ...]]) -> None:
    frame = pd.DataFrame(of, columns=["a", "b", "c", "d", "e", "person"])
    groups = together((column("", frame[name]).groups for name in "abc"), len(frame))
    by = frame.groupby(["a", "b", "c"])["person"]
    assert groups.sizes().tolist() == by.transform("size").tolist()
    assert groups.sizes(frame["person"].to_numpy()).tolist() == by.transform("nunique").tolist()


def test_many_columns_of_many_values_stay_apart() -> None:
    rng = np.random.default_rng(1)
    frame = pd.DataFrame({name: rng.integers(0, 1 << 30, 500) for name in "abcdef"})
    frame = pd.concat([frame, frame.iloc[:100]], ignore_index=True)
    joint = together((Groups(frame[name].to_numpy(), 1 << 30) for name in frame), len(frame))
    assert sorted(joint.sizes().tolist()) == [1] * 400 + [2] * 200


@pytest.mark.parametrize(
    ("values", "tells"),
    [
        (NUMBERS * 1000 + PLACES, True),
        (NUMBERS + PLACES / 1000, True),
        ([f"P{n}-{of}" for n, of in zip(NUMBERS, PLACES, strict=True)], True),
        (NUMBERS * 1000 + RANDOM.permutation(PLACES), False),
        (RANDOM.normal(size=4000), False),
        ([f"{n:04d}{of}{n:04d}" for n, of in zip(NUMBERS, PLACES, strict=True)], True),
        ([f"{n}-{of ^ 341:03d}/{n:04d}" for n, of in zip(NUMBERS, PLACES, strict=True)], True),
        (NUMBERS * 10**6 + PLACES * 1000 + RANDOM.permutation(PLACES), True),
        (((WEIGHTS.view(np.int64) >> 12 << 12) | PLACES).view(np.float64), True),
        (NUMBERS << 12 | PLACES, True),
        ([f"{n:04d}{of}{n:04d}" for n, of in zip(NUMBERS, SHUFFLED, strict=True)], False),
    ],
)
def test_area_within_values_that_no_two_records_share(values, tells: bool) -> None:
    area = PLACES // 7
    frame = pd.DataFrame({"area": area, "region": area // 10, "ec": 0})
    keys = pa.array(values).dictionary_encode()
    kept = kept_of("id", keys.dictionary, np.asarray(keys.indices))
    assert (told_of(areas_of(frame), [kept]) is not None) is tells
