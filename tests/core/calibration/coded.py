"""Small coded records for the tests of calibration."""

from __future__ import annotations

import numpy as np

from core.coded_records import CodedRecords


def coded(**columns) -> CodedRecords:
    """Columns of codes; -1 is missing."""
    rows, categories = [], {}
    for name, codes in columns.items():
        of = np.asarray(codes, np.int32)
        n = int(of.max(initial=-1)) + 1
        rows.append(np.where(of < 0, n, of).astype(np.int32))
        categories[name] = tuple(f"{name}{i}" for i in range(n))
    n_categories = {name: len(of) for name, of in categories.items()}
    return CodedRecords(tuple(columns), np.array(rows), categories, n_categories)


def drawn(n: int, seed: int = 1, **categories: int) -> CodedRecords:
    """``n`` records; each column has so many categories, the first of which are common."""
    rng = np.random.default_rng(seed)
    shares = {name: 1 / np.arange(1, of + 1) for name, of in categories.items()}
    codes = {
        name: rng.choice(len(of), n, p=of / of.sum()).astype(np.int32)
        for name, of in shares.items()
    }
    all_of = {name: tuple(f"{name}{i}" for i in range(of)) for name, of in categories.items()}
    return CodedRecords(tuple(categories), np.array(list(codes.values())), all_of, categories)
