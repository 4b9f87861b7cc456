"""Random records of persons with several, for comparison with plain counts of distinct persons."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace

import numpy as np
from hypothesis import strategies as st

from core.coded_records import CodedRecords, numbered
from core.suppression.cells.protection import COMBINATIONS, COMPLETE
from core.suppression.cells.result import CellSuppression
from tests.core.suppression.plain_suppression import BLANK, coded

NAMES = ("a", "b", "c", "d")


def with_persons(records: CodedRecords, persons: Iterable[object]) -> CodedRecords:
    """The records with whose they are."""
    return replace(records, persons=numbered(np.unique(list(persons), return_inverse=True)[1]))


def random_visits(seed: int, n: int, sizes: tuple[int, ...], each: float) -> CodedRecords:
    """Records of skewed codes, some missing, of persons who have ``each`` on average."""
    rng = np.random.default_rng(seed)
    values = {name: [f"{i}" for i in range(of)] for name, of in zip(NAMES, sizes, strict=True)}
    rows = [
        [[*values[name], None][min(int(rng.exponential(of / 3)), of)] for name, of in shapes]
        for shapes in [list(zip(NAMES, sizes, strict=True))] * n
    ]
    persons = rng.integers(0, max(1, round(n / each)), n)
    # Many records of a person are alike in some columns.
    for i in range(n):
        if rng.random() < 0.5:
            first = int(np.flatnonzero(persons == persons[i])[0])
            rows[i] = [a if rng.random() < 0.8 else b for a, b in zip(rows[first], rows[i])]  # noqa: B905
    return with_persons(coded(values, rows), persons)


visits = st.builds(
    random_visits,
    st.integers(0, 10**6),
    st.integers(0, 100),
    st.tuples(*[st.integers(1, 7)] * 4),
    st.sampled_from([1.0, 1.6, 3.0, 10.0]),
)
columns = st.lists(st.sampled_from(NAMES), min_size=1, max_size=4, unique=True).map(tuple)
asked = st.fixed_dictionaries(
    {
        "combinations": st.lists(columns, min_size=1, max_size=4).map(tuple),
        "k": st.integers(1, 8),
        "weights": st.dictionaries(st.sampled_from(NAMES), st.sampled_from([0.1, 0.5, 0.8, 1.0])),
        "follow": st.dictionaries(st.sampled_from(NAMES), columns, max_size=3),
        "algorithm": st.sampled_from([COMBINATIONS, COMPLETE]),
        "single_pass": st.booleans(),
    }
)


def small_classes(
    records: CodedRecords, made: CellSuppression, combination: tuple[str, ...], k: int
) -> dict[tuple[int, ...], list[int]]:
    """Classes of fewer than k distinct persons that show a value, and their records."""
    codes = []
    for name in combination:
        blanked = made.blanked(name) if name in made.columns else np.zeros(len(records), bool)
        codes.append(np.where(blanked, BLANK, records.codes[records.columns.index(name)]))
    classes: dict[tuple[int, ...], list[int]] = defaultdict(list)
    for i, key in enumerate(zip(*[of.tolist() for of in codes], strict=True)):
        classes[key].append(i)
    persons = np.arange(len(records)) if records.persons is None else records.persons
    return {
        key: of
        for key, of in classes.items()
        if len({int(persons[i]) for i in of}) < k
        and any(
            c not in (BLANK, len(records.categories[n]))
            for n, c in zip(combination, key, strict=True)
        )
    }
