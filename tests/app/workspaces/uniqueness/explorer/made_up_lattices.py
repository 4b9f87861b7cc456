"""Counts of combinations by a formula, for as many variables as wanted."""

import numpy as np

from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.layout import all_masks

NAMES = ("age", "sex", "geography", "language", "marital", "income", "schooling", "job")
RECORDS = 10_000


def made_up(n, sizes_counted=(), minimal=True):
    """``n`` variables, the first ones dearer; all counted, or combinations of some sizes."""
    names = NAMES[:n] if n <= len(NAMES) else tuple(f"v{i}" for i in range(n))
    masks = all_masks(n)
    weights = 2 ** np.arange(n)[::-1] if n <= 8 else np.arange(n, 0, -1)
    weight = sum((masks >> i & 1) * int(weights[i]) for i in range(n))
    size = np.bitwise_count(masks)
    in_sets = weight * size**2 * RECORDS // (int(weights.sum()) * n**2)
    counted = np.isin(size, sizes_counted) if sizes_counted else np.ones(len(masks), bool)
    counts = [np.where(counted, of, 0) for of in (in_sets + 1, in_sets // 3, in_sets, in_sets // 2)]
    alone = np.where(counted, in_sets // 7, 0) if minimal else None
    return Lattice(names, 5, RECORDS, masks, counted, *counts, alone)
