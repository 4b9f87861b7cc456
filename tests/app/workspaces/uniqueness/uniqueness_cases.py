"""Small answers to questions about uniqueness, by hand."""

import numpy as np

from core.record_uniqueness.findings import Examination, Verdict, Weights
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.question import Question


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
