"""Small counted records for tests: by hand, and by hypothesis."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from hypothesis import strategies as st

from core.record_uniqueness.distinct import NUMBER, CountedVariable, DistinctRecords, VariableLevel

NAMES = ("age", "sex", "race", "geography")


def variables(n_ages: int = 12, n_races: int = 4, n_places: int = 6) -> tuple[CountedVariable, ...]:
    """Age in years, sex, race, and geography with two levels that hold one another."""
    fine = np.arange(n_places, dtype=np.int32) // 2
    coarse = np.arange(n_places, dtype=np.int32) // 4
    levels = (
        VariableLevel("fsa", fine, tuple(f"F{i}" for i in range(int(fine.max()) + 1))),
        VariableLevel("province", coarse, tuple(f"P{i}" for i in range(int(coarse.max()) + 1))),
    )
    return (
        CountedVariable("age", tuple(str(i) for i in range(n_ages)), NUMBER, 1.0),
        CountedVariable("sex", ("f", "m")),
        CountedVariable("race", tuple(f"race {i}" for i in range(n_races))),
        CountedVariable(
            "geography", tuple(f"A{i}" for i in range(n_places)), "geography", None, levels
        ),
    )


def records_of(
    rows: Sequence[Sequence[int]],
    counts: Sequence[int] | None = None,
    areas: Sequence[int] | None = None,
    of: tuple[CountedVariable, ...] | None = None,
) -> DistinctRecords:
    """Rows of codes in age, sex, race, geography; each one record unless counts are given."""
    chosen = of or variables()
    codes = np.array(rows, np.int32).reshape(len(rows), len(chosen)).T
    many = np.ones(len(rows), np.int32) if counts is None else np.array(counts, np.int32)
    places = None if areas is None else np.array(areas, np.int32)
    return DistinctRecords(chosen, np.ascontiguousarray(codes), many, places)


@st.composite
def counted_records(draw: st.DrawFn, most_rows: int = 40) -> DistinctRecords:
    """Records with missing values, alike rows, and areas of which some are not known."""
    of = variables(draw(st.integers(2, 12)), draw(st.integers(2, 6)), draw(st.integers(2, 8)))
    row = st.tuples(*(st.integers(0, len(v.categories)) for v in of))
    rows = draw(st.lists(row, min_size=1, max_size=most_rows))
    counts = draw(st.lists(st.integers(1, 7), min_size=len(rows), max_size=len(rows)))
    areas = draw(st.lists(st.integers(-1, 4), min_size=len(rows), max_size=len(rows)))
    return records_of(rows, counts, areas, of)
