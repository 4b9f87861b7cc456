"""Records of people who may have several, and every combination counted plainly with pandas."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pandas as pd
from hypothesis import strategies as st

from core.coded_records import CodedRecords

Row = tuple[int, ...]
Counts = tuple[int, int, int, int, int]


def coded_people(
    rows: Sequence[Row],
    persons: Sequence[int],
    n_codes: Sequence[int],
    areas: Sequence[int] | None = None,
    n_areas: int = 4,
) -> CodedRecords:
    """Records in v0, v1 ..., and in areas where these are given; the last code is missing."""
    names = tuple(f"v{i}" for i in range(len(n_codes)))
    codes = np.array(rows, np.int32).reshape(len(rows), len(n_codes)).T
    return CodedRecords(
        names,
        np.ascontiguousarray(codes),
        {
            name: tuple(f"c{j:02}" for j in range(n - 1))
            for name, n in zip(names, n_codes, strict=True)
        },
        {name: n - 1 for name, n in zip(names, n_codes, strict=True)},
        areas=None if areas is None else np.array(areas, np.int32),
        area_ids=None
        if areas is None
        else np.array([f"A{i}" for i in range(n_areas)], dtype=object),
        persons=np.array(persons, np.int32),
    )


def plain(rows: Sequence[Row], persons: Sequence[int], set_size: int) -> dict[int, Counts]:
    """{mask: (classes, unique, in sets, set classes, minimal)}: distinct people of each class."""
    q = len(rows[0])
    table = pd.DataFrame(np.array(rows).reshape(len(rows), q))
    table["who"] = persons
    found: dict[int, Counts] = {}
    alone: dict[int, set[int]] = {}
    for mask in sorted(range(1, 1 << q), key=int.bit_count):
        by = table.groupby([j for j in range(q) if mask >> j & 1])["who"]
        sizes, size_of_record = by.nunique(), by.transform("nunique")
        alone[mask] = set(table["who"][size_of_record == 1])
        in_sets = set(table["who"][size_of_record <= set_size])
        part = [of for other, of in alone.items() if other != mask and other & mask == other]
        found[mask] = (
            len(sizes),
            len(alone[mask]),
            len(in_sets),
            int((sizes <= set_size).sum()),
            len(alone[mask].difference(*part)),
        )
    return found


@st.composite
def people(
    draw: st.DrawFn, most_codes: int = 4, most_records: int = 30
) -> tuple[list[Row], list[int], list[int]]:
    """(rows, persons, numbers of codes): several records a person, alike or not."""
    n_codes = draw(st.lists(st.integers(2, most_codes), min_size=1, max_size=5))
    row = st.tuples(*(st.integers(0, n - 1) for n in n_codes))
    rows = draw(st.lists(row, min_size=1, max_size=most_records))
    most = draw(st.sampled_from([0, 2, len(rows) // 2, len(rows) - 1]))
    who = draw(st.lists(st.integers(0, most), min_size=len(rows), max_size=len(rows)))
    return rows, pd.factorize(np.array(who))[0].tolist(), n_codes
