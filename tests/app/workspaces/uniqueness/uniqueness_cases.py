"""Records, counts and answers for the tests of the workspace: by hand, by a formula, counted."""

from dataclasses import replace
from itertools import product

import numpy as np

from core.record_uniqueness.distinct import CountedVariable, DistinctRecords
from core.record_uniqueness.examine import examine
from core.record_uniqueness.findings import Examination, Verdict, Weights
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.layout import all_masks
from core.record_uniqueness.question import Question
from core.steps import finish

COUNTS = ("classes", "unique", "in_sets", "set_classes")
NAMES = ("age", "sex", "geography", "language", "marital", "income", "schooling", "job")
RECORDS = 10_000


def lattice(names=("age", "sex"), unique=(0, 0, 3), in_sets=(2, 0, 9), n_records=100):
    """Counts of the combinations of variables, in the order of their masks for two of them."""
    masks = np.array(sorted(range(1, 2 ** len(names)), key=lambda m: (m.bit_count(), m)))
    unique = np.array(unique, dtype=np.int64)
    return Lattice(
        names=tuple(names),
        set_size=5,
        n_records=n_records,
        masks=masks.astype(np.int64),
        counted=np.ones(len(masks), dtype=bool),
        classes=np.maximum(unique, 1) * 4,
        unique=unique,
        in_sets=np.array(in_sets, dtype=np.int64),
        set_classes=np.maximum(unique, 1),
    )


def examination(question=None, of=None, seconds=0.01):
    """What came out of a question."""
    of = of or lattice()
    question = question or Question(variables=of.names)
    verdict = Verdict(
        of.n_records, int(of.unique[-1]), int(of.in_sets[-1]), 20, 8, len(of), 2, 0.2, 0.05
    )
    n = len(of.names)
    weights = Weights(
        of.names, np.ones(n), np.full(n, np.nan), 0.0, np.nan, 1.0, 2, len(of) - 2, True
    )
    return Examination(
        question, tuple(3 for _ in of.names), of.names, of, weights, verdict, (), seconds
    )


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


def distinct(n_variables=3, seed=7, n_records=400, names=()):
    """Records of variables with 12, 6, 4, 3, 2, 2 ... categories, in steps where there are many."""
    rng = np.random.default_rng(seed)
    sizes = [12, 6, 4, 3, *[2] * n_variables][:n_variables]
    names = names or ["age", "county", "site", "race", *[f"x{i}" for i in range(20)]][:n_variables]
    variables = tuple(
        CountedVariable(name, tuple(str(5 * i) for i in range(size)), "number", 5.0)
        for name, size in zip(names, sizes, strict=True)
    )
    rows = np.stack([rng.binomial(size - 1, 0.3, n_records) for size in sizes])
    codes, counts = np.unique(rows, axis=1, return_counts=True)
    return DistinctRecords(variables, codes.astype(np.int32), counts.astype(np.int32))


def full(names, sizes):
    """One record of every combination of categories: all are unique by all variables."""
    codes = np.array(list(product(*map(range, sizes))), dtype=np.int32).T
    variables = tuple(
        CountedVariable(name, tuple(map(str, range(size))))
        for name, size in zip(names, sizes, strict=True)
    )
    return DistinctRecords(variables, codes, np.ones(codes.shape[1], dtype=np.int32))


def examined(of=None, question=None):
    """What comes out."""
    of = of or distinct()
    return finish(examine(of, question or Question(tuple(v.name for v in of.variables))))


def partly(of, n):
    """The counts when only the first of the combinations are counted."""
    counted = np.arange(len(of)) < n
    known = {name: np.where(counted, getattr(of, name), 0) for name in COUNTS}
    return replace(of, counted=counted, minimal=None, **known)
