"""Examinations of small files of records, really counted."""

from dataclasses import replace
from itertools import product

import numpy as np

from core.record_uniqueness.distinct import CountedVariable, DistinctRecords
from core.record_uniqueness.examine import examine
from core.record_uniqueness.question import Question
from core.steps import finish

COUNTS = ("classes", "unique", "in_sets", "set_classes")


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


def show(panel, of=None, stale=False, **nexts):
    of = of or examined()
    panel.show_examination(of, stale)
    panel.weights.show_nexts({name: ("as it is", after) for name, after in nexts.items()})
    return of
