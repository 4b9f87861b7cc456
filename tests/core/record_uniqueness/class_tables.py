"""Small class tables, and their combinations counted one record at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np

from core.record_uniqueness.distinct import ClassTable


def table_of(
    rows: Sequence[Sequence[int]],
    counts: Sequence[int] | None = None,
    n_codes: Sequence[int] | None = None,
    n_variables: int | None = None,
) -> ClassTable:
    """Rows of codes, each one record unless counts are given."""
    n = n_variables if n_variables is not None else len(rows[0])
    codes = np.array(rows, np.int32).reshape(len(rows), n).T
    if n_codes is None:
        n_codes = [int(row.max(initial=0)) + 1 for row in codes]
    many = np.ones(len(rows), np.int32) if counts is None else np.array(counts, np.int32)
    names = tuple(f"v{i}" for i in range(n))
    return ClassTable(names, np.ascontiguousarray(codes), tuple(n_codes), many)


def one_by_one(table: ClassTable, set_size: int) -> dict[int, tuple[int, int, int, int, int]]:
    """{mask: (classes, unique, in sets, set classes, minimal)}, by counting in plain Python."""
    q = len(table.names)
    records = [
        tuple(table.codes[:, i].tolist()) for i, n in enumerate(table.counts) for _ in range(n)
    ]
    found, alone = {}, {}
    for mask in sorted(range(1, 1 << q), key=int.bit_count):
        parts = [tuple(r[j] for j in range(q) if mask >> j & 1) for r in records]
        sizes = Counter(parts)
        alone[mask] = {i for i, part in enumerate(parts) if sizes[part] == 1}
        smaller = [of for other, of in alone.items() if other != mask and other & mask == other]
        small = [n for n in sizes.values() if n <= set_size]
        minimal = alone[mask].difference(*smaller)
        found[mask] = (len(sizes), len(alone[mask]), sum(small), len(small), len(minimal))
    return found
