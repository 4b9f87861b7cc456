"""Small outcomes of a suppression, made by hand."""

import numpy as np

from core.coded_records import CodedRecords
from core.suppression.cells.candidates import BlankCandidates
from core.suppression.cells.loss import Loss
from core.suppression.cells.outcome import Outcome, RecordBaseline
from core.suppression.cells.protection import Protection
from core.suppression.cells.result import CellSuppression
from core.suppression.cells.verify import CombinationCheck, Verification


def coded(columns=("age", "sex"), n=20):
    """Records that all have the first value of every column."""
    return CodedRecords(
        columns=tuple(columns),
        codes=np.zeros((len(columns), n), dtype=np.int32),
        categories=dict.fromkeys(columns, ("a", "b")),
        n_categories=dict.fromkeys(columns, 2),
    )


def made(
    protection=None,
    *,
    n=20,
    cells=(4, 1),
    bits=(9.0, 1.5),
    checks=None,
    rounds=1,
    **of_suppression,
):
    """An outcome with so many cells blanked of each column, from the first record on."""
    protection = protection or Protection((("age", "sex"), ("age",)), 5)
    columns = protection.columns
    blanks = np.zeros(n, dtype=np.uint64)
    for i, some in enumerate(cells):
        blanks[:some] |= np.uint64(1 << i)
    suppression = CellSuppression(
        **(
            {
                "protection": protection,
                "columns": columns,
                "blanks": blanks,
                "moves": (),
                "moles_after_phase_1": tuple(0 for _ in protection.passes),
                "cells_phase_1": 0,
                "rounds": rounds,
                "moles_left": 0,
                "seconds": {"suppressing": 0.5},
            }
            | of_suppression
        )
    )
    lost = Loss(
        n,
        suppression.records_touched,
        dict(suppression.cells),
        dict(zip(columns, bits, strict=True)),
    )
    checks = checks or tuple(
        CombinationCheck(of, 0, 0, protection.k, 0) for of in protection.combinations
    )
    baseline = RecordBaseline(10, 10 * len(columns), 40.0)
    return Outcome(
        coded(columns, n),
        suppression,
        Verification(protection.k, checks),
        lost,
        baseline,
        BlankCandidates({}, protection.k),
    )


def all_blanked(k=5, n=20):
    """Nothing of two columns is left; the first loses most."""
    protection = Protection((("age", "sex"),), k)
    check = CombinationCheck(("age", "sex"), 0, 0, 0, 0)
    return made(protection, n=n, cells=(n, n), bits=(60.0, 20.0), checks=(check,))
