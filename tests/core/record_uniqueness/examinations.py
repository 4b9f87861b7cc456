"""Examinations for tests, from records by hand."""

from __future__ import annotations

import numpy as np

from core.record_uniqueness.distinct import CountedVariable, DistinctRecords
from core.record_uniqueness.examine import examine
from core.record_uniqueness.question import Question
from core.steps import finish


def distinct_of(columns, **told):
    """Distinct records of columns of small numbers; ``told``: more about a variable by name."""
    names = list(columns)
    codes = np.array([columns[name] for name in names], np.int32)
    rows, counts = np.unique(codes, axis=1, return_counts=True)
    variables = tuple(
        CountedVariable(
            name, tuple(f"{name} {i}" for i in range(codes[k].max() + 1)), **told.get(name, {})
        )
        for k, name in enumerate(names)
    )
    return DistinctRecords(variables, rows.astype(np.int32), counts.astype(np.int32))


def random_records(n=500, seed=4, **sizes):
    """Records whose variables have so many categories, the later ones rarer."""
    rng = np.random.default_rng(seed)
    sizes = sizes or {"sex": 2, "age": 12, "region": 30}
    return distinct_of({name: (of * rng.random(n) ** 3).astype(int) for name, of in sizes.items()})


def examined(distinct, variables=None, *recodes, set_size=5, **shares):
    """What comes out of a question, all variables unless they are named."""
    names = variables or tuple(of.name for of in distinct.variables)
    return finish(examine(distinct, Question(tuple(names), tuple(recodes), set_size), **shares))
